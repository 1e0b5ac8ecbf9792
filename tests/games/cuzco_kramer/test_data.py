"""The component data: what is refused, what may be corrected, and earlier files."""

from __future__ import annotations

import re

import pytest

from qosqo.core.chance import seeded
from qosqo.core.data import DataError, origins, read_groups
from qosqo.core.texts import texts
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.data import GROUPS, MOST_OWN_TILES, MOST_SEATS, MOST_TRIPLES
from qosqo.games.cuzco_kramer.highest_position import HIGHEST_LEVEL
from qosqo.games.cuzco_kramer.position import KramerPosition

SAY = texts("en", GAME.folder)
WRONG_FILES = [
    ("empty_hexes = 150", "empty_hexes = 149", "site.empty_hexes"),
    ("printed_ponds = 3", "printed_ponds = 4", "site.printed_ponds"),
    ("[[9, 9], [15, 15]", "[[8, 8], [15, 15]", "outline.rows[0][0]"),
    ("[[5, 31]]", "[[5, 32]]", "outline.rows[2][0]"),
    ("printed = [[5, 9]", "printed = [[1, 9]", "ponds.printed"),
    ("printed = [[5, 9]", "printed = [[5, 10]", "ponds.printed"),
    ("printed = [[5, 9]", "printed = [[5, 27]", "named twice"),
    ("last_mountain_row = 7", 'last_mountain_row = "7"', "border.last_mountain_row"),
    ("triples = 56", "triples = 0", "supply.triples"),
    ("doubles = 20", "doubles = 19", "supply.doubles"),
    ("solar_discs = 15", "solar_discs = 11", "supply.solar_discs"),
    ("floors = [12, 11, 10, 8, 6]", "floors = [12, 11, 10, 8]", "supply.floors"),
    ("incas = 12", "incas = 16", "player.incas"),
    ("festival_shared = [0, 1, 2, 2, 3]", "festival_shared = [0, 1, 2, 2, -3]", "scoring.festival_shared"),
    ('"AC", "BC"', '"BC", "AC"', "relics.cards"),
    ("copies = [5, 5, 5, 5, 5, 5]", "copies = [1, 1, 1, 1, 1, 1]", "relics.copies"),
    ('origin = "known"\nlast', 'origin = "guessed"\nlast', "border.origin"),
    ("[turn]", "[turns]", "turns"),
    ("cards_drawn = 2", "card_drawn = 2", "turn.card_drawn"),
    ("forest = 1\n", "", "prices.forest"),
    ("[site]", "[site", "not a TOML file"),
    ("rows = [", "rows = [[[2, 10000000000]],", "outline.rows[0][0][1]"),
    ("rows = [", "rows = [[[2, 1000]],", "outline.rows[0][0]"),
    ("rows = [", "rows = [[[2, [3]]],", "outline.rows[0][0][1]"),
    ("rows = [", "rows = [[[9, true]],", "outline.rows[0][0][1]"),
    ("rows = [", "rows = [[9, 11],", "outline.rows[0][0]"),
    ("rows = [", "rows = [5,", "outline.rows[0]"),
    ("rows = [", "rows = [[[9, 9], [9, 9]],", "to the right of the hex before it"),
    ("rows = [", "rows = [" + "[]," * 100, "outline.rows"),
    ("rows = [", "rows = 5\nrow = [", "outline.row"),
    ("printed = [[5, 9]", "printed = [[[5], 9]", "ponds.printed[0][0]"),
    ("printed = [[5, 9]", "printed = [[5, {x = 9}]", "ponds.printed[0][1]"),
    ("printed = [[5, 9]", "printed = [[5, 9, 1]", "ponds.printed[0]"),
    ("printed = [[5, 9]", "printed = [9", "ponds.printed[0]"),
    ("printed = [", "printed = [" + "[5, 9]," * 100, "ponds.printed"),
    ("printed = [[5, 9], [5, 27], [8, 18]]", 'printed = "5, 9"', "ponds.printed"),
    ("triples = 56", "triples = 9999999999999999999999999", "supply.triples"),
    ("floors = [12, 11, 10, 8, 6]", "floors = [12, 11, 10, 8, [6]]", "supply.floors[4]"),
    ("copies = [5, 5, 5, 5, 5, 5]", "copies = {A = 5}", "relics.copies"),
    ('cards = ["A"', "cards = [1", "relics.cards"),
]


BOUNDS = [
    ("triples = 56", 1, 80),
    ("doubles = 20", 20, 100),
    ("single_crops = 12", 12, 100),
    ("single_villages = 8", 8, 100),
    ("\nponds = 19", 3, 100),
    ("solar_discs = 15", 12, 100),
    ("incas = 12", 1, 15),
    ("extra_action_tokens = 3", 0, 10),
    ("doubles = 5", 0, 5),
    ("single_villages = 2", 0, 2),
    ("single_crops = 3", 0, 3),
    ("festival_cards = 3", 0, 7),
    ("action_points = 6", 3, 20),
    ("cards_drawn = 2", 0, 10),
    ("forest = 1", 1, 6),
    ("mountain = 2", 1, 6),
    ("pond_hex = 3", 0, 20),
    ("last_mountain_row = 7", 0, 100),
    ("floors = [12, 11, 10, 8, 6", 0, 50),
    ("copies = [5, 5, 5, 5, 5, 5", 0, 50),
    ("festival_alone = [1, 2, 3, 4, 5", 0, 50),
    ("festival_shared = [0, 1, 2, 2, 3", 0, 50),
]


