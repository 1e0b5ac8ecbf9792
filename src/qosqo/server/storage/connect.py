"""Databases by their address."""

from __future__ import annotations

from qosqo.server.storage.database import Database
from qosqo.server.storage.sqlite import SqliteDatabase


def database_at(url: str) -> Database:
    """A database by URL: `postgresql://…`, or `sqlite:///path` (also a plain path). Nothing is opened yet."""
    if url.startswith(("postgresql://", "postgres://")):
        from qosqo.server.storage.postgres import PostgresDatabase  # psycopg need not be installed for SQLite

        return PostgresDatabase(url)
    return SqliteDatabase(url.removeprefix("sqlite:///"))
