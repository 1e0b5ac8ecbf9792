"""The missions of the Sapa Inca: what a player has of what a mission counts (F7.1).

A mission is three numbers of the data file: what it counts, of which kind, and how much is needed. From these follow whether it
is met, its progress ("2 of 3") and what one requirement fewer means.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.games.cuzco_feld.god_cards import CARD_EASIER_MISSION, card_is_known, show_card
from qosqo.games.cuzco_feld.names import (
    CARDS_OF_A_GOD,
    CIRCLETS,
    COPIES,
    EMPTY,
    FARM,
    GODS,
    GOODS,
    INNER,
    SLOTS,
    SPACES,
    START_MISSIONS,
    STUDY,
    TILES_OF_A_COLOUR,
    VILLAGES,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT, bits_in

COUNT_NAMES: Final = (
    "conditions",
    "villages",
    "villages-with-feather",
    "villages-with-value",
    "villages-of-circle",
    "village-values",
    "feathers",
    "feathers-of",
    "feather-colours",
    "tiles-of",
    "tiles-with",
    "abilities",
    "slid-tiles",
    "slid-tiles-of",
    "gods-in-hand",
    "cards-of",
    "cards-of-one-god",
    "goods",
    "goods-of",
    "good-kinds",
    "priests",
    "food",
    "circlets",
    "medals",
    "offerings",
)
"""The words of the data file; each count's number is its place here."""
CONDITIONS: Final = 0
VILLAGES_DELIVERED: Final = 1
VILLAGES_WITH_FEATHER: Final = 2
VILLAGES_WITH_VALUE: Final = 3
VILLAGES_OF_CIRCLE: Final = 4
VILLAGE_VALUES: Final = 5
FEATHERS: Final = 6
FEATHERS_OF: Final = 7
FEATHER_COLOURS_OWNED: Final = 8
TILES_OF: Final = 9
TILES_WITH: Final = 10
ABILITIES_OF: Final = 11
SLID_TILES: Final = 12
SLID_TILES_OF: Final = 13
GODS_IN_HAND: Final = 14
CARDS_OF: Final = 15
CARDS_OF_ONE_GOD: Final = 16
GOODS_OWNED: Final = 17
GOODS_OF: Final = 18
GOOD_KINDS: Final = 19
PRIESTS_IN_TEMPLE: Final = 20
FOOD_OWNED: Final = 21
CIRCLETS_FLIPPED: Final = 22
MEDALS: Final = 23
OFFERINGS_OWNED: Final = 24

CONDITION_NAMES: Final = ("priest", "study", "farm", "good", "first")
CONDITION_PRIEST: Final = 0
CONDITION_STUDY: Final = 1
CONDITION_FARM: Final = 2
CONDITION_GOOD: Final = 3
CONDITION_FIRST: Final = 4

NOTHING_SPENT: Final = 0
CARD_SPENT: Final = 1
MEDAL_SPENT: Final = 2
"""What the check must leave out: card 04 with its offering, or a medal, is gone before the mission is looked at (F3.11)."""


def mission_number(mission: int) -> str:
    """What is printed on the tile: S-01 to S-06, 01 to 55."""
    return f"S-{mission + 1:02}" if mission < START_MISSIONS else f"{mission - START_MISSIONS + 1:02}"


def reached(position: FeldPosition, seat: int, mission: int, spent: int = NOTHING_SPENT) -> int:
    """How much of what the mission counts the seat has."""
    data = position.data
    what = data.mission_counts[mission]
    of = data.mission_of[mission]
    if what <= VILLAGE_VALUES:
        return conditions_met(position, seat, of) if what == CONDITIONS else villages_counted(position, seat, what, of)
    if what <= FEATHER_COLOURS_OWNED:
        return feathers_counted(position, seat, what, of)
    if what <= SLID_TILES_OF:
        return tiles_counted(position, seat, what, of)
    if what <= CARDS_OF_ONE_GOD:
        return cards_counted(position, seat, what, of, spent)
    if what <= GOOD_KINDS:
        return goods_counted(position, seat, what, of)
    if what == PRIESTS_IN_TEMPLE:
        return position.priests_in_temple(seat)
    if what == FOOD_OWNED:
        return position.food[seat]
    if what == CIRCLETS_FLIPPED:
        flipped = 0
        for circlet in range(seat * CIRCLETS, seat * CIRCLETS + CIRCLETS):
            flipped += position.circlets[circlet]
        return flipped
    if what == MEDALS:
        return position.medals[seat] - (1 if spent == MEDAL_SPENT else 0)
    return position.offerings[seat] - (1 if spent == CARD_SPENT else 0)


def met(position: FeldPosition, seat: int, mission: int) -> bool:
    return reached(position, seat, mission) >= position.data.mission_need[mission]


def met_with_one_fewer(position: FeldPosition, seat: int, mission: int, spent: int) -> bool:
    """F3.5: whether card 04 completes the mission; not if the card is not needed."""
    return reached(position, seat, mission, spent) == position.data.mission_need[mission] - 1


