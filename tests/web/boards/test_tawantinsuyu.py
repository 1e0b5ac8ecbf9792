"""The drawn board of Tawantinsuyu."""

from __future__ import annotations

import gzip
import re

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of, part_a, part_b
from qosqo.core.texts import LANGUAGES
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.placing import food_cost
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.web.boards import find_board, tawantinsuyu
from qosqo.web.boards.tawantinsuyu.hill import around, icon_point, space_point
from qosqo.web.boards.tawantinsuyu.scene import FOLDER, board_texts
from qosqo.web.build import web_texts
from qosqo.web.ghosts import changed_ids
from qosqo.web.markup import E, Node, changes
from qosqo.web.pages import render_table, table_page
from tests.games.tawantinsuyu.helpers import ARCHITECT, COURIER, DATA, FIRST_BOTTOM, FIRST_MIDDLE, PRIEST, Table
from tests.web.boards.helpers import MOST_BYTES, messages, model_of, not_to_be_pressed, played_on

NAMES = ("Ana", "Bo", "Chaska", "Illa")


def match_at(position: TawaPosition) -> Match:
    """A match that stands at a position that was built."""
    match = Match.new(GAME, NAMES[: position.seats], seed=1)
    match.position = position
    return match


def drawn(match: Match, seat: int = 0, language: str = "en") -> str:
    model = model_of(match, seat, language)
    panels = [str(tawantinsuyu.seat_panel(each, model.view, model)) for each in range(len(model.names))]
    return str(tawantinsuyu.draw(model.view, model)) + "".join(panels)


def laid_out(table: Table, seat: int = 0) -> str:
    return drawn(match_at(table.position), seat)


def tag(markup: str, id: str) -> str:
    found = re.search(rf'<[a-z]+[^>]* id="{id}"[^>]*>|<[a-z]+ id="{id}"[^>]*>', markup)
    assert found, f"nothing has the id {id}"
    return found.group()


def inside(markup: str, id: str) -> str:
    """From the start tag with the id to that of the next element with one, which is enough to look into."""
    found = re.search(rf'<[a-z]+ [^>]*?id="{id}".*?(?=<[a-z]+ id="|$)', markup, re.S)
    assert found, f"nothing has the id {id}"
    return found.group()


def random_match(moves: int, seats: int = 3, seed: int = 5) -> Match:
    return played_on(Match.new(GAME, NAMES[:seats], seed=seed), moves, seed)


def until(match: Match, kind: int) -> Match:
    """Played on at random until a kind of move is possible."""
    chance = seeded(7)
    while not any(kind_of(move) == kind for move in match.position.moves()):
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


# The hill.


def test_the_board_is_found_by_the_id_of_its_game() -> None:
    board = find_board(GAME.id)
    assert board is not None
    assert board.seat_panel is not None
    assert board.gallery is not None


def test_every_space_stands_for_its_moves() -> None:
    markup = drawn(random_match(0))
    for space in range(names.SPACES):
        assert f'data-move="space={space}"' in tag(markup, f"tw-space-{space}")


def test_the_icon_in_the_column_of_a_space_is_touched_by_its_neighbours() -> None:
    """T3.6: every space touches three icons; the drawing puts each icon between the three spaces that touch it."""
    for space in range(names.SPACES):
        task = DATA.space_icons[space][1]
        assert DATA.space_icons[around(space, -1)][2] == task
        assert DATA.space_icons[around(space, 1)][0] == task


def test_nothing_on_the_hill_lies_on_something_else() -> None:
    places = [(space_point(space), 25.0) for space in range(names.SPACES)] + [(icon_point(space), 17.0) for space in range(names.SPACES)]
    for number, ((x, y), reach) in enumerate(places):
        for (u, v), other in places[:number]:
            assert (x - u) ** 2 + (y - v) ** 2 >= (reach + other - 1) ** 2


def test_the_cost_from_the_high_priest_is_the_one_of_the_rules() -> None:
    """T3.2: what the page shows is what the game asks, steps included."""
    table = Table()
    table.priest(0, 3)
    table.steps(1, 1)
    table.steps(0, 4)
    table.steps(1, 4, 1)
    model = model_of(match_at(table.position))
    markup = str(tawantinsuyu.draw(model.view, model))
    for space in range(names.SPACES):
        cost = food_cost(table.position, 0, space, ARCHITECT)
        assert f" {cost or 'No'} food from your high priest (T3.2)" in tag(markup, f"tw-space-{space}")
    assert "5 food from your high priest (T3.2)" in tag(markup, f"tw-space-{FIRST_BOTTOM + 3 * 4}")


