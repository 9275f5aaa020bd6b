"""Bots at live tables: who is asked, where they think, and what happens when one fails."""
