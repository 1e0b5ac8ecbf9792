"""The festival (K8): open bidding with relics for a temple's favour."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import NOBODY, Step
from qosqo.core.values import raised
from qosqo.games.cuzco_kramer.cards import turn_up
from qosqo.games.cuzco_kramer.highest_position import strength
from qosqo.games.cuzco_kramer.names import NOWHERE, TEMPLE
from qosqo.games.cuzco_kramer.phrases import (
    CATEGORY_FESTIVALS,
    EVENT_CO_ORGANIZED,
    EVENT_DECLINED,
    EVENT_DROPPED,
    EVENT_NEXT_CARD,
    EVENT_NOBODY_ELSE,
    EVENT_ORGANIZED,
    EVENT_PLAYED,
    EVENT_PROPOSED,
    EVENT_STAYED,
    LEGAL,
    MOVE_DROP,
    MOVE_FESTIVAL,
    MOVE_HOLD,
    MOVE_PLAY,
    REFUSAL_ALREADY_HIGH,
    REFUSAL_BEGUN_TO_BID,
    REFUSAL_CANNOT_MATCH,
    REFUSAL_CARD_NOT_IN_HAND,
    REFUSAL_FESTIVAL_FIRST,
    REFUSAL_MUST_MATCH,
    REFUSAL_NO_CITY,
    REFUSAL_NO_INCA_THERE,
    REFUSAL_NO_MATCH,
    REFUSAL_SOLAR_DISC,
)
from qosqo.games.cuzco_kramer.position import KramerPosition

# What is legal.


def festival_fault(position: KramerPosition, seat: int, temple: int, card: int) -> int:
    """K8.1: why the player may not propose a festival there with this card, or LEGAL."""
    if position.surface[temple] != TEMPLE:
        return REFUSAL_NO_CITY
    if position.discs[position.temple_number(temple)]:
        return REFUSAL_SOLAR_DISC
    if strength(position, seat, temple) == 0:
        return REFUSAL_NO_INCA_THERE
    return card_fault(position, seat, card)


def card_fault(position: KramerPosition, seat: int, card: int) -> int:
    """K8.2: why the card may not be played, or LEGAL."""
    if card not in position.hands[seat].cards:
        return REFUSAL_CARD_NOT_IN_HAND
    return LEGAL if position.data.matches[position.face_up][card] > 0 else REFUSAL_NO_MATCH


def list_festivals(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add all ways to propose a festival, in order."""
    cards = playable_cards(position, seat)
    for temple in position.temples if cards else ():
        for card in cards:
            if festival_fault(position, seat, temple, card) == LEGAL:
                result.append(pack(MOVE_FESTIVAL, temple, card))


def playable_cards(position: KramerPosition, seat: int) -> list[int]:
    """The kinds of cards in hand with a relic of the face-up card, in order (K8.2)."""
    return [card for card in range(len(position.data.card_relics)) if card_fault(position, seat, card) == LEGAL]


def matching_points(position: KramerPosition, seat: int) -> int:
    """The festival points of all cards in hand (K8.2)."""
    matches = position.data.matches[position.face_up]
    total = 0
    for card in position.hands[seat].cards:
        total += matches[card]
    return total


def matching_relic(position: KramerPosition, card: int) -> int:
    """The first relic that a card shares with the face-up card (K8.2). The cards with a single relic are numbered like the relics."""
    matches = position.data.matches
    relic = 0
    while not (matches[relic][card] and matches[relic][position.face_up]):
        relic += 1
    return relic


# What happens.


def propose(position: KramerPosition, seat: int, temple: int, card: int) -> None:
    """The proposal comes with the first card, as at least one must be played (K8.1)."""
    position.festival = temple
    position.bids = (0,) * position.seats
    position.bidding = tuple([strength(position, each, temple) > 0 for each in range(position.seats)])
    position.played = [[] for _ in range(position.seats)]
    position.tell(EVENT_PROPOSED, seat, temple, position.steps[position.temple_number(temple)], position.action_points)
    play_card(position, seat, card)
    if bidders(position) == 1:
        position.tell(EVENT_NOBODY_ELSE, NOBODY)
        conclude(position)
    else:
        position.push(Bid(seat, begun=True))


def play_card(position: KramerPosition, seat: int, card: int) -> None:
    position.hands[seat].remove(card)
    position.played[seat].append(card)
    worth = position.data.matches[position.face_up][card]
    position.bids = raised(position.bids, seat, worth)
    position.declined = 0
    position.reveal()
    position.tell(EVENT_PLAYED, seat, card, position.bids[seat], worth, matching_relic(position, card))


