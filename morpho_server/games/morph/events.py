"""The events of Morph (R10).

A creature in play is named by its seat, its line and its place before what happened, and by its
card; a seat has each card only once. In the solo mode the Shadow has the number of seat B, though
nobody sits there. Keys by seat are the letters ``A`` and ``B``.

``dealt`` names the place in the deck as it was shuffled, ``A05`` for the fifth card of A, where a
card was taken from it. It is empty for a card that has come back under the deck since.
"""

from typing import ClassVar, Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.morph.cards import CardId, Pair
from morpho_server.games.morph.notation import Line
from morpho_server.games.morph.options import Mode
from morpho_server.games.seats import Seat

Reason = Literal["deck_empty", "resigned"]
"""Why the game ended (R8)."""

Score = Literal["narrow", "controlled", "brilliant", "total"]
"""How well the Shadow was beaten (R9.7)."""

Cause = Literal["attack", "cleave", "spite", "scorch", "feat"]
"""What dealt damage."""

Destination = Literal["discard", "mana", "deck"]
"""Where a destroyed creature goes (R5.3): also face down to the mana zone, or under the deck."""

Phase = Literal["stake", "mana", "summon"]
"""What is decided next (R2.3, R3)."""


class BattleSetUp(Event, kind="battle_set_up"):
    """A game began; everything lies as it is shown here.

    ``pair_a`` are A's factions, drawn from ``pairs_a``; where these are none they were chosen, or
    left by the other seat (R2.1). ``cards_a`` are the cards that were shuffled. The rest is by
    seat, or by field line as ``A1``, place 1 first: numbers of cards where they lie face down.
    ``turned`` are the places of turned creatures. ``turn`` is ``None`` while both stake.
    """

    round: int
    seats: int
    mode: Mode
    packs: int
    relief: int
    pairs_a: list[Pair]
    pairs_b: list[Pair]
    pair_a: Pair
    pair_b: Pair
    cards_a: list[CardId]
    cards_b: list[CardId]
    phase: Phase
    turn: Seat | None
    turn_number: int
    discount: Seat | None
    hand: dict[str, int]
    deck: dict[str, int]
    mana: dict[str, int]
    mana_upright: dict[str, int]
    discard: dict[str, list[CardId]]
    lines: dict[str, list[CardId]]
    turned: dict[str, list[int]]
    prodigy_turned: dict[str, bool]
    scores: list[int]


class CardsDealt(Event, kind="cards_dealt"):
    """The face-down cards were laid, decks from the top; nobody sees this event (R10.3)."""

    hands: dict[str, list[CardId]]
    decks: dict[str, list[CardId]]
    mana_cards: dict[str, list[CardId]]


class HandDealt(Event, kind="hand_dealt"):
    """A seat drew its first hand; only that seat sees this (R2.2).

    ``dealt`` is by place in the deck as it was shuffled: ``A05`` is the fifth of A's.
    """

    seat: Seat
    dealt: dict[str, CardId]


class StakeChosen(Event, kind="stake_chosen"):
    """A seat has staked a card; everybody sees that, not which one (R2.3)."""

    leaves_decisions: ClassVar[bool] = True
    seat: Seat


class CardStaked(Event, kind="card_staked"):
    """A seat staked this card; only that seat sees this until both are shown (R10.2)."""

    seat: Seat
    card: CardId


class StakesShown(Event, kind="stakes_shown"):
    """Both staked cards were shown, and went to their owners' mana zones (R2.3).

    ``first`` takes the first turn, the other seat has the discount (R2.4). It is ``None`` after a
    tie, when both stake again.
    """

    stakes: dict[str, CardId]
    first: Seat | None


class TurnBegan(Event, kind="turn_began"):
    """A turn began (R3.1); the Shadow's with its ``budget`` (R9.3)."""

    seat: Seat
    turn_number: int
    budget: int | None


class ManaChosen(Event, kind="mana_chosen"):
    """A seat chose the card that goes to its mana zone; only that seat sees this (R10.3)."""

    seat: Seat
    card: CardId


class ManaPut(Event, kind="mana_put"):
    """A seat put a card of its hand face down and upright into its mana zone (R3.2, R9.2)."""

    seat: Seat


class ManaDrawn(Event, kind="mana_drawn"):
    """The top card of a seat's deck went face down and turned to its mana zone (Wellspring, R6)."""

    seat: Seat


class CardDrawn(Event, kind="card_drawn"):
    """A seat drew a card (R3.3)."""

    seat: Seat


class CardReceived(Event, kind="card_received"):
    """A seat drew this card; only that seat sees this (R10.2)."""

    seat: Seat
    card: CardId
    dealt: dict[str, CardId]


