"""A real Chromium and a real server. Without the browser these tests are skipped and say so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.people import Person
from tests.server.helpers import serving, tambo_config

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Browser tests come last: a process with a running Playwright can start no event loop of its own.
    items.sort(key=lambda item: "browser" in item.path.parts)
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))  # a busy machine may starve a browser; the summary counts what was looked at twice
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="chromium is not installed"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def functions_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playwright evaluates anything but a function anew at every look, which the pages' policy forbids from the second look on:
    such a wait passes only when there is nothing to wait for."""
    wait = Page.wait_for_function

    def wait_for_function(page: Page, expression: str, **options: Any) -> object:
        assert "=>" in expression.split("\n")[0], f"write a function: () => {expression}"
        return wait(page, expression, **options)

    monkeypatch.setattr(Page, "wait_for_function", wait_for_function)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tambo_config(str(tmp_path_factory.mktemp("site") / "tables.db"))) as address:
        yield address


@pytest.fixture
def newcomer(chromium: Browser, site: str) -> Iterator[Callable[..., Person]]:
    """Makes people with a browser of their own each; afterwards nobody may have seen an error of the page."""
    people: list[Person] = []

    def come(address: str = site, **options: object) -> Person:
        people.append(Person(chromium, address, **options))  # type: ignore[arg-type]
        return people[-1]

    yield come
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.leave()
    assert errors == []


@pytest.fixture
def ana(newcomer: Callable[..., Person]) -> Person:
    return newcomer()
