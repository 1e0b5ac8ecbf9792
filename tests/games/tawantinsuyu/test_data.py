"""The data file: what it must say, and how a wrong one is refused."""

from __future__ import annotations

import re
import tomllib

import pytest

from qosqo.core.data import DataError, origins, read_groups
from qosqo.core.phrases import part_a, part_b
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.axomamma.board import MoveTokens
from qosqo.games.tawantinsuyu.conquest import ways_with
from qosqo.games.tawantinsuyu.data import GROUPS
from qosqo.games.tawantinsuyu.payment import charge_cost
from tests.games.tawantinsuyu.helpers import FORMER_DATA, Table, card_with, conquest_with

TEXT = FORMER_DATA
DATA = GAME.own_data
"""The present ones: what is known of the components must hold for them."""


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("[score]", "[score", "not a TOML file"),
        ("[offer]", "[offers]", "offers"),
        ('[village]\norigin = "reconstructed"', '[village]\norigin = "guessed"', "village.origin"),
        ("removed = { 2 = 1", "removed = { 2 = 8", "workers.removed.2"),
        ("village = { 2 = 6, 3 = 7, 4 = 9 }", "village = { 2 = 6, 3 = 7 }", "village.village.4"),
        ('clockwise = ["produce", "worship"', 'clockwise = ["produce", "produce"', "coricancha.clockwise"),
        ('"potato", "building",\n    "corn", "training"', '"potato", "building",\n    "potato", "training"', "hill.top.icons"),
        ("blocked = [0, 3, 4, 7, 8]", "blocked = [0, 3, 4, 7, 12]", "hill.top.blocked[4]"),
        ("cost = { stone = 3 }", "cost = { wood = 3 }", "steps.cost"),
        ("copies = 4, soldiers = 1", "copies = 3, soldiers = 1", "army_cards.kinds"),
        ("copies = 4, soldiers = 1", "copies = 4, soldiers = 3", "army_cards.kinds[2].soldiers"),
        ('resource = ["stone", 1]', 'resource = ["points", 1]', "army_cards.kinds[1].resource"),
        ('    [["gold", 1]],\n    [["stone", 2]]', '    [["silver", 1]],\n    [["stone", 2]]', "rewards.effects[0][0]"),
        ('reference = "W01"', 'reference = "SW01"', "weavings.tiles[4].reference"),
        ('reference = "SW01", pattern = 0', 'reference = "SW01", pattern = 7', "weavings.tiles[0].pattern"),
        ("{ flip = 0, discard = 1, effect", "{ flip = 0, discard = 0, effect", "conquests.Chinchasuyu[0]"),
        ('{ flip = 3, discard = 3, effect = [["points", 11]] },\n]\nAntisuyu', "]\nAntisuyu", "conquests.Chinchasuyu"),
        ('effect = [["temple", 1]] }', 'effect = [["rejuvenation", 1]] }', "production_buildings.buildings[17].effect"),
        ("final_points = [0,", "final_points = [3,", "temple.final_points[0]"),
        ("cost = { stone = 3 }", "cost = { stone = 6, corn = 5 }", "steps.cost"),
        ("{ flip = 0, discard = 1, effect", "{ flip = 11, discard = 1, effect", "conquests.Chinchasuyu[0].flip"),
        ("start = 10", "start = 99999999999999999999999", "score.start"),
        ("start = 10", "start = true", "score.start"),
        ("start = 10", "", "score.start"),
        ("start = 10", "start = 10\nfinish = 3", "score.finish"),
    ],
)
def test_wrong_entries_are_named(old: str, new: str, entry: str) -> None:
    """A wrong file is refused with a message that names the entry."""
    assert old in TEXT
    with pytest.raises(DataError) as refused:
        GAME.load(TEXT.replace(old, new, 1))
    assert str(refused.value).startswith(entry)


