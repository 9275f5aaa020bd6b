"""People: who comes to a table, who goes, and who is its host."""

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.tables.decide import deadlines
from morpho_server.tables.decide.evenings import check_evening
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seating import admit_to_seat, seats_for_people, sit_down
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TableCode
from morpho_server.tables.model.names import clean_name, new_invitation, same_name
from morpho_server.tables.model.table import EntryRequest, Player, Table
from morpho_server.tables.ports import Randomness

MOST_OF_ONE_GUEST = 9
"""The most people a guest can be at a table: everybody who plays, on one computer."""


def join(table: Table, command: commands.Join, now: Millis) -> Proposal:
    """Let somebody in, or let them ask the host.

    Raises ``removed``, ``no_such_table``, ``table_locked``, ``sees_all_cards``, ``table_full``,
    ``quota_reached``, ``bad_name``, ``name_taken``, ``no_spectators``, ``round_in_progress``,
    ``no_evening``.
    """
    if command.guest in table.barred:
        raise refusal("removed")
    if command.invitation != table.invitation and not table.is_home_of(command.guest):
        raise refusal("no_such_table")
    if table.option("entry") == "locked":
        raise refusal("table_locked")
    if table.has_seen_all((command.guest,)):  # a name can say anything
        raise refusal("sees_all_cards")
    asked = [one for one in table.entry_requests.values() if one.guest == command.guest]
    if len(table.people) + len(table.entry_requests) - len(asked) >= table.most_people:
        raise refusal("table_full")
    if command.answer is not None:
        check_evening(table)
    name, player = free_name(table, command.name, *asked), next_player(table)
    request = EntryRequest(
        player, name, command.sit, command.guest, command.program, command.answer
    )
    come = enter(table, request, now)
    withdrawn = (ev.EntryRequestWithdrawn(EVERYONE, one.id) for one in asked)
    if table.option("entry") == "approval" and table.host is not None:
        come = (
            ev.EntryRequested(EVERYONE, player, name, command.sit, command.answer),
            ev.EntryRequestBound(NOBODY, player, command.guest),
            *_noted(request),
        )
    return Proposal((*withdrawn, *come))


def enter(table: Table, request: EntryRequest, now: Millis) -> Events:
    """Return the events of somebody coming in.

    Raises ``quota_reached``, ``table_full``, ``no_spectators``, ``round_in_progress``.
    """
    assert request.guest is not None, "it is known whose request it is"
    player, guest = request.id, request.guest
    check_people_of(table, guest)
    events: list[Event] = [
        ev.PlayerJoined(EVERYONE, player, request.name),
        ev.PlayerBound(NOBODY, player, guest),
        *_noted(request),
    ]
    if table.host is None:
        events.append(ev.HostChanged(EVERYONE, player))
    if request.sit and table.starting is None and (seats := seats_for_people(table)):
        is_host = table.host is None
        down = sit_down(table, player, {guest}, seats, now, is_host=is_host)
        if not table.may_watch and isinstance(down[0], ev.SeatRequested):
            raise refusal("round_in_progress")
        events += down
    elif not table.may_watch:
        raise refusal("table_full" if request.sit else "no_spectators")
    if request.answer is not None and table.evening is not None:  # it may be off by now
        events.append(ev.EveningAnswered(EVERYONE, player, request.answer))
    return tuple(events)


def admit(context: Context, command: commands.Admit) -> Proposal:
    """Let somebody in who asked to come, or sit down who asked for a seat.

    Raises ``no_such_player``, ``not_now``, ``quota_reached``, ``table_full``, ``no_spectators``,
    ``round_in_progress``, ``held_another_seat``.
    """
    request = context.table.entry_requests.get(command.player)
    if request is None:
        return admit_to_seat(context, command)
    return Proposal(enter(context.table, request, context.now))


def note_program(table: Table, guest: GuestId) -> Proposal | None:
    """Mark all players of a guest that is a program, and its request; ``None`` if they are."""
    players = [one.id for one in table.people if guest in one.guests and not one.program]
    asking = table.entry_requests.values()
    players += [one.id for one in asking if one.guest == guest and not one.program]
    return Proposal(tuple(ev.ProgramNoted(EVERYONE, each) for each in players)) if players else None


def _noted(request: EntryRequest) -> Events:
    return (ev.ProgramNoted(EVERYONE, request.id),) if request.program else ()


