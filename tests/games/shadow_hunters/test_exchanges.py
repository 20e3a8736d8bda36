"""H62, H63: the Visions that others exchanged, drawn with the characters, against a list of all that can have been."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict

from gloaming.core.chance import from_seed
from gloaming.core.match import Match
from gloaming.games.shadow_hunters import GAME
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, COUNT, FIRST_VISION
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from tests.games.shadow_hunters.table import FOUR, arrange, deal, draw, play
from tests.games.shadow_hunters.test_secrecy import CAMPS, deals

# H64-H74, written down apart from the rules: how many, for whom, and what comes of them, each equally often.
CARDS = {
    "aid": (1, "hunter", "heal wound"),
    "huddle": (1, "shadow", "heal wound"),
    "nurturance": (1, "neutral", "heal wound"),
    "anger": (2, "hunter shadow", "equipment wound"),
    "blackmail": (2, "neutral hunter", "equipment wound"),
    "greed": (2, "neutral shadow", "equipment wound"),
    "slap": (2, "hunter", "wound"),
    "spell": (1, "shadow", "wound"),
    "exorcism": (1, "shadow", "wound"),
    "bully": (1, "emi unknown allie bob charles", "wound"),
    "tough-lesson": (1, "franklin george vampire werewolf daniel", "wound"),
}
ANSWERED = ((2, "nothing"), (3, "heal"))  # in `exchanged`: who was given a Vision, and what came of it
DRAWS = 3000

World = tuple[tuple[str, ...], tuple[str, ...]]  # characters, and the Visions in turn


def exchanged() -> Match:
    """Two Visions that seat 0 does not see."""
    game = arrange(deal(*FOUR, first=1), wounds={3: 2})
    play(draw(game, 1, "aid"), "1 give-vision 2", "2 answer nothing")
    return play(draw(game, 2, "huddle"), "2 give-vision 3", "3 answer heal")


def likely(card: str, character: str, answer: str) -> float:
    """H63, H26: how likely an answer is; the Unknown lies half the time."""
    _, who, outcomes = CARDS[card]
    (camp,) = [camp for camp, names in CAMPS.items() if character in names]
    obeys = 0.5 if character == "unknown" else float(camp in who.split() or character in who.split())
    return 1 - obeys if answer == "nothing" else obeys * outcomes.split().count(answer) / len(outcomes.split())


def all_worlds() -> dict[World, float]:
    """Every deal with every pair of cards of the deck, and how likely it is for seat 0, Emi."""
    deck = [(card, copy) for card, (copies, _, _) in CARDS.items() for copy in range(copies)]
    weights: defaultdict[World, float] = defaultdict(float)
    for dealt in deals(4):
        for drawn in itertools.permutations(deck, 2) if dealt[0] == "emi" else ():
            cards = tuple(card for card, _ in drawn)
            (first, said_first), (second, said_second) = ANSWERED
            weights[dealt, cards] += likely(cards[0], dealt[first], said_first) * likely(
                cards[1], dealt[second], said_second
            )
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items() if weight}


def apart(found: Counter[World], expected: dict[World, float], part: int) -> float:
    """How far frequencies are from chances, by characters alone or by cards alone: half the sum of the differences."""
    differences: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for world, times in found.items():
        differences[world[part]] += times / found.total()
    for world, chance in expected.items():
        differences[world[part]] -= chance
    return sum(map(abs, differences.values())) / 2


def test_visions_between_others_are_drawn_as_likely_as_their_answers() -> None:
    """H62, H63, H26: characters and cards together; cards that were exchanged are the discards."""
    view, chance = exchanged().seen(0), from_seed("exchanges")
    expected, found = all_worlds(), Counter[World]()
    for _ in range(DRAWS):
        world = view.copy()
        GAME.rules.resample(world, chance)
        cards = [int(card) for card in world.history[:2, 2]]
        found[tuple(CHARACTER_NAMES[c] for c in world.character[:4]), tuple(CARD_NAMES[c] for c in cards)] += 1
        assert [int(world.discard[c]) for c in range(FIRST_VISION, len(COUNT))] == [
            cards.count(c) for c in range(FIRST_VISION, len(COUNT))
        ]
    assert set(found) <= set(expected)
    alike = Counter({(dealt, cards[:0]): 1 for dealt, cards in expected})
    # As many independent draws would be off by about 0.04, and by 0.07 if the 36 deals were equally likely.
    assert apart(found, expected, 0) < 0.06 < apart(alike, expected, 0)
    assert apart(found, expected, 1) < 0.06
