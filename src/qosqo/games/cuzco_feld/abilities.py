"""Phase II: using the abilities of study and farm tiles (F4.1–F4.5), and the cards 01, 11 and 15."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, saying
from qosqo.core.position import NOBODY, Happening, Step
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.exchange import reserve_quipus
from qosqo.games.cuzco_feld.feathers import PlaceFeather
from qosqo.games.cuzco_feld.god_cards import (
    CARD_EXTRA_TILE,
    CARD_MORE_FARM,
    CARD_MORE_STUDY,
    MEDAL_SHIFT,
    USING_ABILITIES,
    CardStep,
    TakeCard,
    add_offers,
    is_card_move,
    is_offered,
    offers,
    pay,
    start_of_turn,
    without,
)
from qosqo.games.cuzco_feld.headdress import Headdress, pips_for_a_circlet
from qosqo.games.cuzco_feld.movement import Movement, pips_for_a_trail
from qosqo.games.cuzco_feld.names import (
    ABILITIES,
    ABILITY_CIRCLET,
    ABILITY_FARM,
    ABILITY_FEATHER,
    ABILITY_FOOD,
    ABILITY_GOD_CARD,
    ABILITY_KNOWLEDGE,
    ABILITY_OFFERING,
    ABILITY_POINTS,
    ABILITY_QUIPU,
    ABILITY_ROPE,
    ABILITY_STONE,
    ABILITY_STUDY,
    ANY_COLOUR,
    COPIES,
    EMPTY,
    FARM,
    GODS,
    NO_CARD,
    PHASE_ABILITIES,
    PIPS,
    ROPE,
    SLOTS,
    SPACES,
    STONE,
    STUDY,
    TOP_OF_TRACK,
)
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_ABILITIES,
    EVENT_PHASE_STARTS,
    EVENT_USED_ABILITY,
    EVENT_USED_NO_ABILITY,
    MOVE_DONE,
    MOVE_RESERVE_QUIPUS,
    MOVE_USE_ABILITY,
    REFUSAL_ABILITY_USED,
    REFUSAL_ABILITY_WITHOUT_EFFECT,
    REFUSAL_SAME_ABILITY,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT
from qosqo.games.cuzco_feld.tiles import TakeTile, pips_for_a_tile
from qosqo.games.cuzco_feld.university import advance


class StartAbilities(Happening["FeldPosition"]):
    """A player's turn in phase II: one study and one farm ability."""

    def happen(self, position: FeldPosition) -> None:
        if position.phase != PHASE_ABILITIES:
            position.tell(EVENT_PHASE_STARTS, NOBODY, PHASE_ABILITIES)
        position.phase = PHASE_ABILITIES
        start_of_turn(position)
        position.uses = (1, 1)
        position.used = (0, 0)
        position.extra = (0, 0)
        position.push(UseAbilities(self.seat))


