"""What a test is tried with by night only."""

import pytest


def nightly(*values: object) -> list[object]:
    """Return values of a parameter with which ``make test`` leaves a test out.

    A value that is a tuple stands for several parameters.
    """
    marks = pytest.mark.nightly
    return [
        pytest.param(*value, marks=marks)
        if isinstance(value, tuple)
        else pytest.param(value, marks=marks)
        for value in values
    ]
