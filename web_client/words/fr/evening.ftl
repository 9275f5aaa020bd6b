# La soirée d’une table : quand on se retrouve, et qui vient.
refused-bad_date = Choisis un moment à venir, d’ici un an.
refused-no_such_zone = Le serveur ne connaît pas ce fuseau horaire.
refused-no_evening = Aucune soirée n’est plus prévue ici.
