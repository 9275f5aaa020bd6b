"""Links to replays of rounds, for people who are not at the table."""

from dataclasses import dataclass

from morpho_server.tables.model.ids import PlayerId, TableCode, TableId, TokenHash


@dataclass(frozen=True, slots=True)
class Shown:
    """What a link shows: a match that is over, or one ``round`` of a match."""

    match: int
    round: int | None


@dataclass(frozen=True, slots=True)
class ReplayLink:
    """A link that a player has made, by the hash of its secret."""

    token_hash: TokenHash
    table: TableId
    player: PlayerId
    shown: Shown


@dataclass(frozen=True, slots=True)
class Found:
    """What a link leads to: what it shows, at the table with that code."""

    code: TableCode
    shown: Shown
