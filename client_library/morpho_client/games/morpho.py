# Written by `make wire` from the server's own types: don't edit.
"""What M.O.R.P.H.O. puts on the wire."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Mode: TypeAlias = Literal["basic", "expert"]
"""Whether a card of the deal may be an outsider or an alien (R2.2)."""

Name: TypeAlias = (
    Literal["leader", "technician", "bodyguard", "killer", "deserter", "spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"]
)
"""An identity by its name in the notation."""

Seat: TypeAlias = int
"""A place at a table, 0 … n-1 clockwise."""


class RoundStarted(TypedDict):
    """A round began, set up as the tiles show it (R2)."""

    kind: Literal["round_started"]
    round: int
    mode: Mode
    seats: int
    hand_size: int
    tiles: Mapping[Name, int]
    unknowns: Sequence[Name]
    first: Seat
    scores: Sequence[int]
    target: int
    turn_limit: int | None

Slot: TypeAlias = str
"""A place for a card: ``A1``, ``A2``, ``B1`` … clockwise, and ``M`` for the middle (R2.6)."""


class Dealt(TypedDict):
    """The cards were laid, the middle included; nobody sees this event (R2.1)."""

    kind: Literal["dealt"]
    cards: Mapping[Slot, Name]


class TurnBegan(TypedDict):
    """A seat's turn began."""

    kind: Literal["turn_began"]
    seat: Seat


class Passed(TypedDict):
    """A seat passed; ``unasked`` because it has invested (R4.3)."""

    kind: Literal["passed"]
    seat: Seat
    unasked: bool


class Agreed(TypedDict):
    """A seat agreed to end the round; only that seat sees this (R7.6)."""

    kind: Literal["agreed"]
    seat: Seat


class Disagreed(TypedDict):
    """A seat took its agreement back; only that seat sees this (R7.6)."""

    kind: Literal["disagreed"]
    seat: Seat


class EndWished(TypedDict):
    """Somebody wishes the round to end, or nobody any more (R7.6)."""

    kind: Literal["end_wished"]
    wished: bool

Reason: TypeAlias = (
    Literal["killers_eliminated", "leader_eliminated", "deserters_eliminated", "technician_eliminated", "mission_succeeded", "mission_failed", "deserter_escaped", "parasite_escaped", "report_right", "report_wrong", "perception_right", "perception_wrong", "all_passed", "agreed", "turn_limit"]
)
"""Why a round ended (R7)."""

Team: TypeAlias = Literal["red", "blue"]
"""A team that can be invested in (R8.6): the Killers, or MORPHO."""


class RoundEnded(TypedDict):
    """The round ended: why, its points, the totals, and every card that was in play (R7.7).

    ``winner`` has won the match (R10.1); ``investments`` are teams by seat number.
    """

    kind: Literal["round_ended"]
    reason: Reason
    points: Sequence[int]
    scores: Sequence[int]
    match_over: bool
    winner: Seat | None
    cards: Mapping[Slot, Name]
    investments: Mapping[str, Team]


class PointsDenied(TypedDict):
    """Seats that would have scored by the round's end, had their cards not conflicted (R9.3)."""

    kind: Literal["points_denied"]
    seats: Sequence[Seat]


class Saw(TypedDict):
    """A seat saw cards, or received them (R11.2)."""

    kind: Literal["saw"]
    cards: Mapping[Slot, Name]


class Investigated(TypedDict):
    """A seat looked at the card in ``slot`` (R4.4)."""

    kind: Literal["investigated"]
    seat: Seat
    slot: Slot


class JobChanged(TypedDict):
    """A seat exchanged its card in ``slot`` with the middle (R4.5)."""

    kind: Literal["job_changed"]
    seat: Seat
    slot: Slot


class Revealed(TypedDict):
    """A card was turned face up and stays so (R6.1)."""

    kind: Literal["revealed"]
    slot: Slot
    identity: Name


