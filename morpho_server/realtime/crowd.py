"""Everybody who watches one table: what each is sent, what they missed, who is there."""

from collections import deque
from collections.abc import Callable, Collection
from math import inf
from typing import Protocol

from morpho_server.realtime import frames
from morpho_server.realtime.frames import Update
from morpho_server.realtime.presence import Presence
from morpho_server.tables.audience import Told
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import REASONS, refusal
from morpho_server.tables.events import DeviceKept, PlayerRemoved, SeatGiven
from morpho_server.tables.ports import Clock
from morpho_server.tables.table import Player
from morpho_server.tables.words import GuestId, Millis, PlayerId

KEPT = 8
"""How many updates are kept for those who come back soon; others get a snapshot.

So many that all were told, and as many again of what each player was told alone: if the one took
the room of the other, whether somebody gets a snapshot would tell of what others were told.
"""

MOST_PAGES = 8
"""How many pages a player may have open; when one more is opened the oldest is closed."""


class Watcher(Protocol):
    """Somebody's open page. Nothing here waits for it.

    ``guest`` is by whose token it is open: one player may have it open on several devices.
    """

    guest: GuestId

    def push(self, text: str) -> None:
        """Send a frame, in order."""

    def dismiss(self, code: str, reason: str) -> None:
        """Send what is queued and a last word, then close."""


