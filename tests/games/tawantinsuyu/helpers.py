"""A table on which the tests lay out what they need and play through the public engine."""

from __future__ import annotations

from qosqo.core.chance import seeded
from qosqo.core.phrases import Saying, kind_of
from qosqo.core.pile import EVERYBODY, SEAT_BIT, Pile
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.army_cards import add_armies_down, add_armies_up
from qosqo.games.tawantinsuyu.buildings import refill_market, remove_from_market, turn_building
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.setup import new_position
from qosqo.games.tawantinsuyu.statues import add_statues
from qosqo.games.tawantinsuyu.turn import TurnStart

FORMER_DATA = GAME.data_named("987fdb1b096e6dca") or ""
"""The rules are proven with component data that stay what they are when the present ones are tuned."""
DATA = GAME.load(FORMER_DATA)
ARCHITECT, CRAFTSMAN, WARRIOR, COURIER, PRIEST = range(5)
POTATO, CORN, STONE, GOLD = range(4)
PRODUCE, WORSHIP, OFFERING, CONQUEST, REJUVENATE = range(5)
ONE_SOLDIER = DATA.army_soldiers.index(1)
TWO_SOLDIERS = DATA.army_soldiers.index(2)
FIRST_MIDDLE, FIRST_BOTTOM = 10, 25


