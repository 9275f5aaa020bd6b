"""A match ends: it is won, or the host calls it off."""

from collections.abc import Sequence

from morpho_server.games.chance import Draw
from morpho_server.games.events import EVERYONE
from morpho_server.games.seats import Seat
from morpho_server.tables.decide import seating
from morpho_server.tables.decide.matches.terms import prepare_match
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness


def end_match(context: Context, _command: commands.EndMatch) -> Proposal:
    """Call a match off. Raises ``not_now``."""
    return Proposal(call_off(context.table, context.randomness))


def call_off(table: Table, randomness: Randomness, *, by_house: bool = False) -> Events:
    """Return the events of calling a match off, perhaps by the house. Raises ``not_now``."""
    if not table.in_match:
        raise refusal("not_now", "No match is in progress.")
    events = match_end(table, "called_off", (), (), randomness, by_house=by_house)
    return events if table.deadline is None else (*events, ev.DeadlineCleared(EVERYONE))


def match_end(
    table: Table,
    reason: str,
    winners: tuple[Seat, ...],
    latest: Sequence[Draw],
    randomness: Randomness,
    *,
    by_house: bool = False,
) -> Events:
    """Return the end of a match; the ``latest`` draws were made just before."""
    match, prepared = table.match_on, table.prepared
    draws = {**match.draws, str(match.round): [*match.draws.get(str(match.round), ()), *latest]}
    ended = ev.MatchEnded(EVERYONE, reason, winners, match.prepared.secret.hex(), draws, by_house)
    # A match from an older log may have begun before the next one was prepared.
    is_prepared = prepared.number != match.prepared.number
    prepare = () if is_prepared else prepare_match(prepared.number + 1, randomness)
    return (ended, *prepare, *seating.after_match(table))
