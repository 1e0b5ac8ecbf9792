"""What the server answers when it does not do what was asked. Nothing was changed then."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from qosqo.core.game import BadSetup, Game
from qosqo.core.match import Refused
from qosqo.core.narrator import Narrator
from qosqo.core.record import RecordError
from qosqo.core.texts import texts

SERVER_FOLDER: Final = Path(__file__).parent

STATUS: Final = {
    "stale": 409,
    "busy": 503,
    "bad-message": 400,
    "bad-setup": 409,
    "bad-record": 409,
    "bad-data": 409,
    "bad-move": 409,
    "no-table": 404,
    "no-game": 404,
    "no-invite": 404,
    "no-page": 404,
    "no-method": 405,
    "no-guest": 401,
    "unavailable": 503,
    "unreadable": 409,
    "no-seat": 404,
    "no-position": 404,
    "not-your-seat": 403,
    "not-yours": 403,
    "not-open": 403,
    "foreign-origin": 403,
    "only-finished": 409,
    "only-look": 409,
    "no-request": 409,
    "already-seated": 409,
    "refused": 409,
    "too-fast": 429,
    "too-big": 413,
    "too-many": 503,
}
"""The HTTP status of every kind of error; the text is the message `error-<code>`."""


class Denied(Exception):
    """A request that is not fulfilled: a code for programs and a sentence for people."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    @property
    def status(self) -> int:
        return STATUS[self.code]

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
