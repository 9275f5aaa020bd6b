# Les mots de Morpyam dont une table a besoin en jeu.

## Les figures

morpyam-figure-number = ×3
    .said = un brelan de { $value }
morpyam-figure-small = Petite
    .said = une petite suite
morpyam-figure-straight = Suite
    .said = une suite
morpyam-figure-full = Full
    .said = un full
morpyam-figure-square = Carré
    .said = un carré
morpyam-figure-mini = Mini
    .said = un mini
morpyam-figure-maxi = Maxi
    .said = un maxi
morpyam-figure-morpyam = Morpyam
    .said = un Morpyam
morpyam-figure-sec = Sec
    .said = un sec
morpyam-figure-call = Appel
    .said = un appel

## La grille, les dés et les joueurs

morpyam-grid = La grille
morpyam-token = pion { DE($name) }
morpyam-box-open = tu peux poser ici
morpyam-box-last = posé en dernier
morpyam-threat = gagne ici : { $names }
morpyam-odds = { $odds } au prochain lancer
morpyam-dice = Dés
morpyam-die = { $lifted ->
    [true] { $value }, à relancer
   *[false] { $value }
}
morpyam-lying = Dés : { $dice }
morpyam-no-dice = Personne n’a encore lancé
morpyam-roll-of = Lancer { $roll } sur { $all }
morpyam-tokens = { $tokens ->
    [one] encore { $tokens } pion
   *[other] encore { $tokens } pions
}
    .short = { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    }
morpyam-out = Abandon
    .said = a abandonné

## Ce que valent trois à cinq pions alignés

morpyam-worth-3 = 3 à la suite
morpyam-worth-4 = 4
morpyam-worth-5 = 5
morpyam-worth-wins = victoire
morpyam-worth-last = Dernier pion

## Ce qui est demandé, et une aide en dessous

morpyam-key-space = lancer les dés
morpyam-go-again = Cinq pareils : rejoue
    .wins = Encore un Morpyam et c’est gagné. Lance les cinq dés.
morpyam-first-roll = { $shake ->
    [true] Lance les cinq dés, ou secoue l’appareil.
   *[false] Lance les cinq dés.
}
morpyam-place-or-roll = Pose ou relance
    .hint = Touche une case éclairée, ou des dés à relancer.
morpyam-roll-again = Relance
    .hint = Touche les dés à relancer.
morpyam-place-or-pass = Pose ou passe
    .hint = Touche une case éclairée.
morpyam-call-came = Ton appel est venu
    .hint = Choisis une case Appel.
morpyam-call-which = Quel appel ?
morpyam-call-hint = { $last ->
    [true] Va sur une case Appel ; raté, ton tour finit.
   *[false] Va sur une case Appel ; raté, rien n’est perdu.
}
morpyam-ask-call = Appeler { $figure } ?
    .odds = Appeler { $figure } ? { $odds }
morpyam-ask-place = Poser { $figure } ?
morpyam-called = { $came ->
    [true] { $name } a appelé { $figure } : réussi.
   *[false] { $name } a appelé { $figure } : raté.
}
morpyam-missed = Pas de chance : ton appel ({ $figure }) est raté.
morpyam-gain = { $length } à la suite : +{ $points }.
morpyam-gain-nothing = Pas encore trois à la suite.
morpyam-gain-victory = Cinq à la suite : tu gagnes aussitôt.
morpyam-gain-last-token = Ton dernier pion finit la partie.
morpyam-gain-threats = Ensuite, { $boxes ->
    [one] une case te fait gagner
   *[other] { $boxes } cases te font gagner
}.

## Réponses

morpyam-roll = Lancer
morpyam-roll-some = { $dice ->
    [0] Choisis des dés
    [1] Relancer un dé
    [2] Relancer deux dés
    [3] Relancer trois dés
    [4] Relancer quatre dés
   *[5] Relancer cinq dés
}
morpyam-roll-and-call = Lancer et appeler
morpyam-call = Appeler
morpyam-no-call = Sans appel
morpyam-no-call-box = Les deux cases Appel sont prises.
morpyam-sec-too-late = Sec : au premier lancer.
morpyam-pass = Passer
morpyam-put-here = Le poser ici
morpyam-place-on = Poser en { $box }
morpyam-open-boxes = { $boxes ->
    [one] { $boxes } case où poser
   *[other] { $boxes } cases où poser
}

