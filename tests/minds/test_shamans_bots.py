"""The bot for Shamans: its moves are legal and sensible, it sees its seat's view, and plays well."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import EVERYONE, TABLE, UNKNOWN
from gloaming.core.events import Event
from gloaming.core.game import Tally, find
from gloaming.core.match import Match
from gloaming.envs.policies.playing import make_ready
from gloaming.games.shamans.rules.components import VALUES, Direction, World
from gloaming.games.shamans.rules.moves import PORTAL
from gloaming.games.shamans.rules.state import Kind
from gloaming.lab.runs.arena import play_game, play_on, tell, tournament
from gloaming.minds import make
from gloaming.minds.policies.policy import Plain
from gloaming.minds.shamans.bots import POLICY, HeuristicBot, ShamansBot, StrongBot
from gloaming.minds.shamans.thought import moon, read_view
from tests.games.shamans.table import lay, play

# Two or three cards each; seats 0-2 are Shamans, 3 and 4 Shadows; the Guide has led purple 8.
HANDS = [
    "blue-2 red-3",
    "purple-2 red-6 blue-7",
    "purple-3 green-4 blue-4",
    "purple-7 red-8 green-1",
    "silver-2 yellow-2 yellow-6",
]
LED: dict[str, Any] = {"front": {0: "purple-8"}, "destination": "purple", "guide": 0}
SHAMANS_FIRST, SHADOWS_FIRST = "shaman shaman shaman shadow shadow", "shadow shadow shaman shaman shaman"


def choice(match: Match, seat: int | None = None) -> str:
    """What the bot would do in the seat that is asked, having heard nothing before."""
    asked = match.pending[0] if seat is None else seat
    bot = make("heuristic", match.game, asked, seed="scene")
    return match.game.actions.format(bot.choose(match.seen(asked), match.legal_actions(asked)))


# Single decisions


def test_s12_a_shaman_follows_when_it_can() -> None:
    """S12: with the lowest card, which also brings a tile (S17)."""
    assert choice(lay(HANDS, **LED, mover=1)) == "play purple-2"


def test_s13_a_shadow_makes_the_last_step() -> None:
    """S13, S33: one step before the Moon it does not follow."""
    assert choice(lay(HANDS, **LED, mover=3, pawn=19)) in ("play red-8", "play green-1")


def test_s13_a_shadow_hides_while_the_pawn_is_far() -> None:
    """S13: a step that changes nothing is not worth the suspicion, with two Daggers on the table."""
    assert choice(lay(HANDS, **LED, mover=3, pawn=4, up={1: "dagger dagger"})) == "play purple-7"


def test_s13_a_point_is_worth_a_step() -> None:
    """S13, S31: a Shaman who can follow completes purple instead, far from the Moon."""
    hands = ["blue-2 red-3", "blue-4 purple-6", "green-3 green-4", "green-1 green-2", "silver-2 yellow-2"]
    match = lay(hands, front={0: "blue-8"}, destination="blue", guide=0, mover=1, pawn=4)
    assert choice(match) == "play purple-6"


def test_s10_a_shaman_leads_what_others_can_follow_and_a_shadow_what_they_cannot() -> None:
    """S10: blue is in every hand, of red the Guide has the last card."""
    hands = ["blue-5 red-3", "blue-2 green-4", "blue-3 green-5", "blue-7 green-1", "blue-1 green-6"]
    for roles, led in ((SHAMANS_FIRST, "blue-5"), (SHADOWS_FIRST, "red-3")):
        assert choice(lay(hands, roles=roles, pawn=16, slots="dagger dagger")) == f"play {led}"


def test_s25_a_shaman_uses_its_portal_in_the_window_before_the_moon() -> None:
    """S25c: the Shadow asked first lets the step be made, the Shaman takes it back."""
    match = lay(HANDS, **LED, mover=3, pawn=19, up={1: "portal", 4: "portal"})
    play(match, "3 play red-8")
    assert choice(match, 4) == "decline"
    play(match, "4 decline")
    assert choice(match, 1) == "portal back"


def test_s25_a_shaman_keeps_its_portal_for_the_window() -> None:
    """S25a: at decisions of its own it only answers."""
    assert choice(lay(HANDS, **LED, mover=1, pawn=19, up={1: "portal"})) == "play purple-2"


def test_s25_a_shadow_uses_its_portal_when_that_wins() -> None:
    """S25: two steps away, its Portal and its card make them; one step away the card does, and as Guide the Portal."""
    assert choice(lay(HANDS, **LED, mover=3, pawn=18, up={3: "portal"})) == "portal forward"
    assert choice(lay(HANDS, **LED, mover=3, pawn=19, up={3: "portal"})) != "portal forward"
    assert choice(lay(HANDS, guide=3, pawn=19, up={3: "portal"})) == "portal forward"
    assert choice(lay(HANDS, guide=3, pawn=10, up={3: "portal"})) != "portal forward"


def test_s25_a_shadow_makes_the_last_step_before_the_round_ends() -> None:
    """S25e: nobody has cards; a face-down Portal reaches the Moon."""
    empty = ["", "", "", "", ""]
    for pawn, move in ((19, "portal forward"), (17, "decline")):
        match = lay(empty, destination="purple", stack="closing,8,0,0,3,0", pawn=pawn, down=[(3, "portal", 1)])
        assert choice(match, 3) == move


def test_s25_a_victim_uses_its_portal_first() -> None:
    """S25d: it is lost otherwise; back for a Shaman, forward for a Shadow."""
    for seat, move in ((0, "portal back"), (3, "portal forward")):
        match = lay(STRIKE, **LED, mover=1, up={1: "dagger", seat: "portal"})
        play(match, "1 play red-6", f"1 eliminate {seat}")
        assert choice(match, seat) == move


STRIKE = ["blue-2 blue-3", "purple-2 red-6", "purple-3 green-4", "purple-7 green-1", "silver-2 yellow-2"]


@pytest.mark.parametrize("shadow", [3, 4])
def test_s32_a_dagger_goes_to_a_known_shadow(shadow: int) -> None:
    """S32: the one whose role the Shaman has seen."""
    match = lay(STRIKE, **LED, mover=1, pawn=16, up={1: "dagger"}, knows={shadow: 1 << shadow | 0b10})
    play(match, "1 play red-6")
    assert choice(match, 1) == f"eliminate {shadow}"


def test_s32_a_hidden_dagger_is_kept_when_it_would_change_nothing() -> None:
    """S32: far from the Moon with few cards left the Shamans have as good as won."""
    match = lay(STRIKE, **LED, mover=1, pawn=4, down=[(1, "dagger", 1)])
    play(match, "1 play red-6")
    assert choice(match, 1) == "decline"


def test_s36_a_shadow_strikes_the_shaman_whose_cards_reach_the_moon() -> None:
    """S36: of two known Shamans the one with three cards, three steps before the Moon."""
    hands = ["blue-2 blue-3 blue-4", *STRIKE[1:]]
    match = lay(
        hands,
        roles="shaman shadow shaman shaman shadow",
        front={2: "purple-8"},
        destination="purple",
        guide=2,
        mover=1,
        pawn=16,
        up={1: "dagger"},
        knows={0: EVERYONE, 3: EVERYONE},
    )
    assert choice(match) == "play red-6"
    play(match, "1 play red-6")
    assert choice(match) == "eliminate 0"


def test_s17_the_second_moon_shard_is_taken_and_a_mask_left() -> None:
    """S17, S37: two Shards score; a Shadow does not show itself (S26)."""
    last = ["blue-2", "green-2", "green-4", "red-8", "silver-2"]
    fronts = {0: "purple-8", 1: "purple-7", 2: "purple-6", 3: "purple-5", 4: "purple-4"}
    fronted: dict[str, Any] = {"front": fronts, "destination": "purple"}
    stack = "gather,0,0,0,0,0/take,16,4,0,0,0"
    match = lay(last, **fronted, stack=stack, slots="portal shard", up={4: "shard"})
    assert choice(match, 4) == "take right"
    match = lay(last, **fronted, stack=stack, slots="mask portal", pawn=18)
    assert choice(match, 4) == "take right"


def test_s29_a_shaman_moves_the_pawn_back_from_the_moon_and_a_shadow_takes_a_tile() -> None:
    """S29: each for its side; seat 1 completes blue."""
    hands = ["green-2", "blue-7", "purple-3", "purple-7", "silver-2"]
    for roles, move in ((SHAMANS_FIRST, "back"), (SHADOWS_FIRST, "artifact")):
        match = lay(hands, roles=roles, **LED, mover=1, pawn=16, slots="dagger dagger")
        assert choice(play(match, "1 play blue-7"), 1) == move


def test_s30_a_shaman_becomes_a_shadow_when_the_moon_is_near() -> None:
    """S30, S37: else it exchanges with a Shaman."""
    for pawn, other in ((19, 3), (3, 0)):
        match = lay(HANDS, **LED, pawn=pawn, stack="play,0,2,0,0,0/permute,2,1,0,0,0", knows={0: EVERYONE, 3: EVERYONE})
        assert choice(match, 1) == f"exchange {other}"


def test_s18_a_tile_from_the_pile_stays_hidden() -> None:
    """S18, S32: what is hidden may be declined."""
    match = lay(HANDS, **LED, stack="play,0,2,0,0,0/keep,2,1,0,0,0", down=[(1, "dagger", 3)])
    assert choice(match, 1) == "keep"


def test_s21_an_eliminated_guide_names_one_of_its_side() -> None:
    """S21: seat 0, a Shaman, is out and names the known Shaman."""
    hands = ["", *HANDS[1:]]
    match = lay(hands, aside={0: ""}, destination="purple", stack="name,1,0,0,0,0", knows={2: EVERYONE})
    assert choice(match, 0) == "guide 2"


def test_s23_the_card_that_completes_a_world_is_not_passed() -> None:
    """S23: the last purple card brings a point later."""
    hands = ["purple-3 green-4 green-5", "green-2 yellow-4", "green-3 yellow-5", "red-8 green-1", "silver-2 yellow-2"]
    stack = "gather,0,0,0,0,0/eclipse,31,0,0,0,0"
    match = lay(hands, front={0: "blue-8"}, destination="blue", stack=stack, eclipse=False)
    assert choice(match, 0) != "pass purple-3"


def test_s36_in_a_chain_the_point_comes_first() -> None:
    """S36, S31: a Shadow's hand completes purple and yellow; what is kept for good is taken first."""
    hands = ["green-2", "red-6 green-3", "green-4", "green-5", "purple-1 yellow-1"]
    match = lay(hands, front={0: "blue-8"}, destination="blue", mover=1, up={1: "dagger dagger"})
    play(match, "1 play red-6", "1 eliminate 4")
    assert choice(match, 1) == "ritual purple"


