"""Every game under test: those of the server's registry, and the tests' own.

To put a game under test, say in a subject of its own what the protocol can't (tests/games/subjects)
and add it here. Every test of this folder then holds for it.
"""

from tests.support.games.guess_subject import GuessSubject
from tests.support.games.lanes_subject import LanesSubject
from tests.support.games.morph_subject import MorphSubject
from tests.support.games.morphatrons_subject import MorphatronsSubject
from tests.support.games.morpho_subject import MorphoSubject
from tests.support.games.morphos_subject import MorphosSubject
from tests.support.games.morpyam_subject import MorpyamSubject
from tests.support.games.subjects import OpenSubject, Subject

SUBJECTS: list[Subject] = [
    MorphoSubject(),
    MorpyamSubject(),
    MorphosSubject(),
    MorphatronsSubject(),
    MorphSubject(),
    GuessSubject(),
    LanesSubject(),
]

OPEN = [subject for subject in SUBJECTS if isinstance(subject, OpenSubject)]
HIDING = [subject for subject in SUBJECTS if subject not in OPEN]


def by_name(subject: Subject) -> str:
    """Return a game's name, for the name of a test."""
    return subject.game.name
