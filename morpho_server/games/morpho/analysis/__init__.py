"""What each seat could have known in a round that is over, and what follows for its story."""
