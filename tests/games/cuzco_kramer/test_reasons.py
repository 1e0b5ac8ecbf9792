"""Reasons are true: "why not?" is asked for moves of every kind in random positions, and what the reason says is looked up on the board.

Nothing here uses the functions of the rules: each reason has its own small referee. Where a reason names a cost or a limit, giving just
that much removes it; where it names something in the way, taking that away does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from qosqo.core.chance import Chance, seeded
from qosqo.core.phrases import kind_of, pack_values
from qosqo.core.position import NOBODY
from qosqo.core.record import MoveEntry, read_record
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.names import CROP, EMPTY, POND, SCORED_POND, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.position import KramerPosition
from tests.games.cuzco_kramer.helpers import data, started

GOLDEN: Final = Path(__file__).parent.parent.parent / "golden"
MOVES_PER_KIND: Final = 24


class Asked:
    """A move that is not legal, and what was said about it."""

    def __init__(self, position: KramerPosition, move: int) -> None:
        self.position = position
        self.move = move
        self.seat = position.to_act()
        self.kind = GAME.moves.kinds[kind_of(move)].name
        self.parts = GAME.moves.values(move)
        refusal = position.stack[-1].refuse(position, move)
        assert refusal is not None, f"{GAME.moves.named(move)} is refused without a reason"
        self.reason = GAME.refusals.kinds[refusal.kind].name
        self.values = refusal.values

    def again(self, change: Callable[[KramerPosition], None]) -> str:
        """What is said after the position was changed; empty if the move is legal then."""
        other = self.position.clone()
        other.own_board()
        other.own_incas(NOBODY)
        change(other)
        other.forget()
        refusal = other.stack[-1].refuse(other, self.move)
        return GAME.refusals.kinds[refusal.kind].name if refusal is not None else ""

    def covered(self) -> list[int]:
        """The cells below the terrain, −1 where the map ends."""
        cell, rotation = self.parts[0], self.parts[1] if len(self.parts) > 1 else 0
        around = [data().toward[cell * 6 + (rotation + turn) % 6] for turn in (0, 1)]
        return [cell, *around[: {"triple": 2, "double": 1}.get(self.kind, 0)]]


def settlement(position: KramerPosition, cell: int) -> set[int]:
    """Connected hexes with villages or temples."""
    found, border = {cell}, [cell]
    while border:
        for near in data().beside[border.pop()]:
            if near not in found and position.surface[near] in (VILLAGE, TEMPLE):
                found.add(near)
                border.append(near)
    return found


def heights(position: KramerPosition, seat: int, cells: set[int]) -> list[int]:
    """The elevations of a player's Incas there, the highest first: lists compare just as K5.2 says."""
    return sorted((position.height[cell] for cell in cells if position.inca[cell] == seat), reverse=True)


def way(position: KramerPosition, seat: int, starts: list[int]) -> set[int]:
    """What can be reached over crops and villages without Incas of others, whatever it costs."""
    found = [cell for cell in starts if position.surface[cell] in (CROP, VILLAGE) and position.inca[cell] in (NOBODY, seat)]
    for cell in found:
        found.extend(
            near
            for near in data().beside[cell]
            if near not in found and position.surface[near] in (CROP, VILLAGE) and position.inca[near] in (NOBODY, seat)
        )
    return set(found)


def entries() -> list[int]:
    """The border: hexes outside, and hexes of the site beside them."""
    return [cell for cell in range(data().cells) if cell >= data().site or any(near >= data().site for near in data().beside[cell])]


# One referee for each reason.


def terrain_first(asked: Asked) -> bool:
    return asked.position.duty and asked.kind not in ("triple", "double", "village", "crop")


def too_few_ap(asked: Asked) -> bool:
    cost, left = asked.values

    def give(points: int) -> Callable[[KramerPosition], None]:
        def change(position: KramerPosition) -> None:
            position.action_points = points

        return change

    return left == asked.position.action_points < cost and asked.again(give(cost)) != asked.reason == asked.again(give(cost - 1))


def none_left(asked: Asked) -> bool:
    position = asked.position
    left = {"triple": position.triples, "double": position.doubles[asked.seat], "village": position.villages[asked.seat]}
    return left.get(asked.kind, position.crops[asked.seat]) == 0


def off_site(asked: Asked) -> bool:
    if asked.kind in ("triple", "double"):
        return not any(0 <= cell < data().site for cell in asked.covered())
    return asked.parts[0] >= data().site


def on_pond(asked: Asked) -> bool:
    return asked.values[0] in asked.covered() and asked.position.surface[asked.values[0]] in (POND, SCORED_POND)


def on_inca(asked: Asked) -> bool:
    def without(position: KramerPosition) -> None:
        for cell in asked.covered():
            position.inca[cell] = NOBODY

    in_the_way = asked.values[0] in asked.covered() and asked.position.inca[asked.values[0]] != NOBODY
    return in_the_way and asked.again(without) != asked.reason


