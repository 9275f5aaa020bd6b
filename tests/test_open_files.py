"""How many files and sockets a server may have open."""

import resource
import subprocess
import sys

from morpho_server.cli.file_limits import FEW

LIMITED = """
import resource
from morpho_server.cli.file_limits import raise_limit
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(raise_limit())
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def with_limits(soft: int, hard: int) -> tuple[str, int]:
    """Return the output of a process that begins with these limits, and the limit it ends with."""
    program = LIMITED.format(soft=soft, hard=hard)
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return said[0], int(said[1])


def test_a_server_takes_as_many_open_files_as_the_system_grants():
    assert with_limits(256, FEW) == ("None", FEW)


def test_a_limit_that_is_too_low_is_said_in_words():
    warning, limit = with_limits(256, 300)

    assert limit == 300
    assert "300 files and sockets" in warning
    assert "250 open pages" in warning
    assert "LimitNOFILE=" in warning


def test_a_limit_that_is_enough_needs_no_words():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]

    assert with_limits(FEW, hard) == ("None", hard)
