"""Analyses at tables, in one process: who may have one, what is kept, and what is told to whom."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from qosqo.analysis.tasks import analyse
from qosqo.analysis.words import words
from qosqo.server.analyses.desk import AnalysisDesk
from qosqo.server.analyses.held import STUDY
from qosqo.server.api.conversation import Participant
from qosqo.server.api.messages import PartsMessage, TriedMessage
from qosqo.server.bots.turns import NoAnswer
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.table import Table
from qosqo.web.model import AnalysisInfo, Settings
from qosqo.web.review import better_position, line_of
from qosqo.web.seats import seat_sign
from tests.server.tables.in_process import GUEST, LITTLE, ServicesHere, here
from tests.tambo import GAME

BEN = "ben"


def services_here() -> ServicesHere:
    apart: Callable[..., Awaitable[Any]] = here
    chance = random.Random(1)
    return ServicesHere(Environment(iter(range(1_000_000)).__next__, chance.randbytes, apart))


async def table_with(services: ServicesHere, *wishes: str, moves: int = 1000) -> Table:
    """A table at which Ana plays all seats that are hers, so many moves or to the end."""
    table = await services.tables.set_up(GUEST, Settings(name="Ana", pace="none"), GAME.id, [Wish(who) for who in wishes], seed=3)
    await play(services, table, moves)
    return table


async def play(services: ServicesHere, table: Table, moves: int) -> None:
    chance = random.Random(2)
    for _ in range(moves):
        if table.finished:
            break
        move = GAME.moves.named(chance.choice(table.match.position.moves()))
        await services.registry.act(table.id, lambda table, move=move: table.play(table.match.position.to_act(), move, table.version))  # type: ignore[misc]


async def done(desk: AnalysisDesk) -> None:
    while desk._tasks or desk._running:
        await asyncio.gather(*desk._tasks, *desk._running.values())
        await asyncio.sleep(0)


def desk_of(services: ServicesHere) -> AnalysisDesk:
    """Another one, that knows only what is kept."""
    return AnalysisDesk(services.registry, services.examiners, services.kept_analyses, services.environment, lambda _: None, LITTLE)


async def analysed(services: ServicesHere) -> tuple[Table, AnalysisInfo]:
    """A game that is over, and its analysis."""
    table = await table_with(services, "me", "device")
    await services.analyses.begin(table.id, GUEST)
    await done(services.analyses)
    info = services.analyses.info(table)
    assert info is not None
    return table, info


async def ben_joins(services: ServicesHere, table: Table) -> None:
    invite = table.seats[1].invite
    assert invite is not None
    await services.tables.join(invite, BEN, "Ben")


def test_an_analysis_at_a_table_is_the_same_as_anywhere_else_and_is_kept() -> None:
    async def work() -> None:
        services = services_here()
        table, info = await analysed(services)
        assert info.complete
        assert not info.failed
        alone = analyse(table.match, info.found.settings)
        assert [each.played for each in info.found.decisions] == [each.played for each in alone.decisions]
        for one, other in zip(info.found.decisions, alone.decisions, strict=True):
            assert one.loss_share.value == pytest.approx(other.loss_share.value, abs=1e-3)
        again = desk_of(services)
        await again.load(table.id)
        kept = again.info(table)
        assert kept is not None
        assert kept.complete
        assert kept.found.decisions == info.found.decisions
        asked = len(services.examiners.asked)
        await again.begin(table.id, BEN)
        assert not again._running
        assert len(services.examiners.asked) == asked

    asyncio.run(work())


def test_what_is_known_stays_in_sight_while_a_more_thorough_analysis_is_made() -> None:
    async def work() -> None:
        services = services_here()
        table, quick = await analysed(services)
        desk = services.analyses
        await desk.begin(table.id, GUEST, "standard")
        begun = desk.info(table)
        assert begun is not None
        assert (begun.level, begun.done) == ("standard", 0)
        assert begun.found.decisions == quick.found.decisions
        assert begun.found.start == quick.found.start
        decision = quick.found.decisions[0]
        again = await desk.judge(table.id, decision.number, GAME.moves.named(decision.played))
        assert [each.shares for each in again.candidates] == [each.shares for each in decision.candidates]  # as thorough as what is shown
        await done(desk)
        thorough = desk.info(table)
        assert thorough is not None
        assert thorough.complete
        assert thorough.found.decisions != quick.found.decisions
        elsewhere = desk_of(services)
        await elsewhere.load(table.id)
        kept = elsewhere.info(table)
        assert kept is not None
        assert kept.found == thorough.found  # nothing is left of the quick one

    asyncio.run(work())


def test_a_guest_has_two_under_way_of_which_one_may_become_more_thorough() -> None:
    async def work() -> None:
        services = services_here()
        tables = [await table_with(services, "me", "device") for _ in range(3)]
        desk = services.analyses
        for table in tables[:2]:
            await desk.begin(table.id, GUEST)
        with pytest.raises(Denied, match="too-many-analyses"):
            await desk.begin(tables[2].id, GUEST)
        await desk.begin(tables[1].id, GUEST, "standard")
        await desk.begin(tables[2].id, BEN)
        await done(desk)
        for table, level in zip(tables, ("quick", "standard", "quick"), strict=True):
            info = desk.info(table)
            assert info is not None
            assert (info.level, info.complete) == (level, True)

    asyncio.run(work())


def test_an_analysis_that_fails_leaves_what_was_known(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(_: object) -> None:
        raise NoAnswer("nobody is there")

    async def work() -> None:
        services = services_here()
        table, quick = await analysed(services)
        desk = services.analyses
        monkeypatch.setattr(services.examiners, "examine", nobody)
        for level in ("standard", "deep"):
            await desk.begin(table.id, GUEST, level)
            await asyncio.gather(*desk._running.values(), return_exceptions=True)
            failed = desk.info(table)
            assert failed is not None
            assert failed.failed
            assert failed.found.decisions == quick.found.decisions
            page = LivePage(services, table.id, Participant(GUEST, Settings(), "", ""), Drawings())
            drawn = str(page._drawings.of(table.id).page(table.match, page.info(table), page.viewer(table)).parts["analysis"])
            assert re.findall(r'data-level="(\w+)"', drawn) == ["standard" if level == "standard" else "quick"]

    asyncio.run(work())


def test_what_is_worked_on_after_a_restart_is_what_pages_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that comes back asks for the analysis at the same moment as those who go on with it."""

    async def work() -> None:
        services = services_here()
        table, _ = await analysed(services)
        services.kept_analyses.kept[table.id].parts.clear()
        desk, opened = desk_of(services), services.registry.open

        async def slowly(table_id: str) -> Table:
            await asyncio.sleep(0)
            return await opened(table_id)

        monkeypatch.setattr(services.registry, "open", slowly)

        async def go_on() -> None:
            await desk.load(table.id)
            desk._run(table.id)

        await asyncio.gather(go_on(), desk.load(table.id))
        await done(desk)
        info = desk.info(table)
        assert info is not None
        assert info.complete

    asyncio.run(work())


