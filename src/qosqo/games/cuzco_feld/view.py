"""What a seat may see of Cuzco (Feld), and what follows from it: progress of missions, what actions need, who leads.

Everything that follows is computed by the functions that the rules themselves use, from what the viewer knows: cards in the hands of
others that the viewer has not seen are left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from qosqo.core.pile import EVERYBODY, pile
from qosqo.core.position import NOBODY
from qosqo.core.view import View, common_entries, hashed_once
from qosqo.games.cuzco_feld.components import TRAILS, trail_ends
from qosqo.games.cuzco_feld.end_of_game import final_points
from qosqo.games.cuzco_feld.headdress import circlet_is_ready, circlet_points
from qosqo.games.cuzco_feld.missions import met, mission_number, needs_cards_in_hand, reached
from qosqo.games.cuzco_feld.names import (
    ABILITIES,
    ACTIONS,
    CARDS,
    CIRCLETS,
    COPIES,
    CUZCO,
    DICE,
    EMPTY,
    FARM,
    GODS,
    GOODS,
    HELD_MISSIONS,
    INNER,
    NO_MISSION,
    PIPS,
    QUIPU,
    ROUNDS,
    SLOTS,
    SPACES,
    STACK,
    STUDY,
    TILES_OF_A_COLOUR,
    VILLAGES,
)
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT, lowest_dice, pips_needed, space_of
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT, bits_in
from qosqo.games.cuzco_feld.temple import medal_winner, temple_points
from qosqo.games.cuzco_feld.university import track_order, university_points

UNKNOWN: Final = -1
MOST_REMEMBERED: Final = 4_000
"""A god card that the viewer does not know."""


# The map.


@hashed_once
@dataclass(frozen=True, kw_only=True)
class Village:
    feather: int
    """The colour of its feather."""
    value: int
    """The points for the quipu on top at the end of the game."""
    quipus: tuple[int, ...]
    """The seats whose quipus lie there, from the bottom up."""
    top: int
    """Whose quipu lies on top, NOBODY for none."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class Trail:
    one: int
    """The place at one end: a village (the inner ones first), or Cuzco."""
    other: int
    """The place at the other end."""
    kind: int
    """0 for a stone trail, 1 for a rope bridge."""
    pips: int
    """How many pips it takes to use it."""

    def leads_from(self, place: int) -> int:
        """The other end, or NOBODY if the trail does not start there."""
        return self.other if place == self.one else self.one if place == self.other else NOBODY


# Tiles, goods and missions.


@hashed_once
@dataclass(frozen=True, kw_only=True)
class Tile:
    tile: int
    """Its number among all 72 study and farm tiles."""
    colour: int
    """0 for a study tile, 1 for a farm tile."""
    ability: int
    """Which of the twelve abilities it has, from 0."""
    value: int
    """The knowledge or food that it brings when slid down."""


@dataclass(frozen=True, kw_only=True)
class Good:
    """A kind of goods."""

    food: int
    """What one of them costs."""
    points: int
    """What it scores."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class Mission:
    mission: int
    """Its number among all 61, the six of the start first."""
    printed: str
    """The number printed on it."""
    need: int
    """How much of what it counts is needed."""
    reached: int | None
    """How much the holder has (on display: the viewer), as far as the viewer knows; None for a spectator looking at the display."""
    met: bool
    """Enough is reached."""
    perhaps_more: bool
    """It counts cards in hand, and the viewer does not know all of them."""


# Dice and the mask of a player.


@dataclass(frozen=True, kw_only=True)
class Die:
    seat: int
    """Whose die it is."""
    pips: int
    """What it shows."""
    turn: int
    """The how manieth die it was to be placed in this round, from 0."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class ActionSpace:
    actions: tuple[int, ...]
    """What may be done there: with fewer players some actions share a space."""
    dice: tuple[Die, ...]
    """The dice there, in the order of their placing."""
    below: int
    """A die must be lower than this to be placed there without a card; 7: any die may."""


