"""Somebody in front of a browser: opens pages, reads them, clicks."""

from __future__ import annotations

import re
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, WebSocket

PATIENCE: Final = 60_000
LONG_GAME: Final = 900_000
DESKTOP: Final = (1280, 900)
PHONE: Final = (390, 844)
CAN_CHOOSE: Final = "#choices:not([data-sent]) .choice:enabled:not([aria-pressed=true])"
CAN_CONFIRM: Final = "#choices:not([data-sent]) [data-first]"

CLICK_ON: Final = """async ([confirm, choose, most]) => {
    for (let clicks = 0; clicks < most; ) {
        if (document.querySelector("#end.ended")) return clicks;
        const target = document.querySelector(confirm) ?? document.querySelector(choose);
        if (target) {
            target.click();
            clicks++;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return -1;
}"""


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        touch: bool = False,
        bypass_csp: bool = False,
        dark: bool = False,
        motion: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            bypass_csp=bypass_csp,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.traffic: list[str] = []
        """Everything that the server sent: pages and messages."""
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda message: self.errors.append(message.text) if message.type == "error" and not offline(message.text) else None
        )
        self.page.on(
            "response",
            lambda response: (
                self.traffic.append(response.text()) if "text/html" in response.headers.get("content-type", "") and response.ok else None
            ),
        )
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.traffic.append(str(frame)))

    def leave(self) -> None:
        self.context.close()

    # Going places.

    def open(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def start(self, game: str) -> Person:
        """Two clicks at most: the page is open, press the button."""
        self.open("/")
        self.button(re.compile(f": {re.escape(game)}$")).first.click()
        self.page.wait_for_url("**/table/*")
        return self.connected()

    def set_up(self, game: str, *seats: str, **options: str) -> Person:
        """A table by the set-up form; seats as the form's values."""
        self.open(f"/setup/{game}")
        self.page.locator("[name=way][value=mix]").check()
        for number, who in enumerate((*seats, "none", "none", "none", "none")[: self.page.locator("select[name^=who-]").count()]):
            self.page.locator(f"select[name=who-{number}]").select_option(who)
        for name, choice in options.items():
            self.page.locator(f"[name=option-{name}]").select_option(choice)
        self.page.locator("form.setup button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        return self.connected()

    @property
    def invite(self) -> str:
        return self.page.locator("#asked input").input_value()

    def join(self, invite: str, name: str) -> Person:
        """Follows an invite link and sits down."""
        self.open(invite)
        self.page.locator("form.setup [name=name]").fill(name)
        self.page.locator("form.setup button").click()
        self.page.wait_for_url("**/table/*")
        return self.connected()

    def upload(self, record: str) -> Person:
        """Opens a record; afterwards its table is shown."""
        answer = self.page.request.post(
            f"{self.address}/records", data=record, headers={"Content-Type": "text/plain", "Origin": self.address}
        )
        self.open(answer.json()["url"])
        return self.connected()

    def connected(self) -> Person:
        self.page.wait_for_selector("body[data-connected]")
        return self

    def change_settings(self, **settings: str) -> Person:
        """Through the form that every page has."""
        self.page.locator("#settings summary").click()
        for name, value in settings.items():
            field = self.page.locator(f"#settings [name={name}]")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        with self.page.expect_navigation():
            self.page.locator("#settings button[type=submit]").click()
        return self

    # Reading.

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt-text").inner_text().strip()

    def waits_for(self, selector: str) -> Locator:
        self.page.wait_for_selector(selector)
        return self.page.locator(selector)

    def unfolded(self) -> Person:
        """Opens the list of choices where it is folded away because the board offers the same."""
        self.page.wait_for_selector(CAN_CHOOSE, state="attached")
        folded = self.page.locator("#choices .folded:not([open]) > summary")
        if folded.count():
            folded.click()
        return self

    def choices(self) -> list[str]:
        self.unfolded().page.wait_for_selector(CAN_CHOOSE)
        return self.page.locator("#choices .choice .label").all_inner_texts()

    def moves_made(self) -> int:
        return int(self.page.locator("#replay-slider").get_attribute("max") or 0)

    def log(self) -> list[str]:
        return [text.strip() for text in self.page.locator("#log-list .log-text").all_inner_texts()]

    def axe(self) -> list[dict[str, Any]]:
        before = list(self.errors)
        found: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        self.errors[:] = before  # axe itself asks for style sheets in places where there are none
        return [{"id": each["id"], "where": [node["target"] for node in each["nodes"]]} for each in found]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    # Playing.

    def choose(self, label: str) -> Person:
        self.unfolded().page.locator(CAN_CHOOSE, has_text=label).first.click()
        return self

    def confirm(self) -> Person:
        self.page.locator(CAN_CONFIRM).click()
        return self

    def play(self, label: str) -> Person:
        """Choose a move and confirm it; done when the server has it."""
        before = self.page.locator("#moves").text_content()
        self.choose(label).confirm()
        self.page.wait_for_function("before => document.getElementById('moves').textContent !== before", arg=before)
        return self

    def play_to_the_end(self, most: int = 5000) -> int:
        """Clicks the first choice, whatever it is, until the score sheet appears; how many clicks it took."""
        self.context.set_default_timeout(LONG_GAME)
        clicks = int(self.page.evaluate(CLICK_ON, [CAN_CONFIRM, CAN_CHOOSE, most]))
        self.context.set_default_timeout(PATIENCE)
        assert clicks >= 0, f"the game is not over after {most} clicks"
        return clicks


def offline(text: str) -> bool:
    """What a browser says when the server is stopped on purpose."""
    return "WebSocket" in text and ("ERR_CONNECTION" in text or "closed" in text or "Unexpected response" in text)
