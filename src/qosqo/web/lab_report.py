"""The report of an experiment as one page that holds everything and needs no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from qosqo.core.texts import Texts
from qosqo.lab.charts import bars, drawn, intervals, offers
from qosqo.lab.comparisons import Difference
from qosqo.lab.components import Component
from qosqo.lab.measures import GENERAL, SEAT_POINTS
from qosqo.lab.patches import written
from qosqo.lab.report import CellReport, Report, names_of
from qosqo.lab.words import Names, decimal, entry_words, percent, words
from qosqo.web.markup import E, Node

STYLE: Final = Path(__file__).parent / "static" / "lab-report.css"
CHART: Final = "chart-{}-here"
"""Stands where a chart will be: charts are finished markup, which nodes do not take."""
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

    def chart(self, spec: dict[str, object], described: str) -> Node:
        self.charts.append(drawn(spec, described))
        return E.figure(E.figcaption(described), CHART.format(len(self.charts) - 1))

    def filled(self, markup: str) -> str:
        for number, chart in enumerate(self.charts):
            markup = markup.replace(CHART.format(number), chart, 1)
        return markup


def report_page(report: Report, language: str, date: str) -> str:
    """The file: `date` is when the last game was played."""
    page = Page(report, language)
    body = page.filled(str(E.body(E.main(sections(page, date)))))
    title = page.say("report-title", title=report.experiment.title, game=page.own.narrator.texts("game-name"))
    head = str(E.head(E.meta(charset="utf-8"), E.meta(name="viewport", content="width=device-width"), E.title(title)))
    style = f"<style>{STYLE.read_text(encoding='utf-8')}</style>"
    return f'<!doctype html>\n<html lang="{language}">{head.replace("</head>", style + "</head>", 1)}{body}</html>\n'


def sections(page: Page, date: str) -> list[Node | None]:
    report, say = page.report, page.say
    experiment = report.experiment
    games = sum(cell.games for cell in report.cells)
    return [
        E.h1(say("report-title", title=experiment.title, game=page.own.narrator.texts("game-name"))),
        E.p(say("report-about", games=games, date=date)),
        changed(page),
        goals(page) if experiment.goals else None,
        differences(page) if len(experiment.variants) > 1 else None,
        *[cell_section(page, cell, number) for number, cell in enumerate(report.cells)],
        E.p(say("report-how", data=experiment.data, seed=experiment.seed), class_="how"),
    ]


def table(say: Texts, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Node:
    """The first cell of a row names it."""
    head = E.thead(E.tr([E.th(say(f"column-{column}"), scope="col") for column in columns]))
    body = [E.tr(E.th(row[0], scope="row"), [E.td(cell) for cell in row[1:]]) for row in rows]
    return E.div(E.table(head, E.tbody(body)), class_="wide")


def changed(page: Page) -> Node | None:
    variants = [variant for variant in page.report.experiment.variants if variant.changes]
    if not variants:
        return None
    lists = [
        E.li(
            variant.name,
            E.ul(
                [
                    E.li(entry_words(name, page.say.language), " ", E.code(f"{name} = {written(value)}"))
                    for name, value in variant.changes.items()
                ]
            ),
        )
        for variant in variants
    ]
    return E.details(E.summary(page.say("report-changed")), E.ul(lists))


def goals(page: Page) -> Node:
    say = page.say
    rows = []
    for name, (low, high) in page.report.experiment.goals.items():
        for cell in page.report.cells:
            if name in cell.goals:
                bounds = say("report-goal-bounds", low=page.own.number(name, low), high=page.own.number(name, high))
                state = E.span(say(f"state-{cell.goals[name]}"), class_=f"state-{cell.goals[name]}")
                found = page.own.estimate(name, cell.measures[name])
                rows.append((page.own.measure(name), bounds, cell.cell.variant, page.own.line_up(cell.cell.line_up), found, state))
    return E.section(
        E.h2(say("report-goals")),
        table(say, ("measure", "goal", "variant", "line-up", "value", "state"), rows),
    )


def differences(page: Page) -> Node:
    say, base = page.say, page.report.experiment.variants[0].name
    certain = [each for each in page.report.differences if each.certain]
    told = say("report-differences-about", base=base) if certain else say("report-differences-none", base=base)
    return E.section(
        E.h2(say("report-differences")),
        E.p(told),
        difference_table(page, certain) if certain else None,
        E.details(E.summary(say("report-differences-all")), difference_table(page, page.report.differences)),
    )


def probability(chance: float, say: Texts) -> str:
    return f"< {decimal(LEAST_TOLD, say, 3)}" if chance < LEAST_TOLD else decimal(chance, say, 3)


def difference_table(page: Page, found: Sequence[Difference]) -> Node:
    names = page.own
    rows = [
        (
            names.measure(each.measure),
            each.variant,
            names.line_up(each.line_up),
            names.number(each.measure, each.base),
            names.estimate(each.measure, each.value),
            probability(each.corrected, page.say),
        )
        for each in sorted(found, key=lambda each: (each.corrected, each.p))
    ]
    return table(page.say, ("measure", "variant", "line-up", "before", "difference", "chance"), rows)


def cell_section(page: Page, cell: CellReport, number: int) -> Node:
    say, names = page.say, page.names[cell.cell.variant]
    general = [(names.measure(name), names.estimate(name, cell.measures[name])) for name in GENERAL]
    return E.section(
        E.h2(say("report-cell", variant=cell.cell.variant, line_up=names.line_up(cell.cell.line_up)), id=f"cell-{number}"),
        E.p(say("report-games", games=cell.games)),
        E.h3(say("report-general")),
        table(say, ("measure", "value"), general),
        bots(page, cell, names),
        seats(page, cell, names),
        points(page, cell, names),
        actions(page, cell, names),
        components(page, cell, names),
    )


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
            seat,
            names.estimate("win:1", cell.measures[f"win:{seat}"]),
            names.estimate("score", cell.measures[f"score:{seat}"]),
        )
        for seat in range(1, len(cell.cell.line_up) + 1)
    ]
    return E.section(E.h3(page.say("report-seats")), table(page.say, ("seat", "wins", "points"), rows))


def points(page: Page, cell: CellReport, names: Names) -> Node:
    rows = []
    for number, category in enumerate(page.report.game.categories):
        for seat in range(1, len(cell.cell.line_up) + 1):
            found = cell.measures[f"{SEAT_POINTS}{category}:{seat}"]
            if cell.measures[f"points:{category}"].value:
                rows.append({"name": names.category(number), "seat": str(seat), **vars(found)})
    title = page.say("report-points")
    return page.chart(bars(rows, "value", "seat", page.say("column-points"), page.say("column-seat")), title)


def actions(page: Page, cell: CellReport, names: Names) -> Node:
    found = [(name, value) for name, value in cell.measures.items() if name.startswith("action:")]
    found.sort(key=lambda each: -each[1].value)
    rows = [{"name": names.action(name.removeprefix("action:")), "seat": "", **vars(value)} for name, value in found]
    title = page.say("report-actions")
    return page.chart(bars(rows, "value", "seat", title, "", percent=True), title)


def components(page: Page, cell: CellReport, names: Names) -> Node:
    say = page.say
    found = cell.components
    rare = [f"{names.family(each.family)}: {names.component(each.family, each.number)}" for each in found if each.never]
    usual = [f"{names.family(each.family)}: {names.component(each.family, each.number)}" for each in found if each.always]
    dots = [
        {
            "name": names.component(each.family, each.number),
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
        {"name": names.component(family, each.number), "certain": each.certain, **vars(worth)}
        for each, worth in sorted(strongest, key=lambda pair: -pair[1].value)
    ]
    rows = [
        (
            names.component(family, each.number),
            f"{each.offered} × {decimal(each.offers, say)}",
            f"{percent(each.taken.value, say)} [{percent(each.taken.low, say)} … {percent(each.taken.high, say)}]",
            percent(each.when.value, say) if each.takers else "",
            worth_text(each, say),
            decimal(each.owners_margin, say) if each.takers else "",
        )
        for each in sorted(found, key=lambda each: -each.taken.value)
    ]
    title = say("report-worth-chart", family=names.family(family))
    return E.details(
        E.summary(names.family(family)),
        page.chart(intervals(worths, say("column-worth")), title) if worths else None,
        table(say, ("component", "offered", "taken", "when", "worth", "owners"), rows),
    )


def worth_text(component: Component, say: Texts) -> Node | str:
    if component.worth is None:
        return ""
    found = component.worth
    text = f"{decimal(found.value, say)} [{decimal(found.low, say)} … {decimal(found.high, say)}]"
    return E.strong(text) if component.certain else text