@dataclass(frozen=True, kw_only=True)
class Slot:
    colour: int
    """The colour of the feather that belongs there."""
    filled: bool
    """Whether the feather is there."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class Circlet:
    pips: int
    """The die that it takes to flip it."""
    printed: int
    """The points printed on it."""
    points: int
    """What flipping it scores in this round, with the round's bonus."""
    ready: bool
    """Both feathers are there and it is not flipped yet."""
    flipped: bool
    """It has been activated."""


@dataclass(frozen=True, kw_only=True)
class MaskSpace:
    quipu: bool
    """A quipu lies there that was neither delivered nor moved to the reserve."""
    tile: Tile | None
    """The tile that lies there."""
    slid: bool
    """The tile is slid down."""


@hashed_once
@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """One player's mask, and what lies on it and beside it."""

    chasqui: int
    """Where the chasqui stands: a village, or Cuzco."""
    departed: bool
    """Cuzco has been left for the first time, so that the overlay may be turned before the next departure."""
    slots: tuple[Slot, ...]
    """The twelve slots for feathers; the circlet of p pips sits between the slots 2p − 1 and 2p."""
    circlets: tuple[Circlet, ...]
    """The six circlets."""
    spaces: tuple[MaskSpace, ...]
    """The twelve spaces for quipus and tiles: the two on top, then the upper and the lower row."""
    quipus: int
    """Quipus still on the mask."""
    reserve: int
    """Quipus in the reserve."""
    delivered: int
    """Quipus delivered to villages."""
    empty: int
    """Empty spaces, on which tiles can be put."""
    priests: int
    """Priests at home."""
    priests_in_temple: int
    """Priests on the steps of the temple."""
    offerings: int
    """Offerings in store."""
    food: int
    """Food in store."""
    medals: int
    """Inti medals."""
    goods: tuple[int, ...]
    """How many of each kind of goods."""
    missions: tuple[Mission, ...]
    """The missions held, with what is reached of them."""
    completed: int
    """How many missions have been completed."""
    hand: tuple[int, ...]
    """The god cards in hand, from 0; −1 for one that the viewer does not know."""
    knowledge: int
    """The space of the knowledge track."""
    dice: tuple[int, ...]
    """The dice still to be placed, the lowest first."""
    light: int
    """Light pututus."""
    dark: int
    """Dark pututus."""
    pips_needed: tuple[int, ...]
    """For each action the pips that it needs at least, without cards; 7 if it cannot be done."""
    university_points: int
    """What the university would score as things stand."""
    temple_points: int
    """What the temple of this round scores for the priests who stand there now."""
    final_points: int
    """What the final scoring would bring as things stand, without missions: medals, villages and bonuses."""


# The whole table.


