"""What bots say over a game of Morph. The Shadow is no bot, and is silent."""

from random import Random
from typing import Final, cast

from morpho_server.games.morph import events as ev
from morpho_server.games.morph.observers.views import MorphView
from morpho_server.games.seats import letter
from morpho_server.games.speech import Line, Occasion, Subject, all_say, others_say, remark, reply

MANY: Final = 3
"""The cards a big assault takes from a deck; the creatures of the Shadow that are many."""

THIN: Final = 4
"""The cards of a deck that is so thin that it is worth a word."""


def speak(occasion: Occasion, dice: Random) -> Line | None:
    """Return a bot's line about an assault, a feat, a deck or the end; mostly none."""
    if occasion.said is not None:
        return reply(occasion, occasion.said, ("well_played", "show_off"))
    return remark(occasion, _SUBJECTS, dice)


def _about_a_feat(event: ev.FeatUsed, occasion: Occasion) -> list[Line]:
    return others_say("show_off", event, occasion)


def _about_an_assault(event: ev.AssaultEnded, occasion: Occasion) -> list[Line]:
    taken = sum(
        each.cards
        for each in occasion.events
        if isinstance(each, ev.DeckAttacked) and each.seat == event.seat
    )
    return others_say("needed_those", event, occasion) if taken >= MANY else []


def _about_the_shadow(event: ev.TurnBegan, occasion: Occasion) -> list[Line]:
    revealed = [each for each in occasion.events if isinstance(each, ev.CreatureRevealed)]
    is_shadows = event.budget is not None
    return all_say("show_off", occasion) if is_shadows and len(revealed) >= MANY else []


def _about_a_thin_deck(event: ev.TurnBegan, occasion: Occasion) -> list[Line]:
    decks = cast("MorphView", occasion.public)["deck"]
    return all_say("on_diet", occasion) if decks[letter(event.seat)] <= THIN else []


def _at_the_end(_event: ev.BattleEnded, occasion: Occasion) -> list[Line]:
    return all_say("well_played", occasion)


_SUBJECTS: Final = (
    Subject(ev.FeatUsed, 0.25, _about_a_feat),
    Subject(ev.AssaultEnded, 0.35, _about_an_assault),
    Subject(ev.TurnBegan, 0.15, _about_the_shadow),
    Subject(ev.TurnBegan, 0.15, _about_a_thin_deck),
    Subject(ev.BattleEnded, 0.8, _at_the_end),
)