class Bid(Step["KramerPosition"]):
    """K8.3: play cards up to at least the highest total, or drop out before the first of them; who has it already may raise or decline."""

    begun: bool
    """Whether a card was already played with this bid."""

    def __init__(self, seat: int, begun: bool) -> None:
        self.seat = seat
        self.begun = begun

    def moves(self, position: KramerPosition) -> list[int]:
        return [move for move in self.candidates(position) if self.fault(position, move) == LEGAL]

    def candidates(self, position: KramerPosition) -> list[int]:
        hand = position.hands[self.seat].cards
        result = [pack(MOVE_PLAY, card) for card in range(len(position.data.card_relics)) if card in hand]
        result.append(pack(MOVE_HOLD))
        result.append(pack(MOVE_DROP))
        return result

    def fault(self, position: KramerPosition, move: int) -> int:
        """Why the move is not legal, or LEGAL."""
        kind = kind_of(move)
        if kind == MOVE_PLAY:
            fault = card_fault(position, self.seat, part_a(move))
            return fault if fault != LEGAL or self.can_match(position) else REFUSAL_CANNOT_MATCH
        if kind not in (MOVE_HOLD, MOVE_DROP):
            return REFUSAL_FESTIVAL_FIRST
        if not self.behind(position):
            return LEGAL if kind == MOVE_HOLD else REFUSAL_ALREADY_HIGH
        if self.begun and position.rules >= 2 and self.can_match(position):
            return REFUSAL_BEGUN_TO_BID  # only a hand that others imagine may lack the cards that the real one has
        return LEGAL if kind == MOVE_DROP else REFUSAL_MUST_MATCH

    def deliberate(self, position: KramerPosition, move: int) -> bool:
        """A card is spent and shown even if it is the only one that goes on with the bid. Who can only decline or drop out is asked all the
        same, unless everybody sees that the hand is empty: otherwise the others would learn that nothing in it matches (K8.4)."""
        if kind_of(move) == MOVE_PLAY:
            return position.rules >= 2
        return position.rules >= 3 and bool(position.hands[self.seat].cards)

    def refuse(self, position: KramerPosition, move: int) -> Saying | None:
        fault = self.fault(position, move)
        if fault == LEGAL:
            return None
        if fault in (REFUSAL_CANNOT_MATCH, REFUSAL_MUST_MATCH, REFUSAL_BEGUN_TO_BID):
            return saying(fault, self.seat, max(position.bids))
        return saying(fault, self.seat, part_a(move)) if kind_of(move) == MOVE_PLAY else saying(fault, self.seat)

    def carry_out(self, position: KramerPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == MOVE_PLAY:
            play_card(position, self.seat, part_a(move))
            position.push(Bid(self.seat, begun=True))
            return
        if kind == MOVE_DROP:
            position.bidding = tuple([position.bidding[seat] and seat != self.seat for seat in range(position.seats)])
            position.tell(EVENT_DROPPED, self.seat, max(position.bids))
        elif self.begun:
            position.tell(EVENT_STAYED, self.seat, position.bids[self.seat])
        else:
            position.declined += 1
            position.tell(EVENT_DECLINED, self.seat)
        pass_on(position, self.seat)

    def behind(self, position: KramerPosition) -> bool:
        return position.bids[self.seat] < max(position.bids)

    def can_match(self, position: KramerPosition) -> bool:
        return position.bids[self.seat] + matching_points(position, self.seat) >= max(position.bids)


def bidders(position: KramerPosition) -> int:
    return sum(1 for still_in in position.bidding if still_in)


def pass_on(position: KramerPosition, seat: int) -> None:
    """K8.4: the next bidder, unless one is left or all have declined in succession."""
    remaining = bidders(position)
    if remaining == 1 or position.declined == remaining:
        conclude(position)
        return
    following = (seat + 1) % position.seats
    while not position.bidding[following]:
        following = (following + 1) % position.seats
    position.push(Bid(following, begun=False))


def conclude(position: KramerPosition) -> None:
    """K8.5 to K8.7: points, discards, the next face-up card and the solar disc."""
    number = position.temple_number(position.festival)
    step = position.steps[number]
    shared = bidders(position) > 1
    points = position.data.festival_shared[step] if shared else position.data.festival_alone[step]
    for seat in range(position.seats):
        if position.bidding[seat]:
            position.tell(EVENT_CO_ORGANIZED if shared else EVENT_ORGANIZED, seat, position.festival, step, points)
            position.gain(seat, points, CATEGORY_FESTIVALS)
    for cards in position.played:
        position.discards += tuple(cards)
    former = position.face_up
    turn_up(position, EVENT_NEXT_CARD)
    position.discards += (former,)
    position.put_disc(number)
    position.festival = NOWHERE
    position.bids = ()
    position.bidding = ()
    position.played = []
    position.declined = 0
