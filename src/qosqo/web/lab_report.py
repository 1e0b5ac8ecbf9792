"""The report of an experiment as one page that holds everything and needs no network."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from qosqo.arena.statistics import Estimate
from qosqo.core.data import data_hash
from qosqo.core.texts import Texts
from qosqo.lab.charts import bars, drawn, intervals, offers
from qosqo.lab.comparisons import MET, MISSED, OPEN, Difference
from qosqo.lab.components import Component
from qosqo.lab.editing import called_at, shown
from qosqo.lab.experiment import Cell, Variant
from qosqo.lab.measures import GENERAL, SEAT_POINTS
from qosqo.lab.patches import path_of, value_at, written
from qosqo.lab.report import CellReport, Report, names_of
from qosqo.lab.words import Names, decimal, entry_words, percent, signed, with_bounds, words
from qosqo.web.markup import E, Node

STYLE: Final = Path(__file__).parent / "static" / "lab-report.css"
CHART: Final = "chart-{}-here"
"""Stands where a chart will be: charts are finished markup, which nodes do not take."""
MOST_SHOWN: Final = 400
"""Characters of changed values that stand openly; more are folded up."""
MOST_BARS: Final = 24
"""Of a family with more components only those with the strongest worths are drawn; the table has all."""

LEAST_TOLD: Final = 0.001
"""Smaller probabilities are told to be smaller."""


class Page:
    """A report in the making: nodes, and the charts that will be put in their places."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.say = words(language)
        self.charts: list[str] = []
        experiment = report.experiment
        game = report.game
        self.names: dict[str, Names] = {}
        for variant in experiment.variants:
            self.names[variant.name] = names_of(game, variant, language)
        self.own = Names(game, language)
        self.variants = {variant.name: variant for variant in experiment.variants}

    def players(self, variant: str, line_up: Sequence[str]) -> str:
        return self.own.line_up(self.seats(variant, line_up))

    def seats(self, variant: str, names: Sequence[str]) -> list[str]:
        """What seats are called: by these names, but the game's own opponent by its own."""
        automaton = self.report.game.automaton_seat(self.variants[variant].options)
        return [self.own.narrator.texts("automaton-name") if seat == automaton else name for seat, name in enumerate(names)]

    def numbered(self, cell: Cell) -> list[str]:
        return self.seats(cell.variant, [str(seat + 1) for seat in range(len(cell.line_up))])

    @property
    def title(self) -> str:
        game = self.own.narrator.texts("game-name")
        return self.say("report-title", title=self.report.experiment.title, game=game) if self.report.experiment.title else game

    def chart(self, spec: dict[str, object], described: str) -> Node:
        self.charts.append(drawn(spec, described, self.say.language))
        return E.figure(E.figcaption(described), CHART.format(len(self.charts) - 1))

    def filled(self, markup: str) -> str:
        for number, chart in enumerate(self.charts):
            markup = markup.replace(CHART.format(number), chart, 1)
        return markup


def report_page(report: Report, language: str, date: str) -> str:
    """The file: `date` is when the last game was played."""
    page = Page(report, language)
    body = page.filled(str(E.body(E.main(sections(page, date)))))
    head = str(E.head(E.meta(charset="utf-8"), E.meta(name="viewport", content="width=device-width"), E.title(page.title)))
    style = f"<style>{STYLE.read_text(encoding='utf-8')}</style>"
    return f'<!doctype html>\n<html lang="{language}">{head.replace("</head>", style + "</head>", 1)}{body}</html>\n'


def sections(page: Page, date: str) -> list[Node | None]:
    report, say = page.report, page.say
    experiment = report.experiment
    games = sum(cell.games for cell in report.cells)
    return [
        E.h1(page.title),
        E.p(say("report-about", games=games, date=date)),
        changed(page),
        in_short(page),
        goals(page) if experiment.goals else None,
        differences(page) if len(experiment.variants) > 1 else None,
        takings(page) if len(experiment.variants) > 1 else None,
        *[cell_section(page, cell, number) for number, cell in enumerate(report.cells)],
        E.p(say("report-how", data=experiment.data, seed=experiment.seed), class_="how"),
    ]


