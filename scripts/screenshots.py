"""`make pictures`: play each game half-way between bots and take the pictures of the README and the docs in a real browser."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright

from qosqo.bots.contract import Budget, known_in
from qosqo.bots.roster import make_bot
from qosqo.core.match import Match
from qosqo.games import all_games

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8761
SIZES = {"": (1280, 1180), "-phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
MOVES = {"cuzco-feld": 110, "cuzco-kramer": 150, "tawantinsuyu": 170}
"""How far each game is played."""


def half_a_game(game_id: str) -> str:
    """The record of a game between three greedy bots, as far as the picture needs it."""
    game = all_games()[game_id]
    match = Match.new(game, ["Quilla", "Rumi", "Sayri"], seed=7)
    bots = [make_bot("greedy", game, seat, seat) for seat in range(3)]
    while not match.position.over() and len(match.made) < MOVES[game_id]:
        seat = match.position.to_act()
        match.play(seat, bots[seat].choose(known_in(match), Budget()))
    return match.record_text()


@contextmanager
def server(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "qosqo", "serve", "--port", str(PORT), "--database", f"{folder}/tables.db", "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://localhost:{PORT}"
    try:
        for _ in range(300):
            try:
                httpx.get(f"{address}/api/health").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game_id in all_games():
            record = half_a_game(game_id)
            for suffix, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(address)
                uploaded = page.request.post(f"{address}/records", data=record, headers={"content-type": "text/plain"})
                page.goto(address + uploaded.json()["url"])
                page.wait_for_selector("#board")
                page.wait_for_timeout(1500)
                page.screenshot(path=PICTURES / f"{game_id}{suffix}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
