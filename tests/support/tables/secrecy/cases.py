"""Pairs of worlds to be compared, each made from the name of a game and a number."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from tests.support.games.playing import BYTES_A_STEP, Round, Start, script
from tests.support.games.subjects import Subject

T = TypeVar("T")

STARTS = 40
"""How many ways to begin are drawn for a game. Each is played with many deals."""

TEXTS = 120
"""How many texts in a game's grammar are drawn, as moves to try."""

LATE = 0.06
"""How often time runs out for a seat."""

VOTES = 0.12
"""How often a move is one that the seat doesn't owe."""


class Deed(NamedTuple):
    """A move of a seat; ``late`` if it is made because the seat's time is up."""

    seat: Seat
    move: Move
    late: bool


@dataclass(frozen=True)
class Case:
    """A comparison to be made: what is played in world one, and who observes it.

    ``options`` are the table's own.
    """

    game: str
    number: int
    start: Start
    script: bytes
    observer: Seat | None
    options: Mapping[str, Any]
    texts: tuple[str, ...]

    def dice(self, purpose: str) -> Random:
        """Return the dice of all else, for each purpose its own."""
        return Random(f"{self.game} {self.number} {purpose}")


def case_of(subject: Subject, number: int) -> Case:
    """Return a case: the same one for the same number, as long as the game stays as it is."""
    dice = Random(f"{subject.game.name} {number}")
    start = dice.choice(_drawn(subject.starts(), STARTS, subject.game.name))
    start = replace(start, seed=dice.randbytes(32))
    steps = dice.choice((subject.steps, subject.steps, dice.randint(1, subject.steps)))
    observer = dice.choice((None, *map(Seat, range(start.seats))))
    options: dict[str, Any] = {"stand_in_seconds": 10, "turn_seconds": dice.choice((None, 60))}
    options["bank_seconds"] = dice.choice((0, 30))
    if subject.game.has_elimination:
        options["out_players_see"] = dice.choice(("own_view", "all_cards"))
    texts = _drawn(subject.texts(), TEXTS, subject.game.name)
    return Case(
        game=subject.game.name,
        number=number,
        start=start,
        script=script(start, dice.getrandbits(64), steps),
        observer=observer,
        options=options,
        texts=tuple(dice.sample(texts, 20)),
    )


def world_one(subject: Subject, case: Case) -> tuple[Round, list[Deed]]:
    """Return the round that a case plays, and its moves."""
    game, dice = subject.game, case.dice("world one")
    played, deeds = Round(game, case.start), []
    for at in range(0, len(case.script), BYTES_A_STEP):
        drawn = case.script[at : at + BYTES_A_STEP]
        if dice.random() < VOTES:
            drawn = bytes([255, *drawn[1:]])
        choice = played.pick(drawn, subject.rare)
        if choice is None:
            break
        late = dice.random() < LATE
        if late:
            seat = game.owing(played.state)[0]
            choice = seat, played.timeout_move(seat)
        played.play(*choice)
        deeds.append(Deed(*choice, late))
    return played, deeds


_pools: dict[tuple[str, int], list[Any]] = {}


def _drawn(strategy: SearchStrategy[T], number: int, game: str) -> list[T]:
    """Return so many examples of a strategy, the same ones each time."""
    key = game, number
    if key not in _pools:
        pool: list[T] = []

        @settings(
            max_examples=number,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy)
        def draw(value: T) -> None:
            pool.append(value)

        draw()
        _pools[key] = pool
    return _pools[key]
