"""Stores for tests: SQLite files, and a PostgreSQL server that the tests start themselves."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.waiting import until

USER = "fathom"


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise AssertionError("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


class Postgres:
    """A PostgreSQL server of the tests' own, reached through a socket in its folder; flushing costs tests too much."""

    def __init__(self, *, durable: bool = False) -> None:
        self._flushing = "on" if durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="fathom-pg-", dir="/tmp"))
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._binaries = binaries()
        self._run(
            "initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync",
            "--no-instructions",
        )  # fmt: skip
        self.process = self._start()
        until(self._ready, "the start of PostgreSQL")

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [
                self._binaries / "postgres", "-D", self.data, "-k", self.folder, "-c", "listen_addresses=",
                "-c", "max_connections=100", "-c", "shared_buffers=16MB", "-c", "log_min_messages=panic",
                "-c", f"fsync={self._flushing}", "-c", f"full_page_writes={self._flushing}",
            ],
            user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self._binaries / program, *arguments], user=self._user, cwd="/", check=True, capture_output=True
        )

    def _ready(self) -> bool:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_isready", "-q", "-h", str(self.folder), "-U", USER)
            return True
        return False

    def new(self) -> str:
        """The address of a fresh database."""
        name = f"fathom_{secrets.token_hex(4)}"
        self._run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def again(self) -> None:
        """End the server in the middle of whatever it does, and start it again."""
        self._end()
        self.process = self._start()
        until(self._ready, "PostgreSQL's coming back")

    def _end(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def stop(self) -> None:
        """End the server, at once."""
        self._end()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for as long as the block lasts."""
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()
