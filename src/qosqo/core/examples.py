"""Examples that can be tried: prepared positions beside the rules of a game, `rules/examples.toml`, with words in `rules/texts/`.

    data = "987fdb1b096e6dca"                         # the component data that deals and moves belong to

    [[example]]
    id = "lower-die"                                  # its words: what to try
    rule = "F2.2"                                     # below which rule it stands
    seed = 3                                          # the deal, for two players
    moves = [{ kind = "place-feather", feather = 1, slot = 2 }, …]
    kind = "place-die"                                # what is tried
    fixed = { die = 3 }                               # with these parts
    press = "action"                                  # and this one is pressed on the board

What is pressed is answered by the engine: what the move does, or why it may not be made.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from qosqo.core.data import DataError, Entry
from qosqo.core.game import Game
from qosqo.core.lesson import written_with
from qosqo.core.match import Match
from qosqo.core.phrases import Saying, UnknownPhrase, kind_of
from qosqo.core.texts import Texts, texts

SEATS: Final = 2
MOST_EXAMPLES: Final = 50
MOST_MOVES: Final = 200
LARGEST_SEED: Final = 1 << 62


@dataclass(frozen=True)
class Example:
    id: str
    rule: str
    data_text: str | None
    """The component data that it was written with; None: the game's present ones."""
    seed: int
    moves: tuple[tuple[tuple[str, int | str], ...], ...]
    kind: str
    fixed: tuple[tuple[str, int], ...]
    press: str


@dataclass(frozen=True)
class Tried:
    """What the engine says to one value of the part that is pressed."""

    value: int
    move: int
    """A legal move with it; −1: there is none."""
    refusal: Saying | None = None


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """The examples of a game by their id; none where nobody has written any."""
    file = game.folder / "rules" / "examples.toml"
    return read_examples(file.read_text(encoding="utf-8"), game) if file.exists() else {}


def example_texts(game: Game, language: str) -> Texts:
    return texts(language, game.folder / "rules")


def read_examples(text: str, game: Game) -> dict[str, Example]:
    found: dict[str, Example] = {}
    file = Entry("examples", tomllib.loads(text)).only("data", "example")
    data_text = written_with(file, game)
    for entry in file["example"].items(1, MOST_EXAMPLES):
        entry.only("id", "rule", "seed", "moves", "kind", "fixed", "press")
        example = Example(
            id=entry["id"].text(),
            rule=entry["rule"].text(),
            data_text=data_text,
            seed=entry["seed"].number(0, LARGEST_SEED),
            moves=tuple(tuple(move.table().items()) for move in entry["moves"].items(0, MOST_MOVES)),
            kind=entry["kind"].text(),
            fixed=tuple(entry["fixed"].table().items()) if entry.has("fixed") else (),
            press=entry["press"].text(),
        )
        parts = {part.name for part in game.moves.kinds[game.moves.number(example.kind)].parts}
        if not {example.press, *dict(example.fixed)} <= parts:
            raise entry.refuse(f"a move {example.kind!r} has the parts {', '.join(sorted(parts))}")
        if example.id in found:
            raise DataError(f"examples: there are two called {example.id}")
        found[example.id] = example
    return found


def example_match(game: Game, example: Example, names: list[str]) -> Match:
    """The prepared position. DataError if the moves do not lead there any more."""
    match = Match.new(game, names, seed=example.seed, data_text=example.data_text)
    for number, move in enumerate(example.moves):
        try:
            packed = game.moves.packed(dict(move))
        except UnknownPhrase as error:
            raise DataError(f"examples: {example.id}: {error}") from error
        if packed not in match.position.moves():
            raise DataError(f"examples: {example.id}: move {number + 1} is not legal")
        match.play(match.position.to_act(), packed)
    return match


def tried(game: Game, example: Example, match: Match) -> list[Tried]:
    """What can be pressed, and what the engine says to it."""
    number = game.moves.number(example.kind)
    kind = game.moves.kinds[number]
    fixed = dict(example.fixed)
    place = [part.name for part in kind.parts].index(example.press)

    def meant(move: int) -> bool:
        values = game.moves.values(move) if kind_of(move) == number else []
        return bool(values) and all(values[at] == fixed.get(part.name, values[at]) for at, part in enumerate(kind.parts))

    legal: dict[int, int] = {}
    for move in match.position.moves():
        if meant(move):
            legal.setdefault(game.moves.values(move)[place], move)
    refused: dict[int, Saying] = {}
    for move, reason in match.refused_candidates():
        if meant(move):
            refused.setdefault(game.moves.values(move)[place], reason)
    usual: dict[str, int | str] = {"kind": kind.name, **{part.name: 0 for part in kind.parts}}
    if legal:
        usual.update(game.moves.named(next(iter(legal.values()))))
    result: list[Tried] = []
    for value in range(kind.parts[place].size):
        if value in legal or value in refused:
            result.append(Tried(value, legal.get(value, -1), None if value in legal else refused[value]))
            continue
        try:
            packed = game.moves.packed({**usual, **fixed, example.press: value})
            result.append(Tried(value, -1, match.why_not(packed)))
        except UnknownPhrase:
            continue
    return result
