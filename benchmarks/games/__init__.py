"""Benchmarks of the rules of games, their bots and their aids, without a server."""
