# M.O.R.P.H.O. à côté de la table : la donne, ce qu’on pouvait savoir, et les résultats de quelqu’un.

## La donne et ses options

morpho-setup-will-be-dealt = Ce qui sera distribué
morpho-setup-dealt-of = { $identity } : { $count }
morpho-setup-dealt-to = À { $players } joueurs : { $each ->
        [one] une carte
       *[other] deux cartes
    } chacun, et une au milieu.
morpho-setup-unknown-is-in = L’une des cartes du cadre pointillé est en jeu comme Inconnue, et personne ne sait laquelle.
morpho-setup-unsuited = À { $players } joueurs, l’Inconnue ne peut pas être { $identities } : retire ce qui ne va pas.

morpho-setup-basic = Jeu de base : pas d’Inconnue
morpho-setup-expert = Jeu expert : une Inconnue, peut-être un Électron libre ou un Alien
morpho-setup-expert-among = Jeu expert : une Inconnue, peut-être { $identities }
morpho-setup-target = { $target } points pour gagner
morpho-setup-turn-limit = Jusqu’à { $limit } tours par joueur et par manche
morpho-setup-no-turn-limit = Pas de limite de tours
morpho-setup-odds-for-all = Probabilités des cartes cachées pour tous

morpho-option-mode = La carte Inconnue
    .hint = En jeu expert, une carte est l’Inconnue : un Électron libre, un Alien ou un simple Déserteur, et personne ne sait lequel.
morpho-option-mode-basic = De base : aucune
morpho-option-mode-expert = Expert : une
morpho-option-target = Points pour gagner
morpho-option-turn_limit = Limite de tours par manche
    .unset = Sans limite
morpho-option-deduction = Probabilités des cartes cachées
    .hint = Chaque carte cachée montre ce qu’elle peut être, d’après la donne et ce que tous ont vu. C’est pareil pour tous. Ce que tu as vu toi-même est toujours marqué.
morpho-option-unknowns = Ce que l’Inconnue peut être
    .hint = Choisis une carte pour l’ajouter ou la retirer. L’Inconnue peut toujours être un Déserteur.
morpho-option-unknowns-all = Tout ce qui va
morpho-option-unknowns-chosen = Mon choix

morpho-setup-for-players = { $least }–{ $most } joueurs
morpho-setup-about = Voir
    .card = { $name } dans les règles

## Ce que peuvent être les cartes cachées

morpho-deduction-most-cards = Carte cachée
morpho-deduction-everybody-knows = Ce que toute la table sait
morpho-deduction-likely = { $name } { $share }
morpho-deduction-can-be = peut être : { $factions }
morpho-deduction-must-be = ne peut être que : { $identity }
morpho-deduction-left = reste { $left } sur { $dealt }
morpho-deduction-perhaps-dealt = peut-être en jeu
morpho-deduction-cannot-be = Impossible :
morpho-deduction-why = D’où viennent ces probabilités
morpho-deduction-dealt = { $dealt } cartes ont été distribuées, et tout le monde en a vu { $shown }.
morpho-deduction-reason-acted_beside = { $you ->
        [true] Tu as
       *[false] { $name } a
    } utilisé la carte voisine ({ $identity }) : celle-ci n’est donc pas en conflit avec elle et ne la rend pas muette.
morpho-deduction-reason-given_away = { $you ->
        [true] Tu l’as
       *[false] { $name } l’a
    } échangée avec la carte du milieu : ce n’est pas un Alien.
morpho-deduction-reason-no_transmit = On l’a regardée, et aucun Parasite n’a réarrangé de cartes.
morpho-deduction-reason-no_reaction = { $you ->
        [true] Tu ne t’es pas interposé.
       *[false] { $name } ne s’est pas interposé.
    } Quand on peut, on doit.
morpho-deduction-reason-must_react = { $you ->
        [true] Tu as dû t’interposer : une de tes cartes en est capable.
       *[false] { $name } a dû s’interposer : une de ses cartes en est capable.
    }
morpho-deduction-reason-kept = { $you ->
        [true] Tu as
       *[false] { $name } a
    } passé au lieu de changer de métier : c’est un Alien.
morpho-deduction-reason-idle_beside = { $you ->
        [true] Tu n’as
       *[false] { $name } n’a
    } pas utilisé la carte voisine ({ $identity }), alors qu’il le fallait : celle-ci l’en empêche.
morpho-deduction-reason-not_won = La manche a continué malgré les pertes ({ $identity }) : cette carte ne gagne donc pas ainsi.
morpho-deduction-reason-laid = { $you ->
        [true] Tu l’as
       *[false] { $name } l’a
    } posée là en réarrangeant les cartes.
morpho-deduction-not-counted = Ne comptent pas : tes propres cartes, qui a regardé où, qui a attendu, qui a tiré sur qui. C’est pareil pour tous. Lire les gens, c’est ton affaire.

## Ce qu’on pouvait savoir dans une manche finie

morpho-analysis-worked-out = pouvait se déduire : { $identity }
morpho-analysis-could-know = Ce que { $name } pouvait savoir
    .counted = D’après la donne, les cartes déjà vues et ce que les règles interdisent. Ce que les autres ont dit ou fait ne compte pas.

morpho-mark-long_shot = { $by ->
        [name] Au petit bonheur
       *[shot] Tir dans le noir
    }
    .says = Une chance sur { morpho-mark-odds }, et c’était { $one }.{ $guarded ->
        [true] {" "}{ $guard } a bondi devant.
       *[false] {""}
    }
