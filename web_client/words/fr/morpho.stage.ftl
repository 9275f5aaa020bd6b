## La voix du grand écran

morpho-narrator-round_started = Nouvelles cartes. Les rancunes peuvent rester.
    .b = Chacun regarde ses cartes encore une fois.
morpho-narrator-turn_began = La lumière se déplace.
    .b = Toutes les têtes se tournent.
morpho-narrator-passed = { $unasked ->
    [true] L’argent est placé. Il ne reste qu’à regarder.
   *[false] Rien, mais avec conviction.
}
    .b = { $unasked ->
        [true] La mise est faite, le fauteuil est bon.
       *[false] Sans façon, merci.
    }
morpho-narrator-end_wished = { $wished ->
    [true] Quelqu’un en a assez vu.
   *[false] Ah non, finalement. On continue.
}
morpho-narrator-round_ended = { $reason ->
    [killers_eliminated] On se sent soudain très en sécurité.
    [leader_eliminated] C’était le Chef. Plus un bruit.
    [deserters_eliminated] Trois de moins à surveiller près de la porte.
    [technician_eliminated] Plus personne à désigner. Et maintenant ?
    [mission_succeeded] Désigné, et bien désigné. Quelqu’un a pris des notes.
    [mission_failed] Le silence est remarquable.
    [deserter_escaped] Dehors avant que quiconque se lève.
    [parasite_escaped] Quelque chose a quitté les lieux.
    [report_right] Un rapport sans faute. Classé aussitôt.
    [report_wrong] Il y avait une petite erreur dans le rapport.
    [perception_right] Toutes les cartes. Ça donne le frisson.
    [perception_wrong] Presque toutes. Presque, ça ne compte pas.
   *[other] Cartes sur table, s’il vous plaît.
}
morpho-narrator-points_denied = Presque des points. Les cartes ne s’entendaient pas.
morpho-narrator-investigated = Un regard discret. On ne pose pas de question.
    .b = Une paire d’yeux de plus sur cette carte.
    .c = Vu, hoché la tête, rien dit.
morpho-narrator-job_changed = Personne n’a demandé pourquoi. Tout le monde a vu.
    .b = Le milieu la prend, sans poser de question.
    .c = Nouveau métier. L’ancien est au milieu.
morpho-narrator-revealed = Face visible, et elle le reste.
    .b = Cette carte n’a plus de secret.
morpho-narrator-indicated = Un nom est tombé. La carte a répondu.
morpho-narrator-eliminated = Une carte de moins. Les tuiles tiennent les comptes.
    .b = Elle quitte la table et entre dans l’histoire.
morpho-narrator-went_out = Plus de carte. Mais la meilleure vue de la salle.
morpho-narrator-block_removed = La barrière tombe. Entre voisins, on peut se reparler.
morpho-narrator-sniped = Quelqu’un pourrait s’interposer. On étudie le plafond.
    .b = Bruyant, et fait exprès.
morpho-narrator-blocked = Plus aucun garde ne passe cette barrière.
morpho-narrator-mission_activated = Toute la table a entendu. C’était le but.
morpho-narrator-indication_asked = Si c’est lui, Morpho gagne. Sinon, on rentre à pied.
morpho-narrator-mission_ended = { $outcome ->
    [succeeded] Un nom, une carte, aucune erreur.
    [failed] Un nom, une carte, une erreur.
   *[off] Sans Chef, pas de mission. Juste des papiers.
}
morpho-narrator-escape_tried = À mi-chemin de la porte. Il y a quelqu’un devant ?
morpho-narrator-escaped = La porte bat encore.
morpho-narrator-report_began = Le rapport s’ouvre. On se redresse.
morpho-narrator-detonation_began = Chacun éloigne son verre d’un doigt.
morpho-narrator-bombed = { $left ->
    [0] C’était la dernière.
   *[other] Quel bruit. Et encore { $left } à venir.
}
morpho-narrator-invested = L’argent est posé. L’enveloppe reste fermée.
morpho-narrator-assassinated = À bout de bras. Entre voisins, franchement.
morpho-narrator-perception_began = Carte après carte, les yeux fermés.
morpho-narrator-guessed = La carte se retourne et tranche.
morpho-narrator-swapped = Deux cartes échangent leur place. On suit ?
morpho-narrator-guard_asked = Tous les yeux sur une chaise.
morpho-narrator-guarded = Debout, devant, et retour à sa place.
morpho-narrator-intercept_asked = Quelqu’un a entendu la porte.
morpho-narrator-intercepted = La porte reste fermée. On se rassoit.
morpho-narrator-transmit_began = Regarder avait donc un prix.
morpho-narrator-transmit_taken = Des cartes quittent la table. On ne cligne pas.
morpho-narrator-transmit_laid = Tout est reposé. Laquelle est où ? Voilà.
morpho-narrator-tie_broken = { $by ->
    [last_round] Autant de points. La dernière manche décide.
   *[turn_order] À égalité partout. L’ordre décide.
}
morpho-narrator-honours_given = Pour l’histoire, et pour la prochaine dispute.
