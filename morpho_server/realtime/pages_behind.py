"""The pages of a table that are behind, and what they are sent."""

from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

from morpho_server.realtime import frames
from morpho_server.realtime.attendance import Attendance
from morpho_server.realtime.kept_updates import KeptUpdates
from morpho_server.realtime.pages import PublicPage, PublicPages, Watcher
from morpho_server.realtime.presence import Lesson
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import Player
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import DelayedStream, Stream
from morpho_server.tables.stream.update import TableUpdate


class Shown(Protocol):
    """What the pages of a table are sent besides updates."""

    session: TableSession
    attendance: Attendance

    @property
    def lessons(self) -> dict[PlayerId, Lesson]:
        """Return how far players are in the game's lesson."""

    def snapshot(self, player: Player | None, stream: Stream | None = None) -> str:
        """Return a snapshot for a player, or everybody's."""

    def dismiss_spectators(self, update: TableUpdate) -> None:
        """Dismiss those who may not watch any more."""


class PagesBehind:
    """Those of a table's pages to which the delayed stream is sent.

    It changes with the entries of the table: a page that gets another stream is sent a snapshot.
    ``kept`` are the last updates of the delayed stream.
    """

    def __init__(
        self, shown: Shown, watchers: Mapping[PlayerId, list[Watcher]], public: PublicPages
    ) -> None:
        self._shown = shown
        self._watchers = watchers
        self._public = public
        self._pages: set[Watcher] = set()
        self._follows: DelayedStream | None = None
        self._here: list[PlayerId] = []
        self._lag = 0
        self.kept = KeptUpdates(shown.session)
        shown.session.on_delayed.append(self._follow)
        if shown.session.delayed is not None:
            self._follow()

    def __contains__(self, page: Watcher) -> bool:
        """Return whether a page is behind."""
        return page in self._pages

    def add(self, page: Watcher) -> None:
        """Note that a page is behind from its beginning on."""
        self._pages.add(page)

    def discard(self, page: Watcher) -> None:
        """Forget a page that is closed."""
        self._pages.discard(page)

    def forget(self) -> None:
        """Forget the last updates: the chat is cleared."""
        self.kept.forget()

    def settle(self) -> Collection[Watcher]:
        """Send those a snapshot who change streams; return the pages that are not live meanwhile.

        For whom the table is live from now on, the snapshot takes the place of its last update.
        """
        if self._shown.session.delayed is None and not self._pages:
            return ()
        changed = self._change()
        return self._pages | changed

    def _change(self) -> set[Watcher]:
        session, changed = self._shown.session, set[Watcher]()
        for page, viewer in [*self._viewers()]:
            stream = _stream_of(session, viewer)
            if (stream is not session) == (page in self._pages):
                continue
            self._pages ^= {page}
            changed.add(page)
            lessons = self._shown.lessons if stream is session else {}
            page.push(self._snapshot(viewer, stream))
            page.push(frames.presence(self._shown.attendance.here_in(stream), lessons))
        return changed

    def _follow(self) -> None:
        """Follow the delayed stream that has begun."""
        delayed = self._follows = self._shown.session.delayed
        assert delayed is not None, "it has just begun"
        self.kept = KeptUpdates(delayed)
        self._here, self._lag = self._shown.attendance.here_in(delayed), delayed.lag
        delayed.listeners.append(self._publish)
        self._change()

    def _publish(self, update: TableUpdate) -> None:
        """Send an update of the delayed stream, and a snapshot where the time is another by it."""
        delayed = self._follows
        assert delayed is not None, "its update has come"
        self.kept.keep(update)
        changed = set[Watcher]()
        if update.beyond_play:
            changed = self._change()
            self._shown.dismiss_spectators(update)
        here, lag = self._here, self._lag
        self._here, self._lag = self._shown.attendance.here_in(delayed), delayed.lag
        for page, viewer in [*self._viewers()]:
            if page not in self._pages or page in changed:
                continue
            who = None if isinstance(viewer, PublicPage) else viewer
            if update.is_for(who):
                page.push(update.text(who))
            if who in update.reseated or self._lag != lag:
                page.push(self._snapshot(viewer, delayed))
            if self._here != here:
                page.push(frames.presence(self._here, {}))

    def _viewers(self) -> Iterator[tuple[Watcher, PlayerId | PublicPage]]:
        for player, pages in self._watchers.items():
            yield from ((page, player) for page in pages)
        yield from self._public.pages.items()

    def _snapshot(self, viewer: PlayerId | PublicPage, stream: Stream) -> str:
        if isinstance(viewer, PublicPage):
            return self._shown.snapshot(None, stream)
        return self._shown.snapshot(self._shown.session.table.players[viewer], stream)


def _stream_of(session: TableSession, viewer: PlayerId | PublicPage) -> Stream:
    if isinstance(viewer, PublicPage):
        return viewer.stream_of(session)
    return session.stream_for(viewer)
