"""The drawn board of Cuzco (Kramer & Kiesling)."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.texts import LANGUAGES
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.web.boards import cuzco_kramer, find_board
from qosqo.web.boards.cuzco_kramer.exhibits import FOLDER, board_texts
from qosqo.web.build import web_texts
from qosqo.web.markup import changes
from qosqo.web.pages import render_table, table_page
from tests.games.cuzco_kramer.helpers import AB, A, B, at, crop, face_up, hand, inca, line, pond, temple, turn_of, village
from tests.web.boards.helpers import MOST_BYTES, messages, model_of, not_to_be_pressed, played_on

NAMES = ("Ana", "Bo", "Chaska")


def match_at(position: KramerPosition) -> Match:
    """A match that stands at a position that was built."""
    match = Match.new(GAME, NAMES[: position.seats], seed=1)
    match.position = position
    return match


def drawn(position: KramerPosition, seat: int = 0, language: str = "en") -> str:
    model = model_of(match_at(position), seat, language)
    return str(cuzco_kramer.draw(model.view, model))


def play(match: Match, kind: str, **parts: int) -> None:
    match.play(match.position.to_act(), GAME.moves.packed({"kind": kind, **parts}))


def element(markup: str, id: str) -> str:
    """From the start tag with the id to that of the next sibling with one, which is enough to look into."""
    found = re.search(rf'<[a-z]+ [^>]*?id="{id}".*?(?=<[a-z]+ id="|$)', markup, re.S)
    assert found, f"nothing has the id {id}"
    return found.group()


def random_match(moves: int, seed: int = 4) -> Match:
    return played_on(Match.new(GAME, NAMES, seed=seed), moves, seed)


# What is seen.


def test_the_board_is_found_by_the_id_of_its_game() -> None:
    board = find_board(GAME.id)
    assert board is not None
    assert board.seat_panel is not None
    assert board.gallery is not None


def test_every_hex_is_drawn_once_and_stands_for_its_moves() -> None:
    """K1.1: 153 hexes of the site and the 63 that terrain can overflow to."""
    markup = drawn(turn_of())
    for cell in range(216):
        assert f'data-move="hex={cell}|to={cell}|from={cell}"' in element(markup, f"hex-{cell}")


@pytest.mark.parametrize("moves", [0, 40, 150])
def test_ids_are_unique_on_the_page(moves: int) -> None:
    ids = re.findall(r' id="([^"]+)"', table_page(model_of(random_match(moves))))
    assert len(ids) == len(set(ids))


def test_heights_show_by_shade_number_and_layers() -> None:
    """K3.3: elevation is the number of terrain tiles."""
    position = turn_of()
    crop(position, [at(6, 10)], height=3)
    shown = element(drawn(position), f"hex-{at(6, 10)}")
    assert 'class="cell crop h3"' in shown
    assert re.search(r'class="level"[^>]*>3<', shown)
    assert 'class="layers"' in shown
    assert "crops, height 3" in shown


def test_walls_are_hidden_by_terrain_of_the_same_height_in_front() -> None:
    position = turn_of()
    crop(position, [at(6, 10), at(7, 9), at(7, 11)])
    assert "wall" not in element(drawn(position), f"hex-{at(6, 10)}")
    assert "wall" in element(drawn(position), f"hex-{at(7, 9)}")


def test_villages_and_cities_differ_by_their_outline() -> None:
    """K5.1: a temple makes a city of a village."""
    position = turn_of()
    village(position, line(6, 8, 3))
    assert 'class="cell village h1"' in element(drawn(position), f"hex-{at(6, 8)}")
    temple(position, at(6, 10), 2)
    markup = drawn(position)
    assert 'class="cell village city h1"' in element(markup, f"hex-{at(6, 8)}")
    assert "#ck-temple-0" in element(markup, f"temple-{at(6, 10)}")
    assert "city of 3 hexes" in element(markup, f"hex-{at(6, 8)}")


def test_the_highest_position_is_marked() -> None:
    """K5.2: the highest Inca of who leads alone wears a crown, and the pennant flies over the city."""
    position = turn_of()
    village(position, line(6, 8, 3))
    village(position, [at(6, 8)])
    temple(position, at(6, 10), 2)
    inca(position, 0, at(6, 8))
    inca(position, 1, at(6, 12))
    markup = drawn(position)
    assert 'class="pennant seat-0"' in element(markup, f"temple-{at(6, 10)}")
    assert "First: Ana (2 in the final scoring). Second: Bo (1)." in element(markup, f"temple-{at(6, 10)}")
    assert markup.count('class="crown"') == 2, "one in the legend, one on the board"


def test_a_tie_for_the_highest_position_is_not_marked() -> None:
    """K5.2"""
    position = turn_of()
    village(position, line(6, 8, 3))
    temple(position, at(6, 10), 2)
    inca(position, 0, at(6, 8))
    inca(position, 1, at(6, 12))
    markup = drawn(position)
    assert "pennant" not in element(markup, f"temple-{at(6, 10)}")
    assert markup.count('class="crown"') == 1


def test_a_pond_tells_what_it_lacks_and_what_it_would_bring() -> None:
    """K6.2"""
    position = turn_of()
    pond(position, at(9, 9))
    pond(position, at(9, 11))
    crop(position, [at(9, 7)])
    inca(position, 1, at(9, 7))
    shown = element(drawn(position), f"hex-{at(9, 9)}")
    assert "pond of size 2. 7 more hexes of terrain surround it, then it brings 6 points" in shown
    assert "Highest position: Bo." in shown


def test_a_pond_tells_the_points_of_the_data_played_with() -> None:
    """K6.2: what a hex of a pond brings is component data."""
    match = Match.new(GAME, NAMES[:2], seed=1, data_text=GAME.data_text().replace("pond_hex = 3", "pond_hex = 5"))
    model = model_of(match)
    assert "then it brings 5 points" in element(str(cuzco_kramer.draw(model.view, model)), f"hex-{at(5, 9)}")


def test_everything_legal_can_be_done_by_pressing_what_it_concerns() -> None:
    """Every tenth position of a game: each legal move has something drawn; terrain is turned by the board's script."""
    match = Match.new(GAME, NAMES[:3], seed=7)
    chance = seeded(7)
    while not match.position.over() and len(match.made) < 400:
        if len(match.made) % 10 == 0:
            assert not_to_be_pressed(match, unless=("rotation",)) == []
        match.play(match.position.to_act(), match.position.sample(chance))


