from __future__ import annotations

from collections.abc import Iterator

import pytest

from fathomfive.envs.drawing import PICTURE, RENDER_MODES


@pytest.fixture
def _text_only() -> Iterator[None]:
    """Leave the browser's pictures, which take seconds each, to `test_picture`."""
    RENDER_MODES.remove(PICTURE)
    yield
    RENDER_MODES.append(PICTURE)
