"""What a view of the game shows, with names and types, and what follows from it: trails, spaces, the progress of missions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from qosqo.core.pile import EVERYBODY, Pile, pile
from qosqo.core.position import NOBODY, Json
from qosqo.games.cuzco_feld.components import TRAILS, Components
from qosqo.games.cuzco_feld.missions import CARDS_OF_ONE_GOD, GODS_IN_HAND, reached
from qosqo.games.cuzco_feld.names import (
    ACTION_FARM,
    ACTION_ROPE,
    ACTION_STONE,
    ACTION_STUDY,
    ACTIONS,
    CUZCO,
    GOODS,
    INNER,
    QUIPU,
    SLOTS,
    VILLAGES,
)
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT
from qosqo.web.model import LogEntry, TableModel

DELIVERY_RULE: Final = "F2.5"
UNKNOWN: Final = -1
"""A god card that the viewer does not know."""


@dataclass(frozen=True)
class Player:
    """One seat's mask and what lies on it and beside it."""

    chasqui: int
    departed: int
    slots: tuple[int, ...]
    feathers: tuple[int, ...]
    circlets: tuple[int, ...]
    spaces: tuple[int, ...]
    slid: tuple[int, ...]
    reserve: int
    priests: int
    offerings: int
    food: int
    medals: int
    goods: tuple[int, ...]
    missions: tuple[int, ...]
    completed: int
    hand: tuple[int, ...]
    knowledge: int
    dice: tuple[int, ...]
    light: int
    dark: int

    @property
    def quipus(self) -> int:
        return self.spaces.count(QUIPU)


@dataclass(frozen=True)
class Die:
    seat: int
    pips: int
    copy: int
    """Tells equal dice of a seat apart."""


@dataclass(frozen=True)
class Trail:
    one: int
    other: int
    kind: int
    pips: int

    def leads_from(self, place: int) -> int:
        """The other end, or NOBODY if the trail does not start there."""
        return self.other if place == self.one else self.one if place == self.other else NOBODY


@dataclass(frozen=True)
class Progress:
    """How much of a mission is reached; `open` if cards that the viewer does not know may add to it."""

    reached: int
    need: int
    open: bool


class Scene:
    """A view with names and types."""

    def __init__(self, view: dict[str, Json], model: TableModel) -> None:
        shown: Any = view
        self.data: Components = model.data
        self.seats: int = shown["seats"]
        self.pututus: bool = shown["pututus"]
        self.round: int = shown["round"]
        self.phase: int = shown["phase"]
        self.order: list[int] = shown["order"]
        self.feather_of: list[int] = shown["feather_of"]
        self.value_of: list[int] = shown["value_of"]
        self.arms: list[int] = shown["arms"]
        self.overlay: int = shown["overlay"]
        self.temple: list[int] = shown["temple"]
        self.temple_medals: int = shown["temple_medals"]
        self.arrivals: list[int] = shown["arrivals"]
        self.display: list[int] = shown["display"]
        self.piles: tuple[int, int] = (shown["study_pile"], shown["farm_pile"])
        self.discarded_tiles: list[int] = shown["discarded_tiles"]
        self.face_up: list[int] = shown["face_up"]
        self.decks: list[int] = shown["decks"]
        self.palace: list[int] = shown["palace"]
        self.drawn: list[int] = shown["drawn"]
        self.supplies: tuple[int, int] = (shown["offering_supply"], shown["food_supply"])
        self.pips: int = shown["pips"]
        self.trails = [trail_of(number, code) for number, code in enumerate(shown["trails"])]
        self.players = [player_of(each) for each in shown["players"]]
        self.quipus = [tuple(seat for seat in shown["quipus"][4 * village : 4 * village + 4] if seat >= 0) for village in range(VILLAGES)]
        self.market = [tuple(shown["market"][row * GOODS : row * GOODS + GOODS]) for row in range(6)]
        self.deliveries = deliveries(model.log, model.shown, self.quipus)
        self.dice_on, self.dice_left = dice_of(shown["placed"], self.players)
        self.position = countable(self)

    def spaces(self) -> list[tuple[int, ...]]:
        """The action spaces with the actions that share each (F1.3)."""
        shared: list[tuple[int, ...]] = []
        shared += [(ACTION_STONE, ACTION_ROPE)] if self.seats < 4 else [(ACTION_STONE,), (ACTION_ROPE,)]
        shared += [(ACTION_STUDY, ACTION_FARM)] if self.seats < 3 else [(ACTION_STUDY,), (ACTION_FARM,)]
        return [*shared, *((action,) for action in range(ACTION_FARM + 1, ACTIONS))]

    def progress(self, seat: int, mission: int) -> Progress:
        hidden = UNKNOWN in self.players[seat].hand
        return Progress(reached(self.position, seat, mission), self.data.mission_need[mission], hidden and hand_counts(self.data, mission))


