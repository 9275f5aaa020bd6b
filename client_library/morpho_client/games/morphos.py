# Written by `make wire` from the server's own types: don't edit.
"""What Morphos puts on the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""

FirstBy: TypeAlias = Literal["chance", "host", "turn"]
"""How the first seat was decided: by a draw, by the host, or by the match before."""

Mutator: TypeAlias = Literal["minimorph", "deepmorph", "duomorph", "remorph", "metamorph"]
"""A change of the rules (R2.3, R7)."""

EdgeRule: TypeAlias = Literal["open", "closed"]
"""Whether a pattern needs all of its stones, or may miss one that lies off the board (R4.4)."""

Colour: TypeAlias = Literal["B", "W"]
"""A side: Black, whose edges are the bottom and the top, or White, left and right (R1.3)."""


class BoardSetUp(TypedDict):
    """A game began.

    ``black_by`` says who decided which seat has ``black``: chance, the host, or the turn that
    passes on from match to match. ``swap`` says whether White may swap. ``stones`` are those that
    lie already, by point. ``to_move`` begins with turn ``turn_number``: with a stone to return if
    one is ``pending``, and with an enemy stone on ``deep_point`` that counts as a friend (R7.2a).
    """

    kind: Literal["board_set_up"]
    round: int
    seats: int
    black: Seat
    black_by: FirstBy
    size: int
    swap: bool
    mutators: Sequence[Mutator]
    edge_rule: EdgeRule
    stones: Mapping[str, Colour]
    to_move: Colour
    turn_number: int
    deep_point: str | None
    pending: bool
    scores: Sequence[int]


class StonePlaced(TypedDict):
    """A seat put a stone of its colour on an empty point.

    Unless it ``ends_turn`` a second stone is due beside it (R7.3).
    """

    kind: Literal["stone_placed"]
    seat: Seat
    colour: Colour
    point: str
    ends_turn: bool


class StoneFlipped(TypedDict):
    """A seat replaced a weak enemy stone by one of its ``colour``.

    If it is ``kept``, the enemy puts the removed stone back in its next turn (R7.4).
    """

    kind: Literal["stone_flipped"]
    seat: Seat
    colour: Colour
    point: str
    kept: bool


class StoneReturned(TypedDict):
    """A seat put the stone that it had lost on an empty point (R7.4).

    It ``ends_turn`` only where no regular move is left (R7.4c).
    """

    kind: Literal["stone_returned"]
    seat: Seat
    colour: Colour
    point: str
    ends_turn: bool


class ColoursSwapped(TypedDict):
    """The seat that had White took Black (R5.4); ``black`` is that seat."""

    kind: Literal["colours_swapped"]
    seat: Seat
    black: Seat


class SideSkipped(TypedDict):
    """A side had no legal move, and its turn was skipped (R5.3)."""

    kind: Literal["side_skipped"]
    seat: Seat
    colour: Colour


class TakebackAsked(TypedDict):
    """A seat asked the other one to let it take its last turn back."""

    kind: Literal["takeback_asked"]
    seat: Seat


class TakebackDeclined(TypedDict):
    """A seat did not let the other one take its turn back."""

    kind: Literal["takeback_declined"]
    seat: Seat


class TurnTakenBack(TypedDict):
    """A seat took its last turn back, and with it all that came after.

    Only the first ``kept`` events of those that stood are left.
    """

    kind: Literal["turn_taken_back"]
    seat: Seat
    kept: int

Reason: TypeAlias = Literal["chain", "deadlock", "resigned"]
"""Why the game ended (R8)."""


class SideWon(TypedDict):
    """A side won, and the game is over.

    ``chain`` is a shortest way along its stones from edge to edge (R8), if a chain has won.
    ``points`` are 1 for the winner and 0 for the other seat.
    """

    kind: Literal["side_won"]
    seat: Seat
    colour: Colour
    reason: Reason
    chain: Sequence[str] | None
    points: Sequence[int]
    scores: Sequence[int]

GameEvent: TypeAlias = (
    BoardSetUp
    | StonePlaced
    | StoneFlipped
    | StoneReturned
    | ColoursSwapped
    | SideSkipped
    | TakebackAsked
    | TakebackDeclined
    | TurnTakenBack
    | SideWon
)
"""What can happen in a round, by kind."""


class MorphosOptions(TypedDict):
    """The options: the board, which seat has Black, whether White may swap, and the mutators."""

    size: int
    black: str
    swap: bool
    minimorph: bool
    deepmorph: bool
    duomorph: bool
    remorph: bool
    metamorph: bool
    edge_rule: EdgeRule

Phase: TypeAlias = Literal["main", "return", "second"]
"""What the side to move does next: a regular move, or what a mutator asks of it (R7.3, R7.4)."""

Move: TypeAlias = str
"""A move in the game's notation, without the seat, in its one canonical spelling.

Moves are text everywhere: in records, in the log, on the wire and in lists of legal moves. A game's
grammar is closed, so the text is as precise as an object would be, and two sets of moves can be
compared as they stand.
"""


class MorphosView(TypedDict):
    """What everybody sees: everything (R8).

    ``black`` is the seat that has Black now. ``stones`` are by point, and ``weak`` names those that
    are weak by their real colours (R4), of both sides. ``turn`` is the seat that has ``colour``,
    the side to move, and ``phase`` what it does next.
    ``first_placed`` is the stone beside which the second one goes (R7.3); ``deep_point`` has the
    enemy stone that counts as a friend (R7.2). ``moved`` are the moves so far of the latest turn
    that had any; ``skipped`` are the sides whose turns were skipped since. The seat that
    ``asked`` to take its last turn back waits for an answer. At the end
    ``winning_colour`` is the side of the winner, and ``chain`` a shortest way from edge to edge.
    """

    round: int
    seats: int
    size: int
    swap: bool
    mutators: Sequence[Mutator]
    edge_rule: EdgeRule
    black: Seat
    stones: NotRequired[Mapping[str, Colour]]
    weak: NotRequired[Mapping[str, bool]]
    turn: NotRequired[Seat]
    colour: NotRequired[Colour]
    phase: NotRequired[Phase]
    turn_number: int
    first_placed: NotRequired[str]
    deep_point: NotRequired[str]
    moved: NotRequired[Sequence[Move]]
    skipped: NotRequired[Sequence[Colour]]
    asked: NotRequired[Seat]
    scores: Sequence[int]
    match_over: NotRequired[bool]
    reason: NotRequired[Reason]
    winners: NotRequired[Sequence[Seat]]
    winning_colour: NotRequired[Colour]
    chain: NotRequired[Sequence[str]]


class SeatView(TypedDict):
    """What a seat has besides: its own number, and the moves it may make at any time."""

    seat: NotRequired[Seat]
    open: NotRequired[Sequence[Move]]

Public: TypeAlias = MorphosView
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
