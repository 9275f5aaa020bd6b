"""A clock that tests set."""

from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import Clock
from tests.support.storage.small_game import NOON


class SetClock(Clock):
    """Shows the time that it was set to; ``wrong`` is how much later it is set on the wall."""

    def __init__(self) -> None:
        self.time = NOON
        self.wrong = 0

    def now(self) -> Millis:
        return self.time

    def steady(self) -> Millis:
        return self.time

    def wall(self) -> Millis:
        return Millis(self.time + self.wrong)

    def turn(self, *, minutes: int) -> None:
        self.time = Millis(self.time + minutes * 60_000)
