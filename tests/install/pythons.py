"""The Pythons of this machine that the package says it runs on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SUPPORTED = ("3.11", "3.12", "3.13")


def found() -> list[str]:
    """One of each version that is here: this one, what the shell finds, and what pyenv has built."""
    built = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    here: dict[str, str] = {}
    for version in SUPPORTED:
        candidates = [sys.executable, shutil.which(f"python{version}")]
        candidates += sorted(map(str, built.glob(f"{version}.*/bin/python{version}")))
        for python in filter(None, candidates):
            if _version(python) == version:
                here.setdefault(version, python)
    return list(here.values())


def _version(python: str) -> str:
    """What a program says its version is; nothing if it is none."""
    told = subprocess.run(
        [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip()
