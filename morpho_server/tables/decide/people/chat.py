"""Chat: what people say, and what the host does about it."""

from morpho_server.games.events import EVERYONE, Audience
from morpho_server.games.phrases import can_be_said
from morpho_server.tables.decide.people.lobby import check_may_speak, player_at
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import Table


def say(context: Context, command: commands.Say) -> Proposal:
    """Say something. Raises ``muted``, ``sees_all_cards``."""
    check_may_speak(context)
    return Proposal((ev.Said(_hearers(context), context.player.id, command.text),))


def say_phrase(context: Context, command: commands.SayPhrase) -> Proposal:
    """Say one of the game's phrases. Raises ``muted``, ``sees_all_cards``, ``no_such_phrase``."""
    check_may_speak(context)
    table = context.table
    if not can_be_said(table.game.phrases, command.phrase, table.seat_count):
        raise refusal("no_such_phrase")
    return Proposal((ev.Said(_hearers(context), context.player.id, "", command.phrase),))


def _hearers(context: Context) -> Audience:
    """Return the audience of a player. Those who are out and see all cards hear only each other.

    A guest who has seen all cards as another player speaks to nobody. Raises ``sees_all_cards``.
    """
    table, player = context.table, context.player
    onlookers = table.onlookers()
    if player.seat in onlookers:
        return tuple(sorted(onlookers))
    if table.has_seen_all(player.guests):
        raise refusal("sees_all_cards")
    return EVERYONE


def mute(context: Context, command: commands.Mute) -> Proposal:
    """Mute a player, or let them speak.

    Raises ``no_such_player``, ``not_now``, ``not_for_bots``.
    """
    player = player_at(context.table, command.player)
    if player is context.player:
        raise refusal("not_now", "The host always may speak.")
    if player.guests & context.table.silenced:
        raise refusal("not_now", "The host of this server has muted them.")
    return set_mute(context.table, player.id, muted=command.muted)


def set_mute(table: Table, player: PlayerId, *, muted: bool, by_house: bool = False) -> Proposal:
    """Mute somebody or let them speak. Raises ``no_such_player``, ``not_for_bots``."""
    if player_at(table, player).bot is not None:
        raise refusal("not_for_bots", "Bots are silenced by the option `bots_speak`.")
    return Proposal((ev.MuteSet(EVERYONE, player, muted, by_house),))


def clear_chat(_context: Context, _command: commands.ClearChat) -> Proposal:
    """Take everything that was said off all screens."""
    return Proposal((ev.ChatCleared(EVERYONE),))


def erase_line(_context: Context, command: commands.EraseLine) -> Proposal:
    """Erase what a player said, who may have left. Where there is no such line, nothing is."""
    return Proposal((ev.LineErased(EVERYONE, command.player, command.said_at),))
