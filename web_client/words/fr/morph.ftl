# Les mots de Morph que demande chaque table du jeu.

## Factions

morph-faction-violet = Violet
    .kind = les silencieux : ils endorment, exilent, érodent
morph-faction-grey = Gris
    .kind = les inébranlables : carapaces, murs et sources
morph-faction-yellow = Jaune
    .kind = ceux de midi : rapides, nombreux, de retour
morph-faction-red = Rouge
    .kind = le four : il frappe, brûle et frappe encore

## Mots-clés

morph-keyword-assimilation = Assimilation
    .does = va dans ton mana
morph-keyword-carnage = Carnage
    .does = frappe encore si elle tue
morph-keyword-surge = Élan
    .does = arrive redressée
morph-keyword-vanguard = Avant-garde
    .does = arrive devant
morph-keyword-rally = Ralliement
    .does = +{ $value } attaque aux autres d’ici
morph-keyword-scorch = Brûlure
    .does = inflige { $value } en face
morph-keyword-erode = Érosion
    .does = l’adversaire défausse { $value }
morph-keyword-renew = Renouveau
    .does = { $value } sous ton deck
morph-keyword-lull = Torpeur
    .does = incline l’ennemi d’en face
morph-keyword-banish = Exil
    .does = exile un coût { $value } ou moins
morph-keyword-wellspring = Source
    .does = une carte du deck au mana
morph-keyword-carapace = Carapace
    .does = { $value } de moins par coup
morph-keyword-stalk = Traque
    .does = frappe le plus lointain
morph-keyword-cleave = Fauche
    .does = { $value } de plus derrière
morph-keyword-spite = Rancune
    .does = { $value } à qui la détruit
morph-keyword-echo = Écho
    .does = passe sous ton deck
morph-ability = { $keyword } { $value }
morph-keyword-says = { $keyword } : { $does }.

## Prodiges et leurs pouvoirs

morph-prodigy-violet_grey = Ysolde Karrn
    .title = archiviste de la rouille
morph-feat-violet_grey = Lent oubli
    .does = L’adversaire défausse la première carte de son deck.
morph-prodigy-violet_yellow = Amaru Vey
    .title = dormeur de midi
morph-feat-violet_yellow = Sieste commune
    .does = Sur chaque ligne, la créature ennemie la plus proche du Front est inclinée.
morph-prodigy-violet_red = Brannoch Lisle
    .title = marchand de fièvre
morph-feat-violet_red = Coup de fièvre
    .does = 2 dégâts à la créature ennemie la plus proche du Front, sur la ligne de ton choix.
morph-prodigy-grey_yellow = Mère Tessaly
    .title = des greniers
morph-feat-grey_yellow = Seconde moisson
    .does = La première carte de ta défausse passe sous ton deck.
morph-prodigy-grey_red = Odo Varkas
    .title = maréchal de forge
morph-feat-grey_red = Surchauffe
    .does = Une de tes créatures redressées a +2 attaque jusqu’à la fin du tour.
morph-prodigy-yellow_red = Juno Ferrow
    .title = l’allumette vive
morph-feat-yellow_red = Réveil
    .does = Une de tes créatures inclinées de coût 3 ou moins est redressée.

## Créatures

