"""The types of each game: of its events, views and options."""
