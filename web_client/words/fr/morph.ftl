morph-resign-note = L’autre camp gagne aussitôt.
