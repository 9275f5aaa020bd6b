# The evening of a table: when it meets, and who comes.
refused-bad_date = Choose a time that is still to come, within a year.
refused-no_such_zone = The server doesn’t know that time zone.
refused-no_evening = No evening is planned here any more.
