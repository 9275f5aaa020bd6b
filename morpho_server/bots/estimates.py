"""Figures from samples, each with the interval in which the true one lies with 95 % confidence."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z: Final = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and between what it may lie."""

    value: float
    low: float
    high: float


def mean(sample: Sequence[float]) -> Estimate:
    """Return the mean of values that are independent of each other; at least one is needed."""
    value = fmean(sample)
    spread = Z * stdev(sample) / sqrt(len(sample)) if len(sample) > 1 else float("inf")
    return Estimate(value, value - spread, value + spread)


def share(hits: int, of: int) -> Estimate:
    """Return how often something happens, by Wilson's interval; ``of`` is 1 or more."""
    value = hits / of
    middle = (value + Z**2 / (2 * of)) / (1 + Z**2 / of)
    spread = Z / (1 + Z**2 / of) * sqrt(value * (1 - value) / of + Z**2 / (4 * of**2))
    return Estimate(value, middle - spread, middle + spread)
