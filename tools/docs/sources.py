"""Where the pages of the documentation site come from: `docs/`, and files that live beside what they describe."""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/fathomfive/games").glob("*/RULES.md"))

ELSEWHERE = {
    "benchmarks.md": "bench/README.md",
    "browser.md": "web/README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    **{f"rules/{id}.md": f"src/fathomfive/games/{id}/RULES.md" for id in GAMES},
    **{f"rules/de/{id}.md": f"src/fathomfive/games/{id}/RULES.de.md" for id in GAMES},
}
"""Pages of the site that are kept elsewhere in the repository."""

_PAGES = {source: page for page, source in ELSEWHERE.items()}
CODE = r"```.*?```|`[^`\n]*`"
_LINK = re.compile(CODE + r"|(\]\()(?!\w+:|#|/)([^)\s#]+)(#[^)\s]*)?\)", re.S)


def relinked(markdown: str, page: str) -> str:
    """The text of a page with its links, which hold in the repository, changed so that they hold on the site."""
    here = PurePosixPath(ELSEWHERE.get(page, f"docs/{page}")).parent

    def link(found: re.Match[str]) -> str:
        if found[2] is None:
            return found[0]
        source = os.path.normpath(here / found[2])
        target = _PAGES.get(source) or source.removeprefix("docs/")
        return f"{found[1]}{os.path.relpath(target, PurePosixPath(page).parent)}{found[3] or ''})"

    return _LINK.sub(link, markdown)
