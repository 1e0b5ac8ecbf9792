"""Playing Tawantinsuyu by pressing what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of, part_a, part_b, part_c
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.position import TawaPosition
from tests.browser.people import PHONE, Person
from tests.browser.tables import sit_down


def played_until(kind: int, after: int = 40) -> Match:
    """A game of two, played at random until a kind of move is possible."""
    for seed in range(3, 50):
        match = Match.new(GAME, ("Ana", "Bo"), seed=seed)
        chance = seeded(seed)
        while not match.position.over():
            if len(match.made) >= after and any(kind_of(move) == kind for move in match.position.moves()):
                return match
            match.play(match.position.to_act(), match.position.sample(chance))
    raise AssertionError("that move is never possible")


def position_of(match: Match) -> TawaPosition:
    assert isinstance(match.position, TawaPosition)
    return match.position


def first_move(match: Match, kind: int) -> int:
    return next(move for move in match.position.moves() if kind_of(move) == kind)


def press(person: Person, selector: str, touch: bool = False) -> None:
    """Presses something drawn once it can be pressed."""
    target = person.waits_for(f"{selector}:is([data-state=legal], [data-state=refused])").first
    if touch:
        target.tap()
    else:
        target.click()


def settle(person: Person, moves: int) -> None:
    """Until so many moves have been made; what asks to be confirmed is confirmed."""
    person.page.wait_for_function(
        "moves => Number(document.getElementById('replay-slider')?.max ?? 0) >= moves || document.querySelector('#choices [data-first]')",
        arg=moves,
    )
    if person.moves_made() < moves:
        person.confirm()
        person.page.wait_for_function("moves => Number(document.getElementById('replay-slider')?.max ?? 0) >= moves", arg=moves)


def place(person: Person, match: Match, touch: bool = False) -> int:
    """T3.1: a worker, then a space, then the card that pays for it; what is left open after that is not asked."""
    move = first_move(match, names.PLACE)
    worker, space, card = part_a(move), part_b(move), part_c(move)
    press(person, f"#tw-own-workers [id^=tw-own-{match.position.to_act()}-{worker}-]", touch)
    press(person, f"#tw-space-{space}", touch)
    if person.page.locator(f"#tw-card-{card}[data-state=legal]").count():
        press(person, f"#tw-card-{card}", touch)
    settle(person, len(match.made) + 1)
    return space


def test_a_worker_is_placed_by_pressing_worker_space_and_card(ana: Person) -> None:
    match = played_until(names.PLACE)
    sit_down(ana, match)
    space = place(ana, match)
    ana.waits_for("#tw-hill-workers .latest")
    assert "stands here" in (ana.page.get_attribute(f"#tw-space-{space}", "aria-label") or "")


def test_tasks_are_done_by_pressing_their_icons(ana: Person) -> None:
    """T3.6, T3.8: one of the three icons that the worker touches; collecting fills the supply at once."""
    match = played_until(names.TASK)
    seat = match.position.to_act()
    collect = next(move for move in match.position.moves() if kind_of(move) == names.TASK and part_a(move) < names.RESOURCES)
    resource = part_a(collect)
    before = position_of(match).has(seat, resource)
    sit_down(ana, match)
    assert ana.page.locator(".tw-task.touched").count() == 3
    press(ana, f"[data-move='kind=task task={resource}']")
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_function(
        "([resource, before]) => Number(document.getElementById(`tw-own-resource-${resource}-count`).dataset.number) > before",
        arg=[resource, before],
    )


def test_the_high_priest_walks_by_pressing_a_spot(ana: Person) -> None:
    """T3.18."""
    match = played_until(names.MOVE_PRIEST)
    seat = match.position.to_act()
    sit_down(ana, match)
    here = ana.page.get_attribute(f"#tw-high-priest-{seat}", "transform")
    press(ana, f"#tw-spot-{(position_of(match).priests[seat] + 1) % names.SECTIONS}")
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_function(
        "([seat, here]) => document.getElementById(`tw-high-priest-${seat}`).getAttribute('transform') !== here", arg=[seat, here]
    )


def test_a_conquest_by_pressing_its_space(ana: Person) -> None:
    """T3.22."""
    match = played_until(names.CONQUER)
    seat = match.position.to_act()
    space = part_a(first_move(match, names.CONQUER))
    sit_down(ana, match)
    press(ana, f"#tw-conquest-{space}")
    settle(ana, len(match.made) + 1)
    ana.waits_for(f"#tw-conquest-{space} use[href='#tw-flag-{seat}']")


def test_a_building_comes_from_the_market_to_its_owner(ana: Person) -> None:
    """T3.10."""
    match = played_until(names.BUILD)
    building = part_a(first_move(match, names.BUILD))
    sit_down(ana, match)
    press(ana, f"#tw-building-{building}")
    settle(ana, len(match.made) + 1)
    ana.waits_for(f"#tw-mat-built #tw-building-{building}")


def test_a_worker_is_placed_by_keyboard_alone(ana: Person) -> None:
    match = played_until(names.PLACE)
    move = first_move(match, names.PLACE)
    sit_down(ana, match)
    for selector in (f"#tw-own-workers [id^=tw-own-{match.position.to_act()}-{part_a(move)}-]", f"#tw-space-{part_b(move)}"):
        ana.page.wait_for_selector(f"{selector}[data-state=legal], #choices [data-first]")
        if ana.page.locator("#choices [data-first]").count():
            break  # only one placement is left: it asks to be confirmed
        ana.page.locator(f"{selector}[data-state=legal]").first.focus()
        ana.page.keyboard.press("Enter")
    if ana.page.locator(f"#tw-card-{part_c(move)}[data-state=legal]").count():
        ana.page.locator(f"#tw-card-{part_c(move)}").focus()
        ana.page.keyboard.press("Enter")
    settle(ana, len(match.made) + 1)


def test_a_phone_places_a_worker_by_taps_and_zooms_by_buttons(newcomer: Callable[..., Person]) -> None:
    match = played_until(names.PLACE)
    ana = sit_down(newcomer(size=PHONE, touch=True), match)
    assert ana.sideways() <= 0
    whole = ana.page.get_attribute("#tw-hill", "viewBox")
    ana.button("Zoom in").tap()
    assert ana.page.get_attribute("#tw-hill", "viewBox") != whole
    ana.button("Whole hill").tap()
    place(ana, match, touch=True)
    ana.waits_for("#tw-hill-workers .latest")


@pytest.mark.parametrize("dark", [False, True])
def test_no_barriers_on_the_board(newcomer: Callable[..., Person], dark: bool) -> None:
    found: list[dict[str, Any]] = sit_down(newcomer(bypass_csp=True, dark=dark), played_until(names.PLACE, after=100)).axe()
    assert found == []
