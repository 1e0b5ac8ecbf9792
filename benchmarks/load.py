"""Many tables at once on one server process: how long a move takes to be acknowledged, and what it costs the server.

    python benchmarks/load.py --game cuzco-kramer --pages --tables 200 --rate 80
    python benchmarks/load.py --game tawantinsuyu --pages --tables 1000 --rate 30
    python benchmarks/load.py --game cuzco-feld --pages --growth         # whether a move costs more at more tables, or later in a game
    python benchmarks/load.py --tables 50 --rate 200 --postgres          # programs instead of pages, the small example game

At every table people (`--seats`) sit behind sockets of their own and one more browser watches. With `--pages` each of them loads the
table's page and then opens its socket, as browsers do; otherwise the players are programs. Whoever is to act waits for a while and makes a
random legal move, so that all tables together make `--rate` moves a second as long as server and people keep up. A move is acknowledged
when its new version arrives at the mover's socket; by then it is stored with the disk's word for it. Everything stays on this machine, and
the run is bounded by `--seconds`.

The tables are put into the database beforehand, each `--at-move` moves old, or as old as a game gets with some moves still to be made.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from socket import create_server
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from qosqo.core.game import Game  # noqa: E402  # the repository must be on the path first
from qosqo.games import all_games  # noqa: E402
from qosqo.server.http.guests import hash_of, new_secret  # noqa: E402
from qosqo.server.storage.connect import database_at  # noqa: E402
from qosqo.server.storage.tables import StoredTables  # noqa: E402
from qosqo.server.tables.creation import Wish, new_table  # noqa: E402
from qosqo.server.tables.environment import USUAL  # noqa: E402
from qosqo.server.tables.registry import MOST_TABLES_IN_MEMORY, TableRegistry  # noqa: E402
from tests.server.databases import free_port, temporary_postgres  # noqa: E402
from tests.server.helpers import GENEROUS, tambo_config, wait_until_up  # noqa: E402
from tests.tambo import GAME as TAMBO  # noqa: E402

LARGEST_MESSAGE = 1 << 24
TAMBO_DATA = "rounds = 50\ncopies = [60, 60, 60, 60, 60, 60]\n"
GROWING_TABLES = (100, 300, 1000)
GROWING_MOVES = (10, 300)
MOVES_ISLAND = re.compile(r'<script type="application/json" id="moves">(.*?)</script>', re.DOTALL)
MARKS = re.compile(r'data-marks="([^"]*)"')
MOVES_LEFT = 40
"""A game that ended too early is taken back by so many moves."""
FIRST_LOOKS = 20
"""So many tables are looked at before memory is counted: what all tables share is there then. The others are first opened by a program:
then they are held, and nobody looks at them."""
AT_ONCE = 8
"""So many pages are loaded at the same time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tambo")
    parser.add_argument("--pages", action="store_true", help="the sockets of pages, for players and watchers")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=80.0, help="moves a second that people want to make, all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seats", type=int, default=2, help="how many people play at each table")
    parser.add_argument("--at-move", type=int, default=10, help="how many moves old the games are when the run begins")
    parser.add_argument(
        "--growth", action="store_true", help="one line each for 100, 300 and 1000 tables, and for games 10 and 300 moves old"
    )
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(int(arguments.serve[0]), arguments.serve[1])
    elif arguments.growth:
        grow(arguments)
    else:
        report(measure(arguments, arguments.tables, arguments.rate, arguments.at_move, arguments.seats), arguments)


def grow(arguments: argparse.Namespace) -> None:
    """Whether a move costs more at more tables or later in a game: always the same few moves a second, so that nothing else differs."""
    for tables in GROWING_TABLES:
        line(f"{tables} tables", measure(arguments, tables, arguments.rate, arguments.at_move, arguments.seats))
    for moves in GROWING_MOVES:
        line(f"games {moves} moves old", measure(arguments, GROWING_TABLES[0], arguments.rate, moves, 4))


