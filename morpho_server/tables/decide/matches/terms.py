"""What is fixed before a match: the secret of the next one, and its terms.

The terms are shown before its shares, and again when they have changed.
"""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.options import Options
from morpho_server.games.views import Json
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model import options
from morpho_server.tables.model.match import SECRET_BYTES, Match, Terms, commitment_to
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness


def set_terms(table: Table, seat_options: Sequence[Options], carried: Json = None) -> ev.TermsSet:
    """Return the event that shows the present terms of a table."""
    chosen = options.for_game(table.options)
    return ev.TermsSet(EVERYONE, table.game.rules_version, chosen, tuple(seat_options), carried)


def terms_of_round(table: Table, match: Match, seat_options: Sequence[Options]) -> Events:
    """Return the terms of a later round, where they are not those of the one before."""
    shown, before = set_terms(table, seat_options), match.prepared.terms
    present = Terms(shown.rules, shown.options, shown.seat_options)
    return () if before is None or before == present else (shown,)


def terms_of_move(table: Table, before: Terms, led_to: Sequence[Event]) -> Events:
    """Return the terms of a move that follows other rules than those ``before`` it.

    They are public, so they wait for the next move if this one ``led_to`` nothing public: that
    there was one is secret.
    """
    is_public = any(event.to == EVERYONE for event in led_to)
    return (set_terms(table, before.seat_options),) if is_public else ()


def prepare_match(number: int, randomness: Randomness) -> Events:
    """Fix the secret of a table's next match."""
    secret = randomness.bytes(SECRET_BYTES)
    return (
        ev.MatchPrepared(EVERYONE, number, commitment_to(secret)),
        ev.SecretKept(NOBODY, secret.hex()),
    )
