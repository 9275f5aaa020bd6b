"""Figures from samples, each with the interval in which the true one lies with 95 % confidence.

What is observed together (the seats of one round) is a group: groups are independent of each other,
and what is in one need not be.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z: Final = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and between what it may lie; ``None`` where one observation tells nothing of it."""

    value: float
    low: float | None
    high: float | None


def mean(sample: Sequence[float]) -> Estimate:
    """Return the mean of values that are independent of each other; at least one is needed."""
    value = fmean(sample)
    if len(sample) == 1:
        return Estimate(value, None, None)
    spread = Z * stdev(sample) / sqrt(len(sample))
    return Estimate(value, value - spread, value + spread)


def mean_of_groups(groups: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of all values in some groups; one is needed, and none may be empty."""
    value = fmean(each for group in groups for each in group)
    if len(groups) == 1:
        return Estimate(value, None, None)
    spread = Z * sqrt(_variance(groups, value))
    return Estimate(value, value - spread, value + spread)


def share(hits: int, of: int) -> Estimate:
    """Return how often something happens; ``of`` is 1 or more."""
    return _wilson(hits / of, of)


def share_of_groups(groups: Sequence[Sequence[float]]) -> Estimate:
    """Return how often something is so in some groups; one is needed, and none may be empty."""
    number = sum(map(len, groups))
    value = sum(map(sum, groups)) / number
    variance = _variance(groups, value) if len(groups) > 1 else 0.0
    # So many independent observations would tell as much as these groups do.
    worth = min(float(number), value * (1 - value) / variance) if variance else float(len(groups))
    return _wilson(value, worth)


def _variance(groups: Sequence[Sequence[float]], value: float) -> float:
    """Return the variance of a mean by how far each group as a whole is off it; two are needed."""
    off = sum((sum(group) - value * len(group)) ** 2 for group in groups)
    return off * len(groups) / (len(groups) - 1) / sum(map(len, groups)) ** 2


def _wilson(value: float, of: float) -> Estimate:
    """Return a share with Wilson's interval, which is one also where something never happened."""
    middle = (value + Z**2 / (2 * of)) / (1 + Z**2 / of)
    spread = Z / (1 + Z**2 / of) * sqrt(value * (1 - value) / of + Z**2 / (4 * of**2))
    # Rounding may lead a little beyond what a share can be.
    return Estimate(value, max(0.0, middle - spread), min(1.0, middle + spread))
