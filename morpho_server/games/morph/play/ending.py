"""How a game ends (R8, R9.7)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.ending import won_by
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CardId
from morpho_server.games.morph.state import SIDES, A, Side, State
from morpho_server.games.seats import Seat, letter

_SCORES: Final[tuple[tuple[int, ev.Score], ...]] = (
    (12, "total"),
    (8, "brilliant"),
    (4, "controlled"),
    (0, "narrow"),
)


def end(state: State, reason: ev.Reason, winner: Seat) -> ev.BattleEnded:
    """Return the end of the game, with everything shown (R10.4)."""
    setup = state.setup
    points, scores = won_by(winner, setup.scores)
    sides = [(letter(seat), side) for seat, side in zip(SIDES, state.sides, strict=True)]
    return ev.BattleEnded(
        EVERYONE,
        reason=reason,
        winner=winner,
        score=_score(len(state.sides[A].deck)) if state.is_solo and winner == A else None,
        points=points,
        scores=scores,
        hands={name: held(side) for name, side in sides},
        decks={name: [*side.deck] for name, side in sides},
        mana_cards={name: [*side.mana] for name, side in sides},
        dealt={**state.dealt},
    )


def held(side: Side) -> list[CardId]:
    """Return the hand of a side, with the card that it has staked in secret."""
    return [*side.hand, *([side.staked] if side.staked else ())]


def _score(cards: int) -> ev.Score:
    """Return how well the Shadow was beaten, by the cards left in the deck (R9.7)."""
    return next(score for least, score in _SCORES if cards >= least)
