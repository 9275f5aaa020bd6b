"""The statistics of a match, and which of them are shown when it is over.

Only what everybody could see is counted, or what a round's end has shown (R7.7): never who agreed
to end one (R7.6), nor anything of cards that lay hidden.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, get_args

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.honours import LEAST, Statistic
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER
from morpho_server.games.morpho.state import MatchStatistics, State
from morpho_server.games.seats import Seat

Counted = Iterable[tuple[Statistic, Seat, int]]
"""What an event adds: the statistic, the seat and the amount."""

MOST_HOLDERS: Final = 2
"""A statistic that more players lead equally is nobody's honour."""


def honours(statistics: MatchStatistics) -> ev.HonoursGiven | None:
    """Return a match's honours: the players who did most of each kind, and how much."""
    foremost = {each: _foremost(statistics, each) for each in get_args(Statistic)}
    given = {statistic: seats for statistic, seats in foremost.items() if seats}
    counts = {statistic: max(statistics[statistic]) for statistic in given}
    return ev.HonoursGiven(EVERYONE, given, counts) if given else None


def _foremost(statistics: MatchStatistics, statistic: Statistic) -> tuple[Seat, ...]:
    counts = statistics.get(statistic, (0,))
    most = max(counts)
    seats = tuple(Seat(seat) for seat, count in enumerate(counts) if count == most)
    return seats if most >= LEAST[statistic] and len(seats) <= MOST_HOLDERS else ()


def counted(state: State, event: Event) -> MatchStatistics:
    """Return the statistics of a match after one of the :data:`COUNTED` events, not yet applied."""
    statistics = state.statistics
    for statistic, seat, times in COUNTED[type(event)](state, event):
        counts = statistics.get(statistic) or (0,) * state.setup.seats
        statistics = {
            **statistics,
            statistic: (*counts[:seat], counts[seat] + times, *counts[seat + 1 :]),
        }
    return statistics


def _looked_at(_: State, event: ev.Investigated) -> Counted:
    return (("looked_at", OWNER[event.slot], 1), ("looks", event.seat, 1))


def _job_changed(_: State, event: ev.JobChanged) -> Counted:
    return (("job_changes", event.seat, 1),)


def _stepped_in(_: State, event: ev.Guarded | ev.Intercepted) -> Counted:
    return (("steps_in", event.seat, 1),)


def _sniped(state: State, event: ev.Sniped) -> Counted:
    yield "shots", event.seat, 1
    yield from _aimed_at(state, event)


def _aimed_at(_: State, event: ev.Sniped | ev.Bombed | ev.Assassinated) -> Counted:
    if event.target != MIDDLE and OWNER[event.target] != event.seat:
        yield "aimed_at", OWNER[event.target], 1


def _eliminated(state: State, event: ev.Eliminated) -> Counted:
    """Count it for whose turn it is: a reaction fells cards of that seat only, as it may itself."""
    owner = OWNER.get(event.slot)
    if owner != state.turn:
        yield "eliminations", state.turn, 1
    if owner is not None and event.identity == "bodyguard":
        yield "guards_lost", owner, 1


def _named(_: State, event: ev.Indicated | ev.Guessed) -> Counted:
    yield "right_names" if event.named == event.identity else "wrong_names", event.seat, 1


def _round_ended(state: State, event: ev.RoundEnded) -> Counted:
    for seat in state.ring.seats:
        if event.points[seat] > 0 and state.face_up.isdisjoint(state.ring.hands[seat]):
            yield "unseen_points", seat, event.points[seat]


COUNTED: Final[dict[type[Event], Callable[[State, Any], Counted]]] = {
    ev.Investigated: _looked_at,
    ev.JobChanged: _job_changed,
    ev.Guarded: _stepped_in,
    ev.Intercepted: _stepped_in,
    ev.Sniped: _sniped,
    ev.Bombed: _aimed_at,
    ev.Assassinated: _aimed_at,
    ev.Eliminated: _eliminated,
    ev.Indicated: _named,
    ev.Guessed: _named,
    ev.RoundEnded: _round_ended,
}
