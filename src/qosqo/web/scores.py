"""The score sheet by category and by round, where the difference came from, and the chart of scores over time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from qosqo.core.scores import Course, ScoreSheet
from qosqo.core.texts import Texts
from qosqo.web.charts import apart
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel
from qosqo.web.seats import SIGNS, seat_name

WIDTH: Final = 640
HEIGHT: Final = 260
LEFT: Final = 44
RIGHT: Final = 34
TOP: Final = 14
BOTTOM: Final = 34
SIGN: Final = 13
"""How high a seat's sign is."""
ROOM_GROWS: Final = 20
"""The chart of a running game has room for a multiple of so many moves."""


def score_sheet(
    names: tuple[str, ...], categories: tuple[str, ...], sheet: ScoreSheet, by_round: Mapping[int, tuple[int, ...]], say: Texts
) -> Node:
    heads = [E.th(seat_name(name, seat), scope="col") for seat, name in enumerate(names)]
    rows = [(title, row) for title, row in zip(categories, sheet.by_category, strict=True) if any(row)]
    if any(sheet.from_start):
        rows.insert(0, (say("sheet-start"), sheet.from_start))
    return E.div(
        E.table(
            E.caption(say("sheet-title")),
            E.thead(E.tr(E.th(say("sheet-category"), scope="col"), heads)),
            E.tbody([line(title, row) for title, row in rows]),
            E.tfoot(line(say("sheet-total"), sheet.totals)),
            class_="sheet",
        ),
        by_round
        and E.table(
            E.caption(say("sheet-by-round")),
            E.thead(E.tr(E.th(say("sheet-round"), scope="col"), heads)),
            E.tbody([line(say("sheet-round-number", number=str(number)), row) for number, row in by_round.items()]),
            class_="sheet",
        ),
        class_="sheets",
    )


def runner_up(model: TableModel) -> int | None:
    """The best of those who have not won; None where all have."""
    others = [seat for seat in range(len(model.names)) if seat not in model.winners]
    return max(others, key=lambda seat: model.sheet.totals[seat]) if others and model.winners else None


def margin(model: TableModel) -> Node | None:
    """By how much the game was won."""
    other = runner_up(model)
    if other is None:
        return None
    points = model.sheet.totals[model.winners[0]] - model.sheet.totals[other]
    if points < 0:  # won by something else than points
        return None
    message = "end-margin" if points else "end-tie"
    return E.p(model.texts(message, points=points, name=model.names[other]), class_="margin")


def difference(model: TableModel) -> Node | None:
    """What the winner scored more and less than the runner-up, the largest differences first."""
    other = runner_up(model)
    if other is None:
        return None
    say, winner, sheet = model.texts, model.winners[0], model.sheet
    rows = [(say("sheet-start"), sheet.from_start), *zip(model.categories, sheet.by_category, strict=True)]
    found = sorted(((row[winner] - row[other], title) for title, row in rows), key=lambda each: -abs(each[0]))
    found = [each for each in found if each[0]]
    if not found:
        return None
    widest = abs(found[0][0])
    return E.section(
        E.h3(say("end-difference", name=model.names[winner], other=model.names[other])),
        E.ul([E.li(E.span(title), bar(points, widest), E.strong(with_sign(points))) for points, title in found]),
        class_="difference",
    )


def bar(points: int, widest: int) -> Node:
    """To the right of the middle what was gained, to the left what was lost."""
    length = 50 * abs(points) / widest
    return E.svg(
        E.line(x1=50, x2=50, y1=0, y2=10, class_="grid"),
        E.rect(x=50 if points > 0 else 50 - length, y=1, width=length, height=8, class_="more" if points > 0 else "less"),
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def with_sign(number: int) -> str:
    return f"+{number}" if number > 0 else signed(number)


def line(title: str, row: tuple[int, ...]) -> Node:
    return E.tr(E.th(title, scope="row"), [E.td(signed(number), class_=None if number else "none") for number in row])


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


@dataclass(frozen=True)
class Curve:
    """The scores of all seats over time."""

    points: tuple[tuple[int, tuple[int, ...]], ...]
    """After how many moves somebody's score was another one, and the scores."""
    moves: int
    """How many moves the chart has room for."""


def corners(course: Course) -> list[tuple[int, tuple[int, ...]]]:
    """The points of the lines: before and after every change."""
    found = [course[0]]
    for (before, scores), (number, changed) in pairwise(course):
        if number - 1 > before:
            found.append((number - 1, scores))
        found.append((number, changed))
    return found


def whole_curve(course: Course, moves: int) -> Curve:
    """Of a game that is over, to its end."""
    points = corners(course)
    if points[-1][0] < moves:
        points.append((moves, points[-1][1]))
    return Curve(tuple(points), moves)


def running_curve(course: Course, moves: int) -> Curve:
    """Of a game that goes on. It changes only when somebody scores or its room is used up: it is not drawn after every move."""
    return Curve(tuple(corners(course)), max(1, -(-moves // ROOM_GROWS)) * ROOM_GROWS)


def score_chart(names: tuple[str, ...], totals: tuple[int, ...], curve: Curve, say: Texts) -> Node:
    """Scores after every move as one line per seat; told apart by colour, dashes and the sign at the end."""
    highest = max(1, max(max(scores) for _, scores in curve.points))
    lowest = min(0, min(min(scores) for _, scores in curve.points))
    steps = max(1, curve.moves)

    def across(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / steps

    def down(points: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (highest - points) / (highest - lowest)

    marks = [
        (
            E.line(x1=LEFT, x2=WIDTH - RIGHT, y1=down(points), y2=down(points), class_="grid"),
            E.text(points, x=LEFT - 6, y=down(points) + 4, text_anchor="end"),
        )
        for points in ticks(lowest, highest)
    ]
    lines = []
    ends = apart([down(points) for points in curve.points[-1][1]], SIGN, HEIGHT - BOTTOM)
    for seat in range(len(names)):
        corners = " ".join(f"{across(number):.1f},{down(scores[seat]):.1f}" for number, scores in curve.points)
        lines.append(E.polyline(points=corners, class_=f"curve seat-{seat}"))
        lines.append(E.text(SIGNS[seat], x=WIDTH - RIGHT + 4, y=ends[seat] + 4, class_=f"sign seat-{seat}"))
    summary = "; ".join(f"{name}: {points}" for name, points in zip(names, totals, strict=True))
    return E.figure(
        E.figcaption(say("chart-title")),
        E.svg(
            marks,
            lines,
            E.text(say("chart-moves", count=curve.moves), x=(LEFT + WIDTH - RIGHT) / 2, y=HEIGHT - 8, text_anchor="middle"),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_label=f"{say('chart-title')}: {summary}",
            class_="chart",
        ),
        class_="chart-box",
    )


def ticks(lowest: int, highest: int) -> list[int]:
    """A handful of round numbers between the two."""
    step = next(size for base in (1, 10, 100, 1000) for size in (base, 2 * base, 5 * base) if (highest - lowest) / size <= 6)
    return [number for number in range(lowest // step * step, highest + 1, step) if number >= lowest]
