"""What the bot for Shadow Hunters believes: the exact posterior of what its seat knows and has heard."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import gloaming
from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import Frame, top
from gloaming.core.facts import Facts
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.characters import (
    CAMP_OF,
    CHARACTER_NAMES,
    INITIALS,
    POOLS,
    SEATS_OF_CAMP,
    Camp,
)
from gloaming.games.shadow_hunters.rules.components import EXPANSIONS, Gear, Place
from gloaming.games.shadow_hunters.rules.state import Question
from gloaming.minds.shadow_hunters.beliefs import believe
from gloaming.minds.shadow_hunters.bots import HeuristicBot, StrongBot
from gloaming.minds.shadow_hunters.evidence import EAGER, Sight
from gloaming.minds.shadow_hunters.hearing import in_reach
from gloaming.minds.shadow_hunters.memory import begin, note_harm, note_help, splits
from tests.games.shadow_hunters.table import FIVE, FOUR, RING, arrange, deal, draw, go, play

Act = tuple[int, int, str]  # who, to whom, harms or helps
FACTORS = {
    "harms": {("same", "same"): 0.5, ("other", "other"): 1.5},
    "helps": {("same", "same"): 1.6, ("other", "other"): 0.6},
}


def factor(kind: str, actor: int, target: int) -> float:
    """How likely an act is between two characters, written down apart from the bot's own tables."""
    camps = {int(CAMP_OF[actor]), int(CAMP_OF[target])}
    if Camp.NEUTRAL in camps:
        return 1.0
    relation = "same" if len(camps) == 1 else "other"
    return FACTORS[kind][relation, relation]


def deals(players: int, expansion: str) -> list[tuple[int, ...]]:
    """H3, H78: every deal, one by one."""
    way = EXPANSIONS.index(expansion)
    pool = [character for character in range(1, 21) if int(POOLS[way, players]) >> character & 1]
    wanted = {Camp(camp): int(size) for camp, size in enumerate(SEATS_OF_CAMP[players]) if size}
    found = []
    for dealt in itertools.permutations(pool, players):
        slots = {character % INITIALS for character in dealt}
        fits = Counter(Camp(int(CAMP_OF[character])) for character in dealt) == wanted
        if fits and (expansion != "initial" or len(slots) == players):
            found.append(dealt)
    return found


def enumerate_posterior(match: Match, seat: int, acts: Sequence[Act]) -> dict[tuple[int, str], float]:
    """Brute force: every deal that fits what the seat is shown, weighed act by act; the k-th time counts a k-th."""
    shown = match.view(seat)["seats"]
    could_be = [{CHARACTER_NAMES.index(name) for name in row["could_be"]} for row in shown]
    weights: defaultdict[tuple[int, str], float] = defaultdict(float)
    total = 0.0
    for dealt in deals(match.players, match.options["expansion"]):
        if all(character in could_be[other] for other, character in enumerate(dealt)):
            weight, times = 1.0, Counter[Act]()
            for act in acts:
                actor, target, kind = act
                times[act] += 1
                weight *= factor(kind, dealt[actor], dealt[target]) ** (1 / times[act])
            total += weight
            for other, character in enumerate(dealt):
                weights[other, CHARACTER_NAMES[character]] += weight
    return {key: weight / total for key, weight in weights.items()}


def listener(match: Match, seat: int) -> Any:
    """A bot that has heard nothing."""
    bot: Any = HeuristicBot(match.game, seat, None)
    begin(bot.memory, match.players)
    return bot


def chances(bot: Any, match: Match) -> dict[tuple[int, str], float]:
    """How likely each seat is each character, as far as that is possible."""
    view: Any = Facts(match.seen(bot.seat))
    believe(bot.thought, view, bot.seat, bot.memory, bot.traits)
    found = np.array(list(bot.memory.chances))
    return {
        (int(seat), CHARACTER_NAMES[who]): float(found[seat, who])
        for seat, who in np.argwhere(found > 0)
        if seat < match.players
    }


def believed(match: Match, seat: int, acts: Sequence[Act]) -> dict[tuple[int, str], float]:
    """What the bot makes of the same evidence."""
    bot = listener(match, seat)
    for actor, target, kind in acts:
        (note_harm if kind == "harms" else note_help)(bot.memory, match.players, actor, target, bot.traits)
    return chances(bot, match)


ACTS: list[Act] = [(1, 0, "harms"), (1, 2, "harms"), (2, 3, "helps"), (3, 1, "harms"), (1, 2, "harms")]


