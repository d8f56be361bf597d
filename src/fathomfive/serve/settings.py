"""What an operator may choose, each with a sensible default."""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from pathlib import Path

import msgspec

from ..kernel import SetupError

WEB_ADDRESS = re.compile(r"https?://[^/?#@\s]+/")
"""Without the slash, `https://chat.example` would also allow `https://chat.example.org`."""

PUSH_SERVICES = (
    "https://fcm.googleapis.com/",
    "https://updates.push.services.mozilla.com/",
    "https://web.push.apple.com/",
    "https://*.notify.windows.com/",
)
"""Those of the common browsers."""
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+$|https://\S+$")


def default_store() -> str:
    """The embedded store, where the system keeps a person's data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'fathomfive' / 'tables.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one server process behaves."""

    store: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty: the embedded store."""
    root_path: str = ""
    """The path the server is reached under, when a proxy does not strip it: `/games`."""
    packs: dict[str, str] = {}
    """By game: the folder of a pack that its tables are played with."""

    max_body: int = 64 * 1024
    """Bytes of a request's body."""
    max_head: int = 16 * 1024
    """Bytes of a request's head."""
    max_frame: int = 4 * 1024
    """Bytes of a web-socket frame from a client."""
    max_connections: int = 25_000
    """In this process, and never more than the system lets it open files."""
    max_connections_per_address: int = 256
    head_time: float = 10.0
    """Seconds that the head of a request may take to arrive."""
    body_time: float = 20.0
    """Seconds that its body may take."""
    stalled_time: float = 60.0
    """Seconds for which somebody may not read an answer."""
    max_tables: int = 100_000
    """Open tables in the store."""
    max_sockets: int = 20_000
    """Sockets and waiting polls in this process; a quarter is kept for players."""
    max_sockets_per_table: int = 200
    """Of spectators; players have places of their own."""
    max_sockets_per_seat: int = 16
    idle_socket: float = 6 * 3600
    """Seconds without a change or a frame after which a socket is closed; clients come back by themselves."""
    rate: float = 40.0
    """Requests a second from one address, on average; 0: no limit."""
    burst: int = 400
    """Requests at once from one address."""
    new_tables: float = 0.2
    """New tables a second from one address, on average; 0: no limit."""
    new_tables_burst: int = 60
    limit_loopback: bool = False
    """Whether the limits on rates also hold for this machine itself (behind a proxy the visitor's address counts)."""
    acting: float = 2.0
    """Things a seat may do beside answering, a second on average; a message counts as four. 0: no limit."""
    acting_burst: int = 40
    shown: float = 100.0
    """Frames of replays a second that one visitor may look at, on average; 0: no limit."""
    shown_burst: int = 2000
    frames: float = 4.0
    """Frames a second that a web socket may send, on average; 0: no limit."""
    frames_burst: int = 40
    max_chat: int = 500
    """Characters of a message."""
    max_wait: float = 25.0
    """Seconds a poll may wait for a change."""

    patience: float = 10.0
    """Seconds that the store gets to answer."""

    untouched: float = 7 * 24 * 3600.0
    """Seconds after which a table at which no person has ever done anything is deleted."""
    archive: float = 30 * 24 * 3600.0
    """Seconds after which a table that has not changed is pressed together; it wakes at a look."""
    tidying: float = 600.0
    """Seconds between two looks for such tables."""

    live_tables: int = 2_000
    """Tables kept in memory."""
    idle_table: float = 900.0
    """Seconds after which a table that nobody watches leaves the memory."""
    shelf: int = 64 << 20
    """Bytes of documents that are remembered for whoever looks next, of all tables together."""
    snapshot_every: int = 80
    """Entries between two snapshots of a table."""

    thinkers: int = 0
    """Processes in which bots search, beside one for short thoughts; 0: one less than there are cores, at least one."""
    engine: str = ""
    """Folder in which a compiled build of this package appears; thinkers take it up when it is whole."""
    ray: str = ""
    """Address of a Ray cluster in which bots think instead of in processes of this machine."""
    thought: float = 20.0
    """Seconds after which a bot that has not answered is replaced by the game's rule of thumb."""
    hint: float = 1.0
    """Seconds that are thought about a hint, at most."""
    tutor: float = 1.0
    """Seconds that are thought about what to warn of at a question, at most: while the person thinks about it too."""
    tutor_waits: float = 0.6
    """Seconds that an answer is held up by the tutor, at most."""
    review: float = 20.0
    """Seconds of work that a review of a finished game may take, on two cores."""
    reviews: int = 2
    """Reviews at once for one visitor (by address)."""
    all_reviews: int = 20
    """Reviews at once for everybody."""
    thoughts: int = 16
    """Hints, odds and warnings that are thought about at once for one visitor (by address)."""
    all_thoughts: int = 400
    """The same for everybody."""
    lease: float = 6.0
    """Seconds after which another node takes up a thought whose node does not say that it goes on."""
    absent: float = 24 * 3600.0
    """Seconds after which others may let a bot play for a seat that does not answer."""
    missed: float = 120.0
    """Seconds after which they may do so if all the others want it."""

    open_tables: bool = False
    """Whether tables may be open to anyone on this server."""
    coming: float = 0.1
    """Seats a second that one visitor may take at tables, on average; 0: no limit."""
    coming_burst: int = 20
    public: str = ""
    """The address at which others reach this server, for the links that people pass on; empty: the one in use."""
    lan: str = ""
    """The same in the local network, told to this machine only: its own address would lead others nowhere."""

    parcels: int = 200
    """Parcels that wait at once to be fetched by another device; none waits longer than a quarter of an hour."""
    parcels_of_one: int = 5
    """Of one visitor (by address)."""

    daily_secret: str = ""
    """What only the operator knows, so that nobody can compute tomorrow's dive; empty: the date alone decides."""

    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read `/metrics`."""
    webhooks: tuple[str, ...] = ()
    """Beginnings of addresses that tables may notify, such as `https://chat.example/hooks/`; none by default."""
    push_key: str = ""
    """File of the private key that signs notices to closed browsers; made if it is not there. Empty: none are sent."""
    push_contact: str = ""
    """How push services reach the operator: `mailto:…` or `https://…`."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Beginnings of the addresses of push services; a star stands for one part of a name."""
    web: str = ""
    """Folder of the browser client; empty: the one that is installed."""

    def __post_init__(self) -> None:
        for network in self.metrics:
            try:
                ip_network(network, strict=False)
            except ValueError:
                raise SetupError(
                    f"an address or a network is like 192.0.2.7 or 192.0.2.0/24, not {network!r}"
                ) from None
        if self.public and not WEB_ADDRESS.match(self.public if self.public.endswith("/") else f"{self.public}/"):
            raise SetupError(f"the address of a server is like https://games.example/, not {self.public!r}")
        for service in self.push_services:
            if not WEB_ADDRESS.match(service):
                raise SetupError(f"a push service begins with https://, a host and a slash, not {service!r}")
        if self.push_key and not CONTACT.match(self.push_contact):
            raise SetupError(
                "push services want to know whom to ask: give mailto:you@example.org or an https:// address, "
                f"not {self.push_contact!r}"
            )
        for beginning in self.webhooks:
            if not WEB_ADDRESS.match(beginning):
                raise SetupError(f"a webhook begins with http:// or https://, a host and a slash, not {beginning!r}")

    def address(self) -> str:
        """The store's address as the database library wants it."""
        store = self.store or default_store()
        scheme, separator, rest = store.partition("://")
        drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        if not separator or scheme not in drivers or not rest.strip("/"):
            raise SetupError(f"a store is sqlite:///FILE or postgresql://…, not {store!r}")
        return f"{drivers[scheme]}://{rest}"
