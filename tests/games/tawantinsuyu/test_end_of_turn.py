"""Section 3, last part: the end of a turn."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu import names, phrases
from qosqo.games.tawantinsuyu.buildings import remove_from_market
from qosqo.games.tawantinsuyu.end_of_turn import BuyWorker, Dismiss
from tests.games.tawantinsuyu.helpers import ARCHITECT, COURIER, CRAFTSMAN, PRIEST, WARRIOR, Table, card_for


def ending(table: Table) -> Table:
    """Seat 0 has done two secondary actions: it has prayed and taken a courier from the nomads."""
    return table.do("pray").do("take-nomad", worker=COURIER)


def test_t3_28_either_end() -> None:
    """T3.28: 1 potato at the potato end, 1 corn at the corn end."""
    table = ending(Table().village(WARRIOR, COURIER, PRIEST).gives(0, potato=1, corn=1)).do("buy-worker", end=names.POTATO_END)
    assert table.supply(0)[WARRIOR] == 1
    assert table.resources(0)[:2] == [0, 1]
    table = ending(Table().village(WARRIOR, COURIER, PRIEST).gives(0, corn=1))
    assert table.refusal("buy-worker", end=names.POTATO_END) == "cannot-pay"
    table.do("buy-worker", end=names.CORN_END)
    assert table.supply(0)[PRIEST] == 1


def test_t3_28_last_worker() -> None:
    """T3.28: the last one may be paid with either."""
    table = ending(Table().village(WARRIOR).gives(0, potato=1, corn=1))
    assert table.choices("buy-worker", "end") == [names.POTATO_END, names.CORN_END]
    table.do("buy-worker", end=names.CORN_END)
    assert table.supply(0)[WARRIOR] == 1
    assert table.resources(0)[:2] == [1, 0]


def test_t3_28_only_one() -> None:
    """T3.28: a single worker is bought, or none."""
    table = ending(Table().gives(0, potato=9))
    assert isinstance(table.position.stack[-1], BuyWorker)
    table.do("buy-worker", end=names.POTATO_END)
    assert table.to_act() == 1
    table = ending(Table().gives(0, potato=9)).do("pass")
    assert table.resources(0)[0] == 9


def test_t3_29_two_workers_remain() -> None:
    """T3.29: the surplus, of the player's choice, leaves the game."""
    table = Table().worker(0, ARCHITECT, CRAFTSMAN).gives(0, potato=1).village(WARRIOR, PRIEST)
    ending(table).do("buy-worker", end=names.POTATO_END)
    assert isinstance(table.position.stack[-1], Dismiss)
    assert table.choices("dismiss", "worker") == [ARCHITECT, CRAFTSMAN, WARRIOR, COURIER]
    box = table.position.workers[names.BOX * 5 + CRAFTSMAN]
    table.do("dismiss", worker=CRAFTSMAN).do("dismiss", worker=COURIER)
    assert table.supply(0) == [1, 0, 1, 0, 0]
    assert table.position.workers[names.BOX * 5 + CRAFTSMAN] == box + 1
    assert table.to_act() == 1


def test_t3_29_only_at_the_end_of_the_own_turn() -> None:
    """T3.29: in the turn of another a player may have more than two."""
    table = ending(Table().worker(1, ARCHITECT, CRAFTSMAN, WARRIOR)).pass_all()
    assert table.position.count_workers(names.SUPPLY + 1) == 3
    assert table.to_act() == 1


def test_t3_30_order() -> None:
    """T3.30: recruit, limit, card to the offer, market, festival."""
    space = 1
    table = Table().village(WARRIOR).worker(0, ARCHITECT, CRAFTSMAN, PRIEST).hand(0, card_for(space)).gives(0, potato=2)
    remove_from_market(table.position, 0)
    table.place(space, PRIEST, card_for(space)).pass_all(BuyWorker)
    while not isinstance(table.position.stack[-1], BuyWorker):
        table.position.apply(table.position.moves()[-1])
    table.do("buy-worker", end=names.POTATO_END)
    assert isinstance(table.position.stack[-1], Dismiss)
    assert table.position.token == NOBODY
    table.do("dismiss", worker=WARRIOR)
    journal = table.position.journal
    assert journal is not None
    wanted = [
        phrases.EVENT_BOUGHT_WORKER,
        phrases.EVENT_DISMISSED,
        phrases.EVENT_CARD_OFFERED,
        phrases.EVENT_MARKET_GOT,
        phrases.EVENT_FESTIVAL_TRIGGERED,
    ]
    told = [event.kind for event in journal if event.kind in wanted]
    assert told[-5:] == wanted


def test_t3_31_nomads_are_refilled_while_the_bag_lasts() -> None:
    """T3.31: a free worker comes from the nomads; an empty bag refills nothing; without nomads there is none."""
    table = Table().empty_bag()
    before = table.position.count_workers(names.NOMADS)
    table.do("take-nomad", worker=WARRIOR)
    assert table.position.count_workers(names.NOMADS) == before - 1
    table = Table().no_nomads()
    assert not table.can("take-nomad")
