"""Bets: players who are out say who will score in the round. Nobody sees them before its end."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.outcome import Outcome
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.decide.seats import check_seat
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.match import Match


def bet(context: Context, command: commands.Bet) -> Proposal:
    """Bet on a seat that is in the round, once a round.

    Raises ``not_seated``, ``not_now``, ``no_such_seat``.
    """
    table, player = context.table, context.player
    if player.seat is None:
        raise refusal("not_seated")
    if table.phase != "playing":
        raise refusal("not_now", "No round is in progress.")
    match = table.match_on
    out = match.game.out(match.state)
    if player.seat not in out:
        raise refusal("not_now", "Only players who are out of the round may bet.")
    if player.id in match.bets:
        raise refusal("not_now", "You have bet already.")
    check_seat(table, command.on)
    if command.on in out:
        raise refusal("no_such_seat", "That player is out of the round.")
    return Proposal((ev.BetPlaced((player.seat,), player.id, command.on),))


def reveal(match: Match, outcome: Outcome) -> Events:
    """Return what shows the bets when a round is over: right is who bet on a seat that scored."""
    if not match.bets:
        return ()
    right = tuple(player for player, on in match.bets.items() if outcome.points[on] > 0)
    return (ev.BetsRevealed(EVERYONE, dict(match.bets), right),)
