"""H17-H22, H33: death, loot, batches, the end of the game, revealing."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.shadow_hunters.rules.state import Kind
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
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
from tests.games.shadow_hunters.test_attack import at_church

SEVEN = ("emi", "franklin", "vampire", "werewolf", "allie", "charles", "daniel")


def test_death_at_the_hit_points() -> None:
    """H17: dead when wounds reach or pass the hit points; the identity is shown, the pawn leaves."""
    game = arrange(deal(*FIVE), wounds={1: 9}, pawns={1: "altar"})
    living = play(go(game.copy(), 0, "woods"), "0 woods 1 wound", "0 attack 1", "* dice 1 1")
    assert is_alive(living, 1)
    assert wounds(living)[1] == 11
    dying = play(go(game, 0, "woods"), "0 woods 1 wound", "0 attack 1", "* dice 2 1")
    seat = dying.view(None)["seats"][1]
    assert not seat["alive"]
    assert seat["character"] == "franklin"
    assert seat["place"] is None


def test_nothing_can_be_used_after_death() -> None:
    """H17: no heal, no counterattack, no reveal by the dead."""
    game = arrange(deal(*FIVE), wounds={4: 7, 3: 13}, pawns={3: "church"})
    allie = play(go(game.copy(), 0, "woods"), "0 woods 4 wound")
    assert allie.legal(4) == []
    with pytest.raises(gloaming.Illegal):
        play(allie, "4 heal")
    play(go(game, 0, "church"), "0 skip", "0 attack 3", "* dice 2 1")
    assert question(game) == "start"
    assert not is_alive(game, 3)


def test_hit_points_are_nowhere() -> None:
    """H18: wounds are public, hit points of a hidden character are not shown anywhere."""
    game = arrange(deal(*FIVE), wounds={1: 5})
    shown = str(game.view(3)["seats"][1])
    assert "'wounds': 5" in shown
    assert "12" not in shown
    assert "franklin" in game.view(3)["seats"][1]["could_be"]


def test_killer_takes_one_and_the_rest_is_discarded() -> None:
    """H19: one equipment of the killer's choice, mandatory; asked even when there is one card (H7)."""
    game = at_church(*FIVE, gear={1: ["axe", "spear"]}, wounds={1: 11})
    play(game, "0 attack 1", "* dice 3 1", "0 decline")
    assert game.pending == (0,)
    assert game.legal(0) == ["loot spear", "loot axe", "reveal"]
    play(game, "0 loot axe")
    assert equipment(game, 0) == ["axe"]
    assert equipment(game, 1) == []
    assert game.view(None)["discards"]["light"] == ["spear"]
    one = play(at_church(*FIVE, gear={1: ["axe"]}, wounds={1: 11}), "0 attack 1", "* dice 3 1", "0 decline")
    assert one.legal(0) == ["loot axe", "reveal"]


def test_the_giver_of_a_vision_is_the_killer() -> None:
    """H19: whoever gave the Vision that kills takes the loot."""
    game = arrange(deal(*FIVE), wounds={2: 11}, gear={2: ["axe"]})
    play(
        draw(game, 0, "exorcism"), "0 give-vision 2", "2 answer wound", "0 decline"
    )  # H77: a hidden giver could be Bob
    assert not is_alive(game, 2)
    assert game.legal(0) == ["loot axe", "reveal"]


def test_who_dies_in_their_own_turn_loses_extra_turns_at_once() -> None:
    """H7: they are gone while the dead are still looted, for all to see; a scene that keeps them is refused."""
    game = arrange(deal(*FIVE), wounds={0: 9, 1: 10}, gear={1: ["axe"]}, pawns={1: "church"}, extra=2)
    play(go(game, 0, "church"), "0 skip")
    assert game.view(None)["extra_turns"] == 2
    five = ("charles", "emi", "franklin", "vampire", "werewolf")
    game = arrange(deal(*five), wounds={0: 9, 4: 0}, gear={0: ["axe"]}, pawns={4: "church"}, extra=2)
    play(go(game, 0, "church"), "0 skip", "0 attack 4", "* dice 2 1", "0 decline", "4 counterattack", "* dice 6 1")
    assert question(game) == "loot"
    assert (game.pending, is_alive(game, 0)) == ((4,), False)
    assert game.view(None)["extra_turns"] == 0
    with pytest.raises(gloaming.Malformed, match="extra turns of somebody dead"):
        gloaming.scene("shadow_hunters", game.scene() + " extra=1")
    play(game, "4 loot axe")
    assert game.pending == (1,)


def test_nobody_loots_wounds_one_gave_oneself() -> None:
    """H19: dying of one's own doing, all is discarded."""
    game = arrange(deal(*FIVE), wounds={0: 8}, gear={0: ["axe"]})
    play(go(game, 0, "woods"), "0 woods 0 wound")
    assert not is_alive(game, 0)
    assert game.view(None)["discards"]["darkness"] == ["axe"]


def test_a_killer_who_dies_too_takes_nothing() -> None:
    """H19, H20: in one batch all wounds come first, then all deaths; the dead killer takes nothing."""
    game = arrange(deal(*SEVEN), wounds={0: 8, 1: 10}, gear={1: ["axe"]}, pawns={1: "cemetery"})
    play(draw(game, 0, "dynamite"), "* dice 4 4")
    assert not is_alive(game, 0)
    assert not is_alive(game, 1)
    assert equipment(game, 0) == []
    assert game.view(None)["discards"]["darkness"] == ["dynamite", "axe"]
    assert game.view(None)["first_dead"] == [0, 1]


