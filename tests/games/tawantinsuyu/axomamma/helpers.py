"""A table with Axomamma in the second seat, on which dice are laid by hand."""

from __future__ import annotations

from qosqo.core.pile import SEAT_BIT
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.axomamma.setup import invite
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.turn import TurnStart
from tests.games.tawantinsuyu.helpers import DATA, Table, card_of

YOU, AXOMAMMA = 0, 1
ROLL = {1: 0, 2: 1, 3: 3, 4: 5}
"""The chance outcome with which the die shows a number."""
OTHER_BOARD = GAME.load(
    GAME.data_text().replace('"corn_worker", "potato_worker", "corn_worker"]', '"corn_worker", "army_card", "temple"]'),
)
"""What a bottom row may also show: an army card, a temple step."""
ONE_MIDDLE, FOUR_BOTTOM, ONE_TOP = 3, 7, 0
"""The tokens that the tests put where they need them: no other token has the same number in a lower row."""


class SoloTable(Table):
    """You at the start of a turn; Axomamma with nothing but its board, cards of the gods 0, 1, 2 and 4 tucked, no personality."""

    def __init__(self, difficulty: int = 0, data: Components = DATA) -> None:
        super().__init__(2, data)
        invite(self.position, difficulty)
        for card in (card_of(0), card_of(1), card_of(2), card_of(4)):
            self.position.god_deck.remove(card)
            self.position.tucked += (card,)
        self.changed()

    # Laying out.

    def recruit(self, *colours: int) -> SoloTable:
        """Workers of Axomamma's, oldest first."""
        self.worker(AXOMAMMA, *colours)
        self.position.recruits += colours
        return self

    def hidden_army(self, *armies: int) -> SoloTable:
        for army in armies:
            self.position.army_deck.remove(army)
            self.position.army_hands[AXOMAMMA].put(army, 0)
        return self

    def no_army_cards(self) -> SoloTable:
        """You hold all army cards."""
        hand, deck = self.position.army_hands[YOU], self.position.army_deck
        while deck.cards:
            hand.put(deck.draw(), SEAT_BIT[YOU])
        return self

    def ahead(self, action: int) -> SoloTable:
        """The action is one spot ahead of Axomamma's high priest."""
        self.priest_before(AXOMAMMA, action)
        return self

    def deed(self, deed: int) -> SoloTable:
        """Token 1 of the middle row or token 4 of the bottom row lies on an action; token 1 of the top row gives potatoes."""
        for row, token in ((names.MIDDLE_ROW, ONE_MIDDLE), (names.BOTTOM_ROW, FOUR_BOTTOM)):
            if deed in self.position.data.board_deeds[row]:
                self.token(token, self.position.data.board_deeds[row].index(deed))
        return self.token(ONE_TOP, [DATA.effects[each][0] for each in DATA.board_top].index(names.POTATO))

    def token(self, token: int, spot: int) -> SoloTable:
        self.position.tokens = replaced(self.position.tokens, token, spot)
        return self

    # Playing.

    def turn(self, *outcomes: int) -> SoloTable:
        """Axomamma's turn, with chance as given or, without any, at random."""
        self.position.stack = []
        self.position.push(TurnStart(AXOMAMMA))
        return self.settle(*outcomes)

    def places(self, die: int, *outcomes: int) -> SoloTable:
        return self.turn(ROLL[die], *outcomes)

    def gets(self, what: int, amount: int = 1) -> SoloTable:
        """Axomamma gains an effect, the last part of one in the tables."""
        number = next(number for number, row in enumerate(DATA.effects) if row[-2:] == [what, amount])
        self.position.push(Effect(AXOMAMMA, number, phrases.CATEGORY_CONQUESTS, len(DATA.effects[number]) - 2))
        return self.settle()

    def settle(self, *outcomes: int) -> SoloTable:
        if outcomes:
            self.position.chance.script = list(reversed(outcomes))
        self.position.settle()
        if outcomes:
            assert self.position.chance.script == [], "not all the chance laid ready was needed"
            self.position.chance.script = None
        GAME.check(self.position)
        assert self.to_act() != AXOMAMMA
        return self

    def festival(self, number: int) -> SoloTable:
        """Axomamma holds the token of a festival, celebrated at the start of its turn."""
        self.position.festival = number
        self.position.token = AXOMAMMA
        return self.turn()

    # Looking.

    def axomamma(self) -> list[int]:
        return self.resources(AXOMAMMA)

    def army_in_hand(self) -> int:
        return len(self.position.army_hands[AXOMAMMA].cards)
