"""Settings of all tests: their order, checks for leaks, and Hypothesis's effort.

``HYPOTHESIS_PROFILE`` is ``ci`` (default: 15 examples, the same every time), ``nightly`` (200 of
them, new ones every time) or ``deep`` (2,000, new ones).
"""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

# Test folders are no packages; helpers are imported from the root, as `tests.support.games.guess`.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
pytest.register_assert_rewrite("tests.support")

from tests.support.dealt import deal_as, dealt  # noqa: E402 - found from the root

# Without the "explain" phase: it runs a failing example many times more, under a tracer.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.target, Phase.shrink)
settings.register_profile(
    "ci",
    max_examples=15,
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    phases=PHASES,
    suppress_health_check=SLOW,
)
for name, most in {"nightly": 200, "deep": 2000}.items():
    settings.register_profile(
        name, settings.get_profile("ci"), max_examples=most, derandomize=False
    )
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci")
settings.load_profile(PROFILE)


NODES = "tests/nodes/"
"""The tests for which four servers run all the time."""

LONG_FILES_FIRST = (
    "nodes",
    "end_to_end",
    "client",
    "api",
    "tables",
    "storage",
    "realtime",
    "bots",
    "games",
)
"""Folders, those first of which a file takes longest: in the end all workers are busy with little.

A folder that is not named comes last.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files in the order in which workers get them; give tests of more examples an hour."""
    items[:] = [item for file in _taking_turns(items) for item in file]
    if PROFILE != "ci":
        for item in items:
            item.add_marker(pytest.mark.timeout(3600))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling:
    """Hand out files to workers, those of tests that share servers to one."""
    return _Scheduling(config, log)


class _Scheduling(LoadFileScheduling):  # type: ignore[misc]
    def _split_scope(self, nodeid: str) -> str:
        """Return the group of a test: its file, or the folder whose nodes run for all of it."""
        return NODES if nodeid.startswith(NODES) else super()._split_scope(nodeid)


def pytest_collection_finish() -> None:
    """Freeze all permanent objects, so that garbage collections are quick."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def whole_run() -> Iterator[None]:
    """Deal the same in every run, and find after it what outlived its module and was left open."""
    with dealt():
        deal_as("what lasts")
        yield
    gc.unfreeze()
    gc.collect()


@pytest.fixture(autouse=True, scope="module")
def each_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal what a module shares, find what it left open, and freeze what outlives it.

    Otherwise what it shares would be dealt by the file before it, which is another in each run, and
    each test would scan all that earlier ones have loaded, which takes longer than most.
    """
    deal_as(request.node.nodeid)
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def each_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal each test cards of its own, and find what it left open, so no later one is blamed.

    What it left in use is frozen, otherwise each later collection would scan it again.
    """
    deal_as(request.node.nodeid)
    yield
    gc.collect()
    gc.freeze()


def _taking_turns(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the tests by files, long files first, evenly mixed of those with browsers and others.

    Browsers need the processors and servers mostly wait: side by side they take the least time.
    """
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    ranked = sorted(files.values(), key=_rank)
    kinds = [[file for file in ranked if _has_browser(file) is kind] for kind in (True, False)]
    places = [((at + 1) / len(kind), file) for kind in kinds for at, file in enumerate(kind)]
    return [file for _, file in sorted(places, key=lambda place: place[0])]


def _rank(file: list[pytest.Item]) -> int:
    folder = file[0].path.relative_to(TESTS).parts[0]
    return LONG_FILES_FIRST.index(folder) if folder in LONG_FILES_FIRST else len(LONG_FILES_FIRST)


def _has_browser(file: list[pytest.Item]) -> bool:
    return any(item.get_closest_marker("browser") for item in file)
