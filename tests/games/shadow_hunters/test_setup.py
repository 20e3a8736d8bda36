"""H1-H6: the set-up, the options, the quick start, and settings that make no sense."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import gloaming
from gloaming.games.shadow_hunters.rules.cards import CARDS
from gloaming.games.shadow_hunters.rules.components import Deck
from tests.core.test_record import resealed
from tests.games.shadow_hunters.table import FIVE, FOUR, RING, arrange, deal, go, is_revealed, play, question, wounds

CAMPS = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}


def test_places_are_laid_slot_by_slot() -> None:
    """H1: six places on six slots, every order equally likely; the slots form a ring."""
    game = gloaming.new("shadow_hunters", seed=None)
    assert game.pending == (gloaming.CHANCE,)
    for left, place in zip(range(6, 0, -1), RING, strict=True):
        assert game.odds() == [(move, 1) for move in game.legal(gloaming.CHANCE)]
        assert len(game.legal(gloaming.CHANCE)) == left
        game.play(gloaming.CHANCE, f"place {place}")
    assert game.view(None)["places"] == list(RING)


def test_neighbours_and_territories_of_the_ring() -> None:
    """H1: slot 6 is next to slot 1; the territories are 1-2, 3-4, 5-6."""
    game = arrange(deal(*FOUR), pawns={0: "cabin", 1: "gate", 2: "church", 3: "woods"})
    stepped = play(game.copy(), "0 step left")
    assert stepped.view(None)["seats"][0]["place"] == "altar"
    assert stepped.legal(0) == ["attack 3", "skip"]
    assert play(game, "0 step right").view(None)["seats"][0]["place"] == "gate"


def test_decks_of_sixteen() -> None:
    """H2: three decks of 16, pawns off the board, no wounds."""
    for deck in Deck:
        assert sum(row.copies for row in CARDS if row.deck == deck) == 16
    game = deal(*FIVE)
    view = game.view(None)
    assert view["decks"] == {"light": 16, "darkness": 16, "vision": 16}
    assert all(seat["place"] is None and seat["wounds"] == 0 for seat in view["seats"])


@pytest.mark.parametrize("players", range(4, 9))
def test_camps_by_players(players: int) -> None:
    """H3: so many of each camp; Bob is not used at 7 and 8."""
    for number in range(6):
        game = gloaming.new("shadow_hunters", players=players, seed=f"camps {number}")
        camps = [game.view(seat)["seats"][seat]["camp"] for seat in range(players)]
        assert tuple(camps.count(camp) for camp in ("hunter", "shadow", "neutral")) == CAMPS[players]
        names = [game.view(seat)["seats"][seat]["character"] for seat in range(players)]
        assert len(set(names)) == players
        assert players < 7 or "bob" not in names


def test_every_deal_is_equally_likely() -> None:
    """H3: drawn within each camp, then mixed: at 4 players every deal has one chance in 216."""
    hunters, shadows = ("emi", "franklin", "george"), ("unknown", "vampire", "werewolf")
    pairs = [(h, s) for h in permutations(hunters, 2) for s in permutations(shadows, 2)]
    deals = {tuple(order) for h, s in pairs for order in permutations((*h, *s))}
    assert len(deals) == 216
    for names in sorted(deals)[::31]:
        game = play(gloaming.new("shadow_hunters", players=4, seed=None), *(f"* place {place}" for place in RING))
        chance = Fraction(1)
        for name in names:
            odds = dict(game.odds())
            chance *= Fraction(odds[f"character {name}"], sum(odds.values()))
            game.play(gloaming.CHANCE, f"character {name}")
        assert chance == Fraction(1, 216)


def test_characters_are_secret() -> None:
    """H3: everybody knows their own character and nobody else's."""
    game = deal(*FIVE)
    for viewer in (None, *range(5)):
        shown = [seat["character"] for seat in game.view(viewer)["seats"]]
        assert shown == [name if seat == viewer else None for seat, name in enumerate(FIVE)]


def test_first_seat_is_named_or_drawn() -> None:
    """H4: the host may name the seat that starts; otherwise it is drawn, each equally likely."""
    assert deal(*FOUR, first=2).pending == (2,)
    game = deal(*FOUR, first=None)
    assert game.odds() == [(f"first {seat}", 1) for seat in range(4)]
    assert play(game, "* first 3").pending == (3,)


def test_play_is_clockwise_over_the_living() -> None:
    """H4: after seat 0 comes the next living seat."""
    game = arrange(deal(*FIVE), dead=[1])
    play(go(game, 0, "church"), "0 skip")
    assert game.pending == (2,)


def test_beginners_have_no_abilities() -> None:
    """H5: no special abilities, and none is asked about."""
    game = arrange(deal(*FIVE, abilities=False), pawns={0: "cabin", 2: "church", 3: "church"})
    assert game.legal(0) == ["roll", "reveal"]
    assert "heal" not in game.legal(4)
    play(go(game, 0, "church"), "0 skip", "0 attack 3", "* dice 3 1")
    assert game.pending == (1,)
    assert wounds(game)[3] == 2