class UseAbilities(CardStep):
    """Use an ability of either colour, play a card for more of them, or be done."""

    def moves(self, position: FeldPosition) -> list[int]:
        seat = self.seat
        result: list[int] = []
        offered = offers(position, seat, USING_ABILITIES)
        counts = tiles_by_ability(position, seat)
        extra_helps = False
        extra_offered = is_offered(offered, CARD_EXTRA_TILE)
        for colour in range(2):
            if not position.uses[colour] and not is_offered(offered, more_card(colour)):
                continue
            usable = 0
            usable_with_extra = 0
            for ability in range(ABILITIES):
                tiles = counts[colour * ABILITIES + ability]
                if not tiles or position.used[colour] & BIT[ability]:
                    continue
                plain = has_effect(position, seat, ability, tiles)
                boosted = (
                    (extra_offered or position.extra[colour] == 1)
                    and strength(ability, tiles + 1) > strength(ability, tiles)
                    and (plain or has_effect(position, seat, ability, tiles + 1))
                )
                if plain or (boosted and position.extra[colour] and position.rules < 2):
                    usable += 1
                elif strength(ability, tiles + 1) > strength(ability, tiles) and has_effect(position, seat, ability, tiles + 1):
                    usable_with_extra += 1
                if position.uses[colour]:
                    if plain:
                        result.append(pack(MOVE_USE_ABILITY, colour, ability, tiles))
                    if boosted:
                        if position.extra[colour]:
                            result.append(pack(MOVE_USE_ABILITY, colour, ability, tiles + 1))
                        else:
                            extra_helps = True
            if position.rules < 2:
                if usable <= position.uses[colour]:
                    offered = without(offered, more_card(colour))
                continue
            more = more_card(colour)
            missing = position.uses[colour] + 1 - usable
            if is_offered(offered, more):
                if missing > min(usable_with_extra, position.extra[colour] + extra_tiles(position, seat, fewer_offerings=1)):
                    offered &= ~BIT[more]
                if missing > min(usable_with_extra, position.extra[colour] + extra_tiles(position, seat, fewer_medals=1)):
                    offered &= ~(BIT[more] << MEDAL_SHIFT)
        if not extra_helps:
            offered = without(offered, CARD_EXTRA_TILE)
        add_offers(result, offered)
        result.append(pack(MOVE_DONE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == MOVE_DONE:
            if position.used == (0, 0):
                position.tell(EVENT_USED_NO_ABILITY, self.seat)
            return
        position.push(self)
        if is_card_move(move):
            card = pay(position, self.seat, move)
            position.in_effect = 0
            if card == CARD_EXTRA_TILE:
                position.extra = (1, 1)
            else:
                position.uses = raised(position.uses, STUDY if card == CARD_MORE_STUDY else FARM, 1)
            return
        colour = part_a(move)
        ability = part_b(move)
        position.uses = raised(position.uses, colour, -1)
        position.used = raised(position.used, colour, BIT[ability])
        if position.extra[colour] and part_c(move) > tiles_by_ability(position, self.seat)[colour * ABILITIES + ability]:
            position.extra = replaced(position.extra, colour, 0)
        position.tell(EVENT_USED_ABILITY, self.seat, colour, ability, part_c(move))
        use(position, self.seat, ability, part_c(move))

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        counts = tiles_by_ability(position, self.seat)
        return [
            pack(MOVE_USE_ABILITY, index // ABILITIES, index % ABILITIES, counts[index]) for index in range(2 * ABILITIES) if counts[index]
        ]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        if not position.uses[part_a(move)]:
            return saying(REFUSAL_ABILITY_USED, self.seat, part_a(move))
        if position.used[part_a(move)] & BIT[part_b(move)]:
            return saying(REFUSAL_SAME_ABILITY, self.seat, part_b(move))
        return saying(REFUSAL_ABILITY_WITHOUT_EFFECT, self.seat, part_b(move))

    def moments(self) -> int:
        return USING_ABILITIES

    def repeats(self, position: FeldPosition, card: int) -> bool:
        return card == CARD_EXTRA_TILE and 1 in position.extra


class ReserveQuipus(Step["FeldPosition"]):
    """F4.2, ability 08: move up to so many quipus to the reserve."""

    most: int

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def moves(self, position: FeldPosition) -> list[int]:
        return [pack(MOVE_RESERVE_QUIPUS, count + 1) for count in range(min(self.most, position.quipus_on_mask(self.seat)))]

    def carry_out(self, position: FeldPosition, move: int) -> None:
        reserve_quipus(position, self.seat, part_a(move))


def extra_tiles(position: FeldPosition, seat: int, *, fewer_offerings: int = 0, fewer_medals: int = 0) -> int:
    """How often the seat could play card 01 in this turn, after paying so much for another card."""
    in_hand = 0
    for card in position.hands[seat].cards:
        if card == CARD_EXTRA_TILE:
            in_hand += 1
    by_medal = offers(position, seat, USING_ABILITIES, fewer_medals=fewer_medals) >> MEDAL_SHIFT & BIT[CARD_EXTRA_TILE]
    return min(in_hand, position.offerings[seat] - fewer_offerings) + (1 if by_medal else 0)


def more_card(colour: int) -> int:
    """The card that allows one more ability of the colour."""
    return CARD_MORE_STUDY if colour == STUDY else CARD_MORE_FARM


def tiles_by_ability(position: FeldPosition, seat: int) -> list[int]:
    """How many study tiles, then how many farm tiles of each ability lie on the mask. F4.1: identical tiles of one colour count
    together; where they lie and whether they are slid does not matter."""
    counts = [0] * (2 * ABILITIES)
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile = position.spaces[space]
        if tile > EMPTY:
            counts[tile // COPIES] += 1
    return counts


def strength(ability: int, tiles: int) -> int:
    """What so many tiles amount to: the pips of the die that they stand for, or simply their number."""
    if ability in (ABILITY_STONE, ABILITY_ROPE):
        return min(2 * tiles, PIPS)
    if ability in (ABILITY_CIRCLET, ABILITY_FARM, ABILITY_STUDY):
        return 3 if tiles == 1 else PIPS
    return tiles


def has_effect(position: FeldPosition, seat: int, ability: int, tiles: int) -> bool:
    """Whether using the ability with so many tiles could bring anything."""
    if ability == ABILITY_OFFERING:
        return position.offering_supply > 0
    if ability == ABILITY_FEATHER:
        return 0 in position.feathers[seat * SLOTS : seat * SLOTS + SLOTS]
    if ability == ABILITY_KNOWLEDGE:
        return position.knowledge[seat] < TOP_OF_TRACK
    if ability == ABILITY_GOD_CARD:
        return any(position.face_up[god] != NO_CARD for god in range(GODS))
    if ability == ABILITY_QUIPU:
        return position.quipus_on_mask(seat) > 0
    if ability == ABILITY_FOOD:
        return position.food_supply > 0
    if ability == ABILITY_POINTS:
        return True
    return pips_for(position, seat, ability) <= strength(ability, tiles)


def pips_for(position: FeldPosition, seat: int, ability: int) -> int:
    """The pips needed for an ability that stands for a die."""
    if ability == ABILITY_STONE:
        return pips_for_a_trail(position, seat, STONE)
    if ability == ABILITY_ROPE:
        return pips_for_a_trail(position, seat, ROPE)
    if ability == ABILITY_CIRCLET:
        return pips_for_a_circlet(position, seat)
    return pips_for_a_tile(position, seat, FARM if ability == ABILITY_FARM else STUDY)


def use(position: FeldPosition, seat: int, ability: int, tiles: int) -> None:
    """F4.2; F4.4: what stands for a die gives all that the action gives."""
    pips = strength(ability, tiles)
    if ability == ABILITY_OFFERING:
        position.take_offerings(seat, tiles)
    elif ability == ABILITY_POINTS:
        position.gain(seat, 2 * tiles, CATEGORY_ABILITIES)
    elif ability == ABILITY_FEATHER:
        for _ in range(tiles):
            position.push(PlaceFeather(seat, ANY_COLOUR))
    elif ability == ABILITY_STONE:
        position.push(Movement(seat, STONE, pips))
    elif ability == ABILITY_ROPE:
        position.push(Movement(seat, ROPE, pips))
    elif ability == ABILITY_KNOWLEDGE:
        advance(position, seat, tiles)
    elif ability == ABILITY_GOD_CARD:
        for _ in range(tiles):
            position.push(TakeCard(seat))
    elif ability == ABILITY_QUIPU:
        position.push(ReserveQuipus(seat, tiles))
    elif ability == ABILITY_CIRCLET:
        position.push(Headdress(seat, pips))
    elif ability == ABILITY_FOOD:
        position.take_food(seat, tiles)
    else:
        position.push(TakeTile(seat, FARM if ability == ABILITY_FARM else STUDY, pips))
