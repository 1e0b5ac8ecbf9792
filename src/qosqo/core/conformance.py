"""What must hold for every game, checked by playing random games.

Used by the tests (a few games, all checks) and by `qosqo check` (many games). A failure comes with the shortest record that shows it.
"""

from __future__ import annotations

import itertools
import math
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from qosqo.core.chance import Chance, seeded
from qosqo.core.codec import encode
from qosqo.core.export import export_text
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator, messages_needed
from qosqo.core.position import NOBODY, Json, Position
from qosqo.core.record import Entry, MoveEntry, read_record, write_record
from qosqo.core.scores import score_history
from qosqo.core.texts import LANGUAGES, texts
from qosqo.core.view import view_json

MOST_DECISIONS: Final = 20_000
"""A random game that lasts longer is taken to be endless."""
MOST_COMBINATIONS: Final = 32
"""Of games with more combinations of options only some are looked at."""
MOVES_TRIED: Final = 8
"""How many of the legal moves of one position are tried out on copies."""


class Violation(Exception):
    """A promise that a game does not keep."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise
        self.detail = detail


@dataclass
class Failure:
    promise: str
    detail: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: int
    record: str
    """The game up to the move after which it went wrong; empty if it could not even start."""


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures.extend(other.failures)

    def shortest(self) -> Failure | None:
        return min(self.failures, key=lambda failure: failure.moves, default=None)


def all_settings(game: Game, fixed: dict[str, str] | None = None) -> Iterator[dict[str, str]]:
    """Every combination of the game's options; some may be fixed. Where there are too many combinations: the first and the last choice
    of all options, and whatever differs from one of these two in a single option."""
    names = [option.name for option in game.options]
    choices = [(fixed[option.name],) if fixed and option.name in fixed else option.choices for option in game.options]
    if math.prod(len(each) for each in choices) <= MOST_COMBINATIONS:
        combinations = list(itertools.product(*choices))
    else:
        combinations = []
        for extreme in (tuple(each[0] for each in choices), tuple(each[-1] for each in choices)):
            combinations.append(extreme)
            for place, each in enumerate(choices):
                combinations.extend((*extreme[:place], choice, *extreme[place + 1 :]) for choice in each)
    for combination in dict.fromkeys(combinations):
        yield dict(zip(names, combination, strict=True))


def check_texts(game: Game) -> list[str]:
    """The messages that are missing, as `language: message`."""
    return [
        f"{language}: {message}"
        for language in LANGUAGES
        for message in messages_needed(game)
        if not texts(language, game.folder).has(message)
    ]


def check_games(
    game: Game,
    seats: int,
    options: dict[str, str],
    seeds: Iterable[int],
    every: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Play a random game per seed. The cheap promises are checked after every move, all others at every `every`-th decision."""
    report = Report()
    for seed in seeds:
        trial = Trial(game, seats, options, seed, every)
        trial.run()
        report.games += 1
        report.decisions += trial.decisions
        if trial.failure is not None:
            report.failures.append(trial.failure)
        progress()
    return report


