"""``python -m benchmarks``: the rules first, then the server, then the client."""

import subprocess
import sys

for name in ("engine", "server", "client"):
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=True)
