"""What is said at a table, by people and by the table itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from gloaming.core.messages import Message, say
from gloaming.server.tables.entries import Reaction

LINES, BYTES = 200, 64 * 1024  # lines that are kept, and are part of every whole frame


@dataclass
class Line:
    """A line of chat: what a person has said, or (person 0) what the table tells everybody."""

    person: int
    name: str
    text: str
    at: int
    told: Message | None = None  # from the table; then there is no text
    glyph: Reaction | Literal[""] = ""  # a person's reaction; then there is no text either


@dataclass
class Chat:
    """The latest lines."""

    lines: list[Line] = field(default_factory=list)
    forgotten: int = 0  # number of lines before them

    def say(self, line: Line) -> None:
        """Add a line, and drop the oldest if there are too many."""
        self.lines.append(line)
        while len(self.lines) > LINES or sum(len(it.text.encode()) for it in self.lines) > BYTES:
            del self.lines[0]
            self.forgotten += 1

    def tell(self, message: str, at: int, **args: str) -> None:
        """Tell everybody something, in their own languages."""
        self.say(Line(0, "", "", at, say(message, **args)))

    def since(self, number: int) -> list[Line]:
        """The lines from a number on that are still kept."""
        return self.lines[number - self.forgotten :]

    @property
    def count(self) -> int:
        """The number of all lines so far."""
        return self.forgotten + len(self.lines)

    def copy(self) -> Chat:
        """A copy that can change separately."""
        return Chat(self.lines.copy(), self.forgotten)