@pytest.mark.parametrize(
    "match",
    [
        deal(*FOUR),
        arrange(deal(*FOUR), wounds={1: 10, 2: 11}, revealed=[3]),
        deal(*FIVE),
        arrange(deal("unknown", "george", "emi", "vampire", "bob"), revealed=[1]),
        arrange(deal("charles", "george", "emi", "vampire", "unknown"), dead=[1]),
        deal(*FOUR, expansion="initial"),
        deal("valkyrie", "emi", "ellen", "vampire", expansion="random"),
    ],
    ids=["four", "four-wounds", "five", "five-revealed", "five-dead", "initial", "random"],
)
@pytest.mark.parametrize("acts", [[], ACTS], ids=["no-acts", "acts"])
def test_h3_the_posterior_is_that_of_enumeration(match: Match, acts: list[Act]) -> None:
    assert believed(match, 0, acts) == pytest.approx(enumerate_posterior(match, 0, acts))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_h62_what_a_vision_told_enters_the_posterior(seat: int) -> None:
    match = draw(deal(*FOUR), 0, "spell")
    play(match, "0 give-vision 2", "2 answer wound")
    assert believed(match, seat, ACTS) == pytest.approx(enumerate_posterior(match, seat, ACTS))
    shadows = sum(believed(match, 0, [])[2, name] for name in ("unknown", "vampire", "werewolf"))
    assert shadows == pytest.approx(1.0)


@pytest.mark.parametrize(("players", "number"), [(4, 6), (5, 30), (6, 90), (7, 210), (8, 560)])
def test_h3_the_splits_into_camps_are_all_there(players: int, number: int) -> None:
    rows = splits(players)
    assert len(set(rows)) == len(rows) == number
    for row in rows:
        assert [seats.bit_count() for seats in row] == SEATS_OF_CAMP[players].tolist()
        assert sum(row) == (1 << players) - 1