@dataclass(frozen=True, kw_only=True)
class FeldView(View):
    """What everybody, or one seat, may see of a game."""

    pututus: bool
    """Whether the Pututu module is played."""
    round: int
    """From 1 to 6."""
    phase: int
    """0 for the set-up, 1 to 3 for the phases of a round, 4 for the end of the game."""
    order: tuple[int, ...]
    """The seats in turn order."""
    villages: tuple[Village, ...]
    """The twelve villages, the inner ones first."""
    trails: tuple[Trail, ...]
    """The trails between villages."""
    arms: tuple[Trail, ...]
    """The six trails of the Cuzco overlay, as it lies now."""
    overlay: int
    """How far the overlay is turned: the inner village to which its first arm leads."""
    players: tuple[PlayerView, ...]
    """What each seat has."""
    action_spaces: tuple[ActionSpace, ...]
    """The action spaces and the dice on them."""
    temple: tuple[int, ...]
    """Whose priest stands on the steps 1 to 6, NOBODY for none."""
    temple_medals: int
    """Inti medals left on the temple."""
    medal_winner: int
    """Who would get the temple's medal as things stand, NOBODY for none."""
    priest_points: int
    """What each priest scores in this round."""
    headdress_bonus: int
    """The bonus of this round for flipping a circlet."""
    arrivals: tuple[int, ...]
    """The seats in the order in which their markers arrived on the knowledge track: on the same space the later one lies on top."""
    next_order: tuple[int, ...]
    """The turn order that the university would give as things stand."""
    display: tuple[tuple[Tile | None, ...], ...]
    """Six study and six farm tiles beside the pips 1 to 6."""
    study_pile: int
    """Study tiles left in the pile."""
    farm_pile: int
    """Farm tiles left in the pile."""
    discarded_tiles: tuple[Tile, ...]
    """The tiles in the discard piles."""
    face_up: tuple[int, ...]
    """The face-up card of each god, −1 for none."""
    decks: tuple[int, ...]
    """How many cards lie face down in each god's pile."""
    discards: tuple[int, ...]
    """How many of each god card lie in the discard pile."""
    goods: tuple[Good, ...]
    """What each kind of goods costs and scores."""
    market: tuple[tuple[int, ...], ...]
    """For each round's row of the market how many of each kind of goods lie there."""
    palace: tuple[Mission, ...]
    """The missions on display, with what the viewer has reached of them."""
    mission_deck: int
    """Missions left in the pile."""
    drawn: tuple[Mission | None, ...]
    """The missions that a player is choosing from at set-up; None for those that the viewer may not see."""
    offering_supply: int
    """Offerings left in the supply."""
    food_supply: int
    """Food left in the supply."""
    light_supply: int
    """Light pututus left in the supply."""
    dark_supply: int
    """Dark pututus left in the supply."""
    in_effect: tuple[int, ...]
    """The god cards that change what is being done now."""
    changed_die: int
    """The die that was changed by pututus and must be placed now; 0 for none."""
    pips: int
    """What is left of the die to exchange."""
    uses: tuple[int, ...]
    """How many study and how many farm abilities may still be used in this turn."""
    used: tuple[tuple[int, ...], ...]
    """The study and the farm abilities used in this turn."""
    extra: tuple[bool, ...]
    """Whether card 01 still adds a tile to a study and to a farm use."""


def view_of(position: FeldPosition, viewer: int) -> FeldView:
    seen = as_seen(position, viewer)
    data = position.data
    turn = position.round - 1
    return FeldView(
        **common_entries(position, viewer),
        pututus=position.pututus,
        round=position.round,
        phase=position.phase,
        order=position.order,
        villages=tuple([village(position, number) for number in range(VILLAGES)]),
        trails=tuple([trail(*trail_ends(number), position.trails[number]) for number in range(TRAILS)]),
        arms=tuple(trail(CUZCO, (arm + position.overlay) % INNER, data.arms[arm]) for arm in range(INNER)),
        overlay=position.overlay,
        players=tuple(player(position, seen, seat, viewer) for seat in range(position.seats)),
        action_spaces=action_spaces(position),
        temple=position.temple,
        temple_medals=position.temple_medals,
        medal_winner=medal_winner(position),
        priest_points=data.priest_points[turn],
        headdress_bonus=data.round_bonus[turn],
        arrivals=position.arrivals,
        next_order=tuple(track_order(position)),
        display=tuple(
            tuple(tile(position, each) if each != EMPTY else None for each in position.display[colour * PIPS : colour * PIPS + PIPS])
            for colour in (STUDY, FARM)
        ),
        study_pile=len(position.study_pile),
        farm_pile=len(position.farm_pile),
        discarded_tiles=tuple(tile(position, each) for each in sorted(position.discarded_tiles)),
        face_up=position.face_up,
        decks=tuple(position.cards_left(god) for god in range(GODS)),
        discards=position.discards,
        goods=tuple(Good(food=data.good_food[good], points=data.good_points[good]) for good in range(GOODS)),
        market=tuple(position.market[row * GOODS : row * GOODS + GOODS] for row in range(ROUNDS)),
        palace=palace(position, seen, viewer),
        mission_deck=len(position.mission_deck.cards),
        drawn=drawn(position, seen, viewer),
        offering_supply=position.offering_supply,
        food_supply=position.food_supply,
        light_supply=position.light_supply,
        dark_supply=position.dark_supply,
        in_effect=members(position.in_effect, CARDS),
        changed_die=position.changed_die,
        pips=position.pips,
        uses=position.uses,
        used=tuple(members(used, ABILITIES) for used in position.used),
        extra=tuple(each == 1 for each in position.extra),
    )


