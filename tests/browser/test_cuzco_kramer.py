"""Playing Cuzco (Kramer & Kiesling) by clicking what is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from qosqo.core.match import Match
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.festival import playable_cards
from qosqo.games.cuzco_kramer.position import KramerPosition
from tests.browser.people import CAN_CONFIRM, DESKTOP, PHONE, Person
from tests.browser.tables import sit_down
from tests.games.cuzco_kramer.helpers import EAST, SOUTH_EAST, WEST, at

# A place at the forest for a whole turn: a village of two hexes, and a field beside both.
GATE = at(11, 9)
SQUARE = at(11, 11)
FIELD = at(10, 10)


def opening(festive: bool = False) -> Match:
    """A new game; festive: the first player holds a card that counts at festivals."""
    for seed in range(100):
        match = Match.new(GAME, ("Ana", "Bo"), seed=seed)
        assert isinstance(match.position, KramerPosition)
        if not festive or playable_cards(match.position, match.position.to_act()):
            return match
    raise AssertionError("nobody ever holds a fitting card")


def play(match: Match, kind: str, **parts: int) -> None:
    match.play(match.position.to_act(), GAME.moves.packed({"kind": kind, **parts}))


def is_drawn(person: Person, cell: int, label: str) -> None:
    person.page.wait_for_function(
        "([id, label]) => document.getElementById(id).getAttribute('aria-label').includes(label)", arg=[f"hex-{cell}", label]
    )


def ghost(person: Person) -> list[str]:
    """What lies under the pointer, as places on the drawing."""
    found: list[str] = person.page.locator("#ck-ghost .ghost:not(.ghost-wrong) use").evaluate_all(
        "all => all.map(use => use.getAttribute('href') + ' ' + use.getAttribute('transform'))"
    )
    return found


def wait_until_turned(person: Person, crop: str) -> None:
    """The first crop no longer lies where it was."""
    person.page.wait_for_function(
        "([href, before]) => document.querySelectorAll('#ck-ghost use')[1]?.getAttribute('transform') !== before", arg=crop.split(" ", 1)
    )


def told(person: Person) -> str:
    return person.page.locator("#ck-told").inner_text()


def test_terrain_lies_under_the_pointer_and_is_turned_by_key_and_wheel(ana: Person) -> None:
    """K3: the village is where the pointer is, the crops turn around it."""
    sit_down(ana, opening())
    page = ana.page
    page.click("#ck-triples")
    page.hover(f"#hex-{at(6, 16)}")
    first = ghost(ana)
    assert [each.split()[0] for each in first] == ["#ck-village", "#ck-crop", "#ck-crop"]
    assert "1 AP" in told(ana)
    page.keyboard.press("r")
    second = ghost(ana)
    assert second[0] == first[0]
    assert second[1] == first[2], "one step clockwise: the second crop's place is now the first one's"
    page.mouse.wheel(0, -100)
    wait_until_turned(ana, second[1])
    assert ghost(ana) == first
    page.keyboard.press("r")
    page.click(f"#hex-{at(6, 16)}")
    is_drawn(ana, at(6, 16), "village")
    is_drawn(ana, at(7, 17), "crops, height 1")
    is_drawn(ana, at(7, 15), "crops, height 1")


def test_the_line_below_the_map_tells_what_terrain_would_change(ana: Person) -> None:
    """K3.5 and K3.6: villages joined, and the price of overflowing."""
    match = opening()
    play(match, "triple", hex=at(6, 16), rotation=EAST)
    play(match, "village", hex=at(6, 12))
    sit_down(ana, match)
    ana.page.click("#ck-own-villages")
    ana.page.hover(f"#hex-{at(6, 14)}")
    assert "Joins 2 groups to one of 3 hexes." in told(ana)
    ana.page.click("#ck-triples")
    ana.page.hover(f"#hex-{at(2, 14)}")
    ana.page.keyboard.press("r")
    assert re.search(r"[123] AP · height 1", told(ana))
    ana.page.hover(f"#hex-{at(5, 9)}")
    assert ghost(ana) == [], "K3.2: not on a pond"


def test_a_whole_turn_by_clicking(ana: Person) -> None:
    """K2: terrain, a single village, an Inca through the forest, a temple, and a festival as the last thing."""
    sit_down(ana, opening(festive=True))
    page = ana.page
    page.click("#ck-triples")
    page.hover(f"#hex-{SQUARE}")
    page.click(f"#hex-{SQUARE}")
    is_drawn(ana, SQUARE, "village")
    page.click("#ck-own-villages")
    page.click(f"#hex-{GATE}")
    is_drawn(ana, GATE, "village of 2 hexes")
    page.click("#ck-own-incas")
    page.click(f"#hex-{GATE}")
    ana.waits_for("#inca-0")
    assert page.locator("#inca-0 .crown").count() == 1, "K5.2: alone in the village"
    page.click("#ck-floor-0")  # only one hex is left for it, so nothing more is asked
    ana.waits_for(f"#temple-{SQUARE}")
    assert page.locator(f"#temple-{SQUARE} .pennant").count() == 1
    page.wait_for_selector(".seat.mine .score >> text=1")
    page.locator("#ck-own-hand [data-state=legal]").first.click()
    page.wait_for_selector(f"#choices [data-first], #temple-{SQUARE}[data-state=legal]", state="attached")
    if page.locator("#choices [data-first]").count() == 0:
        page.click(f"#temple-{SQUARE}")
    ana.confirm()
    ana.waits_for(f"#temple-{SQUARE} use[href='#ck-disc']")
    assert "is to play" in ana.prompt


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_pond_is_dug_where_it_is_pressed(newcomer: Callable[..., Person], size: tuple[int, int]) -> None:
    """K6.1."""
    ana = sit_down(newcomer(size=size), opening())
    ana.page.click("#ck-triples")
    ana.waits_for(f"#hex-{SQUARE}[data-state=legal]")
    ana.page.keyboard.press("0")  # a small screen shows a part of the map, large enough for fingers
    ana.page.locator(f"#hex-{SQUARE}").evaluate("hex => hex.scrollIntoView({block: 'center'})")
    ana.page.hover(f"#hex-{SQUARE}")
    ana.page.click(f"#hex-{SQUARE}")
    is_drawn(ana, SQUARE, "village")
    ponds = int(ana.page.get_attribute("#ck-ponds-count", "data-number") or 0)
    ana.page.click("#ck-ponds")
    ana.page.wait_for_selector("#ck-ponds[data-state=chosen]")
    ana.page.keyboard.press("0")
    ana.page.locator(".cell.ground[data-state=legal]").first.click()
    ana.page.wait_for_function("left => Number(document.getElementById('ck-ponds-count').dataset.number) === left", arg=ponds - 1)


def festival() -> Match:
    """Both have an Inca in one city and cards that count; the second player has proposed a festival there."""
    for seed in range(200):
        match = Match.new(GAME, ("Ana", "Bo"), seed=seed)
        assert isinstance(match.position, KramerPosition)
        first, second = match.position.to_act(), 1 - match.position.to_act()
        cards = [playable_cards(match.position, seat) for seat in (first, second)]
        points = [[match.data.matches[match.position.face_up][card] for card in own] for own in cards]
        if not all(cards) or max(points[0]) < points[1][0]:
            continue
        play(match, "triple", hex=SQUARE, rotation=EAST)
        for village in (GATE, FIELD):
            play(match, "village", hex=village)
        play(match, "enter", to=GATE)
        play(match, "build", hex=SQUARE, value=0)
        play(match, "end-turn")
        play(match, "triple", hex=at(9, 7), rotation=SOUTH_EAST)
        play(match, "enter", to=at(10, 8))
        play(match, "move", **{"from": at(10, 8), "to": FIELD})
        play(match, "festival", hex=SQUARE, card=cards[1][0])
        if match.position.to_act() == second:
            play(match, "hold")
        return match
    raise AssertionError("they never hold fitting cards")


def test_bidding_at_a_festival(ana: Person) -> None:
    """K8.3: match the highest bid with a card from the hand."""
    match = festival()
    seat = match.position.to_act()
    sit_down(ana, match)
    ana.waits_for("#ck-festival")
    assert "0 FP" in ana.page.inner_text(f"#ck-bidder-{seat}")
    ana.page.locator("#ck-own-hand [data-state=legal]").first.click()
    ana.confirm()
    ana.page.wait_for_function("seat => document.getElementById(`ck-bid-${seat}`)?.dataset.number !== '0'", arg=seat)


def test_dropping_out_of_a_festival(ana: Person) -> None:
    """K8.4: the other one is alone and organizes it."""
    sit_down(ana, festival())
    ana.page.click("#ck-drop")
    ana.confirm()
    ana.waits_for(f"#temple-{SQUARE} use[href='#ck-disc']")
    assert ana.page.locator("#ck-festival").count() == 0


def test_an_inca_glides_to_where_it_is_sent(ana: Person) -> None:
    """K4.2: pressing an Inca and then a hex moves it; it stays the same drawn piece."""
    match = opening()
    play(match, "triple", hex=SQUARE, rotation=WEST)
    play(match, "enter", to=GATE)
    sit_down(ana, match)
    page = ana.page
    before = page.get_attribute("#inca-0", "transform")
    page.click("#inca-0")
    page.hover(f"#hex-{FIELD}")
    ana.waits_for("#ck-told .happens")
    assert "moves an Inca" in told(ana)
    page.click(f"#hex-{FIELD}")
    is_drawn(ana, FIELD, "An Inca of")
    assert page.get_attribute("#inca-0", "transform") != before
    assert page.locator("#board .inca").count() == 1


def test_choosing_in_the_list_shows_the_terrain_on_the_map(ana: Person) -> None:
    """The pointer stays where the choice was while the next moves come; nothing of the old list may be looked up then."""
    sit_down(ana, opening())
    page = ana.page
    page.click(f"#hex-{SQUARE}")
    choice = page.locator("#choices [data-row]", has_text="single village")
    choice.hover()
    ana.page.wait_for_selector("#ck-ghost .ghost:not(.ghost-wrong) use", state="attached")
    assert [each.split()[0] for each in ghost(ana)] == ["#ck-village"]
    choice.click()
    is_drawn(ana, SQUARE, "village")
    ana.waits_for("#ck-end-turn[data-state=legal]")
    assert ghost(ana) == []


def test_terrain_by_keyboard_alone(ana: Person) -> None:
    sit_down(ana, opening())
    page = ana.page
    page.locator("#ck-triples").focus()
    page.keyboard.press("Enter")
    page.locator(f"#hex-{at(6, 16)}").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    is_drawn(ana, at(6, 18), "village")
    is_drawn(ana, at(7, 19), "crops")


def test_a_phone_places_turned_terrain_by_taps(newcomer: Callable[..., Person]) -> None:
    ana = sit_down(newcomer(size=PHONE, touch=True), opening())
    page = ana.page
    assert ana.sideways() <= 0
    page.tap("#ck-triples")
    cell = page.locator(f"#hex-{at(6, 16)}")
    cell.tap()
    ana.waits_for(CAN_CONFIRM)
    first = ghost(ana)
    cell.tap()
    wait_until_turned(ana, first[1])
    page.tap(CAN_CONFIRM)
    is_drawn(ana, at(6, 16), "village")
    is_drawn(ana, at(7, 15), "crops")


def test_a_phone_moves_an_inca_by_taps(newcomer: Callable[..., Person]) -> None:
    match = opening()
    play(match, "triple", hex=SQUARE, rotation=WEST)
    ana = sit_down(newcomer(size=PHONE, touch=True), match)
    page = ana.page
    page.tap("#ck-own-incas")
    page.tap(f"#hex-{GATE}")
    page.tap(CAN_CONFIRM)
    ana.waits_for("#inca-0[data-state=legal]")
    page.tap("#inca-0")
    page.tap(f"#hex-{FIELD}")
    page.tap(CAN_CONFIRM)
    is_drawn(ana, FIELD, "An Inca of")


def test_a_phone_zooms_by_buttons(newcomer: Callable[..., Person]) -> None:
    ana = sit_down(newcomer(size=PHONE, touch=True), opening())
    ana.page.get_by_role("button", name="Whole map").tap()  # the page may have gone to where something is legal
    whole = ana.page.get_attribute("#ck-site", "viewBox")
    ana.page.get_by_role("button", name="Zoom in").tap()
    assert ana.page.get_attribute("#ck-site", "viewBox") != whole
    ana.page.get_by_role("button", name="Whole map").tap()
    assert ana.page.get_attribute("#ck-site", "viewBox") == whole


@pytest.mark.parametrize("dark", [False, True])
def test_no_barriers_on_the_board(newcomer: Callable[..., Person], dark: bool) -> None:
    match = opening()
    play(match, "triple", hex=SQUARE, rotation=SOUTH_EAST)
    play(match, "village", hex=GATE)
    play(match, "enter", to=GATE)
    play(match, "build", hex=SQUARE, value=0)
    found: list[dict[str, Any]] = sit_down(newcomer(bypass_csp=True, dark=dark), match).axe()
    assert found == []
