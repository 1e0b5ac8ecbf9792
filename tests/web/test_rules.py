"""The page of a game's rules: every rule under its number, and every number that the game says leads to it."""

from __future__ import annotations

import re

import pytest

from qosqo.core.game import Game
from qosqo.core.rulebook import rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from qosqo.web import pages
from qosqo.web.build import game_model, rules_path
from qosqo.web.model import Settings
from qosqo.web.page_models import RulesModel
from tests.tambo import GAME as TAMBO
from tests.web.tables import model, new_match, play_card
from tests.web.test_pages import Checker

WRITTEN = [game for game in all_games().values() if rules_path(game)]
by_id = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.id)


def rules_page(game: Game, language: str = "en", wanted: str = "") -> str:
    book = rulebook(game.folder, language)
    assert book is not None
    return pages.rules_page(RulesModel(Settings(language), game_model(game, language), book, wanted))


@by_id
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_anchor_and_every_link_leads_somewhere(game: Game, language: str) -> None:
    text = rules_page(game, language)
    book = rulebook(game.folder, language)
    assert book is not None
    ids = set(Checker(text).ids)
    assert set(book.rules) <= ids
    assert {chapter.id for chapter in book.chapters} <= ids
    targets = set(re.findall(r'href="#([^"]+)"', text))
    assert targets <= ids


@by_id
def test_every_number_that_a_table_says_is_an_anchor(game: Game) -> None:
    """The log, the refusals and the kinds of moves name rules; their links must not lead nowhere."""
    ids = set(Checker(rules_page(game)).ids)
    said = {kind.rule for table in (game.moves, game.events, game.refusals) for kind in table.kinds if kind.rule}
    assert said
    for number in said:
        if "{" in number:  # told by a value: at least the chapter is there
            number = number.partition(".")[0]
        assert number in ids


@by_id
def test_a_ruling_stands_with_its_reason_and_what_is_reconstructed_leads_to_how_to_correct_it(game: Game) -> None:
    text = rules_page(game)
    book = rulebook(game.folder, "en")
    assert book is not None
    remarks = [remark.kind for rule in book.rules.values() for remark in rule.remarks]
    assert text.count('class="remark ruling"') == text.count('class="remark why"') == remarks.count("ruling")
    assert text.count('href="#correcting" class="correct-this"') == remarks.count("reconstructed")
    assert f"/api/games/{game.id}/data" in text


def test_without_a_script_the_server_searches() -> None:
    game = all_games()["cuzco-feld"]
    found = rules_page(game, wanted="pututu")
    assert '<section id="F8.3" class="numbered">' in found
    assert '<section id="F2.8" class="numbered" hidden>' in found
    assert "Found: " in found
    assert "Nothing found." in rules_page(game, wanted="zeppelin").split("data-found")[1].split("</p>")[0]


def test_the_log_leads_to_the_rules_of_games_that_have_them() -> None:
    match = new_match()
    play_card(match)
    assert rules_path(TAMBO) == ""
    log = str(pages.render_table(model(match))["log"])
    assert '<span class="rule">' in log
    assert "/rules/" not in log
