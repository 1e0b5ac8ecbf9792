"""The designer's lab: experiments with component data, what they measure, and reports of them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

INSTALL: Final = "pip install 'qosqo[lab]'"


def can_report() -> bool:
    """Whether what reports need is installed; playing an experiment needs nothing more than playing."""
    return all(find_spec(name) is not None for name in ("numpy", "vl_convert"))