def test_a_running_game_is_not_judged_unless_everybody_agreed() -> None:
    async def work() -> None:
        services = services_here()
        table = await table_with(services, "me", "friend", moves=4)
        with pytest.raises(Denied, match="only-finished"):
            await services.analyses.begin(table.id, GUEST)
        await services.tables.agree_to_study(table.id, GUEST, True)
        await done(services.analyses)
        assert services.analyses.info(table) is None
        await ben_joins(services, table)
        await services.tables.agree_to_study(table.id, BEN, True)
        await done(services.analyses)
        info = services.analyses.info(table)
        assert info is not None
        assert info.level == STUDY
        assert len(info.found.decisions) == 4
        await play(services, table, 1)
        await done(services.analyses)
        further = services.analyses.info(table)
        assert further is not None
        assert len(further.found.decisions) == 5
        await services.registry.act(table.id, lambda table: table._take_back(0, 2, [1]))
        await done(services.analyses)
        back = services.analyses.info(table)
        assert back is not None
        assert [each.number for each in back.found.decisions] == [0, 1]
        await services.tables.agree_to_study(table.id, BEN, False)
        assert services.analyses.info(table) is None  # nobody sees anything without everybody's consent
        assert table.state.study == []  # and whoever withdrew is not asked at once in the other's name

    asyncio.run(work())


def test_the_last_moves_of_a_game_are_judged_too_and_more_can_be_asked_for() -> None:
    async def work() -> None:
        for agreed_to_the_end in (True, False):
            services = services_here()
            table = await table_with(services, "me", "device", moves=4)
            await services.tables.agree_to_study(table.id, GUEST, True)
            await done(services.analyses)
            while not table.finished:
                await play(services, table, 1)
                await done(services.analyses)
                if not agreed_to_the_end and not table.finished:
                    await services.tables.agree_to_study(table.id, GUEST, False)
            info = services.analyses.info(table)
            assert info is not None
            assert info.level == STUDY
            assert info.complete == agreed_to_the_end
            page = LivePage(services, table.id, Participant(GUEST, Settings(), "", ""), Drawings())
            drawn = page._drawings.of(table.id).page(table.match, page.info(table), page.viewer(table))
            assert 'data-level="quick"' in str(drawn.parts["analysis"])

    asyncio.run(work())


