"""Kill the server at random moments under play and prove that nothing it had accepted was lost.

    python benchmarks/fault.py --kills 100
    python benchmarks/fault.py --kills 100 --postgres

Several people play at once, each at a table with a bot; after every kill the same database is served again. At the end all acknowledged
moves must stand in the stored records, all records must play through, and every table must go on.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.databases import temporary_postgres  # noqa: E402  # the repository must be on the path first
from tests.server.faults import Persistent  # noqa: E402
from tests.server.processes import ServerProcess  # noqa: E402

MOST_MOVES = 30
"""The server is killed after at most so many accepted moves…"""
LONGEST_DELAY = 0.05
"""…and so many seconds, both at random."""
QUERY = "SELECT table_id, line FROM lines ORDER BY table_id, n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), arguments.postgres) as url:
        with ServerProcess(url, Path(folder) / "log") as server:
            players = [Persistent(server) for _ in range(arguments.players)]
            for kill in range(arguments.kills):
                play_until_killed(server, players)
                server.start()
                print(f"\r{kill + 1} kills, {accepted(players)} moves accepted", end="", flush=True)
            for player in players:
                while not player.play_once():
                    pass
        lines = stored_lines(url)
        for player in players:
            player.check(lines)
    stored = sum(len(found) - 1 for found in lines.values())
    seconds = time.monotonic() - started
    print(f"\r{arguments.kills} kills in {seconds:.0f} s; {accepted(players)} moves acknowledged to {len(players)} people, all stored;")
    print(f"{stored} entries (bots included) at {len(lines)} tables play through; every table went on.")


def play_until_killed(server: ServerProcess, players: list[Persistent]) -> None:
    """Everybody plays; at some moment the server is gone."""
    threads = [threading.Thread(target=player.play_until_gone) for player in players]
    for thread in threads:
        thread.start()
    wanted = accepted(players) + random.randint(0, MOST_MOVES)
    while accepted(players) < wanted:
        time.sleep(0.005)
    time.sleep(random.uniform(0, LONGEST_DELAY))
    server.kill()
    for thread in threads:
        thread.join()


def accepted(players: list[Persistent]) -> int:
    return sum(len(player.accepted) for player in players)


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    if postgres:
        with temporary_postgres() as url:
            yield url
    else:
        yield str(folder / "tables.db")


def stored_lines(url: str) -> dict[str, list[str]]:
    """The lines of all records, by table."""
    lines: dict[str, list[str]] = {}
    if url.startswith("postgresql:"):
        with psycopg.connect(url) as connection:
            rows = connection.execute(QUERY).fetchall()
    else:
        with sqlite3.connect(url) as file:
            rows = file.execute(QUERY).fetchall()
    for table_id, line in rows:
        lines.setdefault(table_id, []).append(line)
    return lines


if __name__ == "__main__":
    main()
