"""The search for the answers to puzzles: it is run beforehand, and is no part of the server."""
