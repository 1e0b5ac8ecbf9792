"""What people read beside and on the boards: names and sentences that a person would say, in every language.

Things are called by what they are and bring. Nothing shows the numbers printed on cards and tiles, the names of templates, or what is
still open in a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.texts import LANGUAGES, texts
from qosqo.games import find_game
from qosqo.web.boards import find_board
from qosqo.web.build import may_stop, narrator, prompt, web_texts
from qosqo.web.model import TableModel
from qosqo.web.preview import preview
from tests.web.boards.helpers import model_of

NAMES = ("Quilla", "Rumi", "Sayri", "Tika")
TABLES = [
    *[("cuzco-kramer", seats, {}) for seats in (2, 3, 4)],
    *[("cuzco-feld", seats, {}) for seats in (2, 3, 4)],
    *[("tawantinsuyu", seats, {}) for seats in (2, 3, 4)],
    ("tawantinsuyu", 2, {"opponent": "axomamma"}),
]
GAMES = ("cuzco-kramer", "cuzco-feld", "tawantinsuyu")
MOST_MOVES = 400
READ_EVERY = 25
"""So many moves lie between two decisions whose page is read."""

ANYWHERE = {
    "something left open": r"…|\.\.\.",
    "a template": r"[{}]|\$\w",
    "so many ways": r"\b\d+ (?:ways|Möglichkeiten|manieren)\b",
    "a number before a name": r"(?<![.\d])0\d\b",
    "a name of the program": r"\b[a-z]+_[a-z_]+\b|\b(?:None|True|False|undefined|NaN)\b",
    "one of them as many": r"(?<![\d.,+−-])1 (?:points|cards|tiles|soldiers|potatoes|Punkte|Karten|Kartoffeln"
    r"|punten|kaarten|soldaten|aardappelen)\b",
}
ON_THINGS = ANYWHERE.keys() - {"a number before a name"}
"""Drawn things bear their printed numbers, which only the gallery shows: the style sheets hide them at the table."""
PRINTED = {
    "cuzco-kramer": {},
    "cuzco-feld": {
        "the number of a mission": r"\bS-\d|(?i:\b(?:mission|aufgabe|opdracht)) \d",
        "the number of a card": r"\b\d\d (?:Iliapa|Mama|Viracocha|Pacha)",
        "the number of a village": r"(?i:\b(?:village|dorf|dorp)) \d",
    },
    "tawantinsuyu": {
        "the number of a weaving": r"\bS?W-?\d",
        "the number of a building": r"\b[PZ]\d\d",
        "the number of an army card": r"\bA\d",
        "the number of a space": r"\b[TMB]\d[a-d]\b",
        "the number of a god card": r"\b(?:Inti|Killa|Pachamama|Illapa|Wiraqucha|Qucha) \d",
    },
}
TOLD = re.compile(r' (?:aria-label|data-tip|title)="([^"]*)"')
SHOWN = re.compile(r">([^<>{]*\w[^<>]*)<")


def what_is_read(match: Match, model: TableModel) -> Iterator[tuple[str, str]]:
    """Where something stands, and what."""
    yield "prompt", model.prompt
    yield from (("log", entry.text) for entry in model.log)
    board = find_board(model.game_id)
    assert board is not None
    drawn = [str(board.draw(model.view, model))]
    drawn += [
        str(part(seat, model.view, model)) for part in (board.seat_panel, board.seat_more) if part for seat in range(len(model.names))
    ]
    yield from (("tip", unescape(text)) for markup in drawn for text in TOLD.findall(markup))
    yield from (("thing", unescape(text)) for markup in drawn for text in SHOWN.findall(markup))
    decision = model.decision
    if decision is None:
        return
    yield from (("title", kind.title) for kind in decision.kinds)
    yield from (("template", re.sub(r"\{[\w-]+\}", "X", kind.template)) for kind in decision.kinds)
    yield from (("part", text) for part in decision.parts for text in (part.title, *(choice.label for choice in part.choices)))
    yield from (("refusal", reason) for _, reason in decision.refused)
    voice = narrator(match.game, model.texts.language, tuple(model.names), match.data)
    for move in decision.moves[:3]:
        told = preview(match, decision.seat, move, voice)
        yield from (("preview", text) for text in (told.text, *told.effects))


def faults(game_id: str, where: str, text: str) -> list[str]:
    patterns = {what: ANYWHERE[what] for what in ON_THINGS} if where == "thing" else ANYWHERE | PRINTED[game_id]
    return [f"{where}: {what}: {text}" for what, found in patterns.items() if re.search(found, text)]


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_nobody_reads_codes_or_templates(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = Match.new(find_game(game_id), NAMES[:seats], seed=seats, options=options)
    chance = seeded(seats)
    found: set[str] = set()
    languages = list(LANGUAGES)
    while not match.position.over() and len(match.made) < MOST_MOVES:
        if len(match.made) % READ_EVERY == 0:
            language = languages[len(match.made) // READ_EVERY % len(languages)]
            model = model_of(match, match.position.to_act(), language)
            for where, text in what_is_read(match, model):
                found.update(faults(game_id, where, text))
        match.play(match.position.to_act(), match.position.sample(chance))
    for language in languages:
        model = model_of(match, 0, language)
        for entry in model.log:
            found.update(faults(game_id, "log", entry.text))
    assert not found, sorted(found)[:5]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_that_needs_one_has_a_short_name(game_id: str, language: str) -> None:
    game = find_game(game_id)
    say = texts(language, game.folder)
    assert [kind.name for kind in game.moves.kinds if kind.parts and not say.has(f"title-{kind.name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_patterns_would_find_what_they_look_for(game_id: str, language: str) -> None:
    wrong = [
        "use … on SW01",
        "construct P09",
        "place it on T1b",
        "complete S-05",
        "06 Iliapa",
        "keep army card A3",
        "{card}",
        "Inti 7",
        "1 points",
        "for take_tile",
    ]
    expected = {"cuzco-kramer": 5, "cuzco-feld": 6, "tawantinsuyu": 8}
    assert sum(bool(faults(game_id, language, text)) for text in wrong) >= expected[game_id]


STOPS = re.compile(r"\bor (?:go on|end the turn|nothing more)\b")


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_no_prompt_speaks_of_going_on_where_that_is_refused(game_id: str, seats: int, options: dict[str, str]) -> None:
    """At every decision of a random game."""
    match = Match.new(find_game(game_id), NAMES[:seats], seed=seats + 10, options=options)
    voice = narrator(match.game, "en", NAMES[:seats], match.data)
    say = web_texts("en", match.game)
    chance = seeded(seats)
    spoken = 0
    while not match.position.over() and len(match.made) < MOST_MOVES:
        if STOPS.search(prompt(match.position, None, True, voice, say)):
            spoken += 1
            assert may_stop(match.position, voice) == "yes", type(match.position.stack[-1])
        match.play(match.position.to_act(), match.position.sample(chance))
    assert spoken > 0
