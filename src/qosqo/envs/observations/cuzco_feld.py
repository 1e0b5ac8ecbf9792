"""What a seat may know of a game of Cuzco (Feld), as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from qosqo.core.position import NOBODY, Position
from qosqo.envs.observation import (
    MOST_SEATS,
    NOTHING,
    UNKNOWN,
    Field,
    Observer,
    bits,
    counts,
    hand,
    number,
    numbers,
    owners,
    padded,
    seen_from,
    share,
    stack,
)
from qosqo.games.cuzco_feld.components import TRAILS
from qosqo.games.cuzco_feld.names import (
    ABILITIES,
    ACTIONS,
    CARDS,
    CIRCLETS,
    COPIES_OF_A_CARD,
    CUZCO,
    DICE,
    EMPTY,
    FOOD,
    GODS,
    GOODS,
    HELD_MISSIONS,
    INNER,
    MISSIONS,
    NO_CARD,
    NO_MISSION,
    OFFERINGS,
    PHASE_END,
    PIPS,
    QUIPU,
    QUIPUS,
    ROUNDS,
    SLOTS,
    SPACES,
    STACK,
    TEMPLE_MEDALS,
    TILES_OF_A_COLOUR,
    TOP_OF_TRACK,
    VILLAGES,
)
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT
from qosqo.games.cuzco_feld.position import FeldPosition

TILES: Final = 2 * TILES_OF_A_COLOUR
LAST_SEAT: Final = MOST_SEATS - 1
MOST_DICE: Final = MOST_SEATS * DICE
MOST_ON_DISPLAY: Final = MOST_SEATS + 2
"""Missions in the palace."""
MOST_DRAWN: Final = 4
"""Missions to choose from at set-up."""

TABLE: Final = [
    Field("pututus", "1 if the Pututu module is played."),
    Field("round", "The round, from 1 to 6.", low=0, high=ROUNDS),
    Field("phase", "0 during the set-up, 1 to 3 for the phases of a round, 4 at the end of the game.", high=PHASE_END),
    Field("order", "The seats in turn order, −1 for those that nobody has.", MOST_SEATS, low=NOBODY, high=LAST_SEAT),
    Field("village_feathers", "The colour of each village's feather, the inner villages first.", VILLAGES, low=-1, high=3),
    Field("village_values", "The points of each village for the quipu on top at the end.", VILLAGES, high=20),
    Field("trails", "Each trail between villages as pips × 2, and 1 more for a rope bridge.", TRAILS, high=2 * PIPS + 1),
    Field("overlay", "The inner village to which the first arm of the Cuzco overlay leads.", high=INNER - 1),
    Field("quipus", "Whose quipus lie in each village, from the bottom up, −1 for none.", VILLAGES, STACK, low=NOBODY, high=LAST_SEAT),
    Field("die_spaces", "The action space of each die placed in this round, in order; −1 for none.", MOST_DICE, low=-1, high=ACTIONS - 1),
    Field("die_pips", "The pips of each of these dice, 0 for none.", MOST_DICE, high=PIPS),
    Field("die_owners", "Whose dice these are, −1 for none.", MOST_DICE, low=NOBODY, high=LAST_SEAT),
    Field("temple", "Whose priest stands on each step of the temple, −1 for none.", PIPS, low=NOBODY, high=LAST_SEAT),
    Field("temple_medals", "Inti medals left on the temple.", high=TEMPLE_MEDALS),
    Field(
        "arrivals",
        "The seats in the order in which their markers arrived on the knowledge track: the later one lies on top.",
        MOST_SEATS,
        low=NOBODY,
        high=LAST_SEAT,
    ),
    Field("display", "The study and the farm tile beside each number of pips, −1 for none.", 2, PIPS, low=EMPTY, high=TILES - 1),
    Field("study_pile", "Study tiles left in the pile.", high=TILES_OF_A_COLOUR),
    Field("farm_pile", "Farm tiles left in the pile.", high=TILES_OF_A_COLOUR),
    Field("discarded_tiles", "1 for each study and farm tile that lies in the discard pile.", TILES),
    Field("face_up", "The face-up card of each god, −1 for none.", GODS, low=NO_CARD, high=CARDS - 1),
    Field("decks", "How many cards lie face down in each god's pile.", GODS, high=3 * COPIES_OF_A_CARD),
    Field("discards", "How many of each god card lie in the discard pile.", CARDS, high=COPIES_OF_A_CARD),
    Field("market", "How many of each kind of goods lie on each round's row of the market.", ROUNDS, GOODS, high=9),
    Field("palace", "The missions on display, −1 for none.", MOST_ON_DISPLAY, low=NO_MISSION, high=MISSIONS - 1),
    Field("mission_deck", "Missions left in the pile.", high=MISSIONS),
    Field(
        "drawn",
        "Set-up: the missions that a player chooses from; −1 for one that the seat may not see, −2 for none.",
        MOST_DRAWN,
        low=NOTHING,
        high=MISSIONS - 1,
    ),
    Field("supplies", "Offerings, food, light and dark pututus left in the supply.", 4, high=FOOD),
    Field("in_effect", "1 for each god card that changes what is being done now.", CARDS),
    Field("used_by_medal", "1 for each god card that medals have used in this turn.", CARDS),
    Field("changed_die", "The die that was changed by pututus and must be placed now, 0 for none.", high=PIPS),
    Field("pips", "What is left of the die to exchange.", high=4 * PIPS),
    Field("uses", "How many study and how many farm abilities may still be used in this turn.", 2, high=SPACES),
    Field("used", "1 for each study and farm ability used in this turn.", 2, ABILITIES),
    Field("extra", "1 if card 01 still adds a tile to a study and to a farm use.", 2),
]

PLAYER: Final = [
    Field("chasqui", "Where the chasqui stands: a village, or 12 for Cuzco.", high=CUZCO),
    Field("departed", "1 once Cuzco has been left for the first time."),
    Field("mask", "Which of the four masks it is: this tells the colours of its slots.", high=3),
    Field("feathers", "1 for each slot with its feather.", SLOTS),
    Field("circlets", "1 for each flipped circlet.", CIRCLETS),
    Field("spaces", "What lies on each space of the mask: a tile, −1 for nothing, −2 for a quipu.", SPACES, low=QUIPU, high=TILES - 1),
    Field("slid", "1 for each tile that is slid down.", SPACES),
    Field("reserve", "Quipus in the reserve.", high=QUIPUS),
    Field("offerings", "Offerings in store.", high=OFFERINGS),
    Field("food", "Food in store.", high=FOOD),
    Field("medals", "Inti medals.", high=TEMPLE_MEDALS + MOST_SEATS),
    Field("goods", "How many of each kind of goods.", GOODS, high=9),
    Field("missions", "The missions held, −1 for none.", HELD_MISSIONS, low=NO_MISSION, high=MISSIONS - 1),
    Field("completed", "How many missions have been completed.", high=ROUNDS + 3),
    Field("cards", "How many of each god card the seat knows to be in the hand.", CARDS, high=COPIES_OF_A_CARD),
    Field("other_cards", "How many cards in the hand the seat does not know.", high=GODS * 3 * COPIES_OF_A_CARD),
    Field("dealt_god", "The god of the first dealt card once all have seen it, −1 before.", low=UNKNOWN, high=GODS - 1),
    Field("light", "Light pututus.", high=24),
    Field("dark", "Dark pututus.", high=24),
    Field("dice", "The dice still to be placed, the lowest first; 0 for a placed one.", DICE, high=PIPS),
    Field("knowledge", "The space of the knowledge track.", high=TOP_OF_TRACK),
]


class FeldObserver(Observer):
    def write_table(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, FeldPosition)
        seats = position.seats
        absent = MOST_SEATS - seats
        number(into, 1 if position.pututus else 0)
        number(into, position.round)
        number(into, position.phase)
        owners(into, position.order, seat, seats)
        padded(into, (), absent, NOBODY)
        numbers(into, position.feather_of)
        numbers(into, position.value_of)
        numbers(into, position.trails)
        number(into, position.overlay)
        owners(into, position.quipus, seat, seats)
        self.write_dice(position, seat, into)
        owners(into, position.temple, seat, seats)
        number(into, position.temple_medals)
        owners(into, position.arrivals, seat, seats)
        padded(into, (), absent, NOBODY)
        numbers(into, position.display)
        number(into, len(position.study_pile))
        number(into, len(position.farm_pile))
        counts(into, position.discarded_tiles, TILES)
        numbers(into, position.face_up)
        for god in range(GODS):
            number(into, position.cards_left(god))
        numbers(into, position.discards)
        numbers(into, position.market)
        padded(into, position.palace, MOST_ON_DISPLAY, NO_MISSION)
        number(into, len(position.mission_deck.cards))
        stack(into, position.drawn, seat, MOST_DRAWN)
        number(into, position.offering_supply)
        number(into, position.food_supply)
        number(into, position.light_supply)
        number(into, position.dark_supply)
        bits(into, position.in_effect, CARDS)
        bits(into, position.used_by_medal, CARDS)
        number(into, position.changed_die)
        number(into, position.pips)
        numbers(into, position.uses)
        bits(into, position.used[0], ABILITIES)
        bits(into, position.used[1], ABILITIES)
        numbers(into, position.extra)

    def write_dice(self, position: FeldPosition, seat: int, into: BytesWriter) -> None:
        placed = position.placed
        none = MOST_DICE - len(placed)
        for die in placed:
            number(into, die >> SPACE_SHIFT)
        padded(into, (), none, -1)
        for die in placed:
            number(into, die >> DIE_SHIFT & 7)
        padded(into, (), none, 0)
        for die in placed:
            number(into, seen_from(die & 7, seat, position.seats))
        padded(into, (), none, NOBODY)

    def write_player(self, position: Position, seat: int, player: int, into: BytesWriter) -> None:
        assert isinstance(position, FeldPosition)
        number(into, position.chasquis[player])
        number(into, position.departed[player])
        number(into, position.masks[player])
        share(into, position.feathers, player, SLOTS)
        share(into, position.circlets, player, CIRCLETS)
        share(into, position.spaces, player, SPACES)
        share(into, position.slid, player, SPACES)
        number(into, position.reserve[player])
        number(into, position.offerings[player])
        number(into, position.food[player])
        number(into, position.medals[player])
        share(into, position.goods, player, GOODS)
        share(into, position.missions, player, HELD_MISSIONS)
        number(into, position.completed[player])
        hand(into, position.hands[player], seat, CARDS)
        number(into, position.dealt_god[player])
        number(into, position.light[player])
        number(into, position.dark[player])
        share(into, position.dice, player, DICE)
        number(into, position.knowledge[player])


def observer() -> Observer:
    return FeldObserver(TABLE, PLAYER)
