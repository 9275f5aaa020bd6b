"""People: who comes to a table, who goes, what they say, whose devices and bots they are."""
