"""How long bots think, and when they are done with it, in the hands of a test."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from morpho_server.bots import runner
from morpho_server.bots.runner import BotRunner


class Thinking:
    """Notes for how many ``seconds`` bots are to think; all that is drawn is the middle.

    With ``held`` they think until :meth:`end` or :meth:`let_go`.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, held: bool = False) -> None:
        self.seconds: list[float] = []
        self._held = held
        self._ends: list[tuple[asyncio.TimerHandle, Callable[[], None]]] = []
        self._call_later = asyncio.get_running_loop().call_later
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self._note)
        monkeypatch.setattr(runner.SystemRandom, "uniform", lambda _, a, b: (a + b) / 2)

    def end(self) -> None:
        """Make all thinking bots decide now."""
        ends, self._ends = self._ends, []
        for handle, decide in ends:
            if not handle.cancelled():
                handle.cancel()
                decide()

    async def begun(self) -> None:
        """Wait until somebody thinks."""
        while not self._ends:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)

    async def given_up(self) -> None:
        """Wait until somebody thought and nobody does any more."""
        while not self._ends or not all(handle.cancelled() for handle, _ in self._ends):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)

    def let_go(self) -> None:
        """Make all thinking bots decide now, and later ones when their time is over."""
        self._held = False
        self.end()

    def _note(self, seconds: float, callback: Callable[..., Any], *rest: Any, **more: Any) -> Any:
        if getattr(callback, "__func__", None) is not BotRunner._ring:
            return self._call_later(seconds, callback, *rest, **more)
        _, post, seat = rest
        if seat in post.pausing:  # it has been told to decide, but has not finished thinking
            return self._call_later(0.01, callback, *rest)
        self.seconds.append(seconds)
        handle = self._call_later(3600 if self._held else seconds, callback, *rest)
        self._ends.append((handle, lambda: callback(*rest)))
        return handle
