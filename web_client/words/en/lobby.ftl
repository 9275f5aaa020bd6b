# What is said before a match and around it: on the first page, of an invitation, while a table waits, in the settings.

## The first page

lobby-no-such-page = There is no page at this address. Here is the home page.
lobby-your-matches = Your matches
lobby-open-record = Open a saved round
lobby-privacy = Your data
lobby-install = Install as an app
lobby-your-name = Your name at the table
lobby-name-missing = Enter your name first.
lobby-with-friends = Play with friends
    .hint = you get a link to send
lobby-try-alone = Try it alone
    .hint = { $count ->
        [0] just you
        [one] against a bot
       *[other] against bots
    }
lobby-password = This server’s password
    .hint = You need it to open a table. To join one, its link is enough.
lobby-unlock = Unlock
lobby-invited-to-open = You’ve been invited to open tables on this server.
lobby-accept = Accept
lobby-refused-no_such_link = This invitation was already used, or has expired. Ask for another one.
lobby-who-are-you = What do your friends call you?
lobby-no-account = no account
lobby-takes = { $minutes } minutes
lobby-other-games = The other games
# What a game is, in a line.
lobby-line-morpho = Someone at this table is not who they say.
lobby-line-morphos = Connect your two edges before your stones change sides.
lobby-line-morph = Your deck is your life. Spend it well.
lobby-line-morphatrons = Robots that turn into lorries and flatten cities.
lobby-line-morpyam = Five dice, thirty-six boxes, one lucky line.
lobby-make-table = Open a table
# On the cover of a game: how many can play it.
lobby-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-players-range = { $least }–{ $most } players
lobby-table-name = Got a table’s name?
lobby-no-code = No table has that name. Check every word, or use the link.
lobby-join = Join
lobby-credits = Emblems: Game-icons.net by Lorc, Delapouite and others, CC BY 3.0. Type: League Gothic and Cabin, SIL OFL.

## The first page: tables that the reader has not finished

lobby-your-tables = Your tables
lobby-come-back = Rejoin
# In place of that: whose turn it is at a table.
lobby-turn-of = { $name }’s turn
# A table in short: what is played with whom.
lobby-game-with = { $game } with { $company }
lobby-older-tables =
    { $count ->
        [one] { $count } older table
       *[other] { $count } older tables
    }
lobby-forget = Leave
lobby-forget-sure = Leave { $name } for good?
lobby-forget-older = Leave all of these
lobby-forget-older-sure =
    { $count ->
        [one] Leave { $count } table for good?
       *[other] Leave { $count } tables for good?
    }
lobby-some-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
# How a table stands.
lobby-phase =
    { $phase ->
        [waiting] waiting for players
        [playing] a round is in progress
        [between] between rounds
        [over] match over
       *[other] { $phase }
    }
# $name is the reader’s name there, $company the names of the others; the bots come last.
lobby-table-with = As { $name }, with { $company } · { lobby-phase }
lobby-table-alone = As { $name }, alone so far · { lobby-phase }

## The first page: a game at once, against bots

# The name of a player who has given none.
lobby-nameless = Player

## Bots

lobby-bots = Bots
lobby-bot-of = bot · { $strength }
lobby-strength = Bot difficulty
lobby-one-bot-less = Remove a bot
lobby-one-bot-more = Add a bot
lobby-bots-for-seats = Bots for the free seats
# A strength that bots of any game may have; each game has the words for its own.
bot-random = Random
    .hint = Plays any legal move.
lobby-take-away = Remove
lobby-bots-stay = Bots stay until the match is over. A friend who sits down takes the place of one.
lobby-in-place-of-bot = You take over from a bot, with its points.
bot-refused-no_such_strength = This game has no bots of that difficulty.
bot-refused-not_for_bots = A bot can’t do that.

## The guided first game

lobby-learn = Learn in two minutes
    .hint = hands on, hardly any reading
