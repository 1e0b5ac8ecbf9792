"""`make bench`: our games, interpreted and compiled, beside Catanatron, OpenSpiel and PettingZoo, on one core, as a table with ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
GAMES = {"cuzco-feld": 4, "cuzco-kramer": 4, "tawantinsuyu": 4}
FIGURES = (
    "decisions/s",
    "games/s",
    "driven decisions/s",
    "copies/s",
    "move lists/s",
    "playouts/s in search",
    "search iterations/s",
    "vector steps/s",
    "factored steps/s",
    "late/early",
)
TARGETS = [
    ("cuzco-feld", "decisions/s", "catanatron decisions/s", 12.0),
    ("cuzco-feld", "decisions/s", "backgammon decisions/s", 3.0),
    ("tawantinsuyu", "decisions/s", "catanatron decisions/s", 12.0),
    ("tawantinsuyu", "decisions/s", "backgammon decisions/s", 3.0),
    ("cuzco-kramer", "decisions/s", "catanatron decisions/s", 5.0),
    ("cuzco-kramer", "decisions/s", "hive decisions/s", 8.0),
    *[(game, "copies/s", "catanatron copies/s", 25.0) for game in GAMES],
    *[
        (game, figure, peer, ratio)
        for figure in ("vector steps/s", "factored steps/s")
        for peer, ratio in (("pettingzoo chess steps/s", 10.0), ("pettingzoo gin rummy steps/s", 10.0), ("backgammon vector steps/s", 5.0))
        for game in GAMES
    ],
    *[(game, "playouts/s in search", "backgammon playouts/s in search", 2.0) for game in GAMES],
]
INTERPRETED_TARGET = 1.5
"""Times Catanatron's decisions, for each game."""


def measure(script: str, *arguments: str, interpreted: bool = False) -> dict[str, float]:
    """Run a benchmark script in a process of its own, pinned to one core where the system can."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src") if interpreted else ""}
    command = [sys.executable, str(ROOT / "benchmarks" / script), *arguments]
    pin = {"preexec_fn": lambda: os.sched_setaffinity(0, {0})} if hasattr(os, "sched_setaffinity") else {}
    done = subprocess.run(command, env=environment, cwd=ROOT.parent, capture_output=True, text=True, check=False, **pin)  # type: ignore[call-overload]
    if done.returncode:
        raise SystemExit(f"{script} failed:\n{done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", default="2", help="time for each figure")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    arguments = parser.parse_args()
    console = Console(width=170)  # the tables are wider than a narrow terminal and must survive being sent to a file
    console.print(f"Python {platform.python_version()}, {platform.machine()}, one core")
    peers = measure("peers.py", arguments.seconds)
    engines: dict[tuple[str, str], dict[str, float]] = {}
    for game in arguments.games:
        for mode in ("interpreted", "compiled"):
            figures = measure("engine.py", game, str(GAMES[game]), arguments.seconds, interpreted=mode == "interpreted")
            if bool(figures["compiled"]) != (mode == "compiled"):
                raise SystemExit(f"{game}: the {mode} engine was not found; run `make bench`")
            engines[game, mode] = figures

    table = Table("game", "engine", *FIGURES, title="Qosqo, 4 players, random play")
    for (game, mode), figures in engines.items():
        table.add_row(game, mode, *[shown(figures[name]) for name in FIGURES])
    console.print(table)
    table = Table("peer", "per second", title="Peers")
    for name, value in peers.items():
        table.add_row(name, shown(value))
    console.print(table)
    table = Table("compiled", "figure", "against", "ratio", "target", title="Ratios")
    for game, figure, peer, target in TARGETS:
        if (game, "compiled") in engines:
            ratio = engines[game, "compiled"][figure] / peers[peer]
            table.add_row(game, figure, peer, f"{ratio:.1f} ×", f"{target:g} × {'✓' if ratio >= target else '✗'}")
    for game in arguments.games:
        ratio = engines[game, "interpreted"]["decisions/s"] / peers["catanatron decisions/s"]
        table.add_row(
            game,
            "decisions/s, interpreted",
            "catanatron decisions/s",
            f"{ratio:.1f} ×",
            f"{INTERPRETED_TARGET} × {'✓' if ratio >= INTERPRETED_TARGET else '✗'}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
