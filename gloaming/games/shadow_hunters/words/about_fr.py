"""Ce que l’About de Shadow Hunters dit en français ; mêmes noms qu’about_en.py."""

from __future__ import annotations

from gloaming.core.about import BotWords, OptionWords, Term

TITLE = "Shadow Hunters"
PITCH = (
    "Hunters et Shadows se traquent dans la brume, et personne ne sait qui est qui. Questionnez par les Visions, "
    "frappez avec ce que vous trouvez, et gardez-vous de ceux qui jouent pour eux seuls."
)
AS_EDITION = ("none", "Selon l’édition")
OPTIONS = {
    "first": OptionWords(
        "Qui commence",
        "La place qui joue le premier tour.",
        "H4",
        (("none", "Tirée au sort"), *((str(seat), f"Place {seat + 1}") for seat in range(8))),
    ),
    "abilities": OptionWords(
        "Capacités spéciales",
        "Sans elles, les personnages ne diffèrent que par leur camp, leurs points de vie et leur but : idéal pour une "
        "première partie.",
        "H5",
        (("true", "Avec"), ("false", "Sans, pour débuter")),
    ),
    "quick_start": OptionWords(
        "Départ rapide",
        "À 6 joueurs ou plus : avant le premier tour, chacun prend place sur un lieu et donne une Vision à sa gauche.",
        "H6",
        (("false", "Non"), ("true", "Oui")),
    ),
    "expansion": OptionWords(
        "Personnages de l’extension",
        "Dix personnages de plus : chacun à la place de celui qui a la même initiale, ou tous mêlés.",
        "H78",
        (("off", "Sans"), ("initial", "Par initiale"), ("random", "Tous mêlés")),
    ),
    "edition": OptionWords(
        "Édition",
        "Là où le livret et les cartes diffèrent (Bob, Charles, Toge sainte, Dynamite) : le texte que l’on suit. "
        "Chacun peut aussi être choisi à part.",
        "H30, H31, H44, H51",
        (("rulebook", "Le livret"), ("french", "Les cartes françaises"), ("english", "Les cartes anglaises")),
    ),
    "bob_any": OptionWords(
        "Le vol de Bob",
        "Au lieu de quelles blessures Bob peut prendre un équipement : 2 ou plus par une attaque, ou 2 ou plus de "
        "quelque façon que ce soit.",
        "H30",
        (AS_EDITION, ("true", "Toutes ses blessures"), ("false", "Attaques seulement")),
    ),
    "charles_before": OptionWords(
        "La victoire de Charles",
        "Si celui qu’il tue compte parmi les trois morts. S’il en faut trois avant, il ne peut pas gagner à 5 joueurs.",
        "H31",
        (AS_EDITION, ("false", "Trois morts, celui-ci compris"), ("true", "Trois morts avant")),
    ),
    "robe_all": OptionWords(
        "Toge sainte",
        "Si la Toge amortit les attaques, ou toutes les blessures de son porteur.",
        "H44",
        (AS_EDITION, ("false", "Les attaques"), ("true", "Toutes les blessures")),
    ),
    "dynamite_wide": OptionWords(
        "Dynamite",
        "Si elle blesse tous ceux du lieu des dés, ou tous ceux de son territoire.",
        "H51",
        (AS_EDITION, ("false", "Le lieu"), ("true", "Le territoire")),
    ),
}
BOTS = {
    "random": BotWords("Feuille au vent", "Joue n’importe quel coup permis, à chances égales."),
    "heuristic": BotWords(
        "Porteur de lanterne",
        "Pèse qui chacun peut être, d’après tout ce qu’il voit et entend, et frappe là où son camp y gagne.",
    ),
}
HIT_POINTS = "{camp}, {count} points de vie."
GOALS = (
    "Vous gagnez quand tous les Shadows sont morts.",
    "Vous gagnez quand tous les Hunters sont morts, ou trois Neutres.",
    "",
)
CARD = "Carte {deck}, {copies} sur 16."
EQUIPMENT = "Équipement, {deck}."
PLACES = (
    "",
    "Dés : 2 ou 3. Vous pouvez tirer une Vision, la lire en secret et la donner à un autre joueur.",
    "Dés : 4 ou 5. Vous pouvez tirer une carte de la pioche que vous nommez.",
    "Dés : 6. Vous pouvez tirer une carte Lumière.",
    "Dés : 8. Vous pouvez tirer une carte Ténèbres.",
    "Dés : 9. Vous pouvez infliger 2 blessures à un joueur, vous compris, ou lui en soigner 1.",
    "Dés : 10. Vous pouvez voler un équipement de votre choix à un autre joueur.",
)
TERMS = {
    "hunter": Term("Hunters", "Ils gagnent quand tous les Shadows sont morts ; leurs morts gagnent avec eux.", "H21"),
    "shadow": Term(
        "Shadows",
        "Ils gagnent quand tous les Hunters sont morts, ou trois Neutres ; leurs morts gagnent avec eux.",
        "H21",
    ),
    "neutral": Term("Neutres", "Chacun a son propre but, et peut gagner aux côtés de n’importe qui.", "H29-H32"),
    "hidden": Term(
        "Personnage caché",
        "Seul son joueur le connaît. On peut se révéler à tout moment ; les capacités l’exigent, et c’est sans retour.",
        "H22",
    ),
    "wounds": Term(
        "Blessures",
        "Elles montent à partir de 0, à la vue de tous. Un personnage meurt dès qu’elles atteignent ses points de vie, "
        "que personne ne voit tant qu’il est caché.",
        "H17, H18",
    ),
    "territory": Term(
        "Territoire", "Deux lieux côte à côte. On attaque ceux qui se tiennent dans son propre territoire.", "H1, H13"
    ),
    "range": Term(
        "À portée",
        "Qui se tient dans votre territoire ; avec le Revolver, qui se tient dans les deux autres.",
        "H13, H58",
    ),
    "dice": Term(
        "Dés",
        "Pour se déplacer, leur somme désigne le lieu, et 7 laisse choisir. Pour attaquer, leur différence donne les "
        "blessures, et des dés égaux manquent.",
        "H9, H13",
    ),
    "light": Term("Pioche Lumière", "16 cartes, montrées à tous : soins, protection et six équipements.", "H11"),
    "darkness": Term("Pioche Ténèbres", "16 cartes, montrées à tous : coups, vols et six armes.", "H11"),
    "vision": Term(
        "Pioche Vision",
        "16 cartes. On en donne une à un autre joueur, qui obéit ; ces deux-là seuls la voient.",
        "H62",
    ),
    "exchange": Term(
        "Visions données",
        "Tous voient qui a donné une Vision à qui, et ce qui en est sorti ; la carte ne se montre qu’aux deux qui "
        "l’ont lue.",
        "H62",
    ),
    "grid": Term(
        "Qui peut être qui",
        "Est barré ce que vous savez vous-même impossible, d’après les blessures, les révélations et les Visions que "
        "vous avez vues. Les autres marques sont à vous.",
        "H62, H63",
    ),
    "guarded": Term("Ange gardien", "Les attaques n’infligent rien jusqu’au prochain tour de ce joueur.", "H41"),
    "barred": Term("Barrière de Gregor", "Aucune blessure jusqu’au prochain tour de ce joueur.", "H86"),
    "sealed": Term("Capacité supprimée", "Ellen a supprimé la capacité de ce joueur pour la partie.", "H84"),
    "used": Term("Capacité utilisée", "Une capacité qui ne sert qu’une fois a servi.", "H22"),
}
