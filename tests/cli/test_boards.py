"""Boards in the terminal: the general listing and the drawn ones."""

from __future__ import annotations

import pytest

from qosqo.cli.board import board
from qosqo.cli.boards import find_drawing
from qosqo.cli.terminal import Terminal
from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games, find_game
from tests.tambo import GAME as TAMBO

WIDE = 200


def printed(match: Match, viewer: int, language: str = "en", width: int = WIDE) -> str:
    terminal = Terminal(language)
    terminal.out.width = width
    with terminal.out.capture() as capture:
        terminal.print(board(match, match.position, viewer, Narrator(match.game, language, match.header.names), terminal))
    return capture.get()


def test_the_listing_has_all_entries_and_no_secrets() -> None:
    match = Match.new(TAMBO, ["Ana", "Ben"], seed=1)
    seen = printed(match, 0)
    assert "seen by Ana" in seen
    for entry in ("points", "hands", "round", "die", "deck", "face up"):
        assert entry in seen
    hand = " ".join(str(card) for card in sorted(match.position.hands[1].cards))  # type: ignore[attr-defined]
    assert hand not in seen
    assert "? ? ?" in seen


def test_kramers_site_shows_terrain_where_it_was_placed() -> None:
    match = Match.new(find_game("cuzco-kramer"), ["Ana", "Ben"], seed=1)
    seat = match.position.to_act()
    hexes = {match.game.part_text("hex", cell): cell for cell in range(match.data.cells)}
    match.play(seat, match.game.moves.packed({"kind": "village", "hex": hexes["h5"]}))
    rows = {line[2]: line for line in printed(match, seat).splitlines() if line.startswith("│ ")}
    header = printed(match, seat).splitlines()[1]
    column = header.index(" 5 ") + 1
    assert rows["h"][column + 2 : column + 4] == "v1"  # every second row lies half a hex to the right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", all_games())
def test_every_game_can_be_shown_to_its_end(game_id: str, language: str) -> None:
    game = find_game(game_id)
    match = Match.new(game, ["Ana", "Ben"], seed=2)
    chance = seeded(3)
    while not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
        if len(match.made) % 40 == 0:
            assert "Ben" in printed(match, match.position.to_act(), language)
    assert game_name(match, language) in printed(match, NOBODY, language, width=80)


def game_name(match: Match, language: str) -> str:
    return Narrator(match.game, language).texts("game-name")


def test_every_drawing_belongs_to_a_game() -> None:
    assert find_drawing("tambo") is None
    assert find_drawing("cuzco-kramer") is not None
