"""What a table's entries show to whom."""
