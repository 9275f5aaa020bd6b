"""What a seat can know of hidden cards, by everything that it saw."""
