"""Phrases: ready-made sentences for the chat, which each page says in its own language.

A phrase is written like a move: its name, then the letter of the seat that it is about, then one
of its words: ``thanks B``, ``guess B red``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from morpho_server.games.seats import LETTERS


@dataclass(frozen=True, slots=True)
class Phrase:
    """A kind of sentence: its name, whether it is about a seat, and the words to choose one of."""

    name: str
    about_seat: bool = False
    words: tuple[str, ...] = ()

    def is_filled_by(self, blanks: list[str], seats: int) -> bool:
        """Return whether these fill its blanks, where there are that many seats."""
        if self.about_seat:
            if not blanks or blanks[0] not in tuple(LETTERS[:seats]):
                return False
            blanks = blanks[1:]
        return blanks in [[word] for word in self.words] if self.words else not blanks


COMMON: Final = (
    Phrase("well_played"),
    Phrase("thanks", about_seat=True),
    Phrase("sorry", about_seat=True),
    Phrase("hurry"),
    Phrase("one_moment"),
)
"""The phrases that people want at every table."""


def can_be_said(phrases: Iterable[Phrase], text: str, seats: int) -> bool:
    """Return whether a text is one of the phrases, where there are that many seats."""
    name, *blanks = text.split(" ")
    return any(phrase.name == name and phrase.is_filled_by(blanks, seats) for phrase in phrases)
