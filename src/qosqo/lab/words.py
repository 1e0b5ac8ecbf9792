"""Names of what is measured, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from qosqo.arena.statistics import Estimate
from qosqo.core.game import Game
from qosqo.core.narrator import Narrator
from qosqo.core.texts import Texts, texts
from qosqo.lab.measures import is_share
from qosqo.lab.patches import path_of
from qosqo.lab.watched import parts_of, watched_of

FOLDER: Final = Path(__file__).parent
NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""


def words(language: str) -> Texts:
    """The catalogue of the lab."""
    return texts(language, FOLDER)


class Names:
    """What things of a game are called in reports about it."""

    def __init__(self, game: Game, language: str, data: Any = None) -> None:
        self.game = game
        self.say = words(language)
        self.narrator = Narrator(game, language, data=data)
        self.families = {family.name: family for family in watched_of(game).families}

    def measure(self, name: str) -> str:
        group, colon, what = name.partition(":")
        if not colon:
            return self.say(f"measure-{name}")
        if group == "seat-points":
            category, _, seat = what.rpartition(":")
            return self.say("measure-seat-points", what=self.part_of_measure("points", category), seat=seat)
        message = "seat-score" if group == "score" else group
        return self.say(f"measure-{message}", what=self.part_of_measure(group, what))

    def part_of_measure(self, group: str, what: str) -> str:
        """The name of a category, an action, a seat or a bot."""
        if group == "points":
            return self.category(self.game.categories.index(what))
        return self.action(what) if group == "action" else what

    def category(self, number: int) -> str:
        return self.narrator.texts(f"category-{number}")

    def action(self, name: str) -> str:
        if self.say.knows(f"action-{name}"):
            return self.say(f"action-{name}")
        part, space, value = name.partition(" ")
        if not space:
            return name.replace("-", " ")
        found = next(each for kind in self.game.moves.kinds for each in kind.parts if each.name == part)
        return str(self.narrator.part(found, int(value)))

    def family(self, name: str) -> str:
        if self.say.knows(f"family-{name}"):
            return self.say(f"family-{name}")
        message = f"part-{name}"
        return self.narrator.texts(message) if self.narrator.texts.knows(message) else name.replace("-", " ")

    def component(self, family: str, number: int) -> str:
        told: list[str] = []
        for part in reversed(parts_of(self.game, self.families[family])):
            told.append(str(self.narrator.part(part, number % part.size)))
            number //= part.size
        return ", ".join(reversed(told))

    def line_up(self, bots: Sequence[str]) -> str:
        counts = {bot: bots.count(bot) for bot in bots}
        return ", ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in counts.items())

    def number(self, measure: str, value: float) -> str:
        if is_share(measure):
            return percent(value, self.say)
        return decimal(value, self.say, 2 if abs(value) < 10 else 1)

    def estimate(self, measure: str, found: Estimate) -> str:
        return with_bounds(*(self.number(measure, value) for value in (found.value, found.low, found.high)))

    def change(self, measure: str, found: Estimate) -> str:
        """A difference: with its sign, also where it is more."""
        return with_bounds(*(signed(self.number(measure, value), value) for value in (found.value, found.low, found.high)))


def with_bounds(value: str, low: str, high: str) -> str:
    """A number with its interval, which stay in one line."""
    return f"{value} [{low} … {high}]".replace(" ", NO_BREAK)


def signed(text: str, value: float) -> str:
    return f"+{text}" if 0 < value < float("inf") else text


def entry_words(entry: str, language: str, above: str = "") -> str:
    """What an entry of a data file is called, beyond the entry above it: its keys in words, places counted from 1. What has no word is
    a name itself. The entry above, once more: by its last key, or, if that is a name, by what it gives."""
    say = words(language)
    keys = path_of(entry)
    beyond = keys[len(path_of(above)) :] if above else keys
    if not beyond:
        last = next(key for key in reversed(keys) if isinstance(key, str))
        return say(message_of(last) if say.knows(message_of(last)) else "entry-effect")
    told = [str(key + 1) if isinstance(key, int) else say(message_of(key)) if say.knows(message_of(key)) else key for key in beyond]
    return " · ".join(told)


def word_told(word: str, say: Texts) -> str:
    """What a word of a data file means by the catalogue of its game; empty where that does not say. A number behind it stays."""
    name, space, number = word.rpartition(" ") if word[-1:].isdigit() else (word, "", "")
    message = f"word-{name.replace('_', '-')}"
    return f"{say(message)}{space}{number}" if say.knows(message) else ""


def message_of(key: str) -> str:
    return f"entry-{key.replace('_', '-')}"


def decimal(value: float, say: Texts, digits: int = 1) -> str:
    """A number as the language writes it, with a true minus sign."""
    if value != value or abs(value) == float("inf"):
        return "–"
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if say.language == "en" else text.replace(".", ",")


def percent(share: float, say: Texts) -> str:
    return f"{decimal(100 * share, say, 1 if abs(share) < 0.1 else 0)}{NO_BREAK}%"
