"""What our client sends from a browser, byte by byte: the load test sends the same.

`tests/web/test_load.py` compares these requests with those of the real client in Chromium; only what names the
browser's release may differ (`User-Agent`, `sec-ch-ua`).
"""

from __future__ import annotations

from typing import Any

import msgspec

RELEASE = "156"
AGENT = (
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
    f"HeadlessChrome/{RELEASE}.0.0.0 Safari/537.36"
)
BRANDS = f'"Not:A-Brand";v="8", "Chromium";v="{RELEASE}", "HeadlessChrome";v="{RELEASE}"'


def answer(host: str, table: str, token: str, version: int, value: Any, seat: int, lang: str = "en") -> bytes:
    """An answer of somebody who follows by socket."""
    body = msgspec.json.encode({"version": version, "value": value, "seat": seat})
    head = (
        f"POST /api/tables/{table}/answers?reply=version&lang={lang} HTTP/1.1\r\n"
        f"Host: {host}\r\n"
        "Connection: keep-alive\r\n"
        f"Content-Length: {len(body)}\r\n"
        'sec-ch-ua-platform: "Linux"\r\n'
        f"Authorization: Bearer {token}\r\n"
        f"User-Agent: {AGENT}\r\n"
        f"sec-ch-ua: {BRANDS}\r\n"
        "Content-Type: application/json\r\n"
        "sec-ch-ua-mobile: ?0\r\n"
        f"Accept-Language: {lang}\r\n"
        "Accept: */*\r\n"
        f"Origin: http://{host}\r\n"
        "Sec-Fetch-Site: same-origin\r\n"
        "Sec-Fetch-Mode: cors\r\n"
        "Sec-Fetch-Dest: empty\r\n"
        "Accept-Encoding: gzip, deflate, br, zstd\r\n"
        "\r\n"
    )
    return head.encode() + body


def socket(host: str, table: str, token: str, key: str, lang: str = "en") -> bytes:
    """The socket of somebody who sits at a table."""
    head = (
        f"GET /api/tables/{table}/live?lang={lang}&log=120&points=1 HTTP/1.1\r\n"
        f"Host: {host}\r\n"
        "Connection: Upgrade\r\n"
        "Pragma: no-cache\r\n"
        "Cache-Control: no-cache\r\n"
        f"User-Agent: {AGENT}\r\n"
        f"Accept-Language: {lang}\r\n"
        "Upgrade: websocket\r\n"
        f"Origin: http://{host}\r\n"
        "Sec-WebSocket-Version: 13\r\n"
        "Accept-Encoding: gzip, deflate, br, zstd\r\n"
        f"Sec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        f"Sec-WebSocket-Protocol: fathom, token.{token}\r\n"
        "\r\n"
    )
    return head.encode()
