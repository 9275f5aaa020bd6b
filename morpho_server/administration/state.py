"""The state of the server, which its admin sets and all nodes share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from morpho_server.tables.model.ids import Millis

TablesBy = Literal["everyone", "password", "nobody"]
"""By whom tables may be opened, beside guests who were let in."""

BY_LINK: Final = 0
"""How a guest was let in who has used an opening link; else it is the number of a password."""

LINGERS: Final = 600_000
"""For how many milliseconds after its moment an announcement is still shown."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A sentence to all pages, ``since`` when, with the moment ``at`` which something happens."""

    text: str
    at: Millis | None
    since: Millis


@dataclass(frozen=True, slots=True)
class ServerState:
    """What the admin has decided. The ``version`` counts its changes, and those of bans.

    ``password`` is salted and hashed. ``password_number`` counts the passwords that there were.
    """

    version: int = 0
    announcement: Announcement | None = None
    maintenance: bool = False
    tables_by: TablesBy = "everyone"
    password: bytes | None = None
    password_number: int = 0

    def may_open(self, let_in: int | None) -> bool:
        """Return whether a guest may open tables who was let in so, or not at all.

        A password that was replaced lets nobody in any more.
        """
        if self.tables_by == "everyone" or let_in == BY_LINK:
            return True
        return self.tables_by == "password" and let_in == self.password_number

    def tells_as(self, other: "ServerState") -> bool:
        """Return whether all pages are told the same of another state."""
        same = self.announcement == other.announcement
        return same and self.maintenance == other.maintenance

    def announced(self, now: Millis) -> Announcement | None:
        """Return the announcement, unless its moment is long over."""
        said = self.announcement
        over = said is not None and said.at is not None and said.at + LINGERS < now
        return None if over else said


NO_STATE: Final = ServerState()
"""The state of a server whose admin has decided nothing yet."""

Change = Callable[[ServerState], ServerState]
"""Returns the state that follows; it may be called again, and does nothing else."""


def public_view(state: ServerState, now: Millis) -> Mapping[str, object]:
    """Return a state as all pages hear of it, JSON-ready; ``now`` is for countdowns."""
    said = state.announced(now)
    announced = None if said is None else {"text": said.text, "at": said.at, "since": said.since}
    return {"announcement": announced, "maintenance": state.maintenance, "now": now}
