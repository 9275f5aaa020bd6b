"""Storage: the log, the index and the guests, in a database that the URL chooses."""
