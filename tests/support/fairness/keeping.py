"""Matches of each game, kept with all that follows from their moves under the present rules.

When a ruling has changed, raise ``rules_version`` of that game and keep its matches anew:
``.venv/bin/python -m tests.support.fairness.keeping morpyam``.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.match import Match
from morpho_server.verify.file import RoundMoves
from morpho_server.verify.replay import Replay
from tests.support.fairness.matches import random_sitting
from tests.support.fairness.saving import moves

FOLDER: Final = Path(__file__).parents[2] / "verify" / "kept"

VARIANTS: Final[dict[str, list[dict[str, Any]]]] = {
    "morpho": [
        {"mode": "basic"},
        {"mode": "expert", "target": 30},
        {"mode": "expert", "unknowns": ["parasite"]},
    ],
    "morpyam": [{}, {"double_morpyam": True}],
    "morphos": [{}, {"deepmorph": True, "remorph": True}],
    "morphatrons": [{}],
    "morph": [{}, {"packs": 2}, {"mode": "solo"}],
}
"""The options of the matches that are kept."""


def kept(game: str) -> list[Any]:
    """Return the kept matches of a game."""
    matches: list[Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return matches


def what_follows(game: str, match: Any) -> str:
    """Return a digest of all that each seat and the public is sent in a kept match."""
    terms = TypeAdapter(ev.TermsSet).validate_python({**match["terms"], "to": "all"})
    rounds = [RoundMoves.model_validate(each) for each in match["rounds"]]
    digest = sha256()
    for seat in (None, *map(Seat, range(len(terms.seat_options)))):
        replay = Replay(RULES[game], bytes.fromhex(match["seed"]), terms, rounds)
        while (event := replay.next_for(seat)) is not None:
            digest.update(event[1])
        if (outcome := replay.outcome) is not None:
            digest.update(f"{outcome.points} {outcome.scores} {outcome.winners}".encode())
    return digest.hexdigest()


def _keep(game: str) -> None:
    matches = []
    for seed, options in enumerate(VARIANTS[game]):
        at = random_sitting(game, seed, moves=150, **options)
        played: Match = at.table.match_on
        shown = next(e for entry in at.entries for e in entry.events if isinstance(e, ev.TermsSet))
        terms = {
            "rules": shown.rules,
            "options": shown.options,
            "seat_options": shown.seat_options,
            "carried": shown.carried,
        }
        rounds = moves(at, 1)["rounds"]
        match = {"terms": terms, "seed": played.seed.hex(), "rounds": rounds}
        matches.append({**match, "what_follows": what_follows(game, match)})
    FOLDER.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(match) for match in matches)
    (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        _keep(name)
