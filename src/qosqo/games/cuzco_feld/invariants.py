"""What always holds: nothing is lost or made, and what depends on each other agrees."""

from __future__ import annotations

from qosqo.games.cuzco_feld.names import (
    CARDS,
    CIRCLETS,
    COPIES_OF_A_CARD,
    DICE,
    EMPTY,
    FEATHER_COLOURS,
    FEATHERS_OF_A_COLOUR,
    FOOD,
    GOODS,
    MISSIONS,
    OFFERINGS,
    PHASE_CUZCO,
    PRIESTS,
    QUIPUS,
    ROUNDS,
    SET_UP,
    SLOTS,
    STACK,
    TEMPLE_MEDALS,
    TILES_OF_A_COLOUR,
    TOP_OF_TRACK,
    VILLAGES,
)
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.pututus import DARK_PUTUTUS, LIGHT_PUTUTUS
from qosqo.games.cuzco_feld.shortcuts import BIT, bits_in


def check(position: FeldPosition) -> None:
    check_supplies(position)
    check_cards(position)
    check_tiles(position)
    check_quipus(position)
    check_masks(position)
    check_missions(position)
    check_dice(position)
    check_track_and_temple(position)


def check_supplies(position: FeldPosition) -> None:
    assert min(position.offering_supply, *position.offerings) >= 0, "offerings below zero"
    assert position.offering_supply + sum(position.offerings) == OFFERINGS, "offerings were lost or made"
    assert min(position.food_supply, *position.food) >= 0, "food below zero"
    assert position.food_supply + sum(position.food) == FOOD, "food was lost or made"
    light = LIGHT_PUTUTUS[position.seats] if position.pututus else 0
    dark = DARK_PUTUTUS[position.seats] if position.pututus else 0
    assert min(*position.light, *position.dark) >= 0, "pututus below zero"
    assert position.light_supply + sum(position.light) == light, "light pututus were lost or made"
    assert position.dark_supply + sum(position.dark) == dark, "dark pututus were lost or made"
    for good in range(GOODS):
        bought = sum(position.goods[seat * GOODS + good] for seat in range(position.seats))
        left = sum(position.market[row * GOODS + good] for row in range(ROUNDS))
        assert bought + left <= position.data.good_counts[good], f"more goods {good} than there are"


def check_cards(position: FeldPosition) -> None:
    assert min(*position.deck, *position.discards) >= 0, "god cards below zero"
    for card in range(CARDS):
        in_hands = sum(hand.cards.count(card) for hand in position.hands)
        total = position.deck[card] + position.discards[card] + position.face_up.count(card) + in_hands
        assert total == COPIES_OF_A_CARD, f"god card {card + 1} was lost or made"


def check_tiles(position: FeldPosition) -> None:
    tiles = [tile for tile in position.spaces + position.display if tile > EMPTY]
    tiles += position.study_pile + position.farm_pile + position.discarded_tiles
    assert sorted(tiles) == list(range(2 * TILES_OF_A_COLOUR)), "a tile was lost or made"
    for space, slid in enumerate(position.slid):
        assert not slid or position.spaces[space] > EMPTY, "something slid down that is not a tile"


def check_quipus(position: FeldPosition) -> None:
    for village in range(VILLAGES):
        stack = position.quipus[village * STACK : village * STACK + STACK]
        lying = [seat for seat in stack if seat >= 0]
        assert list(stack[: len(lying)]) == lying, "a gap in a stack of quipus"
        assert sorted(lying) == [seat for seat in range(position.seats) if position.delivered[seat] & BIT[village]], "wrong quipus"
    assert min(position.reserve) >= 0, "quipus below zero"
    for seat in range(position.seats):
        owned = position.quipus_on_mask(seat) + position.reserve[seat] + bits_in(position.delivered[seat])
        assert owned == QUIPUS, "a quipu was lost or made"


def check_masks(position: FeldPosition) -> None:
    for seat in range(position.seats):
        colours = [position.slot_colour(seat, slot) for slot in range(SLOTS) if position.feathers[seat * SLOTS + slot]]
        for colour in range(len(FEATHER_COLOURS)):
            assert colours.count(colour) <= FEATHERS_OF_A_COLOUR, "more than three feathers of a colour"
        for circlet in range(CIRCLETS):
            if position.circlets[seat * CIRCLETS + circlet]:
                slot = seat * SLOTS + 2 * circlet
                assert position.feathers[slot] + position.feathers[slot + 1] == 2, "a circlet without its feathers"


def check_missions(position: FeldPosition) -> None:
    held = [mission for mission in position.missions if mission >= 0]
    everywhere = [*held, *position.palace, *position.mission_deck.cards, *position.drawn.cards, *position.set_aside.cards]
    assert len(set(everywhere)) == len(everywhere) <= MISSIONS, "a mission is in two places"
    assert max(position.completed) <= ROUNDS + 3, "more missions completed than possible"


def check_dice(position: FeldPosition) -> None:
    for seat in range(position.seats):
        dice = position.dice[seat * DICE : seat * DICE + DICE]
        on_spaces = [placed for placed in position.placed if placed & ((1 << DIE_SHIFT) - 1) == seat]
        assert list(dice) == sorted(dice), "the lowest die comes first"
        assert all(0 <= die <= 6 for die in dice), "wrong dice"
        assert all(1 <= (placed & ((1 << SPACE_SHIFT) - 1)) >> DIE_SHIFT <= 6 for placed in on_spaces), "wrong dice on a space"
        assert sum(1 for die in dice if die) + len(on_spaces) == (0 if position.phase == SET_UP else DICE), "a die was lost or made"


def check_track_and_temple(position: FeldPosition) -> None:
    everybody = list(range(position.seats))
    assert sorted(position.order) == everybody, "turn order"
    assert sorted(position.arrivals) == everybody, "stacks on the knowledge track"
    assert all(0 <= space <= TOP_OF_TRACK for space in position.knowledge), "a marker off the knowledge track"
    assert all(-1 <= seat < position.seats for seat in position.temple), "a stranger in the temple"
    assert all(position.priests_in_temple(seat) <= PRIESTS for seat in everybody), "too many priests"
    scored = position.round if position.phase >= PHASE_CUZCO else position.round - 1
    assert position.temple_medals == TEMPLE_MEDALS - scored, "medals on the temple"
    assert min(position.medals) >= 0, "medals below zero"
    assert sum(position.medals) <= position.seats + scored, "medals were made"
