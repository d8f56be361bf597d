"""The browser client's files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.serve.serving import Tables, patient, running


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html><head><base href="/"><title>F</title></head></html>')
    (tmp_path / "assets" / "app-1a2b3c4d.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def test_the_client_is_served_at_any_depth(new_store: Callable[[str], str], site: Path) -> None:
    with running(patient(store=new_store("sqlite"), web=str(site))) as server:
        for path, base in (("/", "./"), ("/table/abc", "../"), ("/replay/abc/7", "../../"), ("/index.html", "./")):
            page = server.client.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.text == f'<html><head><base href="{base}"><title>F</title></head></html>'
        script = server.client.get("/assets/app-1a2b3c4d.js")
        assert script.text == "1" and script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        plain = server.client.get("/assets/app-1a2b3c4d.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "1" and "content-encoding" not in plain.headers
        icon = server.client.get("/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        again = server.client.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
        assert again.status_code == 304 and not again.content
        assert server.client.head("/icon.svg").status_code == 200
        for path in ("/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = server.client.get(path)
            assert answer.status_code == 404 and answer.text != "secret"


def test_without_a_client_there_is_a_page_that_says_so(one: Tables) -> None:
    assert "<base href=" in one.server.client.get("/").text
