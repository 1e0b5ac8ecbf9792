"""The turn (K2): a terrain first, then any actions while action points last, a festival at most as the last thing."""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Happening
from qosqo.core.values import raised
from qosqo.games.cuzco_kramer.cards import draw_card, draw_fault, take_face_up
from qosqo.games.cuzco_kramer.ending import final_scoring, trigger_end
from qosqo.games.cuzco_kramer.festival import card_fault, festival_fault, propose
from qosqo.games.cuzco_kramer.guess import NO_GUESS, guess_move
from qosqo.games.cuzco_kramer.incas import (
    any_free_move,
    any_way_in_or_out,
    enter_fault,
    enter_price,
    leave_fault,
    move_fault,
    move_price,
    put_inca,
    take_inca,
)
from qosqo.games.cuzco_kramer.listing import list_festivals, list_inca_moves, list_temples, token_fault
from qosqo.games.cuzco_kramer.ponds import place_pond, pond_fault
from qosqo.games.cuzco_kramer.position import NO_MOVE, NOT_YET, VILLAGE, KramerPosition, LongStep
from qosqo.games.cuzco_kramer.temples import build, build_fault, expand, expand_fault
from qosqo.games.cuzco_kramer.terrain import list_terrain, place_terrain, some_terrain, terrain_candidates, terrain_fault, terrain_price
from qosqo.games.cuzco_kramer.words import (
    ALL_STUCK,
    BUILD,
    BUILT,
    CARD_NOT_IN_HAND,
    CROP_TILE,
    DIG_POND,
    DOUBLE,
    DRAW,
    DUG_POND,
    END_TURN,
    ENDED_TURN,
    ENTER,
    ENTERED,
    EXPAND,
    EXPANDED,
    FESTIVAL,
    JOINS_CITIES,
    LAST_TRIPLE,
    LEAVE,
    LEFT,
    LEGAL,
    MOVE,
    MOVED,
    NO_FESTIVAL,
    NO_MATCH,
    NO_PLACE,
    OFF_SITE,
    ON_INCA,
    ON_TEMPLE,
    PLACED_TRIPLE,
    SAME_SHAPE,
    SPENT_TOKEN,
    TAKE,
    TERRAIN_FIRST,
    TOKEN,
    TOO_FEW_AP,
    TRIPLE,
    TURN_BEGAN,
    VILLAGE_TILE,
)

ALL_OF_THEM: Final = 100_000
WORTH_SHOWING: Final = (LEGAL, SAME_SHAPE, JOINS_CITIES, TOO_FEW_AP, ON_INCA, ON_TEMPLE)
"""Placements that are possible or that a person might expect to be."""


class BeginTurn(Happening["KramerPosition"]):
    def happen(self, position: KramerPosition) -> None:
        position.action_points = position.data.action_points
        position.token_spent = False
        position.drawn = 0
        position.changed = ()
        position.rested = ()
        position.duty = position.last_turns == NOT_YET
        position.tell(TURN_BEGAN, self.seat, position.action_points)
        if not position.duty:
            position.push(turn(self.seat))
            return
        choices = some_terrain(position, self.seat, 2)
        if choices:
            position.stuck = 0
        else:
            self.skip_duty(position)
        if len(choices) == 1:
            turn(self.seat).carry_out(position, choices[0])
        else:
            position.push(turn(self.seat))

    def skip_duty(self, position: KramerPosition) -> None:
        """K2.3: without a place for terrain there is no duty; if that befalls all in succession, the end has come."""
        position.duty = False
        position.stuck += 1
        position.tell(NO_PLACE, self.seat)
        if position.stuck == position.seats:
            trigger_end(position, ALL_STUCK, self.seat)


