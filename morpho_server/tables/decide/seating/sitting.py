"""Sitting down: at once, or, while a round is running, with the host's consent.

A seat that changes hands in a round shows its cards to one more person. So a newcomer asks for it,
and sits down when the host agrees, or when the next round opens.
"""

from collections.abc import Collection

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seating.seats import (
    check_seat,
    free_seats,
    seats_for_people,
    take_seat,
)
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId
from morpho_server.tables.model.table import Table


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
            raise refusal("not_now", "Only seats are free that are out of the round.")
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
