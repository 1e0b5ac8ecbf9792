"""Two installed versions of Qosqo play each other: `python benchmarks/versions.py GAME --a PYTHON --b PYTHON`.

Each interpreter brings its own bots and keeps its own copy of the game; what is exchanged are moves by the names of their parts. Both play
by the earlier of their two versions of the rules, and with the component data of the one that knows only those (of A, if both know the same
rules). After every move both tell who is to decide, the scores and how many moves are legal, and the match ends where they disagree. Every
deal is played once for every seat of the first version (`--players 4`: one of it against three of the other). With `--json` every game is
a line as soon as it is played; the same command goes on where it was interrupted. `--clock processor` lets bots measure their time by what
the processor did for them, so that other work on the machine does not make them think less; for bots of one process.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from time import perf_counter, process_time
from typing import Any, Final

QUANTILE: Final = NormalDist().inv_cdf(0.975)
BOT_STREAM: Final = 1 << 64
"""Lifts the seeds of bots above those of deals."""


# One version: the same file, started by the interpreter that has it installed. Only what both versions have may be used.


class Side:
    """A copy of the game and the bots of this version in it."""

    def __init__(self, game: str, bot: str, budget: dict[str, float], processes: int) -> None:
        from qosqo.bots import Budget, make_bot
        from qosqo.games import find_game

        self.game = find_game(game)
        self.bot = bot
        self.budget = Budget(**budget)  # type: ignore[arg-type]
        self.make = make_bot
        self.more: dict[str, Any] = {"processes": processes} if processes > 1 else {}
        self.make(bot, self.game, 0, 0, **self.more).close()  # if there is none, that is said at once
        self.bots: dict[int, Any] = {}

    def about(self) -> dict[str, Any]:
        from qosqo.core import position

        text = self.game.data_text()
        return {"rules": self.game.rules_version, "data": text, "compiled": not position.__file__.endswith(".py")}

    def new(self, players: int, seed: int, rules: int, data: str, seats: list[int]) -> dict[str, Any]:
        from qosqo.core.match import Match

        names = [f"Seat {seat}" for seat in range(players)]
        earlier: dict[str, Any] = {} if rules == self.game.rules_version else {"rules": rules}
        try:
            self.match = Match.new(self.game, names, None, seed, data, **earlier)
        except ValueError as error:  # too many players, or rules or data that this version does not know
            raise SystemExit(f"{sys.executable}: {error}") from error
        for each in self.bots.values():
            each.close()
        self.bots = {seat: self.make(self.bot, self.game, seat, BOT_STREAM + seed, **self.more) for seat in seats}
        return self.state()

    def state(self) -> dict[str, Any]:
        position = self.match.position
        winners = position.winners() if position.over() else []
        return {"to_act": position.to_act(), "scores": list(position.scores), "legal": len(position.moves()), "winners": winners}

    def ask(self) -> dict[str, Any]:
        from qosqo.bots import known_in

        begin, worked = perf_counter(), process_time()
        move = self.bots[self.match.position.to_act()].choose(known_in(self.match), self.budget)
        return {"move": self.game.moves.named(move), "seconds": perf_counter() - begin, "processor": process_time() - worked}

    def made(self, move: dict[str, Any]) -> dict[str, Any]:
        self.match.play(self.match.position.to_act(), self.game.moves.packed(move))
        return self.state()


def serve(settings: dict[str, Any]) -> None:
    """Answer one line of JSON after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the match ends it
    if settings.pop("clock") == "processor":
        time.perf_counter = time.process_time  # before the bots are loaded: their seconds are then those that they really had
    try:
        side = Side(**settings)
    except (ImportError, LookupError) as error:  # there is no such package, game or bot
        raise SystemExit(f"{sys.executable}: {error}") from error
    for line in sys.stdin:
        question = json.loads(line)
        answer = getattr(side, question.pop("ask"))(**question)
        print(json.dumps(answer), flush=True)


# The match of two versions.


