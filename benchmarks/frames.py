"""How smoothly pieces move: the time between frames while a replay is stepped through in a headless Chromium, and what a table page weighs.

    python benchmarks/frames.py
    python benchmarks/frames.py --steps 60 --game tawantinsuyu --phone

For each game a match played at random is uploaded; from its middle on every move is shown by the button of the replay. While anything is
animated, the gaps between animation frames are noted: 16.7 ms are 60 frames per second. The gaps tell little while other programs keep
the machine busy; the processor time that the page's main thread needs per frame does. A page counts as it travels: gzip, with its board.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from qosqo.core.chance import seeded  # noqa: E402  # the repository must be on the path first
from qosqo.core.match import Match  # noqa: E402
from qosqo.games import all_games  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.people import DESKTOP, PHONE  # noqa: E402
from tests.server.helpers import serving, tambo_config  # noqa: E402

MOVES = 160
STEP = """async () => {
    const slider = document.getElementById("replay-slider");
    document.querySelector(`[data-do=replay][data-number="${Number(slider.value) + 1}"]`).click();
    const gaps = [];
    let last = 0;
    const patience = performance.now() + 1500;
    return new Promise((resolve) => {
        const frame = (now) => {
            const moving = document.getAnimations().length > 0;
            if (moving && last) gaps.push(now - last);
            if (!moving && (gaps.length || now > patience)) return resolve(gaps);
            last = moving ? now : 0;
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    });
}"""


def random_record(game_id: str) -> str:
    match = Match.new(all_games()[game_id], ("Quilla", "Rumi", "Sayri"), seed=7)
    chance = seeded(7)
    while len(match.made) < MOVES and not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
    return match.record_text()


def opened(browser: Browser, address: str, record: str, phone: bool) -> tuple[Page, int]:
    """A page that shows the record, and its weight."""
    width, height = PHONE if phone else DESKTOP
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=phone)
    uploaded = page.request.post(f"{address}/records", data=record, headers={"content-type": "text/plain", "origin": address})
    answer = page.goto(address + uploaded.json()["url"])
    assert answer is not None
    page.wait_for_selector("body[data-connected]")
    return page, len(gzip.compress(answer.body()))


def frame_gaps(page: Page, start: int, steps: int) -> list[float]:
    slider = page.locator("#replay-slider")
    slider.evaluate("(slider, start) => { slider.value = start; slider.dispatchEvent(new Event('input', { bubbles: true })) }", start)
    page.wait_for_function("start => document.getElementById('replay-where').textContent.includes(String(start))", arg=start)
    page.wait_for_timeout(800)
    return [gap for _ in range(steps) for gap in page.evaluate(STEP)]


class MainThread:
    """The processor time of the page's main thread, without the time that it waits for a processor."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def milliseconds(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*all_games()], action="append")
    parser.add_argument("--steps", type=int, default=40, help="moves shown per game")
    parser.add_argument("--phone", action="store_true", help="a phone's screen")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(tambo_config(f"{folder}/tables.db")) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print(f"{'game':14} {'frames':>6} {'median':>9} {'95 %':>9} {'worst':>9} {'work':>9} {'page':>10}")
        for game_id in arguments.game or all_games():
            page, weight = opened(browser, address, random_record(game_id), arguments.phone)
            thread = MainThread(page)
            before = thread.milliseconds()
            gaps = sorted(frame_gaps(page, MOVES // 2, arguments.steps))
            work = (thread.milliseconds() - before) / len(gaps)
            worst, most = gaps[-1], gaps[int(len(gaps) * 0.95)]
            figures = f"{statistics.median(gaps):6.1f} ms {most:6.1f} ms {worst:6.1f} ms {work:6.1f} ms"
            print(f"{game_id:14} {len(gaps):6} {figures} {weight / 1000:7.1f} kB")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
