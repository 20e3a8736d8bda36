"""Who may import whom: core <- games <- minds <- envs <- lab <- cli; minds <- reviews <- lab, server; none upward."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

from gloaming.core.compile import PACKAGE
from gloaming.core.game import GAMES

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "minds": {"core", "games", "minds"},
    "envs": {"core", "games", "minds", "envs", ""},
    "lab": {"core", "games", "minds", "envs", "reviews", "lab"},
    "reviews": {"core", "minds", "reviews"},
    "server": {"core", "games", "minds", "reviews", "server", ""},
    "testing": {"core", "testing"},
    "cli": {"core", "games", "minds", "envs", "lab", "reviews", "server", "cli", ""},
}
# The packages of the server, and what each imports besides itself and the shared modules.
SPOKEN = {"changes", "following", "reading", "refusal", "texts", "wire"}
ROOMS = {
    "operation": set[str](),
    "operation/load": {"operation", "store", "tables"},
    "operation/soak": {"bots", "operation", "replays", "serve", "store", "tables", "web"},
    "store": {"operation"},
    "bus": {"operation", "store"},
    "bots": {"operation"},
    "people": {"bots", "tables"},
    "tables": {"bots", "bus", "operation", "people", "replays", "store"},
    "replays": {"operation", "people", "tables"},
    "push": {"operation", "store", "tables"},
    "web": {"operation", "people", "push", "replays", "store", "tables"},
}


def imports(path: Path) -> set[str]:
    """The parts of the package that a file imports; the facade itself is ''."""
    return {(name + ".").split(".")[1] for name in imported(path)}


def imported(path: Path) -> set[str]:
    """The modules of the package that a file imports, or names within them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name for name in names if name.split(".")[0] == "gloaming"}
    return found


def test_imports_follow_the_direction() -> None:
    for layer, allowed in MAY_IMPORT.items():
        for path in (PACKAGE / layer).rglob("*.py"):
            assert imports(path) <= allowed, f"{path} imports {imports(path) - allowed}"


def test_the_rooms_of_the_server_follow_the_direction() -> None:
    """Only what starts a server knows the web package; stores, buses and bots know no table."""
    server = PACKAGE / "server"
    folders = {path.parent.relative_to(server).as_posix() for path in server.rglob("*.py")} - {"."}
    assert folders == set(ROOMS)
    for room, others in ROOMS.items():
        for path in (server / room).glob("*.py"):
            rooms = {name.split(".")[2] for name in imported(path) if name.startswith("gloaming.server.")}
            assert rooms <= others | SPOKEN | {room.split("/")[0]}, f"{path} imports {rooms - others - SPOKEN}"


def test_nobody_in_the_server_writes_anothers_fields() -> None:
    """An object owns its state, and that of its copies; exceptions that other libraries require are listed."""
    given = {"app.state.context", "bot.chance", "self.match.game", "body.shown"}
    for room in set(ROOMS) - {"operation/load"}:
        for path in (PACKAGE / "server" / room).glob("*.py"):
            written = {it for it in assigned(path) if not re.match(r"(self|cls|twin)\.\w+$", it)}
            assert written <= given, f"{path} writes {written - given}"


def assigned(path: Path) -> set[str]:
    """The fields that a file assigns to, or to items of."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            field = node.value if isinstance(node, ast.Subscript) else node
            found |= {ast.unparse(field)} if isinstance(field, ast.Attribute) else set()
    return found


def test_games_do_not_know_each_other() -> None:
    games = [path for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    for game in games:
        for path in game.rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            assert not any(f"games.{other.name}" in source for other in games if other != game), path


def test_nothing_outside_its_folders_names_a_game() -> None:
    """Everything about a game is declared in its folder; an example in a docstring may name one."""
    for path in PACKAGE.rglob("*.py"):
        if not {*GAMES} & {*path.relative_to(PACKAGE).parts}:
            words = {
                node.value
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
            }
            assert not words & {*GAMES}, f"{path} names {words & {*GAMES}}"


def test_no_part_of_the_page_outside_its_folder_names_a_game() -> None:
    source = PACKAGE.parent / "web" / "src"
    for path in (path for ending in ("ts", "svelte", "css") for path in source.rglob(f"*.{ending}")):
        if not {*GAMES} & {*path.relative_to(source).parts}:
            named = re.findall(rf"[\"'/]({'|'.join(GAMES)})\b", path.read_text(encoding="utf-8"))
            assert not named, f"{path} names {named}"


def test_minds_never_hold_a_match_or_a_state() -> None:
    for path in (PACKAGE / "minds").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "core.match" not in source, path
        assert ".state" not in source.replace(".rules.state import", ""), path


def test_importing_the_package_does_not_load_the_compiler() -> None:
    code = "import gloaming, sys; gloaming.new('duel'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
