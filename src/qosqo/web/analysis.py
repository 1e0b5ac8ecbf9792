"""An analysis as a page of its own, readable without a network: course of the game, turning points, players, every decision."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from qosqo.analysis.decisions import Candidate, Decision
from qosqo.analysis.labels import label_of
from qosqo.analysis.profile import Profile, deciding, over_games, profile_of
from qosqo.analysis.whole import GameAnalysis
from qosqo.analysis.words import (
    BLAMED,
    breakdown,
    interval_text,
    ladder_text,
    lead_lines,
    percent,
    profile_cells,
    share_text,
    turning_point_text,
    turning_points,
    words,
    worth_text,
)
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.texts import Texts
from qosqo.web.charts import apart
from qosqo.web.markup import E, Node
from qosqo.web.seats import SIGNS

WIDTH: Final = 720
BESIDE: Final = 360
"""How wide the chart is beside a board: what is written in it is not drawn smaller."""
HEIGHT: Final = 240
BESIDE_HEIGHT: Final = 150
"""There what is said about a decision finds room below it."""
SIGN: Final = 13
"""How high a seat's sign is."""
MARK: Final = 4
"""The radius of the mark of a decision."""
EDGE: Final = 38
MUCH_LUCK: Final = 0.05
"""A change of a share of the win that is worth a mark."""
MOST_LUCK: Final = 8
STATIC: Final = Path(__file__).parent / "static"
OF_SEATS: Final = re.compile(r"^(?: *(--seat-\d: [^;]+;)|((?:\.seat-\d|\.curve(?:\.seat-\d)?) \{.*\}))$", re.MULTILINE)
"""In the style of all pages: the colours of seats, and how their lines are drawn."""


def report(games: Sequence[tuple[Match, GameAnalysis]], names: Sequence[str], language: str) -> str:
    """One file with everything in it. Games are told apart by the names of their records."""
    say = words(language)
    sections = [
        *profiles_sections(games, language, say),
        *(game_section(name, *game, language, say, number) for number, (name, game) in enumerate(zip(names, games, strict=True))),
    ]
    title = say("analysis-title", game=games[0][0].narrator(language).texts("game-name"))
    head = E.head(E.meta(charset="utf-8"), E.meta(name="viewport", content="width=device-width"), E.title(title))
    page = str(E.html(head, E.body(sections, E.p(say("analysis-how"), class_="how")), lang=language))
    return "<!doctype html>\n" + page.replace("</head>", f"<style>{style()}</style></head>", 1) + "\n"


def style() -> str:
    """Seats look as they do at a table."""
    found = OF_SEATS.findall((STATIC / "qosqo.css").read_text(encoding="utf-8"))
    colours = " ".join(colour for colour, _ in found if colour)
    rules = "\n".join(rule for _, rule in found if rule)
    return f":root {{ {colours} }}\n{rules}\n{(STATIC / 'analysis.css').read_text(encoding='utf-8')}"


def profiles_sections(games: Sequence[tuple[Match, GameAnalysis]], language: str, say: Texts) -> list[Node]:
    """Each player over all games of the same kind."""
    found = []
    for game, count, appearances in over_games(games):
        narrator = Narrator(game, language)
        profiles = [profile_of(name, game, seats) for name, seats in appearances.items()]
        found.append(
            E.section(
                E.h1(say("analysis-over-games", game=narrator.texts("game-name"), count=count)),
                profiles_table([(profile.name, None, profile) for profile in profiles], say),
                breakdown_table(profiles, narrator, say),
            )
        )
    return found


def game_section(name: str, match: Match, analysis: GameAnalysis, language: str, say: Texts, number: int) -> Node:
    narrator = match.narrator(language)
    found = turning_points(analysis)
    points = [E.li(turning_point_text(decision, narrator, say)) for decision in found]
    table, where = players(narrator, analysis, say)
    return E.section(
        E.h1(say("analysis-title", game=narrator.texts("game-name"))),
        E.p(name),
        table,
        E.h2(say("analysis-course")),
        course_chart(analysis, say, len(match.made)),
        legend(say),
        E.h2(say("analysis-turning-points")),
        E.ul(points) if points else E.p(say("analysis-none")),
        explained(analysis, say) if analysis.winners else None,
        where,
        E.details(E.summary(say("analysis-decisions")), decisions_table(analysis, narrator, say)),
        id=f"game-{number}",
    )


def players(narrator: Narrator, analysis: GameAnalysis, say: Texts, narrow: bool = False) -> tuple[Node, Node]:
    """What a game tells about each player: a line (beside a board, where there is no room for it, a list), and where points were given
    away."""
    profiles = {seat: profile_of(name, narrator.game, [(analysis, seat)]) for seat, name in deciding(analysis)}
    rows = [(say("analysis-result", name=profile.name, points=analysis.scores[seat]), seat, profile) for seat, profile in profiles.items()]
    return (profile_lists if narrow else profiles_table)(rows, say), breakdown_table(list(profiles.values()), narrator, say)


