"""The database schema as numbered migrations, in SQL that SQLite and PostgreSQL both understand.

A migration that was released is never changed; a new one is appended. Times are milliseconds since 1970, truth values 0 or 1.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # A browser (or program) that has done something. Its secret is kept as a hash only.
        """CREATE TABLE guests (
            hash TEXT PRIMARY KEY,
            settings TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        # `state` is the JSON of everything about a table that changes besides its seats and its record; `summary` is
        # what lists of tables tell.
        # `revision` grows with every change: two processes cannot change a table at once.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            owner TEXT NOT NULL,
            finished INTEGER NOT NULL,
            summary TEXT NOT NULL,
            revision BIGINT NOT NULL,
            state TEXT NOT NULL,
            listed INTEGER NOT NULL,
            bot_due INTEGER NOT NULL,
            claimed_by TEXT NOT NULL,
            claimed_until BIGINT NOT NULL,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_with_bots_due ON tables (bot_due, claimed_until)",
        "CREATE INDEX tables_listed ON tables (listed, finished, changed)",
        # An invitation is kept readable, because its owner must be able to copy it again; it is wiped when it is used.
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            holder TEXT,
            invite TEXT UNIQUE,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_by_holder ON seats (holder)",
        # The record of a table: line 0 is the header, line n the n-th entry. Lines are only ever added.
        """CREATE TABLE lines (
            table_id TEXT NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            line TEXT NOT NULL,
            made BIGINT NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES tables (id),
            reporter TEXT NOT NULL,
            version INTEGER NOT NULL,
            text TEXT NOT NULL,
            record TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
    ),
    (
        # Server processes that share this database, and the guests who are connected to them.
        """CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            alive_until BIGINT NOT NULL
        )""",
        """CREATE TABLE present (
            process TEXT NOT NULL,
            guest TEXT NOT NULL,
            PRIMARY KEY (process, guest)
        )""",
    ),
    ("CREATE INDEX tables_by_owner ON tables (owner)",),
    (
        # Tables that a guest does not want to see in the own list any more; for everybody else nothing changes.
        """CREATE TABLE put_away (
            guest TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (guest, table_id)
        )""",
    ),
    (
        # The component data that tables were begun with, once per content, so that no later change of a game's data loses a table.
        # Tables begun before, and those whose record holds the data itself, name none.
        """CREATE TABLE component_data (
            hash TEXT PRIMARY KEY,
            text TEXT NOT NULL
        )""",
        "ALTER TABLE tables ADD COLUMN data TEXT REFERENCES component_data (hash)",
    ),
    (
        # Tables with an exercise are no games: lists leave them out. What was solved stays known when they are gone.
        "ALTER TABLE tables ADD COLUMN exercise TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE solved (
            guest TEXT NOT NULL,
            game TEXT NOT NULL,
            exercise TEXT NOT NULL,
            PRIMARY KEY (guest, game, exercise)
        )""",
    ),
    (
        # Analyses of tables, one each, part by part as they are found; `settings` and `part` are JSON. Somebody works on those that are
        # not `done`; a claim with an end says which process.
        """CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            asked_by TEXT NOT NULL,
            level TEXT NOT NULL,
            settings TEXT NOT NULL,
            done INTEGER NOT NULL,
            claimed_by TEXT NOT NULL,
            claimed_until BIGINT NOT NULL,
            created BIGINT NOT NULL
        )""",
        """CREATE TABLE analysis_parts (
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            number INTEGER NOT NULL,
            part TEXT NOT NULL,
            PRIMARY KEY (table_id, kind, number)
        )""",
    ),
)
SCHEMA_WITH_DATA: Final = 5
"""Since then a table names its component data."""
