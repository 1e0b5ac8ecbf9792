"""Study and farming: taking tiles (F2.9), and card 09."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, saying
from qosqo.core.values import removed, replaced
from qosqo.games.cuzco_feld.god_cards import (
    CARD_DISCARDED_TILE,
    CARD_SIX,
    TILE_TAKEN,
    USING_THE_DIE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    offers,
    offers_or_done,
    pay,
)
from qosqo.games.cuzco_feld.names import COPIES, EMPTY, NEVER, PIPS, TILES_OF_A_COLOUR
from qosqo.games.cuzco_feld.phrases import (
    EVENT_TOOK_DISCARDED_TILE,
    EVENT_TOOK_TILE,
    MOVE_TAKE_DISCARDED_TILE,
    MOVE_TAKE_TILE,
    REFUSAL_TILE_TOO_HIGH,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class TakeTile(CardStep):
    """Take a displayed tile of the colour beside at most these pips and put it on an empty space."""

    colour: int
    pips: int

    def __init__(self, seat: int, colour: int, pips: int) -> None:
        self.seat = seat
        self.colour = colour
        self.pips = pips

    def moves(self, position: FeldPosition) -> list[int]:
        reach = PIPS if in_effect(position, CARD_SIX) else self.pips
        result: list[int] = []
        more = False
        if position.first_space(self.seat, EMPTY) < 0:
            return result
        for place in range(PIPS):
            tile = position.display[self.colour * PIPS + place]
            if tile != EMPTY:
                if place < reach:
                    result.append(pack(MOVE_TAKE_TILE, self.colour, place + 1, ability_of(tile)))
                else:
                    more = True
        if more:
            add_offers(result, offers(position, self.seat, USING_THE_DIE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
            return
        effect_ends(position, CARD_SIX)
        place = self.colour * PIPS + part_b(move) - 1
        tile = position.display[place]
        position.display = replaced(position.display, place, EMPTY)
        put_tile(position, self.seat, tile)
        position.tell(EVENT_TOOK_TILE, self.seat, self.colour, part_b(move), ability_of(tile), position.data.tile_values[tile])
        position.push(TileTaken(self.seat))

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        for place in range(PIPS):
            tile = position.display[self.colour * PIPS + place]
            if tile != EMPTY:
                result.append(pack(MOVE_TAKE_TILE, self.colour, place + 1, ability_of(tile)))
        return result

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        return saying(REFUSAL_TILE_TOO_HIGH, self.seat, part_b(move), self.pips)

    def moments(self) -> int:
        return USING_THE_DIE


class TileTaken(CardStep):
    """F3.6: after taking a tile, card 09 also brings one from the discard piles."""

    def moves(self, position: FeldPosition) -> list[int]:
        if in_effect(position, CARD_DISCARDED_TILE):
            return sorted({move_for_discarded(position, tile) for tile in position.discarded_tiles})
        if not position.discarded_tiles or position.first_space(self.seat, EMPTY) < 0:
            return []
        return offers_or_done(position, self.seat, TILE_TAKEN)

    def moments(self) -> int:
        return TILE_TAKEN

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
        elif kind_of(move) == MOVE_TAKE_DISCARDED_TILE:
            effect_ends(position, CARD_DISCARDED_TILE)
            for tile in position.discarded_tiles:
                if move_for_discarded(position, tile) == move:
                    position.discarded_tiles = removed(position.discarded_tiles, tile)
                    put_tile(position, self.seat, tile)
                    position.tell(EVENT_TOOK_DISCARDED_TILE, self.seat, part_a(move), part_b(move), part_c(move))
                    return


def ability_of(tile: int) -> int:
    return tile % TILES_OF_A_COLOUR // COPIES


def move_for_discarded(position: FeldPosition, tile: int) -> int:
    """Two tiles with the same colour, ability and value are the same choice."""
    return pack(MOVE_TAKE_DISCARDED_TILE, tile // TILES_OF_A_COLOUR, ability_of(tile), position.data.tile_values[tile])


def pips_for_a_tile(position: FeldPosition, seat: int, colour: int) -> int:
    """The pips that the nearest displayed tile needs; NEVER without one or without an empty space."""
    if position.first_space(seat, EMPTY) >= 0:
        for place in range(PIPS):
            if position.display[colour * PIPS + place] != EMPTY:
                return place + 1
    return NEVER


def put_tile(position: FeldPosition, seat: int, tile: int) -> None:
    """F2.17: a new tile lies unslid. Which empty space it takes has no meaning (F2.6)."""
    space = position.first_space(seat, EMPTY)
    position.spaces = replaced(position.spaces, space, tile)
    position.slid = replaced(position.slid, space, 0)


def display_tiles(position: FeldPosition) -> None:
    """Six new study and six new farm tiles."""
    display = [EMPTY] * (2 * PIPS)
    study_pile = list(position.study_pile)
    farm_pile = list(position.farm_pile)
    for place in range(PIPS):
        display[place] = position.chance.take(study_pile)
        display[PIPS + place] = position.chance.take(farm_pile)
    position.display = tuple(display)
    position.study_pile = tuple(study_pile)
    position.farm_pile = tuple(farm_pile)
