"""The hub: the subscribers of every live table."""

from collections.abc import Callable

from morpho_server.realtime.presence import Presence
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.tables.model.ids import PlayerId, TableId
from morpho_server.tables.runtime.session import TableSession


class Hub:
    """Knows who watches which table.

    The callbacks in ``on_presence`` get what every :class:`Subscribers` reports. ``grace`` is for
    how many seconds a player counts as present after a REST request. ``resumes`` counts pages that
    came back after an update that they had.
    """

    def __init__(self, presence: Presence, grace: float) -> None:
        self.on_presence: list[Callable[[Subscribers], None]] = []
        self.resumes = 0
        self._presence = presence
        self._grace = grace
        self._subscribers: dict[TableId, Subscribers] = {}

    def attach(self, session: TableSession) -> None:
        """Make the subscribers of a session that has come to life."""
        self._subscribers[session.id] = Subscribers(
            session, self._presence, self._grace, self._report
        )

    def subscribers(self, session: TableSession) -> Subscribers:
        """Return the subscribers of a live session."""
        return self._subscribers[session.id]

    def forget(self, session: TableSession) -> None:
        """Let the subscribers of a session go."""
        subscribers = self._subscribers.pop(session.id, None)
        if subscribers is not None:
            subscribers.close()

    def is_watched(self, session: TableSession) -> bool:
        """Return whether a page of somebody at the table is open at this node."""
        subscribers = self._subscribers.get(session.id)
        return subscribers is not None and subscribers.watched

    def is_idle(self, session: TableSession) -> bool:
        """Return whether no page needs a session at this node, or it was let go."""
        subscribers = self._subscribers.get(session.id)
        return subscribers is None or not (
            subscribers.watched or subscribers.awaited or subscribers.shown
        )

    def is_for_others(self, session: TableSession) -> bool:
        """Return whether those under a deadline are present, but only at other nodes."""
        subscribers, deadline = self._subscribers.get(session.id), session.table.deadline
        if subscribers is None or deadline is None:
            return False
        holders, attendance = session.table.holders, subscribers.attendance
        return attendance.is_for_others([holders[s].id for s in deadline.seats if s in holders])

    @property
    def people(self) -> int:
        """Return how many people have a page open at this node, at each table."""
        return sum(subscribers.people for subscribers in self._subscribers.values())

    def people_here(self, table: TableId) -> int:
        """Return how many people have a page of a table open, as far as this node knows."""
        subscribers = self._subscribers.get(table)
        if subscribers is None:
            return len(self._presence.elsewhere(table))
        return len(subscribers.attendance.here)

    def notify_presence(self, table: TableId) -> None:
        """Send who is present to a table's pages, after a change elsewhere."""
        subscribers = self._subscribers.get(table)
        if subscribers is not None:
            subscribers.notify_presence()

    def record_request(self, table: TableId, player: PlayerId) -> None:
        """Note that a player has made a REST request at another node."""
        subscribers = self._subscribers.get(table)
        if subscribers is not None:
            subscribers.attendance.record_request(player)

    def is_present(self, session: TableSession, player: PlayerId) -> bool:
        """Return whether a player is at a session's table, by a page or by REST."""
        subscribers = self._subscribers.get(session.id)
        return subscribers is not None and subscribers.attendance.is_present(player)

    def _report(self, subscribers: Subscribers) -> None:
        for notify in self.on_presence:
            notify(subscribers)
