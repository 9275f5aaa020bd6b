"""The model of a table: people, seats, options, matches, passes and deadlines."""
