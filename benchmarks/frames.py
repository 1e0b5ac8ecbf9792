"""How quick a table is in a headless Chromium: from a click to the changed board, how smoothly pieces move, and what a page weighs.

    python benchmarks/frames.py
    python benchmarks/frames.py --steps 60 --game tawantinsuyu --phone
    python benchmarks/frames.py --steps 0 --clicks 60

Clicks are made at a table with two bots, in the middle of a game, at things on the board and at choices, by chance. A press that only
chooses is over when the page has painted what is chosen; one that makes a move, when the board that the server sent is painted. Tasks of
the page's main thread over 50 ms are counted, and the first message of the socket is weighed, which should repeat nothing of the page.

For each game a match played at random is uploaded; from its middle on every move is shown by the button of the replay. While anything is
animated, the gaps between animation frames are noted: 16.7 ms are 60 frames per second. The gaps tell little while other programs keep
the machine busy; the processor time that the page's main thread needs per frame does. A page counts as it travels: gzip, with its board.
"""

from __future__ import annotations

import argparse
import gzip
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from qosqo.core.chance import seeded  # noqa: E402  # the repository must be on the path first
from qosqo.core.match import Match  # noqa: E402
from qosqo.games import all_games  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.people import DESKTOP, PHONE  # noqa: E402
from tests.server.helpers import Player, serving, tambo_config  # noqa: E402

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


WATCH = """() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: "longtask" });
    window.changes = 0;
    document.addEventListener("changed", () => window.changes++);
}"""
READY = """() => document.querySelector("#prompt.mine") && !document.querySelector("#choices[aria-busy=true], #choices[data-sent]")
    && document.querySelector("#choices .choice:enabled, #choices [data-first]") && document.getAnimations().length === 0"""
CLICK = """async (chance) => {
    const drawn = [...document.querySelectorAll("#board [data-state=legal]")];
    const listed = [...document.querySelectorAll("#choices .choice:enabled:not([aria-pressed=true])")];
    const among = drawn.length > 0 && chance < 0.5 ? drawn : listed;
    const target = document.querySelector("#choices [data-first]") ?? among[Math.floor(chance * 1000) % among.length];
    const { port1, port2 } = new MessageChannel();
    const painted = () => new Promise((done) => requestAnimationFrame(() => { port1.onmessage = done; port2.postMessage(0); }));
    const before = window.changes;
    const start = performance.now();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    let made = false;
    do {
        await painted();
        made ||= document.querySelector("#choices[data-sent]") !== null || window.changes > before;
        if (made ? window.changes > before : !document.querySelector("#choices[aria-busy=true]")) break;
    } while (performance.now() - start < 5000);
    return [made, performance.now() - start];
}"""


def middle(game_id: str, moves: int) -> Match:
    match = Match.new(all_games()[game_id], ("Quilla", "Rumi", "Sayri"), seed=7)
    chance = seeded(7)
    while (len(match.made) < moves or len(match.position.moves()) < 2) and not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


class Clicks:
    """What was measured at one table."""

    def __init__(self) -> None:
        self.choosing: list[float] = []
        self.making: list[float] = []
        self.tasks: list[float] = []
        self.work = 0.0
        """Processor time of the page's main thread in milliseconds per click, bots' moves included."""
        self.frames: list[int] = []


def click_on(browser: Browser, address: str, game_id: str, clicks: int, phone: bool) -> Clicks:
    """Sits down in the middle of a game and clicks by chance."""
    match = middle(game_id, MOVES // 2)
    host = Player(address)
    shown = host.ok(host.http.post("/api/records", content=match.record_text(), headers={"content-type": "text/plain"}))
    seats = [{"who": "me" if seat == match.position.to_act() else "bot:random"} for seat in range(match.position.seats)]
    table = host.ok(host.http.post(f"/api/tables/{shown['id']}/fork", json={"number": len(match.made), "seats": seats}))
    width, height = PHONE if phone else (1366, 768)
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=phone)
    page.context.add_cookies([{"name": "qosqo", "value": host.secret, "url": address}])
    found = Clicks()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: found.frames.append(len(str(frame)))))
    page.goto(address + table["url"])
    page.wait_for_selector("body[data-connected]")
    page.wait_for_function(READY)
    page.evaluate(WATCH)
    choice = random.Random(11)
    thread = MainThread(page)
    before = thread.milliseconds()
    for _ in range(clicks):
        page.wait_for_function(READY)
        made, taken = page.evaluate(CLICK, choice.random())
        (found.making if made else found.choosing).append(taken)
        if page.locator("#end.ended").count():
            break
    tasks: Any = page.evaluate("window.tasks")
    found.tasks = tasks
    found.work = (thread.milliseconds() - before) / clicks
    page.close()
    return found


def print_clicks(browser: Browser, address: str, games: list[str], clicks: int, phone: bool) -> None:
    times = f"{'median':>9} {'95 %':>9}"
    print(f"{'game':14} {'choosing':>8} {times} {'moves':>6} {times} {'tasks':>6} {'longest':>9} {'work':>9} {'first frame':>12}")
    for game_id in games:
        found = click_on(browser, address, game_id, clicks, phone)
        parts = [f"{len(each):{width}} {middle_and_most(each)}" for each, width in ((found.choosing, 8), (found.making, 6))]
        longest = max(found.tasks, default=0)
        print(
            f"{game_id:14} {' '.join(parts)} {len(found.tasks):6} {longest:6.0f} ms {found.work:6.1f} ms {found.frames[0] / 1000:9.1f} kB",
            flush=True,
        )


def middle_and_most(times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    return f"{statistics.median(ordered):6.1f} ms {ordered[int(len(ordered) * 0.95)]:6.1f} ms"


def random_record(game_id: str) -> str:
    return middle(game_id, MOVES).record_text()


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
    parser.add_argument("--clicks", type=int, default=40, help="clicks per game")
    parser.add_argument("--phone", action="store_true", help="a phone's screen")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(tambo_config(f"{folder}/tables.db")) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        if arguments.clicks:
            print_clicks(browser, address, arguments.game or [*all_games()], arguments.clicks, arguments.phone)
        if arguments.steps:
            print_frames(browser, address, arguments.game or [*all_games()], arguments.steps, arguments.phone)
        browser.close()


def print_frames(browser: Browser, address: str, games: list[str], steps: int, phone: bool) -> None:
    print(f"{'game':14} {'frames':>6} {'median':>9} {'95 %':>9} {'worst':>9} {'work':>9} {'page':>10}")
    for game_id in games:
        page, weight = opened(browser, address, random_record(game_id), phone)
        thread = MainThread(page)
        before = thread.milliseconds()
        gaps = sorted(frame_gaps(page, MOVES // 2, steps))
        work = (thread.milliseconds() - before) / len(gaps)
        worst, most = gaps[-1], gaps[int(len(gaps) * 0.95)]
        figures = f"{statistics.median(gaps):6.1f} ms {most:6.1f} ms {worst:6.1f} ms {work:6.1f} ms"
        print(f"{game_id:14} {len(gaps):6} {figures} {weight / 1000:7.1f} kB")
        page.close()


if __name__ == "__main__":
    main()
