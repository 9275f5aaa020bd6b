"""The outside world of live tables."""

from dataclasses import dataclass, field

from morpho_server.tables.model.maintenance import Maintenance
from morpho_server.tables.ports import Clock, Index, Log, Notifier, Randomness
from morpho_server.tables.runtime.command_queue import Capacity
from morpho_server.tables.runtime.outages import OutageDetector


@dataclass(frozen=True, slots=True)
class World:
    """The outside world of sessions.

    The ``notifier`` informs other nodes, if there can be any, of each entry. The
    ``outage_detector`` knows when no server was running. The ``capacity`` bounds what is done at
    the same time. During ``maintenance`` no round begins.
    """

    log: Log
    index: Index
    clock: Clock
    randomness: Randomness
    notifier: Notifier | None = None
    outage_detector: OutageDetector = field(default_factory=OutageDetector)
    capacity: Capacity = field(default_factory=Capacity)
    maintenance: Maintenance = field(default_factory=Maintenance)
