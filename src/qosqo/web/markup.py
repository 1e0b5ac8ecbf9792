"""HTML and SVG made of small immutable nodes, and what changed between two of them.

`E.svg(E.circle(r=3), id="board")` makes a node; `str(node)` is its markup. Text and attribute values are always escaped.
Underscores in attribute names become hyphens (`data_part` → `data-part`, `class_` → `class`); None and False leave an attribute out, True
writes it bare. There is no `style` attribute, because the content security policy forbids it.

Markup is written at once; only elements with an id are kept apart from what is around them, because they can be sent alone.
`changes(old, new)` compares two sets of parts and names the smallest elements with an id that must be sent again.
Compiled with the engine, because most of the time that a page takes is spent here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
"""HTML elements that have no end tag."""

Attribute = str | int | float | bool | None
MARK_BYTES: Final = 6


class Node:
    """An element, or (without an id) a mere sequence of markup. Never changed after it was made."""

    __slots__ = ("_hash", "_mark", "id", "pieces")

    def __init__(self, id: str | None, pieces: tuple[str | Node, ...]) -> None:
        self.id = id
        self.pieces = pieces
        """Markup and, in their places, the elements inside that have an id. No two texts follow each other."""
        self._mark: bytes | None = None
        self._hash: int | None = None

    def __str__(self) -> str:
        pieces = self.pieces
        if len(pieces) == 1 and isinstance(pieces[0], str):
            return pieces[0]
        texts: list[str] = []
        write(self, texts)
        return "".join(texts)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Node) and self.pieces == other.pieces)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self.pieces)
        return self._hash

    @property
    def mark(self) -> bytes:
        """A short hash of the markup, the same in every process. Made of those of the elements inside, so that it is quickly found where
        most of them are as they were."""
        if self._mark is None:
            found = blake2b(digest_size=MARK_BYTES)
            for piece in self.pieces:
                found.update(piece.encode() if isinstance(piece, str) else piece.mark)
            self._mark = found.digest()
        return self._mark


def write(node: Node, texts: list[str]) -> None:
    for piece in node.pieces:
        if isinstance(piece, str):
            texts.append(piece)
        else:
            write(piece, texts)


Markup = Node
Parts = Mapping[str, Node]
"""The parts of a page by the id of their element."""


_names: Final[dict[str, str]] = {}


def attribute_name(name: str) -> str:
    """How an attribute is really called; refuses what the content security policy forbids."""
    real = _names.get(name)
    if real is None:
        real = name.rstrip("_").replace("_", "-")
        if real == "style" or real.startswith("on"):
            raise ValueError(f"the content security policy forbids the attribute {real!r}")
        _names[name] = real
    return real


def escaped(text: str) -> str:
    """A text as markup shows it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """A text as the value of an attribute."""
    return escaped(text).replace('"', "&quot;").replace("'", "&#x27;")


def number_text(value: float) -> str:
    """Coordinates with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def write_start(tag: str, named: Mapping[str, Attribute]) -> str:
    """The start tag of an element."""
    text = "<" + tag
    for name, value in named.items():
        if value is None or value is False:
            continue
        if value is True:
            text += " " + attribute_name(name)
        else:
            text += f' {attribute_name(name)}="{quoted(value) if isinstance(value, str) else number_text(value)}"'
    return text + ">"


def gather(children: Iterable[object], pieces: list[str | Node]) -> None:
    """Write what is inside of an element."""
    for child in children:
        if isinstance(child, str):
            if child:
                pieces.append(escaped(child))
        elif isinstance(child, Node):
            if child.id is None:
                pieces.extend(child.pieces)
            else:
                pieces.append(child)
        elif child is None or child is False or child is True:
            continue
        elif isinstance(child, int | float):
            pieces.append(number_text(child))
        elif isinstance(child, Iterable):
            gather(child, pieces)
        else:
            raise TypeError(f"not markup: {child!r}")


def joined(pieces: list[str | Node]) -> tuple[str | Node, ...]:
    """The same with texts that follow each other put together."""
    try:
        return ("".join(pieces),)  # type: ignore[arg-type]  # mostly there are texts only, and finding out takes longer
    except TypeError:
        pass
    result: list[str | Node] = []
    texts: list[str] = []
    for piece in pieces:
        if isinstance(piece, str):
            texts.append(piece)
        else:
            if texts:
                result.append("".join(texts))
                texts = []
            result.append(piece)
    if texts:
        result.append("".join(texts))
    return tuple(result)


def element(tag: str, /, *children: object, **attributes: Attribute) -> Node:
    """An element; children may be nodes, texts, numbers, None, or sequences of these."""
    return written(tag, children, attributes)


def written(tag: str, children: Iterable[object], attributes: Mapping[str, Attribute]) -> Node:
    pieces: list[str | Node] = [write_start(tag, attributes)]
    if tag not in VOID:
        gather(children, pieces)
        pieces.append(f"</{tag}>")
    id = attributes.get("id")
    return Node(id if isinstance(id, str) else None, joined(pieces))


def fragment(*children: object) -> Node:
    """Several nodes in a row without an element around them."""
    pieces: list[str | Node] = []
    gather(children, pieces)
    return Node(None, joined(pieces))


def data_island(id: str, value: Mapping[str, object], written: str = "") -> Node:
    """Data for the page's script, as inert JSON; `written` are further entries that are JSON already."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    if written:
        text = f"{text[:-1]},{written}}}"
    return Node(id, (f'<script type="application/json" id="{id}">{text}</script>',))


