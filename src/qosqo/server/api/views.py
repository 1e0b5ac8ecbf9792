"""The views of games in the API's description: that of every installed game, its entries described by their docstrings."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from qosqo.core.game import Game
from qosqo.core.position import NOBODY
from qosqo.core.view import View

Schema = dict[str, Any]

COMPONENTS: Final = "#/components/schemas/"
PLAIN: Final[dict[object, str]] = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


@cache
def view_class(game: Game) -> type[View]:
    """The class of a game's views: that of the first one."""
    seats = game.fewest_seats if game.fewest_seats > 1 else game.most_seats
    return type(game.new(seats, seed=0).view(NOBODY))


def describe_views(description: Schema, games: Iterable[Game]) -> None:
    """Put the views of games into an OpenAPI description, where `TableOut` shows them."""
    components = description["components"]["schemas"]
    views = {game.id: view_class(game) for game in games}
    choices = [ViewSchemas(components, found).of_class(found) for found in views.values()]
    told = [f"`{found.__name__}` at a table of {game_id}" for game_id, found in views.items()]
    entry = components["TableOut"]["properties"]["view"]
    described = f"{entry['description']} {'; '.join(told)}."
    entry.clear()
    entry.update({"title": "View", "description": described, "anyOf": choices})


class ViewSchemas:
    """Adds the JSON schemas of a game's view and of its parts to the components of a description."""

    def __init__(self, components: Schema, view: type[View]) -> None:
        self._components = components
        self._view = view
        self._names: dict[type, str] = {}

    def _name(self, found: type) -> str:
        """Parts of different games may be called alike, so their names begin like that of the game's view: `KramerPlayerView`."""
        return found.__name__ if found is self._view else f"{self._view.__name__.removesuffix('View')}{found.__name__}"

    def of_class(self, found: type) -> Schema:
        """A reference to a class, which is described if it was not yet."""
        if found not in self._names:
            name = self._names[found] = self._name(found)
            own: Schema = {"title": name, "type": "object", "additionalProperties": False}
            self._components[name] = own
            if found.__doc__ and not found.__doc__.startswith(f"{found.__name__}("):  # what dataclasses say where nobody does
                own["description"] = inspect.cleandoc(found.__doc__)
            types, texts = get_type_hints(found), entry_texts(found)
            own["properties"] = {
                entry: {**self.of_type(types[entry]), **({"description": texts[entry]} if entry in texts else {})}
                for entry in (field.name for field in fields(found))
            }
            own["required"] = list(own["properties"])
        return {"$ref": COMPONENTS + self._names[found]}

    def of_type(self, kind: Any) -> Schema:
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if isinstance(kind, type) and is_dataclass(kind):
            return self.of_class(kind)
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of_type(choice) for choice in arguments]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is tuple and arguments[-1] is Ellipsis:
            return {"type": "array", "items": self.of_type(arguments[0])}
        if origin is tuple:
            items = [self.of_type(item) for item in arguments]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        raise TypeError(f"{kind!r} does not belong into a view")


def entry_texts(found: type) -> dict[str, str]:
    """What the docstrings below the entries of a dataclass say, those of its bases included."""
    texts: dict[str, str] = {}
    for base in reversed(found.__mro__):
        if is_dataclass(base):
            (declared,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
            assert isinstance(declared, ast.ClassDef)
            for entry, following in zip(declared.body, declared.body[1:], strict=False):
                if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name) and isinstance(following, ast.Expr):
                    text = ast.literal_eval(following.value) if isinstance(following.value, ast.Constant) else None
                    if isinstance(text, str):
                        texts[entry.target.id] = " ".join(text.split())
    return texts