def view_beside(position: FeldPosition, public: View, viewer: int) -> FeldView:
    """The view of a seat, with all that everybody sees from that of a spectator."""
    assert isinstance(public, FeldView)
    seen = as_seen(position, viewer)
    return replace(
        public,
        viewer=viewer,
        players=tuple(player_beside(position, seen, seat, viewer, public.players[seat]) for seat in range(position.seats)),
        palace=palace(position, seen, viewer),
        drawn=drawn(position, seen, viewer),
    )


def palace(position: FeldPosition, seen: FeldPosition, viewer: int) -> tuple[Mission, ...]:
    return tuple(mission(seen, viewer, each, whole_hand=True) for each in position.palace)


def drawn(position: FeldPosition, seen: FeldPosition, viewer: int) -> tuple[Mission | None, ...]:
    return tuple(mission(seen, viewer, each, whole_hand=True) if each != UNKNOWN else None for each in position.drawn.known_to(viewer))


def as_seen(position: FeldPosition, viewer: int) -> FeldPosition:
    """A copy for counting, in which every hand has only the cards that the viewer knows."""
    seen = position.clone()
    seen.hands = [pile([card for card in hand.known_to(viewer) if card != UNKNOWN], EVERYBODY) for hand in position.hands]
    return seen


def members(mask: int, count: int) -> tuple[int, ...]:
    """What a set of bits holds."""
    return tuple(number for number in range(count) if mask & BIT[number])


# Parts that are the same in most views of a game are remembered: a view is made for everybody who looks on after every move.


def village(position: FeldPosition, number: int) -> Village:
    quipus = position.quipus[number * STACK : number * STACK + STACK]
    return village_with(position.feather_of[number], position.value_of[number], tuple(quipus), position.top_quipu(number))


@lru_cache(maxsize=MOST_REMEMBERED)
def village_with(feather: int, value: int, quipus: tuple[int, ...], top: int) -> Village:
    return Village(feather=feather, value=value, quipus=tuple(seat for seat in quipus if seat != NOBODY), top=top)


@lru_cache(maxsize=MOST_REMEMBERED)
def trail(one: int, other: int, code: int) -> Trail:
    return Trail(one=one, other=other, kind=code & 1, pips=code >> 1)


def tile(position: FeldPosition, number: int) -> Tile:
    return tile_with(number, position.data.tile_values[number])


