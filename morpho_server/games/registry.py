"""The games there are: one entry for each, the default game first."""

from collections.abc import Mapping
from typing import Any, Final

from morpho_server.games.aids import Analysis, Deduction
from morpho_server.games.bot import Bot
from morpho_server.games.entry import ANY_GAME, GameEntry
from morpho_server.games.game import Game
from morpho_server.games.morph.entry import MORPH_ENTRY
from morpho_server.games.morphatrons.entry import MORPHATRONS_ENTRY
from morpho_server.games.morpho.entry import MORPHO_ENTRY
from morpho_server.games.morphos.entry import MORPHOS_ENTRY
from morpho_server.games.morpyam.entry import MORPYAM_ENTRY
from morpho_server.games.outcome import RoundReader
from morpho_server.games.records.recording import Recording
from morpho_server.games.speech import Speech

_ENTRIES: Final = (MORPHO_ENTRY, MORPYAM_ENTRY, MORPHOS_ENTRY, MORPHATRONS_ENTRY, MORPH_ENTRY)

GAMES: Final[dict[str, GameEntry]] = {entry.rules.name: entry for entry in _ENTRIES}

RULES: Final[Mapping[str, Game[Any]]] = {name: entry.rules for name, entry in GAMES.items()}

RECORDINGS: Final[Mapping[str, Recording[Any]]] = {
    name: entry.records for name, entry in GAMES.items() if entry.records is not None
}

DEFAULT_GAME: Final = next(iter(GAMES))


def bots_of(game: str) -> Mapping[str, Bot]:
    """Return the bots of a game by strength, the weakest first; there is at least one."""
    return GAMES[game].bots if game in GAMES else ANY_GAME


def bot_for(game: str, strength: str | None) -> Bot:
    """Return the bot of a strength; the strongest for one that the game doesn't have.

    A table's log may name a strength of another release.
    """
    bots = bots_of(game)
    return bots.get(strength or "") or list(bots.values())[-1]


def speech_of(game: str) -> Speech | None:
    """Return the speech of a game's bots, or ``None`` where they are silent."""
    return GAMES[game].speech if game in GAMES else None


def round_reader_of(game: str) -> RoundReader | None:
    """Return the reader that sums up a game's rounds, if there is one."""
    return GAMES[game].round_reader if game in GAMES else None


def deduction_of(game: str) -> Deduction | None:
    """Return the deduction of a game, or ``None``."""
    return GAMES[game].deduction if game in GAMES else None


def analysis_of(game: str) -> Analysis | None:
    """Return the analysis of a game, or ``None``."""
    return GAMES[game].analysis if game in GAMES else None


def stand_in_for(game: str) -> Bot:
    """Return the bot that decides for the absent in a game."""
    return bot_for(game, GAMES[game].stand_in if game in GAMES else None)


def simple_bot_for(game: str) -> Bot:
    """Return the bot that decides where another has failed: the weakest."""
    return next(iter(bots_of(game).values()))
