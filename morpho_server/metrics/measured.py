"""The parts of a server that its metrics come from."""

from dataclasses import dataclass

from morpho_server.api.security_log import SecurityLog
from morpho_server.api.services import Services
from morpho_server.metrics.counts import Counts
from morpho_server.realtime.node import Node
from morpho_server.storage.database.open import Database


@dataclass(frozen=True, slots=True)
class Measured:
    """What is counted as it happens, and what is looked up when somebody asks."""

    counts: Counts
    services: Services
    security_log: SecurityLog
    database: Database
    node: Node | None
    backup_folder: str | None
