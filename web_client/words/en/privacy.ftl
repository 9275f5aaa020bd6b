# What the server keeps of people: for people who know nothing of servers.

privacy-title = Your data
privacy-kept = What is kept
privacy-kept-tables = At every table: the name you use there, what you say, each move, and whether you come to its evenings; of these, the time zone and the link to a call that the host gives. Of every match: who played, and how it ended. A report of a problem that you send: up to 90 days.
privacy-kept-browser = Of this browser: a random number in a cookie, so that the server knows you again. The server has only its fingerprint and the hour of your last visit. If you were let in to open tables, by a password or a link, that you were. There are no accounts, no e-mail addresses and no passwords of yours.
privacy-kept-addresses = Network addresses are counted for up to two days, so that nobody floods the server, and then forgotten. The server’s log names them where a request was refused. A network that the host bans is kept until the ban ends.
privacy-kept-here = In your browser itself: your settings and notes, and what you saw of the last matches, to check that chance was fair. This page loads nothing from other sites.
privacy-time = For how long
privacy-time-tables =
    { $days ->
        [0] Tables and matches are kept for good, unless the host of this server removes them.
        [one] A table is removed a day after the last thing that happened there, and its matches with it.
       *[other] A table is removed { $days } days after the last thing that happened there, and its matches with it.
    }
privacy-time-kept =
    { $count ->
        [one] The host of a table can keep it for a year, but only one.
       *[other] The host of a table can keep it for a year, { $count } tables at most.
    }
privacy-time-browser =
    { $days ->
        [one] A browser that is not used for a day is no longer known, and loses its seats.
       *[other] A browser that is not used for { $days } days is no longer known, and loses its seats.
    }
privacy-readers = Who can read it
privacy-readers-table = Everybody at a table reads the names, what is said, and past rounds with all cards. A player can show a round to others by a link.
privacy-readers-server = The host of this server can read everything that it keeps, hidden cards too, and may make backups. If its pages come through a company such as Cloudflare, that company can read what passes.
privacy-erasing = What you can erase
privacy-erasing-you = In the settings you can erase yourself: your names and everything you have said go from all tables and matches. Your moves and points stay, without a name. If an older backup is put back, you are erased again.
privacy-erasing-others = The host of a table can erase a line of the chat. The host of this server can erase a player for you.
privacy-erasing-not = Erasing doesn’t reach what others have in their browsers or have saved, what they have written about you, the names of bots, or older backups as long as they exist.
