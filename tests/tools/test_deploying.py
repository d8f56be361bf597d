"""What a server is built from: one version number, and a lock file that knows every dependency."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import fathomfive

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = re.compile(r"^([a-z0-9.-]+)(?:\[[a-z,]+\])?==(\S+) ", re.MULTILINE)
WANTED = re.compile(r"^([A-Za-z0-9._-]+)(\[[a-z,]+\])?(?:>=([0-9.]+))?")


def needed(extra: str) -> dict[str, str]:
    """What the package and an extra ask for by name, with the least version."""
    found: dict[str, str] = {}
    for wish in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"][extra]]:
        match = WANTED.match(wish)
        assert match is not None, wish
        if match[1] == "fathomfive":
            for other in match[2].strip("[]").split(","):
                found |= needed(other)
        else:
            found[match[1].lower().replace("_", "-").replace(".", "-")] = match[3]
    return found


def parts(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text))


def test_there_is_one_version_number() -> None:
    assert PROJECT["dynamic"] == ["version"] and "version" not in PROJECT
    assert version("fathomfive") == fathomfive.__version__


def test_the_lock_pins_all_that_a_server_needs_by_version_and_hash() -> None:
    lock = (ROOT / "deploy" / "server.lock").read_text(encoding="utf-8")
    pinned = {name.replace(".", "-"): number for name, number in PINNED.findall(lock)}
    for name, least in needed("serve").items():
        assert name in pinned, f"deploy/server.lock lacks {name}: make lock"
        assert parts(pinned[name]) >= parts(least), name
    requirements = re.split(r"\n(?=[a-z])", lock.strip())
    assert len(requirements) == len(pinned)
    assert all("--hash=sha256:" in requirement for requirement in requirements)


def test_what_is_pinned_is_audited_with_every_change_and_is_what_the_image_installs() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "run: make audit" in workflow and re.search(r"^on: \[push, pull_request\]$", workflow, re.MULTILINE)
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").split("\naudit:")[1].split("\n\n")[0]
    assert "pip-audit --strict --require-hashes" in recipe and "deploy/server.lock" in recipe and "npm audit" in recipe
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --require-hashes -r /server.lock" in container
