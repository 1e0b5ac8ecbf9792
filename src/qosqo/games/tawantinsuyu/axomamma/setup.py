"""How Axomamma comes to the table."""

from __future__ import annotations

from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.axomamma.building import roll
from qosqo.games.tawantinsuyu.high_priest import action_at
from qosqo.games.tawantinsuyu.names import COLOURS, CORN, GOLD, PERSONALITIES, SECTIONS, STONE, SUPPLY, TUCKED, WITHOUT_PERSONALITY
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_ARMY_AT_START,
    EVENT_AXOMAMMA_ARRIVES,
    EVENT_AXOMAMMA_WEAVING,
    EVENT_FREE_STEPS,
    EVENT_PERSONALITY_DRAWN,
    EVENT_PROVIDED,
    EVENT_TUCKED_CARD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.steps_markers import put_steps


def invite(position: TawaPosition, difficulty: int) -> None:
    """T8.1, T8.2: Axomamma takes the second seat, with two workers drawn like yours."""
    seat = 1
    position.axomamma = seat
    position.difficulty = difficulty
    for colour in range(COLOURS):
        for _ in range(position.workers[(SUPPLY + seat) * COLOURS + colour]):
            position.recruits += (colour,)
    position.tokens = tuple(position.data.token_start)


def provide(position: TawaPosition, seat: int) -> None:
    """T8.3: instead of god cards."""
    position.tell(EVENT_PROVIDED, seat)
    position.add(seat, STONE, 2)
    position.add(seat, CORN, 2)
    position.add(seat, GOLD, 1)
    draw_army_card(position, seat, EVENT_ARMY_AT_START)


class AxomammaStartWeaving(Happening["TawaPosition"]):
    """T8.2: a random starting weaving, before you pick yours."""

    def happen(self, position: TawaPosition) -> None:
        tile = position.drawn[position.chance.below(len(position.drawn))]
        position.take_drawn(tile)
        position.begin_tapestry(self.seat, tile)
        position.tell(EVENT_AXOMAMMA_WEAVING, self.seat, tile)


class AxomammaBoard(Happening["TawaPosition"]):
    """T8.5, T8.7: four god cards under the board, and one of the four sides of the personality tokens."""

    def happen(self, position: TawaPosition) -> None:
        for slot in range(TUCKED):
            position.tucked += (position.god_deck.draw(),)
            position.reveal()
            position.tell(EVENT_TUCKED_CARD, self.seat, position.tucked[slot], slot)
        if not position.difficulty & WITHOUT_PERSONALITY:
            position.personality = position.chance.below(PERSONALITIES)
            position.tell(EVENT_PERSONALITY_DRAWN, self.seat, position.personality)


class AxomammaArrives(Happening["TawaPosition"]):
    """T8.4, T8.6: its high priest stands as far clockwise from yours as the die says, with free steps in that section."""

    def happen(self, position: TawaPosition) -> None:
        die = roll(position)
        spot = (position.priests[1 - self.seat] + die) % SECTIONS
        position.priests = replaced(position.priests, self.seat, spot)
        position.tell(EVENT_AXOMAMMA_ARRIVES, self.seat, die, spot, action_at(position, spot))
        position.tell(EVENT_FREE_STEPS, self.seat, spot)
        put_steps(position, self.seat, spot, 0)
