"""Running the application in a process: uvicorn, quiet, with limits on what it reads."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.config
import signal
import sys
from socket import AF_INET, AI_PASSIVE, SO_REUSEADDR, SOCK_DGRAM, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket
from types import FrameType

import msgspec
import uvicorn

from ..kernel import SetupError
from . import logs
from .app import application
from .http.addresses import is_local
from .http.connections import Connections, protocols, raise_file_limit
from .http.gate import Gate
from .settings import Settings
from .store import open_store
from .store.sole import sole

log = logging.getLogger(__name__)
SHUTDOWN = 10
"""Seconds that open requests get when the server stops."""
PING = 20.0
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of this machine."""
SWITCH = 0.001
"""Seconds that a thread may go on while another waits for Python."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737), in the direction of everybody else."""


class Server(uvicorn.Server):
    """Says where it can be reached once it can be, and sends everybody home before it stops."""

    def __init__(self, config: uvicorn.Config, gate: Gate, connections: Connections, *, announce: bool = True) -> None:
        super().__init__(config)
        self.connections = connections
        self._gate = gate
        self._lan = gate.settings.lan
        self._announce = announce
        self._loop: asyncio.AbstractEventLoop | None = None

    def stop(self) -> None:
        """Stop; may be called from anywhere."""
        if self._loop is not None and not self.should_exit:
            self._loop.call_soon_threadsafe(self._gate.stopping)
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when the system says so; at once when it says so twice."""
        self.stop()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the port, then say so."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started and self._announce:
            for server in self.servers:
                for bound in server.sockets:
                    host, port = bound.getsockname()[:2]
                    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
                    sys.stdout.write(f"Fathom Five is served at http://{shown}:{port}\n")
                    if self._lan:
                        sys.stdout.write(f"Others in this network reach it at {self._lan}\n")
            sys.stdout.flush()


def server(
    settings: Settings, *, host: str, port: int, proxies: str = "127.0.0.1,::1", announce: bool = True
) -> Server:
    """A server, ready to run."""
    gate = application(settings)
    connections = Connections(settings, gate.metrics, proxies)
    http, sockets = protocols(connections)
    config = uvicorn.Config(
        gate,
        host=host,
        port=port,
        lifespan="on",
        http=http,
        ws=sockets,
        ws_max_size=settings.max_frame,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=SHUTDOWN,
        backlog=4096,
    )
    return Server(config, gate, connections, announce=announce)


def run(
    settings: Settings,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    proxies: str = "127.0.0.1,::1",
    log_level: str = "info",
    access_log: bool = False,
) -> None:
    """Serve until told to stop."""
    logging.config.dictConfig(logs.configure(log_level, access_log))
    raise_file_limit()
    with _bound(host, port) as listening:
        asyncio.run(_try(settings))
        if host in EVERYWHERE and not settings.public:
            settings = msgspec.structs.replace(settings, lan=lan_address(listening.getsockname()[1]))
        serving = server(settings, host=host, port=port, proxies=proxies)
        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, _stopped)
        _let_nobody_wait()
        serving.run([listening])


def lan_address(port: int) -> str:
    """Where others in the local network reach this machine; empty if it has no other address than its own.

    A datagram socket that is connected sends nothing: it only learns by which of its addresses it would.
    """
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_local(found) else f"http://{found}:{port}/"


def _bound(host: str, port: int) -> socket:
    """The port, taken before anything else is opened, so that a wrong one is one sentence."""
    try:
        family, kind, protocol, _, address = getaddrinfo(host, port, type=SOCK_STREAM, flags=AI_PASSIVE)[0]
        listening = socket(family, kind, protocol)
        try:
            listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise SetupError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def _let_nobody_wait() -> None:
    """Let the garbage collector look seldom at many objects, and not at what was there from the start: many live tables
    are many objects, and a look at all of them would hold every answer up. A look at the newest takes a few
    milliseconds.

    And let the thread that writes to the store go on soon: whenever it comes back from the disk it has to wait until
    the event loop lets go of Python, and everybody whose answer it writes waits with it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)
    sys.setswitchinterval(SWITCH)


def _stopped(number: int, frame: object) -> None:
    """Uvicorn passes a signal on after it has stopped cleanly: all is done then."""


async def _try(settings: Settings) -> None:
    """Open the store once, so that a wrong address is one sentence and not a traceback."""
    with sole(settings):
        store = await open_store(settings)
        await store.close()
