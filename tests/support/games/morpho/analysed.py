"""Rounds of M.O.R.P.H.O. as they are sent for an analysis."""

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson

from morpho_server.games.events import Event
from morpho_server.games.morpho.analysis.analyse import MorphoAnalysis, analyse
from morpho_server.games.seats import Seat, seat_of
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import Millis, TableId
from morpho_server.tables.stream.round_summary import PhraseSaid, RoundSummary
from tests.support.games.morpho.playing import CHANCE, GAME, opening, random_round
from tests.support.games.states import state_after

Steps = Sequence[tuple[Seat | None, Sequence[Event]]]


def steps_seen(seats: int, steps: Steps, said: Sequence[PhraseSaid] = ()) -> list[Any]:
    """Return the steps of a round as they go to a worker."""
    entries = [
        Entry(
            seq=n, at=Millis(n), player=None, command=None, seat=seat, move=None, events=(*events,)
        )
        for n, (seat, events) in enumerate(steps, 1)
    ]
    summary = RoundSummary(TableId(1), 1, 1, GAME.name, seats, entries, said)
    return [orjson.loads(step) for step in asyncio.run(summary.steps())]


def made(cards: dict, *moves: str, **header: Any) -> list[Any]:
    """Return the steps of a round of that deal, ``A look C1`` after ``B change B2``.

    ``A: claim leader`` is said at its place among them.
    """
    begun = opening(cards, **header)
    steps: list[tuple[Seat | None, Sequence[Event]]] = [(None, begun)]
    state = state_after(GAME, begun)
    said: list[PhraseSaid] = []
    for step in moves:
        speaker, says, phrase = step.partition(": ")
        if says:
            said.append(PhraseSaid(len(steps), seat_of(speaker), phrase))
            continue
        letter, _, move = step.partition(" ")
        done = GAME.decide(state, seat_of(letter), move, CHANCE)
        state = done.after
        steps.append((seat_of(letter), done.events))
    return steps_seen(len(cards) - 1, steps, said)


def analysed(cards: dict, *moves: str, **header: Any) -> MorphoAnalysis:
    """Return the analysis of a round of that deal after those moves."""
    return analyse(len(cards) - 1, made(cards, *moves, **header))


def wandered(seed: int) -> tuple[int, list[Any]]:
    """Return a round of random moves: how many seats, and its steps."""
    begun, walk = random_round(seed)
    steps: list[tuple[Seat | None, Sequence[Event]]] = [(None, begun)]
    steps += [(walked.seat, walked.events) for walked in walk]
    seats = begun[0].seats  # type: ignore[attr-defined]
    return seats, steps_seen(seats, steps)


def chances_at(analysis: MorphoAnalysis, seat: int, step: int) -> dict[str, dict[str, float]]:
    """Return the odds of each card that a seat could know after a step."""
    chances = analysis["chances"]
    cards: dict[str, int | None] = {}
    for change in chances["seats"][seat]:
        if change["step"] <= step:
            cards |= change["cards"]
    return {slot: chances["odds"][n] for slot, n in cards.items() if n is not None}
