"""Duel of the Shamans, said to whoever has not read its rules."""

from __future__ import annotations

from gloaming.core.about import About, BotWords, OptionWords, Term

_LIMITS = ("none", "12", "24", "40")

ABOUT = {
    "en": About(
        title="Duel of the Shamans",
        pitch=(
            "Bison and Wolf face each other over nine cells, and two masks shown at the same moment decide where they "
            "clash. Read your opponent, win their shells, and bend the board a little after every duel."
        ),
        minutes=(15, 30),
        options={
            "variant": OptionWords(
                "Variant",
                "Base: all pawns are open. Memory: they lie face down once placed, and only duels show them. "
                "Professional: you may place and swap pawns of either side, and two of one side may share a cell.",
                "D16-D26",
                (("base", "Base game"), ("memory", "Memory"), ("professional", "Professional")),
                values="base, memory or professional",
            ),
            "limit": OptionWords(
                "Last duel",
                "The game ends when one side has all 18 shells, or after this many duels: then more shells win.",
                "D15",
                tuple(zip(_LIMITS, ("No limit", "After 12 duels", "After 24 duels", "After 40 duels"), strict=True)),
                values="none, or an even number of duels from 2 to 400",
            ),
            "memory_aid": OptionWords(
                "Memory aid",
                "For the memory variant only: the table keeps showing you what you have seen.",
                "D20",
                (("false", "Off: remember by yourself"), ("true", "On")),
                values="true or false",
            ),
        },
        bots={
            "random": BotWords("Leaf in the wind", "Takes any move, each as likely as the others."),
            "matrix": BotWords(
                "Old shaman", "Weighs every duel exactly and mixes its masks so that nobody can read it."
            ),
        },
        glossary={
            "board": Term(
                "The board", "Nine cells, rows 1-3 and columns a-c, the same way round for both sides.", "D1"
            ),
            "bison": Term("Bison", "Bison's masks name rows. Bison places first and swaps after every odd duel.", "D3"),
            "wolf": Term("Wolf", "Wolf's masks name columns. Wolf swaps after every even duel.", "D3"),
            "pawn": Term(
                "Pawn", "Each side has nine, one of each value 1-9. On a cell the higher value wins the duel.", "D2"
            ),
            "hidden": Term(
                "Face-down pawn", "Its side is known, its value must be remembered until a duel shows it.", "D16"
            ),
            "reserve": Term(
                "Reserve", "Pawns still to place. The turns are one, then two each, and one at the end.", "D4"
            ),
            "difference": Term(
                "The difference",
                "What a duel on this cell would bring you, or cost you: the loser pays the difference in shells.",
                "D10",
            ),
            "mask": Term(
                "Mask",
                "Both sides choose one in secret; the row and the column they name cross on the cell of the duel.",
                "D9",
            ),
            "shells": Term(
                "Shells", "There are 18, nine a side at the start. Whoever holds all of them wins at once.", "D14"
            ),
            "swap": Term(
                "Swap",
                "After a duel one side lets two pawns trade places: Bison after the first, Wolf after the second, "
                "and so on.",
                "D12",
            ),
            "duels": Term("Duels fought", "When the table has a limit, more shells win after the last duel.", "D15"),
        },
    ),
    "fr": About(
        title="Le Duel des Chamans",
        pitch=(
            "Bison et Loup se font face sur neuf cases, et deux masques montrés au même instant décident du lieu de "
            "leur duel. Devinez votre adversaire, gagnez ses coquillages et remodelez le plateau après chaque duel."
        ),
        minutes=(15, 30),
        options={
            "variant": OptionWords(
                "Variante",
                "Base : tous les pions sont visibles. Mémoire : une fois placés, ils sont face cachée et seuls les "
                "duels les montrent. Professionnelle : on peut placer et échanger les pions des deux camps, et deux "
                "pions d’un même camp peuvent partager une case.",
                "D16-D26",
                (("base", "Jeu de base"), ("memory", "Mémoire"), ("professional", "Professionnelle")),
                values="base, memory ou professional",
            ),
            "limit": OptionWords(
                "Dernier duel",
                "La partie se termine quand un camp a les 18 coquillages, ou après ce nombre de duels : celui qui a "
                "alors le plus de coquillages gagne.",
                "D15",
                tuple(zip(_LIMITS, ("Sans limite", "Après 12 duels", "Après 24 duels", "Après 40 duels"), strict=True)),
                values="none (aucune), ou un nombre pair de duels de 2 à 400",
            ),
            "memory_aid": OptionWords(
                "Aide-mémoire",
                "Pour la variante mémoire seulement : la table continue de vous montrer ce que vous avez vu.",
                "D20",
                (("false", "Non : à vous de retenir"), ("true", "Oui")),
                values="true ou false",
            ),
        },
        bots={
            "random": BotWords("Feuille au vent", "Joue n’importe quel coup permis, à chances égales."),
            "matrix": BotWords(
                "Vieux chaman", "Pèse exactement chaque duel et varie ses masques pour rester imprévisible."
            ),
        },
        glossary={
            "board": Term(
                "Le plateau",
                "Neuf cases, rangées 1 à 3 et colonnes a à c, orientées de la même façon pour les deux camps.",
                "D1",
            ),
            "bison": Term(
                "Bison",
                "Les masques du Bison désignent des rangées. Il place le premier et échange après chaque duel impair.",
                "D3",
            ),
            "wolf": Term(
                "Loup",
                "Les masques du Loup désignent des colonnes. Il échange après chaque duel pair.",
                "D3",
            ),
            "pawn": Term(
                "Pion",
                "Chaque camp en a neuf, un de chaque valeur de 1 à 9. Sur une case, la plus haute valeur l’emporte.",
                "D2",
            ),
            "hidden": Term(
                "Pion face cachée",
                "On connaît son camp ; sa valeur est à retenir jusqu’à ce qu’un duel la montre.",
                "D16",
            ),
            "reserve": Term(
                "Réserve", "Les pions à placer. On en place un, puis deux par tour, et un pour finir.", "D4"
            ),
            "difference": Term(
                "La différence",
                "Ce qu’un duel sur cette case vous rapporterait ou vous coûterait : le perdant paie la différence en "
                "coquillages.",
                "D10",
            ),
            "mask": Term(
                "Masque",
                "Chaque camp en choisit un en secret ; la rangée et la colonne désignées se croisent sur la case du "
                "duel.",
                "D9",
            ),
            "shells": Term(
                "Coquillages",
                "Il y en a 18, neuf par camp au début. Qui les détient tous gagne aussitôt.",
                "D14",
            ),
            "swap": Term(
                "Échange",
                "Après un duel, un camp échange deux pions : le Bison après le premier, le Loup après le deuxième, et "
                "ainsi de suite.",
                "D12",
            ),
            "duels": Term(
                "Duels livrés",
                "Si la table a une limite, celui qui a le plus de coquillages après le dernier duel gagne.",
                "D15",
            ),
        },
    ),
}
