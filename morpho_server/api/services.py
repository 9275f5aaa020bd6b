"""The services that the routes use, made once by the app."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from morpho_server.api.drain import Drain
from morpho_server.api.limits import Limits
from morpho_server.api.reach import Reach
from morpho_server.api.readiness import Readiness
from morpho_server.api.sockets.token_watch import TokenWatch
from morpho_server.api.statistics import Statistics
from morpho_server.realtime.hub import Hub
from morpho_server.realtime.past.opened_records import OpenedRecords
from morpho_server.realtime.past.result_writer import ResultWriter
from morpho_server.realtime.past.updates import History
from morpho_server.tables.ports import Guests, Results
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession

Deduce = Callable[[TableSession], Awaitable[str | None]]
"""Returns what everybody could work out at a table as JSON, ``None`` where that is not offered."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server. ``origins`` are others whose pages may connect."""

    tables: LiveTables
    hub: Hub
    history: History
    records: OpenedRecords
    deduce: Deduce
    guests: Guests
    results: Results
    result_writer: ResultWriter
    statistics: Statistics
    token_watch: TokenWatch
    limits: Limits
    drain: Drain
    reach: Reach
    readiness: Readiness
    origins: frozenset[str]
    largest_message: int
    version: str


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the app that serves a request or a socket."""
    services: Services = connection.app.state.services
    return services
