"""`python -m tools.static [FOLDER] [--server URL]` writes the folder (dist/): client, engine, and what needs no engine.

With a play server named, the page offers play with people there, and moves tables to it.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from fathomfive.kernel.installed import own_ids
from fathomfive.kernel.words import LANGUAGES
from fathomfive.tab.desk import Desk
from fathomfive.tab.paths import answer
from fathomfive.tab.request import Request
from fathomfive.tab.store import Memory

from . import engine

LISTED = "files.json"
SERVER = "server.json"
"""Which play server there is; whoever moves the folder may change it, so that it is never kept."""
SHELL = "shell.pressed"
"""All that is not the engine, one file after the other: pressed on every host, and fetched at once."""


def main(into: Path, server: str | None = None) -> None:
    """Build everything anew."""
    with tempfile.TemporaryDirectory() as scratch:
        built = Path(scratch) / "dist"
        command = ["npx", "vite", "build", "--mode", "tab", "--outDir", str(built), "--emptyOutDir"]
        subprocess.run(command, cwd=engine.WEB, check=True)
        wanted = engine.build(Path(scratch), built / "engine")
        asyncio.run(write_answers(built / "api"))
        (built / SERVER).write_text(json.dumps({"url": server}))
        write_list(built, [f"engine/{name}" for name in wanted])
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(built, into)


async def write_answers(into: Path) -> None:
    """What needs no engine: the games, their words, rules and content, as the desk answers them."""
    desk = Desk(Memory(), _never)
    addresses = {"games.{lang}.json": "games?lang={lang}", "puzzles.json": "puzzles"}
    for id in sorted(own_ids()):
        addresses[f"games/{id}.{{lang}}.json"] = f"games/{id}?lang={{lang}}"
        addresses[f"games/{id}/lessons.{{lang}}.json"] = f"games/{id}/lessons?lang={{lang}}"
        addresses[f"games/{id}/printed.{{lang}}.json"] = f"games/{id}/printed?lang={{lang}}"
        addresses[f"games/{id}/words/{{lang}}.ftl"] = f"games/{id}/words/{{lang}}.ftl"
        addresses[f"games/{id}/rules.{{lang}}.md"] = f"games/{id}/rules?lang={{lang}}"
        addresses[f"games/{id}/content.json"] = f"games/{id}/content"
    for name, address in addresses.items():
        for lang in LANGUAGES:
            reply = await answer(desk, Request.of("GET", address.format(lang=lang)))
            assert reply.status == 200, reply
            path = into / name.format(lang=lang)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(reply.body)


async def _never(thought: object) -> None:
    raise AssertionError("nothing of this is thought about")


def write_list(built: Path, engine_files: list[str]) -> None:
    """List every file with its size and digest, and give the service worker all it keeps at once, pressed together."""
    for old in built.rglob("*.woff"):
        old.unlink()  # every browser that runs the engine reads woff2
    paths = sorted(path for path in built.rglob("*") if path.is_file() and path.name not in ("sw.js", SERVER))
    files = {
        path.relative_to(built).as_posix(): {
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in paths
    }
    release = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:16]
    listed = {"release": release, "engine": engine_files, "files": files}
    (built / LISTED).write_text(json.dumps(listed))
    shell = [name for name in [*files, LISTED] if name not in engine_files]
    parts = [(built / name).read_bytes() for name in shell]
    (built / SHELL).write_bytes(gzip.compress(b"".join(parts), 9, mtime=0))
    sizes = {name: len(part) for name, part in zip(shell, parts, strict=True)}
    digests = {name: files[name]["sha256"] for name in engine_files}
    kept = json.dumps({"release": release, "pressed": SHELL, "shell": sizes, "engine": digests})
    (built / "sw.js").write_text(f"const KEPT = {kept};\n{(engine.WEB / 'src' / 'tab' / 'sw.js').read_text()}")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", nargs="?", type=Path, default=engine.ROOT / "dist")
    arguments.add_argument("--server")
    given = arguments.parse_args()
    main(given.folder, given.server)
