"""`gloaming play`, by pipe and on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.core.game import GAMES, LANGUAGES
from gloaming.core.replay import verify
from tests.cli.conftest import Done
from tests.cli.driving import COMMAND, ROOT, command, environment, lines, scripted

Cli = Callable[..., Done]
DUEL = ("play", "duel", "--bot", "random", "--seed", "seed")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "For example, type `place 1 a1`."), ("fr", "Tapez par exemple `place 1 a1`.")]
)
def test_help_says_what_can_be_typed(lang: str, said: str) -> None:
    done = command(*DUEL, "--seat", "bison", "--lang", lang, typed="?\nquit\n")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("lang", "won", "goodbye"), [("en", ("You win.", "You lose."), "Goodbye."), ("fr", ("Vous ",), "Au revoir.")]
)
def test_a_whole_duel_is_played_by_pipe_in_each_language(
    tmp_path: Path, lang: str, won: tuple[str, ...], goodbye: str
) -> None:
    moves, match = scripted(0, "seed", limit=4)
    file = tmp_path / "duel.txt"
    args = (*DUEL, "--seat", "bison", "--lang", lang, "--option", "limit=4", "--record", str(file))
    done = command(*args, typed=lines(moves))
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_text() == match.record()
    assert any(text in done.stdout for text in won)
    assert done.stdout.rstrip().endswith(goodbye)
    assert "!" not in done.stdout  # no move was refused
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("variant", ["base", "memory", "professional"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_variant_is_played_from_either_seat(cli: Cli, variant: str, seat: int) -> None:
    moves, match = scripted(seat, "seed", variant=variant, limit=2)
    done = cli(*DUEL, "--seat", str(seat), "--option", f"variant={variant}", "limit=2", typed=lines(moves))
    result = "You win." if match.winners == (seat,) else "You lose." if match.winners else "A draw."
    assert done.code == 0
    assert result in done.out
    assert "!" not in done.out


def test_the_strongest_bot_plays_when_none_is_named(cli: Cli) -> None:
    assert "played by the bot master" in cli("play", "duel").out


def test_the_end_of_input_ends_politely(cli: Cli) -> None:
    done = cli(*DUEL, typed="place 7 b2\n")
    assert done.code == 0
    assert done.out.endswith("Goodbye.\n")


def test_quit_leaves(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.txt"
    done = cli(*DUEL, "--seat", "0", "--record", str(file), typed="place 7 b2\nquit\nplace 1 a1\n")
    assert done.code == 0
    assert done.out.count("Place a pawn") == 2
    assert "unfinished" in file.read_text()
    assert "seed:" not in file.read_text()


def test_bad_moves_are_answered_in_one_line_and_the_game_goes_on(cli: Cli) -> None:
    bad = [
        "plaec 7 b2",
        "place 10 b2",
        "mask 1",
        "swap a1 b2",
        "confirm",
        "hurry",
        "0 place 7 b2",
        "\x1b[2J",
        "é" * 9999,
    ]
    done = cli(*DUEL, "--seat", "0", typed=lines([*bad, "place 7 b2", "place 7 c3", "place 8 b2"]))
    refusals = [line for line in done.out.splitlines() if line.startswith("! ")]
    assert len(refusals) == len(bad) + 2
    assert refusals[0] == "! “plaec 7 b2” is not a move. For example, type `place 1 a1`; `moves` lists them all."
    assert refusals[2] == "! mask 1: no masks are chosen at this moment (D4-D8)."
    assert refusals[-2:] == [
        "! place 7 c3: that pawn is on the board already (D2).",
        "! place 8 b2: that side has a pawn on that cell already (D5).",
    ]
    assert "\x1b" not in done.out
    assert done.out.count("Place a pawn") == 2


def test_bytes_that_are_no_text_are_no_move() -> None:
    done = command(*DUEL, "--seat", "0", typed=b"\xff\xfe\x00\nplace 7 b2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You place the 7 on b2." in done.stdout


def test_refusals_are_french_in_french(cli: Cli) -> None:
    done = cli(*DUEL, "--seat", "loup", "--lang", "fr", typed="mascarade 1\nmasque 1\n")
    assert "! «\u00a0mascarade 1\u00a0» n’est pas un coup." in done.out
    assert "! mask 1\u00a0: on ne choisit pas de masque en ce moment (D4-D8)." in done.out


def test_a_question_mark_explains_what_is_asked_with_its_clauses(cli: Cli) -> None:
    done = cli(*DUEL, "--seat", "0", typed="?\n")
    assert "(D4-D8)" in done.out
    assert "undo" in done.out


@pytest.mark.parametrize("typed", ["?D7", "? D7", "?d7"])
@pytest.mark.parametrize(("lang", "word"), [("en", "*Ruling.*"), ("fr", "*Décision.*")])
def test_a_question_mark_with_a_clause_reads_it(cli: Cli, typed: str, lang: str, word: str) -> None:
    done = cli(*DUEL, "--seat", "0", "--lang", lang, typed=f"{typed}\n")
    assert f"**D7** {word}" in done.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_a_clause_that_can_be_read(cli: Cli, game: str, lang: str) -> None:
    start = ("play", game, "--bot", "random", "--seed", "seed", "--seat", "0", "--lang", lang)
    clause = re.findall(r"`\?([A-Z]\d+)`", cli(*start, typed="?\n").out)
    assert len(clause) == 1
    assert f"**{clause[0]}**" in cli(*start, typed=f"?{clause[0]}\n").out


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stands_below_the_log_of_the_deal(cli: Cli, game: str) -> None:
    done = cli("play", game, "--bot", "random", "--seed", "seed", "--seat", "1", typed="quit\n")
    said = done.out.splitlines()
    told = [number for number, line in enumerate(said) if line.startswith("  ·")]
    board = {"duel": "   +---", "shamans": "[", "shadow_hunters": "[1]"}[game]
    drawn = [number for number, line in enumerate(said) if line.startswith(board)]
    assert told
    assert max(told) < min(drawn)


def test_a_clause_that_does_not_exist_is_named(cli: Cli) -> None:
    assert "! There is no clause D99 in these rules: they go from D1 to D26." in cli(*DUEL, typed="?D99\n").out


def test_moves_are_grouped_and_listed_on_demand(cli: Cli) -> None:
    done = cli(*DUEL, "--seat", "0", typed="moves\n")
    assert "  place VALUE CELL  81 moves; `moves` lists them" in done.out
    assert "    CELL   a1 b1 c1 a2 b2 c2 a3 b3 c3" in done.out
    assert "  place 9  a1 b1 c1 a2 b2 c2 a3 b3 c3" in done.out


def _to_the_first_swap(seat: int) -> tuple[list[str], str, list[str]]:
    moves, _ = scripted(seat, "seed", limit=4)
    at = next(number for number, move in enumerate(moves) if move.startswith("swap"))
    return moves[:at], moves[at], moves[at + 1 :]


def test_a_swap_can_be_taken_back_until_masks_are_chosen(cli: Cli, tmp_path: Path) -> None:
    start, swap, rest = _to_the_first_swap(0)
    _, match = scripted(0, "seed", limit=4)
    file = tmp_path / "undone.txt"
    other = "swap a1 c3" if swap != "swap a1 c3" else "swap a1 c2"
    typed = [*start, other, "undo", swap, *rest]
    done = cli(*DUEL, "--seat", "0", "--option", "limit=4", "--record", str(file), typed=lines(typed))
    assert f"Taken back: {other}." in done.out
    assert file.read_text() == match.record()


def test_undo_is_refused_with_the_reason(cli: Cli) -> None:
    start, swap, rest = _to_the_first_swap(0)
    typed = ["undo", start[0], "undo", *start[1:], "undo", swap, rest[0], "undo"]
    done = cli(*DUEL, "--seat", "0", "--option", "limit=4", typed=lines(typed))
    refusals = [line for line in done.out.splitlines() if line.startswith("! ")]
    assert refusals == [
        "! There is no move of yours to take back.",
        f"! `{start[0]}` stands: the rules say that it is final (D8).",
        f"! `{start[-1]}` stands: the rules say that it is final (D9).",
        f"! `{rest[0]}` stands: the rules say that it is final (D9).",
    ]


def test_what_was_looked_at_in_the_memory_variant_cannot_be_taken_back(cli: Cli) -> None:
    moves, _ = scripted(0, "seed", variant="memory", limit=4)
    at = moves.index("confirm")
    typed = [*moves[: at + 1], "undo"]
    done = cli(*DUEL, "--seat", "0", "--option", "variant=memory", "limit=4", typed=lines(typed))
    assert "! `confirm` stands: Wolf has moved since." in done.out


def test_the_memory_variant_tells_no_value_once_a_pawn_is_down(cli: Cli) -> None:
    moves, _ = scripted(0, "seed", variant="memory", limit=4)
    typed = lines(moves[: moves.index("confirm")])
    done = cli(*DUEL, "--seat", "0", "--option", "variant=memory", "limit=4", typed=typed)
    assert "You place" not in done.out
    assert "Wolf places a pawn face down on" in done.out
    assert "On a" not in done.out
    boards = done.out.split("Duels fought: 0")[:-1]
    assert not any(f"{side}{value}" in board for board in boards for side in "BW" for value in range(1, 10))


def test_scene_gives_the_line_only_when_it_holds_nothing_hidden(cli: Cli) -> None:
    base = cli(*DUEL, "--seat", "0", typed="place 7 b2\nscene\n")
    assert "\nduel stack=place," in base.out
    memory = cli(*DUEL, "--seat", "0", "--option", "variant=memory", typed="place 7 b2\nscene\n")
    assert "! The position contains what you may not see yet." in memory.out
    assert "duel stack" not in memory.out


def test_save_writes_a_record_and_spares_other_files(cli: Cli, tmp_path: Path) -> None:
    file, precious = tmp_path / "saved.txt", tmp_path / "precious.txt"
    precious.write_text("a poem\n")
    nowhere = tmp_path / "no" / "where.txt"
    typed = f"save\nsave {file}\nsave {file}\nsave {precious}\nsave {tmp_path}\nsave {nowhere}\n"
    done = cli(*DUEL, "--seat", "0", typed=f"place 7 b2\n{typed}")
    assert done.out.count("Saved to") == 2
    assert file.read_text().startswith("gloaming record 1\n")
    assert precious.read_text() == "a poem\n"
    refusals = [line for line in done.out.splitlines() if line.startswith("! ")]
    assert refusals == [
        "! Say where: `save FILE`.",
        f"! {precious} already exists and is not a record of a game: choose another name",
        f"! {tmp_path} is a folder, not a file",
        f"! there is no folder {nowhere.parent}",
    ]


def test_a_rematch_changes_sides_and_has_its_own_record(cli: Cli, tmp_path: Path) -> None:
    """D2: a rematch changes sides."""
    moves, _ = scripted(0, "seed", limit=2)
    file, again = tmp_path / "duel.txt", tmp_path / "duel-2.txt"
    args = (*DUEL, "--seat", "bison", "--option", "limit=2", "--record", str(file))
    done = cli(*args, typed=lines([*moves, "perhaps", "yes"]))
    assert "You are Bison." in done.out
    assert "Type `yes`, `save FILE`, or just Enter." in done.out
    assert "You are Wolf." in done.out
    assert verify(file.read_text()) == 0
    assert "unfinished" in again.read_text()


def test_either_side_is_drawn(cli: Cli) -> None:
    """D2: a side that nobody insists on is drawn."""
    drawn = {cli("play", "duel", "--seed", f"seed {number}").out.split(". ")[0] for number in range(8)}
    assert {text.rpartition(" ")[2] for text in drawn} == {"Bison", "Wolf"}


class Terminal:
    """A person's terminal: it reads what the command writes, and types."""

    def __init__(self, *args: str, columns: int = 80, **changes: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        env = environment(TERM="xterm-256color", PAGER="cat", **changes)
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, cwd=ROOT, env=env, start_new_session=True
        )
        os.close(slave)

    def read_until(self, text: str) -> str:
        """Read up to and including a text."""
        read, deadline = b"", time.monotonic() + 60
        while text.encode() not in read:
            assert time.monotonic() < deadline, f"no {text!r} in {read.decode(errors='replace')!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    read += os.read(self.master, 65536)
                except OSError:  # the command has ended
                    break
        return read.decode(errors="replace")

    def rest(self) -> None:
        """Wait until the command only waits for input."""
        stat, quiet = Path(f"/proc/{self.process.pid}/stat"), 0
        while quiet < 5:
            time.sleep(0.1)
            quiet = quiet + 1 if stat.read_text().rpartition(")")[2].split()[0] == "S" else 0

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        """Wait for the end; return the exit code."""
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self.master)


