"""Bots among themselves: many rounds without a table, and what they add up to."""
