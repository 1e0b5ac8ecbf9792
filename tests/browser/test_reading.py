"""Every page: readable for everybody, on every screen, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from qosqo.core.texts import LANGUAGES
from tests.browser.people import PHONE, Person
from tests.web.tables import new_match, play_to_end

PAGES = [
    "/",
    "/setup/tambo",
    "/setup/tawantinsuyu",
    "/setup/cuzco-feld",
    "/gallery",
    "/nowhere",
    "invite",
    "table",
    "waiting",
    "cover",
    "end",
    "replay",
]


def visit(person: Person, name: str) -> None:
    """Opens one of the pages, making what it needs."""
    if name.startswith("/"):
        person.open(name)
    elif name == "invite":
        person.set_up("tambo", "me", "friend")
        person.open(person.invite)
    elif name == "table":
        person.set_up("tambo", "me", "bot:easy").choices()
        person.page.wait_for_selector(".effect > *", state="attached")
    elif name == "waiting":
        person.set_up("tambo", "friend", "me")
    elif name == "cover":
        person.set_up("tambo", "me", "device")
    else:
        person.open("/").upload(play_to_end(new_match()).record_text())
        if name == "replay":
            person.page.keyboard.press("[")
            person.waits_for("#replay.replaying")
    person.errors[:] = [error for error in person.errors if "404" not in error]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_barriers(newcomer: Callable[..., Person], name: str, dark: bool) -> None:
    person = newcomer(bypass_csp=True, dark=dark)
    visit(person, name)
    person.page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert person.axe() == []


@pytest.mark.parametrize("name", PAGES)
def test_a_phone_never_scrolls_sideways(newcomer: Callable[..., Person], name: str) -> None:
    person = newcomer(size=PHONE, touch=True)
    visit(person, name)
    assert person.sideways() <= 0


@pytest.mark.parametrize(
    ("language", "play", "turn", "draw"),
    [
        ("de", "Sofort spielen", "du bist am Zug", "Vom Stapel ziehen"),
        ("nl", "Meteen spelen", "je bent aan de beurt", "Van de stapel trekken"),
    ],
)
def test_german_and_dutch(newcomer: Callable[..., Person], language: str, play: str, turn: str, draw: str) -> None:
    """The browser's language is used from the first page on."""
    person = newcomer(language=language)
    person.open("/")
    assert person.page.locator("html").get_attribute("lang") == language
    assert person.page.get_by_text(play).count() >= 1
    person.start("Tambo")
    assert turn in person.prompt
    assert draw.casefold() in [choice.casefold() for choice in person.choices()]


def test_the_language_is_changed_by_the_settings(ana: Person) -> None:
    ana.open("/").change_settings(language="nl")
    assert ana.page.locator("html").get_attribute("lang") == "nl"
    assert set(ana.page.locator("#settings [name=language] option").evaluate_all("all => all.map(each => each.value)")) == set(LANGUAGES)


def test_the_content_policy_is_kept_and_pages_travel_compressed(ana: Person) -> None:
    ana.set_up("tambo", "me", "bot:easy").choices()
    assert ana.page.locator("[style]").count() == 0
    response = ana.page.request.get(ana.address)
    assert response.headers["content-encoding"] == "gzip"
    assert "default-src 'none'" in response.headers["content-security-policy"]
