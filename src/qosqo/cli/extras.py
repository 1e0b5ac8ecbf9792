"""What a plain `pip install qosqo` leaves out, and what to install when a command misses it."""

from __future__ import annotations

from typing import Final

from qosqo.cli.complaint import Complaint

EXTRA_OF: Final = {
    "fastapi": "server",
    "starlette": "server",
    "pydantic": "server",
    "python_multipart": "server",
    "uvicorn": "server",
    "websockets": "server",
    "openskill": "ratings",
    "numpy": "data",
    "gymnasium": "data",
    "librt": "data",
    "pyarrow": "data",
    "vl_convert": "lab",
    "ray": "ray",
    "psycopg": "postgres",
    "psycopg_pool": "postgres",
}
"""Of every package that may be missing, the extra of `pyproject.toml` that brings it."""


def missing_extra(error: ModuleNotFoundError) -> Complaint | None:
    """The complaint about an import that failed because an extra is not installed; None if it failed for another reason."""
    extra = EXTRA_OF.get((error.name or "").partition(".")[0])
    return None if extra is None else Complaint(f"missing-{extra}", install=f"pip install 'qosqo[{extra}]'")