@pytest.mark.parametrize(
    ("old", "new", "least", "most", "entry"),
    [
        ("start = 10", "start = {}", 0, 100, "score.start"),
        ("festival_token = [1, 2, 4]", "festival_token = [1, 2, {}]", 0, 20, "score.festival_token[2]"),
        ("tapestries = [0, 0, 1", "tapestries = [0, 0, {}", 0, 100, "score.tapestries[2]"),
        ("of_each_colour = 9", "of_each_colour = {}", 4, 20, "workers.of_each_colour"),
        ("removed = {{ 2 = 1", "removed = {{ 2 = {}", 0, 7, "workers.removed.2"),
        ("nomads = {{ 2 = 3", "nomads = {{ 2 = {}", 0, 10, "village.nomads.2"),
        ("limit = {{ 2 = 3", "limit = {{ 2 = {}", 1, 20, "offer.limit.2"),
        ("gods = [\n    0, 1", "gods = [\n    0, {}", 0, 5, "hill.top.gods[1]"),
        ("blocked = [0, 3", "blocked = [0, {}", 0, 9, "hill.top.blocked[1]"),
        ("cost = {{ stone = 3 }}", "cost = {{ stone = {} }}", 1, 10, "steps.cost.stone"),
        ("points = 3, of_each_god = 2", "points = {}, of_each_god = 2", 0, 50, "statues.small.points"),
        ("points = 3, of_each_god = 2", "points = 3, of_each_god = {}", 0, 9, "statues.small.of_each_god"),
        ("pattern = 1, left = 7, right = 2, players = 2", "pattern = 1, left = {}, right = 2, players = 2", 0, 7, "weavings.tiles[4].left"),
        (
            "pattern = 1, left = 7, right = 2, players = 2",
            "pattern = 1, left = 7, right = {}, players = 2",
            0,
            7,
            "weavings.tiles[4].right",
        ),
        (
            "pattern = 1, left = 7, right = 2, players = 2",
            "pattern = 1, left = 7, right = 2, players = {}",
            2,
            4,
            "weavings.tiles[4].players",
        ),
        ("copies = 4, soldiers = 1", "copies = 4, soldiers = {}", 1, 2, "army_cards.kinds[2].soldiers"),
        ("flip = 0, discard = 1, effect", "flip = {}, discard = 1, effect", 0, 10, "conquests.Chinchasuyu[0].flip"),
        ("flip = 0, discard = 1, effect", "flip = 1, discard = {}, effect", 0, 10, "conquests.Chinchasuyu[0].discard"),
        ("personality_spot = 4", "personality_spot = {}", 1, 5, "axomamma.personality_spot"),
        ('reference = "SW01", pattern = 0', 'reference = "SW01", pattern = {}', 0, 6, "weavings.tiles[0].pattern"),
    ],
)
def test_numbers_have_a_least_and_a_largest_value(old: str, new: str, least: int, most: int, entry: str) -> None:
    """What is printed in a box lies between; what lies beyond would not fit into moves, boards and observations."""

    def refused(value: int) -> str:
        try:
            GAME.load(TEXT.replace(old.format(), new.format(value), 1))
        except DataError as error:
            return str(error)
        return ""

    assert old.format() in TEXT
    assert [refused(value).startswith(entry + ":") for value in (least - 1, least, most, most + 1)] == [True, False, False, True]


def test_every_group_says_where_it_comes_from() -> None:
    found = origins(read_groups(GAME.data_text(), GROUPS))
    assert set(found.values()) == {"rulebook", "known", "reconstructed"}
    assert found["workers"] == "known"
    assert found["hill"] == "reconstructed"


def test_known_components() -> None:
    """What the rulebook and the known facts say about reconstructed groups."""
    assert sum(DATA.army_copies) == 30
    assert sum(copies for copies, soldiers in zip(DATA.army_copies, DATA.army_soldiers, strict=True) if soldiers == 1) == 18
    benefits = {what for card in range(names.GOD_CARDS) for what in DATA.effects[DATA.card_effect[card]][::2]}
    assert benefits >= {
        names.POTATO,
        names.CORN,
        names.STONE,
        names.GOLD,
        names.ARMY_CARD,
        names.POINTS,
        names.BUILDING,
        names.STATUE,
        names.WEAVING,
        names.WORKER,
        names.TEMPLE_FOR_GOLD,
        names.REJUVENATION,
        names.GOD_CARD,
    }
    assert card_with((names.POTATO, 1), (names.GOD_CARD, 1), data=DATA) >= 0
    assert DATA.effects[DATA.conquest_effect[conquest_with(2, 1, DATA)]] == [names.POINTS, 4]
    assert DATA.effects[DATA.conquest_effect[conquest_with(2, 2, DATA)]] == [names.POINTS, 7]
    assert DATA.effects[DATA.conquest_effect[conquest_with(0, 1, DATA)]] == [names.GOD_CARD, 1, names.WEAVING, 1]


