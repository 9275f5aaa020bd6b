morpyam-resign-note = Your tokens stay, but you can’t win any more.
