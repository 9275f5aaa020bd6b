# Les mots de Morphos dont une table a besoin en jeu.

## Les camps et le plateau

morphos-side-B = Noirs
    .way = de bas en haut
morphos-side-W = Blancs
    .way = de gauche à droite
morphos-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
morphos-position = Pierres sur le plateau
morphos-board-keys = Plateau de { $size } sur { $size }. Les flèches déplacent le point visé, Entrée y joue.
morphos-lies = { $colour ->
    [B] { $weak ->
        [true] { $point } noire, faible
       *[false] { $point } noire
    }
    [W] { $weak ->
        [true] { $point } blanche, faible
       *[false] { $point } blanche
    }
   *[none] { $point } libre
}
morphos-lens = Autour du point
    .hint = Touche pour déplacer
morphos-last-move = Dernier : { $point }
## Lire le plateau

morphos-legend = Lire le plateau
morphos-legend-weak = À demi retournée
    .note = faible : l’adversaire peut la retourner
morphos-legend-brackets = Entre crochets
    .note = tu peux la retourner
morphos-legend-chain = D’un seul tenant
    .note = voisines ; jamais en diagonale

## Mutateurs

morphos-mutators = Ce que changent les mutateurs
morphos-mutator-minimorph = Minimorph
morphos-mutator-deepmorph = Deepmorph
morphos-mutator-duomorph = Duomorph
morphos-mutator-remorph = Remorph
morphos-mutator-metamorph = Metamorph

## Ce qui est demandé, et une aide en dessous

morphos-your-aim = { $colour ->
    [B] Tu joues les Noirs : relie le bas et le haut.
   *[W] Tu joues les Blancs : relie la gauche et la droite.
}
morphos-move-hint = { $colour ->
    [B] Relie le bas et le haut. Touche un point, ou une pierre entre crochets.
   *[W] Relie la gauche et la droite. Touche un point, ou une pierre entre crochets.
}
morphos-skipped = { $colour ->
    [B] Les Noirs ne pouvaient pas jouer et passent.
   *[W] Les Blancs ne pouvaient pas jouer et passent.
}
morphos-ask-swap = Échanger ?
    .hint = Prends les Noirs et la première pierre, ou touche un point et garde les Blancs.
morphos-ask-second = Et une deuxième
    .hint = { $points ->
        [one] À côté de la première. { $points } point libre.
       *[other] À côté de la première. { $points } points libres.
    }
morphos-ask-put-back = Repose-la
    .hint = { $point ->
        [none] { $name } a retourné ta pierre. Repose d’abord ta pierre, puis joue.
       *[other] { $name } a retourné { $point }. Repose d’abord ta pierre, puis joue.
    }
morphos-ask-place = Jouer { $point } ?
morphos-ask-return = Reposer en { $point } ?
morphos-aim-lens = Déplace-la ici, ou dans la loupe.
morphos-aim-mouse = Entrée ou un autre clic pour jouer.
morphos-aim-touch = Pose-la avec le bouton, ou touche un autre point.
morphos-aim-weak = Elle serait faible : { $name } pourrait la retourner.
morphos-ask-flip = Retourner { $point } ?
    .hint = La pierre { DE($name) } devient la tienne : les pierres marquées la rendent faible.

## Pourquoi un point est fermé

morphos-closed-own = Ta pierre.
morphos-closed-firm = Elle n’est pas faible.
morphos-closed-fresh = Elle vient d’être retournée.
morphos-closed-back = Impossible : elle serait reprise aussitôt, ou la position se répéterait.
morphos-closed-not-beside = La deuxième pierre va à côté de la première.
morphos-closed-return-first = Repose d’abord ta pierre.
morphos-closed-taken = Il y a déjà une pierre.

## Réponses

morphos-place = Jouer { $point }
morphos-flip = Retourner { $point }
morphos-put-back = Reposer en { $point }
morphos-take-black = Prendre les Noirs
morphos-takeback = Reprendre un coup
    .note = Ton dernier tour, si { $name } est d’accord. Ce qui a suivi est annulé aussi.
    .ask = Demander à reprendre
morphos-takeback-wanted = { $name } veut reprendre un coup
    .hint = Tout ce qui a suivi est annulé aussi.
