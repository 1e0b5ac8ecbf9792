"""The files that pages need: styles, scripts, pictures."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from qosqo.web.slim import SLIM, slim_file

FOR_EVER: Final = "public, max-age=31536000, immutable"


class StaticForEver(StaticFiles):
    """Their address holds a version (its first part), so they may be kept for ever."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(directory=folders[0], check_dir=False)
        self.all_directories.extend(folders[1:])

    def get_path(self, scope: Scope) -> str:
        return super().get_path(scope).partition("/")[2]

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file = Path(full_path)
        if file.suffix in SLIM:
            kind = mimetypes.guess_type(file.name)[0]
            response = Response(slim_file(file), status_code, media_type=kind)
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER
        return response
