"""What the core says of records, in French: it speaks English, and a reader of French is owed the reason too."""

from __future__ import annotations

import importlib
import re

# The core's sentence, and what a reader of French is told. Groups go into the braces.
_SENTENCES = (
    (
        r"a record has at most (\d+) characters, this one has (\d+)",
        "un fichier de partie a au plus {} signes, celui-ci {}",
    ),
    (r"not a record: the first line is not '(.*)'", "ce n’est pas une partie : la première ligne n’est pas « {} »"),
    (
        r"the record was cut short: it does not end with its digest",
        "le fichier est tronqué : il ne finit pas par son empreinte",
    ),
    (
        r"the record was changed after it was written: its digest does not fit its lines",
        "le fichier a été modifié après coup : son empreinte ne correspond pas à ses lignes",
    ),
    (r"line (\d+) of the record should start with '(.*)'", "la ligne {} du fichier devrait commencer par « {} »"),
    (r"line (\d+) of the record should hold a number", "la ligne {} du fichier devrait contenir un nombre"),
    (
        r"line (\d+) of the record should hold options as name=value",
        "la ligne {} devrait contenir des options nom=valeur",
    ),
    (r"the record has no line that starts with 'end: '", "aucune ligne du fichier ne commence par « end: »"),
    (
        r"line (\d+) of the record is no move: a seat, \*, or = comes first",
        "la ligne {} du fichier n’est pas un coup : elle commence par un siège, * ou =",
    ),
    (
        r"line (\d+) of the record counts (.*) moves, but there are (\d+)",
        "la ligne {} du fichier compte {} coups, mais il y en a {}",
    ),
    (r"line (\d+) of the record does not say who won", "la ligne {} du fichier ne dit pas qui a gagné"),
    (
        r"the record was made under rules version (\d+) of (\w+); this program has version (\d+)",
        "la partie suit la version {} des règles de {} ; ce programme a la version {}",
    ),
    (r"move (\d+) of the record cannot be played: (.*)", "le coup {} du fichier ne peut être joué : {}"),
    (
        r"the record's result is not the one its moves lead to",
        "le résultat inscrit n’est pas celui auquel mènent les coups",
    ),
    (
        r"this is not the seed that the record was committed to",
        "cette graine n’est pas celle annoncée au début de la partie",
    ),
    (
        r"the record holds no seed: it is published once the game is over",
        "le fichier n’a pas de graine : elle est publiée quand la partie est finie",
    ),
    (
        r"the seed does not fit the commitment: it is not the one the game was begun with",
        "la graine ne correspond pas à l’engagement : ce n’est pas celle du début de la partie",
    ),
    (
        r"move (\d+): the record says chance gave '(.*)', the seed gives '(.*)'",
        "coup {} : le fichier dit que le sort a donné « {} », la graine donne « {} »",
    ),
    (r"there is no game '(.*)'; there are (.*)", "il n’y a pas de jeu {} ; il y a {}"),
    (r"(\w+) has no option '(.*)'; it has (.*)", "{} n’a pas d’option {} ; il a {}"),
    (r"'(.*)' is not a whole number", "« {} » n’est pas un nombre entier"),
    (r"'(.*)' is neither true nor false", "« {} » n’est ni true ni false"),
    (
        r"duel's memory_aid is true or false, and true for the memory variant only, not .*",
        "memory_aid ne va qu’avec variant=memory",
    ),
    (r"the game is over", "la partie est terminée"),
    (r"there is no seat (\d+): seats are 0 to (\d+)", "il n’y a pas de siège {} : les sièges vont de 0 à {}"),
    (
        r"it is not seat (\d+)'s move: the game waits for (.*)",
        "ce n’est pas au siège {} de jouer : la partie attend {}",
    ),
    (r"cannot read the move '(.*)': .*", "« {} » n’est pas un coup"),
)


def in_french(sentence: str, game: str = "") -> str:
    """A sentence of the core in French; what it does not know stays as it is."""
    for pattern, french in _SENTENCES:
        found = re.fullmatch(pattern, sentence)
        if found:
            return french.format(*(in_french(group, game) for group in found.groups()))
    return _refusal(sentence, game)


def _refusal(sentence: str, game: str) -> str:
    """`place 7 b2: the reason (D6)`: the reasons are the game's, in both languages."""
    found = re.fullmatch(r"([^:]+): (.*?)( \([A-Z]\d[^)]*\))?", sentence)
    if not found or not game:
        return sentence
    texts = importlib.import_module(f"gloaming.games.{game}.texts").TEXTS
    move, reason, clause = found.groups()
    for key, english in texts["en"].items():
        if english == reason:
            return f"{move} : {texts['fr'][key]}{clause or ''}"
    return sentence
