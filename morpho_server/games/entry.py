"""Everything that the server has for one game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from morpho_server.games.aids import Analysis, Deduction
from morpho_server.games.bot import Bot, RandomBot
from morpho_server.games.game import Game
from morpho_server.games.outcome import RoundReader
from morpho_server.games.records.recording import Recording
from morpho_server.games.speech import Speech

ANY_GAME: Final[Mapping[str, Bot]] = {"random": RandomBot()}
"""The bots of a game that has none of its own."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game: its rules, how it is recorded, and its bots by strength, the weakest first.

    A bot of the strength ``stand_in`` decides for absent players; without it, the strongest.
    ``round_reader`` sums up a round for statistics. ``speech`` is what its bots say; without it
    they are silent. ``deduction`` is the aid for everybody at the table; its rules then have the
    option ``DEDUCTION_OPTION``. ``analysis`` finds what could have been known in a past round.
    """

    rules: Game[Any]
    records: Recording[Any] | None = None
    bots: Mapping[str, Bot] = field(default_factory=lambda: ANY_GAME)
    stand_in: str | None = None
    round_reader: RoundReader | None = None
    speech: Speech | None = None
    deduction: Deduction | None = None
    analysis: Analysis | None = None
