"""Who of several processes does a thing, by the clock of the database: a process that dies leaves a claim that runs out."""

from __future__ import annotations

import os
import secrets

from qosqo.server.storage.database import Transaction


def process_name() -> str:
    """A name for a claimant that no other has, on any machine."""
    return f"{os.getpid()}-{secrets.token_hex(4)}"


def unclaimed_rows(transaction: Transaction, table: str, key: str, waiting: str) -> list[str]:
    """The keys of rows that wait for somebody, by a condition of the table, and that nobody has."""
    rows = transaction.rows(f"SELECT {key} FROM {table} WHERE {waiting} AND claimed_until < ?", transaction.now())
    return [found for (found,) in rows]


def claim_row(transaction: Transaction, table: str, key: str, row: str, process: str, seconds: float) -> bool:
    """Take or keep a row of a table with `claimed_by` and `claimed_until` for a while; False: somebody else has it."""
    now = transaction.now()
    changed = transaction.change(
        f"UPDATE {table} SET claimed_by = ?, claimed_until = ? WHERE {key} = ? AND (claimed_by = ? OR claimed_until < ?)",
        process,
        now + int(seconds * 1000),
        row,
        process,
        now,
    )
    return changed > 0
