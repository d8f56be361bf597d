"""What MkDocs calls while it builds the site: adds the pages that are not in `docs/`, and makes their links hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

from tools.docs import api, openapi, rules
from tools.docs.sources import ELSEWHERE, ROOT, relinked

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

_QUOTED = re.compile(r"`[^`\n]*`")
FONTS = ROOT / "web/node_modules/@fontsource"
FACES = ["alegreya-sans/400", "alegreya-sans/400-italic", "alegreya-sans/700", "alegreya/700", "alegreya-sc/700"]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is kept elsewhere or made from the code: rules, benchmarks, the two interfaces, fonts, our icon."""
    for page, source in ELSEWHERE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    for page, text in (api.pages() | {"http.md": openapi.page()}).items():
        files.append(File.generated(config, page, content=text))
    for name, path in _assets().items():
        files.append(File.generated(config, f"assets/{name}", abs_src_path=str(path)))
    config.nav = [_unfolded(entry, files) for entry in config.nav or []]
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Make links hold on the site, and rules known by their numbers."""
    uri = page.file.src_uri
    text = _QUOTED.sub(_unescaped, relinked(markdown, uri))
    if rules.is_rules(uri):
        page.meta["title"] = rules.title(text)
        text = rules.anchored(text, uri)
    return rules.linked(text, uri)


def _unescaped(code: re.Match[str]) -> str:
    """Code in a table may have a bar in it, which GitHub wants escaped and Python-Markdown does not."""
    return code[0].replace("\\|", "|")


def _assets() -> dict[str, Path]:
    """Our icon, and the typefaces of the browser client where it is installed; without it the system's do."""
    found = {"icon.svg": ROOT / "web/public/icon.svg"}
    for face in FACES:
        family, _, style = face.partition("/")
        name = f"{family}-latin-{style if style.endswith('italic') else style + '-normal'}.woff2"
        path = FONTS / family / "files" / name
        if path.exists():
            found[name] = path
    return found


def _unfolded(entry: object, files: Files) -> object:
    """A part of the navigation in which `folder/` stands for all pages of the folder, its README first."""
    if isinstance(entry, dict):
        return {title: _unfolded(below, files) for title, below in entry.items()}
    if isinstance(entry, list):
        return [page for below in entry for page in _listed(_unfolded(below, files))]
    if isinstance(entry, str) and entry.endswith("/"):
        pages = [file.src_uri for file in files.documentation_pages() if Path(file.src_uri).parent == Path(entry)]
        return sorted(pages, key=lambda page: (not page.endswith("README.md"), page))
    return entry


def _listed(entry: object) -> list[object]:
    return entry if isinstance(entry, list) else [entry]
