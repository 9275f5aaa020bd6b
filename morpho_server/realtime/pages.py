"""Open pages of a table, and those of them that are shown what everybody sees, and no more."""

from dataclasses import dataclass, replace
from typing import Protocol

from morpho_server.tables.decide.people.acting import player_of
from morpho_server.tables.decide.people.screens import check_screen
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model.ids import GuestId, PlayerId, ScreenId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream

MOST_PAGES = 8
"""The most pages a player may have open; when one more is opened the oldest is closed.

As many public ones a guest may have.
"""


class Watcher(Protocol):
    """An open page. Nothing here waits for it.

    ``guest`` is the one whose token opened it: a player may use several devices.
    """

    guest: GuestId

    def push(self, text: str) -> None:
        """Send a frame, in order."""

    def dismiss(self, code: str, reason: str) -> None:
        """Send what is queued and a last word, then close."""


@dataclass(frozen=True, slots=True)
class PublicPage:
    """What a public page is for: a ``screen``, or several ``players`` who share a browser.

    Those count as present while it is open. By a screen nobody does.
    """

    guest: GuestId
    screen: ScreenId | None = None
    players: tuple[PlayerId, ...] = ()

    def left(self, table: Table) -> "PublicPage":
        """Return the page for those who may still have it; raise why, if nobody may.

        Raises ``screen_ended``, ``no_spectators``, and as :func:`.player_of` does.
        """
        if self.screen is not None:
            check_screen(table, self.screen, self.guest)
            return self
        refused, there = refusal("no_such_player"), []
        for player in self.players:
            try:
                if player_of(table, player, self.guest).seat is None and not table.may_watch:
                    raise refusal("no_spectators")
                there.append(player)
            except CommandRefusedError as error:
                refused = error
        if not there:
            raise refused
        return self if len(there) == len(self.players) else replace(self, players=tuple(there))

    def stream_of(self, session: TableSession) -> Stream:
        """Return the stream that serves the page."""
        return session.stream_for(*self.players, screen=self.screen)


class PublicPages:
    """The public pages of a table at this node, each with what it is for, the oldest first."""

    def __init__(self) -> None:
        self.pages: dict[Watcher, PublicPage] = {}

    @property
    def players(self) -> set[PlayerId]:
        """Return the players who are present by these pages."""
        return {player for page in self.pages.values() for player in page.players}

    def add(self, page: Watcher, what_for: PublicPage) -> None:
        """Add a page; a guest's oldest makes room for one too many."""
        pages = [one for one, other in self.pages.items() if other.guest == what_for.guest]
        if len(pages) == MOST_PAGES:
            del self.pages[pages[0]]
            replace_page(pages[0])
        self.pages[page] = what_for

    def remove(self, page: Watcher) -> bool:
        """Remove a page; return whether it was there."""
        return self.pages.pop(page, None) is not None

    def settle(self, table: Table) -> None:
        """Dismiss the pages that nobody may have any more, as the table is now."""
        for page, what_for in list(self.pages.items()):
            try:
                self.pages[page] = what_for.left(table)
            except CommandRefusedError as error:
                del self.pages[page]
                page.dismiss(error.code, error.reason)


def add_page(pages: list[Watcher], page: Watcher) -> None:
    """Add a page to those of one player; the oldest makes room for one too many."""
    if len(pages) == MOST_PAGES:
        replace_page(pages.pop(0))
    pages.append(page)


def replace_page(page: Watcher) -> None:
    """Dismiss a page in whose place there is a newer one."""
    page.dismiss("replaced", "This player is open on too many other pages.")
