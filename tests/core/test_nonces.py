"""Nonces of players, mixed into the seed: what a record says about them, and what no longer verifies."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

import gloaming
from gloaming.core import chance
from gloaming.core.decisions import TABLE
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from tests.core.test_record import finished, resealed
from tests.independent import places_drawn, places_recorded

ANN, BOB = hashlib.sha256(b"Ann's").hexdigest(), hashlib.sha256(b"Bob's").hexdigest()


def mixed_duel(seed: str, *nonces: str) -> Match:
    """A finished game with draws: the masks of two duels."""
    game = find("duel")
    match = Match(game, game.start(2, {"limit": 4}), seed, nonces=nonces)
    while not match.over:
        seat = match.pending[0]
        match.play(*((TABLE, "hurry") if match.view(None)["question"] == "masks" else (seat, match.legal(seat)[0])))
    return match


def test_the_chance_of_a_game_is_that_of_the_digest_of_seed_and_nonces() -> None:
    """`printf '%s\\n' SEED NONCE NONCE | sha256sum` gives the seed that the same draws come from."""
    text = f"the server's\n{ANN}\nbot\n"
    match = mixed_duel("the server's", ANN, "bot")
    alone = gloaming.new("duel", seed=hashlib.sha256(text.encode()).hexdigest(), limit=4)
    for seat, move in match.moves:
        if seat != gloaming.CHANCE:
            alone.play(seat, move)
    assert alone.moves == match.moves
    assert match.mixed == alone.seed


def test_each_nonce_and_its_seat_count() -> None:
    seeds = {chance.mixed("s", nonces) for nonces in ((ANN, BOB), (BOB, ANN), (ANN, "bot"), ("bot", ANN), (ANN,), ())}
    assert len(seeds) == 6
    assert chance.mixed("s", ()) == "s"


def test_nonces_that_nobody_can_guess_differ() -> None:
    assert chance.fresh_nonce() != chance.fresh_nonce()
    assert chance.DIGEST.fullmatch(chance.fresh_nonce())


def test_a_record_holds_pledges_and_nonces_by_seat_and_verifies() -> None:
    match = mixed_duel("the server's", ANN, "bot")
    lines = match.record().splitlines()
    assert lines[0] == "gloaming record 2"
    assert lines[7:9] == [f"pledges: {hashlib.sha256(ANN.encode()).hexdigest()} bot", f"nonces: {ANN} bot"]
    assert gloaming.verify(match.record()) >= 2
    assert parse_record(match.record()).contributors == [0]
    again = gloaming.replay(match.record())
    assert again.record() == match.record()
    assert again.mixed == match.mixed


def test_a_game_goes_on_from_its_record_with_the_same_chance() -> None:
    match = mixed_duel("the server's", ANN, BOB)
    game = find("duel")
    begun = Match(game, game.start(2, {"limit": 4}), "the server's", nonces=(ANN, BOB))
    again = gloaming.replay(begun.record())
    again.reveal_seed("the server's")
    for seat, move in match.moves:
        if seat != gloaming.CHANCE:
            again.play(seat, move)
    assert again.record() == match.record()


def test_a_game_without_nonces_has_the_record_it_always_had() -> None:
    text = finished().record()
    assert text.startswith("gloaming record 1\n")
    assert "nonces" not in text
    assert "pledges" not in text
    assert gloaming.verify(text) >= 2


@pytest.mark.parametrize("change", ["another nonce", "another pledge", "a bot", "no bot", "other seats", "a new seed"])
def test_what_was_not_committed_to_is_refused(change: str) -> None:
    """A forged record can be sealed again, but then the pledges or the draws do not match."""
    record = parse_record(mixed_duel("the server's", ANN, "bot").record())
    hers, another = record.pledges[0], chance.pledge(BOB)
    forged, reason = {
        "another nonce": ({"nonces": (BOB, "bot")}, "nonce of seat 0 does not match its pledge"),
        "another pledge": ({"pledges": (another, "bot")}, "nonce of seat 0 does not match its pledge"),
        "a bot": ({"nonces": ("bot", "bot")}, "nonce of seat 0 does not match its pledge"),
        "no bot": ({"nonces": (ANN, BOB)}, "nonce of seat 1 does not match its pledge"),
        "other seats": ({"nonces": ("bot", ANN), "pledges": ("bot", hers)}, "the record says chance gave"),
        "a new seed": ({"seed": "another"}, "does not match the commitment"),
    }[change]
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.verify(replace(record, **forged).format())  # type: ignore[arg-type]


def test_nonces_cannot_be_left_out_of_a_record() -> None:
    """Without its nonces, the record would need other draws."""
    record = parse_record(mixed_duel("the server's", ANN, BOB).record())
    with pytest.raises(gloaming.Malformed, match="the record says chance gave"):
        gloaming.verify(replace(record, nonces=(), pledges=()).format())


@pytest.mark.parametrize("wrong", ["", ANN, f"{ANN} {ANN} {ANN}", f"{ANN} Bot", f"{ANN[1:]} bot", f"{ANN.upper()} bot"])
def test_nonces_that_cannot_be_read_are_named_by_their_line(wrong: str) -> None:
    text = mixed_duel("the server's", ANN, "bot").record()
    with pytest.raises(gloaming.Malformed, match="line 9 of the record should hold 64 hexadecimal digits or 'bot'"):
        gloaming.replay(resealed(text, f"nonces: {ANN} bot", f"nonces: {wrong}"))
    with pytest.raises(gloaming.Malformed, match="line 8 of the record"):
        gloaming.replay(resealed(text, f"pledges: {chance.pledge(ANN)} bot", f"pledges: {wrong}"))


def test_a_record_that_was_cut_among_its_nonces_says_so() -> None:
    text = "gloaming record 2\n" + "x\n" * 7
    with pytest.raises(gloaming.Malformed, match="cut short"):
        gloaming.replay(text)


@pytest.mark.parametrize("nonces", [(ANN, "bot", "bot", "bot"), (ANN, BOB, ANN, BOB), ("bot",) * 4])
def test_first_draws_are_those_that_a_program_of_its_own_derives_from_the_text(nonces: tuple[str, ...]) -> None:
    game = find("shadow_hunters")
    match = Match(game, game.start(4, {}), "a secret of the server", nonces=nonces)
    text = match.record().replace("digest: ", "seed: a secret of the server\ndigest: ")
    assert places_recorded(text) == places_drawn(text)