def profiles_table(rows: Sequence[tuple[str, int | None, Profile]], say: Texts) -> Node:
    """A line for each player, with the sign of the seat where there is one. On a phone it becomes a list, with the titles in it."""
    lines = profile_cells([profile for _, _, profile in rows], say)
    return E.div(
        wide(
            E.thead(E.tr(E.th(say("analysis-player"), scope="col"), [E.th(title, scope="col") for title, _ in lines[0]])),
            E.tbody(
                [
                    E.tr(E.th(signed(title, seat), scope="row"), [E.td(text, data_title=name) for name, text in cells])
                    for (title, seat, _), cells in zip(rows, lines, strict=True)
                ]
            ),
            kind=" profiles",
        ),
        ladder(rows, say),
    )


def wide(*parts: Node | list[Node], kind: str = "") -> Node:
    """A table that scrolls by itself where it does not fit."""
    return E.div(E.table(*parts), class_="wide" + kind, data_scroll=True)


def profile_lists(rows: Sequence[tuple[str, int | None, Profile]], say: Texts) -> Node:
    """The same for each player from top to bottom."""
    lines = profile_cells([profile for _, _, profile in rows], say)
    return E.div(
        [
            E.section(E.h3(signed(title, seat)), E.dl([(E.dt(name), E.dd(text)) for name, text in cells]))
            for (title, seat, _), cells in zip(rows, lines, strict=True)
        ],
        ladder(rows, say),
    )


def signed(title: str, seat: int | None) -> list[object]:
    return [title] if seat is None else [E.span(SIGNS[seat], class_=f"sign seat-{seat}", aria_hidden="true"), " ", title]


def ladder(rows: Sequence[tuple[str, int | None, Profile]], say: Texts) -> Node | None:
    """With whom players are compared, where they are."""
    told = ladder_text([profile for _, _, profile in rows], say)
    return E.p(told, class_="how quiet-text") if told else None


def breakdown_table(profiles: Sequence[Profile], narrator: Narrator, say: Texts) -> Node:
    """Where each player gave points away: in which part of the game, and by which kinds of moves."""
    columns = ("decisions", "best", "loss")
    return E.section(
        E.h2(say("analysis-where")),
        wide(
            E.thead(E.tr(E.td(), [E.th(say(f"analysis-{column}"), scope="col") for column in columns])),
            [
                E.tbody(
                    E.tr(E.th(profile.name, scope="rowgroup", colspan=1 + len(columns))),
                    [
                        E.tr(
                            E.th(where, scope="row", class_="where"),
                            E.td(tally.decisions),
                            E.td(percent(tally.best)),
                            E.td(interval_text(tally.loss_points, say, 2)),
                        )
                        for where, tally in breakdown(profile, narrator, say)
                    ],
                )
                for profile in profiles
            ],
        ),
    )


