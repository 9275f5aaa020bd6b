"""The state of a game (R2)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from morpho_server.games.kit.turns import TurnState
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CardId, Creature, Pair
from morpho_server.games.morph.notation import Line
from morpho_server.games.seats import Seat, letter

A: Final = Seat(0)
B: Final = Seat(1)
SIDES: Final = (A, B)
"""Both sides. In the solo mode nobody sits at the second: it is the Shadow (R9.1)."""

OTHER: Final = {A: B, B: A}


class InPlay(NamedTuple):
    """A creature on a line: ``damage`` of this turn (R4.5, R5.3), ``bonus`` to its attack (R6)."""

    creature: Creature
    is_upright: bool
    damage: int = 0
    bonus: int = 0

    @property
    def attack(self) -> int:
        """Return its attack, with the bonus of this turn."""
        return self.creature.attack + self.bonus

    @property
    def is_destroyed(self) -> bool:
        """Return whether its damage has reached its defence (R5.3)."""
        return self.damage >= self.creature.defence


Row: TypeAlias = tuple[InPlay, ...]
"""The creatures of a line, place 1 first."""


@dataclass(slots=True)
class Side:
    """What one side has. ``deck`` is from the top, ``discard`` from the bottom.

    ``mana_upright`` of the ``mana`` cards can still pay (R4.1). ``dealt_left`` cards of the deck
    lie on its top as they were shuffled; those below have come back since.
    """

    pair: Pair
    hand: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    mana: tuple[CardId, ...] = ()
    mana_upright: int = 0
    discard: tuple[CardId, ...] = ()
    rows: tuple[Row, Row] = ((), ())
    is_prodigy_turned: bool = False
    staked: CardId | None = None
    dealt_left: int = 0

    def row(self, line: Line) -> Row:
        """Return the creatures of a line."""
        return self.rows[line - 1]

    def set_row(self, line: Line, row: Row) -> None:
        """Put other creatures on a line."""
        self.rows = (row, self.rows[1]) if line == 1 else (self.rows[0], row)

    def copy(self) -> "Side":
        """Return a side that shares nothing changeable with this one."""
        # Named one by one: dataclasses.replace takes many times as long.
        return Side(
            self.pair,
            self.hand,
            self.deck,
            self.mana,
            self.mana_upright,
            self.discard,
            self.rows,
            self.is_prodigy_turned,
            self.staked,
            self.dealt_left,
        )


@dataclass(slots=True)
class State(TurnState[ev.BattleSetUp]):
    """A game.

    ``turn`` is the side whose turn it is; ``None`` while both stake, between turns, and when the
    game is over. ``discount`` is the side whose first creature costs less (R2.4). ``dealt`` are the
    cards by their places in the decks as they were shuffled.
    """

    sides: tuple[Side, ...] = ()
    phase: ev.Phase = "stake"
    turn_number: int = 0
    discount: Seat | None = None
    dealt: Mapping[str, CardId] = field(default_factory=dict)

    @property
    def is_solo(self) -> bool:
        """Return whether the second side is the Shadow (R9)."""
        return self.setup.mode == "solo"

    def budget(self) -> int:
        """Return the mana that the Shadow can spend in its turn (R9.3, R11.2)."""
        player, shadow = self.sides
        cards = len(player.mana) + len(shadow.mana)
        creatures = len(player.rows[0]) + len(player.rows[1])
        return max(cards + creatures - self.setup.relief, 0)

    def copy(self) -> "State":
        """Return a state that shares nothing changeable with this one."""
        return State(
            self.begun,
            self.turn,
            self.outcome,
            tuple([side.copy() for side in self.sides]),
            self.phase,
            self.turn_number,
            self.discount,
            self.dealt,
        )


def place_dealt(seat: Seat, left: int) -> str:
    """Return the place in the shuffled deck of its top card, of so many that are ``left``."""
    return f"{letter(seat)}{25 - left:02d}"
