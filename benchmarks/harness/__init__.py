"""The benchmarks' common parts: server processes, simulated players, and measurements."""
