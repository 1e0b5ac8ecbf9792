"""Which server process plays the bots of which table, where several share a database."""

from __future__ import annotations

from qosqo.server.storage.claims import claim_row, process_name, unclaimed_rows
from qosqo.server.storage.database import Database


class StoredBotClaims:
    """A claim with an end time says who plays, by the clock of the database: a process that dies leaves a claim that runs out, however
    wrong its own clock was."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = process_name()

    async def start(self) -> None:
        """Where nobody else can be, whatever is claimed was claimed by a process that is no more."""
        if not self._database.shared:
            await self._database.run(lambda transaction: transaction.change("UPDATE tables SET claimed_until = 0 WHERE bot_due = 1"))

    async def claim(self, table_id: str, seconds: float) -> bool:
        """Take or keep the right to play a table's bots for a while; False: somebody else has it."""
        if not self._database.shared:
            return True

        return await self._database.run(lambda transaction: claim_row(transaction, "tables", "id", table_id, self._process, seconds))

    async def unclaimed(self) -> list[str]:
        """The tables with a bot to act that nobody plays."""
        return await self._database.run(lambda transaction: unclaimed_rows(transaction, "tables", "id", "bot_due = 1"))
