"""God cards and Inti medals: when each card may be played, how it is paid for, and why not (F3.1–F3.15).

A card declares its phases and its moment: the part of a turn in which it can do something. The step of that moment offers it
where it has an effect; a card that was played is *in effect* (`FeldPosition.in_effect`) until what it changes is done, and the step that
the rulebook names carries its effect out. A new card is a line in this table and the lines of its effect.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import NOBODY, Step
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.names import CARDS, CARDS_OF_A_GOD, NO_CARD, PHASE_ABILITIES, PHASE_CUZCO, PHASE_DICE, PHASE_END
from qosqo.games.cuzco_feld.phrases import (
    EVENT_PLAYED_CARD,
    EVENT_REBUILT_PILE,
    EVENT_REVEALED_CARD,
    EVENT_SHOWED_CARD,
    EVENT_TOOK_CARD,
    EVENT_USED_MEDAL,
    MOVE_BUY,
    MOVE_DONE,
    MOVE_PLACE_DIE_WITH_CARD,
    MOVE_PLACE_DIE_WITH_MEDAL,
    MOVE_PLAY_CARD,
    MOVE_TAKE_CARD,
    MOVE_USE_MEDAL,
    REFUSAL_CARD_NOT_FACE_UP,
    REFUSAL_CARD_NOT_IN_HAND,
    REFUSAL_CARD_NOT_NOW,
    REFUSAL_CARD_ONCE,
    REFUSAL_CARD_USED_ALREADY,
    REFUSAL_CARD_WITHOUT_EFFECT,
    REFUSAL_CARD_WRONG_PHASE,
    REFUSAL_NO_MEDAL,
    REFUSAL_NO_OFFERING,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT

# Moments, as bits.
BEFORE_PLACING: Final = 1
USING_THE_DIE: Final = 2
MOVING: Final = 4
EXCHANGING: Final = 8
TILE_TAKEN: Final = 16
PLACING_A_PRIEST: Final = 32
DELIVERING: Final = 64
BLESSING: Final = 128
AFTER_THE_TURN: Final = 256
USING_ABILITIES: Final = 512
BUYING: Final = 1024
COMPLETING: Final = 2048

IN_I: Final = 1 << PHASE_DICE
IN_II: Final = 1 << PHASE_ABILITIES
IN_III: Final = 1 << PHASE_CUZCO
AT_THE_END: Final = 1 << PHASE_END

# Iliapa.
CARD_EXTRA_TILE: Final = 0
CARD_SLIDE_UP: Final = 1
CARD_GOOD_TWICE: Final = 2
# Mama Quilia.
CARD_EASIER_MISSION: Final = 3
CARD_EXTRA_TURN: Final = 4
CARD_MOVE_DIE: Final = 5
# Viracocha.
CARD_ANY_DIE: Final = 6
CARD_THREE_AND_THREE: Final = 7
CARD_DISCARDED_TILE: Final = 8
# Pacha Mama.
CARD_VILLAGE_AT_ONCE: Final = 9
CARD_MORE_STUDY: Final = 10
CARD_PRIEST_HOME: Final = 11
# Mama Sara.
CARD_SIX: Final = 12
CARD_ANY_VILLAGE: Final = 13
CARD_MORE_FARM: Final = 14

PHASES_OF: Final = [
    IN_II,  # 01 one more copy of a study and of a farm tile
    IN_I,  # 02 slide up to two tiles up again
    IN_III,  # 03 a good's points twice
    IN_III | AT_THE_END,  # 04 a mission with one requirement fewer
    IN_I,  # 05 another turn as with a die of 1
    IN_I,  # 06 move a die to another space
    IN_I,  # 07 place a die that is equal or higher
    IN_I | IN_II,  # 08 three food and three knowledge for a fire blessing
    IN_I,  # 09 a tile from the discard piles as well
    IN_I,  # 10 a village's points at once
    IN_II,  # 11 one more study ability
    IN_I,  # 12 the priest that is hit goes home
    IN_I,  # 13 the die counts as 6
    IN_I,  # 14 move to any village
    IN_II,  # 15 one more farm ability
]
MOMENT_OF: Final = [
    USING_ABILITIES,
    EXCHANGING,
    BUYING,
    COMPLETING,
    AFTER_THE_TURN,
    BEFORE_PLACING,
    BEFORE_PLACING,
    BLESSING,
    TILE_TAKEN,
    DELIVERING,
    USING_ABILITIES,
    PLACING_A_PRIEST,
    USING_THE_DIE,
    MOVING,
    USING_ABILITIES,
]

MOMENT_IN: Final[list[list[int]]] = [
    [moment if phases & BIT[phase] else 0 for moment, phases in zip(MOMENT_OF, PHASES_OF, strict=True)] for phase in range(PHASE_END + 1)
]
"""For each phase the moments of the cards in it; 0 for those that cannot be played in it."""

ALL_CARDS: Final = (1 << CARDS) - 1
MEDAL_SHIFT: Final = CARDS
"""Offers are one number: the cards that can be played from the hand in the low bits, those usable by a medal above them."""


def offers(position: FeldPosition, seat: int, moments: i64, *, fewer_offerings: int = 0, fewer_medals: int = 0) -> i64:
    """The cards that the seat could pay for at these moments of the current phase (after paying so much for something else)."""
    moment_of = MOMENT_IN[position.phase]
    result: i64 = 0
    if position.offerings[seat] > fewer_offerings:
        for card in position.hands[seat].cards:
            if moment_of[card] & moments:
                result |= BIT[card]
    if position.medals[seat] > fewer_medals:
        for card in position.face_up:
            if card != NO_CARD and moment_of[card] & moments and not position.barred & BIT[card]:
                result |= BIT[card] << MEDAL_SHIFT
    return result


def is_offered(offered: i64, card: i64) -> bool:
    """Whether the card can be played in one way or the other."""
    return bool((offered | offered >> MEDAL_SHIFT) >> card & 1)


def without(offered: i64, card: int) -> i64:
    """The offers without this card: it would do nothing here."""
    return offered & ~(BIT[card] | BIT[card] << MEDAL_SHIFT)


def add_offers(moves: list[int], offered: i64) -> None:
    """Append the moves; they follow all other kinds except "done"."""
    card: i64
    if offered:
        for card in range(CARDS):
            if offered >> card & 1:
                moves.append(pack(MOVE_PLAY_CARD, card))
        for card in range(CARDS):
            if offered >> MEDAL_SHIFT >> card & 1:
                moves.append(pack(MOVE_USE_MEDAL, card))


def offers_or_done(position: FeldPosition, seat: int, moments: i64) -> list[int]:
    """The moves of a moment that is only about cards; none if no card can be played."""
    result: list[int] = []
    offered = offers(position, seat, moments)
    if offered:
        add_offers(result, offered)
        result.append(pack(MOVE_DONE))
    return result


def is_card_move(move: int) -> bool:
    return kind_of(move) in (MOVE_PLAY_CARD, MOVE_USE_MEDAL)


def spends_or_shows(position: FeldPosition, move: int) -> bool:
    """Whether the move gives away a card, an offering, a medal or food, or turns up a card of a pile: then nobody makes it for the player.
    The first version of the rules did so where it was the only move."""
    return position.rules >= 2 and kind_of(move) in (
        MOVE_TAKE_CARD,
        MOVE_BUY,
        MOVE_PLAY_CARD,
        MOVE_USE_MEDAL,
        MOVE_PLACE_DIE_WITH_CARD,
        MOVE_PLACE_DIE_WITH_MEDAL,
    )


def pay(position: FeldPosition, seat: int, move: int) -> int:
    """F3.1, F3.2: play the card from the hand for an offering, or use it face up for a medal. Returns the card, now in effect."""
    card = part_a(move)
    if kind_of(move) == MOVE_PLAY_CARD:
        position.tell(EVENT_PLAYED_CARD, seat, card)
        position.offerings = raised(position.offerings, seat, -1)
        position.offering_supply += 1
        lay_down_card(position, seat, card)
        discard_card(position, card)
    else:
        position.tell(EVENT_USED_MEDAL, seat, card)
        position.medals = raised(position.medals, seat, -1)
        position.used_by_medal |= BIT[card]
        position.discards = raised(position.discards, card, 1)
        turn_up(position, card // CARDS_OF_A_GOD)
    position.in_effect |= BIT[card]
    return card


def in_effect(position: FeldPosition, card: int) -> bool:
    return bool(position.in_effect & BIT[card])


def effect_ends(position: FeldPosition, card: int) -> None:
    position.in_effect &= ~BIT[card]


def start_of_turn(position: FeldPosition) -> None:
    """No card is in effect yet, and no medal has been used."""
    position.in_effect = 0
    position.used_by_medal = 0
    position.barred = 0


class CardStep(Step["FeldPosition"]):
    """A step in which god cards and medals may be played. Cards that may not be played now say why."""

    def deliberate(self, position: FeldPosition, move: int) -> bool:
        return spends_or_shows(position, move)

    def candidates(self, position: FeldPosition) -> list[int]:
        found = set(position.moves())
        found.update(self.worth_explaining(position))
        for card in position.hands[self.seat].cards:
            found.add(pack(MOVE_PLAY_CARD, card))
        if position.medals[self.seat]:
            for card in position.face_up:
                if card != NO_CARD:
                    found.add(pack(MOVE_USE_MEDAL, card))
        return sorted(found)

    def refuse(self, position: FeldPosition, move: int) -> Saying | None:
        if move in position.moves():
            return None
        if is_card_move(move):
            return self.refuse_card(position, move)
        return self.explain(position, move)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        """Moves of the rest of the turn that a person would look for."""
        return []

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        """Why such a move is not legal."""
        return None

    def moments(self) -> int:
        """Which moments of cards this step is."""
        return 0

    def repeats(self, position: FeldPosition, card: int) -> bool:
        """Whether the card changes already what is being done (F3.15)."""
        return in_effect(position, card)

    def explain_card(self, position: FeldPosition, card: int) -> Saying | None:
        """Why a card whose moment this is, and which could be paid for, has nothing to do; None: nothing special to say."""
        return None

    def refuse_card(self, position: FeldPosition, move: int) -> Saying:
        """The first obstacle; what the card costs comes last, so that whoever gets it can play the card."""
        seat = self.seat
        card = part_a(move)
        if kind_of(move) == MOVE_PLAY_CARD and card not in position.hands[seat].cards:
            return saying(REFUSAL_CARD_NOT_IN_HAND, seat, card)
        if kind_of(move) == MOVE_USE_MEDAL:
            if not position.medals[seat]:
                return saying(REFUSAL_NO_MEDAL, seat)
            if card not in position.face_up:
                return saying(REFUSAL_CARD_NOT_FACE_UP, seat, card)
            if position.barred & BIT[card]:
                return saying(REFUSAL_CARD_USED_ALREADY, seat, card)
        if not PHASES_OF[card] & BIT[position.phase]:
            return saying(REFUSAL_CARD_WRONG_PHASE, seat, card)
        if not MOMENT_OF[card] & self.moments():
            return saying(REFUSAL_CARD_NOT_NOW, seat, card, MOMENT_OF[card].bit_length() - 1)
        if self.repeats(position, card):
            return saying(REFUSAL_CARD_ONCE, seat, card)
        if kind_of(move) == MOVE_PLAY_CARD and not position.offerings[seat]:
            richer = position.clone()
            richer.offerings = raised(richer.offerings, seat, 1)
            if move in self.moves(richer):
                return saying(REFUSAL_NO_OFFERING, seat, card)
        special = self.explain_card(position, card)
        return saying(REFUSAL_CARD_WITHOUT_EFFECT, seat, card) if special is None else special


# The piles of the gods.


def turn_up(position: FeldPosition, god: int) -> None:
    """F1.14: reveal the next card of the god; F1.5: an empty pile is rebuilt from that god's discards."""
    if position.cards_left(god) == 0:
        first = god * CARDS_OF_A_GOD
        for card in range(first, first + CARDS_OF_A_GOD):
            position.deck = replaced(position.deck, card, position.discards[card])
            position.discards = replaced(position.discards, card, 0)
            if position.used_by_medal & BIT[card]:
                position.barred |= BIT[card]
        if position.cards_left(god) == 0:
            position.face_up = replaced(position.face_up, god, NO_CARD)
            return
        position.tell(EVENT_REBUILT_PILE, NOBODY, god)
    card = position.draw_card(god, position.chance)
    position.face_up = replaced(position.face_up, god, card)
    position.tell(EVENT_REVEALED_CARD, NOBODY, card)


