"""Passes: a seat that is offered by a link, and a player on a second device."""

from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.lobby import (
    check_people_of,
    free_name,
    next_player,
)
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seating import check_seat, end_offer, end_stand_in, held
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Millis, TokenHash
from morpho_server.tables.model.passes import Pass
from morpho_server.tables.model.table import Player, Table

OFFER_SECONDS: Final = 24 * 3600
"""The time for which a seat is offered, unless somebody takes it or comes back to it before."""

LINK_SECONDS: Final = 10 * 60
"""The time for which a pass to another device can be used."""

MOST_DEVICES: Final = 8
"""The most guests a player may belong to."""


def offer_seat(context: Context, command: commands.OfferSeat) -> Proposal:
    """Offer a seat that is vacant, or whose holder is away.

    Raises ``not_now``, ``no_such_seat``, ``seat_held``, ``token_taken``.
    """
    table, player = context.table, context.player
    if not table.in_match:
        raise refusal("not_now", "No match is in progress: a newcomer takes a free seat.")
    check_seat(table, command.seat)
    holder = table.holders.get(command.seat)
    if holder is player or (holder is not None and holder.away_since is None):
        raise refusal("seat_held")
    until = Millis(context.now + 1000 * OFFER_SECONDS)
    token = new_token(context, command.token)
    made = ev.PassMade(NOBODY, token, player.id, command.seat, until, context.guest)
    return Proposal((made, ev.SeatOffered(EVERYONE, command.seat)))


def withdraw_offer(context: Context, command: commands.WithdrawOffer) -> Proposal:
    """Stop offering a seat. Raises ``not_offered``."""
    withdrawn = end_offer(context.table, command.seat)
    if not withdrawn:
        raise refusal("not_offered")
    return Proposal(withdrawn)


def link_device(context: Context, command: commands.LinkDevice) -> Proposal:
    """Let a player be used on one more device. Raises ``too_many_devices``, ``token_taken``."""
    _check_devices(context.player)
    until = Millis(context.now + 1000 * LINK_SECONDS)
    token = new_token(context, command.token)
    return Proposal((ev.PassMade(NOBODY, token, context.player.id, None, until, context.guest),))


def keep_device(context: Context, _command: commands.KeepThisDevice) -> Proposal:
    """Take a player from all devices but the one that asks."""
    return Proposal((ev.DeviceKept(NOBODY, context.player.id, context.guest),))


def use_pass(table: Table, command: commands.UsePass, now: Millis) -> Proposal | None:
    """Let the bearer of a pass in; ``None`` if the same guest has used it before.

    Raises ``removed``, ``no_such_pass``, ``held_another_seat``, ``not_now``, ``sees_all_cards``,
    ``too_many_devices``, ``quota_reached``, ``table_full``, ``bad_name``, ``name_taken``.
    """
    if command.guest in table.barred:
        raise refusal("removed")
    before = table.passes.use_of(command.token, now)
    if before is not None and table.is_played_by(before.player, command.guest):
        return None
    found = usable_pass(table, command.token, now)
    if found.seat is None:
        return Proposal(_on_another_device(table, found, command))
    return Proposal(_take_over(table, found.seat, command, now))


def usable_pass(table: Table, token_hash: TokenHash, now: Millis) -> Pass:
    """Return the pass to a seat or a device that can be used now. Raises ``no_such_pass``."""
    found = table.passes.usable.get(token_hash)
    if found is None or found.delayed is not None or now >= found.until:
        raise refusal("no_such_pass")
    return found


def _on_another_device(table: Table, found: Pass, command: commands.UsePass) -> Events:
    player, guest = table.players[found.player], command.guest
    used = ev.PassUsed(NOBODY, found.token_hash, player.id, guest)
    if guest in player.guests:
        return (used,)
    _check_devices(player)
    check_people_of(table, guest)
    _check_may_see(table, guest, player.seat)
    if table.has_seen_all(player.guests):  # as another player; the device could speak
        raise refusal("sees_all_cards")
    events: list[Event] = [used, ev.PlayerBound(NOBODY, player.id, guest, found.guest)]
    if command.program and not player.program:
        events.append(ev.ProgramNoted(EVERYONE, player.id))
    if guest in table.muted and not player.muted:
        events.append(ev.MuteSet(EVERYONE, player.id, muted=True))
    return tuple(events)


def _take_over(table: Table, seat: Seat, command: commands.UsePass, now: Millis) -> Events:
    gone = table.holders.get(seat)
    if gone is None and len(table.people) >= table.most_people:
        raise refusal("table_full")
    check_people_of(table, command.guest, gone)
    _check_may_see(table, command.guest, seat)
    if table.has_seen_all((command.guest,)):  # a name can say anything
        raise refusal("sees_all_cards")
    name, player = free_name(table, command.name or ""), next_player(table)
    events: list[Event] = [
        ev.PassUsed(NOBODY, command.token, player, command.guest),
        ev.PlayerJoined(EVERYONE, player, name),
        ev.PlayerBound(NOBODY, player, command.guest),
        *((ev.ProgramNoted(EVERYONE, player),) if command.program else ()),
        ev.SeatGiven(EVERYONE, seat, player, None if gone is None else gone.id),
    ]
    if table.host is None:
        events.append(ev.HostChanged(EVERYONE, player))
    elif gone is not None and table.host == gone.id:
        others = (other.id for other in table.seated_people() if other is not gone)
        events.append(ev.HostChanged(EVERYONE, next(others, player)))
    return (*events, *end_stand_in(table, seat), *held(table, seat, now))


def _check_may_see(table: Table, guest: GuestId, seat: Seat | None) -> None:
    if seat is None or table.may_see((guest,), seat):
        return
    if table.would_see_all((guest,), seat):
        raise refusal("not_now", "That seat is out of the round, and sees all cards.")
    raise refusal("held_another_seat")


def new_token(context: Context, token_hash: str) -> TokenHash:
    """Return a token that no pass of the time has had, so that answers about a link stay true."""
    token = TokenHash(token_hash)
    if context.table.passes.was_made(token, context.now):
        raise refusal("token_taken")
    return token


def _check_devices(player: Player) -> None:
    if len(player.guests) >= MOST_DEVICES:
        raise refusal("too_many_devices")