def test_hands_are_secret() -> None:
    """K7.3"""
    position = turn_of()
    hand(position, 0, A)
    hand(position, 1, B, AB)
    model = model_of(match_at(position))
    theirs = str(cuzco_kramer.seat_panel(1, model.view, model))
    assert theirs.count("#ck-back") == 2
    assert "#ck-card" not in theirs
    assert 'data-move="card=0"' in str(cuzco_kramer.draw(model.view, model)), "the own card can be played"


def test_the_festival_shows_all_bids() -> None:
    """K8.3"""
    position = turn_of()
    village(position, line(6, 8, 3))
    temple(position, at(6, 10), 2)
    inca(position, 0, at(6, 8))
    inca(position, 1, at(6, 12))
    face_up(position, AB)
    hand(position, 0, A)
    hand(position, 1, B, AB)
    match = match_at(position)
    assert "ck-festival" not in drawn(position)
    play(match, "festival", hex=at(6, 10), card=A)
    model = model_of(match, seat=1)
    markup = str(cuzco_kramer.draw(model.view, model))
    assert "Alone 1 point; shared 0 for each." in markup
    assert "1 FP" in element(markup, "ck-bidder-0")
    assert 'data-move="kind=drop"' in markup


# What changes.


def test_an_inca_keeps_its_element_while_it_moves() -> None:
    """So that it glides over the board."""
    position = turn_of()
    crop(position, [at(11, 9), at(11, 11), at(10, 10)])
    match = match_at(position)
    play(match, "enter", to=at(11, 9))
    play(match, "enter", to=at(11, 11))
    before = render_table(model_of(match))
    play(match, "move", **{"from": at(11, 9), "to": at(10, 10)})
    patch = changes(before, render_table(model_of(match)))
    assert 'data-move="from=' + str(at(10, 10)) in patch["inca-0"]
    assert not {"inca-1", "ck-incas"} & patch.keys()


def test_placing_terrain_sends_only_what_changes() -> None:
    match = random_match(60)
    before = render_table(model_of(match))
    move = next(move for move in match.position.moves() if GAME.moves.named(move)["kind"] == "triple")
    match.play(match.position.to_act(), move)
    patch = {
        id: markup for id, markup in changes(before, render_table(model_of(match))).items() if id not in ("moves", "seats", "end", "replay")
    }
    assert not {"board", "ck-board", "ck-cells"} & patch.keys()
    assert len(gzip.compress(json.dumps(patch).encode())) < 4_000


def test_a_page_is_light() -> None:
    match = random_match(220)
    page = table_page(model_of(match, seat=max(match.position.to_act(), 0)))
    weight = len(gzip.compress(page.encode()))
    print(f"a page after {len(match.made)} moves: {weight} bytes compressed")
    assert weight < MOST_BYTES


def test_what_was_placed_comes_from_its_supply() -> None:
    """K3.1 and K6.1: triples and ponds from the common supply, the others from the player's own."""
    for kind, parts, source in (
        ("triple", {"rotation": 0}, "ck-triples"),
        ("double", {"rotation": 0}, "ck-has-doubles-0"),
        ("village", {}, "ck-has-villages-0"),
        ("crop", {}, "ck-has-crops-0"),
        ("pond", {}, "ck-ponds"),
    ):
        match = match_at(turn_of())
        play(match, kind, hex=at(6, 10), **parts)
        for seat in (0, 1):
            model = model_of(match, seat)
            placed = str(cuzco_kramer.draw(model.view, model)).count(f'data-from="{source}"')
            assert placed == {"triple": 3, "double": 2}.get(kind, 1)


# What is said.


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete(language: str) -> None:
    assert messages(FOLDER, language) == messages(FOLDER, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_every_language(language: str) -> None:
    match = random_match(120)
    for seat in (-1, 0, 1):
        model = model_of(match, seat, language)
        assert str(cuzco_kramer.draw(model.view, model))
    assert board_texts(language)("card-0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_names_and_explains_everything(language: str) -> None:
    exhibits = cuzco_kramer.gallery(web_texts(language), GAME.own_data)
    assert all(exhibit.name and exhibit.about for exhibit in exhibits)
    defined = set(re.findall(r' id="([^"]+)"', str(exhibits[0].drawing)))
    used = {id for exhibit in exhibits for id in re.findall(r'href="#([^"]+)"', str(exhibit.drawing))}
    assert used <= defined
    cards = {id for id in defined if id.startswith(("ck-card", "ck-temple", "ck-relic", "ck-inca"))}
    assert cards <= used, "every card, temple, relic and figure is shown"


def test_every_drawing_referred_to_is_defined() -> None:
    page = table_page(model_of(random_match(150)))
    assert set(re.findall(r'href="#((?:ck)-[^"]+)"', page)) <= set(re.findall(r' id="([^"]+)"', page))
