from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "system.sh"


class Machine:
    """A machine on which only the programs exist that a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls = folder / "calls"
        self.has("id", 'echo "$USER_ID"')
        self.has("apt-get", f'echo "$@" >> {self.calls}')

    def has(self, program: str, does: str = ":") -> None:
        path = self.folder / program
        path.write_text(f"#!/bin/sh\n{does}\n")
        path.chmod(0o755)

    def asked(self, *packages: str, user: int) -> subprocess.CompletedProcess[str]:
        """What the script says when it is asked for packages."""
        return subprocess.run(
            ["/bin/sh", SCRIPT, *packages],
            env={"PATH": str(self.folder), "USER_ID": str(user)},
            capture_output=True,
            text=True,
        )

    @property
    def installed(self) -> str:
        """What apt-get was told to do."""
        return self.calls.read_text() if self.calls.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("user", [0, 1000])
def test_what_is_there_is_left_alone(machine: Machine, user: int) -> None:
    machine.has("chromium-headless-shell")
    machine.has("chromium")
    machine.has("initdb")
    assert machine.asked("chromium", "postgresql", user=user).returncode == 0
    assert machine.installed == ""


@pytest.mark.parametrize("browser", ["chromium", "google-chrome"])
def test_another_browser_will_do_where_the_quickest_cannot_be_installed(machine: Machine, browser: str) -> None:
    machine.has(browser)
    assert machine.asked("chromium", user=1000).returncode == 0
    assert machine.installed == ""
    machine.has("apt-get", f'echo "$@" >> {machine.calls}; exit 1')
    assert machine.asked("chromium", user=0).returncode == 0
    assert "chromium-headless-shell" in machine.installed


def test_what_is_missing_and_cannot_be_installed_fails(machine: Machine) -> None:
    machine.has("apt-get", "exit 1")
    assert machine.asked("chromium", user=0).returncode != 0


def test_root_installs_what_is_missing(machine: Machine) -> None:
    assert machine.asked("chromium", user=0).returncode == 0
    assert machine.installed.splitlines()[-1].endswith("--no-install-recommends chromium chromium-headless-shell")


def test_who_may_become_root_unasked_installs_too(machine: Machine) -> None:
    machine.has("sudo", 'shift; exec "$@"')
    machine.has("true")
    assert machine.asked("chromium", user=1000).returncode == 0
    assert machine.installed.splitlines()[-1].endswith("--no-install-recommends chromium chromium-headless-shell")


@pytest.mark.parametrize("sudo", ["is there", "is not there"])
def test_without_root_it_is_said_what_to_install(machine: Machine, sudo: str) -> None:
    if sudo == "is there":
        machine.has("sudo", "echo a password is required >&2; exit 1")
    done = machine.asked("chromium", user=1000)
    assert done.returncode == 1
    assert "apt-get install --no-install-recommends chromium chromium-headless-shell" in done.stderr
    assert machine.installed == ""


def test_an_unknown_package_is_refused(machine: Machine) -> None:
    done = machine.asked("firefox", user=0)
    assert (done.returncode, done.stderr) == (2, "no package firefox; there are postgresql and chromium\n")
