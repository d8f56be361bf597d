"""The documentation site is built as `make docs` builds it: strictly, from this repository alone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fathomfive.kernel import games
from fathomfive.serve.app import interface

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"""<(?:script|img|iframe|source|video|link)\b[^>]*?\b(?:src|href)="?([^" >]+)""")
STYLED = re.compile(r"""(?:url\(|@import)\s*["']?([^"')\s]+)""")


def build(site: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site), *more],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


def test_the_site_is_built_strictly_and_holds_all_it_promises(tmp_path: Path) -> None:
    done = build(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {str(path.relative_to(tmp_path)): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}
    assert elsewhere(pages, tmp_path) == []
    for id in games():
        rules = (ROOT / "src/fathomfive/games" / id / "RULES.md").read_text(encoding="utf-8")
        numbers = re.findall(r"^\*\*([A-Z]{2}-[\w.]+)\*\*", rules, re.M)
        for page in (pages[f"rules/{id}.html"], pages[f"rules/de/{id}.html"]):
            assert [number for number in numbers if f'id="{number}"' not in page] == []
    for path in interface()["paths"]:
        assert path in pages["http.html"]
    assert "<td>integer | null</td>" in pages["http.html"]
    assert 'id="fathomfive.kernel.table.Table.answer"' in pages["api/kernel/table.html"]
    assert "&gt;&gt;&gt;" in pages["api/kernel/seat.html"]


def elsewhere(pages: dict[str, str], site: Path) -> list[tuple[str, str]]:
    """What a browser would fetch from other hosts when it shows the pages."""
    found = [(name, address) for name, page in pages.items() for address in LOADED.findall(page)]
    for style in site.rglob("*.css"):
        found += [(style.name, address) for address in STYLED.findall(style.read_text(encoding="utf-8"))]
    assert len(found) > len(pages)
    return [(name, address) for name, address in found if re.match(r"(https?:)?//", address)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("link", "complaint"),
    [("no-such-page.md", "'no-such-page.md'"), ("server.md#no-such-part", "'server.md#no-such-part'")],
)
def test_a_broken_link_fails(link: str, complaint: str, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    subprocess.run(["cp", "-r", str(ROOT / "docs"), str(docs)], check=True)
    with (docs / "why.md").open("a") as page:
        page.write(f"\n[broken]({link})\n")
    config = tmp_path / "mkdocs.yml"
    config.write_text(
        f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: {docs}\nhooks: [{ROOT / 'tools/docs/hooks.py'}]\nwatch: []\n"
    )
    done = build(tmp_path / "site", "--config-file", str(config))
    assert done.returncode == 1
    assert complaint in done.stderr