morph-creature-V01 = Phalène muette
morph-creature-V02 = Guide sans lampe
morph-creature-V03 = Ronge-marge
morph-creature-V04 = Somnambule de velours
morph-creature-V05 = Héron à rebours
morph-creature-V06 = Passeur des brumes
morph-creature-V07 = Voleur de bougies
morph-creature-V08 = Gardien des trappes
morph-creature-V09 = Cartographe du noir
morph-creature-V10 = Phrase sans fin
morph-creature-V11 = Carillon noyé
morph-creature-V12 = Régente aux yeux clos
morph-creature-G01 = Guetteur de galets
morph-creature-G02 = Scarabée de scories
morph-creature-G03 = Golem de citerne
morph-creature-G04 = Choucas à rivets
morph-creature-G05 = Porte de péage
morph-creature-G06 = Bœuf cuirassé
morph-creature-G07 = Arpenteur d’aqueduc
morph-creature-G08 = Chœur de carrière
morph-creature-G09 = Tortue de fonderie
morph-creature-G10 = Géant de ballast
morph-creature-G11 = Oracle de la meule
morph-creature-G12 = Machine debout
morph-creature-Y01 = Messagère du pollen
morph-creature-Y02 = Lutin de mèche
morph-creature-Y03 = Lièvre de midi
morph-creature-Y04 = Gardienne du miel
morph-creature-Y05 = Grillon de laiton
morph-creature-Y06 = Tambour des prés
morph-creature-Y07 = Revenant d’ambre
morph-creature-Y08 = Lance du soleil
morph-creature-Y09 = Aumônier de la ruche
morph-creature-Y10 = Ruée dorée
morph-creature-Y11 = Mère des moissons
morph-creature-Y12 = Héraut de midi
morph-creature-R01 = Chiot de cendre
morph-creature-R02 = Rat d’étincelles
morph-creature-R03 = Chien du four
morph-creature-R04 = Sanglier des ronces
morph-creature-R05 = Frondeur de braises
morph-creature-R06 = Pillard rouille
morph-creature-R07 = Hache du brasier
morph-creature-R08 = Chamane des cendres
morph-creature-R09 = Soufflet de colère
morph-creature-R10 = Querelle à deux haches
morph-creature-R11 = Aile-fournaise
morph-creature-R12 = Avalanche rouge

## Lu à voix haute d’une carte

morph-said-cost = coût { $cost }
morph-said-attack = attaque { $attack }
morph-said-defence = défense { $defence }
morph-said-damage = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
morph-turned = inclinée
morph-choosable = au choix
morph-not-now = ne peut pas être invoquée
morph-place = place { $place }
morph-said-feat = pouvoir { $feat }, coût { $cost } : { $does }

## Les deux camps

morph-shadow = L’Ombre
morph-front = Front
morph-here = Ici
morph-against = contre
morph-line-of = { $name }, ligne { $line } : { morph-creatures }
morph-creatures = { $count } { $count ->
        [one] créature
       *[other] créatures
    }
morph-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
morph-hand-size = { morph-cards } en main
morph-deck-size = Deck : { $lives } { $lives ->
        [one] vie
       *[other] vies
    }. Défausse : { $gone }
morph-mana = { $price ->
        [0] Mana : { $upright } sur { $all }
       *[other] Mana : { $upright } sur { $all }, { $price } à payer
    }
morph-purse = { $spent ->
        [0] Budget : { $budget }
       *[other] Budget : { $budget }, { $spent } de dépensé
    }
morph-power = Puissance { $power }
morph-power-unknown = Puissance inconnue

## La mise

morph-stake = La mise
morph-staked = Misé
morph-card-staked = Misée
morph-choose-yours = Choisis dans ta main
morph-only-you-see = Visible pour toi seulement
morph-has-staked = { $name } a misé
morph-is-choosing = { $name } choisit

## Questions

morph-their-mana = Phase de mana.
morph-their-summons = Phase d’invocation.
morph-ask-stake = Mise une carte
    .hint = La plus puissante commence. La première créature de l’adversaire coûte 1 de moins. Les deux deviennent du mana.
    .chosen = Puissance { $power }. Elle devient ensuite du mana, et personne ne peut la revoir.
morph-ask-mana = Mets une carte au mana
    .hint = Face cachée, jusqu’à la fin. Personne ne pourra la regarder, pas même toi.
morph-ask-summon = Invoque
    .hint = Tu as { $mana } mana. Touche une carte, ou finis ton tour.
    .discount = Ta première créature coûte 1 de moins.
    .none = { $mana ->
            [0] Tu n’as plus de mana.
           *[other] Avec { $mana } mana, tu ne peux rien invoquer.
        }
    .full = Tes deux lignes sont pleines.
morph-arrives = Coûte { $cost }. { $place ->
        [front] Elle va devant
       *[back] Elle va derrière
    }, { $upright ->
        [true] redressée : elle attaque aussitôt.
       *[false] inclinée.
    }
morph-ask-feat = Sur quoi ?
    .cost = Coûte { $cost }.
morph-ask-end = Finir ton tour ?
    .hint = Tu pourrais encore jouer.
