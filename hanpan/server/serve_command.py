"""`hanpan serve`: open the parlour."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from math import inf
from pathlib import Path
from threading import Thread

import msgspec
import platformdirs
import uvicorn

from hanpan.errors import UsageError
from hanpan.house.house import House
from hanpan.house.ports import Ports
from hanpan.players.pool import Pool
from hanpan.server import machine_code
from hanpan.server.app import make_app
from hanpan.server.page import Page
from hanpan.server.socket import MESSAGE_BYTES
from hanpan.server.wire import Wire
from hanpan.store import Store, StoreError, file_url

HELP = "open the parlour: the page and the table server"

#: Seconds between the pings that keep a connection, and until a lost one is noticed.
PING_EVERY, PING_LOST = 20.0, 15.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    data = platformdirs.user_data_path("hanpan", appauthor=False)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (default: 8000)")
    parser.add_argument("--data", type=Path, default=data, metavar="DIR", help=f"where matches are kept ({data})")
    parser.add_argument("--open", action="store_true", help="show the page in a browser")
    parser.add_argument(
        "--pace", type=float, default=0.7, metavar="SECONDS", help="before a computer's move (0.7); 0: no windows"
    )
    parser.add_argument(
        "--speed", type=float, default=1.0, metavar="FACTOR", help="how many times as fast clocks and windows run (1)"
    )
    workers = 2 if (os.cpu_count() or 1) >= 4 else 1
    parser.add_argument("--workers", type=int, default=workers, metavar="N", help=f"processes that think ({workers})")
    parser.add_argument("--rate", type=float, default=50.0, metavar="N", help="messages a second a connection (50)")
    parser.add_argument("--json", action="store_true", help="say where the house is as one line of JSON")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop (Ctrl-C or SIGTERM)."""
    # Written so that "nan", which compares with nothing, is refused too.
    if not (0 <= args.pace < inf and args.workers >= 1 and 0 < args.rate < inf and 0 < args.speed < inf):
        raise UsageError(
            "--pace is at least 0, --workers at least 1, --rate and --speed more than 0, all of them finite"
        )
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    with listen(args.host, args.port) as listener:
        asyncio.run(_serve(args, listener, open_log(args.data)))
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; UsageError when the port cannot be had."""
    if not 0 <= port <= 65535:
        raise UsageError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family, kind, proto, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with contextlib.ExitStack() as undo:
            listener = undo.enter_context(socket.socket(family, kind, proto))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(1024)
            undo.pop_all()
    except OSError as error:
        hint = "; another program uses the port, --port 0 takes any free one" if error.errno == errno.EADDRINUSE else ""
        raise UsageError(f"cannot listen on {host} port {port}: {error.strerror}{hint}") from None
    return listener


def open_log(data: Path) -> Store:
    """The log in the data folder, made when there is none; UsageError when it cannot be used."""
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"the folder {data} cannot be made ({error.strerror}); name another with --data") from None
    if not os.access(data, os.W_OK | os.X_OK):
        raise UsageError(f"the folder {data} cannot be written to; name another with --data")
    try:
        return Store.open(file_url(data.resolve() / "hanpan.db"))
    except StoreError as error:
        raise UsageError(f"{error}; --data names another folder") from None


def address(listener: socket.socket) -> str:
    """The URL under which this machine reaches a listening socket."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class _Server(uvicorn.Server):
    """Leaves signals to us: uvicorn would raise them again before the house has closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def _serve(args: argparse.Namespace, listener: socket.socket, store: Store) -> None:
    pool = Pool(args.workers)
    page = Page()
    # A house without pauses is one for programs: answers count as they come, and nobody waits for a window to close.
    ports = Ports(log=store, thinkers=pool, pace=args.pace, windows=args.pace > 0, speed=args.speed)
    house = House(ports)
    config = uvicorn.Config(
        make_app(house, page=page, rate=args.rate),
        access_log=False,
        log_config=None,
        lifespan="off",
        ws=Wire,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_LOST,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config)

    def stop(*_: object) -> None:
        server.force_exit = server.should_exit
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    machine_code.switch(pool, compiled=False)
    preparing = asyncio.create_task(machine_code.prepare(house, pool), name="machine code")
    try:
        pool.start()
        await house.open()
        _announce(args, address(listener), page)
        if args.open:
            # Some browsers only return when they are closed.
            Thread(target=webbrowser.open, args=[address(listener)], daemon=True).start()
        await server.serve(sockets=[listener])
    finally:
        preparing.cancel()
        await asyncio.gather(preparing, return_exceptions=True)
        await house.close()
        await pool.close()
        await store.close()


def _announce(args: argparse.Namespace, url: str, page: Page) -> None:
    if args.json:
        print(msgspec.json.encode({"url": url}).decode(), flush=True)
    else:
        print(f"한판: the house is open at {url} (Ctrl-C closes it)", flush=True)
    if not page.built:
        print("hanpan serve: the page is not built; `make setup` builds it", file=sys.stderr)
