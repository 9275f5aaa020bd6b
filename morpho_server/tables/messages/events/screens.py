"""Screens: browsers that show the table to a room."""

from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, ScreenId, TokenHash


class ScreenOffered(TableEvent, kind="screen_offered"):
    """A secret makes a browser a screen until a time, ``delayed`` or not. Addressed to nobody."""

    token_hash: TokenHash
    player: PlayerId
    delayed: bool
    until: Millis


class ScreenAdded(TableEvent, kind="screen_added"):
    """A screen shows the table, ``delayed`` like spectators or at once."""

    screen: ScreenId
    delayed: bool


class ScreenBound(TableEvent, kind="screen_bound"):
    """A screen is a guest's browser, by a pass that is used up. Addressed to nobody."""

    screen: ScreenId
    guest: GuestId
    token_hash: TokenHash


class ScreenEnded(TableEvent, kind="screen_ended"):
    """A screen shows the table no more; all of them end with the invitation, too."""

    screen: ScreenId
