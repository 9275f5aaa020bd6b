"""The clock and the randomness of this machine."""

import secrets
import time

from morpho_server.tables.model.ids import Millis


class SystemClock:
    """The clock of this machine. It follows the machine's clock forward, but never back.

    If it went back, every running deadline and every wait would become longer.
    """

    def __init__(self) -> None:
        self._ahead = 0

    def now(self) -> Millis:
        """Return the present time."""
        steady = time.monotonic_ns()
        self._ahead = max(self._ahead, time.time_ns() - steady)
        return Millis((steady + self._ahead) // 1_000_000)

    def steady(self) -> Millis:
        """Return how long the machine has been awake since it was started."""
        return Millis(time.monotonic_ns() // 1_000_000)

    def wall(self) -> Millis:
        """Return the present time as it is set now, even if it was set back."""
        return Millis(time.time_ns() // 1_000_000)


class SystemRandomness:
    """The randomness of this machine."""

    def bytes(self, count: int) -> bytes:
        """Return ``count`` random bytes."""
        return secrets.token_bytes(count)
