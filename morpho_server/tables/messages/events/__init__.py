"""The events of a table, apart from its game's. Stored, so a promise for years."""

from morpho_server.games.events import event_types_in
from morpho_server.tables.messages.events.clock import (
    BankedDeadlineSet,
    DeadlineCleared,
    DeadlineSet,
    Paused,
    PauseWished,
    Resumed,
    TimeGivenBack,
    TimeRanOut,
)
from morpho_server.tables.messages.events.evenings import (
    CallGiven,
    EveningAnswered,
    EveningCancelled,
    EveningOver,
    EveningPlanned,
)
from morpho_server.tables.messages.events.matches import (
    BetPlaced,
    BetsRevealed,
    Drawn,
    MatchEnded,
    MatchPlayedOn,
    MatchPrepared,
    MatchStarted,
    MatchStarting,
    RoundOpened,
    SeasonBegun,
    SecretKept,
    ShareCommitted,
    ShareRevealed,
    SharesRevealed,
    TermsSet,
)
from morpho_server.tables.messages.events.people import (
    BotJoined,
    ChatCleared,
    DeviceKept,
    EntryRequestBound,
    EntryRequested,
    EntryRequestWithdrawn,
    HostChanged,
    InvitationRenewed,
    LineErased,
    MuteSet,
    PassMade,
    PassUsed,
    PlayerAway,
    PlayerBack,
    PlayerBound,
    PlayerErased,
    PlayerJoined,
    PlayerLeft,
    PlayerRemoved,
    ProgramNoted,
    Renamed,
    Said,
)
from morpho_server.tables.messages.events.screens import (
    ScreenAdded,
    ScreenBound,
    ScreenEnded,
    ScreenOffered,
)
from morpho_server.tables.messages.events.seating import (
    BotReplaced,
    OfferWithdrawn,
    ReadySet,
    Sat,
    SeatGiven,
    SeatOffered,
    SeatOptionsSet,
    SeatRequested,
    SeatRequestWithdrawn,
    StandInBegan,
    StandInEnded,
    StandInMoved,
    Stood,
)
from morpho_server.tables.messages.events.table import (
    GameChosen,
    OptionsSet,
    TableEvent,
    TableOpened,
)

TABLE_EVENTS = event_types_in(globals())
"""Every event that can be written down of a table."""
