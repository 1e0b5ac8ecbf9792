"""Tapestries: attaching weavings, and which neighbours match."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import Z04
from qosqo.games.tawantinsuyu.phrases import EVENT_ATTACHED, EVENT_USED_BUILDING, MOVE_ATTACH, REFUSAL_PATTERN_TWICE
from qosqo.games.tawantinsuyu.position import TawaPosition


def fits(position: TawaPosition, tile: int, tapestry: int) -> bool:
    """T3.14: a tapestry has every pattern but once."""
    patterns = position.data.weaving_pattern
    pattern = patterns[tile]
    return all(patterns[other] != pattern for other in position.tapestries[tapestry])


def own_tapestry(position: TawaPosition, seat: int, row: int) -> int:
    """The place among all tapestries of a seat's own one with this number, or −1 for a new one."""
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            if row == 0:
                return tapestry
            row -= 1
    return -1


def matching(position: TawaPosition, tapestry: int) -> list[bool]:
    """T3.15: for each pair of neighbours in a tapestry whether their rewards are equal."""
    tiles = position.tapestries[tapestry]
    right, left = position.data.weaving_right, position.data.weaving_left
    return [right[tiles[place]] == left[tiles[place + 1]] for place in range(len(tiles) - 1)]


def matches(position: TawaPosition, tapestry: int) -> list[int]:
    """The rewards of a tapestry's matching neighbours."""
    tiles = position.tapestries[tapestry]
    right, left = position.data.weaving_right, position.data.weaving_left
    return [right[tiles[place]] for place in range(len(tiles) - 1) if right[tiles[place]] == left[tiles[place + 1]]]


class Attach(TurnStep):
    """T3.14: the last drawn weaving joins either end of an own tapestry of other patterns, or starts a new one."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        row = 0
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == self.seat:
                if fits(position, position.drawn[-1], tapestry):
                    result.append(pack(MOVE_ATTACH, row, 0))
                    result.append(pack(MOVE_ATTACH, row, 1))
                row += 1
        result.append(pack(MOVE_ATTACH, row, 0))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        row = 0
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == self.seat:
                result.append(pack(MOVE_ATTACH, row, 0))
                result.append(pack(MOVE_ATTACH, row, 1))
                row += 1
        result.append(pack(MOVE_ATTACH, row, 0))
        return result

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_ATTACH:
            return None
        tapestry = own_tapestry(position, self.seat, part_a(move))
        if tapestry < 0 or fits(position, position.drawn[-1], tapestry):
            return None
        return saying(REFUSAL_PATTERN_TWICE, self.seat, part_a(move))

    def do(self, position: TawaPosition, move: int) -> None:
        seat = self.seat
        tile = position.drawn[-1]
        position.drawn = position.drawn[:-1]
        position.tell(EVENT_ATTACHED, seat, tile, part_a(move), part_b(move))
        tapestry = own_tapestry(position, seat, part_a(move))
        if tapestry < 0:
            position.begin_tapestry(seat, tile)
            return
        tiles = position.tapestries[tapestry]
        if part_b(move) == 0:
            left, right = tile, tiles[0]
            tiles = (tile, *tiles)
        else:
            left, right = tiles[-1], tile
            tiles = (*tiles, tile)
        position.tapestries = replaced(position.tapestries, tapestry, tiles)
        if position.data.weaving_right[left] == position.data.weaving_left[right] and position.owns(seat, Z04):
            from qosqo.games.tawantinsuyu.merchant import push_reward  # a reward may be a weaving, which is attached

            position.tell(EVENT_USED_BUILDING, seat, Z04)
            push_reward(position, seat, left, right)
