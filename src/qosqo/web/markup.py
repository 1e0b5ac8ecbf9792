"""HTML and SVG as trees of small immutable nodes, and what changed between two trees.

`E.svg(E.circle(r=3), id="board")` makes a node; `str(node)` is its markup, made once per node. Text and attribute values
are always escaped. Underscores in attribute names become hyphens (`data_part` → `data-part`, `class_` → `class`); None and False
leave an attribute out, True writes it bare. There is no `style` attribute, because the content security policy forbids it.

`changes(old, new)` compares two sets of parts and names the smallest elements with an id that must be sent again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from html import escape
from typing import Final

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
"""HTML elements that have no end tag."""

Attribute = str | int | float | bool | None


class Node:
    """An element, or (with an empty tag) a mere sequence of nodes. Never changed after it was made."""

    __slots__ = ("_text", "attributes", "children", "id", "tag")

    def __init__(self, tag: str, attributes: tuple[tuple[str, str | None], ...], children: tuple[Node | str, ...]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        """Texts are already escaped."""
        self.id = next((value for name, value in attributes if name == "id"), None)
        self._text: str | None = None

    def __str__(self) -> str:
        if self._text is None:
            self._text = self._render()
        return self._text

    def _render(self) -> str:
        inner = "".join(map(str, self.children))
        if not self.tag:
            return inner
        start = self.tag + "".join(f" {name}" if value is None else f' {name}="{value}"' for name, value in self.attributes)
        return f"<{start}>" if self.tag in VOID else f"<{start}>{inner}</{self.tag}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


Markup = Node
Parts = Mapping[str, Node]
"""The parts of a page by the id of their element."""


@cache
def attribute_name(name: str) -> str:
    """How an attribute is really called; refuses what the content security policy forbids."""
    real = name.rstrip("_").replace("_", "-")
    if real == "style" or real.startswith("on"):
        raise ValueError(f"the content security policy forbids the attribute {real!r}")
    return real


def number_text(value: float) -> str:
    """Coordinates with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def make_attributes(named: Mapping[str, Attribute]) -> tuple[tuple[str, str | None], ...]:
    result: list[tuple[str, str | None]] = []
    for name, value in named.items():
        if value is None or value is False:
            continue
        text = None if value is True else escape(value) if isinstance(value, str) else number_text(value)
        result.append((attribute_name(name), text))
    return tuple(result)


def flatten(children: Iterable[object]) -> Iterable[Node | str]:
    for child in children:
        if child is None or child is False or child is True or child == "":
            continue
        if isinstance(child, Node):
            if child.tag:
                yield child
            else:
                yield from child.children
        elif isinstance(child, str):
            yield escape(child, quote=False)
        elif isinstance(child, int | float):
            yield number_text(child)
        elif isinstance(child, Iterable):
            yield from flatten(child)
        else:
            raise TypeError(f"not markup: {child!r}")


def element(tag: str, *children: object, **attributes: Attribute) -> Node:
    """An element; children may be nodes, texts, numbers, None, or sequences of these."""
    return Node(tag, make_attributes(attributes), tuple(flatten(children)))


def fragment(*children: object) -> Node:
    """Several nodes in a row without an element around them."""
    return Node("", (), tuple(flatten(children)))


def data_island(id: str, value: object) -> Node:
    """Data for the page's script, as inert JSON."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return Node("script", (("type", "application/json"), ("id", id)), (text,))


class Elements:
    """Makes elements by their tag's name: `E.div(…)`, `E.linearGradient(…)`; `E.a_b` would be `<a-b>`."""

    def __getattr__(self, tag: str) -> Callable[..., Node]:
        name = tag.rstrip("_").replace("_", "-")

        def make(*children: object, **attributes: Attribute) -> Node:
            return Node(name, make_attributes(attributes), tuple(flatten(children)))

        setattr(self, tag, make)
        return make


E: Final = Elements()


def changes(old: Parts, new: Parts) -> dict[str, str]:
    """What to send to a page that shows `old` so that it shows `new`.

    `id` → markup that replaces the element; `id` → "" removes it; `id+` → markup appended to its children.
    """
    result: dict[str, str] = {}
    for id, node in new.items():
        before = old.get(id)
        if before is None or not compare(before, node, result):
            result[id] = str(node)
    for id in old:
        if id not in new:
            result[id] = ""
    return result


def compare(old: Node, new: Node, result: dict[str, str]) -> bool:
    """Collect the changes inside an element; False if it must be replaced as a whole by whoever has an id around it."""
    if old is new or str(old) == str(new):
        return True
    found: dict[str, str] = {}
    if old.tag == new.tag and old.attributes == new.attributes and compare_children(old, new, found):
        result.update(found)
        return True
    if new.id is not None and old.id == new.id:
        result[new.id] = str(new)
        return True
    return False


def compare_children(old: Node, new: Node, found: dict[str, str]) -> bool:
    before, after = list(old.children), list(new.children)
    if len(before) != len(after):
        if old.id is None or not keyed(before) or not keyed(after):
            return False
        kept = {child.id for child in after if isinstance(child, Node)}
        gone = [child for child in before if isinstance(child, Node) and child.id not in kept]
        before = [child for child in before if isinstance(child, Node) and child.id in kept]
        added = after[len(before) :]
        after = after[: len(before)]
        for child in gone:
            assert child.id is not None
            found[child.id] = ""
        if added:
            found[f"{old.id}+"] = "".join(map(str, added))
    return all(
        one == other if isinstance(one, str) or isinstance(other, str) else one.id == other.id and compare(one, other, found)
        for one, other in zip(before, after, strict=True)
    )


def keyed(children: list[Node | str]) -> bool:
    """Whether all children are elements with an id."""
    return all(isinstance(child, Node) and child.id is not None for child in children)
