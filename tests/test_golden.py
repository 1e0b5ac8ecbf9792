"""Recorded games, replayed to the last move: a change in a rule, in chance or in the data shows here.

When a change is meant, raise the rules version if real records are concerned, and write these anew: `python tests/test_golden.py`.
Records made with component data that were changed later may stay: the former data are in the game's folder `earlier-data/`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.conformance import all_settings
from qosqo.core.data import data_hash
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import all_games, find_game
from tests.tambo import GAME as TAMBO

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    game = TAMBO if record.header.game == TAMBO.id else find_game(record.header.game)
    match = Match.from_record(record, game)
    assert match.position.over()


def test_every_game_has_a_record_for_each_number_of_players() -> None:
    recorded = {(header.game, len(header.names)) for header in (read_record(file.read_text()).header for file in RECORDS)}
    for game in [TAMBO, *all_games().values()]:
        for seats in range(game.fewest_seats, game.most_seats + 1):
            assert (game.id, seats) in recorded


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_earlier_data_still_load(game: Game) -> None:
    """Games that were played with them can still be opened."""
    for file in game.earlier_data_files():
        text = file.read_text(encoding="utf-8")
        assert data_hash(text) != data_hash(game.data_text())
        game.load(text)


def write_golden(game: Game) -> None:
    """One random game per number of players, going through the settings in turn."""
    settings = list(all_settings(game))
    for seats in range(game.fewest_seats, game.most_seats + 1):
        match = Match.new(game, ["Ana", "Ben", "Cem", "Dora"][:seats], settings[seats % len(settings)], seed=seats)
        chance = seeded(2026)
        while not match.position.over():
            match.play(match.position.to_act(), match.position.sample(chance))
        (FOLDER / f"{game.id}-{seats}.jsonl").write_text(match.record_text(), encoding="utf-8")


if __name__ == "__main__":
    for each in [TAMBO, *all_games().values()]:
        write_golden(each)
