"""The commands: misuse is one sentence and status 2; backup and restore work from the command line."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import fathomfive
from tests.serve.processes import Node
from tests.serve.serving import Player, Tables, patient, play, running

SOURCE = str(Path(fathomfive.__file__).parent.parent)


def fathom(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from fathomfive.cli import main; main()", *arguments],
        env={"PYTHONPATH": SOURCE}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_backup_and_restore_from_the_command_line(tmp_path: Path) -> None:
    store, other, file = f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db", str(tmp_path / "all")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        table, players = tables.new()
        play(players, 5)
        before, token = players[0].look(), players[0].token
        done = fathom("backup", file, "--store", store)
        assert (done.returncode, done.stdout) == (0, "") and "1 table written" in done.stderr
        tables.close()
    assert fathom("restore", file, "--store", other).returncode == 0
    again = fathom("restore", file, "--store", other)
    assert again.returncode == 2 and "not empty" in again.stderr and "Traceback" not in again.stderr
    with running(patient(store=other)) as server:
        player = Player(server, table, token)
        assert player.look() == before
        player.close()


def test_misuse_is_one_sentence(tmp_path: Path) -> None:
    for arguments, reason in (
        (["serve", "--port", "0", "--store", "nonsense"], "a store is"),
        (["serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/x.db", "--log-level", "loud"], "log level"),
        (["serve", "--port", "0", "--webhook", "https://chat.example"], "slash"),
        (["backup", str(tmp_path / "all"), "--store", f"sqlite:///{tmp_path}/nothing.db"], "there is no store"),
        (["restore", __file__, "--store", f"sqlite:///{tmp_path}/x.db"], "is not a backup"),
        (["restore", str(tmp_path / "missing"), "--store", f"sqlite:///{tmp_path}/x.db"], "missing"),
    ):
        done = fathom(*arguments)
        assert done.returncode == 2 and reason in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = fathom("serve", "--port", port, "--store", f"sqlite:///{tmp_path}/x.db", "--log-level", "error")
    assert done.returncode == 2 and port in done.stderr and "Traceback" not in done.stderr


def test_the_server_says_where_it_is(tmp_path: Path) -> None:
    node = Node(f"sqlite:///{tmp_path}/x.db", tmp_path / "log").ready()
    assert f"http://localhost:{node.port}" in (tmp_path / "log").read_text()
    assert node.stop() == 0
