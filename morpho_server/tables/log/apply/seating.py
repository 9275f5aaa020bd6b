"""Seats: who sits in them, and which bots decide for them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from morpho_server.games.seats import Seat
from morpho_server.tables.log.apply.people import record_seen, take_away
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.table import Player, Table


def _sat(table: Table, event: ev.Sat) -> None:
    _sit(table, table.players[event.player], event.seat)


def _sit(table: Table, player: Player, seat: Seat) -> None:
    table.seat(player, seat)
    if table.match is not None:
        table.match.bets.pop(player.id, None)
    record_seen(table, player)


def _stood(table: Table, event: ev.Stood) -> None:
    table.seat(table.players[event.player], None)


def _seat_requested(table: Table, event: ev.SeatRequested) -> None:
    table.seat_requests[event.player] = event.seat


def _seat_request_withdrawn(table: Table, event: ev.SeatRequestWithdrawn) -> None:
    del table.seat_requests[event.player]


def _seat_options_set(table: Table, event: ev.SeatOptionsSet) -> None:
    table.seat_options[event.seat] = dict(event.options)


def _ready_set(table: Table, event: ev.ReadySet) -> None:
    table.players[event.player].ready = event.ready


def moved_for_seat(_table: Table, _event: ev.TimeRanOut | ev.StandInMoved | ev.BotReplaced) -> None:
    """Leave the table as it is: what the game makes of it follows."""


def _seat_offered(_table: Table, _event: ev.SeatOffered) -> None:
    """Leave the table as it is: the pass that was made for the seat says all."""


def _offer_withdrawn(table: Table, event: ev.OfferWithdrawn) -> None:
    table.passes.end_offer(event.seat)


def _seat_given(table: Table, event: ev.SeatGiven) -> None:
    if event.gone is not None:
        table.given_away[event.gone] = take_away(table, event.gone).guests
    _sit(table, table.players[event.player], event.seat)


def _stand_in_began(table: Table, event: ev.StandInBegan) -> None:
    table.stand_ins.add(event.seat)


def _stand_in_ended(table: Table, event: ev.StandInEnded) -> None:
    table.stand_ins.discard(event.seat)


SEATING: Final[Mapping[type[ev.TableEvent], Callable[[Table, Any], None]]] = {
    ev.Sat: _sat,
    ev.Stood: _stood,
    ev.SeatRequested: _seat_requested,
    ev.SeatRequestWithdrawn: _seat_request_withdrawn,
    ev.SeatOptionsSet: _seat_options_set,
    ev.ReadySet: _ready_set,
    ev.SeatOffered: _seat_offered,
    ev.OfferWithdrawn: _offer_withdrawn,
    ev.SeatGiven: _seat_given,
    ev.StandInBegan: _stand_in_began,
    ev.StandInEnded: _stand_in_ended,
    ev.StandInMoved: moved_for_seat,
    ev.BotReplaced: moved_for_seat,
}
