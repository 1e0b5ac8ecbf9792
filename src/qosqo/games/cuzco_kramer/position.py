"""The position of a game of Cuzco (Kramer & Kiesling)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from qosqo.core.chance import Chance
from qosqo.core.pile import Pile, redeal_piles
from qosqo.core.position import NOBODY, Position, Step
from qosqo.core.values import replaced
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.phrases import EVENT_DISC_PLACED, EVENT_DISC_TAKEN

if TYPE_CHECKING:
    from qosqo.core.view import View
    from qosqo.games.cuzco_kramer.view import KramerView

NO_MOVE: Final = -1
MOST_TOUCHED: Final = 40
"""After so many changes of hexes it is no more work to look everywhere for places for terrain."""


class Mark:
    """Stands for one state of a board: positions that bear the same mark have the same tiles, temples and ponds, so that what was found
    out about them once holds for all of them."""


class Room:
    """Where terrain fits on a board, whoever has it and whatever it costs. Never changed after it was made, so that positions share it.
    A byte for each cell is smaller and much quicker to copy than lists of moves."""

    triples: bytes
    """By cell: a bit for each rotation in which a triple fits with its village there."""
    doubles: bytes
    singles: bytes
    """By cell: 1 if a single village fits, 2 if a crop does, 3 if both do."""
    between_cities: list[int]
    """The cells beside two cities: whether these would be joined there (K3.5) depends on hexes far away, too."""


class Regions:
    """Hexes of one type that one player's Incas can walk over without cost: connected, and without enemy Incas (K4.2, K4.3). Found by
    `inca_lists`, never changed afterwards and shared by positions, as own Incas may come and go without changing them."""

    seat: int
    count: int
    """Regions have the numbers from `FIRST_REGION` up to below this."""
    region_at: list[int]
    """By cell: the number of its region; where the player's Incas cannot go what lies there, which is less."""
    beside: list[list[int]]
    """By region: the regions of the other type that touch it."""
    entry_price: list[int]
    """By region: what entering there from outside costs at least."""


