"""What a seat may see of a game of Cuzco (Kramer & Kiesling), and what follows from it: who leads where, what it would bring."""

from __future__ import annotations

from dataclasses import dataclass, replace

from qosqo.core.position import NOBODY
from qosqo.core.view import View, common_entries, hashed_once
from qosqo.games.cuzco_kramer.end import final_points, points_for, scored_already
from qosqo.games.cuzco_kramer.highest_position import leader, leader_at, ranking, strengths_in
from qosqo.games.cuzco_kramer.inca_lists import enter_prices
from qosqo.games.cuzco_kramer.incas import OUT_OF_REACH, incas_left
from qosqo.games.cuzco_kramer.names import NO_GROUP, NOWHERE, POND, SCORED_POND, value_of
from qosqo.games.cuzco_kramer.ponds import Pond, ponds_of
from qosqo.games.cuzco_kramer.position import KramerPosition


@dataclass(frozen=True, kw_only=True)
class SettlementView:
    """A village or a city: connected village hexes."""

    number: int
    """What `group` calls it: a city by its temple's cell, a village by a larger number than any cell."""
    cells: tuple[int, ...]
    temple: int
    """The temple's cell; −1 in a village."""
    ranking: tuple[tuple[int, ...], ...]
    """The seats with Incas there, from the highest position downwards; those named together are tied (K5.2)."""
    leader: int
    """Who alone holds the highest position and may build or expand; −1: nobody."""
    highest: int
    """The cell of the leader's highest Inca; −1 without a leader."""


@dataclass(frozen=True, kw_only=True)
class TempleView:
    cell: int
    value: int
    disc: bool
    """Whether it bears a solar disc: no festival can be proposed there (K8.1)."""
    size: int
    """How many hexes its city has."""
    changed: bool
    """Built or expanded this turn (K5.6)."""
    first: int
    """What the first position in its city brings in the final scoring (K9.2)."""
    second: int
    """What the second position brings."""
    alone: int
    """What a festival there brings whoever organizes it alone (K8.5)."""
    shared: int
    """What a festival brings each of those who organize it together."""


@dataclass(frozen=True, kw_only=True)
class PondView:
    """Connected pond tiles."""

    cells: tuple[int, ...]
    scored: bool
    """Surrounded and valued, with or without points (K6.2)."""
    missing: int
    """How many hexes around it have no terrain yet."""
    leader: int
    """Who alone holds the highest position around it; −1: nobody."""
    points: int
    """What surrounding it brings the leader."""


