"""The engine as files: Python for browsers, the packages it needs, and ours, compiled and pressed together."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

from .locales import trim

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = Path(__file__).with_name("wheels.txt")
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
ROOMS_LEFT_OUT = ("envs", "arena", "serve", "cli", "batch")
FILES_LEFT_OUT = ("RULES.md", "RULES.de.md", "measured.json")
"""What the page reads by itself, as files of the answers."""
STDLIB_LEFT_OUT = (
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "argparse", "bdb", "cProfile", "ctypes", "curses", "difflib",
    "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "html", "idlelib", "imaplib", "mailbox", "modulefinder",
    "multiprocessing", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc",
    "pydoc_data", "smtplib", "socketserver", "sqlite3", "ssl", "statistics", "tarfile", "tkinter", "trace", "turtle",
    "unittest", "venv", "wave", "wsgiref", "xml", "xmlrpc", "zipapp", "asyncio/windows_events", "asyncio/windows_utils",
    "asyncio/proactor_events", "asyncio/tools", "compileall", "concurrent/futures/interpreter",
    "concurrent/futures/process", "concurrent/interpreters", "configparser", "logging/config",
    "logging/handlers", "symtable", "tabnanny", "urllib/robotparser", "sched", "shelve", "dbm", "pyclbr",
    "rlcompleter", "timeit", "this", "antigravity", "webbrowser", "cmd", "nturl2path",
    "http/cookiejar", "http/cookies", "http/server",
)  # fmt: skip
"""What of Python's own library no page needs."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_16", "utf_32")


def build(work: Path, into: Path) -> list[str]:
    """Write the engine into a folder; gives its files, in the order in which they are wanted."""
    site, stdlib = work / "site", work / "stdlib"
    _fetch(site)
    _take(site)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        packed.extractall(stdlib, [name for name in packed.namelist() if _wanted(name)])
    compiler = Path(__file__).with_name("compile.mjs")
    subprocess.run(["node", str(compiler), str(site), str(stdlib)], cwd=WEB, check=True)
    into.mkdir(parents=True)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    files = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide-lock.json": json.dumps({"info": lock["info"], "packages": {}}).encode(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": archive(stdlib),
        "site.zip": archive(site),
    }
    for name, data in files.items():  # by no name at which a host would say `Content-Encoding`, as some do at .gz
        (into / f"{name}.pressed").write_bytes(gzip.compress(data, 9, mtime=0))
    return [f"{name}.pressed" for name in files]


def _wanted(name: str) -> bool:
    """Whether a file of Python's library is taken along."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    parents = [name.removesuffix(".py"), *map(str, Path(name).parents)]
    return not any(parent in STDLIB_LEFT_OUT for parent in parents)


def _fetch(site: Path) -> None:
    """Fetch the wheels, checked by hash, unless they were fetched before, and unpack them."""
    wheels = ROOT / "build" / "wheels"
    fetched = wheels / WHEELS.name
    if not fetched.is_file() or fetched.read_text() != WHEELS.read_text():
        shutil.rmtree(wheels, ignore_errors=True)
        tags = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *tags]
        subprocess.run([*command, "--require-hashes", "--requirement", str(WHEELS), "--dest", str(wheels)], check=True)
        shutil.copy(WHEELS, fetched)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
    shutil.rmtree(site / "pytz" / "zoneinfo")
    trim(site / "babel")
    shutil.rmtree(site / "babel" / "messages")
    for unread in [*site.rglob("*.pyi"), *site.glob("*.dist-info/**/*")]:
        if unread.is_file() and unread.name not in ("METADATA", "entry_points.txt"):
            unread.unlink()
    for said in site.glob("*.dist-info/METADATA"):
        said.write_text(said.read_text(encoding="utf-8").partition("\n\n")[0] + "\n", encoding="utf-8")  # no readme


def _take(site: Path) -> None:
    """Take our own package along, without what needs a server, or numpy."""
    source, target = ROOT / "src" / "fathomfive", site / "fathomfive"
    shutil.copytree(
        source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.c", "py.typed", *FILES_LEFT_OUT)
    )
    for room in ROOMS_LEFT_OUT:
        shutil.rmtree(target / room)


def archive(folder: Path) -> bytes:
    """A folder as an archive that is pressed as a whole, not file by file; the same files make the same bytes."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (1980, 1, 1, 0, 0, 0))
                packed.writestr(entry, path.read_bytes())
    return out.getvalue()
