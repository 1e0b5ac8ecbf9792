"""Boards in the terminal: the general listing and the drawn ones."""

from __future__ import annotations

import pytest

from qosqo.cli.board import board
from qosqo.cli.boards import find_drawing
from qosqo.cli.terminal import Terminal
from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY, Json
from qosqo.core.texts import LANGUAGES
from qosqo.core.view import COMMON
from qosqo.games import all_games, find_game
from tests.everybody import fewest_names
from tests.tambo import GAME as TAMBO

WIDE = 200
DRAWN = {game_id: draw for game_id in all_games() if (draw := find_drawing(game_id)) is not None}


def printed(match: Match, viewer: int, language: str = "en", width: int = WIDE) -> str:
    terminal = Terminal(language)
    terminal.out.width = width
    with terminal.out.capture() as capture:
        terminal.print(board(match, match.position, viewer, Narrator(match.game, language, match.names), terminal))
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
    hexes = {match.data.hex_names[cell]: cell for cell in range(match.data.cells)}
    match.play(seat, match.game.moves.packed({"kind": "village", "hex": hexes["h5"]}))
    rows = {line[2]: line for line in printed(match, seat).splitlines() if line.startswith("│ ")}
    header = printed(match, seat).splitlines()[1]
    column = header.index(" 5 ") + 1
    assert rows["h"][column + 2 : column + 4] == "v1"  # every second row lies half a hex to the right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", all_games())
def test_every_game_can_be_shown_to_its_end(game_id: str, language: str) -> None:
    game = find_game(game_id)
    match = Match.new(game, fewest_names(game), seed=2)
    chance = seeded(3)
    while not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
        if len(match.made) % 40 == 0:
            assert match.names[-1] in printed(match, match.position.to_act(), language)
    assert game_name(match, language) in printed(match, NOBODY, language, width=80)


def game_name(match: Match, language: str) -> str:
    return Narrator(match.game, language).texts("game-name")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", DRAWN)
def test_what_is_listed_beside_a_drawing_has_a_name_in_every_language(game_id: str, language: str) -> None:
    match = Match.new(find_game(game_id), fewest_names(find_game(game_id)), seed=2)
    terminal = Terminal(language)
    narrator = Narrator(match.game, language)
    rest = DRAWN[game_id](match.position.view(0), match.data, narrator, terminal.texts).rest
    for key in listed_keys(rest):
        named = any(texts.has(f"view-{key.replace('_', '-')}") for texts in (narrator.texts, terminal.texts))
        assert named or key in (*COMMON, "players"), key


def listed_keys(value: Json) -> list[str]:
    if isinstance(value, dict):
        return [*value, *[key for item in value.values() for key in listed_keys(item)]]
    return [key for item in value for key in listed_keys(item)] if isinstance(value, list) else []


def test_the_games_of_the_house_are_drawn() -> None:
    assert {"cuzco-feld", "cuzco-kramer", "tawantinsuyu"} <= DRAWN.keys()


def test_a_game_of_ones_own_is_listed() -> None:
    assert find_drawing("tambo") is None
