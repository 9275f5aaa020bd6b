"""What Morph adds to the frame of a record (R13)."""

from collections.abc import Mapping, Sequence
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.notation import read
from morpho_server.games.morph.play.opening import hands_dealt
from morpho_server.games.morph.records.expectations import EXPECTATIONS
from morpho_server.games.morph.records.header import HEADER_KEYS, read_header, write_header
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.morph.state import State
from morpho_server.games.moves import Move
from morpho_server.games.records.position import Opening
from morpho_server.games.records.recording import Expectation, Written, numbered
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

_SECTIONS: Final = frozenset({"R6", "R7", "R12", "R13"})
"""The rules that are cited as a whole."""


class MorphRecording:
    """Positions, moves and expectations of Morph."""

    game: Game[State] = MORPH
    rules = numbered(3, 5, 5, 5, 6, 0, 1, 3, 8, 4, 2) | _SECTIONS
    header_keys = HEADER_KEYS

    def __init__(self) -> None:
        self.expectations: Mapping[str, Expectation[State]] = EXPECTATIONS

    def open(self, header: Mapping[str, Json]) -> Opening:
        """Set up the position that is given; raises :exc:`ShapeError`."""
        begun, dealt = read_header(header)
        # Nothing is drawn, so chance gives nothing here.
        opening = (begun, dealt, *hands_dealt(begun.seats, dealt))
        return Opening(opening, begun.seats, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:
        """Return the position that the game began with, and how it ended."""
        begun = next(event for event in events if isinstance(event, ev.BattleSetUp))
        dealt = next(event for event in events if isinstance(event, ev.CardsDealt))
        ended = next((event for event in events if isinstance(event, ev.BattleEnded)), None)
        return Written(write_header(begun, dealt), {} if ended is None else _end(ended))

    def check_grammar(self, move: str) -> None:
        """Raise :exc:`MoveUnreadableError` for a text outside the grammar."""
        read(move)

    def complete(self, state: State, seat: Seat, move: str) -> Move:  # noqa: ARG002
        """Return the move as it is: it has one spelling (R12)."""
        return Move(move)


def _end(ended: ev.BattleEnded) -> dict[str, Json]:
    end: dict[str, Json] = {
        "over": True,
        "reason": ended.reason,
        "winner": letter(ended.winner),
    }
    return end if ended.score is None else {**end, "score": ended.score}


MORPH_RECORDING: Final = MorphRecording()
