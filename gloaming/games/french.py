"""What core and games refuse, in French: they speak English, and a reader of French is owed the reason too."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.errors import GloamingError

# A value that helps only whoever reads English may be left out.
SENTENCES: Mapping[str, str] = {
    # Records
    "a record has at most {most} characters, this one has {given}": (
        "un fichier de partie a au plus {most} signes, celui-ci {given}"
    ),
    "not a record: the first line is neither {one!r} nor {two!r}": (
        "ce n’est pas une partie : la première ligne n’est ni « {one} » ni « {two} »"
    ),
    "the record was cut short: it does not end with its digest": (
        "le fichier est tronqué : il ne finit pas par son empreinte"
    ),
    "the record was changed after it was written: its digest does not fit its lines": (
        "le fichier a été modifié après coup : son empreinte ne correspond pas à ses lignes"
    ),
    "line {line} of the record should start with '{name}:'": (
        "la ligne {line} du fichier devrait commencer par « {name}: »"
    ),
    "line {line} of the record should hold a number": "la ligne {line} du fichier devrait contenir un nombre",
    "line {line} of the record should hold 64 hexadecimal digits or 'bot' for each seat": (
        "la ligne {line} du fichier devrait contenir 64 chiffres hexadécimaux ou « bot » pour chaque siège"
    ),
    "line 5 of the record should hold options as name=value": (
        "la ligne 5 du fichier devrait contenir des options nom=valeur"
    ),
    "the record has no line that starts with 'end: '": "aucune ligne du fichier ne commence par « end: »",
    "line {line} of the record is no move: a seat, *, or = comes first": (
        "la ligne {line} du fichier n’est pas un coup : elle commence par un siège, * ou ="
    ),
    "line {line} of the record counts {count}, but it holds {moves:move|moves}": (
        "la ligne {line} du fichier compte {count}, le fichier contient {moves:coup|coups}"
    ),
    "line {line} of the record does not say who won": "la ligne {line} du fichier ne dit pas qui a gagné",
    "the record was made under rules version {made} of {game}; this program has version {current}": (
        "la partie suit la version {made} des règles de {game} ; ce programme a la version {current}"
    ),
    "the record was made under rules version {made} of {game}, and parts from version {current}: {error}": (
        "la partie suit la version {made} des règles de {game}, et la version {current} s’en écarte : {error}"
    ),
    # Why a position cannot be is told in the words that positions are written in, which are English.
    "the record starts from a position that cannot be: {error}": (
        "la partie commence par une position impossible ; en anglais : {error}"
    ),
    "move {number} of the record cannot be played: {error}": (
        "le coup {number} du fichier ne peut pas être joué : {error}"
    ),
    "the record's result is not the one its moves lead to": (
        "le résultat inscrit n’est pas celui auquel mènent les coups"
    ),
    "this is not the seed that the record was committed to": (
        "cette graine n’est pas celle annoncée au début de la partie"
    ),
    "the record holds no seed: it is published once the game is over": (
        "le fichier n’a pas de graine : elle est publiée quand la partie est finie"
    ),
    "the seed does not fit the commitment: it is not the one the game was begun with": (
        "la graine ne correspond pas à l’engagement : ce n’est pas celle du début de la partie"
    ),
    "the nonce of seat {seat} does not fit its pledge: it is another one": (
        "le nombre du siège {seat} ne correspond pas à son engagement : c’en est un autre"
    ),
    "move {number}: the record says chance gave {move!r}, the seed gives {drawn!r}": (
        "coup {number} : le fichier dit que le sort a donné « {move} », la graine donne « {drawn} »"
    ),
    "a seed is one line of 1 to {most} printable characters": (
        "une graine est une ligne de 1 à {most} caractères affichables"
    ),
    "the record is no text: it has half a character in it (a lone surrogate)": (
        "le fichier n’est pas un texte : il contient une moitié de caractère (un surrogate isolé)"
    ),
    # Moves
    "there is no action {action}: actions are 0 to {last}": (
        "il n’y a pas d’action {action} : les actions vont de 0 à {last}"
    ),
    "the game is over": "la partie est terminée",
    "chance is played from the seed": "le sort est tiré de la graine",
    "there is no seat {seat}: seats are 0 to {last}": "il n’y a pas de siège {seat} : les sièges vont de 0 à {last}",
    "it is not seat {seat}'s move: the game waits for {waits}": "ce n’est pas au siège {seat} de jouer",
    "cannot read the move {move!r}: {hint}": "« {move} » n’est pas un coup",
    "{move}: {reason}": "{move} : {reason}",
    # Where compiled rules are kept
    "{variable} names {folder}, which cannot be written": "{variable} désigne {folder}, où l’on ne peut pas écrire",
    "{folder} is not a folder of yours alone: remove it, or name another folder in {variable}": (
        "{folder} n’est pas un dossier à vous seul : supprimez-le, ou désignez-en un autre par {variable}"
    ),
    # Options
    "there is no game {name!r}; there are {names}": "il n’y a pas de jeu {name} ; il y a {names}",
    "the game {name!r} of another package cannot be used: {reason}": (
        "le jeu {name}, d’un autre paquet, est inutilisable : {reason}"
    ),
    "{game} has no option {name!r}; it has {names}": "{game} n’a pas d’option {name} ; il a {names}",
    "{given!r} is not a whole number": "« {given} » n’est pas un nombre entier",
    "{given!r} is neither true nor false": "« {given} » n’est ni true ni false",
    "duel is for 2 players, not {given!r}": "Duel se joue à 2, pas à {given}",
    "duel's variant is one of {names}, not {given!r}": "la variante du Duel est une de {names}, et non « {given} »",
    "duel's limit is an even number of duels from 2 to {most}, or none, not {given!r}": (
        "la limite du Duel est un nombre pair de duels, de 2 à {most}, ou none (aucune), et non « {given} »"
    ),
    "duel's memory_aid is true or false, and true for the memory variant only, not {given!r}": (
        "l’aide-mémoire du Duel ne va qu’avec la variante de mémoire"
    ),
    "shamans is for {fewest} to {most} players, not {given!r}": "Shamans se joue de {fewest} à {most}, pas à {given}",
    "shamans' first is a seat from 0 to {last}, or none, not {given!r}": (
        "le premier Guide est un siège de 0 à {last}, ou none (tiré au sort), et non « {given} »"
    ),
    "shamans' track has {least} to {most} spaces, the last the Moon, not {given!r}": (
        "la piste a de {least} à {most} cases, la Lune comprise, et non « {given} »"
    ),
    "shamans' start is a space of the track, from 1 on, not {given!r}": (
        "le départ est une case de la piste, à partir de 1, et non « {given} »"
    ),
    "shamans' start is before the Moon, which is space {moon} of this track, not {given}": (
        "le départ se trouve avant la Lune, case {moon} de cette piste, et non en {given}"
    ),
    "shamans' rituals are seven names joined by commas, not {given!r}": (
        "les rituels sont sept noms séparés par des virgules, et non « {given} »"
    ),
    "shamans' rituals leave {world} without one: name seven, {names}": (
        "le monde {world} reste sans rituel : il en faut sept, pour {names}"
    ),
    "shamans has no ritual {given!r} for {world}: {names}": (
        "« {given} » n’est pas un rituel pour le monde {world} : il y a {names}"
    ),
    "shamans has {worlds} Worlds, and {given} rituals were given": (
        "il y a {worlds} mondes, et {given} rituels sont donnés"
    ),
    "shadow_hunters is for {fewest} to {most} players, not {given!r}": (
        "Shadow Hunters se joue de {fewest} à {most}, pas à {given}"
    ),
    "shadow_hunters' first is a seat from 0 to {last}, or none, not {given!r}": (
        "le premier joueur est un siège de 0 à {last}, ou none (tiré au sort), et non « {given} »"
    ),
    "shadow_hunters' {name} is true or false, not {given!r}": (
        "l’option {name} de Shadow Hunters vaut true ou false, et non « {given} »"
    ),
    "the quick start is for {fewest} and more players, not {given}": (
        "le départ rapide se joue à {fewest} et plus, pas à {given}"
    ),
    "shadow_hunters' edition is one of {names}, not {given!r}": (
        "l’édition de Shadow Hunters est une de {names}, et non « {given} »"
    ),
    "shadow_hunters' expansion is one of {names}, not {given!r}": (
        "l’extension de Shadow Hunters est une de {names}, et non « {given} »"
    ),
}


def told(error: GloamingError, lang: str) -> str:
    """An error in the language of whoever met it."""
    return error.said(lang, SENTENCES if lang == "fr" else {})
