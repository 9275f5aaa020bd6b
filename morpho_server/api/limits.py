"""How fast anybody may ask for things."""

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter


class Limits:
    """Counts what is asked, by who asks.

    The rates are written as the limits library reads them, ``20/second``: commands of one player,
    and new tables and guests from one address.
    """

    def __init__(self, commands: str, openings: str) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._commands = parse(commands)
        self._openings = parse(openings)

    def allows_command(self, who: str) -> bool:
        """Tell whether one more command is within the rate, and count it."""
        return self._hit(self._commands, "command", who)

    def allows_opening(self, address: str) -> bool:
        """Tell whether one more new table or guest is within the rate, and count it."""
        return self._hit(self._openings, "opening", address)

    def _hit(self, rate: RateLimitItem, what: str, who: str) -> bool:
        return self._limiter.hit(rate, what, who)
