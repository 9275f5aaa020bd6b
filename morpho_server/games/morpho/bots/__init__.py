"""Bots for M.O.R.P.H.O.: what they see, what they make of it, and how they play."""
