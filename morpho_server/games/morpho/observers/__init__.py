"""What a seat and the public may know."""
