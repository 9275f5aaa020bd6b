"""Benchmarks of servers and of the client: their speed, and what they survive."""
