"""The games that have fitted numbers."""

from __future__ import annotations

from typing import Final

from . import deepblue, endeavor, nemo, neweden, otys
from .study import Study

STUDIES: Final[dict[str, Study]] = {
    "deepblue": deepblue,
    "endeavor": endeavor,
    "nemo": nemo,
    "neweden": neweden,
    "otys": otys,
}
