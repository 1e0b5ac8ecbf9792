"""What a table shows without scrolling, how large, and that nothing jumps or stands in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import CAN_CHOOSE, CAN_CONFIRM, PHONE, Person
from tests.browser.tables import SMALLEST_LETTERS, sit_down
from tests.browser.test_choices_as_things import asked_for

KINDS = {"cuzco-kramer": "triple", "cuzco-feld": "place-die", "tawantinsuyu": "put-priest"}
LAPTOP = (1366, 768)
ZOOMED = [(640, 450), (683, 384), (960, 540)]
"""Usual windows at 200 %."""

IN_WINDOW = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && front !== null && (each.contains(front) || front.contains(each));
}).length"""
STUCK = """() => {
    const wide = [...document.querySelectorAll("#table, #table *")].filter((each) => {
        const { position } = getComputedStyle(each);
        const stays = position === "sticky" || position === "fixed";
        return stays && each.checkVisibility() && each.getBoundingClientRect().width > innerWidth / 2;
    });
    return wide.reduce((height, each) => height + each.getBoundingClientRect().height, 0) / innerHeight;
}"""
BROKEN_WORDS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.getBoundingClientRect().width < 2) continue;
        for (const word of text.data.matchAll(/\\p{L}{3,}/gu)) {
            const range = new Range();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
            if (lines.size > 1) found.push(word[0]);
        }
    }
    return found;
}"""
CUT_WORDS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (!text.data.trim() || !text.parentElement.checkVisibility()) continue;
        if (text.parentElement.closest(".hidden-title, symbol, #log")) continue;
        const range = new Range();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || text.parentElement.getBoundingClientRect().width < 2) continue;
        for (let around = text.parentElement; around.id !== "table"; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (!["hidden", "clip"].includes(style.overflowX) || style.textOverflow === "ellipsis") continue;
            const edge = around.getBoundingClientRect();
            if (box.right > edge.right + 1 || box.left < edge.left - 1) found.push(text.data);
        }
    }
    return found;
}"""
"""Words that end where the box around them ends."""
FREE_AROUND_THE_MAP = """() => {
    const [map, supply, told] = ["ck-site", "ck-supply", "ck-told"].map((id) => document.getElementById(id).getBoundingClientRect());
    return [told.top - map.bottom, map.left - supply.right];
}"""
JUST_ENOUGH = """() => {
    const height = (selector) => document.querySelector(selector).getBoundingClientRect().height;
    const foot = document.querySelector("#board [data-state=legal]").getBoundingClientRect().bottom + scrollY;
    return Math.ceil(foot - height("#since") + height("#choices"));
}"""
PLACE = "() => JSON.stringify(document.querySelector('#board svg[data-zoom]').getBoundingClientRect())"


