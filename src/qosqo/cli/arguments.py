"""Arguments that several commands share, and the reading of their values."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from qosqo.arena.contest import MOST_SEED
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.parser import Parser
from qosqo.core.game import BadSetup, Game
from qosqo.games import BrokenGame, UnknownGame, find_game, game_ids

MOST_NUMBER: Final = 1_000_000_000
MOST_JOBS: Final = 1000
USUAL_SEED: Final = 1


def add_game(parser: Parser, optional: bool = False) -> None:
    """The argument `args.game`, a Game (or None where it is optional)."""
    texts = parser.texts
    parser.add_argument(
        "game",
        type=game_named,
        metavar=texts("value-game"),
        nargs="?" if optional else None,
        help=texts("help-game", games=", ".join(game_ids())),
    )


def add_options(parser: Parser) -> None:
    """The argument `args.options`, to be read with `chosen_options`."""
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar=parser.texts("value-option"),
        help=parser.texts("help-game-options"),
    )


def add_seed(parser: Parser, usual: int | None = USUAL_SEED) -> None:
    """The argument `args.seed`, from which bots and deals get their chance."""
    texts = parser.texts
    parser.add_argument("--seed", type=number(0, MOST_SEED), default=usual, metavar=texts("value-number"), help=texts("help-simulate-seed"))


def add_json(parser: Parser) -> None:
    """The argument `args.json`, for programs that read the output."""
    parser.add_argument("--json", action="store_true", help=parser.texts("help-json"))


def game_named(name: str) -> Game:
    """A game by its id or as package.module:NAME, where modules of the current folder count."""
    if ":" in name:
        look_in_this_folder()
    try:
        return find_game(name)
    except UnknownGame as error:
        if ":" in name or isinstance(error, BrokenGame):
            raise Complaint("bad-arguments", detail=str(error), help="qosqo games") from error
        raise unknown("unknown-game", name, game_ids()) from error


def look_in_this_folder() -> None:
    """From now on modules of the current folder are found, as `python -m` finds them."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)


def number(at_least: int, at_most: int = MOST_NUMBER) -> Callable[[str], int]:
    """A whole number from one to the other, as the type of an argument."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise Complaint("bad-number", text=text, least=at_least) from None
        if value < at_least:
            raise Complaint("bad-number", text=text, least=at_least)
        if value > at_most:
            raise Complaint("number-too-large", text=text, most=str(at_most))
        return value

    return read


def real(at_least: float, at_most: float) -> Callable[[str], float]:
    """A number from one to the other, as the type of an argument."""

    def read(text: str) -> float:
        with suppress(ValueError):
            value = float(text)
            if at_least <= value <= at_most:
                return value
        raise Complaint("bad-real", text=text, least=f"{at_least:g}", most=f"{at_most:g}")

    return read


def chosen_options(game: Game, words: Iterable[str]) -> dict[str, str]:
    """A choice for every option of the game, from words like `name=choice` or `name=choice,name=choice`."""
    known = {option.name: option.choices for option in game.options}
    chosen: dict[str, str] = {}
    for word in ",".join(words).split(","):
        if not word:
            continue
        name, equals, choice = word.partition("=")
        if name not in known:
            raise unknown("unknown-option" if known else "no-options", name, known, game=game.id)
        if not equals or choice not in known[name]:
            raise unknown("unknown-option-choice", choice, known[name], option=name)
        chosen[name] = choice
    return game.complete_options(chosen)


def check_seats(game: Game, seats: int, options: dict[str, str]) -> None:
    """Complain about a number of seats with which the game cannot be played."""
    if not game.fewest_seats <= seats <= game.most_seats:
        raise Complaint("bad-seats", game=game.id, fewest=game.fewest_seats, most=game.most_seats, seats=seats)
    try:
        game.check_seats(seats, options)
    except BadSetup as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo games") from error


def possible_seats(game: Game, options: dict[str, str]) -> list[int]:
    """All numbers of seats with which the game can be played."""
    result: list[int] = []
    for seats in range(game.fewest_seats, game.most_seats + 1):
        try:
            game.check_seats(seats, options)
        except BadSetup:
            continue
        result.append(seats)
    return result
