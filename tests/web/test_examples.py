"""Examples of the rules that can be tried: their positions are reached, the engine says yes and no, and all words are there."""

from __future__ import annotations

import re

import pytest

from qosqo.core.data import DataError
from qosqo.core.examples import Example, example_match, example_texts, examples_of, read_examples
from qosqo.core.game import Game
from qosqo.core.rulebook import rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from qosqo.web.examples import answers, draw_example

EXAMPLES = [(game, example) for game in all_games().values() for example in examples_of(game).values()]
each_example = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: each.id)


@each_example
def test_the_engine_says_yes_and_no_to_what_can_be_pressed(game: Game, example: Example) -> None:
    match = example_match(game, example, ["Ana", "Sisa"])
    told = answers(game, example, match, "en")
    markup = str(draw_example(game, example, "en"))
    drawn = {int(value) for value in re.findall(rf'data-move="[^"]*\b{example.press}=(\d+)', markup)}
    fine = {value for value in drawn & told.keys() if told[value][0]}
    refused = {value for value in drawn & told.keys() if not told[value][0]}
    assert fine, told
    assert refused, told
    assert any(re.search(r"[A-Z]\d+\.\d+", told[value][1]) for value in refused)


@each_example
def test_every_example_stands_below_its_rule_in_every_language(game: Game, example: Example) -> None:
    for language in LANGUAGES:
        book = rulebook(game.folder, language)
        assert book is not None
        assert example.rule in book.rules
        assert example_texts(game, language).has(example.id)


def test_every_game_with_examples_has_several() -> None:
    assert all(len(examples_of(game)) >= 4 for game, _ in EXAMPLES)


def test_slips_are_refused_by_name() -> None:
    game = all_games()["cuzco-kramer"]
    text = '[[example]]\nid = "a"\nrule = "K4.1"\nseed = 2\nmoves = [{ kind = "enter", to = 3 }]\nkind = "enter"\npress = "to"\n'
    example = read_examples(text, game)["a"]
    with pytest.raises(DataError, match="a: move 1 is not legal"):
        example_match(game, example, ["Ana", "Sisa"])
    with pytest.raises(DataError, match="to"):
        read_examples(text.replace('press = "to"', 'press = "hex"'), game)
    with pytest.raises(DataError, match="two called a"):
        read_examples(text + text, game)
