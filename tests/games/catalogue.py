"""Every game under test: those of the server's catalog, and the tests' own."""

from tests.games.guess_subject import GuessSubject
from tests.games.morpho_subject import MorphoSubject
from tests.games.subjects import Subject

SUBJECTS: list[Subject] = [MorphoSubject(), GuessSubject()]


def by_name(subject: Subject) -> str:
    """Return a game's name, for the name of a test."""
    return subject.game.name
