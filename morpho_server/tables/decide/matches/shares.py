"""Shares: what people add to the seed of a match, committed to first and revealed later.

docs/fairness.md says why.
"""

from morpho_server.games.events import NOBODY
from morpho_server.tables.decide.matches.starting import begin
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.match import commitment_to


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
        raise refusal("not_now", "Your share is known already.")
    if commitment_to(bytes.fromhex(command.share)) != starting.commitments[player]:
        raise refusal("wrong_share")
    revealed = ev.ShareRevealed(NOBODY, player, command.share)
    known = {**shares, player: command.share}
    if known.keys() < starting.commitments.keys():
        return Proposal((revealed,))
    begun = begin(table, starting, known, context.now, context.randomness)
    return begun._replace(events=(revealed, *begun.events))
