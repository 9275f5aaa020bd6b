"""A game between two tokens, as a bot sees it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.bots.lines import Lines
from morpho_server.games.morpyam.grid import BOXES, Box
from morpho_server.games.morpyam.play.scoring import KO, gain
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the grid, and the tokens and points of each seat.

    ``playing`` are the seats that have not given up, in the order of their turns from this one on.
    """

    seats: int
    playing: tuple[Seat, ...]
    grid: Mapping[Box, Seat]
    tokens: tuple[int, ...]
    points: tuple[int, ...]
    lines: Lines = field(compare=False)

    @classmethod
    def seen_in(cls, observation: Observation) -> "Position":
        """Return the position that a seat on turn sees."""
        view = observation.public
        seats: int = view["seats"]
        clockwise = (Seat((observation.seat + n) % seats) for n in range(seats))
        grid = {box: Seat(seat) for box, seat in view.get("grid", {}).items()}
        return cls(
            seats,
            tuple(seat for seat in clockwise if seat not in view.get("out", ())),
            grid,
            tuple(view["tokens"][str(seat)] for seat in range(seats)),
            tuple(view["points"][str(seat)] for seat in range(seats)),
            Lines.on(grid),
        )

    @property
    def free(self) -> list[Box]:
        """Return the free boxes."""
        return [box for box in BOXES if box not in self.grid]

    def gain(self, seat: Seat, box: Box) -> tuple[int, bool | None]:
        """Return the points of a token, and whether it wins, or ``None`` if play goes on."""
        points, longest = gain(self.grid, seat, box, self.seats)
        if longest >= KO:
            return points, True
        if self.tokens[seat] > 1:
            return points, None
        others = max(self.points[other] for other in self.playing if other != seat)
        return points, self.points[seat] + points + 1 >= others  # R7.2

    def after(self, seat: Seat, box: Box, points: int) -> "Position":
        """Return the position after a token that brings so many points."""
        return replace(
            self,
            grid={**self.grid, box: seat},
            lines=self.lines.after(seat, box),
            tokens=_changed(self.tokens, seat, -1),
            points=_changed(self.points, seat, points),
        )


def _changed(numbers: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])
