"""Reads the component data and refuses what cannot be played with."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from qosqo.core.game import DataError
from qosqo.core.phrases import PART_LIMIT, pack
from qosqo.games.cuzco_kramer.components import DIRECTIONS, NOWHERE, Components
from qosqo.games.cuzco_kramer.words import DOUBLE, TRIPLE

SOURCES: Final = ("rulebook", "known", "reconstructed")
STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Row and half hexes for each direction."""
TEMPLE_STEPS: Final = 5
CARD_KINDS: Final = ["A", "B", "C", "AB", "AC", "BC"]
RELICS: Final = "ABC"
MOST_SEATS: Final = 4
MOST_INCAS: Final = 15
"""Positions in cities are compared in base 16."""
MOST_TRIPLES: Final = 80
MOST_CELLS: Final = 216
"""As many as the tables of moves and phrases have numbers for."""

Hex = tuple[int, int]


class Group:
    """A table of the file. Every complaint names the entry."""

    def __init__(self, name: str, entries: dict[str, Any], known: tuple[str, ...]) -> None:
        self.name = name
        self.entries = entries
        if entries.get("source") not in SOURCES:
            raise DataError(f"{name}.source: one of {', '.join(SOURCES)} is needed, not {entries.get('source')!r}")
        for key in entries:
            if key != "source" and key not in known:
                raise DataError(f"{name}.{key}: there is no such entry; there are: {', '.join(known)}")
        for key in known:
            if key not in entries:
                raise DataError(f"{name}.{key} is missing")

    def number(self, key: str, least: int, most: int) -> int:
        value = self.entries[key]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise DataError(f"{self.name}.{key}: a number from {least} to {most} is needed, not {value!r}")
        return value

    def numbers(self, key: str, length: int, least: int, most: int) -> list[int]:
        values = self.entries[key]
        right = isinstance(values, list) and len(values) == length
        if not right or not all(isinstance(value, int) and least <= value <= most for value in values):
            raise DataError(f"{self.name}.{key}: {length} numbers from {least} to {most} are needed, not {values!r}")
        return list(values)


ENTRIES: Final = {
    "site": ("empty_hexes", "printed_ponds"),
    "outline": ("rows",),
    "border": ("last_mountain_row",),
    "ponds": ("printed",),
    "supply": ("triples", "doubles", "single_crops", "single_villages", "ponds", "solar_discs", "floors"),
    "player": ("incas", "extra_action_tokens", "doubles", "single_villages", "single_crops", "festival_cards"),
    "turn": ("action_points", "cards_drawn"),
    "prices": ("forest", "mountain"),
    "scoring": ("pond_hex", "festival_alone", "festival_shared"),
    "relics": ("cards", "copies"),
}


def load(text: str) -> Components:
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"not a TOML file: {error}") from error
    for name in file:
        if name not in ENTRIES:
            raise DataError(f"{name}: there is no such group; there are: {', '.join(ENTRIES)}")
    groups: dict[str, Group] = {}
    for name, known in ENTRIES.items():
        entries = file.get(name)
        if not isinstance(entries, dict):
            raise DataError(f"{name}: this group is missing")
        groups[name] = Group(name, entries, known)
    data = Components()
    read_map(data, groups)
    lay_out_placements(data)
    read_supply(data, groups)
    read_numbers(data, groups)
    read_cards(data, groups)
    return data


