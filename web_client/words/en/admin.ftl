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
admin-verdict-maintenance = Maintenance
admin-fact-maintenance =
    { $playing ->
        [0] No round begins, and none is being played any more.
        [one] No round begins; one table is still playing.
       *[other] No round begins; { $playing } tables are still playing.
    }
admin-fact-password = New tables need the password.
admin-fact-nobody = Nobody can open new tables without a link.
admin-fact-reports =
    { $count ->
        [one] One report of a player
       *[other] { $count } reports of players
    }
# Each of these four stands after a number.
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
admin-choose-ban = Ban
admin-mute = Mute
admin-unmute = Unmute
admin-remove = Remove
    .question = Remove { $name } from this table?
admin-erase = Erase
    .question = Erase { $name } for good? Their name and sentences go from all tables.
admin-erased = { $name } is erased.
admin-did-mute = { $name } is muted.
admin-did-unmute = { $name } can speak again.
admin-did-remove = { $name } was removed.
admin-turned-off = The screen is off.
admin-end = End this match
    .question = End this match? That opens all cards to everybody at the table, and the round counts for nobody.
admin-ended = The match at { $code } is over.

## An announcement

admin-announcement = Say to all
    .note = One sentence, shown on every page
admin-announcement-text = What you want to say
admin-announcement-at = If it is about a moment, when: pages count down to it
admin-announced-for = For { $time }
admin-announce = Show it on every page
admin-announced = All pages show it now.
admin-withdraw = Withdraw it
admin-withdrawn = No page shows it any more.

## Who is kept out

admin-bans = Bans
admin-ban-whom = Number of a guest, or an address
admin-ban-reason = Why (only administrators read it)
admin-ban-span = For how long
admin-span-hour = An hour
admin-span-day = A day
admin-span-week = A week
admin-span-month = 30 days
admin-span-good = For good
admin-for-good = for good
admin-try-ban = See whom it affects
# $whom: guests with their numbers, or a network.
admin-ban-hits =
    { $count ->
        [0] This bans { $whom }, and hits no guest of the last hour.
        [one] This bans { $whom }, and hits one guest of the last hour.
       *[other] This bans { $whom }, and hits { $count } guests of the last hour.
    }
admin-ban-others = The other nodes may have seen more of them.
admin-ban-new = There are no accounts: in a new browser they are a new guest.
admin-ban = Ban
admin-banned = Banned: { $whom }.
admin-lift = Let in
admin-lifted = The ban is lifted.
admin-refused-invalid = That is neither the number of a guest nor an address.
admin-refused-not_bannable = That is your own address, or one of this server or its proxy.
admin-refused-no_such_ban = That ban is over.

## New rounds and tables

admin-opening = Open or closed
admin-maintenance = Maintenance
    .hint = No new tables and rounds; those that are being played end as usual
admin-tables-by = Who may open tables
    .hint = Anybody with a table’s link can always join it
admin-by-everyone = Everybody
admin-by-password = By password
admin-by-nobody = By link
admin-changed = Changed, on all pages.
admin-password = Password of this server, at least 8 characters
admin-set-password = Set the password
admin-new-password = Change the password
admin-make-link = Make a link for one guest
admin-link-made = With this link one guest may open tables. It waits for them until { $time }, and is shown only here.
admin-copy = Copy

## Backups and settings

admin-backups = Backups
admin-backups-off = To make backups from here, name a folder in MORPHO_BACKUP_FOLDER.
admin-back-up = Make one now
admin-backing-up = One moment…
admin-backed-up = Saved as { $name } ({ $size }).
admin-backup-lacks =
    { $rows ->
        [one] { $name } was saved, but one row of the database is damaged or missing and is not in it.
       *[other] { $name } was saved, but { $rows } rows of the database are damaged or missing and are not in it.
    }
admin-check-backup = Check
admin-backup-whole = { $name } is whole. Tables: { $tables }; guests: { $guests }.
admin-backup-broken = { $name } is not whole: { $problem }
admin-refused-backup_under_way = A backup is being made or checked already.
admin-settings = Settings

## Reports of players

admin-reports = Reports
admin-no-reports = Nobody has reported a problem.
admin-show-table = Table
admin-read-report = Get the file
admin-report-saved = The report is saved on this device. It opens at /replay.
admin-report-closed = It has a player’s hand, so you can get it once that round may be watched again.
admin-delete-report = Delete
    .question = Delete this report?
admin-report-deleted = The report is deleted.

## Sessions and the audit log

admin-sessions = Sessions
admin-this-session = this one
admin-until = until { $time }
admin-end-session = End
admin-session-ended = The session of { $name } is over.
admin-audit = Audit log
admin-latest = Show the latest
admin-older = Show older entries
# Each of these follows a name: “Ada ended a match”.
admin-audit-begin_session = came by a link
admin-audit-end_session = ended a session
admin-audit-end_match = ended a match
admin-audit-remove_person = removed somebody
admin-audit-mute_person = muted somebody
admin-audit-unmute_person = let somebody speak again
admin-audit-end_screen = turned a big screen off
admin-audit-ban = banned somebody
admin-audit-unban = lifted a ban
admin-audit-change_state = changed what holds for all
admin-audit-make_opening_link = made a link to open tables
admin-audit-erase_guest = erased a guest
admin-audit-back_up = made a backup
admin-audit-check_backup = checked a backup
admin-audit-read_report = read a report
admin-audit-delete_report = deleted a report
# What was changed, after “Ada changed what holds for all”.
admin-audit-withdrawn = announcement withdrawn
admin-audit-maintenance = maintenance begins
admin-audit-no-maintenance = maintenance is over
admin-audit-by-everyone = everybody may open tables
admin-audit-by-password = tables are opened by password
admin-audit-by-nobody = tables are opened by link
admin-audit-new-password = new password
