"""Bets on who scores in a round, by those who do not play it. Nobody sees them before its end."""

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.outcome import Outcome
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seating import check_seat
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.match import Match
from morpho_server.tables.model.table import Player, Table


def bet(context: Context, command: commands.Bet) -> Proposal:
    """Bet on a seat that is in the round, once a round.

    Raises ``not_now``, ``no_spectators``, ``no_such_seat``.
    """
    table, player = context.table, context.player
    if table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
    match = table.match_on
    if not match.game.has_elimination:
        raise refusal("not_now", "Nothing is hidden in this game.")
    if not table.may_watch and player.seat is None:
        raise refusal("no_spectators")
    if not _is_outside(match, player):
        raise refusal("not_now", "Only players who are out of the round, or watch it, may bet.")
    if _has_bet(table, match, player):
        raise refusal("not_now", "You have already bet.")
    check_seat(table, command.on)
    if command.on in match.game.out(match.state):
        raise refusal("no_such_seat", "That player is out of the round.")
    to = NOBODY if player.seat is None else (player.seat,)
    return Proposal((ev.BetPlaced(to, player.id, command.on),))


def _is_outside(match: Match, player: Player) -> bool:
    """Return whether somebody is out of the round in every seat, or watches and has held none."""
    if player.seat is None:
        return not match.has_played(player.guests)
    return player.seat in match.opened_seats()


def _has_bet(table: Table, match: Match, player: Player) -> bool:
    """Return whether somebody has bet, also as another player of a guest, or before they left."""
    guests = match.bettors.union(*(table.players[one].guests for one in match.bets))
    return not player.guests.isdisjoint(guests)


def reveal(match: Match, outcome: Outcome) -> Events:
    """Return the event that reveals the bets; a bet is right if its seat scored."""
    if not match.bets:
        return ()
    right = tuple(player for player, on in match.bets.items() if outcome.points[on] > 0)
    return (ev.BetsRevealed(EVERYONE, dict(match.bets), right),)