lobby-first-time = First time? Two minutes
# Beside a name: how far somebody is in the lesson.
lobby-learning = learning { $step }/{ $steps }
lobby-puzzles = Puzzles
# On the first page: how many were solved here.
lobby-puzzles-of =
    { $solved ->
        [0] { $all } puzzles
       *[other] Puzzles { $solved }/{ $all }
    }
lobby-no-lesson = This game has no lesson.
lobby-lesson = The lesson
lobby-step-of = { $step } of { $steps }
lobby-go-on = Next
lobby-previous-step = Previous step
lobby-skip-step = Skip this step
lobby-leave-lesson = Leave the lesson
lobby-learn-again = Play it again
# After the lesson: a game against that many bots.
lobby-play-now =
    { $count ->
        [0] Now for real
        [one] Now against a bot
       *[other] Now against bots
    }
lobby-back-to-invitation = Back to the invitation
lobby-back-to-table = Back to the table

## An invitation

lobby-invitation = Invitation
lobby-table-called = Table { $name }
lobby-saved-a-seat = { $host } saved you a seat
lobby-nobody-there = Nobody is at the table right now.
lobby-people-there =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
lobby-bots-there =
    { $count ->
        [one] A bot is playing too: { $names }.
       *[other] Bots are playing too: { $names }.
    }
# How a table stands, as a sentence.
lobby-phase-now =
    { $phase ->
        [waiting] The table is waiting for players.
        [playing] A round is in progress.
        [between] The match is between rounds.
        [over] The match is over.
       *[other] { $phase }.
    }
lobby-refused-name_taken = Someone at this table already has that name. If it’s you, choose “Play on another device” in the browser you used before, and open the link it shows here. If you can’t get back there, ask the host to free your seat.
lobby-learn-before = Never played? You’ll learn while the others come.
lobby-sit-down = Sit down
lobby-just-watch = Just watch
lobby-ask-for-seat = Ask for a seat
lobby-ask-for-this-seat = Ask for this seat
# Beside the name of a spectator.
lobby-asks-for-seat = asks for a seat
# To somebody who asks for a seat; $host can let them in.
lobby-play-soon = You join in the next round, or as soon as { $host } lets you in.
lobby-play-next-round = You join in the next round.
lobby-no-seat-free = All seats are taken.
lobby-may-not-watch = The host doesn’t allow spectators.
lobby-host-admits = { $host } has to let you in first.
lobby-come-back-as = Rejoin as { $name }
lobby-as-somebody-else = Join as someone else

## A link to share

lobby-invite = Invite your friends
lobby-send-link = Send link
lobby-copy-link = Copy link
lobby-copy = Copy
# Below the table’s name.
lobby-say-send-scan = Say it, send it or scan it
lobby-link-only-here = The link works only on this computer.
lobby-copied = Copied
# The browser could not copy it; the reader must.
lobby-copy-by-hand = Selected. Copy it now.
lobby-show-code = Show the link as a large QR code
lobby-qr-code = QR code of the link
# $address is that of the server, such as “morpho.example”.
lobby-scan-it = Point a phone’s camera at it, or go to { $address } and type the table’s name.
lobby-only-here = This address works only on this computer. To let others in, start the server with HOST=0.0.0.0 or set MORPHO_PUBLIC_URL.

## Seats

lobby-seats = Seats
lobby-sit-at = Sit here: { $seat }
lobby-sits-down = { $name } sits down
# $seated: how many sit, bots included.
lobby-at-the-table = { $seated } at the table
lobby-stand-up = Stand up
# Beside a name: a player’s standing.
lobby-watching = Watching
lobby-you = you
lobby-host = host
lobby-ready = ready
# On one’s own seat, which is a button.
lobby-tap-when-ready = tap when ready
lobby-away = away
lobby-muted = muted
lobby-here = here
lobby-stand-in = stand-in plays

## Ready to start

lobby-more-to-begin =
    { $count ->
        [one] One more to begin
        [2] Two more to begin
       *[other] { $count } more to begin
    }
lobby-host-deals = { $name } starts when everybody is here.
lobby-deal = Let’s play
lobby-deal-anyway =
    { $count ->
        [one] { $names } isn’t ready yet. Play anyway?
       *[other] { $names } aren’t ready yet. Play anyway?
    }