@mypyc_attr(native_class=False)
class Elements:
    """Makes elements by their tag's name: `E.div(…)`, `E.linearGradient(…)`; `E.a_b` would be `<a-b>`."""

    def __getattr__(self, tag: str) -> Callable[..., Node]:
        make = partial(element, tag.rstrip("_").replace("_", "-"))
        setattr(self, tag, make)
        return make


E: Final = Elements()


def changes(old: Parts, new: Parts) -> dict[str, str]:
    """What to send to a page that shows `old` so that it shows `new`.

    `id` → markup that replaces the element; `id` → "" removes it; `id+` → markup appended to its children. Elements inside that are as
    they were are only named: `<g id="…" data-same></g>`.
    """
    result: dict[str, str] = {}
    for id, node in new.items():
        before = old.get(id)
        if before is None:
            result[id] = str(node)
        else:
            compare(before, node, result)
    for id in old:
        if id not in new:
            result[id] = ""
    return result


def compare(old: Node, new: Node, result: dict[str, str]) -> None:
    """Collect the changes of an element with an id."""
    if old is new:
        return
    assert new.id is not None
    before, after = old.pieces, new.pieces
    gone: list[Node] = []
    added: tuple[str | Node, ...] = ()
    if len(before) != len(after) and (inside := elements_inside(new)) is not None and (earlier := elements_inside(old)) is not None:
        wanted = {node.id for node in inside}
        gone = [node for node in earlier if node.id not in wanted]
        before = (before[0], *[node for node in earlier if node.id in wanted], before[-1])
        after, added = (*after[: len(before) - 1], after[-1]), after[len(before) - 1 : -1]
    inner = elements_in_place(before, after) if len(before) == len(after) else None
    if inner is None:
        result[new.id] = written_beside(old, new)
        return
    for node in gone:
        assert node.id is not None
        result[node.id] = ""
    if added:
        result[f"{new.id}+"] = "".join(map(str, added))
    for one, other in inner:
        compare(one, other, result)


SHORT: Final = 80
"""Markup that is hardly longer than the words for "as it was"."""


def written_beside(old: Node, new: Node) -> str:
    """The markup of an element for a page that shows the old one: of what is inside and as it was only the id is told (`data-same`)."""
    texts: list[str] = []
    write_beside(old, new, texts)
    return "".join(texts)


def write_beside(old: Node, new: Node, texts: list[str]) -> None:
    if tag_of(old) != tag_of(new):
        write(new, texts)
        return
    earlier: dict[str | None, Node] = {}
    for piece in old.pieces:
        if isinstance(piece, Node):
            earlier[piece.id] = piece
    for piece in new.pieces:
        if isinstance(piece, str):
            texts.append(piece)
            continue
        before = earlier.get(piece.id)
        if before is None:
            write(piece, texts)
        elif before != piece:
            write_beside(before, piece, texts)
        elif len(piece.pieces) == 1 and len(str(piece)) < SHORT:
            write(piece, texts)
        else:
            assert piece.id is not None
            tag = tag_of(piece)
            texts.append(f'<{tag} id="{quoted(piece.id)}" data-same></{tag}>')


def tag_of(node: Node) -> str:
    """The name of an element."""
    start = node.pieces[0]
    assert isinstance(start, str)
    return start[1:].split(">", 1)[0].split(" ", 1)[0]


def elements_in_place(before: Iterable[str | Node], after: Iterable[str | Node]) -> list[tuple[Node, Node]] | None:
    """The elements that may have changed, old and new, if everything around them is as it was; otherwise None."""
    found: list[tuple[Node, Node]] = []
    for one, other in zip(before, after, strict=True):
        if one is other:
            continue
        if isinstance(one, Node) and isinstance(other, Node):
            if one.id != other.id:
                return None
            found.append((one, other))
        elif one != other:
            return None
    return found


def elements_inside(node: Node) -> list[Node] | None:
    """The children of an element, if all of them have an id; otherwise None."""
    start, end = node.pieces[0], node.pieces[-1]
    if not isinstance(start, str) or not isinstance(end, str) or start is end or start.count("<") > 1 or end.count("<") > 1:
        return None  # there is more than a start tag before them, or more than an end tag behind them
    nodes = [piece for piece in node.pieces if isinstance(piece, Node)]
    return nodes if len(nodes) == len(node.pieces) - 2 and start.endswith(">") and end.startswith("<") else None
