"""The list of choices beside (or, on a phone, below) a drawn board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from qosqo.core.match import Match
from qosqo.games import find_game
from tests.browser.people import CAN_CHOOSE, PHONE, Person
from tests.browser.tables import sit_down

FOLDED = "#choices .folded:not([open])"


def at_the_map(person: Person) -> Person:
    return sit_down(person, Match.new(find_game("cuzco-kramer"), ["Ana", "Ben"], seed=5))


def place_terrain(person: Person) -> Person:
    person.choose("Triple terrain")
    person.waits_for("#choices .trail li")
    return person


def test_what_the_board_offers_is_folded_away_in_the_list(ana: Person) -> None:
    at_the_map(ana)
    place_terrain(ana)
    ana.page.wait_for_selector("#choices .folded")
    assert "Press a place on the board" in ana.page.locator("#choices").inner_text()
    offered = ana.page.locator("#board [data-state=legal]").count()
    assert offered > 20


def test_keys_open_the_folded_list(ana: Person) -> None:
    at_the_map(ana)
    ana.page.evaluate("document.querySelector('#choices .choice').click()")
    ana.page.wait_for_selector(FOLDED)
    ana.page.keyboard.press("ArrowDown")
    ana.page.wait_for_selector("#choices .folded[open] .choice:focus")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("() => document.querySelectorAll('#choices .trail li').length > 1 || document.querySelector('.armed')")


@pytest.mark.parametrize("put_away", [False, True])
def test_on_a_phone_the_choices_are_in_sight_below_the_board(newcomer: Callable[..., Person], put_away: bool) -> None:
    ana = at_the_map(newcomer(size=PHONE, touch=True))
    ana.page.wait_for_selector(CAN_CHOOSE, state="attached")
    ana.page.wait_for_selector(FOLDED)  # the supply offers all of it
    if not put_away:
        ana.unfolded()
    elif ana.page.locator("#choices .put-away").is_visible():
        ana.button("Show or hide the choices").tap()
        ana.page.wait_for_selector("#choices[data-away]")
    box = ana.page.locator("#choices").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1] + 1
    assert box["height"] < PHONE[1] * (0.12 if put_away else 0.45)
    tops = ana.page.evaluate("['board', 'choices', 'log', 'replay'].map(id => document.getElementById(id).offsetTop)")
    assert tops == sorted(tops)
    assert ana.sideways() <= 0
