"""The updates that are kept for pages that come back soon; others get a snapshot."""

from collections import deque
from typing import Final

from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.update import TableUpdate

KEPT: Final = 8
"""The most updates that are kept.

So many public updates, and as many again for each player alone. With one limit for both, a snapshot
would reveal that others had updates of their own.
"""


class KeptUpdates:
    """The last updates of a stream, for pages that come back soon."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._recent: deque[TableUpdate] = deque(maxlen=KEPT)
        self._apart: dict[PlayerId, deque[TableUpdate]] = {}

    def keep(self, update: TableUpdate) -> None:
        """Keep an update: that of one player takes no other's room."""
        if update.only is None:
            self._recent.append(update)
        for player in update.only or ():
            self._apart.setdefault(player, deque(maxlen=KEPT)).append(update)

    def forget(self) -> None:
        """Forget those of everybody."""
        self._recent.clear()

    def missed(self, player: PlayerId | None, after: int) -> list[str] | None:
        """Return a player's updates above a number, or everybody's if that is ``None``.

        Return ``None`` if it takes a snapshot.
        """
        kept = [*self._recent, *(() if player is None else self._apart.get(player, ()))]
        kept.sort(key=lambda update: update.number_for(player))
        wanted = [update for update in kept if update.number_for(player) > after]
        if len(wanted) != self._stream.projection.number(player) - after:
            return None
        # The last that the page has seen counts, too: the snapshot after it may have been lost.
        since = (update for update in kept if update.number_for(player) >= after)
        if any(player in update.reseated for update in since):
            return None
        return [update.text(player) for update in wanted]
