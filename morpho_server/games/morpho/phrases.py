"""What can be said by a tap at a table of M.O.R.P.H.O.: claims, accusations and requests."""

from typing import Final

from morpho_server.games.morpho.identities import NAMES
from morpho_server.games.phrases import COMMON, Phrase

BEING: Final = (*NAMES, "morpho")
"""What somebody can be said to be: an identity, or one of MORPHO."""

PHRASES: Final = (
    Phrase("claim", words=BEING),
    Phrase("accuse", about_seat=True, words=BEING),
    Phrase("trust", about_seat=True),
    Phrase("distrust", about_seat=True),
    Phrase("investigate", about_seat=True),
    Phrase("shoot", about_seat=True),
    Phrase("protect", about_seat=True),
    Phrase("not_me"),
    Phrase("never_lie"),
    Phrase("butterfly"),
    *COMMON,
)
