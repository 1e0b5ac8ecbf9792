"""Reads the component data and refuses what cannot be played with."""

from __future__ import annotations

from typing import Final

from qosqo.core.data import ORIGIN, Entry, read_groups
from qosqo.core.phrases import PART_LIMIT, pack
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CARD_KINDS, DIRECTIONS, MOST_CELLS, NOWHERE, RELICS, TEMPLE_STEPS
from qosqo.games.cuzco_kramer.phrases import MOVE_CROP, MOVE_DOUBLE, MOVE_ENTER, MOVE_LEAVE, MOVE_POND, MOVE_TRIPLE, MOVE_VILLAGE

STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Row and half hexes for each direction."""
MOST_ROWS: Final = 100
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_SEATS: Final = 4
MOST_INCAS: Final = 15
"""Positions in cities are compared in base 16."""
MOST_TRIPLES: Final = 80
MOST_OWN_TILES: Final = 10
"""Of each kind, in a player's supply."""
MOST_PRINTED_PONDS: Final = 20

Hex = tuple[int, int]

GROUPS: Final = {
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
    groups = read_groups(text, tuple(GROUPS))
    for name, group in groups.items():
        group.only(*GROUPS[name], ORIGIN)
    data = Components()
    read_map(data, groups)
    lay_out_placements(data)
    make_moves(data)
    read_supply(data, groups)
    read_numbers(data, groups)
    read_cards(data, groups)
    return data


# The map.


def read_map(data: Components, groups: dict[str, Entry]) -> None:
    outline = groups["outline"]["rows"]
    site = read_outline(outline)
    outside = sorted({near for each in site for near in neighbours(each)} - set(site))
    cells = site + outside
    if len(cells) > MOST_CELLS:
        raise outline.refuse(f"site and border have {len(cells)} hexes, more than {MOST_CELLS}")
    number = {each: place for place, each in enumerate(cells)}
    data.cells = len(cells)
    data.site = len(site)
    data.row = [row for row, _ in cells]
    data.column = [column for _, column in cells]
    data.row_names = [row_name(row) for row in range(max(data.row, default=0) + 1)]
    data.hex_names = [f"{data.row_names[row]}{column // 2}" for row, column in cells]
    data.toward = [number.get(near, NOWHERE) for each in cells for near in neighbours(each)]
    data.beside = [[number[near] for near in neighbours(each) if near in number] for each in cells]
    data.on_border = [cell < data.site and any(near >= data.site for near in data.beside[cell]) for cell in range(data.cells)]

    forest = groups["prices"]["forest"].number(1, 6)
    mountain = groups["prices"]["mountain"].number(1, 6)
    last_mountain_row = groups["border"]["last_mountain_row"].number(0, MOST_ROWS)
    data.entry_price = [0] * data.cells
    for cell in range(data.site, data.cells):
        data.entry_price[cell] = mountain if data.row[cell] <= last_mountain_row else forest
    for cell in range(data.site):
        data.entry_price[cell] = min((data.entry_price[near] for near in data.beside[cell] if near >= data.site), default=0)
    data.entries = [cell for cell in range(data.cells) if data.entry_price[cell] > 0]

    read_ponds(data, groups["ponds"]["printed"], number)
    ponds = groups["site"]["printed_ponds"]
    if len(data.printed_ponds) != ponds.number(0, MOST_PRINTED_PONDS):
        raise ponds.refuse(f"ponds.printed has {len(data.printed_ponds)}")
    empty = groups["site"]["empty_hexes"]
    if data.site - len(data.printed_ponds) != empty.number(1, PART_LIMIT):
        raise empty.refuse(f"outline.rows has {data.site - len(data.printed_ponds)} hexes without a pond")


def read_outline(outline: Entry) -> list[Hex]:
    """The hexes of the site, row by row."""
    site: list[Hex] = []
    for row, spans in enumerate(outline.items(1, MOST_ROWS), start=1):
        for span in spans.items(0, MOST_CELLS):
            first, last = span.numbers(2, 0, PART_LIMIT)
            if first > last or (last - first) % 2:
                raise span.refuse(f"{first} to {last} is not a span from one hex to another")
            if (first + row) % 2:
                raise span.refuse(f"{first} does not fit between the hexes of its neighbour rows")
            if site and site[-1][0] == row and site[-1][1] >= first:
                raise span.refuse(f"{first} does not stand to the right of the hex before it")
            site.extend((row, column) for column in range(first, last + 1, 2))
            if len(site) > MOST_CELLS:
                raise span.refuse(f"so far the site has {len(site)} hexes, more than {MOST_CELLS}")
    return site


def row_name(row: int) -> str:
    """a to z, then aa, ab and so on."""
    above, place = divmod(row, len(LETTERS))
    return (row_name(above - 1) if above else "") + LETTERS[place]


def read_ponds(data: Components, printed: Entry, number: dict[Hex, int]) -> None:
    data.printed_ponds = []
    for pond in printed.items(0, MOST_PRINTED_PONDS):
        row, column = pond.numbers(2, 0, PART_LIMIT)
        cell = number.get((row, column), NOWHERE)
        if cell == NOWHERE or cell >= data.site:
            raise pond.refuse(f"[{row}, {column}] is not a hex of the site")
        if data.on_border[cell]:
            raise pond.refuse(f"[{row}, {column}] lies on the border, where no pond may be")
        if cell in data.printed_ponds:
            raise pond.refuse(f"[{row}, {column}] is named twice")
        data.printed_ponds.append(cell)


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
    data.triple_rotations = [rotations_of(data.triple_first, cell) for cell in range(data.cells)]
    data.double_rotations = [rotations_of(data.double_other, cell) for cell in range(data.cells)]
    data.footprint_first = [min(cells, default=NOWHERE) for cells in data.footprint_cells]
    data.overflows = [
        any(data.triple_outside[spot] or data.double_outside[spot] for spot in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS))
        for cell in range(data.cells)
    ]


