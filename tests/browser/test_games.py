"""Every game of the house, from the start page to the score sheet by clicking, and undo within a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from qosqo.games import all_games
from qosqo.web.build import game_model
from tests.browser.people import PHONE, Person


@pytest.mark.parametrize("game", all_games())
def test_played_to_the_end_against_a_bot_by_clicking(ana: Person, game: str) -> None:
    bots = ["bot:easy"] * (all_games()[game].fewest_seats - 1)
    ana.set_up(game, "me", *bots).change_settings(pace="none", confirm="off")
    ana.connected().play_to_the_end()
    assert ana.page.locator("#end .sheet tfoot").count() >= 1
    totals = [int(text.replace("−", "-")) for text in ana.page.locator("#end .sheet tfoot").first.locator("td").all_inner_texts()]
    assert totals == [int(ana.page.locator(f"#score-{seat}").get_attribute("data-number") or "") for seat in range(1 + len(bots))]
    assert ana.axe() == []
    ana.page.keyboard.press("[")
    ana.waits_for("#replay.replaying")
    assert ana.axe() == []


def test_alone_against_the_games_own_opponent(ana: Person) -> None:
    """Two clicks to a game against Axomamma, who plays by itself and whom a rematch leaves in its seat."""
    ana.open("/").change_settings(pace="none", confirm="off")
    ana.button("Alone against Axomamma").click()
    ana.connected()
    assert "plays by rules of its own" in ana.page.locator("#seat-1").inner_text()
    ana.play_to_the_end()
    ana.button("Play again").click()
    ana.page.wait_for_selector("#end:not(.ended)", state="attached")
    assert "Axomamma" in ana.page.locator("#seat-1").inner_text()


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", all_games())
def test_on_a_phone_in_other_languages_without_barriers(newcomer: Callable[..., Person], game: str, language: str) -> None:
    person = newcomer(size=PHONE, touch=True, language=language, bypass_csp=True)
    person.start(game_model(all_games()[game], language).name)
    person.page.wait_for_selector("#board")
    assert person.page.locator("html").get_attribute("lang") == language
    assert person.sideways() <= 0
    assert person.axe() == []


def test_steps_of_a_turn_are_taken_back_one_by_one_or_all_at_once(ana: Person) -> None:
    """In Cuzco by Kramer and Kiesling a turn has several actions, and placing terrain reveals nothing."""
    ana.set_up("cuzco-kramer", "me", "device")
    ana.page.locator("[data-do=ready]").click()
    for number in (1, 2, 3):
        ana.choose("Single crop").choose("")
        ana.page.wait_for_selector(f"#log-{number}-0")
    start = ana.log()
    ana.button("Undo").first.click()
    ana.page.wait_for_selector("#log-3-0", state="detached")
    assert ana.moves_made() == 2
    assert ana.log() == start[: len(ana.log())]
    ana.button("undo the whole turn").click()
    ana.page.wait_for_selector("#log-1-0", state="detached")
    assert ana.moves_made() == 0
    assert ana.page.locator("[data-do=undo]").count() == 0
