"""People, seats and options: commands that arrange a table. Each returns events or refuses."""

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Options
from morpho_server.games.seats import Seat
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables import options
from morpho_server.tables.errors import refusal
from morpho_server.tables.match import SECRET_BYTES, commitment_to
from morpho_server.tables.names import clean_name, same_name
from morpho_server.tables.ports import Randomness
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import PlayerId

MOST_PEOPLE = 30
"""How many people can be at a table, those who only watch included."""

Events = tuple[Event, ...]


def open_table(code: str, game: str, complete: Options, randomness: Randomness) -> Events:
    """Open a table with complete options."""
    opened = told.TableOpened(EVERYONE, code, game, complete)
    return (opened, *prepare_match(1, randomness))


def prepare_match(number: int, randomness: Randomness) -> Events:
    """Fix the secret of a table's next match."""
    secret = randomness.bytes(SECRET_BYTES)
    return (
        told.MatchPrepared(EVERYONE, number, commitment_to(secret)),
        told.SecretKept(NOBODY, secret.hex()),
    )


def join(table: Table, command: asked.Join) -> Events:
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
        told.PlayerJoined(EVERYONE, player, name),
        told.PlayerBound(NOBODY, player, command.guest),
    ]
    if table.host is None:
        events.append(told.HostChanged(EVERYONE, player))
    if command.sit and (seats := seats_for_people(table)):
        events += _seat_taken(table, player, seats[0])
    elif not table.may_watch:
        raise refusal("table_full" if command.sit else "no_spectators")
    return tuple(events)


def sit(table: Table, player: Player, command: asked.Sit) -> Events:
    """Take a seat, or another; that of a bot, for who has none.

    Raises ``no_such_seat``, ``seat_taken``, ``table_full``, ``not_now``.
    """
    seats = seats_for_people(table) if player.seat is None else free_seats(table)
    if table.in_match and player.seat is not None:
        raise refusal("not_now", "A match is on: you keep your seat.")
    if command.seat is None:
        if not seats:
            raise refusal("table_full", "No seat is free.")
        return _seat_taken(table, player.id, seats[0])
    if not 0 <= command.seat < table.seat_count:
        raise refusal("no_such_seat")
    if command.seat not in seats:
        raise refusal("seat_taken")
    return _seat_taken(table, player.id, command.seat)


def _seat_taken(table: Table, player: PlayerId, seat: Seat) -> Events:
    """Return what follows when somebody sits down where they may; a bot there makes room."""
    bot = table.holders.get(seat)
    if bot is None:
        return (told.Sat(EVERYONE, player, seat),)
    if table.in_match:
        return (told.SeatGiven(EVERYONE, seat, player, bot.id),)
    return (told.PlayerLeft(EVERYONE, bot.id), told.Sat(EVERYONE, player, seat))


def offer_ended(table: Table, seat: Seat | None) -> Events:
    """Return what follows when somebody is in a seat again, if it could be taken over by a link.

    A link that was sent while nobody was there must not drive out who plays.
    """
    if seat is None or seat not in table.passes.offers():
        return ()
    return (told.OfferWithdrawn(EVERYONE, seat),)


def stand(table: Table, player: Player) -> Events:
    """Give up a seat. Raises ``not_seated``, ``not_now``."""
    if player.seat is None:
        raise refusal("not_seated")
    if table.in_match:
        raise refusal("not_now", "A match is on: leave the table if you must go.")
    return (told.Stood(EVERYONE, player.id),)


def leave(table: Table, player: Player) -> Events:
    """Go away."""
    return (told.PlayerLeft(EVERYONE, player.id), *host_after(table, player))


def remove(table: Table, player: Player, command: asked.Remove) -> Events:
    """Send somebody away. Raises ``not_host``, ``no_such_player``, ``not_now``."""
    check_host(table, player)
    gone = _player(table, command.player)
    if gone is player:
        raise refusal("not_now", "You can't remove yourself; leave instead.")
    return (told.PlayerRemoved(EVERYONE, gone.id),)


