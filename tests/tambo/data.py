"""Reading `data.toml`."""

from __future__ import annotations

from typing import Final

from qosqo.core.data import read_entries
from tests.tambo.components import Components
from tests.tambo.names import DEALT, HIGHEST, MOST_SEATS

MOST_ROUNDS: Final = 50
MOST_COPIES: Final = 100
FEWEST_CARDS: Final = MOST_SEATS * DEALT + 1


def load(text: str) -> Components:
    entries = read_entries(text, ("rounds", "copies"))
    copies = entries["copies"].numbers(HIGHEST, 0, MOST_COPIES)
    if sum(copies) < FEWEST_CARDS:
        raise entries["copies"].refuse(f"at least {FEWEST_CARDS} cards are needed for {MOST_SEATS} players")
    return Components(entries["rounds"].number(1, MOST_ROUNDS), copies)
