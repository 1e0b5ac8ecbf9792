"""Playing Tawantinsuyu by pressing what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of, pack, part_a, part_b, part_c
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tasks import Tasks
from tests.browser.people import CAN_CONFIRM, PHONE, Person
from tests.browser.tables import sit_down


def played_until(kind: int, after: int = 40, where: Callable[[TawaPosition], bool] | None = None) -> Match:
    """A game of two, played at random until a kind of move is possible where it is asked for."""
    for seed in range(3, 50):
        match = Match.new(GAME, ("Ana", "Bo"), seed=seed)
        chance = seeded(seed)
        while not match.position.over():
            possible = len(match.made) >= after and any(kind_of(move) == kind for move in match.position.moves())
            if possible and (where is None or where(position_of(match))):
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
    move = first_move(match, phrases.MOVE_PLACE)
    worker, space, card = part_a(move), part_b(move), part_c(move)
    press(person, f"#tw-own-workers [id^=tw-own-{match.position.to_act()}-{worker}-]", touch)
    press(person, f"#tw-space-{space}", touch)
    if person.page.locator(f"#tw-card-{card}[data-state=legal]").count():
        press(person, f"#tw-card-{card}", touch)
    settle(person, len(match.made) + 1)
    return space


def test_a_worker_is_placed_by_pressing_worker_space_and_card(ana: Person) -> None:
    match = played_until(phrases.MOVE_PLACE)
    sit_down(ana, match)
    space = place(ana, match)
    ana.waits_for("#tw-hill-workers .latest")
    assert "stands here" in (ana.page.get_attribute(f"#tw-space-{space}", "aria-label") or "")


def test_a_log_entry_highlights_what_it_names_and_nothing_else(ana: Person) -> None:
    match = played_until(phrases.MOVE_PLACE)
    sit_down(ana, match)
    space = place(ana, match)
    entry = ana.waits_for(f"#log-list [data-changed~='space={space}']").last
    entry.dispatch_event("pointerover", {"bubbles": True})
    ana.waits_for(f"#tw-space-{space}[data-named]")
    assert ana.page.locator(".tw-space[data-named]").count() == 1


def test_the_choices_in_the_list_are_explained_by_what_is_drawn(ana: Person) -> None:
    """T1.10: a weaving has only a number for a name, so its tooltip tells pattern and rewards."""
    sit_down(ana, played_until(phrases.MOVE_START_WEAVING, after=0))
    choice = ana.waits_for("#choices .choice[data-tip]").first
    assert "Left edge:" in (choice.get_attribute("data-tip") or "")
    choice.hover()
    assert "Left edge:" in ana.waits_for("#tip").inner_text()


def test_tasks_are_done_by_pressing_their_icons(ana: Person) -> None:
    """T3.6, T3.8: one of the three icons that the worker touches; collecting fills the supply at once."""
    match = played_until(phrases.MOVE_TASK)
    seat = match.position.to_act()
    collect = next(move for move in match.position.moves() if kind_of(move) == phrases.MOVE_TASK and part_a(move) < names.RESOURCES)
    resource = part_a(collect)
    before = position_of(match).has(seat, resource)
    sit_down(ana, match)
    assert ana.page.locator("#board .tw-task.touched").count() == 3
    press(ana, f"[data-move='kind=task task={resource}']")
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_function(
        "([resource, before]) => Number(document.getElementById(`tw-own-resource-${resource}-count`).dataset.number) > before",
        arg=[resource, before],
    )


ALWAYS_POSSIBLE = (*range(names.RESOURCES), names.TRAINING_TASK, names.WEAVINGS_TASK)


def three_tasks(position: TawaPosition) -> bool:
    """T3.6: three tasks, and three icons that can be done whatever one has."""
    step = position.stack[-1]
    if not isinstance(step, Tasks):
        return False
    return step.left == 3 and step.used == 0 and all(task in ALWAYS_POSSIBLE for task in position.data.space_icons[step.space])


def follow(person: Person, until: str, touch: bool) -> None:
    """Does what a task asks for by pressing something drawn, or nothing more, until there is what was wanted."""
    page = person.page
    while True:
        page.wait_for_selector(f"{until}, #board [data-state=legal], {CAN_CONFIRM}", state="attached")
        if page.locator(until).count():
            return
        made = person.moves_made()
        if not page.locator(CAN_CONFIRM).count():
            press(person, "#tw-pass" if page.locator("#tw-pass[data-state=legal]").count() else "#board *", touch)
        settle(person, made + 1)


@pytest.mark.parametrize("touch", [False, True])
def test_one_worker_does_three_tasks(newcomer: Callable[..., Person], touch: bool) -> None:
    """T3.6: each of the three icons once; an icon that was used can no longer be pressed."""
    match = played_until(phrases.MOVE_TASK, after=0, where=three_tasks)
    step = match.position.stack[-1]
    assert isinstance(step, Tasks)
    tasks = sorted(position_of(match).data.space_icons[step.space])
    ana = sit_down(newcomer(size=PHONE, touch=True) if touch else newcomer(), match)
    for place, task in enumerate(tasks):
        made = ana.moves_made()
        press(ana, f"[data-move='kind=task task={task}']", touch)
        settle(ana, made + 1)
        last = "#board:not(:has(.tw-task.touched))"
        follow(ana, last if place == 2 else f"[data-move='kind=task task={tasks[place + 1]}'][data-state=legal]", touch)
        assert ana.page.locator(f"[data-move='kind=task task={task}'][data-state=legal]").count() == 0


def can_buy_weavings(position: TawaPosition) -> bool:
    tasks = [part_a(move) for move in position.moves() if kind_of(move) == phrases.MOVE_TASK]
    return names.WEAVINGS_TASK in tasks and position.has(position.to_act(), names.CORN) > 0


@pytest.mark.parametrize("touch", [False, True])
def test_a_weaving_is_drawn_bought_and_put_to_a_tapestry(newcomer: Callable[..., Person], touch: bool) -> None:
    """T3.12, T3.14."""
    match = played_until(phrases.MOVE_TASK, after=0, where=can_buy_weavings)
    ana = sit_down(newcomer(size=PHONE, touch=True) if touch else newcomer(), match)
    press(ana, f"[data-move='kind=task task={names.WEAVINGS_TASK}']", touch)
    settle(ana, len(match.made) + 1)
    id = ana.waits_for("#tw-drawn .tw-weaving[data-state=legal]").first.get_attribute("id")
    press(ana, f"#{id}", touch)
    settle(ana, len(match.made) + 2)
    ana.page.wait_for_selector(f".tw-attach[data-state=legal], #tw-mat-cloths #{id}")
    if ana.page.locator(".tw-attach[data-state=legal]").count():
        press(ana, ".tw-attach", touch)
        settle(ana, len(match.made) + 3)
    ana.waits_for(f"#tw-mat-cloths #{id}")


def one_worker_in_the_village(position: TawaPosition) -> bool:
    return len(position.village) == 1


def test_the_last_worker_of_the_village_brings_on_a_festival(ana: Person) -> None:
    """T3.28, T4.1: whoever empties the village takes the token."""
    match = played_until(phrases.MOVE_BUY_WORKER, after=0, where=one_worker_in_the_village)
    sit_down(ana, match)
    press(ana, f"#tw-end-{part_a(first_move(match, phrases.MOVE_BUY_WORKER))}")
    settle(ana, len(match.made) + 1)
    follow(ana, "#tw-festival-token.held", False)
    assert ana.page.locator("#tw-queue .tw-piece").count() == 0


def gold_for_potatoes(position: TawaPosition) -> bool:
    """Whether one gold can be paid, and not just none."""
    return pack(phrases.MOVE_PAY_GOLD, 1) in position.moves()


@pytest.mark.parametrize("touch", [False, True])
def test_gold_feeds_the_gods_at_a_festival(newcomer: Callable[..., Person], touch: bool) -> None:
    """T4.2: as much gold as the pressed drawing shows stands for missing potatoes."""
    match = played_until(phrases.MOVE_PAY_GOLD, after=0, where=gold_for_potatoes)
    ana = sit_down(newcomer(size=PHONE, touch=True) if touch else newcomer(), match)
    told = len(ana.log())
    press(ana, "#tw-pay-gold-1", touch)
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_selector("#tw-payments", state="detached")
    assert any("1 gold" in line for line in ana.log()[told:]), ana.log()[told:]


def test_three_cards_are_kept_in_any_order(ana: Person) -> None:
    """T1.11: pressed from the right to the left."""
    match = played_until(phrases.MOVE_KEEP_CARDS, after=0)
    move = first_move(match, phrases.MOVE_KEEP_CARDS)
    kept = (part_a(move), part_b(move), part_c(move))
    sit_down(ana, match)
    for card in sorted(kept, reverse=True):
        press(ana, f"#tw-mat-hand #tw-card-{card}")
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_function("() => document.querySelectorAll('#tw-mat-hand .tw-card').length === 3")
    assert {f"tw-card-{card}" for card in kept} == set(
        ana.page.eval_on_selector_all("#tw-mat-hand .tw-card", "all => all.map(card => card.id)")
    )


def test_the_high_priest_walks_by_pressing_a_spot(ana: Person) -> None:
    """T3.18."""
    match = played_until(phrases.MOVE_MOVE_PRIEST)
    seat = match.position.to_act()
    sit_down(ana, match)
    here = ana.page.get_attribute(f"#tw-high-priest-{seat}", "transform")
    press(ana, f"#tw-spot-{(position_of(match).priests[seat] + 1) % names.SECTIONS}")
    settle(ana, len(match.made) + 1)
    ana.page.wait_for_function(
        "([seat, here]) => document.getElementById(`tw-high-priest-${seat}`).getAttribute('transform') !== here", arg=[seat, here]
    )


@pytest.mark.parametrize("touch", [False, True])
def test_a_conquest_by_pressing_its_space(newcomer: Callable[..., Person], touch: bool) -> None:
    """T3.22."""
    match = played_until(phrases.MOVE_CONQUER)
    seat = match.position.to_act()
    space = part_a(first_move(match, phrases.MOVE_CONQUER))
    ana = sit_down(newcomer(size=PHONE, touch=True) if touch else newcomer(), match)
    press(ana, f"#tw-conquest-{space}", touch)
    settle(ana, len(match.made) + 1)
    ana.waits_for(f"#tw-conquest-{space} use[href='#tw-flag-{seat}']")


def test_a_building_comes_from_the_market_to_its_owner(ana: Person) -> None:
    """T3.10."""
    match = played_until(phrases.MOVE_BUILD)
    building = part_a(first_move(match, phrases.MOVE_BUILD))
    sit_down(ana, match)
    press(ana, f"#tw-building-{building}")
    settle(ana, len(match.made) + 1)
    ana.waits_for(f"#tw-mat-built #tw-building-{building}")


def test_a_worker_is_placed_by_keyboard_alone(ana: Person) -> None:
    match = played_until(phrases.MOVE_PLACE)
    move = first_move(match, phrases.MOVE_PLACE)
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
    match = played_until(phrases.MOVE_PLACE)
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
    found: list[dict[str, Any]] = sit_down(newcomer(bypass_csp=True, dark=dark), played_until(phrases.MOVE_PLACE, after=100)).axe()
    assert found == []
