"""The pages as markup: well formed, translated, and without anything that the content policy forbids."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from qosqo.web import pages
from qosqo.web.boards import find_board, move_hook, thing_hook
from qosqo.web.build import WEB_FOLDER, game_model, web_texts
from qosqo.web.markup import VOID, changes
from qosqo.web.model import SeatInfo, Settings, UndoRequest, Viewer
from qosqo.web.page_models import HomeModel, JoinModel, MessageModel, SeatDraft, SetupModel, TableLine
from qosqo.web.table import CLIENT_MESSAGES, client_texts
from tests.tambo import GAME
from tests.web.tables import in_language, model, new_match, play_card, play_to_end


class Checker(HTMLParser):
    """Checks nesting, unique ids and labels that point somewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        assert self.open == []
        assert len(self.ids) == len(set(self.ids)), "an id occurs twice"
        assert set(self.targets) <= set(self.ids)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert name != "style"
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value or "")
            if name == "for":
                self.targets.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def all_pages(language: str) -> dict[str, str]:
    settings = Settings(language=language)
    game = game_model(GAME, language)
    match = new_match()
    play_card(match)
    line = TableLine("t9", "Tambo", ("Ana", "Bo"), True, (3, 4), 12, False, "2026-01-01T10:00:00Z")
    running = TableLine("t8", "Tambo", ("Ana", "Bo"), False, (3, 4), 1, True, "2026-01-01T10:00:00Z")
    return {
        "home": pages.home_page(HomeModel(settings, (game,), (line, running))),
        "setup": pages.setup_page(SetupModel(settings, game, (("easy", "easy"),), (SeatDraft("me"),), error="no")),
        "join": pages.join_page(JoinModel(settings, game, ("Ana", "Bo"), 1, "secret")),
        "message": pages.message_page(MessageModel(settings, "Title", "Text")),
        "gallery": pages.gallery_page(settings),
        "table": pages.table_page(model(new_match(), in_language(language), invites=((1, "http://x/join/y"),))),
        "waiting": pages.table_page(model(match, in_language(language), undo_request=UndoRequest(1, 0))),
        "cover": pages.table_page(model(match, Viewer((0, 1), settings=settings))),
        "end": pages.table_page(model(play_to_end(new_match()), in_language(language))),
        "replay": pages.table_page(model(play_to_end(new_match()), Viewer((0,), replay=2, settings=settings))),
    }


