"""Words about decisions: complete in every language, about things that exist, said once."""

from __future__ import annotations

import re

import pytest

from qosqo.bots.evaluations import evaluation_of
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.hints import about, due_hint, has_hints, hint_name, hint_texts
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from tests.tambo import GAME as TAMBO

GAMES = [game for game in all_games().values() if has_hints(game)]
MOST_WORDS = 36
"""Of one sentence, in any language."""


def messages(game: Game) -> list[str]:
    text = (game.folder / "hints" / "texts" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"(?m)^([a-z][\w-]*) =", text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_language_says_all_of_it_in_short_sentences(game: Game) -> None:
    for language in LANGUAGES:
        words = hint_texts(game, language)
        assert words is not None
        for message in messages(game):
            assert words.has(message), (language, message)
            assert len(words(message, count=2).split()) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_part_of_an_evaluation_has_words(game: Game) -> None:
    evaluation = evaluation_of(game)
    position = game.new(2, 1)
    parts = evaluation.parts(position, 0).keys() - {"points", *evaluation.spent}
    said = set(messages(game))
    assert {f"{change}-{part}" for part in parts for change in ("gain", "loss")} <= said
    assert {f"left-{name}" for name in evaluation.left(position, 0)} <= said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_brings_up_what_is_said_each_sentence_once(game: Game) -> None:
    wanted = {message for message in messages(game) if message.startswith(("can-", "step-"))}
    kinds = {f"can-{kind.name}" for kind in game.moves.kinds}
    assert {message for message in wanted if message.startswith("can-")} <= kinds
    read: list[str] = []
    for seed in range(3):
        position, chance = game.new(2, seed), seeded(seed)
        while not position.over():
            if hint := due_hint(game, position, read):
                assert hint in about(game, position)
                read.append(hint_name(game, hint))
            position.apply(position.sample(chance))
    assert len(read) == len(set(read)) >= len(wanted) * 2 / 3


def test_a_game_without_hints_says_nothing() -> None:
    assert hint_texts(TAMBO, "en") is None
    assert due_hint(TAMBO, TAMBO.new(2, 1), ()) == ""
