"""``python -m benchmarks NAME``: run a benchmark; without a name, list them."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

PARTS: Final = ("games", "servers")
"""The folders that have benchmarks."""


def main() -> None:
    """Run the benchmark that the command line names, with the arguments after its name."""
    here = Path(__file__).parent
    files = {file.stem: file for part in PARTS for file in sorted(here.glob(f"{part}/[a-z]*.py"))}
    if len(sys.argv) < 2 or sys.argv[1] not in files:
        for name, file in files.items():
            about = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
            print(f"{name:<12} {about.splitlines()[0]}")
        raise SystemExit(2 if sys.argv[1:] else 0)
    name = sys.argv[1]
    sys.argv = [f"benchmarks {name}", *sys.argv[2:]]
    import_module(f"benchmarks.{files[name].parent.name}.{name}").main()


if __name__ == "__main__":
    main()
