"""Exercises from the start page on: missed first, shown, then solved, and still known as solved afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from qosqo.core.exercises import Exercise, exercise_match, exercises_of, standing
from qosqo.core.game import Game
from qosqo.core.lesson import Move
from qosqo.games import all_games
from tests.browser.people import DESKTOP, PHONE, Person

GAMES = [game for game in all_games().values() if exercises_of(game)]
NOTHING = ("pass", "done", "end-turn")
PRESS = """wanted => {
  const button = document.createElement("button");
  button.dataset.do = "show-me";
  button.dataset.wanted = wanted;
  document.getElementById("board").append(button);
  button.click();
  button.remove();
}"""
"""Makes a move by a button such as the page itself has; how choices are pressed is tested elsewhere."""


def missing(game: Game, exercise: Exercise) -> list[Move]:
    """Moves with which the goal is missed."""
    match, made = exercise_match(game, exercise), []
    while not standing(exercise, match).over:
        named = [game.moves.named(move) for move in match.position.moves()]
        made.append(next((move for move in named if move["kind"] in NOTHING), named[-1]))
        match.play(exercise.seat, game.moves.packed(made[-1]))
    assert standing(exercise, match).missed
    return made


def play(person: Person, moves: list[Move]) -> None:
    for move in moves:
        before = person.page.locator("#moves").text_content()
        person.page.evaluate(PRESS, json.dumps(move))
        person.page.wait_for_function("before => document.getElementById('moves').textContent !== before", arg=before)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_exercise_is_missed_shown_and_solved(newcomer: Callable[..., Person], game: Game) -> None:
    exercise = exercises_of(game)[0]
    size, language = (PHONE, "de") if game.id == "tawantinsuyu" else (DESKTOP, "en")
    person = newcomer(size=size, language=language, touch=size == PHONE, bypass_csp=True)
    page = person.page
    person.open("/").change_settings(pace="none", confirm="off")
    page.locator(f"a[href='/exercises/{game.id}']").click()
    page.wait_for_url(f"**/exercises/{game.id}")
    assert page.locator(".state.mine").count() == 0
    assert person.axe() == []
    page.locator(f"form:has(input[value='{exercise.id}']) button").click()
    page.wait_for_url("**/table/*")
    person.connected()
    page.wait_for_selector("#teacher[data-exercise=open]")
    assert person.sideways() <= 0

    play(person, missing(game, exercise))
    page.wait_for_selector("#teacher[data-exercise=missed]")
    page.reload()
    person.connected()
    page.locator("#teacher [data-read=solution]").click()
    for _ in exercise.solution:
        page.wait_for_selector("#teacher[data-exercise=shown]")
        before = page.locator("#moves").text_content()
        page.locator("#teacher [data-do=show-me]").click()
        page.wait_for_function("before => document.getElementById('moves').textContent !== before", arg=before)
    page.wait_for_selector("#teacher[data-exercise=seen]")
    page.locator("#teacher [data-read=again]").click()
    page.wait_for_selector("#teacher[data-exercise=open]")

    play(person, list(exercise.solution))
    page.wait_for_selector("#teacher[data-exercise=reached]")
    assert person.axe() == []
    page.locator("#teacher form button").click()
    page.wait_for_selector("#teacher[data-exercise=open]")
    person.open(f"/exercises/{game.id}")
    assert page.locator(".state.mine").count() == 1
    person.open("/")
    assert page.locator(".tables a[href^='/table/']").count() == 0, "exercises are no games of one's own"
