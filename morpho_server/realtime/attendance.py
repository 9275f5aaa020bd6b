"""The players who are present at one table: by a page at any node, or by REST."""

from collections.abc import Callable, Collection
from math import inf

from morpho_server.realtime.presence import Presence
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.table import Player
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream


class Attendance:
    """The players who are present at a table, as far as this node can know.

    ``pages_of`` returns the players with a page at this node, on a socket or asking for updates.
    Others are present for ``grace`` seconds after a REST request; ``on_request`` is called when an
    absent player makes one. ``since`` is when the empty table was last entered.
    """

    def __init__(
        self,
        session: TableSession,
        presence: Presence,
        grace: float,
        pages_of: Callable[[], set[PlayerId]],
        on_request: Callable[[], None],
    ) -> None:
        self.since = session.now()
        self._session = session
        self._presence = presence
        self.grace = grace
        self._pages_of = pages_of
        self._on_request = on_request
        self._requested_at: dict[PlayerId, Millis] = {}

    @property
    def here(self) -> list[PlayerId]:
        """Return the players with a page open at any node, by their numbers."""
        players = self._session.table.players
        elsewhere = self._presence.elsewhere(self._session.id)
        # By their numbers: the shorter is the lower one.
        here = self._pages_of().union(elsewhere).intersection(players)
        return sorted(sorted(here), key=len)

    def here_in(self, stream: Stream) -> list[PlayerId]:
        """Return the players who are here, as far as a stream may show it.

        To those who are behind that is everybody who was not away: a page that opens or closes now
        would say more.
        """
        if stream is self._session:
            return self.here
        return [one.id for one in stream.table.people if one.away_since is None]

    @property
    def attended(self) -> bool:
        """Return whether anybody is present, by a page at any node or by REST."""
        return bool(self.here) or self.is_requested()

    def is_for_others(self, players: Collection[PlayerId]) -> bool:
        """Return whether some of those players are here, but none of them at this node."""
        if not self._pages_of().isdisjoint(players):
            return False
        elsewhere = self._presence.elsewhere(self._session.id)
        return any(player in elsewhere for player in players)

    def may_be_here(self, player: PlayerId | None) -> bool:
        """Return whether a player may have a page open, as far as this node can know.

        Ask this before acting on an absence: while other nodes can't be heard, no absence is
        certain.
        """
        return player is not None and (self._is_here(player) or not self._presence.certain)

    def record_rest_request(self, player: Player) -> None:
        """Note that a player is present by a REST request, and notify other nodes."""
        self.record_request(player.id)
        self._presence.notify_request(self._session.id, player.id)

    def record_request(self, player: PlayerId) -> None:
        """Note that a player has made a REST request, here or at another node."""
        newly_here = not self.is_present(player)
        if newly_here and not self.attended:
            self.since = self._session.now()
        self._requested_at[player] = self._session.now()
        if newly_here:
            self._on_request()

    def is_present(self, player: PlayerId | None) -> bool:
        """Return whether a player is known to be present, by a page or by REST."""
        return self._is_here(player) or self.silent_for(player) < self.grace

    def silent_for(self, player: PlayerId | None) -> float:
        """Return for how many seconds a player has made no REST request."""
        if player is None or player not in self._requested_at:
            return inf
        return (self._session.now() - self._requested_at[player]) / 1000

    def _is_here(self, player: PlayerId | None) -> bool:
        if player in self._pages_of():
            return True
        known = player in self._session.table.players
        return known and player in self._presence.elsewhere(self._session.id)

    def is_requested(self) -> bool:
        """Return whether anybody is present by a REST request."""
        return any(self.silent_for(player) < self.grace for player in self._session.table.players)
