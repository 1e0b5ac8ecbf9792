"""The referee's voice: moves, events and refusals of a game as sentences in a language."""

from __future__ import annotations

from typing import Any, Final

from qosqo.core.game import Game
from qosqo.core.phrases import Kind, Part, Saying, Table, kind_of
from qosqo.core.texts import texts

OPEN: Final = "…"
"""What stands for a part of a move that is left open."""


class Narrator:
    """Says what happens in a game. `viewer` is the seat that listens, or NOBODY: hidden parts are not told to others."""

    def __init__(self, game: Game, language: str, names: list[str] | None = None, data: Any = None) -> None:
        self.game = game
        self.texts = texts(language, game.folder)
        self.data = game.own_data if data is None else data
        """The components played with: they name the places of a board."""
        self.names = names or [self.texts("seat-name", number=seat + 1) for seat in range(game.most_seats)]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.texts("nobody")

    def part(self, part: Part, value: int) -> str | int:
        """A value as it is shown."""
        if part.seat:
            return self.name(value)
        special = self.game.part_text(part.name, value, self.data, self.texts)
        if special is not None:
            return special
        if part.texts:
            return self.texts(f"{part.texts}-{value}")
        return value + part.first

    def phrase(self, table: Table, number: int, seat: int, values: list[int], viewer: int, rules: bool = False) -> str:
        kind = table.kinds[number]
        hide = viewer != seat and any(part.hidden for part in kind.parts)
        shown: dict[str, str | int] = {"seat": self.name(seat)}
        for part, value in zip(kind.parts, values, strict=False):
            if not (hide and part.hidden):
                shown[part.name] = self.part(part, value)
        text = self.texts(message_id(table, kind, hide), **shown)
        return f"{text} [{kind.cited(values)}]" if rules and kind.rule else text

    def move(self, move: int, seat: int, viewer: int, rules: bool = False) -> str:
        """What a move would do: "play card 3"."""
        return self.phrase(self.game.moves, kind_of(move), seat, self.game.moves.values(move), viewer, rules)

    def title(self, kind: Kind, seat: int) -> str:
        """A kind of move by itself: "play card …"."""
        short = f"title-{kind.name}"
        if self.texts.knows(short):
            return self.texts(short)
        return self.texts(f"move-{kind.name}", seat=self.name(seat), **{part.name: OPEN for part in kind.parts})

    def event(self, event: Saying, viewer: int, rules: bool = False) -> str:
        """What happened: "Ana plays card 3."."""
        return self.phrase(self.game.events, event.kind, event.seat, event.values, viewer, rules)

    def refusal(self, refusal: Saying) -> str:
        """Why not, with the number of the rule: "R2.1: card 5 is higher than the die"."""
        rule = self.game.refusals.kinds[refusal.kind].rule
        text = self.phrase(self.game.refusals, refusal.kind, refusal.seat, refusal.values, refusal.seat)
        return f"{rule}: {text}" if rule else text


def message_id(table: Table, kind: Kind, hidden: bool) -> str:
    return f"{table.prefix}-{kind.name}" + ("-hidden" if hidden else "")


def messages_needed(game: Game) -> list[str]:
    """Every message that a game's catalogue must have in each language."""
    needed = ["game-name", "game-about", *(["automaton-name"] if game.automaton else [])]
    for option in game.options:
        needed.append(f"option-{option.name}")
        needed.extend(f"option-{option.name}-{choice}" for choice in option.choices)
    needed.extend(f"category-{number}" for number in range(len(game.categories)))
    for table in (game.moves, game.events, game.refusals):
        for kind in table.kinds:
            needed.append(message_id(table, kind, False))
            if any(part.hidden for part in kind.parts):
                needed.append(message_id(table, kind, True))
            for part in kind.parts:
                if part.texts and part.texts != "category":
                    needed.extend(f"{part.texts}-{value}" for value in range(part.size))
    needed.extend(f"part-{name}" for name in sorted({part.name for kind in game.moves.kinds for part in kind.parts}))
    return list(dict.fromkeys(needed))
