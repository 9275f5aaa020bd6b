"""A match that is over, as pages are shown it."""

from typing import Any

from tests.support.client.table import ENDED, OUTCOME, TABLE

SHARES = {"p1": "ada0" * 8, "p3": "cafe" * 16}
MATCH = {
    **TABLE["match"],
    "ended": "won",
    "winners": [1],
    "commitment": "c0" * 32,
    "secret": "5e" * 32,
    "shares": SHARES,
}
OVER: dict[str, Any] = {**TABLE, "phase": "over", "match": MATCH}
RESULT = {**OUTCOME, "scores": [10, 10, 4], "match_over": True, "winner": 1}
WON: dict[str, Any] = {**ENDED, "scores": [10, 10, 4], "outcome": RESULT}


def over(at_table, scores=(10, 10, 4), winners=(1,), ended="won", size=None, **public):
    match = {**MATCH, "scores": scores, "winners": winners, "ended": ended}
    outcome = {"outcome": {**RESULT, "scores": scores}}
    shown = WON | outcome | public
    return at_table(size=size, table={**OVER, "match": match}, public=shown, legal=None)
