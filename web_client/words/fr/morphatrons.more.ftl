# Morphatrons, une fois la partie finie : ce qui est tamponné sur la table, et ce qu’on en retient.

morphatrons-stamp-city_destroyed = Ville rasée
morphatrons-standing = { $standing } debout

morphatrons-highlight-wrecker = Démolisseur
    .sentence = { $you ->
        [true] <strong>Pour toi</strong>, { $card }
       *[false] Pour { $who }, { $card }
    } a fait tomber { $count } étages
morphatrons-highlight-scrap = Ferrailleur
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } envoyé { $count } machines à la casse
morphatrons-highlight-architect = Architecte
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } bâti { $count } étages
morphatrons-highlight-restless = La bougeotte
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } changé { $count } fois une machine
morphatrons-highlight-carrier = En voiture
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } emmené { $count } passagers
