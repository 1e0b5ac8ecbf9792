"""The drawn board of Cuzco (Feld)."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.texts import LANGUAGES
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import GAME
from qosqo.games.cuzco_feld.movement import deliver
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.web.boards import cuzco_feld, find_board
from qosqo.web.boards.cuzco_feld.exhibits import FOLDER
from qosqo.web.build import web_texts
from qosqo.web.markup import changes
from qosqo.web.pages import render_table, table_page
from tests.games.cuzco_feld.helpers import FARM, STUDY, TEMPLE, give_cards, give_tile, put_dice, table
from tests.web.boards.helpers import MOST_BYTES, messages, model_of, not_to_be_pressed, played_on

NAMES = ("Ana", "Bo", "Chaska", "Dina")


def match_at(position: FeldPosition) -> Match:
    """A match that stands at a position that was built."""
    match = Match.new(GAME, NAMES[: position.seats], seed=1)
    match.position = position
    return match


def drawn(position: FeldPosition, seat: int = 0) -> str:
    model = model_of(match_at(position), seat)
    return str(cuzco_feld.draw(model.view, model))


def element(markup: str, id: str) -> str:
    """From the start tag with the id to the next one that has an id."""
    found = re.search(rf'<[a-z]+ [^>]*?id="{id}".*?(?=<[a-z]+ [^>]*?id="|$)', markup, re.S)
    assert found, f"nothing has the id {id}"
    return found.group()


def random_match(moves: int, seed: int = 4, seats: int = 4, pututus: str = "on") -> Match:
    return played_on(Match.new(GAME, NAMES[:seats], seed=seed, options={"pututus": pututus}), moves, seed)


# What is seen.


def test_the_board_is_found_by_the_id_of_its_game() -> None:
    board = find_board(GAME.id)
    assert board is not None
    assert board.seat_panel is not None
    assert board.gallery is not None


def test_every_place_stands_for_its_moves() -> None:
    """F1.1: Cuzco and twelve villages, each with feather and value."""
    position = table()
    markup = drawn(position)
    for place in range(13):
        assert f'data-move="place={place}"' in element(markup, f"cf-place-{place}")
    assert f"{position.value_of[3]} VP for the quipu on top" in element(markup, "cf-place-3")


def test_trails_differ_by_kind_and_lead_on_from_the_own_chasqui() -> None:
    """F1.1, F2.4"""
    position = table()
    position.chasquis = replaced(position.chasquis, 0, 0)
    markup = drawn(position)
    for number in range(24):
        kind, pips = position.trails[number] & 1, position.trails[number] >> 1
        trail = element(markup, f"cf-trail-{number}")
        assert f"cf-way-{kind}" in trail
        assert f">{pips}</text>" in trail
    assert 'data-move="place=1"' in element(markup, "cf-trail-0")
    assert "data-move" not in element(markup, "cf-trail-2")


def test_the_overlay_turns_with_its_arms() -> None:
    """F1.2: arm j leads to the inner village (j + overlay) % 6."""
    position = table()
    position.overlay = 4
    model = model_of(match_at(position))
    assert [arm.other for arm in model.view.arms] == [4, 5, 0, 1, 2, 3]
    markup = str(cuzco_feld.draw(model.view, model))
    assert 'class="cf-overlay cf-turn-4"' in markup
    assert 'data-move="place=5"' in element(markup, "cf-arm-1"), "all chasquis stand in Cuzco"


def test_quipus_lie_in_piles_and_the_village_tells_whose_is_on_top() -> None:
    """F2.5"""
    position = table()
    deliver(position, 2, 7)
    deliver(position, 1, 7)
    markup = drawn(position)
    assert "Quipus from the top: Bo, Chaska." in element(markup, "cf-place-7")
    assert re.search(r'"#cf-quipu-2".*"#cf-quipu-1"', markup.partition('id="cf-quipus"')[2]), "the later one covers the earlier one"


def test_dice_lie_on_their_spaces() -> None:
    """F2.2"""
    position = table()
    put_dice(position, TEMPLE, 5, 3, seat=3)
    markup = drawn(position)
    space = markup.partition('id="cf-space-5"')[2].partition('class="cf-space"')[0]
    assert re.findall(r'id="cf-die-([^"]+)"', space) == ["3-5-0", "3-3-0"]
    assert "must be lower than 3" in element(markup, "cf-action-5")


@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 7), (4, 8)])
def test_actions_share_spaces_with_fewer_players(seats: int, spaces: int) -> None:
    """F1.3"""
    markup = drawn(table(seats))
    assert markup.count('class="cf-space"') == spaces
    assert markup.count('class="cf-sign"') == 8


def test_tiles_on_the_mask_can_be_slid_and_used() -> None:
    """F2.10, F2.17, F4.1"""
    position = table()
    give_tile(position, 0, STUDY, 2, value=3)
    give_tile(position, 0, FARM, 10, value=2, slid=True)
    markup = drawn(position)
    assert 'data-move="kind=slide-down colour=0 value=3|kind=use-ability colour=0 ability=1"' in markup
    assert 'data-move="kind=slide-up colour=1 value=2|kind=use-ability colour=1 ability=9"' in markup
    assert "It is slid down." in markup


def test_missions_show_their_progress() -> None:
    """F7.1: 20 wants four study tiles."""
    position = table()
    position.missions = replaced(position.missions, 0, 25)
    give_tile(position, 0, STUDY, 1)
    give_tile(position, 0, STUDY, 2)
    assert "Reached: 2 of 4." in element(drawn(position), "cf-mission-25")


def test_hands_are_secret() -> None:
    """F1.13: cards that others have not seen lie face down, and missions about them do not give them away."""
    match = random_match(10, seed=2)
    assert isinstance(match.position, FeldPosition)
    model = model_of(match)
    shown = str(cuzco_feld.seat_more(1, model.view, model))
    assert "cf-hand-1-x-0" in shown
    assert "kind=play-card" not in shown


def test_own_cards_can_be_played() -> None:
    """F3.1, F2.16"""
    position = table()
    give_cards(position, 0, 13)
    assert 'data-move="kind=play-card card=12|kind=place-die-with-card card=12"' in drawn(position)


@pytest.mark.parametrize("moves", [0, 9, 60, 150])
def test_ids_are_unique_on_the_page(moves: int) -> None:
    for seat in (-1, 0):
        ids = re.findall(r' id="([^"]+)"', table_page(model_of(random_match(moves), seat)))
        assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_legal_can_be_done_by_pressing_what_it_concerns(seats: int) -> None:
    """Through a whole game: each legal move has something drawn for what tells it from others."""
    match = Match.new(GAME, NAMES[:seats], seed=7, options={"pututus": "on"})
    chance = seeded(7)
    while not match.position.over():
        assert not_to_be_pressed(match) == []
        match.play(match.position.to_act(), match.position.sample(chance))


# What changes.


def test_pieces_keep_their_elements_while_they_move() -> None:
    """A tile goes from the display to the mask, a die to its space, a chasqui over a trail."""
    match = random_match(60)
    tile = next(id for id in re.findall(r'id="(cf-tile-\d+)"', table_page(model_of(match))))
    for id in (tile, "cf-chasqui-0", "cf-chasqui-3", "cf-marker-2"):
        assert "data-piece" in element(table_page(model_of(match)), id)


def test_a_quipu_flies_from_the_mask_to_its_village() -> None:
    """F2.5: the upper leftmost one keeps its element."""
    position = table()
    deliver(position, 0, 7)
    before = drawn(position).partition('id="cf-own"')
    assert 'id="cf-quipu-0-1"' in before[2]
    deliver(position, 0, 2)
    after = drawn(position).partition('id="cf-own"')
    assert 'id="cf-quipu-0-1"' not in before[0]
    assert 'id="cf-quipu-0-1"' in after[0]
    assert 'id="cf-quipu-0-1"' not in after[2]


def test_placing_a_die_sends_only_what_changes() -> None:
    match = random_match(60)
    while not any(GAME.moves.named(move)["kind"] == "place-die" for move in match.position.moves()):
        match.play(match.position.to_act(), match.position.moves()[0])
    before = render_table(model_of(match))
    move = next(move for move in match.position.moves() if GAME.moves.named(move)["kind"] == "place-die")
    match.play(match.position.to_act(), move)
    patch = {
        id: markup for id, markup in changes(before, render_table(model_of(match))).items() if id not in ("moves", "seats", "end", "replay")
    }
    assert not {"board", "cf-board", "cf-map", "cf-own"} & patch.keys()
    assert len(gzip.compress(json.dumps(patch).encode())) < 5_000


def test_a_page_is_light() -> None:
    match = random_match(170)
    page = table_page(model_of(match, seat=max(match.position.to_act(), 0)))
    weight = len(gzip.compress(page.encode()))
    print(f"a page after {len(match.made)} moves: {weight} bytes compressed")
    assert weight < MOST_BYTES


# What is said.


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete(language: str) -> None:
    assert messages(FOLDER, language) == messages(FOLDER, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_every_language(language: str) -> None:
    match = random_match(120)
    for seat in (-1, 0, 1):
        model = model_of(match, seat, language)
        assert str(cuzco_feld.draw(model.view, model))
        assert all(str(cuzco_feld.seat_panel(other, model.view, model)) for other in range(4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_names_and_explains_everything(language: str) -> None:
    """12 abilities in 2 colours, 15 god cards, 61 missions, 6 goods, 4 feathers."""
    exhibits = cuzco_feld.gallery(web_texts(language), GAME.own_data)
    assert all(exhibit.name and exhibit.about for exhibit in exhibits)
    assert len(exhibits) >= 24 + 15 + 61 + 6 + 4
    defined = set(re.findall(r' id="([^"]+)"', str(exhibits[0].drawing)))
    assert {id for exhibit in exhibits for id in re.findall(r'href="#([^"]+)"', str(exhibit.drawing))} <= defined


@pytest.mark.parametrize("moves", [5, 150])
def test_every_drawing_referred_to_is_defined(moves: int) -> None:
    page = table_page(model_of(random_match(moves)))
    assert set(re.findall(r'href="#(cf-[^"]+)"', page)) <= set(re.findall(r' id="([^"]+)"', page))
