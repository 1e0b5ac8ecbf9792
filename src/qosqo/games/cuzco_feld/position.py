"""The position of a game: who has what, and the small things that many rules do with it.

Tuples with something per seat and place are flat: the twelve slots of seat 2 are `feathers[24:36]`. They are replaced as a whole, so that
copies share them. Face-down piles whose order nobody
knows are kept as what they contain; chance decides when a card or tile is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from qosqo.core.chance import Chance
from qosqo.core.pile import SEAT_BIT, Pile, redeal_piles
from qosqo.core.position import Position
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.names import (
    CARDS_OF_A_GOD,
    DICE,
    HELD_MISSIONS,
    NO_MISSION,
    PRIESTS,
    QUIPU,
    SLOTS,
    SPACES,
    STACK,
)
from qosqo.games.cuzco_feld.phrases import (
    EVENT_TOOK_FOOD,
    EVENT_TOOK_OFFERINGS,
    EVENT_WENT_WITHOUT_FOOD,
    EVENT_WENT_WITHOUT_OFFERINGS,
)

if TYPE_CHECKING:
    from qosqo.core.view import View
    from qosqo.games.cuzco_feld.view import FeldView


class FeldPosition(Position):
    data: Components
    pututus: bool
    """Whether the Pututu module is played."""
    round: int
    phase: int
    order: tuple[int, ...]
    """The seats in turn order."""

    # The map.
    feather_of: tuple[int, ...]
    value_of: tuple[int, ...]
    trails: tuple[int, ...]
    overlay: int
    """How far the Cuzco overlay is turned: its arm j leads to the inner village (j + overlay) % 6."""
    quipus: tuple[int, ...]
    """Four places per village from the bottom up: the seats whose quipus lie there, −1 for none."""
    delivered: tuple[int, ...]
    """For each seat the villages with its quipu, as bits."""
    chasquis: tuple[int, ...]
    departed: tuple[int, ...]
    """Who has left Cuzco for the first time (F2.7)."""

    # The masks.
    masks: tuple[int, ...]
    feathers: tuple[int, ...]
    circlets: tuple[int, ...]
    spaces: tuple[int, ...]
    """What lies on the twelve spaces: a tile, QUIPU or EMPTY."""
    slid: tuple[int, ...]
    reserve: tuple[int, ...]
    offerings: tuple[int, ...]
    food: tuple[int, ...]
    medals: tuple[int, ...]
    goods: tuple[int, ...]
    missions: tuple[int, ...]
    completed: tuple[int, ...]
    hands: list[Pile]
    dealt_god: tuple[int, ...]
    """The god of the first of the two dealt cards that all have seen, −1 before: the other one is of another god."""
    light: tuple[int, ...]
    dark: tuple[int, ...]

    # Cuzco and the display board.
    dice: tuple[int, ...]
    """Three per seat, the lowest first; 0 when placed."""
    placed: tuple[int, ...]
    """The dice on the action spaces: space × 64 + pips × 8 + seat."""
    temple: tuple[int, ...]
    """Whose priest stands on the steps 1 to 6."""
    temple_medals: int
    knowledge: tuple[int, ...]
    arrivals: tuple[int, ...]
    """The seats in the order in which their markers arrived where they are: on the same space the later one lies on top."""
    display: tuple[int, ...]
    """Six study and six farm tiles beside the pips 1 to 6."""
    study_pile: tuple[int, ...]
    farm_pile: tuple[int, ...]
    discarded_tiles: tuple[int, ...]
    face_up: tuple[int, ...]
    deck: tuple[int, ...]
    """How many of each card lie face down in their god's pile."""
    discards: tuple[int, ...]
    """How many of each card lie in the discard pile."""
    market: tuple[int, ...]
    """How many of each good lie on each of the six rows."""
    palace: tuple[int, ...]
    mission_deck: Pile
    drawn: Pile
    """The missions that a player is choosing from at set-up."""
    set_aside: Pile
    """The missions that were not chosen; only who drew them knows them."""
    offering_supply: int
    food_supply: int
    light_supply: int
    dark_supply: int

    # The turn being played.
    in_effect: int
    """The cards that change what is being done now, as bits."""
    used_by_medal: int
    """The cards that medals have used in this turn, as bits."""
    barred: int
    """Those of them that may lie face up again, since their pile was rebuilt (F3.10)."""
    changed_die: int
    """The die that was changed by pututus and must be placed now; 0 for none."""
    pips: int
    """What is left of the die to exchange."""
    uses: tuple[int, ...]
    """How many study and how many farm abilities may still be used in this turn."""
    used: tuple[int, ...]
    """The study and the farm abilities used in this turn, as bits."""
    extra: tuple[int, ...]
    """Whether card 01 still adds a tile to a study and to a farm use."""

    def clone(self) -> FeldPosition:
        other = FeldPosition()
        self.copy_common(other)
        other.data = self.data
        other.pututus = self.pututus
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.feather_of = self.feather_of
        other.value_of = self.value_of
        other.trails = self.trails
        other.overlay = self.overlay
        other.quipus = self.quipus
        other.delivered = self.delivered
        other.chasquis = self.chasquis
        other.departed = self.departed
        other.masks = self.masks
        other.feathers = self.feathers
        other.circlets = self.circlets
        other.spaces = self.spaces
        other.slid = self.slid
        other.reserve = self.reserve
        other.offerings = self.offerings
        other.food = self.food
        other.medals = self.medals
        other.goods = self.goods
        other.missions = self.missions
        other.completed = self.completed
        other.hands = [hand.clone() for hand in self.hands]
        other.dealt_god = self.dealt_god
        other.light = self.light
        other.dark = self.dark
        other.dice = self.dice
        other.placed = self.placed
        other.temple = self.temple
        other.temple_medals = self.temple_medals
        other.knowledge = self.knowledge
        other.arrivals = self.arrivals
        other.display = self.display
        other.study_pile = self.study_pile
        other.farm_pile = self.farm_pile
        other.discarded_tiles = self.discarded_tiles
        other.face_up = self.face_up
        other.deck = self.deck
        other.discards = self.discards
        other.market = self.market
        other.palace = self.palace
        other.mission_deck = self.mission_deck.clone()
        other.drawn = self.drawn.clone()
        other.set_aside = self.set_aside.clone()
        other.offering_supply = self.offering_supply
        other.food_supply = self.food_supply
        other.light_supply = self.light_supply
        other.dark_supply = self.dark_supply
        other.in_effect = self.in_effect
        other.used_by_medal = self.used_by_medal
        other.barred = self.barred
        other.changed_die = self.changed_die
        other.pips = self.pips
        other.uses = self.uses
        other.used = self.used
        other.extra = self.extra
        return other

    def winners(self) -> list[int]:
        """F6.3: the most points; on a tie the earlier in turn order."""
        best = max(self.scores)
        for seat in self.order:
            if self.scores[seat] == best:
                return [seat]
        return []

    # What can be seen.

    def view(self, seat: int) -> FeldView:
        from qosqo.games.cuzco_feld.view import view_of

        return view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> FeldView:
        from qosqo.games.cuzco_feld.view import view_beside

        return view_beside(self, public, seat)

    # What may be imagined.

    def redeal(self, seat: int, chance: Chance) -> None:
        """Which gods the unknown cards in hands are of is public as a whole (the undealt ones lie open); who holds which is not,
        nor which card of its god each is. The missions that others did not choose may as well lie in the deck."""
        redeal_piles([self.mission_deck, self.drawn, self.set_aside], seat, chance)
        holders: list[int] = []
        places: list[int] = []
        gods: list[int] = []
        known = SEAT_BIT[seat]
        for holder in range(self.seats):
            hand = self.hands[holder]
            for place in range(len(hand.cards)):
                if not hand.seen[place] & known:
                    holders.append(holder)
                    places.append(place)
                    gods.append(hand.cards[place] // CARDS_OF_A_GOD)
                    self.deck = raised(self.deck, hand.cards[place], 1)
        gods.sort()  # what comes out must not depend on who truly holds what
        chance.shuffle(gods)
        while not self.fits_the_deal(holders, gods):
            chance.shuffle(gods)
        for index in range(len(holders)):
            hand = self.hands[holders[index]]
            hand.cards = replaced(hand.cards, places[index], self.draw_card(gods[index], chance))

    def fits_the_deal(self, holders: list[int], gods: list[int]) -> bool:
        """F1.10: the two cards dealt to a player are of different gods."""
        for index in range(len(holders)):
            if gods[index] == self.dealt_god[holders[index]]:
                return False
            if index and holders[index - 1] == holders[index] and gods[index - 1] == gods[index]:
                return False
        return True

    # God cards.

    def cards_left(self, god: int) -> int:
        """How many cards lie face down in the god's pile."""
        first = god * CARDS_OF_A_GOD
        return self.deck[first] + self.deck[first + 1] + self.deck[first + 2]

    def draw_card(self, god: int, chance: Chance) -> int:
        """The next card of the god's pile."""
        drawn = chance.below(self.cards_left(god))
        card = god * CARDS_OF_A_GOD
        while drawn >= self.deck[card]:
            drawn -= self.deck[card]
            card += 1
        self.deck = raised(self.deck, card, -1)
        return card

    # Supplies. F1.4: whoever gains more than is left takes what is left.

    def take_offerings(self, seat: int, count: int) -> None:
        missing = max(count - self.offering_supply, 0)
        count -= missing
        if count:
            self.offering_supply -= count
            self.offerings = raised(self.offerings, seat, count)
            self.tell(EVENT_TOOK_OFFERINGS, seat, count)
        if missing:
            self.tell(EVENT_WENT_WITHOUT_OFFERINGS, seat, missing)

    def take_food(self, seat: int, count: int) -> None:
        missing = max(count - self.food_supply, 0)
        count -= missing
        if count:
            self.food_supply -= count
            self.food = raised(self.food, seat, count)
            self.tell(EVENT_TOOK_FOOD, seat, count)
        if missing:
            self.tell(EVENT_WENT_WITHOUT_FOOD, seat, missing)

    # The mask.

    def slot_colour(self, seat: int, slot: int) -> int:
        return self.data.masks[self.masks[seat] * SLOTS + slot]

    def first_space(self, seat: int, content: int) -> int:
        """The upper leftmost space with this content (F1.12), as an index into `spaces`; −1 if there is none."""
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            if self.spaces[space] == content:
                return space
        return -1

    def quipus_on_mask(self, seat: int) -> int:
        count = 0
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            if self.spaces[space] == QUIPU:
                count += 1
        return count

    def top_quipu(self, village: int) -> int:
        """Whose quipu lies on top; −1 if there is none."""
        for place in range(village * STACK + STACK - 1, village * STACK - 1, -1):
            if self.quipus[place] >= 0:
                return self.quipus[place]
        return -1

    def take_mission(self, seat: int, mission: int) -> None:
        self.missions = replaced(self.missions, self.mission_place(seat, NO_MISSION), mission)

    def drop_mission(self, seat: int, mission: int) -> None:
        self.missions = replaced(self.missions, self.mission_place(seat, mission), NO_MISSION)

    def mission_place(self, seat: int, mission: int) -> int:
        for place in range(seat * HELD_MISSIONS, seat * HELD_MISSIONS + HELD_MISSIONS):
            if self.missions[place] == mission:
                return place
        return -1

    # Dice and the temple.

    def replace_die(self, seat: int, die: int, by: int) -> None:
        """One of the seat's dice gets another value (0: it is placed); the lowest stays first."""
        dice = list(self.dice)
        place = seat * DICE
        while dice[place] != die:
            place += 1
        del dice[place]
        place = seat * DICE
        while place < seat * DICE + DICE - 1 and dice[place] < by:
            place += 1
        dice.insert(place, by)
        self.dice = tuple(dice)

    def priests_in_temple(self, seat: int) -> int:
        count = 0
        for owner in self.temple:
            if owner == seat:
                count += 1
        return count

    def priests_at_home(self, seat: int) -> int:
        return PRIESTS - self.priests_in_temple(seat)
