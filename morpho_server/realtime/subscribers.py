"""The subscribers of one table: what each is sent, and what they missed."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial

from morpho_server.realtime import frames
from morpho_server.realtime.attendance import Attendance
from morpho_server.realtime.kept_updates import KeptUpdates
from morpho_server.realtime.pages import PublicPage, PublicPages, Watcher, add_page
from morpho_server.realtime.pages_behind import PagesBehind
from morpho_server.realtime.presence import Lesson, Presence
from morpho_server.tables.messages.errors import REASONS, refusal
from morpho_server.tables.messages.events import ChatCleared, DeviceKept, PlayerRemoved, SeatGiven
from morpho_server.tables.model.ids import GuestId, PlayerId
from morpho_server.tables.model.table import EntryRequest, Player
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.update import TableUpdate

POLL_GAP = 5.0
"""The seconds within which a page without a socket must ask again, or it counts as closed."""


class Subscribers:
    """The subscribers of one table, here or at other nodes.

    Public pages are sent what everybody is. Screens are among them, and nobody is present by one: a
    table that only screens show is empty, and sleeps like one without pages.
    ``on_presence`` is called after a player's first page has opened or last page has closed, and
    when an absent player without a page makes a REST request. ``attendance`` says who is present.
    """

    def __init__(
        self,
        session: TableSession,
        presence: Presence,
        grace: float,
        on_presence: Callable[["Subscribers"], None],
    ) -> None:
        self.session = session
        self.on_presence = on_presence
        self._presence = presence
        self._kept = KeptUpdates(session)
        self._watchers: dict[PlayerId, list[Watcher]] = {}
        self._public = PublicPages()
        self._waiting: dict[PlayerId, list[Watcher]] = {}
        self._polls: dict[PlayerId, asyncio.TimerHandle] = {}
        self._lessons: dict[Watcher, tuple[PlayerId, Lesson]] = {}
        self._notified_here: list[PlayerId] = []
        self._notified_lessons: dict[PlayerId, Lesson] = {}
        self.attendance = Attendance(
            session, presence, grace, self._players_here, partial(on_presence, self)
        )
        self._behind = PagesBehind(self, self._watchers, self._public)
        session.listeners.append(self._publish)

    @property
    def lessons(self) -> dict[PlayerId, Lesson]:
        """Return how far players are in the game's lesson; nobody learns in a round."""
        if self.session.table.phase == "playing":
            return {}
        everywhere = {**self._presence.elsewhere(self.session.id), **dict(self._lessons.values())}
        there = ((player, everywhere.get(player)) for player in self.attendance.here)
        return {player: lesson for player, lesson in there if lesson is not None}

    def learn(self, player: PlayerId, page: Watcher, lesson: Lesson | None) -> None:
        """Note how far a page is in the game's lesson; ``None`` when it has left it.

        In a round nothing is noted: it could tell something of the cards.
        """
        self._lessons.pop(page, None)
        is_there = page in self._watchers.get(player, [])
        if lesson is not None and is_there and self.session.table.phase != "playing":
            self._lessons[page] = player, lesson
        self._notify_nodes()
        self.notify_presence()

    @property
    def watched(self) -> bool:
        """Return whether a player's page is open at this node."""
        return bool(self._players_here())

    @property
    def shown(self) -> bool:
        """Return whether a public page is open at this node."""
        return bool(self._public.pages)

    @property
    def people(self) -> int:
        """Return how many players have a page open at this node."""
        return len(self._players_here())

    @property
    def awaited(self) -> bool:
        """Return whether somebody's page waits at this node for the host to let them in."""
        return bool(self._waiting)

    def admit(self, player: Player) -> None:
        """Raise ``no_spectators`` if a player without a seat may not see the match."""
        if not self._may_watch(player):
            raise refusal("no_spectators")

    def snapshot(self, player: Player | None, stream: Stream | None = None) -> str:
        """Return all that a player may know, or everybody if ``None``. Raises ``no_spectators``.

        Without a ``stream`` it is from the one that serves the player.
        """
        session, bet = self.session, None
        stream = stream or (session if player is None else session.stream_for(player.id))
        if player is not None:
            self.admit(player)
            bet = stream.table.spectators_bet(player)
        here, history = self.attendance.here_in(stream), session.log.history
        return frames.snapshot(stream.projection, player, here, stream.now(), history, bet)

    def subscribe(
        self, viewer: Player | EntryRequest | PublicPage, watcher: Watcher, after: int | None
    ) -> None:
        """Add a page. Send it what it missed, or a snapshot. Raises ``no_spectators``.

        The page of somebody who asks to come hears of nothing before the host lets them in. A
        public page is refused as :meth:`.PublicPage.left` says.
        """
        if isinstance(viewer, EntryRequest):
            add_page(self._waiting.setdefault(viewer.id, []), watcher)
            watcher.push(frames.waiting())
            return
        open_before = self._players_here()
        if isinstance(viewer, PublicPage):
            stream = viewer.stream_of(self.session)
            self._public.add(watcher, viewer.left(self.session.table))
            texts = self._texts(None, after, stream)
        else:
            stream = self.session.stream_for(viewer.id)
            self.admit(viewer)
            texts = self._texts(viewer, after, stream)
            add_page(self._watchers.setdefault(viewer.id, []), watcher)
        for text in texts:
            watcher.push(text)
        if self._players_here() != open_before:
            self._notify_nodes()
        if stream is not self.session:
            self._behind.add(watcher)
            watcher.push(frames.presence(self.attendance.here_in(stream), {}))
        elif self.attendance.here == self._notified_here:
            watcher.push(frames.presence(self._notified_here, self._notified_lessons))
        self.notify_presence()

    def _texts(self, player: Player | None, after: int | None, stream: Stream) -> list[str]:
        """Return the frames with which a page begins."""
        missed = None if after is None else self.missed(player, after, stream)
        return [self.snapshot(player, stream)] if missed is None else missed

    def unsubscribe(self, player: PlayerId | None, watcher: Watcher) -> None:
        """Remove a page; ``player`` is ``None`` for a public one."""
        self._behind.discard(watcher)
        if player is None:
            if self._public.remove(watcher):
                self._notify_nodes()
                self.notify_presence()
            return
        waiting = self._waiting.get(player, [])
        if watcher in waiting:
            waiting.remove(watcher)
            if not waiting:
                del self._waiting[player]
        was_learning = self._lessons.pop(watcher, None) is not None
        pages = self._watchers.get(player, [])
        if watcher in pages:
            pages.remove(watcher)
            if not pages:
                del self._watchers[player]
        elif not was_learning:  # it was dismissed, and others know that it is gone
            return
        if not pages or was_learning:
            self._notify_nodes()
            self.notify_presence()

    def dismiss(self, code: str, reason: str) -> None:
        """Dismiss every page at this node."""
        for pages in (*self._watchers.values(), *self._waiting.values(), self._public.pages):
            for page in list(pages):
                page.dismiss(code, reason)

    def close(self) -> None:
        """End with the session; others say goodbye to its pages."""
        for lapse in self._polls.values():
            lapse.cancel()

    def missed(self, player: Player | None, after: int, stream: Stream) -> list[str] | None:
        """Return a player's updates above a number, or everybody's if ``None``, from a stream.

        Return ``None`` if it takes a snapshot.
        """
        kept = self._kept if stream is self.session else self._behind.kept
        return kept.missed(None if player is None else player.id, after)

    def poll(self, player: Player, seconds: float) -> None:
        """Show a player as here while a request of theirs waits, and until the next must come."""
        before = self._polls.pop(player.id, None)
        lapse = asyncio.get_running_loop().call_later
        self._polls[player.id] = lapse(seconds + POLL_GAP, self._end_polling, player.id)
        if before is not None:
            before.cancel()
            return
        self._notify_nodes()
        self.notify_presence()

    def _end_polling(self, player: PlayerId) -> None:
        del self._polls[player]
        self._notify_nodes()
        self.notify_presence()

    def notify_presence(self) -> None:
        """Send every page at this node who is present, if that has changed."""
        here, lessons = self.attendance.here, self.lessons
        if (here, lessons) != (self._notified_here, self._notified_lessons):
            if not self._notified_here and not self.attendance.is_requested():
                self.attendance.since = self.session.now()
            self._notified_here, self._notified_lessons = here, lessons
            text = frames.presence(here, lessons)
            for pages in (*self._watchers.values(), self._public.pages):
                for watcher in pages:
                    if watcher not in self._behind:
                        watcher.push(text)
        self.on_presence(self)

    def _players_here(self) -> set[PlayerId]:
        """Return the players with a page at this node, on a socket or asking for updates."""
        return {*self._watchers, *self._polls, *self._public.players}

    def _publish(self, update: TableUpdate) -> None:
        someone_gone = update.beyond_play and self._dismiss_those_gone(update)
        self._kept.keep(update)
        others = self._behind.settle()
        only, common, special = update.only, update.common, update.special
        for player_id, pages in self._watchers.items():
            if only is None or player_id in only:
                text = special.get(player_id, common)
                for page in pages:
                    if page not in others:
                        page.push(text)
        for page in self._public.pages if only is None else ():
            if page not in others:
                page.push(common)
        if update.beyond_play:
            self._show_anew(update, others)
            if self._admit_those_waiting(update) or someone_gone:
                self._notify_nodes()
                self.notify_presence()

    def _show_anew(self, update: TableUpdate, others: Collection[Watcher]) -> None:
        """Send a snapshot to those who see something else from now on, but to no ``others``."""
        for player_id in update.reseated:
            player = None if player_id is None else self.session.table.players.get(player_id)
            public, own = self._public.pages, self._watchers
            pages = public if player_id is None else own.get(player_id, ())
            if pages := [page for page in pages if page not in others]:
                snapshot = self.snapshot(player)
                for page in pages:
                    page.push(snapshot)

    def _dismiss_those_gone(self, update: TableUpdate) -> bool:
        """Dismiss players who have left or may not watch any more, and devices that were dropped.

        Return whether any player has no page left.
        """
        before = self._players_here()
        self.dismiss_spectators(update)
        for event in update.entry.events:
            if isinstance(event, DeviceKept) and event.player in self._watchers:
                self._dismiss_all_but(event.guest, event.player)
            elif isinstance(event, ChatCleared):
                self._kept.forget()
                self._behind.forget()
        self._public.settle(self.session.table)
        return self._players_here() != before

    def dismiss_spectators(self, update: TableUpdate) -> None:
        """Dismiss players who have left or may not watch any more."""
        for player_id in list(self._watchers):
            player = self.session.table.players.get(player_id)
            if player is None or not self._may_watch(player):
                self._dismiss(player_id, self._watchers.pop(player_id), update)

    def _admit_those_waiting(self, update: TableUpdate) -> bool:
        """Let the pages in of those whom the host admits, and dismiss whom nobody asks for.

        Return whether anybody has come.
        """
        table, came = self.session.table, False
        for player_id in self._waiting.keys() - table.entry_requests.keys():
            player, pages = table.players.get(player_id), self._waiting.pop(player_id)
            if player is None or not self._may_watch(player):
                self._dismiss(player_id, pages, update)
            else:
                came = True
                self._watchers[player_id] = pages
                snapshot = self.snapshot(player)
                for page in pages:
                    page.push(snapshot)
                    if self.session.stream_for(player_id) is not self.session:
                        self._behind.add(page)
        return came

    def _dismiss_all_but(self, kept: GuestId, player: PlayerId) -> None:
        pages = self._watchers.pop(player)
        if staying := [page for page in pages if page.guest == kept]:
            self._watchers[player] = staying
        for page in pages:
            if page.guest != kept:
                page.dismiss("device_dropped", REASONS["device_dropped"])

    def _may_watch(self, player: Player) -> bool:
        return player.seat is not None or self.session.stream_for(player.id).table.may_watch

    def _dismiss(self, player: PlayerId, pages: list[Watcher], update: TableUpdate) -> None:
        if player in self.session.table.players:
            code, reason = "no_spectators", REASONS["no_spectators"]
        elif any(isinstance(event, SeatGiven) for event in update.entry.events):
            code, reason = "seat_given_away", REASONS["seat_given_away"]
        elif any(isinstance(event, PlayerRemoved) for event in update.entry.events):
            code, reason = "removed", REASONS["removed"]
        else:
            code, reason = "left", "You have left this table."
        for page in pages:
            page.dismiss(code, reason)

    def _notify_nodes(self) -> None:
        here: dict[PlayerId, Lesson | None] = dict.fromkeys(self._players_here())
        here |= {player: at for player, at in self._lessons.values() if player in here}
        self._presence.notify(self.session.id, here)
