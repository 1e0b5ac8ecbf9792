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
from playwright.sync_api import FloatRect, Page, sync_playwright

from qosqo.bots.contract import Budget, known_in
from qosqo.bots.roster import make_bot
from qosqo.core.match import Match
from qosqo.games import all_games

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8761
SIZES = {"": (1440, 810), "-phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
GALLERY_HEIGHT = 1400
NAMES = ("Quilla", "Rumi", "Sayri")
WANTED = {"cuzco-feld": (130, "place-die"), "cuzco-kramer": (190, "triple"), "tawantinsuyu": (170, "place")}
"""How far each game is played, and the move that must be possible then."""


def half_a_game(game_id: str) -> Match:
    """A game between three greedy bots, as far as the picture needs it."""
    game = all_games()[game_id]
    moves, wanted = WANTED[game_id]
    match = Match.new(game, NAMES, seed=7)
    bots = [make_bot("greedy", game, seat, seat) for seat in range(len(NAMES))]
    while len(match.made) < moves or all(game.moves.named(move)["kind"] != wanted for move in match.position.moves()):
        seat = match.position.to_act()
        match.play(seat, bots[seat].choose(known_in(match), Budget()))
    return match


def sit_down(page: Page, address: str, match: Match) -> None:
    """At a table that goes on from the match, in the seat whose turn it is."""
    origin = {"origin": address}
    uploaded = page.request.post(f"{address}/api/records", data=match.record_text(), headers={**origin, "content-type": "text/plain"})
    seats = [{"who": "me" if seat == match.position.to_act() else "bot:greedy", "name": name} for seat, name in enumerate(match.names)]
    table = page.request.post(
        f"{address}/api/tables/{uploaded.json()['id']}/fork", data={"number": len(match.made), "seats": seats}, headers=origin
    )
    page.goto(address + table.json()["url"])
    page.wait_for_selector("#board [data-state=legal]")


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
            match = half_a_game(game_id)
            for suffix, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(address)
                sit_down(page, address, match)
                page.wait_for_timeout(1500)
                page.screenshot(path=PICTURES / f"{game_id}{suffix}.png")
                page.close()
        take_gallery(browser.new_page(viewport={"width": 1000, "height": GALLERY_HEIGHT}), address)
        browser.close()


def take_gallery(page: Page, address: str) -> None:
    """The upper part of each game's gallery."""
    page.goto(f"{address}/gallery")
    for game_id in all_games():
        page.locator(f"#gallery-{game_id}").scroll_into_view_if_needed()
        box = page.locator(f"#gallery-{game_id}").bounding_box()
        assert box is not None
        top = box["y"] + page.evaluate("scrollY")
        clip: FloatRect = {"x": box["x"], "y": top, "width": box["width"], "height": min(box["height"], GALLERY_HEIGHT)}
        page.screenshot(path=PICTURES / f"{game_id}-gallery.png", full_page=True, clip=clip)


if __name__ == "__main__":
    main()