@pytest.mark.parametrize(("size", "least"), [(LAPTOP, 8.5), (PHONE, 9.0)])
@pytest.mark.parametrize(("game", "kind"), [*KINDS.items(), ("cuzco-feld", "move-to")])
def test_no_letters_are_too_small_to_read(
    newcomer: Callable[..., Person], game: str, kind: str, size: tuple[int, int], least: float
) -> None:
    page = sit_down(newcomer(size=size, touch=size == PHONE), asked_for(game, kind)).page
    assert page.evaluate(SMALLEST_LETTERS) >= least


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize(("game", "kind"), [*KINDS.items(), ("cuzco-kramer", "play"), ("tawantinsuyu", "build")])
def test_no_word_breaks_in_its_middle(newcomer: Callable[..., Person], game: str, kind: str, language: str, size: tuple[int, int]) -> None:
    page = sit_down(newcomer(size=size, language=language, touch=size == PHONE), asked_for(game, kind)).page
    assert page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("size", [LAPTOP, (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize(("game", "kind"), KINDS.items())
def test_no_word_is_cut(newcomer: Callable[..., Person], game: str, kind: str, language: str, size: tuple[int, int]) -> None:
    page = sit_down(newcomer(size=size, language=language), asked_for(game, kind)).page
    assert page.evaluate(CUT_WORDS) == []


@pytest.mark.parametrize("size", [LAPTOP, (1920, 1080), (2560, 1440)])
def test_the_map_takes_the_room_that_there_is(newcomer: Callable[..., Person], size: tuple[int, int]) -> None:
    """Between the map and the line below it, which tells about a hex, next to nothing is left, nor at its sides."""
    page = sit_down(newcomer(size=size), asked_for("cuzco-kramer", "triple")).page
    below, beside = page.evaluate(FREE_AROUND_THE_MAP)
    assert below < 0.035 * size[1]
    assert beside < 0.015 * size[0]


def test_in_german_all_of_many_choices_are_in_sight(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=LAPTOP, language="de"), asked_for("tawantinsuyu", "keep-cards"), "bot:random").page
    assert page.evaluate(IN_WINDOW, "#choices .choice .label") == page.locator("#choices .choice").count() == 8
    assert page.evaluate(IN_WINDOW, "#choices .gathered p") == 1


def test_a_phone_goes_to_the_things_of_a_question_not_only_to_its_no(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=PHONE, touch=True), asked_for("tawantinsuyu", "remove", alone=True)).page
    assert page.evaluate(IN_WINDOW, "#tw-market-row [data-state=legal]") == 4


def test_a_phone_goes_to_what_is_legal_also_if_the_news_push_it_below_the_sheet(newcomer: Callable[..., Person]) -> None:
    """The window is so high that what is legal would just be in sight without the news above the board."""
    page = sit_down(newcomer(size=PHONE, touch=True), asked_for("tawantinsuyu", "pay")).page
    page.wait_for_selector("#since summary")
    page.set_viewport_size({"width": PHONE[0], "height": page.evaluate(JUST_ENOUGH)})
    page.goto(page.url)
    page.wait_for_selector("#since summary")
    assert page.evaluate(IN_WINDOW, "#board [data-state=legal]") == page.locator("#board [data-state=legal]").count() > 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_on_a_laptop_prompt_choices_own_things_and_the_newest_line_are_in_sight(newcomer: Callable[..., Person], language: str) -> None:
    page = sit_down(newcomer(size=LAPTOP, language=language), asked_for("cuzco-feld", "place-die")).page
    for selector in ("#prompt-text", "#cf-own-line", "#log-list > li:last-child"):
        assert page.evaluate(IN_WINDOW, selector) == 1, selector
    for selector in ("#choices .choice", "#board [data-state=legal]"):
        assert page.evaluate(IN_WINDOW, selector) == page.locator(selector).count() > 0, selector
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", ZOOMED)
@pytest.mark.parametrize("game", KINDS)
def test_at_double_size_bars_leave_room_and_choices_are_reached(newcomer: Callable[..., Person], game: str, size: tuple[int, int]) -> None:
    page = sit_down(newcomer(size=size, language="de"), asked_for(game, KINDS[game])).page
    assert page.evaluate(STUCK) < 0.5
    assert page.evaluate(IN_WINDOW, "#prompt-text") == 1
    page.locator("#choices h2").scroll_into_view_if_needed()
    assert page.evaluate(IN_WINDOW, "#choices h2") == 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", ["cuzco-kramer", "cuzco-feld"])
def test_the_sheet_of_a_phone_folds_to_one_line(newcomer: Callable[..., Person], game: str, language: str) -> None:
    page = sit_down(newcomer(size=PHONE, touch=True, language=language), asked_for(game, KINDS[game])).page
    assert page.locator("#choices .folded:not([open])").count() == 1
    assert page.locator("#choices").evaluate("sheet => sheet.clientHeight") < 50


def test_the_map_stays_where_it_is_whatever_is_chosen(newcomer: Callable[..., Person]) -> None:
    ana = sit_down(newcomer(size=LAPTOP), asked_for("cuzco-kramer", "triple"))
    before = ana.page.evaluate(PLACE)
    for choice in ("Triple", ""):
        ana.choose(choice)
        assert ana.page.evaluate(PLACE) == before
    ana.page.locator("#board svg [data-state]").last.hover(force=True)
    assert ana.page.evaluate(PLACE) == before


def test_notices_let_presses_through_to_what_is_below(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=PHONE, touch=True), asked_for("cuzco-feld", "place-die")).page
    page.evaluate("document.getElementById('notices').append(Object.assign(document.createElement('p'), { textContent: 'Something' }))")
    below = page.locator("#notices p").evaluate(
        """notice => {
            const box = notice.getBoundingClientRect();
            return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2).closest("#choices, #notices").id;
        }"""
    )
    assert below == "choices"


