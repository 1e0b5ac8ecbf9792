"""Files for people to keep."""

from __future__ import annotations

from fastapi.responses import PlainTextResponse


def text_file(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def record_file(table_id: str, text: str) -> PlainTextResponse:
    return text_file(text, f"qosqo-{table_id}.jsonl")
