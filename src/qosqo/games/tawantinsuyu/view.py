"""What a seat may see of a game of Tawantinsuyu, with what follows from it by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from qosqo.core.pile import Pile
from qosqo.core.position import NOBODY
from qosqo.core.view import View, common_entries, hashed_once
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.abilities import count_tasks
from qosqo.games.tawantinsuyu.axomamma.board import deed_at
from qosqo.games.tawantinsuyu.axomamma.festival import weaving_points
from qosqo.games.tawantinsuyu.conquest import soldiers_face_up
from qosqo.games.tawantinsuyu.festival import points_lost, potatoes_asked, potatoes_missing, region_points, region_winner
from qosqo.games.tawantinsuyu.high_priest import action_at
from qosqo.games.tawantinsuyu.merchant import rewards
from qosqo.games.tawantinsuyu.placing import food_cost
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tapestries import matching
from qosqo.games.tawantinsuyu.tasks import Tasks

UNKNOWN: Final = -1
"""A card or tile that the viewer has not seen."""

Numbers = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SpaceView:
    """A space of the hill."""

    worker: int
    """The colour of the worker on it, or −1."""
    food: Numbers
    """T3.2: for each seat what a worker placed here costs, before a courier's discount; −1 before its high priest stands."""
    tasks: Numbers
    """T3.6: the three tasks that a worker here can do."""
    counts: Numbers
    """T3.6: for each colour how many tasks a worker of the viewer's would do here now, without a potato for a priest. For spectators as if
    they had no buildings."""


@dataclass(frozen=True, kw_only=True)
class BuildingView:
    """A building in front of a seat."""

    building: int
    face_up: bool


@dataclass(frozen=True, kw_only=True)
class TapestryView:
    """A tapestry, from left to right."""

    tiles: Numbers
    matching: tuple[bool, ...]
    """T3.15: for each pair of neighbours whether their rewards are equal."""


@dataclass(frozen=True, kw_only=True)
class FestivalView:
    """T4.2: what a festival held now would bring a seat, and what it would ask for."""

    rewards: Numbers
    """The rewards of the merchant, in the order in which they are gained."""
    weavings: int
    """T8.37: Axomamma's points instead of the merchant."""
    temple: int
    """Points for the step reached in the temple; what lies to its left is gained, too."""
    regions: int
    """Points for the regions in which the seat is ahead."""
    potatoes: int
    """Asked for: one for every god card in hand."""
    missing: int
    """Of these, how many the seat lacks. Gold may stand for them."""
    lost: int
    """The points that it costs to lack them all."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """What belongs to a seat."""

    resources: Numbers
    """Potatoes, corn, stone, gold."""
    temple: int
    """The step reached in the temple."""
    priest: int
    """The spot of the high priest on the Coricancha, −1 before the first turn."""
    steps_left: int
    """T1.9: step markers not yet on the hill."""
    markers_left: int
    """T1.9: conquest markers not yet in a region."""
    small_statues: Numbers
    """How many of each god; likewise the large ones."""
    large_statues: Numbers
    workers: Numbers
    """How many of each colour are in the supply."""
    buildings: tuple[BuildingView, ...]
    god_hand: Numbers
    """The god cards in hand, −1 for those that the viewer has not seen."""
    army_hand: Numbers
    """Likewise the army cards in hand."""
    army_up: Numbers
    """How many army cards of each kind lie face up."""
    army_down: Numbers
    soldiers: int
    """T3.22: on the face-up army cards."""
    tapestries: tuple[TapestryView, ...]
    festival: FestivalView


@dataclass(frozen=True, kw_only=True)
class RegionView:
    """One of the four regions."""

    spaces: Numbers
    """Whose marker stands on each conquest space, −1 for none."""
    winner: int
    """T4.2: who would score at a festival now, or NOBODY."""


@dataclass(frozen=True, kw_only=True)
class AxomammaView:
    """The automated opponent (chapter 8)."""

    seat: int
    difficulty: int
    """The easier and harder rules in force, as bits."""
    personality: int
    """−1 for none."""
    deeds: tuple[Numbers, ...]
    """What is done on every spot of the three rows of its board, the personality included."""
    tokens: Numbers
    """The spot of each numbered token on its row."""
    tucked: Numbers
    """The god cards under the four spaces of its board."""
    recruits: Numbers
    """The colours of its workers, oldest first."""
    has_placed: bool


@dataclass(frozen=True, kw_only=True)
class TawaView(View):
    """A game of Tawantinsuyu as a seat sees it."""

    active: int
    """The seat whose turn it is; NOBODY during the set-up."""
    turn: int
    """How many turns have begun."""
    played_card: int
    """The god card that paid for this turn's placement, or −1."""
    food_due: int
    """What the placement still costs while the benefit of its god card is gained."""
    by_hand: bool
    """The active player wants to choose how the next cost is paid."""
    exchanged: int
    """What has been exchanged since the last other move, as bits: given 1, 2, 4, 8 and got 16, 32, 64, 128."""
    players: tuple[PlayerView, ...]
    temple_order: Numbers
    """The seats from the highest step of the temple to the lowest; on one step in the order of the seats."""
    hill: tuple[SpaceView, ...]
    working: int
    """The space of the worker whose tasks are being chosen, or −1."""
    coricancha: Numbers
    """The action of the high priest on each spot."""
    steps: Numbers
    """Who built the steps: upper and lower spot of each section, −1 for none."""
    village: Numbers
    """The queue of colours from the potato end to the corn end."""
    nomads: Numbers
    """How many of each colour; likewise the next three."""
    casualties: Numbers
    bag: Numbers
    box: Numbers
    """Workers that have left the game."""
    regions: tuple[RegionView, ...]
    region_points: int
    """T4.2: what each region would score at a festival now."""
    market: Numbers
    """Two production and two passive buildings, −1 where one was taken."""
    stacks: tuple[Numbers, ...]
    """The production and the passive buildings that are left, −1 for those that the viewer has not seen."""
    small_statues: Numbers
    """How many of each god are left; likewise the large ones."""
    large_statues: Numbers
    god_deck: Numbers
    """−1 for the cards that the viewer has not seen; likewise the other decks and stacks. The last card is the top one."""
    offer: Numbers
    """Oldest first."""
    chosen: Numbers
    """Set-up: the cards picked for their benefits, five for each seat in turn order."""
    used: Numbers
    """God cards used for their benefit, soon to be shuffled back."""
    army_deck: Numbers
    army_discards: Numbers
    trained: Numbers
    """The two army cards of which one is kept."""
    weavings: Numbers
    drawn: Numbers
    """Weavings drawn for purchase, or to be attached."""
    festival: int
    """How many festivals have been triggered."""
    token: int
    """Who holds the festival token, or NOBODY."""
    axomamma: AxomammaView | None
    """None in a game without it."""


