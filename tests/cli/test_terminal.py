from __future__ import annotations

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.waiting import PATIENCE

from .conftest import SOURCES

A_MOMENT = 3.0
CTRL_C = "\x03"


class Terminal:
    """The client at a real terminal, as a person has it."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self._master, slave = pty.openpty()
        environment = {
            **os.environ,
            "PYTHONPATH": SOURCES,
            "TERM": "xterm-256color",
            "LINES": "40",
            "XDG_STATE_HOME": str(home),
        }
        command = [sys.executable, "-m", "fathomfive.cli", *arguments]
        self._process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_own_it,
        )
        os.close(slave)
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._read = 0

    def expect(self, text: str, again: str = "") -> None:
        """Read until a text appears; type something again, as people do, if nothing happens."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen[self._read :]:
            pause = max(0.0, until - time.monotonic())
            ready, _, _ = select.select([self._master], [], [], min(pause, A_MOMENT) if again else pause)
            if not ready and again and pause:
                self.type(again)
                continue
            if not ready:
                self._process.kill()
                self._process.wait()
                raise AssertionError(f"waited in vain for {text!r}; saw {self.seen[self._read :]!r}")
            self.seen += self._decoder.decode(os.read(self._master, 65536))
        self._read = self.seen.index(text, self._read) + len(text)

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        os.write(self._master, text.encode())

    def leave(self) -> int:
        """Wait for the end."""
        status = self._process.wait(PATIENCE)
        os.close(self._master)
        return status


def _own_it() -> None:
    """Make the terminal the one that controls the new session, so that Ctrl-C reaches it, whoever started the tests."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_client_answers_at_a_terminal_and_ctrl_c_leaves_cleanly(home: Path) -> None:
    terminal = Terminal("play", "deepblue", "--seed", "3", "--bots", "random", "--save", "table.json", home=home)
    terminal.expect("What do you do?")
    terminal.expect("› ")
    terminal.type("sail\r")
    terminal.expect("Which propellers do you play?")
    terminal.expect("› ")
    terminal.type(CTRL_C)
    # Python misses a Ctrl-C that comes just as it begins to wait for a key (readline's select is not interrupted).
    terminal.expect("fathom play --load table.json", again=CTRL_C)
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.seen
    assert Path("table.json").exists()


def test_ctrl_d_leaves_cleanly(home: Path) -> None:
    terminal = Terminal("play", "deepblue", "--seed", "3", "--lang", "de", "--bots", "random", home=home)
    terminal.expect("Was tust du?")
    terminal.expect("› ")
    terminal.type("\x04")
    assert terminal.leave() == 0


def test_the_curtain_wipes_the_screen(home: Path) -> None:
    terminal = Terminal("play", "deepblue", "--seed", "3", "--hot-seat", home=home)
    terminal.expect("Pass the keyboard to")
    terminal.type("\r")
    terminal.expect("\x1b[2J")
    terminal.expect("What do you do?")
    terminal.type("q\r")
    assert terminal.leave() == 0
