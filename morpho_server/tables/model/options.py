"""The host's options: the table's own, and the game's, in one mapping."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from morpho_server.games.game import Game
from morpho_server.games.options import (
    ChoiceOption,
    Choices,
    FlagOption,
    NumberOption,
    OptionField,
    Options,
    OptionsRefusedError,
)
from morpho_server.games.options import complete as completed
from morpho_server.games.views import Json
from morpho_server.tables.messages.errors import CommandRefusedError

_REACTION_SECONDS: Final = NumberOption(name="reaction_seconds", least=5, most=120, default=20)
_OUT_PLAYERS_SEE: Final = ChoiceOption(
    name="out_players_see", values=("own_view", "all_cards"), default="own_view"
)

LONGEST_DELAY: Final = 300
"""The most seconds by which spectators can be behind."""

TABLE_FIELDS: Final[tuple[OptionField, ...]] = (
    NumberOption(name="turn_seconds", least=10, most=600, default=None, optional=True),
    _REACTION_SECONDS,
    NumberOption(name="bank_seconds", least=0, most=600, default=0),
    NumberOption(name="increment_seconds", least=0, most=60, default=0),
    FlagOption(name="spectators", default=True),
    _OUT_PLAYERS_SEE,
    NumberOption(name="stand_in_seconds", least=10, most=3600, default=120, optional=True),
    ChoiceOption(name="entry", values=("open", "approval", "locked"), default="open"),
    FlagOption(name="bots_speak", default=True),
    ChoiceOption(name="season_ranking", values=("won", "points"), default="won"),
    ChoiceOption(name="replays", values=("match", "round"), default="match"),
    ChoiceOption(name="spectator_delay", values=(0, 30, 90, LONGEST_DELAY, "round"), default=0),
)
"""The table's own options. :data:`EXPLAINED` says what each is."""

EXPLAINED: Final[Mapping[str, str]] = {
    "turn_seconds": "The seconds for each decision of a turn; none: no limit. An empty seat"
    " always has 10.",
    "reaction_seconds": "The seconds for a reaction, in games that have any.",
    "bank_seconds": "The seconds of each seat's reserve for a round, for turns beyond their time.",
    "increment_seconds": "The seconds that a reserve grows by after each decision of a turn made in"
    " time, also beyond its start.",
    "spectators": "Whether people without a seat may watch.",
    "out_players_see": "The cards that players see who are out of a round, in games that put"
    " anybody out: what they knew and what everybody sees, or all.",
    "stand_in_seconds": "The seconds until a bot decides for somebody who is away; none: never.",
    "entry": "The people who may join: everybody invited, those whom the host admits, or nobody.",
    "bots_speak": "Whether the table's bots say phrases.",
    "season_ranking": "The first thing that counts in a season: matches won, or points.",
    "replays": "The time from which a round may be seen again: the end of its match, or its own."
    " What stands when it is dealt holds for it.",
    "spectator_delay": "The seconds by which spectators are behind; ``round``: they see each round"
    " when it is over. What stands at the deal holds to the end of the match.",
}
"""Each option in a sentence, for docs/reference/table.md."""

TABLE_OPTIONS: Final[Mapping[str, Json]] = {field.name: field.default for field in TABLE_FIELDS}
"""The table's own options with their defaults."""

CHANGEABLE_IN_ROUNDS: Final = frozenset({"bots_speak", "entry", "stand_in_seconds"})
"""Those that the host may change at any time: none is about the round."""


def complete(game: Game[Any], chosen: Options) -> dict[str, Json]:
    """Check both kinds and fill in the rest; raises ``bad_options`` or the game's code."""
    unfit = _unfit(game)
    fields = [field for field in TABLE_FIELDS if field.name not in unfit]
    try:
        own = completed(fields, {k: v for k, v in chosen.items() if k in TABLE_OPTIONS})
        return own | dict(game.options(for_game(chosen)))
    except OptionsRefusedError as error:
        raise CommandRefusedError(error.code, error.reason) from None


def start_refusal(
    game: Game[Any], chosen: Options, seat_options: Sequence[Options]
) -> OptionsRefusedError | None:
    """Return why a round can't begin with a table's options and those of its seats, if it can't."""
    try:
        # Options that were stored long ago may lack some, or be refused by now.
        whole = game.options(for_game(chosen))
        game.check_start(Choices(whole, len(seat_options), seat_options))
    except OptionsRefusedError as refused:
        return refused
    return None


def for_table(game: Game[Any], options: Options) -> dict[str, Json]:
    """Return the table's own part of options, as far as it suits a game."""
    unfit = _unfit(game)
    return {k: v for k, v in options.items() if k in TABLE_OPTIONS and k not in unfit}


def _unfit(game: Game[Any]) -> set[str]:
    """Return the names of the table's options that mean nothing in a game."""
    fits = {
        _REACTION_SECONDS.name: game.has_reactions,
        _OUT_PLAYERS_SEE.name: game.has_elimination,
    }
    return {name for name, fit in fits.items() if not fit}


def for_game(options: Options) -> dict[str, Json]:
    """Return the game's part of options."""
    return {key: value for key, value in options.items() if key not in TABLE_OPTIONS}
