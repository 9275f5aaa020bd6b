"""Live tables: sessions, timers, and what other nodes have written."""