class Crowd:
    """Those who watch one table, here or at other nodes.

    ``on_presence`` is called after somebody's first page has opened or last page has closed, and
    when somebody without a page asks something by REST who was not there. They are there for
    ``grace`` seconds then. ``attended_since`` is when somebody came to where nobody was.
    """

    __slots__ = (
        "_apart",
        "_clock",
        "_grace",
        "_heard_from",
        "_presence",
        "_recent",
        "_told_here",
        "_watchers",
        "attended_since",
        "desk",
        "on_presence",
    )

    def __init__(
        self,
        desk: Desk,
        clock: Clock,
        presence: Presence,
        grace: float,
        on_presence: Callable[["Crowd"], None],
    ) -> None:
        self.desk = desk
        self.attended_since = clock.now()
        self.on_presence = on_presence
        self._clock = clock
        self._presence = presence
        self._grace = grace
        self._recent: deque[Update] = deque(maxlen=KEPT)
        self._apart: dict[PlayerId, deque[Update]] = {}
        self._watchers: dict[PlayerId, list[Watcher]] = {}
        self._heard_from: dict[PlayerId, Millis] = {}
        self._told_here: list[PlayerId] = []
        desk.listeners.append(self._hear)

    @property
    def grace(self) -> float:
        """Return for how many seconds somebody is there who has asked by REST."""
        return self._grace

    @property
    def here(self) -> list[PlayerId]:
        """Return the players with a page open at any node, by their numbers."""
        players = self.desk.table.players
        elsewhere = (p for p in self._presence.elsewhere(self.desk.id) if p in players)
        return sorted({*self._watchers, *elsewhere}, key=lambda player: int(player[1:]))

    @property
    def attended(self) -> bool:
        """Tell whether anybody is here: by a page at any node, or asking by REST."""
        return bool(self.here) or self._asked_by_anybody()

    @property
    def watched(self) -> bool:
        """Tell whether a page is open at this node."""
        return bool(self._watchers)

    def is_for_others(self, players: Collection[PlayerId]) -> bool:
        """Tell whether some of those players are here, but none of them at this node."""
        if any(player in self._watchers for player in players):
            return False
        elsewhere = self._presence.elsewhere(self.desk.id)
        return any(player in elsewhere for player in players)

    def may_be_here(self, player: PlayerId | None) -> bool:
        """Tell whether a player may have a page open: not only when that is known.

        Whatever follows from somebody's absence asks this: while other nodes can't be heard, nobody
        is absent for certain.
        """
        return player is not None and (player in self.here or not self._presence.certain)

    def heed(self, player: Player) -> None:
        """Note that a player without a page is there all the same: a program that asks by REST."""
        self.hear_of(player.id)
        self._presence.tell_heard(self.desk.id, player.id)

    def hear_of(self, player: PlayerId) -> None:
        """Note that a player has asked by REST, here or at another node."""
        newly_here = not self.is_present(player)
        if newly_here and not self.attended:
            self.attended_since = self._clock.now()
        self._heard_from[player] = self._clock.now()
        if newly_here:
            self.on_presence(self)

    def is_present(self, player: PlayerId | None) -> bool:
        """Tell whether a player is known to have a page open, or has asked by REST of late."""
        return player in self.here or self.silent_for(player) < self._grace

    def silent_for(self, player: PlayerId | None) -> float:
        """Return for how many seconds a player has asked nothing by REST."""
        if player is None or player not in self._heard_from:
            return inf
        return (self._clock.now() - self._heard_from[player]) / 1000

    def admit(self, player: Player) -> None:
        """Raise ``no_spectators`` if a player without a seat may not see the match."""
        if not self._may_watch(player):
            raise refusal("no_spectators")

    def snapshot(self, player: Player) -> str:
        """Return everything that a player may know; raises ``no_spectators``."""
        self.admit(player)
        return frames.snapshot(self.desk.audience, player, self.here, self._clock.now())

    def come(self, player: Player, watcher: Watcher, after: int | None) -> None:
        """Let somebody watch from now on, beginning with what they missed or with a snapshot.

        Raises ``no_spectators``.
        """
        self.admit(player)
        missed = None if after is None else self.missed(player, after)
        texts = [self.snapshot(player)] if missed is None else missed
        newly_here = player.id not in self._watchers
        pages = self._watchers.setdefault(player.id, [])
        if len(pages) == MOST_PAGES:
            pages.pop(0).dismiss("replaced", "This player is open on too many other pages.")
        pages.append(watcher)
        for text in texts:
            watcher.push(text)
        if newly_here:
            self._tell_nodes()
        if self.here == self._told_here:
            watcher.push(frames.presence(self._told_here))
        self.tell_presence()

    def go(self, player: PlayerId, watcher: Watcher) -> None:
        """Let somebody stop watching."""
        pages = self._watchers.get(player, [])
        if watcher not in pages:
            return
        pages.remove(watcher)
        if not pages:
            del self._watchers[player]
            self._tell_nodes()
            self.tell_presence()

    def dismiss(self, code: str, reason: str) -> None:
        """Dismiss every page at this node."""
        for pages in list(self._watchers.values()):
            for page in list(pages):
                page.dismiss(code, reason)

    def missed(self, player: Player, after: int) -> list[str] | None:
        """Return a player's updates above a number, or ``None`` if a snapshot must tell them."""
        kept = [*self._recent, *self._apart.get(player.id, ())]
        kept.sort(key=lambda update: update.number_for(player.id))
        wanted = [update for update in kept if update.number_for(player.id) > after]
        if len(wanted) != self.desk.audience.number(player.id) - after:
            return None
        # The last that the page has seen counts, too: its snapshot may have been lost on the way.
        since = (update for update in kept if update.number_for(player.id) >= after)
        if any(player.id in update.sat for update in since):
            return None
        return [update.text(player.id) for update in wanted]

    def tell_presence(self) -> None:
        """Tell every page at this node who is here, if that has changed."""
        here = self.here
        if here != self._told_here:
            if not self._told_here and not self._asked_by_anybody():
                self.attended_since = self._clock.now()
            self._told_here = here
            text = frames.presence(here)
            for pages in self._watchers.values():
                for watcher in pages:
                    watcher.push(text)
        self.on_presence(self)

    def _asked_by_anybody(self) -> bool:
        return any(self.silent_for(player) < self._grace for player in self.desk.table.players)

    def _hear(self, told: Told) -> None:
        table = self.desk.table
        update = Update(told, table)
        self._keep(update)
        someone_gone = told.beyond_play and self._dismiss_those_gone(told)
        for player_id, pages in self._watchers.items():
            if update.only is not None and player_id not in update.only:
                continue
            text = update.text(player_id)
            for page in pages:
                page.push(text)
            if player_id in update.sat:
                whole = self.snapshot(table.players[player_id])
                for page in pages:
                    page.push(whole)
        if someone_gone:
            self._tell_nodes()
            self.tell_presence()

    def _keep(self, update: Update) -> None:
        if update.only is None:
            self._recent.append(update)
        for player_id in update.only or ():
            self._apart.setdefault(player_id, deque(maxlen=KEPT)).append(update)

    def _dismiss_those_gone(self, told: Told) -> bool:
        """Dismiss whoever has left or may not watch any more, and devices that were dropped.

        Tell whether anybody has no page left by that.
        """
        before = list(self._watchers)
        for player_id in before:
            player = self.desk.table.players.get(player_id)
            if player is None or not self._may_watch(player):
                self._dismiss(player_id, told)
        for event in told.entry.events:
            if isinstance(event, DeviceKept) and event.player in self._watchers:
                self._dismiss_all_but(event.guest, event.player)
        return len(self._watchers) < len(before)

    def _dismiss_all_but(self, kept: GuestId, player: PlayerId) -> None:
        pages = self._watchers.pop(player)
        if staying := [page for page in pages if page.guest == kept]:
            self._watchers[player] = staying
        for page in pages:
            if page.guest != kept:
                page.dismiss("device_dropped", REASONS["device_dropped"])

    def _may_watch(self, player: Player) -> bool:
        return player.seat is not None or self.desk.table.may_watch

    def _dismiss(self, player: PlayerId, told: Told) -> None:
        if player in self.desk.table.players:
            code, reason = "no_spectators", REASONS["no_spectators"]
        elif any(isinstance(event, SeatGiven) for event in told.events):
            code, reason = "seat_given_away", REASONS["seat_given_away"]
        elif any(isinstance(event, PlayerRemoved) for event in told.events):
            code, reason = "removed", REASONS["removed"]
        else:
            code, reason = "left", "You have left this table."
        for watcher in self._watchers.pop(player):
            watcher.dismiss(code, reason)

    def _tell_nodes(self) -> None:
        self._presence.tell(self.desk.id, list(self._watchers))
