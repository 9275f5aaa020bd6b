"""The shapes of a round's views: ``setup``, ``public`` and ``own`` of docs/reference/morpho.md.

Where a key may be left out, that means the same as nothing in it.
"""

from typing import Literal, NotRequired, TypedDict

from morpho_server.games.morpho.events import Mode, TieBreak
from morpho_server.games.morpho.honours import Statistic
from morpho_server.games.morpho.identities import Hindrance, Name, Reason, Team
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat


class NoDecision(TypedDict):
    """Nothing is asked of anybody: the round is over."""

    kind: NotRequired[None]
    seat: NotRequired[None]


class TurnAsked(TypedDict):
    """The one action of a turn (R4.1)."""

    kind: Literal["turn"]
    seat: Seat


class TechnicianAsked(TypedDict):
    """The Technician, on a mission (R8.7)."""

    kind: Literal["indicate"]
    seat: Seat


class GuardWanted(TypedDict):
    """The card that guards ``target`` against ``shooter`` (R6.4)."""

    kind: Literal["guard"]
    seat: Seat
    target: Slot
    shooter: Slot


class InterceptorWanted(TypedDict):
    """The card that stops the escaping ones (R6.4)."""

    kind: Literal["intercept"]
    seat: Seat
    escaping: list[Slot]


class ReportOn(TypedDict):
    """The next card of a report; ``left`` are still to be indicated (R8.11)."""

    kind: Literal["report"]
    seat: Seat
    left: list[Name]


class BombsOn(TypedDict):
    """The next target; ``left`` bombs are to be thrown (R8.8)."""

    kind: Literal["bomb"]
    seat: Seat
    left: int


class GuessAsked(TypedDict):
    """The identity of the card in ``slot`` (R8.11)."""

    kind: Literal["guess"]
    seat: Seat
    slot: Slot


class CardWanted(TypedDict):
    """Which card of the ``investigator`` the Parasite in ``slot`` moves (R8.12)."""

    kind: Literal["take"]
    seat: Seat
    slot: Slot
    investigator: Seat


class LayingAsked(TypedDict):
    """What to lay on these ``places`` (R8.12)."""

    kind: Literal["arrange"]
    seat: Seat
    places: list[Slot]


Decision = (
    TurnAsked
    | TechnicianAsked
    | GuardWanted
    | InterceptorWanted
    | ReportOn
    | BombsOn
    | GuessAsked
    | CardWanted
    | LayingAsked
    | NoDecision
)
"""The kinds of decisions that a seat may owe."""


class OutcomeShown(TypedDict):
    """How the round ended: why, what it brought, and every card that was in play (R7.7).

    ``denied`` are the seats that only their conflict kept from points (R9.3).
    """

    reason: Reason
    points: list[int]
    scores: list[int]
    match_over: bool
    winner: NotRequired[Seat]
    cards: dict[Slot, Name]
    investments: dict[str, Team]
    denied: NotRequired[list[Seat]]


class Tie(TypedDict):
    """The seats with the most points, the winner's included, and what decided (R10.1)."""

    seats: list[Seat]
    by: TieBreak


class Honour(TypedDict):
    """What somebody did most in the match, and how often."""

    feat: Statistic
    seats: list[Seat]
    count: int


class Setup(TypedDict):
    """What a round would be dealt from (R2.2, R2.4), with that many ``seats``.

    ``tiles`` counts the identities, the Unknown not counted; ``unknowns`` are what that may be;
    ``unsuited`` were chosen and can't be it with that many: the round can't begin so (R2.3).
    """

    seats: int
    hand_size: int
    tiles: dict[Name, int]
    unknowns: list[Name]
    unsuited: list[Name]


class PublicView(TypedDict):
    """What everybody at the table may know of the round (R11.1).

    ``tiles`` counts the identities dealt, without the Unknown. ``unknowns`` are the identities that
    the Unknown may be. ``slots`` are those with a card in them. ``known`` is what everybody knows
    of cards in play. ``turns`` counts turns by seat. ``mission`` is the seat with the Leader while
    a mission is on. ``tie`` and ``honours`` are there when the match is over.
    """

    round: int
    mode: Mode
    seats: int
    hand_size: int
    tiles: dict[Name, int]
    unknowns: list[Name]
    first: Seat
    target: int
    turn_limit: NotRequired[int]
    scores: list[int]
    slots: list[Slot]
    turn: NotRequired[Seat]
    turns: NotRequired[dict[str, int]]
    face_up: NotRequired[list[Slot]]
    known: NotRequired[dict[Slot, Name]]
    eliminated: NotRequired[dict[Slot, Name]]
    looked: NotRequired[dict[Slot, list[Seat]]]
    blocks: NotRequired[list[Gap]]
    blocks_left: int
    out: NotRequired[list[Seat]]
    invested: NotRequired[list[Seat]]
    mission: NotRequired[Seat]
    swap_token: NotRequired[Seat]
    end_wished: NotRequired[bool]
    decision: NotRequired[Decision]
    outcome: NotRequired[OutcomeShown]
    tie: NotRequired[Tie]
    honours: NotRequired[list[Honour]]


class Everything(TypedDict):
    """Every card in play, and what hinders each: for past rounds, and for who sees all cards."""

    known: dict[Slot, Name]
    hindered: dict[Slot, Hindrance]


class OwnView(TypedDict):
    """What a seat knows beyond the public (R11.2).

    ``known`` are its cards and those that it saw and could follow; ``hindered`` are own cards
    without abilities; ``open`` are moves that may be made at any time.
    """

    seat: Seat
    known: NotRequired[dict[Slot, Name]]
    hindered: NotRequired[dict[Slot, Hindrance]]
    investment: NotRequired[Team]
    agreed: bool
    open: list[Literal["agree", "disagree"]]