def withdraw(player: PlayerId) -> Proposal:
    """Let somebody no longer ask to come."""
    return Proposal((ev.EntryRequestWithdrawn(EVERYONE, player),))


def leave(context: Context, _command: commands.Leave) -> Proposal:
    """Leave the table."""
    return Proposal(leaving(context.table, context.player, context.now))


def leaving(table: Table, player: Player, now: Millis) -> Events:
    """Return the events of a player's leaving."""
    gone: Events = (ev.PlayerLeft(EVERYONE, player.id), *host_after(table, player))
    return (*gone, *deadlines.of_seat(table, player.seat, now, held=False))


def remove(context: Context, command: commands.Remove) -> Proposal:
    """Remove somebody from the table, or turn somebody away who asks to come.

    A person may have another token, so all that could lead them back ends: the invitation, and
    the links by which the host offers seats. Raises ``no_such_player``, ``not_now``.
    """
    if command.player == context.player.id:
        raise refusal("not_now", "You can't remove yourself; leave instead.")
    return take_out(context.table, command.player, context.now, context.randomness)


def take_out(
    table: Table, player: PlayerId, now: Millis, randomness: Randomness, *, by_house: bool = False
) -> Proposal:
    """Remove somebody, perhaps the host by the house. Raises ``no_such_player``."""
    removed: Events = (ev.PlayerRemoved(EVERYONE, player, by_house),)
    is_bot = False
    if player not in table.entry_requests:
        gone = player_at(table, player)
        removed += host_after(table, gone)
        removed += deadlines.of_seat(table, gone.seat, now, held=False)
        is_bot = gone.bot is not None
    if not is_bot:
        renewed = new_invitation(TableCode(table.code), randomness)
        offers = (ev.OfferWithdrawn(EVERYONE, seat) for seat in table.passes.offers())
        removed = (*removed, ev.InvitationRenewed(EVERYONE, renewed), *offers)
    return Proposal(removed)


def hand_over(context: Context, command: commands.HandOver) -> Proposal:
    """Make somebody else the host. Raises ``no_such_player``, ``not_now``, ``not_for_bots``."""
    host = player_at(context.table, command.player)
    if host is context.player:
        raise refusal("not_now", "You are the host.")
    if host.bot is not None:
        raise refusal("not_for_bots", "A bot can't be the host.")
    return Proposal((ev.HostChanged(EVERYONE, host.id),))


def rename(context: Context, command: commands.Rename) -> Proposal:
    """Take another name. Raises ``muted``, ``bad_name``, ``name_taken``."""
    check_may_speak(context)  # a name can say anything
    name = free_name(context.table, command.name, context.player)
    return Proposal((ev.Renamed(EVERYONE, context.player.id, name),))


def check_may_speak(context: Context) -> None:
    """Raise ``muted`` for a player who is muted; only the house mutes the host."""
    player, table = context.player, context.table
    if player.muted and (player.id != table.host or player.guests & table.silenced):
        raise refusal("muted")


def check_people_of(table: Table, guest: GuestId, gone: Player | None = None) -> None:
    """Raise ``quota_reached`` if a guest can't be one person more, once somebody has ``gone``."""
    own = sum(guest in player.guests for player in table.people if player is not gone)
    if own >= MOST_OF_ONE_GUEST:
        raise refusal("quota_reached")


def player_at(table: Table, player: PlayerId) -> Player:
    """Return somebody at the table. Raises ``no_such_player``."""
    if player not in table.players:
        raise refusal("no_such_player")
    return table.players[player]


def next_player(table: Table) -> PlayerId:
    """Return the number of the next player to come."""
    return PlayerId(f"p{table.joined + 1}")


def free_name(table: Table, text: str, *theirs: Player | EntryRequest) -> str:
    """Return a name that nobody else has or asks to come under. ``theirs`` are who it is for.

    Raises ``bad_name``, ``name_taken``.
    """
    name = clean_name(text)
    others = (one.name for one in table.everybody if one not in theirs)
    if any(same_name(name, other) for other in (*others, *table.erased.values())):
        raise refusal("name_taken")
    return name


def host_after(table: Table, gone: Player) -> Events:
    """Return the new host once somebody has gone: those who sit come first."""
    if table.host != gone.id:
        return ()
    others = [p for p in (*table.seated_people(), *table.people) if p is not gone]
    return (ev.HostChanged(EVERYONE, others[0].id),) if others else ()
