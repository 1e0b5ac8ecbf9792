"""The most that one seat can reach with what is left of its turn, for `make_exercises.py`.

The search tries all moves of the seat until somebody else is to decide or chance comes in; positions met before are not searched again.

In Cuzco (Kramer & Kiesling) there are too many ways: a thousand terrains for each action point, and Incas walk for free. There at most so
many free walks are tried in the whole turn as the searcher is told, and of the last action point, where more than one was left, only what
can score: temples, ponds that close, and ways into a city in which a festival can be held. Left out is terrain that scores nothing itself.

In Tawantinsuyu army cards of the hand can be discarded for resources at any time, in any order. There the learner gets what all of them
would bring and keeps the cards, too: more cannot be reached with the real ones, so a goal that is the most even then is proved.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from qosqo.core.chance import seeded
from qosqo.core.codec import attributes_of
from qosqo.core.exercises import Goal, depends_on_luck
from qosqo.core.game import Game
from qosqo.core.phrases import kind_of, pack, part_a, part_b
from qosqo.core.pile import Pile
from qosqo.core.position import Position
from qosqo.games.cuzco_kramer.festival import Bid, list_festivals, playable_cards
from qosqo.games.cuzco_kramer.inca_lists import list_inca_moves
from qosqo.games.cuzco_kramer.names import EMPTY, NOT_YET, POND
from qosqo.games.cuzco_kramer.phrases import (
    MOVE_BUILD,
    MOVE_CROP,
    MOVE_ENTER,
    MOVE_EXPAND,
    MOVE_FESTIVAL,
    MOVE_HOLD,
    MOVE_MOVE,
    MOVE_POND,
)
from qosqo.games.cuzco_kramer.ponds import list_ponds, ponds_of
from qosqo.games.cuzco_kramer.temples import list_temples
from qosqo.games.cuzco_kramer.terrain import covered_cells
from qosqo.games.tawantinsuyu.phrases import MOVE_DISCARD_ARMY, MOVE_PAY_BY_HAND

LONGEST_SOLUTION: Final = 8
USUAL_WALKS: Final = 1
MOST_GAPS: Final = 3
"""So many hexes one tile covers."""
NOT_COMPARED: Final = {"chance", "reveals"}
"""Attributes that do not tell positions of one turn apart, beside those that a record leaves out as well."""


class TooMany(Exception):
    """More positions than were allowed."""


class Search:
    """The most of something that one seat can reach for certain before anybody else decides."""

    def __init__(self, game: Game, start: Position, goal: Goal, nodes: int) -> None:
        self.start = self.real_start = start
        self.goal, self.nodes = goal, nodes
        self.seat = start.to_act()
        self.kind = game.events.number(goal.event) if goal.event else -1
        self.part = [part.name for part in game.events.kinds[self.kind].parts].index(goal.part) if goal.part else -1
        self.measure = game.measures[goal.measure] if goal.measure else None
        self.highest = goal.highest or bool(goal.measure)
        self.known: dict[int, int] = {}
        self.certain: set[int] = set()
        """Moves that show only what the seat knows: found once, believed for the rest of the turn. A mistake would find too much."""

    def step(self, position: Position, move: int) -> tuple[Position, int, bool]:
        """The position after a move, what the move brings, and whether the search goes on there: not where luck came in."""
        after = position.clone()
        after.journal = []
        after.apply(move)
        further = self.goes_on(after) and not self.is_lucky(position, after, move)
        if self.measure is not None:
            return after, self.measure(after, self.seat), further
        if self.kind < 0:
            return after, after.scores[self.seat] - position.scores[self.seat], further
        told = [event for event in after.journal if event.kind == self.kind and event.seat == self.seat]
        values = [1 if self.part < 0 else event.values[self.part] for event in told]
        return after, max(values, default=0) if self.highest else sum(values), further and not (values and self.comes_once())

    def is_lucky(self, position: Position, after: Position, move: int) -> bool:
        if after.revealed() == position.revealed():
            return False
        if after.chance.draws != position.chance.draws:
            return True
        if move not in self.certain:
            if comes_out_differently(position, after, self.seat, move) or depends_on_luck(position, self.seat, move):
                return True
            self.certain.add(move)
        return False

    def comes_once(self) -> bool:
        """Whether what is counted comes but once in a turn: then it need not be played to its end."""
        return False

    def joined(self, brought: int, later: int) -> int:
        return max(brought, later) if self.highest else brought + later

    def goes_on(self, position: Position) -> bool:
        return not position.over() and position.to_act() == self.seat

    def tries(self, position: Any) -> list[int]:
        """The moves that are looked at."""
        return list(position.moves())

    def walks(self, position: Any, move: int) -> int:
        """Whether a move is one of those of which only a few may be made in a turn."""
        return 0

    def allowed(self) -> int:
        """How many of these."""
        return 0

    def best(self, position: Position, walks: int) -> int:
        """The most that can still be reached."""
        key = hash((frozen(position), walks))
        if key in self.known:
            return self.known[key]
        if len(self.known) >= self.nodes:
            raise TooMany
        self.known[key] = 0
        self.known[key] = max(0, max(self.values(position, walks).values(), default=0))
        return self.known[key]

    def values(self, position: Position, walks: int | None = None) -> dict[int, int]:
        """What each move leads to at best."""
        left = self.allowed() if walks is None else walks
        found: dict[int, int] = {}
        for move in self.tries(position):
            further = left - self.walks(position, move)
            if further >= 0:
                after, brought, on = self.step(position, move)
                found[move] = self.joined(brought, self.best(after, further) if on else 0)
        return found

    def shortest(self, wanted: int) -> list[int] | None:
        """The shortest way to reach so much."""
        for length in range(1, LONGEST_SOLUTION + 1):
            found = self.way(self.start, wanted, length, 0, self.allowed(), on=True)
            if found is not None:
                return found
        return None

    def way(self, position: Position, wanted: int, length: int, so_far: int, walks: int, on: bool) -> list[int] | None:
        if so_far >= wanted:
            return []
        if length == 0 or not on or self.joined(so_far, self.best(position, walks)) < wanted:
            return None
        for move in self.tries(position):
            left = walks - self.walks(position, move)
            if left < 0:
                continue
            after, brought, further_on = self.step(position, move)
            further = self.way(after, wanted, length - 1, self.joined(so_far, brought), left, further_on)
            if further is not None:
                return [move, *further]
        return None


class KramerSearch(Search):
    """The same for Cuzco (Kramer & Kiesling), where not everything can be tried."""

    def __init__(self, game: Game, start: Any, goal: Goal, nodes: int, free_walks: int) -> None:
        super().__init__(game, start, goal, nodes)
        self.free_walks = free_walks
        self.counts_points = goal.counts_points
        self.narrow = goal.counts_points and start.last_turns == NOT_YET and has_more_than_one(start, self.seat)

    def allowed(self) -> int:
        return self.free_walks

    def walks(self, position: Any, move: int) -> int:
        if kind_of(move) != MOVE_MOVE or position.group[part_a(move)] != position.group[part_b(move)]:
            return 0
        return int(position.action_points == 0 or position.stack[-1].price(position, move) == 0)

    def goes_on(self, position: Position) -> bool:
        return super().goes_on(position) and not self.has_spent_all(position)

    def has_spent_all(self, position: Any) -> bool:
        """Nothing more can be scored: no action point is left or can be had, no festival can be held, and nothing is scored at the end."""
        if not self.counts_points:
            return False
        if position.action_points or position.last_turns != NOT_YET or (position.tokens[self.seat] and not position.token_spent):
            return False
        return all(position.discs) or not playable_cards(position, self.seat)

    def tries(self, position: Any) -> list[int]:
        bid = position.stack[-1]
        if isinstance(bid, Bid) and not bid.behind(position):
            return [pack(MOVE_HOLD)]  # more cards help only against somebody who decides; then nothing is certain any more
        if not self.narrow or has_more_than_one(position, self.seat) or position.action_points != 1:
            return list(position.moves())
        shores = [pond.gaps for pond in ponds_of(position, POND) if len(pond.gaps) <= MOST_GAPS]
        celebrates = bool(playable_cards(position, self.seat))
        return [move for move in listed(position, self.seat, bool(shores)) if self.may_score(position, move, shores, celebrates)]

    def may_score(self, position: Any, move: int, shores: list[list[int]], celebrates: bool) -> bool:
        kind, cell = kind_of(move), part_a(move)
        if kind in (MOVE_BUILD, MOVE_EXPAND, MOVE_FESTIVAL):
            return True
        if kind == MOVE_POND:
            return all(position.surface[near] != EMPTY for near in position.data.beside[cell])
        if kind <= MOVE_CROP:
            if not shores or position.height[cell] > 0:
                return False
            covered = covered_cells(position, kind, cell, part_b(move))
            return any(all(gap in covered for gap in gaps) for gaps in shores)
        if kind == MOVE_ENTER:
            return celebrates and bool(position.is_city(cell))
        return kind == MOVE_MOVE and ((celebrates and bool(position.is_city(part_b(move)))) or self.walks(position, move) > 0)


class TawantinsuyuSearch(Search):
    """The same for Tawantinsuyu. With `generous` the army cards are discarded and kept, see above."""

    def __init__(self, game: Game, start: Any, goal: Goal, nodes: int, generous: bool) -> None:
        super().__init__(game, start, goal, nodes)
        self.without = {MOVE_PAY_BY_HAND}  # the least gold is never worse (payment.py)
        self.has_tasks = game.events.number("has-tasks")
        if generous:
            self.without.add(MOVE_DISCARD_ARMY)
            richer = start.clone()
            for army in start.army_hands[self.seat].cards:
                resource, amount = start.data.effects[start.data.army_effect[army]][:2]
                richer.add(self.seat, resource, amount)
            richer.settle()
            self.start = richer

    def comes_once(self) -> bool:
        return self.kind == self.has_tasks  # a turn places one worker

    def tries(self, position: Any) -> list[int]:
        return [move for move in position.moves() if kind_of(move) not in self.without]


def listed(position: Any, seat: int, terrain: bool) -> list[int]:
    """The legal moves with the last action point, without drawing cards; terrain, of which there is most, on request."""
    if terrain:
        return list(position.moves())
    found: list[int] = []
    list_inca_moves(position, seat, found)
    list_temples(position, seat, found)
    list_ponds(position, found)
    list_festivals(position, seat, found)
    return found


def has_more_than_one(position: Any, seat: int) -> bool:
    """Whether more than one action point is left, the extra one included."""
    token = bool(position.tokens[seat]) and not position.token_spent
    return bool(position.action_points + token > 1)


def search_of(game: Game, start: Position, goal: Goal, nodes: int, free_walks: int = USUAL_WALKS, generous: bool = False) -> Search:
    if game.id == "cuzco-kramer":
        return KramerSearch(game, start, goal, nodes, free_walks)
    if game.id == "tawantinsuyu":
        return TawantinsuyuSearch(game, start, goal, nodes, generous)
    return Search(game, start, goal, nodes)


def comes_out_differently(position: Position, after: Position, seat: int, move: int) -> bool:
    """Whether in another world what lies open comes out differently: a quick look that saves most of the thorough ones."""
    world = position.imagine(seat, seeded(1))
    same = [a == b for a, b in zip(open_parts(position), open_parts(world), strict=True)]
    world.apply(move)
    return any(was and a != b for was, a, b in zip(same, open_parts(after), open_parts(world), strict=True))


def open_parts(position: Position) -> Any:
    """All attributes but cards and decisions."""
    cls = type(position)
    if cls not in OPEN:
        values = {name: getattr(position, name) for name in compared(cls) if name != "stack"}
        OPEN[cls] = attrgetter(*[name for name, value in values.items() if not holds_cards(value)])
    return OPEN[cls](position)


def holds_cards(value: Any) -> bool:
    return isinstance(value, Pile) or (isinstance(value, list) and bool(value) and isinstance(value[0], Pile))


def frozen(value: Any) -> Any:
    """All that tells positions of one turn apart, to be hashed."""
    if isinstance(value, (int, str, tuple)) or value is None:
        return value
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, Pile):
        return value.cards
    return (type(value).__name__, *[frozen(getattr(value, name)) for name in compared(type(value))])


ATTRIBUTES: dict[type, list[str]] = {}
OPEN: dict[type, attrgetter[Any]] = {}


def compared(cls: type) -> list[str]:
    if cls not in ATTRIBUTES:
        ATTRIBUTES[cls] = [name for name in attributes_of(cls) if name not in NOT_COMPARED]
    return ATTRIBUTES[cls]
