"""Running the server until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import socket
from typing import Final

import uvicorn

from qosqo.server.app import create_app
from qosqo.server.http.config import Config
from qosqo.server.http.connections import bounded_protocol
from qosqo.server.http.frames import bounded_socket
from qosqo.server.http.logs import set_up_logs

SECONDS_TO_FINISH: Final = 5
COLLECT_AFTER: Final = (20_000, 5, 400)
"""How many new objects call for a collection of the youngest, and so on. With Python's own numbers and 200 tables held, a collection of
everything stopped the server for a third of a second every few seconds; with four times as many objects of middle age it stood for a fifth
of a second where a thousand tables are held."""


def run(config: Config, listener: socket.socket, log_level: str = "info", behind_proxy: bool = False) -> None:
    """Serve those who connect to an open socket until SIGINT or SIGTERM; then finish what is being done and stop."""
    set_up_logs(log_level)
    app = create_app(config)
    protocol = bounded_protocol(config.limits, behind_proxy)
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            http=protocol,
            log_config=None,
            access_log=False,
            proxy_headers=behind_proxy,
            server_header=False,
            ws=bounded_socket(config.limits),
            ws_max_size=2 * config.limits.message_bytes,
            ws_ping_interval=20,
            ws_per_message_deflate=False,  # patches are small; a compressor for every socket takes more memory than all the rest of it
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
    )
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