def test_all_terraces_have_their_colour_in_a_narrow_window(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=(900, 800)), asked_for("tawantinsuyu", "put-priest")).page
    grounds = page.locator("#board .tw-terrace").evaluate_all(
        "all => all.map(each => [getComputedStyle(each).display, getComputedStyle(each).fill])"
    )
    assert {display for display, _ in grounds} == {"inline"}
    assert len({fill for _, fill in grounds}) == 3


def test_the_focus_does_not_look_like_what_is_legal(ana: Person) -> None:
    page = sit_down(ana, asked_for("cuzco-feld", "place-die")).page
    page.keyboard.press("ArrowDown")
    ring = page.locator("#choices :focus-visible").evaluate("choice => getComputedStyle(choice).outlineColor")
    legal = page.locator("#cf-own-line .cf-die-piece[data-state=legal]").first.evaluate("die => getComputedStyle(die).borderColor")
    assert ring != legal


def test_opening_a_record_again_leaves_one_row(ana: Person) -> None:
    record = asked_for("cuzco-feld", "place-die").record_text()
    for _ in range(2):
        ana.open("/").upload(record)
    ana.open("/")
    assert ana.page.locator("a[href^='/table/']").count() == 1


CLICK_UNTIL_CARDS_ARE_TUCKED = """async ([confirm, choose]) => {
    while (!document.querySelector("#tw-tucked-cards .tw-tucked") || !document.querySelector(choose)) {
        (document.querySelector(confirm) ?? document.querySelector(choose))?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}"""


def test_four_starting_weavings_leave_the_rest_in_sight(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=LAPTOP), asked_for("tawantinsuyu", "start-weaving")).page
    for selector, count in ((".tw-conquest", 24), ("#tw-drawn .tw-weaving", 4), (".tw-statues .thing", 12)):
        assert page.evaluate(IN_WINDOW, selector) == count, selector


def test_alone_axomammas_board_leaves_the_rest_in_sight(newcomer: Callable[..., Person]) -> None:
    person = newcomer(size=LAPTOP).open("/")
    person.button("Alone against Axomamma").click()
    person.connected().page.evaluate(CLICK_UNTIL_CARDS_ARE_TUCKED, [CAN_CONFIRM, CAN_CHOOSE])
    hidden = person.page.evaluate(
        "() => { const around = document.querySelector('.tw-around'); return around.scrollHeight - around.clientHeight; }"
    )
    assert hidden <= 8
    assert person.page.evaluate(CUT_WORDS) == []


def test_on_its_side_a_phone_lists_a_few_choices_beside_the_board(newcomer: Callable[..., Person]) -> None:
    page = sit_down(newcomer(size=PHONE[::-1], touch=True), asked_for("cuzco-kramer", "triple")).page
    assert page.locator("#choices .choice").first.is_visible()


def test_the_confirming_button_is_in_sight_however_much_a_move_brings_about(newcomer: Callable[..., Person]) -> None:
    person = sit_down(newcomer(size=LAPTOP), asked_for("cuzco-kramer", "end-turn")).choose("End the turn")
    person.waits_for(".armed .effect")
    person.page.locator(".armed .effect").evaluate(
        "told => told.append(document.createElement('p'), ...Array(60).fill('and more happens, '))"
    )
    assert person.page.evaluate(IN_WINDOW, ".armed [data-first]") == 1
