# What stands on a big screen, which a whole room sees. It is read from four metres: as few words as possible.

stage-fullscreen = Fullscreen
stage-points = Points, first to { $target }
stage-points-of = { $name }: { $score }
# Beside the QR code, while somebody may still take a seat in the match.
stage-late = Room for one more
# In the head of a screen for a stream: how far it is behind the table.
stage-behind-seconds = { $seconds } seconds behind
stage-behind-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} behind
stage-behind-round = A round behind

## Before a match

stage-sit-down = Sit down with your phone
stage-how-to-come = Say it, type it, or point your camera at it. No account, no download.
# In place of both on a screen for a stream, which shows no way in.
stage-stream = This is a stream: just watch, nobody is invited from here.
stage-free = Free
# $here: how many sit there, $seats: how many chairs there are, $host: who deals.
stage-here = { $here } of { $seats } are here. { $host } deals when you say so.

## After a match

# $ready: how many of the $count people have said so.
stage-again = Again? Say “I’m in” on your phone. { $ready } of { $count }

## The page of a screen, and how the host makes one

screens-one = Screen
screens-none = This screen shows no table yet
    .hint = At the table, the host opens “Show on a big screen” in the menu. Type the eight letters that appear there.
screens-letters = Eight letters
screens-show = Show the table
# Said where the letters in the address open nothing.
screens-refused-no_such_pass = These letters open nothing here: they were mistyped or used before, or have expired.
screens-hint = A TV or a laptop shows the table to the whole room: what everybody may see, and nothing else. Nobody can play there.
screens-make-link = Make a link
screens-link = The link to the big screen
screens-scan = Open this on the device that shows the table.
# $address is that of the page on the screen, as one types it.
screens-type = Or open { $address } there and type the letters.
screens-link-for = It works once, until { $until }.
screens-open-here = Open it on this device
screens-when = What it shows
    .hint = Live for the room you play in, delayed for a stream.
screens-live = Live
screens-delayed = Delayed
screens-live-one = Screen { $number }
screens-delayed-one = Screen { $number }, delayed
screens-end = Turn off
screens-end-one = Turn off screen { $number }