## La fin

morpyam-reason-ko = Cinq à la suite : K.-O.
    .sentence = { $you ->
        [true] Tu as
       *[false] { $name } a
    } aligné cinq pions : K.-O.
morpyam-reason-double_morpyam = Deux Morpyams en un tour : victoire immédiate.
    .sentence = { $you ->
        [true] Tu as
       *[false] { $name } a
    } lancé deux Morpyams en un tour : victoire immédiate.
morpyam-reason-tokens = Un dernier pion est posé : 1 point de plus.
    .sentence = { $you ->
        [true] Tu as
       *[false] { $name } a
    } posé le dernier pion : 1 point de plus.
morpyam-reason-turn_limit = La limite de tours est atteinte.
morpyam-reason-resigned = Il ne reste plus qu’une personne en jeu.
morpyam-tie = { $last ->
    [true] Égalité de points. Dernier pion posé par { $names }.
   *[false] Égalité de points. Le moins de pions en réserve : { $names }.
}
morpyam-put-away = Qui a perdu range les dés et les pions. Avec le sourire !
morpyam-drawn-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}

## Les options

morpyam-option-first = { board-who-begins }
morpyam-option-first-random = { board-by-chance }
morpyam-option-first-A = Place 1
morpyam-option-first-B = Place 2
morpyam-option-first-C = Place 3
morpyam-option-first-D = Place 4
morpyam-option-turn_limit = Limite de tours par joueur
morpyam-option-double_morpyam = Deux Morpyams en un tour : victoire immédiate
    .hint = Comme dans une édition plus récente du jeu.
morpyam-option-odds = Afficher les probabilités
    .hint = La probabilité de chaque case au prochain lancer.

## Les bots

morpyam-bot-random = Facile
    .hint = Joue au hasard.
morpyam-bot-steady = Moyen
    .hint = Tire le meilleur de ses dés et allonge ses lignes.
morpyam-bot-sharp = Difficile
    .hint = Prévoit aussi ton prochain tour et s’y oppose.

## Pourquoi quelque chose est refusé

morpyam-refused-already_out = Tu as déjà abandonné.
morpyam-refused-no_first_seat = La place qui doit commencer est vide.

## Ce qui se dit d’une touche

morpyam-phrase-what_luck = Quelle chance !

## Le journal

morpyam-event-grid_set_up = { board-begins }
morpyam-event-dice_rolled = { $you ->
    [true] <strong>{ board-you }</strong> lances
   *[false] { $who } lance
} <strong>{ $rolled }</strong>{ $kept ->
    [none] {""}
   *[other] {" "}en gardant <strong>{ $kept }</strong>
}{ $call ->
    [none] {""}
   *[other] , appel <strong>{ $call }</strong> : { $came ->
        [true] réussi
       *[false] raté
    }
}
morpyam-event-token_placed = { $you ->
    [true] <strong>{ board-you }</strong> poses
   *[false] { $who } pose
} en <strong>{ $box }</strong> : { $figure }{ $gained ->
    [0] {""}
    [one] , +{ $gained } point
   *[other] , +{ $gained } points
}
morpyam-event-turn_passed = { $why ->
    [nothing_fits] { $you ->
        [true] <strong>{ board-you }</strong> ne trouves pas de case et passes
       *[false] { $who } ne trouve pas de case et passe
    }
    [call_missed] { $you ->
        [true] <strong>{ board-you }</strong> rates ton dernier appel et ne poses rien
       *[false] { $who } rate son dernier appel et ne pose rien
    }
   *[chosen] { $you ->
        [true] <strong>{ board-you }</strong> passes
       *[false] { $who } passe
    }
}
morpyam-event-seat_resigned = { board-gives-up }
morpyam-event-game_ended = <strong>{ $reason ->
    [ko] { morpyam-reason-ko }
    [double_morpyam] { morpyam-reason-double_morpyam }
    [tokens] { morpyam-reason-tokens }
    [turn_limit] { morpyam-reason-turn_limit }
   *[resigned] { morpyam-reason-resigned }
}</strong> { $points }
morpyam-points-of = { $who } { match-points }

morpyam-in-short = Jusqu’à { $turn_limit } tours chacun
