"""Records: their contents, what verifies, and tampering."""

from __future__ import annotations

import hashlib

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from tests.games.shamans.table import lay, play


def finished() -> Match:
    """A game with draws of chance: the masks of two duels are drawn."""
    game = gloaming.new("duel", seed="a seed to verify", limit=4)
    while not game.over:
        if game.view(None)["question"] == "masks":
            game.play(TABLE, "hurry")
        else:
            seat = game.pending[0]
            game.play(seat, game.legal(seat)[0])
    return game


def resealed(text: str, old: str, new: str) -> str:
    """A record changed by somebody who can seal it again."""
    assert old in text
    body = text.replace(old, new, 1).rsplit("digest: ", 1)[0]
    return body + f"digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_holds_the_seed_only_after_the_end() -> None:
    game = gloaming.new("duel", seed="secret until the end")
    assert "secret until the end" not in game.record()
    assert f"commitment: {hashlib.sha256(b'secret until the end').hexdigest()}" in game.record()
    game.play(TABLE, "time")
    assert "seed: secret until the end" in game.record()


def older(text: str) -> str:
    """A record of Shamans as version 1 of its rules wrote it."""
    return resealed(text, "rules: 2", "rules: 1")


def test_a_record_of_older_rules_is_replayed() -> None:
    game = gloaming.new("shamans", seed=None, first=0)
    game.play(gloaming.CHANCE, "tile mask")
    assert gloaming.replay(older(game.record())).state.tobytes() == game.state.tobytes()


def test_where_a_record_of_older_rules_parts_from_these_is_said() -> None:
    """S18: version 1 asked again whether to keep or show a tile that its taker had already used in a window."""
    hands = ["blue-1 green-1", "blue-2 green-2", "purple-3 blue-3"]
    front = {0: "purple-1", 1: "purple-5"}
    game = lay(hands, front=front, destination="purple", mover=2, pawn=19, up={2: "portal"})
    play(game, "2 play purple-3", "0 take pile", "* tile portal", "2 portal forward", "0 portal back")
    text = resealed(older(game.record()), "end: 5 moves", "0 keep\nend: 6 moves")
    parts = "rules version 1 of shamans, and cannot be followed under version 2: move 6 of the record cannot be played"
    with pytest.raises(gloaming.Malformed, match=parts):
        gloaming.replay(text)


def test_a_lone_surrogate_is_no_text() -> None:
    text = finished().record()
    for spoiled in (text + "\ud800", text.replace("game: duel", "game: \udfff"), "\ud800"):
        with pytest.raises(gloaming.Malformed, match=r"lone surrogate|not a record"):
            gloaming.replay(spoiled)


def test_a_scene_of_several_lines_is_one_line_of_the_record() -> None:
    scene = gloaming.new("duel").scene()
    game = gloaming.scene("duel", scene.replace(" ", "\n  "))
    assert gloaming.replay(game.record()).scene() == scene


def test_every_draw_is_derived_again() -> None:
    game = finished()
    draws = sum(1 for seat, _ in game.moves if seat == gloaming.CHANCE)
    assert draws >= 2
    assert gloaming.verify(game.record()) == draws


def test_a_draw_that_the_seed_does_not_give_is_named() -> None:
    """The first drawn mask is changed; the rest of the game is dropped so that it stays legal."""
    game = finished()
    first = next(number for number, (seat, _) in enumerate(game.moves) if seat == gloaming.CHANCE)
    honest = game.moves[first][1]
    wrong = next(mask for mask in ("mask 1", "mask 2", "mask 3") if mask != honest)
    forged = gloaming.new("duel", seed=None, limit=4)
    for seat, move in game.moves[:first]:
        forged.play(seat, move)
    forged.play(gloaming.CHANCE, wrong)
    forged.play(gloaming.CHANCE, forged.legal(gloaming.CHANCE)[0])
    assert not forged.over
    forged.play(TABLE, "time")
    forged.commitment, forged.seed = game.commitment, game.seed
    with pytest.raises(
        gloaming.Malformed, match=f"move {first + 1}: the record says chance gave '{wrong}', the seed gives '{honest}'"
    ):
        gloaming.verify(forged.record())


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    text = resealed(finished().record(), "seed: a seed to verify", "seed: another seed")
    with pytest.raises(gloaming.Malformed, match="does not match the commitment"):
        gloaming.verify(text)
    with pytest.raises(gloaming.Malformed, match="not the seed"):
        gloaming.replay(text)


def test_an_unfinished_game_replays_but_does_not_verify() -> None:
    game = gloaming.new("duel", seed="unfinished")
    game.play(0, "place 7 b2")
    again = gloaming.replay(game.record())
    assert again.scene() == game.scene()
    with pytest.raises(gloaming.Malformed, match="no seed"):
        gloaming.verify(game.record())
    again.reveal_seed("unfinished")
    assert again.record() == game.record()


@pytest.mark.parametrize("lines", [1, 2, 5, 12, 30])
def test_a_truncated_record_says_so(lines: int) -> None:
    text = "".join(finished().record().splitlines(keepends=True)[:-lines])
    with pytest.raises(gloaming.Malformed, match="cut short"):
        gloaming.replay(text)


def test_an_edited_record_says_so() -> None:
    text = finished().record().replace("limit=4", "limit=6")
    with pytest.raises(gloaming.Malformed, match="changed after it was written"):
        gloaming.replay(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rules: 1", "rules: 2", "rules version 2 of duel; this program has version 1"),
        ("rules: 1", "rules: one", "line 3 of the record should hold a number"),
        ("game: duel", "game: chess", "there is no game 'chess'"),
        ("game: duel", "gane: duel", "line 2 of the record should start with 'game:'"),
        ("limit=4", "limit=5", "even number of duels"),
        ("limit=4", "limit=soon", "'soon' is not a whole number"),
        ("limit=4", "limit", "options as name=value"),
        ("variant=base", "colour=red", "duel has no option 'colour'"),
        ("memory_aid=false", "memory_aid=no", "neither true nor false"),
        ("0 place 1 b1", "0 place 1", "move 1 of the record cannot be played"),
        ("0 place 1 b1", "1 place 1 b1", "move 1 of the record cannot be played: it is not seat 1's move"),
        ("0 place 1 b1", "x place 1 b1", "line 9 of the record is not a move"),
        ("end: ", "end: 1", "of the record counts"),
        ("winners", "losers", "does not say who won"),
        ("gloaming record 1", "gloaming record 9", "not a record"),
    ],
)
def test_records_that_cannot_be_replayed_say_where(old: str, new: str, reason: str) -> None:
    text = finished().record().replace("0 place 1 a1", "0 place 1 b1", 1)
    if old.startswith("0 place"):
        assert text.splitlines()[8] == "0 place 1 b1"
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.replay(resealed(text, old, new))


def test_a_wrong_result_is_refused() -> None:
    game = finished()
    result = f"winners {' '.join(map(str, game.winners)) or 'none'}"
    wrong = "winners none" if game.winners else "winners 0"
    with pytest.raises(gloaming.Malformed, match="result does not follow"):
        gloaming.replay(resealed(game.record(), result, wrong))


def test_an_enormous_record_is_refused_unread() -> None:
    with pytest.raises(gloaming.Malformed, match="at most 4,000,000 characters"):
        gloaming.replay("x" * 4_000_001)
