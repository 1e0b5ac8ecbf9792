"""The position of a game of Tawantinsuyu, and the small deeds that many rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qosqo.core.chance import Chance
from qosqo.core.pile import EVERYBODY, Pile, redeal_piles
from qosqo.core.position import NOBODY, Position
from qosqo.core.values import removed, replaced, without
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.names import (
    BAG,
    BUILDINGS,
    COLOURS,
    CONQUEST_MARKERS,
    GODS,
    PASSIVES,
    POTATO,
    POTATO_END,
    RESOURCES,
    STEP_MARKERS,
)
from qosqo.games.tawantinsuyu.phrases import CATEGORY_POTATOES_TRADED, EVENT_GOT, EVENT_POTATOES_TRADED, EVENT_WEAVING_SHOWN

if TYPE_CHECKING:
    from qosqo.core.view import View
    from qosqo.games.tawantinsuyu.view import TawaView

POTATOES_PER_TRADE: Final = 5
SOLO_GOAL: Final = 120


class TawaPosition(Position):
    data: Components

    # Whose turn it is, and what lasts as long as a turn.
    active: int
    """The seat whose turn it is; NOBODY during the set-up."""
    turn: int
    """How many turns have begun."""
    played_card: int
    """The god card that paid for this turn's placement, or −1."""
    food_due: int
    """What the placement still costs while the benefit of its god card is gained."""
    by_hand: bool
    """The active player wants to choose how the next cost is paid."""
    exchanged: int
    """What has been exchanged since the last other move, as bits: given 1, 2, 4, 8 and got 16, 32, 64, 128."""

    # Players.
    resources: list[int]
    """Four for each seat."""
    temple: tuple[int, ...]
    priests: tuple[int, ...]
    """The spot of each high priest on the Coricancha, −1 before the first turn."""
    small_statues: tuple[int, ...]
    """Six for each seat; after those of the seats the ones that are left. Likewise the large ones."""
    large_statues: tuple[int, ...]

    # Workers.
    workers: list[int]
    """How many of each colour: bag, nomads, casualties, box, then the supply of each seat."""
    village: tuple[int, ...]
    """The queue of colours from the potato end to the corn end."""
    hill: tuple[int, ...]
    """The colour of the worker on each space, or −1."""

    # The board.
    rotation: int
    """By how many spots the Coricancha is turned."""
    steps: tuple[int, ...]
    """Who built the steps: upper and lower spot of each section, −1 for none."""
    conquests: tuple[int, ...]
    """Whose marker stands on each conquest space, −1 for none."""

    # Buildings.
    market: tuple[int, ...]
    """Two production and two passive buildings, −1 where one was taken."""
    stacks: list[Pile]
    """Production and passive buildings."""
    owner: tuple[int, ...]
    """Who has built each building, or −1."""
    face_up: tuple[bool, ...]

    # Cards.
    god_deck: Pile
    god_hands: list[Pile]
    offer: tuple[int, ...]
    """Oldest first."""
    chosen: Pile
    """Set-up: the cards picked for their benefits, five for each seat in turn order."""
    used: tuple[int, ...]
    """God cards used for their benefit, openly, soon to be shuffled back."""
    army_deck: Pile
    army_hands: list[Pile]
    army_discards: tuple[int, ...]
    trained: Pile
    """The two army cards of which one is kept."""
    army_up: tuple[int, ...]
    """How many army cards of each kind lie face up in front of each seat."""
    army_down: tuple[int, ...]

    # Weavings.
    weavings: Pile
    """The stack; its top tile is face up."""
    drawn: tuple[int, ...]
    """Weavings drawn for purchase, or to be attached."""
    tapestries: tuple[tuple[int, ...], ...]
    tapestry_owner: tuple[int, ...]

    # Festivals.
    festival: int
    """How many festivals have been triggered."""
    token: int
    """Who holds the festival token, or NOBODY."""

    # The automated opponent.
    axomamma: int
    """Its seat, or NOBODY. It never decides anything: all it does is done by happenings."""
    difficulty: int
    """The easier and harder rules in force, as bits."""
    personality: int
    """−1 for none."""
    tokens: tuple[int, ...]
    """The spot of each numbered token on its row."""
    tucked: tuple[int, ...]
    """The god cards under the four spaces of its board."""
    recruits: tuple[int, ...]
    """The colours of its workers, oldest first."""
    has_placed: bool

    def clone(self) -> TawaPosition:
        other = TawaPosition()
        self.copy_common(other)
        other.data = self.data
        other.active = self.active
        other.turn = self.turn
        other.played_card = self.played_card
        other.food_due = self.food_due
        other.by_hand = self.by_hand
        other.exchanged = self.exchanged
        other.resources = self.resources[:]
        other.temple = self.temple
        other.priests = self.priests
        other.small_statues = self.small_statues
        other.large_statues = self.large_statues
        other.workers = self.workers[:]
        other.village = self.village
        other.hill = self.hill
        other.rotation = self.rotation
        other.steps = self.steps
        other.conquests = self.conquests
        other.market = self.market
        other.stacks = [each.clone() for each in self.stacks]
        other.owner = self.owner
        other.face_up = self.face_up
        other.god_deck = self.god_deck.clone()
        other.god_hands = [hand.clone() for hand in self.god_hands]
        other.offer = self.offer
        other.chosen = self.chosen.clone()
        other.used = self.used
        other.army_deck = self.army_deck.clone()
        other.army_hands = [hand.clone() for hand in self.army_hands]
        other.army_discards = self.army_discards
        other.trained = self.trained.clone()
        other.army_up = self.army_up
        other.army_down = self.army_down
        other.weavings = self.weavings.clone()
        other.drawn = self.drawn
        other.tapestries = self.tapestries
        other.tapestry_owner = self.tapestry_owner
        other.festival = self.festival
        other.token = self.token
        other.axomamma = self.axomamma
        other.difficulty = self.difficulty
        other.personality = self.personality
        other.tokens = self.tokens
        other.tucked = self.tucked
        other.recruits = self.recruits
        other.has_placed = self.has_placed
        return other

    def view(self, seat: int) -> TawaView:
        from qosqo.games.tawantinsuyu.view import view_of

        return view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> TawaView:
        from qosqo.games.tawantinsuyu.view import view_beside

        return view_beside(self, public, seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        redeal_piles([self.god_deck, *self.god_hands, self.chosen], seat, chance)
        redeal_piles([self.army_deck, *self.army_hands, self.trained], seat, chance)
        redeal_piles([self.weavings], seat, chance)
        redeal_piles([self.stacks[0]], seat, chance)
        redeal_piles([self.stacks[1]], seat, chance)

    def winners(self) -> list[int]:
        """T6.2: a tie goes to the most resources in total, else it is shared. T8.39: who plays alone needs 120 points and the lead."""
        if self.axomamma != NOBODY:
            person = 1 - self.axomamma
            won = self.scores[person] >= SOLO_GOAL and self.scores[person] > self.scores[self.axomamma]
            return [person if won else self.axomamma]
        ranks = [self.scores[seat] * 10_000 + sum(self.resources[seat * RESOURCES : (seat + 1) * RESOURCES]) for seat in range(self.seats)]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    # Resources.

    def has(self, seat: int, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource]

    def add(self, seat: int, resource: int, amount: int) -> None:
        """Gain resources; T2.1: there are always enough. T8.11: Axomamma turns every five potatoes into five points."""
        place = seat * RESOURCES + resource
        self.resources[place] += amount
        self.tell(EVENT_GOT, seat, resource, amount)
        if seat == self.axomamma and resource == POTATO:
            while self.resources[place] >= POTATOES_PER_TRADE:
                self.resources[place] -= POTATOES_PER_TRADE
                self.tell(EVENT_POTATOES_TRADED, seat)
                self.gain(seat, POTATOES_PER_TRADE, CATEGORY_POTATOES_TRADED)

    def user_of(self, building: int) -> int:
        """Who has the use of a passive building, or −1; T8.14: Axomamma has no use of its own."""
        owner = self.owner[building]
        return NOBODY if owner == self.axomamma else owner

    def owns(self, seat: int, building: int) -> bool:
        """Whether a seat has the use of a passive building."""
        return self.user_of(building) == seat

    def has_statue(self, seat: int, god: int) -> bool:
        return self.small_statues[seat * GODS + god] > 0 or self.large_statues[seat * GODS + god] > 0

    def face_up_production(self, seat: int) -> list[int]:
        owner, face_up = self.owner, self.face_up
        return [building for building in range(PASSIVES, BUILDINGS) if owner[building] == seat and face_up[building]]

    def face_down_production(self, seat: int) -> list[int]:
        owner, face_up = self.owner, self.face_up
        return [building for building in range(PASSIVES, BUILDINGS) if owner[building] == seat and not face_up[building]]

    def steps_left(self, seat: int) -> int:
        """T1.9: of five step markers those not yet on the hill."""
        return STEP_MARKERS - self.steps.count(seat)

    def markers_left(self, seat: int) -> int:
        """T1.9: of ten conquest markers those not yet in a region."""
        return CONQUEST_MARKERS - self.conquests.count(seat)

    # Workers.

    def count_workers(self, place: int) -> int:
        first = place * COLOURS
        workers = self.workers
        return workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3] + workers[first + 4]

    def draw_worker(self) -> int:
        """A random worker out of the bag, or −1."""
        there = self.count_workers(BAG)
        if there == 0:
            return -1
        which = self.chance.below(there)
        colour = 0
        while which >= self.workers[BAG * COLOURS + colour]:
            which -= self.workers[BAG * COLOURS + colour]
            colour += 1
        self.workers[BAG * COLOURS + colour] -= 1
        return colour

    def leave_village(self, end: int) -> int:
        """The worker at an end of the village, who leaves it."""
        place = 0 if end == POTATO_END else len(self.village) - 1
        colour = self.village[place]
        self.village = without(self.village, place)
        return colour

    def put_on_hill(self, space: int, colour: int) -> None:
        """A worker, or EMPTY."""
        self.hill = replaced(self.hill, space, colour)

    # Weavings.

    def take_drawn(self, tile: int) -> None:
        """One of the drawn weavings is taken away."""
        self.drawn = removed(self.drawn, tile)

    def begin_tapestry(self, seat: int, tile: int) -> None:
        self.tapestries += ((tile,),)
        self.tapestry_owner += (seat,)

    def show_top_weaving(self) -> None:
        if self.weavings.cards and self.weavings.seen[-1] != EVERYBODY:
            self.weavings.show(-1, EVERYBODY)
            self.reveal()
            self.tell(EVENT_WEAVING_SHOWN, NOBODY, self.weavings.cards[-1])
