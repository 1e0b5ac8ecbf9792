"""Festivals: their trigger, their scoring, the card draw and the end of the game."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import kind_of, pack, part_a
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import NOBODY, Happening
from qosqo.games.tawantinsuyu.axomamma.festival import AxomammaLastActions, AxomammaMerchant, reward_if_behind
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.buildings import refill_market, remove_from_market
from qosqo.games.tawantinsuyu.free_actions import LastChance, TurnStep
from qosqo.games.tawantinsuyu.god_cards import draw_god_card
from qosqo.games.tawantinsuyu.merchant import Merchant
from qosqo.games.tawantinsuyu.names import (
    BAG,
    CASUALTIES,
    COLOURS,
    CORN,
    EMPTY,
    GOLD,
    POTATO,
    REGION_SPACES,
    REGIONS,
    STONE,
    Z06,
    Z09,
    Z10,
    Z12,
)
from qosqo.games.tawantinsuyu.payment import least, settle_payment
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    CATEGORY_FESTIVALS,
    CATEGORY_GOD_CARDS,
    CATEGORY_POTATOES,
    CATEGORY_REGIONS,
    CATEGORY_TEMPLE,
    EVENT_BAG_EMPTY,
    EVENT_DREW_FESTIVAL_CARD,
    EVENT_FESTIVAL_BEGINS,
    EVENT_FESTIVAL_TRIGGERED,
    EVENT_LACKED_POTATOES,
    EVENT_LAST_FESTIVAL,
    EVENT_MARKET_CLEARED,
    EVENT_MARKET_RENEWED,
    EVENT_NEUTRAL_WORKER,
    EVENT_OWES_POTATOES,
    EVENT_REGION_TIED,
    EVENT_REGION_WON,
    EVENT_TEMPLE_SCORED,
    EVENT_USED_BUILDING,
    EVENT_USED_FESTIVAL_CARD,
    EVENT_USED_SHUFFLED,
    EVENT_VILLAGE_FILLED,
    MOVE_PASS,
    MOVE_PAY_GOLD,
    MOVE_USE_CARD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.scoring import final_scoring
from qosqo.games.tawantinsuyu.temple import TempleForGold

LAST_FESTIVAL: Final = 3
LOST_PER_POTATO: Final = 2
MOST_CARDS_USED: Final = 3
CARDS_DRAWN: Final = [[], [], [2, 1], [2, 2, 1], [2, 2, 1, 1]]
"""T4.5: by number of players, from the fewest points to the most."""

# The parts of a festival, in their order.
BEFORE: Final = 0
BUILDINGS_GIVE: Final = 1
MERCHANTS: Final = 2
TEMPLE_SCORES: Final = 3
REGIONS_SCORE: Final = 4
POTATOES: Final = 5
REFILL: Final = 6
CARD_DRAW: Final = 7
CARD_USE: Final = 8
CLOSING: Final = 9


def trigger_festival(position: TawaPosition, seat: int) -> None:
    """T4.1: the token and its points go to the player whose turn emptied the village."""
    position.festival += 1
    position.token = seat
    position.tell(EVENT_FESTIVAL_TRIGGERED, seat, position.festival)
    position.gain(seat, position.data.token_points[position.festival], CATEGORY_FESTIVALS)


def is_last_festival(position: TawaPosition) -> bool:
    """T4.3: whether the festival that has been triggered ends the game: the third one, or one that an empty bag has triggered: then the end
    waits at the bottom of the stack."""
    return position.token != NOBODY and (position.festival == LAST_FESTIVAL or isinstance(position.stack[0], Ending))


def festivals_to_come(position: TawaPosition) -> int:
    """How many festivals will still be celebrated, as far as one knows."""
    if is_last_festival(position):
        return 1
    return LAST_FESTIVAL - position.festival + (0 if position.token == NOBODY else 1)


class Festival(Happening["TawaPosition"]):
    """T4.2: one part of a festival; the next one waits below it."""

    part: int

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def happen(self, position: TawaPosition) -> None:
        part = self.part
        if part < CLOSING:
            position.push(Festival(self.seat, part + 1))
        if part == BEFORE:
            position.tell(EVENT_FESTIVAL_BEGINS, NOBODY, position.festival)
            if position.user_of(Z12) >= 0:
                position.tell(EVENT_USED_BUILDING, position.user_of(Z12), Z12)
                position.push(TempleForGold(position.user_of(Z12)))
        elif part == BUILDINGS_GIVE:
            buildings_give(position)
        elif part == MERCHANTS:
            for seat in self.last_first(position):
                position.push(AxomammaMerchant(seat) if seat == position.axomamma else Merchant(seat))
        elif part == TEMPLE_SCORES:
            for seat in self.last_first(position):
                position.push(TempleScores(seat))
        elif part == REGIONS_SCORE:
            score_regions(position)
        elif part == POTATOES:
            for seat in self.last_first(position):
                position.push(FeedTheGods(seat))
        elif part == REFILL:
            if is_last_festival(position):
                position.push(Ending())
                if position.axomamma != NOBODY:
                    position.push(AxomammaLastActions(position.axomamma))
                if position.rules >= 2 and self.seat != position.axomamma:
                    position.push(LastChance(self.seat, last=True))
            else:
                self.refill(position)
        elif part == CARD_DRAW:
            draw_cards(position, self.seat)
        elif part == CARD_USE:
            for seat in self.last_first(position):
                position.push(UseCards(seat, MOST_CARDS_USED))
        else:
            close_festival(position)

    def last_first(self, position: TawaPosition) -> list[int]:
        """All seats in turn order from the holder of the token, backwards: what is pushed last comes first."""
        return [(self.seat + step) % position.seats for step in range(position.seats - 1, -1, -1)]

    def refill(self, position: TawaPosition) -> None:
        """T4.3: new workers for the village; an empty bag triggers the next festival. T4.4: neutral workers between two players."""
        position.token = NOBODY
        resolved = position.festival
        if position.count_workers(BAG) == 0:
            position.tell(EVENT_BAG_EMPTY, NOBODY)
            trigger_festival(position, self.seat)
            if position.rules >= 2 and position.festival < LAST_FESTIVAL:
                position.stack.insert(0, Ending())
            if is_last_festival(position):
                position.tell(EVENT_LAST_FESTIVAL, NOBODY)
        fill_village(position, EVENT_VILLAGE_FILLED)
        if position.seats == 2 and resolved == 1:
            place_neutral_workers(position, position.data.blocked_middle, EVENT_NEUTRAL_WORKER)


def fill_village(position: TawaPosition, event: int) -> None:
    """The queue is filled from the bag as far as it reaches; told as this event."""
    came = [0] * COLOURS
    while len(position.village) < position.data.village_size[position.seats]:
        colour = position.draw_worker()
        if colour < 0:
            break
        position.village += (colour,)
        came[colour] += 1
    if sum(came):
        position.tell(event, NOBODY, came[0], came[1], came[2], came[3], came[4])


def place_neutral_workers(position: TawaPosition, spaces: list[int], event: int) -> None:
    """T1.5, T4.4: a random worker on each free space with the mark for two players, while the bag lasts."""
    for space in spaces:
        if position.hill[space] == EMPTY:
            colour = position.draw_worker()
            if colour < 0:
                return
            position.put_on_hill(space, colour)
            position.tell(event, NOBODY, colour, space)


def buildings_give(position: TawaPosition) -> None:
    """Z06, Z09 and Z10 at the start of a festival."""
    seat = position.user_of(Z06)
    if seat >= 0:
        position.tell(EVENT_USED_BUILDING, seat, Z06)
        position.add(seat, POTATO, 4)
    seat = position.user_of(Z09)
    if seat >= 0:
        position.tell(EVENT_USED_BUILDING, seat, Z09)
        longest = 0
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == seat and len(position.tapestries[tapestry]) > longest:
                longest = len(position.tapestries[tapestry])
        position.gain(seat, longest, CATEGORY_BUILDINGS)
    seat = position.user_of(Z10)
    if seat >= 0:
        position.tell(EVENT_USED_BUILDING, seat, Z10)
        position.add(seat, POTATO, 2)
        position.add(seat, CORN, 1)
        position.add(seat, STONE, 1)


class TempleScores(Happening["TawaPosition"]):
    """The points to the right of the reached step, and what lies to its left."""

    def happen(self, position: TawaPosition) -> None:
        step = position.temple[self.seat]
        if position.data.temple_festival[step] or position.data.temple_effect[step]:
            position.tell(EVENT_TEMPLE_SCORED, self.seat, step)
        position.gain(self.seat, position.data.temple_festival[step], CATEGORY_TEMPLE)
        if position.data.temple_effect[step]:
            position.push(Effect(self.seat, position.data.temple_effect[step], CATEGORY_TEMPLE))


def region_winner(position: TawaPosition, region: int) -> int:
    """Who has most conquest markers in a region; of several the one with the rightmost marker; NOBODY without any."""
    conquests = position.conquests
    first = region * REGION_SPACES
    counts = [0] * position.seats
    most = 0
    for space in range(first, first + REGION_SPACES):
        seat = conquests[space]
        if seat >= 0:
            counts[seat] += 1
            if counts[seat] > most:
                most = counts[seat]
    if most:
        for space in range(first + REGION_SPACES - 1, first - 1, -1):
            if conquests[space] >= 0 and counts[conquests[space]] == most:
                return conquests[space]
    return NOBODY


def is_tied(position: TawaPosition, region: int, winner: int) -> bool:
    """Whether somebody else has as many markers in a region: then the rightmost one was decisive."""
    markers = position.conquests[region * REGION_SPACES : (region + 1) * REGION_SPACES]
    return any(seat != winner and markers.count(seat) == markers.count(winner) for seat in range(position.seats))


def score_regions(position: TawaPosition) -> None:
    for region in range(REGIONS):
        winner = region_winner(position, region)
        if winner != NOBODY:
            points = region_points(position)
            position.tell(EVENT_REGION_TIED if is_tied(position, region, winner) else EVENT_REGION_WON, winner, region, points)
            position.gain(winner, points, CATEGORY_REGIONS)


def region_points(position: TawaPosition) -> int:
    """What each region scores: a point for every casualty."""
    return position.count_workers(CASUALTIES)


def potatoes_asked(position: TawaPosition, seat: int) -> int:
    return len(position.god_hands[seat].cards)


def potatoes_missing(position: TawaPosition, seat: int) -> int:
    asked = potatoes_asked(position, seat)
    return asked - least(asked, position.has(seat, POTATO))


def points_lost(position: TawaPosition, seat: int, missing: int) -> int:
    """What it costs to lack so many potatoes; never more than there is."""
    return least(position.scores[seat], missing * LOST_PER_POTATO)


class FeedTheGods(TurnStep):
    """T4.2: a potato for every god card in hand. Gold may stand for those missing; each still missing costs points."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        most = least(potatoes_missing(position, self.seat), position.has(self.seat, GOLD))
        return [pack(MOVE_PAY_GOLD, gold) for gold in range(most + 1)]

    def pays(self, position: TawaPosition) -> bool:
        """T2.3: free actions may bring what is missing."""
        return position.rules >= 2 and potatoes_missing(position, self.seat) > 0

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 3 and potatoes_asked(position, self.seat) > potatoes_missing(position, self.seat)

    def do(self, position: TawaPosition, move: int) -> None:
        gold = part_a(move)
        missing = potatoes_missing(position, self.seat) - gold
        asked = potatoes_asked(position, self.seat)
        if asked:
            position.tell(EVENT_OWES_POTATOES, self.seat, asked)
        if asked > missing:
            settle_payment(position, self.seat, gold=gold, potato=asked - missing - gold)
        if missing:
            position.tell(EVENT_LACKED_POTATOES, self.seat, missing)
            position.gain(self.seat, -points_lost(position, self.seat, missing), CATEGORY_POTATOES)


