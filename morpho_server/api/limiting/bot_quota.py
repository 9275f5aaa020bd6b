"""How many bots a guest, and everybody, may have at tables."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from morpho_server.api.problems import WAIT_SECONDS, ProblemError
from morpho_server.tables.model.ids import GuestId, Strength
from morpho_server.tables.runtime.session import TableSession

STRONGEST_COUNTS: Final = 4
"""As how many bots the strongest of a game counts: it thinks for long, the others hardly at all."""


class BotQuota:
    """Counts the bots of guests, and those that are about to come.

    ``per_guest`` may be at the tables that a guest hosts, ``on_server`` at all tables.
    """

    def __init__(self, per_guest: int, on_server: int) -> None:
        self._per_guest = per_guest
        self._on_server = on_server
        self._coming: Counter[GuestId] = Counter()

    def expect(
        self,
        guest: GuestId,
        strengths: Sequence[Strength],
        strength: Strength,
        live: Iterable[TableSession],
        bots: int = 1,
    ) -> Callable[[], None]:
        """Count bots that are about to come, until what this returns is called.

        ``strengths`` are those of the game's bots. Raise ``quota_reached`` if it would be too many
        for a guest, or for everybody. ``live`` are the tables at which bots may think.
        """
        most = self._per_guest
        added = bots * _weight(strengths, strength)
        own = added + self._coming[guest]
        everybody = added + self._coming.total()
        for other in (session.table for session in live):
            weight = sum(_weight(other.strengths, bot.bot) for bot in other.bots)
            everybody += weight
            if weight and other.host is not None and guest in other.players[other.host].guests:
                own += weight
        for count, limit in ((own, most), (everybody, self._on_server)):
            if count > limit:
                raise _too_many_bots(limit, max(0, limit - count + added))
        self._coming[guest] += added

        def has_come() -> None:
            self._coming[guest] -= added
            if not self._coming[guest]:
                del self._coming[guest]

        return has_come


def _weight(strengths: Sequence[Strength], strength: Strength | None) -> int:
    """Return as how many bots one of a strength counts, of those that its game has."""
    return STRONGEST_COUNTS if strength in strengths[-1:] else 1


def _too_many_bots(most: int, left: int) -> ProblemError:
    headers = {
        "Retry-After": f"{WAIT_SECONDS}",
        "RateLimit-Policy": f'"bots";q={most}',
        "RateLimit": f'"bots";r={left}',
    }
    return ProblemError("quota_reached", "There are too many bots at your tables.", headers)