morphos-takeback-asked = Tu as demandé à reprendre
morphos-takeback-accept = Accepter
morphos-takeback-decline = Non, on continue

## La fin

morphos-reason-chain = Une chaîne relie deux bords opposés.
morphos-reason-deadlock = Plus personne ne peut jouer.
morphos-connected = { $you ->
        [true] Tu as
       *[false] { $name } a
    } relié { $colour ->
        [B] le bas et le haut
       *[W] la gauche et la droite
    } en { $turns } tours, par un chemin de { $stones } pierres.
morphos-deadlock = { $colour ->
    [B] Plus personne ne peut jouer. Deux pierres de même couleur sont l’une au-dessus de l’autre : les Noirs gagnent.
   *[W] Plus personne ne peut jouer. Nulle part deux pierres de même couleur ne sont l’une au-dessus de l’autre : les Blancs gagnent.
}
morphos-drawn = Noirs : { $name }

## Les bots

morphos-bot-random = Facile
    .hint = Joue au hasard.
morphos-bot-connector = Moyen
    .hint = Compte les pierres qui manquent à chaque camp, et barre la route quand il est derrière.
morphos-bot-strategist = Difficile
    .hint = Simule en plus des parties entières.

## Pourquoi quelque chose est refusé

morphos-refused-point_taken = Il y a déjà une pierre.
morphos-refused-size_not_offered = Cette taille ne va pas avec ces mutateurs.
morphos-refused-metamorph_needs_minimorph = Metamorph demande Minimorph.
morphos-refused-metamorph_excludes_duomorph = Metamorph et Duomorph ne vont pas ensemble.
morphos-refused-metamorph_excludes_remorph = Metamorph et Remorph ne vont pas ensemble.
morphos-refused-minimorph_needs_open_edges = Minimorph ne va pas avec des bords fermés.

## Ce qui se dit d’une touche

morphos-phrase-turncoat = Quelle girouette !
morphos-phrase-mind_gap = Attention à la marche !
morphos-phrase-liked_stone = Je l’aimais bien, cette pierre.

## Le journal

morphos-written-returned = { $point } remise
morphos-written-swap = échange
morphos-first-moves-lacking = Les premiers coups ne sont pas chargés.

morphos-event-board_set_up = { $black_by ->
    [chance] { $who } joue les Noirs, par tirage au sort
    [host] { $who } joue les Noirs, au choix de l’hôte
   *[turn] { $who } joue les Noirs cette fois
}
morphos-event-stone_placed = { $you ->
    [true] <strong>{ board-you }</strong> joues <strong>{ $point }</strong>
   *[false] { $who } joue <strong>{ $point }</strong>
}
morphos-event-stone_flipped = { $you ->
    [true] <strong>{ board-you }</strong> retournes <strong>{ $point }</strong>
   *[false] { $who } retourne <strong>{ $point }</strong>
}
morphos-event-stone_returned = { $you ->
    [true] <strong>{ board-you }</strong> reposes ta pierre en <strong>{ $point }</strong>
   *[false] { $who } repose une pierre en <strong>{ $point }</strong>
}
morphos-event-colours_swapped = { $you ->
    [true] <strong>{ board-you }</strong> échanges et prends les Noirs
   *[false] { $who } échange et prend les Noirs
}
morphos-event-takeback_asked = { $you ->
    [true] <strong>{ board-you }</strong> demandes à reprendre un coup
   *[false] { $who } demande à reprendre un coup
}
morphos-event-takeback_declined = { $you ->
    [true] <strong>{ board-you }</strong> préfères continuer
   *[false] { $who } préfère continuer
}
morphos-event-turn_taken_back = { $you ->
    [true] <strong>{ board-you }</strong> reprends un coup
   *[false] { $who } reprend un coup
}
morphos-event-side_skipped = { $you ->
    [true] <strong>{ board-you }</strong> ne peux pas jouer et passes
   *[false] { $who } ne peut pas jouer et passe
}
morphos-event-side_won = { $reason ->
    [chain] <strong>{ morphos-reason-chain }</strong>
    [deadlock] <strong>{ morphos-reason-deadlock }</strong>
   *[resigned] { board-gives-up }
}

morphos-in-short = Plateau de { $size } sur { $size }
