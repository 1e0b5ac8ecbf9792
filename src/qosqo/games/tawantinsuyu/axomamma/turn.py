"""Axomamma's turn: an action of the high priest, else a worker and the actions of its board, else what it does without workers."""

from __future__ import annotations

from typing import Final

from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import replaced, without
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.axomamma.board import push_tokens
from qosqo.games.tawantinsuyu.axomamma.building import roll
from qosqo.games.tawantinsuyu.axomamma.gains import discard_oldest_cards, recruit_nomad
from qosqo.games.tawantinsuyu.axomamma.priest import wants
from qosqo.games.tawantinsuyu.god_cards import offer_card, shuffle_offer
from qosqo.games.tawantinsuyu.high_priest import action_at, move_priest
from qosqo.games.tawantinsuyu.names import COLOURS, EMPTY, IDLE_POINTS, NO_IDLE_ARMY, PRIEST_POINTS, SECTIONS, SPACES, SUPPLY
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_DIFFICULTY,
    CATEGORY_STATUES,
    EVENT_ARMY_AFTER_PRIEST,
    EVENT_ARMY_WITHOUT_WORKER,
    EVENT_AXOMAMMA_PLACED,
    EVENT_IDLE_CARD,
    EVENT_IDLE_NOMAD,
    EVENT_NO_NOMAD,
    EVENT_NO_PRIEST_ACTION,
    EVENT_NO_SPACE_FOR,
    EVENT_OFFER_CLEARED,
    EVENT_PRIEST_WALKED_ON,
    EVENT_ROLLED,
    EVENT_STATUE_HONOURED,
    EVENT_TUCKED_CARD,
    EVENT_WITHOUT_WORKERS,
)
from qosqo.games.tawantinsuyu.placing import food_cost, score_steps
from qosqo.games.tawantinsuyu.position import TawaPosition

LONGEST_WAY: Final = 2
CARDS_DISCARDED: Final = 2
HONOUR_POINTS: Final = 5
DIFFICULTY_POINTS: Final = 2
TERRACES_FROM: Final = [[0, 1, 2], [1, 0, 2], [2, 1, 0]]
"""T8.27: the terraces in the order in which a space is looked for, by the festivals resolved: next up before next down."""


class AxomammaTurn(Happening["TawaPosition"]):
    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        way = way_of_priest(position, seat)
        if way:
            position.push(AfterPriest(seat))
            if position.difficulty & PRIEST_POINTS:
                position.gain(seat, DIFFICULTY_POINTS, CATEGORY_DIFFICULTY)
            move_priest(position, seat, way)
            return
        position.tell(EVENT_NO_PRIEST_ACTION, seat, action_ahead(position, seat, 1), action_ahead(position, seat, 2))
        if position.recruits:
            place_worker(position, seat)
        else:
            go_without_workers(position, seat)


# The high priest.


def action_ahead(position: TawaPosition, seat: int, spots: int) -> int:
    return action_at(position, (position.priests[seat] + spots) % SECTIONS)


def way_of_priest(position: TawaPosition, seat: int) -> int:
    """T8.15: how far the nearest of the next two actions is whose condition is met; 0 for none."""
    for spots in range(1, LONGEST_WAY + 1):
        if wants(position, seat, action_ahead(position, seat, spots)):
            return spots
    return 0


class AfterPriest(Happening["TawaPosition"]):
    """T8.16: after its action an army card for it, and the two oldest cards of the offer go under the deck for no points."""

    def happen(self, position: TawaPosition) -> None:
        draw_army_card(position, self.seat, EVENT_ARMY_AFTER_PRIEST)
        discard_oldest_cards(position, self.seat, CARDS_DISCARDED, 0, EVENT_OFFER_CLEARED)


# A worker and the board.


