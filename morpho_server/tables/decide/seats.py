"""Seats: who may sit where, and what follows when somebody takes a seat or gives it up."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import clocks
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.table import Table


def sit(context: Context, command: commands.Sit) -> Proposal:
    """Take a seat, or another. Only a player who stands may take a bot's.

    Raises ``no_such_seat``, ``seat_taken``, ``table_full``, ``not_now``.
    """
    table, player = context.table, context.player
    seats = seats_for_people(table) if player.seat is None else free_seats(table)
    if table.in_match and player.seat is not None:
        raise refusal("not_now", "A match is in progress: you keep your seat.")
    if command.seat is not None:
        check_seat(table, command.seat)
        if command.seat not in seats:
            raise refusal("seat_taken")
    elif not seats:
        raise refusal("table_full", "No seat is free.")
    seat = seats[0] if command.seat is None else command.seat
    return Proposal(take_seat(table, player.id, seat, context.now))


def stand(context: Context, _command: commands.Stand) -> Proposal:
    """Give up a seat. Raises ``not_seated``, ``not_now``."""
    if context.player.seat is None:
        raise refusal("not_seated")
    if context.table.in_match:
        raise refusal("not_now", "A match is in progress: leave the table if you must go.")
    return Proposal((ev.Stood(EVERYONE, context.player.id),))


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
    return clocks.of_seat(table, seat, now, held=True)


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
