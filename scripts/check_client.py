"""Check the web client: Biome for format and lint, the TypeScript compiler for its JSDoc types.

Both tools are fetched once (npm_tools.py), and Playwright brings the Node.js that the compiler
needs. A tool that cannot be had is skipped with a message, but not in CI. With --format, Biome
formats the client instead.
"""

import os
import subprocess
import sys
from pathlib import Path

from npm_tools import NpmError, UnlikeLockError, fetch_tool
from playwright._impl._driver import compute_driver_executable

CLIENT = Path(__file__).parent.parent / "web_client"


def main() -> int:
    """Check or format the client; return the exit status."""
    if sys.argv[1:] == ["--format"]:
        return run_tool("biome", "format", "--write", ".")
    if faults := slow_selectors():
        print("\n".join(faults), file=sys.stderr)
        return 1
    return run_tool("biome", "check", "--error-on-warnings", ".") or run_tool(
        "typescript", "--project", "jsconfig.json"
    )


def slow_selectors() -> list[str]:
    """Return where ``:has()`` stands in a style of the screen.

    It makes the browser look at everything around a change: with thirty of them a changed word
    cost 3 ms, and each turned card as much again.
    """
    return [
        f"{file.relative_to(CLIENT)}: use a class instead of :has()"
        for file in sorted(CLIENT.rglob("*.css"))
        if ":has(" in file.read_text("utf-8").partition("@media print")[0]
    ]


def run_tool(name: str, *arguments: str) -> int:
    """Run a tool in the client's folder; return its exit status."""
    try:
        folder = fetch_tool(name)
    except UnlikeLockError as error:
        print(error, file=sys.stderr)
        return 1
    except NpmError as error:
        print(f"The client is not checked by {name}: {error}", file=sys.stderr)
        return int("CI" in os.environ)
    if name == "typescript":
        node, _ = compute_driver_executable()
        command = [node, str(folder / "lib" / "tsc.js")]
    else:
        command = [str(folder / "biome")]
    return subprocess.run([*command, *arguments], check=False, cwd=CLIENT).returncode


if __name__ == "__main__":
    sys.exit(main())
