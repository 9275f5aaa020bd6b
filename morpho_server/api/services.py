"""The services that the routes use, made once by the app."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from pydantic import JsonValue
from starlette.requests import HTTPConnection

from morpho_server.administration.bans import Network
from morpho_server.administration.watch import Watch
from morpho_server.api.call_rooms import CallRooms
from morpho_server.api.limiting.limits import Limits
from morpho_server.api.middleware.drain import Drain
from morpho_server.api.public_address import Reach
from morpho_server.api.readiness import Readiness
from morpho_server.api.sockets.state_pages import StatePages
from morpho_server.api.sockets.token_watch import TokenWatch
from morpho_server.api.statistics import Statistics
from morpho_server.history.history import History
from morpho_server.history.opened_records import OpenedRecords
from morpho_server.history.result_writer import ResultWriter
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.watch_parties import WatchParties
from morpho_server.storage.administration import Administration
from morpho_server.storage.administration.access import AdminSession
from morpho_server.storage.administration.audit import Action
from morpho_server.storage.backup.folder import BackupFolder
from morpho_server.storage.guests import StoredGuests
from morpho_server.storage.keeping import StoredKeeping
from morpho_server.storage.replay_links import StoredReplayLinks
from morpho_server.storage.results import StoredResults
from morpho_server.tables.model.ids import GuestId, Millis
from morpho_server.tables.runtime.erasing import Eraser
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.round_summary import RoundSummary

Deduce = Callable[[Stream, GuestId], Awaitable[str | None]]
"""Returns what everybody could work out at a table as JSON, ``None`` where there is no such aid.

It works on behalf of a guest.
"""


class Analyses(Protocol):
    """Finds on behalf of a guest what could have been known in rounds that may be seen again."""

    async def of_round(self, guest: GuestId, summary: RoundSummary) -> str | None:
        """Return the analysis of a round as JSON; ``None`` for a round that has none."""

    async def of_match(self, guest: GuestId, rounds: Sequence[RoundSummary]) -> str | None:
        """Return the stories of a match's rounds as JSON, or ``None`` for one without them."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server. ``origins`` are others whose pages may connect.

    ``proxies`` are those that are believed.
    """

    tables: LiveTables
    hub: Hub
    watch_parties: WatchParties
    history: History
    replay_links: StoredReplayLinks
    records: OpenedRecords
    deduce: Deduce
    analyses: Analyses
    guests: StoredGuests
    eraser: Eraser
    results: StoredResults
    result_writer: ResultWriter
    statistics: Statistics
    administration: Administration
    watch: Watch
    token_watch: TokenWatch
    state_pages: StatePages
    backups: BackupFolder | None
    settings: Mapping[str, JsonValue]
    limits: Limits
    drain: Drain
    reach: Reach
    readiness: Readiness
    origins: frozenset[str]
    proxies: tuple[Network, ...]
    largest_message: int
    call_rooms: CallRooms
    keeping: StoredKeeping
    kept_tables: int
    keep_days: int | None
    token_days: int
    version: str

    def now(self) -> Millis:
        """Return the present time."""
        return self.tables.world.clock.now()

    async def note(self, admin: AdminSession, action: Action, **details: object) -> None:
        """Add what an administrator has done to the audit log."""
        await self.administration.audit.note(self.now(), admin.name, action, **details)


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the app that serves a request or a socket."""
    services: Services = connection.app.state.services
    return services
