"""The types of the page's messages: which there are and what they take, generated from the English files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
PACKAGE = WEB.parent / "gloaming"
HEAD = "// Generated from {source}: change that, then run `web/build.py messages`.\n\n"


def targets() -> Iterator[tuple[Path, list[Path], str]]:
    """Each file of types, the messages it is made from, and what its type is called."""
    shared = PACKAGE / "messages" / "en"
    yield WEB / "src" / "messages.ts", [shared / "page.ftl"], "PageMessages"
    for source in sorted(PACKAGE.glob("games/*/messages/en.ftl")):
        folder = WEB / "src" / "games" / source.parts[-3]
        if folder.is_dir():
            yield folder / "messages.ts", [source], "Messages"


def variables(text: str) -> dict[str, list[str]]:
    """The variables of every message, those of the messages it refers to included."""
    from fluent.syntax import ast, parse  # noqa: PLC0415  not there when only the page is built
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    class Finder(Visitor):
        """Collects the variables and the references of one message."""

        def __init__(self) -> None:
            super().__init__()
            self.names: set[str] = set()
            self.messages: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
            self.names.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.messages.add(node.id.name)

    found: dict[str, Finder] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            finder = found[entry.id.name] = Finder()
            if entry.value is not None:
                finder.visit(entry.value)
    return {
        name: sorted(finder.names.union(*(found[it].names for it in finder.messages))) for name, finder in found.items()
    }


def generated(sources: list[Path], name: str) -> str:
    """The text of one file of types."""
    lines = [HEAD.format(source=sources[0].relative_to(WEB.parent).as_posix()), f"export interface {name} {{\n"]
    for source in sources:
        for message, names in variables(source.read_text(encoding="utf-8")).items():
            facts = "; ".join(f"{it}: string | number" for it in names)
            lines.append(f'  "{message}": {f"{{ {facts} }}" if facts else "object"};\n')
    return "".join([*lines, "}\n"])


def is_current() -> bool:
    """Whether the types are those of the messages."""
    return all(
        path.is_file() and path.read_text(encoding="utf-8") == generated(files, name) for path, files, name in targets()
    )


def write() -> None:
    """Generate the types."""
    for path, files, name in targets():
        path.write_text(generated(files, name), encoding="utf-8")
