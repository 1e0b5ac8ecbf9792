"""Hints at tables: only where all people agreed, recorded, told at the end, and remembered as read."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import all_games
from qosqo.server.api.conversation import Participant
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage
from qosqo.server.storage.tables import json_text, read_state
from qosqo.server.tables.creation import Wish, new_table
from qosqo.server.tables.environment import USUAL, Environment
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import due_sentence, table_info
from qosqo.server.tables.table import Table
from qosqo.web.build import table_model
from qosqo.web.model import Settings, Viewer
from qosqo.web.table import asked, end
from tests.server.tables.in_process import ServicesHere, here
from tests.tambo import GAME as TAMBO

KRAMER = all_games()["cuzco-kramer"]


def table_of(*who: str) -> Table:
    table = new_table(USUAL, TAMBO, [Wish(each) for each in who], "ana", "Ana", "en", seed=1)
    for number, seat in enumerate(table.seats):
        if seat.invite:
            table.join(seat.invite, f"friend {number}", "Ben")
    return table


def test_alone_with_bots_it_is_ones_own_choice_and_recorded_once_for_a_position() -> None:
    table = table_of("me", "bot:random")
    assert table.match.position.to_act() == 0
    assert table.ask_hint(0)
    assert table.ask_hint(0)
    assert table.match.hints_taken() == [1, 0]
    again = Match.from_record(read_record(table.match.record_text()), TAMBO)
    assert again.hints_taken() == [1, 0]


def test_people_elsewhere_must_agree_and_may_decline() -> None:
    table = table_of("me", "friend", "bot:random")
    assert not table.ask_hint(0)
    assert table.match.hints_taken() == [0, 0, 0]
    assert read_state(json_text(table.state)) == table.state
    shown = table_model(table.match, table_info(table, "friend 1", "", lambda _: True), Viewer((1,)))
    assert 'data-do="hints"' in str(asked(shown))
    with pytest.raises(Denied):
        table.answer_hints([0], agree=True)
    table.answer_hints([1], agree=False)
    assert table.state.hints_request is None
    assert not table.ask_hint(0)
    table.answer_hints([1], agree=True)
    assert table.ask_hint(0)
    assert table.match.hints_taken() == [1, 0, 0]


def test_whoever_comes_later_has_not_agreed() -> None:
    table = new_table(USUAL, TAMBO, [Wish("me"), Wish("friend")], "ana", "Ana", "en", seed=1)
    assert table.ask_hint(0)
    assert table.seats[1].invite is not None
    table.join(table.seats[1].invite, "ben", "Ben")
    assert not table.ask_hint(0)


def test_only_the_seat_to_act_asks() -> None:
    with pytest.raises(Denied):
        table_of("me", "friend").ask_hint(1)


def test_the_end_tells_who_has_asked() -> None:
    table = table_of("me", "bot:random")
    table.ask_hint(0)
    chance = random.Random(1)
    while not table.finished:
        position = table.match.position
        table.match.play(position.to_act(), chance.choice(position.moves()))
    told = str(end(table_model(table.match, table_info(table, "ana", "", lambda _: True), Viewer((0,)))))
    assert "Ana once" in told


def test_sentences_about_decisions_are_said_once_and_can_be_switched_off() -> None:
    table = new_table(USUAL, KRAMER, [Wish("me"), Wish("bot:random")], "ana", "Ana", "en", seed=1)
    first = due_sentence(table, (table.match.position.to_act(),), Settings())
    assert first == "can-triple"
    read = Settings(read=(f"{KRAMER.id} {first}",))
    assert due_sentence(table, (table.match.position.to_act(),), read) not in ("", first)
    assert due_sentence(table, (table.match.position.to_act(),), Settings(hints=False)) == ""
    assert due_sentence(table, (), Settings()) == ""


def test_a_page_asks_and_is_shown_plans() -> None:
    async def play() -> None:
        chance = random.Random(1)
        services = ServicesHere(Environment(iter(range(1_000_000)).__next__, chance.randbytes, here))
        wishes = [Wish("me"), Wish("bot:random")]
        table = await services.tables.set_up("ana", replace(Settings(), name="Ana"), TAMBO.id, wishes, seed=1)
        page = LivePage(services, table.id, Participant("ana", Settings(), "here", ""), Drawings())
        await page.messages()
        assert await page.hear(f'{{"type": "advice", "version": {table.version}}}') is None
        assert page._advising is not None
        await page._advising
        shown = page.viewer(table).advice
        assert shown is not None
        assert shown.plans
        assert table.match.hints_taken()[0] == 1
        (message,) = await page.messages()
        assert 'id=\\"advice\\"' in message.model_dump_json()

    asyncio.run(play())
