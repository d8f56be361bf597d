"""Web push: a browser is told that it is its person's turn, even when it is closed (RFC 8030, 8291, 8292).

The browser names the address of its maker's push service, so whoever sends there could be made to send anywhere: only
the services that the operator allows count. What is sent is sealed with the browser's key, which the service has not.
"""

from __future__ import annotations

import re
import time
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..kernel import SetupError
from ..party import entries as e
from ..party.errors import NotYours, Refused
from ..party.party import Party
from ..party.sitters import Device
from .hooks import Messenger, allowed, called

if TYPE_CHECKING:
    from py_vapid import Vapid02

    from .settings import Settings

GONE = (404, 410)
"""What a push service answers when the browser has forgotten us."""
KEPT = 24 * 3600
"""Seconds for which a service keeps a notice for a browser that is off."""
SIGNED = 12 * 3600
"""Seconds for which a signature holds; services allow a day."""


@lru_cache(maxsize=8)
def _pattern(services: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(service).replace(r"\*", "[A-Za-z0-9-]+") for service in services))


def served(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether an address is one of the services that the operator allows; a star stands for one part of a name.

    >>> served("https://wns2.notify.example/w/?token=7", ("https://*.notify.example/",))
    True
    >>> served("https://elsewhere.example/.notify.example/", ("https://*.notify.example/",))
    False
    """
    begins = _pattern(services).match(endpoint) if services else None
    return begins is not None and allowed(endpoint, (begins.group(),))


def _key(file: Path) -> Vapid02:
    """The key that signs, from its file; made at the first start."""
    try:
        from py_vapid import Vapid02, VapidException
    except ImportError:
        raise SetupError("push notices need pywebpush: pip install 'fathomfive[push]'") from None
    try:
        if not file.exists():
            file.touch(mode=0o600)
            key = Vapid02()
            key.generate_keys()
            file.write_bytes(key.private_pem())
        return Vapid02.from_file(str(file))
    except OSError as error:
        raise SetupError(f"the key for push notices cannot be kept in {file}: {error.strerror}") from None
    except VapidException:
        raise SetupError(f"{file} holds no private key (P-256, PEM) for push notices") from None


class Push:
    """Sends sealed notices to devices, where the operator has given a key."""

    def __init__(self, settings: Settings, messenger: Messenger) -> None:
        self._services = settings.push_services
        self._contact = settings.push_contact
        self._messenger = messenger
        self._vapid = _key(Path(settings.push_key)) if settings.push_key else None

    @property
    def key(self) -> str | None:
        """The public key by which browsers know this server's notices; none where none are sent."""
        if self._vapid is None:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def check(self, device: Device) -> None:
        """Refuse a device that could not be told, or must not be."""
        if self._vapid is None:
            raise NotYours("this server sends no push notices: its operator has given no key")
        if not served(device.endpoint, self._services):
            raise NotYours("this server does not allow notifying that push service")
        try:
            self._sealed(device, b"{}")
        except ValueError:
            raise Refused("the keys of this device are none: send them as the browser gives them") from None

    def notices(self, party: Party, entry: e.Entry) -> list[tuple[int, Device, bytes]]:
        """The devices to tell of a turn, and what."""
        if self._vapid is None:
            return []
        devices = party.state.devices
        return [(seat, device, body) for seat, body in called(party, entry, devices) for device in devices[seat]]

    async def tell(self, device: Device, body: bytes) -> bool:
        """Send a notice; whether the device is still there."""
        assert self._vapid is not None
        if not served(device.endpoint, self._services):
            return False
        at = urlsplit(device.endpoint)
        claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._contact}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        return await self._messenger.tell(device.endpoint, self._sealed(device, body), headers, GONE)

    @staticmethod
    def _sealed(device: Device, body: bytes) -> bytes:
        from pywebpush import WebPusher

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        sealed: bytes = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(body)["body"]
        return sealed
