"""The markup builder and the comparison that makes patches small."""

from __future__ import annotations

import json
import re

import pytest

from qosqo.web.markup import E, Node, changes, data_island, fragment


def test_texts_and_attributes_are_escaped() -> None:
    node = E.p("<b> & ", 'quote"', title='a"<')
    assert str(node) == '<p title="a&quot;&lt;">&lt;b&gt; &amp; quote"</p>'


def test_names_numbers_and_what_is_left_out() -> None:
    node = E.circle(class_="a", data_part="x", cx=1.50001, r=2.0, cy=None, hidden=True, disabled=False)
    assert str(node) == '<circle class="a" data-part="x" cx="1.5" r="2" hidden></circle>'
    assert str(E.input(value=0)) == '<input value="0">'
    assert str(E.linearGradient(None, False, [E.stop(), ["x", 3]])) == "<linearGradient><stop></stop>x3</linearGradient>"
    assert str(E.div(fragment(E.b(1), "two"))) == "<div><b>1</b>two</div>"


@pytest.mark.parametrize("attribute", ["style", "onclick"])
def test_what_the_content_policy_forbids_is_refused(attribute: str) -> None:
    with pytest.raises(ValueError, match="content security policy"):
        E.p(**{attribute: "x"})


def test_a_data_island_cannot_be_left_by_its_content() -> None:
    island = str(data_island("d", {"text": "</script><script>"}))
    assert island.count("<") == 2
    assert json.loads(re.sub("<[^>]*>", "", island)) == {"text": "</script><script>"}


def board(*children: object) -> dict[str, Node]:
    return {"board": E.section(E.h2("Board"), E.ul(*children, id="list"), id="board")}


def test_nothing_changed_nothing_sent() -> None:
    assert changes(board(E.li("a", id="a")), board(E.li("a", id="a"))) == {}


def test_only_the_smallest_element_with_an_id_is_sent() -> None:
    old = board(E.li("a", id="a"), E.li(E.b("x"), id="b"))
    new = board(E.li("a", id="a"), E.li(E.b("y"), id="b"))
    assert changes(old, new) == {"b": '<li id="b"><b>y</b></li>'}


def test_a_change_without_an_id_of_its_own_is_sent_with_what_is_around_it() -> None:
    old = {"board": E.section(E.p("a"), id="board")}
    new = {"board": E.section(E.p("b"), id="board")}
    assert changes(old, new) == {"board": '<section id="board"><p>b</p></section>'}


def test_added_and_removed_children_travel_alone() -> None:
    one, two, three = E.li(1, id="i1"), E.li(2, id="i2"), E.li(3, id="i3")
    assert changes(board(one), board(one, two, three)) == {"list+": '<li id="i2">2</li><li id="i3">3</li>'}
    assert changes(board(one, two, three), board(one, three)) == {"i2": ""}
    assert changes(board(one, two), board(one, three)) == {"list": '<ul id="list"><li id="i1">1</li><li id="i3">3</li></ul>'}


def test_a_child_put_in_the_middle_sends_the_list() -> None:
    one, two, three = E.li(1, id="i1"), E.li(2, id="i2"), E.li(3, id="i3")
    assert list(changes(board(one, three), board(one, two, three))) == ["list"]


def test_parts_that_come_and_go() -> None:
    assert changes({}, {"a": E.p(id="a")}) == {"a": '<p id="a"></p>'}
    assert changes({"a": E.p(id="a")}, {}) == {"a": ""}


def test_what_is_inside_and_as_it_was_is_only_named() -> None:
    mask = E.svg([E.path(d=f"M{number}") for number in range(20)], id="mask")
    hand, other = E.p("a" * 100, id="hand"), E.p("b" * 100, id="hand")
    old = {"seat": E.li(E.b("waits"), mask, E.i("x", id="short"), hand, id="seat")}
    new = {"seat": E.li(E.b("plays"), mask, E.i("x", id="short"), other, id="seat", class_="acting")}
    named = '<svg id="mask" data-same></svg>'
    assert changes(old, new) == {"seat": f'<li id="seat" class="acting"><b>plays</b>{named}<i id="short">x</i>{other}</li>'}
