"""Bots at the table: how they come to sit there, for which seats bots decide, and what they do.

A bot is a player without a guest. It sits, is ready, gives nothing to the shuffle, and is never
asked what people decide among themselves: who is host, pauses, who goes. It makes room for a person
who would sit. A stand-in is no player, but decides in place of one who is away.
"""

from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables import commands as asked
from morpho_server.tables import events as told
from morpho_server.tables.arranging import (
    Events,
    check_host,
    free_name,
    free_seats,
    next_player,
)
from morpho_server.tables.errors import refusal
from morpho_server.tables.names import same_name
from morpho_server.tables.playing import move_for
from morpho_server.tables.ports import Randomness
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Player, Table
from morpho_server.tables.words import Millis, Strength

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
"""What bots are called that the host gives no name: automata of old, and some newer ones."""


def add_bot(table: Table, player: Player, command: asked.AddBot) -> tuple[told.BotJoined, told.Sat]:
    """Have a bot sit down in a seat that nobody holds.

    Raises ``not_host``, ``no_such_strength``, ``no_such_seat``, ``seat_taken``, ``table_full``,
    ``bad_name``, ``name_taken``.
    """
    check_host(table, player)
    if command.strength not in table.strengths:
        raise refusal("no_such_strength")
    seat, name = _seat_for_bot(table, command.seat), _name_for_bot(table, command.name)
    bot = next_player(table)
    joined = told.BotJoined(EVERYONE, bot, name, command.strength)
    return (joined, told.Sat(EVERYONE, bot, seat))


def _seat_for_bot(table: Table, wanted: Seat | None) -> Seat:
    free = free_seats(table)
    if wanted is None:
        if not free:
            raise refusal("table_full", "No seat is free.")
        return free[0]
    if not 0 <= wanted < table.seat_count:
        raise refusal("no_such_seat")
    if wanted not in free:
        raise refusal("seat_taken")
    return wanted


def _name_for_bot(table: Table, wanted: str | None) -> str:
    if wanted is not None:
        return free_name(table, wanted, None)
    taken = [player.name for player in table.players.values()]
    rounds = range(1, len(taken) + 2)
    names = (name if turn == 1 else f"{name} {turn}" for turn in rounds for name in NAMES)
    return next(name for name in names if not any(same_name(name, one) for one in taken))


def has_bots(table: Table) -> bool:
    """Tell whether bots decide for any seat."""
    return bool(table.stand_ins or table.bots)


def bots_at_play(table: Table) -> dict[Seat, Strength | None]:
    """Return the seats that bots decide for just now, each with the bot's strength.

    That of a stand-in is ``None``: the host has chosen none for it.
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


def decide_for(
    table: Table,
    seat: Seat,
    move: Move | None,
    now: Millis,
    randomness: Randomness,
    replaced: str | None = None,
) -> Proposal | None:
    """Make the move of a bot; of one that owes a decision and has no move, the game's own choice.

    Nothing, if no bot decides for the seat any more, or it owes nothing and may not so move. What a
    stand-in decides is marked (a bot that holds the seat is known to decide for it), and so is, by
    the reason, what the bot did not decide itself. Raises a game's code.
    """
    if seat not in bots_at_play(table):
        return None
    game, state = table.game, table.match_on.state
    if seat not in game.owing(state) and move not in game.open_moves(state, seat):
        return None
    if move is None:
        move = game.timeout_move(state, seat)
    marks: Events = (told.StandInMoved(EVERYONE, seat),) if seat in table.stand_ins else ()
    if replaced is not None:
        marks = (*marks, told.BotReplaced(NOBODY, seat, replaced))
    return move_for(table, seat, move, now, randomness, marks)
