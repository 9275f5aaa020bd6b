"""A table's log: its entries, and what they add up to."""
