"""Which exercises guests have solved, in the database."""

from __future__ import annotations

from qosqo.server.storage.database import Database, Transaction


class StoredProgress:
    """Does what `qosqo.server.tables.stored.ProgressStorage` asks for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def solved(self, guest: str, game: str) -> frozenset[str]:
        def work(transaction: Transaction) -> frozenset[str]:
            rows = transaction.rows("SELECT exercise FROM solved WHERE guest = ? AND game = ?", guest, game)
            return frozenset(exercise for (exercise,) in rows)

        return await self._database.run(work)

    async def note_solved(self, guest: str, game: str, exercise: str) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO solved (guest, game, exercise) VALUES (?, ?, ?) ON CONFLICT (guest, game, exercise) DO NOTHING",
                guest,
                game,
                exercise,
            )

        await self._database.run(work)
