"""The tokens of open pages: a page whose token is no longer valid is closed."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final, Protocol

from morpho_server.api.problems import DETAILS
from morpho_server.storage.guests import StoredGuests
from morpho_server.tables.model.ids import GuestId
from morpho_server.tables.ports import LogUnavailableError

LOOK_SECONDS: Final = 60.0
"""The interval at which all tokens are looked up: another node may have made them invalid."""

AT_A_TIME: Final = 100
"""The most tokens looked up at a time, so that others need not wait."""

_log = logging.getLogger(__name__)


class OpenPage(Protocol):
    """A page that ``guest`` has opened by a token, from an ``address``."""

    guest: GuestId
    address: str

    def push(self, text: str) -> None:
        """Send a frame, in order."""

    def dismiss(self, code: str, reason: str) -> None:
        """Say why, and close for good."""

    def reconnect(self) -> None:
        """Close; the page comes back by itself, if it is still signed in."""


class TokenWatch:
    """The pages that are open at this node, by the token that opened them."""

    def __init__(self, guests: StoredGuests) -> None:
        self._guests = guests
        self._pages: dict[str, set[OpenPage]] = {}

    @contextmanager
    def while_open(self, page: OpenPage, token: str) -> Iterator[None]:
        """Look after a page while the block runs."""
        pages = self._pages.setdefault(token, set())
        pages.add(page)
        try:
            yield
        finally:
            pages.remove(page)
            if not pages:
                del self._pages[token]

    async def look(self, guest: GuestId | None = None) -> None:
        """Close the pages, of one guest or of all, whose tokens are no longer valid.

        That also notes when those guests were seen.
        """
        tokens = iter([t for t, pages in self._pages.items() if guest in (None, _guest_of(pages))])
        try:
            while some := list(islice(tokens, AT_A_TIME)):
                found = await asyncio.gather(*map(self._guests.find, some))
                gone = (token for token, holder in zip(some, found, strict=True) if not holder)
                for page in [page for token in gone for page in self._pages.get(token, ())]:
                    page.reconnect()
        except LogUnavailableError as error:
            _log.warning("Whether pages are still signed in can't be read now: %s", error)

    def pages(self) -> list[OpenPage]:
        """Return all open pages."""
        return [page for pages in self._pages.values() for page in pages]

    def tell(self, frame: str) -> None:
        """Send a frame to all open pages."""
        for page in self.pages():
            page.push(frame)

    def dismiss_banned(self, is_banned: Callable[[GuestId, str], bool]) -> None:
        """Close the pages of those who are kept out by now."""
        for page in self.pages():
            if is_banned(page.guest, page.address):
                page.dismiss("banned", DETAILS["banned"])

    async def run(self) -> None:
        """Look at all pages time and again until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()


def _guest_of(pages: Iterable[OpenPage]) -> GuestId:
    """Return the guest whose token opened some pages."""
    return next(iter(pages)).guest
