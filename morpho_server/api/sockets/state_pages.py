"""The server's state, as open pages are told of it and of each change."""

from collections.abc import Callable

from morpho_server.administration.state import public_view
from morpho_server.administration.watch import Watch
from morpho_server.realtime import frames
from morpho_server.tables.ports import Clock


class StatePages:
    """Tells the state of the server by ``tell``, which sends a frame to all pages."""

    def __init__(self, watch: Watch, clock: Clock, tell: Callable[[str], None]) -> None:
        self._watch = watch
        self._clock = clock
        self._tell = tell
        self._told = watch.state
        watch.on_change.append(self._follow)

    def frame(self) -> str | None:
        """Return the frame for a page that has just been opened, if there ever was one."""
        return self._frame() if self._watch.state.version else None

    def _follow(self) -> None:
        before, self._told = self._told, self._watch.state
        if not before.tells_as(self._told):
            self._tell(self._frame())

    def _frame(self) -> str:
        return frames.server_state(public_view(self._watch.state, self._clock.now()))
