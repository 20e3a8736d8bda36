"""H78-H89: the ten further characters, by initial or at random."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shadow_hunters.table import (
    arrange,
    deal,
    draw,
    equipment,
    go,
    is_alive,
    is_revealed,
    play,
    question,
    wounds,
)

BASE = ("emi", "franklin", "vampire", "werewolf")


def table(*characters: str, **options: Any) -> Match:
    """A table with the expansion in one pool."""
    return deal(*characters, expansion="random", **options)


def test_mixed_in_by_initial() -> None:
    """H78: one of the two of each initial; at 7 and 8 players the slot of Bob and Bryan is left out."""
    for number in range(12):
        for players in (4, 6, 8):
            game = gloaming.new("shadow_hunters", players=players, seed=f"mix {number}", expansion="initial")
            names = [str(game.view(seat)["seats"][seat]["character"]) for seat in range(players)]
            assert len({name[0] for name in names}) == players
            assert players < 7 or not {"bob", "bryan"} & set(names)


def test_mixed_in_at_random() -> None:
    """H78: both of an initial can be dealt."""
    game = table("emi", "ellen", "vampire", "valkyrie")
    assert game.pending == (0,)
    with pytest.raises(gloaming.Illegal):
        deal("emi", "ellen", "vampire", "valkyrie", expansion="initial")
    with pytest.raises(gloaming.Illegal):
        deal("emi", "ellen", "vampire", "werewolf")


def test_agnes_wins_with_her_right_or_left_neighbour() -> None:
    """H80: the player on her right; once, at the start of her turn, she may turn that to her left."""
    five = ("agnes", "emi", "franklin", "vampire", "werewolf")
    game = arrange(table(*five), dead=[1], wounds={2: 11})
    right = play(game.copy(), "0 roll", "* dice 5 4", "0 woods 2 wound")
    assert right.winners == (0, 3, 4)
    left = play(game, "0 turn", "0 roll", "* dice 5 4", "0 woods 2 wound")
    assert left.winners == (3, 4)
    with pytest.raises(gloaming.Illegal):
        play(play(table(*five), "0 turn"), "0 turn")


def test_bryan_wins_by_a_big_kill_or_on_the_altar() -> None:
    """H81: killing by attack somebody of 13 or more; or on the Altar when the game ends; a small kill reveals him."""
    five = ("bryan", "emi", "george", "vampire", "werewolf")
    church = dict.fromkeys(range(1, 5), "church")
    big = arrange(table(*five), wounds={2: 13}, pawns=church)
    assert play(go(big, 0, "church"), "0 skip", "0 attack 2", "* dice 2 1").winners == (0,)
    small = arrange(table(*five), wounds={1: 9}, pawns=church)
    play(go(small, 0, "church"), "0 skip", "0 attack 1", "* dice 2 1")
    assert not small.over
    assert is_revealed(small, 0)
    by_woods = arrange(table(*five), wounds={2: 12})
    play(go(by_woods, 0, "woods"), "0 woods 2 wound")
    assert not by_woods.over
    assert not is_revealed(by_woods, 0)
    altar = arrange(table(*five, first=1), pawns={0: "altar"}, dead=[4], wounds={3: 11})
    assert play(go(altar, 1, "woods"), "1 woods 3 wound").winners == (0, 1, 2)


def test_catherine_first_to_die_or_among_the_last_two() -> None:
    """H82: first to die, or one of the last two alive; revealed, heals 1 at the start of each of her turns."""
    five = ("catherine", "emi", "franklin", "vampire", "werewolf")
    first = arrange(table(*five, first=1), wounds={0: 9})
    assert play(go(first, 1, "woods"), "1 woods 0 wound").winners == (0,)
    last = arrange(table(*five, first=1), dead=[2, 3], wounds={4: 12})
    assert 0 in play(go(last, 1, "woods"), "1 woods 4 wound").winners
    heals = arrange(table(*five, first=4), revealed=[0], wounds={0: 5})
    play(go(heals, 4, "church"), "4 skip", "4 decline")
    assert heals.pending == (0,)
    assert wounds(heals)[0] == 4
    hidden = arrange(table(*five), wounds={0: 5})
    assert wounds(hidden)[0] == 5


def test_catherine_heals_when_she_reveals_at_the_start_of_her_turn() -> None:
    """H82: also at that very moment; at any other she waits for her next turn."""
    five = ("catherine", "emi", "franklin", "vampire", "werewolf")
    assert wounds(play(arrange(table(*five), wounds={0: 5}), "0 reveal"))[0] == 4
    later = go(arrange(table(*five), wounds={0: 5}), 0, "church")
    assert wounds(play(later, "0 reveal"))[0] == 5
    others = arrange(table(*five, first=1), wounds={0: 5})
    assert wounds(play(others, "0 reveal"))[0] == 5


def test_david_wins_with_three_relics_and_digs_one() -> None:
    """H83: three of Rosary, Talisman, Spear, Robe; once he takes an equipment from a discard pile."""
    five = ("david", "emi", "franklin", "vampire", "werewolf")
    game = arrange(table(*five), gear={0: ["spear", "robe"]}, discards=["rosary", "axe"])
    assert [move for move in game.legal(0) if move.startswith("dig")] == ["dig rosary", "dig axe"]
    assert play(game.copy(), "0 dig rosary").winners == (0,)
    play(game, "0 dig axe")
    assert not game.over
    assert equipment(game, 0) == ["robe", "spear", "axe"]
    assert "dig rosary" not in game.legal(0)


def test_ellen_ends_an_ability() -> None:
    """H84: once, at the start of her turn, for the game; nobody sealed is asked or heals."""
    five = ("ellen", "franklin", "vampire", "werewolf", "allie")
    game = play(table(*five), "0 seal 4")
    assert is_revealed(game, 0)
    assert game.view(None)["seats"][4]["sealed"]
    assert "heal" not in game.legal(4)
    assert not any(move.startswith("seal") for move in game.legal(0))


def test_fu_ka_sets_wounds_to_seven() -> None:
    """H85: once, at the start of her turn, one player's wounds become 7, her own too."""
    game = play(table("fu-ka", "emi", "vampire", "werewolf"), "0 nurse 2")
    assert wounds(game) == [0, 0, 7, 0]
    assert question(game) == "start"
    assert wounds(play(table("fu-ka", "emi", "vampire", "werewolf"), "0 nurse 0")) == [7, 0, 0, 0]


