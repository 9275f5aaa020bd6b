"""How fast anybody may ask for things."""

from collections import OrderedDict
from typing import Final

from aiolimiter import AsyncLimiter

BURST_SECONDS: Final = 2
"""For how long somebody may be as fast as they can before the rate of commands counts."""

MOST_KNOWN: Final = 2_000
"""Of how many who asked it is remembered how fast they were; the latest are."""


class Limits:
    """The rates at which one player may send commands, and one address make guests and tables."""

    def __init__(self, commands_per_second: float, openings_per_minute: float) -> None:
        self._commands = commands_per_second
        self._openings = openings_per_minute
        self._known: OrderedDict[str, AsyncLimiter] = OrderedDict()

    def of_socket(self) -> AsyncLimiter:
        """Return a limiter for the commands of one socket."""
        return AsyncLimiter(self._commands * BURST_SECONDS, BURST_SECONDS)

    async def allows_command(self, player: str) -> bool:
        """Tell whether one more command by REST is within the rate, and count it."""
        return await take(self._remembered(f"command {player}", self.of_socket()))

    async def allows_opening(self, address: str) -> bool:
        """Tell whether one more new table or guest is within the rate, and count it."""
        return await take(self._remembered(f"opening {address}", AsyncLimiter(self._openings, 60)))

    def _remembered(self, key: str, new: AsyncLimiter) -> AsyncLimiter:
        """Return the limiter under a key, the given one if there is none."""
        limiter = self._known.setdefault(key, new)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return limiter


async def take(limiter: AsyncLimiter) -> bool:
    """Tell whether a limiter has room for one more, and count it if so. Never waits."""
    if not limiter.has_capacity():
        return False
    await limiter.acquire()
    return True
