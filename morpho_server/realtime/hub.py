"""The hub: a crowd for every live table."""

from collections.abc import Callable

from morpho_server.realtime.crowd import Crowd
from morpho_server.realtime.presence import Presence
from morpho_server.tables.desk import Desk
from morpho_server.tables.ports import Clock
from morpho_server.tables.words import PlayerId, TableId


class Hub:
    """Knows who watches which table.

    Those in ``on_presence`` are told of every crowd what :class:`Crowd` tells. ``grace`` is for how
    many seconds somebody is present who has asked something by REST.
    """

    def __init__(self, clock: Clock, presence: Presence, grace: float) -> None:
        self.on_presence: list[Callable[[Crowd], None]] = []
        self._clock = clock
        self._presence = presence
        self._grace = grace
        self._crowds: dict[TableId, Crowd] = {}

    def attach(self, desk: Desk) -> None:
        """Make a crowd for a desk that has come to life."""
        self._crowds[desk.id] = Crowd(
            desk, self._clock, self._presence, self._grace, self._tell_presence
        )

    def crowd(self, desk: Desk) -> Crowd:
        """Return the crowd of a live desk."""
        return self._crowds[desk.id]

    def forget(self, desk: Desk) -> None:
        """Let the crowd of a desk go."""
        self._crowds.pop(desk.id, None)

    def is_idle(self, desk: Desk) -> bool:
        """Tell whether nobody watches a desk at this node, or it was let go."""
        crowd = self._crowds.get(desk.id)
        return crowd is None or not crowd.watched

    def is_for_others(self, desk: Desk) -> bool:
        """Tell whether those whom a desk's deadline presses are there, but at other nodes alone."""
        crowd, deadline = self._crowds.get(desk.id), desk.table.deadline
        if crowd is None or deadline is None:
            return False
        holders = desk.table.holders
        return crowd.is_for_others([holders[s].id for s in deadline.seats if s in holders])

    def tell_presence(self, table: TableId) -> None:
        """Have those who watch a table know who is here, after that has changed elsewhere."""
        crowd = self._crowds.get(table)
        if crowd is not None:
            crowd.tell_presence()

    def hear_of(self, table: TableId, player: PlayerId) -> None:
        """Note that a player has asked by REST at another node."""
        crowd = self._crowds.get(table)
        if crowd is not None:
            crowd.hear_of(player)

    def is_present(self, desk: Desk, player: PlayerId) -> bool:
        """Tell whether a player is at a desk's table, by a page or by REST."""
        crowd = self._crowds.get(desk.id)
        return crowd is not None and crowd.is_present(player)

    def _tell_presence(self, crowd: Crowd) -> None:
        for tell in self.on_presence:
            tell(crowd)
