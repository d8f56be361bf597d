"""A fresh clone of the repository, as a newcomer has it, and what is done in it costs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
INHERITED = ("FATHOM_COMPILE", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "VIRTUAL_ENV")
"""What the surroundings of this run must not tell a fresh clone."""


class Clone:
    """The newest commit, in a folder of its own; what pip downloads is kept beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "fathomfive"
        subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(self.tree)], check=True)
        outside = {name: value for name, value in os.environ.items() if name not in INHERITED}
        self._environment = {**outside, "PIP_CACHE_DIR": str(folder / "pip"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def run(self, *command: object, **variables: str) -> str:
        """Run a command in the clone, and give what it wrote."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.tree,
            env={**self._environment, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def python(self, folder: str, interpreter: str = sys.executable) -> Path:
        """The Python of a new environment."""
        self.run(interpreter, "-m", "venv", folder)
        return self.tree / folder / "bin" / "python"

    @property
    def megabytes(self) -> float:
        """How much lies on the disk: the clone, its history, environments, downloads."""
        paths = [path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink()]
        return sum([path.stat().st_blocks * 512 for path in paths]) / 1e6


def processor_seconds() -> float:
    """What the processes have used that this one started and waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