@pytest.mark.parametrize(("entry", "least", "most"), BOUNDS)
def test_numbers_are_taken_within_their_bounds_and_not_beyond(entry: str, least: int, most: int) -> None:
    """The last number of the entry: the supply must be enough for four players, and nothing may be more than the rules can count."""
    text = GAME.data_text()
    assert entry in text
    before = entry[: entry.rindex(" ") + 1]
    for number in (least, most):
        GAME.load(text.replace(entry, f"{before}{number}", 1))
    for number in (least - 1, most + 1):
        with pytest.raises(DataError, match=r"needed|only"):
            GAME.load(text.replace(entry, f"{before}{number}", 1))


@pytest.mark.parametrize(("own", "supply"), [("doubles = 5", 20), ("single_villages = 2", 8), ("single_crops = 3", 12)])
def test_own_tiles_are_bounded_even_where_the_supply_is_large(own: str, supply: int) -> None:
    """K1.3: at most ten of each kind for a player."""
    name = own.split()[0]
    text = GAME.data_text().replace(f"{name} = {supply}", f"{name} = 100", 1)
    GAME.load(text.replace(own, f"{name} = 10", 1))
    with pytest.raises(DataError, match=re.escape(f"player.{name}")):
        GAME.load(text.replace(own, f"{name} = 11", 1))


def test_hands_are_bounded_even_where_there_are_many_cards() -> None:
    """K1.3: at most ten cards for a player."""
    text = GAME.data_text().replace("copies = [5, 5, 5, 5, 5, 5]", "copies = [9, 9, 9, 9, 9, 9]")
    GAME.load(text.replace("festival_cards = 3", "festival_cards = 10"))
    with pytest.raises(DataError, match=re.escape("player.festival_cards")):
        GAME.load(text.replace("festival_cards = 3", "festival_cards = 11"))


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG_FILES)
def test_wrong_data_is_refused_by_entry(right: str, wrong: str, message: str) -> None:
    text = GAME.data_text()
    assert right in text
    with pytest.raises(DataError, match=re.escape(message)):
        GAME.load(text.replace(right, wrong, 1))


def test_a_variant_can_be_played() -> None:
    """Corrected data change the game: here each player starts with two Incas and five action points."""
    variant = GAME.load(GAME.data_text().replace("incas = 12", "incas = 2").replace("action_points = 6", "action_points = 5"))
    position = GAME.start(2, {}, variant, seeded(1), GAME.rules_version)
    assert isinstance(position, KramerPosition)
    assert position.action_points == 5
    assert position.data.incas == 2


def test_every_group_says_where_it_comes_from() -> None:
    text = GAME.data_text()
    assert text.count("\norigin = ") == len(GROUPS)
    assert set(origins(read_groups(text, tuple(GROUPS))).values()) == {"rulebook", "known"}


def test_records_made_before_origins_were_called_so_still_find_their_data() -> None:
    """The file as it was then has the hash that those records name, and says the same."""
    assert GAME.data_named("79593075082669ac") is not None
    former, present = (GAME.load(text) for text in (GAME.data_named("79593075082669ac") or "", GAME.data_text()))
    assert vars_of(former) == vars_of(present)


def vars_of(data: object) -> dict[str, object]:
    return {name: getattr(data, name) for name in dir(data) if not name.startswith("__")}


def long_map(rows: int) -> str:
    """A site one hex wide and so many rows long."""
    text = GAME.data_text()
    start, end = text.index("rows = ["), text.index("[border]")
    spans = ", ".join(f"[[{10 + row % 2}, {10 + row % 2}]]" for row in range(1, rows + 1))
    text = text[:start] + f"rows = [{spans}]\n\n" + text[end:]
    text = re.sub(r"printed = .*", "printed = []", text).replace("printed_ponds = 3", "printed_ponds = 0")
    return text.replace("empty_hexes = 150", f"empty_hexes = {rows}")


def test_a_map_with_more_rows_than_letters_can_be_played() -> None:
    """Rows go on with two letters, and every hex has a name of its own."""
    data = GAME.load(long_map(60))
    assert data.row_names[24:29] == ["y", "z", "aa", "ab", "ac"]
    assert len(data.row_names) == max(data.row) + 1
    assert len(set(data.hex_names)) == data.cells
    position = GAME.start(2, {}, data, seeded(1), GAME.rules_version)
    chance = seeded(1)
    while not position.over():
        position.apply(position.sample(chance))
        GAME.check(position)


def test_no_hex_can_be_higher_than_positions_are_compared() -> None:
    """K5.2: even if all tiles that a file may name lie on one hex."""
    assert MOST_TRIPLES + MOST_SEATS * 3 * MOST_OWN_TILES < HIGHEST_LEVEL


def test_a_number_beyond_a_smaller_map_has_no_name() -> None:
    """Moves are numbered for the largest map; a refusal may name a hex that a small one does not have."""
    data = GAME.load(long_map(10))
    assert GAME.part_text("hex", data.cells - 1, data, SAY) == data.hex_names[-1]
    assert GAME.part_text("hex", data.cells, data, SAY) is None
