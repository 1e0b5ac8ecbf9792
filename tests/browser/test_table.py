"""Playing at tables in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.people import Person


def test_a_newcomer_plays_to_the_end_by_clicking_and_asks_for_a_rematch(ana: Person) -> None:
    ana.set_up("tambo", "me", "bot:easy").change_settings(pace="none", confirm="off")
    first = ana.page.url
    ana.play_to_the_end()
    assert ana.page.locator("#end .sheet").count() == 2
    assert ana.page.locator("#end polyline").count() == 2
    assert "wins the game" in ana.prompt or "share the victory" in ana.prompt
    ana.button("Play again").click()
    ana.page.wait_for_url(re.compile(f"/table/(?!{first.rsplit('/', 1)[1]})"))
    ana.connected().choices()


def test_one_click_from_the_start_page_to_the_first_decision(ana: Person) -> None:
    ana.start("Tambo")
    assert "it is your turn" in ana.prompt
    assert ana.choices()


def test_effects_and_points_are_shown_before_and_a_confirm_after_choosing(ana: Person) -> None:
    ana.set_up("tambo", "me", "bot:easy", deck="sorted")
    ana.page.wait_for_selector(".choice .effect > *", state="attached")
    ana.choose("Draw from the deck")
    assert ana.waits_for(".armed .warning").inner_text() == "Something hidden or random comes up."
    ana.page.keyboard.press("Escape")
    assert "Draw from the deck" in ana.choices()
    assert ana.moves_made() == 0
    ana.play("Draw from the deck")
    ana.page.wait_for_selector("#log-1-0")


def test_what_is_not_possible_is_shown_with_the_rule(ana: Person) -> None:
    """R2.1: with the sorted deck everybody holds high cards, so a low roll refuses some of them."""
    for _ in range(6):
        ana.set_up("tambo", "me", "bot:easy", deck="sorted")
        ana.choices()
        if ana.page.locator(".why").count():
            assert ana.page.locator(".refused-list li").count() == ana.page.locator(".refused-list li:visible").count() + 1, "folded away"
            ana.page.locator(".why > summary").click()
            [reason] = ana.page.locator(".refused-list li").all_inner_texts()
            assert "R2.1: " in reason, "one line for all cards that it forbids"
            assert "higher than the die" in reason
            return
    raise AssertionError("six rolls of a 6 in a row")


def test_what_others_have_seen_cannot_be_undone_alone(ana: Person) -> None:
    ana.set_up("tambo", "me", "friend", deck="sorted")
    ana.choose("Draw from the deck")
    assert "cannot be undone alone" in ana.waits_for(".armed .warning").inner_text()


def test_the_log_stays_at_its_newest_line_until_the_reader_scrolls_up(ana: Person) -> None:
    ana.set_up("tambo", "me", "bot:easy").change_settings(pace="none", confirm="off")
    at_end = (
        "(() => { const log = document.getElementById('log-list'); return log.scrollTop + log.clientHeight >= log.scrollHeight - 2 })()"
    )
    ana.connected().page.locator("#log-list").hover()
    ana.page.evaluate("document.getElementById('log-list').style.maxHeight = '60px'")
    ana.choices()
    for _ in range(3):
        before = ana.moves_made()
        while ana.moves_made() == before:  # the first choice may be "Play card …", which only leads to the cards
            ana.page.locator("#choices .choice").first.evaluate("choice => choice.click()")
            ana.choices()  # the bot has answered: nothing more comes that could scroll
        ana.page.wait_for_function(f"() => {at_end}")
        assert ana.page.locator("#heard").inner_text() != ""
    ana.page.locator("#log-list").evaluate("log => (log.scrollTop = 0)")
    ana.page.wait_for_function(f"() => !{at_end}")


def test_a_double_click_makes_one_move(ana: Person) -> None:
    ana.set_up("tambo", "me", "friend").change_settings(confirm="off")
    ana.connected().choices()
    ana.page.locator(".choice", has_text="Draw from the deck").dblclick()
    ana.page.wait_for_selector("#log-1-0")
    ana.page.reload()
    assert ana.connected().moves_made() == 1


def test_reloading_in_mid_turn_changes_nothing(ana: Person) -> None:
    ana.set_up("tambo", "me", "bot:easy")
    before = ana.choices()
    ana.choose("Give card")
    ana.page.reload()
    assert ana.connected().choices() == before
    assert ana.moves_made() == 0


def test_an_old_tab_follows(ana: Person) -> None:
    ana.set_up("tambo", "me", "friend")
    other = ana.context.new_page()
    other.goto(ana.page.url)
    other.wait_for_selector("body[data-connected]")
    ana.play("Draw from the deck")
    other.wait_for_selector("#log-1-0")
    assert other.locator("#choices .choice").count() == 0


def test_two_people_play_by_an_invite_link(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.set_up("tambo", "me", "friend")
    bo = newcomer().join(ana.invite, "Bo")
    ana.page.wait_for_selector("#asked input", state="detached")
    ana.page.wait_for_selector("#seat-1:has-text('Bo')")
    ana.play("Draw from the deck")
    bo.choices()
    assert any(text.endswith("draws a card.") for text in bo.log())
    assert any("draws card" in text for text in ana.log())
    bo.play("Draw from the deck")
    assert "your turn" in ana.waits_for(".prompt.mine").inner_text()


def test_a_hidden_hand_is_neither_in_the_page_nor_in_the_traffic_of_others(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.set_up("tambo", "me", "friend")
    bo = newcomer().join(ana.invite, "Bo")
    watcher = newcomer().open(ana.page.url).connected()
    ana.play("Draw from the deck")
    for other in (bo, watcher):
        other.page.wait_for_selector("#log-1-0")
        hands = other.page.locator("#panel-hands dd")
        assert hands.nth(0).locator(".chip").all_inner_texts() == ["?"] * 4
        assert "draws a card." in "".join(other.traffic)
        assert "draws card" not in "".join(other.traffic)
    assert "?" not in ana.page.locator("#panel-hands dd").nth(0).inner_text()
    assert '"rows":[]' in watcher.page.locator("#moves").inner_text(), "a spectator gets no moves"


def test_taking_back_what_was_revealed_needs_the_other(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.set_up("tambo", "me", "friend")
    bo = newcomer().join(ana.invite, "Bo")
    ana.play("Draw from the deck")
    ana.button("Ask to undo").click()
    bo.button("Agree").click()
    ana.page.wait_for_selector("#log-1-0", state="detached")
    assert ana.moves_made() == 0
    assert "it is your turn" in ana.prompt


def test_passing_the_device_asks_first(ana: Person) -> None:
    ana.set_up("tambo", "me", "device")
    covered = ana.waits_for(".cover").inner_text()
    assert "is next" in covered
    assert ana.page.locator("#panel-hands .chip:not(.unknown)").count() == 0
    ana.page.locator("[data-do=ready]").click()
    ana.play("Draw from the deck")
    ana.waits_for(".cover")
    assert ana.page.locator("#panel-hands .chip:not(.unknown)").count() == 0
    ana.page.locator("[data-do=ready]").click()
    ana.choices()
    assert ana.page.locator("#panel-hands dd").nth(1).locator(".chip:not(.unknown)").count() == 3


def test_a_whole_turn_by_keyboard_alone(ana: Person) -> None:
    ana.set_up("tambo", "me", "friend")
    ana.choices()
    ana.page.keyboard.press("?")
    ana.waits_for("dialog[open]")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("ArrowDown")
    ana.page.keyboard.press("ArrowDown")
    ana.page.keyboard.press("ArrowUp")
    chosen = ana.page.locator(".choice:focus .label").inner_text()
    ana.page.keyboard.press("Enter")
    assert ana.waits_for(".armed .what").inner_text() == chosen
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("1")
    ana.waits_for("[data-first]:focus")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("#log-1-0")


def test_a_press_on_a_seat_narrows_the_moves(ana: Person) -> None:
    """Drawn things stand for parts of moves: the seat for whom a card can be given to."""
    ana.set_up("tambo", "me", "friend", "friend", "none")
    ana.choices()
    assert ana.page.locator("#seat-0 [data-state]").count() == 0
    ana.page.locator("#seat-2 [data-state=legal]").click()
    ana.page.wait_for_selector("#seat-2 [data-state=chosen]")
    assert ana.page.locator("#choices [data-pairs]").evaluate_all("all => all.every(each => each.dataset.pairs.includes('to=2'))")


def test_a_tap_on_a_phone_needs_a_second_press(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(size=(390, 844), touch=True)
    ana.set_up("tambo", "me", "friend", deck="sorted").change_settings(confirm="off")
    ana.connected().choices()
    ana.page.locator("#seat-1 [data-state=legal]").tap()
    remaining = ana.page.locator("#choices .choice")
    if remaining.count():
        remaining.first.tap()
    else:
        ana.waits_for(".armed")
        assert ana.moves_made() == 0
        ana.page.locator("[data-first]").tap()
    ana.page.wait_for_selector("#log-1-0")


def test_hovering_the_log_highlights_what_it_names(ana: Person) -> None:
    ana.set_up("tambo", "me", "friend")
    ana.play("Draw from the deck")
    ana.page.locator("#log-1-0").hover()
    ana.page.wait_for_selector("#seat-0[data-named]")
    ana.page.locator("h2", has_text="Log").hover()
    ana.page.wait_for_selector("#seat-0:not([data-named])")


def test_a_listed_table_can_be_found_and_watched(ana: Person, newcomer: Callable[..., Person]) -> None:
    ana.open("/setup/tambo")
    ana.page.locator("summary", has_text="More").click()
    ana.page.get_by_label("Others may find this table").check()
    ana.page.locator("form.setup button").click()
    ana.connected()
    watcher = newcomer().open("/")
    watcher.page.locator(f".tables a[href='{ana.page.url.removeprefix(ana.address)}']").click()
    watcher.connected()
    assert watcher.page.locator("#choices .choice").count() == 0
    assert "is to play" in watcher.prompt
    assert watcher.page.locator("#panel-hands .chip:not(.unknown)").count() == 0
