# Written by `make wire` from the server's own types: don't edit.
"""What Morph puts on the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Mode: TypeAlias = Literal["duel", "solo"]
"""Two players against each other, or one against the Shadow (R9)."""

Pair: TypeAlias = (
    Literal["violet_grey", "violet_yellow", "violet_red", "grey_yellow", "grey_red", "yellow_red"]
)
"""The two factions of a deck, and so the Prodigy that leads it (R2.1)."""

Phase: TypeAlias = Literal["stake", "mana", "summon"]
"""What is decided next (R2.3, R3)."""

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""


class BattleSetUp(TypedDict):
    """A game began; everything lies as it is shown here.

    ``pair_a`` are A's factions, drawn from ``pairs_a``; where these are none they were chosen, or
    left by the other seat (R2.1). ``cards_a`` are the cards that were shuffled. The rest is by
    seat, or by field line as ``A1``, place 1 first: numbers of cards where they lie face down.
    ``turned`` are the places of turned creatures. ``turn`` is ``None`` while both stake.
    """

    kind: Literal["battle_set_up"]
    round: int
    seats: int
    mode: Mode
    packs: int
    relief: int
    pairs_a: Sequence[Pair]
    pairs_b: Sequence[Pair]
    pair_a: Pair
    pair_b: Pair
    cards_a: Sequence[str]
    cards_b: Sequence[str]
    phase: Phase
    turn: Seat | None
    turn_number: int
    discount: Seat | None
    hand: Mapping[str, int]
    deck: Mapping[str, int]
    mana: Mapping[str, int]
    mana_upright: Mapping[str, int]
    discard: Mapping[str, Sequence[str]]
    lines: Mapping[str, Sequence[str]]
    turned: Mapping[str, Sequence[int]]
    prodigy_turned: Mapping[str, bool]
    scores: Sequence[int]


class CardsDealt(TypedDict):
    """The face-down cards were laid, decks from the top; nobody sees this event (R10.3)."""

    kind: Literal["cards_dealt"]
    hands: Mapping[str, Sequence[str]]
    decks: Mapping[str, Sequence[str]]
    mana_cards: Mapping[str, Sequence[str]]


class HandDealt(TypedDict):
    """A seat drew its first hand; only that seat sees this (R2.2).

    ``dealt`` is by place in the deck as it was shuffled: ``A05`` is the fifth of A's.
    """

    kind: Literal["hand_dealt"]
    seat: Seat
    dealt: Mapping[str, str]


class StakeChosen(TypedDict):
    """A seat has staked a card; everybody sees that, not which one (R2.3)."""

    kind: Literal["stake_chosen"]
    seat: Seat


class CardStaked(TypedDict):
    """A seat staked this card; only that seat sees this until both are shown (R10.2)."""

    kind: Literal["card_staked"]
    seat: Seat
    card: str


class StakesShown(TypedDict):
    """Both staked cards were shown, and went to their owners' mana zones (R2.3).

    ``first`` takes the first turn, the other seat has the discount (R2.4). It is ``None`` after a
    tie, when both stake again.
    """

    kind: Literal["stakes_shown"]
    stakes: Mapping[str, str]
    first: Seat | None


class TurnBegan(TypedDict):
    """A turn began (R3.1); the Shadow's with its ``budget`` (R9.3)."""

    kind: Literal["turn_began"]
    seat: Seat
    turn_number: int
    budget: int | None


class ManaChosen(TypedDict):
    """A seat chose the card that goes to its mana zone; only that seat sees this (R10.3)."""

    kind: Literal["mana_chosen"]
    seat: Seat
    card: str


class ManaPut(TypedDict):
    """A seat put a card of its hand face down and upright into its mana zone (R3.2, R9.2)."""

    kind: Literal["mana_put"]
    seat: Seat


class ManaDrawn(TypedDict):
    """The top card of a seat's deck went face down and turned to its mana zone (Wellspring, R6)."""

    kind: Literal["mana_drawn"]
    seat: Seat


class CardDrawn(TypedDict):
    """A seat drew a card (R3.3)."""

    kind: Literal["card_drawn"]
    seat: Seat


class CardReceived(TypedDict):
    """A seat drew this card; only that seat sees this (R10.2)."""

    kind: Literal["card_received"]
    seat: Seat
    card: str
    dealt: Mapping[str, str]

Line: TypeAlias = Literal[1, 2]
"""One of a field's two lines (R2.5)."""


