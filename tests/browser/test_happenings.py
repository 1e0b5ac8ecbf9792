"""What has happened, what is to be done now, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.games import all_games
from tests.browser.people import PHONE, Person
from tests.browser.tables import sit_down

GAMES = ("cuzco-kramer", "cuzco-feld", "tawantinsuyu")

PRESS_ALL = (Path(__file__).parent / "press-all.js").read_text()
"""Presses everything drawn that cannot be used, where a finger would press it; tells how many there are and which say nothing."""


def after_the_others(game_id: str, moves: int = 60) -> Match:
    """A game in which a seat that has already played is to act, right after another."""
    match = Match.new(all_games()[game_id], ("Ana", "Bo", "Chaska"), seed=5)
    chance = seeded(5)
    while True:
        made = [each.seat for each in match.made]
        seat = match.position.to_act()
        if len(made) > moves and seat != made[-1] and seat in made and len(match.position.moves()) > 1:
            return match
        match.play(seat, match.position.sample(chance))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_is_told_and_lights_up_on_the_board(ana: Person, game: str) -> None:
    match = after_the_others(game)
    own = match.position.to_act()
    others = [number for number, made in enumerate(match.made, 1) if made.seat != own]
    own_last = max(number for number, made in enumerate(match.made, 1) if made.seat == own)
    sit_down(ana, match)
    if not ana.waits_for("#since details").evaluate("box => box.open"):  # where the choices need the room, one line tells the newest
        ana.page.locator("#since summary").click()
    lines = ana.page.locator("#since .happened")
    lines.first.wait_for()
    assert 0 < lines.count() <= len([number for number in others if number > own_last])
    newest = [text for text in ana.log() if text][-1]
    assert newest in lines.first.inner_text() or ana.page.locator("#log-list > li.move").last.locator(".log-text").inner_text().strip() in (
        lines.first.inner_text()
    )
    lines.first.hover()
    ana.page.wait_for_selector("[data-named]")
    ana.page.locator("#prompt").hover()
    ana.page.wait_for_selector("[data-named]", state="detached")
    lines.first.focus()
    ana.page.wait_for_selector("[data-named]")


def test_on_a_phone_one_line_tells_the_newest_and_unfolds(newcomer: Callable[..., Person]) -> None:
    ana = sit_down(newcomer(size=PHONE, touch=True), after_the_others("cuzco-feld"))
    ticker = ana.waits_for("#since .ticker")
    height = ana.page.locator("#since").evaluate("box => box.clientHeight")
    assert height < 40, "one line"
    assert ticker.inner_text()
    ana.page.locator("#since summary").tap()
    line = ana.waits_for("#since .happened").first
    line.tap()
    ana.page.wait_for_selector("[data-named]")
    ana.page.locator("#prompt-text").tap()
    ana.page.wait_for_selector("[data-named]", state="detached")


def test_the_tab_says_whose_turn_it_is_by_title_and_icon(ana: Person, newcomer: Callable[..., Person]) -> None:
    icon = "document.querySelector('link[rel=icon]').href"
    ana.set_up("tambo", "me", "friend")
    bo = newcomer().join(ana.invite, "Bo")
    assert ana.page.title().startswith("● Your turn – Tambo")
    assert "qosqo-turn.svg" in ana.page.evaluate(icon)
    assert bo.page.title() == "Tambo · Qosqo"
    ana.play("Draw from the deck")
    bo.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    ana.page.wait_for_function("() => document.title === 'Tambo · Qosqo'")
    assert ana.page.evaluate(icon).endswith("/qosqo.svg")


COUNT_SIGNALS = """
    window.told = [];
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
        apply(make, context, values) { window.told.push("tone"); return Reflect.apply(make, context, values); },
    });
    window.Notification = class { constructor(title) { window.told.push(title); } close() {} };
    Notification.permission = "default";
    Notification.requestPermission = async () => (Notification.permission = "granted");
    document.hasFocus = () => false;
"""


def test_sound_and_notification_are_asked_for_by_buttons_and_remembered(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.set_up("tambo", "me", "friend")
    bo = newcomer()
    bo.page.add_init_script(COUNT_SIGNALS)
    bo.join(ana.invite, "Bo")
    ana.play("Draw from the deck")
    bo.choices()
    assert bo.page.evaluate("told") == [], "off until somebody asks for it"
    bo.page.locator("#settings > summary").click()
    for name in ("Sound", "Notification"):
        bo.button(name).click()
        bo.page.wait_for_selector(f"button[aria-pressed=true]:has-text('{name}')")
    bo.page.evaluate("told.length = 0")
    bo.page.locator("#settings > summary").click()
    bo.play("Draw from the deck")
    ana.play("Draw from the deck")
    bo.choices()
    assert bo.page.evaluate("told") == ["tone", "tone", "Your turn"]
    bo.page.reload()
    assert bo.connected().page.locator("[data-signal=sound][aria-pressed=true]").count() == 1


def test_how_things_stand_is_told_at_a_glance(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.set_up("tambo", "me", "friend")
    watcher = newcomer().open(ana.page.url).connected()
    assert watcher.page.locator("#standing .watching").inner_text() == "You are watching"
    assert ana.page.locator("#standing > *").count() == 0, "the prompt says that it is Ana's turn"
    ana.play("Draw from the deck")
    assert ana.waits_for("#standing .invited").inner_text() == "Nobody has taken this seat yet"
    bo = newcomer().join(ana.invite, "Bo")
    assert ana.waits_for("#standing .waiting").inner_text() == "Not your turn"
    assert "connected" in ana.waits_for("#seat-1 .seat-notes:has(.presence.here)").inner_text()
    bo.open("/")
    assert ana.waits_for("#standing .away").inner_text() == "Not connected"
    assert "not connected" in ana.waits_for("#seat-1 .seat-notes:has(.presence.gone)").inner_text()


def test_reasons_are_folded_one_line_each(ana: Person) -> None:
    sit_down(ana, after_the_others("cuzco-kramer"))
    why = ana.page.locator(".why")
    assert why.locator("summary").inner_text() == "Why can’t I …?"
    assert why.locator("li:visible").count() == 0
    why.locator("summary").click()
    reasons = why.locator("li .reason").all_inner_texts()
    assert reasons
    assert len(reasons) == len(set(reasons))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_in_vain_gives_an_answer(ana: Person, game: str) -> None:
    sit_down(ana, after_the_others(game))
    told = ana.page.evaluate(PRESS_ALL)
    assert told["things"] > 150
    assert told["silent"] == []


def test_a_refused_place_says_why_beside_itself(ana: Person) -> None:
    sit_down(ana, after_the_others("cuzco-kramer"))
    refused = ana.page.locator("#board [data-state=refused]").first
    refused.click()
    assert ana.waits_for("#tip").inner_text() == f"Not possible: {refused.get_attribute('data-reason')}"
    assert ana.page.locator("#notices p").count() == 0


def test_what_a_long_press_tells_stays_when_the_finger_is_lifted(newcomer: Callable[..., Person]) -> None:
    """With the touches of a real finger, as the browser itself makes them."""
    page = sit_down(newcomer(size=PHONE, touch=True), after_the_others("tawantinsuyu")).page
    thing = page.locator("#tw-own-resource-0")
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    before = page.locator("#moves").text_content()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    page.wait_for_selector("#tip")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("#tip").is_visible()
    assert page.locator("#moves").text_content() == before
    page.locator("#prompt-text").tap()
    page.wait_for_selector("#tip", state="hidden")
