"""The page of errors: every code that the server can send, its status, meaning and remedy."""

from typing import Final

from morpho_server.api.problems import DETAILS, status_of
from morpho_server.games.registry import RULES
from morpho_server.tables.messages.errors import REASONS

ABOUT: Final = """\
An error by REST is `application/problem+json` (RFC 9457), with the HTTP status of its code:

```json
{"type": "/docs/errors#not_host", "title": "Not host", "status": 403, "code": "not_host",
 "detail": "Only the host may do that."}
```

`code` is stable; `detail` is a sentence for people and may say more than this page. `type` leads
here. On the socket a code comes in `refused`, `error` or `bye`, and as the reason of a close,
whose number is 4000 plus the status. Nothing has changed when something is refused.
"""

AGAIN: Final = "Send it again, a command under the same id."
LOOK: Final = "Look again: fetch the view or read the next update, and choose from `legal`."
REMEDIES: Final = {
    AGAIN: "log_full log_locked log_unavailable",
    "Wait as long as `Retry-After` or `retry_ms` says. Then send it again, under the same id.": (
        "overloaded rate_limited restarting"
    ),
    LOOK: "game_over illegal_move not_your_turn round_over stale history_changed",
    "Nothing can be done from outside. The host finds the cause in the server's log.": (
        "backup_failed internal_error table_unreadable"
    ),
    "Correct what the status names; sent again as it is, it fails again.": "http_error",
    "Correct every place that `errors` names: `pointer` in the body, or `parameter`.": "invalid",
    "Send JSON, in UTF-8.": "malformed",
    "Use a method that the header `Allow` lists.": "method_not_allowed",
    "Take the path from [the list of calls](rest.md).": "not_found",
    "Send a move as `legal` spells it.": "unreadable_move",
    "Send another name.": "bad_name",
    "Send a time that is still to come, within a year.": "bad_date",
    "Send the name of a place as IANA has it: `Europe/Vienna`.": "no_such_zone",
    "Wait until the host plans one.": "no_evening",
    "Leave out characters and numbers that a database can't hold.": "unstorable",
    "Choose options that the game offers, or another number of players.": (
        "bad_options duel_needs_two factions_taken metamorph_excludes_duomorph"
        " metamorph_excludes_remorph metamorph_needs_minimorph minimorph_needs_open_edges"
        " no_first_seat size_not_offered solo_is_for_one too_few_players too_many_players"
        " unsuitable_unknowns"
    ),
    "Send less at once.": "too_large",
    "Wait until it is done: then `GET /admin/backups` lists it.": "backup_under_way",
    "Give something up first, or come back tomorrow.": "quota_reached",
    "Take one from the `bots` of the game in `GET /games`.": "no_such_strength",
    "Name a point of the board: `public.size` has its number of files, and of ranks.": (
        "no_such_point"
    ),
    "Name the dice that roll again: `reroll 134`, as `legal` has it.": "already_rolled",
    "Take a name from `GET /games`, or the id of one of its puzzles.": (
        "no_such_game no_such_puzzle no_records"
    ),
    "Take a phrase from the `phrases` of the game in `GET /games`.": "no_such_phrase",
    "Check the code: codes of removed tables lead nowhere.": "no_such_table",
    "Take the player, the seat or the screen from the `table` of its view.": (
        "no_such_player no_such_screen no_such_seat"
    ),
    "Take a number from the table's list of matches, rounds or seasons.": (
        "no_such_match no_such_round no_such_season"
    ),
    "Name a step up to the last of the round.": "no_such_step",
    "Ask whoever sent the link for a new one.": "no_such_link no_such_pass",
    "Fetch the list again: this one has gone.": (
        "no_such_backup no_such_ban no_such_report no_such_session"
    ),
    "Nothing helps: stop asking this table.": (
        "left removed screen_ended table_gone seat_given_away"
    ),
    "Ask the host of the table.": "muted no_spectators not_host not_offered table_locked",
    "Wait until the host of the table lets you in.": "not_admitted",
    "Wait until the table's `pause` is over.": "paused",
    "Ask the host of the server.": (
        "banned maintenance needs_tls no_address no_analysis opening_closed unknown_host"
    ),
    "Make a guest (`POST /api/v1/guests`) and send its token.": "not_signed_in",
    "Send the `player` that the answer to joining or opening named, with its own guest's token.": (
        "device_dropped not_your_player"
    ),
    "Choose another name.": "name_taken",
    "Choose a free seat, or name none to get one.": "seat_taken",
    "Wait until that player is away.": "seat_held",
    "Wait until the round is over.": "held_another_seat round_in_progress sees_all_cards",
    "Draw a new secret, and send its hash.": "token_taken",
    "Wait until the match is over.": "match_goes_on",
    "Wait until somebody leaves, or open a table of your own.": "table_full",
    "Wait until the table is in another `phase`: the `table` of its view has it.": "not_now",
    "Sit down, or wait for what you are shown.": "delayed",
    "Sit down first.": "not_seated",
    "Turn one of the screens off first.": "too_many_screens",
    "Send commands by REST, or on a socket of the player alone.": "only_shows",
    "Choose one first, as the host of the server.": "no_backup_folder no_password",
    "Open the socket again, with the number of the last update that you have.": (
        "replaced too_slow"
    ),
    "Put your page behind one proxy with the server"
    " ([a page of your own](../protocol.md#a-page-of-your-own)). Programs send no `Origin`.": (
        "foreign_origin"
    ),
    "Open it as a websocket, or use the calls of REST.": "upgrade_required",
    "Speak version 1, or leave `version` out.": "unsupported_version",
    "Correct what `detail` names ([records](../records.md)).": "bad_record",
    "Name a guest instead, or a narrower network.": "not_bannable",
    "Name a person.": "not_for_bots",
    "Send a move that the answer to the last attempt lists as `legal`.": "not_in_puzzle",
    "Send at most the moves that were made before the end.": "puzzle_over",
    "Give up one of the player's devices first.": "too_many_devices",
    "Reveal the share whose hash you sent.": "wrong_share",
    "Try another; wrong ones are counted.": "wrong_password",
}
"""What to do about codes. That of a game's own refusals of moves is :data:`LOOK`."""


def codes() -> dict[str, list[str]]:
    """Return every code that can be sent, in order, each with the sentences of its meanings."""
    meanings = {f"{code}": [text] for code, text in REASONS.items()}
    meanings |= {code: [text] for code, text in DETAILS.items()}
    for game in RULES.values():
        for code, text in game.refusals:
            known = meanings.setdefault(code, [])
            if code not in REASONS and code not in DETAILS and text not in known:
                known.append(text)
    return dict(sorted(meanings.items()))


def remedy(code: str) -> str:
    """Return the remedy for a code; raises :exc:`KeyError` where nothing is known."""
    for text, listed in REMEDIES.items():
        if code in listed.split():
            return text
    if any(code == each for game in RULES.values() for each, _ in game.refusals):
        return LOOK
    raise KeyError(code)


def error_page() -> str:
    """Return the page in Markdown, without its title."""
    return "\n".join((ABOUT, "## Codes\n", *map(_entry, codes().items())))


def _entry(meant: tuple[str, list[str]]) -> str:
    code, meanings = meant
    games = [game.title for game in RULES.values() if code in dict(game.refusals)]
    of = f", {', '.join(games)}" if games else ""
    meaning = " Or: ".join(meanings)
    return f"### `{code}`\n\n**{status_of(code)}**{of}: {meaning}\n\n*What to do:* {remedy(code)}\n"