def player_of(shown: Any) -> Player:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in shown.items()}
    return Player(**values)


def hand_counts(data: Components, mission: int) -> bool:
    return GODS_IN_HAND <= data.mission_counts[mission] <= CARDS_OF_ONE_GOD


def trail_of(number: int, code: int) -> Trail:
    """The ends of a trail by its number (see `components.TRAILS`)."""
    k = number % INNER
    after = (k + 1) % INNER
    ends = ((k, after), (k, INNER + k), (after, INNER + k), (INNER + k, INNER + after))[number // (TRAILS // 4)]
    return Trail(*ends, kind=code & 1, pips=code >> 1)


def arm_of(scene: Scene, arm: int) -> Trail:
    """An arm of the Cuzco overlay as it lies now (F1.2)."""
    return Trail(CUZCO, (arm + scene.overlay) % INNER, scene.arms[arm] & 1, scene.arms[arm] >> 1)


def deliveries(log: Sequence[LogEntry], shown: int, quipus: list[tuple[int, ...]]) -> dict[tuple[int, int], int]:
    """The how manieth quipu of its seat lies in which village, so that a quipu stays the same piece when it leaves the mask."""
    told = [
        (entry.seat, dict(entry.changed).get("place", NOBODY)) for entry in log if entry.number <= shown and entry.rule == DELIVERY_RULE
    ]
    lying = [(seat, village) for village, stacked in enumerate(quipus) for seat in stacked]
    result: dict[tuple[int, int], int] = {}
    for seat, village in [*told, *lying]:
        if (seat, village) in lying and (seat, village) not in result:
            result[(seat, village)] = sum(1 for other, _ in result if other == seat)
    return result


def dice_of(placed: list[int], players: list[Player]) -> tuple[list[list[Die]], list[list[Die]]]:
    """The dice on every action space in the order of their placing, and those that the seats still have."""
    copies: dict[tuple[int, int], int] = {}

    def die(seat: int, pips: int) -> Die:
        copy = copies.get((seat, pips), 0)
        copies[(seat, pips)] = copy + 1
        return Die(seat, pips, copy)

    on: list[list[Die]] = [[] for _ in range(ACTIONS)]
    for code in placed:
        on[code >> SPACE_SHIFT].append(die(code & 7, code >> DIE_SHIFT & 7))
    return on, [[die(seat, pips) for pips in player.dice if pips] for seat, player in enumerate(players)]


def countable(scene: Scene) -> FeldPosition:
    """As much of a position as counting missions needs, from what the viewer sees; unknown cards are left out."""
    position = FeldPosition()
    position.data = scene.data
    position.seats = scene.seats
    position.order = tuple(scene.order)
    position.feather_of = tuple(scene.feather_of)
    position.value_of = tuple(scene.value_of)
    position.temple = tuple(scene.temple)
    players = scene.players
    position.delivered = tuple(
        sum(BIT[village] for village in range(VILLAGES) if seat in scene.quipus[village]) for seat in range(len(players))
    )
    masks = [tuple(scene.data.masks[number * SLOTS : number * SLOTS + SLOTS]) for number in range(len(scene.data.masks) // SLOTS)]
    position.masks = tuple(masks.index(player.slots) for player in players)
    position.feathers = tuple(each for player in players for each in player.feathers)
    position.circlets = tuple(each for player in players for each in player.circlets)
    position.spaces = tuple(each for player in players for each in player.spaces)
    position.slid = tuple(each for player in players for each in player.slid)
    position.goods = tuple(each for player in players for each in player.goods)
    position.food = tuple(player.food for player in players)
    position.medals = tuple(player.medals for player in players)
    position.offerings = tuple(player.offerings for player in players)
    position.hands = [known_cards(player.hand) for player in players]
    return position


def known_cards(hand: tuple[int, ...]) -> Pile:
    return pile([card for card in hand if card != UNKNOWN], EVERYBODY)
