"""What the rules of Morph make of moves and events."""
