"""The files that pages need: styles, scripts, pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER: Final = "public, max-age=31536000, immutable"


class StaticForEver(StaticFiles):
    """Their address holds a version (its first part), so they may be kept for ever."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(directory=folders[0], check_dir=False)
        self.all_directories.extend(folders[1:])

    def get_path(self, scope: Scope) -> str:
        return super().get_path(scope).partition("/")[2]

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they are
        response.headers["Cache-Control"] = FOR_EVER
        return response
