"""Writes the part of `docs/protocol.md` that describes the messages of sockets: `python -m qosqo.server.api.protocol docs/protocol.md`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from qosqo.server.api.messages import FromPage, FromServer, Message

BEGIN: Final = "<!-- written by python -m qosqo.server.api.protocol -->\n"
END: Final = "<!-- until here -->\n"
FROM_PAGE: Final[tuple[type[Message], ...]] = get_args(get_args(FromPage)[0])
FROM_SERVER: Final[tuple[type[Message], ...]] = get_args(FromServer)


def messages_section() -> str:
    parts = ["### From the server", *map(described, FROM_SERVER), "### From the page", *map(described, FROM_PAGE)]
    return "\n\n".join(parts) + "\n"


def described(message: type[Message]) -> str:
    schema = message.model_json_schema()
    lines = [f"#### `{message.model_fields['type'].annotation.__args__[0]}`", "", " ".join((message.__doc__ or "").split())]  # type: ignore[union-attr]
    if message.example is not None:
        lines += ["", "```json", json.dumps(message.example, ensure_ascii=False), "```"]
    entries = list(table(schema))
    if entries:
        lines += ["", "| entry | type | meaning |", "|---|---|---|", *entries]
    return "\n".join(lines)


def table(schema: dict[str, Any]) -> Iterator[str]:
    for name, entry in schema["properties"].items():
        if name != "type":
            optional = "" if name in schema.get("required", ()) else ", optional"
            meaning = " ".join(entry.get("description", "").split())
            yield f"| `{name}` | {type_words(entry)}{optional} | {meaning} |"


def type_words(entry: dict[str, Any]) -> str:
    """The type of an entry with its bounds, in a few words."""
    if "$ref" in entry:
        return f"`{entry['$ref'].rpartition('/')[2]}`"
    if "anyOf" in entry:
        return " or ".join(type_words(choice) for choice in entry["anyOf"])
    kind = entry["type"]
    if kind == "integer":
        return f"number, {entry['minimum']:,} to {entry['maximum']:,}" if "minimum" in entry else "number"
    if kind == "string":
        return f"text, at most {entry['maxLength']:,} characters" if "maxLength" in entry else "text"
    if kind == "array":
        most = f" at most {entry['maxItems']}" if "maxItems" in entry else ""
        return f"list of{most} ({type_words(entry['items'])})"
    if kind == "object":
        return f"names with {type_words(entry['additionalProperties'])}"
    return {"boolean": "`true` or `false`", "null": "`null`"}[str(kind)]


def written(page: str) -> str:
    """The page with its part about messages brought up to date."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + messages_section() + END + after


def main() -> None:
    file = Path(sys.argv[1])
    file.write_text(written(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
