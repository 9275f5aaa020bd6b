# Les mots de M.O.R.P.H.O. dont chaque écran a besoin.
