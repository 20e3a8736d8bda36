"""The bot for Shadow Hunters: its choices make sense, and it sees no more than its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import gloaming
from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import CHANCE, UNKNOWN
from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.envs.policies.playing import played
from gloaming.lab.runs.arena import tournament
from gloaming.minds import make
from gloaming.minds.random import RandomBot
from gloaming.minds.shadow_hunters.bots import POLICY, HeuristicBot
from gloaming.testing import Setup
from tests.games.shadow_hunters.table import FIVE, FOUR, RING, arrange, deal, draw, go, play
from tests.setups import SETUPS

TABLES = [setup for setup in SETUPS if setup.name == "shadow_hunters"]


# Single decisions


def pick(match: Match, seat: int, seed: str = "scene") -> str:
    """What the bot does, having heard the game so far."""
    bot = make("heuristic", match.game, seat, seed=seed)
    bot.hear(match.seen(seat), match.events(seat))
    return match.game.actions.format(bot.choose(match.seen(seat), match.legal_actions(seat)))


HUNTED = ("franklin", "vampire", "george", "werewolf", "charles")


def test_h13_a_hunter_attacks_the_shadow_and_not_the_hunter() -> None:
    table = deal(*HUNTED)
    match = go(arrange(table, pawns=dict.fromkeys(range(1, 5), "church"), revealed=[1, 2]), 0, "church")
    assert pick(play(match, "0 skip"), 0) == "attack 1"
    alone = go(arrange(table, pawns={2: "church"}, revealed=[1, 2]), 0, "church")
    assert pick(play(alone, "0 skip"), 0) == "skip"


def test_h13_a_shadow_attacks_the_hunter() -> None:
    match = arrange(deal(*HUNTED, first=3), pawns={0: "church", 1: "cemetery"}, revealed=[0, 1])
    assert pick(play(go(match, 3, "church"), "3 skip"), 3) == "attack 0"


def test_h10_the_woods_finish_whom_they_can_and_heal_a_friend_otherwise() -> None:
    table = deal("emi", "vampire", "george", "werewolf")
    match = go(arrange(table, wounds={1: 11, 3: 3}, revealed=[1, 2, 3]), 0, "woods")
    assert pick(match, 0) == "woods 1 wound"
    brooch = arrange(table, wounds={0: 8}, gear={1: ["brooch"]}, revealed=[1, 2], dead=[3])
    assert pick(go(brooch, 0, "woods"), 0) == "woods 0 heal"


def test_h32_daniel_hurts_himself_until_somebody_else_is_dead() -> None:
    table = deal("daniel", "vampire", "george", "werewolf", "emi")
    assert pick(go(arrange(table, wounds={0: 4}), 0, "woods"), 0) == "woods 0 wound"
    late = arrange(table, wounds={0: 4}, dead=[4], revealed=[0, 1])
    assert pick(go(late, 0, "woods"), 0) == "woods 1 wound"


def test_h9_a_seven_goes_where_the_enemy_is() -> None:
    match = arrange(deal(*FOUR), pawns={0: "church", 2: "altar", 1: "gate", 3: "gate"}, wounds={2: 12}, revealed=[1, 2])
    assert pick(play(match, "0 roll", "* dice 4 3"), 0) in ("go woods", "go altar")


def test_h23_emi_steps_to_whom_she_can_kill() -> None:
    match = arrange(
        deal("emi", "vampire", "george", "werewolf"),
        pawns={0: "cemetery", 1: "woods", 2: "church"},
        wounds={1: 12},
        revealed=[1, 2],
        gear={0: ["masamune", "axe"]},
    )
    assert pick(match, 0) == "step right"


def test_h24_franklin_keeps_his_lightning_until_it_pays() -> None:
    table = deal(*HUNTED)
    assert pick(table, 0) == "roll"
    assert pick(arrange(table, revealed=[1], wounds={1: 10}), 0) == "lightning 1"


def test_h28_the_werewolf_strikes_back() -> None:
    match = arrange(deal("emi", "vampire", "george", "werewolf"), pawns={3: "church"}, revealed=[0])
    match = play(go(match, 0, "church"), "0 skip", "0 attack 3", "* dice 4 1")
    assert match.pending == (3,)
    assert pick(match, 3) == "counterattack"


def test_h27_a_wounded_vampire_reveals_to_bite() -> None:
    match = arrange(deal("vampire", "emi", "george", "werewolf"), pawns={1: "church"}, wounds={0: 9}, revealed=[1])
    match = play(go(match, 0, "church"), "0 skip", "0 attack 1", "* dice 4 1")
    assert pick(match, 0) == "reveal"


@pytest.mark.parametrize(("wounds", "answer"), [(2, "roll"), (3, "roll"), (4, "heal"), (6, "heal")])
def test_h29_allie_heals_before_one_attack_is_likely_to_kill_her(wounds: int, answer: str) -> None:
    """She has 8 hit points. Of 24 rolls (H13) 1 gives 5 wounds, 3 give 4 or more, 7 give 3 or more."""
    table = deal("allie", "emi", "george", "werewolf", "vampire")
    assert pick(arrange(table, wounds={0: wounds}), 0) == answer


def test_h13_a_useless_attack_is_skipped_unless_masamune_obliges() -> None:
    """Who is guarded takes no wounds from attacks (H38)."""
    table: dict[str, Any] = {"pawns": {1: "church"}, "revealed": [1], "guarded": 1 << 1}
    match = play(go(arrange(deal("emi", "vampire", "george", "werewolf"), **table), 0, "church"), "0 skip")
    assert {"attack 1", "skip"} <= set(match.legal(0))
    assert {pick(match, 0, f"seed {number}") for number in range(10)} == {"skip"}
    armed = arrange(deal("emi", "vampire", "george", "werewolf"), gear={0: ["masamune"]}, **table)
    assert pick(play(go(armed, 0, "church"), "0 skip"), 0) == "attack 1"


def test_h10_the_altar_robs_no_friend() -> None:
    table = deal("emi", "george", "vampire", "werewolf")
    friend = arrange(table, gear={1: ["axe", "spear"]}, revealed=[1])
    assert pick(go(friend, 0, "altar"), 0) == "skip"
    both = arrange(table, gear={1: ["axe"], 2: ["rosary"]}, revealed=[1, 2])
    assert pick(go(both, 0, "altar"), 0) == "steal 2 rosary"
    stranger = arrange(table, gear={1: ["axe"]})
    assert pick(go(stranger, 0, "altar"), 0) == "steal 1 axe"


def test_h10_a_neutral_robs_whoever_has_something() -> None:
    match = arrange(deal("bob", "charles", "emi", "george", "vampire", "werewolf"), gear={1: ["axe"]}, revealed=[1])
    assert pick(go(match, 0, "altar"), 0) == "steal 1 axe"


def test_h30_bob_robs() -> None:
    match = arrange(
        deal("bob", "emi", "george", "werewolf", "vampire"),
        pawns={1: "church", 2: "church"},
        gear={2: ["axe"], 0: ["robe", "talisman"]},
    )
    match = play(go(match, 0, "church"), "0 skip")
    assert pick(match, 0) == "attack 2"
    play(match, "0 attack 2", "* dice 6 1")
    assert pick(match, 0) == "rob axe"


def test_h31_charles_feasts_for_the_kill_that_wins() -> None:
    table = deal("charles", "emi", "george", "werewolf", "vampire", "allie")
    match = arrange(table, pawns={1: "church"}, wounds={1: 9}, dead=[5, 4])
    match = play(go(match, 0, "church"), "0 skip", "0 attack 1", "* dice 1 1", "1 decline")
    assert pick(match, 0) == "feast"
    early = arrange(table, pawns={1: "church"}, wounds={0: 8})
    early = play(go(early, 0, "church"), "0 skip", "0 attack 1", "* dice 1 1", "1 decline")
    assert pick(early, 0) == "decline"


def test_h26_the_unknown_is_no_shadow() -> None:
    match = draw(deal("unknown", "emi", "george", "werewolf", first=1), 1, "exorcism")
    assert pick(play(match, "1 give-vision 0"), 0) == "answer nothing"


def test_h34_a_wounded_hunter_reveals_for_advent() -> None:
    table = deal(*FOUR)
    assert pick(draw(arrange(table, wounds={0: 7}), 0, "advent"), 0) == "reveal"
    assert pick(draw(table, 0, "advent"), 0) == "decline"


def test_h39_first_aid_is_also_a_weapon() -> None:
    table = deal(*FIVE)
    assert pick(draw(arrange(table, revealed=[1, 2, 4]), 0, "first-aid"), 0) in ("choose 2", "choose 3")
    assert pick(draw(arrange(table, wounds={0: 9, 2: 6, 3: 6}, revealed=[1, 2, 3]), 0, "first-aid"), 0) == "choose 0"


def test_h49_a_spider_is_for_the_enemy() -> None:
    assert pick(draw(arrange(deal(*FIVE), revealed=[3]), 0, "spider"), 0) == "choose 3"


def test_h52_the_banana_peel_gives_the_least_to_a_friend() -> None:
    match = arrange(deal(*FOUR), gear={0: ["chainsaw", "talisman"]}, revealed=[1, 2])
    assert pick(draw(match, 0, "banana-peel"), 0) == "give talisman 1"


def test_h55_the_goblin_steals_the_best_from_the_enemy() -> None:
    match = arrange(deal(*FOUR), gear={1: ["axe"], 2: ["knife", "rosary"]}, revealed=[1, 2])
    assert pick(draw(match, 0, "moody-goblin"), 0) == "steal 2 knife"


def test_h62_a_vision_goes_to_whom_it_tells_of_or_hurts() -> None:
    match = arrange(deal(*FOUR), revealed=[1])
    assert pick(draw(match, 0, "exorcism"), 0) in ("give-vision 2", "give-vision 3")
    slap = draw(arrange(deal(*FOUR, first=2), revealed=[3]), 2, "slap")
    assert pick(slap, 2) in ("give-vision 0", "give-vision 1")


@pytest.mark.parametrize("character", ["emi", "franklin", "george", "vampire", "werewolf", "unknown"])
def test_h22_nobody_reveals_for_nothing(character: str) -> None:
    others = [name for name in ("george", "franklin", "vampire", "werewolf") if name != character]
    hunters = [name for name in others if name in ("george", "franklin")]
    shadows = [name for name in others if name not in hunters]
    is_hunter = character in ("emi", "franklin", "george")
    rest = [*hunters[: 1 if is_hunter else 2], *shadows[: 2 if is_hunter else 1]]
    assert pick(deal(character, *rest), 0) == "roll"


# Levels


def of_level(match: Match, seat: int, level: str) -> str:
    """What a level does, having heard nothing."""
    bot = make(level, match.game, seat, seed="level")
    return match.game.actions.format(bot.choose(match.seen(seat), match.legal_actions(seat)))


def test_h22_strong_reveals_when_its_camp_outnumbers_the_other() -> None:
    """Two Hunters and one Shadow live: the friend learns whom not to hit, and only one enemy learns whom to."""
    table = deal("emi", "george", "vampire", "werewolf", "allie")
    assert of_level(arrange(table, dead=[3]), 0, "strong") == "reveal"
    assert of_level(arrange(table, dead=[1]), 0, "strong") != "reveal"
    assert of_level(table, 0, "strong") != "reveal"


def test_h13_a_shadow_who_knows_a_friend_does_not_hit_it_at_eight_players() -> None:
    """H62: a Vision told the Vampire that seat 1 is a Shadow; seat 2 may be anybody."""
    names = ("vampire", "werewolf", "emi", "unknown", "george", "franklin", "allie", "daniel")
    match = play(
        draw(arrange(deal(*names), pawns={1: "gate", 2: "gate"}), 0, "spell"), "0 give-vision 1", "1 answer wound"
    )
    assert {"attack 1", "attack 2"} <= set(match.legal(0))
    for level in ("beginner", "casual", "heuristic", "strong"):
        assert of_level(match, 0, level) != "attack 1"


# Explanations


def test_h62_an_analysis_says_who_is_who_and_how_often_each_move_is_played() -> None:
    """A Vision told seat 0 that seat 2 is a Shadow; of two Shadows one is left for seats 1 and 3."""
    match = gloaming.new("shadow_hunters", players=4, seed=None, first=0)
    play(match, *(f"* place {place}" for place in RING), *(f"* character {name}" for name in FOUR))
    play(draw(match, 0, "spell"), "0 give-vision 2", "2 answer wound")
    found = gloaming.analyse(match, 0, "strong")
    assert match.pending == (1,)
    assert found.choices == ()
    assert found.beliefs["camps"]["2"] == {"shadow": 1.0}
    assert found.beliefs["camps"]["1"] == {"hunter": 0.5, "shadow": 0.5}
    assert set(found.beliefs["characters"]["2"]) == {"unknown", "vampire", "werewolf"}
    assert set(found.beliefs["characters"]["3"]) == {"franklin", "george", "unknown", "vampire", "werewolf"}
    asked = gloaming.analyse(match, 1, "strong")
    assert sum(choice.share for choice in asked.choices) == pytest.approx(1)
    assert [choice.move for choice in asked.choices] == match.legal(1)


# The bot at a table


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_games_are_the_same_interpreted_compiled_and_through_the_facade(setup: Setup) -> None:
    """An illegal action would be refused by the table."""
    makers: list[Any] = [HeuristicBot, RandomBot, *[HeuristicBot] * (setup.players - 2)]
    match = through_the_facade(find("shadow_hunters"), makers, "legal", dict(setup.options))
    games = played(POLICY, [makers], ["legal"], dict(setup.options), with_moves=True)
    actions = find("shadow_hunters").actions
    moves = [(seat, actions.format(action)) for seat, action in games.moves[0, : games.counts[0, 0]].tolist()]
    assert moves == match.moves
    assert games.states[0].tobytes() == match.state.tobytes()


def through_the_facade(game: Game, makers: Sequence[Any], seed: str, options: dict[str, Any]) -> Match:
    """A game of interpreted bots, which are told several moves at once if nobody was asked between them."""
    match = Match(game, game.start(len(makers), options), seed)
    bots = [make(maker, game, seat, f"{seed} bot {seat}") for seat, maker in enumerate(makers)]
    heard = [0] * len(makers)
    while not match.over:
        seat = match.pending[0]
        bots[seat].hear(match.seen(seat), match.events(seat, heard[seat]))
        heard[seat] = len(match.moves)
        match.act(seat, bots[seat].choose(match.seen(seat), match.legal_actions(seat)))
    return match


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_it_answers_in_any_position(setup: Setup) -> None:
    """Also where it would never have gone, and without having heard the game."""
    match = Match(setup.game, setup.start(), "wander")
    stream = from_seed("wander")
    for move in range(150):
        if match.over:
            break
        for seat in match.pending if move % 6 == 0 else ():
            legal = match.legal_actions(seat)
            assert make("heuristic", match.game, seat, seed="any").choose(match.seen(seat), legal) in legal
        seat = match.pending[below(stream, len(match.pending))]
        legal = match.legal_actions(seat)
        match.act(seat, legal[below(stream, len(legal))])


class Witness(HeuristicBot):
    """A bot that checks what it is given."""

    given = 0

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        Witness.given += 1
        for seat in range(int(view.players)):
            open_to_all = int(view.revealed) >> seat & 1
            assert (view.character[seat] == UNKNOWN) == (seat != self.seat and not open_to_all)
            assert seat == self.seat or not view.ruled_out[seat].any()
        return super().choose(view, actions)


def test_h76_a_bot_is_given_what_its_seat_knows_and_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.minds.shadow_hunters.bots.HeuristicBot", Witness)
    tournament("shadow_hunters", ["heuristic"], 1, seed="witness", players=5)
    assert Witness.given > 30


@pytest.mark.parametrize("level", ["beginner", "strong"])
def test_h62_two_worlds_that_look_the_same_are_played_and_explained_the_same(level: str) -> None:
    match = Match(find("shadow_hunters"), find("shadow_hunters").start(6, {}), "hidden")
    stream, compared = from_seed("hidden"), 0
    for _ in range(60):
        seat = match.pending[0]
        other = match.seen(seat)
        match.game.rules.resample(other, stream)
        again = Match(match.game, other, None)
        if CHANCE not in again.pending and other.tobytes() != match.state.tobytes():
            told = [(each.seen(seat), each.legal_actions(seat)) for each in (match, again)]
            bots = [make(level, match.game, seat, seed="same") for _ in told]
            for bot in bots:
                bot.hear(match.seen(seat), match.events(seat))
            choices = [(bot.choose(*seen), bot.explain(*seen)) for bot, seen in zip(bots, told, strict=True)]
            assert choices[0] == choices[1]
            compared += 1
        legal = match.legal_actions(seat)
        match.act(seat, legal[below(stream, len(legal))])
        if match.over:
            break
    assert compared > 20


def test_h21_the_tally_says_who_was_of_which_camp_and_who_won() -> None:
    report = tournament("shadow_hunters", ["random"], 5, seed="tally", players=5)
    assert {role.role: role.held for role in report.roles} == {"hunter": 10, "neutral": 5, "shadow": 10}
    assert sum(role.won for role in report.roles) == report.standings[0].wins


def test_it_beats_random_play_in_every_camp() -> None:
    """At 5 players it wins 58 % of its seats, random ones 30 %; seeds are fixed, and the bound is half of that."""
    seatings: list[list[Any]] = [
        [(HeuristicBot, RandomBot)[(seat + number) % 2] for seat in range(5)] for number in range(400)
    ]
    games = played(POLICY, seatings, [f"strength {number // 2}" for number in range(400)], {})
    held, won = Counter[tuple[str, Any]](), Counter[tuple[str, Any]]()
    for seating, view in zip(seatings, games.seen, strict=True):
        for seat, camp, success in find("shadow_hunters").tally(view, []):
            for role in (camp, "any"):
                held[role, seating[seat]] += 1
                won[role, seating[seat]] += success
    rates = {key: won[key] / held[key] for key in held}
    assert rates["any", HeuristicBot] > rates["any", RandomBot] + 0.12
    for camp in ("hunter", "shadow", "neutral"):
        assert rates[camp, HeuristicBot] > rates[camp, RandomBot]
