"""The figures of a study: how often each role or bot wins and how long games are, over what was swept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gloaming.lab.measures import SHARES, Group, Measure
from gloaming.lab.reports.plots import courses, intervals
from gloaming.lab.statistics import Interval
from gloaming.lab.studies.study import Setting

Found = Sequence[tuple[Setting, Sequence[Measure]]]


@dataclass(frozen=True)
class Figure:
    """A picture, the name of its file, and a sentence that says what it shows."""

    name: str
    picture: str
    sentence: str


def figures(game: str, found: Found) -> list[Figure]:
    """All figures of one game."""
    groups: tuple[Group, ...] = ("role", "bot", "game")
    wanted = {
        (measure.group, measure.name): None
        for group in groups
        for _, row in found
        for measure in row
        if measure.group == group and (group != "game" or measure.name == "moves")
    }
    return [_figure(game, group, name, found) for group, name in wanted]


def _figure(game: str, group: Group, name: str, found: Found) -> Figure:
    scale = 100 if group in SHARES else 1
    rows = [
        (setting, measure.value * scale, (measure.interval[0] * scale, measure.interval[1] * scale))
        for setting, row in found
        for measure in row
        if (measure.group, measure.name) == (group, name)
    ]
    title = f"{game}: {name}, won %" if scale == 100 else f"{game}: {name} in a game"
    mark = 50.0 if group == "role" else None
    axis = _axis([setting for setting, _, _ in rows])
    if axis is None:
        picture = intervals(
            [(_short(setting, rows), value, interval) for setting, value, interval in rows],
            title=title,
            axis=title,
            digits=1,
            mark=mark,
        )
    else:
        series: dict[str, list[tuple[float, float, Interval]]] = {}
        for setting, value, interval in rows:
            point = float(setting.swept[axis]), value, interval
            series.setdefault(_short(setting, rows, axis), []).append(point)
        lines = {label: sorted(points) for label, points in series.items()}
        picture = courses(lines, title=title, across=axis, up=title, mark=mark, digits=0)
    return Figure(f"{game}-{group}-{name}".replace(" ", "-"), picture, _sentence(name, scale, mark, rows))


def _axis(settings: Sequence[Setting]) -> str | None:
    """The first option that was swept over numbers."""
    for option in settings[0].swept:
        if all(setting.swept.get(option, "none").lstrip("-").isdigit() for setting in settings):
            return option
    return None


def _short(setting: Setting, rows: Sequence[tuple[Setting, float, Interval]], without: str = "") -> str:
    """What tells a setting from the others of a figure."""
    others = [other for other, _, _ in rows]
    parts = [f"{name} {value}" for name, value in setting.swept.items() if name != without]
    if len({other.run.players for other in others}) > 1 or not parts:
        parts.insert(0, f"{setting.run.players} players")
    if len({other.lineup for other in others}) > 1:
        parts.append(setting.lineup)
    return ", ".join(parts)


def _sentence(name: str, scale: int, mark: float | None, rows: Sequence[tuple[Setting, float, Interval]]) -> str:
    unit = " %" if scale == 100 else " moves"

    def told(row: tuple[Setting, float, Interval]) -> str:
        setting, value, (low, high) = row
        return f"{value:.1f}{unit} [{low:.1f}, {high:.1f}] ({_short(setting, rows)})"

    least, most = (pick(rows, key=lambda row: row[1]) for pick in (min, max))
    what = f"{name.capitalize()} won" if scale == 100 else "Games took"
    if len(rows) == 1:
        return f"{what} {told(rows[0])}."
    text = f"{what} between {told(least)} and {told(most)}."
    if mark is not None:
        text += f" Nearest to {mark:.0f} %: {told(min(rows, key=lambda row: abs(row[1] - mark)))}."
    return text


def by_game(found: Found) -> Mapping[str, Found]:
    """Settings by their games, in order."""
    games: dict[str, list[tuple[Setting, Sequence[Measure]]]] = {}
    for setting, row in found:
        games.setdefault(setting.run.game, []).append((setting, row))
    return games
