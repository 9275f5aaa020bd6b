"""The hub: a crowd for every live table."""

from morpho_server.realtime.crowd import Crowd
from morpho_server.realtime.hosts import HostKeeper
from morpho_server.tables.desk import Desk
from morpho_server.tables.ports import Clock
from morpho_server.tables.words import TableId


class Hub:
    """Knows who watches which table."""

    def __init__(self, clock: Clock, hosts: HostKeeper) -> None:
        self._clock = clock
        self._hosts = hosts
        self._crowds: dict[TableId, Crowd] = {}

    def attach(self, desk: Desk) -> None:
        """Make a crowd for a desk that has come to life."""
        self._crowds[desk.id] = Crowd(desk, self._clock, self._hosts.look_after)

    def crowd(self, desk: Desk) -> Crowd:
        """Return the crowd of a live desk."""
        return self._crowds[desk.id]

    def forget(self, desk: Desk) -> None:
        """Let the crowd of a desk go."""
        self._crowds.pop(desk.id, None)

    def is_idle(self, desk: Desk) -> bool:
        """Tell whether nobody watches a desk."""
        return not self._crowds[desk.id].here
