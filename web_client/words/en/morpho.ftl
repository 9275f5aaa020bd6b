# The words of M.O.R.P.H.O. that every screen of the game needs.
