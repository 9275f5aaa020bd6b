"""What the processes of a browser that this one has started have computed, as Linux counts it."""

from pathlib import Path
from typing import Final

import psutil

PARTS: Final = {
    ("renderer", "ThreadPoolForeg"): "raster",
    ("renderer", "CompositorTileW"): "raster",
    ("renderer", "Compositor"): "compositor",
    ("renderer", "AudioOutputDevi"): "sound",
    ("utility", "AudioWorkerThre"): "sound",
    ("gpu-process", None): "screen",
    ("browser", None): "browser",
}
"""Parts by the kind of a process and the name of its thread, without its number; all, where None.

A page's own thread is its script, style and layout; what is not named here counts as the rest."""
NAMES: Final = ("page", *dict.fromkeys(PARTS.values()), "rest")


class BrowserTime:
    """CPU time of the browser that runs now, with those of its processes that run now."""

    def __init__(self) -> None:
        self._kinds = kinds_of_processes()

    def read(self) -> dict[str, float]:
        """Return the CPU milliseconds that each part has taken so far, by its name in ``NAMES``."""
        spent = dict.fromkeys(NAMES, 0.0)
        for process, kind in self._kinds.items():
            for thread in Path(f"/proc/{process}/task").glob("*"):
                try:
                    name = (thread / "comm").read_text().strip().rstrip("0123456789/")
                    nanoseconds = int((thread / "schedstat").read_text().split()[0])
                except OSError:
                    continue  # it has ended since
                is_main = kind == "renderer" and thread.name == str(process)
                spent["page" if is_main else part_of(kind, name)] += nanoseconds / 1e6
        return spent


def part_of(kind: str, thread: str) -> str:
    """Return which part a thread of a process of that kind belongs to."""
    return PARTS.get((kind, thread)) or PARTS.get((kind, None)) or "rest"


def kinds_of_processes() -> dict[int, str]:
    """Return the browser's processes and what each is: ``browser``, ``renderer`` or another."""
    typed: dict[int, str] = {}
    parents: set[int] = set()
    for process in psutil.Process().children(recursive=True):
        given = [word for word in process.cmdline() if word.startswith("--type=")]
        if given:
            typed[process.pid] = given[0].removeprefix("--type=")
            parents.add(process.ppid())
    return typed | dict.fromkeys(parents - typed.keys(), "browser")
