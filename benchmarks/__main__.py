"""``python -m benchmarks``: the rules first, then the server."""

import subprocess
import sys

for name in ("engine", "server"):
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=True)