@dataclass
class Figures:
    """What came of a run."""

    tables: int
    viewers: int
    """At every table: those who play and one who watches."""
    moves_before: float = 0.0
    """How old the games were, on average."""
    times: list[float] = field(default_factory=list)
    """Seconds from each move to its acknowledgement."""
    refused: int = 0
    updates: int = 0
    """Messages that reached sockets."""
    received: int = 0
    """Their bytes."""
    elapsed: float = 0.0
    server_seconds: float = 0.0
    """Processor time of the server while people played."""
    bytes_at_start: int = 0
    """After a few tables were looked at."""
    bytes_with_tables: int = 0
    """After every table was looked at once, without a socket."""
    bytes_with_sockets: int = 0
    bytes_at_end: int = 0

    @property
    def processor_per_view(self) -> float:
        """Milliseconds of the server's processor for every viewer of every move: rules, storage and all."""
        return 1000 * self.server_seconds / max(1, len(self.times)) / self.viewers


def measure(arguments: argparse.Namespace, tables: int, rate: float, at_move: int, seats: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), arguments.postgres) as url:
        prepared = asyncio.run(prepare(url, arguments.game, tables, at_move, seats))
        figures = Figures(tables, seats + 1, statistics.mean(each.moves for each in prepared))
        with serving(url) as (address, process):
            load = Load(address, figures, arguments.pages, tables / rate, process.pid)
            asyncio.run(load.run(prepared, arguments.seconds))
    return figures


# The tables.


@dataclass(frozen=True)
class Prepared:
    """A table in the database, and the secrets of its players."""

    id: str
    secrets: tuple[str, ...]
    moves: int


async def prepare(url: str, game_id: str, tables: int, moves: int, seats: int) -> list[Prepared]:
    game = TAMBO if game_id == TAMBO.id else all_games()[game_id]
    stored = database_at(url)
    await asyncio.to_thread(stored.start)
    registry = TableRegistry(StoredTables(stored, USUAL.now), {game.id: game}, USUAL)
    result = [await prepare_one(registry, game, random.Random(number), moves, seats) for number in range(tables)]
    await asyncio.to_thread(stored.stop)
    return result


async def prepare_one(registry: TableRegistry, game: Game, chance: random.Random, moves: int, seats: int) -> Prepared:
    secrets = tuple(new_secret() for _ in range(seats))
    wishes = [Wish("me"), *[Wish("friend", f"Ben {number}") for number in range(1, seats)]]
    data = TAMBO_DATA if game is TAMBO else None
    table = new_table(USUAL, game, wishes, hash_of(secrets[0]), "Ana", "en", data_text=data, seed=chance.getrandbits(60))
    for seat, secret in zip(table.seats, secrets, strict=True):
        seat.holder, seat.invite = hash_of(secret), None
    match = table.match
    for _ in range(moves):
        match.play(match.position.to_act(), chance.choice(match.position.moves()))
        if match.position.over():
            match.undo(0, len(match.made) - MOVES_LEFT, list(range(1, seats)))
            break
    await registry.add(table)
    return Prepared(table.id, secrets, len(match.made))


# The people.