def view_of(position: TawaPosition, seat: int) -> TawaView:
    seats = range(position.seats)
    winners = [region_winner(position, region) for region in range(n.REGIONS)]
    return TawaView(
        **common_entries(position, seat),
        active=position.active,
        turn=position.turn,
        played_card=position.played_card,
        food_due=position.food_due,
        by_hand=position.by_hand,
        exchanged=position.exchanged,
        players=tuple(player(position, each, seat, winners.count(each)) for each in seats),
        temple_order=tuple(sorted(seats, key=lambda each: -position.temple[each])),
        hill=hill(position, seat),
        working=working(position),
        coricancha=tuple(action_at(position, spot) for spot in range(n.SECTIONS)),
        steps=position.steps,
        village=position.village,
        nomads=workers_at(position, n.NOMADS),
        casualties=workers_at(position, n.CASUALTIES),
        bag=workers_at(position, n.BAG),
        box=workers_at(position, n.BOX),
        regions=tuple(
            RegionView(spaces=position.conquests[region * n.REGION_SPACES : (region + 1) * n.REGION_SPACES], winner=winner)
            for region, winner in enumerate(winners)
        ),
        region_points=region_points(position),
        market=position.market,
        stacks=tuple(known(stack, seat) for stack in position.stacks),
        small_statues=position.small_statues[position.seats * n.GODS :],
        large_statues=position.large_statues[position.seats * n.GODS :],
        god_deck=known(position.god_deck, seat),
        offer=position.offer,
        chosen=known(position.chosen, seat),
        used=position.used,
        army_deck=known(position.army_deck, seat),
        army_discards=position.army_discards,
        trained=known(position.trained, seat),
        weavings=known(position.weavings, seat),
        drawn=position.drawn,
        festival=position.festival,
        token=position.token,
        axomamma=axomamma(position) if position.axomamma != NOBODY else None,
    )


def view_beside(position: TawaPosition, public: View, seat: int) -> TawaView:
    """The view of a seat, with all that everybody sees from that of a spectator."""
    assert isinstance(public, TawaView)
    return replace(
        public,
        viewer=seat,
        players=tuple(player_beside(position, each, seat, public.players[each]) for each in range(position.seats)),
        hill=hill(position, seat) if seat >= 0 and position.owns(seat, n.Z14) else public.hill,
        stacks=tuple(known(stack, seat) for stack in position.stacks),
        god_deck=known(position.god_deck, seat),
        chosen=known(position.chosen, seat),
        army_deck=known(position.army_deck, seat),
        trained=known(position.trained, seat),
        weavings=known(position.weavings, seat),
    )


