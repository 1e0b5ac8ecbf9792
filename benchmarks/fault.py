"""Kill the server at random moments while people do everything, and prove that nothing it had accepted was lost.

    python benchmarks/fault.py --kills 300
    python benchmarks/fault.py --kills 300 --postgres

Several people set up tables, join, upload records and play at once, with bots; after every kill the same database is served again. At the
end everything acknowledged must be stored (tables, seats, guests, records, moves), all records must play through, and every player's
table must go on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from qosqo.server.http.config import Config  # noqa: E402  # the repository must be on the path first
from qosqo.server.run import run  # noqa: E402
from tests.server.databases import temporary_postgres  # noqa: E402
from tests.server.faults import KINDS, Kept, Persistent, check_records, kept_in  # noqa: E402
from tests.server.helpers import wait_until_up  # noqa: E402
from tests.server.processes import ServerProcess  # noqa: E402

FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["qosqo.server.run", "qosqo.games", "tests.tambo"])
MOST_MOVES = 30
"""The server is killed after at most so many accepted moves…"""
LONGEST_DELAY = 0.05
"""…and so many seconds, both at random."""
CHECK_EVERY = 10
LONGEST_START = 600.0
"""Seconds; a machine that is busy with something else proves nothing."""


def serve(url: str, port: int, log: Path) -> None:
    """What `qosqo serve` does, in a process forked off one that has everything loaded: hundreds of starts cost little."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    config = Config(url, more_games=("tests.tambo:GAME",))
    run(config, socket.create_server(("127.0.0.1", port)))


class QuickServer(ServerProcess):
    def start(self) -> None:
        self._served = FORKED.Process(target=serve, args=(self._database, self._port, self._log), daemon=False)
        self._served.start()
        wait_until_up(self.address, self._check_alive, LONGEST_START)

    def _check_alive(self) -> None:
        assert self._served.is_alive(), self._log.read_text(errors="replace")

    def kill(self) -> None:
        self._served.kill()
        self._served.join()

    def __exit__(self, *_: object) -> None:
        self.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), arguments.postgres) as url:
        with QuickServer(url, Path(folder) / "log") as server:
            players = [Persistent(server, with_bot=number == 0) for number in range(arguments.players)]
            for kill in range(arguments.kills):
                go_on_until_killed(server, players)
                server.start()
                if (kill + 1) % CHECK_EVERY == 0:
                    check(url, players)
                    print(f"{kill + 1} kills in {time.monotonic() - started:.0f} s, {len(players)} people. {summary(players)}", flush=True)
            for player in players:
                while not player.play_once():
                    pass
        kept = check(url, players)
    print(f"{arguments.kills} kills in {time.monotonic() - started:.0f} s, {len(players)} people. {summary(players)}")
    stored = sum(len(table.lines) - 1 for table in kept.tables.values())
    print(f"{stored} entries (bots included) at {len(kept.tables)} tables play through; every player's table went on.")


def check(url: str, players: list[Persistent]) -> Kept:
    """Nothing acknowledged is lost; what the database holds."""
    kept = kept_in(url)
    for player in players:
        player.check(kept)
    check_records(kept)
    return kept


def summary(players: list[Persistent]) -> str:
    interrupted = sum((player.interrupted for player in players), Counter[str]())
    counts = {
        "moves": accepted(players),
        "tables": sum(len(player.created) for player in players),
        "guests": sum(len(player.guests) for player in players),
        "seats": sum(len(player.joined) for player in players),
        "records": sum(len(player.uploaded) for player in players),
    }
    told = ", ".join(f"{count} {what}" for what, count in counts.items())
    return f"Acknowledged and all stored: {told}. Interrupted while {', '.join(f'{kind}: {interrupted[kind]}' for kind in KINDS)}."


def go_on_until_killed(server: ServerProcess, players: list[Persistent]) -> None:
    """Everybody does something; at some moment the server is gone."""
    with ThreadPoolExecutor(len(players)) as threads:
        going_on = [threads.submit(player.go_on_until_gone) for player in players]
        wanted = accepted(players) + random.randint(0, MOST_MOVES)
        while accepted(players) < wanted and not any(each.done() for each in going_on):
            time.sleep(0.005)
        time.sleep(random.uniform(0, LONGEST_DELAY))
        server.kill()
        for each in going_on:
            each.result()


def accepted(players: list[Persistent]) -> int:
    return sum(len(player.accepted) for player in players)


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    if postgres:
        with temporary_postgres() as url:
            yield url
    else:
        yield str(folder / "tables.db")


if __name__ == "__main__":
    main()
