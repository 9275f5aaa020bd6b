"""What a table's entries show to each player."""
