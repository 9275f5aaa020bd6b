morph-resign-note = The other side wins at once.
