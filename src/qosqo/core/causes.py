"""Why something cannot be used, in every language: errors that people make, not programs."""

from __future__ import annotations

from qosqo.core.texts import DEFAULT_LANGUAGE, Texts, texts


class Cause:
    """The message `cause-<name>` of the core's catalogue."""

    def __init__(self, name: str, /, **values: str | int) -> None:
        self._name = name
        self._values = values

    def told(self, say: Texts) -> str:
        return say(f"cause-{self._name}", **self._values)

    def __str__(self) -> str:
        return self.told(texts(DEFAULT_LANGUAGE))


def told(cause: str | Cause, say: Texts) -> str:
    """A cause in the language of the reader; what only programs and authors of data files get wrong is told in English."""
    return cause.told(say) if isinstance(cause, Cause) else cause
