"""Servers in processes of their own, that can be killed."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

import httpx

from tests.waiting import PATIENCE, until

GIVEN_AWAY = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""From which port to which the system gives ports to clients."""


def free_port() -> int:
    """A port that nobody uses, and none that the system gives to a client: a server that is down for a moment would
    find it taken, even by somebody who only tries to reach it.
    """
    first = int(GIVEN_AWAY.read_text().split()[0])
    while True:
        port = random.randrange(first // 2, first)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Node:
    """`fathom serve` in a process."""

    def __init__(self, store: str, log: Path, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [
            sys.executable, "-c", "from fathomfive.cli import main; main()", "serve", "--port", str(self.port),
            "--store", store, "--thinkers", "1", "--lease", "1", "--log-level", "warning", *options,
        ]  # fmt: skip
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        source = Path(sys.modules["fathomfive"].__file__ or "").parent.parent
        out: IO[bytes]
        with self._log.open("ab") as out:
            return subprocess.Popen(
                self._command,
                stdout=out,
                stderr=out,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])},
            )

    def ready(self) -> Node:
        """Wait until it answers."""
        until(self._answers, f"the start of a server ({self._log})")
        return self

    def _answers(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}: {self._log.read_text()[-2000:]}")
        try:
            return (
                httpx.get(f"{self.address}/healthz", timeout=PATIENCE, trust_env=False, verify=False).status_code == 200
            )
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def again(self) -> None:
        """Start it again, on the same port and store."""
        self.process = self._start()

    def stop(self) -> int:
        """End it as an operator would; gives the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
        return self.process.returncode