# The bot at the table


def wander(
    players: int, seed: str, moves: int, maker: type[ShamansBot] = HeuristicBot
) -> tuple[Match, list[ShamansBot]]:
    """A position after so many random moves, and bots that have heard them."""
    match = gloaming.new("shamans", players=players, seed=seed)
    bots = [maker(match.game, seat, from_seed(seed)) for seat in range(players)]
    stream = from_seed(seed)
    heard = 0
    for _ in range(moves):
        heard = tell(match, bots, heard)
        if match.over:
            break
        seat = match.pending[below(stream, len(match.pending))]
        legal = match.legal_actions(seat)
        match.act(seat, legal[below(stream, len(legal))])
    tell(match, bots, heard)
    return match, bots


@pytest.mark.parametrize(("players", "maker"), [(3, HeuristicBot), (4, StrongBot), (5, StrongBot)])
@settings(max_examples=10, deadline=None)
@given(moves=st.integers(0, 90), number=st.integers(0, 10**6))
def test_every_choice_is_legal_and_depends_on_the_view_alone(
    players: int, maker: type[ShamansBot], moves: int, number: int
) -> None:
    """Heard or not; and in another state with the same view the bot answers, and explains itself, the same."""
    match, bots = wander(players, f"wander {number}", moves, maker)
    for seat in match.pending:
        legal = match.legal_actions(seat)
        view = match.seen(seat)
        assert maker(match.game, seat, from_seed("any")).choose(view, legal) in legal
        chosen = bots[seat].choose(view, legal)
        assert chosen in legal
        other = view.copy()
        match.game.rules.resample(other, from_seed("another deal"))
        again = Match(match.game, other, None)
        twin = maker(match.game, seat, from_seed(f"wander {number}"))
        twin.memory = bots[seat].memory
        assert twin.choose(again.seen(seat), again.legal_actions(seat)) == chosen
        assert twin.explain(again.seen(seat), legal) == bots[seat].explain(view, legal)


