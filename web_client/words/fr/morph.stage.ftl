## La voix du grand écran

morph-narrator-battle_set_up = { $mode ->
    [solo] L’Ombre mélange. Impossible de lire son visage.
   *[duel] Deux decks, deux lignes, un seul front.
}
morph-narrator-stake_chosen = Une carte posée, un visage de marbre.
morph-narrator-stakes_shown = { $first ->
    [none] Égalité. Chacun en reprend une.
   *[other] Les deux cartes sont visibles. On sait qui commence.
}
morph-narrator-turn_began = On traverse le front, et retour.
    .b = Une grande inspiration, et au suivant.
morph-narrator-mana_put = Une carte renonce à ses rêves et paie les factures.
    .b = Au mana. Ça servira.
morph-narrator-mana_drawn = Du dessus du deck, droit au mana.
morph-narrator-card_drawn = Une carte de plus. Sans commentaire.
    .b = Une carte, un coup d’œil, un visage très calme.
morph-narrator-creature_summoned = Ça devient bruyant sur la ligne { $line }.
    .b = Payé, et ça regarde déjà en face.
    .c = Quelqu’un de nouveau sur la ligne { $line }.
morph-narrator-creature_revealed = Droit du dessus. Aucune préparation.
    .b = Sorti de l’ombre, sur la ligne { $line }.
morph-narrator-shadow_ran_out = L’obscurité n’a plus de cartes.
morph-narrator-feat_used = Le Prodige lève un doigt. Rien de plus.
morph-narrator-attack_raised = Plus { $by }. Ça se voit aux épaules.
morph-narrator-creature_turned = Inclinée, et à bout de souffle.
morph-narrator-creature_roused = De nouveau debout, et de mauvaise humeur.
morph-narrator-assault_began = Le long des lignes, chacun son tour, merci.
morph-narrator-creature_attacked = { $again ->
    [true] Et encore une fois, tant qu’on y est.
   *[false] Tout droit, à travers le front.
}
morph-narrator-deck_attacked = { $cards ->
    [one] Personne en travers. { $cards } carte le sent passer.
   *[other] Personne en travers. { $cards } cartes le sentent passer.
}
morph-narrator-creature_damaged = { $amount ->
    [0] Pas une égratignure.
   *[other] Dégâts : { $amount }. On a connu meilleure soirée.
}
morph-narrator-creature_destroyed = { $into ->
    [mana] Tombée, et remise au travail aussitôt.
    [deck] Tombée, et classée sous le deck.
   *[discard] Elle quitte la ligne. Derrière, on avance.
}
morph-narrator-creature_dissipated = Passée sous le deck. Une autre fois, peut-être.
morph-narrator-card_discarded = Celle du dessus. Une carte de vie en moins.
morph-narrator-card_renewed = De nouveau sous le deck. Une seconde carrière.
morph-narrator-assault_ended = La poussière retombe. On panse tout le monde.
morph-narrator-seat_rested = Tout se relève. Au suivant.
morph-narrator-battle_ended = { $reason ->
    [resigned] La créature sage connaît le chemin du retour.
   *[deck_empty] Plus de pile. Plus de débat.
}

## Sur le grand écran

morph-stage-lives = { $count } { $count ->
    [one] carte
   *[other] cartes
} à vivre
morph-stage-mana = mana { $upright } sur { $all }
morph-stage-budget = budget { $budget }
