"""The events of a round. Stored ones are read for years: fields are added, never changed.

Where nothing else is said ``slot`` is the acting card and ``target`` what it acts on.
"""

from morpho_server.games.events import event_types_in
from morpho_server.games.morpho.events.abilities import (
    Assassinated,
    Blocked,
    Bombed,
    DetonationBegan,
    Escaped,
    EscapeTried,
    Guessed,
    IndicationAsked,
    Invested,
    InvestmentChosen,
    MissionActivated,
    MissionEnded,
    PerceptionBegan,
    ReportBegan,
    Sniped,
    Swapped,
)
from morpho_server.games.morpho.events.cards import (
    BlockRemoved,
    Eliminated,
    Indicated,
    Investigated,
    JobChanged,
    Revealed,
    Saw,
    WentOut,
)
from morpho_server.games.morpho.events.matches import (
    FeatsCarried,
    HonoursGiven,
    Statistic,
    TieBreak,
    TieBroken,
)
from morpho_server.games.morpho.events.reactions import (
    Arranged,
    GuardAsked,
    Guarded,
    InterceptAsked,
    Intercepted,
    TransmitBegan,
    TransmitLaid,
    TransmitTaken,
)
from morpho_server.games.morpho.events.rounds import (
    Agreed,
    Dealt,
    Disagreed,
    EndWished,
    Mode,
    Passed,
    PointsDenied,
    RoundEnded,
    RoundStarted,
    TurnBegan,
)

EVENT_TYPES = event_types_in(globals())
"""Every event that the game can write down."""
