"""Many tables at once on one server process: how many moves per second, and how long a move takes to be acknowledged.

    python benchmarks/load.py --tables 200 --seconds 20 --pause 2
    python benchmarks/load.py --tables 50 --seconds 20 --pause 0 --postgres

At every table two people sit behind sockets of their own and a third browser watches the page. Whoever is to act waits for a while
(`--pause` on average) and makes a random legal move. A move is acknowledged when its new version arrives at the mover's socket; by
then it is stored with the disk's word for it. Everything stays on this machine, and the run is bounded by `--seconds`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.databases import free_port, temporary_postgres  # noqa: E402  # the repository must be on the path first
from tests.server.helpers import GENEROUS, tambo_config, wait_until_up  # noqa: E402

LARGEST_MESSAGE = 1 << 24
TAMBO_DATA = "rounds = 50\ncopies = [60, 60, 60, 60, 60, 60]\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds of thought per move, on average")
    parser.add_argument("--game", default="tambo")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(int(arguments.serve[0]), arguments.serve[1])
        return
    with tempfile.TemporaryDirectory() as folder, database(Path(folder), arguments.postgres) as url, serving(url) as (address, process):
        load = Load(address, arguments.game, arguments.pause, process.pid)
        asyncio.run(load.run(arguments.tables, arguments.seconds))
    report(load, arguments)


class Load:
    def __init__(self, address: str, game: str, pause: float, server: int) -> None:
        self.address = address
        self.game = game
        self.pause = pause
        self.times: list[float] = []
        """Seconds from each move to its acknowledgement."""
        self.refused = 0
        self.seen = 0
        """Updates that reached the watching pages."""
        self.held = 0
        self.elapsed = 0.0
        self.server_seconds = 0.0
        """Processor time of the server while people played."""
        self._server = server
        self._end = 0.0

    async def run(self, tables: int, seconds: float) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            seats = [await self._set_up(client) for _ in range(tables)]
        self.held = len(seats)
        players = [[await self._connect(table, secret) for secret in secrets] for table, secrets in seats]
        watchers = [await self._connect(table, None) for table, _ in seats]
        used, started = cpu_seconds(self._server), time.monotonic()
        self._end = started + seconds
        watching = [asyncio.create_task(self._watch(watcher)) for watcher, _ in watchers]
        await asyncio.gather(*[self._play(socket, seat, first) for pair in players for seat, (socket, first) in enumerate(pair)])
        self.elapsed, self.server_seconds = time.monotonic() - started, cpu_seconds(self._server) - used
        for task in watching:
            task.cancel()
        for socket, _ in [*[player for pair in players for player in pair], *watchers]:
            await socket.close()

    async def _set_up(self, client: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A table with two people: its name and their secrets."""
        secrets = [(await client.post("/api/guests", json={})).raise_for_status().json()["secret"] for _ in range(2)]
        headers = [{"Authorization": f"Bearer {secret}"} for secret in secrets]
        wanted: dict[str, Any] = {"game": self.game, "seats": [{"who": "me"}, {"who": "friend"}]}
        if self.game == "tambo":
            wanted["data"] = TAMBO_DATA
        table = (await client.post("/api/tables", json=wanted, headers=headers[0])).raise_for_status().json()
        invite = table["invites"]["1"].rpartition("/")[2]
        (await client.post(f"/api/invites/{invite}", json={}, headers=headers[1])).raise_for_status()
        return table["id"], secrets

    async def _connect(self, table: str, secret: str | None) -> tuple[ClientConnection, dict[str, Any]]:
        """A socket and what it is told first. A player's socket gets data, a watcher's the parts of the page."""
        path = f"/api/tables/{table}/socket" if secret else f"/table/{table}/socket"
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        address = self.address.replace("http", "ws") + path
        socket = await connect(address, additional_headers=headers, max_size=LARGEST_MESSAGE, open_timeout=60)
        first: dict[str, Any] = json.loads(await socket.recv())
        return socket, first

    async def _watch(self, socket: ClientConnection) -> None:
        async for _ in socket:
            self.seen += 1

    async def _play(self, socket: ClientConnection, seat: int, first: dict[str, Any]) -> None:
        table: dict[str, Any] | None = first["table"]
        while table is not None and not table["over"]:
            if table["to_act"] != seat:
                table = await self._next_table(socket)
                continue
            await asyncio.sleep(random.uniform(0, 2 * self.pause))
            version = table["version"]
            started = time.perf_counter()
            await socket.send(json.dumps({"type": "move", "version": version, "move": random.choice(table["moves"])}))
            while table is not None and table["version"] == version:
                table = await self._next_table(socket)
            if table is not None:
                self.times.append(time.perf_counter() - started)

    async def _next_table(self, socket: ClientConnection) -> dict[str, Any] | None:
        """The table as it is told next; None when time is up."""
        try:
            async with asyncio.timeout(max(0.0, self._end - time.monotonic())):
                message = json.loads(await socket.recv())
        except TimeoutError:
            return None
        if message["type"] == "refused":
            self.refused += 1
            return await self._next_table(socket)
        found: dict[str, Any] = message["table"]
        return found


def report(load: Load, arguments: argparse.Namespace) -> None:
    times = sorted(load.times)
    store = "PostgreSQL" if arguments.postgres else "SQLite"
    print(f"{load.held} tables of {arguments.game} on {store}, {3 * load.held} sockets, {load.elapsed:.1f} s, pause {arguments.pause} s")
    print(f"{len(times) / load.elapsed:.1f} moves/s, {load.refused} refused, {load.seen / load.elapsed:.1f} page updates/s")
    print(f"move to acknowledgement: median {1000 * statistics.median(times):.1f} ms, p99 {1000 * times[int(len(times) * 0.99)]:.1f} ms")
    cores, per_move = load.server_seconds / load.elapsed, 1000 * load.server_seconds / len(times)
    print(f"server: {cores:.2f} cores, {per_move:.1f} ms per move; this machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


# The server, in a process of its own.


def serve(port: int, database_url: str) -> None:
    from qosqo.server.run import run

    run(tambo_config(database_url, GENEROUS), create_server(("127.0.0.1", port)), log_level="warning")


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


if __name__ == "__main__":
    main()
