"""A type that two threads decode for the first time at once kills the process, unless it was looked over before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys, threading, types
from pathlib import Path

import msgspec
from fathomfive.serve import Settings
from fathomfive.serve.app import application

slow = types.ModuleType("fathomfive.slow")
sys.modules[slow.__name__] = slow
exec('''
import time
import msgspec

def whole():
    time.sleep(0.05)
    return int

class Inner(msgspec.Struct):
    number: "whole()"

class Outer(msgspec.Struct):
    inner: Inner
    text: str
''', slow.__dict__)

if sys.argv[2] == "served":
    application(Settings(store=sys.argv[1]))
together = threading.Barrier(4)

def decode():
    together.wait()
    msgspec.json.decode(b'{"inner": {"number": 1}, "text": "a"}', type=slow.Outer)

threads = [threading.Thread(target=decode) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize(("how", "ends"), [("served", 0), ("bare", -11)])
def test_types_are_looked_over_before_threads_decode_them(tmp_path: Path, how: str, ends: int) -> None:
    """The second case shows that the danger is real; when msgspec has mended it, this module may go."""
    command = [sys.executable, "-c", SCRIPT, f"sqlite:///{tmp_path / 'tables.db'}", how]
    assert subprocess.run(command, check=False, capture_output=True).returncode == ends
