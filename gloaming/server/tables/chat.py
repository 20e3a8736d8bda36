"""What is said at a table: by people, and by the table itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.core.messages import Message, say

LINES, BYTES = 200, 64 * 1024  # that are kept, and are in every whole frame


@dataclass
class Line:
    """A line of chat: what a person has said, or, of nobody, what the table tells everybody."""

    person: int
    name: str
    text: str
    at: int
    told: Message | None = None  # by the table: then there is no text


@dataclass
class Chat:
    """The latest lines."""

    lines: list[Line] = field(default_factory=list)
    forgotten: int = 0  # lines before them

    def say(self, line: Line) -> None:
        """Keep what was said, and forget what was said long ago."""
        self.lines.append(line)
        while len(self.lines) > LINES or sum(len(it.text.encode()) for it in self.lines) > BYTES:
            del self.lines[0]
            self.forgotten += 1

    def tell(self, message: str, at: int, **args: str) -> None:
        """Say something to everybody, in each one's language."""
        self.say(Line(0, "", "", at, say(message, **args)))

    def since(self, number: int) -> list[Line]:
        """What was said from one line on, and is still kept."""
        return self.lines[number - self.forgotten :]

    @property
    def count(self) -> int:
        """How many lines there were in all."""
        return self.forgotten + len(self.lines)

    def copy(self) -> Chat:
        """The same, to go on apart."""
        return Chat(self.lines.copy(), self.forgotten)
