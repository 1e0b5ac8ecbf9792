"""The first game with a teacher, from the start page: by pressing what is pointed at, on a desk and on a phone, in all languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from qosqo.core.lesson import lesson_of
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from tests.browser.people import CAN_CONFIRM, DESKTOP, PHONE, Person

TAUGHT = [game.id for game in all_games().values() if lesson_of(game) is not None]
TEACHER = "#teacher"
WORDS = "() => document.querySelector('.teacher-says')?.textContent ?? ''"
CHANGED = f"([moves, words]) => document.getElementById('moves').textContent !== moves || ({WORDS})() !== words"


def begin(person: Person, game: str) -> Person:
    person.open("/").change_settings(pace="none", confirm="off")
    person.page.locator(f"form[action='/learn']:has(input[value={game}]) button").click()
    person.page.wait_for_url("**/table/*")
    return person.connected()


def words(page: Page) -> str:
    return str(page.evaluate(WORDS))


def go_on(person: Person) -> None:
    """Press the teacher's first button (read on, do it for me) until there are new words."""
    before = words(person.page)
    while words(person.page) == before:
        moves = person.page.locator("#moves").text_content()
        person.page.locator(f"{TEACHER} .buttons button").first.click()
        person.page.wait_for_function(CHANGED, arg=[moves, before])
    person.page.wait_for_selector(TEACHER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_leads_through_its_ideas(newcomer: Callable[..., Person], game: str, size: tuple[int, int], language: str) -> None:
    person = newcomer(size=size, language=language, touch=size == PHONE, bypass_csp=True)
    page = begin(person, game).page
    ideas = lesson_of(all_games()[game]).ideas  # type: ignore[union-attr]
    told: list[str] = []
    while len(told) < len(ideas):
        page.wait_for_selector(TEACHER)
        told.append(words(page))
        if page.locator(f"{TEACHER} [data-do=show-me]").count():
            page.wait_for_selector("[data-pointed=next]", state="attached")
        assert person.sideways() <= 0
        if len(told) == 3:
            assert person.axe() == []
        if len(told) < len(ideas):
            go_on(person)
    assert len(set(told)) == len(ideas)
    page.locator(f"{TEACHER} .buttons button").first.click()
    page.wait_for_function("() => !document.querySelector('#teacher .quiet-text')")


def test_what_is_pointed_at_leads_to_the_wanted_move_and_a_mistake_can_be_taken_back(ana: Person) -> None:
    """In Cuzco by Kramer and Kiesling: the tile is laid as it comes, which is wrong, then it is turned by a key."""
    page = begin(ana, "cuzco-kramer").page
    assert page.locator("#standing > *").count() == 0, "it is Ana's turn, also while the teacher speaks"
    go_on(ana)
    go_on(ana)
    wanted = words(page)
    page.locator("#board button[data-pointed=next], #board [data-pointed=next]").first.click()
    page.locator("#hex-136").hover()
    page.locator("#hex-136").click()
    page.wait_for_selector("#teacher.mistake")
    assert "Turn the tile" in words(page)
    assert page.locator("#choices .choice").count() == 0
    page.reload()
    ana.connected()
    page.wait_for_selector("#teacher.mistake")
    page.locator("#teacher [data-do=undo]").click()
    page.wait_for_selector("#teacher:not(.mistake)")
    assert words(page) == wanted
    page.locator("#board [data-pointed=next]").first.click()
    page.locator("#hex-136").hover()
    for _ in range(5):
        page.keyboard.press("r")
    page.locator("#hex-136").click()
    page.wait_for_function("before => document.querySelector('.teacher-says')?.textContent !== before", arg=wanted)
    assert page.locator("#teacher.mistake").count() == 0
    assert page.locator(CAN_CONFIRM).count() == 0
