"""The data file: what it must say, and how a wrong one is refused."""

from __future__ import annotations

import pytest

from qosqo.core.game import DataError
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.data import origins
from tests.games.tawantinsuyu.helpers import DATA, card_with, conquest_with

TEXT = GAME.data_text()


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
        ("copies = 3, soldiers = 1", "copies = 4, soldiers = 1", "army_cards.kinds"),
        ("copies = 3, soldiers = 1", "copies = 3, soldiers = 3", "army_cards.kinds[3].soldiers"),
        ('resource = ["potato", 3]', 'resource = ["points", 3]', "army_cards.kinds[0].resource"),
        ('    [["gold", 1]],\n    [["stone", 2]]', '    [["silver", 1]],\n    [["stone", 2]]', "rewards.effects[0][0]"),
        ('reference = "W01"', 'reference = "SW01"', "weavings.tiles[4].reference"),
        ('reference = "SW01", pattern = 0', 'reference = "SW01", pattern = 7', "weavings.tiles[0].pattern"),
        ("{ flip = 0, discard = 1, effect", "{ flip = 0, discard = 0, effect", "conquests.Chinchasuyu[0]"),
        ('{ flip = 3, discard = 3, effect = [["points", 11]] },\n]\nAntisuyu', "]\nAntisuyu", "conquests.Chinchasuyu"),
        ('effect = [["temple", 1]] }', 'effect = [["rejuvenation", 1]] }', "production_buildings.buildings[17].effect"),
        ("final_points = [0,", "final_points = [3,", "temple.final_points[0]"),
    ],
)
def test_wrong_entries_are_named(old: str, new: str, entry: str) -> None:
    """A wrong file is refused with a message that names the entry."""
    assert old in TEXT
    with pytest.raises(DataError) as refused:
        GAME.load(TEXT.replace(old, new, 1))
    assert str(refused.value).startswith(entry)


def test_every_group_says_where_it_comes_from() -> None:
    found = origins(TEXT)
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
    assert card_with((names.POTATO, 1), (names.GOD_CARD, 1)) >= 0
    assert DATA.effects[DATA.conquest_effect[conquest_with(2, 1)]] == [names.POINTS, 4]
    assert DATA.effects[DATA.conquest_effect[conquest_with(2, 2)]] == [names.POINTS, 7]
    assert DATA.effects[DATA.conquest_effect[conquest_with(0, 1)]] == [names.GOD_CARD, 1, names.WEAVING, 1]


def test_weavings_match_about_once_in_five() -> None:
    pairs = [(left, right) for left in range(names.WEAVINGS) for right in range(names.WEAVINGS) if left != right]
    matches = sum(DATA.weaving_right[left] == DATA.weaving_left[right] for left, right in pairs)
    assert 0.15 < matches / len(pairs) < 0.25
    patterns = [DATA.weaving_pattern.count(pattern) for pattern in range(names.PATTERNS)]
    assert min(patterns) == 3
    assert max(patterns) == 7
