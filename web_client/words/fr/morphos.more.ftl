# Morphos, une fois la partie finie : ce qui est tamponné sur la table, et ce qu’on en retient.

morphos-stamp-chain = Relié
morphos-stamp-deadlock = Bloqué
morphos-next-black = { $you ->
    [true] La prochaine fois, tu joues les Noirs.
   *[false] La prochaine fois, { $name } joue les Noirs.
}

morphos-highlight-close = À un cheveu
    .sentence = { $you ->
        [true] Il <strong>te</strong> manquait
       *[false] Il manquait à { $who }
    } { $count ->
        [one] une pierre
       *[other] { $count } pierres
    }
morphos-highlight-flips = Main légère
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } retourné { $count } pierres
morphos-highlight-boomerang = Boomerang
    .sentence = <strong>{ $point }</strong> a changé { $count } fois de couleur, { $you ->
        [true] et <strong>tu</strong> as eu le dernier mot
       *[false] et { $who } a eu le dernier mot
    }
morphos-highlight-swap = Changement de camp
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } pris les Noirs
morphos-highlight-streak = Sur sa lancée
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } retourné { $count } tours de suite
