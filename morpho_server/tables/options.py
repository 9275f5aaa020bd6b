"""The host's options: the table's own, and the game's, in one mapping."""

from collections.abc import Mapping
from typing import Final

from morpho_server.games.game import Game, Options, OptionsRefusedError
from morpho_server.games.views import Json
from morpho_server.tables.errors import CommandRefusedError, refusal

TABLE_OPTIONS: Final[Mapping[str, Json]] = {
    "turn_seconds": None,
    "reaction_seconds": 20,
    "bank_seconds": 0,
    "spectators": True,
    "stand_in_seconds": 120,
}
"""The table's own options, with what they are unless chosen.

``turn_seconds``: the time for a decision of a turn, 10 to 600, or ``None`` for no limit;
``reaction_seconds``: that for a reaction, 5 to 120; ``bank_seconds``: what each seat has in reserve
for each round, 0 to 600, to be used when the time of a turn's decision is over; ``spectators``:
whether people without a seat may watch; ``stand_in_seconds``: how long somebody is away, 10 to
3600, before a bot decides for their seat, or ``None`` to wait for them.
"""

CHANGEABLE_IN_ROUNDS: Final = frozenset({"stand_in_seconds"})
"""Those that the host may change at any time: they are about people, not about the round."""


def complete(game: Game[object], chosen: Options) -> dict[str, Json]:
    """Check both kinds and fill in the rest; raises ``bad_options`` or the game's code."""
    own = {key: chosen.get(key, usual) for key, usual in TABLE_OPTIONS.items()}
    _check_seconds("turn_seconds", own["turn_seconds"], range(10, 601), optional=True)
    _check_seconds("reaction_seconds", own["reaction_seconds"], range(5, 121), optional=False)
    _check_seconds("bank_seconds", own["bank_seconds"], range(601), optional=False)
    _check_seconds("stand_in_seconds", own["stand_in_seconds"], range(10, 3601), optional=True)
    if not isinstance(own["spectators"], bool):
        raise refusal("bad_options", "spectators is true or false.")
    try:
        rest = game.options({k: v for k, v in chosen.items() if k not in TABLE_OPTIONS})
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None
    return own | dict(rest)


def for_game(options: Options) -> dict[str, Json]:
    """Return the game's part of complete options."""
    return {key: value for key, value in options.items() if key not in TABLE_OPTIONS}


def _check_seconds(name: str, value: Json, allowed: range, *, optional: bool) -> None:
    if value is None and optional:
        return
    if type(value) is not int or value not in allowed:
        raise refusal("bad_options", f"{name} is a number from {allowed[0]} to {allowed[-1]}.")
