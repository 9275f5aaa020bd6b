"""The move behind an event."""

from morpho_server.games.events import Event
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.notation import DRAW, END, Action, spell
from morpho_server.games.moves import Move


def move_made(event: Event) -> Move | None:
    """Return the move of which an event is the first, or ``None`` if no move makes it directly."""
    match event:
        case ev.BotMorphed(card=card):
            return spell(Action("morph", card))
        case ev.BotMoved(card=card, passengers=passengers):
            return spell(Action("move", card, zone=event.zone, named=tuple(passengers)))
        case ev.BotAttacked(card=card, targets=targets):
            return spell(Action(event.weapon, card, named=tuple(targets)))
        case ev.CardDrawn(by_action=True):
            return DRAW
        case ev.BotPlayed(card=card, mode=mode):
            return spell(Action("play", card, mode=mode))
        case ev.BuildingRaised(card=card, building=building):
            return spell(Action("build", card, named=(building,)))
        case ev.BotDeactivated(card=card):
            return spell(Action("deactivate", card))
        case ev.BotTripleMorphed(card=card, new=new):
            return spell(Action("triple", card, named=(new,)))
        case ev.TurnEnded(by_itself=False):
            return END
    return None
