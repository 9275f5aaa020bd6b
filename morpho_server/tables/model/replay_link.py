"""Links to replays of rounds, for people who are not at the table."""

from dataclasses import dataclass

from morpho_server.tables.model.ids import PlayerId, TableCode, TableId, TokenHash


@dataclass(frozen=True, slots=True)
class Shown:
    """The subject of a link: a match that is over, or one ``round`` of a match."""

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
    """The target of a link: its subject, at the table with that code."""

    code: TableCode
    shown: Shown
