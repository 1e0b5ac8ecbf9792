"""Hints at the table, and examples in the rules that can be tried."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person


def test_a_new_decision_is_explained_once_and_a_bot_says_what_one_could_do(ana: Person) -> None:
    ana.set_up("cuzco-kramer", "me", "bot:easy")
    said = ana.page.locator("#hint p")
    expect(said).to_be_visible(timeout=30_000)
    first = said.inner_text()
    ana.page.locator("#hint [data-do=hint-read]").click()
    expect(said).not_to_have_text(first)
    ana.page.locator("#hint [data-do=no-hints]").click()
    expect(ana.page.locator("#hint")).to_have_count(0)
    ana.page.locator("#prompt [data-do=advice]").click()
    plan = ana.page.locator("#advice li").first
    expect(plan).to_be_visible(timeout=30_000)
    plan.locator("[data-do=show-me]").click()
    expect(ana.page.locator("#advice")).to_have_count(0)


def test_an_example_answers_what_is_pressed(newcomer: Callable[..., Person]) -> None:
    person = newcomer(size=PHONE, touch=True)
    person.open("/rules/cuzco-kramer")
    person.page.locator("a.try[href$=dig-pond]").click()
    answer = person.page.locator("#try .try-answer")
    person.page.locator("#try [data-move^='hex=98|']").dispatch_event("click")
    expect(answer).to_have_class("try-answer no")
    expect(answer.locator("a")).to_have_text("K6.1")
    person.page.locator("#try [data-move^='hex=60|']").dispatch_event("click")
    expect(answer).to_have_class("try-answer yes")
    assert person.sideways() <= 0
