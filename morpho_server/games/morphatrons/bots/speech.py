"""What bots say over a game of Morphatrons."""

from random import Random
from typing import Final, cast

from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import BUILDINGS
from morpho_server.games.morphatrons.observers.views import MorphatronsView
from morpho_server.games.seats import Seat, letter
from morpho_server.games.speech import Line, Occasion, Subject, all_say, others_say, remark, reply


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return a bot's line about an attack or the end; mostly ``None``."""
    if occasion.said is not None:
        return reply(occasion, occasion.said, ("well_played",))
    return remark(occasion, _SUBJECTS, dice)


def _about_the_last_building(event: ev.BotAttacked, occasion: Occasion) -> list[Line]:
    victim = Seat(1 - event.seat)
    heights = cast("MorphatronsView", occasion.public)["buildings"]
    standing = [building for building in BUILDINGS[victim] if heights[building]]
    if len(standing) != 1 or not _fallen(event):
        return []
    words = {victim: "one_moment", event.seat: f"sorry {letter(victim)}"}
    return [Line(seat, words[seat]) for seat in occasion.bots]


def _about_a_fallen_building(event: ev.BotAttacked, occasion: Occasion) -> list[Line]:
    return all_say("neighbourhood", occasion) if _fallen(event) else []


def _about_scrapped_bots(event: ev.BotAttacked, occasion: Occasion) -> list[Line]:
    return others_say("warranty", event, occasion) if event.scrapped else []


def _about_critical_damage(event: ev.BotAttacked, occasion: Occasion) -> list[Line]:
    is_critical = "critical" in event.damage.values()
    return others_say("scratch", event, occasion) if is_critical else []


def _at_the_end(_event: ev.FightEnded, occasion: Occasion) -> list[Line]:
    return all_say("well_played", occasion)


def _fallen(event: ev.BotAttacked) -> bool:
    """Return whether an attack destroyed a building: only those that stood can be attacked."""
    return 0 in event.heights.values()


_SUBJECTS: Final = (
    Subject(ev.BotAttacked, 0.5, _about_the_last_building),
    Subject(ev.BotAttacked, 0.4, _about_a_fallen_building),
    Subject(ev.BotAttacked, 0.2, _about_scrapped_bots),
    Subject(ev.BotAttacked, 0.2, _about_critical_damage),
    Subject(ev.FightEnded, 0.8, _at_the_end),
)