@dataclass(frozen=True, kw_only=True)
class SupplyView:
    """What is common to all."""

    triples: int
    ponds: int
    floors: tuple[int, ...]
    """Temple floors by value: 2, 4, 6, 8, 10."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """What a seat has left."""

    incas: int
    """Not on the site."""
    doubles: int
    villages: int
    crops: int
    tokens: int
    hand: tuple[int, ...]
    """Festival cards by kind; −1 for those not known to the viewer."""
    final: int
    """What the final scoring would bring as things stand (K9.2)."""
    scored: bool
    """Whether the final scoring has been made."""


@dataclass(frozen=True, kw_only=True)
class FestivalView:
    """The festival that is being organized; without one the lists are empty."""

    cell: int
    """The temple; −1 without a festival."""
    bids: tuple[int, ...]
    """Festival points played so far, by seat."""
    highest: int
    """The highest bid, which the others have to match."""
    bidding: tuple[bool, ...]
    """Who has not dropped out."""
    played: tuple[tuple[int, ...], ...]
    """The cards played, by seat."""
    declined: int
    """How many have declined to raise since the last card was played."""


@dataclass(frozen=True, kw_only=True)
class KramerView(View):
    """Cells are the hexes of the site, then the border cells that terrain can overflow to, numbered row by row."""

    height: tuple[int, ...]
    """By cell: how many terrain tiles lie there."""
    surface: tuple[int, ...]
    """By cell: 0 nothing, 1 crops, 2 a village, 3 a village hex with a temple, 4 a pond, 5 a pond that was scored."""
    footprint: tuple[int, ...]
    """By cell: the same number for cells covered by the same topmost tile, 0 for none."""
    group: tuple[int, ...]
    """By cell: the number of the village or city; −1 for none."""
    inca: tuple[int, ...]
    """By cell: the seat whose Inca stands there; −1: none."""
    settlements: tuple[SettlementView, ...]
    """All villages and cities."""
    temples: tuple[TempleView, ...]
    ponds: tuple[PondView, ...]
    supply: SupplyView
    players: tuple[PlayerView, ...]
    deck: int
    face_up: int
    """The kind of the face-up festival card."""
    discards: tuple[int, ...]
    """Below the face-up card."""
    turn_of: int
    """Whose turn it is, also while others decide about a festival; −1 when the game is over."""
    action_points: int
    duty: bool
    """Whether terrain must be placed before anything else (K2.2)."""
    token_spent: bool
    drawn: int
    """Festival cards drawn this turn."""
    rested: tuple[int, ...]
    """Where the Incas stand that have moved for free since the last action that cost something."""
    enter_costs: tuple[int, ...]
    """By cell: what bringing an Inca in to there costs whoever is on turn (K4.1); −1 where the points of a whole turn are not enough."""
    stuck: int
    """How many players in succession had no place for any terrain and have placed none in their turn (K2.3)."""
    last_turns: int
    """How many turns are still to be played; −1 before the end has been triggered (K9.1)."""
    festival: FestivalView

    def settlement(self, cell: int) -> SettlementView | None:
        """The village or city that a cell belongs to."""
        number = self.group[cell]
        return next((each for each in self.settlements if each.number == number), None) if number != NO_GROUP else None


def view_of(position: KramerPosition, seat: int) -> KramerView:
    turn_of = NOBODY if position.over() else position.stack[0].seat
    return KramerView(
        **common_entries(position, seat),
        height=tuple(position.height),
        surface=tuple(position.surface),
        footprint=tuple(position.footprint),
        group=tuple(position.group),
        inca=tuple(position.inca),
        settlements=settlements(position),
        temples=tuple(temple(position, number) for number in range(len(position.temples))),
        ponds=ponds(position),
        supply=SupplyView(triples=position.triples, ponds=position.ponds, floors=position.floors),
        players=players(position, seat),
        deck=len(position.deck.cards),
        face_up=position.face_up,
        discards=position.discards,
        turn_of=turn_of,
        action_points=position.action_points,
        duty=position.duty,
        token_spent=position.token_spent,
        drawn=position.drawn,
        rested=position.rested,
        enter_costs=enter_costs(position, turn_of),
        stuck=position.stuck,
        last_turns=position.last_turns,
        festival=FestivalView(
            cell=position.festival,
            bids=position.bids,
            highest=max(position.bids, default=0),
            bidding=position.bidding,
            played=tuple(tuple(cards) for cards in position.played),
            declined=position.declined,
        ),
    )


def view_beside(position: KramerPosition, public: View, seat: int) -> KramerView:
    """The view of a seat, with all that everybody sees from that of a spectator."""
    assert isinstance(public, KramerView)
    hands = [tuple(sorted(hand.known_to(seat))) for hand in position.hands]
    players = (player if player.hand == hand else replace(player, hand=hand) for player, hand in zip(public.players, hands, strict=True))
    return replace(public, viewer=seat, players=tuple(players))


def settlements(position: KramerPosition) -> tuple[SettlementView, ...]:
    cells: dict[int, list[int]] = {}
    for cell, number in enumerate(position.group):
        if number != NO_GROUP:
            cells.setdefault(number, []).append(cell)
    return tuple(settlement(position, number, members) for number, members in cells.items())


def settlement(position: KramerPosition, number: int, cells: list[int]) -> SettlementView:
    strengths = strengths_in(position, number)
    first = leader(strengths)
    own = [cell for cell in cells if first != NOBODY and position.inca[cell] == first]
    return SettlementView(
        number=number,
        cells=tuple(cells),
        temple=number if position.is_city(cells[0]) else NOWHERE,
        ranking=tuple(tuple(tied) for tied in ranking(strengths)),
        leader=first,
        highest=max(own, key=lambda cell: position.height[cell], default=NOWHERE),
    )


def temple(position: KramerPosition, number: int) -> TempleView:
    cell = position.temples[number]
    step = position.steps[number]
    return TempleView(
        cell=cell,
        value=value_of(step),
        disc=position.discs[number],
        size=position.extent[cell],
        changed=cell in position.changed,
        first=points_for(1, value_of(step)),
        second=points_for(2, value_of(step)),
        alone=position.data.festival_alone[step],
        shared=position.data.festival_shared[step],
    )


def ponds(position: KramerPosition) -> tuple[PondView, ...]:
    found = [(pond, kind == SCORED_POND) for kind in (POND, SCORED_POND) for pond in ponds_of(position, kind)]
    return tuple(pond_view(position, pond, scored=scored) for pond, scored in found)


def pond_view(position: KramerPosition, pond: Pond, *, scored: bool) -> PondView:
    return PondView(
        cells=tuple(sorted(pond.tiles)),
        scored=scored,
        missing=len(pond.gaps),
        leader=leader_at(position, pond.shore),
        points=position.data.pond_points * len(pond.tiles),
    )


def players(position: KramerPosition, viewer: int) -> tuple[PlayerView, ...]:
    scored = scored_already(position)
    return tuple(
        PlayerView(
            incas=incas_left(position, seat),
            doubles=position.doubles[seat],
            villages=position.villages[seat],
            crops=position.crops[seat],
            tokens=position.tokens[seat],
            hand=tuple(sorted(position.hands[seat].known_to(viewer))),
            final=final_points(position, seat),
            scored=scored[seat],
        )
        for seat in range(position.seats)
    )


def enter_costs(position: KramerPosition, seat: int) -> tuple[int, ...]:
    if seat == NOBODY:
        return (NOWHERE,) * position.data.cells
    prices = enter_prices(position, seat, position.data.action_points + 1)
    return tuple(price if price < OUT_OF_REACH else NOWHERE for price in prices)
