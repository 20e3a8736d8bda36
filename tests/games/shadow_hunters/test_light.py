"""H34-H48: the Light cards, each where it works and where it does not."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
    arrange,
    deal,
    draw,
    equipment,
    go,
    is_revealed,
    play,
    question,
    wounds,
)
from tests.games.shadow_hunters.test_attack import EVEN, at_church

SHADOW_FIRST = ("vampire", "emi", "franklin", "werewolf")
UNKNOWN_FIRST = ("unknown", "emi", "franklin", "werewolf")


@pytest.mark.parametrize(
    ("card", "seats", "works"),
    [
        ("advent", FOUR, True),
        ("advent", SHADOW_FIRST, False),
        ("chocolate", FOUR, True),
        ("chocolate", UNKNOWN_FIRST, True),
        ("chocolate", SHADOW_FIRST, False),
        ("diabolic-ritual", SHADOW_FIRST, True),
        ("diabolic-ritual", FOUR, False),
    ],
)
def test_reveal_to_heal_all(card: str, seats: tuple[str, ...], works: bool) -> None:
    """H34, H36, H54: those named may reveal and heal all; revealed already, they heal unasked; others get nothing."""
    game = draw(arrange(deal(*seats), wounds={0: 6}), 0, card)
    assert question(game) == "salve"
    assert game.legal(0) == ["decline", "reveal"]
    assert wounds(play(game.copy(), "0 decline"))[0] == 6
    assert wounds(play(game, "0 reveal"))[0] == (0 if works else 6)
    shown = draw(arrange(deal(*seats), wounds={0: 6}, revealed=[0]), 0, card)
    assert wounds(shown)[0] == (0 if works else 6)
    assert question(shown) != "salve"


def test_allie_and_chocolate() -> None:
    """H36, H77: Allie's own heal in that window closes it."""
    game = draw(arrange(deal("allie", *FOUR), wounds={0: 6}), 0, "chocolate")
    assert game.legal(0) == ["decline", "reveal", "heal"]
    play(game, "0 heal")
    assert wounds(game)[0] == 0
    assert question(game) != "salve"


def test_blessing() -> None:
    """H35: another player heals a d6; not oneself."""
    game = draw(arrange(deal(*FOUR), wounds={0: 3, 2: 5}), 0, "blessing")
    assert game.legal(0) == ["choose 1", "choose 2", "choose 3", "reveal"]
    play(game, "0 choose 2", "* d6 4")
    assert wounds(game) == [3, 0, 1, 0]


def test_concealed_knowledge() -> None:
    """H37: another full turn after this one; also when drawn in an extra turn."""
    game = draw(deal(*FOUR), 0, "concealed-knowledge")
    assert game.pending == (0,)
    assert game.view(None)["turn"] == 2
    go(game, 0, "altar")
    assert game.pending == (1,)
    again = draw(arrange(deal(*FOUR), extra=1, pawns={0: "cabin"}), 0, "concealed-knowledge")
    assert again.view(None)["extra_turns"] == 1
    assert again.pending == (0,)


@pytest.mark.parametrize(("seats", "shown"), [(SHADOW_FIRST, True), (UNKNOWN_FIRST, False), (FOUR, False)])
def test_disenchant_mirror(seats: tuple[str, ...], shown: bool) -> None:
    """H38: a Shadow other than the Unknown reveals at once; nobody is asked."""
    game = draw(deal(*seats), 0, "disenchant-mirror")
    assert is_revealed(game, 0) == shown
    assert question(game) == "start"


def test_mirror_tells_all_who_the_hidden_drawer_is_not() -> None:
    """H38, H62: a drawer who stays hidden is none of the others' Shadows but perhaps the Unknown."""
    game = draw(deal(*FOUR), 0, "disenchant-mirror")
    for viewer in (None, 1, 2):
        assert {"vampire", "werewolf"}.isdisjoint(game.view(viewer)["seats"][0]["could_be"])
    assert "unknown" in game.view(1)["seats"][0]["could_be"]


def test_first_aid() -> None:
    """H39: any living player, oneself too: exactly 7, more or less than before."""
    game = draw(arrange(deal(*FIVE), wounds={2: 12}, dead=[1]), 0, "first-aid")
    assert game.legal(0) == ["choose 0", "choose 2", "choose 3", "choose 4", "reveal"]
    assert wounds(play(game.copy(), "0 choose 2"))[2] == 7
    assert wounds(play(game, "0 choose 0"))[0] == 7


def test_flare_of_judgement() -> None:
    """H40: every other character takes 2, wherever they are."""
    assert wounds(draw(deal(*FIVE), 0, "flare-of-judgement")) == [0, 2, 2, 2, 2]


def test_guardian_angel_stops_attacks_until_the_next_turn() -> None:
    """H41: attacks inflict nothing; a protected player can be chosen; nothing else is stopped; then it is over."""
    game = arrange(deal(*EVEN), pawns={1: "church"})
    play(draw(game, 0, "guardian-angel"), "0 skip")
    play(go(game, 1, "cemetery"), "1 skip", "1 attack 0", "* dice 6 1", "0 decline")
    assert wounds(game)[0] == 0
    play(go(game, 2, "woods"), "2 woods 0 wound")
    assert wounds(game)[0] == 2
    play(go(game, 3, "altar"), "3 skip")
    assert game.pending == (0,)
    assert not game.view(None)["seats"][0]["guarded"]


