"""Dice whose rolls are written down in a record."""

from collections.abc import Iterable, Sequence

from morpho_server.games.chance import DIE, Chance
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.records.shapes import shown


class ScriptedRolls(Chance):
    """A stream that rolls what is written: for each roll a text, with a digit for each die."""

    __slots__ = ("_rolls",)

    def __init__(self, rolls: Iterable[str]) -> None:
        super().__init__(bytes(32))
        self._rolls = iter(rolls)

    def roll(self, dice: int, what: str, faces: Sequence[int] = DIE) -> list[int]:  # noqa: ARG002
        """Return the next roll; raises :exc:`RecordFailedError` unless it has as many dice."""
        written = next(self._rolls, None)
        if written is None:
            raise RecordFailedError("there is no roll left in dice")
        if len(written) != dice:
            raise RecordFailedError(f"the next roll is {shown(written)}, but {dice} dice roll")
        return [int(die) for die in written]
