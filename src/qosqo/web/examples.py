"""Examples of the rules that can be tried: the board of a prepared position, and what the engine says to everything that can be pressed.

All answers travel with the board, so trying costs the server nothing; board and answers are made once for each language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.examples import Example, Tried, example_match, example_texts, examples_of, tried
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.texts import Texts
from qosqo.web.boards import find_board
from qosqo.web.build import table_model, web_texts
from qosqo.web.generic import view_panels
from qosqo.web.markup import E, Node, data_island
from qosqo.web.model import SeatInfo, Settings, TableInfo, Viewer
from qosqo.web.preview import preview

MOST_KEPT: Final = 64


def example_path(game_id: str, example: str) -> str:
    return f"/rules/{game_id}/try/{example}"


def examples_below(game: Game, rule: str) -> tuple[Example, ...]:
    """The examples that stand below a rule."""
    return tuple(example for example in examples_of(game).values() if example.rule == rule)


@lru_cache(maxsize=MOST_KEPT)
def draw_example(game: Game, example: Example, language: str) -> Node:
    """The board with what is to be tried."""
    say = web_texts(language, game)
    names = [say("try-you"), say("try-rival")]
    match = example_match(game, example, names)
    seat = match.position.to_act()
    if seat:
        names.reverse()
        match = example_match(game, example, names)
    info = TableInfo("example", match.changes, tuple(SeatInfo(name, "device") for name in names))
    model = table_model(match, info, Viewer((seat,), settings=Settings(language=language)))
    board = find_board(game.id)
    return E.div(
        E.p(example_texts(game, language)(example.id), class_="try-task"),
        E.div(
            board.draw(model.view, model) if board else view_panels(model.view, model),
            id="board",
            class_="board",
            data_game=game.id,
            data_press=example.press,
        ),
        E.p(say("try-press"), class_="try-answer", role="status"),
        data_island("try-answers", {str(value): told for value, told in answers(game, example, match, language).items()}),
        class_="try-board",
        id="try",
        data_not=say("try-not"),
    )


def answers(game: Game, example: Example, match: Match, language: str) -> dict[int, tuple[bool, str]]:
    """By the value that is pressed: whether that may be done, and what is said to it."""
    voice = Narrator(game, language, match.names, match.data)
    say = web_texts(language, game)
    return {each.value: (each.move >= 0, answer(each, match, voice, say)) for each in tried(game, example, match)}


def answer(each: Tried, match: Match, voice: Narrator, say: Texts) -> str:
    if each.move < 0:
        return say("try-no", reason=voice.refusal(each.refusal)) if each.refusal is not None else say("try-not")
    seen = preview(match, match.position.to_act(), each.move, voice)
    points = seen.points[match.position.to_act()]
    told = [*(seen.effects or (f"{seen.text[0].upper()}{seen.text[1:]}.",)), *([say("try-points", count=points)] if points else [])]
    return say("try-yes", effects=" ".join(told))
