from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.helpers import PATIENCE, Player, serving, tambo_config


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with Tambo on its shelf, used by all tests that do not stop it."""
    with serving(tambo_config(str(tmp_path_factory.mktemp("server") / "tables.db"))) as found:
        yield found


@pytest.fixture
def ana(address: str) -> Player:
    return Player(address, "Ana")


@pytest.fixture
def ben(address: str) -> Player:
    return Player(address, "Ben")


@pytest.fixture
def browser(address: str) -> httpx.Client:
    """A browser that sends what browsers send."""
    return httpx.Client(base_url=address, timeout=PATIENCE, follow_redirects=True, headers={"Origin": address, "Accept": "text/html"})
