"""Playing Cuzco (Feld) by clicking what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.games.cuzco_feld import GAME
from tests.browser.people import CAN_CONFIRM, DESKTOP, PHONE, Person
from tests.browser.tables import sit_down
from tests.games.cuzco_feld.helpers import STONE, STUDY, TEMPLE


def named(match: Match) -> list[dict[str, Any]]:
    return [dict(GAME.moves.named(move)) for move in match.position.moves()]


def start_with(action: int, seats: int = 2) -> tuple[Match, int]:
    """A game in which somebody may place a die for the action now, and the die."""
    match = Match.new(GAME, ("Ana", "Bo", "Chaska", "Dina")[:seats], seed=3)
    chance = seeded(3)
    while True:
        for move in named(match):
            if move["kind"] == "place-die" and move["action"] == action and move["die"] > 2:
                return match, move["die"]
        match.play(match.position.to_act(), match.position.sample(chance))


def about_to_leave_cuzco() -> Match:
    """A game in which somebody may turn the overlay in several ways."""
    for seed in range(50):
        match = Match.new(GAME, ("Ana", "Bo", "Chaska"), seed=seed)
        chance = seeded(seed)
        while not match.position.over():
            if len({move["overlay"] for move in named(match) if move["kind"] == "leave-cuzco"}) > 2:
                return match
            match.play(match.position.to_act(), match.position.sample(chance))
    raise AssertionError("nobody ever leaves Cuzco")


def place(person: Person, seat: int, die: int, action: int) -> None:
    """A die, then a space."""
    person.page.locator(f"#cf-dice-{seat} [data-move='die={die}']").first.click()
    person.page.click(f"#cf-action-{action}")
    if person.page.locator(CAN_CONFIRM).count():
        person.confirm()


def count(person: Person, id: str) -> int:
    return int(person.page.get_attribute(f"#{id}-count", "data-number") or 0)


def test_a_priest_and_the_fire_blessing(ana: Person) -> None:
    """F2.11, F2.14: die, temple, an offering from the supply, a step on the knowledge track."""
    match, die = start_with(TEMPLE)
    seat = match.position.to_act()
    sit_down(ana, match)
    offerings = count(ana, f"cf-offerings-{seat}")
    place(ana, seat, die, TEMPLE)
    ana.waits_for("#cf-supply-offerings[data-state=legal]").click()
    ana.waits_for("#cf-track[data-state=legal]").click()
    if ana.page.locator(CAN_CONFIRM).count():
        ana.confirm()
    ana.page.wait_for_function("([id, before]) => Number(document.getElementById(id).dataset.number) === before + 1",
        arg=[f"cf-offerings-{seat}-count", offerings])  # fmt: skip
    assert ana.page.locator(f"#cf-step-{die} .seat-{seat}").count() == 1
    assert ana.page.locator(f"#cf-space-{TEMPLE} [id^=cf-die-{seat}-{die}]").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_tile_goes_from_the_display_to_the_mask(newcomer: Callable[..., Person], size: tuple[int, int]) -> None:
    """F2.9: the tile is the same piece before and after."""
    match, die = start_with(STUDY)
    seat = match.position.to_act()
    ana = sit_down(newcomer(size=size), match)
    place(ana, seat, die, STUDY)
    tile = ana.waits_for("#cf-display .cf-tile[data-state=legal]").first
    id = tile.get_attribute("id")
    tile.click()
    ana.page.wait_for_selector(f"{CAN_CONFIRM}, #cf-own #{id}")
    if ana.page.locator(CAN_CONFIRM).count():
        ana.confirm()
    ana.waits_for(f"#cf-own #{id}")
    assert ana.page.locator(f"#{id}").count() == 1


def test_a_chasqui_runs_on_a_phone(newcomer: Callable[..., Person]) -> None:
    """F2.4: a die, the stone trail, a village; each tap is confirmed, and nothing sticks out sideways."""
    match, die = start_with(STONE)
    seat = match.position.to_act()
    ana = sit_down(newcomer(size=PHONE, touch=True), match)
    before = ana.page.get_attribute(f"#cf-chasqui-{seat}", "transform")
    assert ana.sideways() <= 0
    ana.page.locator(f"#cf-dice-{seat} [data-move='die={die}']").first.tap()
    ana.page.tap(f"#cf-action-{STONE}")
    ana.confirm()
    ana.page.wait_for_function(
        "([id, before]) => document.getElementById(id).getAttribute('transform') !== before"
        " || document.querySelector('.cf-place[data-state=legal]')",
        arg=[f"cf-chasqui-{seat}", before],
    )
    if ana.page.get_attribute(f"#cf-chasqui-{seat}", "transform") == before:
        ana.page.locator(".cf-place[data-state=legal]").first.tap()
        if ana.page.locator("#choices .choice:enabled").count() and not ana.page.locator(CAN_CONFIRM).count():
            ana.page.locator("#choices .choice:enabled").first.tap()
        ana.confirm()
    ana.page.wait_for_function(
        "([id, before]) => document.getElementById(id).getAttribute('transform') !== before", arg=[f"cf-chasqui-{seat}", before]
    )


def test_the_overlay_turns_for_a_look_before_it_is_turned(ana: Person) -> None:
    """F2.7: pointing at a knob shows where the arms would lead, leaving it shows how they lie."""
    sit_down(ana, about_to_leave_cuzco())
    lies = ana.page.get_attribute("#cf-overlay", "class")
    knob = ana.page.locator(".cf-knob[data-state=legal]:not(.cf-now)").first
    knob.hover()
    turned = (knob.get_attribute("id") or "").replace("cf-knob", "cf-turn")
    ana.waits_for(f"#cf-overlay.{turned}.cf-previewed")
    ana.page.mouse.move(2, 2)
    ana.page.wait_for_selector("#cf-overlay:not(.cf-previewed)")
    assert ana.page.get_attribute("#cf-overlay", "class") == lies


def test_missions_are_kept_in_any_order(ana: Person) -> None:
    """F1.9: two of the four missions drawn, the higher number pressed first."""
    match = Match.new(GAME, ("Ana", "Bo"), seed=3)
    while all(move["kind"] != "keep-missions" for move in named(match)):
        match.play(match.position.to_act(), match.position.moves()[0])
    seat = match.position.to_act()
    second, first = sorted(move["other"] for move in named(match))[-1], min(move["mission"] for move in named(match))
    sit_down(ana, match)
    ana.page.click(f"#cf-drawn #cf-mission-{second}")
    ana.waits_for("#cf-drawn [data-state=chosen]")
    ana.page.click(f"#cf-drawn #cf-mission-{first}")
    ana.confirm()
    ana.waits_for(f"#cf-missions-{seat} #cf-mission-{first}")
    ana.waits_for(f"#cf-missions-{seat} #cf-mission-{second}")


def test_targets_are_reached_by_keys(ana: Person) -> None:
    """Legal targets are buttons; Enter presses them."""
    match, die = start_with(TEMPLE)
    seat = match.position.to_act()
    sit_down(ana, match)
    first = ana.page.locator(f"#cf-dice-{seat} [data-move='die={die}']").first
    first.focus()
    ana.page.keyboard.press("Enter")
    ana.waits_for(f"#cf-dice-{seat} [data-state=chosen]")
    space = ana.waits_for(f"#cf-action-{TEMPLE}[data-state=legal]")
    assert space.get_attribute("role") == "button"
    space.focus()
    ana.page.keyboard.press("Enter")
    ana.waits_for(f"#cf-space-{TEMPLE} [id^=cf-die-{seat}-{die}], {CAN_CONFIRM}")


def test_the_board_has_no_barriers(newcomer: Callable[..., Person]) -> None:
    match, _ = start_with(TEMPLE, seats=4)
    for dark in (False, True):
        ana = sit_down(newcomer(bypass_csp=True, dark=dark), match)
        assert ana.axe() == []


def a_space_that_needs_a_card() -> tuple[Match, dict[str, Any]]:
    """A game in which a space can be chosen only with a god card, in one way."""
    for seed in range(50):
        match = Match.new(GAME, ("Ana", "Bo", "Chaska"), seed=seed)
        chance = seeded(seed)
        while not match.position.over():
            moves = named(match)
            for move in moves:
                same = [other for other in moves if (other.get("die"), other.get("action")) == (move.get("die"), move.get("action"))]
                if move["kind"] == "place-die-with-card" and len(same) == 1:
                    return match, move
            match.play(match.position.to_act(), match.position.sample(chance))
    raise AssertionError("no space ever needs a card")


def test_a_space_that_needs_a_card_says_so_before_the_die_lies(ana: Person) -> None:
    """F2.16: pressing the die and the space spends nothing yet; the card and the offering are named and asked for."""
    match, move = a_space_that_needs_a_card()
    seat = match.position.to_act()
    sit_down(ana, match)
    offerings = count(ana, f"cf-offerings-{seat}")
    ana.page.locator(f"#cf-dice-{seat} [data-move='die={move['die']}']").first.click()
    ana.page.click(f"#cf-action-{move['action']}")
    assert "play the god card Mama Sara" in (ana.waits_for(".armed .what").text_content() or "")
    assert "for an offering" in (ana.page.locator(".armed .what").text_content() or "")
    assert count(ana, f"cf-offerings-{seat}") == offerings
    ana.confirm()
    ana.page.wait_for_function(
        "([id, before]) => Number(document.getElementById(id).dataset.number) === before - 1",
        arg=[f"cf-offerings-{seat}-count", offerings],
    )
