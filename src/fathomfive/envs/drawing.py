"""How an environment shows its table: as text, or as the browser's own picture."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ..kernel import SetupError, Table
from ..kernel.pen import drawn

PICTURE = "rgb_array"
RENDER_MODES = ["ansi", "human", PICTURE]


class Drawing:
    """Draws tables in one of the `RENDER_MODES`, or not at all."""

    def __init__(self, mode: str | None) -> None:
        if mode not in (None, *RENDER_MODES):
            raise SetupError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self.mode = mode
        self._camera: Any = None
        if mode == PICTURE:
            from .picture import Camera

            self._camera = Camera()

    def of(self, table: Table, seat: int | None = None) -> str | NDArray[Any] | None:
        """A table as a seat or a spectator sees it: given as text or pixels, or printed."""
        if self.mode is None:
            return None
        if self._camera is not None:
            pixels: NDArray[Any] = self._camera.picture(table, seat)
            return pixels
        text = drawn(table) if seat is None else drawn(table, seat)
        if self.mode == "human":
            print(text)
        return text if self.mode == "ansi" else None

    def close(self) -> None:
        """End what pictures are taken with; the next one would start it again."""
        if self._camera is not None:
            self._camera.close()
