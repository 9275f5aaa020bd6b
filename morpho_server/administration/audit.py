"""The audit log: who has done what in the administration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from morpho_server.tables.model.ids import Millis

KEPT_MILLIS: Final = 400 * 86_400_000
"""The milliseconds for which an audited action is kept."""

MOST_KEPT: Final = 100_000
"""The most audited actions that are kept, the latest."""

AT_A_TIME: Final = 100
"""The audited actions that are read at a time."""

Action = Literal[
    "begin_session",
    "end_session",
    "end_match",
    "remove_person",
    "mute_person",
    "unmute_person",
    "erase_guest",
    "ban",
    "unban",
    "change_state",
    "make_opening_link",
    "back_up",
    "check_backup",
    "read_report",
    "delete_report",
]
"""The codes of the actions."""


@dataclass(frozen=True, slots=True)
class Audited:
    """An action: ``who`` is the name of the admin link. ``details`` are JSON without secrets."""

    id: int
    at: Millis
    who: str
    action: str
    details: Mapping[str, Any]


class AuditLog(Protocol):
    """The actions of administrators.

    Everything may raise :exc:`~morpho_server.tables.ports.LogUnavailableError`.
    """

    async def note(self, at: Millis, who: str, action: Action, **details: object) -> None:
        """Add an action that was carried out."""

    async def entries(self, before: int | None = None) -> Sequence[Audited]:
        """Return :data:`AT_A_TIME` actions, the latest first, from the one before an id on."""

    async def sweep(self, now: Millis) -> None:
        """Remove what is older than :data:`KEPT_MILLIS` or beyond :data:`MOST_KEPT`."""
