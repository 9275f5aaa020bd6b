"""Playing on from a moment of a past round, at a new table.

A table is a log, so the new one's begins with the events of the round up to that moment.
Every seat has then been sent what that seat was sent, and nothing else.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Game
from morpho_server.games.options import Options
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import deadlines
from morpho_server.tables.decide.matches.terms import prepare_match
from morpho_server.tables.decide.opening import open_table
from morpho_server.tables.decide.people.bots import names_for_bots
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, PlayerId, Strength, TableCode
from morpho_server.tables.model.match import Origin
from morpho_server.tables.model.options import TABLE_OPTIONS, complete
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness

HOST = PlayerId("p1")
"""The player who opens a table."""

MATCH = 1
"""The number of a table's first match."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A past round after some of its steps, with its ``state``.

    ``steps`` are the entries in which something happened in the game. ``options`` are the table's
    of that time, ``seat_options`` those that players had chosen for their seats.
    """

    origin: Origin
    game: Game[Any]
    seats: int
    options: Options
    seat_options: Mapping[Seat, Options]
    steps: Sequence[Entry]
    state: Any


def check(command: commands.PlayOn, moment: Moment, strengths: Sequence[Strength]) -> Options:
    """Return the options of a table that plays on; ``strengths`` are those of the game's bots.

    Others may come than to the past table, so this one begins open. Raises
    ``not_now``, ``no_such_seat``, ``no_such_strength``, or a code for options of an older release.
    """
    if not moment.game.owing(moment.state):
        raise refusal("not_now", "Nobody has to decide at that moment.")
    if command.seat >= moment.seats:
        raise refusal("no_such_seat")
    if command.strength not in strengths:
        raise refusal("no_such_strength")
    return complete(moment.game, {**moment.options, "entry": TABLE_OPTIONS["entry"]})


def play_on(
    code: TableCode,
    command: commands.PlayOn,
    moment: Moment,
    options: Options,
    now: Millis,
    randomness: Randomness,
) -> list[Entry]:
    """Return the entries with which a table begins that plays on from a moment."""
    seats = _seats(command.seat, moment.seats)
    opened = open_table(code, moment.game.name, options, randomness)
    people = (*_host(command), *_bots(command, seats))
    begun = _match(seats, moment)
    next_match = prepare_match(MATCH + 1, randomness)
    first, *others = moment.steps
    events_by_step = [
        (*opened, *people, *begun, *_copied(first), *next_match),
        *map(_copied, others),
    ]
    table = Table(moment.game, options=dict(options))
    holders = [Seat(seat) for seat in range(moment.seats)]
    events_by_step[-1] += deadlines.new_deadline(table, moment.state, now, holders)
    return [
        Entry(seq, now, None, command.id if seq == 1 else None, step.seat, step.move, events)
        for seq, (step, events) in enumerate(zip(moment.steps, events_by_step, strict=True), 1)
    ]


def _seats(own: Seat, count: int) -> tuple[PlayerId, ...]:
    """Return the seating: the host, and bots in the other seats."""
    bots = (PlayerId(f"p{number}") for number in range(2, count + 1))
    return tuple(HOST if seat == own else next(bots) for seat in range(count))


def _host(command: commands.PlayOn) -> Events:
    return (
        ev.PlayerJoined(EVERYONE, HOST, command.name),
        ev.PlayerBound(NOBODY, HOST, command.guest),
        *((ev.ProgramNoted(EVERYONE, HOST),) if command.program else ()),
        ev.HostChanged(EVERYONE, HOST),
        ev.Sat(EVERYONE, HOST, command.seat),
    )


def _bots(command: commands.PlayOn, seats: Sequence[PlayerId]) -> Iterator[Event]:
    names = names_for_bots([command.name])
    for seat, player in enumerate(seats):
        if player != HOST:
            yield ev.BotJoined(EVERYONE, player, next(names), command.strength)
            yield ev.Sat(EVERYONE, player, Seat(seat))


def _match(seats: tuple[PlayerId, ...], moment: Moment) -> Iterator[Event]:
    """Yield how the match begins. Its deal is drawn already, so nobody is asked for a share."""
    yield ev.MatchStarting(EVERYONE, MATCH, seats, {}, setup=None)
    yield ev.SharesRevealed(EVERYONE, {}, (), ())
    yield ev.MatchStarted(EVERYONE, MATCH, seats)
    origin = moment.origin
    yield ev.MatchPlayedOn(EVERYONE, origin.match, origin.round, origin.steps)
    for seat, chosen in moment.seat_options.items():
        yield ev.SeatOptionsSet(EVERYONE, seat, chosen)


def _copied(step: Entry) -> Events:
    """Return the game events of a step; its draws came from another secret."""
    kept = (ev.RoundOpened,)
    return tuple(e for e in step.events if isinstance(e, kept) or not isinstance(e, ev.TableEvent))
