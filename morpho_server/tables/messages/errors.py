"""Why a table refuses a command. Nothing has changed when it does."""

from typing import Final, Literal

RefusalCode = Literal[
    "bad_date",
    "bad_name",
    "bad_options",
    "delayed",
    "device_dropped",
    "held_another_seat",
    "maintenance",
    "muted",
    "name_taken",
    "no_evening",
    "no_spectators",
    "no_such_game",
    "no_such_pass",
    "no_such_player",
    "no_such_screen",
    "no_such_seat",
    "no_such_strength",
    "no_such_phrase",
    "no_such_table",
    "no_such_zone",
    "not_admitted",
    "not_for_bots",
    "not_host",
    "not_now",
    "not_offered",
    "not_seated",
    "not_your_player",
    "only_shows",
    "overloaded",
    "paused",
    "quota_reached",
    "removed",
    "round_in_progress",
    "screen_ended",
    "seat_given_away",
    "seat_held",
    "seat_taken",
    "sees_all_cards",
    "stale",
    "table_full",
    "table_locked",
    "token_taken",
    "too_few_players",
    "too_many_devices",
    "too_many_screens",
    "wrong_share",
]
"""The codes of a table's own refusals; a game adds its own (of moves and of options)."""

REASONS: Final[dict[RefusalCode, str]] = {
    "bad_date": "An evening can be planned a year ahead at most.",
    "bad_name": "A name has 1 to 20 characters, none of them a control character or invisible.",
    "bad_options": "Unknown options, or values out of range.",
    "delayed": "Spectators see this table later, so they neither bet nor watch together.",
    "device_dropped": "You now play only on another device.",
    "held_another_seat": "This person has held another seat in this round.",
    "maintenance": "Maintenance ahead: no new tables or rounds for now.",
    "muted": "You are muted at this table.",
    "name_taken": "Somebody at this table already has that name.",
    "no_evening": "No evening is planned at this table.",
    "no_spectators": "The host allows no spectators.",
    "no_such_game": "That game is not played here.",
    "no_such_pass": "This link was used or withdrawn, or has expired.",
    "no_such_player": "There is no such player at this table.",
    "no_such_screen": "That is no screen of this table, or none any more.",
    "no_such_seat": "This table has no such seat.",
    "no_such_strength": "This game has no bots of that strength.",
    "no_such_phrase": "This game has no such phrase.",
    "no_such_table": "There is no table with that code.",
    "no_such_zone": "There is no such time zone.",
    "not_admitted": "The host has not let you in yet.",
    "not_for_bots": "A bot can't do that.",
    "not_host": "Only the host may do that.",
    "not_now": "That can't be done now.",
    "not_offered": "That seat is not on offer.",
    "not_seated": "You hold no seat at this table.",
    "not_your_player": "That player belongs to somebody else.",
    "only_shows": "This page only shows the table.",
    "overloaded": "The server has too much to do; send it again after the wait.",
    "paused": "The table is paused.",
    "quota_reached": "A guest can be nine people at a table, not more.",
    "removed": "You were removed from this table.",
    "round_in_progress": "A round is in progress, without spectators. Join when it is over.",
    "screen_ended": "The host has ended this screen, or it is another browser's.",
    "seat_given_away": "While you were away, somebody else took over your seat.",
    "seat_held": "The player in that seat is present.",
    "seat_taken": "Somebody sits there.",
    "sees_all_cards": "You see all the cards: you can do that again once the round is over.",
    "stale": "The table has changed since; look again.",
    "table_full": "This table is full.",
    "table_locked": "The host has locked this table.",
    "token_taken": "That secret was used for another link; draw a new one.",
    "too_few_players": "This game needs more players.",
    "too_many_devices": "You are this player on too many devices.",
    "too_many_screens": "This table has as many screens as it may.",
    "wrong_share": "That is not the share you committed to.",
}


class CommandRefusedError(Exception):
    """A command that can't be done. ``code`` is stable, ``reason`` a sentence for the player."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class OverloadedError(CommandRefusedError):
    """A command that can't be started soon; it may be sent again after ``retry_ms``."""

    def __init__(self, retry_ms: int) -> None:
        super().__init__("overloaded", REASONS["overloaded"])
        self.retry_ms = retry_ms


def refusal(code: RefusalCode, reason: str | None = None) -> CommandRefusedError:
    """Return the refusal with that code, and its usual reason unless another is given."""
    return CommandRefusedError(code, reason or REASONS[code])