@lru_cache(maxsize=MOST_REMEMBERED)
def tile_with(number: int, value: int) -> Tile:
    return Tile(tile=number, colour=number // TILES_OF_A_COLOUR, ability=number % TILES_OF_A_COLOUR // COPIES, value=value)


@lru_cache(maxsize=MOST_REMEMBERED)
def mask_space(content: int, value: int, slid: int) -> MaskSpace:
    """A space of a mask; `value` is that of the tile that lies there."""
    return MaskSpace(quipu=content == QUIPU, tile=tile_with(content, value) if content > EMPTY else None, slid=slid == 1)


@lru_cache(maxsize=MOST_REMEMBERED)
def slot_with(colour: int, filled: int) -> Slot:
    return Slot(colour=colour, filled=filled == 1)


def mission(seen: FeldPosition, holder: int, number: int, *, whole_hand: bool) -> Mission:
    """A mission with what the holder has of it; `whole_hand`: the viewer knows all cards of the holder."""
    return Mission(
        mission=number,
        printed=mission_number(number),
        need=seen.data.mission_need[number],
        reached=reached(seen, holder, number) if holder != NOBODY else None,
        met=holder != NOBODY and met(seen, holder, number),
        perhaps_more=not whole_hand and needs_cards_in_hand(seen, number),
    )


def action_spaces(position: FeldPosition) -> tuple[ActionSpace, ...]:
    lowest = lowest_dice(position)
    return tuple(
        ActionSpace(
            actions=tuple(action for action in range(ACTIONS) if space_of(position, action) == space),
            dice=tuple(
                Die(seat=placed & 7, pips=placed >> DIE_SHIFT & 7, turn=turn)
                for turn, placed in enumerate(position.placed)
                if placed >> SPACE_SHIFT == space
            ),
            below=lowest[space],
        )
        for space in range(ACTIONS)
        if space_of(position, space) == space
    )


def player(position: FeldPosition, seen: FeldPosition, seat: int, viewer: int) -> PlayerView:
    """What a seat has, as the viewer sees it."""
    spaces = position.spaces[seat * SPACES : seat * SPACES + SPACES]
    hand = sorted(position.hands[seat].known_to(viewer))
    return PlayerView(
        chasqui=position.chasquis[seat],
        departed=position.departed[seat] == 1,
        slots=tuple([slot_with(position.slot_colour(seat, slot), position.feathers[seat * SLOTS + slot]) for slot in range(SLOTS)]),
        circlets=tuple(circlet(position, seat, number) for number in range(CIRCLETS)),
        spaces=tuple(
            [
                mask_space(content, position.data.tile_values[content] if content > EMPTY else 0, position.slid[seat * SPACES + space])
                for space, content in enumerate(spaces)
            ]
        ),
        quipus=position.quipus_on_mask(seat),
        reserve=position.reserve[seat],
        delivered=bits_in(position.delivered[seat]),
        empty=spaces.count(EMPTY),
        priests=position.priests_at_home(seat),
        priests_in_temple=position.priests_in_temple(seat),
        offerings=position.offerings[seat],
        food=position.food[seat],
        medals=position.medals[seat],
        goods=position.goods[seat * GOODS : seat * GOODS + GOODS],
        missions=missions_held(position, seen, seat, hand),
        completed=position.completed[seat],
        hand=tuple(hand),
        knowledge=position.knowledge[seat],
        dice=tuple(die for die in position.dice[seat * DICE : seat * DICE + DICE] if die),
        light=position.light[seat],
        dark=position.dark[seat],
        pips_needed=tuple(pips_needed(position, seat)),
        university_points=university_points(position, seat),
        temple_points=temple_points(position, seat),
        final_points=0 if position.over() else sum(points for _, points in final_points(position, seat)),
    )


def player_beside(position: FeldPosition, seen: FeldPosition, seat: int, viewer: int, public: PlayerView) -> PlayerView:
    """The same, where everybody sees nearly as much."""
    hand = sorted(position.hands[seat].known_to(viewer))
    held = missions_held(position, seen, seat, hand)
    return public if public.hand == tuple(hand) and public.missions == held else replace(public, hand=tuple(hand), missions=held)


def missions_held(position: FeldPosition, seen: FeldPosition, seat: int, hand: list[int]) -> tuple[Mission, ...]:
    held = position.missions[seat * HELD_MISSIONS : seat * HELD_MISSIONS + HELD_MISSIONS]
    return tuple(mission(seen, seat, each, whole_hand=UNKNOWN not in hand) for each in held if each != NO_MISSION)


def circlet(position: FeldPosition, seat: int, number: int) -> Circlet:
    return Circlet(
        pips=number + 1,
        printed=position.data.circlet_points[number],
        points=circlet_points(position, number),
        ready=circlet_is_ready(position, seat, number),
        flipped=position.circlets[seat * CIRCLETS + number] == 1,
    )
