"""Plain data to JSON and back, for positions and everything they hold.

Which attributes belong to an object is read from its class, so none can be forgotten. This is for records,
tests and storage; copying a position is `clone`, written by hand because it must be fast.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from functools import cache
from typing import Any, Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import Saying
from qosqo.core.pile import Pile
from qosqo.core.position import Json, Position, Step

CORE_CLASSES: Final[tuple[type, ...]] = (Chance, Pile, Saying)
ALWAYS_TRANSIENT: Final = ("outcomes", "script", "key")
"""The recorder, the script and the key of chance belong to whoever keeps the record."""


class NotPlainData(TypeError):
    """A position holds something that is not plain data."""


def attributes_of(cls: type) -> list[str]:
    """The declared attributes of a class and its bases, sorted, without the transient ones."""
    names: set[str] = set()
    for base in cls.__mro__:
        if "__mypyc_attrs__" in base.__dict__:
            names.update(base.__dict__["__mypyc_attrs__"])
        else:
            names.update(name for name, annotation in inspect.get_annotations(base).items() if not str(annotation).startswith("ClassVar"))
    transient = getattr(cls, "TRANSIENT", ())
    return sorted(name for name in names if name not in transient and name not in ALWAYS_TRANSIENT and not name.startswith("__"))


@cache
def tuples_of(cls: type) -> frozenset[str]:
    """The attributes of a class that are tuples. JSON has arrays only, so reading back needs to know.
    Steps never change, so all that they hold several of is in tuples."""
    if issubclass(cls, Step):
        return frozenset(attributes_of(cls))
    found: set[str] = set()
    for base in cls.__mro__:
        if "__mypyc_attrs__" in base.__dict__:
            found.update(name for name in base.__dict__["__mypyc_attrs__"] if takes_a_tuple(cls(), name))
        else:
            found.update(name for name, annotation in inspect.get_annotations(base).items() if str(annotation).startswith("tuple["))
    return frozenset(found)


def takes_a_tuple(value: object, attribute: str) -> bool:
    """Compiled classes have forgotten their annotations, but refuse what does not fit them."""
    try:
        setattr(value, attribute, ())
    except (TypeError, AttributeError):
        return False
    return True


def as_lists(values: tuple[Any, ...]) -> list[Any]:
    """A tuple as JSON writes it, with the tuples that it holds."""
    return [as_lists(value) if isinstance(value, tuple) else value for value in values]


def as_tuples(values: list[Any]) -> tuple[Any, ...]:
    """The opposite of `as_lists`."""
    return tuple(as_tuples(value) if isinstance(value, list) else value for value in values)


def encode(value: object) -> Json:
    """Any value of a position as JSON."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    cls: type = type(value)
    if cls.__module__ == "builtins":
        raise NotPlainData(f"{cls.__name__} is not plain data: {value!r}")
    result: dict[str, Json] = {"is": cls.__name__}
    tuples = tuples_of(cls)
    for name in attributes_of(cls):
        part = getattr(value, name)
        result[name] = encode(as_lists(part) if isinstance(part, tuple) and name in tuples else part)
    return result


def decode(value: Json, classes: dict[str, type]) -> Any:
    """The opposite of `encode`, for objects of the classes given by name."""
    if isinstance(value, list):
        return [decode(item, classes) for item in value]
    if not isinstance(value, dict):
        return value
    name = value.get("is")
    if not isinstance(name, str) or name not in classes:
        raise NotPlainData(f"there is no class {name!r} in this game")
    cls = classes[name]
    tuples = tuples_of(cls)
    parts: dict[str, Any] = {}
    for attribute in attributes_of(cls):
        if attribute not in value:
            raise NotPlainData(f"{name}: {attribute} is missing")
        part = decode(value[attribute], classes)
        parts[attribute] = as_tuples(part) if isinstance(part, list) and attribute in tuples else part
    if issubclass(cls, Step):
        return cls(**parts)  # a step is made by its constructor, whose arguments are called like its attributes
    result = cls()
    for attribute, part in parts.items():
        setattr(result, attribute, part)
    if isinstance(result, Chance):
        result.outcomes = None
        result.script = None
        result.key = None
    if isinstance(result, Position):
        result.journal = None
        result.listed = None
    return result


def canonical(value: Json) -> str:
    """One spelling per value: what hashes are taken of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    """A short fingerprint: 16 hexadecimal digits of SHA-256."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def position_hash(position: Position) -> str:
    """Equal positions, and no others, have equal hashes. Which rules they are played by is not part of it: a record says that in its
    first line, and hashes of old records stay what they were."""
    encoded = encode(position)
    assert isinstance(encoded, dict)
    del encoded["rules"]
    return digest(encoded)
