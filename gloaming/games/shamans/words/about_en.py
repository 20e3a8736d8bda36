"""Shamans in English, said to whoever has not read its rules; the other languages have the same keys."""

from __future__ import annotations

from gloaming.core.about import About, BotWords, OptionWords, Term
from gloaming.games.shamans.rules.components import LONGEST_TRACK

ENGLISH = About(
    title="Shamans",
    pitch=(
        "Everybody plays a card, no one must follow, and every stray card leads the Shadow one step closer to the "
        "Moon. Some of you want it there: find out who, before the night is theirs."
    ),
    minutes=(30, 60),
    options={
        "track": OptionWords(
            "Length of the Shadow track",
            "How many spaces the track has; the last is the Moon. By default 16, 22 and 48 for 3, 4 and 5 players, "
            "chosen so that both sides win about equally often.",
            "S4",
            (("none", "As advised"), *((str(length), f"{length} spaces") for length in (12, 16, 22, 30, 36, 48, 60))),
        ),
        "start": OptionWords(
            "Start of the pawn",
            "The number of the space that the pawn starts each round on; it is before the Moon. Left empty, the pawn "
            "starts in the middle.",
            "S4",
            (("none", "In the middle"),),
            bounds=(1, LONGEST_TRACK - 1),
        ),
        "rituals": OptionWords(
            "Rituals of the Worlds",
            "What whoever places a World's last card performs. Brown joins with 4 players, red with 5.",
            "S3",
            (
                ("illumination", "Illumination"),
                ("stabilization", "Stabilization"),
                ("permutation", "Permutation"),
                ("neutralization", "Neutralization"),
            ),
            ("Purple", "Blue", "Green", "Yellow", "Silver", "Brown", "Red"),
        ),
        "first": OptionWords(
            "First Guide",
            "Who has the First Player marker in the first round.",
            "S5",
            (("none", "Drawn"), *((str(seat), f"Seat {seat + 1}") for seat in range(5))),
        ),
    },
    bots={
        "random": BotWords("Leaf in the wind", "Plays any card, each as likely as the others."),
        "heuristic": BotWords("Old shaman", "Counts what each card is worth and draws conclusions from yours."),
    },
    glossary={
        "purple": Term("Purple, the crescent", "A World of cards. Its ritual waits for its last card.", "S3"),
        "blue": Term("Blue, the wave", "A World of cards. Its ritual waits for its last card.", "S3"),
        "green": Term("Green, the leaf", "A World of cards. Its ritual waits for its last card.", "S3"),
        "yellow": Term("Yellow, the sun", "A World of cards. Its ritual waits for its last card.", "S3"),
        "silver": Term("Silver, the feather", "A World of cards. Its ritual waits for its last card.", "S3"),
        "brown": Term("Brown, the mountain", "A World that joins with 4 players.", "S3"),
        "red": Term("Red, the flame", "A World that joins with 5 players.", "S3"),
        "hand": Term("Your hand", "Any card may be played at any time: there is no duty to follow.", "S11"),
        "destination": Term(
            "Destination",
            "The World of the Guide's card. Cards of it stay in front of their players; any other card moves the pawn "
            "one step toward the Moon.",
            "S10",
        ),
        "guide": Term("Guide", "Leads the turn: any card, and its World is the Destination.", "S10"),
        "lowest": Term("Lowest", "When all have played, the lowest card of the Destination takes an Artifact.", "S17"),
        "highest": Term(
            "Highest",
            "The highest card of the Destination places all the cards, performs the ritual if that completes the "
            "World, and leads next.",
            "S20",
        ),
        "worlds": Term(
            "Placed cards",
            "Cards beside their Worlds, for all to see. Whoever places a World's last card performs its ritual.",
            "S13",
        ),
        "track": Term(
            "Shadow track", "The pawn's way to the Moon. If it gets there, the Shadows win the round at once.", "S33"
        ),
        "moon": Term("The Moon", "The last space of the track: the pawn on it wins the round for the Shadows.", "S33"),
        "pawn": Term("The Shadow", "It takes one step for each card that is not of the Destination.", "S13"),
        "shaman": Term(
            "Shaman",
            "Shamans win the round when nobody has cards left, or when the last Shadow is out: 2 points each.",
            "S34",
        ),
        "shadow": Term("Shadow", "Shadows win the round when the pawn reaches the Moon: 3 points each.", "S33"),
        "role": Term("Role", "Dealt face down each round. Its owner may look at any time; it counts at the end.", "S7"),
        "dagger": Term(
            "Ritual Dagger", "Used by Neutralization: discard it and eliminate another player. Face up you must.", "S32"
        ),
        "portal": Term(
            "Portal", "Discard it at any moment, out of turn too, to move the pawn one space either way.", "S25"
        ),
        "shard": Term("Moon Shard", "Two or three of them are worth 2 points at the end of the round.", "S37"),
        "mask": Term("Mask of Truth", "Its taker shows their role to all, at once.", "S26"),
        "down": Term(
            "Face-down Artifact",
            "Taken from the pile; only its owner knows it. It may be used or turned up later.",
            "S18",
        ),
        "slots": Term("Shown Artifacts", "Either may be taken by the lowest card; its slot is filled at once.", "S17"),
        "pile": Term(
            "The pile", "Its top tile may be taken unseen, and kept face down unless it is a Mask of Truth.", "S18"
        ),
        "eclipse": Term(
            "Eclipse",
            "Somewhere in the pile. When it comes up, everybody passes a card to the neighbour on the arrow's side.",
            "S22",
        ),
        "passed": Term("Passed card", "Giver and receiver know it, as long as it is in hand; nobody else does.", "S24"),
        "illumination": Term("Illumination", "A ritual: take 1 victory point, kept for good.", "S31"),
        "stabilization": Term("Stabilization", "A ritual: the pawn back 2 spaces, or take an Artifact.", "S29"),
        "permutation": Term(
            "Permutation", "A ritual: exchange role cards with another player. Your sides change with them.", "S30"
        ),
        "neutralization": Term(
            "Neutralization", "A ritual: with a Ritual Dagger, eliminate another player from the round.", "S32"
        ),
        "eliminated": Term(
            "Out of the round",
            "An eliminated Shaman moves the pawn by the cards in hand; an eliminated Shadow's hand is placed.",
            "S36",
        ),
        "points": Term("Victory points", "With 8 or more, and alone in front at the end of a round, you win.", "S41"),
        "cards": Term("Cards in hand", "When nobody still in has cards left, the Shamans win the round.", "S34"),
        "marker": Term(
            "First Player marker", "Its holder is the first Guide; each round it goes one seat left.", "S40"
        ),
        "round": Term("Round", "Roles, cards and Artifacts are dealt anew; only points are kept.", "S40"),
    },
)