def hand_over(table: Table, player: Player, command: asked.HandOver) -> Events:
    """Make somebody else the host.

    Raises ``not_host``, ``no_such_player``, ``not_now``, ``not_for_bots``.
    """
    check_host(table, player)
    host = _player(table, command.player)
    if host is player:
        raise refusal("not_now", "You are the host.")
    if host.bot is not None:
        raise refusal("not_for_bots", "A bot can't be the host.")
    return (told.HostChanged(EVERYONE, host.id),)


def rename(table: Table, player: Player, command: asked.Rename) -> Events:
    """Take another name. Raises ``bad_name``, ``name_taken``."""
    return (told.Renamed(EVERYONE, player.id, free_name(table, command.name, player)),)


def say(player: Player, command: asked.Say) -> Events:
    """Say something."""
    return (told.Said(EVERYONE, player.id, command.text),)


def set_ready(table: Table, player: Player, command: asked.SetReady) -> Events:
    """Be ready, or no longer. Raises ``not_seated``, ``not_now``."""
    _check_before_match(table, player)
    return (told.ReadySet(EVERYONE, player.id, command.ready),)


def give_salt(table: Table, player: Player, command: asked.GiveSalt) -> Events:
    """Put a share into the next shuffle. Raises ``not_seated``, ``not_now``."""
    _check_before_match(table, player)
    return (told.SaltGiven(NOBODY, player.id, command.salt),)


def _check_before_match(table: Table, player: Player) -> None:
    if table.in_match:
        raise refusal("not_now", "A match is on.")
    if player.seat is None:
        raise refusal("not_seated")


def set_options(table: Table, player: Player, command: asked.SetOptions) -> tuple[told.OptionsSet]:
    """Change options. Raises ``not_host``, ``not_now``, ``bad_options`` or a code of the game."""
    check_host(table, player)
    if table.phase == "playing":
        if command.options.keys() - options.CHANGEABLE_IN_ROUNDS:
            raise refusal("not_now", "A round is on.")
    elif table.in_match:
        changeable = table.game.round_options | options.TABLE_OPTIONS.keys()
        if fixed := sorted(command.options.keys() - changeable):
            raise refusal("not_now", f"{', '.join(fixed)}: fixed until the match is over.")
    complete = options.complete(table.game, table.options | dict(command.options))
    return (told.OptionsSet(EVERYONE, complete),)


def check_host(table: Table, player: Player) -> None:
    """Raise ``not_host`` unless the player is the host."""
    if table.host != player.id:
        raise refusal("not_host")


def _player(table: Table, player: PlayerId) -> Player:
    if player not in table.players:
        raise refusal("no_such_player")
    return table.players[player]


def free_seats(table: Table) -> list[Seat]:
    """Return the seats that nobody holds."""
    return [Seat(seat) for seat in range(table.seat_count) if seat not in table.holders]


def seats_for_people(table: Table) -> list[Seat]:
    """Return the seats in which a person may sit down: the free ones, then those of bots."""
    of_bots = [seat for seat in sorted(table.holders) if table.holders[seat].bot is not None]
    return [*free_seats(table), *of_bots]


def next_player(table: Table) -> PlayerId:
    """Return the number of whoever comes next."""
    return PlayerId(f"p{table.joined + 1}")


def free_name(table: Table, text: str, player: Player | None) -> str:
    """Return a name that nobody else has there. Raises ``bad_name``, ``name_taken``."""
    name = clean_name(text)
    if any(same_name(name, p.name) for p in table.players.values() if p is not player):
        raise refusal("name_taken")
    return name


def host_after(table: Table, gone: Player) -> Events:
    """Return who is host once somebody has gone: those who sit come first."""
    if table.host != gone.id:
        return ()
    others = [p for p in (*table.seated_people(), *table.people) if p is not gone]
    return (told.HostChanged(EVERYONE, others[0].id),) if others else ()
