"""Only JSON from our own pages, or from programs, changes anything: a web page elsewhere cannot use its visitors."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

SAFE = ("GET", "HEAD", "OPTIONS")
OWN = (b"same-origin", b"none")


def complaint(scope: dict[str, Any]) -> tuple[int, str, str] | None:
    """What is wrong with a request that would change something: status, title and reason."""
    if scope["method"] in SAFE:
        return None
    headers: dict[bytes, bytes] = dict(reversed(scope["headers"]))
    if not _own(headers):
        return 403, "Another site's page", "only pages of this server may change anything here"
    bodiless = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    media = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if media != b"application/json" and not (bodiless and not media):
        return 415, "Unsupported media type", "send JSON, and say so: Content-Type: application/json"
    return None


def _own(headers: dict[bytes, bytes]) -> bool:
    """Whether a browser says that one of our own pages asks; other programs say nothing, and are nobody's victims."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in OWN
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = urlsplit(origin.decode("latin-1")).netloc.lower()
    known = (headers.get(b"host", b""), headers.get(b"x-forwarded-host", b"").partition(b",")[0].strip())
    return bool(host) and any(host == one.decode("latin-1").lower() for one in known)
