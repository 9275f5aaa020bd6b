"""The view of a game, as clients and bots get it (R10)."""

from typing import NotRequired, TypedDict

from morpho_server.games.morph.cards import CardId, Pair
from morpho_server.games.morph.events import Phase, Reason, Score
from morpho_server.games.morph.options import Mode
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


class Setup(TypedDict):
    """The pairs that the factions of each side would be drawn from; none where they are chosen."""

    pairs_a: list[Pair]
    pairs_b: list[Pair]


class CreatureView(TypedDict):
    """A creature in play: its card, its attack with bonuses, and the damage on it."""

    card: CardId
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
    pairs: dict[str, Pair]
    phase: NotRequired[Phase]
    turn: NotRequired[Seat]
    turn_number: int
    discount: NotRequired[Seat]
    staked: NotRequired[dict[str, bool]]
    budget: NotRequired[int]
    hand: dict[str, int]
    deck: dict[str, int]
    mana: dict[str, int]
    mana_upright: dict[str, int]
    prodigy_turned: NotRequired[dict[str, bool]]
    lines: dict[str, list[CreatureView]]
    discard: dict[str, list[CardId]]
    scores: list[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winner: NotRequired[Seat]
    score: NotRequired[Score]
    hands: NotRequired[dict[str, list[CardId]]]
    decks: NotRequired[dict[str, list[CardId]]]
    mana_cards: NotRequired[dict[str, list[CardId]]]


class SeatView(TypedDict):
    """What a seat has besides: its hand as drawn, its staked card until both are shown (R10.2).

    ``open`` are the moves that it may make at any time.
    """

    seat: NotRequired[Seat]
    hand: NotRequired[list[CardId]]
    staked: NotRequired[CardId]
    open: NotRequired[list[Move]]


class Everything(TypedDict):
    """Every card that lies face down, decks from the top."""

    hands: dict[str, list[CardId]]
    decks: dict[str, list[CardId]]
    mana_cards: dict[str, list[CardId]]
