"""From thousands of legal moves to one: what, then where, then how.

Moves that differ in their kind are grouped by it, otherwise by the first of their parts in which they differ. A group is
named by the sentence of its moves, with dots for what is still open: "give card 3 to …".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from qosqo.core.narrator import Narrator, message_id
from qosqo.core.phrases import kind_of

FEW: Final = 12
"""So many moves are offered at once, without narrowing."""
OPEN: Final = "…"


@dataclass(frozen=True)
class Choice:
    text: str
    word: str
    """What may be typed instead of the number: the kind or the value itself, where that is not a number."""
    value: str
    """What a long list shows instead of the whole sentence."""
    moves: list[int]


@dataclass(frozen=True)
class Question:
    part: str | None
    """The part that is asked for; None: which of these moves, or which kind of move."""
    about: str
    """What is known so far, where a part is asked for."""
    choices: list[Choice]


def question(moves: list[int], seat: int, narrator: Narrator) -> Question:
    """What to ask next, given the moves (several) that are still possible."""
    table = narrator.game.moves
    if len(moves) <= FEW:
        return Question(None, "", distinct([Choice(phrase([move], seat, narrator), "", "", [move]) for move in moves], narrator))
    if kind_of(moves[0]) != kind_of(moves[-1]):
        groups = [list(group) for _, group in groupby(moves, kind_of)]
        return Question(None, "", [Choice(phrase(group, seat, narrator), table.kind(group[0]).name, "", group) for group in groups])
    kind = table.kind(moves[0])
    rows = [table.values(move) for move in moves]
    place = next(place for place in range(len(kind.parts)) if len({row[place] for row in rows}) > 1)
    by_value: dict[int, list[int]] = {}
    for move, row in zip(moves, rows, strict=True):
        by_value.setdefault(row[place], []).append(move)
    choices: list[Choice] = []
    for value, group in sorted(by_value.items()):
        shown = narrator.part(kind.parts[place], value)
        choices.append(Choice(phrase(group, seat, narrator), shown if isinstance(shown, str) else "", str(shown), group))
    if len(choices) > FEW:
        choices.sort(key=lambda choice: natural(choice.value))
    return Question(kind.parts[place].name, phrase(moves, seat, narrator), distinct(choices, narrator))


def natural(word: str) -> list[tuple[str, int]]:
    """Sorts a2 before a10."""
    return [(letters, int(digits or 0)) for letters, digits in re.findall(r"(\D*)(\d*)", word)]


def phrase(moves: list[int], seat: int, narrator: Narrator) -> str:
    """The sentence of moves of one kind, with dots for the parts in which they differ."""
    table = narrator.game.moves
    kind = table.kind(moves[0])
    rows = [table.values(move) for move in moves]
    shown: dict[str, str | int] = {"seat": narrator.name(seat)}
    for place, part in enumerate(kind.parts):
        values = {row[place] for row in rows}
        shown[part.name] = narrator.part(part, values.pop()) if len(values) == 1 else OPEN
    return narrator.texts(message_id(table, kind, False), **shown)


def distinct(choices: list[Choice], narrator: Narrator) -> list[Choice]:
    """Sentences that leave out a part may be equal: such choices also list their parts."""
    texts = [choice.text for choice in choices]
    if len(set(texts)) == len(texts):
        return choices
    table = narrator.game.moves
    result: list[Choice] = []
    for choice in choices:
        text = choice.text
        if texts.count(text) > 1:
            kind = table.kind(choice.moves[0])
            rows = [table.values(move) for move in choice.moves]
            listed = [
                f"{narrator.texts(f'part-{part.name}')} {narrator.part(part, rows[0][place])}"
                for place, part in enumerate(kind.parts)
                if len({row[place] for row in rows}) == 1
            ]
            text = f"{text} ({', '.join(listed)})"
        result.append(Choice(text, choice.word, choice.value, choice.moves))
    return result
