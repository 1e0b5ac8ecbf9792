"""Pieces move visibly, patches wait for them, and zooming belongs to the reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from qosqo.web.pages import static
from tests.browser.people import Person

PUT = """markup => { document.body.innerHTML = markup }"""
SHOW = """async ([address, patches]) => {
    const motion = await import(address);
    const told = [];
    for (const parts of patches) motion.show(parts, () => told.push(Object.keys(parts)[0]));
    const moving = document.getAnimations().map((animation) => animation.effect.target.id);
    const first = [...told];
    motion.skip();
    return { moving, first, told, left: motion.isMoving() };
}"""
PIECE = '<circle id="p" data-piece r="5"></circle>'
TWO_PLACES = f'<svg viewBox="0 0 200 100"><g id="here">{PIECE}</g><g id="there" transform="translate(100 0)"></g></svg>'
MOVED = {"p": "", "there": f'<g id="there" transform="translate(100 0)">{PIECE}</g>'}


def show(person: Person, markup: str, *patches: dict[str, str]) -> Any:
    person.open("/gallery").page.evaluate(PUT, markup)
    return person.page.evaluate(SHOW, [static("motion.js"), list(patches)])


def test_a_piece_glides_to_another_parent_and_later_patches_wait(newcomer: Callable[..., Person]) -> None:
    person = newcomer(motion=True)
    result = show(person, TWO_PLACES, MOVED, {"here": '<g id="here"><rect></rect></g>'})
    assert result["moving"] == ["p"]
    assert result["first"] == ["p"], "the second patch waits"
    assert result["told"] == ["p", "here"], "skipping shows everything"
    assert not result["left"]


def test_who_wants_no_motion_gets_none(newcomer: Callable[..., Person]) -> None:
    result = show(newcomer(motion=False), TWO_PLACES, MOVED)
    assert (result["moving"], result["told"]) == ([], ["p"])


def test_a_changed_number_pops(newcomer: Callable[..., Person]) -> None:
    result = show(newcomer(motion=True), '<b id="n" data-number="1">1</b>', {"n": '<b id="n" data-number="2">2</b>'})
    assert result["moving"] == ["n"]


QUEUE = '<p><i id="q0" data-piece data-kin="red">r</i> <i id="q1" data-piece data-kin="blue">b</i></p><p id="own"></p>'
FIRST_TAKEN = {"q0": '<i id="q0" data-piece data-kin="blue">b</i>', "q1": "", "own+": '<i id="o" data-piece data-kin="red">r</i>'}


def test_a_piece_that_gets_another_name_is_known_by_its_kin(newcomer: Callable[..., Person]) -> None:
    """The first of a queue is taken: the second moves up, the first goes to its owner."""
    assert show(newcomer(motion=True), QUEUE, FIRST_TAKEN)["moving"] == ["q0", "o"]


def test_something_new_comes_from_its_source(newcomer: Callable[..., Person]) -> None:
    person = newcomer(motion=True)
    came = show(person, '<p id="pile">pile</p><p id="hand"></p>', {"hand+": '<i id="card" data-piece data-from="pile">card</i>'})
    assert came["moving"] == ["card"]
    counted = '<p id="supply">supply</p><span><svg width="9" height="9"></svg><b id="n" data-number="{0}" data-from="supply">{0}</b></span>'
    person.page.evaluate(PUT, counted.format(1))
    flown = person.page.evaluate(SHOW, [static("motion.js"), [{"n": '<b id="n" data-number="2" data-from="supply">2</b>'}]])
    assert sorted(flown["moving"]) == ["", "n"], "a copy of the drawing flies, the number pops"
    person.page.wait_for_selector(".flying", state="detached")


@pytest.fixture
def at_the_map(ana: Person) -> Person:
    ana.set_up("cuzco-kramer", "me", "device")
    ana.page.locator("[data-do=ready]").click()
    ana.choices()
    return ana


def seen(person: Person) -> list[float]:
    return [float(number) for number in (person.page.locator("#board svg[data-zoom]").first.get_attribute("viewBox") or "").split()]


def test_zooming_by_wheel_and_keys_survives_a_move(at_the_map: Person) -> None:
    whole = seen(at_the_map)
    at_the_map.page.locator("#board svg[data-zoom]").first.hover()
    at_the_map.page.keyboard.down("Control")
    at_the_map.page.mouse.wheel(0, -400)
    at_the_map.page.keyboard.up("Control")
    at_the_map.page.wait_for_selector("#board svg.zoomed")
    near = seen(at_the_map)
    assert near[2] < whole[2] / 2
    at_the_map.choose("Single crop").choose("")
    at_the_map.page.wait_for_selector("#log-1-0")
    assert seen(at_the_map) == near
    at_the_map.page.keyboard.press("0")
    assert seen(at_the_map) == whole


def test_a_drawn_thing_explains_itself(at_the_map: Person) -> None:
    at_the_map.page.locator("#board [data-tip]").first.hover()
    assert at_the_map.waits_for("#tip").inner_text() != ""