## Who is here, and what the host does with them

lobby-people = Who is here
lobby-manage = Manage
lobby-rename = Change name
lobby-save = Save
lobby-remove = Remove
lobby-remove-sure = Remove { $name } from the table for good? The table gets a new name.
lobby-hand-over = Make host
lobby-hand-over-sure = Make { $name } the host?
lobby-take-seat = Take this seat
lobby-seat-without-player = { $name }, who left

## Options

lobby-game = Game
lobby-your-seat = Your seat
lobby-options = Options
lobby-change-options = Change
# The same to those who can’t change them.
lobby-more-options = More
lobby-turn-time = Time per turn
lobby-bank-time = Time in reserve
    .hint = Each player gets this much per round, for turns that take longer.
    .none = None
lobby-increment = Added per move
    .hint = After each move in time the reserve grows, as with a chess clock.
lobby-reaction-time = Time per reaction
    .hint = When it runs out, a move is made for you.
lobby-spectators = Spectators allowed
    .hint = They see what everybody sees.
lobby-out-players-see = Eliminated players see
lobby-out-players-see-own_view = What they knew
    .hint = They can talk to everybody.
lobby-out-players-see-all_cards = All cards
    .hint = Until the round is over, only they hear what they say.
lobby-replays = Replays of rounds
lobby-replays-match = After the match
    .hint = Until then, what’s hidden stays hidden.
lobby-replays-round = After each round
    .hint = From the next deal on. They show everybody’s cards and secret votes while the match goes on.
lobby-spectator-delay = Spectators see the table
    .hint = From the next deal on. Spectators can’t bet then. Nothing stops a player from watching in a second browser.
lobby-spectator-delay-0 = At once
lobby-spectator-delay-round = After each round
lobby-stand-in-time = When somebody is away
    .hint = After that a bot stands in until they are back. It knows only what their seat knows.
    .none = Wait

# Beside a choice: the options that had to change with it, such as “Size: 12 · Duomorph: No”.
lobby-goes-with = Changed with it: { $options }
# To a guest: what the host has changed since they looked.
lobby-host-changed = Changed by the host: { $options }
lobby-seat-options-gone = What you chose for your seat stayed behind. Choose again in the options.

## Options: spans of time

lobby-no-limit = No limit
lobby-seconds = { $seconds } s
lobby-minutes = { $minutes } min

## Options in one sentence: $rules in the words of the game, $clock such as “30 s per turn”

lobby-in-short = { $rules }, { $clock }.
lobby-usual-rules = Usual rules
lobby-no-clock = no clock

## Options as a list, to those who can’t change them. $time is such as “30 s” or “2 min”.

lobby-option-is = { $option }: { $value }
lobby-turns-unlimited = No time limit for turns
lobby-turn-time-is = { $time } per turn
# The same with a reserve, which is used up after that.
lobby-clock-with-bank = { $time }, { $bank } in reserve
# The same with a reserve that grows by $increment, such as “3 s”, after each move.
lobby-clock-with-increment = { $time }, then { $bank } + { $increment } a move
lobby-reaction-time-is = { $time } per reaction
lobby-spectators-are =
    { $allowed ->
        [true] Spectators allowed
       *[false] No spectators
    }
lobby-out-see-own_view = Eliminated players keep only what they knew
lobby-out-see-all_cards = Eliminated players see all cards
lobby-replays-are-match = Replays after the match
lobby-replays-are-round = Replays after each round, with everybody’s cards and secret votes
lobby-spectators-behind = Spectators are { $time } behind
lobby-spectators-behind-round = Spectators see each round when it is over
# Below one of the two above, for spectators: what is late.
lobby-behind-now = Moves, chat and clocks come late here.
lobby-behind-soon = From the next deal on: moves, chat and clocks.
lobby-nobody-stands-in = The table waits for anyone who is away
lobby-stand-in-after = A bot stands in after { $time } away

## Other

lobby-last-result = Last result
lobby-no-rules = This game has no rules page.
lobby-print = Print

## Settings

