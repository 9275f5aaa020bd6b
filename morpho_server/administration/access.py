"""Access to the administration: a link begins a session once, a session lasts half a day."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final, Protocol

from morpho_server.tables.model.ids import Millis, TokenHash

LINK_MILLIS: Final = 20 * 60_000
"""The milliseconds for which an admin link works."""

SESSION_MILLIS: Final = 12 * 3_600_000
"""The most milliseconds that an admin session lasts."""

MOST_LINKS: Final = 100
"""The most unused links; when one more is made, the oldest work no more."""

MOST_SESSIONS: Final = 100
"""The most sessions; when one more begins, the oldest end."""

_SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class AdminSession:
    """A session of the holder of an admin link, under the ``name`` that the link was made for."""

    id: int
    name: str
    since: Millis
    until: Millis


class AdminAccess(Protocol):
    """The links and sessions of administrators, stored by hashes of their secrets.

    Everything may raise :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """

    async def make_link(self, link: TokenHash, name: str, now: Millis) -> None:
        """Let a link begin one session under a name, within :data:`LINK_MILLIS`."""

    async def begin(self, link: TokenHash, session: TokenHash, now: Millis) -> AdminSession | None:
        """Use a link up and begin a session; return ``None`` if the link does not work."""

    async def find(self, session: TokenHash, now: Millis) -> AdminSession | None:
        """Return a session that goes on."""

    async def sessions(self, now: Millis) -> Sequence[AdminSession]:
        """Return all sessions that go on, the oldest first."""

    async def end(self, session: int) -> AdminSession | None:
        """End a session at all nodes; return it, or ``None`` if there is none."""

    async def sweep(self, now: Millis) -> None:
        """Remove the links and sessions whose time is over."""


def new_secret() -> str:
    """Return a random secret of a link or a session."""
    return token_urlsafe(_SECRET_BYTES)
