# Written by `make wire` from the server's own types: don't edit.
"""What Morphatrons puts on the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""

FirstBy: TypeAlias = Literal["chance", "host", "turn"]
"""How the first seat was decided: by a draw, by the host, or by the match before."""

Mode: TypeAlias = Literal["robot", "vehicle"]
"""What a bot is at the moment."""

Damage: TypeAlias = Literal["minor", "critical"]
"""How badly a bot is damaged, if it is (R5.4)."""


class CitiesSetUp(TypedDict):
    """A game began.

    ``first_by`` says who decided which seat is on turn ``first``: chance, the host, or the turn
    that passes on from match to match. ``cards`` were shuffled, in canonical order; in a position
    that was given there are none. ``hand_sizes`` and ``deck`` count cards. ``buildings`` are
    heights. ``owners``, ``zones``, ``modes`` and ``damage`` are of the bots in play. ``attacked``
    have attacked in this turn; ``scrap`` lies from the bottom up.
    """

    kind: Literal["cities_set_up"]
    round: int
    seats: int
    first: Seat
    first_by: FirstBy
    turn_limit: int
    cards: Sequence[str]
    hand_sizes: Sequence[int]
    deck: int
    turn_number: int
    actions: int
    free_morph: bool
    attacked: Sequence[str]
    buildings: Mapping[str, int]
    owners: Mapping[str, Seat]
    zones: Mapping[str, int]
    modes: Mapping[str, Mode]
    damage: Mapping[str, Damage]
    scrap: Sequence[str]
    scores: Sequence[int]


class CardsDealt(TypedDict):
    """Nobody sees it: the cards of each hand, and the deck from the top (R2.1)."""

    kind: Literal["cards_dealt"]
    hands: Sequence[Sequence[str]]
    deck: Sequence[str]


class CardsSeen(TypedDict):
    """A seat saw the cards that it was dealt, by their places in the deck."""

    kind: Literal["cards_seen"]
    seat: Seat
    cards: Mapping[str, str]


class DeckReshuffled(TypedDict):
    """The scrapyard became the deck (R4.1). ``cards`` are all of it, in canonical order."""

    kind: Literal["deck_reshuffled"]
    cards: Sequence[str]


class DeckLaid(TypedDict):
    """Nobody sees it: the deck that was shuffled anew, from the top."""

    kind: Literal["deck_laid"]
    deck: Sequence[str]


class CardDrawn(TypedDict):
    """A seat took the top card of the deck (R4.1): by an action, or after it deactivated a bot."""

    kind: Literal["card_drawn"]
    seat: Seat
    by_action: bool


class CardSeen(TypedDict):
    """A seat saw the card that it drew."""

    kind: Literal["card_seen"]
    seat: Seat
    place: str
    card: str


class BotPlayed(TypedDict):
    """A seat put a card from its hand into its home zone (R4.2)."""

    kind: Literal["bot_played"]
    seat: Seat
    card: str
    zone: int
    mode: Mode


class BotMoved(TypedDict):
    """A bot went from a zone to another, with the bots that it carried (R4.4, R4.5)."""

    kind: Literal["bot_moved"]
    seat: Seat
    card: str
    zone: int
    passengers: Sequence[str]


class BotMorphed(TypedDict):
    """A bot was turned to its other mode (R4.6): by the free morph of the turn, or an action."""

    kind: Literal["bot_morphed"]
    seat: Seat
    card: str
    mode: Mode
    free: bool

Weapon: TypeAlias = Literal["strike", "shoot"]
"""A kind of attack (R5.1)."""


class BotAttacked(TypedDict):
    """A bot attacked (R5).

    Of its ``targets``, some bots have ``damage`` now, others were ``scrapped``, in canonical order,
    and buildings have new ``heights``.
    """

    kind: Literal["bot_attacked"]
    seat: Seat
    card: str
    weapon: Weapon
    targets: Sequence[str]
    damage: Mapping[str, Damage]
    scrapped: Sequence[str]
    heights: Mapping[str, int]


class BuildingRaised(TypedDict):
    """A seat discarded a card and made a building one chip higher (R4.7)."""

    kind: Literal["building_raised"]
    seat: Seat
    building: str
    height: int
    card: str


class BotDeactivated(TypedDict):
    """A seat put a bot of its own on the scrapyard (R4.8); it draws a card next."""

    kind: Literal["bot_deactivated"]
    seat: Seat
    card: str


class BotTripleMorphed(TypedDict):
    """A seat replaced a bot of its own by a card from its hand (R4.9).

    ``new`` has the zone and the mode of ``card``, which lies on the scrapyard.
    """

    kind: Literal["bot_triple_morphed"]
    seat: Seat
    card: str
    new: str


class TurnEnded(TypedDict):
    """A seat's turn ended, ``by_itself`` or because the seat ended it (R3.4)."""

    kind: Literal["turn_ended"]
    seat: Seat
    by_itself: bool

