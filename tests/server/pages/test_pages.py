"""The pages and their forms, as a browser sends them."""

from __future__ import annotations

import httpx
import pytest

from qosqo.server.http.visitors import COOKIE
from tests.server.helpers import Player


def test_two_clicks_to_a_game(browser: httpx.Client) -> None:
    assert "Tambo" in browser.get("/").text
    table = browser.post("/start", data={"game": "tambo"})
    assert table.url.path.startswith("/table/")
    assert table.url.path in browser.get("/").text


def test_a_table_is_set_up_with_a_form(browser: httpx.Client) -> None:
    assert "who-0" in browser.get("/setup/tambo").text
    form = {"who-0": "me", "name-0": "Ana", "who-1": "device", "name-1": "Ben", "who-2": "none", "option-deck": "sorted"}
    table = browser.post("/setup/tambo", data=form)
    assert table.url.path.startswith("/table/")
    assert "Ben" in table.text


def test_a_form_that_makes_no_sense_comes_back_with_the_reason(browser: httpx.Client) -> None:
    answer = browser.post("/setup/tambo", data={"who-0": "me", "name-0": "Ana"})
    assert answer.status_code == 409
    assert "2 to 4" in answer.text
    assert "Ana" in answer.text


def test_component_data_of_ones_own_are_sent_with_the_form(browser: httpx.Client) -> None:
    """The game's data can be downloaded, changed and sent back; what is wrong with them is said with the form."""
    own = browser.get("/api/games/tambo/data").text
    assert 'name="data"' in browser.get("/setup/tambo").text
    form = {"who-0": "me", "who-1": "device"}
    table = browser.post("/setup/tambo", data=form, files={"data": ("data.toml", own.replace("rounds = 6", "rounds = 2"))})
    assert table.url.path.startswith("/table/")
    assert "a file of their own" in table.text
    for bad in ("rounds = many", "rounds = 0\n", b"\xff\xfe"):
        answer = browser.post("/setup/tambo", data=form, files={"data": ("data.toml", bad)})
        assert answer.status_code == 409
        assert "These component data cannot be used" in answer.text
    without = browser.post("/setup/tambo", data=form, files={"data": ("", b"")})
    assert "a file of their own" not in without.text


@pytest.mark.parametrize(
    ("form", "names", "told"),
    [
        ({"way": "bots", "bots": "3", "strength": "hard"}, 4, "bot, hard"),
        ({"way": "friends", "friends": "2"}, 3, "/join/"),
        ({"way": "bots"}, 2, "bot, normal"),
    ],
)
def test_a_way_to_play_says_who_sits_where(browser: httpx.Client, form: dict[str, str], names: int, told: str) -> None:
    table = browser.post("/setup/tambo", data=form)
    assert table.url.path.startswith("/table/")
    assert table.text.count('class="seat-head"') == names
    assert told in table.text


def test_the_games_own_opponent_is_chosen_as_a_way_to_play(browser: httpx.Client) -> None:
    """T8: Axomamma's easier and harder rules all at once, or rule by rule; in other games nobody is asked about them."""
    page = browser.get("/setup/tawantinsuyu").text
    assert 'value="automaton"' in page
    assert 'name="option-opponent"' not in page
    assert 'value="automaton"' not in browser.get("/setup/cuzco-feld").text
    alone = {"way": "automaton", "option-free-step": "on"}
    usual, hardest, own, bots = (
        browser.post("/setup/tawantinsuyu", data=form).text
        for form in (
            {**alone, "difficulty": "standard"},
            {**alone, "difficulty": "hardest"},
            {**alone, "difficulty": "own"},
            {"way": "bots", "bots": "1", "option-free-step": "on"},
        )
    )
    assert all("Axomamma" in text for text in (usual, hardest, own))
    assert [text.count("Harder: ") for text in (usual, hardest, own, bots)] == [0, 7, 1, 0]
    assert "Axomamma" in browser.post("/start", data={"game": "tawantinsuyu", "solo": "on"}).text


@pytest.mark.parametrize(
    ("language", "setup", "record"), [("de", "bis 4 Personen", "Zeile 1: kein JSON"), ("nl", "tot 4 personen", "regel 1: geen JSON")]
)
def test_what_is_wrong_is_said_in_the_readers_language(browser: httpx.Client, language: str, setup: str, record: str) -> None:
    browser.headers["Accept-Language"] = language
    assert setup in browser.post("/setup/tambo", data={"who-0": "me"}).text
    answer = browser.post("/records", content="no record", headers={"Content-Type": "text/plain"})
    assert record in answer.json()["error"]


