"""Programs that tunnel, as a host has them installed: each is found by ``PATH``."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx

from tests.support.pages import TIMEOUT
from tests.support.tunnel_programs import NAMES

ROOT: Final = Path(__file__).parents[2]
OURS: Final = [str(ROOT), str(ROOT / "client_library")]
"""Where the modules of tests lie, and those that they use."""
PROGRAM: Final = """\
#!{} -S
import asyncio, pathlib, sys
sys.path[:0] = {!r}
from tests.support.tunnel_programs import tunnel
asyncio.run(tunnel({!r}, sys.argv[1:], pathlib.Path({!r})))
"""


class StandIn:
    """One of these programs, to be found in a folder by ``PATH``."""

    def __init__(self, name: str, folder: Path) -> None:
        self.host = NAMES[name]
        self._place = folder / f"{name}.json"
        program = folder / name
        program.write_text(PROGRAM.format(sys.executable, OURS, name, str(self._place)))
        program.chmod(0o755)

    def noted(self, what: str) -> str:
        """Wait until it runs; return its ``base``, what it forwards ``to``, or its ``pid``."""
        _wait(self._place.exists, "it was not started")
        return str(json.loads(self._place.read_text())[what])

    def up(self) -> str:
        """Wait until visitors come through it to the server; return where they ask."""
        base = self.noted("base")
        _wait(
            lambda: httpx.get(f"{base}/healthz", timeout=TIMEOUT).is_success,
            "the server does not know its name",
        )
        return base

    def end(self) -> None:
        """End it, as a fault of its own would."""
        os.kill(int(self.noted("pid")), signal.SIGKILL)


def _wait(until: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + TIMEOUT
    while not until():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
