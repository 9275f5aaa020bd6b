"""Open pages, which are told of each change of the server's state."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from morpho_server.administration.state import public_view
from morpho_server.administration.watch import Watch
from morpho_server.realtime import frames
from morpho_server.tables.ports import Clock


class Page(Protocol):
    """A page with a socket."""

    def push(self, text: str) -> None:
        """Send a frame, in order."""


class StatePages:
    """The pages with a socket at this node."""

    def __init__(self, watch: Watch, clock: Clock) -> None:
        self._watch = watch
        self._clock = clock
        self._pages: set[Page] = set()
        self._told = watch.state
        watch.on_change.append(self._send)

    @contextmanager
    def while_open(self, page: Page) -> Iterator[None]:
        """Tell a page of the state, if there ever was anything to tell, and of its changes."""
        if self._watch.state.version:
            page.push(self._text())
        self._pages.add(page)
        try:
            yield
        finally:
            self._pages.remove(page)

    def _send(self) -> None:
        before, self._told = self._told, self._watch.state
        if before.tells_as(self._told):
            return
        text = self._text()
        for page in list(self._pages):
            page.push(text)

    def _text(self) -> str:
        return frames.server_state(public_view(self._watch.state, self._clock.now()))
