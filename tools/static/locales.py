"""What Babel knows of our languages, without what nobody asks it here: it writes numbers, no places and no prices."""

from __future__ import annotations

import pickle
from pathlib import Path

LOCALES = ("root", "de", "de_DE", "en", "en_US")
"""Of Babel's languages those that we speak."""
UNSAID = (
    "territories", "languages", "variants", "scripts", "currency_names", "currency_names_plural",
    "currency_unit_patterns", "compact_currency_formats", "unit_patterns", "compound_unit_patterns",
    "unit_display_names", "date_fields", "time_zones", "meta_zones", "interval_formats", "datetime_skeletons",
)  # fmt: skip
"""Of each language: names of places, tongues, currencies, units and times."""
UNASKED = (
    "territory_zones", "zone_aliases", "zone_territories", "windows_zone_mapping", "likely_subtags",
    "territory_currencies", "territory_languages", "meta_zones", "all_currencies",
)  # fmt: skip
"""Of the world: time zones, currencies, and who speaks what where."""


def trim(babel: Path) -> None:
    """Leave of an unpacked Babel what writes numbers in our languages."""
    for path in (babel / "locale-data").glob("*.dat"):
        if path.stem in LOCALES:
            _empty(path, UNSAID)
        else:
            path.unlink()
    _empty(babel / "global.dat", UNASKED)


def _empty(path: Path, names: tuple[str, ...]) -> None:
    """Empty these tables of a file of Babel's: whoever looks something up there finds nothing, and no error."""
    known = pickle.loads(path.read_bytes())  # from a wheel that is pinned by its hash
    known.update({name: {} for name in names if name in known})
    path.write_bytes(pickle.dumps(known, protocol=2))
