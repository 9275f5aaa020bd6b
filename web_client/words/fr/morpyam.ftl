morpyam-resign-note = Tes pions restent, mais tu ne peux plus gagner.
