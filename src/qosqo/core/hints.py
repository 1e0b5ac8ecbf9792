"""Words about decisions, beside a game's texts: `hints/texts/` in the folder of a game.

`can-<kind of move>` and `step-<kind of decision>` say in one sentence what a decision is good for; it is said when the decision comes up
for the first time. `gain-<part>`, `loss-<part>` and `left-<what>` put the parts of an evaluation into words. A game may have none of them.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache

from qosqo.core.game import Game
from qosqo.core.phrases import kinds_among
from qosqo.core.position import Position
from qosqo.core.texts import Texts, texts


@cache
def has_hints(game: Game) -> bool:
    return (game.folder / "hints" / "texts").is_dir()


@cache
def hint_texts(game: Game, language: str) -> Texts | None:
    """The words, if somebody has written some."""
    return texts(language, game.folder / "hints") if has_hints(game) else None


def due_hint(game: Game, position: Position, read: Container[str]) -> str:
    """The first sentence about the decision at hand that has not been read (`read` holds names as `hint_name` gives them); empty: none."""
    words = hint_texts(game, "en")
    if words is None or position.over():
        return ""
    return next((each for each in about(game, position) if words.knows(each) and hint_name(game, each) not in read), "")


def about(game: Game, position: Position) -> Iterator[str]:
    """The messages that speak of a decision, the decision itself first."""
    yield f"step-{type(position.stack[-1]).__name__.lower()}"
    for kind in kinds_among(position.moves()):
        yield f"can-{game.moves.kinds[kind].name}"


def hint_name(game: Game, message: str) -> str:
    """How it is remembered that somebody has read a sentence."""
    return f"{game.id} {message}"
