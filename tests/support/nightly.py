"""What a test is tried with by night only."""

import pytest


def nightly(*values: object) -> object:
    """Return values of a test's parameters, one each, with which ``make test`` leaves it out."""
    return pytest.param(*values, marks=pytest.mark.nightly)
