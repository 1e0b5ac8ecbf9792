"""The merchant: rewards for matching neighbours in tapestries."""

from __future__ import annotations

from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.phrases import CATEGORY_TAPESTRIES, EVENT_MATCHED
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tapestries import matches


class Reward(Happening["TawaPosition"]):
    """T3.15: the reward of two matching neighbours, told when its turn comes."""

    left: int
    right: int

    def __init__(self, seat: int, left: int, right: int) -> None:
        self.seat = seat
        self.left = left
        self.right = right

    def happen(self, position: TawaPosition) -> None:
        effect = reward_of(position, self.left)
        if effect:
            position.tell(EVENT_MATCHED, self.seat, self.left, self.right, position.data.effects[effect][-2])
            position.push(Effect(self.seat, effect, CATEGORY_TAPESTRIES))


def reward_of(position: TawaPosition, left: int) -> int:
    """The effect on the right edge of a weaving."""
    return position.data.reward_effect[position.data.weaving_right[left]]


def push_reward(position: TawaPosition, seat: int, left: int, right: int) -> None:
    """Under the first version of the rules rewards lie on the stack as mere effects and are told beforehand."""
    reward = Reward(seat, left, right)
    if position.rules >= 2:
        position.push(reward)
    else:
        reward.happen(position)


def has_match(position: TawaPosition, seat: int) -> bool:
    owners = position.tapestry_owner
    return any(owners[tapestry] == seat and matches(position, tapestry) for tapestry in range(len(owners)))


def matched_pairs(position: TawaPosition, seat: int) -> list[tuple[int, int, int]]:
    """T3.15: reward, left and right weaving of all matching neighbours, in the order of the rewards' numbers: what may pay for another one
    comes first."""
    right, left = position.data.weaving_right, position.data.weaving_left
    result: list[tuple[int, int, int]] = []
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            tiles = position.tapestries[tapestry]
            for place in range(len(tiles) - 1):
                if right[tiles[place]] == left[tiles[place + 1]]:
                    result.append((right[tiles[place]], tiles[place], tiles[place + 1]))
    result.sort()
    return result


def rewards(position: TawaPosition, seat: int) -> list[int]:
    """The rewards' numbers alone."""
    return [reward for reward, _, _ in matched_pairs(position, seat)]


class Merchant(Happening["TawaPosition"]):
    """T3.15: the rewards of all matching neighbours."""

    def happen(self, position: TawaPosition) -> None:
        for _, left, right in reversed(matched_pairs(position, self.seat)):
            push_reward(position, self.seat, left, right)
