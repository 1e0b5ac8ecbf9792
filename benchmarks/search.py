"""How many iterations per second the bots' search makes: `python benchmarks/search.py [--processes 2] [--against PYTHON]`.

Positions are those of quick games between searching bots, from the first turns to the last. With `--against` the same is measured with
another installed version, each on its own positions of the same deals, and the ratio is told. One process is measured by processor time,
several by wall time: for them the machine must have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

GAMES = ("cuzco-feld", "cuzco-kramer", "tawantinsuyu")
QUICK = 12
"""Iterations per turn on the way to the positions."""


def rate(game_name: str, processes: int, seconds: float, places: int) -> float:
    """Iterations per second over turns begun at several places of a game: of processor time for one process, so that it matters little what
    else the machine does, of wall time for several. Uses only what earlier versions have, too."""
    from qosqo.bots import Budget, known_in, make_bot
    from qosqo.core.match import Match
    from qosqo.games import find_game

    game = find_game(game_name)
    clock = perf_counter if processes > 1 else process_time
    more: dict[str, Any] = {"processes": processes} if processes > 1 else {}

    def play(look_at: set[int]) -> tuple[int, int, float]:
        match = Match.new(game, ["A", "B"], seed=77)
        bots = [make_bot("search", game, seat, 5) for seat in range(2)]
        visits, took = 0, 0.0
        while not match.position.over():
            if len(match.made) in look_at:
                bot: Any = make_bot("search", game, match.position.to_act(), 9, **more)
                begin = clock()
                bot.choose(known_in(match), Budget(seconds=seconds))
                took += clock() - begin
                visits += bot.tree.root.visits
            seat = match.position.to_act()
            match.play(seat, bots[seat].choose(known_in(match), Budget(iterations=QUICK)))
        return len(match.made), visits, took

    length = play(set())[0]
    _, visits, took = play({length * place // places for place in range(places)})
    return visits / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each turn looked at")
    parser.add_argument("--places", type=int, default=8, help="how many turns of a game are looked at")
    parser.add_argument("--against", help="the interpreter of another version")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if min(given.places, given.seconds, given.processes) <= 0:
        parser.error("at least one place and one process are needed, and some time")
    if given.against and not Path(given.against).is_file():
        parser.error(f"there is no interpreter {given.against}")
    rates = {game: rate(game, given.processes, given.seconds, given.places) for game in given.games}
    if given.json:
        print(json.dumps(rates))
        return
    others: dict[str, float] = {}
    if given.against:
        script = str(Path(__file__).resolve())
        command = [str(Path(given.against).absolute()), script, "--json", "--seconds", str(given.seconds), "--places", str(given.places)]
        environment = {**os.environ, "PYTHONPATH": ""}
        done = subprocess.run([*command, "--games", *given.games], env=environment, stdout=subprocess.PIPE, text=True, check=True)
        others = json.loads(done.stdout)
    for game, found in rates.items():
        print(f"{game:14} {found:8,.0f} iterations/s" + (f"  before {others[game]:8,.0f}  {found / others[game]:.2f} ×" if others else ""))


if __name__ == "__main__":
    main()
