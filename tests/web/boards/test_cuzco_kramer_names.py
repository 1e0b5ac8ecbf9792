"""Hexes of Cuzco (Kramer & Kiesling) bear the names of the map that is played on: page, terminal and narrator."""

from __future__ import annotations

import re

import pytest

from qosqo.cli.board import board
from qosqo.cli.terminal import Terminal
from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.phrases import Part, Saying, Table
from qosqo.core.texts import LANGUAGES
from qosqo.games.cuzco_kramer import GAME
from qosqo.web.boards import cuzco_kramer
from tests.web.boards.helpers import model_of

CELLS = 216
HEXES = ("hex", "from", "to")


def edited_map() -> str:
    """The same site two rows further down and two half hexes to the right: no hex keeps its name."""
    text = GAME.data_text()
    start, end = text.index("rows = ["), text.index("[border]")
    spans = re.sub(r"\[(\d+), (\d+)\]", lambda found: f"[{int(found[1]) + 2}, {int(found[2]) + 2}]", text[start:end])
    text = text[:start] + spans.replace("rows = [", "rows = [[], [],") + text[end:]
    text = re.sub(r"printed = .*", "printed = [[7, 11], [7, 29], [10, 20]]", text)
    return text.replace("last_mountain_row = 7", "last_mountain_row = 9")


@pytest.fixture
def match() -> Match:
    return Match.new(GAME, ["Ana", "Ben"], seed=3, data_text=edited_map())


def names_of(match: Match) -> list[str]:
    names: list[str] = match.data.hex_names
    assert len(names) == CELLS
    assert not any(new == old for new, old in zip(names, GAME.own_data.hex_names, strict=True))
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_events_name_all_hexes_of_the_map(match: Match, language: str) -> None:
    narrator = match.narrator(language)
    for cell, name in enumerate(names_of(match)):
        for number, kind in phrases_with_hexes(GAME.moves):
            named = {part.name: cell if part.name in HEXES else 0 for part in kind}
            move = GAME.moves.packed({"kind": GAME.moves.kinds[number].name, **named})
            assert words_of(narrator.move(move, 0, 0)) >= {name}
        for number, kind in phrases_with_hexes(GAME.events):
            event = Saying()
            event.kind, event.seat, event.values = number, 0, [cell if part.name in HEXES else 0 for part in kind]
            assert words_of(narrator.event(event, 0)) >= {name}


def phrases_with_hexes(table: Table) -> list[tuple[int, list[Part]]]:
    return [(number, list(kind.parts)) for number, kind in enumerate(table.kinds) if any(part.name in HEXES for part in kind.parts)]


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def test_every_drawn_hex_and_every_choice_on_the_page_bears_its_name(match: Match) -> None:
    names = names_of(match)
    model = model_of(match, seat=match.position.to_act())
    markup = str(cuzco_kramer.draw(model.view, model))
    labels = dict(re.findall(r'<g id="hex-(\d+)"[^>]*?aria-label="(\w+):', markup))
    assert [labels[str(cell)] for cell in range(CELLS)] == names
    assert model.decision is not None
    (choices,) = [part.choices for part in model.decision.parts if part.name == "hex"]
    assert len(choices) > CELLS / 2
    assert all(choice.label == names[choice.value] for choice in choices)


def test_the_log_of_the_page_and_of_the_terminal_names_them(match: Match) -> None:
    names = names_of(match)
    chance = seeded(5)
    while len(match.made) < 60:
        match.play(match.position.to_act(), match.position.sample(chance))
    told = [(entry.text, dict(entry.changed)) for entry in model_of(match).log]
    cells = [(text, changed[part]) for text, changed in told for part in HEXES if part in changed]
    assert len(cells) > 20
    assert all(names[cell] in words_of(text) for text, cell in cells)
    narrator = match.narrator()
    assert [narrator.event(event, 0) for made in (match.opening, *match.made) for event in made.events] == [text for text, _ in told]


def test_the_terminal_draws_the_rows_of_the_map(match: Match) -> None:
    terminal = Terminal("en")
    terminal.out.width = 200
    drawn = board(match, match.position, 0, match.narrator(), terminal).plain
    rows = {found[1]: found[2] for line in drawn.splitlines() if (found := re.match(r"│ ([a-z]+)  (.*?)(?:  [^ ·˙≈]|$)", line))}
    for row in {name[0] for name in names_of(match)}:
        assert len(re.findall(r"[·˙]|≈≈", rows[row])) == sum(1 for name in match.data.hex_names if name[0] == row)
