"""Bots at the table: how they sit down, for which seats they decide, and how they move.

A bot is a player without a guest. It sits, is ready, gives nothing to the shuffle, and has no say
in what people decide among themselves: who is host, pauses, who goes. It makes room for a person
who wants to sit. A stand-in is no player; it decides in place of one who is away.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY, Audience
from morpho_server.games.moves import Move
from morpho_server.games.phrases import can_be_said
from morpho_server.games.seats import Seat
from morpho_server.games.speech import Line
from morpho_server.tables.decide.matches.moves import move_for
from morpho_server.tables.decide.matches.rounds import drawn
from morpho_server.tables.decide.people.lobby import free_name, next_player
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seating import (
    check_seat,
    end_offer,
    end_stand_in,
    free_seats,
    held,
)
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import Millis, Strength
from morpho_server.tables.model.names import same_name
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness

NAMES: Final = (
    "Talos",
    "Galatea",
    "Golem",
    "Olympia",
    "Hadaly",
    "Karakuri",
    "Eniac",
    "Colossus",
    "Eliza",
)
"""The names of bots that the host gives none: automata of old, and some newer ones."""


SILENCE_MILLIS: Final = 6_000
"""The time for which no bot of a table says anything after one has."""


def add_bot(context: Context, command: commands.AddBot) -> Proposal:
    """Seat a bot where nobody sits.

    Raises ``no_such_strength``, ``no_such_seat``, ``seat_taken``, ``table_full``, ``bad_name``,
    ``name_taken``.
    """
    table = context.table
    if command.strength not in table.strengths:
        raise refusal("no_such_strength")
    seat, name = _seat_for_bot(table, command.seat), _name_for_bot(table, command.name)
    bot = next_player(table)
    joined = ev.BotJoined(EVERYONE, bot, name, command.strength)
    freed = (*end_offer(table, seat), *end_stand_in(table, seat))
    return Proposal((joined, ev.Sat(EVERYONE, bot, seat), *freed, *held(table, seat, context.now)))


def _seat_for_bot(table: Table, wanted: Seat | None) -> Seat:
    free = free_seats(table)
    if wanted is None:
        if not free:
            raise refusal("table_full", "No seat is free.")
        return free[0]
    check_seat(table, wanted)
    if wanted not in free:
        raise refusal("seat_taken")
    return wanted


def _name_for_bot(table: Table, wanted: str | None) -> str:
    if wanted is not None:
        return free_name(table, wanted)
    return next(names_for_bots([one.name for one in table.everybody]))


def names_for_bots(taken: Sequence[str]) -> Iterator[str]:
    """Yield names for bots that are not taken, as many as are wanted."""
    names = (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in NAMES)
    return (name for name in names if not any(same_name(name, one) for one in taken))


def has_bots(table: Table) -> bool:
    """Return whether bots decide for any seat."""
    return bool(table.stand_ins or table.bots)


def bots_at_play(table: Table) -> dict[Seat, Strength | None]:
    """Return the seats that bots decide for just now, each with the bot's strength.

    A stand-in has none.
    """
    if table.match is None or table.phase != "playing" or table.pause is not None:
        return {}
    deciding: dict[Seat, Strength | None] = dict.fromkeys(table.stand_ins)
    return deciding | {seat: holder.bot for seat, holder in table.holders.items() if holder.bot}


def owing_bots(table: Table) -> set[Seat]:
    """Return the seats for which a bot owes a decision."""
    deciding = bots_at_play(table)
    if not deciding:
        return set()
    match = table.match_on
    return deciding.keys() & set(match.game.owing(match.state))


def speak_for(table: Table, line: Line, now: Millis) -> Proposal | None:
    """Let the bot of a seat say a phrase; return ``None`` if it should be silent now.

    It is silent if the host wishes so, in a pause, and soon after a bot has spoken. It repeats
    nothing that a bot has said in this match.
    """
    holder, before = table.holders.get(line.seat), table.bot_spoke_at
    if holder is None or holder.bot is None or not table.option("bots_speak"):
        return None
    if table.pause is not None or (before is not None and now - before < SILENCE_MILLIS):
        return None
    if any(line.phrase == said.phrase for said in table.bot_lines):
        return None
    if not can_be_said(table.game.phrases, line.phrase, table.seat_count):
        return None
    return Proposal((ev.Said(EVERYONE, holder.id, "", line.phrase),))


def decide_for(
    table: Table,
    seat: Seat,
    move: Move | None,
    now: Millis,
    randomness: Randomness,
    replaced: str | None = None,
) -> Proposal | None:
    """Make the move of a bot, or the game's own choice if the bot has no move.

    Return ``None`` if no bot decides for the seat any more, or may not move like that now. The
    entry says that a stand-in moved, and why the bot was ``replaced`` if it did not decide itself.
    A move that was not owed may be secret, so only its seat sees it. Raises a game's code.
    """
    if seat not in bots_at_play(table):
        return None
    match = table.match_on
    game, state = match.game, match.state
    is_open = move is not None and move in game.open_moves(state, seat)
    if seat not in game.owing(state) and not is_open:
        return None
    audience: Audience = (seat,) if is_open else EVERYONE
    marks: Events = (ev.StandInMoved(audience, seat),) if seat in table.stand_ins else ()
    if move is None:
        move, draws = match.timeout_move(seat)
        marks = (*marks, *drawn(draws))
    if replaced is not None:
        marks = (*marks, ev.BotReplaced(NOBODY, seat, replaced))
    return move_for(table, seat, move, now, randomness, marks)
