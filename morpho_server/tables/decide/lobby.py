"""People: who comes to a table, who goes, and what they say."""

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.options import Options
from morpho_server.tables.decide import clocks
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seats import seats_for_people, take_seat
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import SECRET_BYTES, commitment_to
from morpho_server.tables.model.names import clean_name, same_name
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.ports import Randomness

MOST_PEOPLE = 30
"""How many people can be at a table, spectators included."""


def open_table(code: str, game: str, complete: Options, randomness: Randomness) -> Events:
    """Open a table with complete options."""
    opened = ev.TableOpened(EVERYONE, code, game, complete)
    return (opened, *prepare_match(1, randomness))


def prepare_match(number: int, randomness: Randomness) -> Events:
    """Fix the secret of a table's next match."""
    secret = randomness.bytes(SECRET_BYTES)
    return (
        ev.MatchPrepared(EVERYONE, number, commitment_to(secret)),
        ev.SecretKept(NOBODY, secret.hex()),
    )


def join(table: Table, command: commands.Join, now: Millis) -> Proposal:
    """Let somebody in.

    Raises ``removed``, ``table_full``, ``bad_name``, ``name_taken``, ``no_spectators``.
    """
    if command.guest in table.barred:
        raise refusal("removed")
    if len(table.people) >= MOST_PEOPLE:
        raise refusal("table_full")
    name = free_name(table, command.name, None)
    player = next_player(table)
    events: list[Event] = [
        ev.PlayerJoined(EVERYONE, player, name),
        ev.PlayerBound(NOBODY, player, command.guest),
    ]
    if table.host is None:
        events.append(ev.HostChanged(EVERYONE, player))
    if command.sit and (seats := seats_for_people(table)):
        events += take_seat(table, player, seats[0], now)
    elif not table.may_watch:
        raise refusal("table_full" if command.sit else "no_spectators")
    return Proposal(tuple(events))


def leave(context: Context, _command: commands.Leave) -> Proposal:
    """Leave the table."""
    table, player = context.table, context.player
    left: Events = (ev.PlayerLeft(EVERYONE, player.id), *host_after(table, player))
    return Proposal((*left, *clocks.of_seat(table, player.seat, context.now, held=False)))


def remove(context: Context, command: commands.Remove) -> Proposal:
    """Remove somebody from the table. Raises ``no_such_player``, ``not_now``."""
    table, gone = context.table, _player(context.table, command.player)
    if gone is context.player:
        raise refusal("not_now", "You can't remove yourself; leave instead.")
    clock = clocks.of_seat(table, gone.seat, context.now, held=False)
    return Proposal((ev.PlayerRemoved(EVERYONE, gone.id), *clock))


def hand_over(context: Context, command: commands.HandOver) -> Proposal:
    """Make somebody else the host. Raises ``no_such_player``, ``not_now``, ``not_for_bots``."""
    host = _player(context.table, command.player)
    if host is context.player:
        raise refusal("not_now", "You are the host.")
    if host.bot is not None:
        raise refusal("not_for_bots", "A bot can't be the host.")
    return Proposal((ev.HostChanged(EVERYONE, host.id),))


def rename(context: Context, command: commands.Rename) -> Proposal:
    """Take another name. Raises ``bad_name``, ``name_taken``."""
    name = free_name(context.table, command.name, context.player)
    return Proposal((ev.Renamed(EVERYONE, context.player.id, name),))


def say(context: Context, command: commands.Say) -> Proposal:
    """Say something."""
    return Proposal((ev.Said(EVERYONE, context.player.id, command.text),))


def set_ready(context: Context, command: commands.SetReady) -> Proposal:
    """Be ready, or no longer. Raises ``not_seated``, ``not_now``."""
    _check_before_match(context)
    return Proposal((ev.ReadySet(EVERYONE, context.player.id, command.ready),))


def give_salt(context: Context, command: commands.GiveSalt) -> Proposal:
    """Put a share into the next shuffle. Raises ``not_seated``, ``not_now``."""
    _check_before_match(context)
    return Proposal((ev.SaltGiven(NOBODY, context.player.id, command.salt),))


def _check_before_match(context: Context) -> None:
    if context.table.in_match:
        raise refusal("not_now", "A match is in progress.")
    if context.player.seat is None:
        raise refusal("not_seated")


def _player(table: Table, player: PlayerId) -> Player:
    if player not in table.players:
        raise refusal("no_such_player")
    return table.players[player]


def next_player(table: Table) -> PlayerId:
    """Return the number of the next player to come."""
    return PlayerId(f"p{table.joined + 1}")


def free_name(table: Table, text: str, player: Player | None) -> str:
    """Return a name that nobody else has there. Raises ``bad_name``, ``name_taken``."""
    name = clean_name(text)
    if any(same_name(name, p.name) for p in table.players.values() if p is not player):
        raise refusal("name_taken")
    return name


def host_after(table: Table, gone: Player) -> Events:
    """Return the new host once somebody has gone: those who sit come first."""
    if table.host != gone.id:
        return ()
    others = [p for p in (*table.seated_people(), *table.people) if p is not gone]
    return (ev.HostChanged(EVERYONE, others[0].id),) if others else ()
