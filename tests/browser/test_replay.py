"""Looking back, forking, records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.games import all_games
from tests.browser.people import PHONE, Person


@pytest.fixture
def finished(ana: Person) -> Person:
    ana.set_up("tambo", "me", "bot:easy").change_settings(pace="none", confirm="off")
    ana.play_to_the_end()
    ana.page.locator("#replay-more > summary").click()
    return ana


def shown(person: Person, number: int) -> None:
    person.page.wait_for_function("number => document.getElementById('replay-slider').value === String(number)", arg=number)


def test_stepping_sliding_and_playing(finished: Person) -> None:
    last = finished.moves_made()
    finished.button("One move back").click()
    shown(finished, last - 1)
    finished.button("To the start").click()
    shown(finished, 0)
    assert finished.page.locator("#score-0").get_attribute("data-number") == "0"
    finished.button("One move on").click()
    shown(finished, 1)
    finished.page.locator("#replay-slider").fill("3")
    shown(finished, 3)
    finished.page.locator("#log-list a[href='#move-2']").click()
    shown(finished, 2)
    finished.page.keyboard.press("]")
    shown(finished, 3)
    finished.button("Play or pause").click()
    shown(finished, last)
    finished.button("Back to the game").click()
    finished.page.wait_for_selector("#replay:not(.replaying)")


def test_through_the_eyes_of_every_seat_once_the_game_is_over(finished: Person) -> None:
    finished.button("To the start").click()
    shown(finished, 0)
    hands = finished.page.locator("#panel-hands dd")
    finished.page.locator("#replay-eyes").select_option("1")
    finished.page.wait_for_selector("#panel-hands dd:nth-of-type(1) .unknown")
    assert hands.nth(1).locator(".unknown").count() == 0
    finished.page.locator("#replay-eyes").select_option("-1")
    finished.page.wait_for_selector("#panel-hands dd:nth-of-type(2) .unknown")
    assert hands.nth(0).locator(".unknown").count() == 3


def test_continuing_from_an_earlier_position_at_a_new_table(finished: Person) -> None:
    old = finished.page.url
    finished.button("To the start").click()
    shown(finished, 0)
    finished.button("One move on").click()
    shown(finished, 1)
    finished.button("Continue from here").click()
    finished.page.wait_for_url(lambda url: url != old)
    finished.connected()
    assert finished.page.locator("#log-1-0").count() == 1
    assert finished.page.locator("#end.ended").count() == 0


def test_a_record_is_downloaded_and_opened_again(finished: Person, newcomer: Callable[..., Person], tmp_path: Path) -> None:
    with finished.page.expect_download() as download:
        finished.page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    reader = newcomer().open("/")
    reader.page.locator("#record-file").set_input_files(file)
    reader.page.wait_for_url("**/table/*")
    reader.connected()
    assert reader.moves_made() == finished.moves_made()
    assert reader.page.locator("#end.ended").count() == 1


def test_a_damaged_record_is_refused_with_its_line(ana: Person, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n")
    ana.open("/").page.locator("#record-file").set_input_files(file)
    ana.page.wait_for_selector("#record-error:not(:empty)")
    ana.errors.clear()  # the browser reports the answer 422
    assert "line 1" in ana.page.locator("#record-error").inner_text()


def test_a_problem_is_reported_with_one_click(finished: Person) -> None:
    finished.button("Report a problem").click()
    finished.page.get_by_label("What is wrong?").fill("the score is odd")
    finished.button("Send").click()
    finished.waits_for("#notices p")


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1]])
def test_on_a_phone_the_buttons_stay_in_sight_while_looking_back(newcomer: Callable[..., Person], size: tuple[int, int]) -> None:
    match = Match.new(all_games()["cuzco-feld"], ("Ana", "Bo"), seed=3)
    chance = seeded(3)
    for _ in range(20):
        match.play(match.position.to_act(), match.position.sample(chance))
    reader = newcomer(size=size, touch=True).upload(match.record_text())
    reader.page.locator("[data-do=replay][data-number='0']").click()
    shown(reader, 0)
    reader.page.evaluate("scrollTo(0, 0)")
    box = reader.button("One move on").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < size[1] - box["height"]


def test_the_scores_fold_away_from_the_board(finished: Person) -> None:
    height = "document.getElementById('board').getBoundingClientRect().height"
    before = finished.page.evaluate(height)
    finished.page.locator("#end.ended > details > summary").click()
    finished.page.wait_for_function(f"before => {height} > before + 100", arg=before)
