"""The table's game, and the options for the table, the game and each seat."""

from collections.abc import Collection

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.options import OptionsRefusedError, round_options
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people import absences
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model import options
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import OfferedGame, Table


def set_options(context: Context, command: commands.SetOptions) -> Proposal:
    """Change options. Raises ``not_now``, ``bad_options`` or a code of the game."""
    table = context.table
    of_table, of_game = options.TABLE_OPTIONS.keys(), round_options(table.game.option_fields)
    _check_changeable(table, command.options, of_game | of_table, options.CHANGEABLE_IN_ROUNDS)
    complete = options.complete(table.game, table.options | command.options)
    returned = absences.give_back(table, complete["stand_in_seconds"], context.now)
    return Proposal((ev.OptionsSet(EVERYONE, complete), *returned))


def set_seat_options(context: Context, command: commands.SetSeatOptions) -> Proposal:
    """Change options of one's own seat.

    Raises ``not_seated``, ``not_now``, ``bad_options`` or a code of the game.
    """
    table, seat = context.table, context.player.seat
    if seat is None:
        raise refusal("not_seated")
    _check_changeable(table, command.options, round_options(table.game.seat_option_fields))
    chosen = {**table.seat_options.get(seat, {}), **command.options}
    try:
        complete = table.game.seat_options(chosen)
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    return Proposal((ev.SeatOptionsSet(EVERYONE, seat, complete),))


def choose_game(context: Context, command: commands.ChooseGame) -> Proposal:
    """Change the table's game. Raises ``not_now``, ``no_such_game``."""
    table = context.table
    if table.in_match:
        raise refusal("not_now", "A match is on.")
    offered = table.games.get(command.game)
    if offered is None:
        raise refusal("no_such_game")
    if offered.rules.name == table.game.name:
        raise refusal("not_now", "The table already plays that game.")
    chosen = options.complete(offered.rules, options.for_table(offered.rules, table.options))
    chosen_game = ev.GameChosen(EVERYONE, command.game, chosen)
    return Proposal((chosen_game, *_reseated(table, offered)))


def _reseated(table: Table, offered: OfferedGame) -> Events:
    """Return the seating in another game: the people first, then bots of that game."""
    most, people = offered.rules.seats[-1], table.seated_people()
    kept = {person.seat for person in people}
    free = [Seat(seat) for seat in range(most) if seat not in kept]
    events: list[Event] = [ev.PlayerLeft(EVERYONE, bot.id) for bot in table.bots]
    for person in people:
        if person.seat is not None and person.seat >= most:
            sat = ev.Sat(EVERYONE, person.id, free.pop(0)) if free else None
            events.append(sat or ev.Stood(EVERYONE, person.id))
    bots = sorted(table.bots, key=lambda bot: bot.seat or 0) if offered.strengths else []
    for number, bot in enumerate(bots[: len(free)], table.joined + 1):
        strength = offered.strength_like(bot.bot)
        seat = bot.seat if bot.seat in free else free[0]
        free.remove(seat)
        replacement = PlayerId(f"p{number}")
        events.append(ev.BotJoined(EVERYONE, replacement, bot.name, strength))
        events.append(ev.Sat(EVERYONE, replacement, seat))
    return tuple(events)


def _check_changeable(
    table: Table,
    wanted: Collection[str],
    between_rounds: Collection[str],
    in_rounds: Collection[str] = (),
) -> None:
    if not wanted:
        raise refusal("bad_options", "Name an option to change.")
    if table.phase == "playing" and set(wanted).difference(in_rounds):
        raise refusal("not_now", "A round is in progress.")
    if table.phase == "between" and (fixed := sorted(set(wanted).difference(between_rounds))):
        raise refusal("not_now", f"{', '.join(fixed)}: fixed until the match is over.")