settings-kept = Saved in this browser, for all tables.
settings-theme = Colours
settings-theme-system = Same as the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-language = Language
# A language that is not translated completely: “Français · 40%”. $language is its own name for itself.
settings-language-share = { $language } · { $percent }%
settings-sound-hint = A knock when it’s your turn, and soft sounds for what happens at the table.
settings-notices = Notifications
# Below the switch: the browser allows them.
settings-notices-granted = When it’s your turn and you’re looking elsewhere. They give nothing away.
# The browser has not been asked yet.
settings-notices-default = When it’s your turn and you’re looking elsewhere. They give nothing away. Your browser will ask you to allow them.
settings-notices-denied = Your browser blocks them for this site. Allow them in its site settings (the icon before the address), then turn them on here.
settings-notices-insecure = Browsers allow them only at secure addresses, and this one doesn’t begin with https.
settings-notices-unsupported = This browser can’t show any. On an iPhone or iPad, put this page on the home screen first.
# A page that came by plain http, as in a home network.
settings-insecure = This address doesn’t begin with https. So browsers don’t let the page notify you, keep the screen on, work offline or be installed as an app. Everything else works.
settings-vibration = Vibration
    .hint = Briefly, when it’s your turn.
settings-shake = Shake to roll
    .hint = Where a game has dice.
settings-awake = Keep the screen on
    .hint = While a round is in progress.
settings-motion = Animation
settings-motion-system = Same as the system
settings-motion-none = None

## Settings: your devices

settings-devices = Your devices
settings-this-browser = This browser
# $tables is a list of the names of its tables.
settings-other-device =
    { $count ->
        [one] Another device, at table { $tables }
       *[other] Another device, at tables { $tables }
    }
settings-used-recently = used recently
# $ago is such as “3 days ago”.
settings-last-used = last used { $ago }
settings-sign-out-elsewhere = Sign out everywhere else
settings-sign-out-elsewhere-sure = Sign out all your other devices?
settings-signed-out-elsewhere = You now play only in this browser.
settings-sign-out-here = Sign out of this browser
settings-erase = Erase me
settings-erase-sure = Erase your name and everything you have said, at every table? You leave them all for good. Your moves and points stay there, without a name. This browser forgets everything. Nobody can undo this. Your other devices stay as they are.
settings-sign-out-here-sure = Give up your seats in this browser? You keep any that you also have on another device. This browser forgets your notes and settings, too.

## What the host decides about people

host-who-may-come = Who can join
host-entry-open = Anyone invited
    .hint = Anyone with the link or the table’s name.
host-entry-approval = Only people I let in
    .hint = Others wait outside and see nothing until you let them in.
host-entry-locked = Nobody
    .hint = People who are here stay, and can come back.
host-mute = Mute
host-unmute = Unmute
host-bots-speak = Bots speak
    .hint = They know what everybody knows, and they lie.
host-clear-chat = Clear the chat
host-clear-chat-sure = Clear the chat for everybody?
host-ask-to-come =
    { $count ->
        [one] { $names } wants to join
       *[other] { $names } want to join
    }
lobby-program-named = { $name } (a program)
host-let-in = Let { $name } in
host-turn-away = Turn away
host-turn-away-sure = Turn { $name } away for good? The table gets a new name.

## To those who wait outside for the host to let them in

host-you-asked = You asked to join
host-wait-outside = As soon as the host lets you in, the table opens here.
host-ask-no-longer = Stop asking

## Link previews, which the server makes (make words): what a chat shows of a link to a table

preview-invited = You are invited to { $game }
preview-ready = The table is set.
# $people: their names in a list; $count: how many they are.
preview-waiting = { $people } { $count ->
        [one] is
       *[other] are
    } waiting.
preview-playing = { $people } { $count ->
        [one] is
       *[other] are
    } playing.
preview-free = { $people } { $count ->
        [one] is
       *[other] are
    } playing, and a seat is free.
preview-sit = Sit down and play.
preview-watch = Come and watch.
# The last of a list of names: “Ada, Bo and 3 others”.
preview-others = { $count } others
