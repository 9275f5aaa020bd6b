"""The figures kept of a round that bots have played: few, and enough to sum up many rounds."""

from dataclasses import dataclass

from morpho_server.bots.arena.programs import Record
from morpho_server.bots.arena.simulation import Played
from morpho_server.games.outcome import RoundReader, RoundSummary
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Account:
    """A round: who played how strong, what each scored, how it ended and after how many decisions.

    ``failed`` counts the decisions in which a bot failed. ``number`` is the round's number in its
    match; the last one has the seats of its ``winners``, all others ``None``. A round that was cut
    off, or a game without a round reader, has no ``summary``. ``programs`` says how the programs
    in it played.
    """

    strengths: tuple[str, ...]
    points: tuple[int, ...]
    reason: str
    decisions: int
    failed: int
    number: int
    winners: tuple[Seat, ...] | None
    summary: RoundSummary | None
    programs: tuple[Record, ...] = ()


def account_of(
    played: Played,
    strengths: tuple[str, ...],
    number: int,
    read: RoundReader | None,
    programs: tuple[Record, ...] = (),
) -> Account:
    """Return the account of a round; in one that was cut off nobody scores."""
    outcome = played.outcome
    return Account(
        strengths,
        outcome.points if outcome else (0,) * len(strengths),
        outcome.reason if outcome else "cut_off",
        len(played.position.turns) - 1,
        sum(played.failed),
        number,
        outcome.winners if outcome and outcome.match_over else None,
        read(played.position.events) if read and outcome else None,
        programs,
    )