def conditions_met(position: FeldPosition, seat: int, of: int) -> int:
    count = 0
    if of & BIT[CONDITION_PRIEST] and position.priests_in_temple(seat) > 0:
        count += 1
    if of & BIT[CONDITION_STUDY] and tiles_counted(position, seat, TILES_OF, STUDY) > 0:
        count += 1
    if of & BIT[CONDITION_FARM] and tiles_counted(position, seat, TILES_OF, FARM) > 0:
        count += 1
    if of & BIT[CONDITION_GOOD] and goods_counted(position, seat, GOODS_OWNED, 0) > 0:
        count += 1
    if of & BIT[CONDITION_FIRST] and position.order[0] == seat:
        count += 1
    return count


def villages_counted(position: FeldPosition, seat: int, what: int, of: int) -> int:
    """Villages with a quipu of the seat, on top or not (F7.4)."""
    count = 0
    values = 0
    delivered = position.delivered[seat]
    if what == VILLAGES_DELIVERED:
        return bits_in(delivered)
    for village in range(VILLAGES):
        if not delivered & BIT[village]:
            continue
        if what == VILLAGE_VALUES:
            values |= BIT[position.value_of[village]]
        elif (
            (what == VILLAGES_WITH_FEATHER and position.feather_of[village] == of)
            or (what == VILLAGES_WITH_VALUE and position.value_of[village] == of)
            or (what == VILLAGES_OF_CIRCLE and village // INNER == of)
        ):
            count += 1
    return bits_in(values) if what == VILLAGE_VALUES else count


def feathers_counted(position: FeldPosition, seat: int, what: int, of: int) -> int:
    count = 0
    colours = 0
    feathers = position.feathers
    for slot in range(SLOTS):
        if feathers[seat * SLOTS + slot]:
            colour = position.slot_colour(seat, slot)
            colours |= BIT[colour]
            if what == FEATHERS or colour == of:
                count += 1
    return bits_in(colours) if what == FEATHER_COLOURS_OWNED else count


def tiles_counted(position: FeldPosition, seat: int, what: int, of: int) -> int:
    count = 0
    abilities = 0
    spaces = position.spaces
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile: i64 = spaces[space]
        if tile <= EMPTY:
            continue
        ability: i64 = tile % TILES_OF_A_COLOUR // COPIES
        if what == TILES_WITH:
            count += 1 if ability == of else 0
        elif what == SLID_TILES:
            count += position.slid[space]
        elif tile // TILES_OF_A_COLOUR == of:
            abilities |= BIT[ability]
            count += position.slid[space] if what == SLID_TILES_OF else 1
    return bits_in(abilities) if what == ABILITIES_OF else count


def cards_counted(position: FeldPosition, seat: int, what: int, of: int, spent: int) -> int:
    """God cards in hand; medals never count as such (F7.3)."""
    if what == CARDS_OF and spent == NOTHING_SPENT:
        of_one = 0
        for card in position.hands[seat].cards:
            if card // CARDS_OF_A_GOD == of:
                of_one += 1
        return of_one
    of_god = [0] * GODS
    for card in position.hands[seat].cards:
        of_god[card // CARDS_OF_A_GOD] += 1
    if spent == CARD_SPENT:
        of_god[CARD_EASIER_MISSION // CARDS_OF_A_GOD] -= 1
    if what == CARDS_OF:
        return of_god[of]
    if what == CARDS_OF_ONE_GOD:
        return max(of_god)
    count = 0
    for number in of_god:
        if number > 0:
            count += 1
    return count


def goods_counted(position: FeldPosition, seat: int, what: int, of: int) -> int:
    if what == GOODS_OF:
        return position.goods[seat * GOODS + of]
    count = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        number = position.goods[good]
        if what == GOODS_OWNED:
            count += number
        elif number > 0:
            count += 1
    return count


def needs_cards_in_hand(position: FeldPosition, mission: int) -> bool:
    """Whether what the mission counts is hidden from others."""
    return GODS_IN_HAND <= position.data.mission_counts[mission] <= CARDS_OF_ONE_GOD


def show_proof(position: FeldPosition, seat: int, mission: int, need: int) -> None:
    """A mission about cards in hand is proved by showing as many of them as it needs, known ones first."""
    for place in proof(position, seat, mission, need):
        if not card_is_known(position, seat, place):
            show_card(position, seat, place)


def proof_shows_cards(position: FeldPosition, seat: int, mission: int, need: int) -> bool:
    """Whether others would get to know cards by that."""
    return any(not card_is_known(position, seat, place) for place in proof(position, seat, mission, need))


def proof(position: FeldPosition, seat: int, mission: int, need: int) -> list[int]:
    """The places in the hand of the cards that prove the mission; none if it is not about cards."""
    result: list[int] = []
    if not needs_cards_in_hand(position, mission):
        return result
    what = position.data.mission_counts[mission]
    hand = position.hands[seat]
    god = position.data.mission_of[mission]
    if what == CARDS_OF_ONE_GOD:
        god = 0
        for other in range(1, GODS):
            if cards_counted(position, seat, CARDS_OF, other, NOTHING_SPENT) > cards_counted(position, seat, CARDS_OF, god, NOTHING_SPENT):
                god = other
    shown_gods = 0
    for known in (True, False):
        for place in range(len(hand.cards)):
            of_god = hand.cards[place] // CARDS_OF_A_GOD
            if len(result) == need or card_is_known(position, seat, place) != known:
                continue
            if what == GODS_IN_HAND:
                if shown_gods & BIT[of_god]:
                    continue
                shown_gods |= BIT[of_god]
            elif of_god != god:
                continue
            result.append(place)
    return result