def course_chart(
    analysis: GameAnalysis,
    say: Texts,
    decisions: int,
    shown: int | None = None,
    seats: Sequence[int] | None = None,
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> Node:
    """Every seat's share of the win before each decision; what was given away is marked on the line of who did it, and what chance
    changed most by an arrow. `shown` is where somebody looks at; only what these seats decided is told."""
    width, height = size
    told = [decision for decision in analysis.decisions if seats is None or decision.seat in seats]
    course = [(decision.number, decision.best_expectation.shares) for decision in told]
    if analysis.winners:
        course.append((decisions, analysis.course()[-1].shares))
    steps = max(1, decisions)

    def across(number: int) -> float:
        return EDGE + (width - 2 * EDGE) * number / steps

    def down(share: float) -> float:
        return EDGE / 2 + (height - EDGE) * (1 - share)

    grid = [
        (
            E.line(x1=EDGE, x2=width - EDGE, y1=down(share), y2=down(share), class_="grid"),
            E.text(percent(share), x=EDGE - 4, y=down(share) + 4, text_anchor="end"),
        )
        for share in (0.0, 0.5, 1.0)
    ]
    ends = apart([down(share) for share in course[-1][1]], SIGN, down(0)) if course else []
    curves = [
        (
            E.polyline(
                points=" ".join(f"{across(number):.1f},{down(shares[seat]):.1f}" for number, shares in course), class_=f"curve seat-{seat}"
            ),
            course and E.text(SIGNS[seat], x=width - EDGE + 4, y=ends[seat] + 4, class_=f"sign seat-{seat}"),
        )
        for seat in range(len(analysis.names))
    ]
    marks = [
        E.circle(
            E.title(
                say(
                    "analysis-mark",
                    number=decision.number + 1,
                    name=analysis.names[decision.seat],
                    label=say(f"label-{label_of(decision)}"),
                )
            ),
            cx=across(decision.number),
            cy=down(decision.best.shares[decision.seat].value),
            r=MARK,
            class_=f"{label_of(decision)} seat-{decision.seat}",
        )
        for decision in told
        if label_of(decision) in BLAMED
    ]
    return E.svg(
        grid,
        shown is not None and E.line(x1=across(shown), x2=across(shown), y1=down(1), y2=down(0), class_="here"),
        curves,
        marks,
        [luck_mark(decision, across(decision.number), height, analysis, say) for decision in lucky(told)],
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=say("analysis-course"),
        class_="course",
        data_decisions=decisions,
        data_edge=EDGE,
    )


def chart_mark(label: str) -> Node:
    """A mark as it is drawn in the chart."""
    return E.svg(E.circle(cx=9, cy=9, r=MARK, class_=label), viewBox="0 0 18 18", class_="key", aria_hidden="true")


def luck_arrows() -> Node:
    """The marks of luck as they are drawn in the chart."""
    return E.span("▴▾", class_="arrows", aria_hidden="true")


def legend(say: Texts) -> Node:
    """What the marks of the chart mean."""
    return E.ul(
        [E.li(chart_mark(label), " ", say(f"label-{label}")) for label in BLAMED],
        E.li(luck_arrows(), " ", say("review-luck")),
        class_="legend",
    )


def lucky(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions after which chance changed most, if it was much."""
    felt = [decision for decision in decisions if decision.luck is not None and abs(decision.luck.shares[decision.seat]) >= MUCH_LUCK]
    return sorted(felt, key=lambda decision: -abs(decision.luck.shares[decision.seat]) if decision.luck else 0.0)[:MOST_LUCK]


def luck_mark(decision: Decision, x: float, height: int, analysis: GameAnalysis, say: Texts) -> Node:
    """An arrow at the edge of the chart: up for who was lucky, down for who was not."""
    assert decision.luck is not None
    share = decision.luck.shares[decision.seat]
    message = "analysis-lucky" if share > 0 else "analysis-unlucky"
    title = say(message, number=decision.number + 1, name=analysis.names[decision.seat], share=percent(abs(share)))
    y = height - EDGE / 4 if share < 0 else EDGE / 4
    tip = 5 if share < 0 else -5
    return E.path(E.title(title), d=f"M{x - 4:.1f},{y - tip / 2:.1f}h8l-4,{tip}z", class_=f"luck seat-{decision.seat}")


def explained(analysis: GameAnalysis, say: Texts) -> Node:
    """Where the final leads came from."""
    return E.section(
        E.h2(say("analysis-explained")),
        wide(
            E.thead(E.tr(E.td(), [E.th(name, scope="col") for name in analysis.names])),
            E.tbody([E.tr(E.th(line, scope="row"), [E.td(value) for value in values]) for line, values in lead_lines(analysis, say)]),
        ),
    )


def decisions_table(analysis: GameAnalysis, narrator: Narrator, say: Texts) -> Node:
    return E.ol([decision_line(decision, narrator, say) for decision in analysis.decisions])


def decision_line(decision: Decision, narrator: Narrator, say: Texts) -> Node:
    """A decision with its candidates, the best first; the one played is marked."""
    label = label_of(decision)
    played = narrator.move(decision.played, decision.seat, decision.seat)
    return E.li(
        E.strong(narrator.name(decision.seat)),
        f": {played} – ",
        E.span(say(f"label-{label}"), class_=label),
        None if decision.forced else E.ul([candidate_line(each, decision, narrator, say) for each in decision.candidates]),
    )


def candidate_line(candidate: Candidate, decision: Decision, narrator: Narrator, say: Texts) -> Node:
    text = narrator.move(candidate.move, decision.seat, decision.seat)
    return E.li(
        E.strong(text) if candidate.move == decision.played else text,
        f" – {worth_text(candidate, decision.seat, say)}",
        outlook_of_all(candidate, decision, narrator, say),
    )


def outlook_of_all(candidate: Candidate, decision: Decision, narrator: Narrator, say: Texts) -> Node:
    """What a candidate leads to for every seat, and how the game may go on."""
    seats = range(len(candidate.points))
    return E.details(
        E.summary(say("analysis-all-seats")),
        E.table(
            E.tbody(
                [
                    E.tr(
                        E.th(E.span(SIGNS[seat], class_=f"sign seat-{seat}", aria_hidden="true"), " ", narrator.name(seat), scope="row"),
                        E.td(share_text(candidate.shares[seat])),
                        E.td(say("analysis-points", points=interval_text(candidate.points[seat], say), count=2)),
                    )
                    for seat in seats
                ]
            )
        ),
        candidate.line
        and E.p(say("analysis-then", moves=" · ".join(narrator.move(move, decision.seat, decision.seat) for move in candidate.line))),
        class_="outlook",
    )