def test_while_the_game_goes_on_a_page_tells_about_the_own_decisions_only() -> None:
    async def work() -> None:
        services = services_here()
        table = await table_with(services, "me", "friend", moves=6)
        await ben_joins(services, table)
        for guest in (GUEST, BEN):
            await services.tables.agree_to_study(table.id, guest, True)
        await done(services.analyses)
        page = LivePage(services, table.id, Participant(GUEST, Settings(), "", ""), Drawings())
        told: dict[int, str] = {}
        for number in range(6):
            await page.hear(json.dumps({"type": "replay", "number": number}))
            await page.messages()
            drawn = page._drawings.of(table.id).page(table.match, page.info(table), page.viewer(table))
            told[number] = str(drawn.parts["analysis"])
        for number, made in enumerate(table.match.made):
            assert ("review-decision" in told[number]) == (made.seat == 0)
            assert ("review-latest" in told[number]) == (made.seat == 1)
            assert words("en")("analysis-none") not in told[number]  # about Ben's moves nothing is known
        latest = max(
            number for number, made in enumerate(table.match.made) if made.seat == 0 and len(table.match.position_at(number).moves()) > 1
        )
        assert f'data-number="{latest}" id="review-latest"' in "".join(told.values())
        other = next(number for number, made in enumerate(table.match.made) if made.seat == 1)
        denied = await page.hear(json.dumps({"type": "try", "number": other, "move": GAME.moves.named(table.match.made[other].move)}))
        assert denied is not None
        assert denied.code == "no-analysis"

    asyncio.run(work())


def test_trying_again_tells_when_the_better_move_is_found() -> None:
    async def work() -> None:
        services = services_here()
        table, info = await analysed(services)
        decision = max(info.found.decisions, key=lambda each: each.loss_share.value)
        page = LivePage(services, table.id, Participant(GUEST, Settings(), "", ""), Drawings())
        await page.hear(json.dumps({"type": "replay", "number": decision.number, "trying": True}))
        parts = (await page.messages())[0]
        assert isinstance(parts, PartsMessage)
        assert f'"trying": {decision.number}' in parts.parts["moves"] or f'"trying":{decision.number}' in parts.parts["moves"]
        answers = []
        for move in (decision.played, decision.best.move):
            assert await page.hear(json.dumps({"type": "try", "number": decision.number, "move": GAME.moves.named(move)})) is None
            answers += [each for each in await page.messages() if isinstance(each, TriedMessage)]
        assert [each.found for each in answers] == [False, True]
        await page.hear(json.dumps({"type": "replay", "number": decision.number, "better": 1}))
        better = (await page.messages())[0]
        assert isinstance(better, PartsMessage)
        assert "data-ghosts" in better.parts["analysis"]

    asyncio.run(work())


def test_a_better_line_is_told_as_the_moves_of_who_might_have_made_them() -> None:
    """Even where it ends the turn; and nothing is offered meanwhile that would begin where the board is not."""

    async def work() -> None:
        services = services_here()
        table, info = await analysed(services)
        page = LivePage(services, table.id, Participant(GUEST, Settings(), "", ""), Drawings())
        ends_of_turns = 0
        for decision in info.found.decisions:
            moves = len(line_of(decision))
            ends_of_turns += better_position(table.match, decision, moves).to_act() != decision.seat
            parts = [await told(page, table, {"number": decision.number, "better": better}) for better in (0, moves)]
            assert ['data-do="fork"' in shown["analysis"] for shown in parts] == [True, False]
            assert 'id="review-try"' not in parts[1]["analysis"]
            said = parts[1]["prompt"].partition('id="prompt-text"')[2].partition("</p>")[0]
            assert str(seat_sign(decision.seat)) in said
        assert ends_of_turns > 0

    asyncio.run(work())


async def told(page: LivePage, table: Table, looked_at: dict[str, Any]) -> dict[str, str]:
    await page.hear(json.dumps({"type": "replay", **looked_at}))
    await page.messages()
    drawn = page._drawings.of(table.id).page(table.match, page.info(table), page.viewer(table))
    return {name: str(part) for name, part in drawn.parts.items()}
