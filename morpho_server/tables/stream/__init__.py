"""The updates that a table's entries send to each player."""