class Witness(HeuristicBot):
    """A bot that checks what it is given."""

    given = 0

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        Witness.given += 1
        for seat in range(int(view.players)):
            assert (view.roles[seat] == UNKNOWN) == (not int(view.knows[seat]) >> self.seat & 1)
            if seat != self.seat:
                assert sum(int(values).bit_count() for values in view.hands[seat]) <= 2  # passed in the Eclipse
        for row in range(int(view.downs)):
            assert (view.down_tile[row] == UNKNOWN) == (view.down_owner[row] != self.seat)
        return super().choose(view, actions)


def test_s43_a_bot_is_given_what_its_seat_knows_and_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """S43: at every decision of a game."""
    monkeypatch.setattr("gloaming.minds.shamans.bots.HeuristicBot", Witness)
    play_game(find("shamans"), ["heuristic", "random", "heuristic", "heuristic"], "witness", 4, {})
    assert Witness.given > 50


def test_the_same_seed_plays_the_same_game() -> None:
    game = find("shamans")
    first, again = (play_game(game, ["heuristic"] * 3, "one", 3, {}) for _ in range(2))
    assert first == again


def test_it_uses_free_moves_only_to_some_purpose() -> None:
    """S18, S25: over a game, Portals move the pawn and no tile is turned up."""
    match = gloaming.new("shamans", players=5, seed="free")
    bots = [make("heuristic", match.game, seat, seed=f"free {seat}") for seat in range(5)]
    play_on(match, bots)
    assert not any(move.startswith("turn-up") for _, move in match.moves)


