"""Analyses through the API: started, looked at, kept, and refused where they must be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from qosqo.analysis.effort import LEVELS
from qosqo.analysis.profile import Scale
from qosqo.analysis.whole import Settings
from qosqo.server.storage.analyses import StoredAnalyses
from qosqo.server.storage.sqlite import SqliteDatabase
from tests.server.databases import with_database
from tests.server.helpers import PATIENCE, Player, serving, tambo_config


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose analyses take no time."""
    config = replace(tambo_config(str(tmp_path_factory.mktemp("analyses") / "tables.db")), analysis_effort=0.05)
    with serving(config) as found:
        yield found


def until_complete(player: Player, where: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while not (found := player.ok(player.http.get(where)))["complete"]:
        assert time.monotonic() < until
        time.sleep(0.05)  # there is nothing to wait on but its progress
    return dict(found)


def test_a_finished_game_is_analysed_and_what_is_found_is_told(quick: str) -> None:
    ana, ben = Player(quick, "Ana"), Player(quick, "Ben")
    table = ana.play_to_the_end(ana.set_up("me", "device"))
    where = f"/api/tables/{table['id']}/analysis"
    assert ben.http.get(where).status_code == 404
    begun = ana.http.post(where, json={"level": "quick"})
    assert begun.status_code == 202
    found = until_complete(ben, where)
    assert found["done"] == found["total"]
    assert [each["number"] for each in found["decisions"]] == list(range(table["length"]))
    assert {each["seat"] for each in found["players"]} == {0, 1}
    for seat in found["explained"]:
        parts = [seat[name] for name in ("start", "own", "others", "luck", "rest")]
        assert sum(parts) == pytest.approx(seat["final"])
    assert ana.http.post(where, json={"level": "endless"}).status_code == 422


def test_players_get_a_place_on_the_ladder_of_bots_where_one_is_known(quick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = Player(quick, "Ana")
    table = ana.play_to_the_end(ana.set_up("me", "device"))
    where = f"/api/tables/{table['id']}/analysis"
    ana.ok(ana.http.post(where, json={"level": "quick"}))
    assert [each["strength"] for each in until_complete(ana, where)["players"]] == [None, None]
    scale = Scale({"easy": -50.0, "hard": 50.0}, error=0.0, spread=1.0)
    monkeypatch.setattr("qosqo.analysis.profile.scales", lambda: {"tambo": {2: scale}})
    for player in ana.ok(ana.http.get(where))["players"]:
        value, low, high = player["strength"]["value"]
        assert player["strength"]["bots"] == ["easy", "hard"]
        assert low <= value <= high


def test_a_running_game_is_judged_only_where_everybody_agreed(quick: str) -> None:
    ana, ben = Player(quick, "Ana"), Player(quick, "Ben")
    table = ana.play(ana.set_up("me", "device"))
    where = f"/api/tables/{table['id']}"
    refused = ana.http.post(f"{where}/analysis", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "only-finished")
    assert ben.http.post(f"{where}/study", json={"agree": True}).status_code == 403
    assert ana.http.post(f"{where}/study", json={"agree": True}).status_code == 204
    until = time.monotonic() + PATIENCE
    while ana.http.get(f"{where}/analysis").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert ben.ok(ben.http.get(f"{where}/analysis"))["decisions"] == []  # nobody else is told before the end


def test_what_a_process_that_is_no_more_has_left_is_gone_on_with_at_once(tmp_path: Path) -> None:
    """Where several share a database only what it has released, or when its claim has run out."""
    file = tmp_path / "tables.db"
    with serving(tambo_config(str(file))) as address:
        ana = Player(address)
        table = ana.play_to_the_end(ana.set_up("me", "device"))

    async def claimed(database: SqliteDatabase) -> list[bool]:
        before, after = (StoredAnalyses(database, lambda: 0) for _ in range(2))
        await before.begin(table["id"], "ana", "quick", Settings(LEVELS["quick"].times(0.05)))
        found = [await each.claim(table["id"], 600) for each in (before, after)]
        await after.start()
        found.append(await after.claim(table["id"], 600))
        await before.release()  # what another one has
        found.append(await before.claim(table["id"], 600))
        await after.release()
        found.append(await before.claim(table["id"], 600))
        return found

    assert with_database(file, claimed) == [True, False, True, False, True]
    with serving(tambo_config(str(file))) as address:  # the last claim is left behind, too
        ana.http.base_url = address
        until_complete(ana, f"/api/tables/{table['id']}/analysis")