class Table:
    """A position at the start of a turn of seat 0, with nothing in anybody's hands and an empty hill."""

    def __init__(self, seats: int = 2, data: Components = DATA, seed: int = 1) -> None:
        self.position = clear_position(seats, data, seed)
        self.position.push(TurnStart(0))
        self.position.settle()
        self.position.journal = []

    # Laying out.

    def gives(self, seat: int, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0) -> Table:
        for resource, amount in enumerate((potato, corn, stone, gold)):
            self.position.resources[seat * 4 + resource] += amount
        return self.changed()

    def worker(self, seat: int, *colours: int) -> Table:
        for colour in colours:
            self.move_worker(names.BAG, names.SUPPLY + seat, colour)
        return self.changed()

    def on_hill(self, space: int, colour: int) -> Table:
        self.position.workers[names.BAG * 5 + colour] -= 1
        self.position.put_on_hill(space, colour)
        return self.changed()

    def move_worker(self, source: int, target: int, colour: int) -> None:
        self.position.workers[source * 5 + colour] -= 1
        self.position.workers[target * 5 + colour] += 1
        self.changed()

    def village(self, *colours: int) -> Table:
        for colour in self.position.village:
            self.position.workers[names.BAG * 5 + colour] += 1
        for colour in colours:
            self.position.workers[names.BAG * 5 + colour] -= 1
        self.position.village = colours
        return self.changed()

    def empty_bag(self) -> Table:
        """What is in the bag leaves the game."""
        for colour in range(5):
            while self.position.workers[names.BAG * 5 + colour]:
                self.move_worker(names.BAG, names.BOX, colour)
        return self

    def no_nomads(self) -> Table:
        for colour in range(5):
            while self.position.workers[names.NOMADS * 5 + colour]:
                self.move_worker(names.NOMADS, names.BOX, colour)
        return self

    def casualties(self, count: int) -> Table:
        for _ in range(count):
            self.move_worker(names.BAG, names.CASUALTIES, COURIER)
        return self

    def hand(self, seat: int, *cards: int) -> Table:
        for card in cards:
            self.position.god_deck.remove(card)
            self.position.god_hands[seat].put(card, SEAT_BIT[seat])
        return self.changed()

    def offer(self, *cards: int) -> Table:
        for card in cards:
            self.position.god_deck.remove(card)
            self.position.offer += (card,)
        return self.changed()

    def army(self, seat: int, *armies: int) -> Table:
        for army in armies:
            self.position.army_deck.remove(army)
            self.position.army_hands[seat].put(army, SEAT_BIT[seat])
        return self.changed()

    def army_up(self, seat: int, *armies: int) -> Table:
        for army in armies:
            self.position.army_deck.remove(army)
            add_armies_up(self.position, seat, army, 1)
        return self.changed()

    def army_down(self, seat: int, *armies: int) -> Table:
        for army in armies:
            self.position.army_deck.remove(army)
            add_armies_down(self.position, seat, army, 1)
        return self.changed()

    def owns(self, seat: int, *buildings: int, face_up: bool = True) -> Table:
        for building in buildings:
            self.take_building(building)
            self.position.owner = replaced(self.position.owner, building, seat)
            turn_building(self.position, building, face_up)
        refill_market(self.position, phrases.EVENT_MARKET_GOT)
        return self.changed()

    def market(self, *buildings: int) -> Table:
        """Just these buildings lie in the market: two production, two passive ones."""
        for slot in range(4):
            if self.position.market[slot] >= 0:
                remove_from_market(self.position, slot)
        for slot, building in enumerate(buildings):
            self.take_building(building)
            self.position.market = replaced(self.position.market, slot, building)
        return self.changed()

    def take_building(self, building: int) -> None:
        if building in self.position.market:
            self.position.market = replaced(self.position.market, self.position.market.index(building), -1)
        else:
            self.position.stacks[1 if building < names.PASSIVES else 0].remove(building)

    def statue(self, seat: int, god: int, size: int = names.SMALL) -> Table:
        add_statues(self.position, self.position.seats, god, size, -1)
        add_statues(self.position, seat, god, size, 1)
        return self.changed()

    def steps(self, seat: int, section: int, level: int = 0) -> Table:
        self.position.steps = replaced(self.position.steps, section * 2 + level, seat)
        return self.changed()

    def conquered(self, seat: int, *spaces: int) -> Table:
        for space in spaces:
            self.position.conquests = replaced(self.position.conquests, space, seat)
        return self.changed()

    def tapestry(self, seat: int, *tiles: int) -> Table:
        for tile in tiles:
            if tile >= names.STARTING_WEAVINGS:
                self.position.weavings.remove(tile)
        self.position.tapestries += (tiles,)
        self.position.tapestry_owner += (seat,)
        return self.changed()

    def weavings_on_top(self, *tiles: int) -> Table:
        """The first one named is the face-up one."""
        for tile in reversed(tiles):
            self.position.weavings.remove(tile)
            self.position.weavings.put(tile, 0)
        self.position.weavings.show(-1, EVERYBODY)
        return self.changed()

    def deck_top(self, pile: Pile, *cards: int) -> Table:
        """The first one named is drawn first."""
        for card in reversed(cards):
            pile.remove(card)
            pile.put(card, 0)
        return self.changed()

    def priest(self, seat: int, spot: int) -> Table:
        self.position.priests = replaced(self.position.priests, seat, spot)
        return self.changed()

    def temple(self, seat: int, step: int) -> Table:
        self.position.temple = replaced(self.position.temple, seat, step)
        return self.changed()

    def priest_before(self, seat: int, action: int) -> Table:
        """The high priest stands one spot before an action."""
        return self.priest(seat, (self.position.rotation + DATA.coricancha.index(action) - 1) % 5)

    def changed(self) -> Table:
        self.position.listed = None
        return self

    # Playing.

    def do(self, kind: str, **parts: int) -> Table:
        move = GAME.moves.packed({"kind": kind, **parts})
        legal = self.position.moves()
        assert move in legal, f"{kind} {parts} is not among {self.moves()}"
        self.position.apply(move)
        GAME.check(self.position)
        return self

    def place(self, space: int, worker: int, card: int | None = None, role: int | None = None) -> Table:
        """Place a worker for a card, or for gold."""
        as_role = worker if role is None else role
        if card is None:
            return self.do("place-for-gold", worker=worker, space=space, role=as_role)
        return self.do("place", worker=worker, space=space, card=card, role=as_role)

    def activate(self, action: int, seat: int = 0) -> Table:
        """The seat's high priest reaches an action as its first secondary action."""
        return self.priest_before(seat, action).do("move-priest", spots=1)

    def pass_all(self, until: type | None = None) -> Table:
        """Take the last listed refusal to do more, until a kind of step comes or nobody can pass."""
        while not self.position.over() and not (until and isinstance(self.position.stack[-1], until)) and self.can("pass"):
            self.do("pass")
        return self

    def moves(self) -> list[str]:
        return [str(GAME.moves.named(move)) for move in self.position.moves()]

    def can(self, kind: str, **parts: int) -> bool:
        number = GAME.moves.number(kind)
        for move in self.position.moves():
            if kind_of(move) == number:
                named = GAME.moves.named(move)
                if all(named[part] == value for part, value in parts.items()):
                    return True
        return False

    def choices(self, kind: str, part: str) -> list[int]:
        """All values of a part among the legal moves of a kind."""
        number = GAME.moves.number(kind)
        return sorted({int(GAME.moves.named(move)[part]) for move in self.position.moves() if kind_of(move) == number})

    def refusal(self, kind: str, **parts: int) -> str:
        """The name of the reason why a move is refused."""
        move = GAME.moves.packed({"kind": kind, **parts})
        assert move not in self.position.moves()
        assert move in self.position.stack[-1].candidates(self.position)
        refused = self.position.stack[-1].refuse(self.position, move)
        assert refused is not None
        return GAME.refusals.kinds[refused.kind].name

    # Looking.

    def resources(self, seat: int) -> list[int]:
        return self.position.resources[seat * 4 : seat * 4 + 4]

    def supply(self, seat: int) -> list[int]:
        first = (names.SUPPLY + seat) * 5
        return self.position.workers[first : first + 5]

    def score(self, seat: int) -> int:
        return self.position.scores[seat]

    def to_act(self) -> int:
        return self.position.to_act()

    def told(self, kind: str) -> list[Saying]:
        assert self.position.journal is not None
        number = GAME.events.number(kind)
        return [event for event in self.position.journal if event.kind == number]


