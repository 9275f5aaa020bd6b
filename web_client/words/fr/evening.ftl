# La soirée d’une table : quand on se retrouve, et qui vient.
refused-bad_date = Choisis un moment à venir, d’ici un an.
refused-no_such_zone = Le serveur ne connaît pas ce fuseau horaire.
refused-no_evening = Aucune soirée n’est plus prévue ici.

meet-evening = La soirée
meet-repeats =
    { $repeats ->
        [weekly] Chaque { $day }
        [biweekly] Un { $day } sur deux
       *[once] Une seule fois
    }
meet-now = Maintenant
meet-today = Aujourd’hui
meet-tonight = Ce soir
meet-your-time = chez toi
meet-time-there = { $time }, { $zone }
meet-are-you-in = Tu viens ?
meet-say-yes = Je viens
meet-say-maybe = Peut-être
meet-say-no = Pas possible
meet-given =
    { $answer ->
        [yes] Tu viens
        [maybe] Tu viendras peut-être
       *[no] Tu ne peux pas
    }
meet-change = changer
meet-moved = La date a changé. Redis-nous si tu viens.
meet-who-comes = Qui vient
meet-count = { $yes } sur { $seats }
meet-free = Libre
meet-you = toi
meet-here = là
meet-bot-makes-room = s’en va dès qu’un ami arrive
meet-in-line = En attente d’une chaise : { $names }
meet-may-come = { $names } { $count ->
        [one] viendra peut-être
       *[other] viendront peut-être
    }
meet-cant-come = Pas cette fois : { $names }
meet-comes = { $names } { $count ->
        [one] vient
       *[other] viennent
    }
meet-calendar = Mettre dans mon agenda
meet-join-call = Rejoindre l’appel
meet-call-opens = S’ouvre chez { $site }, dans un onglet à part. Cette page n’en charge rien.
meet-last-time = La dernière fois
meet-show-me = Montre-moi
meet-no-account = Pas de compte : ce navigateur, c’est toi.
meet-look = La soirée
meet-plan-evening = Prévoir une soirée
meet-change-evening = Changer la soirée
meet-date = Quel jour ?
meet-time = À
meet-zone = À l’heure d’où ?
meet-zone-note = Chacun la lit à sa propre heure. Quand on change d’heure, c’est ce lieu qui compte.
meet-asks-again = Si tu changes le jour ou l’heure, les réponses s’effacent : on redemande à tout le monde.
meet-how-often = À quel rythme ?
meet-once = Une fois
meet-weekly = Chaque semaine
meet-biweekly = Toutes les deux semaines
meet-call = Où parlez-vous ?
meet-call-note = Un salon vidéo, par exemple, par son adresse https. Seuls ceux de la table la voient.
meet-use-room = Prendre un salon de ce serveur
meet-plan = Fixer la date
meet-cancel = Annuler
meet-cancel-sure = Annuler la soirée et toutes les suivantes ?