def add_face_up_cards(position: FeldPosition, moves: list[int]) -> None:
    for card in position.face_up:
        if card != NO_CARD:
            moves.append(pack(MOVE_TAKE_CARD, card))


def take_card(position: FeldPosition, seat: int, card: int) -> None:
    """Take the face-up card; everybody has seen it."""
    position.hands[seat].put(card, EVERYBODY)
    position.tell(EVENT_TOOK_CARD, seat, card)
    turn_up(position, card // CARDS_OF_A_GOD)


class TakeCard(Step["FeldPosition"]):
    """Take one face-up god card."""

    def deliberate(self, position: FeldPosition, move: int) -> bool:
        return spends_or_shows(position, move)

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_face_up_cards(position, result)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        take_card(position, self.seat, part_a(move))


def discard_card(position: FeldPosition, card: int) -> None:
    position.discards = raised(position.discards, card, 1)
    if position.face_up[card // CARDS_OF_A_GOD] == NO_CARD:
        turn_up(position, card // CARDS_OF_A_GOD)


# Hands, and who knows what is in them.


def card_is_known(position: FeldPosition, seat: int, place: int) -> bool:
    return position.hands[seat].seen[place] == EVERYBODY


def show_card(position: FeldPosition, seat: int, place: int) -> None:
    """Everybody gets to know a card that was dealt."""
    hand = position.hands[seat]
    hand.show(place, EVERYBODY)
    position.dealt_god = replaced(position.dealt_god, seat, hand.cards[place] // CARDS_OF_A_GOD)
    position.reveal()
    position.tell(EVENT_SHOWED_CARD, seat, hand.cards[place])


def lay_down_card(position: FeldPosition, seat: int, card: int) -> None:
    """A card leaves the hand; if nobody else knew it, everybody does now."""
    hand = position.hands[seat]
    known = False
    for place in range(len(hand.cards)):
        if hand.cards[place] == card and card_is_known(position, seat, place):
            known = True
    hand.remove(card)
    if not known:
        position.dealt_god = replaced(position.dealt_god, seat, card // CARDS_OF_A_GOD)
        position.reveal()
