"""What seats are asked, what they can answer, and what follows from it."""
