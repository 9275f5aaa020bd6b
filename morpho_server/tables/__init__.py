"""Tables: people, seats, options, matches and time. Knows games by their protocol alone."""
