"""A match: one game being played, together with its record.

Everything that happens to a game goes through here: moves are checked, chance outcomes and log entries are kept per move,
earlier positions can be looked at, taken back to and forked from. Stores, tables and terminals only keep the record's entries.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from qosqo.core.causes import Cause
from qosqo.core.chance import FAST, chance_from
from qosqo.core.codec import position_hash
from qosqo.core.data import DataError, data_hash
from qosqo.core.game import SEED_BITS, BadSetup, Game
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Saying, UnknownPhrase
from qosqo.core.position import NOBODY, Position
from qosqo.core.record import (
    Entry,
    Header,
    HintEntry,
    MoveEntry,
    Record,
    RecordError,
    ReseedEntry,
    SeatEntry,
    UndoEntry,
    Writer,
    write_record,
)
from qosqo.core.texts import DEFAULT_LANGUAGE

HASH_EVERY: Final = 10
KEPT_EVERY: Final = 16
"""Of the earlier positions every so manieth is kept; the others are found by playing on from there."""
KEPT_LAST: Final = 4
"""So many of the last ones are kept, too: moves are mostly taken back soon."""


class Refused(Exception):
    """Something that may not be done now. Nothing was changed."""

    def __init__(self, message: str, refusal: Saying | None = None, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        """The core's text message, used where the game has nothing more precise to say."""
        self.refusal = refusal
        self.values = values

    def explain(self, narrator: Narrator) -> str:
        if self.refusal is not None:
            return narrator.refusal(self.refusal)
        return narrator.texts(self.message, **self.values)


@dataclass
class Made:
    """A move that was made, with what it brought about."""

    seat: int
    move: int
    chance: list[int]
    events: list[Saying]


@dataclass(frozen=True)
class Player:
    """Who sits on a seat."""

    name: str
    bot: str = ""
    """The bot that plays; empty: a person, or the game's own opponent."""


