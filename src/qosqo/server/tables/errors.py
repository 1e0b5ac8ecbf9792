"""Why something that was asked for was not done. Nothing was changed then."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from qosqo.core.game import BadSetup, Game
from qosqo.core.match import Refused
from qosqo.core.narrator import Narrator
from qosqo.core.record import RecordError
from qosqo.core.texts import texts

SERVER_FOLDER: Final = Path(__file__).parent.parent
"""Its texts have a message `error-<code>` for every kind of error."""


class Denied(Exception):
    """A request that is not fulfilled: a code for programs and a sentence for people."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def explain(self, language: str) -> str:
        return texts(language, SERVER_FOLDER)(f"error-{self.code}", **self.values)


class UnusableDenied(Denied):
    """A set-up or a record that cannot be used, with its cause in the language of the reader."""

    def __init__(self, code: str, error: BadSetup | RecordError) -> None:
        super().__init__(code)
        self._error = error

    def explain(self, language: str) -> str:
        say = texts(language, SERVER_FOLDER)
        detail = self._error.told(say)
        if isinstance(self._error, RecordError):
            detail = say("record-line", line=self._error.line, cause=detail)
        return say(f"error-{self.code}", detail=detail)


class MoveDenied(Denied):
    """What the rules of the game (or of taking back) do not allow, in their words."""

    def __init__(self, refused: Refused, game: Game, names: list[str], data: Any) -> None:
        super().__init__("refused")
        self._refused = refused
        self._game = game
        self._names = names
        self._data = data

    def explain(self, language: str) -> str:
        return self._refused.explain(Narrator(self._game, language, self._names, self._data))
