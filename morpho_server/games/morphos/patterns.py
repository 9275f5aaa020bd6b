"""The patterns in which a stone is weak (R4.1 to R4.4, R7.1), and the stones that they find."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from morpho_server.games.morphos.grid import BESIDE, Bits, Offset, grid_of

EdgeRule = Literal["open", "closed"]
"""Whether a pattern needs all of its stones, or may miss one that lies off the board (R4.4)."""

Step: TypeAlias = tuple[int, int, Bits]
"""A shift to the right, one to the left, and the stones for which it needs no enemy."""

Corner: TypeAlias = tuple[int, int, tuple[tuple[Step, ...], ...]]
"""Two of the four points beside a stone, at a right angle, and what else each pattern needs."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Where enemy stones must be, as seen from the weak stone.

    ``loose`` is the one of them that closed edges let lie off the board.
    """

    enemies: tuple[Offset, ...]
    loose: Offset | None = None


P1: Final = Pattern(((0, 1), (-1, 1), (-1, 0), (0, -1)), loose=(0, -1))
P2: Final = Pattern(((-1, 2), (-1, 1), (-1, 0), (0, -1), (1, -1)), loose=(-1, 2))
P3: Final = Pattern(((-1, 0), (-1, 1), (0, 2), (1, 2), (2, 1), (2, 0), (1, -1), (0, -1)))
M1: Final = Pattern(((0, 1), (-1, 0), (0, -1)))
M2: Final = Pattern(((-1, 1), (-1, 0), (0, -1), (1, -1)))


def _orientations(pattern: Pattern) -> list[Pattern]:
    """Return a pattern turned and reflected in every way; those that look alike stand once."""
    found: dict[frozenset[Offset], Pattern] = {}
    for mirrored in (False, True):
        turned = _turn(pattern, mirror=True) if mirrored else pattern
        for _ in range(4):
            found.setdefault(frozenset(turned.enemies), turned)
            turned = _turn(turned)
    return [*found.values()]


def _turn(pattern: Pattern, *, mirror: bool = False) -> Pattern:
    """Return a pattern after a quarter turn to the right, or reflected from left to right."""

    def turned(offset: Offset) -> Offset:
        x, y = offset
        return (-x, y) if mirror else (y, -x)

    loose = None if pattern.loose is None else turned(pattern.loose)
    return Pattern(tuple(map(turned, pattern.enemies)), loose)


PATTERNS: Final = tuple(each for one in (P1, P2, P3) for each in _orientations(one))
"""The 20 oriented patterns (R4.3)."""

MINIMORPH_PATTERNS: Final = tuple(each for one in (M1, M2) for each in _orientations(one))
"""The eight oriented patterns of Minimorph (R7.1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Weakness:
    """Says which stones are weak, on one size of board with one set of patterns.

    All patterns have enemies on two points ``beside`` the weak stone, at a right angle. So they are
    looked up by these ``corners``.
    """

    beside: tuple[Step, ...]
    corners: tuple[Corner, ...]

    def among(self, stones: Bits, enemies: Bits) -> Bits:
        """Return those of some stones of one side that are weak because of the other's (R4.1)."""
        beside = [stones & enemies >> right << left for right, left, _ in self.beside]
        weak = 0
        for one, other, patterns in self.corners:
            held = beside[one] & beside[other]
            if held:
                for pattern in patterns:
                    found = held
                    for right, left, excused in pattern:
                        found &= enemies >> right << left | excused
                        if not found:
                            break
                    weak |= found
        return weak


@cache
def weakness(size: int, *, minimorph: bool, edge_rule: EdgeRule) -> Weakness:
    """Return the test of weak stones (R4.2, R4.4, R7.1)."""
    grid = grid_of(size)

    def step(offset: Offset, *, loose: bool = False) -> Step:
        shift = offset[1] * grid.stride + offset[0]
        excused = grid.without_point_at(offset) if loose else 0
        return max(shift, 0), max(-shift, 0), excused

    corners: dict[tuple[int, int], list[tuple[Step, ...]]] = {}
    for pattern in MINIMORPH_PATTERNS if minimorph else PATTERNS:
        one, other = _corner(pattern)
        rest = tuple(
            step(each, loose=edge_rule == "closed" and each == pattern.loose)
            for each in pattern.enemies
            if each not in (BESIDE[one], BESIDE[other])
        )
        corners.setdefault((one, other), []).append(rest)
    return Weakness(
        beside=tuple(map(step, BESIDE)),
        corners=tuple((one, other, tuple(found)) for (one, other), found in corners.items()),
    )


def _corner(pattern: Pattern) -> tuple[int, int]:
    """Return two neighbours in ``BESIDE`` where a pattern has enemies that it can't do without."""
    needed = {*pattern.enemies} - {pattern.loose}
    pairs = ((at, (at + 1) % len(BESIDE)) for at in range(len(BESIDE)))
    return next((one, other) for one, other in pairs if {BESIDE[one], BESIDE[other]} <= needed)