def test_conquests_are_dearer_and_better_from_left_to_right() -> None:
    """And each discards a soldier, as the three of the rulebook do."""
    for first in range(0, names.CONQUESTS, names.REGION_SPACES):
        spaces = range(first, first + names.REGION_SPACES)
        asked = [DATA.conquest_flip[space] + DATA.conquest_discard[space] for space in spaces]
        assert asked == sorted(asked)
        assert all(DATA.conquest_discard[space] for space in spaces)


def test_about_a_quarter_of_the_hill_is_blue_and_a_quarter_green() -> None:
    for colour in (names.BLUE, names.GREEN):
        assert 10 <= DATA.space_colour.count(colour) <= 13


def test_the_five_cards_of_the_set_up_example_exist() -> None:
    """Example 1: five potatoes, a stone, a corn, an army card, five points and a building to pay for."""
    assert card_with((names.POTATO, 3), data=DATA) >= 0
    assert card_with((names.POTATO, 2), (names.STONE, 1), data=DATA) >= 0
    assert card_with((names.CORN, 1), (names.POINTS, 2), data=DATA) >= 0
    assert card_with((names.POINTS, 3), (names.ARMY_CARD, 1), data=DATA) >= 0
    assert card_with((names.BUILDING, 1), data=DATA) >= 0


def test_army_cards_show_one_piece_of_one_resource() -> None:
    """T1.7, RULING: cards with one soldier give corn, stone or gold, those with two potato or corn; always one."""
    resources: dict[int, set[int]] = {1: set(), 2: set()}
    for army, soldiers in enumerate(DATA.army_soldiers):
        what, amount = DATA.effects[DATA.army_effect[army]]
        resources[soldiers].add(what)
        assert amount == 1
    assert resources == {1: {names.CORN, names.STONE, names.GOLD}, 2: {names.POTATO, names.CORN}}


def test_axomammas_board() -> None:
    """T8.5, T8.7, T8.31, T8.35: five supplies with the gold under the personality, five things to pay for, five recruits."""
    top = [DATA.effects[effect][0] for effect in DATA.board_top]
    assert top == [names.POTATO, names.CORN, names.STONE, names.GOLD, names.CHOICE]
    assert top[DATA.personality_spot] == names.GOLD
    assert sorted(DATA.board_deeds[names.MIDDLE_ROW]) == list(range(names.STEPS_DEED + 1))
    bottom = DATA.board_deeds[names.BOTTOM_ROW]
    assert sorted(bottom) == sorted([names.POTATO_WORKER_DEED, names.CORN_WORKER_DEED] * 2 + [names.NOMAD_DEED])


@pytest.mark.parametrize(("row", "spots"), [("top", 1), ("top", 6), ("middle", 4), ("bottom", 3), ("bottom", 12)])
def test_a_row_has_as_many_spots_as_the_file_says(row: str, spots: int) -> None:
    """Tokens walk round on it, and a file with too many is refused."""
    written = {"top": '[["potato", 1]]', "middle": '"steps"', "bottom": '"nomad"'}[row]
    start = TEXT.index(f"{row} = [", TEXT.index("[axomamma]"))
    end = TEXT.index("personality_spot" if row == "top" else "bottom" if row == "middle" else "tokens", start)

    def with_spots(count: int) -> str:
        changed = f"{TEXT[:start]}{row} = [{', '.join([written] * count)}]\n{TEXT[end:]}"
        changed = re.sub(rf'(row = "{row}", spot =) \d', r"\1 1", changed)
        return changed.replace("personality_spot = 4", "personality_spot = 1")

    data = GAME.load(with_spots(spots))
    number = ("top", "middle", "bottom").index(row)
    assert len(data.board_deeds[number]) == spots
    table = Table(data=data)
    table.position.tokens = tuple(data.token_start)
    for die in range(1, 5):
        MoveTokens(1, die).happen(table.position)
    for token, value in enumerate(data.token_value):
        if data.token_row[token] == number:
            assert table.position.tokens[token] == value % spots
    with pytest.raises(DataError, match=rf"^axomamma\.{row}"):
        GAME.load(with_spots(13))


