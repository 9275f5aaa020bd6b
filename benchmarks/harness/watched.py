"""The server, with a watch on how long its event loop is held up.

``python -m benchmarks.harness.watched serve …`` runs ``morpho serve …`` and writes what it saw into
the file that ``WATCHED_FILE`` names. Without arguments it watches an empty loop until it is asked
to stop: what it sees then is the machine's doing.
"""

import asyncio
import atexit
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Final

from morpho_server import cli
from morpho_server.cli.serve import process

BEAT_SECONDS: Final = 0.001


class Watch:
    """Beats in an event loop, and notes by how much each beat came late.

    ``late`` has the worst delay of each second, by its number on the machine's steady clock. It
    says how long the loop was held up, and how long its own thread computed, both in seconds.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.late: dict[int, tuple[float, float]] = {}
        self._loop = loop
        self._at = self._computed = 0.0
        loop.call_soon(self._begin)

    def _begin(self) -> None:
        self._at, self._computed = time.monotonic(), time.thread_time()
        self._loop.call_later(BEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        late = time.monotonic() - self._at - BEAT_SECONDS
        computed = time.thread_time() - self._computed
        second = int(self._at)
        worst = self.late.get(second, (0.0, 0.0))
        self.late[second] = (max(worst[0], late), max(worst[1], computed))
        self._begin()

    def write(self) -> None:
        """Write down what was seen."""
        Path(os.environ["WATCHED_FILE"]).write_text(json.dumps(self.late), encoding="utf-8")


def main() -> None:
    """Watch the server, or nothing."""
    new_loop = process.new_loop

    def watched() -> asyncio.AbstractEventLoop:
        loop = new_loop()
        atexit.register(Watch(loop).write)
        return loop

    if sys.argv[1:]:
        process.new_loop = watched
        sys.exit(cli.main())
    loop = watched()
    loop.add_signal_handler(signal.SIGTERM, loop.stop)
    loop.run_forever()


if __name__ == "__main__":
    main()