def read_map(data: Components, groups: dict[str, Group]) -> None:
    site = read_outline(groups["outline"])
    outside = sorted({near for each in site for near in neighbours(each)} - set(site))
    cells = site + outside
    if len(cells) > MOST_CELLS:
        raise DataError(f"outline.rows: site and border have {len(cells)} hexes, more than {MOST_CELLS}")
    number = {each: place for place, each in enumerate(cells)}
    data.cells = len(cells)
    data.site = len(site)
    data.row = [row for row, _ in cells]
    data.column = [column for _, column in cells]
    data.hex_names = ["abcdefghijklmnopqrstuvwxyz"[row] + str(column // 2) for row, column in cells]
    data.toward = [number.get(near, NOWHERE) for each in cells for near in neighbours(each)]
    data.beside = [[number[near] for near in neighbours(each) if near in number] for each in cells]
    data.on_border = [cell < data.site and any(near >= data.site for near in data.beside[cell]) for cell in range(data.cells)]

    forest = groups["prices"].number("forest", 1, 6)
    mountain = groups["prices"].number("mountain", 1, 6)
    last_mountain_row = groups["border"].number("last_mountain_row", 0, 100)
    data.entry_price = [0] * data.cells
    for cell in range(data.site, data.cells):
        data.entry_price[cell] = mountain if data.row[cell] <= last_mountain_row else forest
    for cell in range(data.site):
        data.entry_price[cell] = min((data.entry_price[near] for near in data.beside[cell] if near >= data.site), default=0)
    data.entries = [cell for cell in range(data.cells) if data.entry_price[cell] > 0]

    printed = groups["ponds"].entries["printed"]
    if not isinstance(printed, list):
        raise DataError("ponds.printed: a list of [row, x] is needed")
    data.printed_ponds = []
    for pond in printed:
        cell = number.get(tuple(pond), NOWHERE) if isinstance(pond, list) else NOWHERE
        if cell == NOWHERE or cell >= data.site:
            raise DataError(f"ponds.printed: {pond!r} is not a hex of the site")
        if data.on_border[cell]:
            raise DataError(f"ponds.printed: {pond!r} lies on the border, where no pond may be")
        if cell in data.printed_ponds:
            raise DataError(f"ponds.printed: {pond!r} is named twice")
        data.printed_ponds.append(cell)

    ponds = groups["site"].number("printed_ponds", 0, 20)
    if len(data.printed_ponds) != ponds:
        raise DataError(f"ponds.printed: there are {len(data.printed_ponds)}, but site.printed_ponds is {ponds}")
    empty = groups["site"].number("empty_hexes", 1, PART_LIMIT)
    if data.site - ponds != empty:
        raise DataError(f"outline.rows: {data.site - ponds} hexes without a pond, but site.empty_hexes is {empty}")


def read_outline(group: Group) -> list[Hex]:
    rows = group.entries["rows"]
    if not isinstance(rows, list) or not rows:
        raise DataError("outline.rows: a list of rows is needed")
    site: list[Hex] = []
    for row, spans in enumerate(rows, start=1):
        if not isinstance(spans, list):
            raise DataError(f"outline.rows, row {row}: a list of [from, to] is needed")
        for span in spans:
            right = isinstance(span, list) and len(span) == 2 and all(isinstance(end, int) for end in span)
            if not right or not 0 <= span[0] <= span[1] <= PART_LIMIT or (span[1] - span[0]) % 2:
                raise DataError(f"outline.rows, row {row}: {span!r} is not a span from one hex to another")
            for column in range(span[0], span[1] + 1, 2):
                if (column + row) % 2:
                    raise DataError(f"outline.rows, row {row}: {column} does not fit between the hexes of its neighbour rows")
                if site and site[-1][0] == row and site[-1][1] >= column:
                    raise DataError(f"outline.rows, row {row}: {column} does not stand to the right of the hex before it")
                site.append((row, column))
    return site


def neighbours(each: Hex) -> list[Hex]:
    return [(each[0] + down, each[1] + right) for down, right in STEPS]


def lay_out_placements(data: Components) -> None:
    """Every way in which terrain can lie on the map, whatever lies there already."""
    data.footprint_cells = [[]] + [[cell] for cell in range(data.cells)]
    footprints: dict[frozenset[int], int] = {}

    def footprint(cells: list[int]) -> int:
        key = frozenset(cells)
        if key not in footprints:
            footprints[key] = len(data.footprint_cells)
            data.footprint_cells.append(sorted(cells))
        return footprints[key]

    spots = data.cells * DIRECTIONS
    data.triple_first = [NOWHERE] * spots
    data.triple_second = [NOWHERE] * spots
    data.triple_footprint = [0] * spots
    data.triple_outside = [0] * spots
    data.double_other = [NOWHERE] * spots
    data.double_footprint = [0] * spots
    data.double_outside = [0] * spots
    for spot in range(spots):
        cell = spot // DIRECTIONS
        first = data.toward[spot]
        second = data.toward[cell * DIRECTIONS + (spot + 1) % DIRECTIONS]
        if first == NOWHERE:
            continue
        outside = count_outside(data, [cell, first])
        if outside < 2:
            data.double_other[spot] = first
            data.double_footprint[spot] = footprint([cell, first])
            data.double_outside[spot] = outside
        if second == NOWHERE:
            continue
        outside = count_outside(data, [cell, first, second])
        if outside < 3:
            data.triple_first[spot] = first
            data.triple_second[spot] = second
            data.triple_footprint[spot] = footprint([cell, first, second])
            data.triple_outside[spot] = outside
    data.triple_spots = [spot for spot in range(spots) if data.triple_first[spot] != NOWHERE]
    data.double_spots = [spot for spot in range(spots) if data.double_other[spot] != NOWHERE]
    data.triple_moves = [pack(TRIPLE, spot // DIRECTIONS, spot % DIRECTIONS) for spot in data.triple_spots]
    data.double_moves = [pack(DOUBLE, spot // DIRECTIONS, spot % DIRECTIONS) for spot in data.double_spots]


def count_outside(data: Components, cells: list[int]) -> int:
    return sum(1 for cell in cells if cell >= data.site)


def read_supply(data: Components, groups: dict[str, Group]) -> None:
    supply = groups["supply"]
    player = groups["player"]
    data.triples = supply.number("triples", 1, MOST_TRIPLES)
    data.ponds = supply.number("ponds", len(data.printed_ponds), 100) - len(data.printed_ponds)
    data.floors = supply.numbers("floors", TEMPLE_STEPS, 0, 50)
    data.discs = supply.number("solar_discs", 0, 100)
    if data.discs < data.floors[0]:
        raise DataError(f"supply.solar_discs: {data.floors[0]} temples can be built, but there are only {data.discs} discs")
    data.incas = player.number("incas", 1, MOST_INCAS)
    data.tokens = player.number("extra_action_tokens", 0, 10)
    data.doubles = player.number("doubles", 0, 10)
    data.villages = player.number("single_villages", 0, 10)
    data.crops = player.number("single_crops", 0, 10)
    data.hand = player.number("festival_cards", 0, 10)
    for key, each in (("doubles", data.doubles), ("single_villages", data.villages), ("single_crops", data.crops)):
        if supply.number(key, 0, 100) < MOST_SEATS * each:
            raise DataError(f"supply.{key}: {MOST_SEATS * each} are needed for four players")


def read_numbers(data: Components, groups: dict[str, Group]) -> None:
    data.action_points = groups["turn"].number("action_points", 3, 20)
    data.cards_drawn = groups["turn"].number("cards_drawn", 0, 10)
    data.pond_points = groups["scoring"].number("pond_hex", 0, 20)
    data.festival_alone = groups["scoring"].numbers("festival_alone", TEMPLE_STEPS, 0, 50)
    data.festival_shared = groups["scoring"].numbers("festival_shared", TEMPLE_STEPS, 0, 50)


def read_cards(data: Components, groups: dict[str, Group]) -> None:
    relics = groups["relics"]
    if relics.entries["cards"] != CARD_KINDS:
        raise DataError(f"relics.cards: the kinds must be {', '.join(CARD_KINDS)}, in this order")
    data.card_relics = [sum(1 << RELICS.index(relic) for relic in card) for card in CARD_KINDS]
    data.card_copies = relics.numbers("copies", len(CARD_KINDS), 0, 50)
    needed = MOST_SEATS * data.hand + 2
    if sum(data.card_copies) < needed:
        raise DataError(f"relics.copies: at least {needed} cards are needed for four players")
    data.matches = [[(shown & played).bit_count() for played in data.card_relics] for shown in data.card_relics]
