"""How the suite runs: interpreted by default, or on the compiled package with --compiled."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

import fathomfive.kernel.table as table

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
"""A busy machine is slow, and nothing of ours is wrong then."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist on the compiled package")


def pytest_sessionstart(session: pytest.Session) -> None:
    compiled = not str(table.__file__).endswith(".py")
    if session.config.getoption("--compiled") != compiled:
        found = "compiled" if compiled else "interpreted"
        raise pytest.UsageError(f"the {found} package is imported; --compiled asks for the other one")
