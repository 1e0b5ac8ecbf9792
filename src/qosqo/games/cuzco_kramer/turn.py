"""The turn (K2): a terrain first, then any actions while action points last, a festival at most as the last thing."""

from __future__ import annotations

from qosqo.core.chance import Chance
from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Happening
from qosqo.games.cuzco_kramer.cards import draw_card, draw_fault, take_face_up
from qosqo.games.cuzco_kramer.end import final_scoring, tell_winners, trigger_end
from qosqo.games.cuzco_kramer.festival import festival_fault, list_festivals, propose
from qosqo.games.cuzco_kramer.highest_position import leader_in
from qosqo.games.cuzco_kramer.inca_lists import list_inca_moves
from qosqo.games.cuzco_kramer.incas import (
    enter_fault,
    enter_price,
    leave_fault,
    move_fault,
    move_price,
    put_inca,
    take_inca,
)
from qosqo.games.cuzco_kramer.names import NOT_YET, VILLAGE
from qosqo.games.cuzco_kramer.phrases import (
    EVENT_ALL_STUCK,
    EVENT_BUILT,
    EVENT_DUG_POND,
    EVENT_ENDED_TURN,
    EVENT_ENTERED,
    EVENT_EXPANDED,
    EVENT_LAST_TRIPLE,
    EVENT_LEFT,
    EVENT_MOVED,
    EVENT_NO_PLACE,
    EVENT_PLACED_TRIPLE,
    EVENT_TURN_BEGAN,
    LEGAL,
    MOVE_BUILD,
    MOVE_CROP,
    MOVE_DOUBLE,
    MOVE_DRAW,
    MOVE_END_TURN,
    MOVE_ENTER,
    MOVE_EXPAND,
    MOVE_FESTIVAL,
    MOVE_LEAVE,
    MOVE_MOVE,
    MOVE_POND,
    MOVE_TAKE,
    MOVE_TOKEN,
    MOVE_TRIPLE,
    REFUSAL_CARD_NOT_IN_HAND,
    REFUSAL_NO_FESTIVAL,
    REFUSAL_NO_FLOOR,
    REFUSAL_NO_MATCH,
    REFUSAL_NOT_HIGHER,
    REFUSAL_OFF_SITE,
    REFUSAL_ON_INCA,
    REFUSAL_ON_POND,
    REFUSAL_ON_TEMPLE,
    REFUSAL_TERRAIN_FIRST,
    REFUSAL_TOO_FEW_AP,
    REFUSAL_TOO_SMALL,
)
from qosqo.games.cuzco_kramer.ponds import list_ponds, place_pond, pond_fault
from qosqo.games.cuzco_kramer.position import NO_MOVE, KramerPosition, LongStep
from qosqo.games.cuzco_kramer.shortcuts import NO_GUESS, any_free_move, any_way_in_or_out, guess_move
from qosqo.games.cuzco_kramer.temples import build, build_fault, expand, expand_fault, list_temples, missing_floor, size_of_settlement
from qosqo.games.cuzco_kramer.terrain import cell_in_the_way, place_terrain, terrain_fault, terrain_price
from qosqo.games.cuzco_kramer.terrain_lists import list_terrain, refused_terrain, some_terrain
from qosqo.games.cuzco_kramer.tokens import spend_token, token_fault


class BeginTurn(Happening["KramerPosition"]):
    def happen(self, position: KramerPosition) -> None:
        position.action_points = position.data.action_points
        position.token_spent = False
        position.drawn = 0
        position.changed = ()
        position.rested = ()
        position.duty = position.last_turns == NOT_YET
        position.tell(EVENT_TURN_BEGAN, self.seat, position.action_points, 0 if position.duty else 1)
        if not position.duty:
            position.push(Turn(self.seat))
            return
        choices = some_terrain(position, self.seat, 2)
        if not choices:
            self.skip_duty(position)
        elif position.rules < 2:
            position.stuck = 0
        if len(choices) == 1 and position.rules < 2:  # then the only place was taken unasked
            Turn(self.seat).carry_out(position, choices[0])
        else:
            position.push(Turn(self.seat))

    def skip_duty(self, position: KramerPosition) -> None:
        """K2.3: without a place for terrain there is no duty. Whoever finds one later in the turn and uses it was not stuck: what follows
        is seen when the turn is over."""
        position.duty = False
        position.stuck += 1
        position.tell(EVENT_NO_PLACE, self.seat)
        if position.stuck == position.seats and position.rules < 2:
            trigger_end(position, EVENT_ALL_STUCK, self.seat)