class Trial:
    """One random game under observation."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, every: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete_options(options)
        self.seed = seed
        self.every = every
        self.chance = seeded(seed + 1)
        self.failure: Failure | None = None
        self.decisions = 0
        self.match: Match | None = None
        self.narrators = [Narrator(game, language) for language in LANGUAGES]

    def run(self) -> None:
        try:
            with blamed_on("the game starts"):
                match = Match.new(self.game, [f"P{seat + 1}" for seat in range(self.seats)], self.options, self.seed)
            self.match = match
            while not match.position.over():
                self.observe(match)
                with blamed_on("every legal move applies"):
                    match.play(match.position.to_act(), match.position.sample(self.chance))
                self.decisions += 1
                require(self.decisions < MOST_DECISIONS, "random games end", f"no end after {MOST_DECISIONS} decisions")
            self.observe(match)
            self.look_back(match)
        except Violation as violation:
            record = record_without_undone(self.match) if self.match is not None else ""
            made = len(self.match.made) if self.match is not None else 0
            self.failure = Failure(violation.promise, violation.detail, self.seats, self.options, self.seed, made, record)

    # After every move.

    def observe(self, match: Match) -> None:
        position = match.position
        with blamed_on("the game's invariants hold"):
            self.game.check(position)
        self.check_moves(position)
        if len(match.made) % self.every == 0:
            self.check_copy(position)
            self.check_json(match, position)
            for seat in range(self.seats):
                self.check_secrets(position, seat)
            self.check_each_move(match)
            self.check_undo(match)

    def check_moves(self, position: Position) -> None:
        moves = position.moves()
        require(bool(moves) != position.over(), "there is a legal move until the game is over", f"{len(moves)} moves")
        require(all(a < b for a, b in itertools.pairwise(moves)), "legal moves are sorted and distinct", str(moves))
        asked = position.over() or len(moves) > 1 or position.stack[-1].deliberate(position, moves[0])
        require(asked, "no decision with a single outcome is asked unless it spends or shows something", str(moves))

    # At every `every`-th decision.

    def check_copy(self, position: Position) -> None:
        before = encode(position)
        copy = position.clone()
        with blamed_on("a copy is equal"):
            require(encode(copy) == before, "a copy is equal", difference(before, encode(copy)))
        require(copy.moves() == position.moves(), "a copy is equal", "it offers other moves")
        play_on(copy, self.chance, 3)
        require(encode(position) == before, "a copy is independent", difference(before, encode(position)))

    def check_json(self, match: Match, position: Position) -> None:
        before = encode(position)
        with blamed_on("JSON there and back gives the same position"):
            back = self.game.position_from(before, match.data)
        require(encode(back) == before, "JSON there and back gives the same position", difference(before, encode(back)))
        require(back.moves() == position.moves(), "JSON there and back gives the same position", "it offers other moves")

    def check_secrets(self, position: Position, seat: int) -> None:
        promise = "what is hidden from a seat does not change its view"
        other = position.clone()
        with blamed_on("a position can be dealt anew"):
            other.redeal(seat, self.chance)
            self.game.check(other)
            imagined = position.imagine(seat, self.chance)
        for viewer in (seat, NOBODY):
            seen = view_json(position.view(viewer))
            shown = view_json(other.view(viewer))
            require(shown == seen, promise, f"seat {viewer}: {difference(seen, shown)}")
        if position.to_act() == seat:
            other.forget()
            require(other.moves() == position.moves(), promise, f"seat {seat} is offered other moves")
            here, there = (encode(each.imagine(seat, seeded(self.seed))) for each in (position, other))
            require(here == there, "what a seat imagines does not depend on the truth", difference(here, there))
        with blamed_on("a position dealt anew can be played on"):
            play_on(imagined, self.chance, 3)

    def check_each_move(self, match: Match) -> None:
        position = match.position
        table = self.game.moves
        moves = position.moves()
        for move in {moves[self.chance.below(len(moves))] for _ in range(MOVES_TRIED)} if moves else ():
            with blamed_on("moves can be encoded"):
                require(table.move(table.index(move)) == move, "moves can be encoded", f"{move} as an index")
                require(table.packed(table.named(move)) == move, "moves can be encoded", f"{move} by name")
            with blamed_on("all texts of moves exist"):
                for narrator in self.narrators:
                    narrator.move(move, position.to_act(), position.to_act())
                    narrator.move(move, position.to_act(), NOBODY)
            with blamed_on("every legal move applies"):
                position.clone().apply(move)
            with blamed_on("a move that is listed is legal by itself, and no other"):
                unlisted = position.clone()
                unlisted.listed = None
                require(unlisted.stack[-1].allows(unlisted, move), "a move that is listed is legal by itself, and no other", f"not {move}")
        with blamed_on("refusals have a text"):
            for move, refusal in match.refused_candidates():
                allowed = position.stack[-1].allows(position, move)
                require(not allowed, "a move that is listed is legal by itself, and no other", f"{move}, too")
                for narrator in self.narrators:
                    narrator.refusal(refusal)

    def check_undo(self, match: Match) -> None:
        if match.position.over():
            return
        before = encode(match.position)
        seat = match.position.to_act()
        with blamed_on("a move can be taken back"):
            match.play(seat, match.position.sample(self.chance))
            match.undo(seat, len(match.made) - 1, [other for other in range(self.seats) if other != seat])
        require(encode(match.position) == before, "undo returns the same position", difference(before, encode(match.position)))

    # When the game is over.

    def look_back(self, match: Match) -> None:
        with blamed_on("the record can be replayed"):
            again = Match.from_record(read_record(match.record_text()), self.game)
        require(encode(again.position) == encode(match.position), "the same seed and moves give the same game", "the end differs")
        halfway = len(match.made) // 2
        fork = match.fork(halfway)
        require(
            encode(fork.position) == encode(match.position_at(halfway)), "the same seed and moves give the same game", f"fork at {halfway}"
        )
        with blamed_on("a game can be exported for a player"):
            export_text(fork, 0)
        for made in match.made:
            for event in made.events:
                with blamed_on("all texts of events exist"):
                    for narrator in self.narrators:
                        narrator.event(event, event.seat)
                        narrator.event(event, NOBODY)
                parts = self.game.events.kinds[event.kind].parts
                known = all(0 <= value < part.size for part, value in zip(parts, event.values, strict=False))
                require(known, "events tell what their table knows", f"{self.game.events.kinds[event.kind].name} {event.values}")
        expected = list(score_history(match)[-1])
        require(match.position.scores == expected, "scores are the sum of logged gains", f"{match.position.scores}, not {expected}")
        with blamed_on("somebody wins"):
            require(bool(match.position.winners()), "somebody wins", "no winner")


def record_without_undone(match: Match) -> str:
    """The record with only the moves that count: trying out undo leaves moves behind that show nothing."""
    entries: list[Entry] = [MoveEntry(made.seat, match.game.moves.named(made.move), made.chance) for made in match.made]
    return write_record(match.header, entries)


def require(holds: bool, promise: str, detail: str) -> None:
    if not holds:
        raise Violation(promise, detail)


@contextmanager
def blamed_on(promise: str) -> Iterator[None]:
    """An exception inside means that the promise is not kept."""
    try:
        yield
    except Violation:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        raise Violation(promise, f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})") from error


def play_on(position: Position, chance: Chance, moves: int) -> None:
    for _ in range(moves):
        if position.over():
            return
        position.apply(position.sample(chance))


def difference(first: Json, second: Json, path: str = "") -> str:
    """Where two values first differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in sorted({*first, *second}):
            if first.get(key) != second.get(key):
                return difference(first.get(key), second.get(key), f"{path}.{key}")
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for place, (a, b) in enumerate(zip(first, second, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{place}]")
    return f"{path or 'all'}: {first!r} became {second!r}"[:300]