class CreatureSummoned(TypedDict):
    """A seat paid and put a creature from its hand on a line (R4.2).

    It stands on ``place`` afterwards. ``discounted`` says whether it cost 1 less (R2.4).
    """

    kind: Literal["creature_summoned"]
    seat: Seat
    line: Line
    place: int
    card: str
    upright: bool
    paid: int
    discounted: bool


class CreatureRevealed(TypedDict):
    """The Shadow put the top card of its deck on a line (R9.4).

    It stands on ``place`` afterwards. ``spent`` is what the cards of this turn cost so far.
    """

    kind: Literal["creature_revealed"]
    seat: Seat
    line: Line
    place: int
    card: str
    upright: bool
    spent: int
    dealt: Mapping[str, str]


class ShadowRanOut(TypedDict):
    """The Shadow must reveal a card, and its deck is empty: it loses after its assault (R9.6)."""

    kind: Literal["shadow_ran_out"]
    seat: Seat


class FeatUsed(TypedDict):
    """A seat paid for its Prodigy's feat and turned it (R4.4); line and place if it names them."""

    kind: Literal["feat_used"]
    seat: Seat
    pair: Pair
    line: Line | None
    place: int | None
    paid: int


class AttackRaised(TypedDict):
    """A creature has more attack until the end of the turn (Rally, R6, or a feat, R7)."""

    kind: Literal["attack_raised"]
    seat: Seat
    line: Line
    place: int
    card: str
    by: int


class CreatureTurned(TypedDict):
    """A creature was turned: by its attack (R5.1), by Lull (R6) or by a feat (R7)."""

    kind: Literal["creature_turned"]
    seat: Seat
    line: Line
    place: int
    card: str


class CreatureRoused(TypedDict):
    """A creature was set upright by a feat (R7)."""

    kind: Literal["creature_roused"]
    seat: Seat
    line: Line
    place: int
    card: str


class AssaultBegan(TypedDict):
    """A seat's assault phase began (R5)."""

    kind: Literal["assault_began"]
    seat: Seat


class CreatureAttacked(TypedDict):
    """A creature attacks an enemy creature (R5.2), ``again`` by Carnage (R5.5)."""

    kind: Literal["creature_attacked"]
    seat: Seat
    line: Line
    place: int
    card: str
    target_place: int
    target: str
    again: bool


class DeckAttacked(TypedDict):
    """A creature attacks the enemy deck, for so many ``cards`` (R5.4)."""

    kind: Literal["deck_attacked"]
    seat: Seat
    line: Line
    place: int
    card: str
    cards: int
    again: bool

Cause: TypeAlias = Literal["attack", "cleave", "spite", "scorch", "feat"]
"""What dealt damage."""


class CreatureDamaged(TypedDict):
    """A creature took an ``amount`` of damage, Carapace deducted; ``damage`` is what it has now."""

    kind: Literal["creature_damaged"]
    seat: Seat
    line: Line
    place: int
    card: str
    cause: Cause
    amount: int
    damage: int

Destination: TypeAlias = Literal["discard", "mana", "deck"]
"""Where a destroyed creature goes (R5.3): also face down to the mana zone, or under the deck."""


class CreatureDestroyed(TypedDict):
    """A creature was destroyed and left its line; those behind it moved up (R5.3)."""

    kind: Literal["creature_destroyed"]
    seat: Seat
    line: Line
    place: int
    card: str
    into: Destination


class CreatureDissipated(TypedDict):
    """A creature went under its owner's deck; those behind it moved up (R5.4, Banish in R6)."""

    kind: Literal["creature_dissipated"]
    seat: Seat
    line: Line
    place: int
    card: str


class CardDiscarded(TypedDict):
    """The top card of a seat's deck went on its discard pile (R5.4, Erode in R6, R7)."""

    kind: Literal["card_discarded"]
    seat: Seat
    card: str
    dealt: Mapping[str, str]


class CardRenewed(TypedDict):
    """The top card of a seat's discard pile went under its deck (Renew in R6, R7)."""

    kind: Literal["card_renewed"]
    seat: Seat
    card: str


class AssaultEnded(TypedDict):
    """A seat's assault phase ended: all damage is removed from all creatures (R5.6)."""

    kind: Literal["assault_ended"]
    seat: Seat


class SeatRested(TypedDict):
    """All cards of a seat were set upright, and the bonuses of its turn ended (R3.5)."""

    kind: Literal["seat_rested"]
    seat: Seat

Reason: TypeAlias = Literal["deck_empty", "resigned"]
"""Why the game ended (R8)."""

Score: TypeAlias = Literal["narrow", "controlled", "brilliant", "total"]
"""How well the Shadow was beaten (R9.7)."""