class Turn(LongStep):
    """The next action of a turn.

    What is legal is decided by the functions called `…_fault`, and nowhere else: `fault` asks the one that a move concerns, and the
    lists ask it for every move, after leaving out what it would refuse anyway."""

    # What is possible.

    def moves(self, position: KramerPosition) -> list[int]:
        seat = self.seat
        result: list[int] = []
        if position.action_points > 0:
            list_terrain(position, seat, result)
        if position.duty:
            return result
        if position.action_points > 0 or any_free_move(position, seat):
            list_inca_moves(position, seat, result)
        list_temples(position, seat, result)
        list_ponds(position, result)
        if draw_fault(position) == LEGAL:
            result.append(pack(MOVE_DRAW))
            result.append(pack(MOVE_TAKE))
        if token_fault(position, seat) == LEGAL:
            result.append(pack(MOVE_TOKEN))
        list_festivals(position, seat, result)
        result.append(pack(MOVE_END_TURN))
        return result

    def allows(self, position: KramerPosition, move: int) -> bool:
        return self.fault(position, move) == LEGAL

    def asks(self, position: KramerPosition) -> bool:
        """The duty to place terrain is left by the beginning of the turn only to those who can, and afterwards it is mostly
        clear without listing everything that there is something to do besides ending the turn."""
        if position.duty or token_fault(position, self.seat) == LEGAL or draw_fault(position) == LEGAL:
            return True
        if any_free_move(position, self.seat) or any_way_in_or_out(position, self.seat):
            return True
        if position.action_points > 0 and some_terrain(position, self.seat, 1):
            return True
        position.listed = self.moves(position)
        return len(position.listed) > 1

    def deliberate(self, position: KramerPosition, move: int) -> bool:
        """Terrain is spent even if there is only one way to place it; a turn in which nothing else is left ends by itself."""
        return kind_of(move) != MOVE_END_TURN

    def sample(self, position: KramerPosition, chance: Chance) -> int:
        move = guess_move(position, self.seat, chance)
        if move != NO_GUESS:
            return move
        moves = self.moves(position)
        return moves[chance.below(len(moves))]

    # What may be expected, and why it is not possible.

    def candidates(self, position: KramerPosition) -> list[int]:
        wanted = set(position.moves())
        wanted.update([move for move, _ in refused_terrain(position, self.seat)])
        wanted.update(self.other_candidates(position))
        return sorted(wanted)

    def other_candidates(self, position: KramerPosition) -> list[int]:
        """What a person would look for besides terrain."""
        found: list[int] = []
        for group in {position.group[cell] for cell in position.incas[self.seat]}:
            for cell in range(position.data.cells):
                if position.group[cell] == group and position.surface[cell] == VILLAGE:
                    found.extend(pack(MOVE_BUILD, cell, step) for step in range(len(position.floors)))
        for temple in position.temples:
            found.extend(pack(MOVE_EXPAND, temple, step) for step in range(len(position.floors)))
            found.extend(pack(MOVE_FESTIVAL, temple, card) for card in set(position.hands[self.seat].cards))
        found.extend(pack(MOVE_LEAVE, cell) for cell in position.incas[self.seat])
        found.extend([pack(MOVE_DRAW), pack(MOVE_TAKE), pack(MOVE_TOKEN), pack(MOVE_END_TURN)])
        return found

    def refusals(self, position: KramerPosition) -> list[tuple[int, Saying]]:
        """The same as in other games, but what is wrong with hundreds of places for terrain is found out once, not twice."""
        result = [(move, self.reason(position, move, fault)) for move, fault in refused_terrain(position, self.seat)]
        for move in sorted(set(self.other_candidates(position))):
            fault = self.fault(position, move)
            if fault != LEGAL:
                result.append((move, self.reason(position, move, fault)))
        return result

    def refuse(self, position: KramerPosition, move: int) -> Saying | None:
        fault = self.fault(position, move)
        return None if fault == LEGAL else self.reason(position, move, fault)

    def reason(self, position: KramerPosition, move: int, fault: int) -> Saying:
        if fault == REFUSAL_TOO_FEW_AP:
            return saying(fault, self.seat, self.price(position, move), position.action_points)
        return saying(fault, self.seat, self.obstacle(position, move, fault))

    def obstacle(self, position: KramerPosition, move: int, fault: int) -> int:
        """What a refusal names: a card, how large or how high things are, or a hex."""
        cell = part_a(move)
        if fault in (REFUSAL_CARD_NOT_IN_HAND, REFUSAL_NO_MATCH):
            return part_b(move)
        if fault == REFUSAL_TOO_SMALL:
            return size_of_settlement(position, cell)
        if fault == REFUSAL_NOT_HIGHER:
            return position.steps[position.temple_number(cell)]
        if fault == REFUSAL_NO_FLOOR:
            return missing_floor(position, cell)
        if fault in (REFUSAL_ON_POND, REFUSAL_ON_INCA, REFUSAL_ON_TEMPLE):
            return cell_in_the_way(position, kind_of(move), cell, part_b(move), fault)
        return cell

    def fault(self, position: KramerPosition, move: int) -> int:
        """Why the move is not legal, or LEGAL."""
        kind = kind_of(move)
        a = part_a(move)
        b = part_b(move)
        seat = self.seat
        if a >= position.data.cells or (kind == MOVE_MOVE and b >= position.data.cells):
            return REFUSAL_OFF_SITE
        if kind <= MOVE_CROP:
            return terrain_fault(position, seat, kind, a, b)
        if position.duty:
            return REFUSAL_TERRAIN_FIRST
        if kind == MOVE_ENTER:
            return enter_fault(position, seat, a, enter_price(position, seat, a))
        if kind == MOVE_MOVE:
            return move_fault(position, seat, a, b, move_price(position, seat, a, b))
        if kind == MOVE_LEAVE:
            return leave_fault(position, seat, a, enter_price(position, seat, a))
        if kind == MOVE_BUILD:
            return build_fault(position, seat, a, b, leader_in(position, position.group[a]))
        if kind == MOVE_EXPAND:
            return expand_fault(position, seat, a, b, leader_in(position, a))
        if kind == MOVE_POND:
            return pond_fault(position, a)
        if kind in (MOVE_DRAW, MOVE_TAKE):
            return draw_fault(position)
        if kind == MOVE_TOKEN:
            return token_fault(position, seat)
        if kind == MOVE_FESTIVAL:
            return festival_fault(position, seat, a, b)
        return LEGAL if kind == MOVE_END_TURN else REFUSAL_NO_FESTIVAL

    def price(self, position: KramerPosition, move: int) -> int:
        """What the move costs in action points."""
        kind = kind_of(move)
        if kind <= MOVE_CROP:
            return terrain_price(position, kind, part_a(move), part_b(move))
        if kind in (MOVE_ENTER, MOVE_LEAVE):
            return enter_price(position, self.seat, part_a(move))
        if kind == MOVE_MOVE:
            return move_price(position, self.seat, part_a(move), part_b(move))
        return 1 if kind <= MOVE_TAKE else 0

    # What happens.

    def carry_out(self, position: KramerPosition, move: int) -> None:
        kind = kind_of(move)
        price = position.quote if move == position.quoted else self.price(position, move)
        position.quoted = NO_MOVE
        if kind == MOVE_END_TURN:
            position.tell(EVENT_ENDED_TURN, self.seat, position.action_points)
            position.push(CloseTurn(self.seat))
        elif kind == MOVE_FESTIVAL:
            position.push(CloseTurn(self.seat))
            propose(position, self.seat, part_a(move), part_b(move))
        else:
            position.push(self)
            position.action_points -= price
            if price > 0 and position.rested:
                position.rested = ()
            self.act(position, kind, part_a(move), part_b(move), price)

    def act(self, position: KramerPosition, kind: int, a: int, b: int, price: int) -> None:
        seat = self.seat
        if kind <= MOVE_CROP:
            elevation = position.height[a] + 1
            if kind <= MOVE_DOUBLE:
                position.tell(EVENT_PLACED_TRIPLE + kind, seat, a, b, price, elevation)
            else:
                position.tell(EVENT_PLACED_TRIPLE + kind, seat, a, price, elevation)
            position.duty = False
            if position.rules >= 2:
                position.stuck = 0
            place_terrain(position, seat, kind, a, b)
            if kind == MOVE_TRIPLE and position.triples == 0 and position.last_turns == NOT_YET:
                trigger_end(position, EVENT_LAST_TRIPLE, seat)
        elif kind == MOVE_ENTER:
            position.tell(EVENT_ENTERED, seat, a, price)
            put_inca(position, seat, a)
        elif kind == MOVE_MOVE:
            position.tell(EVENT_MOVED, seat, a, b, price)
            take_inca(position, seat, a)
            put_inca(position, seat, b)
            if price == 0:
                position.rested = tuple(sorted((*position.rested, b)))
        elif kind == MOVE_LEAVE:
            position.tell(EVENT_LEFT, seat, a, price)
            take_inca(position, seat, a)
        elif kind == MOVE_BUILD:
            position.tell(EVENT_BUILT, seat, a, b, price, size_of_settlement(position, a))
            build(position, seat, a, b)
        elif kind == MOVE_EXPAND:
            old = position.steps[position.temple_number(a)]
            position.tell(EVENT_EXPANDED, seat, a, b, price, size_of_settlement(position, a), old)
            expand(position, seat, a, b)
        elif kind == MOVE_POND:
            position.tell(EVENT_DUG_POND, seat, a, price)
            place_pond(position, a)
        elif kind == MOVE_DRAW:
            draw_card(position, seat)
        elif kind == MOVE_TAKE:
            take_face_up(position, seat)
        else:
            spend_token(position, seat)


class CloseTurn(Happening["KramerPosition"]):
    """K9.1: near the end a player's turn closes with the own final scoring; after the last one the game is over.
    K2.3: the end has also come when all players in succession had no place for terrain and placed none."""

    def happen(self, position: KramerPosition) -> None:
        if position.stuck == position.seats and position.last_turns == NOT_YET:
            trigger_end(position, EVENT_ALL_STUCK, self.seat)
        if position.last_turns > 0:
            final_scoring(position, self.seat)
            position.last_turns -= 1
        if position.last_turns != 0:
            position.push(BeginTurn((self.seat + 1) % position.seats))
        else:
            tell_winners(position)
