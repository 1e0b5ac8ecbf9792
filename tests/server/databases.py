"""Databases for the tests: SQLite in a file, and a real PostgreSQL, a cluster of its own in a temporary folder, thrown away afterwards."""

from __future__ import annotations

import asyncio
import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg

from qosqo.server.storage.sqlite import SqliteDatabase

Result = TypeVar("Result")


def with_database(file: Path, work: Callable[[SqliteDatabase], Awaitable[Result]]) -> Result:
    """Do some work on a store, which is then closed."""

    async def run() -> Result:
        database = SqliteDatabase(str(file))
        database.start()
        try:
            return await work(database)
        finally:
            database.stop()

    return asyncio.run(run())


def binaries() -> Path | None:
    """The folder with `initdb`; None where PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def temporary_postgres() -> Iterator[str]:
    """A running server; the URL of its empty database. PostgreSQL does not run as root: root lends it the user `postgres`."""
    programs = binaries()
    assert programs is not None
    root = os.getuid() == 0
    user = "postgres" if root else getpass.getuser()
    as_user = ["runuser", "-u", user, "--"] if root else []
    folder = Path(tempfile.mkdtemp(prefix="qosqo-postgres-"))
    if root:
        shutil.chown(folder, user)
    cluster = str(folder / "cluster")
    port = free_port()

    def run(program: str, *words: str) -> None:
        subprocess.run([*as_user, str(programs / program), *words], check=True, stdout=subprocess.DEVNULL, cwd=folder)

    run("initdb", "--auth=trust", "--username=qosqo", "--encoding=UTF8", "--locale=C", "--pgdata", cluster)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    run("pg_ctl", "--wait", "--pgdata", cluster, "--log", str(folder / "log"), "--options", options, "start")
    try:
        yield f"postgresql://qosqo@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "--wait", "--pgdata", cluster, "--mode=immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def new_database(url: str, name: str) -> str:
    """An empty database of its own for one test."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.rpartition("/")[0] + f"/{name}"
