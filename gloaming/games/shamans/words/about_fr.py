"""Shamans in French, said to whoever has not read its rules."""

from __future__ import annotations

from gloaming.core.about import About, BotWords, OptionWords, Term
from gloaming.games.shamans.rules.components import LONGEST_TRACK

FRENCH = About(
    title="Shamans",
    pitch=(
        "Chacun joue une carte, personne n’est tenu de suivre, et toute carte égarée mène l’Ombre un pas plus près de "
        "la Lune. Certains d’entre vous l’y veulent : trouvez qui, avant que la nuit ne soit à eux."
    ),
    minutes=(30, 60),
    options={
        "track": OptionWords(
            "Longueur de la piste de l’Ombre",
            "Le nombre de cases de la piste ; la dernière est la Lune. Par défaut 16, 22 et 48 à 3, 4 et 5 joueurs, "
            "pour que les deux camps gagnent à peu près aussi souvent.",
            "S4",
            (("none", "Conseillée"), *((str(length), f"{length} cases") for length in (12, 16, 22, 30, 36, 48, 60))),
        ),
        "start": OptionWords(
            "Départ du pion",
            "Le numéro de la case d’où le pion part à chaque manche, avant la Lune. Sans numéro, il part du milieu.",
            "S4",
            (("none", "Au milieu"),),
            bounds=(1, LONGEST_TRACK - 1),
        ),
        "rituals": OptionWords(
            "Rituels des Mondes",
            "Ce qu’accomplit celui qui place la dernière carte d’un Monde. Le brun s’ajoute à 4 joueurs, le rouge à 5.",
            "S3",
            (
                ("illumination", "Illumination"),
                ("stabilization", "Stabilisation"),
                ("permutation", "Permutation"),
                ("neutralization", "Neutralisation"),
            ),
            ("Violet", "Bleu", "Vert", "Jaune", "Argent", "Brun", "Rouge"),
        ),
        "first": OptionWords(
            "Premier Guide",
            "Qui a le jeton Premier joueur à la première manche.",
            "S5",
            (("none", "Tiré au sort"), *((str(seat), f"Siège {seat + 1}") for seat in range(5))),
        ),
    },
    bots={
        "random": BotWords("Feuille au vent", "Joue n’importe quelle carte, à chances égales."),
        "heuristic": BotWords("Vieux chaman", "Compte ce que vaut chaque carte et tire des conclusions des vôtres."),
    },
    glossary={
        "purple": Term("Violet, le croissant", "Un Monde de cartes. Son rituel attend sa dernière carte.", "S3"),
        "blue": Term("Bleu, la vague", "Un Monde de cartes. Son rituel attend sa dernière carte.", "S3"),
        "green": Term("Vert, la feuille", "Un Monde de cartes. Son rituel attend sa dernière carte.", "S3"),
        "yellow": Term("Jaune, le soleil", "Un Monde de cartes. Son rituel attend sa dernière carte.", "S3"),
        "silver": Term("Argent, la plume", "Un Monde de cartes. Son rituel attend sa dernière carte.", "S3"),
        "brown": Term("Brun, la montagne", "Un Monde qui s’ajoute à 4 joueurs.", "S3"),
        "red": Term("Rouge, la flamme", "Un Monde qui s’ajoute à 5 joueurs.", "S3"),
        "hand": Term("Votre main", "Toute carte peut être jouée : on n’est jamais tenu de fournir.", "S11"),
        "destination": Term(
            "Destination",
            "Le Monde de la carte du Guide. Ses cartes restent devant leurs joueurs ; toute autre carte avance le pion "
            "d’un pas vers la Lune.",
            "S10",
        ),
        "guide": Term("Guide", "Mène le tour : une carte de son choix, dont le Monde est la Destination.", "S10"),
        "lowest": Term(
            "La plus basse",
            "Quand tous ont joué, la plus basse carte de la Destination prend un Artefact.",
            "S17",
        ),
        "highest": Term(
            "La plus haute",
            "La plus haute carte de la Destination place toutes les cartes, accomplit le rituel si cela complète le "
            "Monde, et mène le tour suivant.",
            "S20",
        ),
        "worlds": Term(
            "Cartes placées",
            "Les cartes à côté de leur Monde, visibles de tous. Qui place la dernière d’un Monde accomplit son rituel.",
            "S13",
        ),
        "track": Term(
            "Piste de l’Ombre",
            "Le chemin du pion vers la Lune. S’il y arrive, les Ombres gagnent aussitôt la manche.",
            "S33",
        ),
        "moon": Term("La Lune", "La dernière case de la piste : le pion y fait gagner la manche aux Ombres.", "S33"),
        "pawn": Term("L’Ombre", "Elle fait un pas pour chaque carte qui n’est pas de la Destination.", "S13"),
        "shaman": Term(
            "Chaman",
            "Les Chamans gagnent la manche quand plus personne n’a de cartes, ou quand la dernière Ombre est "
            "éliminée : 2 points chacun.",
            "S34",
        ),
        "shadow": Term(
            "Ombre", "Les Ombres gagnent la manche quand le pion atteint la Lune : 3 points chacune.", "S33"
        ),
        "role": Term(
            "Rôle",
            "Distribué face cachée à chaque manche. Son détenteur peut le regarder à tout moment ; il compte à la fin.",
            "S7",
        ),
        "dagger": Term(
            "Dague rituelle",
            "Sert à la Neutralisation : défaussez-la et éliminez un autre joueur. Face visible, c’est obligatoire.",
            "S32",
        ),
        "portal": Term(
            "Portail",
            "Défaussez-le à tout moment, même hors de votre tour, pour déplacer le pion d’une case dans un sens ou "
            "dans l’autre.",
            "S25",
        ),
        "shard": Term("Éclat de lune", "Deux ou trois Éclats valent 2 points à la fin de la manche.", "S37"),
        "mask": Term("Masque de vérité", "Qui le prend montre aussitôt son rôle à tous.", "S26"),
        "down": Term(
            "Artefact face cachée",
            "Pris dans la pile ; seul son détenteur le connaît. Il peut servir ou être retourné plus tard.",
            "S18",
        ),
        "slots": Term(
            "Artefacts montrés",
            "La plus basse carte peut prendre l’un ou l’autre ; l’emplacement est aussitôt regarni.",
            "S17",
        ),
        "pile": Term(
            "La pile",
            "On peut prendre la tuile du sommet sans la voir, et la garder face cachée, sauf un Masque de vérité.",
            "S18",
        ),
        "eclipse": Term(
            "Éclipse",
            "Quelque part dans la pile. Quand elle paraît, chacun passe une carte à son voisin du côté de la flèche.",
            "S22",
        ),
        "passed": Term(
            "Carte passée",
            "Celui qui donne et celui qui reçoit la connaissent tant qu’elle est en main ; personne d’autre.",
            "S24",
        ),
        "illumination": Term("Illumination", "Un rituel : prendre 1 point de victoire, acquis définitivement.", "S31"),
        "stabilization": Term(
            "Stabilisation", "Un rituel : reculer le pion de 2 cases, ou prendre un Artefact.", "S29"
        ),
        "permutation": Term(
            "Permutation",
            "Un rituel : échanger sa carte Rôle avec un autre joueur. Les camps changent avec elles.",
            "S30",
        ),
        "neutralization": Term(
            "Neutralisation",
            "Un rituel : avec une Dague rituelle, éliminer un autre joueur de la manche.",
            "S32",
        ),
        "eliminated": Term(
            "Éliminé",
            "Un Chaman éliminé avance le pion d’autant de cases qu’il a de cartes ; la main d’une Ombre éliminée est "
            "placée.",
            "S36",
        ),
        "points": Term(
            "Points de victoire",
            "Avec 8 points ou plus, et seul en tête à la fin d’une manche, vous gagnez.",
            "S41",
        ),
        "cards": Term(
            "Cartes en main",
            "Quand plus aucun joueur en jeu n’a de cartes, les Chamans gagnent la manche.",
            "S34",
        ),
        "marker": Term(
            "Jeton Premier joueur",
            "Son détenteur est le premier Guide ; à chaque manche il passe au voisin de gauche.",
            "S40",
        ),
        "round": Term("Manche", "Rôles, cartes et Artefacts sont redistribués ; seuls les points restent.", "S40"),
    },
)
