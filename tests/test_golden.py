"""Recorded games, replayed to the last move: a change in a rule, in chance or in the data shows here.

Every record stays for ever, in the folder of the rules version it was played with. `python -m tests.test_golden` plays the games of `plan`
that are not there yet and changes no file; `tests/golden/README.md` says more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from qosqo.bots.contract import Budget, known_in
from qosqo.bots.roster import make_bot
from qosqo.core.chance import seeded
from qosqo.core.data import data_hash
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import Header, ReseedEntry, UndoEntry, read_record
from qosqo.games import all_games, find_game
from tests.tambo import GAME as TAMBO

FOLDER: Final = Path(__file__).parent / "golden"
RECORDS: Final = sorted(FOLDER.glob("*/*.jsonl"))
HEADERS: Final = [read_record(file.read_text(encoding="utf-8")).header for file in RECORDS]
RECORDED_GAMES: Final = [game for game in [TAMBO, *all_games().values()] if any(header.game == game.id for header in HEADERS)]
"""A game that nobody recorded yet needs no record."""
SEATED: Final = ("Ana", "Ben", "Cem", "Dora")
ITERATIONS: Final = 40
"""What the searching bots may try per turn; counted, not timed, so that everybody gets the same game."""
UNDO_EVERY: Final = 9


def folder_of(header: Header) -> str:
    return f"rules-{header.rules}"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    game = TAMBO if record.header.game == TAMBO.id else find_game(record.header.game)
    match = Match.from_record(record, game)
    assert match.position.over()
    assert match.record_text() == text


def test_records_lie_in_the_folder_of_their_rules_version() -> None:
    assert [file.parent.name for file in RECORDS] == [folder_of(header) for header in HEADERS]


@pytest.mark.parametrize("game", RECORDED_GAMES, ids=lambda game: game.id)
def test_bots_played_a_record_for_each_number_of_players_and_each_choice(game: Game) -> None:
    played = [header for file, header in zip(RECORDS, HEADERS, strict=True) if header.game == game.id and "random" not in file.stem]
    assert {len(header.names) for header in played} == set(range(game.fewest_seats, game.most_seats + 1))
    for option in game.options:
        assert {header.options[option.name] for header in played} == set(option.choices), option.name
    for difficulty, chosen in game.solo.items():
        assert any(header.options == game.complete_options(chosen) for header in played), difficulty


def test_moves_were_taken_back_alone_and_with_agreement_and_chance_was_renewed() -> None:
    entries = [entry for file in RECORDS if "undo" in file.stem for entry in read_record(file.read_text(encoding="utf-8")).entries]
    assert {bool(entry.agreed) for entry in entries if isinstance(entry, UndoEntry)} == {True, False}
    assert any(isinstance(entry, ReseedEntry) for entry in entries)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_earlier_data_still_load(game: Game) -> None:
    """Games that were played with them can still be opened."""
    for file in game.earlier_data_files():
        text = file.read_text(encoding="utf-8")
        assert data_hash(text) != data_hash(game.data_text())
        game.load(text)


# The writer.


@dataclass(frozen=True)
class Planned:
    """A game to be recorded."""

    game: Game
    seats: int
    bots: str
    about: str = ""
    """What is special, for the file's name."""
    options: dict[str, str] = field(default_factory=dict)
    with_undo: bool = False

    def name(self) -> str:
        return "-".join([self.game.id, str(self.seats), self.bots, *([self.about] if self.about else [])])


def plan(game: Game) -> Iterator[Planned]:
    """Games of all bots for each number of players, every choice of every option, and all that is said about the automaton."""
    about_automaton = [*game.automaton_options(), *([game.automaton[0]] if game.automaton else [])]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for bots in ("random", "greedy", "search", "easy"):
            yield Planned(game, seats, bots)
        yield Planned(game, seats, "random", "undo", with_undo=True)
        for option in game.options:
            if option.name not in about_automaton:
                for choice in option.choices[1:]:
                    yield Planned(game, seats, "greedy", f"{option.name}-{choice}", {option.name: choice})
    for difficulty, chosen in game.solo.items():
        yield Planned(game, 2, "search", f"solo-{difficulty}", chosen)
    if game.automaton is not None:
        against = dict([game.automaton])
        for name in game.automaton_options():
            for choice in next(option.choices for option in game.options if option.name == name)[1:]:
                yield Planned(game, 2, "greedy", f"solo-{name}-{choice}", {**against, name: choice})


def played(planned: Planned) -> Match:
    """The game as the bots play it, always the same."""
    match = Match.new(planned.game, SEATED[: planned.seats], planned.options, seed=planned.seats)
    bots = [make_bot(planned.bots, planned.game, seat, 2026) for seat in range(planned.seats)]
    chance = seeded(2026)
    taken_back = 0
    while not match.position.over():
        seat = match.position.to_act()
        match.play(seat, bots[seat].choose(known_in(match), Budget(iterations=ITERATIONS)))
        if planned.with_undo and len(match.made) % UNDO_EVERY == 0 and len(match.made) > taken_back:
            taken_back = len(match.made)
            others = [other for other in range(planned.seats) if other != seat]
            match.undo(seat, taken_back - 1 - chance.below(4), others)
            match.reseed(taken_back)
    return match


def write_golden(game: Game) -> None:
    """The records of the plan that are missing; what is there stays as it is."""
    for planned in plan(game):
        file = FOLDER / f"rules-{game.rules_version}" / f"{planned.name()}.jsonl"
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_text(played(planned).record_text(), encoding="utf-8")
            print(file.relative_to(FOLDER), file.stat().st_size)


if __name__ == "__main__":
    for each in [TAMBO, *all_games().values()]:
        write_golden(each)
