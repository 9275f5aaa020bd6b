## La voix du grand écran

morphos-narrator-board_set_up = Un plateau vide, et deux routes en travers.
morphos-narrator-stone_placed = { $ends_turn ->
    [true] Une pierre. Elle a l’air inoffensive. Comme toutes.
   *[false] Une de posée, sa voisine arrive.
}
    .b = { $ends_turn ->
        [true] Petite, ronde, et pas là par hasard.
       *[false] La moitié d’un coup. L’autre suit.
    }
    .c = { $ends_turn ->
        [true] Un pas de plus. Ou une porte de moins.
       *[false] La première des deux. Elles aiment la compagnie.
    }
morphos-narrator-stone_flipped = { $kept ->
    [true] Elle change de camp. L’ancienne reviendra.
   *[false] C’était un mur. Maintenant c’est une porte.
}
    .b = { $kept ->
        [true] Retournée. Celle d’avant attend son tour.
       *[false] Même place, nouveau patron.
    }
morphos-narrator-stone_returned = De retour sur le plateau. Le bruit lui manquait.
morphos-narrator-colours_swapped = Belle première pierre. Elle change de mains.
morphos-narrator-side_skipped = Rien à jouer. Même le plateau compatit.
morphos-narrator-takeback_asked = Un doigt aurait glissé, paraît-il.
morphos-narrator-takeback_declined = La pierre reste. Le regard aussi.
morphos-narrator-turn_taken_back = Ça n’est jamais arrivé. Tout le monde l’a vu.
morphos-narrator-side_won = { $reason ->
    [chain] D’un bord à l’autre. Comptez, si vous voulez.
    [deadlock] Plus rien ne bouge. C’est réglé.
   *[resigned] Une poignée de main, un peu tôt.
}