def on_temple(asked: Asked) -> bool:
    return asked.values[0] in asked.covered() and asked.position.surface[asked.values[0]] == TEMPLE


def uneven(asked: Asked) -> bool:
    return len({asked.position.height[cell] for cell in asked.covered()}) > 1


def same_shape(asked: Asked) -> bool:
    below = {asked.position.footprint[cell] for cell in asked.covered()}
    return len(below) == 1 and data().footprint_cells[below.pop()] == sorted(asked.covered())


def joins_cities(asked: Asked) -> bool:
    after = asked.position.clone()
    after.own_board()
    for cell in asked.covered():
        after.surface[cell] = CROP
    after.surface[asked.covered()[0]] = VILLAGE
    return sum(1 for cell in settlement(after, asked.covered()[0]) if after.surface[cell] == TEMPLE) > 1


def no_inca_left(asked: Asked) -> bool:
    return asked.position.inca.count(asked.seat) == data().incas


def not_your_inca(asked: Asked) -> bool:
    return asked.position.inca[asked.parts[0]] != asked.seat


def no_way(asked: Asked) -> bool:
    starts = entries() if asked.kind == "enter" else [asked.parts[0]]
    return asked.parts[-1] not in way(asked.position, asked.seat, starts)


def no_way_out(asked: Asked) -> bool:
    return not way(asked.position, asked.seat, [asked.parts[0]]) & set(entries())


def hex_taken(asked: Asked) -> bool:
    return asked.position.inca[asked.parts[-1]] != NOBODY


def moved_freely(asked: Asked) -> bool:
    def forget(position: KramerPosition) -> None:
        position.rested = ()

    return asked.parts[0] in asked.position.rested and asked.again(forget) == ""


def no_village(asked: Asked) -> bool:
    return asked.position.surface[asked.parts[0]] not in (VILLAGE, TEMPLE)


def no_city(asked: Asked) -> bool:
    return asked.position.surface[asked.parts[0]] != TEMPLE


def not_highest(asked: Asked) -> bool:
    position = asked.position
    cells = settlement(position, asked.parts[0])
    own = heights(position, asked.seat, cells)
    return not own or any(heights(position, seat, cells) >= own for seat in range(position.seats) if seat != asked.seat)


def too_small(asked: Asked) -> bool:
    return asked.values[0] == len(settlement(asked.position, asked.parts[0])) < 2 * asked.parts[1] + 2


def not_higher(asked: Asked) -> bool:
    return asked.values[0] == asked.position.steps[asked.position.temples.index(asked.parts[0])] >= asked.parts[1]


def no_floor(asked: Asked) -> bool:
    """The floor named is needed, and with one of it the reason is another, or none, or the next floor that is missing."""
    missing = asked.values[0]

    def supply(position: KramerPosition) -> None:
        position.floors = tuple(max(1, left) for left in position.floors)

    return asked.position.floors[missing] == 0 and missing <= asked.parts[1] and asked.again(supply) == ""


def changed_already(asked: Asked) -> bool:
    return asked.parts[0] in asked.position.changed


def city_has_temple(asked: Asked) -> bool:
    return any(asked.position.surface[cell] == TEMPLE for cell in settlement(asked.position, asked.parts[0]))


def not_empty(asked: Asked) -> bool:
    return asked.parts[0] >= data().site or asked.position.surface[asked.parts[0]] != EMPTY


def pond_on_border(asked: Asked) -> bool:
    return any(near >= data().site for near in data().beside[asked.parts[0]])


def no_pond_left(asked: Asked) -> bool:
    return asked.position.ponds == 0


def drew_enough(asked: Asked) -> bool:
    return asked.position.drawn == 2


def no_card_left(asked: Asked) -> bool:
    return not asked.position.deck.cards and not asked.position.discards


def no_token_left(asked: Asked) -> bool:
    return asked.position.tokens[asked.seat] == 0


def token_spent(asked: Asked) -> bool:
    return asked.position.token_spent


def no_inca_there(asked: Asked) -> bool:
    return not heights(asked.position, asked.seat, settlement(asked.position, asked.parts[0]))


def solar_disc(asked: Asked) -> bool:
    return asked.position.discs[asked.position.temples.index(asked.parts[0])]


def card_not_in_hand(asked: Asked) -> bool:
    return asked.values[0] == asked.parts[-1] and asked.parts[-1] not in asked.position.hands[asked.seat].cards


def no_match(asked: Asked) -> bool:
    shown, card = ("A", "B", "C", "AB", "AC", "BC")[asked.position.face_up], ("A", "B", "C", "AB", "AC", "BC")[asked.parts[-1]]
    return asked.values[0] == asked.parts[-1] and not set(shown) & set(card)


def behind(asked: Asked) -> bool:
    return asked.values[0] == max(asked.position.bids) > asked.position.bids[asked.seat]


def already_high(asked: Asked) -> bool:
    return asked.position.bids[asked.seat] == max(asked.position.bids)