class Indicated(TypedDict):
    """The card in ``slot`` was named and turned face up; it stays so (R6.6)."""

    kind: Literal["indicated"]
    seat: Seat
    slot: Slot
    named: Name
    identity: Name


class Eliminated(TypedDict):
    """A card left its slot for its tile (R6.7)."""

    kind: Literal["eliminated"]
    slot: Slot
    identity: Name


class WentOut(TypedDict):
    """A seat lost its last card (R4.7)."""

    kind: Literal["went_out"]
    seat: Seat

Gap: TypeAlias = str
"""Where a block token may lie, in canonical spelling: ``B/C``, or ``A2/B1`` with three players."""


class BlockRemoved(TypedDict):
    """A block token left the game for the round (R3.5, R3.6)."""

    kind: Literal["block_removed"]
    gap: Gap


class Sniped(TypedDict):
    """A shot was fired (R8.1); what came of it follows."""

    kind: Literal["sniped"]
    seat: Seat
    slot: Slot
    target: Slot


class Blocked(TypedDict):
    """A block token was placed (R8.3)."""

    kind: Literal["blocked"]
    seat: Seat
    slot: Slot
    gap: Gap


class MissionActivated(TypedDict):
    """The Leader's mission is on (R8.7)."""

    kind: Literal["mission_activated"]
    seat: Seat
    slot: Slot


class IndicationAsked(TypedDict):
    """The Leader's holder must indicate the Technician (R8.7)."""

    kind: Literal["indication_asked"]
    seat: Seat


class MissionEnded(TypedDict):
    """The mission succeeded or failed, or is off because the Leader was eliminated (R8.7)."""

    kind: Literal["mission_ended"]
    outcome: Literal["succeeded", "failed", "off"]


class EscapeTried(TypedDict):
    """A seat tried to escape with these cards (R8.4)."""

    kind: Literal["escape_tried"]
    seat: Seat
    slots: Sequence[Slot]


class Escaped(TypedDict):
    """Nobody intercepted (R8.4)."""

    kind: Literal["escaped"]
    seat: Seat


class ReportBegan(TypedDict):
    """The Spy reports; ``left`` are the identities to be indicated (R8.11)."""

    kind: Literal["report_began"]
    seat: Seat
    slot: Slot
    left: Sequence[Name]


class DetonationBegan(TypedDict):
    """The Extremist detonates; ``left`` bombs are to be thrown (R8.8)."""

    kind: Literal["detonation_began"]
    seat: Seat
    slot: Slot
    left: int


class Bombed(TypedDict):
    """A bomb was thrown; ``left`` are still to be thrown (R8.8)."""

    kind: Literal["bombed"]
    seat: Seat
    target: Slot
    left: int


class Invested(TypedDict):
    """A seat invested; in which team, nobody else knows (R8.6)."""

    kind: Literal["invested"]
    seat: Seat
    slot: Slot


class InvestmentChosen(TypedDict):
    """The team that a seat invested in; only that seat sees this (R8.6)."""

    kind: Literal["investment_chosen"]
    seat: Seat
    team: Team


class Assassinated(TypedDict):
    """The Mercenary struck at an adjacent card (R8.9)."""

    kind: Literal["assassinated"]
    seat: Seat
    slot: Slot
    target: Slot


class PerceptionBegan(TypedDict):
    """The Psionics perceives; ``next`` is the first card to be guessed, if any (R8.11)."""

    kind: Literal["perception_began"]
    seat: Seat
    slot: Slot
    next: Slot | None


class Guessed(TypedDict):
    """The card in ``slot`` was guessed and turned face up; ``next`` follows, if any (R8.11)."""

    kind: Literal["guessed"]
    seat: Seat
    slot: Slot
    named: Name
    identity: Name
    next: Slot | None


class Swapped(TypedDict):
    """The Psionics in ``slot`` was shown and changed places with the card in ``target`` (R8.10)."""

    kind: Literal["swapped"]
    seat: Seat
    slot: Slot
    target: Slot


class GuardAsked(TypedDict):
    """A seat must guard the target (R6.3, R8.2)."""

    kind: Literal["guard_asked"]
    seat: Seat
    target: Slot
    shooter: Slot