Reason: TypeAlias = Literal["city_destroyed", "turn_limit", "resigned"]
"""Why the game ended (R6)."""


class FightEnded(TypedDict):
    """The game is over (R6); without a ``winner`` it is a draw.

    ``points`` are 1 for the winner, 0 otherwise. ``hands`` and the ``deck``, by place from the top,
    are shown to all (R7.3).
    """

    kind: Literal["fight_ended"]
    winner: Seat | None
    reason: Reason
    points: Sequence[int]
    scores: Sequence[int]
    hands: Sequence[Sequence[str]]
    deck: Mapping[str, str]

GameEvent: TypeAlias = (
    CitiesSetUp
    | CardsDealt
    | CardsSeen
    | DeckReshuffled
    | DeckLaid
    | CardDrawn
    | CardSeen
    | BotPlayed
    | BotMoved
    | BotMorphed
    | BotAttacked
    | BuildingRaised
    | BotDeactivated
    | BotTripleMorphed
    | TurnEnded
    | FightEnded
)
"""What can happen in a round, by kind."""


class MorphatronsOptions(TypedDict):
    """The options: after how many turns the game ends, and which seat begins."""

    turn_limit: int
    first: str

Move: TypeAlias = str
"""A move in the game's notation, without the seat, in its one canonical spelling.

Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
compared as they stand.
"""


class MorphatronsView(TypedDict):
    """What everybody sees (R7.1).

    ``first`` is the seat that was on turn when the game began, ``turn`` the one that is now;
    ``actions`` are left to it, and its ``free_morph`` unless it is used. ``owners``, ``zones``,
    ``modes`` and ``damage`` are of the bots in play, by card; those in ``attacked`` have attacked
    in this turn. ``scrap`` is the number of cards under each card of the scrapyard; ``deck`` counts
    cards. ``moved`` are the moves so far of the latest turn that had any.

    At the end, ``hands`` are the cards by the letter of the seat, and ``rest`` is the deck from the
    top (R7.3). Without ``winners``, once ``match_over``, it was a draw.
    """

    round: int
    seats: int
    first: Seat
    turn_limit: int
    turn: NotRequired[Seat]
    turn_number: int
    actions: int
    free_morph: bool
    buildings: Mapping[str, int]
    owners: NotRequired[Mapping[str, Seat]]
    zones: NotRequired[Mapping[str, int]]
    modes: NotRequired[Mapping[str, Mode]]
    damage: NotRequired[Mapping[str, Damage]]
    attacked: NotRequired[Sequence[str]]
    scrap: NotRequired[Mapping[str, int]]
    deck: int
    hand_sizes: Sequence[int]
    moved: NotRequired[Sequence[Move]]
    scores: Sequence[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[Sequence[Seat]]
    hands: NotRequired[Mapping[str, Sequence[str]]]
    rest: NotRequired[Sequence[str]]


class SeatView(TypedDict):
    """What a seat has besides (R7.2): its number, its hand, and the moves open at any time.

    ``hands`` has its own hand by its letter, in canonical order. In a round that is past, it has
    those of both seats for everybody.
    """

    seat: NotRequired[Seat]
    hands: NotRequired[Mapping[str, Sequence[str]]]
    open: NotRequired[Sequence[Move]]

Public: TypeAlias = MorphatronsView
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
