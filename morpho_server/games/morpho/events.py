"""The events of a round. Stored ones are read for years: fields are added, never changed.

Where nothing else is said ``slot`` is the acting card and ``target`` what it acts on.
"""

from typing import Final, Literal

from morpho_server.games.events import Event, event_types_in
from morpho_server.games.morpho.honours import Statistic
from morpho_server.games.morpho.identities import Name, Reason, Team
from morpho_server.games.morpho.play.ring import Gap, Slot
from morpho_server.games.seats import Seat

Mode = Literal["basic", "expert"]
"""Whether a card of the deal may be an outsider or an alien (R2.2)."""


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


class Dealt(Event, kind="dealt"):
    """The cards were laid, the middle included; nobody sees this event (R2.1)."""

    cards: dict[Slot, Name]


class TurnBegan(Event, kind="turn_began"):
    """A seat's turn began."""

    seat: Seat


class Passed(Event, kind="passed"):
    """A seat passed; ``unasked`` because it has invested (R4.3)."""

    seat: Seat
    unasked: bool


class Agreed(Event, kind="agreed"):
    """A seat agreed to end the round; only that seat sees this (R7.6)."""

    seat: Seat


class Disagreed(Event, kind="disagreed"):
    """A seat took its agreement back; only that seat sees this (R7.6)."""

    seat: Seat


class EndWished(Event, kind="end_wished"):
    """Somebody wishes the round to end, or nobody any more (R7.6)."""

    wished: bool


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


class PointsDenied(Event, kind="points_denied"):
    """Seats that would have scored by the round's end, had their cards not conflicted (R9.3)."""

    seats: tuple[Seat, ...]


class Saw(Event, kind="saw"):
    """A seat saw cards, or received them (R11.2)."""

    cards: dict[Slot, Name]


class Investigated(Event, kind="investigated"):
    """A seat looked at the card in ``slot`` (R4.4)."""

    seat: Seat
    slot: Slot


class JobChanged(Event, kind="job_changed"):
    """A seat exchanged its card in ``slot`` with the middle (R4.5)."""

    seat: Seat
    slot: Slot


class Revealed(Event, kind="revealed"):
    """A card was turned face up and stays so (R6.1)."""

    slot: Slot
    identity: Name


class Indicated(Event, kind="indicated"):
    """The card in ``slot`` was named and turned face up; it stays so (R6.6)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name


class Eliminated(Event, kind="eliminated"):
    """A card left its slot for its tile (R6.7)."""

    slot: Slot
    identity: Name


class WentOut(Event, kind="went_out"):
    """A seat lost its last card (R4.7)."""

    seat: Seat


class BlockRemoved(Event, kind="block_removed"):
    """A block token left the game for the round (R3.5, R3.6)."""

    gap: Gap


class Sniped(Event, kind="sniped"):
    """A shot was fired (R8.1); what came of it follows."""

    seat: Seat
    slot: Slot
    target: Slot


class Blocked(Event, kind="blocked"):
    """A block token was placed (R8.3)."""

    seat: Seat
    slot: Slot
    gap: Gap


class MissionActivated(Event, kind="mission_activated"):
    """The Leader's mission is on (R8.7)."""

    seat: Seat
    slot: Slot


class IndicationAsked(Event, kind="indication_asked"):
    """The Leader's holder must indicate the Technician (R8.7)."""

    seat: Seat


class MissionEnded(Event, kind="mission_ended"):
    """The mission succeeded or failed, or is off because the Leader was eliminated (R8.7)."""

    outcome: Literal["succeeded", "failed", "off"]


class EscapeTried(Event, kind="escape_tried"):
    """A seat tried to escape with these cards (R8.4)."""

    seat: Seat
    slots: tuple[Slot, ...]


class Escaped(Event, kind="escaped"):
    """Nobody intercepted (R8.4)."""

    seat: Seat