def draw_cards(position: TawaPosition, holder: int) -> None:
    """T4.5: who has fewer points draws more; of equals the one nearer to the active player counts as having more."""
    seats = position.seats
    ranks = [(position.scores[seat] * seats - (seat - holder) % seats) * seats + seat for seat in range(seats)]
    ranks.sort()
    for place in range(seats):
        seat = ranks[place] % seats
        if seat == position.axomamma:
            reward_if_behind(position, seat)
            continue
        for _ in range(CARDS_DRAWN[seats][place]):
            draw_god_card(position, seat, EVENT_DREW_FESTIVAL_CARD)


class Ending(Happening["TawaPosition"]):
    """T4.3: after the third festival the game is over."""

    def happen(self, position: TawaPosition) -> None:
        final_scoring(position)


class UseCards(TurnStep):
    """T4.6: up to three god cards for their benefits."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = [pack(MOVE_USE_CARD, card) for card in sorted(position.god_hands[self.seat].cards)]
        if result:
            result.append(pack(MOVE_PASS))
        return result

    def cites(self, kind: int) -> str:
        return "T4.6" if kind == MOVE_USE_CARD else ""

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            return
        card = part_a(move)
        if self.left > 1:
            position.push(UseCards(self.seat, self.left - 1))
        position.god_hands[self.seat].remove(card)
        use_card(position, self.seat, card, EVENT_USED_FESTIVAL_CARD)


def use_card(position: TawaPosition, seat: int, card: int, event: int) -> None:
    """The benefit of a god card, which waits among the used ones to be shuffled back; told as this event."""
    position.used += (card,)
    position.reveal()
    position.tell(event, seat, card)
    position.push(Effect(seat, position.data.card_effect[card], CATEGORY_GOD_CARDS))


def shuffle_used_cards(position: TawaPosition, event: int) -> None:
    """The used god cards go back into the deck; told as this event."""
    if position.used:
        position.tell(event, NOBODY)
        position.god_deck.put_all(position.used, EVERYBODY)
        position.used = ()
        position.god_deck.shuffle(position.chance)


def close_festival(position: TawaPosition) -> None:
    """T4.6: used cards are shuffled back and the market is renewed."""
    shuffle_used_cards(position, EVENT_USED_SHUFFLED)
    for slot in range(4):
        if position.market[slot] >= 0:
            position.tell(EVENT_MARKET_CLEARED, NOBODY, position.market[slot])
            remove_from_market(position, slot)
    refill_market(position, EVENT_MARKET_RENEWED)
