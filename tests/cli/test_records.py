"""`gloaming replay` and `gloaming verify`: good records, and every kind of bad one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import gloaming
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from tests.cli.conftest import Done
from tests.cli.driving import command, scripted
from tests.cli.test_play import Terminal

Cli = Callable[..., Done]


@pytest.fixture(scope="module")
def good() -> str:
    return scripted(0, "seed", limit=2)[1].record()


@pytest.fixture(scope="module")
def with_draws() -> gloaming.Match:
    """A game whose last masks are drawn by chance (D9)."""
    match = gloaming.new("duel", seed="seed", limit=2)
    while not match.over:
        if match.view(None)["question"] == "masks":
            match.play(gloaming.TABLE, "hurry")
        else:
            seat = match.pending[0]
            match.play(seat, match.legal(seat)[0])
    return match


@pytest.fixture(scope="module")
def with_nonces() -> str:
    """A game with a person and a bot."""
    game = find("duel")
    match = Match(game, game.start(2, {"limit": 2}), "seed", nonces=("ab" * 32, "bot"))
    match.play(gloaming.TABLE, "time")
    return match.record()


def _sealed(text: str, **changes: object) -> str:
    """A record with a change, sealed again."""
    return replace(parse_record(text), **changes).format()  # type: ignore[arg-type]


def _with_a_wrong_draw(match: gloaming.Match) -> str:
    """The same game with a different last draw, and the seed of the first."""
    other = gloaming.new("duel", seed=None, limit=2)
    for seat, move in match.moves[:-1]:
        other.play(seat, move)
    wrong = next(move for move in other.legal(gloaming.CHANCE) if move != match.moves[-1][1])
    other.play(gloaming.CHANCE, wrong)
    return _sealed(other.record(), commitment=match.commitment, seed=match.seed)


def _reseal_lines(text: str, old: str, new: str) -> str:
    import hashlib  # noqa: PLC0415

    assert old in text
    body = text[: text.rindex("digest: ")].replace(old, new, 1)
    return body + f"digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def _broken(good: str) -> dict[str, tuple[str, str, str]]:
    """Records that are each wrong in one way: their text, and words of the reason in each language."""
    first = good.split("moves:\n")[1].partition("\n")[0]
    return {
        "cut": (good[: len(good) // 2], "cut short", "tronqué"),
        "cut in the head": ("gloaming record 1\ngame: duel\n", "cut short", "tronqué"),
        "edited": (good.replace(first, "0 place 9 c3"), "was changed", "modifié"),
        "other rules": (_reseal_lines(good, "rules: 1", "rules: 99"), "rules version 99", "version 99"),
        "no number": (_reseal_lines(good, "rules: 1", "rules: x"), "line 3", "ligne 3"),
        "other game": (
            _reseal_lines(good, "game: duel", "game: chess"),
            "no game 'chess'",
            "pas de jeu «\u00a0chess\u00a0»",
        ),
        "game to come": (_reseal_lines(good, "game: duel", "game: shamans"), "", ""),
        "no option": (
            _reseal_lines(good, "limit=2", "wings=2"),
            "no option 'wings'",
            "pas d’option «\u00a0wings\u00a0»",
        ),
        "odd option": (_reseal_lines(good, "limit=2", "limit"), "name=value", "nom=valeur"),
        "no move": (_reseal_lines(good, first, "7b2"), "is not a move", "n’est pas un coup"),
        "unknown move": (_reseal_lines(good, first, "0 fly"), "move 1 of the record", "le coup 1"),
        "illegal move": (_reseal_lines(good, first, "0 mask 1"), "no masks are chosen", "on ne choisit pas de masque"),
        "wrong seat": (_reseal_lines(good, first, "1 place 7 b2"), "not seat 1's move", "pas à la place 1"),
        "wrong count": (_reseal_lines(good, "end: ", "end: 1"), "counts", "annonce"),
        "no end": (_reseal_lines(good, "end: ", "fin: "), "no line that starts with 'end: '", "aucune ligne"),
        "no moves": (_reseal_lines(good, "moves:", "steps:"), "should start with 'moves:'", "devrait commencer"),
        "odd result": (_reseal_lines(good, "winners", "losers"), "does not say who won", "ne dit pas qui"),
        "wrong result": (_sealed(good, winners=None), "result", "résultat"),
        "wrong seed": (_sealed(good, seed="another"), "seed", "graine"),
    }


WAYS = list(_broken(scripted(0, "seed", limit=2)[1].record()))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_record_is_refused_with_its_reason(cli: Cli, good: str, tmp_path: Path, way: str, lang: str) -> None:
    text, english, french = _broken(good)[way]
    file = tmp_path / "bad.txt"
    file.write_text(text)
    for name, codes in (("replay", (2,)), ("verify", (1, 2))):
        done = cli(name, str(file), "--lang", lang)
        assert done.code in codes
        assert done.out == ""
        assert done.err.startswith("gloaming: ")
        assert done.err.count("\n") == 1
        assert (english if lang == "en" else french) in done.err


def test_a_good_record_verifies(cli: Cli, good: str, with_draws: gloaming.Match, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(good)
    assert cli("verify", str(file)) == Done(
        0, f"Sound: {good.count('place') + 5} moves, no draws of chance; the seed is the one committed to.\n", ""
    )
    file.write_text(with_draws.record())
    done = cli("verify", str(file), "--lang", "fr")
    assert done.code == 0
    assert "4 tirages au sort, tous issus de la graine" in done.out


def test_whose_numbers_were_mixed_in_is_said(cli: Cli, with_nonces: str, tmp_path: Path) -> None:
    file = tmp_path / "mixed.txt"
    file.write_text(with_nonces)
    assert cli("verify", str(file)).out.splitlines()[1] == (
        "Before the deal, the players in these seats each mixed a number into the seed: 0."
    )
    assert "un nombre de chaque joueur à ces places\u00a0: 0." in cli("verify", str(file), "--lang", "fr").out
    file.write_text(_sealed(with_nonces, nonces=("cd" * 32, "bot")))
    done = cli("verify", str(file))
    assert done.code == 1
    assert "the nonce of seat 0 does not match its pledge" in done.err


def test_a_wrong_draw_is_named(cli: Cli, with_draws: gloaming.Match, tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(_with_a_wrong_draw(with_draws))
    done = cli("verify", str(file))
    assert done.code == 1
    assert f"move {len(with_draws.moves)}: the record says chance gave" in done.err
    french = cli("verify", str(file), "--lang", "fr")
    assert f"coup {len(with_draws.moves)}\u00a0: d’après le fichier, le sort a donné" in french.err


def test_an_unfinished_record_replays_but_does_not_verify(cli: Cli, tmp_path: Path) -> None:
    match = gloaming.new("duel", seed="seed")
    match.play(0, "place 7 b2")
    file = tmp_path / "unfinished.txt"
    file.write_text(match.record())
    assert cli("replay", str(file)).code == 0
    assert "open view" in cli("replay", str(file), "--seat", "open").err
    done = cli("verify", str(file))
    assert done.code == 1
    assert "holds no seed" in done.err


def test_replay_tells_all_moves_to_a_pipe(good: str, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(good)
    for args, words in (((), "Duel 1 is on"), (("--lang", "fr"), "Le duel 1 se joue en")):
        done = command("replay", str(file), *args)
        assert (done.returncode, done.stderr) == (0, "")
        assert words in done.stdout
        assert "+-------+" in done.stdout


def test_a_seat_is_not_shown_the_other_masks(cli: Cli, good: str, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(good)
    assert "`mask " in cli("replay", str(file), "--seat", "open").out
    for seat in ("0", "wolf", "spectator"):
        assert "`mask " not in cli("replay", str(file), "--seat", seat).out


def test_a_memory_record_shows_a_seat_no_values_but_the_open_view_all(cli: Cli, tmp_path: Path) -> None:
    moves, match = scripted(0, "seed", variant="memory", limit=2)
    assert moves
    file = tmp_path / "memory.txt"
    file.write_text(match.record())
    seat = cli("replay", str(file), "--seat", "0").out
    assert "You place" not in seat
    assert seat.count("On ") == 1  # the last duel: then the board is turned up (D20)
    assert "place " in cli("replay", str(file)).out


def test_replay_steps_on_a_terminal(good: str, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(good)
    last = len(parse_record(good).moves)
    terminal = Terminal("replay", str(file), NO_COLOR="1")
    assert "the beginning" in terminal.read_until(f"0/{last}> ")
    terminal.type("")
    assert "Move 1 of" in terminal.read_until(f"1/{last}> ")
    terminal.type("b")
    terminal.read_until(f"0/{last}> ")
    terminal.type("b")
    assert "This is the beginning." in terminal.read_until(f"0/{last}> ")
    terminal.type(str(last))
    assert "The game is over." in terminal.read_until(f"{last}/{last}> ")
    terminal.type("")
    assert "That was the last move." in terminal.read_until(f"{last}/{last}> ")
    terminal.type("9999")
    assert "numbered 0 to" in terminal.read_until(f"{last}/{last}> ")
    terminal.type("what")
    assert "Press Enter" in terminal.read_until(f"{last}/{last}> ")
    terminal.type("q")
    assert terminal.close() == 0
