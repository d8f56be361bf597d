"""The servers, their store and their clock, as one who may do everything to them sees them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tests.serve.processes import free_port
from tests.serve.stores import Postgres
from tests.waiting import PATIENCE

SENT_HOME = "timeout graceful shutdown exceeded"
"""What is said of requests that a node ends in the middle of when it is told to stop."""
ROOT = Path(__file__).parent.parent.parent


class World:
    """One node on SQLite, or several on PostgreSQL."""

    def __init__(self, kind: str, nodes: int, folder: Path, source: Path = ROOT / "src") -> None:
        self.folder = folder
        self.clock = folder / "clock"
        self.source = source
        self.releases = 0
        self.postgres = Postgres() if kind == "postgresql" else None
        self.store = self.postgres.new() if self.postgres else f"sqlite:///{folder / 'tables.db'}"
        self.ports = [free_port() for _ in range(nodes if self.postgres else 1)]
        self.nodes: list[subprocess.Popen[bytes]] = [self._start(port) for port in self.ports]

    @property
    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def _start(self, port: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "bench.soaking.node", "--store", self.store, "--port", str(port)]
        command += ["--clock", str(self.clock)]
        paths = [str(self.source), str(ROOT)]
        with (self.folder / f"log-{port}").open("ab") as log:
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
            # a session of its own: Ctrl-C is meant for the soak, which then ends its nodes
            return subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=ROOT, start_new_session=True)

    def down(self, which: int, how: signal.Signals) -> None:
        """End a node, politely or not."""
        self.nodes[which].send_signal(how)
        self.nodes[which].wait(PATIENCE)

    def up(self, which: int) -> None:
        """Start it again, on the same port."""
        self.nodes[which] = self._start(self.ports[which])

    def release(self, game: str) -> None:
        """From now on nodes run a release in which the rules version of a game is higher by one."""
        self.releases += 1
        newer = self.folder / f"release-{self.releases}"
        shutil.copytree(self.source, newer, ignore=shutil.ignore_patterns("*.egg-info"))
        path = newer / "fathomfive" / "games" / game / "__init__.py"
        text = path.read_text(encoding="utf-8")
        raised = re.sub(r"rules_version=(\d+)", lambda found: f"rules_version={int(found[1]) + 1}", text)
        assert raised != text, f"{path} names no rules version"
        path.write_text(raised, encoding="utf-8")
        self.source = newer

    def disk(self) -> int:
        """Bytes that the store takes."""
        if self.postgres is None:
            return sum(path.stat().st_size for path in self.folder.glob("tables.db*"))
        return sum(_size(path) for path in self.postgres.folder.rglob("*"))

    def complaints(self) -> list[str]:
        """Lines of the nodes' logs that tell of something nobody expected."""
        lines = [line for path in self.folder.glob("log-*") for line in path.read_text(errors="replace").splitlines()]
        unexpected = [line for line in lines if "Traceback" in line or '"level":"critical"' in line.lower()]
        return [line for line in unexpected if SENT_HOME not in line]

    def keep_logs(self, folder: Path) -> None:
        """Put the nodes' logs where they can be read."""
        for number, path in enumerate(sorted(self.folder.glob("log-*"))):
            shutil.copy(path, folder / f"node-{number}.log")

    def stop(self) -> None:
        """End all nodes; what they wrote stays."""
        for number, node in enumerate(self.nodes):
            if node.poll() is None:
                self.down(number, signal.SIGTERM)

    def close(self) -> None:
        """End everything."""
        self.stop()
        if self.postgres is not None:
            self.postgres.stop()


def _size(path: Path) -> int:
    """How large a file is that may be gone."""
    try:
        return path.stat().st_size if path.is_file() else 0
    except OSError:
        return 0
