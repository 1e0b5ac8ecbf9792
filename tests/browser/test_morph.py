"""The page's own morphing: what stays, what moves, what is replaced."""

from __future__ import annotations

from typing import Any

import pytest

from qosqo.web.pages import static
from tests.browser.people import Person


@pytest.fixture
def page(ana: Person) -> Person:
    """An empty page of the site, on which patches can be tried."""
    ana.open("/gallery")
    ana.page.evaluate("document.body.replaceChildren()")
    return ana


def put(person: Person, markup: str) -> None:
    person.page.evaluate("markup => { document.body.innerHTML = markup }", markup)


def patch(person: Person, **parts: str) -> Any:
    """Applies a patch; `plus_x` stands for the key `x+`."""
    keyed = {f"{name[5:]}+" if name.startswith("plus_") else name: markup for name, markup in parts.items()}
    script = """async ([address, parts]) => {
        const morph = await import(address);
        morph.applyParts(parts);
        return document.body.innerHTML;
    }"""
    return person.page.evaluate(script, [static("morph.js"), keyed])


def test_an_element_becomes_like_the_new_one_and_stays_the_same_node(page: Person) -> None:
    put(page, '<div id="a" class="old" hidden><b>1</b> text</div>')
    page.page.evaluate("window.kept = document.querySelector('b')")
    assert patch(page, a='<div id="a" class="new" title="t"><b>2</b> more</div>') == '<div id="a" class="new" title="t"><b>2</b> more</div>'
    assert page.page.evaluate("window.kept === document.querySelector('b')")


def test_children_are_known_by_their_id(page: Person) -> None:
    put(page, '<ul id="a"><li id="x">x</li><li id="y">y</li><li id="z">z</li></ul>')
    page.page.evaluate("window.kept = document.getElementById('z')")
    new = '<ul id="a"><li id="z">Z</li><li id="x">x</li><li id="w">w</li></ul>'
    assert patch(page, a=new) == new
    assert page.page.evaluate("window.kept === document.getElementById('z')")


def test_adding_and_removing(page: Person) -> None:
    put(page, '<ul id="a"><li id="x">x</li></ul>')
    assert patch(page, plus_a='<li id="y">y</li>', x="") == '<ul id="a"><li id="y">y</li></ul>'
    assert patch(page, plus_a='<li id="y">y</li>') == '<ul id="a"><li id="y">y</li></ul>', "twice does no harm"


def test_a_piece_goes_to_another_parent_without_being_doubled(page: Person) -> None:
    put(page, '<div id="a"><i id="p"></i></div><div id="b"></div>')
    assert patch(page, b='<div id="b"><i id="p"></i></div>', p="") == '<div id="a"></div><div id="b"><i id="p"></i></div>'
    assert patch(page, a='<div id="a"><i id="p"></i></div>', b='<div id="b"></div>') == '<div id="a"><i id="p"></i></div><div id="b"></div>'


def test_drawings_stay_drawings(page: Person) -> None:
    put(page, '<svg><g id="g"></g></svg>')
    patch(page, g='<g id="g"><circle id="c" r="3"></circle></g>')
    patch(page, plus_g='<rect id="r"></rect>')
    assert page.page.evaluate("['c', 'r'].map(id => document.getElementById(id).namespaceURI.endsWith('svg'))") == [True, True]


def test_a_whole_drawing_is_replaced_in_the_page(page: Person) -> None:
    put(page, '<div><svg id="s" viewBox="0 0 1 1"></svg></div>')
    patch(page, s='<svg id="s" viewBox="0 0 2 2"><circle id="c"></circle></svg>')
    assert page.page.evaluate("document.getElementById('c') instanceof SVGCircleElement")
    assert page.page.evaluate("document.querySelectorAll('svg').length") == 1


def test_what_belongs_to_the_reader_stays(page: Person) -> None:
    put(
        page,
        '<div id="a"><details open id="d"><summary>s</summary></details><svg data-zoom id="s" viewBox="1 1 2 2"></svg>'
        '<div data-client id="c">own</div><i id="m" data-move="x=1" data-state="legal" tabindex="0" role="button"></i>'
        '<input id="n" value="1"></div>',
    )
    page.page.evaluate("() => { const n = document.getElementById('n'); n.focus(); n.value = 'typed' }")
    after = patch(
        page,
        a='<div id="a"><details id="d"><summary>S</summary></details><svg data-zoom id="s" viewBox="0 0 9 9"></svg>'
        '<div data-client id="c"></div><i id="m" data-move="x=2"></i><input id="n" value="2"></div>',
    )
    assert "<details open" in after
    assert "<summary>S</summary>" in after
    assert 'viewBox="1 1 2 2"' in after
    assert ">own</div>" in after
    assert 'data-move="x=2" data-state="legal" tabindex="0" role="button"' in after
    assert page.page.evaluate("document.getElementById('n').value") == "typed"
    assert page.page.evaluate("document.activeElement.id") == "n"


def test_an_unknown_part_is_ignored(page: Person) -> None:
    put(page, "<p>x</p>")
    assert patch(page, nothing='<p id="nothing"></p>') == "<p>x</p>"


def test_what_is_only_named_stays_as_it_was_wherever_it_goes(page: Person) -> None:
    put(page, '<ol id="a" class="old"><li><i id="x">1<b>2</b></i></li><li><i id="y">3</i></li><p id="z">4</p></ol>')
    page.page.evaluate("() => { window.kept = ['x', 'y', 'z'].map(id => document.getElementById(id)) }")
    same = {id: f'<{tag} id="{id}" data-same></{tag}>' for id, tag in (("x", "i"), ("y", "i"), ("z", "p"))}
    after = '<ol id="a" class="new"><p id="z">4</p><li>new <i id="y">3</i></li><u><i id="x">1<b>2</b></i></u></ol>'
    sent = f'<ol id="a" class="new">{same["z"]}<li>new {same["y"]}</li><u>{same["x"]}</u></ol>'
    assert patch(page, a=sent) == after
    assert patch(page, a=sent) == after, "twice does no harm"
    assert page.page.evaluate("() => ['x', 'y', 'z'].every((id, at) => document.getElementById(id) === window.kept[at])")
