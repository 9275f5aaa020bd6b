"""The notation of moves (R12), without the seat."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, cast

from morpho_server.games.morph.cards import CREATURES, CardId
from morpho_server.games.moves import Move, MoveUnreadableError

Verb = Literal["stake", "mana", "summon", "feat", "end", "resign"]

Line = Literal[1, 2]
"""One of a field's two lines (R2.5)."""

LINES: Final[tuple[Line, ...]] = (1, 2)

PLACES: Final = (1, 2, 3, 4)
"""The places of a line; place 1 is next to the Front."""

END: Final = Move("end")
FEAT: Final = Move("feat")

STAKE: Final = {card: Move(f"stake {card}") for card in CREATURES}
MANA: Final = {card: Move(f"mana {card}") for card in CREATURES}
SUMMON: Final = {
    card: {line: Move(f"summon {card} {line}") for line in LINES} for card in CREATURES
}
FEAT_ON_LINE: Final = {line: Move(f"feat {line}") for line in LINES}
FEAT_ON_PLACE: Final = {
    (line, place): Move(f"feat {line}.{place}") for line in LINES for place in PLACES
}

_CARD: Final = "[VGYR](?:0[1-9]|1[0-2])"
GRAMMAR: Final = re.compile(
    rf"(stake|mana) ({_CARD})|(summon) ({_CARD}) ([12])"
    r"|(feat)(?: ([12])(?:\.([1-4]))?)?|(end|resign)"
)
"""What a move must match; not all of it is ever legal."""


@dataclass(frozen=True, slots=True)
class Action:
    """A move that was read: a card where one is named, a line, a place."""

    verb: Verb
    card: CardId = ""
    line: Line | None = None
    place: int | None = None


@lru_cache(maxsize=2048)
def read(move: str) -> Action:
    """Return the action that a move spells; raises :exc:`MoveUnreadableError`."""
    found = GRAMMAR.fullmatch(move)
    if found is None:
        raise MoveUnreadableError(move)
    hand, card, summon, creature, onto, feat, line, place, word = found.groups()
    return Action(
        cast("Verb", hand or summon or feat or word),
        card or creature or "",
        cast("Line | None", _number(onto or line)),
        _number(place),
    )


def _number(text: str | None) -> int | None:
    return int(text) if text else None
