"""What benchmarks share: servers as processes, loads of players, and what browsers compute."""
