"""Positions that a seat imagines, and what the rules make of them: the only states a bot sees."""