def test_a_space_tells_its_god_colour_tasks_and_worker() -> None:
    table = Table().on_hill(FIRST_MIDDLE, COURIER)
    shown = tag(laid_out(table), f"tw-space-{FIRST_MIDDLE}")
    assert "Pachamama (middle terrace, section 1), green (craftsmen). Tasks: " in shown
    assert "A courier stands here." in shown
    assert 'class="tw-letter">R<' in laid_out(table)


def test_only_the_three_icons_of_the_placed_worker_stand_for_tasks() -> None:
    """T3.6."""
    match = until(random_match(60), phrases.MOVE_TASK)
    markup = drawn(match, match.position.to_act())
    assert markup.count('data-move="kind=task ') == 3


def test_the_placed_worker_is_of_the_kin_that_left_the_supply() -> None:
    """So it is seen to go from the supply to the hill."""
    match = until(random_match(60), phrases.MOVE_PLACE)
    seat = match.position.to_act()
    move = next(move for move in match.position.moves() if kind_of(move) == phrases.MOVE_PLACE)
    before = supply_kins(drawn(match, seat), seat)
    match.play(seat, move)
    after = drawn(match, seat)
    kin = f"worker-{part_a(move)}"
    assert f'data-kin="{kin}"' in inside(after, f"tw-at-{part_b(move)}")
    before.remove(kin)
    assert supply_kins(after, seat) == before


def supply_kins(markup: str, seat: int) -> list[str]:
    return re.findall(rf'id="tw-own-{seat}-\d-\d"[^>]*data-kin="([^"]+)"', markup)


def test_the_coricancha_is_turned_as_it_lies() -> None:
    table = Table()
    table.position.rotation = 2
    markup = laid_out(table)
    assert "Produce" in tag(markup, "tw-spot-2")
    assert "Worship" in tag(markup, "tw-spot-3")


def test_the_high_priest_goes_one_or_two_spots_on() -> None:
    """T3.18."""
    table = Table()
    table.priest(0, 4)
    markup = laid_out(table)
    assert "kind=move-priest spots=1" in tag(markup, "tw-spot-0")
    assert "kind=move-priest spots=2" in tag(markup, "tw-spot-1")
    assert "move-priest" not in tag(markup, "tw-spot-2")


# Around the hill.


def test_the_ends_of_the_village_can_be_bought() -> None:
    """T3.28: the potato end is the first, the corn end the last."""
    markup = laid_out(Table().village(ARCHITECT, COURIER, PRIEST))
    assert "kind=buy-worker end=0" in tag(markup, "tw-village-0")
    assert "data-move" not in tag(markup, "tw-village-1")
    assert "kind=buy-worker end=1" in tag(markup, "tw-village-2")


def test_conquest_spaces_tell_cost_and_benefit() -> None:
    """T3.22."""
    table = Table()
    table.conquered(1, 1)
    markup = laid_out(table)
    label = tag(markup, "tw-conquest-1")
    assert "Chinchasuyu 2: soldiers to turn down: 2, to discard: 1; gain 4 points" in label
    assert "Conquered by Bo." in label
    assert "tw-flag-1" in inside(markup, "tw-conqueror-1")


def test_matching_edges_of_a_tapestry_are_marked() -> None:
    """T3.15."""
    table = Table()
    left = 4
    right = next(tile for tile in range(names.WEAVINGS) if DATA.weaving_left[tile] == DATA.weaving_right[left] and tile != left)
    table.position.tapestries = ((left, right),)
    table.position.tapestry_owner = (0,)
    markup = laid_out(table)
    assert markup.count('class="tw-edge matched"') == 2


def test_cards_of_others_stay_hidden() -> None:
    match = random_match(90)
    position = match.position
    assert isinstance(position, TawaPosition)
    hidden = [card for card in position.god_hands[1].known_to(1) if card not in position.god_hands[1].known_to(0)]
    assert hidden
    markup = drawn(match, 0)
    for card in hidden:
        assert f'id="tw-card-{card}"' not in markup
    assert "In front of you" not in drawn(match, -1)


