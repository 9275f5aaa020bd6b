"""The client's types of what goes over the wire are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_wire_types_match_the_server():
    command = [sys.executable, "scripts/generate_wire.py", "--check"]

    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")
