"""Record files of M.O.R.P.H.O."""
