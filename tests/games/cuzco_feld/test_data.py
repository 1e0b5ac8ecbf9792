"""The component data: complete, honest about their origin, and checked entry by entry."""

from __future__ import annotations

import pytest

from qosqo.core.game import DataError
from qosqo.core.match import Match
from qosqo.games.cuzco_feld import GAME
from tests.games.cuzco_feld.helpers import components

TEXT = GAME.data_text()


def test_every_group_says_where_it_comes_from() -> None:
    assert components().origins == {
        "overlay": "reconstructed",
        "map": "reconstructed",
        "masks": "reconstructed",
        "circlets": "rulebook",
        "rounds": "rulebook",
        "track": "rulebook",
        "tiles": "reconstructed",
        "goods": "reconstructed",
        "missions": "rulebook",
    }


def test_masks_differ_in_every_circlets_pair() -> None:
    masks = components().masks
    for circlet in range(6):
        pairs = {frozenset(masks[mask * 12 + 2 * circlet : mask * 12 + 2 * circlet + 2]) for mask in range(4)}
        assert len(pairs) == 4


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('origin = "reconstructed" # the six trails', 'origin = "guessed" # the six trails', "overlay.origin"),
        ('arms = ["stone 2"', 'arms = ["stone 4"', "overlay.arms"),
        ('arms = ["stone 2"', 'arms = ["sand 2"', "overlay.arms[0]"),
        ('feathers = ["turquoise", "purple", "orange"]', 'feathers = ["turquoise", "purple", "red"]', "map.feather_triangles[0].feathers"),
        (
            'feathers = ["turquoise", "purple", "orange"]',
            'feathers = ["turquoise", "purple", "pink"]',
            "map: 2 villages are orange",
        ),
        ('trails = ["rope 2", "stone 6", "rope 1"]', 'trails = ["rope 2", "stone 7", "rope 1"]', "map.value_triangles[0].trails[1]"),
        ("values = [1, 3, 6]", "values = [1, 3, 0]", "map.value_triangles[0].values[2]"),
        ("values = [1, 3, 6]", "values = [1, 3, 3]", "map: 4 villages are worth 3"),
        ("value = 7", "value = 6", "map: no village is worth 7"),
        ('feather = "pink"\ntrail = "stone 4"', 'feather = "pink"\ntrail = 4', "map.feather_frame[2].trail"),
        ('"pink", "purple", "orange"],', '"pink", "pink", "orange"],', "masks.slots[0]"),
        ("points = [0, 1, 2, 3, 4, 5]", "points = [0, 1, 2, 3, 4]", "circlets.points"),
        ("headdress_bonus = [10", "headdress_bonus = [true", "rounds.headdress_bonus[0]"),
        ('{ name = "rope", study = [1, 2, 3]', '{ name = "rope", study = [1, 2, 30]', "tiles.abilities[5].study[2]"),
        ('{ name = "rope", study', '{ name = "bridge", study', "tiles.abilities[5].name"),
        ('{ name = "tools", food = 4', '{ name = "tools", food = 0', "goods.kinds[4].food"),
        ("count = 7", "count = 8", "goods.kinds: 30 goods"),
        ('{ number = "24", counts = "goods-of", of = "soup"', '{ number = "24", counts = "goods-of", of = "stew"', "missions.tiles[29].of"),
        ('{ number = "24", counts', '{ number = "42", counts', "missions.tiles[29].number"),
        ('counts = "medals", need = 2', 'counts = "coins", need = 2', "missions.tiles[45].counts"),
        ('counts = "medals", need = 2', 'counts = "medals", of = "gold", need = 2', "missions.tiles[45].of"),
        ("need = 2 },", "need = 2, points = 6 },", "missions.tiles[0].points: there is no such entry"),
        ('counts = "villages", need = 2', 'counts = "villages"', "missions.tiles[5].need is missing"),
        ('counts = "villages", need = 2', 'counts = "villages", need = 10_000_000_000_000_000_000_000', "missions.tiles[5].need"),
        ('of = ["priest", "farm"]', "of = []", "missions.tiles[0].of"),
        ('of = ["priest", "farm"]', 'of = ["priest", 7]', "missions.tiles[0].of[1]"),
        ('counts = "villages-with-value", of = 3', 'counts = "villages-with-value", of = -1', "missions.tiles[17].of"),
        ('counts = "goods-of", of = "soup"', 'counts = "goods-of"', "missions.tiles[29].of is missing"),
        ("priest_points = [1, 1, 2, 2, 3, 3]", "priest_points = [1, 1, 2, 2, 3, 1_000_000]", "rounds.priest_points[5]"),
        ("points = [0, 1, 2, 3, 4, 5, 6", "points = [0, 1, 2, 3, 4, 5, 6.5", "track.points[6]"),
        ("values = [1, 3, 6]", 'values = [1, 3, 6]\nfeathers = ["pink"]', "map.value_triangles[0].feathers: there is no such entry"),
        ("food = 1, points = 1, count = 7", "food = 1, points = 1, count = 26", "goods.kinds[0].count"),
        ("[circlets]", "[circlets]\nsize = 3", "circlets.size: there is no such entry"),
        ("tiles = [\n    {", 'tiles = [\n    "S-00",\n    {', "missions.tiles: a list of 61"),
        ('{ number = "S-01", counts = "conditions", of = ["priest", "farm"], need = 2 }', '"S-01"', "missions.tiles[0]: a table"),
        ("[track]", "[trakc]", "trakc"),
        ("[overlay]", "[overlay", "not a TOML file"),
    ],
)
def test_a_wrong_file_is_refused_by_the_name_of_the_entry(old: str, new: str, entry: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(DataError) as error:
        GAME.load(TEXT.replace(old, new, 1))
    assert str(error.value).startswith(entry)


@pytest.mark.parametrize(
    ("old", "new", "most", "entry"),
    [
        ("values = [1, 3, 6]", "values = [1, 3, {}]", 9, "map.value_triangles[0].values[2]"),
        ("value = 7", "value = {}", 9, "map.value_frame[0].value"),
        ("points = [0, 1, 2, 3, 4, 5]", "points = [0, 1, 2, 3, 4, {}]", 20, "circlets.points[5]"),
        ("headdress_bonus = [10", "headdress_bonus = [{}", 50, "rounds.headdress_bonus[0]"),
        ("priest_points = [1", "priest_points = [{}", 20, "rounds.priest_points[0]"),
        ("points = [0, 1, 2, 3, 4, 5, 6", "points = [0, 1, 2, 3, 4, 5, {}", 50, "track.points[6]"),
        ('"rope", study = [1, 2, 3]', '"rope", study = [1, 2, {}]', 9, "tiles.abilities[5].study[2]"),
        ('{ name = "tools", food = 4', '{{ name = "tools", food = {}', 15, "goods.kinds[4].food"),
        ("food = 4, points = 7", "food = 4, points = {}", 50, "goods.kinds[4].points"),
        ('counts = "feathers", need = 7', 'counts = "feathers", need = {}', 12, "missions.tiles[11].need"),
    ],
)
def test_numbers_have_a_largest_value(old: str, new: str, most: int, entry: str) -> None:
    """What is printed in a box stays far below; what is beyond would not fit into moves, boards and observations."""

    def refused(value: int) -> str:
        try:
            GAME.load(TEXT.replace(old, new.format(value), 1))
        except DataError as error:
            return str(error)
        return ""

    assert old in TEXT
    assert not refused(most).startswith(entry)
    assert refused(most + 1).startswith(entry)


def test_a_missing_group_is_named() -> None:
    start = TEXT.index("[circlets]")
    with pytest.raises(DataError, match="circlets: the group is missing"):
        GAME.load(TEXT[:start] + TEXT[TEXT.index("[rounds]") :])


def test_a_game_can_be_played_with_corrected_data() -> None:
    """The record carries them and can be replayed."""
    text = TEXT.replace('{ name = "clothes", food = 2, points = 3', '{ name = "clothes", food = 2, points = 4')
    match = Match.new(GAME, ["Ana", "Ben"], seed=5, data_text=text)
    assert match.data.good_points[1] == 4
    assert match.header.data_text == text
