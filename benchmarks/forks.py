"""Servers without the time that imports take: forked from a process that has made them all.

Each runs what the command does from there on. On a machine with much else to do, where starting
Python takes half a minute, two hundred starts are possible only so.
"""

import os
import signal
import subprocess
import sys
import time
from typing import Final

from benchmarks.process import ServerProcess

END_SECONDS: Final = 10

PROGRAM: Final = """
import os, signal, sys
from morpho_server.cli import main
import morpho_server.cli.serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for port in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(0, 1)
        os._exit(main(["serve", "--host", "127.0.0.1", "--port", port.strip()]))
    print(child, flush=True)
"""


class ForkedServer(ServerProcess):
    """A server of that kind."""

    _parent: subprocess.Popen[str] | None = None
    _pid: int | None = None

    def start(self) -> None:
        """Start it; it need not listen yet."""
        if self._parent is None:
            self._parent = subprocess.Popen(
                [sys.executable, "-c", PROGRAM],
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        print(self.port, file=self._parent.stdin, flush=True)
        self._pid = int(self._parent.stdout.readline())

    def listens(self) -> bool:
        """Tell whether it can be connected to; fails if it has ended."""
        if not self._is_there():
            raise SystemExit("the server did not start")
        return self._is_open()

    def kill(self) -> None:
        """End it as a power failure does."""
        if self._pid is None:
            return
        os.kill(self._pid, signal.SIGKILL)
        end = time.monotonic() + END_SECONDS
        while self._is_there() and time.monotonic() < end:
            time.sleep(0.005)
        self._pid = None

    def _is_there(self) -> bool:
        assert self._pid is not None, "it is not running"
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def __exit__(self, *_: object) -> None:
        self.kill()
        if self._parent is not None:
            self._parent.kill()
            self._parent.communicate()