class ReportBegan(Event, kind="report_began"):
    """The Spy reports; ``left`` are the identities to be indicated (R8.11)."""

    seat: Seat
    slot: Slot
    left: tuple[Name, ...]


class DetonationBegan(Event, kind="detonation_began"):
    """The Extremist detonates; ``left`` bombs are to be thrown (R8.8)."""

    seat: Seat
    slot: Slot
    left: int


class Bombed(Event, kind="bombed"):
    """A bomb was thrown; ``left`` are still to be thrown (R8.8)."""

    seat: Seat
    target: Slot
    left: int


class Invested(Event, kind="invested"):
    """A seat invested; in which team, nobody else knows (R8.6)."""

    seat: Seat
    slot: Slot


class InvestmentChosen(Event, kind="investment_chosen"):
    """The team that a seat invested in; only that seat sees this (R8.6)."""

    seat: Seat
    team: Team


class Assassinated(Event, kind="assassinated"):
    """The Mercenary struck at an adjacent card (R8.9)."""

    seat: Seat
    slot: Slot
    target: Slot


class PerceptionBegan(Event, kind="perception_began"):
    """The Psionics perceives; ``next`` is the first card to be guessed, if any (R8.11)."""

    seat: Seat
    slot: Slot
    next: Slot | None


class Guessed(Event, kind="guessed"):
    """The card in ``slot`` was guessed and turned face up; ``next`` follows, if any (R8.11)."""

    seat: Seat
    slot: Slot
    named: Name
    identity: Name
    next: Slot | None


class Swapped(Event, kind="swapped"):
    """The Psionics in ``slot`` was shown and changed places with the card in ``target`` (R8.10)."""

    seat: Seat
    slot: Slot
    target: Slot


class GuardAsked(Event, kind="guard_asked"):
    """A seat must guard the target (R6.3, R8.2)."""

    seat: Seat
    target: Slot
    shooter: Slot


class Guarded(Event, kind="guarded"):
    """A card was shown as the guard, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


class InterceptAsked(Event, kind="intercept_asked"):
    """A seat must intercept the escape of these cards (R6.3, R8.5)."""

    seat: Seat
    escaping: tuple[Slot, ...]


class Intercepted(Event, kind="intercepted"):
    """A card was shown as the interceptor, then put back as it lay (R6.5)."""

    seat: Seat
    slot: Slot
    identity: Name


class TransmitBegan(Event, kind="transmit_began"):
    """The Parasite in ``slot`` was shown; its owner takes a card of the investigator (R8.12)."""

    seat: Seat
    slot: Slot
    investigator: Seat


class TransmitTaken(Event, kind="transmit_taken"):
    """The card in ``slot`` was taken; these places will be laid again (R8.12)."""

    seat: Seat
    slot: Slot
    places: tuple[Slot, ...]


class TransmitLaid(Event, kind="transmit_laid"):
    """The cards of these places were laid on them again; nobody else saw how (R8.12)."""

    seat: Seat
    places: tuple[Slot, ...]


class Arranged(Event, kind="arranged"):
    """Where the cards lie after a Transmit; nobody sees this event (R8.12)."""

    cards: dict[Slot, Name]


TieBreak = Literal["last_round", "turn_order"]
"""What decides among equal totals: the last round's points, then its turn order (R10.1)."""


class TieBroken(Event, kind="tie_broken"):
    """These seats had equal points, and a tie-break chose the winner (R10.1)."""

    seats: tuple[Seat, ...]
    winner: Seat
    by: TieBreak


class FeatsCarried(Event, kind="feats_carried"):
    """The statistics of earlier rounds, by seat; nobody sees this event."""

    feats: dict[Statistic, tuple[int, ...]]


class HonoursGiven(Event, kind="honours_given"):
    """What the match will be remembered for: who did it most, and how often."""

    seats: dict[Statistic, tuple[Seat, ...]]
    counts: dict[Statistic, int]


EVENT_TYPES: Final = event_types_in(globals())
"""Every event that the game can write down."""