morph-foreseen-destroyed = tombe à l’assaut
morph-foreseen-dissipated = passe sous son deck à l’assaut
morph-foreseen-lost = { $count ->
    [one] { $count } carte tombe
   *[other] { $count } cartes tombent
} à l’assaut
morph-foreseen-nothing = L’assaut ne détruit rien.
morph-foreseen-victory = L’assaut gagne la partie.
morph-foreseen-theirs = { $name } perd { $count ->
    [one] une créature.
   *[other] { $count } créatures.
}
morph-foreseen-cards = { $name } perd { $count ->
    [one] une carte
   *[other] { $count } cartes
} de son deck.
morph-foreseen-yours = Tu perds { $count ->
    [one] une créature.
   *[other] { $count } créatures.
}

## Boutons

morph-skip = Passer
morph-end = Finir le tour
morph-do-stake = Miser { $power }
morph-do-mana = Mettre au mana
morph-do-feat = Utiliser
morph-do-end = Finir, attaquer
morph-line = Ligne { $line }
morph-summon = Invoquer { $creature } sur la ligne { $line }

## Ce qui est dit pendant qu’on montre quelque chose

morph-film-stakes = Les mises
morph-film-assault = Assaut
    .hint = Ligne 1, puis ligne 2, du fond vers le Front.
morph-film-shadow = Au tour de l’Ombre
morph-budget = { $relief ->
        [0] Budget { $budget } : ton mana ({ $mine }), le sien ({ $its }), tes créatures ({ $count }).
       *[other] Budget { $budget } : ton mana ({ $mine }), le sien ({ $its }), tes créatures ({ $count }), moins { $relief }.
    }

## La fin

morph-shadow-wins = L’Ombre gagne
morph-reason-deck_empty = Un deck est vide.
    .sentence = { $reader ->
        [loser] Tu devais
       *[other] { $loser } devait
    } prendre une carte d’un deck vide, au tour { $turn }. { $reader ->
        [winner] Il te reste : { morph-cards }.
       *[other] Reste en face : { morph-cards }.
    }
morph-score-narrow = Victoire étroite
morph-score-controlled = Victoire maîtrisée
morph-score-brilliant = Victoire brillante
morph-score-total = Victoire totale
morph-deck-drawn = Deck { $side } :

## Options et bots

morph-bot-random = Facile
    .hint = Joue au hasard.
morph-bot-duelist = Moyen
    .hint = Pèse chaque coup pour son prochain assaut.
morph-bot-warden = Difficile
    .hint = Pèse aussi ce que tu peux répondre.
morph-chosen-option = { $option } : { $value }.
# Jouer en solo, sur la première page et dans la salle d’attente.
morph-alone = En solo contre l’Ombre
    .hint = un paquet qui joue tout seul
morph-option-mode = Jeu
morph-option-mode-duel = Duel
morph-option-mode-solo = En solo contre l’Ombre
morph-option-packs = Cartes
    .hint = Une boîte : l’adversaire a les deux factions que tu laisses.
morph-option-packs-1 = Une boîte
morph-option-packs-2 = Deux boîtes
morph-option-relief = L’Ombre est
    .hint = Elle dépense 0, 2, 3 ou 4 de moins par tour. 0 : comme dans le livret.
morph-option-relief-0 = Cruelle
morph-option-relief-2 = Forte
morph-option-relief-3 = Juste
morph-option-relief-4 = Douce
morph-option-factions = Factions
    .hint = Touches-en deux, ou laisse faire le sort.
morph-option-factions-drawn = Tirées au sort
morph-option-factions-violet_grey = Violet et Gris
morph-option-factions-violet_yellow = Violet et Jaune
morph-option-factions-violet_red = Violet et Rouge
morph-option-factions-grey_yellow = Gris et Jaune
morph-option-factions-grey_red = Gris et Rouge
morph-option-factions-yellow_red = Jaune et Rouge
morph-chosen-prodigy = { $prodigy }, { $feat } : { $does }

## Pourquoi un coup est refusé

morph-refused-already_staked = Tu as déjà misé.
morph-refused-not_in_hand = Cette carte n’est pas dans ta main.
morph-refused-line_full = Cette ligne est pleine.
morph-refused-not_enough_mana = Tu n’as pas assez de mana.
morph-refused-feat_used = Le pouvoir a déjà servi ce tour-ci.
morph-refused-solo_is_for_one = L’Ombre se joue en solo : une seule place peut être prise.
morph-refused-duel_needs_two = Un duel se joue à deux. En solo, affronte l’Ombre.
morph-refused-factions_taken = Avec une boîte, aucune faction ne sert deux fois : prends les deux que l’adversaire laisse.

