from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import babel

from tools.static.locales import LOCALES, UNSAID, trim

SAY = """
MESSAGE = '''
n = { NUMBER($n, minimumFractionDigits: 1) } { $n ->
    [one] one
   *[other] more
}
'''
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
for language in ("de", "en", "de-DE", "en-US"):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGE))
    for number in (0, 1, -2, 12345, 3.25, fluent_number(0.5, style="percent")):
        print(language, bundle.format_pattern(bundle.get_message("n").value, {"n": number})[0])
"""


def copied(into: Path) -> Path:
    """Babel as it is installed here, without the languages that nobody needs."""
    source, target = Path(babel.__file__).parent, into / "babel"
    for path in source.rglob("*"):
        if path.suffix in (".py", ".dat") and (path.parent.name != "locale-data" or path.stem in (*LOCALES, "fr")):
            (target / path.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            (target / path.relative_to(source)).write_bytes(path.read_bytes())
    return target


def said(with_babel: Path) -> str:
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(with_babel)!r})\n{SAY}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_what_is_left_of_babel_writes_numbers_as_all_of_it_does(tmp_path: Path) -> None:
    target = copied(tmp_path)
    before, size = said(tmp_path), sum(path.stat().st_size for path in target.rglob("*.dat"))
    trim(target)
    assert said(tmp_path) == before
    assert "de 12.345,0" in before and "en 12,345.0" in before
    assert not (target / "locale-data" / "fr.dat").exists()
    assert sum(path.stat().st_size for path in target.rglob("*.dat")) < size / 3


def test_everything_that_is_left_out_was_there() -> None:
    known = (Path(babel.__file__).parent / "locale-data" / "de.dat").read_bytes()
    assert [name for name in UNSAID if name.encode() not in known] == []