def test_h3_eight_players_know_what_the_deal_leaves() -> None:
    """Somebody who knows only oneself: the marginals are shares of what is left in the pools."""
    match = deal("emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "daniel")
    found = believed(match, 0, [])
    assert found[0, "emi"] == pytest.approx(1.0)
    assert found[3, "werewolf"] == pytest.approx(1 / 7)
    assert found[3, "allie"] == pytest.approx(2 / 7 / 3)


def test_h10_h33_hurting_oneself_looks_like_daniel() -> None:
    match = go(deal("emi", "daniel", "george", "vampire", "unknown", first=1), 1, "woods")
    bot = listener(match, 0)
    before = chances(bot, match)[1, "daniel"]
    since = len(match.moves)
    play(match, "1 woods 1 wound")
    bot.hear(match.seen(0), match.events(0, since))
    assert chances(bot, match)[1, "daniel"] > 2 * before


def test_h13_attacks_are_heard_and_ones_own_are_not() -> None:
    match = go(arrange(deal(*FOUR, first=1), pawns={0: "church", 2: "church"}), 1, "church")
    since = len(match.moves)
    play(match, "1 skip", "1 attack 2")
    for seat, factors in ((0, (0.5, 1.5)), (1, (1.0, 1.0))):
        bot = listener(match, seat)
        bot.hear(match.seen(seat), match.events(seat, since))
        for way, camps in enumerate(splits(4)):
            apart = sum(camp & 0b110 not in (0, 0b110) for camp in camps) > 0
            assert bot.memory.weights[way] == pytest.approx(factors[apart])


def test_h10_h30_a_wound_of_the_woods_is_heard_beyond_the_window_for_robbery() -> None:
    """H30: whoever could be Bob is asked before the wounds land; the choice was made before that."""
    match = arrange(deal("emi", "george", "vampire", "unknown", "bob", first=1), gear={2: ["axe"]})
    since = len(go(match, 1, "woods").moves)
    play(match, "1 woods 2 wound", "1 decline")
    whole, parts = listener(match, 0), listener(match, 0)
    whole.hear(match.seen(0), match.events(0, since))
    for move in range(since, len(match.moves)):
        parts.hear(match.seen(0), match.events(0, move)[: len(match.events(0, move)) - len(match.events(0, move + 1))])
    assert whole.memory.harmed[1, 2] == parts.memory.harmed[1, 2] == 1


@pytest.mark.parametrize(("wounds", "harmed", "helped"), [(3, 1, 0), (9, 0, 1), (7, 0, 0)])
def test_h39_first_aid_is_a_help_or_a_harm_by_the_wounds_there_were(wounds: int, harmed: int, helped: int) -> None:
    match = draw(arrange(deal("emi", "george", "vampire", "unknown", first=1), wounds={2: wounds}), 1, "first-aid")
    bot, since = listener(match, 0), len(match.moves)
    bot.memory.wounds[2] = wounds
    play(match, "1 choose 2")
    bot.hear(match.seen(0), match.events(0, since))
    assert (bot.memory.harmed[1, 2], bot.memory.helped[1, 2]) == (harmed, helped)


# Attacks as `strong` reads them


def reader(match: Match, seat: int) -> Any:
    """A `strong` bot that has heard the game so far."""
    bot: Any = StrongBot(match.game, seat, None)
    bot.hear(match.seen(seat), match.events(seat))
    return bot


def at_a_table() -> Match:
    """Seats 0 to 2 have moved to the Church, seat 3 to the Woods; seat 1 is to attack or not, seat 0 is revealed."""
    match = gloaming.new("shadow_hunters", players=4, seed=None, first=2)
    play(match, *(f"* place {place}" for place in RING), *(f"* character {name}" for name in FOUR))
    play(match, "2 roll", "* dice 3 3", "2 skip", "3 roll", "* dice 5 4", "3 skip", "0 reveal", "0 roll", "* dice 3 3")
    return play(match, "0 skip", "0 skip", "1 roll", "* dice 3 3", "1 skip")


@pytest.mark.parametrize(("move", "chosen"), [("1 attack 0", 0), ("1 attack 2", 2), ("1 skip", None)])
def test_h13_an_attack_weighs_every_split_by_how_likely_it_was(move: str, chosen: int | None) -> None:
    """Seat 1 is hidden, could attack seat 0 (revealed) or seat 2 (hidden), and had attacked neither before."""
    match = at_a_table()
    bot = reader(match, 3)
    before, since = list(bot.memory.weights)[:6], len(match.moves)
    play(match, move)
    bot.hear(match.seen(3), match.events(3, since)[:1])
    expected = []
    for weight, camps in zip(before, splits(4), strict=True):
        of = [next(camp for camp in Camp if camps[camp] >> seat & 1) for seat in range(3)]
        odds = {0: EAGER[0, Sight.OPEN, of[1], of[0]], 2: EAGER[0, Sight.HIDDEN, of[1], of[2]], None: 1.0}
        expected.append(weight * (0.9 * odds[chosen] / sum(odds.values()) + 0.1 / 3))
    found = list(bot.memory.weights)[:6]
    assert found == pytest.approx([weight / sum(expected) for weight in expected])
    assert bot.memory.harmed[1, 2] == (chosen == 2)


def test_h13_who_spares_a_revealed_hunter_is_hardly_a_shadow() -> None:
    """By the table Shadows attack a revealed Hunter whom they can 29 times for each time that they do not."""
    match = at_a_table()
    bot = reader(match, 3)
    since = len(match.moves)
    play(match, "1 skip")
    before = chances(bot, match)
    bot.hear(match.seen(3), match.events(3, since))
    after = chances(bot, match)
    assert sum(after[1, name] for name in ("emi", "franklin", "george") if (1, name) in after) > sum(
        before[1, name] for name in ("emi", "franklin", "george") if (1, name) in before
    )


def test_h13_h58_whom_one_can_attack_is_known_from_what_was_heard() -> None:
    """In games of random moves, at every attack question, from the events alone."""
    compared = 0
    for number in range(4):
        match = Match(find("shadow_hunters"), find("shadow_hunters").start(6, {}), f"reach {number}")
        bot, dice = reader(match, 0), from_seed(f"reach {number}")
        heard = len(match.moves)
        while not match.over and len(match.moves) < 400:
            seat = match.pending[0]
            if top(match.course, Frame.QUESTION) == Question.ATTACK:
                seen: Any = Facts(match.seen(0))
                bot.hear(match.seen(0), match.events(0, heard))
                heard = len(match.moves)
                assert in_reach(bot.memory, seen, seat) == in_range(match.state, seat)
                compared += 1
            legal = match.legal_actions(seat)
            match.act(seat, legal[below(dice, len(legal))])
    assert compared > 60


def test_h59_an_attack_that_masamune_forces_on_a_friend_leaves_weights() -> None:
    """Hunters attack revealed Hunters hardly ever; who must attack and has no other target tells nothing."""
    match = at_a_table()
    bot = reader(match, 3)
    bot.memory.holder[Gear.MASAMUNE] = 1 + 1
    bot.memory.pawn[2] = Place.WOODS
    before, since = list(bot.memory.weights)[:6], len(match.moves)
    play(match, "1 attack 0")
    bot.hear(match.seen(3), match.events(3, since)[:1])
    assert list(bot.memory.weights)[:6] == pytest.approx([weight / sum(before) for weight in before])
