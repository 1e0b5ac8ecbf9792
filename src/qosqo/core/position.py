"""Positions and steps: the heart of every game.

A position is plain data. What is still to be decided lies on its stack as small typed steps; the top
step is the decision (or the automatic happening) that comes next. Steps never change: whoever wants
another one puts a new one in its place. So a copy of the position may share them, and copying the
stack is copying a list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from qosqo.core.chance import Chance, anyhow
from qosqo.core.phrases import Saying, saying
from qosqo.core.view import View

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

NOBODY: Final = -1
"""The seat of a spectator, and whose turn it is when a game is over."""

POINTS_EVENT: Final = 0
LOST_POINTS_EVENT: Final = 1
"""The first kinds of every game's event table: points gained or lost, with the category of the score sheet."""

AnyPosition = TypeVar("AnyPosition", bound="Position")


def contains(moves: list[int], move: int) -> bool:
    """Whether a move is among these, which are sorted."""
    return place_of(moves, move) >= 0


def place_of(moves: list[int], move: int) -> i64:
    """Where a move is among these, which are sorted; −1 if it is not. (Compiled, `bisect` would make an object of every move asked for.)"""
    wanted: i64 = move
    low: i64 = 0
    high: i64 = len(moves) - 1
    while low <= high:
        middle: i64 = (low + high) >> 1
        found: i64 = moves[middle]
        if found == wanted:
            return middle
        if found < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[AnyPosition]):
    """One thing still to be decided or to happen. Never changed after it was made.

    A step with more than a seat has a constructor whose arguments are called like its attributes, so that it can be read back
    from JSON. It holds plain numbers and texts, and tuples of these."""

    seat: int
    """Whose decision it is; NOBODY for what happens to all."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def moves(self, position: AnyPosition) -> list[int]:
        """All legal moves, sorted, each once. The only source of legality."""
        raise NotImplementedError

    def carry_out(self, position: AnyPosition, move: int) -> None:
        """Do what the move says. The step has left the stack; further steps may be pushed."""
        raise NotImplementedError

    def allows(self, position: AnyPosition, move: int) -> bool:
        """Whether one move is legal. Steps with long lists that can tell without making them override this; `moves` has the last word."""
        return contains(position.moves(), move)

    def asks(self, position: AnyPosition) -> bool:
        """Whether there is something to decide. A step with no move is passed over, one with a single
        move is carried out unasked unless it is `deliberate`. Steps with long lists that always leave a choice override this with True."""
        listed = self.moves(position)
        position.listed = listed
        return len(listed) > 1 or (len(listed) == 1 and self.deliberate(position, listed[0]))

    def deliberate(self, position: AnyPosition, move: int) -> bool:
        """Whether the move is asked for even where it is the only one, because it spends something or shows something to others.
        Versions of the rules that made such moves unasked say False here for their positions."""
        return False

    def happen(self, position: AnyPosition) -> None:
        """What happens when the step does not ask; it has left the stack."""
        listed = position.listed
        if listed:
            position.listed = None
            self.carry_out(position, listed[0])

    def candidates(self, position: AnyPosition) -> list[int]:
        """What a person would look for here: the legal moves and those worth an explanation. Sorted."""
        return position.moves()

    def refuse(self, position: AnyPosition, move: int) -> Saying | None:
        """Why a move that is not legal is not, as a phrase of the game's refusals; None: nothing special to say."""
        return None

    def refusals(self, position: AnyPosition) -> list[tuple[int, Saying]]:
        """The candidates that are not legal, each with its reason."""
        legal = set(position.moves())
        found: list[tuple[int, Saying]] = []
        for move in self.candidates(position):
            if move not in legal:
                reason = self.refuse(position, move)
                if reason is not None:
                    found.append((move, reason))
        return found

    def cites(self, kind: int) -> str:
        """The number of the rule behind a kind of move, where it is another one here than the table of kinds says; empty: the usual one."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[AnyPosition]):
    """A step without a decision: it happens when its turn on the stack comes."""

    def asks(self, position: AnyPosition) -> bool:
        return False

    def happen(self, position: AnyPosition) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of a game at a decision. Games add their own attributes, all of plain data:
    bool, int, str, lists of these, tuples of int (or of such tuples), and piles."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("data", "journal", "listed")
    """Attributes that are not part of the position: its shared tables, the log being written and the cache of moves."""

    rules: int
    """The version of the rules that the game is played by: a rule that was changed later asks for it."""
    seats: int
    scores: list[int]
    stack: list[Step[Any]]
    chance: Chance
    reveals: int
    """How often something hidden was shown to somebody; together with the chance drawn it limits undoing."""
    journal: list[Saying] | None
    """The log of what happens, where somebody reads it. Copies for thinking do not write one."""
    listed: list[int] | None
    """The legal moves, once they have been asked for. Never changed in place."""

    def begin(self, seats: int, chance: Chance, rules: int) -> None:
        """Set what all games share; for the making of a first position."""
        self.rules = rules
        self.seats = seats
        self.scores = [0] * seats
        self.stack = []
        self.chance = chance
        self.reveals = 0
        self.journal = []
        self.listed = None

    def copy_common(self, other: Position) -> None:
        """Copy what all games share into a fresh position; the rest of `clone` is the game's."""
        other.rules = self.rules
        other.seats = self.seats
        other.scores = self.scores[:]
        other.stack = self.stack[:]
        other.chance = self.chance.clone()
        other.reveals = self.reveals
        other.journal = None
        other.listed = self.listed

    # What a game must write.

    def clone(self) -> Position:
        """An equal and independent position, without a journal."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What the seat (or NOBODY) may see, built by listing it: the game's own kind of `qosqo.core.view.View`."""
        raise NotImplementedError

    def view_beside(self, public: View, seat: int) -> View:
        """The same as `view`, where what a spectator sees is known already. A game may be quicker by changing only what differs."""
        return self.view(seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        """Replace what the seat cannot know by a random possibility that fits all it has seen. Used through `imagine`.
        The outcome depends on what the seat knows and on the chance given, never on the hidden truth: sort before shuffling."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has won, once the game is over. Several: shared."""
        best = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def sample(self, chance: Chance) -> int:
        """A random legal move for playouts. Games with thousands of moves may find one without listing all."""
        moves = self.moves()
        return moves[chance.below(len(moves))]

    # What is the same in all games.

    def random_move(self, chance: Chance | None = None) -> int:
        """One of the legal moves at random. The game's own chance is not touched; with `seeded(…)` the choice can be repeated."""
        return self.sample(anyhow() if chance is None else chance)

    def over(self) -> bool:
        return not self.stack

    def to_act(self) -> int:
        return self.stack[-1].seat if self.stack else NOBODY

    def moves(self) -> list[int]:
        """All legal moves, sorted, each once; empty only when the game is over. Not to be changed."""
        if self.listed is None:
            self.listed = self.stack[-1].moves(self) if self.stack else []
        return self.listed

    def forget(self) -> None:
        """Let go of what can be found again: for positions that are kept and hardly ever looked at."""
        self.listed = None

    def apply(self, move: int) -> None:
        """Carry out a legal move and everything that follows without a decision."""
        step = self.stack.pop()
        self.listed = None
        step.carry_out(self, move)
        self.settle()

    def settle(self) -> None:
        """Let happen what needs no decision, until somebody must decide or the game is over."""
        while self.stack:
            step = self.stack[-1]
            self.listed = None
            if step.asks(self):
                return
            self.stack.pop()
            step.happen(self)
        self.listed = None

    def imagine(self, seat: int, chance: Chance) -> Position:
        """A copy in which everything that the seat cannot know is dealt anew: what a thinking player may look at."""
        other = self.clone()
        other.redeal(seat, chance)
        other.chance.reseed(chance)
        if other.to_act() != seat:  # the seat's own moves do not depend on what it cannot know
            other.listed = None
            if not other.moves():
                other.settle()  # somebody else's imagined hand may leave nothing to decide
        return other

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def reveal(self) -> None:
        """Something hidden becomes known to somebody."""
        self.reveals += 1

    def revealed(self) -> int:
        """Grows whenever chance was used or something hidden was shown."""
        return self.reveals + self.chance.draws

    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Write into the log, if there is one: an event of the game's table about a seat."""
        if self.journal is not None:
            self.journal.append(saying(event, seat, a, b, c, d, e))

    def gain(self, seat: int, points: int, category: int) -> None:
        """The only way scores change: points (also negative) under a category of the score sheet."""
        if points:
            self.scores[seat] = self.scores[seat] + points
            if points > 0:
                self.tell(POINTS_EVENT, seat, points, category)
            else:
                self.tell(LOST_POINTS_EVENT, seat, -points, category)
