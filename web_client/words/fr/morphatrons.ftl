# Les mots de Morphatrons que demande chaque table du jeu.

## Cartes et machines

morphatrons-card = { $rank ->
        [J] Valet
        [Q] Dame
        [K] Roi
        [A] As
       *[other] { $rank }
    } de { $suit ->
        [S] pique
        [H] cœur
        [C] trèfle
       *[D] carreau
    }
morphatrons-owned = { $you ->
        [true] { $rank ->
            [Q] ta { morphatrons-card }
           *[other] ton { morphatrons-card }
        }
       *[false] { morphatrons-card } { DE($name) }
    }
morphatrons-mode-robot = robot
morphatrons-mode-vehicle = véhicule
morphatrons-damage-minor = dégâts légers
    .mark = léger
    .note = Dégâts légers.
morphatrons-damage-critical = état critique
    .mark = critique
    .note = État critique.
morphatrons-damage-scrapped = à la casse
    .mark = casse
morphatrons-protected = sous protection
    .note = Sous protection.
morphatrons-attacked = a déjà attaqué ce tour-ci
    .note = A déjà attaqué ce tour-ci.
morphatrons-strikes = { $targets ->
        [1] frappe pour { $damage }
       *[other] frappe { $targets } cibles pour { $damage }
    }
morphatrons-shoots = { $targets ->
        [1] tire pour { $damage }
       *[other] tire sur { $targets } cibles pour { $damage }
    }
morphatrons-robot-does = Robot : { $does }.
morphatrons-vehicle-does = Véhicule : { $does }.
morphatrons-ability = { $suit ->
        [S] va à deux zones
        [H] en transporte d’autres
        [C] construit chez toi
       *[D] protège sa zone
    }
morphatrons-flies = vole
morphatrons-needs-height = Il faut un immeuble de hauteur { $height }.
morphatrons-board-full = Tu as autant de machines que d’immeubles : plus de place.

## La rue et les joueurs

morphatrons-street = La rue
morphatrons-zone = Zone { $zone }
morphatrons-home = { $you ->
        [true] chez toi
       *[false] chez { $name }
    }
morphatrons-city = { $you ->
        [true] Ta ville
       *[false] Ville { DE($name) }
    }
morphatrons-machines = { $you ->
        [true] tes machines
       *[false] les machines { DE($name) }
    }
morphatrons-building = { $height ->
        [0] { $building }, détruit
       *[other] { $building }, hauteur { $height }
    }
morphatrons-deck = Pioche : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
morphatrons-scrap-yard = Casse : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
    .title = La casse
    .empty = La casse est vide.
morphatrons-hand-size = { $count } { $count ->
        [one] carte
       *[other] cartes
    } en main
morphatrons-city-size = { $standing } { $standing ->
        [one] immeuble
       *[other] immeubles
    }, { morphatrons-chips }
morphatrons-chips = { $chips } { $chips ->
        [one] étage
       *[other] étages
    }

## Le tour

morphatrons-actions = { $count } { $count ->
        [one] action
       *[other] actions
    }
morphatrons-left = { $count ->
        [0] Il ne reste que le morph gratuit.
       *[other] { $free ->
            [true] Il reste { morphatrons-actions } et un morph gratuit.
           *[false] Il reste { morphatrons-actions }.
        }
    }
morphatrons-left-shown = { $free ->
        [true] Il reste { morphatrons-actions } et le morph gratuit
       *[false] Il reste { morphatrons-actions } et aucun morph gratuit
    }

## Questions pendant le choix d’un coup

morphatrons-ask-strike = Frapper quoi ?
morphatrons-ask-shoot = Tirer sur quoi ?
morphatrons-reach = { $targets ->
        [1] { $damage } de dégâts
       *[other] Jusqu’à { $targets } cibles, { $damage } de dégâts chacune
    }. Portée : { $zones ->
        [1] zone { $from }
       *[other] zones { $from } à { $to }
    }.
morphatrons-fate = { $target } : { $becomes ->
        [minor] { morphatrons-damage-minor }
        [critical] { morphatrons-damage-critical }
       *[scrapped] { morphatrons-damage-scrapped }
    }
morphatrons-fate-of-building = { $height ->
        [0] { $building } : détruit
       *[other] { $building } : hauteur { $height }
    }
morphatrons-falls = { $height ->
        [0] { $building } tombe.
       *[other] { $building } : { $before } → { $height }.
    }
morphatrons-ask-move = Vers où ?
    .hint = Touche une zone éclairée.
    .riders = Emmène { $cards }. Touche une machine pour la laisser.
    .alone = Part seule. Touche une machine éclairée pour l’emmener.
morphatrons-ask-build = Construire où ?
    .hint = { $card } va à la casse, et un immeuble gagne 1 étage.
morphatrons-ask-triple = Échanger contre quoi ?
    .hint = L’ancienne machine va à la casse. La nouvelle est intacte, à la même place et dans le même mode.
morphatrons-ask-deactivate = { $card } à la casse ?
    .hint = Elle va à la casse, et tu pioches une carte.
morphatrons-ask-end = Finir ton tour ?
    .hint = { morphatrons-actions } { $count ->
            [one] n’est pas utilisée
           *[other] ne sont pas utilisées
        }.
morphatrons-ask-lane = Zone { $zone } : laquelle ?

## Boutons : ce qu’on peut faire, avec une note

morphatrons-verb-draw = Piocher
morphatrons-verb-end = Finir le tour
    .note = { $count ->
            [0] {""}
           *[other] reste { $count }
        }
morphatrons-verb-robot = Robot
morphatrons-verb-vehicle = Véhicule
morphatrons-verb-move = Déplacer
morphatrons-verb-strike = Frapper
morphatrons-verb-shoot = Tirer
morphatrons-verb-morph = Morph
    .note = { $free ->
            [true] gratuit
           *[false] 1 action
        }