class Match:
    """A game in progress or finished. `made` are the moves that count; `entries` is the record, undone moves included."""

    def __init__(self, game: Game, header: Header, data: Any) -> None:
        self.game: Final = game
        self.header = header
        """The first line of the record, as it was when the game began."""
        self.data: Final = data
        self.entries: list[Entry] = []
        self.made: list[Made] = []
        self.changes = 0
        """How often the position has changed: moves made and taken back, new futures."""
        chance = chance_from(header.generator, header.seed)
        self._outcomes: list[int] = []
        chance.outcomes = self._outcomes
        self.position = game.start(len(header.names), header.options, data, chance, header.rules)
        self.opening = Made(NOBODY, 0, self._outcomes, self.position.journal or [])
        """What happened before the first decision."""
        bots = header.bots or [""] * len(header.names)
        self.players = [Player(name, bot) for name, bot in zip(header.names, bots, strict=True)]
        """Who sits where now."""
        self._hints = [0] * len(self.players)
        self.kept_data: str | None = None
        """The text of the component data, where neither the first line nor the game has it any more but somebody kept it."""
        self._earlier: dict[int, Position] = {}
        """Some earlier positions by the number of moves made before."""
        self._revealed: list[int] = []
        """How much had been revealed before each move."""
        self._reseeds: list[tuple[int, ReseedEntry]] = []
        self._listen()

    # How a match comes about.

    @classmethod
    def new(
        cls,
        game: Game,
        names: Sequence[str],
        options: dict[str, str] | None = None,
        seed: int | None = None,
        data_text: str | None = None,
        bots: Sequence[str] | None = None,
        rules: int | None = None,
        generator: str = FAST,
    ) -> Match:
        """Start a game. Without a seed an unguessable one is drawn; without data text the game's own components are used. `bots` names
        for every seat the bot that sits there (an empty text: a person); `rules` is an earlier version of the rules to play by;
        `generator` makes chance of the seed."""
        complete = game.complete_options(options or {})
        game.check_seats(len(names), complete)
        own = game.data_text()
        text = own if data_text is None else data_text
        data = game.read_data(text)
        version = game.rules_version if rules is None else rules
        game.check_rules(version)
        header = Header(
            game=game.id,
            rules=version,
            data=data_hash(text),
            options=complete,
            names=list(names),
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            data_text=None if text == own else text,
            bots=list(bots) if bots is not None and any(bots) else None,
            generator=generator,
        )
        match = cls(game, header, data)
        match.header = replace(header, chance=match.opening.chance, start=position_hash(match.position))
        return match

    @classmethod
    def from_record(cls, record: Record, game: Game, kept_data: str | None = None) -> Match:
        """Play a record through, checking every move, chance outcome and hash. Errors name the line of the file. `kept_data` are the
        component data for a record that only names them, where the game itself does not know them any more."""
        header = record.header
        match = cls(game, header, checked_data(header, game, kept_data))
        match.kept_data = kept_data
        if position_hash(match.position) != header.start or match.opening.chance != header.chance:
            raise RecordError(1, "the set-up does not come out as recorded")
        for line, entry in enumerate(record.entries, start=2):
            match.repeat(line, entry)
        return match

    def repeat(self, line: int, entry: Entry) -> None:
        """Carry out one entry of a record that goes on, checking it. After a RecordError the match is of no use."""
        try:
            if isinstance(entry, MoveEntry):
                self.play(entry.seat, self.game.moves.packed(entry.move))
                if self.made[-1].chance != entry.chance:
                    raise RecordError(line, f"chance gave {self.made[-1].chance}, but {entry.chance} is recorded")
                if entry.hash is not None and entry.hash != position_hash(self.position):
                    raise RecordError(line, "the position after this move is not the recorded one")
                last = self.entries[-1]
                assert isinstance(last, MoveEntry)
                last.hash = entry.hash
            elif isinstance(entry, UndoEntry):
                self.undo(entry.by, entry.to, entry.agreed)
            elif isinstance(entry, SeatEntry):
                self.sit(entry.seat, entry.name, entry.bot)
            elif isinstance(entry, HintEntry):
                self.note_hint(entry.seat)
            else:
                self.reseed(entry.seed, entry.generator)
        except Refused as error:
            raise RecordError(line, error.explain(self.narrator())) from error
        except UnknownPhrase as error:
            raise RecordError(line, str(error)) from error

    @property
    def data_text(self) -> str | None:
        """The component data, where they are not to be had from the game."""
        return self.kept_data if self.header.data_text is None else self.header.data_text

    # Playing.

    def play(self, seat: int, move: int) -> Made:
        """Carry out a legal move; refuse any other with a reason and without a change."""
        if self.position.over():
            raise Refused("refused-over")
        if seat != self.position.to_act():
            raise Refused("refused-not-your-turn", name=self.names[self.position.to_act()])
        if move not in self.position.moves():
            raise Refused("refused-not-offered", self.why_not(move))
        self._keep_position()
        self.position.apply(move)
        assert self.position.journal is not None
        made = Made(seat, move, self._outcomes, self.position.journal)
        self.made.append(made)
        entry = MoveEntry(seat, self.game.moves.named(move), made.chance)
        if self.position.over() or len(self.made) % HASH_EVERY == 0:
            entry.hash = position_hash(self.position)
        self._note(entry)
        return made

    def _keep_position(self) -> None:
        """Before a move: keep the position to come back to."""
        number = len(self.made)
        kept = self._earlier[number] = self.position.clone()
        kept.forget()  # there may be thousands of moves, and whoever comes back lists them again
        self._revealed.append(self.position.revealed())
        if (number - KEPT_LAST) % KEPT_EVERY:
            self._earlier.pop(number - KEPT_LAST, None)

    def turn_began(self) -> int:
        """How many moves had been made when the seat to act began to decide: its own moves since then are one turn."""
        return len(self.made) - decisions_in_a_row(self.position.to_act(), (made.seat for made in reversed(self.made)))

    def why_not(self, move: int) -> Saying | None:
        """The game's reason against a move; None where the move is legal or there is nothing special to say."""
        if self.position.over() or move in self.position.moves():
            return None
        self.game.moves.values(move)
        return self.position.stack[-1].refuse(self.position, move)

    def refused_candidates(self) -> list[tuple[int, Saying]]:
        """The moves a person would look for here but which are not legal, each with its reason."""
        if self.position.over():
            return []
        return self.position.stack[-1].refusals(self.position)

    # Who plays.

    @property
    def names(self) -> list[str]:
        """The names of those who sit at the table now."""
        return [player.name for player in self.players]

    def sit(self, seat: int, name: str, bot: str = "") -> None:
        """Somebody takes a seat, or is called by another name; recorded, and not taken back by an undo."""
        if not 0 <= seat < len(self.players):
            raise Refused("refused-no-such-seat")
        if self.players[seat] != Player(name, bot):
            self.players[seat] = Player(name, bot)
            self.entries.append(SeatEntry(seat, name, bot))

    def note_hint(self, seat: int) -> None:
        """A seat has asked a bot what it could do: recorded once for every position in which it asks, and not taken back by an undo."""
        if not 0 <= seat < len(self.players):
            raise Refused("refused-no-such-seat")
        if not self.entries or self.entries[-1] != HintEntry(seat):
            self.entries.append(HintEntry(seat))
            self._hints[seat] += 1

    def hints_taken(self) -> list[int]:
        """How often each seat has asked a bot what it could do."""
        return self._hints.copy()

    def _note(self, change: Entry) -> None:
        """Write down what has changed the position."""
        self.entries.append(change)
        self.changes += 1
        self._listen()

    def _listen(self) -> None:
        """Collect log entries and chance outcomes of the next move."""
        self._outcomes = []
        self.position.chance.outcomes = self._outcomes
        self.position.journal = []

    # Looking and going back.

    def position_at(self, number: int) -> Position:
        """The position after so many moves, as a copy."""
        if not 0 <= number <= len(self.made):
            raise Refused("refused-no-such-move", last=len(self.made))
        if number == len(self.made):
            return self.position.clone()
        known = number
        while known not in self._earlier:
            known -= 1
        position = self._earlier[known].clone()
        while known < number:
            self._repeat_move(position, known)
            known += 1
        return position

    def positions(self) -> Iterator[Position]:
        """The positions after 0, 1, 2, … moves, up to now. They are looked at, not kept: each is changed into the next one."""
        position = self.position_at(0)
        yield position
        for number in range(len(self.made)):
            self._repeat_move(position, number)
            yield position

    def _repeat_move(self, position: Position, number: int) -> None:
        """Make the move that was made after so many others once more, and let chance be what it was then."""
        position.apply(self.made[number].move)
        last = bisect_right(self._reseeds, number + 1, key=itemgetter(0)) - 1
        if last >= 0 and self._reseeds[last][0] == number + 1:
            entry = self._reseeds[last][1]
            position.chance = chance_from(entry.generator, entry.seed)

    def free_undo(self, seat: int) -> int:
        """How far the seat may go back alone: over its own last moves, while nothing hidden or random came up."""
        number = len(self.made)
        revealed = self.position.revealed()
        while number and self.made[number - 1].seat == seat and self._revealed[number - 1] == revealed:
            number -= 1
        return number

    def may_go_back(self, seat: int, to: int) -> bool:
        """Whether the seat may go back so far alone. Looks only at what would be taken back, so that a record is replayed in a time that
        grows with its length, however often it goes back."""
        revealed = self.position.revealed()
        return all(self.made[at].seat == seat and self._revealed[at] == revealed for at in range(to, len(self.made)))

    def undo(self, by: int, to: int, agreed: Sequence[int] = ()) -> None:
        """Go back to the position after `to` moves; further than `free_undo` only if all other seats agree."""
        if not 0 <= by < len(self.players):
            raise Refused("refused-no-such-seat")
        if not 0 <= to < len(self.made):
            raise Refused("refused-nothing-to-undo")
        others = [seat for seat in range(len(self.players)) if seat != by]
        if not self.may_go_back(by, to):
            if sorted(set(agreed)) != others:
                raise Refused("refused-undo-needs-agreement")
        else:
            agreed = ()
        self.position = self.position_at(to)
        for number in range(to, len(self.made)):
            self._earlier.pop(number, None)
        del self._revealed[to:]
        del self.made[to:]
        while self._reseeds and self._reseeds[-1][0] > to:
            self._reseeds.pop()
        self._note(UndoEntry(by, to, sorted(set(agreed))))

    def reseed(self, seed: int, generator: str = FAST) -> None:
        """Let the future of chance come from another seed, recorded: for forks."""
        entry = ReseedEntry(seed, generator)
        self.position.chance = chance_from(generator, seed)
        self._reseeds.append((len(self.made), entry))
        self._note(entry)

    def fork(self, number: int, seed: int | None = None, players: Sequence[Player] | None = None, generator: str = FAST) -> Match:
        """A new match that starts with the first moves of this one; with a seed (of a generator) its further chance is new. `players` are
        those who go on, unless they are the same."""
        if not 0 <= number <= len(self.made):
            raise Refused("refused-no-such-move", last=len(self.made))
        first_line = Writer()
        first_line.header(self.header)
        seated = self.players if players is None else players
        bots = [player.bot for player in seated]
        header = replace(
            self.header,
            names=[player.name for player in seated],
            bots=bots if any(bots) else None,
            forked={"from": first_line.sum, "moves": number},
        )
        fork = Match(self.game, header, self.data)
        fork.kept_data = self.kept_data
        reseeds = deque(self._reseeds)
        for done in range(number + 1):
            while reseeds and reseeds[0][0] == done:
                again = reseeds.popleft()[1]
                fork.reseed(again.seed, again.generator)
            if done < number:
                fork.play(self.made[done].seat, self.made[done].move)
        if seed is not None:
            fork.reseed(seed, generator)
        return fork

    # What others may read.

    def narrator(self, language: str = DEFAULT_LANGUAGE) -> Narrator:
        """Who says the moves and events of this match as sentences of a language."""
        return Narrator(self.game, language, self.names, self.data)

    def log(self, language: str = DEFAULT_LANGUAGE, viewer: int = NOBODY) -> list[str]:
        """All that has happened, as the viewer (a seat, or NOBODY) may read it."""
        voice = self.narrator(language)
        return [voice.event(event, viewer) for made in (self.opening, *self.made) for event in made.events]

    def save(self, file: str | Path) -> None:
        """Write the record into a file. It holds the seed and all that is hidden."""
        Path(file).write_text(self.record_text(), encoding="utf-8")

    def record_text(self) -> str:
        """The whole record as a closed file. It holds the seed: for the table's store, and for players once the game is over."""
        return write_record(self.header, self.entries)


def decisions_in_a_row(seat: int, latest_first: Iterable[int]) -> int:
    """How many of the last decisions were the seat's, nobody else deciding in between."""
    return sum(1 for _ in takewhile(lambda decided: decided == seat, latest_first))


def checked_data(header: Header, game: Game, kept_data: str | None) -> Any:
    """The component data that a record was played with; errors name the first line."""
    if header.game != game.id:
        raise RecordError(1, Cause("other-game", found=header.game, game=game.id))
    if header.bots is not None and len(header.bots) != len(header.names):
        raise RecordError(1, "there must be as many bots (or empty texts) as names")
    try:
        game.check_rules(header.rules)
        if header.options != game.complete_options(header.options):
            raise RecordError(1, "an option is missing")
        game.check_seats(len(header.names), header.options)
        return game.data_called(header.data, kept_data if header.data_text is None else header.data_text)
    except BadSetup as error:
        raise RecordError(1, error.cause) from error
    except DataError as error:
        raise RecordError(1, str(error)) from error
