"""Screens: who lets a browser show the table to a room, and ends it."""

from typing import Final

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.tables.decide.people.seat_transfer import new_token
from morpho_server.tables.decide.proposal import Context, Events, Proposal
from morpho_server.tables.messages import commands
from morpho_server.tables.messages import events as ev
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.model.ids import GuestId, Millis, ScreenId
from morpho_server.tables.model.screens import MOST_SCREENS
from morpho_server.tables.model.table import Table

OFFER_SECONDS: Final = 600
"""The time for which a link can make a browser a screen."""


def offer_screen(context: Context, command: commands.OfferScreen) -> Proposal:
    """Let a browser become a screen. Raises ``too_many_screens``, ``token_taken``."""
    if len(context.table.screens) >= MOST_SCREENS:
        raise refusal("too_many_screens")
    token = new_token(context, command.token)
    until = Millis(context.now + 1000 * OFFER_SECONDS)
    made = ev.ScreenOffered(NOBODY, token, context.player.id, command.delayed, until)
    return Proposal((made,))


def end_screen(context: Context, command: commands.EndScreen) -> Proposal:
    """Let a screen show the table no more. Raises ``no_such_screen``."""
    return end_one(context.table, command.screen)


def end_one(table: Table, screen: ScreenId) -> Proposal:
    """Turn a screen off. Raises ``no_such_screen``."""
    if screen not in table.screens:
        raise refusal("no_such_screen")
    return Proposal((ev.ScreenEnded(EVERYONE, screen),))


def end_screen_of(table: Table, guest: GuestId) -> Proposal | None:
    """End the screen that a guest's browser is; ``None`` if it is none."""
    screen = table.screen_of(guest)
    return None if screen is None else Proposal((ev.ScreenEnded(EVERYONE, screen),))


def add_screen(table: Table, command: commands.AddScreen, now: Millis) -> Proposal | None:
    """Make a guest's browser a screen by a pass; ``None`` if that pass has made it one before.

    A browser is one screen at most: another link takes the place of the one before. Raises
    ``removed``, ``no_such_pass``, ``too_many_screens``.
    """
    if command.guest in table.barred:
        raise refusal("removed")
    earlier = table.screen_of(command.guest)
    if earlier is not None and table.screens[earlier].token_hash == command.token:
        return None
    found = table.passes.usable.get(command.token)
    if found is None or found.delayed is None or now >= found.until:
        raise refusal("no_such_pass")
    ended: Events = () if earlier is None else (ev.ScreenEnded(EVERYONE, earlier),)
    if len(table.screens) - len(ended) >= MOST_SCREENS:
        raise refusal("too_many_screens")
    screen = ScreenId(f"s{table.screens_added + 1}")
    added = ev.ScreenAdded(EVERYONE, screen, found.delayed)
    bound = ev.ScreenBound(NOBODY, screen, command.guest, command.token)
    return Proposal((*ended, added, bound))


def check_screen(table: Table, screen: ScreenId, guest: GuestId) -> None:
    """Raise ``screen_ended`` unless a guest's browser is that screen."""
    if screen not in table.screens or table.screens[screen].guest != guest:
        raise refusal("screen_ended")