def no_festival(asked: Asked) -> bool:
    return asked.position.festival == -1


def festival_first(asked: Asked) -> bool:
    return asked.position.festival >= 0


def inca_on_hex(asked: Asked) -> bool:
    return asked.values[0] == asked.parts[0] and asked.position.inca[asked.parts[0]] != NOBODY


REFEREES: Final[dict[str, Callable[[Asked], bool]]] = {
    "terrain-first": terrain_first,
    "too-few-ap": too_few_ap,
    "none-left": none_left,
    "off-site": off_site,
    "on-pond": on_pond,
    "on-inca": on_inca,
    "on-temple": on_temple,
    "uneven": uneven,
    "same-shape": same_shape,
    "joins-cities": joins_cities,
    "no-inca-left": no_inca_left,
    "not-your-inca": not_your_inca,
    "no-way": no_way,
    "no-way-out": no_way_out,
    "hex-taken": hex_taken,
    "moved-freely": moved_freely,
    "no-village": no_village,
    "no-city": no_city,
    "not-highest": not_highest,
    "too-small": too_small,
    "not-higher": not_higher,
    "no-floor": no_floor,
    "changed-already": changed_already,
    "city-has-temple": city_has_temple,
    "not-empty": not_empty,
    "pond-on-border": pond_on_border,
    "no-pond-left": no_pond_left,
    "drew-enough": drew_enough,
    "no-card-left": no_card_left,
    "no-token-left": no_token_left,
    "token-spent": token_spent,
    "no-inca-there": no_inca_there,
    "solar-disc": solar_disc,
    "card-not-in-hand": card_not_in_hand,
    "no-match": no_match,
    "cannot-match": behind,
    "must-match": behind,
    "begun-to-bid": behind,
    "already-high": already_high,
    "no-festival": no_festival,
    "festival-first": festival_first,
    "inca-on-hex": inca_on_hex,
}
SELDOM: Final = {"no-card-left", "no-floor", "no-way-out", "begun-to-bid", "cannot-match", "no-pond-left", "no-inca-left", "moved-freely"}
"""Reasons that random play need not come to in a few games; other tests show them."""


def some_moves(position: KramerPosition, chance: Chance) -> list[int]:
    """Moves of every kind, half of them about hexes where something is, and some that the page explains."""
    seat = position.to_act()
    busy = [*position.incas[seat], *position.temples, *(cell for cell in range(data().cells) if position.surface[cell] == VILLAGE)]
    found = []
    for number, kind in enumerate(GAME.moves.kinds):
        for _ in range(MOVES_PER_KIND if kind.parts else 1):
            values = []
            for part in kind.parts:
                hexes = part.name in ("hex", "from", "to")
                if hexes and busy and chance.below(2) == 0:
                    values.append(busy[chance.below(len(busy))])
                else:
                    values.append(chance.below(min(part.size, data().cells) if hexes else part.size))
            found.append(pack_values(number, values))
    return [*found, *position.stack[-1].candidates(position)[:: 1 + chance.below(7)]]


def test_every_reason_has_a_referee() -> None:
    assert set(REFEREES) == set(GAME.refusals.numbers)


def recorded_positions(file: Path, every: int) -> Iterator[KramerPosition]:
    """Positions of a game that somebody played who knows what festivals are for; all of those with a festival."""
    record = read_record(file.read_text(encoding="utf-8"))
    position = started(len(record.header.names), record.header.seed, record.header.rules)
    for number, entry in enumerate(record.entries):
        if number % every == 0 or position.festival >= 0:
            yield position
        assert isinstance(entry, MoveEntry)
        position.apply(GAME.moves.packed(entry.move))


@pytest.mark.parametrize("rules", [1, 2])
def test_reasons_are_true(rules: int) -> None:
    seen: set[str] = set()
    chance = seeded(rules)
    for name in ("2-random", "4-greedy", "3-search"):
        for position in recorded_positions(GOLDEN / f"rules-{rules}" / f"cuzco-kramer-{name}.jsonl", every=10):
            legal = set(position.moves())
            for move in some_moves(position, chance):
                if move not in legal:
                    asked = Asked(position, move)
                    assert REFEREES[asked.reason](asked), f"{GAME.moves.named(move)}: {asked.reason} {asked.values}"
                    seen.add(asked.reason)
    assert set(REFEREES) - seen <= SELDOM


def test_what_is_listed_as_refused_is_what_is_said_about_each_candidate() -> None:
    """The list finds out at once what asking for one move after another finds out."""
    for position in recorded_positions(GOLDEN / "rules-2" / "cuzco-kramer-4-greedy.jsonl", every=20):
        step, legal = position.stack[-1], set(position.moves())
        asked = [(move, step.refuse(position, move)) for move in step.candidates(position) if move not in legal]
        expected = [(move, reason.kind, reason.seat, reason.values) for move, reason in asked if reason is not None]
        assert [(move, reason.kind, reason.seat, reason.values) for move, reason in step.refusals(position)] == expected
