"""All that a round writes, shows and offers, as bytes; also as seen by another process."""

import pickle
import sys
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from morpho_server.games.events import Event
from tests.support.games.catalogue import SUBJECTS
from tests.support.games.playing import Play
from tests.support.games.watching import as_bytes, watchers, wire


def digest_all() -> None:
    """Read plays from standard input and print a digest of each: the other process' part."""
    sys.stdout.write("\n".join(digests(pickle.loads(sys.stdin.buffer.read()))))


def digests(plays: Iterable[tuple[str, Play]]) -> list[str]:
    """Return a digest of each play of a named game."""
    games = {subject.game.name: subject.game for subject in SUBJECTS}
    return [digest(games[name], play) for name, play in plays]


def digest(game: Any, play: Play) -> str:
    """Return a hash of all that is written, shown and offered in a round."""
    whole = sha256()
    everybody = watchers(game, play.start.seats)
    seen = 0
    for played, _ in play.rounds(game):
        whole.update(transcript(played.log[seen:]))
        whole.update(as_bytes([played.moves(seat) for seat in played.seats()]))
        whole.update(as_bytes([watcher.frame(played.log[seen:]) for watcher in everybody]))
        seen = len(played.log)
    return whole.hexdigest()


def transcript(log: Iterable[Event]) -> bytes:
    """Return a log as bytes, audiences included."""
    return as_bytes([{"to": event.to, **wire(event)} for event in log])
