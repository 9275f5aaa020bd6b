"""Seats: in which of them people may sit, and what follows when somebody takes one.

A seat that changes hands in a round shows its cards to one more person. So a newcomer asks for it,
and sits down when the host agrees, or when the next round opens.
"""

from collections.abc import Collection

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import deadlines
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId
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


def sit(context: Context, command: commands.Sit) -> Proposal:
    """Take a seat, or another; in a round, ask for one. A seated player can't take a bot's.

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
        seats = [command.seat]
    elif not seats:
        raise refusal("table_full", "No seat is free.")
    is_host = table.host == player.id
    return Proposal(sit_down(table, player.id, player.guests, seats, context.now, is_host=is_host))


def sit_down(
    table: Table,
    player: PlayerId,
    guests: Collection[GuestId],
    seats: list[Seat],
    now: Millis,
    *,
    is_host: bool,
) -> Events:
    """Return the events of a player taking one of some seats in which they may sit.

    In a round they ask for it, unless they are the host and have held no other seat.
    """
    allowed = [seat for seat in seats if table.may_see(guests, seat)]
    if allowed and (is_host or table.phase != "playing"):
        return take_seat(table, player, allowed[0], now)
    return (ev.SeatRequested(EVERYONE, player, (allowed or seats)[0]),)


def stand(context: Context, _command: commands.Stand) -> Proposal:
    """Give up a seat, or ask for one no longer. Raises ``not_seated``, ``not_now``."""
    table, player = context.table, context.player
    if player.id in table.seat_requests:
        return Proposal((ev.SeatRequestWithdrawn(EVERYONE, player.id),))
    if player.seat is None:
        raise refusal("not_seated")
    if table.in_match:
        raise refusal("not_now", "A match is in progress: leave the table if you must go.")
    return Proposal((ev.Stood(EVERYONE, player.id),))


def admit_to_seat(context: Context, command: commands.Admit) -> Proposal:
    """Let a player who asked sit down at once, in another seat if theirs is taken.

    Raises ``no_such_player``, ``not_now``, ``table_full``, ``held_another_seat``.
    """
    table = context.table
    if command.player not in table.players:
        raise refusal("no_such_player")
    if command.player not in table.seat_requests:
        raise refusal("not_now", "That player asks for no seat.")
    guests, wanted = table.players[command.player].guests, table.seat_requests[command.player]
    seats = sorted(seats_for_people(table), key=lambda seat: seat != wanted)
    if not seats:
        raise refusal("table_full", "No seat is free.")
    allowed = [seat for seat in seats if table.may_see(guests, seat)]
    if not allowed:
        if any(table.would_see_all(guests, seat) for seat in seats):
            raise refusal("not_now", "The only free seats are out of the round.")
        raise refusal("held_another_seat")
    return Proposal(take_seat(table, command.player, allowed[0], context.now))


def before_round(table: Table, now: Millis) -> Events:
    """Return the events of those sitting down who asked, as far as there are seats for them."""
    seats, events = seats_for_people(table), list[Event]()
    for player, wanted in table.seat_requests.items():
        if seats:
            seat = wanted if wanted in seats else seats[0]
            seats.remove(seat)
            events += take_seat(table, player, seat, now)
    return tuple(events)


def after_match(table: Table) -> Events:
    """Return the events of those sitting down who asked, in seats that the match did not use."""
    unused = range(table.match_on.seats, table.game.seats[-1])
    asked = zip(table.seat_requests, unused, strict=False)
    return tuple(ev.Sat(EVERYONE, player, Seat(seat)) for player, seat in asked)
