"""Timers, on the event loop that the server has."""

import asyncio
from types import SimpleNamespace
from typing import Any

from morpho_server.cli.serve.process import new_loop
from morpho_server.tables.runtime.timers import Timers


class Pressed:
    """A session whose time is up."""

    def __init__(self) -> None:
        self.table = SimpleNamespace(time_is_up_at=0, pause=None, lapses=0)
        self.log = SimpleNamespace(lost=False)
        self.acted = asyncio.Event()

    def now(self) -> int:
        """Return the present time."""
        return 0

    async def act(self, _decide: object) -> None:
        """Do what is due."""
        self.table.time_is_up_at = None
        self.acted.set()


def test_a_command_may_precede_an_immediate_alarm():
    async def look_twice() -> None:
        session: Any = Pressed()
        timers = Timers(lambda _: True, lambda _: False)
        timers.look_again(session)
        timers.look_again(session)
        async with asyncio.timeout(5):
            await session.acted.wait()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(look_twice())
