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
from collections.abc import Callable
from ipaddress import ip_address
from math import inf
from pathlib import Path
from threading import Thread

import msgspec
import platformdirs

from hanpan.errors import UsageError
from hanpan.house.house import House
from hanpan.house.ports import Ports
from hanpan.players.pool import Pool
from hanpan.server import logs, machine_code
from hanpan.server.door import Door
from hanpan.server.hosts import Hosts
from hanpan.server.limits import Limits
from hanpan.server.page import Page
from hanpan.server.server import make_server
from hanpan.store import Store, StoreError, file_url

log = logging.getLogger("hanpan.server")

#: The log's file in the data folder.
LOG = "hanpan.db"


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
    limits = Limits()
    parser.add_argument(
        "--rate", type=float, default=limits.rate, metavar="N", help=f"messages a second a person ({limits.rate:g})"
    )
    parser.add_argument(
        "--connections-per-address",
        type=int,
        default=limits.connections_per_address,
        metavar="N",
        help=f"connections from one address ({limits.connections_per_address})",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="where else people reach this house, behind a proxy: https://cards.example.org (may be repeated)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy on another machine whose X-Forwarded-For is believed (may be repeated)",
    )
    parser.add_argument("--json", action="store_true", help="say where the house is as one line of JSON")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop (Ctrl-C or SIGTERM)."""
    # Written so that "nan", which compares with nothing, is refused too.
    if not (0 <= args.pace < inf and args.workers >= 1 and 0 < args.rate < inf and 0 < args.speed < inf):
        raise UsageError(
            "--pace is at least 0, --workers at least 1, --rate and --speed more than 0, all of them finite"
        )
    if args.connections_per_address < 1:
        raise UsageError("--connections-per-address is at least 1")
    try:
        hosts = Hosts.of([args.host], args.origin)
        proxies = [str(ip_address(proxy)) for proxy in args.proxy]
    except ValueError as error:
        raise UsageError(str(error)) from None
    logs.set_up()
    _allow_many_files()
    with listen(args.host, args.port) as listener:
        store = open_log(args.data)
        if store.missing:
            log.warning(store.missing)
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(args, listener, store, hosts, proxies))
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where there is one (it is not made for Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def _allow_many_files() -> None:
    """Every connection is an open file: let there be as many as the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


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
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if (data / LOG).exists():  # its own folder, perhaps made by a house that had other manners
            data.chmod(0o700)
    except OSError as error:
        raise UsageError(f"the folder {data} cannot be made ({error.strerror}); name another with --data") from None
    if not os.access(data, os.W_OK | os.X_OK):
        raise UsageError(f"the folder {data} cannot be written to; name another with --data")
    try:
        return Store.open(file_url(data.resolve() / LOG))
    except StoreError as error:
        raise UsageError(f"{error}; --data names another folder") from None


def address(listener: socket.socket) -> str:
    """The URL under which this machine reaches a listening socket."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


async def _serve(
    args: argparse.Namespace, listener: socket.socket, store: Store, hosts: Hosts, proxies: list[str]
) -> None:
    pool = Pool(args.workers)
    page = Page()
    # A house without pauses is one for programs: answers count as they come, and nobody waits for a window to close.
    ports = Ports(
        log=store, people=store, lines=store, thinkers=pool, pace=args.pace, windows=args.pace > 0, speed=args.speed
    )
    house = House(ports)
    limits = Limits(connections_per_address=args.connections_per_address, rate=args.rate)
    door = Door(house, hosts, limits, proxies)
    server = make_server(door, page)

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