def test_a_memory_duel_on_a_terminal_leaves_no_pawn_on_the_screen() -> None:
    """D18, D20: the screen and its scrollback are cleared before pawns are turned down."""
    moves, match = scripted(0, "seed", variant="memory", limit=2)
    terminal = Terminal(*DUEL, "--seat", "0", "--option", "variant=memory", "limit=2")
    after = {}
    terminal.read_until("Bison> ")
    for number, move in enumerate(moves):
        terminal.type(move)
        after[number] = terminal.read_until("Bison> " if number + 1 < len(moves) else "> ")
    terminal.type("")
    assert terminal.close() == 0
    assert match.over
    placed = after[0]
    assert "\x1b[3J" in placed
    shown = after[moves.index("confirm") - 1].rpartition("\x1b[3J")[2]
    assert "Take a good look" in shown
    hidden = after[moves.index("confirm")]
    assert "\x1b[3J" in hidden
    assert "?" in hidden.rpartition("\x1b[3J")[2]


def test_colours_have_letters_beside_them_and_no_color_is_respected() -> None:
    coloured = Terminal(*DUEL, "--seat", "0")
    text = coloured.read_until("Bison> ")
    coloured.type("quit")
    assert coloured.close() == 0
    assert "\x1b[1;38;5;166mBison" in text
    plain = Terminal(*DUEL, "--seat", "0", NO_COLOR="1")
    text = plain.read_until("Bison> ")
    plain.type("quit")
    assert plain.close() == 0
    assert "38;5" not in text


def test_a_narrow_terminal_is_enough() -> None:
    narrow = Terminal("play", "duel", "--seat", "0", "--lang", "fr", columns=40, NO_COLOR="1", TERM_PROGRAM="")
    text = narrow.read_until("Bison> ")
    narrow.type("quit")
    assert narrow.close() == 0
    shown = [line.replace("\x1b[1m", "").replace("\x1b[0m", "") for line in text.split("\r\n")]
    assert all(len(line) <= 40 for line in shown if "\x1b" not in line)


def test_ctrl_c_ends_politely_with_130() -> None:
    terminal = Terminal(*DUEL, "--seat", "0")
    terminal.read_until("Bison> ")
    terminal.rest()  # a signal just before readline begins to wait takes effect only with the next key
    terminal.process.send_signal(signal.SIGINT)
    text = terminal.read_until("Goodbye.")
    assert terminal.close() == 130
    assert "Traceback" not in text