class Load:
    def __init__(self, address: str, figures: Figures, pages: bool, pause: float, server: int) -> None:
        self.figures = figures
        self._address = address
        self._pages = pages
        self._pause = pause
        self._server = server

    async def run(self, tables: list[Prepared], seconds: float) -> None:
        figures = self.figures
        limit = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            await asyncio.gather(*[self._get(client, f"/table/{table.id}", limit) for table in tables[:FIRST_LOOKS]])
            figures.bytes_at_start = memory(self._server)
            await asyncio.gather(*[self._get(client, f"/api/tables/{table.id}", limit) for table in tables[FIRST_LOOKS:]])
            figures.bytes_with_tables = memory(self._server)
            viewers = [(table, clock, secret) for table in tables for clock in [Clock(self._pause)] for secret in (*table.secrets, None)]
            tabs = await asyncio.gather(*[self._open(client, table, clock, secret, limit) for table, clock, secret in viewers])
        figures.bytes_with_sockets = memory(self._server)
        # The people's own collections of garbage must not look like a slow server.
        gc.collect()
        gc.freeze()
        used, started = cpu_seconds(self._server), time.monotonic()
        for tab in tabs:
            tab.clock.begin()
        playing = [asyncio.create_task(self._play(tab) if tab.plays else self._watch(tab)) for tab in tabs]
        await asyncio.sleep(seconds)
        figures.elapsed, figures.server_seconds = time.monotonic() - started, cpu_seconds(self._server) - used
        figures.bytes_at_end = memory(self._server)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await asyncio.gather(*[tab.socket.close() for tab in tabs])

    async def _get(self, client: httpx.AsyncClient, path: str, limit: asyncio.Semaphore) -> None:
        async with limit:
            (await client.get(path)).raise_for_status()

    async def _open(self, client: httpx.AsyncClient, table: Prepared, clock: Clock, secret: str | None, limit: asyncio.Semaphore) -> Tab:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        address = self._address.replace("http", "ws")
        async with limit:
            if not self._pages and secret:
                socket = await connected(f"{address}/api/tables/{table.id}/socket", headers)
                return ProgramTab(socket, clock, json.loads(await socket.recv()))
            page = (await client.get(f"/table/{table.id}", headers=headers)).raise_for_status().text
            marks = MARKS.search(page)
            asked = urlencode({"marks": marks[1] if marks else ""})
            socket = await connected(f"{address}/table/{table.id}/socket?{asked}", headers)
            return PageTab(socket, clock, page, plays=secret is not None)

    async def _watch(self, tab: Tab) -> None:
        async for message in tab.socket:
            self._count(message)

    async def _play(self, tab: Tab) -> None:
        while True:
            if not tab.moves:
                tab.hear(await self._next(tab))
                continue
            await asyncio.sleep(tab.clock.until_next())
            version = tab.version
            started = time.perf_counter()
            await tab.socket.send(json.dumps({"type": "move", "version": version, "move": random.choice(tab.moves)()}))
            while tab.version == version:
                message = await self._next(tab)
                done = time.perf_counter()
                tab.hear(message)
            self.figures.times.append(done - started)

    async def _next(self, tab: Tab) -> dict[str, Any]:
        while True:
            text = await tab.socket.recv()
            self._count(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "refused":
                return message
            self.figures.refused += 1

    def _count(self, message: str | bytes) -> None:
        self.figures.updates += 1
        self.figures.received += len(message)


async def connected(address: str, headers: dict[str, str]) -> ClientConnection:
    return await connect(address, additional_headers=headers, max_size=LARGEST_MESSAGE, open_timeout=60)


class Clock:
    """When the people of a table move: at chance moments, so many a second in the long run. Who was kept waiting makes up for it."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._due = time.monotonic()

    def begin(self) -> None:
        self._due = time.monotonic()

    def until_next(self) -> float:
        """Seconds to the next move."""
        self._due += random.expovariate(1 / self._pause)
        return max(0.0, self._due - time.monotonic())


class Tab:
    """A socket and what it was told."""

    def __init__(self, socket: ClientConnection, clock: Clock, plays: bool) -> None:
        self.socket = socket
        self.clock = clock
        self.plays = plays
        self.version = -1
        self.moves: list[Callable[[], dict[str, Any]]] = []
        """The legal moves; each is put together when it is made, because there may be hundreds."""

    def hear(self, message: dict[str, Any]) -> None:
        self.version = message["version"]


class ProgramTab(Tab):
    def __init__(self, socket: ClientConnection, clock: Clock, first: dict[str, Any]) -> None:
        super().__init__(socket, clock, plays=True)
        self.hear(first)

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        self.moves = [partial(dict, move) for move in message["table"]["moves"]]


class PageTab(Tab):
    def __init__(self, socket: ClientConnection, clock: Clock, page: str, plays: bool) -> None:
        super().__init__(socket, clock, plays)
        self._find_moves(page)

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if "moves" in message["parts"]:
            self._find_moves(message["parts"]["moves"])

    def _find_moves(self, markup: str) -> None:
        found = MOVES_ISLAND.search(markup)
        assert found is not None
        listed = json.loads(found[1])
        self.version = listed["version"]
        names = [part["name"] for part in listed["parts"]]
        self.moves = []
        for number, *values in listed["rows"]:
            kind = listed["kinds"][number]
            size = len(kind["parts"])
            self.moves.extend(partial(named, kind, names, values[at : at + size]) for at in range(0, max(1, len(values)), max(1, size)))


def named(kind: dict[str, Any], names: list[str], values: list[int]) -> dict[str, Any]:
    return {"kind": kind["name"], **{names[part]: value for part, value in zip(kind["parts"], values, strict=True)}}


# What is told.


def report(figures: Figures, arguments: argparse.Namespace) -> None:
    times = sorted(figures.times)
    store = "PostgreSQL" if arguments.postgres else "SQLite"
    who = "pages" if arguments.pages else "programs and watching pages"
    made, tables = len(times), figures.tables
    print(f"{tables} tables of {arguments.game} on {store}, {figures.viewers * tables} sockets ({who}), {figures.elapsed:.1f} s")
    print(f"{made / figures.elapsed:.1f} moves/s (wanted {arguments.rate:g}), {figures.refused} refused")
    print(f"move to acknowledgement: median {1000 * statistics.median(times):.1f} ms, p99 {1000 * times[int(made * 0.99)]:.1f} ms")
    cores = figures.server_seconds / figures.elapsed
    print(f"server: {cores:.2f} cores, {figures.processor_per_view:.2f} ms of processor per viewer and move")
    print(f"sent: {figures.received / max(1, made) / figures.viewers / 1000:.1f} kB per viewer and move")
    idle = max(1, min(tables, MOST_TABLES_IN_MEMORY) - FIRST_LOOKS)
    per_table = (figures.bytes_with_tables - figures.bytes_at_start) / idle / 1000
    per_socket = (figures.bytes_with_sockets - figures.bytes_with_tables) / tables / figures.viewers / 1000
    end = figures.bytes_at_end / 1e6
    told = f"{per_table:.0f} kB per idle table ({idle} of them), {per_socket:.0f} kB per socket with what is drawn"
    print(f"memory: {told}, {end:.0f} MB in all at the end")
    print(f"this machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


def line(what: str, figures: Figures) -> None:
    times = sorted(figures.times)
    print(
        f"{what} (begun at move {figures.moves_before:.0f}): {figures.processor_per_view:.2f} ms of processor per viewer and move, "
        f"median {1000 * statistics.median(times):.1f} ms, p99 {1000 * times[int(len(times) * 0.99)]:.1f} ms, "
        f"{figures.bytes_at_end / 1e6:.0f} MB",
        flush=True,
    )


# The server, in a process of its own.


def serve(port: int, database_url: str) -> None:
    from qosqo.server.run import run

    limits = replace(GENEROUS, sockets_per_address=GENEROUS.sockets)
    run(tambo_config(database_url, limits), create_server(("127.0.0.1", port), backlog=1024), log_level="warning")


@contextmanager
def serving(url: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--serve", str(port), url], cwd=ROOT)
    try:
        wait_until_up(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.kill()
        process.wait()


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    if postgres:
        with temporary_postgres() as url:
            yield url
    else:
        yield str(folder / "tables.db")


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used so far; 0 where the system does not tell."""
    file = Path(f"/proc/{pid}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def memory(pid: int) -> int:
    """The memory that a process has now, in bytes; 0 where the system does not tell."""
    file = Path(f"/proc/{pid}/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0


if __name__ == "__main__":
    main()
