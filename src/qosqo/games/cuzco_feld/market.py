"""The market (F5.3), and card 03."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import raised
from qosqo.games.cuzco_feld.god_cards import (
    BUYING,
    CARD_GOOD_TWICE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    offers,
    pay,
    start_of_turn,
)
from qosqo.games.cuzco_feld.names import GOODS, MARKET
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_MARKET,
    EVENT_BOUGHT,
    EVENT_BOUGHT_NOTHING,
    EVENT_BUILDING_RESOLVED,
    MOVE_BUY,
    MOVE_DONE,
    REFUSAL_TOO_LITTLE_FOOD,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class StartMarket(Happening["FeldPosition"]):
    """A player's turn at the market."""

    def happen(self, position: FeldPosition) -> None:
        if self.seat == position.order[0]:
            position.tell(EVENT_BUILDING_RESOLVED, NOBODY, MARKET)
        start_of_turn(position)
        position.push(BuyGood(self.seat))


class BuyGood(CardStep):
    """Buy one good of the round's row for its food, or none. With card 03 in effect one is bought (F3.4)."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        row = (position.round - 1) * GOODS
        for good in range(GOODS):
            if position.market[row + good] and position.data.good_food[good] <= position.food[self.seat]:
                result.append(pack(MOVE_BUY, good))
        if result and not in_effect(position, CARD_GOOD_TWICE):
            add_offers(result, offers(position, self.seat, BUYING))
            result.append(pack(MOVE_DONE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
        elif kind_of(move) == MOVE_BUY:
            good = part_a(move)
            food = position.data.good_food[good]
            position.food = raised(position.food, self.seat, -food)
            position.food_supply += food
            position.market = raised(position.market, (position.round - 1) * GOODS + good, -1)
            position.goods = raised(position.goods, self.seat * GOODS + good, 1)
            position.tell(EVENT_BOUGHT, self.seat, good, food)
            times = 2 if in_effect(position, CARD_GOOD_TWICE) else 1
            effect_ends(position, CARD_GOOD_TWICE)
            position.gain(self.seat, times * position.data.good_points[good], CATEGORY_MARKET)
        else:
            position.tell(EVENT_BOUGHT_NOTHING, self.seat)

    def happen(self, position: FeldPosition) -> None:
        if not position.listed:
            position.tell(EVENT_BOUGHT_NOTHING, self.seat)
        super().happen(position)

    def moments(self) -> int:
        return BUYING

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        row = (position.round - 1) * GOODS
        return [pack(MOVE_BUY, good) for good in range(GOODS) if position.market[row + good]]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        good = part_a(move)
        return saying(REFUSAL_TOO_LITTLE_FOOD, self.seat, good, position.data.good_food[good], position.food[self.seat])