morpho-mark-odds =
    { $odds ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $odds }
    }
morpho-mark-could_have_known = Surtout pas celle-là
    .says = { $by ->
        [name] { $name } a dit « { $identity } ». Impossible.
       *[shot] { $name } a tiré sur une carte qui ne pouvait pas être { $one }.
    }
morpho-mark-wrong = Raté
morpho-mark-stepped_in = { $by ->
        [escape] Pas si vite
       *[shot] Bouclier humain
    }
    .says = { $by ->
        [escape] { $name } a fermé la porte au nez { DE($other) }.
       *[shot] { $own ->
            [true] { $name } a bondi devant son propre { $identity }.
           *[false] { $name } a bondi devant { $other }.
        }
    }
morpho-mark-escaped = Par la grande porte
    .says = Personne ne pouvait arrêter { $name }.
morpho-mark-sure_shot = { $acted ->
        [true] À coup sûr
       *[false] Grâce accordée
    }
    .says = { $acted ->
        [true] { $name } pouvait savoir qui avait { $one }, et a tiré.
       *[false] { $name } pouvait savoir que { $other } avait { $one }, et l’a laissé vivre.
    }
morpho-mark-it_dawned = Ça fait tilt
    .says = { $name } a regardé la carte { DE($other) } : { $one }.{ $odds ->
        [1] {""}
       *[other] {" "}Une chance sur { morpho-mark-odds }.
    }

morpho-analysis-fooled = Qui a trompé qui
    .turns = tours
    .hint = Chaque ligne dit pendant combien de tours les autres se sont trompés sur les cartes de ce joueur.
morpho-analysis-everybody = Tout le monde
morpho-analysis-fooled-most = { $fooler } a trompé { $fooled } pendant { $count } { $count ->
        [one] tour
       *[other] tours
    }.
morpho-analysis-best-liar = Le plus beau mensonge
morpho-analysis-lied = { $names } : { $count } fois, quelqu’un pouvait croire à son mensonge.

## Comment une manche a fini

morpho-story-card = { $holder ->
        [middle] { $the } du milieu
        [your-own] ton propre { $identity }
        [their-own] son propre { $identity }
        [you] ton { $identity }
       *[other] { $the } { DE($who) }
    }
morpho-story-shot = { $you ->
        [true] Ton tir
       *[false] Le tir { DE($who) }
    } a touché { $card }.
morpho-story-bomb = { $you ->
        [true] Ta bombe
       *[false] La bombe { DE($who) }
    } a touché { $card }.
morpho-story-stab = { $you ->
        [true] Tu as
       *[false] { $who } a
    } poignardé { $card }.
morpho-story-guard = { $you ->
        [true] Ton { $identity }
       *[false] Le { $identity } { DE($who) }
    } a arrêté le tir, et { $card } a été éliminé.
morpho-story-intercept = { $you ->
        [true] Ton { $identity }
       *[false] Le { $identity } { DE($who) }
    } a empêché la fuite, et { $card } a été éliminé.
morpho-story-change = { $you ->
        [true] Tu as
       *[false] { $who } a
    } changé de métier et reçu { $the }.
morpho-story-swap = { $you ->
        [true] Tu as
       *[false] { $who } a
    } échangé une carte avec { $withYou ->
        [true] toi
       *[false] { $other }
    }.
morpho-story-transmit = { $you ->
        [true] Tu as
       *[false] { $who } a
    } réarrangé les cartes.
morpho-story-found = { $you ->
        [true] Tu as
       *[false] { $who } a
    } nommé { $card }, et la mission a réussi.
morpho-story-lost = { $you ->
        [true] Ta mission
       *[false] La mission { DE($who) }
    } a échoué : le Technicien était éliminé.
morpho-story-mistake = { $you ->
        [true] Tu as
       *[false] { $who } a
    } pris { $card } pour { $the }.
morpho-story-escape = { $you ->
        [true] Ton { $identity }
       *[false] Le { $identity } { DE($who) }
    } s’est enfui.
morpho-story-escape-of-two = { $you ->
        [true] Tu as filé
       *[false] { $who } a filé
    } avec deux cartes.
morpho-story-report = { $you ->
        [true] Ton rapport
       *[false] Le rapport { DE($who) }
    } était juste en tous points.
morpho-story-perception = { $you ->
        [true] Tu as
       *[false] { $who } a
    } deviné toutes les cartes.

## Résultats selon les cartes reçues

morpho-history-won-as = Gagné avec
    .note = Carte pleine : tu as gagné chaque manche finie avec elle. La ligne en tirets montre tous les joueurs de ce serveur.
morpho-history-won-of = { $won } sur { $held }
morpho-history-won-with = { $card } : { $won } { $won ->
        [one] manche gagnée
       *[other] manches gagnées
    } sur { $held }. Tout le monde ici : { $all }.
morpho-history-dealt = Cartes reçues
morpho-history-cards-of = { $faction } : { $count } { $count ->
        [one] carte
       *[other] cartes
    }

## La fin d’une manche, pour qui la lit

morpho-mine-score = Tu marques { $points }
morpho-mine-lose = Tu perds { $points }
morpho-mine-nothing = 0 point
morpho-mine-caught = Fuite arrêtée. 0 point.
    .by = { $name } t’arrête.
morpho-mine-out = Plus de carte. 0 point.
morpho-mine-makes = Ça te fait { $score }.{ $open ->
        [true] {" "}Encore { $left }.
       *[false] {""}
    }
morpho-mine-stays = Tu restes à { $score }.
