"""What holds in every position, whatever was played. For tests; none of it is fast."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.names import CROP, EMPTY, NO_GROUP, POND, SCORED_POND, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.position import KramerPosition


def check(position: KramerPosition) -> None:
    check_tiles(position)
    check_groups(position)
    check_incas(position)
    check_temples(position)
    check_ponds(position)
    check_cards(position)
    check_turn(position)


def check_tiles(position: KramerPosition) -> None:
    """No tile is lost or made, none hangs over air."""
    data = position.data
    laid = 3 * (data.triples - position.triples)
    laid += sum(2 * (data.doubles - left) for left in position.doubles)
    laid += sum(data.villages - left for left in position.villages)
    laid += sum(data.crops - left for left in position.crops)
    assert sum(position.height) == laid, "the tiles on the board are not those gone from the supplies"
    for cell in range(data.cells):
        footprint = position.footprint[cell]
        terrain = position.surface[cell] in (CROP, VILLAGE, TEMPLE)
        assert terrain == (position.height[cell] > 0), "an elevation without terrain, or terrain without an elevation"
        assert terrain == (footprint > 0), "a surface that belongs to no tile"
        if terrain:
            cells = data.footprint_cells[footprint]
            assert cell in cells, "a tile is not where it lies"
            assert min(cells) < data.site, "a tile lies wholly outside the site"
            for other in cells:
                assert position.height[other] >= position.height[cell], "a tile hangs over air"
                level = position.height[other] == position.height[cell]
                assert not level or position.footprint[other] == footprint, "a tile was torn apart"
            if len(cells) > 1:
                same = [other for other in cells if position.height[other] == position.height[cell]]
                villages = sum(1 for other in same if position.surface[other] != CROP)
                assert villages <= 1, "a tile with two villages"
                assert len(same) < len(cells) or villages == 1, "a tile without a village"


def check_groups(position: KramerPosition) -> None:
    """The bookkeeping of villages and cities is what counting anew gives."""
    data = position.data
    extent = [0] * data.cells
    seen: set[int] = set()
    for start in range(data.cells):
        if position.surface[start] not in (VILLAGE, TEMPLE):
            assert position.group[start] == NO_GROUP, "a hex without a village belongs to one"
        elif start not in seen:
            members = {start}
            border = [start]
            while border:
                for near in data.beside[border.pop()]:
                    if near not in members and position.surface[near] in (VILLAGE, TEMPLE):
                        members.add(near)
                        border.append(near)
            seen |= members
            temples = [cell for cell in members if position.surface[cell] == TEMPLE]
            assert len(temples) <= 1, "a city with two temples"
            number = temples[0] if temples else start + data.cells
            extent[number % data.cells] = len(members)
            assert all(position.group[cell] == number for cell in members), "a village or city bears a wrong number"
    assert position.extent == extent, "the size of a village or city is wrong"


def check_incas(position: KramerPosition) -> None:
    """One Inca per hex, on terrain, none lost."""
    for seat in range(position.seats):
        cells = position.incas[seat]
        assert cells == sorted(set(cells)), "the list of Incas is out of order"
        assert len(cells) <= position.data.incas, "an Inca was made"
        assert all(position.inca[cell] == seat for cell in cells), "two Incas on a hex"
    assert sum(1 for seat in position.inca if seat != NOBODY) == sum(len(cells) for cells in position.incas), "an Inca of nobody"
    for cell in range(position.data.cells):
        if position.inca[cell] != NOBODY:
            assert position.surface[cell] in (CROP, VILLAGE), "an Inca does not stand on terrain"


def check_temples(position: KramerPosition) -> None:
    """Every floor is in the supply or on the board."""
    on_board = [cell for cell in range(position.data.cells) if position.surface[cell] == TEMPLE]
    assert list(position.temples) == on_board, "the list of temples is wrong"
    assert len(position.steps) == len(position.discs) == len(on_board)
    for step in range(len(position.floors)):
        standing = sum(1 for each in position.steps if each >= step)
        assert position.floors[step] >= 0
        assert position.floors[step] + standing == position.data.floors[step], "a temple floor was lost or made"


def check_ponds(position: KramerPosition) -> None:
    """No pond is lost, and exactly those surrounded by terrain have been valued."""
    data = position.data
    ponds = [cell for cell in range(data.cells) if position.surface[cell] in (POND, SCORED_POND)]
    assert len(ponds) + position.ponds == data.ponds + len(data.printed_ponds), "a pond was lost or made"
    assert position.ponds >= 0
    for start in ponds:
        assert not data.on_border[start], "a pond on the border"
        members = [start]
        for cell in members:
            members.extend(near for near in data.beside[cell] if near in ponds and near not in members)
        surrounded = all(position.surface[near] != EMPTY for cell in members for near in data.beside[cell])
        assert surrounded == (position.surface[start] == SCORED_POND), "a pond was valued too early or not at all"


def check_cards(position: KramerPosition) -> None:
    cards = [*position.deck.cards, *position.discards, position.face_up]
    for hand in position.hands:
        cards.extend(hand.cards)
    for played in position.played:
        cards.extend(played)
    assert [cards.count(kind) for kind in range(len(position.data.card_copies))] == position.data.card_copies, "a card was lost or made"


def check_turn(position: KramerPosition) -> None:
    assert 0 <= position.action_points <= position.data.action_points + 1, "action points out of range"
    assert 0 <= position.drawn <= position.data.cards_drawn, "too many cards drawn"
    assert all(0 <= left <= position.data.tokens for left in position.tokens), "a token was made"
    assert all(score >= 0 for score in position.scores), "points were lost"
    assert (position.festival >= 0) == bool(position.bids), "bids without a festival"
