"""The festival (K8): open bidding with relics for a temple's favour."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import Step
from qosqo.core.values import raised
from qosqo.games.cuzco_kramer.cards import matching_points, playable_cards, turn_up
from qosqo.games.cuzco_kramer.position import TEMPLE, KramerPosition
from qosqo.games.cuzco_kramer.ranks import strength
from qosqo.games.cuzco_kramer.words import (
    ALREADY_HIGH,
    CANNOT_MATCH,
    CARD_NOT_IN_HAND,
    CO_ORGANIZED,
    DECLINED,
    DROP,
    DROPPED,
    FESTIVAL_FIRST,
    FESTIVALS,
    HOLD,
    LEGAL,
    MUST_MATCH,
    NO_CITY,
    NO_INCA_THERE,
    NO_MATCH,
    ORGANIZED,
    PLAY,
    PLAYED,
    PROPOSED,
    SOLAR_DISC,
)


def festival_fault(position: KramerPosition, seat: int, temple: int) -> int:
    """K8.1: why the player may not propose a festival there, or LEGAL."""
    if position.surface[temple] != TEMPLE:
        return NO_CITY
    if position.discs[position.temple_number(temple)]:
        return SOLAR_DISC
    if strength(position, seat, temple) == 0:
        return NO_INCA_THERE
    return LEGAL


def card_fault(position: KramerPosition, seat: int, card: int) -> int:
    """K8.2: why the card may not be played, or LEGAL."""
    if card not in position.hands[seat].cards:
        return CARD_NOT_IN_HAND
    return LEGAL if position.data.matches[position.face_up][card] > 0 else NO_MATCH


def propose(position: KramerPosition, seat: int, temple: int, card: int) -> None:
    """The proposal comes with the first card, as at least one must be played (K8.1)."""
    position.festival = temple
    position.bids = (0,) * position.seats
    position.bidding = tuple([strength(position, each, temple) > 0 for each in range(position.seats)])
    position.played = [[] for _ in range(position.seats)]
    position.tell(PROPOSED, seat, temple)
    play_card(position, seat, card)
    if bidders(position) == 1:
        conclude(position)
    else:
        position.push(bid(seat, True))


def play_card(position: KramerPosition, seat: int, card: int) -> None:
    position.hands[seat].remove(card)
    position.played[seat].append(card)
    position.bids = raised(position.bids, seat, position.data.matches[position.face_up][card])
    position.declined = 0
    position.reveal()
    position.tell(PLAYED, seat, card, position.bids[seat])


class Bid(Step["KramerPosition"]):
    """K8.3: play cards up to at least the highest total, or drop out; who has it already may raise or decline."""

    begun: bool
    """Whether a card was already played with this bid."""

    def moves(self, position: KramerPosition) -> list[int]:
        result = [pack(PLAY, card) for card in playable_cards(position, self.seat)] if self.can_match(position) else []
        if self.behind(position):
            result.append(pack(DROP))
        else:
            result.append(pack(HOLD))
        return result

    def candidates(self, position: KramerPosition) -> list[int]:
        hand = position.hands[self.seat].cards
        result = [pack(PLAY, card) for card in range(len(position.data.card_relics)) if card in hand]
        result.append(pack(HOLD))
        result.append(pack(DROP))
        return result

    def refuse(self, position: KramerPosition, move: int) -> Saying | None:
        kind = kind_of(move)
        if kind == PLAY:
            fault = card_fault(position, self.seat, part_a(move))
            if fault != LEGAL:
                return saying(fault, self.seat, part_a(move))
            if not self.can_match(position):
                return saying(CANNOT_MATCH, self.seat, max(position.bids))
        if kind == HOLD and self.behind(position):
            return saying(MUST_MATCH, self.seat, max(position.bids))
        if kind == DROP and not self.behind(position):
            return saying(ALREADY_HIGH, self.seat)
        return saying(FESTIVAL_FIRST, self.seat) if kind < PLAY else None

    def carry_out(self, position: KramerPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == PLAY:
            play_card(position, self.seat, part_a(move))
            position.push(bid(self.seat, True))
            return
        if kind == DROP:
            position.bidding = tuple([position.bidding[seat] and seat != self.seat for seat in range(position.seats)])
            position.tell(DROPPED, self.seat)
        elif not self.begun:
            position.declined += 1
            position.tell(DECLINED, self.seat)
        pass_on(position, self.seat)

    def behind(self, position: KramerPosition) -> bool:
        return position.bids[self.seat] < max(position.bids)

    def can_match(self, position: KramerPosition) -> bool:
        return position.bids[self.seat] + matching_points(position, self.seat) >= max(position.bids)


def bid(seat: int, begun: bool) -> Bid:
    step = Bid()
    step.seat = seat
    step.begun = begun
    return step


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
    position.push(bid(following, False))


def conclude(position: KramerPosition) -> None:
    """K8.5 to K8.7: points, discards, the next face-up card and the solar disc."""
    number = position.temple_number(position.festival)
    step = position.steps[number]
    shared = bidders(position) > 1
    for seat in range(position.seats):
        if position.bidding[seat]:
            position.tell(CO_ORGANIZED if shared else ORGANIZED, seat, position.festival)
            position.gain(seat, position.data.festival_shared[step] if shared else position.data.festival_alone[step], FESTIVALS)
    for cards in position.played:
        position.discards += tuple(cards)
    former = position.face_up
    turn_up(position)
    position.discards += (former,)
    position.bear_disc(number, True)
    position.festival = -1
    position.bids = ()
    position.bidding = ()
    position.played = []
    position.declined = 0
