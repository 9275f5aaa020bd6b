"""What a dishonest server might do: each manipulates the events that a page was sent."""
