"""What all tests share: in which order they run, and how hard Hypothesis tries.

``HYPOTHESIS_PROFILE`` is ``ci`` (default: the same examples every time) or ``deep`` (twenty times
as many, other ones every time).
"""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

ROOT = Path(__file__).parent.parent
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

# Test folders are no packages; helpers are imported from the root, as `tests.games.guess`.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
pytest.register_assert_rewrite("tests.games")

# Without the "explain" phase: it runs a failing example many times more, under a tracer.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.target, Phase.shrink)
settings.register_profile(
    "ci",
    max_examples=100,
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    phases=PHASES,
    suppress_health_check=SLOW,
)
settings.register_profile("deep", settings.get_profile("ci"), max_examples=2000, derandomize=False)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci")
settings.load_profile(PROFILE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what needs no browser first: it is faster. Give tests an hour in the deep profile."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    if PROFILE == "deep":
        for item in items:
            item.add_marker(pytest.mark.timeout(3600))
