"""What is kept of a round that bots have played: enough to sum many up, and small."""

from collections.abc import Callable
from dataclasses import dataclass

from morpho_server.bots.simulation import Played


@dataclass(frozen=True, slots=True)
class Held:
    """What a game tells of a round beyond its outcome.

    ``turns`` counts those of all seats; ``dealt`` are the parts that each seat began with, and
    whatever nobody held; ``won`` those by which a seat has scored.
    """

    turns: int
    dealt: tuple[tuple[str, ...], ...]
    won: tuple[tuple[str, ...], ...]


Reader = Callable[[Played], Held]
"""Reads out of a round what a game tells of it."""


@dataclass(frozen=True, slots=True)
class Account:
    """A round: who played how strong, what each scored, how it ended and after how many decisions.

    ``failed`` counts the decisions in which a bot failed; ``ends_match`` tells of the last round of
    a match, ``number`` is which one it was.
    """

    strengths: tuple[str, ...]
    points: tuple[int, ...]
    reason: str
    decisions: int
    failed: int
    number: int
    ends_match: bool
    held: Held | None


def account_of(
    played: Played, strengths: tuple[str, ...], number: int, read: Reader | None
) -> Account:
    """Return the account of a round; one that was cut off brought nobody anything."""
    outcome = played.outcome
    return Account(
        strengths,
        outcome.points if outcome else (0,) * len(strengths),
        outcome.reason if outcome else "cut_off",
        len(played.updates) - 1,
        sum(played.failed),
        number,
        outcome is not None and outcome.match_over,
        read(played) if read and outcome else None,
    )
