"""Check the web client: Biome for format and lint, the TypeScript compiler for its JSDoc types.

Modules import downwards only (``LAYERS``), types too. Time is measured by the monotonic clock.
Styles hold in both directions of writing.

Both tools are fetched once (npm_tools.py), and Playwright brings the Node.js that the compiler
needs. A tool that cannot be had is skipped with a message, but not in CI. With --format, Biome
formats the client instead.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from npm_tools import NpmError, UnlikeLockError, fetch_tool
from playwright._impl._driver import compute_driver_executable

CLIENT = Path(__file__).parent.parent / "web_client"
LAYERS: Final = (
    *("app", "admin", "games/*", "games/shared", "ui", "games", "sound", "attention", "motion"),
    *("loading", "state", "i18n", "routing", "net", "lib", "vendor"),
)
"""The folders from the top down; ``games/*`` is any game, and knows no other."""
REGISTRY: Final = "games/registry.js"
"""Names the games, which are loaded by it."""
WALL_CLOCKS: Final = (
    *("admin/announcement.js", "admin/bans.js", "admin/moment.js"),
    *("i18n/time.js", "net/wake.js", "state/fairness/database.js", "ui/home/my_tables.js"),
    "ui/evening/dates.js",
    *("ui/panels/report_button.js", "ui/panels/save_file.js", "ui/panels/sign_out.js"),
    "ui/result/pictures/share_sheet.js",
)
"""The modules that may read the wall clock: for dates, and to notice that it was set."""
_WALL_CLOCK: Final = re.compile(r"\bDate\s*(?:\.\s*now\b|\()|\bnew\s+Date\b|\bTemporal\.Now\b")
_SIDE: Final = re.compile(
    r"""^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[a-z-]*\s*:
        |text-align\s*:\s*(?:left|right)\b
        |(?:left|right)\s*:(?![^;]*50%)
        |(?:inset|margin|padding)\s*:\s*(?P<four>[^;]*))""",
    re.VERBOSE | re.MULTILINE,
)
"""A left or right side in a style, or four sides; not a place that is counted from the middle."""
_VALUE: Final = re.compile(r"(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+")
_IMPORT: Final = re.compile(r"""(?:from|import)\s*\(?\s*["'`](\.[^"'`]*)["'`]""")


def main() -> int:
    """Check or format the client; return the exit status."""
    if sys.argv[1:] == ["--format"]:
        return run_tool("biome", "format", "--write", ".")
    if faults := [*slow_selectors(), *sides(), *upward_imports(), *wall_clocks()]:
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


def sides(client: Path = CLIENT) -> list[str]:
    """Return where a style names a side that lies elsewhere for readers from right to left."""
    return [
        f"{file.relative_to(client)}:{text.count(chr(10), 0, found.start()) + 1}:"
        " write start or end instead of left or right"
        for file in sorted(client.rglob("*.css"))
        for text in [file.read_text("utf-8")]
        for found in _SIDE.finditer(text)
        if found["four"] is None or _differs(_VALUE.findall(found["four"]))
    ]


def _differs(values: list[str]) -> bool:
    """Whether a shorthand's right and left side are not alike."""
    return len(values) == 4 and values[1] != values[3]


def upward_imports(client: Path = CLIENT) -> list[str]:
    """Return the imports of modules of a higher layer, or of another game."""
    return [
        f"{module} must not import {imported}"
        for module, imported in sorted(_imports(client))
        if module != REGISTRY and not _may_import(module, imported)
    ]


def wall_clocks(client: Path = CLIENT) -> list[str]:
    """Return where elapsed time is measured by a clock that people and networks set."""
    found = {
        file.relative_to(client).as_posix()
        for file in client.rglob("*.js")
        if _WALL_CLOCK.search(file.read_text("utf-8"))
    }
    return [
        f"{module}: use performance.now(), or add it to WALL_CLOCKS for a date"
        for module in sorted(found.difference(WALL_CLOCKS))
        if not module.startswith("vendor/")
    ] + [
        f"{module} reads no wall clock: remove it" for module in WALL_CLOCKS if module not in found
    ]


def _imports(client: Path) -> Iterator[tuple[str, str]]:
    for file in [*client.rglob("*.js"), *client.rglob("*.d.ts")]:
        module = file.relative_to(client).as_posix()
        if not module.startswith("vendor/"):
            for address in _IMPORT.findall(file.read_text("utf-8")):
                yield module, os.path.relpath(file.parent / address, client)


def _may_import(module: str, imported: str) -> bool:
    above, below = _layer(module), _layer(imported)
    if above == below == "games/*":
        return module.split("/")[1] == imported.split("/")[1]
    return LAYERS.index(above) <= LAYERS.index(below)


def _layer(module: str) -> str:
    folder, *rest = module.split("/")
    if folder != "games" or len(rest) < 2:
        return folder
    return "games/shared" if rest[0] == "shared" else "games/*"


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
