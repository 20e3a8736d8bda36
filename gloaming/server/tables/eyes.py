"""What was shown to whom: whole frames, and frames with what has changed since.

Viewers with equal eyes are sent equal changes, which are made and encoded once.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from gloaming.server import wire
from gloaming.server.changes import changes
from gloaming.server.tables import frames
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table

NOTHING: dict[str, Any] = {"set": {}}  # has changed
_NOTHING = wire.encode(NOTHING)[1:]


class GameStory:
    """The log of one game for one viewer; each line is made once and kept."""

    def __init__(self, this: Round, viewer: int) -> None:
        self._round = this
        self._viewer = viewer
        self._retakes = this.retakes
        self._lines: list[msgspec.Raw] = []
        self._fading: list[tuple[int, int, msgspec.Raw]] = []  # a line, its moment, and what remains of it later
        self._moments = 0

    def tells(self, this: Round, viewer: int) -> bool:
        """Whether it is the story of a game for a viewer, and no move that it tells of was taken back."""
        return self._round is this and self._viewer == viewer and self._retakes == this.retakes

    def catch_up(self) -> int:
        """Add what is new; return the number of lines."""
        this, marks = self._round, self._round.marks
        match = this.match or this.last
        if this.finished is not None:
            self._lines = this.finished.lines(self._viewer)
        if match is None or self._moments == len(marks):
            return len(self._lines)
        while self._moments < len(marks):
            since = marks[self._moments - 1] if self._moments else 0
            for event in match.events(self._viewer, since, marks[self._moments]):
                told = this.told(self._moments, event, lambda it: _raw(frames.line(match.game, it, self._moments)))
                if match.game.wording.fades(this.facts(self._viewer), event):
                    left = msgspec.structs.replace(frames.line(match.game, event, self._moments), said=None)
                    self._fading.append((len(self._lines), self._moments, _raw(left)))
                self._lines.append(told)
            self._moments += 1
        return len(self._lines)

    def lines(self, start: int) -> list[msgspec.Raw]:
        """The lines from a number on; all of them omit what people must remember on their own."""
        match = self._round.match
        if start > 0 or not self._fading or match is None or match.over:
            return self._lines[start:]
        lines = self._lines.copy()
        for number, moment, left in self._fading:
            if moment < self._moments - 1:
                lines[number] = left
        return lines


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(value))


class _Shown(NamedTuple):
    """Everything that eyes have been shown."""

    facts: dict[str, Any]
    story: GameStory | None
    lines: int  # of the story
    chat: int


class Eyes:
    """The eyes of a seated person, or those of everybody without a seat."""

    def __init__(self, sights: Sights, person: int | None) -> None:
        self._sights = sights
        self._table = sights.table
        self._person = person
        self._shown: _Shown | None = None
        self._version = 0  # of the table, when they last looked
        self.last: object = None  # stands for what they have been shown
        self.before: object = None  # stands for what they had been shown before the change
        self.change: dict[str, Any] = {}  # between the two
        self.body = b""  # the change, encoded

    def look(self) -> None:
        """Notice what has changed."""
        old, table = self._shown, self._table
        if self._version == table.version or old is None:
            return
        self._version, new = table.version, self._seen()
        change = _change(table, old, new)
        if change != NOTHING:
            self._show(new)
            self.change, self.body = change, wire.encode(change)[1:]

    def whole(self) -> dict[str, Any]:
        """Everything, from the beginning."""
        new = self._seen()
        if new != self._shown or self._version != self._table.version:
            self._show(new)
            self.before = None  # others have been shown something else, and get everything when they are next shown
        self._version = self._table.version
        said = self._table.chat.forgotten
        return {
            **new.facts,
            "log": {"from": 0, "lines": [] if new.story is None else new.story.lines(0)},
            "chat": {"from": said, "lines": frames.chat_lines(self._table, said)},
        }

    def _show(self, new: _Shown) -> None:
        self._shown, self.before, self.last = new, self.last, object()

    def _seen(self) -> _Shown:
        table, story = self._table, self._find_story()
        facts = {"table": self._sights.info(), "play": frames.play_info(table, self._person)}
        return _Shown(facts, story, 0 if story is None else story.catch_up(), table.chat.count)

    def _find_story(self) -> GameStory | None:
        this, viewer = self._table.round, frames.viewer_of(self._table, self._person)
        if this is None or frames.is_hidden(self._table, viewer):
            return None
        kept = None if self._shown is None else self._shown.story
        return kept if kept is not None and kept.tells(this, viewer) else GameStory(this, viewer)


def _change(table: Table, old: _Shown, new: _Shown) -> dict[str, Any]:
    """What a frame says of a change."""
    found: dict[str, Any] = {"set": changes(old.facts, new.facts)}
    start = old.lines if new.story is old.story else 0
    if new.story is not old.story or new.lines > start:
        found["log"] = {"from": start, "lines": [] if new.story is None else new.story.lines(start)}
    if new.chat > old.chat:
        said = max(table.chat.forgotten, old.chat)
        found["chat"] = {"from": said, "lines": frames.chat_lines(table, said)}
    return found


class Sights:
    """The eyes that look at one form of a table now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._eyes: WeakValueDictionary[int, Eyes] = WeakValueDictionary()
        self._info: wire.TableInfo | None = None
        self._version = 0  # of the table, when that was made

    def info(self) -> wire.TableInfo:
        """What all see of the table."""
        if self._info is None or self._version != self.table.version:
            self._version, made = self.table.version, frames.table_info(self.table, None)
            self._info = self._info if made == self._info else made  # the same one is quickly compared
        assert self._info is not None
        return self._info

    def of(self, person: int | None) -> Eyes:
        """The eyes of somebody, which they share with everybody who sees the same."""
        seated = person if person is not None and self.table.is_seated(person) else None
        eyes = self._eyes.get(seated or 0)
        if eyes is None:
            eyes = self._eyes[seated or 0] = Eyes(self, seated)
        return eyes