def player_beside(position: TawaPosition, seat: int, viewer: int, public: PlayerView) -> PlayerView:
    gods = tuple(sorted(known(position.god_hands[seat], viewer)))
    army = tuple(sorted(known(position.army_hands[seat], viewer)))
    return public if (gods, army) == (public.god_hand, public.army_hand) else replace(public, god_hand=gods, army_hand=army)


def known(pile: Pile, seat: int) -> Numbers:
    return tuple(pile.known_to(seat))


def share(values: Iterable[int], place: int, each: int) -> Numbers:
    """The part of a flat list that belongs to a seat or place."""
    return tuple(values)[place * each : (place + 1) * each]


def workers_at(position: TawaPosition, place: int) -> Numbers:
    return share(position.workers, place, n.COLOURS)


def player(position: TawaPosition, seat: int, viewer: int, regions_won: int) -> PlayerView:
    kinds = len(position.data.army_copies)
    return PlayerView(
        resources=share(position.resources, seat, n.RESOURCES),
        temple=position.temple[seat],
        priest=position.priests[seat],
        steps_left=position.steps_left(seat),
        markers_left=position.markers_left(seat),
        small_statues=share(position.small_statues, seat, n.GODS),
        large_statues=share(position.large_statues, seat, n.GODS),
        workers=workers_at(position, n.SUPPLY + seat),
        buildings=tuple(
            BuildingView(building=building, face_up=position.face_up[building])
            for building in range(n.BUILDINGS)
            if position.owner[building] == seat
        ),
        god_hand=tuple(sorted(known(position.god_hands[seat], viewer))),
        army_hand=tuple(sorted(known(position.army_hands[seat], viewer))),
        army_up=share(position.army_up, seat, kinds),
        army_down=share(position.army_down, seat, kinds),
        soldiers=soldiers_face_up(position, seat),
        tapestries=tuple(
            TapestryView(tiles=tiles, matching=tuple(matching(position, tapestry)))
            for tapestry, tiles in enumerate(position.tapestries)
            if position.tapestry_owner[tapestry] == seat
        ),
        festival=festival(position, seat, regions_won),
    )


def festival(position: TawaPosition, seat: int, regions_won: int) -> FestivalView:
    automaton = seat == position.axomamma
    return FestivalView(
        rewards=() if automaton else tuple(rewards(position, seat)),
        weavings=weaving_points(position, seat) if automaton else 0,
        temple=position.data.temple_festival[position.temple[seat]],
        regions=regions_won * region_points(position),
        potatoes=potatoes_asked(position, seat),
        missing=potatoes_missing(position, seat),
        lost=points_lost(position, seat, potatoes_missing(position, seat)),
    )


def hill(position: TawaPosition, viewer: int) -> tuple[SpaceView, ...]:
    """All spaces where workers can be placed. Most are as they were in the view before, or as somebody else sees them."""
    placed = [seat for seat in range(position.seats) if position.priests[seat] >= 0]
    nothing = [UNKNOWN] * position.seats
    result = []
    for space in range(n.SPACES):
        food = nothing.copy()
        for seat in placed:
            food[seat] = food_cost(position, seat, space, n.EMPTY)
        counts = tuple([count_tasks(position, viewer, space, colour, role=colour, fed=False) for colour in range(n.COLOURS)])
        result.append(space_with(position.hill[space], tuple(food), tuple(position.data.space_icons[space]), counts))
    return tuple(result)


@lru_cache(maxsize=10_000)
def space_with(worker: int, food: Numbers, tasks: Numbers, counts: Numbers) -> SpaceView:
    return SpaceView(worker=worker, food=food, tasks=tasks, counts=counts)


def working(position: TawaPosition) -> int:
    step = position.stack[-1] if position.stack else None
    return step.space if isinstance(step, Tasks) else n.EMPTY


def axomamma(position: TawaPosition) -> AxomammaView:
    return AxomammaView(
        seat=position.axomamma,
        difficulty=position.difficulty,
        personality=position.personality,
        deeds=tuple(
            tuple(deed_at(position, row, spot) for spot in range(len(deeds))) for row, deeds in enumerate(position.data.board_deeds)
        ),
        tokens=position.tokens,
        tucked=position.tucked,
        recruits=position.recruits,
        has_placed=position.has_placed,
    )
