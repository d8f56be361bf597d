"""A device at a push service of our own: it checks who signed, and opens what was sealed."""

from __future__ import annotations

import base64
import os
import time
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.serve.hook import Hook


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser, as its push service knows it."""

    def __init__(self, hook: Hook, path: str) -> None:
        self._hook = hook
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{hook.address}{path}"

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser gives the page."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": packed(point), "auth": packed(self._auth)}}

    def next(self, key: str, contact: str) -> dict[str, Any]:
        """The next notice, opened; it must be signed by the server whose public key this is."""
        path, sealed = self._hook.next()
        assert f"{self._hook.address}{path}" == self.endpoint
        headers = self._hook.headers.pop(0)
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
        scheme, _, rest = headers["Authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and fields["k"] == key
        signed, _, signature = fields["t"].rpartition(".")
        raw = unpacked(signature)
        signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
        halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        signer.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        claims = msgspec.json.decode(unpacked(signed.split(".")[1]))
        assert claims["aud"] == self._hook.address and claims["sub"] == contact
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        opened = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(opened)
        return found