class FrameMaker:
    """Makes the frames of one page, whole or with what has changed, and knows what it has been shown."""

    def __init__(self, table: Table, person: int | None, sights: Sights | None = None) -> None:
        self._table = table
        self._person = person
        self._sights = sights or Sights(table)
        self._eyes: Eyes | None = None
        self._last: object = None  # what the eyes had been shown by the last frame
        self._own: tuple[wire.You | None, str] = (None, "")  # what is this person's alone: who they are, and notes

    def frame(self, *, whole: bool) -> bytes:
        """The next frame."""
        eyes = self._sights.of(self._person)
        eyes.look()
        number, own = self._table.number(self._person), self._find_own()
        known = eyes is self._eyes and self._last is not None and self._last in (eyes.last, eyes.before)
        if whole or not known:
            made = self._whole(eyes, number, own)
        elif own == self._own:
            made = b'{"type":"change","number":%d,%b' % (number, eyes.body if self._last is eyes.before else _NOTHING)
        else:
            made = self._changed(eyes, number, own)
        self._eyes, self._last, self._own = eyes, eyes.last, own
        return made

    def _whole(self, eyes: Eyes, number: int, own: tuple[wire.You | None, str]) -> bytes:
        found = eyes.whole()
        table = msgspec.structs.replace(found["table"], you=own[0])
        return wire.encode({"type": "table", "number": number, **found, "table": table, "notes": own[1]})

    def _changed(self, eyes: Eyes, number: int, own: tuple[wire.You | None, str]) -> bytes:
        """A change, with what is the person's own."""
        found = dict(eyes.change if self._last is eyes.before else NOTHING)
        if own[0] != self._own[0]:
            found["set"] = {**found["set"], "/table/you": own[0]}
        if own[1] != self._own[1]:
            found["notes"] = own[1]
        return wire.encode({"type": "change", "number": number, **found})

    def _find_own(self) -> tuple[wire.You | None, str]:
        person, people = self._person, self._table.people
        return (None, "") if person not in people else (frames.you_info(self._table, person), people[person].notes)
