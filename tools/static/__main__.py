"""`python -m tools.static [FOLDER]` writes the folder (dist/): the client, the engine, and what needs no engine."""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
import subprocess
import sys
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


def main(into: Path) -> None:
    """Build everything anew."""
    with tempfile.TemporaryDirectory() as scratch:
        built = Path(scratch) / "dist"
        command = ["npx", "vite", "build", "--mode", "tab", "--outDir", str(built), "--emptyOutDir"]
        subprocess.run(command, cwd=engine.WEB, check=True)
        wanted = engine.build(Path(scratch), built / "engine")
        asyncio.run(write_answers(built / "api"))
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
    """List every file with its size and digest, and tell the service worker what to keep."""
    paths = sorted(path for path in built.rglob("*") if path.is_file() and path.name != "sw.js")
    files = {
        path.relative_to(built).as_posix(): {
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in paths
    }
    release = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:16]
    listed = {"release": release, "engine": engine_files, "files": files}
    (built / LISTED).write_text(json.dumps(listed, indent=1))
    shell = [name for name in files if name not in engine_files]
    kept = json.dumps({"release": release, "shell": shell, "engine": engine_files})
    (built / "sw.js").write_text(f"const KEPT = {kept};\n{(engine.WEB / 'src' / 'tab' / 'sw.js').read_text()}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else engine.ROOT / "dist")
