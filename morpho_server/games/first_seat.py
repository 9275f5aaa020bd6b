"""The seat that begins, in games whose host may choose it. In a rematch the start passes on."""

from typing import Final, Literal

from morpho_server.games.chance import Chance
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat, seat_of

FirstBy = Literal["chance", "host", "turn"]
"""How the first seat was decided: by a draw, by the host, or by the match before."""

RANDOM: Final = "random"
"""The choice of no seat, so that one is drawn."""


def chosen_seat(choice: str) -> Seat | None:
    """Return the seat of a letter, or ``None`` for :data:`RANDOM`."""
    return None if choice == RANDOM else seat_of(choice)


def first_seat(
    choice: str, seats: int, standing: Standing, chance: Chance, what: str
) -> tuple[Seat, FirstBy]:
    """Return the seat that begins, of so many ``seats``, and who decided that.

    After a match it is the seat to the left of the one that began then, which ``standing`` carries;
    else it is the host's ``choice``. ``what`` names the draw.
    """
    if standing.first is not None:
        return standing.first, "turn"
    if standing.carried is not None:
        return Seat((standing.carried + 1) % seats), "turn"
    chosen = chosen_seat(choice)
    if chosen is not None:
        return chosen, "host"
    return Seat(chance.choice(range(seats), what)), "chance"
