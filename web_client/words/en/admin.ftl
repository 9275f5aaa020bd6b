# The administration of a server, at /admin. Only the person who runs the server reads it.

admin-title = Administration
admin-entry = You need a link
    .how = Make one on the server. It works once, within 20 minutes, and lets you in for up to 12 hours:
    # In a command: a first name as an example.
    .name = NAME
admin-leave = Leave
    .question = End your session?
admin-refused-no_such_link = This link was used before, has expired, or never worked. Make a new one.
admin-refused-needs_tls = Here you can only come over https, or from the server’s own network.
admin-refused-no_such_player = They are no longer at this table.
admin-refused-not_now = The table can’t do that now: perhaps somebody was faster.

## How the server is

admin-verdict-well = All is well
# Nobody is playing.
admin-verdict-quiet = All quiet
admin-verdict-lost = Out of reach
# Each of these four stands below a number.
admin-figure-tables = tables
admin-figure-playing = being played
admin-figure-people = people here
admin-figure-bots = bots

## Tables

admin-tables = Tables
    .note = What everybody there knows, nothing more
admin-search = Search by code, game or name
admin-none-found = No table among these fits.
admin-no-tables = There are no tables.
admin-first-tables = The latest
admin-more-tables = Earlier ones
admin-column-code = Code
admin-column-game = Game
admin-column-phase = State
admin-column-people = People
admin-column-updated = Last update
admin-column-number = No.
admin-column-size = Size
# How far a table is.
admin-phase-waiting = Waiting
admin-phase-playing = Playing
admin-phase-between = Between rounds
admin-phase-over = Match over
# Read out for a picture: two numbers.
admin-company =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
admin-update-number = update { $number }
admin-open = Table { $code }

## One table

# Updates that everybody at a table got.
admin-rates = Updates: { $minute } in the last minute, { $hour } in the last hour, { $day } in the last day
admin-is-host = host
admin-plays = plays
admin-watches = watches
admin-present = here
admin-away = away
admin-muted = muted
# The numbers of the browsers by which somebody came.
admin-guests =
    { $count ->
        [one] guest { $guests }
       *[other] guests { $guests }
    }
admin-mute = Mute
admin-unmute = Unmute
admin-remove = Remove
    .question = Remove { $name } from this table?
admin-did-mute = { $name } is muted.
admin-did-unmute = { $name } can speak again.
admin-did-remove = { $name } was removed.
admin-end = End this match
    .question = End this match? That opens all cards to everybody at the table, and the round counts for nobody.
admin-ended = The match at { $code } is over.

## Sessions and the audit log

admin-sessions = Sessions
admin-this-session = this one
admin-until = until { $time }
admin-end-session = End
admin-session-ended = The session of { $name } is over.
admin-audit = Audit log
admin-older = Show older entries
# Each of these follows a name: “Ada ended a match”.
admin-audit-begin_session = came by a link
admin-audit-end_session = ended a session
admin-audit-end_match = ended a match
admin-audit-remove_person = removed somebody
admin-audit-mute_person = muted somebody
admin-audit-unmute_person = let somebody speak again
