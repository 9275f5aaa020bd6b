"""M.O.R.P.H.O., a game of hidden roles. The numbers cited are those of its rules, R1 to R11."""
