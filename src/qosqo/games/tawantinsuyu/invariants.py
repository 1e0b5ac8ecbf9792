"""What must hold in every position."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu.names import (
    BUILDINGS,
    COLOURS,
    CONQUEST_MARKERS,
    GOD_CARDS,
    GODS,
    LARGE,
    NO_CARD,
    SMALL,
    STARTING_WEAVINGS,
    STEP_MARKERS,
    SUPPLY,
    WEAVINGS,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def check(position: TawaPosition) -> None:
    """Raises AssertionError with what is wrong."""
    assert min(position.resources) >= 0, "a resource is negative"
    assert min(position.scores) >= 0, "a score is negative"
    check_workers(position)
    check_cards(position)
    check_tiles(position)
    check_markers(position)


def check_workers(position: TawaPosition) -> None:
    """Workers are neither made nor lost: bag, nomads, casualties, box, supplies, village and hill together."""
    assert min(position.workers) >= 0, "a number of workers is negative"
    for colour in range(COLOURS):
        there = sum(position.workers[colour::COLOURS]) + position.village.count(colour) + position.hill.count(colour)
        assert there == position.data.workers_each, f"there are {there} workers of colour {colour}"
        if position.axomamma != NOBODY:
            queued = position.recruits.count(colour)
            assert queued == position.workers[(SUPPLY + position.axomamma) * COLOURS + colour], "a worker of Axomamma's is not in its queue"


def check_cards(position: TawaPosition) -> None:
    god_cards = [*position.god_deck.cards, *position.offer, *position.chosen.cards, *position.used, *position.tucked]
    for hand in position.god_hands:
        god_cards.extend(hand.cards)
    if position.played_card != NO_CARD:
        god_cards.append(position.played_card)
    assert sorted(god_cards) == list(range(GOD_CARDS)), "a god card was lost or made"
    kinds = len(position.data.army_copies)
    for army in range(kinds):
        there = position.army_deck.cards.count(army) + position.army_discards.count(army) + position.trained.cards.count(army)
        there += sum(hand.cards.count(army) for hand in position.army_hands)
        there += sum(position.army_up[army::kinds]) + sum(position.army_down[army::kinds])
        assert there == position.data.army_copies[army], f"there are {there} army cards of kind {army}"
    assert min(position.army_up) >= 0, "a number of army cards is negative"
    assert min(position.army_down) >= 0, "a number of army cards is negative"


def check_tiles(position: TawaPosition) -> None:
    buildings = [*position.stacks[0].cards, *position.stacks[1].cards, *[each for each in position.market if each >= 0]]
    buildings += [building for building in range(BUILDINGS) if position.owner[building] >= 0]
    assert sorted(buildings) == list(range(BUILDINGS)), "a building was lost or made"
    tiles = [*position.weavings.cards, *position.drawn]
    for tapestry in position.tapestries:
        patterns = [position.data.weaving_pattern[tile] for tile in tapestry]
        assert len(set(patterns)) == len(patterns), "a tapestry has a pattern twice"
        tiles.extend(tapestry)
    assert len(set(tiles)) == len(tiles), "a weaving exists twice"
    wanted = [tile for tile in range(STARTING_WEAVINGS, WEAVINGS) if position.data.weaving_players[tile] <= position.seats]
    assert sorted(tile for tile in tiles if tile >= STARTING_WEAVINGS) == wanted, "a weaving was lost or made"
    assert len(position.tapestries) == len(position.tapestry_owner), "a tapestry without an owner"


def check_markers(position: TawaPosition) -> None:
    for seat in range(position.seats):
        assert position.steps.count(seat) <= STEP_MARKERS, "a step marker was made"
        assert position.conquests.count(seat) <= CONQUEST_MARKERS, "a conquest marker was made"
        assert 0 <= position.temple[seat] <= position.data.temple_top, "a temple marker is off the track"
    for owned, size in ((position.small_statues, SMALL), (position.large_statues, LARGE)):
        assert min(owned) >= 0, "a number of statues is negative"
        for god in range(GODS):
            assert sum(owned[god::GODS]) <= position.data.statue_copies[size], "a statue was made"
