"""How far something has come, on a terminal; nothing where nobody looks."""

import sys
import time

_EVERY = 0.2


class ProgressLine:
    """A line that tells how much is done. It is rewritten in place, and gone in the end."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = sys.stderr.isatty()
        self._last = 0.0

    def __call__(self, done: int, total: int) -> None:
        """Show it, now and then."""
        now = time.monotonic()
        if self._shown and now - self._last >= _EVERY:
            self._last = now
            percent = 100 * done // max(total, 1)
            print(f"\r{self._what}: {percent} %", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
