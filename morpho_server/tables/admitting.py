"""Commands about passes: a seat that is offered by a link, a player on a second device."""

from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.seats import Seat
from morpho_server.tables import absences, clocks
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.arranging import (
    MOST_PEOPLE,
    Events,
    check_host,
    free_name,
    host_after,
    next_player,
    offer_ended,
)
from morpho_server.tables.errors import refusal
from morpho_server.tables.passes import Pass
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import GuestId, Millis

OFFER_SECONDS: Final = 24 * 3600
"""How long a seat is offered, unless somebody takes it or comes back to it before."""

LINK_SECONDS: Final = 10 * 60
"""How long a pass to another device can be used."""

MOST_DEVICES: Final = 8
"""How many guests a player may belong to."""


def offer_seat(table: Table, player: Player, command: asked.OfferSeat, now: Millis) -> Events:
    """Offer somebody else a seat whose holder is away, or that nobody holds.

    Raises ``not_host``, ``not_now``, ``no_such_seat``, ``seat_held``.
    """
    check_host(table, player)
    if not table.in_match:
        raise refusal("not_now", "No match is on: whoever comes takes a free seat.")
    if not 0 <= command.seat < table.seat_count:
        raise refusal("no_such_seat")
    holder = table.holders.get(command.seat)
    if holder is player or (holder is not None and holder.away_since is None):
        raise refusal("seat_held")
    until = Millis(now + 1000 * OFFER_SECONDS)
    return (
        told.PassMade(NOBODY, command.token_hash, player.id, command.seat, until),
        told.SeatOffered(EVERYONE, command.seat),
    )


def withdraw_offer(table: Table, player: Player, command: asked.WithdrawOffer) -> Events:
    """Offer a seat no longer. Raises ``not_host``, ``not_offered``."""
    check_host(table, player)
    withdrawn = offer_ended(table, command.seat)
    if not withdrawn:
        raise refusal("not_offered")
    return withdrawn


def link_device(player: Player, command: asked.LinkDevice, now: Millis) -> Events:
    """Let one's player be used on one more device. Raises ``too_many_devices``."""
    _check_devices(player)
    until = Millis(now + 1000 * LINK_SECONDS)
    return (told.PassMade(NOBODY, command.token_hash, player.id, None, until),)


def keep_device(player: Player, guest: GuestId) -> Events:
    """Take one's player from all devices but the one that asks."""
    return (told.DeviceKept(NOBODY, player.id, guest),)


def use_pass(table: Table, command: asked.UsePass, now: Millis) -> Proposal | None:
    """Let the bearer of a pass in; ``None`` if the same guest has used it before.

    Raises ``removed``, ``no_such_pass``, ``too_many_devices``, ``table_full``, ``bad_name``,
    ``name_taken``.
    """
    if command.guest in table.barred:
        raise refusal("removed")
    before = table.passes.used.get(command.token_hash)
    if before is not None and table.is_played_by(before.player, command.guest):
        return None
    found = table.passes.usable.get(command.token_hash)
    if found is None or now >= found.until:
        raise refusal("no_such_pass")
    if found.seat is None:
        return Proposal(_on_another_device(table, found, command.guest))
    return Proposal(_take_over(table, found.seat, command, now))


def _on_another_device(table: Table, found: Pass, guest: GuestId) -> Events:
    player = table.players[found.player]
    used = told.PassUsed(NOBODY, found.token_hash, player.id, guest)
    if guest in player.guests:
        return (used,)
    _check_devices(player)
    return (used, told.PlayerBound(NOBODY, player.id, guest))


def _take_over(table: Table, seat: Seat, command: asked.UsePass, now: Millis) -> Events:
    gone = table.holders.get(seat)
    if gone is None and len(table.people) >= MOST_PEOPLE:
        raise refusal("table_full")
    name, player = free_name(table, command.name or "", None), next_player(table)
    events: list[Event] = [
        told.PassUsed(NOBODY, command.token_hash, player, command.guest),
        told.PlayerJoined(EVERYONE, player, name),
        told.PlayerBound(NOBODY, player, command.guest),
        told.SeatGiven(EVERYONE, seat, player, None if gone is None else gone.id),
    ]
    if table.host is None:
        events.append(told.HostChanged(EVERYONE, player))
    elif gone is not None:
        events += host_after(table, gone)
    stand_in = absences.take_back(table, seat)
    return (*events, *stand_in, *clocks.of_seat(table, seat, now, held=True))


def _check_devices(player: Player) -> None:
    if len(player.guests) >= MOST_DEVICES:
        raise refusal("too_many_devices")
