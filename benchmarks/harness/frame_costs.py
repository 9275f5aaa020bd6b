"""What a page's own thread computes between two frames, and what for, out of a browser's trace.

A frame is late when the thread has too much to do before it: the rest of the frame before, whatever
came in between. Thread time is counted, which stands still while others have the processor, so the
shares are right on a machine that does other work, too.
"""

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

CATEGORIES: Final = (
    "benchmark",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
)
"""What must be traced."""
FUNCTIONS: Final = (
    "disabled-by-default-v8.cpu_profiler",
    "disabled-by-default-v8.cpu_profiler.hires",
)
"""What must be traced, too, if functions are to be named; it makes scripts slower."""
MARK: Final = "frame-costs: "
"""How the names of a page's own marks begin that are to be told."""

_BEGINS: Final = "ProxyMain::BeginMainFrame"
_PARTS: Final = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "prepaint",
    "Paint": "paint",
    "Layerize": "layers",
    "UpdateLayer": "layers",
    "Commit": "commit",
    "MinorGC": "gc",
    "MajorGC": "gc",
    "Decode Image": "decoding",
    "ImageDecodeTask": "decoding",
    "ParseHTML": "parsing",
}
_FORCED: Final = {"style", "layout"}
_SCRIPT: Final = {
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
}


@dataclass
class Interval:
    """From the beginning of one frame to that of the next."""

    begins: float
    """In microseconds of the trace."""
    parts: Counter[str] = field(default_factory=Counter)
    """Milliseconds of computing; styles and layouts that a script asks for are told apart."""
    functions: Counter[str] = field(default_factory=Counter)
    """How many samples of the profiler each function has, with all that it calls."""
    marks: list[str] = field(default_factory=list)
    """What the page says that happened."""
    after: str = ""
    """The last that it had said before, and how many frames ago."""

    @property
    def computes(self) -> float:
        """Return the milliseconds of computing."""
        return sum(self.parts.values())


def read(trace: bytes) -> list[Interval]:
    """Return what the thread of the page that has set marks computes between its frames."""
    events = json.loads(trace)["traceEvents"]
    marked = next(_thread(event) for event in events if _mark(event))
    own = sorted((event for event in events if _thread(event) == marked), key=lambda e: e["ts"])
    begins = [event["ts"] for event in own if event["name"] == _BEGINS and event["ph"] == "X"]
    intervals = [Interval(begin) for begin in begins]

    def at(when: float) -> Interval | None:
        return intervals[found - 1] if (found := bisect_right(begins, when)) else None

    for span in _spans(own):
        if interval := at(span.event["ts"]):
            interval.parts[span.part] += span.own / 1000  # type: ignore[assignment]
    for event in own:
        if (mark := _mark(event)) and (interval := at(event["ts"])):
            interval.marks.append(mark)
    for when, called in _samples(events, marked[0]):
        if interval := at(when):
            interval.functions.update(called)
    last, ago = "", 0
    for each in intervals:
        each.after = f"{last} {ago} frames ago" if last else ""
        told = [mark for mark in each.marks if mark.startswith("update")]
        last, ago = (told[-1], 1) if told else (last, ago + 1)
    return intervals


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _mark(event: dict[str, Any]) -> str:
    """Return what a mark says; nothing if it is none that is to be told."""
    name = str(event["name"])
    return name.removeprefix(MARK) if name.startswith(MARK) else ""


@dataclass
class _Span:
    """An event that lasts."""

    event: dict[str, Any]
    part: str
    own: float
    """Microseconds of computing, without those of the events in it."""

    @property
    def end(self) -> float:
        """Return when it is over."""
        return float(self.event["ts"] + self.event["dur"])


def _spans(events: Iterable[dict[str, Any]]) -> list[_Span]:
    """Return the events of a thread that last, and what each computes by itself."""
    lasting = [event for event in events if event["ph"] == "X" and "tdur" in event]
    spans: list[_Span] = []
    around: list[_Span] = []
    for event in sorted(lasting, key=lambda event: (event["ts"], -event["dur"])):
        while around and around[-1].end <= event["ts"]:
            around.pop()
        part = _part(event["name"], around[-1].part if around else "rest")
        if around:
            around[-1].own -= event["tdur"]
        around.append(_Span(event, part, event["tdur"]))
        spans.append(around[-1])
    return spans


def _part(name: str, around: str) -> str:
    """Return the part to which an event belongs, given that of what it lies in."""
    part = _PARTS.get(name)
    if part in _FORCED and around == "script":
        return f"{part} forced by a script"
    return part or ("script" if name in _SCRIPT else "frame" if name == _BEGINS else around)


def _samples(events: Iterable[dict[str, Any]], process: int) -> Iterator[tuple[float, set[str]]]:
    """Yield when the profiler looked, and all functions that ran then."""
    callers: dict[int, tuple[str, int | None]] = {}
    when = 0.0
    for event in sorted(events, key=lambda event: event["ts"]):
        if event["pid"] != process or event["name"] not in {"Profile", "ProfileChunk"}:
            continue
        data = event["args"]["data"]
        when = data.get("startTime", when)
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", ()):
            callers[node["id"]] = (_function(node["callFrame"]), node.get("parent"))
        for sample, later in zip(
            profile.get("samples", ()), data.get("timeDeltas", ()), strict=False
        ):
            when += later
            yield when, set(_calls(sample, callers))


def _calls(node: int | None, callers: dict[int, tuple[str, int | None]]) -> Iterator[str]:
    """Yield the function that runs, whatever called it, and so on."""
    while node is not None:
        name, node = callers[node]
        if name:
            yield name


def _function(frame: dict[str, Any]) -> str:
    """Return the name of a function and its file; nothing of what runs none."""
    name, url = frame.get("functionName", ""), frame.get("url", "")
    if name.startswith("(") and name != "(garbage collector)":
        return ""
    return f"{name or 'anonymous'} {url.rpartition('/')[2]}:{frame.get('lineNumber', -1) + 1}"
