morphatrons-resign-note = L’autre gagne aussitôt.
