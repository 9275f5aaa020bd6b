# Morpyam, une fois la partie finie : ce qui est tamponné sur la table, et ce qu’on en retient.

morpyam-stamp-ko = K.-O.
morpyam-stamp-double_morpyam = Double Morpyam
morpyam-stamp-tokens = Dernier pion

morpyam-highlight-calls = Grande gueule
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } appelé { $count } fois : { $came ->
        [0] rien n’est venu
        [one] une seule est venue
       *[other] { $came } sont venues
    }
morpyam-highlight-again = Main chaude
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } lancé { $count ->
        [one] un Morpyam
       *[other] { $count } Morpyams
    } et rejoué
morpyam-highlight-gain = Le bon pion
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } gagné { $count } points en <strong>{ $box }</strong>
morpyam-highlight-drought = Gobelet froid
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } passé { $count } tours sans rien poser
