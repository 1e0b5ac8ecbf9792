"""A short game, analysed: what appears, stepping to a turning point, the better line, another try, and going on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from qosqo.analysis.tasks import analyse
from qosqo.web.analysis import report
from tests.analysis.games import SETTINGS, played
from tests.browser.people import PHONE, Person
from tests.server.helpers import serving, tambo_config

LITTLE = 0.05
"""The effort of the analysis: it takes no time and is wrong often, which does not matter here."""


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    config = replace(tambo_config(str(tmp_path_factory.mktemp("study") / "tables.db")), analysis_effort=LITTLE)
    with serving(config) as address:
        yield address


def analysed(person: Person) -> Person:
    person.open("/").upload(played(["random", "greedy"], 5).record_text())
    person.page.locator("#analysis [data-level=quick]").click()
    person.page.wait_for_selector("#review-progress [data-level=standard]")  # done: something more thorough is offered
    return person


def worst(person: Person) -> int:
    """The decision with the longest list of candidates that was not the best: shown."""
    page = person.page
    if page.locator("#analysis [data-turning]").count():
        page.keyboard.press("n")
        page.wait_for_selector("#review-decision")
    else:
        page.locator("#replay-slider").fill("0")
        page.wait_for_selector("#review-decision")
        page.evaluate("document.activeElement.blur()")
        while not page.locator("#review-try").count():
            now = page.locator("#replay-slider").input_value()
            page.keyboard.press("]")
            page.wait_for_function("now => document.getElementById('replay-slider').value !== now", arg=now)
    return int(page.locator("#replay-slider").input_value())


def test_an_analysed_game_is_looked_back_at(newcomer: Callable[..., Person], study: str) -> None:
    ana = analysed(newcomer(study, bypass_csp=True))
    page = ana.page
    assert page.locator("#analysis .course .curve").count() == 2
    assert ana.axe() == []
    number = worst(ana)
    assert page.locator("#review-decision .candidates li").count() > 1
    page.keyboard.press("g")
    page.wait_for_selector("#review-back")
    assert page.locator("#board .ghost").count() > 0
    assert page.locator("#replay-eyes").input_value() == "-1"  # afterwards a spectator is a spectator again
    page.locator("#review-back").click()
    page.wait_for_selector("#review-try")
    page.keyboard.press("t")
    page.wait_for_selector("#tried", state="attached")
    for _ in range(40):  # whatever is legal is tried, until something is good enough
        if page.locator("#tried.found").count():
            break
        before = page.locator("#tried").text_content()
        tries = page.locator("#choices:not([data-sent]) .choice:enabled")
        tries.nth(_ % tries.count()).click()
        page.wait_for_function(
            "before => document.getElementById('tried').textContent !== before || !document.querySelector('#choices[data-sent]')",
            arg=before,
        )
    assert page.locator("#tried").inner_text()
    assert page.locator("#notices p").count() == 0  # what is said beside the board does not cover it, too
    page.locator("#review-give-up").click()
    page.wait_for_selector("#review-decision [data-do=fork]")
    before = page.url
    page.locator("#review-decision [data-do=fork]").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    ana.connected()
    assert ana.moves_made() == number


def test_beside_a_board_names_are_not_cut_and_luck_is_told_in_points(newcomer: Callable[..., Person], study: str) -> None:
    page = analysed(newcomer(study, size=(1366, 768), language="nl")).page
    names = page.locator("#analysis .tallies tbody th")
    assert names.count() == 2
    assert names.evaluate_all("names => names.every((name) => name.scrollWidth <= name.clientWidth)")
    lines = names.evaluate_all("names => names.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))")
    assert max(lines) < 2
    assert all("punt" in cell for cell in page.locator("#analysis .tallies tbody td:last-child").all_inner_texts())


def test_what_is_known_stays_while_a_thorough_analysis_shows_how_far_it_is(newcomer: Callable[..., Person], study: str) -> None:
    ana = analysed(newcomer(study, size=(1366, 600)))
    page = ana.page
    page.locator("#review-game > details > summary").click()
    page.evaluate("window.seen = new MutationObserver(() => document.querySelector('#review-course .curve') || (window.gone = true))")
    page.evaluate("window.seen.observe(document.getElementById('analysis'), { childList: true, subtree: true })")
    before, after = page.evaluate(
        """() => {
            const box = document.getElementById("analysis");
            const button = box.querySelector("[data-level=standard]");
            button.scrollIntoView();
            const before = box.scrollTop;
            button.click();
            return [before, box.scrollTop];
        }"""
    )
    assert before > after == 0
    page.get_by_text("Analysed thoroughly").wait_for(state="attached")
    assert not page.evaluate("window.gone")


def test_on_a_phone_it_fits_and_nothing_is_told_twice(newcomer: Callable[..., Person], study: str) -> None:
    ana = newcomer(study, size=PHONE, touch=True, language="de")
    analysed(ana)
    assert ana.page.locator("#analysis > h2").inner_text() == "Analyse"
    assert ana.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    ana.page.reload()
    ana.connected()
    assert ana.page.locator("#analysis .course .curve").count() == 2  # kept with the table
    chart = ana.page.locator("#analysis .course")
    chart.click(position={"x": 60, "y": 60})  # what is said about the decision there comes into view
    ana.page.wait_for_selector("#review-decision")
    top = "document.getElementById('review-decision').getBoundingClientRect().top"
    ana.page.wait_for_function(f"() => {top} >= 0 && {top} < innerHeight / 2")


def test_on_a_phone_the_better_line_and_the_way_back_come_into_sight(newcomer: Callable[..., Person], study: str) -> None:
    ana = analysed(newcomer(study, size=PHONE, touch=True))
    page = ana.page
    assert page.locator("#analysis .tallies tbody tr").count() == 2
    number = worst(ana)
    page.locator("#review-better").click()
    page.locator("#prompt [data-do=review]:not([data-better])").wait_for()
    assert page.locator("#prompt-text").inner_text().endswith(page.locator("#review-decision .candidates li > span").first.inner_text())
    page.wait_for_function(
        """() => [...document.querySelectorAll("#board .ghost")].some((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
        })"""
    )
    page.locator("#prompt [data-do=review]:not([data-better])").click()
    page.locator("#prompt [data-do=review]").wait_for(state="detached")
    page.wait_for_function("() => document.getElementById('review-course').getBoundingClientRect().bottom < innerHeight / 2")
    assert page.locator("#replay-slider").input_value() == str(number)


def test_on_a_phone_a_page_of_its_own_tells_about_players_without_being_scrolled_sideways(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    match = played(["random", "greedy"], 5)
    file = tmp_path / "game.html"
    file.write_text(report([(match, analyse(match, SETTINGS))], ["game"], "de"), encoding="utf-8")
    page = newcomer(size=PHONE).page
    page.goto(file.as_uri())
    cells = page.locator("table").first.locator("tbody td")
    assert cells.evaluate_all("cells => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)) <= innerWidth")
    titles = page.locator("table thead th").evaluate_all("titles => titles.map((title) => title.textContent)")
    told = cells.evaluate_all("cells => cells.map((cell) => JSON.parse(getComputedStyle(cell, '::before').content))")
    assert told == titles[1 : 1 + len(told) // 2] * 2


def test_on_a_phone_the_result_comes_into_sight(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(size=PHONE, touch=True).set_up("tambo", "me", "bot:easy").change_settings(pace="none", confirm="off")
    page = ana.page
    while not page.locator("#end.ended").count():
        page.evaluate(
            """() => {
                scrollTo(0, document.body.scrollHeight);
                document.querySelector("#choices:not([data-sent]) .choice:enabled")?.click();
            }"""
        )
        page.wait_for_selector("#end.ended, #choices:not([data-sent]) .choice:enabled", state="attached")
    page.wait_for_function("() => document.getElementById('end').getBoundingClientRect().top >= 0")


def test_who_is_asked_to_have_moves_judged_sees_both_answers_and_may_refuse(newcomer: Callable[..., Person], study: str) -> None:
    size = (1366, 768)
    ana = newcomer(study, size=size).set_up("tambo", "me", "friend")
    ben = newcomer(study, size=size).join(ana.invite, "Ben")
    ana.page.locator("#replay-more > summary").click()
    for _ in range(2):  # who was refused may ask again
        ana.page.locator("#replay-more [data-do=study][data-yes=true]").click()
        ana.page.locator("#asked .request").get_by_text("The others are asked").wait_for()
        ben.page.locator("#asked .request [data-yes=true]").wait_for()
        hidden = "asked => asked.scrollHeight - asked.clientHeight"
        assert ben.page.locator("#asked").evaluate(hidden) <= 0
        ben.page.locator("#asked .request [data-yes=false]").click()
        for person in (ana, ben):
            person.page.locator("#asked .request").wait_for(state="detached")


def test_moves_are_judged_while_one_plays_if_everybody_agreed(newcomer: Callable[..., Person], study: str) -> None:
    ana = newcomer(study).set_up("tambo", "me", "bot:easy").change_settings(pace="none", confirm="off")
    ana.page.locator("#replay-more > summary").click()
    ana.page.locator("#replay-more [data-do=study]").click()
    ana.page.wait_for_selector("#replay-more [data-do=study][data-yes=false]")
    ana.page.locator("#choices .choice:enabled").first.click()
    ana.page.wait_for_selector("#analysis .course .curve", state="attached")
    ana.page.locator("#review-latest").click()  # what was said about the own last move, and why
    ana.page.wait_for_selector("#review-decision .candidates")
