"""Would the games of a database go on with the installed code? Asked before an upgrade; nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from qosqo.core.causes import Cause
from qosqo.core.game import Game
from qosqo.core.record import RecordError
from qosqo.server.storage.connect import database_at
from qosqo.server.storage.database import Transaction, schema_version
from qosqo.server.storage.tables import read_table, table_ids
from qosqo.server.tables.registry import replay


@dataclass(frozen=True)
class Verdict:
    """What became of one table."""

    table: str
    game: str
    moves: int
    over: bool
    error: RecordError | None
    """Why it would not go on, with the line of its record (0: none in particular)."""


def verify_tables(url: str, games: Mapping[str, Game], told: Callable[[int, int], None] = lambda _done, _all: None) -> list[Verdict]:
    """Play all stored games through. `told` hears how many of how many are done. StorageError if the database cannot be read."""

    def work(transaction: Transaction) -> list[Verdict]:
        schema = schema_version(transaction)
        ids = table_ids(transaction)
        verdicts: list[Verdict] = []
        for table_id in ids:
            verdicts.append(verdict_on(transaction, table_id, games, schema))
            told(len(verdicts), len(ids))
        return verdicts

    return database_at(url).read_once(work)


def verdict_on(transaction: Transaction, table_id: str, games: Mapping[str, Game], schema: int) -> Verdict:
    try:
        stored = read_table(transaction, table_id, schema=schema)
    except (ValueError, TypeError, KeyError) as error:
        return Verdict(table_id, "", 0, False, RecordError(0, repr(error)))
    assert stored is not None
    try:
        if stored.game not in games:
            raise RecordError(1, Cause("no-game", found=stored.game))
        match = replay(games[stored.game], stored.lines, stored.data_text)
        if len(match.players) != len(stored.seats):
            raise RecordError(0, f"{len(stored.seats)} seats are stored, {len(match.players)} are in the record")
        over = match.position.over()
        if not over:
            match.position.moves()
    except RecordError as error:
        return Verdict(table_id, stored.game, 0, False, error)
    except Exception as error:  # whatever the installed code does with an old game is what the verdict is about
        return Verdict(table_id, stored.game, 0, False, RecordError(0, repr(error)))
    return Verdict(table_id, stored.game, len(match.made), over, None)
