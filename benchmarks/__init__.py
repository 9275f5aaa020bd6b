"""Benchmarks: how fast the rules and the server are. Timings are never part of the tests."""
