"""What is left to the night: values of a parameter, and most of what a test walks through."""

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

IS_NIGHT: Final = os.environ.get("HYPOTHESIS_PROFILE", "ci") != "ci"
"""Whether these are the tests of ``make nightly``."""


def nightly(*values: object) -> object:
    """Return values of a test's parameters, one each, with which ``make test`` leaves it out."""
    return pytest.param(*values, marks=pytest.mark.nightly)


def walked(values: Iterable[Any], *daily: Any) -> list[Any]:
    """Return the values that a test walks through: all by night, some of them by day."""
    return list(values if IS_NIGHT else daily)
