"""Playing on from a position as hasty bots would, for a few turns or to the end."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation
from qosqo.core.chance import Chance
from qosqo.core.position import Position

LOOKED_AT: Final = 12
"""How many moves are looked at before one is made."""
DECISIONS_PLAYED: Final = 12
"""About so many decisions are played before the evaluation has the word: further ones cost time and bring more chance than knowledge."""
FEWEST_TURNS: Final = 1
"""But at least the rest of the turn."""
COMPLETIONS: Final = 1
"""In how many ways a begun turn is played on before a move is judged, where the evaluation asks for it: rollouts are many."""
LONGEST: Final = 4000
"""Decisions after which a game that does not end is judged as it stands."""


def hasty_move(position: Position, evaluation: Evaluation, chance: Chance) -> int:
    """What looks best at first sight to the seat to act, of a few moves looked at."""
    moves = position.moves()
    if len(moves) == 1:
        return moves[0]
    seat = position.to_act()
    completions = min(COMPLETIONS, evaluation.hasty_completions)
    best = moves[0]
    best_share = -1.0
    for move in evaluation.shortlist(position, moves, LOOKED_AT, chance):
        share = evaluation.shares_after(position, move, chance, completions)[seat]
        if share > best_share:
            best_share = share
            best = move
    return best


def turns_played(decisions: int, turns: int) -> int:
    """How many turns a rollout goes on for, in a game that had so many decisions and turns."""
    return max(FEWEST_TURNS, round(DECISIONS_PLAYED * turns / max(decisions, 1)))


def play_turns(position: Position, evaluation: Evaluation, chance: Chance, mark: int, turns: int) -> None:
    """Play on to the end of so many turns. `mark` is the mark of the turn that was going on before the last move; it is the first one."""
    for _ in range(LONGEST):
        if position.over():
            return
        now = evaluation.turn_mark(position)
        if now != mark:
            mark = now
            turns -= 1
            if turns == 0:
                return
        position.apply(hasty_move(position, evaluation, chance))


def play_to_the_end(position: Position, evaluation: Evaluation, chance: Chance) -> None:
    for _ in range(LONGEST):
        if position.over():
            return
        position.apply(hasty_move(position, evaluation, chance))