def test_own_cards_can_pay_and_tell_their_benefit() -> None:
    match = until(random_match(60), phrases.MOVE_PLACE)
    seat = match.position.to_act()
    markup = drawn(match, seat)
    assert isinstance(match.position, TawaPosition)
    for card in match.position.god_hands[seat].cards:
        label = tag(markup, f"tw-card-{card}")
        assert f"kind=place card={card}" in label
        assert "Benefit: " in label


# Axomamma.


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_legal_can_be_done_by_pressing_what_it_concerns(seats: int) -> None:
    """Through a whole game: each legal move has something drawn for what tells it from others."""
    match = Match.new(GAME, NAMES[:seats], seed=7)
    chance = seeded(7)
    while not match.position.over():
        assert not_to_be_pressed(match) == []
        match.play(match.position.to_act(), match.position.sample(chance))


def test_axomamma_has_its_board_with_loops_tokens_and_tucked_cards() -> None:
    """T8.5, T8.30."""
    match = Match.new(GAME, NAMES[:2], seed=2, options={"opponent": "axomamma"})
    chance = seeded(2)
    while len(match.made) < 60:
        match.play(match.position.to_act(), match.position.sample(chance))
    position = match.position
    assert isinstance(position, TawaPosition)
    page = table_page(model_of(match, 1 - position.axomamma))
    for token in range(names.TOKENS):
        spot = f"tw-tokens-{position.data.token_row[token]}-{position.tokens[token]}"
        assert re.search(rf'id="{spot}"(?:(?!</span>).)*id="tw-token-{token}"', page)
    assert all(f'id="tw-card-{card}"' in page for card in position.tucked)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_without_axomamma_there_is_no_board_of_it() -> None:
    assert 'id="tw-axomamma"' not in drawn(random_match(40))


# The page.


@pytest.mark.parametrize(("moves", "seats"), [(0, 2), (30, 4), (200, 3), (400, 4)])
def test_ids_are_unique_and_nothing_breaks_the_policy(moves: int, seats: int) -> None:
    page = table_page(model_of(random_match(moves, seats)))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert " style=" not in page


def test_every_symbol_that_is_used_is_defined() -> None:
    page = table_page(model_of(random_match(300)))
    used = set(re.findall(r'href="#(tw-[^"]+)"', page))
    assert used <= set(re.findall(r' id="([^"]+)"', page))


def test_the_page_is_light() -> None:
    assert len(gzip.compress(table_page(model_of(random_match(400, 4))).encode())) < MOST_BYTES


def test_a_placement_sends_little() -> None:
    match = until(random_match(60), phrases.MOVE_PLACE)
    seat = match.position.to_act()
    before = render_table(model_of(match, seat))
    match.play(seat, next(move for move in match.position.moves() if kind_of(move) == phrases.MOVE_PLACE))
    sent = changes(before, render_table(model_of(match, seat)))
    assert "tw-board" not in sent
    assert "tw-hill" not in sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(FOLDER, language) == messages(FOLDER, "en")
    say = board_texts(language)
    letters = [say(f"letter-{colour}") for colour in range(names.COLOURS)]
    assert len(set(letters)) == names.COLOURS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_and_explains_everything(language: str) -> None:
    exhibits = tawantinsuyu.gallery(web_texts(language), GAME.own_data)
    shown = "".join(str(each.drawing) for each in exhibits)
    for card in range(names.GOD_CARDS):
        assert f'id="tw-card-{card}"' in shown
    for building in range(names.BUILDINGS):
        assert f'id="tw-building-{building}"' in shown
    assert all(each.name and each.about and "{" not in each.about for each in exhibits)


# Looking back.


def test_a_better_line_marks_what_looks_different_and_nothing_else() -> None:
    """Spots stand for other moves than before, and food costs differ, which is shown only where somebody points at."""
    match = until(random_match(0), phrases.MOVE_MOVE_PRIEST)
    seat = match.position.to_act()

    def board() -> Node:
        model = model_of(match, seat)
        return E.div(tawantinsuyu.draw(model.view, model), id="board")

    before = board()
    match.play(seat, next(move for move in match.position.moves() if kind_of(move) == phrases.MOVE_MOVE_PRIEST))
    after = board()
    assert any("tw-space-" in id for id in changes({"board": before}, {"board": after}))
    assert list(changed_ids(before, after)) == [f"tw-high-priest-{seat}"]
