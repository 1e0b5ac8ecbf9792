"""The page that says what is in an observation, entry by entry: `python -m qosqo.envs.reference [GAME …]`."""

from __future__ import annotations

import sys

from qosqo.core.game import Game
from qosqo.core.texts import DEFAULT_LANGUAGE, texts
from qosqo.envs.names import environment_name
from qosqo.envs.observation import MOST_SEATS, Field
from qosqo.envs.observations import observer_of
from qosqo.games import UnknownGame, all_games, find_game

INTRODUCTION = f"""# Observations

What each seat may know of a game, as one row of 16-bit integers. How to get them, also by name, says
[research](research.md#observations). (This page is written by `python -m qosqo.envs.reference`, from the declarations
that the observations themselves are made by.)

- First comes the *table*, in the order of the lists below; then {MOST_SEATS} blocks of *players*, the observer's own first, the
  others in the order of the seats. Blocks of seats that nobody has are zero.
- *Place* is where the first number of an entry lies; entries of players have it for the observer. An array of several
  dimensions lies in the row with its last index running fastest.
- A number that stands for a seat is 0 for the observer, 1 for the next seat and so on, −1 for nobody.
- Tiles, cards, spaces and missions bear the numbers that the parts of moves have (`game.moves.named`).
"""


def page(games: list[Game]) -> str:
    return "\n".join([INTRODUCTION, *[chapter(game) for game in games]])


def chapter(game: Game) -> str:
    observer = observer_of(game)
    name = texts(DEFAULT_LANGUAGE, game.folder)("game-name")
    lines = [
        f"## {name} (`{environment_name(game)}`)",
        "",
        f"{observer.size} numbers: {observer.table_size} of the table, {observer.player_size} of each player.",
        "",
        *listing("of the table", observer.table, 0),
        "",
        *listing("of each player", observer.player, observer.table_size),
        "",
    ]
    return "\n".join(lines)


def listing(of_what: str, fields: list[Field], first: int) -> list[str]:
    lines = [f"| place | entry {of_what} | shape | from | to | what it is |", "|---|---|---|---|---|---|"]
    for field in fields:
        shape = " × ".join(str(length) for length in field.shape) or "1"
        lines.append(f"| {first} | `{field.name}` | {shape} | {signed(field.low)} | {signed(field.high)} | {field.text} |")
        first += field.size
    return lines


def signed(value: int) -> str:
    return str(value).replace("-", "−")


if __name__ == "__main__":
    try:
        print(page([find_game(name) for name in sys.argv[1:]] or list(all_games().values())), end="")
    except UnknownGame as error:
        sys.exit(str(error))
