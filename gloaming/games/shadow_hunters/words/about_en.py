"""What Shadow Hunters' About says in English; about_fr.py has the same names."""

from __future__ import annotations

from gloaming.core.about import BotWords, OptionWords, Term

TITLE = "Shadow Hunters"
PITCH = (
    "Hunters and Shadows stalk each other in the fog, and nobody knows who is who. Ask with Visions, strike with "
    "whatever you find, and beware of those who want neither side to win."
)
AS_EDITION = ("none", "As the edition says")
OPTIONS = {
    "first": OptionWords(
        "Who starts",
        "The seat that takes the first turn.",
        "H4",
        (("none", "Drawn"), *((str(seat), f"Seat {seat + 1}") for seat in range(8))),
    ),
    "abilities": OptionWords(
        "Special abilities",
        "Without them characters differ in camp, hit points and goal only: a good first game.",
        "H5",
        (("true", "Played"), ("false", "Left out, for beginners")),
    ),
    "quick_start": OptionWords(
        "Quick start",
        "For 6 players and more: before the first turn everybody takes a place and gives a Vision to the left.",
        "H6",
        (("false", "Off"), ("true", "On")),
    ),
    "expansion": OptionWords(
        "Expansion characters",
        "Ten more characters: each in the place of the one with the same initial, or all in one pool.",
        "H78",
        (("off", "Not used"), ("initial", "Mixed by initial"), ("random", "All in one pool")),
    ),
    "edition": OptionWords(
        "Edition",
        "Where rulebook and cards differ (Bob, Charles, Holy Robe, Dynamite): whose text is played. Each can also be "
        "chosen alone.",
        "H30, H31, H44, H51",
        (("rulebook", "Rulebook"), ("french", "French cards"), ("english", "English cards")),
    ),
    "bob_any": OptionWords(
        "Bob's robbery",
        "Instead of which wounds Bob may take an equipment: 2 or more of his attacks, or 2 or more however he "
        "inflicts them.",
        "H30",
        (AS_EDITION, ("true", "Any wounds he inflicts"), ("false", "Attacks only")),
    ),
    "charles_before": OptionWords(
        "Charles' victory",
        "Whether the one he kills counts among the three dead. With three dead before it, he cannot win at 5 players.",
        "H31",
        (AS_EDITION, ("false", "Three dead, this one counted"), ("true", "Three dead before it")),
    ),
    "robe_all": OptionWords(
        "Holy Robe",
        "Whether the Robe softens attacks, or all wounds its owner takes.",
        "H44",
        (AS_EDITION, ("false", "Attacks"), ("true", "All wounds")),
    ),
    "dynamite_wide": OptionWords(
        "Dynamite",
        "Whether it wounds everybody on the place of the dice, or in its whole territory.",
        "H51",
        (AS_EDITION, ("false", "The place"), ("true", "The territory")),
    ),
}
BOTS = {
    "random": BotWords("Leaf in the wind", "Takes any move, each as likely as the others."),
    "heuristic": BotWords(
        "Lantern bearer", "Weighs who everybody can be from all it sees and hears, and strikes where its camp gains."
    ),
}
HIT_POINTS = "{camp}, {count} hit points."
GOALS = ("You win when all Shadows are dead.", "You win when all Hunters are dead, or three Neutrals.", "")
CARD = "{deck} card, {copies} of 16."
EQUIPMENT = "Equipment, {deck}."
PLACES = (
    "",
    "Dice 2 or 3. You may draw a Vision, read it in secret and give it to another player.",
    "Dice 4 or 5. You may draw a card of the deck you name.",
    "Dice 6. You may draw a Light card.",
    "Dice 8. You may draw a Darkness card.",
    "Dice 9. You may give any player, yourself too, 2 wounds or heal 1.",
    "Dice 10. You may steal an equipment of your choice from another player.",
)
TERMS = {
    "hunter": Term("Hunters", "They win when all Shadows are dead; the dead of the camp win with the others.", "H21"),
    "shadow": Term(
        "Shadows", "They win when all Hunters are dead, or three Neutrals; the dead of the camp win too.", "H21"
    ),
    "neutral": Term("Neutrals", "Each has a goal of their own, and may win beside anybody.", "H29-H32"),
    "hidden": Term(
        "Hidden character",
        "Only its player knows it. Anybody may reveal at any moment; abilities need it, and it cannot be undone.",
        "H22",
    ),
    "wounds": Term(
        "Wounds",
        "They count up from 0 and are open. A character dies as soon as they reach its hit points, which nobody sees "
        "while it is hidden.",
        "H17, H18",
    ),
    "territory": Term(
        "Territory", "Two places side by side. You attack those who stand in your own territory.", "H1, H13"
    ),
    "range": Term(
        "In range",
        "Whoever stands in your territory; with the Handgun, whoever stands in the two others.",
        "H13, H58",
    ),
    "dice": Term(
        "Dice",
        "To move, the sum of both names the place, and 7 lets you choose. To attack, the difference is the wounds, and "
        "equal dice miss.",
        "H9, H13",
    ),
    "light": Term("Light deck", "16 cards, shown when drawn: help, protection, and six equipment.", "H11"),
    "darkness": Term("Darkness deck", "16 cards, shown when drawn: harm, theft, and six weapons.", "H11"),
    "vision": Term(
        "Vision deck",
        "16 cards. The drawer gives one to another player, who obeys it; only these two ever see it.",
        "H62",
    ),
    "exchange": Term(
        "Visions given",
        "Everybody sees who gave whom a Vision and what came of it; the card is shown to the two who read it.",
        "H62",
    ),
    "grid": Term(
        "Who can be whom",
        "Crossed out is what you yourself know cannot be, from wounds, reveals and Visions you saw. The other marks "
        "are yours.",
        "H62, H63",
    ),
    "guarded": Term("Guardian Angel", "Attacks inflict nothing until this player's next turn.", "H41"),
    "barred": Term("Gregor's barrier", "No wounds of any kind until this player's next turn.", "H86"),
    "sealed": Term("Ability ended", "Ellen has ended this player's ability for the game.", "H84"),
    "used": Term("Ability used", "An ability that can be used once has been used.", "H22"),
}