def test_tables_of_the_same_people_are_told_apart_by_how_far_they_are() -> None:
    assert "1 move, 3 : 4" in all_pages("en")["home"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_well_formed_in_every_language(language: str) -> None:
    for name, text in all_pages(language).items():
        assert text.startswith(f'<!DOCTYPE html><html lang="{language}"'), name
        Checker(text)


def catalogue(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", (WEB_FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def test_all_languages_have_the_same_messages() -> None:
    assert catalogue("de") == catalogue("en") == catalogue("nl")


def test_every_message_is_used() -> None:
    speakers = [*Path(WEB_FOLDER).glob("*.py"), *Path(WEB_FOLDER).parent.glob("server/pages/*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in speakers)
    built = (
        "theme-",
        "pace-",
        "kind-",
        "standing-",
        "way-",
        "difficulty-",
        "setup-bots",
        "setup-friends",
        "exercise-state-",
        "lab-origin-",
    )
    unused = [message for message in catalogue("en") if f'"{message}"' not in source and not message.startswith(built)]
    assert unused == []


def test_every_message_of_the_script_is_used_by_it() -> None:
    script = "".join((pages.STATIC_FOLDER / name).read_text(encoding="utf-8") for name in ("table.js", "since.js", "turn.js", "why.js"))
    used = set(re.findall(r"texts\.([a-z]+)|texts\[\"([a-z-]+)\"\]", script))
    assert {f"client-{dotted or quoted}" for dotted, quoted in used} == set(CLIENT_MESSAGES)


def test_the_policy_allows_only_own_scripts_and_styles() -> None:
    assert "script-src 'self';" in pages.CONTENT_SECURITY_POLICY
    assert "unsafe" not in pages.CONTENT_SECURITY_POLICY


def test_static_files_are_found_under_their_versioned_address() -> None:
    text = all_pages("en")["table"]
    addresses = re.findall(r'"/static/([0-9a-f]+)/([^"]+)"', text)
    assert {name for _, name in addresses} == {"qosqo.svg", "qosqo-turn.svg", "qosqo.css", "table.js"}
    for version, name in addresses:
        assert version == pages.static_version()
        assert (pages.STATIC_FOLDER / name).exists()


def test_the_page_carries_the_moves_for_narrowing() -> None:
    text = all_pages("en")["table"]
    found = re.search(r'<script type="application/json" id="moves">(.*?)</script>', text)
    assert found
    moves = json.loads(found[1])
    assert moves["rows"] == [[0, 1], [1], [2], [3, 1, 1, 3, 1]], "the values of a kind in one list"
    assert moves["reasons"] == ["R2.1: Card 3 is higher than the die, a 2."]
    assert moves["refused"] == [[0, 0, 3]]
    assert moves["parts"][0]["labels"] == {"1": "1", "3": "3"}


def test_a_move_sends_little_and_an_undo_removes_log_entries() -> None:
    match = new_match()
    before = pages.render_table(model(match))
    play_card(match)
    after = pages.render_table(model(match))
    patch = changes(before, after)
    assert "log-list+" in patch
    assert "panel-hands" in patch
    assert "board" not in patch
    match.undo(0, 0, [1])
    back = changes(after, pages.render_table(model(match)))
    assert back["log-1-0"] == ""


def test_undo_is_offered_only_to_who_may() -> None:
    match = new_match()
    play_card(match)
    assert 'data-do="undo"' in str(pages.render_table(model(match))["prompt"])
    assert 'data-do="undo"' not in str(pages.render_table(model(match, Viewer()))["prompt"])


def test_bots_need_not_be_asked_to_undo() -> None:
    """Once something was revealed, people must be asked; bots agree anyway, so the button does not speak of asking."""
    match = new_match()
    match.play(0, match.game.moves.packed({"kind": "draw"}))
    assert "Undo my move" in str(pages.render_table(model(match))["prompt"])
    people = (SeatInfo("Ana", "person"), SeatInfo("Bo", "person"))
    assert "Ask to undo" in str(pages.render_table(model(match, seats=people))["prompt"])


def test_only_those_asked_can_agree_to_an_undo() -> None:
    match = new_match()
    play_card(match)
    asked = pages.render_table(model(match, Viewer((1,)), undo_request=UndoRequest(0, 0)))["asked"]
    asking = pages.render_table(model(match, undo_request=UndoRequest(0, 0)))["asked"]
    assert 'data-do="agree"' in str(asked)
    assert 'data-do="agree"' not in str(asking)


def test_the_end_shows_sheet_chart_and_rematch() -> None:
    end = str(pages.render_table(model(play_to_end(new_match())))["end"])
    assert '<table class="sheet">' in end
    assert end.count("<polyline") == 2
    assert 'data-do="rematch"' in end


def test_the_end_tells_the_margin_and_where_the_difference_came_from() -> None:
    told = model(play_to_end(new_match()))
    totals, (winner,) = told.sheet.totals, told.winners
    end = str(pages.render_table(told)["end"])
    other = 1 - winner
    assert f"{totals[winner] - totals[other]} points ahead of {told.names[other]}" in end
    differences = [int(each.replace("−", "-")) for each in re.findall(r"<strong>([+−]\d+)</strong>", end)]
    assert sum(differences) == totals[winner] - totals[other]
    assert end.index('data-do="rematch"') < end.index("<table")


def test_rows_without_points_are_left_out() -> None:
    told = model(play_to_end(new_match()))
    empty = [title for title, row in zip(told.categories, told.sheet.by_category, strict=True) if not any(row)]
    end = str(pages.render_table(told)["end"])
    assert all(f">{title}<" not in end for title in empty)


def test_the_gallery_has_contents_that_lead_to_its_groups() -> None:
    text = pages.gallery_page(Settings())
    assert set(re.findall(r'href="#(gallery-[^"]+)"', text)) <= set(Checker(text).ids)


def test_the_games_called_cuzco_are_told_apart_by_motto_author_and_picture() -> None:
    games = tuple(game_model(all_games()[game], "en") for game in ("cuzco-feld", "cuzco-kramer"))
    home = pages.home_page(HomeModel(Settings(), games))
    assert "by Stefan Feld" in home
    assert "by Wolfgang Kramer and Michael Kiesling" in home
    assert "Dice, runners and a mask" in home
    assert "Terraces, temples and festivals" in home
    assert home.count('class="picture"') == 2


def test_hooks_of_drawn_things() -> None:
    assert move_hook(kind="place", hex=12) == {"data_move": "kind=place hex=12"}
    assert move_hook({"from": 3}, {"to": 3}) == {"data_move": "from=3|to=3"}
    assert thing_hook(temple=2) == {"data_is": "temple=2"}


def test_a_game_without_a_board_is_shown_in_panels() -> None:
    assert find_board("tambo") is None
    board = str(pages.render_table(model(new_match()))["board"])
    assert 'id="panel-face_up"' in board
    assert board.count('class="chip unknown"') == 3


def test_client_texts_keep_their_places_for_values() -> None:
    for language in LANGUAGES:
        texts = client_texts(web_texts(language))
        assert "{count}" in texts["list"]
        assert "{points}" in texts["points"]
        assert "{reason}" in texts["refused"]
