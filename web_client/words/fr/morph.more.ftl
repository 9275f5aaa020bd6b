# Morph, une fois la partie finie : ce qui est tamponné sur la table, et ce qu’on en retient.

morph-stamp-deck_empty = Deck vide
morph-left-in-deck = restent dans le deck

morph-highlight-blow = Le plus gros coup
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } fait tomber { $count } cartes en un assaut
morph-highlight-striker = Brise-deck
    .sentence = { $you ->
        [true] <strong>Pour toi</strong>, { $creature }
       *[false] Pour { $who }, { $creature }
    } a frappé le deck : { $count } cartes
morph-highlight-feats = Prodige à l’œuvre
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } utilisé le pouvoir { $count } fois
morph-highlight-home = Retour au bercail
    .sentence = { $count } cartes sont revenues sous { $you ->
        [true] <strong>ton</strong> deck
       *[false] le deck { DE($who) }
    }
morph-highlight-losses = Chèrement payé
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } perdu { $count } créatures