class KramerPosition(Position):
    TRANSIENT: ClassVar[tuple[str, ...]] = (
        "data",
        "journal",
        "listed",
        "board_shared",
        "incas_shared",
        "quoted",
        "quote",
        "room",
        "touched",
        "regions",
        "mark",
    )

    data: Components
    quoted: int
    """The move of an Inca that was guessed last, or NO_MOVE. Its price has been found already, and playouts carry it out next."""
    quote: int
    """Its price."""
    room: Room | None
    """Where terrain fitted when the moves were listed last; see `terrain_lists`."""
    touched: tuple[int, ...]
    """The cells that have changed since then."""
    regions: Regions | None
    """What the moves of Incas were listed by last, as long as neither the board nor other players' Incas have changed."""
    mark: Mark
    """Of the board as it is now; another one as soon as it changes."""

    # The board, by cell. Copies share it until one of them builds on it (`own_board`).
    board_shared: bool
    height: list[int]
    """The elevation: how many terrain tiles lie on the hex."""
    surface: list[int]
    footprint: list[int]
    """The cells covered by the topmost tile, as a number of the component tables."""
    group: list[int]
    """Connected village hexes bear the same number: a city that of its temple's cell, a village that of its first cell plus
    the number of cells."""
    extent: list[int]
    """How many hexes the group has whose number, without that addition, is this cell; 0 if there is none."""

    # Incas. Copies share these lists, too, until one of them moves an Inca (`own_incas`).
    incas_shared: bool
    inca: list[int]
    """By cell: the seat whose Inca stands on the hex, or NOBODY."""
    incas: list[list[int]]
    """The cells where each seat has Incas, in order."""

    # Temples and supplies.
    temples: tuple[int, ...]
    """The cells of the temples, in order."""
    steps: tuple[int, ...]
    """How high each temple is: 0 for value 2 up to 4 for value 10."""
    discs: tuple[bool, ...]
    """Whether each temple bears a solar disc."""
    triples: int
    ponds: int
    floors: tuple[int, ...]
    doubles: tuple[int, ...]
    villages: tuple[int, ...]
    crops: tuple[int, ...]
    tokens: tuple[int, ...]

    # Festival cards.
    deck: Pile
    hands: list[Pile]
    face_up: int
    discards: tuple[int, ...]
    """Below the face-up card."""

    # The turn.
    action_points: int
    duty: bool
    """Whether terrain must be placed before anything else (K2.2)."""
    token_spent: bool
    drawn: int
    changed: tuple[int, ...]
    """The cells of the temples built or expanded this turn (K5.6)."""
    rested: tuple[int, ...]
    """Where the Incas stand that have moved for free since the last action that cost something."""
    stuck: int
    """How many players in succession had no place for any terrain and have placed none in their turn (K2.3)."""
    last_turns: int
    """How many turns are still to be played and scored, NOT_YET before the end has been triggered (K9.1)."""

    # The festival that is being organized; without one these are empty.
    festival: int
    """The temple's cell, or NOWHERE."""
    bids: tuple[int, ...]
    bidding: tuple[bool, ...]
    played: list[list[int]]
    declined: int
    """How many have declined to raise since the last card was played (K8.4)."""

    def attach(self, data: Components) -> None:
        """Give the position what is not part of it: the components, and nothing shared or guessed so far."""
        self.data = data
        self.quoted = NO_MOVE
        self.quote = 0
        self.room = None
        self.touched = ()
        self.regions = None
        self.mark = Mark()
        self.board_shared = False
        self.incas_shared = False

    def clone(self) -> KramerPosition:
        other = KramerPosition()
        self.copy_common(other)
        other.data = self.data
        other.quoted = NO_MOVE
        other.room = self.room
        other.touched = self.touched
        other.regions = self.regions
        other.mark = self.mark
        self.board_shared = True
        other.board_shared = True
        other.height = self.height
        other.surface = self.surface
        other.footprint = self.footprint
        other.group = self.group
        other.extent = self.extent
        self.incas_shared = True
        other.incas_shared = True
        other.inca = self.inca
        other.incas = self.incas
        other.temples = self.temples
        other.steps = self.steps
        other.discs = self.discs
        other.triples = self.triples
        other.ponds = self.ponds
        other.floors = self.floors
        other.doubles = self.doubles
        other.villages = self.villages
        other.crops = self.crops
        other.tokens = self.tokens
        other.deck = self.deck.clone()
        other.hands = [hand.clone() for hand in self.hands]
        other.face_up = self.face_up
        other.discards = self.discards
        other.action_points = self.action_points
        other.duty = self.duty
        other.token_spent = self.token_spent
        other.drawn = self.drawn
        other.changed = self.changed
        other.rested = self.rested
        other.stuck = self.stuck
        other.last_turns = self.last_turns
        other.festival = self.festival
        other.bids = self.bids
        other.bidding = self.bidding
        other.played = [cards[:] for cards in self.played]
        other.declined = self.declined
        return other

    def forget(self) -> None:
        super().forget()
        self.room = None
        self.touched = ()
        self.regions = None

    def touch(self, cells: list[int]) -> None:
        """To be told when something changes on these hexes that decides where terrain fits."""
        if self.room is not None:
            if len(self.touched) < MOST_TOUCHED:
                self.touched += tuple(cells)
            else:
                self.room = None
                self.touched = ()

    def own_board(self) -> None:
        """To be called before terrain, ponds or temples change."""
        self.regions = None
        self.mark = Mark()
        if self.board_shared:
            self.board_shared = False
            self.height = self.height[:]
            self.surface = self.surface[:]
            self.footprint = self.footprint[:]
            self.group = self.group[:]
            self.extent = self.extent[:]

    def own_incas(self, seat: int) -> None:
        """To be called before an Inca of a seat enters, moves or leaves."""
        if self.regions is not None and self.regions.seat != seat:
            self.regions = None
        if self.incas_shared:
            self.incas_shared = False
            self.inca = self.inca[:]
            self.incas = [cells[:] for cells in self.incas]

    def view(self, seat: int) -> KramerView:
        from qosqo.games.cuzco_kramer.view import view_of

        return view_of(self, seat)

    def view_beside(self, public: View, seat: int) -> KramerView:
        from qosqo.games.cuzco_kramer.view import view_beside

        return view_beside(self, public, seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        redeal_piles([self.deck, *self.hands], seat, chance)

    def sample(self, chance: Chance) -> int:
        step = self.stack[-1]
        if self.listed is None and isinstance(step, LongStep):
            return step.sample(self, chance)
        moves = self.moves()
        return moves[chance.below(len(moves))]

    # Small questions about the board.

    def is_city(self, cell: int) -> bool:
        return 0 <= self.group[cell] < self.data.cells

    def put_disc(self, number: int) -> None:
        """A temple bears a solar disc from now on (K8.7)."""
        self.discs = replaced(self.discs, number, True)
        self.tell(EVENT_DISC_PLACED, NOBODY, self.temples[number])

    def take_disc(self, number: int) -> None:
        """A temple bears no solar disc any more (K5.9)."""
        if self.discs[number]:
            self.discs = replaced(self.discs, number, False)
            self.tell(EVENT_DISC_TAKEN, NOBODY, self.temples[number])

    def temple_number(self, cell: int) -> int:
        """Which temple stands on the cell, −1 for none."""
        for number in range(len(self.temples)):
            if self.temples[number] == cell:
                return number
        return -1


class LongStep(Step["KramerPosition"]):
    """A step with thousands of moves that can name one without listing all."""

    def sample(self, position: KramerPosition, chance: Chance) -> int:
        """A random legal move. Every legal move is possible, but not all are equally likely."""
        raise NotImplementedError