class Turn(LongStep):
    """The next action of a turn."""

    # What is possible.

    def moves(self, position: KramerPosition) -> list[int]:
        seat = self.seat
        result: list[int] = []
        if position.action_points > 0:
            for kind in (TRIPLE, DOUBLE, VILLAGE_TILE, CROP_TILE):
                list_terrain(position, seat, kind, result, ALL_OF_THEM)
        if position.duty:
            return result
        list_inca_moves(position, seat, result)
        list_temples(position, seat, result)
        if position.action_points > 0 and position.ponds > 0:
            for cell in range(position.data.site):
                if pond_fault(position, cell) == LEGAL:
                    result.append(pack(DIG_POND, cell))
        if draw_fault(position) == LEGAL:
            result.append(pack(DRAW))
            result.append(pack(TAKE))
        if token_fault(position, seat) == LEGAL:
            result.append(pack(TOKEN))
        list_festivals(position, seat, result)
        result.append(pack(END_TURN))
        return result

    def asks(self, position: KramerPosition) -> bool:
        """The duty to place terrain is left by the beginning of the turn only to those who have a choice, and afterwards it is mostly
        clear without listing everything that there is something to do besides ending the turn."""
        if position.duty or token_fault(position, self.seat) == LEGAL or draw_fault(position) == LEGAL:
            return True
        if any_free_move(position, self.seat) or any_way_in_or_out(position, self.seat):
            return True
        if position.action_points > 0 and some_terrain(position, self.seat, 1):
            return True
        position.listed = self.moves(position)
        return len(position.listed) > 1

    def sample(self, position: KramerPosition, chance: Chance) -> int:
        move = guess_move(position, self.seat, chance)
        if move != NO_GUESS:
            return move
        moves = self.moves(position)
        return moves[chance.below(len(moves))]

    # What may be expected, and why it is not possible.

    def candidates(self, position: KramerPosition) -> list[int]:
        found = [move for move in terrain_candidates(position, self.seat) if self.fault(position, move) in WORTH_SHOWING]
        for group in {position.group[cell] for cell in position.incas[self.seat]}:
            for cell in range(position.data.cells):
                if position.group[cell] == group and position.surface[cell] == VILLAGE:
                    found.extend(pack(BUILD, cell, step) for step in range(len(position.floors)))
        for temple in position.temples:
            found.extend(pack(EXPAND, temple, step) for step in range(len(position.floors)))
            found.extend(pack(FESTIVAL, temple, card) for card in set(position.hands[self.seat].cards))
        found.extend(pack(LEAVE, cell) for cell in position.incas[self.seat])
        found.extend([pack(DRAW), pack(TAKE), pack(TOKEN), pack(END_TURN)])
        return sorted({*found, *position.moves()})

    def refuse(self, position: KramerPosition, move: int) -> Saying | None:
        fault = self.fault(position, move)
        if fault == LEGAL:
            return None
        if fault == TOO_FEW_AP:
            return saying(fault, self.seat, self.price(position, move), position.action_points)
        return saying(fault, self.seat, part_b(move) if fault in (CARD_NOT_IN_HAND, NO_MATCH) else part_a(move))

    def fault(self, position: KramerPosition, move: int) -> int:
        kind = kind_of(move)
        a = part_a(move)
        b = part_b(move)
        seat = self.seat
        if a >= position.data.cells or (kind == MOVE and b >= position.data.cells):
            return OFF_SITE
        if kind <= CROP_TILE:
            return terrain_fault(position, seat, kind, a, b)
        if position.duty:
            return TERRAIN_FIRST
        if kind == ENTER:
            return enter_fault(position, seat, a)
        if kind == MOVE:
            return move_fault(position, seat, a, b)
        if kind == LEAVE:
            return leave_fault(position, seat, a)
        if kind == BUILD:
            return build_fault(position, seat, a, b)
        if kind == EXPAND:
            return expand_fault(position, seat, a, b)
        if kind == DIG_POND:
            return pond_fault(position, a)
        if kind in (DRAW, TAKE):
            return draw_fault(position)
        if kind == TOKEN:
            return token_fault(position, seat)
        if kind == FESTIVAL:
            fault = festival_fault(position, seat, a)
            return fault if fault != LEGAL else card_fault(position, seat, b)
        return LEGAL if kind == END_TURN else NO_FESTIVAL

    def price(self, position: KramerPosition, move: int) -> int:
        """What the move costs in action points."""
        kind = kind_of(move)
        if kind <= CROP_TILE:
            return terrain_price(position, kind, part_a(move), part_b(move))
        if kind in (ENTER, LEAVE):
            return enter_price(position, self.seat, part_a(move))
        if kind == MOVE:
            return move_price(position, self.seat, part_a(move), part_b(move))
        return 1 if kind <= TAKE else 0

    # What happens.

    def carry_out(self, position: KramerPosition, move: int) -> None:
        kind = kind_of(move)
        price = position.quote if move == position.quoted else self.price(position, move)
        position.quoted = NO_MOVE
        if kind == END_TURN:
            position.tell(ENDED_TURN, self.seat, position.action_points)
            position.push(close_turn(self.seat))
        elif kind == FESTIVAL:
            position.push(close_turn(self.seat))
            propose(position, self.seat, part_a(move), part_b(move))
        else:
            position.push(self)
            position.action_points -= price
            if price > 0 and position.rested:
                position.rested = ()
            self.act(position, kind, part_a(move), part_b(move), price)

    def act(self, position: KramerPosition, kind: int, a: int, b: int, price: int) -> None:
        seat = self.seat
        if kind <= CROP_TILE:
            if kind <= DOUBLE:
                position.tell(PLACED_TRIPLE + kind, seat, a, b, price)
            else:
                position.tell(PLACED_TRIPLE + kind, seat, a, price)
            position.duty = False
            place_terrain(position, seat, kind, a, b)
            if kind == TRIPLE and position.triples == 0 and position.last_turns == NOT_YET:
                trigger_end(position, LAST_TRIPLE, seat)
        elif kind == ENTER:
            position.tell(ENTERED, seat, a, price)
            put_inca(position, seat, a)
        elif kind == MOVE:
            position.tell(MOVED, seat, a, b, price)
            take_inca(position, seat, a)
            put_inca(position, seat, b)
            if price == 0:
                position.rested = tuple(sorted((*position.rested, b)))
        elif kind == LEAVE:
            position.tell(LEFT, seat, a, price)
            take_inca(position, seat, a)
        elif kind == BUILD:
            position.tell(BUILT, seat, a, b, price)
            build(position, seat, a, b)
        elif kind == EXPAND:
            position.tell(EXPANDED, seat, a, b, price)
            expand(position, seat, a, b)
        elif kind == DIG_POND:
            position.tell(DUG_POND, seat, a, price)
            place_pond(position, a)
        elif kind == DRAW:
            draw_card(position, seat)
        elif kind == TAKE:
            take_face_up(position, seat)
        else:
            position.tokens = raised(position.tokens, seat, -1)
            position.token_spent = True
            position.action_points += 1
            position.tell(SPENT_TOKEN, seat)


class CloseTurn(Happening["KramerPosition"]):
    """K9.1: near the end a player's turn closes with the own final scoring; after the last one the game is over."""

    def happen(self, position: KramerPosition) -> None:
        if position.last_turns > 0:
            final_scoring(position, self.seat)
            position.last_turns -= 1
        if position.last_turns != 0:
            position.push(begin_turn((self.seat + 1) % position.seats))


def begin_turn(seat: int) -> BeginTurn:
    step = BeginTurn()
    step.seat = seat
    return step


def turn(seat: int) -> Turn:
    step = Turn()
    step.seat = seat
    return step


def close_turn(seat: int) -> CloseTurn:
    step = CloseTurn()
    step.seat = seat
    return step
