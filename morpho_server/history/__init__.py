"""Past rounds, matches, updates and reports, read from the logs of tables; opened records."""
