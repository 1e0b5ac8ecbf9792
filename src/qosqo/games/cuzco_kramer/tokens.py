"""Extra-action tokens (K2.1): one per turn may be given up for one action point more."""

from __future__ import annotations

from qosqo.core.values import raised
from qosqo.games.cuzco_kramer.phrases import EVENT_SPENT_TOKEN, LEGAL, REFUSAL_NO_TOKEN_LEFT, REFUSAL_TOKEN_SPENT
from qosqo.games.cuzco_kramer.position import KramerPosition


def token_fault(position: KramerPosition, seat: int) -> int:
    """Why no token may be used, or LEGAL."""
    if position.tokens[seat] == 0:
        return REFUSAL_NO_TOKEN_LEFT
    return REFUSAL_TOKEN_SPENT if position.token_spent else LEGAL


def spend_token(position: KramerPosition, seat: int) -> None:
    position.tokens = raised(position.tokens, seat, -1)
    position.token_spent = True
    position.action_points += 1
    position.tell(EVENT_SPENT_TOKEN, seat)