def test_an_invite_link_is_a_page_that_gives_the_seat_on_request_only(browser: httpx.Client, ana: Player) -> None:
    table = ana.set_up("me", "friend")
    link = table["invites"]["1"]
    for _ in range(2):  # looking does not use it up
        assert "Ana" in browser.get(link).text
    assert browser.post(link, data={"name": "Ben"}).url.path == table["url"]
    assert browser.get(link).status_code == 404
    assert [seat["name"] for seat in ana.look(table)["seats"]] == ["Ana", "Ben"]


def test_settings_stay_with_the_browser(browser: httpx.Client) -> None:
    page = browser.post("/settings", data={"language": "de", "theme": "dark", "confirm": "off", "name": "Ana", "next": "/setup/tambo"})
    assert page.url.path == "/setup/tambo"
    assert 'lang="de"' in page.text
    assert 'lang="de"' in browser.get("/").text


def test_settings_do_not_lead_to_other_sites(browser: httpx.Client) -> None:
    for path in ("//evil.example", "https://evil.example", "/\\evil.example", ""):
        assert browser.post("/settings", data={"next": path}).url.host == "127.0.0.1"


def test_a_finished_game_is_downloaded_uploaded_forked_and_played_again(browser: httpx.Client, address: str) -> None:
    browser.get("/")
    player = Player(address)
    player.http.headers["Authorization"] = f"Bearer {browser.cookies[COOKIE]}"
    table = player.play_to_the_end(player.set_up("me", "device"))
    record = browser.get(f"{table['url']}/record")
    assert "attachment" in record.headers["content-disposition"]
    copy = browser.post("/records", content=record.content, headers={"Content-Type": "text/plain"})
    assert copy.status_code == 201
    assert browser.get(copy.json()["url"]).status_code == 200
    again = browser.post("/records", content=record.content, headers={"Content-Type": "text/plain"})
    assert again.json() == copy.json(), "the same record is the same table"
    home = browser.get("/").text
    assert home.count(copy.json()["url"] + '"') == 1
    assert home.index(table["url"]) < home.index("Recorded games") < home.index(copy.json()["url"]), "and none of the tables to play at"
    assert browser.post("/records", content=b"\xff").status_code == 422
    assert browser.post(f"{table['url']}/fork", data={"number": "1"}).url.path != table["url"]
    assert browser.post(f"{table['url']}/fork", data={"number": "x"}).status_code == 404
    assert browser.post(f"{table['url']}/rematch").url.path != table["url"]


def test_what_does_not_exist_is_a_page_in_the_readers_language(browser: httpx.Client) -> None:
    for path in ("/nothing", "/table/nothing", "/setup/nothing", "/join/nothing"):
        answer = browser.get(path, headers={"Accept-Language": "fr, nl;q=0.9"})
        assert answer.status_code == 404
        assert 'lang="nl"' in answer.text


def test_rules_are_read_and_searched(browser: httpx.Client) -> None:
    assert 'href="/rules/cuzco-feld"' in browser.get("/").text
    page = browser.get("/rules/cuzco-feld")
    assert 'id="F2.9"' in page.text
    assert "Found" in browser.get("/rules/cuzco-feld", params={"q": "quipu"}).text
    assert "/rules/tambo" not in browser.get("/").text
    missing = browser.get("/rules/tambo")
    assert missing.status_code == 404
    assert "Nobody has written the rules" in missing.text
    assert browser.get("/rules/chess").status_code == 404


def test_a_table_is_put_away_for_oneself_alone(browser: httpx.Client) -> None:
    table = browser.post("/start", data={"game": "tambo"}).url.path
    assert "Put away: 1" not in browser.get("/").text
    assert "Put away: 1" in browser.post(f"{table}/put-away", data={"away": "on"}).text
    assert browser.get(table).status_code == 200
    back = browser.post(f"{table}/put-away", data={"away": "off"}).text
    assert table in back
    assert "Put away: 1" not in back
    assert browser.post("/table/nowhere/put-away", data={"away": "on"}).status_code == 404
