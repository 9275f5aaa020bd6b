## La voix du grand écran, dans tous les jeux

table-narrator-banked_deadline_set = Là, on entame la réserve.
table-narrator-deadline_cleared = Pas de chrono. Un vrai luxe.
table-narrator-deadline_set = Le chrono tourne.
table-narrator-pause_wished = { $wish ->
    [true] Quelqu’un aimerait se dégourdir les jambes.
   *[false] Les jambes vont mieux, visiblement.
}
table-narrator-paused = { $agreed ->
    [true] Tout le monde souffle. Le chrono aussi.
   *[false] Une pause. On parle de chips.
}
table-narrator-resumed = On reprend. On en était où ?
table-narrator-time_given_back = Le serveur a trébuché, et rend le temps perdu.
table-narrator-time_ran_out = Réfléchir prend du temps. Tout le temps, là.
table-narrator-bets_revealed = Les paris sont ouverts. Certains ont osé.
table-narrator-match_ended = { $reason ->
    [won] C’était la partie. On peut se serrer la main.
   *[called_off] On arrête là, la tête haute.
}
table-narrator-match_played_on = On repart d’une autre partie.
table-narrator-match_prepared = Le tirage est scellé. Interdit de regarder.
table-narrator-match_started = Tout le monde est bien assis ? Alors en avant.
table-narrator-match_starting = On mélange. Chacun donne un coup de main.
table-narrator-round_opened = Et en voici une autre.
table-narrator-season_begun = Nouvelle saison. Tout le monde mène avec zéro.
table-narrator-share_committed = Une main de plus pour mélanger.
table-narrator-shares_revealed = Vous avez tous mélangé. Plaignez-vous en rond.
table-narrator-terms_set = Voilà les règles. Quelqu’un les a lues.
table-narrator-bot_joined = Il est venu avec ses piles.
table-narrator-chat_cleared = Ce qui a été dit n’a jamais été dit.
table-narrator-entry_request_withdrawn = On ne frappe plus.
table-narrator-entry_requested = On frappe à la porte.
table-narrator-host_changed = Les clés changent de main.
table-narrator-invitation_renewed = Un nouveau nom sur la porte.
table-narrator-line_erased = Une phrase de moins à regretter.
table-narrator-mute_set = { $muted ->
    [true] C’est plus calme, tout à coup.
   *[false] Le son est revenu.
}
table-narrator-player_away = Une chaise vide. Elle est encore chaude.
table-narrator-player_back = De retour. On n’a touché à rien.
table-narrator-player_erased = Un nom quitte le registre.
table-narrator-player_joined = Un manteau de plus dans l’entrée.
table-narrator-player_left = Un manteau de moins dans l’entrée.
table-narrator-player_removed = La porte se referme.
table-narrator-program_noted = Fait de code, et ne s’en cache pas.
table-narrator-renamed = Même chaise, nouveau nom.
table-narrator-said = Dit tout haut. Ça compte.
table-narrator-offer_withdrawn = Cette chaise n’est plus à prendre.
table-narrator-ready_set = { $ready ->
    [true] C’est prêt, et ça se tient droit.
   *[false] Finalement, pas tout à fait.
}
table-narrator-sat = Une chaise de plus de prise.
table-narrator-seat_given = La chaise reste où elle est. Ses points aussi.
table-narrator-seat_offered = Belle chaise, peu servi, cherche quelqu’un.
table-narrator-seat_options_set = Un petit réglage à l’une des places.
table-narrator-seat_request_withdrawn = Debout, c’est bien aussi.
table-narrator-seat_requested = Quelqu’un voudrait s’asseoir.
table-narrator-stand_in_began = Quelqu’un se glisse sur la chaise.
table-narrator-stand_in_ended = Le remplaçant salue et s’en va.
table-narrator-stand_in_moved = Pour se plaindre, voir le remplaçant.
table-narrator-stood = Une chaise se libère.
table-narrator-game_chosen = Une autre boîte descend de l’étagère.
table-narrator-options_set = L’hôte tourne un bouton ou deux.
table-narrator-table_opened = La table est mise.
table-narrator-screen_added = Bonsoir, c’est le mur.
table-narrator-screen_ended = Un écran s’éteint.
table-narrator-evening_planned = Une date. On sort les agendas.
table-narrator-evening_over = La soirée est passée. La table reste.
table-narrator-evening_cancelled = Pas ce soir-là, alors. La table attendra.
table-narrator-evening_answered = Une réponse de plus sur la liste.
