"""A player's shares in the chance of matches (docs/fairness.md of the server).

A share is committed to once the server has committed to its own secret, and revealed when all have
committed. There is one for each promise of the server, and it is revealed once only: with the share
known, a server could try what other players or promises would give.
"""

import secrets
from hashlib import sha256
from typing import Any, Final

from morpho_client.keep import Keep
from morpho_client.views import View
from morpho_client.wire import Starting

KEPT: Final = 20
"""How many shares are kept of a table, the latest ones."""


class Shares:
    """The shares of a player at a table, which lie in what is ``kept`` of it."""

    def __init__(self, keep: Keep, kept: dict[str, Any]) -> None:
        self._keep = keep
        self._shares: list[dict[str, Any]] = kept.setdefault("shares", [])
        self._asked: set[str] = set()

    def due(self, view: View) -> dict[str, Any] | None:
        """Return the command by which the player takes part in the next match's chance now."""
        starting, promised = view.table.get("starting"), view.table.get("next_commitment")
        if promised is None or view.seat is None:
            return None
        return self._reveal(view, starting, promised) if starting else self._commit(promised)

    def _commit(self, promised: str) -> dict[str, Any] | None:
        if promised in self._asked:
            return None
        self._asked.add(promised)
        own = self._find(promised)
        if own is None:
            own = {"promised": promised, "share": secrets.token_hex(32)}
            self._shares[:] = [*self._shares[1 - KEPT :], own]
            self._keep.save()
        return {"type": "commit_share", "commitment": commitment_to(own["share"])}

    def _reveal(self, view: View, starting: Starting, promised: str) -> dict[str, Any] | None:
        own, commitments = self._find(promised), starting["commitments"]
        if own is None or commitments.get(view.player) != commitment_to(own["share"]):
            return None
        called = {"seats": starting["seats"], "commitments": commitments}
        if own.setdefault("revealed_for", called) != called or own["share"] in self._asked:
            return None
        self._keep.save()
        self._asked.add(own["share"])
        return {"type": "reveal_share", "share": own["share"]}

    def _find(self, promised: str) -> dict[str, Any] | None:
        return next((own for own in self._shares if own["promised"] == promised), None)


def commitment_to(share: str) -> str:
    """Return the commitment to a share, both in hex."""
    return sha256(bytes.fromhex(share)).hexdigest()