def test_guardian_angel_stops_counterattacks_and_an_extra_turn_ends_it() -> None:
    """H41: counterattacks too; an extra turn is a next turn."""
    game = arrange(deal(*FOUR), pawns={3: "church"})
    play(draw(game, 0, "guardian-angel"), "0 attack 3", "* dice 2 2", "3 counterattack", "* dice 6 1")
    assert wounds(game)[0] == 0
    game = draw(arrange(deal(*FOUR), extra=1), 0, "guardian-angel")
    assert not game.view(None)["seats"][0]["guarded"]
    assert game.pending == (0,)


def test_holy_water() -> None:
    """H42: heal 2, never under 0."""
    assert wounds(draw(arrange(deal(*FOUR), wounds={0: 5}), 0, "holy-water"))[0] == 3
    assert wounds(draw(arrange(deal(*FOUR), wounds={0: 1}), 0, "holy-water"))[0] == 0


def test_fortune_brooch() -> None:
    """H43: cannot be chosen for the Woods' wounds, not even by oneself; can be healed, even unwounded."""
    game = go(arrange(deal(*FOUR), gear={0: ["brooch"]}), 0, "woods")
    assert "woods 0 wound" not in game.legal(0)
    assert "woods 0 heal" in game.legal(0)
    assert "woods 1 wound" in game.legal(0)
    with pytest.raises(gloaming.Illegal, match="Brooch"):
        play(game, "0 woods 0 wound")
    assert wounds(play(game, "0 woods 0 heal"))[0] == 0


def test_holy_robe_against_attacks_alone_or_by_option_against_all() -> None:
    """H44: -1 to attacks; by option to all wounds one takes, one's own doing included, but not First Aid."""
    for option, lost in ((False, 2), (True, 1)):
        game = arrange(deal(*EVEN, robe_all=option), gear={0: ["robe"]})
        assert wounds(play(go(game.copy(), 0, "woods"), "0 woods 0 wound"))[0] == lost
        assert wounds(play(draw(game.copy(), 0, "first-aid"), "0 choose 0"))[0] == 7
        hit = at_church(*EVEN, gear={1: ["robe"]}, robe_all=option)
        assert wounds(play(hit, "0 attack 1", "* dice 4 1"))[1] == 2


def test_mystic_compass() -> None:
    """H45: says once or twice before rolling; of two rolls one chooses; a 7 adds every other place."""
    game = arrange(deal(*FOUR), gear={0: ["compass"]}, pawns={0: "gate"})
    assert game.legal(0) == ["roll", "roll-twice", "step left", "step right", "reveal"]
    play(game, "0 roll-twice")
    assert "dice 2 2" not in game.legal(gloaming.CHANCE)
    play(game, "* dice 1 1")
    assert game.pending == (gloaming.CHANCE,)
    two = play(game.copy(), "* dice 3 3")
    assert two.legal(0) == ["go cabin", "go church", "reveal"]
    assert question(play(game.copy(), "* dice 1 2")) == "use"
    assert len(play(game, "* dice 6 1").legal(0)) == 5 + 1


def test_no_compass_no_second_roll() -> None:
    """H45: rolling twice needs the Compass."""
    with pytest.raises(gloaming.Illegal, match="Compass"):
        play(deal(*FOUR), "0 roll-twice")


def test_silver_rosary_takes_all() -> None:
    """H46: killing by an attack one must take all; not by a card; and it must be held before the loot."""
    game = at_church(*EVEN, wounds={1: 11}, gear={0: ["rosary"], 1: ["axe", "robe"]})
    play(game, "0 attack 1", "* dice 3 1")
    assert equipment(game, 0) == ["robe", "rosary", "axe"]
    by_card = arrange(deal(*EVEN), wounds={1: 11}, gear={0: ["rosary"], 1: ["axe", "robe"]})
    play(draw(by_card, 0, "bat"), "0 choose 1")
    assert by_card.legal(0) == ["loot robe", "loot axe", "reveal"]


def test_rosary_among_the_loot_comes_too_late() -> None:
    """H46: taken from the first dead, it does not serve for the second."""
    five = ("george", "franklin", "vampire", "unknown", "allie")
    game = at_church(*five, wounds={1: 11, 4: 7}, gear={0: ["machine-gun"], 1: ["rosary"], 4: ["axe", "knife"]})
    play(game, "0 attack-all", "* dice 2 1", "0 loot rosary")
    assert game.legal(0) == ["loot axe", "loot knife", "reveal"]


@pytest.mark.parametrize("card", ["spider", "bat"])
def test_talisman_against_spider_and_bat(card: str) -> None:
    """H48: no wounds from Spider or Bat; also as the one who drew it."""
    game = draw(arrange(deal(*FOUR), gear={1: ["talisman"]}, wounds={0: 3}), 0, card)
    play(game, "0 choose 1")
    assert wounds(game)[:2] == [5 if card == "spider" else 2, 0]
    own = draw(arrange(deal(*FOUR), gear={0: ["talisman"]}, wounds={0: 3}), 0, card)
    assert wounds(play(own, "0 choose 1"))[:2] == [3 if card == "spider" else 2, 2]


def test_talisman_against_dynamite_and_nothing_else() -> None:
    """H48: nor from Dynamite; the Doll still hurts."""
    game = arrange(deal(*FOUR), gear={0: ["talisman"]}, pawns={1: "cemetery"})
    assert wounds(play(draw(game.copy(), 0, "dynamite"), "* dice 4 4"))[:2] == [0, 3]
    assert wounds(play(draw(game, 0, "spiritual-doll"), "0 choose 1", "* d6 6"))[0] == 3
