"""Positions from the record files of the rules, set up at a real table."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from morpho_server.games.position import Position
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.seats import Seat, seat_of
from morpho_server.records import read_documents
from tests.support.pages import Json

RECORDS: Final = Path(__file__).parents[2] / "records" / "morpho"


@dataclass(frozen=True)
class Step:
    """A move of a seat."""

    seat: Seat
    move: str

    @property
    def verb(self) -> str:
        """Return the verb of the move."""
        return self.move.split()[0]


@dataclass(frozen=True)
class Record:
    """A deal, and the moves made from there, as a table takes them."""

    header: Mapping[str, Json]
    seats: int
    steps: list[Step]


def read_record(name: str) -> Record:
    """Read one of the records."""
    document = read_documents(RECORDS / f"{name}.yaml")[0].content
    recording = RECORDINGS["morpho"]
    header = {key: value for key, value in document.items() if key in recording.header}
    opening = recording.open(header)
    position, steps = Position(recording.game, opening), []
    for said in document["play"]:
        if isinstance(said, str):
            letter, _, spelt = said.partition(" ")
            seat = seat_of(letter)
            move = recording.complete(position.state, seat, spelt)
            position.make(seat, move)
            steps.append(Step(seat, move))
    return Record(header, opening.seats, steps)
