"""Rules on the screen: read, searched, explained word by word, and opened at the table where a number is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person


def test_searching_needs_no_server(ana: Person) -> None:
    ana.open("/rules/cuzco-feld")
    ana.context.set_offline(True)
    ana.page.locator("#rules-search").fill("QUÍPU reserve")
    expect(ana.page.locator("#rules-found")).to_have_text("Found: 5")
    expect(ana.page.locator('[id="F8.3"]')).to_be_hidden()
    ana.page.locator("#rules-search").fill("")
    expect(ana.page.locator('[id="F8.3"]')).to_be_visible()


def test_words_explain_themselves_under_pointer_and_focus(ana: Person) -> None:
    ana.open("/rules/cuzco-feld")
    word, tip = ana.page.locator("a.word", has_text="quipu").first, ana.page.locator("#word-tip")
    word.hover()
    expect(tip).to_contain_text("knotted strings")
    ana.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    word.focus()
    expect(tip).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", "word-tip")


def test_a_tap_explains_a_word_and_a_second_one_leads_on(newcomer: Callable[..., Person]) -> None:
    person = newcomer(size=PHONE, touch=True)
    person.open("/rules/cuzco-feld")
    word = person.page.locator("a.word", has_text="feather").first
    word.tap()
    expect(person.page.locator("#word-tip")).to_be_visible()
    assert person.page.url.endswith("/rules/cuzco-feld")
    word.tap()
    person.page.wait_for_url("**#word-feather")
    assert person.sideways() <= 0


def test_a_number_in_the_log_opens_its_paragraph_beside_the_table(ana: Person) -> None:
    ana.set_up("cuzco-feld", "me", "device")
    ana.waits_for("#log a.rule")
    link = ana.page.locator("#log a.rule").first
    number = link.inner_text()
    link.click()
    shown = ana.page.locator("#rules-drawer [data-shown]")
    expect(shown).to_have_attribute("id", number)
    expect(shown).to_be_in_viewport()
    assert "/table/" in ana.page.url
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#rules-drawer")).to_be_hidden()


def test_a_number_in_an_explanation_opens_its_paragraph_too(ana: Person) -> None:
    """By R while something is explained, and by a press once a right click keeps the explanation."""
    ana.set_up("cuzco-feld", "me", "device")
    thing = ana.page.locator("[data-tip*='(F2.9)']").first
    shown = ana.page.locator("#rules-drawer [data-shown]")
    thing.hover()
    expect(ana.page.locator("#tip a").first).to_have_text("F2.9")
    ana.page.keyboard.press("r")
    expect(shown).to_have_attribute("id", "F2.9")
    expect(ana.page.locator("#tip")).to_be_hidden()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#rules-drawer")).to_be_hidden()
    thing.click(button="right")
    ana.page.mouse.move(2, 2)
    ana.page.locator("#tip[data-held] a").first.click()
    expect(ana.page.locator("#rules-drawer")).to_be_visible()
    expect(shown).to_have_attribute("id", "F2.9")
    assert "/table/" in ana.page.url


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_barriers_in_rules(newcomer: Callable[..., Person], dark: bool) -> None:
    person = newcomer(bypass_csp=True, dark=dark)
    person.open("/rules/tawantinsuyu")
    assert person.axe() == []
    person.page.locator("#rules-search").fill("temple")
    assert person.axe() == []