def in_short(page: Page) -> Node:
    """What came out, and where it is told: the contents of the page."""
    report, say = page.report, page.say
    states = [state for cell in report.cells for state in cell.goals.values()]
    counts = {state: states.count(state) for state in (MET, MISSED, OPEN)}
    told: list[tuple[str, str]] = []
    if states:
        told.append(("goals", say("report-short-goals", **counts)))
    if len(report.experiment.variants) > 1:
        for part, found in (("differences", report.differences), ("takings", report.takings)):
            told.append((part, say(f"report-short-{part}", certain=sum(each.certain for each in found), all=len(found))))
    told += [
        (f"cell-{number}", f"{cell_name(page, cell)} ({say('report-games', games=cell.games)})") for number, cell in enumerate(report.cells)
    ]
    return E.nav(E.h2(say("report-short")), E.ul([E.li(E.a(text, href=f"#{part}")) for part, text in told]))


def table(say: Texts, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Node:
    """The first cell of a row names it."""
    head = E.thead(E.tr([E.th(say(f"column-{column}"), scope="col") for column in columns]))
    body = [E.tr(E.th(row[0], scope="row"), [E.td(cell) for cell in row[1:]]) for row in rows]
    return E.div(E.table(head, E.tbody(body)), class_="wide")


def changed(page: Page) -> Node | None:
    """What is different in each variant: entries and options."""
    experiment = page.report.experiment
    lists = [(variant, changes_of(page, variant)) for variant in experiment.variants]
    items = [E.li(variant.name, E.ul([E.li(change) for change in changes])) for variant, changes in lists if changes]
    if not items:
        return None
    short = sum(len(written(value)) for variant in experiment.variants for value in variant.changes.values()) <= MOST_SHOWN
    return E.details(E.summary(page.say("report-changed")), E.ul(items), open=short)


def changes_of(page: Page, variant: Variant) -> list[list[Node | str]]:
    say, experiment, game = page.say, page.report.experiment, page.report.game
    own = tomllib.loads(game.data_text()) if experiment.data == data_hash(game.data_text()) else None  # or they were others then
    found: list[list[Node | str]] = []
    for name, value in variant.changes.items():
        about = called_at(own, name) if own else ""
        told: list[Node | str] = [entry_words(name, say.language), f" ({about}): " if about else ": "]
        if own:
            told += [E.del_(shown(value_at(own, path_of(name)))), " → "]
        found.append([*told, E.ins(shown(value)), " ", E.code(name)])
    usual = experiment.variants[0].options
    for name, choice in variant.options.items():
        if choice != usual.get(name):
            option = f"option-{name}"
            found.append([f"{page.own.narrator.texts(option)}: ", E.ins(page.own.narrator.texts(f"{option}-{choice}"))])
    return found


def goals(page: Page) -> Node:
    say = page.say
    rows = []
    for name, (low, high) in page.report.experiment.goals.items():
        for cell in page.report.cells:
            if name in cell.goals:
                bounds = say("report-goal-bounds", low=page.own.number(name, low), high=page.own.number(name, high))
                state = E.span(say(f"state-{cell.goals[name]}"), class_=f"state-{cell.goals[name]}")
                found = page.own.estimate(name, cell.measures[name])
                rows.append(
                    (page.own.measure(name), bounds, cell.cell.variant, page.players(cell.cell.variant, cell.cell.line_up), found, state)
                )
    return E.section(
        E.h2(say("report-goals"), id="goals"),
        table(say, ("measure", "goal", "variant", "line-up", "value", "state"), rows),
    )


def differences(page: Page) -> Node:
    say, base = page.say, page.report.experiment.variants[0].name
    certain = [each for each in page.report.differences if each.certain]
    told = say("report-differences-about", base=base) if certain else say("report-differences-none", base=base)
    return E.section(
        E.h2(say("report-differences"), id="differences"),
        E.p(told),
        difference_table(page, certain) if certain else None,
        E.details(E.summary(say("report-differences-all")), difference_table(page, page.report.differences)),
    )


def takings(page: Page) -> Node:
    """Components that a variant makes bots take more or less often."""
    say = page.say
    rows = []
    for each in sorted(page.report.takings, key=lambda each: each.corrected):
        if each.certain:
            names = page.names[each.variant]
            rows.append(
                (
                    names.component(each.family, each.number),
                    names.family(each.family),
                    each.variant,
                    page.players(each.variant, each.line_up),
                    decimal(each.base, say, 2),
                    names.change("taken", each.value),
                    probability(each.corrected, say),
                )
            )
    columns = ("component", "family", "variant", "line-up", "before", "difference", "chance")
    return E.section(
        E.h2(say("report-takings"), id="takings"),
        E.p(say("report-takings-about" if rows else "report-takings-none")),
        table(say, columns, rows) if rows else None,
    )


def probability(chance: float, say: Texts) -> str:
    return f"< {decimal(LEAST_TOLD, say, 3)}" if chance < LEAST_TOLD else decimal(chance, say, 3)


def difference_table(page: Page, found: Sequence[Difference]) -> Node:
    names = page.own
    rows = [
        (
            names.measure(each.measure),
            each.variant,
            page.players(each.variant, each.line_up),
            names.number(each.measure, each.base),
            names.change(each.measure, each.value),
            probability(each.corrected, page.say),
        )
        for each in sorted(found, key=lambda each: (each.corrected, each.p))
    ]
    return table(page.say, ("measure", "variant", "line-up", "before", "difference", "chance"), rows)


def cell_section(page: Page, cell: CellReport, number: int) -> Node:
    say, names = page.say, page.names[cell.cell.variant]
    general = [(names.measure(name), names.estimate(name, cell.measures[name])) for name in GENERAL]
    return E.section(
        E.h2(cell_name(page, cell), id=f"cell-{number}"),
        E.p(say("report-games", games=cell.games)),
        E.h3(say("report-general")),
        table(say, ("measure", "value"), general),
        bots(page, cell, names),
        seats(page, cell, names),
        points(page, cell, names),
        actions(page, cell, names),
        components(page, cell, names),
    )


def cell_name(page: Page, cell: CellReport) -> str:
    return page.say("report-cell", variant=cell.cell.variant, line_up=page.players(cell.cell.variant, cell.cell.line_up))


def bots(page: Page, cell: CellReport, names: Names) -> Node | None:
    found = [name.removeprefix("bot-win:") for name in cell.measures if name.startswith("bot-win:")]
    if not found:
        return None
    rows = [
        (
            bot,
            names.estimate(f"bot-win:{bot}", cell.measures[f"bot-win:{bot}"]),
            names.estimate("score", cell.measures[f"bot-score:{bot}"]),
        )
        for bot in found
    ]
    return E.section(E.h3(page.say("report-bots")), table(page.say, ("bot", "wins", "points"), rows))


def seats(page: Page, cell: CellReport, names: Names) -> Node:
    rows = [
        (
            name,
            names.estimate("win:1", cell.measures[f"win:{seat}"]),
            names.estimate("score", cell.measures[f"score:{seat}"]),
        )
        for seat, name in enumerate(page.numbered(cell.cell), 1)
    ]
    return E.section(E.h3(page.say("report-seats")), table(page.say, ("seat", "wins", "points"), rows))


def points(page: Page, cell: CellReport, names: Names) -> list[Node]:
    say = page.say
    bars_of, rows = [], []
    seats = page.numbered(cell.cell)
    for number, category in enumerate(page.report.game.categories):
        if not cell.measures[f"points:{category}"].value:
            continue
        name = names.category(number)
        found = [cell.measures[f"{SEAT_POINTS}{category}:{seat}"] for seat in range(1, len(seats) + 1)]
        texts = [names.estimate("score", value) for value in found]
        rows += [(name, seat, text) for seat, text in zip(seats, texts, strict=True)]
        for seat, value, text in zip(seats, found, texts, strict=True):
            bars_of.append({"name": name, "seat": seat, "told": f"{name}, {say('column-seat')} {seat}: {text}", **vars(value)})
    chart = page.chart(bars(bars_of, say("column-points"), say("column-seat")), say("report-points"))
    return [chart, as_table(page, ("category", "seat", "points"), rows)]


def actions(page: Page, cell: CellReport, names: Names) -> list[Node]:
    found = [(names.action(name.removeprefix("action:")), value) for name, value in cell.measures.items() if name.startswith("action:")]
    found.sort(key=lambda each: -each[1].value)
    rows = [(name, names.estimate("action:", value)) for name, value in found]
    bars_of = [
        {"name": name, "seat": "", "told": f"{name}: {text}", **vars(value)} for (name, value), (_, text) in zip(found, rows, strict=True)
    ]
    title = page.say("report-actions")
    return [page.chart(bars(bars_of, title, "", percent=True), title), as_table(page, ("action", "value"), rows)]


def as_table(page: Page, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Node:
    """What a chart shows, for those who want the numbers or do not see it."""
    return E.details(E.summary(page.say("report-as-table")), table(page.say, columns, rows))


def components(page: Page, cell: CellReport, names: Names) -> Node:
    say = page.say
    found = cell.components
    rare = [f"{names.family(each.family)}: {names.component(each.family, each.number)}" for each in found if each.never]
    usual = [f"{names.family(each.family)}: {names.component(each.family, each.number)}" for each in found if each.always]
    dots = [
        {
            "told": f"{names.component(each.family, each.number)} ({names.family(each.family)})",
            "family": names.family(each.family),
            "when": each.when.value,
            "taken": each.taken.value,
        }
        for each in found
        if each.takers
    ]
    parts = [
        E.h3(say("report-components")),
        E.p(say("report-components-about")),
        E.h4(say("report-never")),
        E.ul([E.li(name) for name in rare]) if rare else E.p(say("report-none")),
        E.h4(say("report-always")),
        E.ul([E.li(name) for name in usual]) if usual else E.p(say("report-none")),
        page.chart(offers(dots, say("column-when"), say("column-taken"), say("report-components")), say("report-when-chart")),
    ]
    if not any(each.worth for each in found):
        parts.append(E.p(say("report-too-few")))
    for family in dict.fromkeys(each.family for each in found):
        parts.append(family_part(page, names, family, [each for each in found if each.family == family]))
    return E.section(parts)


def family_part(page: Page, names: Names, family: str, found: Sequence[Component]) -> Node:
    say = page.say
    told = [(each, each.worth) for each in found if each.worth is not None]
    strongest = sorted(told, key=lambda pair: -abs(pair[1].value))[:MOST_BARS]
    worths = [
        {"name": name, "told": f"{name}: {worth_text(worth, say)}", "certain": each.certain, **vars(worth)}
        for each, worth in sorted(strongest, key=lambda pair: -pair[1].value)
        for name in [names.component(family, each.number)]
    ]
    rows = [
        (
            names.component(family, each.number),
            f"{each.offered} × {bounded(each.offers, say)}",
            bounded(each.taken, say, percent),
            bounded(each.when, say, percent) if each.takers else "",
            each.worth and (E.strong(worth_text(each.worth, say)) if each.certain else worth_text(each.worth, say)),
            decimal(each.owners_margin.value, say) if each.takers else "",
        )
        for each in sorted(found, key=lambda each: -each.taken.value)
    ]
    title = say("report-worth-chart", family=names.family(family))
    return E.details(
        E.summary(names.family(family)),
        page.chart(intervals(worths, say("column-worth")), title) if worths else None,
        table(say, ("component", "offered", "taken", "when", "worth", "owners"), rows),
    )


def bounded(found: Estimate, say: Texts, told: Callable[[float, Texts], str] = decimal) -> str:
    return with_bounds(*(told(value, say) for value in (found.value, found.low, found.high)))


def worth_text(worth: Estimate, say: Texts) -> str:
    return with_bounds(*(signed(decimal(value, say), value) for value in (worth.value, worth.low, worth.high)))
