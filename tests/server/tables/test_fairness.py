"""Where only a few can be served at once, nobody waits longer because somebody else asks for more."""

from __future__ import annotations

import asyncio

import pytest

from qosqo.server.tables.errors import Denied
from qosqo.server.tables.fairness import FairQueue


async def order_of(queue: FairQueue, asked: list[tuple[str, str, bool]], places: dict[str, str] | None = None) -> list[str]:
    """Who was served in which order, when all of these (who, what, urgent) ask while somebody is being served."""
    served: list[str] = []

    async def ask(who: str, what: str, urgent: bool) -> None:
        async with queue.turn(who, lambda: urgent, (places or {}).get(who, "")):
            served.append(what)

    async with queue.turn("first"):
        asking = [asyncio.create_task(ask(*each)) for each in asked]
        for _ in range(3):
            await asyncio.sleep(0)
    await asyncio.gather(*asking)
    return served


def test_a_stranger_does_not_wait_for_all_tables_of_somebody_else() -> None:
    """Twenty tables of one owner ask before the stranger does: the stranger is second, and their next question fourth."""
    asked = [("owner", f"table {number}", True) for number in range(20)] + [("stranger", "first", True), ("stranger", "second", True)]
    served = asyncio.run(order_of(FairQueue(1, 100), asked))
    assert served[:5] == ["table 0", "first", "table 1", "second", "table 2"]


def test_a_stranger_does_not_wait_for_all_guests_of_one_address() -> None:
    """Whoever makes twenty guests is one address: the stranger is second, and their next question fourth; the guests take turns."""
    crowd = {f"guest {number}": "there" for number in range(20)}
    asked = [(guest, f"{guest}: {what}", True) for what in ("first", "second") for guest in crowd]
    asked += [("stranger", "first", True), ("stranger", "second", True)]
    served = asyncio.run(order_of(FairQueue(1, 100), asked, {**crowd, "stranger": "here"}))
    assert served[:5] == ["guest 0: first", "first", "guest 1: first", "second", "guest 2: first"]
    assert len(served) == 42


def test_tables_without_people_wait() -> None:
    asked = [("owner", "empty", False), ("other", "empty too", False), ("owner", "with people", True)]
    assert asyncio.run(order_of(FairQueue(1, 100), asked)) == ["with people", "empty too", "empty"]


def test_who_has_too_much_waiting_is_refused_and_leaves_nothing_behind() -> None:
    async def crowd() -> None:
        queue = FairQueue(1, 2)
        async with queue.turn("ana"):
            waiting = [asyncio.create_task(order_of(queue, [])) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Denied, match="busy"):
                async with queue.turn("first"):
                    pass
            waiting[0].cancel()
            await asyncio.gather(waiting[0], return_exceptions=True)
        await waiting[1]
        async with asyncio.timeout(5), queue.turn("ben"):
            pass

    asyncio.run(crowd())
