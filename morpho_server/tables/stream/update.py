"""Updates: what one entry of the log shows to each player, as the frames that are sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.model.ids import PlayerId


@dataclass(slots=True)
class TableUpdate:
    """An entry's update for each player. The public part is encoded once for everybody.

    ``number`` and ``extras`` give each player's number for it: the former is everybody's, the
    latter how many updates a player has had alone. ``only`` are the players notified, if not
    everybody is. ``beyond_play``: more has happened than moves and what they do to the clock, so
    people may have come, gone or changed, or the table be in another phase. ``legal`` are the
    moves of the seats that owe a decision. ``common`` is the frame for everybody who has no
    ``special`` one. ``reseated`` are the players who see something else from now on, among them
    ``None`` if everybody does. As a player ``None`` stands for the public.
    """

    entry: Entry
    number: int
    extras: Mapping[PlayerId, int]
    only: frozenset[PlayerId] | None
    beyond_play: bool
    legal: Mapping[Seat, list[Move]]
    reseated: tuple[PlayerId | None, ...]
    common: str
    special: Mapping[PlayerId, str]

    def is_for(self, player: PlayerId | None) -> bool:
        """Return whether a player is notified of this at all."""
        return self.only is None or player in self.only

    def number_for(self, player: PlayerId | None) -> int:
        """Return the number that this update has for a player."""
        return self.number + (0 if player is None else self.extras.get(player, 0))

    def text(self, player: PlayerId | None) -> str:
        """Return the frame for a player: the same text for all who are shown the same."""
        return self.common if player is None else self.special.get(player, self.common)


def frames_of(
    entry: Entry,
    number: int,
    extras: Mapping[PlayerId, int],
    public: Mapping[str, Json],
    own: Mapping[PlayerId, Mapping[str, Json]],
) -> tuple[str, Mapping[PlayerId, str]]:
    """Return the frame of an entry for everybody, and those of the players who get another."""
    end = f',"at":{entry.at}'
    if public:
        end += f",{orjson.dumps(public)[1:-1].decode()}"
    players = own.keys() | extras.keys()
    if entry.player is not None and entry.command is not None:
        players.add(entry.player)
    special = {}
    for player in players:
        number_for = number + extras.get(player, 0)
        frame = f'{{"type":"update","n":{number_for}{end}'
        if part := own.get(player):
            frame += f",{orjson.dumps(part)[1:-1].decode()}"
        if player == entry.player and entry.command is not None:
            frame += f',"done":"{entry.command}"'
        special[player] = frame + "}"
    return f'{{"type":"update","n":{number}{end}}}', special


def dumps(value: Any) -> str:
    """Return a value as JSON text."""
    return orjson.dumps(value).decode()