def place_worker(position: TawaPosition, seat: int) -> None:
    """T8.26–T8.30: the die picks a tucked card, the card a space; then come the actions of the board, unconnected with the space."""
    die = roll(position)
    slot = die - 1
    position.tell(EVENT_ROLLED, seat, die, position.tucked[slot])
    spaces = matching_spaces(position, seat, position.tucked[slot])
    while not spaces:
        position.tell(EVENT_NO_SPACE_FOR, seat, position.tucked[slot])
        if not any_card_fits(position):
            spaces = free_spaces(position)
            break
        replace_card(position, seat, slot)
        spaces = matching_spaces(position, seat, position.tucked[slot])
    card = position.tucked[slot]
    space = spaces[position.chance.below(len(spaces))] if len(spaces) > 1 else spaces[0]
    place = next_worker(position)
    worker = position.recruits[place]
    position.recruits = without(position.recruits, place)
    position.has_placed = True
    position.workers[(SUPPLY + seat) * COLOURS + worker] -= 1
    position.put_on_hill(space, worker)
    position.tell(EVENT_AXOMAMMA_PLACED, seat, worker, space, card)
    score_steps(position, seat, space)
    god = position.data.card_god[card]
    if position.has_statue(seat, god):
        position.tell(EVENT_STATUE_HONOURED, seat, god)
        position.gain(seat, HONOUR_POINTS, CATEGORY_STATUES)
    replace_card(position, seat, slot)
    push_tokens(position, seat, die)


def next_worker(position: TawaPosition) -> int:
    """T8.26: the oldest one; for its first placement a random one."""
    if position.has_placed or len(position.recruits) == 1:
        return 0
    return position.chance.below(len(position.recruits))


def matching_spaces(position: TawaPosition, seat: int, card: int) -> list[int]:
    """T8.27: the free spaces of the card's god with the least cost on the first terrace that has any."""
    resolved = position.festival - (0 if position.token == NOBODY else 1)
    data = position.data
    for terrace in TERRACES_FROM[resolved]:
        there = [
            space
            for space in data.god_spaces[data.card_god[card]]
            if data.space_terrace[space] == terrace and position.hill[space] == EMPTY
        ]
        if there:
            costs = [food_cost(position, seat, space, EMPTY) for space in there]
            return [space for space, cost in zip(there, costs, strict=True) if cost == min(costs)]
    return []


def free_spaces(position: TawaPosition) -> list[int]:
    return [space for space in range(SPACES) if position.hill[space] == EMPTY]


def any_card_fits(position: TawaPosition) -> bool:
    """Whether some card that could still be drawn has a free space. RULING: if not, any free space will do."""
    gods = [position.data.space_god[space] for space in free_spaces(position)]
    return any(position.data.card_god[card] in gods for card in [*position.god_deck.cards, *position.offer])


def replace_card(position: TawaPosition, seat: int, slot: int) -> None:
    """T8.29: the card goes to the offer and another one takes its place. RULING: an empty deck is made anew of the offer."""
    offer_card(position, position.tucked[slot])
    if not position.god_deck.cards:
        shuffle_offer(position)
    position.tucked = replaced(position.tucked, slot, position.god_deck.draw())
    position.reveal()
    position.tell(EVENT_TUCKED_CARD, seat, position.tucked[slot], slot)


# Without workers.


def go_without_workers(position: TawaPosition, seat: int) -> None:
    """T8.36: a random nomad, up to two cards of the offer for a point each, an army card, and the high priest walks on."""
    position.tell(EVENT_WITHOUT_WORKERS, seat)
    if not recruit_nomad(position, seat, EVENT_IDLE_NOMAD):
        position.tell(EVENT_NO_NOMAD, seat)
    discard_oldest_cards(position, seat, CARDS_DISCARDED, 1, EVENT_IDLE_CARD)
    if not position.difficulty & NO_IDLE_ARMY:
        draw_army_card(position, seat, EVENT_ARMY_WITHOUT_WORKER)
    if position.difficulty & IDLE_POINTS:
        position.gain(seat, DIFFICULTY_POINTS, CATEGORY_DIFFICULTY)
    spot = (position.priests[seat] + 1) % SECTIONS
    position.priests = replaced(position.priests, seat, spot)
    position.tell(EVENT_PRIEST_WALKED_ON, seat, spot, action_at(position, spot))