def test_a_batch_of_deaths_is_looted_clockwise_from_the_killer() -> None:
    """H20, H19: Flare: all wounds, all deaths, Daniel's reveal, loot one from each, then the end is judged."""
    game = arrange(deal(*SEVEN, first=3), wounds={0: 9, 4: 7}, gear={0: ["spear"], 4: ["axe", "knife"]})
    play(go(game, 3, "church"), "3 draw light", "* card flare-of-judgement")
    assert is_revealed(game, 6)
    assert game.view(None)["about"]["seat"] == 4
    play(game, "3 loot knife")
    assert game.view(None)["about"]["seat"] == 0
    play(game, "3 loot spear")
    assert equipment(game, 3) == ["spear", "knife"]
    assert wounds(game) == [11, 2, 2, 0, 9, 2, 2]


def test_all_of_the_first_batch_are_first_to_die() -> None:
    """H20, H32: Daniel dying in the first batch, with others, is first to die."""
    game = arrange(deal(*SEVEN), wounds={4: 7, 6: 11})
    draw(game, 0, "flare-of-judgement")
    assert game.over
    assert game.winners == (6,)


def test_the_game_ends_on_anybodys_turn() -> None:
    """H21: a counterattack ends it in another's turn; all characters are shown; the dead of a camp win too."""
    game = at_church(*FOUR, wounds={0: 9}, dead=[1])
    play(game, "0 attack 3", "* dice 3 1", "0 decline", "3 counterattack", "* dice 3 1")
    assert game.over
    assert game.winners == (2, 3)
    assert [seat["character"] for seat in game.view(None)["seats"]] == list(FOUR)


def test_several_winners_at_once() -> None:
    """H21, H29, H32: with the last Shadow dead, Hunters, Daniel alive and Allie alive win together."""
    game = arrange(
        deal("emi", "franklin", "vampire", "werewolf", "allie", "daniel"), dead=[1, 2], wounds={3: 12}, revealed=[5]
    )
    play(go(game, 0, "woods"), "0 woods 3 wound")
    assert game.winners == (0, 1, 4, 5)
    assert game.returns == (1, 1, -1, -1, 1, 1)


def test_everybody_dead_at_once() -> None:
    """H21: when all Hunters and all Shadows are dead in one moment, both camps win."""
    game = arrange(deal(*FOUR), dead=[1, 2], wounds={0: 8, 3: 12}, pawns={0: "church", 3: "cemetery"})
    play(draw(game, 0, "dynamite"), "* dice 4 4")
    assert game.over
    assert game.winners == (0, 1, 2, 3)


def test_halves_of_a_card_are_apart() -> None:
    """H21, H49: death, loot and the end come between the halves: who wins by the first is spared the second."""
    game = arrange(deal(*FOUR), dead=[3], wounds={2: 11, 0: 9})
    play(draw(game, 0, "spider"), "0 choose 2")
    assert game.over
    assert game.winners == (0, 1)
    assert is_alive(game, 0)


def test_revealing_is_free_and_final() -> None:
    """H22: any hidden living player, asked or not; it answers nothing; it cannot be repeated."""
    game = deal(*FIVE)
    assert all("reveal" in game.legal(seat) for seat in range(5))
    play(game, "3 reveal")
    assert game.pending == (0,)
    assert is_revealed(game, 3)
    assert game.legal(3) == []
    play(game, "0 reveal")
    assert question(game) == "start"
    assert game.pending == (0,)
    with pytest.raises(gloaming.Illegal, match="already revealed"):
        play(game, "0 reveal")


def test_no_reveal_while_chance_is_awaited() -> None:
    """H22: never while the game waits for chance."""
    game = play(deal(*FIVE), "0 roll")
    assert all(game.legal(seat) == [] for seat in range(5))
    with pytest.raises(gloaming.Illegal):
        play(game, "3 reveal")


def test_daniel_reveals_at_a_death_and_only_then() -> None:
    """H33: before the end is judged, and never by himself."""
    game = arrange(deal(*FOUR, "daniel"), wounds={1: 10})
    with pytest.raises(gloaming.Illegal):
        play(game, "4 reveal")
    with pytest.raises(gloaming.Illegal, match="Daniel reveals when another character dies"):
        play(deal("daniel", *FOUR), "0 reveal")
    play(go(game, 0, "woods"), "0 woods 1 wound")
    assert is_revealed(game, 4)


def test_daniel_reveals_before_the_end_is_judged() -> None:
    """H33, H16: the forced reveal is told before the ending, even when the same deaths end the game."""
    game = arrange(deal(*FOUR, "daniel", first=2), wounds={1: 10, 0: 8})
    since = len(game.moves)
    play(go(game, 2, "church"), "2 draw light", "* card flare-of-judgement")
    kinds = [event.kind for event in game.events(gloaming.TABLE, since)]
    assert kinds.index(Kind.REVEALED) < kinds.index(Kind.ENDED)
    assert game.winners == (2, 3)
