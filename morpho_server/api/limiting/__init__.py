"""How fast anybody may ask for things, and how much they may hold at once."""
