"""Parts of pages as they were drawn last: what shows the same facts as before is not drawn again, for nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

Facts = ParamSpec("Facts")
Drawn = TypeVar("Drawn")
Fact = TypeVar("Fact")
About = TypeVar("About")

MOST_KEPT: Final = 400
"""Drawings of a table; a page has some dozens."""


class Kept:
    """The drawings of one table.

    A part is drawn by a function from facts: numbers, texts, tuples and views, all of them hashable. It is given nothing else, so two
    viewers for whom the facts are the same get the same drawing, and nothing that is hidden from a viewer can be in it, whoever was the
    first to see it drawn. What nobody has asked for since the change before last is forgotten.
    """

    def __init__(self) -> None:
        self.drawn = 0
        """How often something had to be drawn."""
        self._now: dict[int, tuple[object, object]] = {}
        """By the hash of function and facts: these, and what was drawn. Facts are large, so they are hashed once and compared once; of two
        with the same hash one is drawn again and again, which does no harm."""
        self._before: dict[int, tuple[object, object]] = {}
        self._facts: dict[object, object] = {}
        self._last: dict[object, tuple[object, object]] = {}

    def part(self, draw: Callable[Facts, Drawn], *facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        """What the function draws from the facts."""
        key = (draw, facts, *named.items())
        place = hash(key)
        kept = self._now.get(place)
        if kept is None or kept[0] != key:
            kept = self._before.get(place)
            if kept is None or kept[0] != key:
                self.drawn += 1
                kept = key, draw(*facts, **named)
            if len(self._now) >= MOST_KEPT:
                self._before, self._now = self._now, {}
            self._now[place] = kept
        return kept[1]  # type: ignore[return-value]  # it came from this very function

    def onward(self, draw: Callable[[About, Fact, tuple[Fact, Drawn] | None], Drawn], about: About, facts: Fact) -> Drawn:
        """What the function draws from the facts. It is also given from what it drew last, about the same, and what: so it need not draw
        again what is as it was, and must draw the same as if it had been given nothing."""
        last = self._last.get((draw, about))
        if last is None or last[0] != facts:
            self.drawn += 1
            if last is None and len(self._last) >= MOST_KEPT:
                self._last.clear()
            last = self._last[draw, about] = facts, draw(about, facts, last)  # type: ignore[arg-type]  # it came from this very function
        return last[1]  # type: ignore[return-value]

    def once(self, name: object, find: Callable[Facts, Drawn], *asked: Facts.args, **named: Facts.kwargs) -> Drawn:
        """Something about the table as it is now, found out once until the table changes. The name must say all that it depends on."""
        if name not in self._facts:
            if len(self._facts) >= MOST_KEPT:
                self._facts.clear()
            self._facts[name] = find(*asked, **named)
        return self._facts[name]  # type: ignore[return-value]  # it came from this very function

    def turn(self) -> None:
        """The table has changed: what is not asked for now is not needed any more."""
        self._before, self._now = self._now, {}
        self._facts.clear()
