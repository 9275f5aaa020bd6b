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
