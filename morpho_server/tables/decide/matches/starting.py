"""A match starts: it waits for the shares of its people, then its first round opens.

A share is what somebody adds to the seed, committed to first and revealed later (docs/fairness.md).
"""

from collections.abc import Mapping

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.decide.matches.rounds import check_setup, open_round
from morpho_server.tables.decide.matches.terms import prepare_match, set_terms
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import CommandRefusedError, refusal
from morpho_server.tables.model import options
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import SHARE_MILLIS, Starting, commitment_to, match_seed
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.ports import Randomness


def start(context: Context, _command: commands.Start) -> Proposal:
    """Begin a match. Raises ``not_now``, ``too_few_players`` or a game's code."""
    table = context.table
    if table.in_match:
        raise refusal("not_now", "A match is in progress.")
    return _call_for_shares(table, table.holders, context.now, context.randomness)


def set_ready(context: Context, command: commands.SetReady) -> Proposal:
    """Be ready, or no longer. Raises ``not_seated``, ``not_now``."""
    table, player = context.table, context.player
    if table.in_match:
        raise refusal("not_now", "A match is in progress.")
    if player.seat is None:
        raise refusal("not_seated")
    return Proposal((ev.ReadySet(EVERYONE, player.id, command.ready),))


def rematch(context: Context, _command: commands.Rematch) -> Proposal:
    """Play another match with the same people, also those who have not said that they are in.

    Raises ``not_now``, ``too_few_players`` or a game's code.
    """
    table = context.table
    if table.phase != "over":
        raise refusal("not_now", "The match is not over.")
    return _call_for_shares(table, table.holders, context.now, context.randomness)


def with_next_match(
    table: Table, proposal: Proposal, now: Millis, randomness: Randomness
) -> Proposal:
    """Return a proposal, with the next match if it ends the wait for players who are not ready.

    After a match the next begins when all who sit and are not away are ready: when the last awaited
    player says so, leaves the seat, or goes away.
    """
    if table.phase != "over" or table.starting is not None:
        return proposal
    ready = {e.player for e in proposal.events if isinstance(e, ev.ReadySet) and e.ready}
    away = {e.player for e in proposal.events if isinstance(e, ev.PlayerAway)}
    gone = {
        e.player
        for e in proposal.events
        if isinstance(e, ev.PlayerLeft | ev.PlayerRemoved | ev.Stood)
    }
    people = {player.id for player in table.seated_people() if player.away_since is None}
    awaited = {player for player in people if not table.players[player].ready}
    if not awaited or not awaited <= ready | away | gone or people <= away | gone:
        return proposal
    holders = {seat: one for seat, one in table.holders.items() if one.id not in gone}
    try:
        called = _call_for_shares(table, holders, now, randomness)
    except CommandRefusedError:  # such as too few players: all stay ready
        return proposal
    return called._replace(events=(*proposal.events, *called.events))


def _call_for_shares(
    table: Table, holders: Mapping[Seat, Player], now: Millis, randomness: Randomness
) -> Proposal:
    """Let the match that begins wait for the shares that its people have committed to."""
    prepared, players = table.prepared, [holders[seat] for seat in sorted(holders)]
    seat_options = table.seat_options_of(sorted(holders))
    check_setup(table, seat_options)
    people = [player for player in players if player.bot is None]
    commitments = {p.id: prepared.commitments[p.id] for p in people if p.id in prepared.commitments}
    seats = tuple(player.id for player in players)
    until = Millis(now + SHARE_MILLIS)
    starting = Starting(seats, commitments, until, seat_options)
    setup = table.game.setup(Choices(options.for_game(table.options), len(seats), seat_options))
    terms = set_terms(table, seat_options, _carried_over(table, len(seats)))
    called = ev.MatchStarting(EVERYONE, prepared.number, seats, commitments, setup)
    if commitments:
        return Proposal((terms, called))
    begun = begin(table, starting, {}, now, randomness)
    return begun._replace(events=(terms, called, *begun.events))


def begin(
    table: Table,
    starting: Starting,
    shares: Mapping[PlayerId, str],
    now: Millis,
    randomness: Randomness,
) -> Proposal:
    """Begin a match with the shares that were revealed."""
    prepared, seats = table.prepared, starting.seats
    given = {player: shares[player] for player in seats if player in shares}
    uncommitted, unrevealed = _without_share(table, starting, given)
    before = (
        ev.SharesRevealed(EVERYONE, given, uncommitted, unrevealed),
        ev.MatchStarted(EVERYONE, prepared.number, seats),
    )
    standing = Standing(1, (0,) * len(seats), carried=_carried_over(table, len(seats)))
    present = [table.players.get(player) for player in seats]
    holders = {Seat(seat) for seat, player in enumerate(present) if player is not None}
    seed = match_seed(prepared.secret, seats, given)
    opened = open_round(table, starting.seat_options, seed, standing, now, holders)
    events = (*before, *opened.events, *prepare_match(prepared.number + 1, randomness))
    return opened._replace(events=events)


def _without_share(
    table: Table, starting: Starting, given: Mapping[PlayerId, str]
) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    """Return the people without a commitment, and those who did not reveal their share."""
    bots = {player.id for player in table.bots}
    missing = [player for player in starting.seats if player not in given and player not in bots]
    committed = starting.commitments
    return (
        tuple(player for player in missing if player not in committed),
        tuple(player for player in missing if player in committed),
    )


def _carried_over(table: Table, seats: int) -> Json:
    """Return the data carried over from the previous match with as many seats, if any."""
    last = table.match
    return last.game.carry_over(last.state) if last is not None and last.seats == seats else None


def commit_share(context: Context, command: commands.CommitShare) -> Proposal:
    """Commit to a share in the next match; the last commitment counts. Raises ``not_seated``."""
    player = context.player
    if player.seat is None:
        raise refusal("not_seated")
    return Proposal((ev.ShareCommitted((player.seat,), player.id, command.commitment),))


def reveal_share(context: Context, command: commands.RevealShare) -> Proposal:
    """Reveal a share. The match begins when all are in. Raises ``not_now``, ``wrong_share``."""
    table, player = context.table, context.player.id
    starting, shares = table.starting, table.prepared.shares
    if starting is None or player not in starting.commitments:
        raise refusal("not_now", "No match waits for a share of yours.")
    if player in shares:
        raise refusal("not_now", "Your share is already known.")
    if commitment_to(bytes.fromhex(command.share)) != starting.commitments[player]:
        raise refusal("wrong_share")
    revealed = ev.ShareRevealed(NOBODY, player, command.share)
    known = {**shares, player: command.share}
    if known.keys() < starting.commitments.keys():
        return Proposal((revealed,))
    begun = begin(table, starting, known, context.now, context.randomness)
    return begun._replace(events=(revealed, *begun.events))


def begin_season(context: Context, _command: commands.BeginSeason) -> Proposal:
    """Count anew from the next match on. Raises ``not_now``."""
    table = context.table
    if table.in_match:
        raise refusal("not_now", "A match is in progress.")
    following = table.prepared.number
    if following == table.seasons[-1]:
        raise refusal("not_now", "No match has been played in this season.")
    return Proposal((ev.SeasonBegun(EVERYONE, following),))