def test_weavings_match_about_once_in_five() -> None:
    pairs = [(left, right) for left in range(names.WEAVINGS) for right in range(names.WEAVINGS) if left != right]
    matches = sum(DATA.weaving_right[left] == DATA.weaving_left[right] for left, right in pairs)
    assert 0.15 < matches / len(pairs) < 0.25
    patterns = [DATA.weaving_pattern.count(pattern) for pattern in range(names.PATTERNS)]
    assert min(patterns) == 3
    assert max(patterns) == 7


WRONG: tuple[object, ...] = (-1, 10**30, "nonsense", [], {}, True, [[["choice", ["choice", 1]]]])


def spoilt(value: object, wrong: object) -> list[object]:
    """The value with one of its parts replaced, for each of its parts."""
    if isinstance(value, dict):
        return [wrong, *[{**value, key: part} for key in value for part in spoilt(value[key], wrong)]]
    if isinstance(value, list):
        few = sorted({0, len(value) // 2, len(value) - 1} & set(range(len(value))))
        return [wrong, *[[*value[:at], part, *value[at + 1 :]] for at in few for part in spoilt(value[at], wrong)]]
    return [wrong]


def complaint() -> str:
    try:
        GAME.load("")
    except DataError as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: str(wrong)[:12])
@pytest.mark.parametrize("group", GROUPS)
def test_whatever_is_wrong_in_a_file_is_refused_by_name(group: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry in turn is replaced by something that does not fit: never anything but a message that names the group."""
    file = tomllib.loads(TEXT)
    for spoilt_group in spoilt(file[group], wrong):
        monkeypatch.setattr(tomllib, "loads", lambda _, spoilt_group=spoilt_group: {**file, group: spoilt_group})
        assert complaint() == "" or complaint().startswith(group)


def test_the_dearest_components_keep_every_move_within_its_bounds() -> None:
    """T2.2, T3.23: a payment of ten resources by hand, and a conquest of ten flipped and ten discarded soldiers, have numbers."""
    dear = TEXT.replace("cost = { stone = 3 }", "cost = { stone = 3, corn = 3, potato = 2, gold = 2 }", 1)
    dear = dear.replace(
        '{ flip = 3, discard = 3, effect = [["points", 11]] },\n]\nAntisuyu', "{ flip = 10, discard = 10, effect = [] },\n]\nAntisuyu"
    )
    data = GAME.load(dear)
    table = Table(data=data).gives(0, 9, 9, 9, 12)
    table.position.by_hand = True
    charge_cost(table.position, 0, data.steps_cost)
    payments = table.changed().position.moves()
    ways: list[int] = []
    for ones in range(19):
        for twos in range(13):
            ways += ways_with(table.position, 0, data.conquest_flip.index(10), ones, twos)
    assert len(payments) > 40
    assert max(part_a(way) for way in ways) == 10
    assert max(part_b(way) for way in ways) == 5
    assert [GAME.moves.move(GAME.moves.index(move)) for move in payments + ways] == payments + ways


def test_t1_1_terraces_lie_one_after_the_other() -> None:
    """T1.1: 2, 3 and 4 spaces in each of the five sections; drawings count on it."""
    for terrace, (_, first, width) in enumerate(names.TERRACE_SPACES):
        there = [space for space in range(names.SPACES) if DATA.space_terrace[space] == terrace]
        assert there == list(range(first, first + width * names.SECTIONS))
