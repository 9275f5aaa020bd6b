"""Matches that a guest has played, and numbers over many matches, as REST answers with them."""

from pydantic import BaseModel, ConfigDict

from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.result import Ranking


class PartCount(BaseModel):
    """A part (card, role, place) in figures: in how many rounds it was dealt, held, and won.

    ``held``: at the end of a round. ``won``: it brought its holder points.
    """

    model_config = ConfigDict(from_attributes=True)

    dealt: int
    held: int
    won: int


class SeatResult(BaseModel):
    """How a match went for one seat.

    ``name`` is its holder's at the end, ``bot`` the strength of one that is no person. ``rank``
    counts from 1. ``rounds_won`` counts the rounds that brought points.
    """

    model_config = ConfigDict(from_attributes=True)

    seat: int
    name: str
    bot: str | None
    points: int
    rank: int
    won: bool
    rounds_won: int
    parts: dict[str, PartCount]


class PlayedMatch(BaseModel):
    """A match that you have played to its end, or until it was called off after a round.

    ``match`` is its number at the table with this ``code``. ``player`` is yours there, null if you
    have left. ``seat`` was yours, the first of several. ``seats`` has no place for a seat that
    nobody held at the end.
    """

    code: str
    match: int
    player: PlayerId | None
    game: str
    ended_at: int
    rounds: int
    called_off: bool
    seat: int
    seats: list[SeatResult]


class PlayedMatches(BaseModel):
    """Matches that you have played, the latest first; ``next`` asks for older ones, if any."""

    matches: list[PlayedMatch]
    next: str | None


class Standing(BaseModel):
    """How somebody has done in a season. ``won`` counts matches; ``bot``: the strength of one."""

    place: int
    name: str
    bot: str | None
    matches: int
    won: int
    points: int


class Overall(BaseModel):
    """The matches of several games in a season, and how everybody stands by those that they won.

    Points of games don't add up: they are 0.
    """

    games: list[str]
    matches: int
    standings: list[Standing]


class Season(BaseModel):
    """The matches of one game in a season of a table: how many, and how everybody stands.

    ``number`` is that of the season, of so many ``seasons``. ``ranking`` is what counts first:
    matches ``won``, or ``points``. ``overall`` counts all games, where there are several.
    """

    number: int
    seasons: int
    game: str
    matches: int
    ranking: Ranking
    standings: list[Standing]
    overall: Overall | None


class Rival(BaseModel):
    """Somebody with whom you have often played, by the name that they had at the table.

    Of the ``matches`` that both of you have played to the end, you were ``ahead`` in some and
    ``behind`` in some; in the others you shared a place.
    """

    model_config = ConfigDict(from_attributes=True)

    name: str
    matches: int
    ahead: int
    behind: int


class MyNumbers(BaseModel):
    """The numbers of one game over all matches that you have played. ``won`` counts matches."""

    model_config = ConfigDict(from_attributes=True)

    game: str
    matches: int
    won: int
    rounds: int
    points: int
    parts: dict[str, PartCount]


class GameNumbers(BaseModel):
    """The numbers of one game over all matches of this server; ``parts`` are those of people."""

    model_config = ConfigDict(from_attributes=True)

    game: str
    matches: int
    rounds: int
    parts: dict[str, PartCount]
