"""A clock that tests set."""

from morpho_server.tables.model.ids import Millis
from tests.support.storage.small_game import NOON


class SetClock:
    """Shows the time that it was set to."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> Millis:
        return self.time

    def steady(self) -> Millis:
        return self.time

    def turn(self, *, minutes: int) -> None:
        self.time = Millis(self.time + minutes * 60_000)
