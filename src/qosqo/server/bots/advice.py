"""What somebody could do, asked where bots think."""

from __future__ import annotations

import logging
from dataclasses import replace

from qosqo.bots.plans import Plan
from qosqo.server.bots.question import Question, question_about
from qosqo.server.bots.turns import NoAnswer, Thinkers
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.table import Table

log = logging.getLogger(__name__)


class Advice:
    """Does what `qosqo.server.tables.service.Adviser` asks for."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    def question(self, table: Table, seat: int) -> Question:
        return replace(question_about(table, seat), plans=True)

    async def plans(self, question: Question) -> list[Plan]:
        try:
            return await self._thinkers.plans(question)
        except NoAnswer as error:
            log.error("no plans were found", extra={"table": question.table, "reason": str(error)})
            raise Denied("no-plans") from error
