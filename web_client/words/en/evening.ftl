# The evening of a table: when it meets, and who comes.
refused-bad_date = Choose a time that is still to come, within a year.
refused-no_such_zone = The server doesn’t know that time zone.
refused-no_evening = No evening is planned here any more.

meet-evening = The evening
# Over the day of an evening. $day: a day of the week.
meet-repeats =
    { $repeats ->
        [weekly] Every { $day }
        [biweekly] Every other { $day }
       *[once] Just once
    }
# In place of the day.
meet-now = Now
meet-today = Today
meet-tonight = Tonight
meet-your-time = your time
# $zone: its name in this language, “India Time”.
meet-time-there = { $time }, { $zone }
meet-are-you-in = Are you in?
meet-say-yes = I’m in
meet-say-maybe = Maybe
meet-say-no = Can’t
meet-given =
    { $answer ->
        [yes] You’re in
        [maybe] You said maybe
       *[no] You can’t come
    }
meet-change = change
meet-moved = The date has changed. Are you still in?
meet-who-comes = Who comes
meet-count = { $yes } of { $seats }
meet-free = Free
meet-you = you
meet-here = here
meet-bot-makes-room = goes as soon as a friend comes
meet-in-line = Waiting for a chair: { $names }
meet-may-come = { $names } { $count ->
        [one] may come
       *[other] may come
    }
meet-cant-come = Not this time: { $names }
meet-comes = { $names } { $count ->
        [one] comes
       *[other] come
    }
meet-calendar = Add to my calendar
meet-join-call = Join the call
# $site: an address.
meet-call-opens = Opens { $site } in a tab of its own. This page loads nothing of it.
meet-last-time = Last time
meet-show-me = Show me
meet-no-account = No account: this browser is you.
meet-look = The evening
meet-plan-evening = Plan an evening
meet-change-evening = Change the evening
meet-date = Which day?
meet-time = At
meet-zone = In whose time zone?
meet-zone-note = Everybody reads it in their own time. When the clocks change, it follows this place.
meet-asks-again = If you change the day or the time, everybody is asked again.
meet-how-often = How often?
meet-once = Once
meet-weekly = Weekly
meet-biweekly = Every two weeks
meet-call = Where do you talk?
meet-call-note = A video room, for instance, by its https address. Only people at the table see it.
meet-use-room = Take a room of this server
meet-plan = Set the date
meet-cancel = Call it off
meet-cancel-sure = Call it off, and all the ones after it?
