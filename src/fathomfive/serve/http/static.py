"""The browser client: its files, and its one page for every path that is not the API's."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ..settings import Settings
from .visitors import AnyRequest, house_of

PAGE = "index.html"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
"""A name with a digest in it: its content never changes."""
FOREVER = "public, max-age=31536000, immutable"
PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fathom Five</title></head>
<body><h1>Fathom Five</h1><p>The server runs, but the browser client is not installed.
The interface for programs is described in <a href="api/openapi.json">api/openapi.json</a>.</p></body></html>
"""
PRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""Kinds of files that are sent compressed."""
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


def folder(settings: Settings) -> Path:
    """Where the client's files are."""
    return Path(settings.web) if settings.web else Path(str(files("fathomfive.serve") / "web"))


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def static(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; its page for a path that the client itself makes sense of."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException(f"there is nothing at /{name}")
    root = folder(house_of(request).settings)
    found = _file(root, name)
    if found is None:
        if name != PAGE and "." in name.rpartition("/")[2]:
            raise NotFoundException(f"there is no file {name!r}")
        return _page(root, name)
    kind = _TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    pressed = kind.startswith(PRESSED) and "gzip" in request.headers.get("accept-encoding", "")
    data, tag = _read(found, found.stat().st_mtime_ns, pressed)
    headers = {"Cache-Control": FOREVER if HASHED.search(found.name) else "no-cache", "ETag": tag}
    if kind.startswith(PRESSED):
        headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if pressed:
        headers["Content-Encoding"] = "gzip"
    return Response(data, media_type=kind, headers=headers)


def _file(root: Path, name: str) -> Path | None:
    """The file with this name, inside the folder and nowhere else."""
    if not name or name == PAGE or "\x00" in name:
        return None
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def _page(root: Path, name: str) -> Response[bytes]:
    """The client's page. Its relative addresses count from the root, however deep the path and whatever the prefix."""
    page = root / PAGE
    text = page.read_text(encoding="utf-8") if page.is_file() else PLACEHOLDER
    base = "../" * name.count("/") or "./"
    text = re.sub(r"<base\b[^>]*>", "", text)
    text = re.sub(r"(<head[^>]*>)", rf'\1<base href="{base}">', text, count=1)
    return Response(text.encode(), media_type="text/html", headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=512)
def _read(path: Path, changed: int, pressed: bool) -> tuple[bytes, str]:
    """A file, pressed or not, and its tag; remembered until it changes."""
    data = path.read_bytes()
    if pressed:
        data = gzip.compress(data, 9, mtime=0)
    return data, f'"{hashlib.blake2b(data, digest_size=8).hexdigest()}"'
