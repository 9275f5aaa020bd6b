morphos-resign-note = L’autre gagne aussitôt.
