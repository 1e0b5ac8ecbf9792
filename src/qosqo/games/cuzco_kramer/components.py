"""What lies in the box, as tables that the rules read. Made once by the loader, shared and never changed."""

from __future__ import annotations


class Components:
    """Cells are numbered row by row, first the hexes of the site, then the border cells that overflowing terrain can cover.
    A *spot* is a cell with a rotation: cell × 6 + direction."""

    # The map.
    cells: int
    site: int
    """Cells below this number belong to the site."""
    row: list[int]
    column: list[int]
    """In half hexes from the left."""
    row_names: list[str]
    """Letters, from the border cells above the site downwards."""
    hex_names: list[str]
    """Names like "f7": that of the row, and the place in the row."""
    beside: list[list[int]]
    """The adjacent cells of each cell."""
    toward: list[int]
    """By spot: the cell in that direction, or NOWHERE."""
    entry_price: list[int]
    """What entering or leaving through the cell costs; 0 for cells that are not on the border."""
    entries: list[int]
    """The cells with an entry price, in order."""
    on_border: list[bool]
    """Whether a hex of the site touches the outside."""
    printed_ponds: list[int]

    # Moves by cell, made once.
    pond_moves: list[int]
    enter_moves: list[int]
    leave_moves: list[int]

    # How terrain can lie. The village hex of a tile is at the spot's cell.
    triple_spots: list[int]
    """All spots where a triple fits on the map, in order."""
    double_spots: list[int]
    triple_at: list[int]
    """By spot: the move that places a triple there."""
    double_at: list[int]
    village_at: list[int]
    """By cell: the move that places a single village there."""
    crop_at: list[int]
    triple_first: list[int]
    """By spot: the crop in the spot's direction, NOWHERE if no triple can lie there."""
    triple_second: list[int]
    """By spot: the crop in the direction after that."""
    triple_footprint: list[int]
    triple_outside: list[int]
    """By spot: how many of the hexes overflow."""
    overflows: list[bool]
    """By cell: whether terrain with its village there can overflow."""
    double_other: list[int]
    """By spot: the crop, NOWHERE if no double can lie there."""
    double_footprint: list[int]
    double_outside: list[int]
    triple_rotations: list[int]
    """By cell: a bit for each rotation in which a triple can lie with its village there."""
    double_rotations: list[int]
    footprint_cells: list[list[int]]
    """The cells of each footprint; footprint 0 is none, those of singles are their cell + 1."""
    footprint_first: list[int]
    """The first cell of each footprint, NOWHERE of none."""

    # The supply.
    triples: int
    ponds: int
    """Without those that start on printed ponds."""
    discs: int
    floors: list[int]
    """By step: 0 for value 2 up to 4 for value 10."""
    incas: int
    tokens: int
    doubles: int
    villages: int
    crops: int
    hand: int
    """Festival cards that each player starts with."""

    # Numbers of the rules.
    action_points: int
    cards_drawn: int
    pond_points: int
    festival_alone: list[int]
    festival_shared: list[int]

    # Festival cards.
    card_relics: list[int]
    """By kind of card: the relics on it, one bit each."""
    card_copies: list[int]
    matches: list[list[int]]
    """Festival points of a card (first index: the face-up card, second: the card played)."""
