"""The balance report: what was found, each with a plot and a sentence that says what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import NormalDist

from gloaming.lab.balance.findings import CHOICE, FEWEST, NO_CHOICE, Findings, Occurrence
from gloaming.lab.measures import Measure, difference, of
from gloaming.lab.reports import pages
from gloaming.lab.reports.plots import bars, courses, intervals
from gloaming.lab.statistics import WIDE, Interval

MOST_ROWS = 24  # of a plot


def report(title: str, told: str, found: Sequence[Findings], others: Sequence[Findings] = ()) -> str:
    """The page; `others` are the same tables under other options, to compare with."""
    parts = [pages.paragraph(told)]
    if len(found) > 1:
        parts += [pages.heading("By the number of players"), *_over_players(found)]
    for number, one in enumerate(found):
        parts.append(pages.heading(f"{one.players} players"))
        parts += [*_who_wins(one), *_how_long(one), *_what_happens(one), *_course(one), *_stakes(one), *_secrets(one)]
        if others:
            parts += _compared(one, others[number])
    return pages.page(title, parts)


def percent(value: float, interval: Interval) -> str:
    """A share with its interval."""
    return f"{100 * value:.1f} % [{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def _rows(found: Sequence[Measure], prefix: str = "") -> list[tuple[str, float, Interval]]:
    return [(f"{prefix}{one.name}", 100 * one.value, (100 * one.interval[0], 100 * one.interval[1])) for one in found]


def _over_players(found: Sequence[Findings]) -> Iterator[str]:
    roles = list(dict.fromkeys(measure.name for one in found for measure in of(one.wins, "role")))
    if roles:
        series = {
            role: [
                (float(one.players), 100 * measure.value, (100 * measure.interval[0], 100 * measure.interval[1]))
                for one in found
                for measure in of(one.wins, "role")
                if measure.name == role
            ]
            for role in roles
        }
        picture = courses(series, title="How often a role wins", across="players", up="won %")
        yield pages.figure(
            picture, "Each line is a role; lines that stay level mean that the number of players is fair."
        )
    lengths = {
        "minutes": [
            (float(one.players), measure.value, measure.interval)
            for one in found
            for measure in one.lengths
            if measure.name.startswith("minutes")
        ]
    }
    picture = courses(lengths, title="How long a game takes", across="players", up="minutes, estimated")
    first, last = lengths["minutes"][0], lengths["minutes"][-1]
    yield pages.figure(
        picture, f"About {first[1]:.0f} minutes with {first[0]:.0f} players, and {last[1]:.0f} with {last[0]:.0f}."
    )


def _who_wins(one: Findings) -> Iterator[str]:
    seats = of(one.wins, "seat")
    best, worst = max(seats, key=lambda seat: seat.value), min(seats, key=lambda seat: seat.value)
    fair = all(_may_be(seat, one.even, len(seats)) for seat in seats)
    sentence = (
        f"Seat {best.name} gets most, {percent(best.value, best.interval)}, seat {worst.name} least, "
        f"{percent(worst.value, worst.interval)}; all alike would be {100 * one.even:.1f} %. "
        + ("No seat is clearly better or worse." if fair else "Some seat is better or worse than chance explains.")
    )
    picture = intervals(_rows(seats, "seat "), title="By seat", axis="won %", digits=1, mark=100 * one.even)
    yield pages.figure(picture, sentence)
    for group, found in (("role", of(one.wins, "role")), ("character", list(one.labels))):
        if len(found) > 1:
            first, last = max(found, key=lambda each: each.value), min(found, key=lambda each: each.value)
            yield pages.figure(
                intervals(_rows(found), title=f"By {group}", axis="won %", digits=1),
                f"{first.name.capitalize()} wins most often, {percent(first.value, first.interval)}, "
                f"{last.name} least, {percent(last.value, last.interval)}.",
            )


def _may_be(seat: Measure, even: float, seats: int) -> bool:
    """Whether a seat may be as good as the others, by intervals that all hold together at 95 % (Bonferroni)."""
    wider = NormalDist().inv_cdf(1 - 0.025 / seats) / WIDE
    end = seat.interval[0 if seat.value > even else 1]
    return abs(seat.value - even) <= wider * abs(end - seat.value)


def _how_long(one: Findings) -> Iterator[str]:
    rows = [(each.name, f"{each.value:.1f} [{each.interval[0]:.1f}, {each.interval[1]:.1f}]") for each in one.lengths]
    yield pages.heading("How long it takes", 3)
    yield pages.table(("in a game", "mean, 95 %"), rows)
    minutes = sorted(one.by_deal["minutes"])
    short, long = minutes[len(minutes) // 10], minutes[-1 - len(minutes) // 10]
    width = max(1, round((minutes[-1] - minutes[0]) / 12))
    first = int(minutes[0] // width) * width
    counts = [0] * (int((minutes[-1] - first) // width) + 1)
    for value in minutes:
        counts[int((value - first) // width)] += 1
    shown = [
        (f"{first + width * place} to {first + width * (place + 1)}", 100 * count / len(minutes))
        for place, count in enumerate(counts)
    ]
    yield pages.figure(
        bars(shown, title="Minutes, estimated", axis="% of games"),
        f"Eight games in ten take {short:.0f} to {long:.0f} minutes, if people take {CHOICE:.0f} s for a decision with "
        f"a choice and {NO_CHOICE:.0f} s for one without.",
    )


def _what_happens(one: Findings) -> Iterator[str]:
    often = sorted(one.occurrences, key=lambda each: -each.per_game)[:MOST_ROWS]
    if not often:
        return
    yield pages.heading("What happens", 3)
    yield pages.figure(
        bars([(each.name, each.per_game) for each in often], title="How often", axis="in a game", digits=2),
        f"Most often: {often[0].name}, {often[0].per_game:.1f} times in a game; of those that happen at all, "
        f"rarest: {min(one.occurrences, key=lambda each: each.per_game).name}.",
    )
    known = sorted((each for each in one.occurrences if each.worth is not None), key=_worth)
    if known:
        shown = known if len(known) <= MOST_ROWS else known[: MOST_ROWS // 2] + known[-MOST_ROWS // 2 :]
        rows = [(each.name, 100 * _worth(each), _scaled(each)) for each in reversed(shown)]
        yield pages.figure(
            intervals(rows, title="How it goes together with winning", axis="points of %", digits=1, mark=0.0),
            f"Seats to which it happened won so much oftener than others of the same role or character. Best: "
            f"{known[-1].name}, {100 * _worth(known[-1]):+.1f}; worst: {known[0].name}, {100 * _worth(known[0]):+.1f}. "
            f"This is an association, not a cause: who is ahead may be able to do more. Shown if there are {FEWEST} "
            f"seats of a role with it and {FEWEST} without it.",
        )
    yield pages.folded("All of it", [_occurrences(one.occurrences)])


def _worth(each: Occurrence) -> float:
    assert each.worth is not None
    return each.worth


def _scaled(each: Occurrence) -> Interval:
    assert each.interval is not None
    return 100 * each.interval[0], 100 * each.interval[1]


def _occurrences(found: Sequence[Occurrence]) -> str:
    rows = [
        (
            each.name,
            f"{each.per_game:.2f}",
            str(each.seats or ""),
            "" if each.worth is None else "{:+.1f} [{:+.1f}, {:+.1f}]".format(100 * each.worth, *_scaled(each)),
        )
        for each in found
    ]
    return pages.table(("what", "in a game", "seats", "with winning, points of %, 95 %"), rows)


def _course(one: Findings) -> Iterator[str]:
    if one.course is None:
        return
    course = one.course
    yield pages.heading("Who leads", 3)
    rates = [rate for rate in (course.leader_wins, course.comeback, course.last_wins) if rate.count]
    low, high = course.lead_changes.interval
    yield pages.figure(
        intervals(_rows(rates, ""), title="From halfway to the end", axis="% of games", digits=1),
        f"The lead changes {course.lead_changes.value:.2f} [{low:.2f}, {high:.2f}] times in a game. Who leads alone "
        f"halfway wins {percent(course.leader_wins.value, course.leader_wins.interval)}; somebody who was behind then "
        f"wins {percent(course.comeback.value, course.comeback.interval)} of the games.",
    )


def _stakes(one: Findings) -> Iterator[str]:
    if one.stakes is None:
        return
    stakes = one.stakes
    yield pages.heading("What is at stake", 3)
    yield pages.figure(
        intervals(_rows([stakes.spread, *stakes.by_third]), title="Decisions", axis="points of %", digits=1, mark=0.0),
        f"With the best action of a decision its seat wins {percent(stakes.spread.value, stakes.spread.interval)} more "
        f"of the games than with the worst, on average over {stakes.spread.count} decisions.",
    )
    chances = [
        (10.0 * (place + 1), 100 * each.value, (100 * each.interval[0], 100 * each.interval[1]))
        for place, each in enumerate(stakes.winner)
    ]
    picture = courses(
        {"winner": chances}, title="When games are decided", across="% of the game", up="chance to win, %"
    )
    clear = next(
        (f"after {each.name} of the moves" for each in stakes.winner if each.value >= 0.5), "only near the end"
    )
    yield pages.figure(
        picture,
        f"The chance of the seat that wins in the end: on average it passes one half {clear}. At its lowest it was "
        f"{percent(stakes.lowest.value, stakes.lowest.interval)}; the nearer to 0, the more games turn.",
    )
    king = stakes.kingmaking
    swing = (
        f" These {king.count} change another's chance by {percent(king.value, king.interval)}."
        if king.count > 1
        else ""
    )
    yield pages.paragraph(
        f"Kingmaking: {percent(stakes.hopeless.value, stakes.hopeless.interval)} of the decisions are taken by seats "
        f"that won none of the games played on from there.{swing}"
    )


def _secrets(one: Findings) -> Iterator[str]:
    if not one.secrets:
        return
    *tenths, kept = one.secrets
    rows = [(f"{10 * place} to {10 * place + 10} %", 100 * share) for place, share in enumerate(tenths)]
    yield pages.heading("How long secrets last", 3)
    yield pages.figure(
        bars([*rows, ("until the end", 100 * kept)], title="When a seat is unmasked", axis="% of seats, by time"),
        f"{100 * kept:.1f} % of all secrets last to the end; {100 * sum(tenths[:5]):.1f} % end in the first half.",
    )


def _compared(one: Findings, other: Findings) -> list[str]:
    """Two settings, game by game from the same seeds."""
    changed = [f"{name} {value}" for name, value in other.options.items() if one.options.get(name) != value]
    rows = []
    for name, values in one.by_deal.items():
        if name in other.by_deal:
            scale = 100 if name.endswith("%") else 1
            apart, (low, high) = difference(values, other.by_deal[name])
            rows.append((name, scale * apart, (scale * low, scale * high)))
    clear = [name for name, _, (low, high) in rows if not low <= 0 <= high]
    return [
        pages.heading(f"With {', '.join(changed) or 'the same options'}", 3),
        pages.figure(
            intervals(
                rows, title="Difference, game by game from the same seeds", axis="more or less", digits=1, mark=0.0
            ),
            f"Clearly different: {', '.join(clear)}." if clear else "Nothing is clearly different.",
        ),
    ]
