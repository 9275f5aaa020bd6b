"""What fuzzes a server: messages that are mostly wrong, and who sends them and counts answers."""