def test_gregor_takes_no_wounds_until_his_next_turn() -> None:
    """H86: once, at the end of his turn; no wounds of any kind."""
    game = table("gregor", "emi", "vampire", "werewolf")
    play(go(game, 0, "altar"), "0 barrier")
    draw(game, 1, "flare-of-judgement")
    assert wounds(game) == [0, 0, 2, 2]
    assert is_revealed(game, 0)


def test_the_end_window_is_asked_of_all_who_could_be() -> None:
    """H77, H86: who is not Gregor can only decline; without the expansion nobody is asked."""
    game = go(table(*BASE), 0, "altar")
    assert question(game) == "end"
    assert game.legal(0) == ["decline", "reveal"]
    assert question(go(deal(*BASE), 0, "altar")) == "start"


def test_ultra_soul_strikes_on_the_gate() -> None:
    """H87: at the start of each of his turns 3 wounds to another player on the Gate; once a turn."""
    game = arrange(table("ultra-soul", "emi", "franklin", "vampire"), pawns={1: "gate", 2: "cabin"})
    assert [move for move in game.legal(0) if move.startswith("ray")] == ["ray 1"]
    play(game, "0 ray 1")
    assert wounds(game)[1] == 3
    assert game.legal(0) == ["roll"]


def test_valkyrie_attacks_with_the_d4_alone() -> None:
    """H88: revealed; hidden she rolls both dice."""
    four = ("valkyrie", "emi", "franklin", "vampire")
    for revealed, faces in (([0], 4), ([], 24)):
        game = arrange(table(*four), pawns={1: "church"}, revealed=revealed)
        play(go(game, 0, "church"), "0 skip", "0 attack 1")
        assert len(game.legal(gloaming.CHANCE)) == faces


def test_wight_takes_as_many_turns_as_there_are_dead() -> None:
    """H89: once, at the end of his turn."""
    game = arrange(table("wight", "emi", "franklin", "vampire", "allie"), dead=[1, 4])
    play(go(game, 0, "altar"), "0 multiply")
    assert game.view(None)["extra_turns"] == 1
    assert game.pending == (0,)
    assert question(go(game, 0, "church")) == "use"


def test_wight_needs_somebody_dead() -> None:
    """H89: without anybody dead the power is not to be had, and who could be Wight alone is not asked."""
    five = ("wight", "gregor", "emi", "vampire", "allie")
    asked = go(table(*five), 0, "altar")
    assert asked.legal(0) == ["decline", "reveal"]  # could be Gregor
    alone = go(arrange(table(*five), revealed=[1]), 0, "altar")
    assert question(alone) == "start"
    with_dead = go(arrange(table(*five), revealed=[1], dead=[4]), 0, "altar")
    assert with_dead.legal(0) == ["multiply", "decline", "reveal"]


@pytest.mark.parametrize("name", ["agnes", "ellen", "ultra-soul"])
def test_chocolate_names_three_more(name: str) -> None:
    """H79: H36 reads also Agnes, Ellen, Ultra Soul."""
    others = {"agnes": BASE, "ellen": ("franklin", "vampire", "werewolf"), "ultra-soul": ("emi", "franklin", "vampire")}
    game = arrange(table(name, *others[name]), wounds={0: 5})
    assert wounds(play(draw(game, 0, "chocolate"), "0 reveal"))[0] == 0


@pytest.mark.parametrize(
    ("name", "frail"),
    [("ellen", True), ("agnes", True), ("bryan", True), ("catherine", True), ("ultra-soul", True), ("david", False)],
)
def test_bully_and_tough_lesson_go_by_hit_points(name: str, frail: bool) -> None:
    """H79, H73, H74: 11 or fewer, 12 or more."""
    others = {
        "ellen": ("emi", "vampire", "werewolf"),
        "ultra-soul": ("vampire", "emi", "franklin"),
    }.get(name, BASE)
    game = table(others[0], name, *others[1:])
    bully = play(draw(game.copy(), 0, "bully"), "0 give-vision 1")
    assert ("answer wound" in bully.legal(1)) == frail
    lesson = play(draw(game, 0, "tough-lesson"), "0 give-vision 1")
    assert ("answer wound" in lesson.legal(1)) == (not frail)


def test_sealed_by_ellen_the_unknown_still_lies() -> None:
    """H84, H5: the Unknown's permanent power is no ability."""
    game = play(table("ellen", "franklin", "unknown", "werewolf"), "0 seal 2")
    play(draw(game, 0, "spell"), "0 give-vision 2")
    assert game.legal(2)[:2] == ["answer nothing", "answer wound"]
    assert is_alive(game, 2)