def clear_position(seats: int, data: Components, seed: int) -> TawaPosition:
    """After a set-up in which nobody got anything: priests on spot 0, the Coricancha as printed, ten points each."""
    position = new_position(seats, data, turned=False, chance=seeded(seed), rules=GAME.rules_version)
    for seat in range(seats):
        position.gain(seat, data.start_points, phrases.CATEGORY_START)
        for colour in range(5):
            place = (names.SUPPLY + seat) * 5 + colour
            position.workers[names.BAG * 5 + colour] += position.workers[place]
            position.workers[place] = 0
    for space in range(names.SPACES):
        if position.hill[space] >= 0:
            position.workers[names.BAG * 5 + position.hill[space]] += 1
            position.put_on_hill(space, names.EMPTY)
    lay_out_village(position)
    position.priests = (0,) * seats
    position.drawn = ()
    return position


def lay_out_village(position: TawaPosition) -> None:
    """Couriers and priests in turn in the village, a courier, a priest and warriors among the nomads; the rest is in the bag."""
    workers = position.workers
    nomads = [COURIER, PRIEST, WARRIOR, WARRIOR][: position.data.nomads_size[position.seats]]
    village = tuple(COURIER + place % 2 for place in range(len(position.village)))
    for colour in range(5):
        workers[names.BAG * 5 + colour] += position.village.count(colour) + workers[names.NOMADS * 5 + colour]
        workers[names.NOMADS * 5 + colour] = nomads.count(colour)
        workers[names.BAG * 5 + colour] -= village.count(colour) + nomads.count(colour)
    position.village = village


def card_of(god: int, place: int = 0) -> int:
    return god * 7 + place


def card_with(*pairs: tuple[int, int], data: Components = DATA) -> int:
    """A god card with just this benefit."""
    row = [number for pair in pairs for number in pair]
    for card in range(names.GOD_CARDS):
        if data.effects[data.card_effect[card]] == row:
            return card
    raise AssertionError(f"no god card gives {pairs}")


def card_for(space: int) -> int:
    """A god card for a space that has no part in the test."""
    return card_of(DATA.space_god[space])


def production_with(*pairs: tuple[int, int]) -> int:
    row = [number for pair in pairs for number in pair]
    for building in range(names.PASSIVES, names.BUILDINGS):
        if DATA.effects[DATA.building_effect[building]] == row:
            return building
    raise AssertionError(f"no building produces {pairs}")


def conquest_with(flip: int, discard: int, data: Components = DATA) -> int:
    for space in range(names.CONQUESTS):
        if data.conquest_flip[space] == flip and data.conquest_discard[space] == discard:
            return space
    raise AssertionError(f"no conquest asks for {flip} + {discard}")


def space_with(*tasks: int, colour: int = names.PLAIN) -> int:
    """A space in section 0, or else anywhere, that touches these tasks."""
    for space in sorted(range(names.SPACES), key=lambda each: (DATA.space_terrace[each], DATA.space_section[each])):
        if set(tasks) <= set(DATA.space_icons[space]) and DATA.space_colour[space] == colour:
            return space
    raise AssertionError(f"no space touches {tasks}")


def tile_with(pattern: int, *not_these: int) -> int:
    """A weaving of a pattern."""
    for tile in range(names.STARTING_WEAVINGS, names.WEAVINGS):
        if DATA.weaving_pattern[tile] == pattern and tile not in not_these and DATA.weaving_players[tile] == 2:
            return tile
    raise AssertionError(f"no weaving with pattern {pattern}")


def fitting_pair(reward: int) -> tuple[int, int]:
    """Two weavings, used with any number of players, that match with this reward, left and right."""
    usual = [tile for tile in range(names.STARTING_WEAVINGS, names.WEAVINGS) if DATA.weaving_players[tile] == 2]
    for left in usual:
        for right in usual:
            differ = DATA.weaving_pattern[left] != DATA.weaving_pattern[right]
            if differ and DATA.weaving_right[left] == reward == DATA.weaving_left[right]:
                return left, right
    raise AssertionError(f"no two weavings match with reward {reward}")
