"""What guards the server: headers, origins, secrets, limits, and errors that explain themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from qosqo.core.texts import LANGUAGES, texts
from qosqo.server.http.errors import STATUS
from qosqo.server.http.limits import Limits, Rate
from qosqo.server.tables.errors import SERVER_FOLDER
from tests.server.helpers import GENEROUS, Player, refusal, serving, tambo_config


def test_every_answer_carries_the_protecting_headers(browser: httpx.Client) -> None:
    for path in ("/", "/nothing", "/api/health", "/static/x/y.js"):
        headers = browser.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: httpx.Client) -> None:
    cookie = browser.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_nothing_is_done_for_other_sites(browser: httpx.Client, address: str) -> None:
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": address.replace("http", "https")}):
        assert browser.post("/start", data={"game": "tambo"}, headers=headers).status_code == 403
    without_origin = httpx.post(f"{address}/start", data={"game": "tambo"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert without_origin.status_code == 403


def test_a_forged_secret_has_no_seat(ana: Player, address: str) -> None:
    table = ana.set_up("me", "device")
    for secret in ("x", ana.secret[:-1], ana.secret + "x", "x" * 1000):
        forged = httpx.Client(base_url=address, headers={"Authorization": f"Bearer {secret}"})
        answer = forged.post(f"/api/tables/{table['id']}/moves", json={"version": 0, "move": table["moves"][0]})
        assert answer.status_code in (401, 403)
    assert ana.look(table)["version"] == 0


def test_another_persons_seat_cannot_be_named(ana: Player, ben: Player) -> None:
    table = ana.set_up("me", "friend")
    ben.join(table["invites"]["1"])
    answer = ben.post(table, "moves", version=0, seat=0, move={"kind": "draw"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_too_much_is_refused(browser: httpx.Client) -> None:
    answer = browser.post("/records", content=b"x" * 3_000_000, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 413
    streamed = browser.post("/records", content=(b"x" * 100_000 for _ in range(30)), headers={"Content-Type": "text/plain"})
    assert streamed.status_code == 413


def test_too_fast_is_refused(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(20, 0.001), new_tables=Rate(2, 0.001), messages=Rate(3, 0.001), sockets_per_address=2)
    with serving(tambo_config(str(tmp_path / "t.db"), limits)) as address:
        ana = Player(address)
        table = ana.set_up("me", "device")
        assert ana.http.post("/api/guests", json={}).status_code == 429
        with ana.socket(table) as tab:
            for _ in range(4):
                tab.send("ready", seat=0)
            assert tab.wait_for("refused")["code"] == "too-fast"
            with ana.socket(table), pytest.raises(Exception, match="503"):
                ana.socket(table)
        answers = [ana.http.get("/api/games").status_code for _ in range(20)]
        assert answers[-1] == 429


def test_previews_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """They cost the server more than anything else; moves are still accepted afterwards."""
    with serving(tambo_config(str(tmp_path / "t.db"), replace(GENEROUS, previews=Rate(3, 0.001)))) as address:
        ana = Player(address)
        table = ana.set_up("me", "friend")
        with ana.socket(table) as tab:
            tab.send("previews", version=0, moves=[{"kind": "draw"}, {"kind": "draw"}])
            assert len(tab.wait_for("previews")["previews"]) == 2
            tab.send("previews", version=0, moves=[{"kind": "draw"}, {"kind": "draw"}])
            assert tab.wait_for("refused")["code"] == "too-fast"
            tab.send("move", version=0, move={"kind": "draw"})
            tab.wait_for_version(1)
        assert refusal(ana.post(table, "previews", version=1, moves=[{"kind": "draw"}] * 2)) == (429, "too-fast")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_explained_in_every_language(language: str) -> None:
    say = texts(language, SERVER_FOLDER)
    assert [code for code in STATUS if not say.has(f"error-{code}")] == []
