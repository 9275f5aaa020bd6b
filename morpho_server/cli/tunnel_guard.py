"""Runs a program for as long as the server lives.

The server runs this file as a process of its own, with the program's command as its arguments, and
holds its standard input open. Whatever ends the server closes that, also what it can't handle; then
the program is ended, too. It imports nothing of the server, so that it starts at once.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Final

GRACE_SECONDS: Final = 1.0
"""The time in which the program may end by itself once it is asked to."""


def run(command: Sequence[str]) -> int:
    """Run a program until it ends or standard input does; return its exit status."""
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # noqa: S603 - the server's choice
    threading.Thread(target=_end_with_server, args=[program], daemon=True).start()
    return program.wait()


def _end_with_server(program: "subprocess.Popen[bytes]") -> None:
    os.read(sys.stdin.fileno(), 1)  # a buffer would be locked when the program ends first
    program.terminate()
    try:
        program.wait(GRACE_SECONDS)
    except subprocess.TimeoutExpired:
        program.kill()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
