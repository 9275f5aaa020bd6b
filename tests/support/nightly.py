"""Values of a parameter that are left to the night."""

import pytest


def nightly(*values: object) -> object:
    """Return values of a test's parameters, one each, with which ``make test`` leaves it out."""
    return pytest.param(*values, marks=pytest.mark.nightly)