class Version:
    """The other end of `serve`."""

    def __init__(self, python: str, settings: dict[str, Any]) -> None:
        command = [str(Path(python).absolute()), str(Path(__file__).resolve()), "--serve", json.dumps(settings)]
        environment = {**os.environ, "PYTHONPATH": ""}
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=Path(__file__).parent
            )
        except OSError as error:
            raise SystemExit(f"{python}: {error.strerror}") from error

    def ask(self, what: str, **given: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps({"ask": what, **given}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise SystemExit("one of the versions has ended; see its message above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()


def budget_of(text: str) -> dict[str, float]:
    try:
        if text.startswith("x"):
            found: dict[str, float] = {"scale": float(text[1:])}
        else:
            found = {"seconds": float(text[:-1])} if text.endswith("s") else {"iterations": int(text)}
        if not 0 < min(found.values()) < math.inf:
            raise ValueError(text)
        return found
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no budget: 0.5s (seconds), 400 (iterations) or x0.1 (of the usual time)") from None


def count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def for_both(read: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """What both versions get alike, or A,B."""

    def read_both(text: str) -> list[Any]:
        found = [read(each) for each in text.split(",")]
        if len(found) > 2:
            raise argparse.ArgumentTypeError(f"{text!r} are {len(found)}, and there are two versions")
        return [found[0], found[-1]]

    return read_both


def played_before(file: Path, match: dict[str, Any]) -> list[dict[str, Any]]:
    """The games of a file; what an interruption has left of a last line is cut off. A new file is begun."""
    if not file.exists():
        file.write_text(json.dumps(match) + "\n")
        return []
    whole = file.read_text()
    lines = whole[: whole.rfind("\n") + 1]
    try:
        told, *games = [json.loads(line) for line in lines.splitlines()] or [None]
    except ValueError:
        told, games = None, []
    if told != match:
        raise SystemExit(f"{file} holds something else than this match, whose first line would be: {json.dumps(match)}")
    if lines != whole:
        file.write_text(lines)
    return games


def play(first: Version, second: Version, players: int, seed: int, own_seat: int, rules: int, data: str) -> dict[str, Any]:
    """One game; the first version sits on one seat, the second on all others."""
    others = [seat for seat in range(players) if seat != own_seat]
    both = (first, second)
    states = [
        version.ask("new", players=players, seed=seed, rules=rules, data=data, seats=seats)
        for version, seats in zip(both, ([own_seat], others), strict=True)
    ]
    seconds = [0.0] * players
    processor = [0.0] * players
    decisions = 0
    while True:
        if states[0] != states[1]:
            raise SystemExit(f"deal {seed}: after {decisions} decisions the versions disagree: {states[0]} and {states[1]}")
        seat = states[0]["to_act"]
        if seat < 0:
            break
        answer = (first if seat == own_seat else second).ask("ask")
        seconds[seat] += answer["seconds"]
        processor[seat] += answer["processor"]
        decisions += 1
        states = [version.ask("made", move=answer["move"]) for version in both]
    return {
        "seed": seed,
        "seat": own_seat,
        "scores": states[0]["scores"],
        "winners": states[0]["winners"],
        "seconds": [round(each, 3) for each in seconds],
        "processor": [round(each, 3) for each in processor],
        "decisions": decisions,
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    found = wins / games
    square = QUANTILE * QUANTILE
    middle = (found + square / (2 * games)) / (1 + square / games)
    half = QUANTILE / (1 + square / games) * math.sqrt(found * (1 - found) / games + square / (4 * games * games))
    return middle - half, middle + half


def per_game(results: list[dict[str, Any]], players: int, what: str) -> str:
    """A time per seat and game, of the first version and of the second."""
    own = fmean(each[what][each["seat"]] for each in results)
    others = fmean((sum(each[what]) - each[what][each["seat"]]) / (players - 1) for each in results)
    return f"{own:.2f} : {others:.2f}"


def report(results: list[dict[str, Any]], players: int) -> str:
    """Wins of the first version, with Wilson's interval, and one from the deals, whose games are not independent of each other."""
    won = [(1 / len(each["winners"]) if each["seat"] in each["winners"] else 0.0) for each in results]
    low, high = wilson(sum(won), len(won))
    own = [each["scores"][each["seat"]] for each in results]
    other = [fmean(score for seat, score in enumerate(each["scores"]) if seat != each["seat"]) for each in results]
    deals: dict[int, list[float]] = {}
    for each, share in zip(results, won, strict=True):
        deals.setdefault(each["seed"], []).append(share)
    shares = [fmean(found) for found in deals.values() if len(found) == players]
    by_deal = ""
    if len(shares) > 1:
        half = QUANTILE * stdev(shares) / math.sqrt(len(shares))
        by_deal = f"; by {len(shares)} deals {100 * (fmean(shares) - half):.0f}–{100 * (fmean(shares) + half):.0f}"
    thought, worked = (per_game(results, players, what) for what in ("seconds", "processor"))
    return (
        f"{len(won)} games: {100 * sum(won) / len(won):.1f} % ({100 * low:.0f}–{100 * high:.0f}{by_deal}), fair {100 / players:.0f} %; "
        f"points {fmean(own):.1f} : {fmean(other):.1f}; seconds of thinking per seat and game {thought}, processor seconds {worked}"
    )


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        serve(json.loads(sys.argv[2]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--a", required=True, help="the interpreter with the first version")
    parser.add_argument("--b", required=True, help="the interpreter with the second version")
    parser.add_argument("--bots", type=for_both(str), default="hard", help="which bot of both versions, or A,B")
    parser.add_argument(
        "--budget",
        type=for_both(budget_of),
        default="x0.1",
        help="thinking per turn: 0.5s, 400 (iterations) or x0.1 of the usual time; or A,B",
    )
    parser.add_argument(
        "--processes", type=for_both(count), default="1", help="how many processes a bot may use where its version can; or A,B"
    )
    parser.add_argument("--clock", choices=("wall", "processor"), default="wall", help="what a second of thinking is measured by")
    parser.add_argument("--players", type=count, default=2)
    parser.add_argument("--games", type=count, default=20)
    parser.add_argument("--seed", type=int, default=5000, help="of the first deal")
    parser.add_argument("--json", type=Path, help="where games are written; those that are there are not played again")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game after so long")
    given = parser.parse_args()
    if given.clock == "processor" and given.processes != [1, 1]:
        parser.error("--clock processor knows nothing of what further processes did: use it with one process each")
    settings = [
        {"game": given.game, "bot": bot, "budget": budget, "processes": processes, "clock": given.clock}
        for bot, budget, processes in zip(given.bots, given.budget, given.processes, strict=True)
    ]
    results = played_before(given.json, {"match": [given.game, given.players, given.seed, *settings]}) if given.json else []
    first, second = Version(given.a, settings[0]), Version(given.b, settings[1])
    about = [first.ask("about"), second.ask("about")]
    earlier = min(about, key=lambda each: each["rules"])
    print(f"{given.game}: rules {earlier['rules']}, compiled: {about[0]['compiled']} and {about[1]['compiled']}")
    done = {(each["seed"], each["seat"]) for each in results}
    begin = perf_counter()
    with suppress(KeyboardInterrupt):
        for number in range(given.games):
            seed, seat = given.seed + number // given.players, number % given.players
            if (seed, seat) in done:
                continue
            if perf_counter() - begin > 60 * given.minutes:
                break
            results.append(play(first, second, given.players, seed, seat, earlier["rules"], earlier["data"]))
            if given.json:
                with given.json.open("a") as file:
                    file.write(json.dumps(results[-1]) + "\n")
            if len(results) % 10 == 0:
                print(report(results, given.players), flush=True)
    first.close()
    second.close()
    if results:
        print(report(results, given.players))


if __name__ == "__main__":
    main()