class BattleEnded(TypedDict):
    """A side won, and the game is over: everything is shown (R10.4).

    In the solo mode ``winner`` may be the Shadow, and ``score`` says how well A has won (R9.7).
    ``points`` are 1 for a seat that won, else 0. ``dealt`` are the decks as they were shuffled, by
    place; the other cards are shown as they lie, decks from the top.
    """

    kind: Literal["battle_ended"]
    reason: Reason
    winner: Seat
    score: Score | None
    points: Sequence[int]
    scores: Sequence[int]
    hands: Mapping[str, Sequence[str]]
    decks: Mapping[str, Sequence[str]]
    mana_cards: Mapping[str, Sequence[str]]
    dealt: Mapping[str, str]

GameEvent: TypeAlias = (
    BattleSetUp
    | CardsDealt
    | HandDealt
    | StakeChosen
    | CardStaked
    | StakesShown
    | TurnBegan
    | ManaChosen
    | ManaPut
    | ManaDrawn
    | CardDrawn
    | CardReceived
    | CreatureSummoned
    | CreatureRevealed
    | ShadowRanOut
    | FeatUsed
    | AttackRaised
    | CreatureTurned
    | CreatureRoused
    | AssaultBegan
    | CreatureAttacked
    | DeckAttacked
    | CreatureDamaged
    | CreatureDestroyed
    | CreatureDissipated
    | CardDiscarded
    | CardRenewed
    | AssaultEnded
    | SeatRested
    | BattleEnded
)
"""What can happen in a round, by kind."""


class MorphOptions(TypedDict):
    """The options: the mode, the number of boxes, and what eases the solo mode."""

    mode: Mode
    packs: int
    relief: int


class Setup(TypedDict):
    """The pairs that the factions of each side would be drawn from; none where they are chosen."""

    pairs_a: Sequence[Pair]
    pairs_b: Sequence[Pair]


class CreatureView(TypedDict):
    """A creature in play: its card, its attack with bonuses, and the damage on it."""

    card: str
    upright: bool
    attack: int
    damage: int


class MorphView(TypedDict):
    """What everybody sees (R10.1).

    Keys by seat are letters, those of ``lines`` a letter and a number, as ``A1``; place 1 comes
    first. In the solo mode ``B`` is the Shadow. ``turn`` is the seat that decides, absent while
    both stake and when the game is over. ``hand``, ``deck`` and ``mana`` are numbers of cards,
    ``mana_upright`` counts those that can still pay. ``staked`` are those who have staked, and
    ``budget`` what the Shadow could spend if its turn began now. When the game is over, all
    cards are shown: decks from the top, ``mana_cards`` in the order in which they came.
    """

    round: int
    seats: int
    mode: Mode
    packs: int
    relief: int
    pairs: Mapping[str, Pair]
    phase: NotRequired[Phase]
    turn: NotRequired[Seat]
    turn_number: int
    discount: NotRequired[Seat]
    staked: NotRequired[Mapping[str, bool]]
    budget: NotRequired[int]
    hand: Mapping[str, int]
    deck: Mapping[str, int]
    mana: Mapping[str, int]
    mana_upright: Mapping[str, int]
    prodigy_turned: NotRequired[Mapping[str, bool]]
    lines: Mapping[str, Sequence[CreatureView]]
    discard: Mapping[str, Sequence[str]]
    scores: Sequence[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winner: NotRequired[Seat]
    score: NotRequired[Score]
    hands: NotRequired[Mapping[str, Sequence[str]]]
    decks: NotRequired[Mapping[str, Sequence[str]]]
    mana_cards: NotRequired[Mapping[str, Sequence[str]]]

Move: TypeAlias = str
"""A move in the game's notation, without the seat, in its one canonical spelling.

Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
compared as they stand.
"""


class SeatView(TypedDict):
    """What a seat has besides: its hand as drawn, its staked card until both are shown (R10.2).

    ``open`` are the moves that it may make at any time.
    """

    seat: NotRequired[Seat]
    hand: NotRequired[Sequence[str]]
    staked: NotRequired[str]
    open: NotRequired[Sequence[Move]]

Public: TypeAlias = MorphView
"""What all see of a round."""


class Own(SeatView):
    """What the player's seat alone sees.

    With ``all_cards`` they are out and see all that is hidden. ``bet`` is the seat on which they
    have bet.
    """

    all_cards: NotRequired[bool]
    bet: NotRequired[Seat]


class OwnOfSpectator(TypedDict):
    """What a spectator alone sees who has bet on a seat."""

    bet: Seat
