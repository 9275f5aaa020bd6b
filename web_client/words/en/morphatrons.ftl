morphatrons-resign-note = The other player wins at once.
