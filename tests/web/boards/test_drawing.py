"""The drawing vocabulary of all boards."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from qosqo.core.match import Match
from qosqo.games import all_games
from qosqo.web.boards import find_board
from qosqo.web.boards.drawing import MEEPLE, SEAT_SHAPES, meeple, textile, thing
from qosqo.web.boards.hexes import CORNERS, SIDES, centre, hex_path, side_path
from qosqo.web.build import web_texts
from qosqo.web.markup import E
from qosqo.web.seats import SIGNS
from tests.web.boards.helpers import model_of


def test_neighbouring_hexes_share_two_corners() -> None:
    """Side k runs from corner k to corner k + 1; beyond it lies the neighbour in direction k."""
    beyond = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
    for side, (row, column) in enumerate(beyond):
        x, y = centre(row, column)
        theirs = {(corner_x + x, corner_y + y) for corner_x, corner_y in CORNERS}
        assert {CORNERS[side], CORNERS[(side + 1) % SIDES]} <= theirs


def test_neighbouring_sides_are_one_line() -> None:
    assert side_path((5, 0)).count("M") == 1, "also past the last corner"
    assert side_path((0, 2)).count("M") == 2
    assert side_path(()) == ""
    assert side_path(tuple(range(6))) == hex_path()


def test_every_seat_has_a_shape_of_its_own_beside_its_colour() -> None:
    assert len(set(SEAT_SHAPES)) == len(SIGNS)
    for seat in range(len(SIGNS)):
        assert f"seat-{seat}" in str(meeple(seat))
        assert SEAT_SHAPES[seat] in str(meeple(seat))
        assert MEEPLE in str(meeple(seat))


def test_a_thing_says_what_it_is_and_how_many_there_are() -> None:
    markup = str(thing("deck", E.svg(), 0, "Cards: none", "kind=draw"))
    assert 'aria-label="Cards: none"' in markup
    assert 'data-move="kind=draw"' in markup
    assert 'id="deck-count" data-number="0"' in markup.replace('class="many" ', "")
    assert "none" in markup


def test_woven_diamonds_go_in_steps() -> None:
    """Every second move of the thread is sideways, every other one up or down."""
    threads = re.findall(r'd="M([^"]+)z"', str(textile("cloth", 24)))
    assert len(threads) == 3
    for thread in threads:
        points = [tuple(map(float, point.split())) for point in thread.split("L")]
        assert all(x == next_x or y == next_y for (x, y), (next_x, next_y) in pairwise(points))


WITH_GALLERY = {
    game.id: board.gallery for game in all_games().values() if (board := find_board(game.id)) is not None and board.gallery is not None
}


def test_the_games_of_the_house_have_galleries() -> None:
    assert {"cuzco-feld", "cuzco-kramer", "tawantinsuyu"} <= WITH_GALLERY.keys()


@pytest.mark.parametrize("game_id", WITH_GALLERY)
def test_the_gallery_shows_every_icon_of_a_board(game_id: str) -> None:
    """Apart from faces of dice, grounds and the pond as it lies in the supply, which the gallery shows in another way."""
    game = all_games()[game_id]
    drawings = "".join(str(exhibit.drawing) for exhibit in WITH_GALLERY[game_id](web_texts("en", game), game.own_data))
    defined = set(re.findall(r'<symbol id="([^"]+)"', drawings))
    shown = set(re.findall(r'href="#([^"]+)"', drawings))
    assert {id for id in defined - shown if not re.search("face-|pond-tile", id)} == set()


@pytest.mark.parametrize("game_id", ["cuzco-feld", "cuzco-kramer", "tawantinsuyu"])
def test_a_legend_tells_what_the_signs_mean(game_id: str) -> None:
    model = model_of(Match.new(all_games()[game_id], ("Ana", "Bo"), seed=1))
    board = find_board(game_id)
    assert board is not None
    markup = str(board.draw(model.view, model))
    legend = markup[markup.index('class="signs"') :]
    assert legend.count("<li>") > 10
    assert f'href="/gallery#gallery-{game_id}"' in legend