class CreatureSummoned(Event, kind="creature_summoned"):
    """A seat paid and put a creature from its hand on a line (R4.2).

    It stands on ``place`` afterwards. ``discounted`` says whether it cost 1 less (R2.4).
    """

    seat: Seat
    line: Line
    place: int
    card: CardId
    upright: bool
    paid: int
    discounted: bool


class CreatureRevealed(Event, kind="creature_revealed"):
    """The Shadow put the top card of its deck on a line (R9.4).

    It stands on ``place`` afterwards. ``spent`` is what the cards of this turn cost so far.
    """

    seat: Seat
    line: Line
    place: int
    card: CardId
    upright: bool
    spent: int
    dealt: dict[str, CardId]


class ShadowRanOut(Event, kind="shadow_ran_out"):
    """The Shadow must reveal a card, and its deck is empty: it loses after its assault (R9.6)."""

    seat: Seat


class FeatUsed(Event, kind="feat_used"):
    """A seat paid for its Prodigy's feat and turned it (R4.4); line and place if it names them."""

    seat: Seat
    pair: Pair
    line: Line | None
    place: int | None
    paid: int


class AttackRaised(Event, kind="attack_raised"):
    """A creature has more attack until the end of the turn (Rally, R6, or a feat, R7)."""

    seat: Seat
    line: Line
    place: int
    card: CardId
    by: int


class CreatureTurned(Event, kind="creature_turned"):
    """A creature was turned: by its attack (R5.1), by Lull (R6) or by a feat (R7)."""

    seat: Seat
    line: Line
    place: int
    card: CardId


class CreatureRoused(Event, kind="creature_roused"):
    """A creature was set upright by a feat (R7)."""

    seat: Seat
    line: Line
    place: int
    card: CardId


class AssaultBegan(Event, kind="assault_began"):
    """A seat's assault phase began (R5)."""

    seat: Seat


class CreatureAttacked(Event, kind="creature_attacked"):
    """A creature attacks an enemy creature (R5.2), ``again`` by Carnage (R5.5)."""

    seat: Seat
    line: Line
    place: int
    card: CardId
    target_place: int
    target: CardId
    again: bool


class DeckAttacked(Event, kind="deck_attacked"):
    """A creature attacks the enemy deck, for so many ``cards`` (R5.4)."""

    seat: Seat
    line: Line
    place: int
    card: CardId
    cards: int
    again: bool


class CreatureDamaged(Event, kind="creature_damaged"):
    """A creature took an ``amount`` of damage, Carapace deducted; ``damage`` is what it has now."""

    seat: Seat
    line: Line
    place: int
    card: CardId
    cause: Cause
    amount: int
    damage: int


class CreatureDestroyed(Event, kind="creature_destroyed"):
    """A creature was destroyed and left its line; those behind it moved up (R5.3)."""

    seat: Seat
    line: Line
    place: int
    card: CardId
    into: Destination


class CreatureDissipated(Event, kind="creature_dissipated"):
    """A creature went under its owner's deck; those behind it moved up (R5.4, Banish in R6)."""

    seat: Seat
    line: Line
    place: int
    card: CardId


class CardDiscarded(Event, kind="card_discarded"):
    """The top card of a seat's deck went on its discard pile (R5.4, Erode in R6, R7)."""

    seat: Seat
    card: CardId
    dealt: dict[str, CardId]


class CardRenewed(Event, kind="card_renewed"):
    """The top card of a seat's discard pile went under its deck (Renew in R6, R7)."""

    seat: Seat
    card: CardId


class AssaultEnded(Event, kind="assault_ended"):
    """A seat's assault phase ended: all damage is removed from all creatures (R5.6)."""

    seat: Seat


class SeatRested(Event, kind="seat_rested"):
    """All cards of a seat were set upright, and the bonuses of its turn ended (R3.5)."""

    seat: Seat


class BattleEnded(Event, kind="battle_ended"):
    """A side won, and the game is over: everything is shown (R10.4).

    In the solo mode ``winner`` may be the Shadow, and ``score`` says how well A has won (R9.7).
    ``points`` are 1 for a seat that won, else 0. ``dealt`` are the decks as they were shuffled, by
    place; the other cards are shown as they lie, decks from the top.
    """

    reason: Reason
    winner: Seat
    score: Score | None
    points: list[int]
    scores: list[int]
    hands: dict[str, list[CardId]]
    decks: dict[str, list[CardId]]
    mana_cards: dict[str, list[CardId]]
    dealt: dict[str, CardId]


EVENT_TYPES: Final = event_types_in(globals())
