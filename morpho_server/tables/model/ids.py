"""The types of ids, codes and times, so that no two of them can be mixed up."""

from typing import Literal, NewType

TableId = NewType("TableId", int)
"""A table's key in storage; never shown."""

TableCode = NewType("TableCode", str)
"""The name of a table in addresses, for good."""

Invitation = NewType("Invitation", str)
"""The invitation that people type or follow to join a table: its code, and a suffix if renewed."""

GuestId = NewType("GuestId", int)
"""The holder of one secret token: a browser or a program; never shown."""

PlayerId = NewType("PlayerId", str)
"""Somebody at a table: p1, p2 …; public, and no proof of anything."""

ScreenId = NewType("ScreenId", str)
"""A big screen of a table: s1, s2 …; public, and no proof of anything."""

NodeId = NewType("NodeId", str)
"""A server process among those that serve the same tables; another one each time it is started."""

CommandId = NewType("CommandId", str)
"""Made by the client, so that a command sent twice is done once."""

Strength = NewType("Strength", str)
"""How well a bot plays: one of the names of its game's bots."""

TokenHash = NewType("TokenHash", str)
"""The SHA-256 of a secret, in hex: what is kept of it."""

Millis = NewType("Millis", int)
"""A time: milliseconds since 1970, UTC."""

Phase = Literal["waiting", "playing", "between", "over"]
"""Of a table: before a match, in a round, between two rounds, after a match."""
