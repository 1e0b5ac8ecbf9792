"""The record of a table: its first line is written once, and who sits where later is said by later lines."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.helpers import Player, serving, tambo_config


def stored_lines(database: Path, table: dict[str, Any]) -> list[str]:
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY n", (table["id"],)).fetchall()
    return [line for (line,) in found]


def exported_lines(player: Player, table: dict[str, Any]) -> list[str]:
    return player.http.get(f"/api/tables/{table['id']}/record").text.splitlines()


def test_the_first_line_stays_as_it_was_when_seats_change_hands(tmp_path: Path) -> None:
    """Somebody joins under another name, a bot comes for a friend: the file given out begins like the stored record; a fork names it."""
    database = tmp_path / "t.db"
    with serving(tambo_config(str(database))) as address:
        ana, ben = Player(address, "Ana"), Player(address, "Ben")
        table = ana.set_up("me", "friend", "friend")
        before = stored_lines(database, table)
        ben.join(table["invites"]["1"], "Benedikt")
        ana.ok(ana.post(table, "seats/2/bot", bot="random"))
        names = [seat["name"] for seat in ana.look(table)["seats"]]
        assert names[:2] == ["Ana", "Benedikt"]
        seen = ana.look(table)
        while not seen["over"]:
            player = (ana, ben)[seen["to_act"]] if seen["to_act"] < 2 else None
            mine = player.look(table) if player else seen
            seen = player.play(mine) if player and mine["moves"] else ana.look(table, after=seen["version"])
        stored, exported = stored_lines(database, table), exported_lines(ana, table)
        assert exported[0] == stored[0] == before[0]
        assert exported[: len(stored)] == stored
        sits = [json.loads(line) for line in stored if '"sits"' in line]
        assert [(entry["sits"], entry["name"], entry.get("bot")) for entry in sits] == [(1, "Benedikt", None), (2, names[2], "random")]
        fork = ana.ok(ana.post(table, "fork", number=1))
        header = json.loads(stored_lines(database, fork)[0])
        assert header["forked"] == {"from": json.loads(stored[0])["sum"], "moves": 1}
        assert header["names"] == names
        assert header["bots"] == ["", "normal", "random"]  # for Benedikt, who is not asked, a bot plays on


def test_a_table_read_again_knows_who_sits_there_now(tmp_path: Path) -> None:
    config = tambo_config(str(tmp_path / "t.db"))
    with serving(config) as address:
        ana, ben = Player(address, "Ana"), Player(address, "Ben")
        table = ana.set_up("me", "friend")
        ben.join(table["invites"]["1"], "Benedikt")
        ana.play(table, {"kind": "draw"})
    with serving(config) as address:
        ana.http.base_url = address
        refused = ana.post(table, "moves", version=1, move={"kind": "draw"})
        assert refused.json()["text"] == "It is the turn of Benedikt."


def test_a_seat_that_is_taken_does_not_make_others_stale(ana: Player, ben: Player) -> None:
    """The version counts changes of the game; that somebody sits down is none."""
    table = ana.set_up("me", "friend", options={"deck": "sorted"})
    ben.join(table["invites"]["1"])
    ana.play(table, {"kind": "draw"})


def test_a_person_with_a_name_like_a_bots_is_a_person(ana: Player) -> None:
    wanted = [{"who": "me", "name": "Ana (hard)"}, {"who": "device", "name": "normal"}, {"who": "bot:random", "name": "Ben"}]
    table = ana.ok(ana.http.post("/api/tables", json={"game": "tambo", "seats": wanted}))
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        ("Ana (hard)", "device", ""),
        ("normal", "device", ""),
        ("Ben", "bot", "random"),
    ]
    assert table["mine"] == [0, 1]
    text = ana.http.get(f"/api/tables/{table['id']}/record").text
    assert "Ana (hard)" in text
    assert ana.play(table)["version"] == 1