@pytest.mark.parametrize("players", [3, 5])
def test_s37_the_tally_tells_the_roles_of_every_round_and_who_won(players: int) -> None:
    """S37: each seat once a round; all of one side won, and none of the other."""
    match, _ = wander(players, "tally", 10**6)
    events = match.events(TABLE)
    rounds = Counter(one.kind for one in events)[Kind.ROUND_WON]
    tally = list(match.game.tally(match.seen(TABLE), events))
    assert len(tally) == rounds * players
    for first in range(0, len(tally), players):
        of_round = tally[first : first + players]
        assert [one.seat for one in of_round] == list(range(players))
        assert len({(one.role, one.won) for one in of_round}) == 2
    assert Tally(0, "shaman", True) in tally or Tally(0, "shadow", True) in tally


@pytest.mark.parametrize(("players", "randoms"), [(3, 1), (4, 2), (5, 2)])
def test_it_beats_random_play(players: int, randoms: int) -> None:
    """Every seat in turn; the margin is many times what chance makes of these games."""
    make_ready(POLICY)
    seated = ["heuristic"] * (players - randoms) + ["random"] * randoms
    report = tournament("shamans", seated, 20 * players, seed="strength", players=players)
    heuristic, other = report.standings
    assert heuristic.wins / heuristic.games > other.wins / other.games


def test_the_chance_of_the_moon_grows_with_every_step() -> None:
    """S33: certain on the Moon, unlikely far away."""
    match = lay(HANDS, **LED, mover=1)
    thought: Any = Plain(POLICY.thought)
    memory: Any = Plain(POLICY.memory)
    traits = POLICY.levels["heuristic"]
    read_view(thought, match.seen(1), 1, memory, traits)
    chances = [moon(thought, steps, thought.drift, traits) for steps in range(21)]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert chances[20] < 0.05
    assert PORTAL + Direction.FORWARD not in match.legal_actions(1)


LEVELS = ("beginner", "casual", "heuristic", "strong")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_explains_itself(level: str) -> None:
    """Shares add up to 1, the best move is worth what the position is, and roles are those that may be."""
    match = lay(HANDS, **LED, mover=1)
    found = gloaming.analyse(match, 1, level)
    assert [choice.move for choice in found.choices] == match.legal(1)
    assert sum(choice.share for choice in found.choices) == pytest.approx(1)
    worths = [choice.worth for choice in found.choices if choice.worth is not None]
    assert max(worths) == found.value
    assert 0 < found.value < 1
    assert (found.low, found.high, found.exactness) == (*match.game.bounds, "estimate")
    roles = found.beliefs["roles"]
    assert sorted(roles) == ["0", "2", "3", "4"]
    assert sum(odds["shadow"] for odds in roles.values()) == pytest.approx(2)  # S2: the seat itself is a Shaman
    holds = found.beliefs["holds"]["3"]
    assert holds["purple"] == pytest.approx(1 - 9 / 11 * 8 / 10 * 7 / 9)  # 2 of 11 hidden cards are purple, it has 3
    assert json.loads(json.dumps(found.as_dict()))["beliefs"] == found.beliefs
    assert gloaming.analyse(match, 0, level).choices == ()  # it is not asked


def test_a_beginner_makes_nothing_of_what_others_do() -> None:
    """S11: to a beginner, whoever strays is as likely a Shadow as before; to the others it is likelier."""
    led = event(Kind.PLAYED, 0, card=World.PURPLE * VALUES + 7, follows=1)
    chances = {}
    for level in LEVELS:
        match = lay(HANDS, **LED, mover=1)
        bot = make(level, match.game, 0, seed="ear")
        bot.hear(match.seen(0), [event(Kind.TURN, 0, turn=3), led])
        play(match, "1 play red-6")
        bot.hear(match.seen(0), match.events(0))
        chances[level] = bot.explain(match.seen(0), []).beliefs["roles"]["1"]["shadow"]
    assert chances["beginner"] == pytest.approx(0.5)
    assert 0.5 < chances["casual"] < chances["heuristic"]
    assert chances["strong"] > 0.5


def event(kind: Kind, seat: int, **facts: int) -> Event:
    return Event(kind, seat, facts, known=True)