def rotations_of(other_hex: list[int], cell: int) -> int:
    """A bit for each rotation in which a tile can lie at a cell, where its other hex is given by spot."""
    return sum(1 << rotation for rotation in range(DIRECTIONS) if other_hex[cell * DIRECTIONS + rotation] != NOWHERE)


def make_moves(data: Components) -> None:
    """What is listed often, made once."""
    cells = range(data.cells)
    spots = range(data.cells * DIRECTIONS)
    data.triple_at = [pack(MOVE_TRIPLE, spot // DIRECTIONS, spot % DIRECTIONS) for spot in spots]
    data.double_at = [pack(MOVE_DOUBLE, spot // DIRECTIONS, spot % DIRECTIONS) for spot in spots]
    data.village_at = [pack(MOVE_VILLAGE, cell) for cell in cells]
    data.crop_at = [pack(MOVE_CROP, cell) for cell in cells]
    data.pond_moves = [pack(MOVE_POND, cell) for cell in cells]
    data.enter_moves = [pack(MOVE_ENTER, cell) for cell in cells]
    data.leave_moves = [pack(MOVE_LEAVE, cell) for cell in cells]


def count_outside(data: Components, cells: list[int]) -> int:
    return sum(1 for cell in cells if cell >= data.site)


# Everything else.


def read_supply(data: Components, groups: dict[str, Entry]) -> None:
    supply = groups["supply"]
    player = groups["player"]
    data.triples = supply["triples"].number(1, MOST_TRIPLES)
    data.ponds = supply["ponds"].number(len(data.printed_ponds), 100) - len(data.printed_ponds)
    data.floors = supply["floors"].numbers(TEMPLE_STEPS, 0, 50)
    data.discs = supply["solar_discs"].number(0, 100)
    if data.discs < data.floors[0]:
        raise supply["solar_discs"].refuse(f"{data.floors[0]} temples can be built, but there are only {data.discs} discs")
    data.incas = player["incas"].number(1, MOST_INCAS)
    data.tokens = player["extra_action_tokens"].number(0, 10)
    data.doubles = player["doubles"].number(0, MOST_OWN_TILES)
    data.villages = player["single_villages"].number(0, MOST_OWN_TILES)
    data.crops = player["single_crops"].number(0, MOST_OWN_TILES)
    data.hand = player["festival_cards"].number(0, 10)
    for key, each in (("doubles", data.doubles), ("single_villages", data.villages), ("single_crops", data.crops)):
        if supply[key].number(0, 100) < MOST_SEATS * each:
            raise supply[key].refuse(f"{MOST_SEATS * each} are needed for four players")


def read_numbers(data: Components, groups: dict[str, Entry]) -> None:
    data.action_points = groups["turn"]["action_points"].number(3, 20)
    data.cards_drawn = groups["turn"]["cards_drawn"].number(0, 10)
    data.pond_points = groups["scoring"]["pond_hex"].number(0, 20)
    data.festival_alone = groups["scoring"]["festival_alone"].numbers(TEMPLE_STEPS, 0, 50)
    data.festival_shared = groups["scoring"]["festival_shared"].numbers(TEMPLE_STEPS, 0, 50)


def read_cards(data: Components, groups: dict[str, Entry]) -> None:
    relics = groups["relics"]
    if relics["cards"].value != list(CARD_KINDS):
        raise relics["cards"].refuse(f"the kinds must be {', '.join(CARD_KINDS)}, in this order")
    data.card_relics = [sum(1 << RELICS.index(relic) for relic in card) for card in CARD_KINDS]
    data.card_copies = relics["copies"].numbers(len(CARD_KINDS), 0, 50)
    needed = MOST_SEATS * data.hand + 2
    if sum(data.card_copies) < needed:
        raise relics["copies"].refuse(f"at least {needed} cards are needed for four players")
    data.matches = [[(shown & played).bit_count() for played in data.card_relics] for shown in data.card_relics]
