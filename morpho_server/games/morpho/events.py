"""The events of a round. Stored ones are read for years: fields are added, never changed.

Where nothing else is said ``slot`` is the acting card and ``target`` what it acts on.
"""

from dataclasses import dataclass
from typing import Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.morpho.honours import Statistic
from morpho_server.games.morpho.identities import Name, Reason, Team
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat

Mode = Literal["basic", "expert"]
"""Whether a card of the deal may be an outsider or an alien (R2.2)."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event, kind="round_started"):
    """A round began, set up as the tiles show it (R2)."""

    round: int
    mode: Mode
    seats: int
    hand_size: int
    tiles: dict[Name, int]
    unknowns: tuple[Name, ...]
    first: Seat
    scores: tuple[int, ...]
    target: int
    turn_limit: int | None


@dataclass(frozen=True, slots=True)
class Dealt(Event, kind="dealt"):
    """The cards were laid, the middle included; nobody sees this event (R2.1)."""

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event, kind="passed"):
    """A seat passed; ``unasked`` because it has invested (R4.3)."""

    seat: Seat
    unasked: bool


@dataclass(frozen=True, slots=True)
class Agreed(Event, kind="agreed"):
    """A seat agreed to end the round; only that seat sees this (R7.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Disagreed(Event, kind="disagreed"):
    """A seat took its agreement back; only that seat sees this (R7.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndWished(Event, kind="end_wished"):
    """Somebody wishes the round to end, or nobody any more (R7.6)."""

    wished: bool


@dataclass(frozen=True, slots=True)
class RoundEnded(Event, kind="round_ended"):
    """The round ended: why, its points, the totals, and every card that was in play (R7.7).

    ``winner`` has won the match (R10.1); ``investments`` are teams by seat number.
    """

    reason: Reason
    points: tuple[int, ...]
    scores: tuple[int, ...]
    match_over: bool
    winner: Seat | None
    cards: dict[Slot, Name]
    investments: dict[str, Team]


@dataclass(frozen=True, slots=True)
class PointsDenied(Event, kind="points_denied"):
    """Seats that would have scored by the round's end, had their cards not conflicted (R9.3)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Saw(Event, kind="saw"):
    """A seat saw cards, or received them (R11.2)."""

    cards: dict[Slot, Name]


@dataclass(frozen=True, slots=True)
class Investigated(Event, kind="investigated"):
    """A seat looked at the card in ``slot`` (R4.4)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class JobChanged(Event, kind="job_changed"):
    """A seat exchanged its card in ``slot`` with the middle (R4.5)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class Revealed(Event, kind="revealed"):
    """A card was turned face up and stays so (R6.1)."""

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class Indicated(Event, kind="indicated"):
    """The card in ``slot`` was named and turned face up; it stays so (R6.6)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name


@dataclass(frozen=True, slots=True)
class Eliminated(Event, kind="eliminated"):
    """A card left its slot for its tile (R6.7)."""

    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class WentOut(Event, kind="went_out"):
    """A seat lost its last card (R4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlockRemoved(Event, kind="block_removed"):
    """A block token left the game for the round (R3.5, R3.6)."""

    gap: Gap


@dataclass(frozen=True, slots=True)
class Sniped(Event, kind="sniped"):
    """A shot was fired (R8.1); what came of it follows."""

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class Blocked(Event, kind="blocked"):
    """A block token was placed (R8.3)."""

    seat: Seat
    slot: Slot
    gap: Gap


@dataclass(frozen=True, slots=True)
class MissionActivated(Event, kind="mission_activated"):
    """The Leader's mission is on (R8.7)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class IndicationAsked(Event, kind="indication_asked"):
    """The Leader's holder must indicate the Technician (R8.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissionEnded(Event, kind="mission_ended"):
    """The mission succeeded or failed, or is off because the Leader was eliminated (R8.7)."""

    outcome: Literal["succeeded", "failed", "off"]


@dataclass(frozen=True, slots=True)
class EscapeTried(Event, kind="escape_tried"):
    """A seat tried to escape with these cards (R8.4)."""

    seat: Seat
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Escaped(Event, kind="escaped"):
    """Nobody intercepted (R8.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReportBegan(Event, kind="report_began"):
    """The Spy reports; ``left`` are the identities to be indicated (R8.11)."""

    seat: Seat
    slot: Slot
    left: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class DetonationBegan(Event, kind="detonation_began"):
    """The Extremist detonates; ``left`` bombs are to be thrown (R8.8)."""

    seat: Seat
    slot: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Bombed(Event, kind="bombed"):
    """A bomb was thrown; ``left`` are still to be thrown (R8.8)."""

    seat: Seat
    target: Slot
    left: int


@dataclass(frozen=True, slots=True)
class Invested(Event, kind="invested"):
    """A seat invested; in which team, nobody else knows (R8.6)."""

    seat: Seat
    slot: Slot


@dataclass(frozen=True, slots=True)
class InvestmentChosen(Event, kind="investment_chosen"):
    """The team that a seat invested in; only that seat sees this (R8.6)."""

    seat: Seat
    team: Team


@dataclass(frozen=True, slots=True)
class Assassinated(Event, kind="assassinated"):
    """The Mercenary struck at an adjacent card (R8.9)."""

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class PerceptionBegan(Event, kind="perception_began"):
    """The Psionics perceives; ``next`` is the first card to be guessed, if any (R8.11)."""

    seat: Seat
    slot: Slot
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Guessed(Event, kind="guessed"):
    """The card in ``slot`` was guessed and turned face up; ``next`` follows, if any (R8.11)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name
    next: Slot | None


@dataclass(frozen=True, slots=True)
class Swapped(Event, kind="swapped"):
    """The Psionics in ``slot`` was shown and changed places with the card in ``target`` (R8.10)."""

    seat: Seat
    slot: Slot
    target: Slot


@dataclass(frozen=True, slots=True)
class GuardAsked(Event, kind="guard_asked"):
    """A seat must guard the target (R6.3, R8.2)."""

    seat: Seat
    target: Slot
    shooter: Slot


@dataclass(frozen=True, slots=True)
class Guarded(Event, kind="guarded"):
    """A card was shown as the guard, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class InterceptAsked(Event, kind="intercept_asked"):
    """A seat must intercept the escape of these cards (R6.3, R8.5)."""

    seat: Seat
    escaping: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Intercepted(Event, kind="intercepted"):
    """A card was shown as the interceptor, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


@dataclass(frozen=True, slots=True)
class TransmitBegan(Event, kind="transmit_began"):
    """The Parasite in ``slot`` was shown; its owner takes a card of the investigator (R8.12)."""

    seat: Seat
    slot: Slot
    investigator: Seat


@dataclass(frozen=True, slots=True)
class TransmitTaken(Event, kind="transmit_taken"):
    """The card in ``slot`` was taken; these places will be laid again (R8.12)."""

    seat: Seat
    slot: Slot
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class TransmitLaid(Event, kind="transmit_laid"):
    """The cards of these places were laid on them again; nobody else saw how (R8.12)."""

    seat: Seat
    places: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Arranged(Event, kind="arranged"):
    """Where the cards lie after a Transmit; nobody sees this event (R8.12)."""

    cards: dict[Slot, Name]


TieBreak = Literal["last_round", "turn_order"]
"""What decides among equal totals: the last round's points, then its turn order (R10.1)."""


@dataclass(frozen=True, slots=True)
class TieBroken(Event, kind="tie_broken"):
    """These seats had equal points, and a tie-break chose the winner (R10.1)."""

    seats: tuple[Seat, ...]
    winner: Seat
    by: TieBreak


@dataclass(frozen=True, slots=True)
class FeatsCarried(Event, kind="feats_carried"):
    """The statistics of earlier rounds, by seat; nobody sees this event."""

    feats: dict[Statistic, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class HonoursGiven(Event, kind="honours_given"):
    """What the match will be remembered for: who did it most, and how often."""

    seats: dict[Statistic, tuple[Seat, ...]]
    counts: dict[Statistic, int]


EVENT_TYPES: Final = event_types_in(globals())
"""Every event that the game can write down."""
