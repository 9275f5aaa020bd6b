"""Every game under test: those of the server's catalog, and the tests' own.

To put a game under test, say in a subject of its own what the protocol can't (tests/games/subjects)
and add it here. Every test of this folder then holds for it.
"""

from tests.games.guess_subject import GuessSubject
from tests.games.morpho_subject import MorphoSubject
from tests.games.subjects import Subject

SUBJECTS: list[Subject] = [MorphoSubject(), GuessSubject()]


def by_name(subject: Subject) -> str:
    """Return a game's name, for the name of a test."""
    return subject.game.name
