"""A progress bar on a terminal; nothing where nobody looks."""

import sys
import time

from morpho_server.cli.terminal.console import say

_EVERY = 0.2
_SOON = 3.0
"""The seconds after which the remaining time can be estimated."""

_WIDE = 24
"""The number of signs of the bar."""


class ProgressLine:
    """A bar that shows how much is done, and how long the rest will take.

    It is rewritten in place, and gone in the end.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = sys.stderr.isatty()
        self._last = 0.0
        self._begun = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar if enough time has passed."""
        now = time.monotonic()
        if self._shown and now - self._last >= _EVERY:
            self._last = now
            share = done / max(total, 1)
            bar = "#" * int(_WIDE * share)
            left = self._left(now - self._begun, done, total)
            say(f"\r\033[K{self._what} [{bar:.<{_WIDE}}] {int(100 * share)} %{left}", end="")

    def clear(self) -> None:
        """Erase the line."""
        if self._shown:
            say("\r\033[K", end="")

    def _left(self, spent: float, done: int, total: int) -> str:
        if spent < _SOON or not done:
            return ""
        minutes, seconds = divmod(round(spent * (total - done) / done), 60)
        hours, minutes = divmod(minutes, 60)
        left = f"{hours} h {minutes} min" if hours else f"{minutes} min {seconds} s"
        return f", {left} left"