def test_beginners_keep_daniel_and_the_unknown() -> None:
    """H5: Daniel's obligation and the Unknown's power are no abilities: they stay."""
    game = arrange(deal("emi", "franklin", "unknown", "werewolf", "daniel", abilities=False), wounds={2: 10})
    lied = play(go(game.copy(), 0, "cabin"), "0 draw vision", "* card spell", "0 give-vision 2")
    assert lied.legal(2)[:2] == ["answer nothing", "answer wound"]
    play(go(game, 0, "woods"), "0 woods 2 wound")
    assert is_revealed(game, 4)
    assert "reveal" not in game.legal(4)


def test_quick_start() -> None:
    """H6: all roll in turn order and stand there; then each draws a Vision for the left neighbour."""
    six = ("emi", "franklin", "vampire", "werewolf", "allie", "daniel")
    game = deal(*six, quick_start=True, first=4)
    for seat in (4, 5, 0, 1, 2, 3):
        assert game.view(None)["active"] == seat
        play(game, "* dice 6 4" if seat != 5 else "* dice 6 1")
        if seat == 5:
            assert game.pending == (5,)
            assert len([move for move in game.legal(5) if move.startswith("go")]) == 6
            assert "step left" not in game.legal(5)
            play(game, "5 go church")
    cards = {4: "slap", 5: "bully", 0: "slap", 1: "prediction", 2: "spell", 3: "aid"}
    for giver, card in cards.items():
        play(game, f"* card {card}")
        receiver = (giver + 1) % 6
        assert game.pending == (receiver,)
        game.play(receiver, game.legal(receiver)[0])
    assert game.view(None)["exchanges"][0]["giver"] == 4
    assert wounds(game) == [1, 1, 0, 1, 0, 0]
    assert game.pending == (4,)
    assert question(game) == "start"
    assert game.view(None)["turn"] == 1


@pytest.mark.parametrize("players", [3, 9, 0, -1])
def test_players_out_of_range(players: int) -> None:
    """H3: 4 to 8 players."""
    with pytest.raises(gloaming.Malformed, match="4 to 8 players"):
        gloaming.new("shadow_hunters", players=players)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"quick_start": True}, "quick start is for 6"),
        ({"first": 4}, "first is a seat from 0 to 3"),
        ({"first": True}, "first is a seat"),
        ({"expansion": "sometimes"}, "expansion is one of off, initial, random"),
        ({"expansion": True}, "expansion is one of"),
        ({"abilities": "no"}, "abilities is true or false"),
        ({"robe_all": 1}, "robe_all is true or false"),
        ({"edition": "german"}, "edition is one of rulebook, french, english"),
        ({"robes": True}, "no option 'robes'"),
    ],
)
def test_contradicting_options(options: dict[str, Any], reason: str) -> None:
    """H4, H5, H6, H78: settings that make no sense are refused by name."""
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.new("shadow_hunters", players=4, **options)


BOB, FRENCH = (True, False, False, False), (True, True, True, True)  # Bob, Charles, Robe, Dynamite


@pytest.mark.parametrize(
    ("options", "readings", "edition"),
    [
        ({}, BOB, "rulebook"),
        ({"edition": "rulebook"}, BOB, "rulebook"),
        ({"edition": "french"}, FRENCH, "french"),
        ({"edition": "english"}, (False, False, False, False), "english"),
        ({"edition": "french", "robe_all": False}, (True, True, False, True), "rulebook"),
        ({"edition": "english", "bob_any": True}, BOB, "rulebook"),
        ({"edition": "french", "robe_all": None}, FRENCH, "french"),
    ],
)
def test_an_edition_names_readings_together(options: dict[str, Any], readings: tuple[bool, ...], edition: str) -> None:
    """H30, H31, H44, H51: the rulebook's own text, the French or the English cards; one chosen alone overrides it."""
    game = gloaming.new("shadow_hunters", players=5, seed="s", **options)
    names = ("bob_any", "charles_before", "robe_all", "dynamite_wide")
    assert tuple(game.options[name] for name in names) == readings
    assert game.options["edition"] == edition
    assert gloaming.replay(game.record()).options == game.options


def test_a_record_of_version_1_leaves_bob_to_his_attacks() -> None:
    """H30: what was the default then stays the default of records made then."""
    game = gloaming.new("shadow_hunters", players=5, seed=None, bob_any=False)
    text = game.record()
    for old, new in (("rules: 2", "rules: 1"), (" edition=english", ""), (" bob_any=false", "")):
        text = resealed(text, old, new)
    assert gloaming.replay(text).options == game.options


def test_options_travel_with_records() -> None:
    """H30, H31, H44, H51: every option is kept in the state and in the record."""
    given: dict[str, Any] = {
        "bob_any": True,
        "charles_before": True,
        "robe_all": True,
        "dynamite_wide": True,
        "expansion": "initial",
    }
    game = gloaming.new("shadow_hunters", players=6, seed="s", first=1, quick_start=True, abilities=False, **given)
    again = gloaming.replay(game.record())
    chosen = {**given, "edition": "french", "first": 1, "quick_start": True, "abilities": False}
    assert again.options == game.options == chosen
    assert gloaming.scene("shadow_hunters", game.scene()).options == game.options
