"""The lab in a browser: change, see, undo, be told what is wrong, download, play, try out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.server.helpers import serving, tambo_config


@pytest.fixture
def open_lab(tmp_path: Path) -> Iterator[str]:
    with serving(replace(tambo_config(str(tmp_path / "tables.db")), lab=True)) as address:
        yield address


@pytest.fixture
def lab_person(newcomer: Callable[..., Person], open_lab: str) -> Person:
    return newcomer(open_lab, bypass_csp=True)


def test_the_lab_has_no_barriers(lab_person: Person) -> None:
    lab_person.open("/lab/cuzco-kramer")
    lab_person.page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    assert lab_person.axe() == []


def test_a_changed_card_is_drawn_undone_downloaded_and_played(lab_person: Person) -> None:
    page = lab_person.page
    lab_person.open("/lab/tawantinsuyu")
    page.locator("summary", has_text="Army cards").click()
    resource = page.locator('[name="army_cards.kinds[0].resource"]')
    drawings = page.locator("#lab-drawings")
    resource.fill('["gold", 2]')
    resource.press("Enter")
    expect(drawings.locator(".lab-pair")).to_have_count(1)
    expect(drawings.locator(".lab-pair")).to_contain_text("1 corn")
    expect(drawings.locator(".lab-pair")).to_contain_text("2 gold")
    thing = page.locator('[id="thing-army_cards.kinds[0]"]')  # the card beside its fields is drawn anew too
    expect(thing).to_contain_text("2 gold")

    soldiers = page.locator('[name="army_cards.kinds[0].soldiers"]')
    soldiers.fill("9")
    soldiers.press("Enter")
    expect(soldiers).to_have_attribute("aria-invalid", "true")
    expect(page.locator('[id="about-army_cards.kinds[0].soldiers"]')).to_contain_text("is needed, not 9")
    expect(drawings.locator(".lab-pair")).to_have_count(1)

    page.locator("#lab-undo").click()
    expect(soldiers).to_have_value("1")
    expect(soldiers).not_to_have_attribute("aria-invalid", "true")
    page.locator("#lab-undo").click()
    expect(resource).to_have_value('["corn", 1]')
    expect(drawings.locator(".lab-pair")).to_have_count(0)
    expect(thing).to_contain_text("1 corn")
    page.locator("#lab-redo").click()
    expect(drawings.locator(".lab-pair")).to_have_count(1)
    expect(thing).to_contain_text("2 gold")

    page.locator('[name="games"]').evaluate("field => field.value = ''")  # asked for by an experiment only
    with page.expect_download() as started:
        page.locator("#lab-download").click()
    assert started.value.suggested_filename == "tawantinsuyu.toml"
    text = Path(started.value.path()).read_text()
    assert re.search(r'\{ copies = \d+, soldiers = 1, resource = \["gold", 2\] \}', text)
    assert text.startswith("# What is printed")

    page.locator("#lab-play").click()
    page.wait_for_url("**/table/**")

    page.go_back()  # what was changed is still there
    expect(drawings.locator(".lab-pair")).to_have_count(1)
    changes = page.locator(".lab-changes li")
    expect(changes).to_have_count(1)
    expect(changes.locator("del")).to_have_text('["corn", 1]')
    expect(changes.locator("ins")).to_have_text('["gold", 2]')
    changes.locator("a").click()
    expect(resource).to_be_focused()
    page.locator("#lab-undo").click()
    expect(resource).to_have_value('["corn", 1]')


def test_what_is_wrong_is_found_and_not_sent(lab_person: Person) -> None:
    page = lab_person.page
    lab_person.open("/lab/tawantinsuyu")
    page.locator("summary", has_text="The hill").click()
    colour = page.locator('[name="hill.top.colours[0]"]')
    colour.fill("pink")
    colour.press("Enter")
    wrong = page.locator("#lab-state .lab-changes li", has_text="one of plain, blue, green is needed")
    expect(wrong.locator("a")).to_have_text("The hill · Top · Colours of the spaces · 1")
    for button in ("#lab-download", "#lab-play"):
        page.locator("summary", has_text="The hill").click()
        page.locator(button).click()  # leads to what is wrong instead
        expect(colour).to_be_focused()
    assert page.url.endswith("/lab/tawantinsuyu")
    page.context.set_offline(True)
    colour.fill("plain")
    colour.press("Enter")
    expect(page.locator("#lab-state")).to_contain_text("The server did not answer")
    lab_person.errors.clear()  # the browser reports that it is offline


def test_the_words_of_a_field_are_seen_while_it_is_written_in(newcomer: Callable[..., Person], open_lab: str) -> None:
    german = newcomer(open_lab, language="de", bypass_csp=True)
    page = german.page
    german.open("/lab/tawantinsuyu")
    page.locator("summary", has_text="Stufen").first.click()
    field, words = (page.locator(f'[id="{part}-steps.benefit"]') for part in ("field", "words"))
    expect(words).to_be_hidden()
    field.focus()
    expect(words).to_be_visible()
    expect(words).to_contain_text("god_card (Götterkarte), army_card (Armeekarte)")
    expect(field).to_have_accessible_description(re.compile("god_card"))
    assert german.axe() == []
    field.press("Escape")  # what lies below can be seen
    expect(words).to_be_hidden()
    page.locator('[id="field-steps.cost"]').focus()
    field.focus()
    expect(words).to_be_visible()


def test_things_are_found_by_what_they_are_called(newcomer: Callable[..., Person], open_lab: str) -> None:
    german = newcomer(open_lab, language="de")
    page = german.page
    german.open("/lab/cuzco-feld")
    search = page.locator("#lab-search")
    downloads: list[object] = []
    page.on("download", lambda download: downloads.append(download))
    search.fill("Suppe")
    search.press("Enter")
    shown = page.locator(".lab-thing:visible")
    expect(shown).to_have_count(2)
    assert [thing.get_attribute("aria-label") for thing in shown.all()] == ["Suppe", "2 Waren ‚Suppe‘"]
    expect(shown.first.locator("input:visible")).to_have_count(4)  # with all that it is
    search.fill("")
    expect(page.locator(".lab-group:visible")).to_have_count(9)
    expect(page.locator(".lab-field:visible")).to_have_count(0)  # what was opened for the search is closed again
    search.fill("Landkarte")
    expect(page.locator(".lab-group:visible")).to_have_count(1)
    expect(page.locator('[name="map.value_triangles[0].values"]')).to_be_visible()
    assert downloads == []


def test_an_experiment_is_watched_to_its_report(lab_person: Person) -> None:
    pytest.importorskip("vl_convert")
    page = lab_person.page
    lab_person.open("/lab/cuzco-feld")
    page.locator(".lab-group > summary", has_text="Goods").click()
    points = page.locator('[name="goods.kinds[0].points"]')
    points.fill("9")
    points.press("Enter")
    expect(page.locator("#lab-drawings .lab-pair")).to_have_count(1)
    page.locator(".lab-try > summary").click()
    page.locator('[name="bot"]').select_option("random")
    page.locator('[name="games"]').fill("10")
    page.locator('[name="games"]').press("Enter")
    page.wait_for_url("**/lab/experiments/*")
    expect(page.locator("h2", has_text="What the variants change")).to_be_visible(timeout=60_000)
    assert page.locator("svg").count() >= 4
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.locator('[name="goods.kinds[0].points"]')).to_have_value("9")


def test_an_experiment_is_found_again_and_stopped(lab_person: Person) -> None:
    pytest.importorskip("vl_convert")
    page = lab_person.page
    lab_person.open("/lab/cuzco-kramer")
    page.locator(".lab-try > summary").click()
    page.locator('[name="games"]').fill("2000")
    page.locator("#lab-start").click()
    page.wait_for_url("**/lab/experiments/*")
    page.get_by_role("link", name="Back to the lab").click()
    again = page.locator(".lab-tried")
    expect(again).to_contain_text("of 2,000 games")
    again.get_by_role("link").click()
    expect(page.locator("#lab-running")).to_contain_text(re.compile(r"^[1-9][0-9,]* of 2,000 games$"), timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("h2", has_text="as it is")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.locator(".lab-tried")).to_contain_text("report ready")
