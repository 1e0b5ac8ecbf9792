"""Choices show what they are about, sets are chosen as sets, and the list and the board light each other."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of
from qosqo.games import find_game
from tests.browser.people import CAN_CHOOSE, PHONE, Person
from tests.browser.tables import sit_down

MOST_MOVES = 300
PICKED = "#choices .choice[aria-pressed=true]"
CLOSED = "#choices .choice:disabled"
CONFIRM = "#choices .gathered [data-first]"
GATHERED = "#choices .gathered p"
LIT_THINGS = ":is(#board, #seats) [data-lit]"
LIT_CHOICES = "#choices .choice[data-lit]"


def asked_for(game_id: str, kind: str, *, alone: bool = False) -> Match:
    """A random game at its first decision between several moves, one of them of the kind, or all (`alone`): no free action beside it."""
    game = find_game(game_id)
    for seed in range(1, 40):
        match = Match.new(game, ["Quilla", "Rumi", "Sayri"], seed=seed)
        chance = seeded(seed)
        while not match.position.over() and len(match.made) < MOST_MOVES:
            moves = match.position.moves()
            kinds = {game.moves.kinds[kind_of(move)].name for move in moves}
            if len(moves) > 1 and (kinds == {kind} if alone else kind in kinds):
                return match
            match.play(match.position.to_act(), match.position.sample(chance))
    raise AssertionError(f"nobody was asked to {kind}")


def at_the_cards(person: Person) -> Person:
    """T1.11: three of eight god cards are kept."""
    return sit_down(person, asked_for("tawantinsuyu", "keep-cards"))


def choice(number: int) -> str:
    return f"#choices li:nth-child({number}) .choice"


# What a choice is about.


@pytest.mark.parametrize(
    ("game_id", "kind", "title"),
    [
        ("cuzco-kramer", "triple", "What do you want to do?"),
        ("cuzco-kramer", "play", "Play a card"),
        ("cuzco-feld", "place-die", "Place a die"),
        ("cuzco-feld", "take-tile", "Take a tile"),
        ("tawantinsuyu", "start-weaving", "Choose a starting weaving"),
        ("tawantinsuyu", "task", "Do a task"),
    ],
)
def test_choices_show_the_drawn_things_that_they_are_about(ana: Person, game_id: str, kind: str, title: str) -> None:
    sit_down(ana, asked_for(game_id, kind)).unfolded()
    assert ana.page.locator("#choices h2").inner_text() in (title, "What do you want to do?")
    rows = ana.page.evaluate(
        """() => [...document.querySelectorAll('#choices .choice')].map((choice) => ({
            label: choice.querySelector('.label').textContent,
            about: choice.dataset.pairs,
            pictures: choice.querySelectorAll('.picture svg').length,
            named: [...choice.querySelectorAll('.picture *')].filter((each) => each.id || each.dataset?.move).length,
            height: choice.querySelector('.picture')?.getBoundingClientRect().height ?? 0,
        }))"""
    )
    drawn = [row for row in rows if row["pictures"]]
    assert not [row for row in rows if not row["pictures"] and " " in row["about"]], "whatever has parts has a picture"
    assert drawn
    assert all(row["named"] == 0 for row in rows), "a picture is no second piece"
    assert all(8 < row["height"] < 90 for row in drawn)
    assert not [row for row in rows if re.search(r"…|\{|\b0\d\b", row["label"])]


def test_the_price_stands_beside_the_name(ana: Person) -> None:
    sit_down(ana, asked_for("cuzco-kramer", "triple"))
    first = ana.page.locator("#choices .choice").first
    assert first.locator(".label").inner_text() == "Triple terrain"
    assert first.locator(".price").inner_text() == "from 1 AP"


def test_amounts_are_told_like_a_person_would(ana: Person) -> None:
    sit_down(ana, asked_for("tawantinsuyu", "pay"))
    assert not [label for label in ana.choices() if re.search(r"\b0 |\b1 potatoes", label)]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("put-priest", r"(Produce|Worship|Offering|Conquest|Rejuvenate) \(spot [1-5]\)"),
        ("casualty", r"(Architect|Craftsman|Warrior|Courier|Priest) \((potato|corn) end\)"),
        ("remove", "“.+”"),
        ("attach", r"Tapestry 1 · (left|right)|A new tapestry"),
    ],
)
def test_what_lies_at_a_place_is_named(ana: Person, kind: str, names: str) -> None:
    """The move knows only the place; the board says what is there."""
    sit_down(ana, asked_for("tawantinsuyu", kind, alone=True))
    labels = ana.choices()
    assert len(labels) > 1
    assert [label for label in labels if not re.fullmatch(names, label)] == []


# Sets.


def test_a_set_is_gathered_in_any_order_and_confirmed(ana: Person) -> None:
    page = at_the_cards(ana).page
    labels = ana.choices()
    assert page.locator(GATHERED).inner_text() == "3 more to choose."
    for number in (5, 2, 8):
        page.locator(choice(number)).click()
    assert page.locator(PICKED).count() == 3
    assert page.locator(CLOSED).count() == len(labels) - 3, "what cannot join is dimmed"
    page.locator(choice(5)).click()
    assert page.locator(GATHERED).first.inner_text() == "1 more to choose."
    assert page.locator(CONFIRM).count() == 0
    page.locator(choice(1)).click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(GATHERED, state="detached")
    kept = [labels[number - 1] for number in (1, 2, 8)]
    assert all(name in " ".join(ana.log()) for name in kept)


def test_the_board_gathers_too_and_gives_up_again(ana: Person) -> None:
    page = at_the_cards(ana).page
    cards = page.locator("#tw-mat-hand [data-move]")
    for number in (0, 3):
        cards.nth(number).click()
    assert page.locator(PICKED).count() == 2
    assert cards.nth(3).get_attribute("data-state") == "chosen"
    assert cards.nth(3).get_attribute("aria-pressed") == "true"
    cards.nth(3).click()
    assert page.locator(PICKED).count() == 1
    cards.nth(1).click()
    cards.nth(2).click()
    assert cards.nth(4).get_attribute("data-state") == "out"
    cards.nth(4).click()
    assert page.locator(PICKED).count() == 3, "nothing is thrown out for another one"


def test_reloading_keeps_the_game_and_forgets_what_was_not_confirmed(ana: Person) -> None:
    page = at_the_cards(ana).page
    page.locator(choice(1)).click()
    before = ana.moves_made()
    page.reload()
    ana.connected()
    page.wait_for_selector(CAN_CHOOSE)
    assert page.locator(PICKED).count() == 0
    assert ana.moves_made() == before


def test_two_missions_by_keys_alone(ana: Person) -> None:
    page = sit_down(ana, asked_for("cuzco-feld", "keep-missions")).page
    page.keyboard.press("4")
    page.wait_for_selector(PICKED)
    page.keyboard.press("2")
    page.wait_for_selector(CONFIRM)
    before = page.locator("#moves").text_content()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.getElementById('moves').textContent !== before", arg=before)


def test_focus_stays_where_a_set_is_gathered(ana: Person) -> None:
    page = at_the_cards(ana).page
    page.locator(choice(3)).focus()
    page.keyboard.press("Space")
    page.wait_for_selector(f"{choice(3)}[aria-pressed=true]:focus")
    assert page.locator("#heard").inner_text() == "2 more to choose."
    page.keyboard.press("Space")
    page.wait_for_selector(f"{choice(3)}[aria-pressed=false]:focus")


def test_a_set_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(size=PHONE, touch=True)
    page = at_the_cards(ana).page
    for number in (0, 2, 4):
        page.locator("#tw-mat-hand [data-move]").nth(number).tap()
    page.locator(CONFIRM).tap()
    page.wait_for_selector(GATHERED, state="detached")


# Lights.


@pytest.mark.parametrize(
    ("game_id", "kind", "thing"),
    [
        ("cuzco-kramer", "triple", "#ck-triples"),
        ("cuzco-feld", "place-die", "#cf-own-line .cf-die-piece"),
        ("tawantinsuyu", "put-priest", "#tw-spot-2"),
    ],
)
def test_choices_and_things_light_each_other(ana: Person, game_id: str, kind: str, thing: str) -> None:
    page = sit_down(ana, asked_for(game_id, kind)).page
    page.locator(thing).first.hover()
    page.wait_for_selector(LIT_CHOICES)
    assert page.locator(LIT_THINGS).count() == 0
    lit = page.locator(LIT_CHOICES).first
    lit.hover()
    page.wait_for_selector(f"{thing}[data-lit]")
    assert page.locator(LIT_CHOICES).count() == 0
    page.locator("#log h2").hover()
    page.wait_for_selector("[data-lit]", state="detached")
    page.locator("#choices .choice").first.focus()
    page.wait_for_selector(LIT_THINGS)


# Without eyes, without a mouse.


@pytest.mark.parametrize(
    ("game_id", "kind", "expected"),
    [
        ("cuzco-kramer", "triple", '- heading "What do you want to do?"'),
        ("cuzco-feld", "keep-missions", '- heading "Keep two missions"'),
        ("tawantinsuyu", "keep-cards", '- heading "Keep three god cards"'),
    ],
)
def test_the_choices_read_aloud(ana: Person, game_id: str, kind: str, expected: str) -> None:
    sit_down(ana, asked_for(game_id, kind))
    heard = ana.page.locator("#choices").aria_snapshot()
    assert expected in heard
    buttons = re.findall(r'- button "([^"]+)"', heard)
    assert len(buttons) >= ana.page.locator("#choices .choice").count()
    assert not [name for name in buttons if re.search(r"…|\{", name)]
    drawn = ana.page.locator("#board").aria_snapshot()
    assert re.search(r'- button "', drawn), "the board offers the same"
    assert not re.search(r"- button(?! \")", drawn), "everything that can be pressed has a name"
    assert ana.axe() == []


@pytest.mark.parametrize(("game_id", "kind"), [("cuzco-kramer", "triple"), ("cuzco-feld", "place-die"), ("tawantinsuyu", "put-priest")])
def test_a_move_by_keys_alone(ana: Person, game_id: str, kind: str) -> None:
    page = sit_down(ana, asked_for(game_id, kind)).page
    before = page.locator("#moves").text_content()
    for _ in range(12):
        if page.locator("#moves").text_content() != before:
            break
        page.keyboard.press("ArrowDown")
        page.wait_for_selector("#choices :focus")
        page.keyboard.press("Enter")
        page.wait_for_selector("#choices:not([aria-busy=true])", state="attached")
    assert page.locator("#moves").text_content() != before
    page.wait_for_selector("#heard:not(:empty)", state="attached")