class Guarded(TypedDict):
    """A card was shown as the guard, then put back as it lay (R6.5)."""

    kind: Literal["guarded"]
    seat: Seat
    slot: Slot
    identity: Name


class InterceptAsked(TypedDict):
    """A seat must intercept the escape of these cards (R6.3, R8.5)."""

    kind: Literal["intercept_asked"]
    seat: Seat
    escaping: Sequence[Slot]


class Intercepted(TypedDict):
    """A card was shown as the interceptor, then put back as it lay (R6.5)."""

    kind: Literal["intercepted"]
    seat: Seat
    slot: Slot
    identity: Name


class TransmitBegan(TypedDict):
    """The Parasite in ``slot`` was shown; its owner takes a card of the investigator (R8.12)."""

    kind: Literal["transmit_began"]
    seat: Seat
    slot: Slot
    investigator: Seat


class TransmitTaken(TypedDict):
    """The card in ``slot`` was taken; these places will be laid again (R8.12)."""

    kind: Literal["transmit_taken"]
    seat: Seat
    slot: Slot
    places: Sequence[Slot]


class TransmitLaid(TypedDict):
    """The cards of these places were laid on them again; nobody else saw how (R8.12)."""

    kind: Literal["transmit_laid"]
    seat: Seat
    places: Sequence[Slot]


class Arranged(TypedDict):
    """Where the cards lie after a Transmit; nobody sees this event (R8.12)."""

    kind: Literal["arranged"]
    cards: Mapping[Slot, Name]

TieBreak: TypeAlias = Literal["last_round", "turn_order"]
"""What decides among equal totals: the last round's points, then its turn order (R10.1)."""


class TieBroken(TypedDict):
    """These seats had equal points, and a tie-break chose the winner (R10.1)."""

    kind: Literal["tie_broken"]
    seats: Sequence[Seat]
    winner: Seat
    by: TieBreak

Statistic: TypeAlias = (
    Literal["unseen_points", "eliminations", "looked_at", "guards_lost", "steps_in", "aimed_at", "right_names", "wrong_names", "shots", "looks", "job_changes"]
)
"""The statistics counted for each player, the most important first.

``unseen_points``: points in rounds at whose end none of the player's cards lay face up.
``eliminations``: cards of others, or in the middle, eliminated by the player's turns.
``looked_at``: times that the player's cards were investigated. ``guards_lost``: Bodyguards lost.
``steps_in``: times that the player guarded or intercepted. ``aimed_at``: shots, bombs and daggers
of others at the player's cards. ``right_names`` and ``wrong_names``: cards named correctly, and
wrongly. ``shots``: shots fired. ``looks``: cards investigated. ``job_changes``: times that the
player changed job.
"""


class FeatsCarried(TypedDict):
    """The statistics of earlier rounds, by seat; nobody sees this event."""

    kind: Literal["feats_carried"]
    feats: Mapping[Statistic, Sequence[int]]


class HonoursGiven(TypedDict):
    """What the match will be remembered for: who did it most, and how often."""

    kind: Literal["honours_given"]
    seats: Mapping[Statistic, Sequence[Seat]]
    counts: Mapping[Statistic, int]

GameEvent: TypeAlias = (
    RoundStarted
    | Dealt
    | TurnBegan
    | Passed
    | Agreed
    | Disagreed
    | EndWished
    | RoundEnded
    | PointsDenied
    | Saw
    | Investigated
    | JobChanged
    | Revealed
    | Indicated
    | Eliminated
    | WentOut
    | BlockRemoved
    | Sniped
    | Blocked
    | MissionActivated
    | IndicationAsked
    | MissionEnded
    | EscapeTried
    | Escaped
    | ReportBegan
    | DetonationBegan
    | Bombed
    | Invested
    | InvestmentChosen
    | Assassinated
    | PerceptionBegan
    | Guessed
    | Swapped
    | GuardAsked
    | Guarded
    | InterceptAsked
    | Intercepted
    | TransmitBegan
    | TransmitTaken
    | TransmitLaid
    | Arranged
    | TieBroken
    | FeatsCarried
    | HonoursGiven
)
"""What can happen in a round, by kind."""