## Dit d’un geste

morph-phrase-needed_those = J’en avais besoin !
morph-phrase-show_off = Quelle frime !
morph-phrase-on_diet = Ce deck est au régime.

## Le journal

morph-event-battle_set_up = { $mode ->
        [solo] { $who } joue contre <strong>l’Ombre</strong>
       *[duel] { $who } joue contre { $opponent }, 24 créatures chacun
    }
morph-event-stake_chosen = { $you ->
        [true] <strong>{ board-you }</strong> as misé une carte
       *[false] { $who } a misé une carte
    }
morph-event-stakes_shown = { $equal ->
        [true] Même puissance : on mise encore
       *[false] { $one } contre { $other } : { $who } commence
    }
morph-event-mana_chosen = { $you ->
        [true] <strong>{ board-you }</strong> mets { $card } au mana
       *[false] { $who } met { $card } au mana
    }
morph-event-mana_put = { $you ->
        [true] <strong>{ board-you }</strong> mets une carte au mana
       *[false] { $who } met une carte au mana
    }
morph-event-mana_drawn = { $you ->
        [true] <strong>{ board-you }</strong> reçois un mana du deck
       *[false] { $who } reçoit un mana du deck
    }
morph-event-card_received = { $you ->
        [true] <strong>{ board-you }</strong> pioches { $card }
       *[false] { $who } pioche { $card }
    }
morph-event-creature_summoned = { $you ->
        [true] <strong>{ board-you }</strong> invoques { $card } sur la ligne { $line }
       *[false] { $who } invoque { $card } sur la ligne { $line }
    }
morph-event-creature_revealed = { $who } révèle { $card } sur la ligne { $line }, dépense { $spent }
morph-event-shadow_ran_out = { $who } n’a plus de carte à révéler
morph-event-feat_used = { $you ->
        [true] <strong>{ board-you }</strong> utilises { $feat }
       *[false] { $who } utilise { $feat }
    }
morph-event-attack_raised = { $card } : +{ $by } attaque
morph-event-creature_turned = { $card } s’incline
morph-event-creature_roused = { $card } se redresse
morph-event-assault_began = { $you ->
        [true] <strong>{ board-you }</strong> attaques
       *[false] { $who } attaque
    }
morph-event-creature_attacked = { $again ->
        [true] { $card } attaque encore { $target }
       *[false] { $card } attaque { $target }
    }
morph-event-deck_attacked = { $yours ->
        [true] { $card } frappe ton deck : { morph-cards }
       *[false] { $card } frappe le deck : { morph-cards }
    }
morph-event-creature_damaged = { $cause ->
        [attack] { $card } perd { $amount }
        [feat] { $card } perd { $amount } par le pouvoir
        [cleave] { $card } perd { $amount } par { morph-keyword-cleave }
        [spite] { $card } perd { $amount } par { morph-keyword-spite }
       *[scorch] { $card } perd { $amount } par { morph-keyword-scorch }
    }
morph-event-creature_destroyed = { $into ->
        [mana] { $you ->
            [true] { $card } est détruite et va dans ton mana
           *[false] { $card } est détruite et va dans son mana
        }
        [deck] { $you ->
            [true] { $card } est détruite et passe sous ton deck
           *[false] { $card } est détruite et passe sous son deck
        }
       *[discard] { $card } est détruite
    }
morph-event-creature_dissipated = { $you ->
        [true] { $card } passe sous ton deck
       *[false] { $card } passe sous son deck
    }
morph-event-card_discarded = { $you ->
        [true] <strong>{ board-you }</strong> défausses { $card }
       *[false] { $who } défausse { $card }
    }
morph-event-card_renewed = { $you ->
        [true] { $card } revient sous ton deck
       *[false] { $card } revient sous son deck
    }
morph-event-battle_ended = { $shadow ->
    [true] { morph-shadow-wins }.{" "}
   *[false] {""}
}{ $reason ->
    [deck_empty] <strong>{ morph-reason-deck_empty }</strong>
   *[resigned] { board-gives-up }
}

morph-in-short = { $mode ->
    [duel] Un duel
   *[solo] Toi contre l’Ombre
}, { $packs ->
    [one] une boîte
   *[other] { $packs } boîtes
}
