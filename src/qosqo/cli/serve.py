"""`qosqo serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from qosqo.cli.arguments import game_named, number
from qosqo.cli.complaint import Complaint
from qosqo.cli.parser import Commands, Parser
from qosqo.cli.terminal import Terminal

FINE: Final = 0
HOST: Final = "127.0.0.1"
PORT: Final = 8750
MOST_PORT: Final = 65535
MOST_WAITING: Final = 2048
"""So many connections may wait until they are accepted."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
SECONDS_BEFORE_OPENING: Final = 1.0


def add_parser(commands: Commands) -> None:
    parser = commands.add("serve", run)
    say = parser.texts
    parser.add_argument("--host", default=HOST, metavar=say("value-address"), help=say("help-serve-host"))
    parser.add_argument(
        "--port", type=number(0, MOST_PORT), default=PORT, metavar=say("value-number"), help=say("help-serve-port", port=PORT)
    )
    parser.add_argument("--socket", type=number(0), metavar=say("value-number"), help=say("help-serve-socket"))
    add_database(parser)
    parser.add_argument("--site", default="", metavar=say("value-address"), help=say("help-serve-site"))
    parser.add_argument("--behind-proxy", action="store_true", help=say("help-serve-behind-proxy"))
    parser.add_argument("--hosts", nargs="+", default=[], metavar=say("value-address"), help=say("help-serve-hosts"))
    parser.add_argument("--only-https", action="store_true", help=say("help-serve-only-https"))
    parser.add_argument("--thinkers", type=number(1), default=1, metavar=say("value-number"), help=say("help-serve-thinkers"))
    parser.add_argument("--more-games", nargs="+", default=[], metavar=say("value-game"), help=say("help-serve-more-games"))
    parser.add_argument("--lab", action="store_true", help=say("help-serve-lab"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="info", metavar=say("value-level"), help=say("help-serve-log-level"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    # Only this command needs the server, and it takes a moment to load.
    from qosqo.server.http.config import Config
    from qosqo.server.run import run as serve
    from qosqo.server.storage.connect import database_at
    from qosqo.server.tables.stored import StorageError

    for name in args.more_games:
        game_named(name)
    database = database_of(args)
    listener = listener_of(args)
    try:
        opened = database_at(database)
        opened.take()
        opened.migrate()
        opened.give_up()
    except StorageError as error:
        raise Complaint("serve-bad-database", database=database, detail=" ".join(str(error).split())) from error
    address = args.site or f"http://{'localhost' if args.host in (HOST, '0.0.0.0') else args.host}:{listener.getsockname()[1]}"
    terminal.say("serve-address", address=address)
    if args.open:
        opener = threading.Timer(SECONDS_BEFORE_OPENING, webbrowser.open, [address])
        opener.daemon = True
        opener.start()
    hosts = tuple(host.lower() for host in args.hosts)
    lab = args.lab or (only_here(listener) and not args.site and not args.behind_proxy)
    config = Config(database, tuple(args.more_games), args.thinkers, args.site.rstrip("/"), hosts, args.only_https, lab)
    serve(config, listener, args.log_level, args.behind_proxy)
    return FINE


def listener_of(args: argparse.Namespace) -> socket.socket:
    """Where people connect: from now on they wait rather than being refused. Complains in one line about a place where nothing can
    be served, most often because Qosqo runs there already."""
    try:
        if args.socket is not None:
            return socket.socket(fileno=args.socket)
        return open_listener(args.host, args.port)
    except OSError as error:
        raise Complaint("serve-bad-port", port=args.port, detail=error.strerror or str(error)) from error


def open_listener(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=MOST_WAITING)


def only_here(listener: socket.socket) -> bool:
    """Whether only this machine can connect."""
    if listener.family not in (socket.AF_INET, socket.AF_INET6):
        return False
    return ip_address(listener.getsockname()[0]).is_loopback


def add_database(parser: Parser) -> None:
    """The argument `args.database`, to be read with `database_of`."""
    say = parser.texts
    parser.add_argument("--database", metavar=say("value-database"), help=say("help-serve-database", file=str(own_database())))


def database_of(args: argparse.Namespace) -> str:
    """The database that is asked for; the own one gets its folder."""
    if not args.database:
        own_database().parent.mkdir(parents=True, exist_ok=True)
        return str(own_database())
    return str(args.database)


def own_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    data_home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data_home) / "qosqo" / "tables.db"