morphatrons-verb-deactivate = Casse
    .note = + 1 carte
morphatrons-verb-build = Bâtir
    .note = défausse
morphatrons-verb-triple = Échange

## Le bouton qui joue le coup ; « … » tant qu’il manque une valeur

morphatrons-do-draw = Piocher une carte
morphatrons-do-end = Finir le tour
morphatrons-do-robot = Jouer { $card } en robot
morphatrons-do-vehicle = Jouer { $card } en véhicule
morphatrons-do-move = { $count ->
        [0] Vers { $zone }
       *[other] Vers { $zone } avec { $riders }
    }
morphatrons-do-strike = Frapper { $targets }
morphatrons-do-shoot = Tirer sur { $targets }
morphatrons-do-morph = Changer { $card }
morphatrons-do-deactivate = { $card } à la casse
morphatrons-do-build = Bâtir { $building }
morphatrons-do-triple = { $old } contre { $new }

## La fin

morphatrons-draw = Égalité
morphatrons-reason-city_destroyed = Le dernier immeuble d’une ville est tombé.
    .sentence = { $reader ->
        [loser] Ton dernier immeuble
       *[other] Le dernier immeuble { DE($loser) }
    } est tombé au tour { $turn }.
morphatrons-reason-turn_limit = La limite de tours est atteinte.
    .sentence = Plus aucun tour. { $reader ->
        [winner] Tu as
       *[other] { $winner } a
    } la plus grande ville : { morphatrons-city-size }.
    .drawn = Plus aucun tour, et les villes se valent.
morphatrons-shuffled = { $count } cartes ont été mélangées.

## Options et bots

morphatrons-option-turn_limit = Limite de tours
    .hint = Après autant de tours des deux joueurs, la plus grande ville gagne.
morphatrons-option-first = { board-who-begins }
morphatrons-option-first-random = { board-by-chance }
morphatrons-option-first-A = Place 1
morphatrons-option-first-B = Place 2
morphatrons-bot-random = Facile
    .hint = Joue au hasard.
morphatrons-bot-fighter = Moyen
    .hint = Prépare son propre tour.
morphatrons-bot-commander = Difficile
    .hint = Pense aussi à ta réponse.

## Pourquoi un coup est refusé

morphatrons-refused-no_action = Il ne te reste aucune action.
morphatrons-refused-no_card_left = La pioche et la casse sont vides.
morphatrons-refused-board_full = Tu as autant de machines que d’immeubles.
morphatrons-refused-too_low = Aucun de tes immeubles n’est assez haut.
morphatrons-refused-no_target = Aucune cible de ce genre à portée.
morphatrons-refused-has_attacked = Cette machine a déjà attaqué ce tour-ci.
morphatrons-refused-no_builder = Il te faut un trèfle en véhicule chez toi.

## Dit d’un geste

morphatrons-phrase-neighbourhood = Le quartier n’est plus ce qu’il était.
morphatrons-phrase-scratch = Juste une égratignure.
morphatrons-phrase-warranty = Elle était encore sous garantie.

## Le journal

morphatrons-event-cities_set_up = { board-begins }
morphatrons-event-cards_seen = { $you ->
        [true] <strong>{ board-you }</strong> reçois
       *[false] { $who } reçoit
    } <strong>{ $cards }</strong>
morphatrons-event-card_drawn = { $you ->
        [true] {""}
       *[false] { $who } pioche une carte
    }
morphatrons-event-card_seen = { $you ->
        [true] <strong>{ board-you }</strong> pioches
       *[false] { $who } pioche
    } <strong>{ $card }</strong>
morphatrons-event-deck_reshuffled = La casse est mélangée : une nouvelle pioche de { $count }
morphatrons-event-bot_played = { $you ->
        [true] <strong>{ board-you }</strong> joues
       *[false] { $who } joue
    } <strong>{ $card }</strong> en { $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
morphatrons-event-bot_moved = { $you ->
        [true] <strong>{ board-you }</strong> déplaces
       *[false] { $who } déplace
    } <strong>{ $card }</strong> { $count ->
        [0] en zone { $zone }
       *[other] en zone { $zone } avec { $passengers }
    }
morphatrons-event-bot_morphed = { $you ->
        [true] <strong>{ board-you }</strong> changes
       *[false] { $who } change
    } <strong>{ $card }</strong> en { $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
morphatrons-event-bot_attacked = { $weapon ->
        [strike] { $you ->
            [true] <strong>{ board-you }</strong> frappes
           *[false] { $who } frappe
        }
       *[shoot] { $you ->
            [true] <strong>{ board-you }</strong> tires
           *[false] { $who } tire
        }
    } avec <strong>{ $card }</strong>. <strong>{ $fates }</strong>
morphatrons-event-building_raised = { $you ->
        [true] <strong>{ board-you }</strong> bâtis
       *[false] { $who } bâtit
    } <strong>{ $building }</strong> à { $height } avec { $card }
morphatrons-event-bot_deactivated = { $you ->
        [true] <strong>{ board-you }</strong> mets
       *[false] { $who } met
    } <strong>{ $card }</strong> à la casse
morphatrons-event-bot_triple_morphed = { $you ->
        [true] <strong>{ board-you }</strong> échanges
       *[false] { $who } échange
    } <strong>{ $card }</strong> contre <strong>{ $new }</strong>
morphatrons-event-fight_ended = { $reason ->
    [city_destroyed] <strong>{ morphatrons-reason-city_destroyed }</strong>
    [turn_limit] <strong>{ morphatrons-reason-turn_limit }</strong>
   *[resigned] { board-gives-up }
}

morphatrons-in-short = Jusqu’à { $turn_limit } tours
