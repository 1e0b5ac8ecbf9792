"""Narrowing thousands of moves: what, then where, then how."""

from __future__ import annotations

from qosqo.cli.narrow import FEW, question
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import pack
from tests.tambo import GAME
from tests.tambo.phrases import MOVE_DRAW, MOVE_GIVE, MOVE_PLAY, MOVE_TAKE

NARRATOR = Narrator(GAME, "en", ["Ana", "Ben", "Cay", "Dan"])


def give(cards: range, to: tuple[int, ...]) -> list[int]:
    return [pack(MOVE_GIVE, card, seat) for card in cards for seat in to]


def test_few_moves_are_offered_as_they_are() -> None:
    asked = question([pack(MOVE_PLAY, 3), pack(MOVE_DRAW), pack(MOVE_GIVE, 3, 1)], 0, NARRATOR)
    assert [choice.text for choice in asked.choices] == ["play card 3", "draw from the deck", "give card 3 to Ben"]


def test_many_moves_are_narrowed_by_kind_then_part_by_part() -> None:
    moves = [pack(MOVE_PLAY, 3), pack(MOVE_PLAY, 4), pack(MOVE_DRAW), pack(MOVE_TAKE), *give(range(1, 7), (1, 2, 3))]
    assert len(moves) > FEW
    kinds = question(moves, 0, NARRATOR)
    assert [choice.text for choice in kinds.choices] == [
        "play card …",
        "draw from the deck",
        "take the face-up card",
        "give card … to …",
    ]
    cards = question(kinds.choices[3].moves, 0, NARRATOR)
    assert cards.part == "card"
    assert [choice.text for choice in cards.choices] == [f"give card {card} to …" for card in range(1, 7)]
    seats = question(cards.choices[2].moves, 0, NARRATOR)
    assert [choice.text for choice in seats.choices] == [f"give card 3 to {name}" for name in ("Ben", "Cay", "Dan")]
    assert [choice.moves for choice in seats.choices] == [[pack(MOVE_GIVE, 3, seat)] for seat in (1, 2, 3)]


def test_a_part_with_a_single_value_is_not_asked_for() -> None:
    moves = [pack(MOVE_PLAY, card) for card in range(7)] + give(range(1, 7), (2,))
    asked = question(moves, 0, NARRATOR)
    assert asked.choices[1].text == "give card … to Cay"
    assert question(asked.choices[1].moves, 0, NARRATOR).choices[0].text == "give card 1 to Cay"


def test_every_move_can_be_reached() -> None:
    def reached(moves: list[int]) -> list[int]:
        if len(moves) == 1:
            return moves
        return [move for choice in question(moves, 0, NARRATOR).choices for move in reached(choice.moves)]

    moves = [pack(MOVE_PLAY, 3), pack(MOVE_DRAW), *give(range(7), (1, 2, 3))]
    assert reached(moves) == moves