class MorphoOptions(TypedDict):
    """What the host chose.

    Without ``unknowns`` it may be all that suit; without ``turn_limit`` there is no limit.
    ``deduction`` is whether everybody is shown what hidden cards can be.
    """

    mode: Mode
    unknowns: NotRequired[Sequence[Name] | None]
    target: int
    turn_limit: NotRequired[int | None]
    deduction: NotRequired[bool]


class Setup(TypedDict):
    """What a round would be dealt from (R2.2, R2.4), with that many ``seats``.

    ``tiles`` counts the identities, the Unknown not counted; ``unknowns`` are what that may be;
    ``unsuited`` were chosen and can't be it with that many: the round can't begin so (R2.3).
    """

    seats: int
    hand_size: int
    tiles: Mapping[Name, int]
    unknowns: Sequence[Name]
    unsuited: Sequence[Name]


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
    escaping: Sequence[Slot]


class ReportOn(TypedDict):
    """The next card of a report; ``left`` are still to be indicated (R8.11)."""

    kind: Literal["report"]
    seat: Seat
    left: Sequence[Name]


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
    places: Sequence[Slot]


class NoDecision(TypedDict):
    """Nothing is asked of anybody: the round is over."""

    kind: NotRequired[None]
    seat: NotRequired[None]

Decision: TypeAlias = (
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
    points: Sequence[int]
    scores: Sequence[int]
    match_over: bool
    winner: NotRequired[Seat]
    cards: Mapping[Slot, Name]
    investments: Mapping[str, Team]
    denied: NotRequired[Sequence[Seat]]


class Tie(TypedDict):
    """The seats with the most points, the winner's included, and what decided (R10.1)."""

    seats: Sequence[Seat]
    by: TieBreak


class Honour(TypedDict):
    """What somebody did most in the match, and how often."""

    feat: Statistic
    seats: Sequence[Seat]
    count: int


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
    tiles: Mapping[Name, int]
    unknowns: Sequence[Name]
    first: Seat
    target: int
    turn_limit: NotRequired[int]
    scores: Sequence[int]
    slots: Sequence[Slot]
    turn: NotRequired[Seat]
    turns: NotRequired[Mapping[str, int]]
    face_up: NotRequired[Sequence[Slot]]
    known: NotRequired[Mapping[Slot, Name]]
    eliminated: NotRequired[Mapping[Slot, Name]]
    looked: NotRequired[Mapping[Slot, Sequence[Seat]]]
    blocks: NotRequired[Sequence[Gap]]
    blocks_left: int
    out: NotRequired[Sequence[Seat]]
    invested: NotRequired[Sequence[Seat]]
    mission: NotRequired[Seat]
    swap_token: NotRequired[Seat]
    end_wished: NotRequired[bool]
    decision: NotRequired[Decision]
    outcome: NotRequired[OutcomeShown]
    tie: NotRequired[Tie]
    honours: NotRequired[Sequence[Honour]]

Hindrance: TypeAlias = Literal["conflict", "suppressed"]
"""Why a card has no abilities: it conflicts (R5.2), or an Alien suppresses it (R5.4)."""


class OwnView(TypedDict):
    """What a seat knows beyond the public (R11.2).

    ``known`` are its cards and those that it saw and could follow; ``hindered`` are own cards
    without abilities; ``open`` are moves that may be made at any time.
    """

    seat: Seat
    known: NotRequired[Mapping[Slot, Name]]
    hindered: NotRequired[Mapping[Slot, Hindrance]]
    investment: NotRequired[Team]
    agreed: bool
    open: Sequence[Literal["agree", "disagree"]]

ReasonKind: TypeAlias = (
    Literal["acted_beside", "given_away", "no_transmit", "no_reaction", "must_react", "kept", "idle_beside", "not_won", "laid"]
)
"""What happened.

``acted_beside``: the card beside it used an ability, so neither hinders the other (R5.2, R5.4).
``given_away``: it was given to the middle, so it is no Alien (R5.4). ``no_transmit``: it was looked
at, and no Transmit set in (R8.12). ``no_reaction``: its holder was next to be asked, and did not
react (R6.3). ``must_react``: its holder is asked to react, so a card of theirs can (R6.4).
``kept``: its holder passed and did not change job, so it is an Alien (R4.3, R5.4). ``idle_beside``:
the face-up card beside it was not used, though it had to be, so something hinders it (R4.3).
``not_won``: what some cards win by has come about, and the round goes on (R7.1). ``laid``: it is
one of the cards that somebody laid unseen in a Transmit (R8.12).
"""


class ReasonShown(TypedDict):
    """A fact about a card: what happened, by whom, and with which identity."""

    kind: ReasonKind
    seat: NotRequired[Seat]
    identity: NotRequired[Name]


class CardDeduced(TypedDict):
    """What a card can be and how likely, the likeliest first, and the facts behind it."""

    odds: Mapping[Name, float]
    reasons: Sequence[ReasonShown]


class MorphoDeduction(TypedDict):
    """The cards in play by their slots, those that everybody knows among them."""

    round: int
    cards: Mapping[Slot, CardDeduced]


class ChancesChanged(TypedDict):
    """The cards about which a seat knew something else from a step on, by slot.

    A number is a place among the odds; ``None`` is for a card that is gone.
    """

    step: int
    cards: Mapping[str, int | None]


class RoundChances(TypedDict):
    """What each seat could know: all ``odds`` that there were, and by seat where they changed."""

    odds: Sequence[Mapping[Name, float]]
    seats: Sequence[Sequence[ChancesChanged]]

MarkKind: TypeAlias = (
    Literal["long_shot", "could_have_known", "stepped_in", "escaped", "sure_shot", "it_dawned"]
)
"""What is marked.

``long_shot``: a card was shot or named, and was what it was taken for against the odds.
``could_have_known``: a card was named or shot, and could not be what it was taken for.
``stepped_in``: a card that a shot sought was guarded, or an escape was stopped. ``escaped``: an
escape that nobody could stop. ``sure_shot``: the first turn of somebody who could shoot, and was
sure where the card lay whose fall wins for the shooter (R8.1). ``it_dawned``: the look that showed
most about the Leader, the Technician or a Killer.
"""


class Mark(TypedDict):
    """A marked step: by whom, about which card, and which identity it was, or was taken for.

    ``own`` is the card that the seat used, or held. ``card`` is what a card was that was taken for
    another, or the second one that escaped. ``chance`` is the one before a look, a hit or a name.
    ``since`` is the step after which something could be known. ``acted`` says whether a sure shot
    was fired, ``stopped`` who guarded a card from a long one.
    """

    kind: MarkKind
    step: int
    slot: str
    identity: Name
    seat: Seat
    own: Name
    card: NotRequired[Name]
    chance: NotRequired[float]
    since: NotRequired[int]
    acted: NotRequired[bool]
    stopped: NotRequired[Seat]


class RoundStory(TypedDict):
    """The story of a round: its marks, for how many turns who had whom fooled, and who lied."""

    marks: Sequence[Mark]
    fooled: Sequence[Sequence[int]]
    lies: Sequence[int]


class MorphoAnalysis(TypedDict):
    """What could have been known in a round, and what follows from it."""

    chances: RoundChances
    story: RoundStory

Public: TypeAlias = PublicView
"""What all see of a round."""


class Own(OwnView):
    """What the player's seat alone sees.

    With ``all_cards`` they are out and see all that is hidden. ``bet`` is the seat on which they
    have bet.
    """

    all_cards: NotRequired[bool]
    bet: NotRequired[Seat]


class OwnOfSpectator(TypedDict):
    """What a spectator alone sees who has bet on a seat."""

    bet: Seat
