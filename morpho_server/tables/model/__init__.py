"""What a table is: people, seats, options, matches, passes and deadlines."""
