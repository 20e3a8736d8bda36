"""H18, H62, H76: what a seat knows, and that worlds drawn from it are exactly those that fit, equally likely."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.games.shadow_hunters import GAME
from gloaming.games.shadow_hunters.knowledge.resample import check_packing
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES, Character
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, go, play

CAMPS = {
    "hunter": ("emi", "franklin", "george"),
    "shadow": ("unknown", "vampire", "werewolf"),
    "neutral": ("allie", "bob", "charles", "daniel"),
}
COUNTS = {4: (2, 2, 0), 5: (2, 2, 1)}


def deals(players: int) -> list[tuple[str, ...]]:
    """Every deal of the base characters, by brute force."""
    names = [name for camp in CAMPS.values() for name in camp]
    found = []
    for seats in itertools.permutations(names, players):
        count = tuple(sum(name in camp for name in seats) for camp in CAMPS.values())
        if count == COUNTS[players]:
            found.append(seats)
    return found


def drawn(game: Match, viewer: int, number: int) -> Counter[tuple[str, ...]]:
    """Worlds drawn from a view, counted by their characters."""
    chance, found = from_seed(f"draws {viewer}"), Counter[tuple[str, ...]]()
    view = game.seen(viewer)
    for _ in range(number):
        world = view.copy()
        GAME.rules.resample(world, chance)
        found[tuple(CHARACTER_NAMES[c] for c in world.character[: game.players])] += 1
    return found


def assert_uniform(found: Counter[tuple[str, ...]], expected: list[tuple[str, ...]]) -> None:
    """Every expected world and no other occurs, each about equally often: chi-square within five deviations."""
    assert set(found) <= set(expected)
    mean = found.total() / len(expected)
    square = sum((found[world] - mean) ** 2 / mean for world in expected)
    freedom = len(expected) - 1
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5 + 1


def test_a_camp_too_large_to_draw_worlds_of_is_refused() -> None:
    """H3, H78: 4 Neutrals and 4 of the expansion fill the 8 bits that a seat has; a fifth of each does not fit."""
    check_packing([3, 3, 4])
    with pytest.raises(ValueError, match="10 characters a camp do not fit 8 bits a seat"):
        check_packing([3, 3, 5])


def test_worlds_of_a_fresh_table_are_all_deals() -> None:
    """H3, H62: knowing only oneself at 4 players, every deal that agrees is equally likely."""
    expected = [world for world in deals(4) if world[0] == "emi"]
    assert_uniform(drawn(deal(*FOUR), 0, 600), expected)


@pytest.mark.slow
def test_worlds_after_visions_wounds_and_the_mirror() -> None:
    """H62, H63, H26, H17, H38: worlds agree with the answers one got, with wounds survived, and with the Mirror."""
    game = arrange(deal(*FOUR, "daniel"), pawns={0: "gate"})
    play(draw(game, 0, "slap"), "0 give-vision 2", "2 answer nothing")
    play(go(game, 1, "woods"), "1 woods 3 wound")
    game = arrange(game, wounds={3: 9}, pawns={2: "gate"})
    play(go(game, 2, "woods"), "2 woods 3 wound", "2 skip")
    play(draw(game, 3, "blessing"), "3 choose 2", "* d6 1")
    assert game.pending == (4,)
    hit_points = {"emi": 10, "franklin": 12, "george": 14, "unknown": 11, "vampire": 13, "werewolf": 14}
    hit_points |= {"allie": 8, "bob": 10, "charles": 11, "daniel": 13}
    expected = [
        world
        for world in deals(5)
        if world[0] == "emi" and world[2] not in CAMPS["hunter"] and hit_points[world[3]] > 11
    ]
    assert_uniform(drawn(game, 0, 800), expected)
    spectator = [world for world in deals(5) if hit_points[world[3]] > 11]
    assert set(drawn(game, TABLE, 60)) <= set(spectator)


def test_worlds_after_a_death_have_no_hidden_daniel() -> None:
    """H33: a living hidden seat after a death is not Daniel."""
    game = arrange(deal(*FIVE), wounds={1: 10})
    play(go(game, 0, "woods"), "0 woods 1 wound")
    expected = [w for w in deals(5) if w[2] == "vampire" and w[1] == "franklin" and "daniel" not in w]
    assert_uniform(drawn(game, 2, 500), expected)


def test_a_hidden_seat_with_five_equipment_is_not_bob() -> None:
    """H30, H21: the game would have ended."""
    game = arrange(deal(*FIVE), gear={0: ["axe", "knife", "spear", "robe"], 1: ["compass"]})
    play(go(game, 0, "altar"), "0 steal 1 compass")
    assert "bob" not in game.view(2)["seats"][0]["could_be"]
    assert "bob" in game.view(2)["seats"][3]["could_be"]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("expansion", ["off", "initial", "random"])
def test_a_drawn_world_looks_the_same_to_the_viewer(players: int, expansion: str) -> None:
    """H18, H62: the view of a drawn world is the view it was drawn from, byte for byte; a world passes the checks."""
    game = gloaming.new("shadow_hunters", players=players, seed=f"law {players}", expansion=expansion)
    chance = from_seed("law")
    for step in range(60):
        if game.over:
            break
        seat = game.pending[0]
        moves = [move for move in game.legal(seat) if move not in ("reveal", "heal")] or game.legal(seat)
        game.play(seat, moves[step % len(moves)])
        viewer = (step % (players + 1)) if step % (players + 1) < players else TABLE
        view = game.seen(viewer)
        world = view.copy()
        GAME.rules.resample(world, chance)
        GAME.check(world)
        again = GAME.blank()
        GAME.rules.view(world, viewer, again)
        assert again.tobytes() == view.tobytes()


def test_nothing_hidden_is_in_a_view() -> None:
    """H18, H22, H62: two worlds that differ in hidden characters alone look the same to a third."""
    one, two = deal(*FOUR), deal("emi", "vampire", "franklin", "werewolf")
    for viewer in (0, 3, TABLE):
        assert one.seen(viewer).tobytes() == two.seen(viewer).tobytes()
    assert not np.array_equal(one.state.character, two.state.character)


def test_spectators_know_what_all_know() -> None:
    """H62: a spectator sees no card and no character that is not face up."""
    game = play(draw(deal(*FIVE), 0, "prediction"), "0 give-vision 4", "4 answer show")
    seen = game.seen(TABLE)
    assert set(map(int, seen.character[:5])) == {-1}
    assert seen.history[0].tolist()[2] == -1
    assert Character.ALLIE not in seen.character
