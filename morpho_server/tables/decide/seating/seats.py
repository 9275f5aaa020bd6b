"""Seats: in which of them people may sit, and what follows when somebody takes one."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.clock import deadlines
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.table import Table


def take_seat(table: Table, player: PlayerId, seat: Seat, now: Millis) -> Events:
    """Return the events of a player taking a seat that they may take; a bot there makes room."""
    bot = table.holders.get(seat)
    taken: Events = (ev.Sat(EVERYONE, player, seat),)
    if bot is not None and table.in_match:
        taken = (ev.SeatGiven(EVERYONE, seat, player, bot.id),)
    elif bot is not None:
        taken = (ev.PlayerLeft(EVERYONE, bot.id), *taken)
    return (*taken, *end_offer(table, seat), *end_stand_in(table, seat), *held(table, seat, now))


def held(table: Table, seat: Seat, now: Millis) -> Events:
    """Return the deadline of a seat that somebody holds from now on."""
    return deadlines.of_seat(table, seat, now, held=True)


def end_offer(table: Table, seat: Seat | None) -> Events:
    """Return the end of a seat's offer, if it can be taken over by a link.

    A link that was sent while nobody was there must not drive out who plays.
    """
    if seat is None or seat not in table.passes.offers():
        return ()
    return (ev.OfferWithdrawn(EVERYONE, seat),)


def end_stand_in(table: Table, seat: Seat | None) -> Events:
    """Return the end of a seat's stand-in, if it has one."""
    if seat is None or seat not in table.stand_ins:
        return ()
    return (ev.StandInEnded(EVERYONE, seat),)


def check_seat(table: Table, seat: Seat) -> None:
    """Raise ``no_such_seat`` unless the table has that seat."""
    if not 0 <= seat < table.seat_count:
        raise refusal("no_such_seat")


def free_seats(table: Table) -> list[Seat]:
    """Return the seats that nobody holds."""
    return [Seat(seat) for seat in range(table.seat_count) if seat not in table.holders]


def seats_for_people(table: Table) -> list[Seat]:
    """Return the seats in which a person may sit down: the free ones, then those of bots."""
    of_bots = [seat for seat in sorted(table.holders) if table.holders[seat].bot is not None]
    return [*free_seats(table), *of_bots]
