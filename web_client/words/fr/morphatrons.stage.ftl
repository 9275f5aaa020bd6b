## La voix du grand écran

morphatrons-narrator-cities_set_up = Deux villes, et une seule rue entre elles.
morphatrons-narrator-deck_reshuffled = La casse entame une seconde carrière.
morphatrons-narrator-card_drawn = { $by_action ->
    [true] Une pièce de plus. Montage à suivre.
   *[false] Une pièce neuve contre une vieille.
}
morphatrons-narrator-bot_played = { $mode ->
    [robot] À peine déballé, et ça a des mains.
   *[vehicle] À peine déballé, et déjà mal garé.
}
    .b = { $mode ->
        [robot] Ça tient debout. Attention aux câbles.
       *[vehicle] Le moteur tourne. Les voisins aussi.
    }
morphatrons-narrator-bot_moved = Une zone plus loin. Le bitume s’en souviendra.
    .b = Dans la rue, sans regarder à gauche ni à droite.
morphatrons-narrator-bot_morphed = { $mode ->
    [robot] Un véhicule se lève et a des mains.
   *[vehicle] Ça se replie. Et maintenant ça a un moteur.
}
    .b = { $mode ->
        [robot] C’était garé là il y a un instant.
       *[vehicle] On rentre les bras, la tête, et en route.
    }
morphatrons-narrator-bot_attacked = { $weapon ->
    [strike] Assez près pour lire la plaque.
   *[shoot] Une rue vraiment bruyante.
}
    .b = { $weapon ->
        [strike] Une courte conversation entre machines.
       *[shoot] Quelque part, une alarme se déclenche.
    }
morphatrons-narrator-building_raised = Un étage de plus. La vue s’améliore.
morphatrons-narrator-bot_deactivated = Son propre mécano débranche la prise.
morphatrons-narrator-bot_triple_morphed = Une machine entre, une autre sort.
morphatrons-narrator-turn_ended = { $by_itself ->
    [true] C’est tout. La rue respire.
   *[false] Assez pour ce tour-ci, visiblement.
}
morphatrons-narrator-fight_ended = { $reason ->
    [city_destroyed] Quelque part, un coffre à jouets se tait.
    [turn_limit] On ferme. Laissez la rue comme elle est.
   *[resigned] Les moteurs s’arrêtent. Ce qui tient, tient.
}

## Sur le grand écran

morphatrons-stage-buildings = { $standing } { $standing ->
    [one] immeuble
   *[other] immeubles
}
