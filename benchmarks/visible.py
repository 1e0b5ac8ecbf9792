"""How much of a table is in sight without scrolling: random decisions of every game in a real browser of several sizes.

    python benchmarks/visible.py                       # three games, four sizes, 15 decisions each
    python benchmarks/visible.py --game cuzco-feld --decisions 40
    python benchmarks/visible.py --pictures FOLDER     # keeps a picture of every third decision

Every decision is looked at as it comes, and, if its first choice leads on to another question, with that question, too.
The last column is the size of the smallest letters at the table, in pixels (the size of the type, of which a digit's height is 70 %).
Needs the packages of the browser tests and Debian's `chromium`.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from tests.browser.conftest import FLAGS
from tests.browser.tables import SMALLEST_LETTERS
from tests.server.helpers import Player, serving, tambo_config

SIZES = {"1366x768": (1366, 768), "1920x1080": (1920, 1080), "2560x1440": (2560, 1440), "390x844": (390, 844)}
PHONE = "390x844"
GAMES = ("cuzco-kramer", "cuzco-feld", "tawantinsuyu")
MOST_MOVES = 120
OWN_RESOURCES = {
    "cuzco-kramer": "#ck-ap, [id^='ck-own-'].thing",
    "cuzco-feld": "#cf-own-line .cf-has",
    "tawantinsuyu": "[id^='tw-own-resource-']",
}
QUESTIONS = ("prompt", "choices", "one legal", "all legal", "resources", "log")

LOOK = """(resources) => {
    const regions = "#prompt, #choices, #board, #seats, #log, .masthead, #asked, #end, #replay, #notices, #tip";
    const line = 20;
    /* In sight: in the window, in every box that scrolls, and with nothing else in front of its middle. */
    const seen = (element, head) => {
        const box = element.getBoundingClientRect();
        const bottom = head ? Math.min(box.bottom, box.top + line) : box.bottom;
        const [x, y] = [(box.left + box.right) / 2, (box.top + bottom) / 2];
        if (box.width === 0 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        for (let around = element.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === "visible" || around.matches("body, html")) continue;
            const edge = around.getBoundingClientRect();
            if (box.top < edge.top - 2 || bottom > edge.bottom + 2 || box.left < edge.left - 2 || box.right > edge.right + 2) return false;
        }
        const front = document.elementFromPoint(x, y);
        return front !== null && front.closest(regions) === element.closest(regions);
    };
    const all = (selector, head = false) => [...document.querySelectorAll(selector)].map((element) => seen(element, head));
    const folded = document.querySelector("#choices .folded:not([open])");
    const heads = folded ? all("#choices h2", true) : all("#choices .choice .label", true);
    const legal = all("#board [data-state=legal], #seats [data-state=legal]");
    return {
        "prompt": all("#prompt-text").every(Boolean),
        "choices": heads.length > 0 ? heads.every(Boolean) : null,
        "one legal": legal.length > 0 ? legal.some(Boolean) : null,
        "all legal": legal.length > 0 ? legal.every(Boolean) : null,
        "resources": all(resources).every(Boolean),
        "log": document.querySelector("#log-list > li") ? all("#log-list > li:last-child", true).every(Boolean) : null,
    };
}"""


def random_match(game_id: str, number: int) -> Match:
    """A game with a random number of random moves behind it, whose next decision is not forced."""
    choice = random.Random(number)
    match = Match.new(all_games()[game_id], ("Quilla", "Rumi", "Sayri"), seed=number)
    chance = seeded(number)
    for _ in range(choice.randrange(MOST_MOVES)):
        match.play(match.position.to_act(), match.position.sample(chance))
    while len(match.position.moves()) < 2:
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


def sit_down(browser: Browser, address: str, match: Match, size: str, dark: bool, language: str = "en") -> Page:
    """A page in the seat whose turn it is."""
    host = Player(address, language=language)
    shown = host.ok(host.http.post("/api/records", content=match.record_text(), headers={"content-type": "text/plain"}))
    seats = [{"who": "me" if seat == match.position.to_act() else "bot:easy"} for seat in range(match.position.seats)]
    table = host.ok(host.http.post(f"/api/tables/{shown['id']}/fork", json={"number": len(match.made), "seats": seats}))
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        has_touch=size == PHONE,
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    page.context.add_cookies([{"name": "qosqo", "value": host.secret, "url": address}])
    page.goto(table["url"] if table["url"].startswith("http") else address + table["url"])
    page.wait_for_selector("body[data-connected]")
    page.wait_for_selector("#choices:not([aria-busy=true]) .choice", state="attached")
    settle(page)
    return page


def settle(page: Page) -> None:
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120))))")


class Figures:
    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.smallest = 99.0

    def add(self, answers: dict[str, Any]) -> None:
        self.smallest = min(self.smallest, answers.pop("smallest"))
        for question, answer in answers.items():
            if answer is not None:
                self.asked[question] += 1
                self.seen[question] += bool(answer)

    def line(self) -> str:
        shares = [f"{100 * self.seen[question] / max(1, self.asked[question]):8.0f} %" for question in QUESTIONS]
        return " ".join([*shares, f"{self.smallest:7.1f} px"])


def seen(page: Page, game_id: str) -> dict[str, Any]:
    return {**page.evaluate(LOOK, OWN_RESOURCES[game_id]), "smallest": page.evaluate(SMALLEST_LETTERS)}


def look(page: Page, game_id: str, figures: Figures, picture: Path | None) -> None:
    """What is in sight of this decision, and of the question that follows a first choice."""
    figures.add(seen(page, game_id))
    if picture:
        page.screenshot(path=picture)
    leading = page.locator("#choices .choice:not([data-row])")
    if leading.count():
        leading.first.evaluate("choice => choice.click()")
        settle(page)
        figures.add(seen(page, game_id))
        if picture:
            page.screenshot(path=picture.with_stem(picture.stem + "-then"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--decisions", type=int, default=15, help="per game and size")
    parser.add_argument("--first", type=int, default=1, help="number of the first random game")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of every third decision")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(tambo_config(f"{folder}/tables.db")) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print(f"{'game':13} {'size':10}", " ".join(f"{question:>10}" for question in QUESTIONS), f"{'letters':>10}")
        for game_id in arguments.game or GAMES:
            for size in arguments.size or SIZES:
                figures = Figures()
                for number in range(arguments.first, arguments.first + arguments.decisions):
                    kept = arguments.pictures and number % 3 == 1
                    page = sit_down(browser, address, random_match(game_id, number), size, arguments.dark, arguments.language)
                    look(page, game_id, figures, arguments.pictures / f"{game_id}-{size}-{number}.png" if kept else None)
                    page.close()
                print(f"{game_id:13} {size:10}", figures.line(), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
