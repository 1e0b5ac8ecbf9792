"""Running the server until it is told to stop."""

from __future__ import annotations

from typing import Final

import uvicorn

from qosqo.server.app import create_app
from qosqo.server.house import Config
from qosqo.server.logs import set_up_logs

SECONDS_TO_FINISH: Final = 5


def run(config: Config, host: str, port: int, log_level: str = "info", behind_proxy: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is being done and stop."""
    set_up_logs(log_level)
    uvicorn.run(
        create_app(config),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=behind_proxy,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * config.limits.message_bytes,
        ws_ping_interval=20,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
