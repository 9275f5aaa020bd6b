# Les mots de M.O.R.P.H.O. dont chaque écran a besoin.

## Identités

morpho-identity-leader = Chef
    .one = le { $name }
    .the = le { $name }
morpho-identity-technician = Technicien
    .one = le { $name }
    .the = le { $name }
morpho-identity-bodyguard = Garde
    .one = un { $name }
    .the = le { $name }
morpho-identity-killer = Tueur
    .one = un { $name }
    .the = le { $name }
morpho-identity-deserter = Déserteur
    .one = un { $name }
    .the = le { $name }
morpho-identity-spy = Espion
    .one = l’{ $name }
    .the = l’{ $name }
morpho-identity-extremist = Extrémiste
    .one = l’{ $name }
    .the = l’{ $name }
morpho-identity-investor = Financier
    .one = le { $name }
    .the = le { $name }
morpho-identity-mercenary = Mercenaire
    .one = le { $name }
    .the = le { $name }
morpho-identity-cyborg = Cyborg
    .one = le { $name }
    .the = le { $name }
morpho-identity-psionics = Psionique
    .one = le { $name }
    .the = le { $name }
morpho-identity-parasite = Parasite
    .one = le { $name }
    .the = le { $name }

## Factions

morpho-faction-morpho = Morpho
morpho-faction-killers = Tueurs
morpho-faction-deserters = Déserteurs
morpho-faction-outsiders = Électrons libres
morpho-faction-aliens = Aliens

## Camps, sur lesquels mise le Financier

morpho-team-red = Tueurs (rouge)
    .backed = les Tueurs (rouge)
morpho-team-blue = Morpho (bleu)
    .backed = Morpho (bleu)

## Cartes

morpho-card-middle = la carte du milieu
morpho-card-yours = { $number ->
        [0] ta carte
       *[other] ta carte { $number }
    }
morpho-card-theirs = { $number ->
        [0] sa carte
       *[other] sa carte { $number }
    }
morpho-card-of = { $number ->
        [0] la carte { DE($owner) }
       *[other] la carte { $number } { DE($owner) }
    }
morpho-and-thing = { $last ->
        [true] { $before } et { $next }
       *[false] { $before }, { $next }
    }

## Ce qui est lu à voix haute d’une carte

morpho-spoken-up = face visible
morpho-spoken-down = face cachée
morpho-spoken-only-you = visible pour toi seulement
morpho-spoken-everybody = tous savent que c’est { $identity }
morpho-spoken-saw = tu y as vu { $identity }
morpho-spoken-maybe = peut-être { $identity }, penses-tu
morpho-spoken-not = sûrement pas { $identity }, penses-tu
morpho-spoken-looked = regardée par { $names }
morpho-spoken-eliminated = éliminée
    .as = éliminée : { $identity }

## Sur les cartes

morpho-hindered-conflict = Conflit
    .note = Tes cartes sont en conflit : ni capacités, ni points.
morpho-hindered-suppressed = Muette
    .note = Ton Alien rend muette ton autre carte.
morpho-known-by-all = Tous
morpho-sight-hidden = Cachée
morpho-sight-open = Visible
morpho-sight-known = Connue
morpho-can-mission = Lancer la mission
morpho-can-intercept = Arrêter une fuite
morpho-can-guard = Couvrir un voisin
morpho-can-snipe = Tirer sur une carte
morpho-can-block = Barrer un passage
morpho-can-escape = Tenter de fuir
morpho-can-report = Faire un rapport
morpho-can-detonate = Lancer trois bombes
morpho-can-invest = Miser sur un camp
morpho-can-assassinate = Poignarder un voisin
morpho-can-perceive = Tous les nommer
morpho-can-swap = Échanger les corps
morpho-can-transmit = Réarranger trois cartes

## Ligne du haut

morpho-tiles = Les identités de cette manche
morpho-tile = { $name } : il en reste { $left } sur { $dealt }
morpho-one-of =
    1
    de
morpho-one-of-these = L’une d’elles est en jeu

## Plateau

morpho-ring = La table, dans le sens des aiguilles d’une montre à partir de toi
morpho-middle = Milieu
morpho-round = Manche { $round }
morpho-first-to = premier à { $target }
morpho-score = { $score } { $score ->
        [one] point
       *[other] points
    } sur { $target }
morpho-seat-out = Éliminé
    .spoken = éliminé de la manche
morpho-seat-invested = A misé
    .spoken = a misé sur un camp
morpho-seat-stand-in = Remplaçant
    .spoken = un remplaçant joue
morpho-seat-away = Pas là
    .spoken = n’est pas là
morpho-seat-you = { $name }, toi
morpho-seat-turn = doit jouer
morpho-seat-gained = { $gained ->
        [true] plus
       *[false] moins
    } { $points } dans cette manche
morpho-seat-first = commence cette manche
morpho-seat-swap-token = a le jeton d’échange des corps
morpho-block-here = Barrer entre { $one } et { $other }
morpho-block-token = Jeton de barrage entre { $one } et { $other }
morpho-mission = Mission en cours
morpho-mission-due = { $now ->
        [true] { $you ->
                [true] À toi
               *[false] Au tour { DE($name) }
            }
       *[false] { $you ->
                [true] À ton prochain tour
               *[false] Au prochain tour { DE($name) }
            }
    }
    .task = { morpho-mission-due } : nommer le Technicien, ou échouer.
morpho-end-wished = Quelqu’un veut arrêter cette manche.
    .title = On arrête là ?
    .answer = Répondre
    .agreed = Tu as dit oui

## Ce qu’on peut faire

morpho-verb-look = Regarder
    .hint = une carte
morpho-verb-change = Changer
    .hint = de métier
morpho-verb-snipe = Tirer
    .hint = sur une carte
morpho-verb-block = Barrer
    .hint = un passage
morpho-verb-mission = Mission
    .hint = la lancer
morpho-verb-escape = Fuir
    .hint = maintenant
morpho-verb-report = Rapport
    .hint = le faire
morpho-verb-detonate = Bombes
    .hint = en lancer trois
morpho-verb-invest = Miser
    .hint = sur un camp
morpho-verb-assassinate = Poignarder
    .hint = un voisin
morpho-verb-perceive = Percevoir
    .hint = tout nommer
morpho-verb-swap = Échanger
    .hint = les corps
morpho-verb-pass = Passer
    .hint = ne rien faire
morpho-with-card = avec ta carte { $number }
morpho-shows = { $cards ->
        [one] dévoile ta carte
       *[other] dévoile tes cartes
    }
morpho-target-look = Regarder quelle carte ?
    .note = Les cartes juste à côté de toi sont hors de portée.
morpho-target-change = Donner quelle carte ?
    .note = Tu reçois celle du milieu, sans la voir avant.
morpho-target-snipe = Tirer sur quelle carte ?
    .note = Un Garde peut s’interposer.
morpho-target-block = Barrer quel passage ?
morpho-target-invest = Miser sur qui ?
    .note = Personne d’autre ne le saura avant la fin de la manche.
morpho-target-assassinate = Poignarder quelle carte ?
    .note = Personne ne peut la couvrir.
morpho-target-swap = Échanger avec quelle carte ?
    .note = Tous sauront où est passé le Psionique.
morpho-target-indicate = Nommer quelle carte ?
morpho-target-mission =
    .note = À ton prochain tour, tu nommes le Technicien.
morpho-target-escape =
    .note = Tes voisins peuvent l’arrêter.
morpho-target-report =
    .note = Une seule erreur, et les autres marquent.
morpho-target-perceive =
    .note = Une seule erreur, et les autres marquent.
morpho-target-detonate =
    .note = Il faut lancer les trois.
morpho-target-bomb = Bombarder quelle carte ?
    .note = Personne ne peut la couvrir.
morpho-target-guard = Couvre la cible !
    .note = La carte du tireur est éliminée.
morpho-target-intercept = Arrête la fuite !
    .note = Les cartes en fuite sont éliminées.
morpho-target-take = Laquelle prendre ?
    .note = Tu la réarranges avec celle du milieu et le Parasite.
morpho-places = { $count } { $count ->
        [one] cible possible
       *[other] cibles possibles
    } sur la table.
morpho-choice-guard = { $number ->
        [0] Couvrir avec ta carte
       *[other] Couvrir avec ta carte { $number }
    }
morpho-choice-intercept = { $number ->
        [0] Arrêter avec ta carte
       *[other] Arrêter avec ta carte { $number }
    }
morpho-back = Retour
morpho-lay = Les poser ainsi
    .hint = Choisis deux cartes pour les échanger.
morpho-lies-at = { $place } : { $identity }
morpho-as-they-lie = les cartes restent où elles sont

## Questions avant un coup sans retour

morpho-confirm-snipe = Tirer sur { $target } ?
    .go = Feu
morpho-confirm-assassinate = Poignarder { $target } ?
    .go = Poignarder
morpho-confirm-bomb = Bombarder { $target } ?
    .go = Bombarder
morpho-confirm-swap = Échanger avec { $target } ?
morpho-confirm-block = Barrer ce passage ?
morpho-confirm-mission = Lancer la mission ?
morpho-confirm-escape = Tenter de fuir ?
morpho-confirm-report = Faire le rapport ?
morpho-confirm-detonate = Lancer trois bombes ?
morpho-confirm-perceive = Nommer toutes les cartes ?
morpho-confirm-guess = Est-ce { $identity } ?
    .go = Le dire
morpho-confirm-invest = Miser sur { $team } ?
morpho-confirm-indicate = { $target } est-elle { $identity } ?
    .go = Le dire
morpho-not-yet = Pas encore
morpho-reveal-one = Tous verront ton { $identity }.
morpho-reveal-both = Tous verront tes deux cartes.
morpho-bind-note = Après cela, tu ne peux ni regarder ni changer de métier.
morpho-shown-for-a-moment = Ta carte est montrée, puis cachée à nouveau.

## Ce qui est demandé

morpho-decision-turn = À toi de jouer
    .other = Au tour { DE($name) }
morpho-decision-indicate = Qui est le Technicien ?
    .other = { $name } doit nommer le Technicien
morpho-decision-guard = Couvre la cible !
    .other = Quelqu’un s’interpose ?
morpho-decision-intercept = Arrête la fuite !
    .other = Quelqu’un l’arrête ?
morpho-decision-report = Nommer quelle carte ?
    .other = { $name } fait son rapport
morpho-decision-bomb = Bombarder quelle carte ?
    .other = { $name } lance des bombes
morpho-decision-guess = Quelle est cette carte ?
    .other = { $name } devine
morpho-decision-take = Laquelle prendre ?
    .other = { $name } choisit une carte
morpho-decision-arrange = Réarrange-les
    .other = { $name } réarrange trois cartes
morpho-decision = À toi de décider
    .other = { $name } décide
morpho-scene-fires = { $you ->
        [true] Tu tires
       *[false] { $name } tire
    } sur { $at ->
        [true] ta carte
       *[false] { $target }
    }…
    .hint = Quelqu’un peut s’interposer.
morpho-scene-bombs = { $you ->
        [true] Tu lances
       *[false] { $name } lance
    } une bombe sur { $at ->
        [true] ta carte
       *[false] { $target }
    }…
morpho-scene-stabs = { $you ->
        [true] Tu sors la dague
       *[false] { $name } sort la dague
    } contre { $at ->
        [true] ta carte
       *[false] { $target }
    }…
morpho-scene-guarded = { $you ->
        [true] Tu t’interposes !
       *[false] { $name } s’interpose !
    }
morpho-scene-intercepted = { $you ->
        [true] Tu barres la route !
       *[false] { $name } barre la route !
    }
morpho-scene-names = { $you ->
        [true] Tu nommes
       *[false] { $name } nomme
    } { $at ->
        [true] ta carte
       *[false] { $target }
    }…
    .hint = Juste : Morpho gagne. Faux : les Tueurs gagnent.
morpho-scene-is = C’est { $identity } !
morpho-scene-falls = { $you ->
        [true] Ta carte est éliminée : { $card }
       *[false] { $name } perd sa carte : { $card }
    }
morpho-scene-runs = { $you ->
        [true] Tu prends
       *[false] { $name } prend
    } la fuite…
    .hint = Un voisin peut l’arrêter.
morpho-scene-gone = { $you ->
        [true] Tu as filé !
       *[false] { $name } a filé !
    }
morpho-scene-transmits = C’est le Parasite !
    .hint = { $you ->
        [true] Tu peux
       *[false] { $name } peut
    } réarranger trois cartes.
morpho-scene-three = Trois cartes…
morpho-scene-which = Laquelle est où ?
    .hint = Il n’y a que { $you ->
        [true] toi qui le saches.
       *[false] { $name } qui le sache.
    }
morpho-scene-skip = Touche pour abréger
morpho-note-guard = { $shooter } tire sur { $target }.
morpho-note-intercept-both = { $yours ->
        [true] Tes deux cartes
       *[false] Les deux cartes { DE($owner) }
    } tentent de fuir.
morpho-note-intercept = { $card } tente de fuir.
morpho-note-indicate = Si c’est juste, Morpho gagne. Sinon, les Tueurs gagnent.
morpho-note-report = Reste à nommer : { $identities }.
morpho-note-bomb = Encore { $left } { $left ->
        [one] bombe
       *[other] bombes
    }.
morpho-note-guess = Il s’agit de { $card }.
morpho-note-take = { $you ->
        [true] Tu as
       *[false] { $name } a
    } vu { $card }, le Parasite.
morpho-first-turn = Ouvre tes cartes : on y lit comment elles gagnent.

## Pendant que les autres jouent

morpho-watching = Tu es spectateur : voici ce que tous voient, du côté { DE($name) }.
morpho-you-invested = Tu as misé sur { $team }.
morpho-aim-seen = Tu as vu { $card } : { $identity }.
morpho-aim-leader = Le { $identity } gagne si une mission réussit ou s’il n’y a plus de Tueur.
morpho-aim-technician = Le { $identity } gagne si une mission réussit ou s’il n’y a plus de Tueur.
morpho-aim-bodyguard = Le { $identity } gagne si une mission réussit ou s’il n’y a plus de Tueur.
morpho-aim-killer = Le { $identity } gagne si le Chef est éliminé ou si une mission échoue.
morpho-aim-deserter = { $alone ->
        [true] Le { $identity } gagne en fuyant.
       *[false] Le { $identity } gagne en fuyant, quand tu n’as que des Déserteurs en main.
    }
morpho-aim-spy = L’{ $identity } gagne par un rapport sans faute.
morpho-aim-extremist = L’{ $identity } gagne quand trois Déserteurs sont éliminés.
morpho-aim-investor = Le { $identity } gagne avec le camp sur lequel il mise.
morpho-aim-mercenary = Le { $identity } ne gagne jamais, et coûte 1 point à ton autre carte. Un Déserteur peut fuir avec lui.
morpho-aim-cyborg = Le { $identity } gagne quand le Technicien est éliminé.
morpho-aim-psionics = Le { $identity } gagne en nommant toutes les cartes des autres.
morpho-aim-parasite = { $alone ->
        [true] Le { $identity } gagne en fuyant.
       *[false] Le { $identity } gagne en fuyant, quelle que soit ton autre carte.
    }

## Une carte qu’on consulte, et ce qu’on en soupçonne

morpho-lookup = Ce que tu sais
morpho-lookup-rules = { $entry } dans les règles
morpho-lookup-untouched = Il n’est rien arrivé à cette carte dans cette manche.
morpho-turns-ago = { $turns ->
        [0] à ce tour
        [one] il y a { $turns } tour
       *[other] il y a { $turns } tours
    }
morpho-hunch = Ton soupçon
    .note = Enregistré dans ce navigateur seulement. Personne d’autre ne le voit.
morpho-hunch-maybe = Peut-être
morpho-hunch-not = Sûrement pas
morpho-hunch-forget = Effacer

## Finir une manche que personne ne peut gagner

morpho-open = Cette manche est bloquée ?
    .note = Elle s’arrête sans points dès que tous ceux qui y jouent encore sont d’accord. Personne ne voit qui l’est.
    .agreed = Tu es d’accord pour arrêter.
morpho-open-agree = Arrêter, sans points
morpho-open-disagree = Continuer à jouer

## Comment une manche finit

morpho-round-over = Manche finie
morpho-reason-killers_eliminated = Morpho gagne
    .says = Tous les Tueurs sont éliminés.
morpho-reason-leader_eliminated = Les Tueurs gagnent
    .says = Le Chef est éliminé.
morpho-reason-deserters_eliminated = L’Extrémiste gagne
    .says = Trois Déserteurs sont éliminés.
morpho-reason-technician_eliminated = Le Cyborg gagne
    .says = Le Technicien est éliminé.
morpho-reason-mission_succeeded = Morpho gagne
    .says = Le Chef a trouvé le Technicien, la mission a réussi.
morpho-reason-mission_failed = Les Tueurs gagnent
    .says = Le Chef n’a pas trouvé le Technicien, la mission a échoué.
morpho-reason-deserter_escaped = Un Déserteur gagne
    .says = Le Déserteur s’est enfui.
morpho-reason-parasite_escaped = Le Parasite gagne
    .says = Le Parasite s’est enfui.
morpho-reason-report_right = L’Espion gagne
    .says = Le rapport était juste en tous points.
morpho-reason-report_wrong = Un faux rapport
    .says = L’Espion s’est trompé : les autres marquent, sauf conflit ou élimination.
morpho-reason-perception_right = Le Psionique gagne
    .says = Il a tout deviné.
morpho-reason-perception_wrong = Mal deviné
    .says = Le Psionique s’est trompé : les autres marquent, sauf conflit ou élimination.
morpho-reason-all_passed = Plus rien ne bouge
    .says = Tous ont passé.
morpho-reason-agreed = D’un commun accord
    .says = Tous ont accepté d’arrêter là.
morpho-reason-turn_limit = Plus de tours
    .says = La limite de tours est atteinte.
morpho-nobody-scores = Personne ne marque.
morpho-denied = Pas de points pour { $names } : cartes en conflit.
morpho-invested-in = { $name } avait misé sur { $team }.
morpho-all-cards = Toutes les cartes de la dernière manche
morpho-score-track = Scores
morpho-score-of = { $name } : { morpho-score }

## Comment la partie finit

morpho-tie-last_round = { $names } sont à égalité ; { $winner } a marqué davantage dans la dernière manche.
morpho-tie-turn_order = { $names } sont à égalité, même dans la dernière manche ; { $winner } y jouait plus tard.
morpho-awards = Médailles
morpho-award-unseen_points = L’art du camouflage
    .count = { $count } { $count ->
            [one] point
           *[other] points
        } sans carte visible
morpho-award-eliminations = Danger public
    .count = { $count } { $count ->
            [one] carte éliminée
           *[other] cartes éliminées
        }
morpho-award-looked_at = Au centre de l’attention
    .count = { $count } { $count ->
            [one] regard
           *[other] regards
        } sur ses cartes
morpho-award-guards_lost = Garde le plus malchanceux
    .count = { $count } { $count ->
            [one] Garde perdu
           *[other] Gardes perdus
        }
morpho-award-steps_in = Ange gardien
    .count = s’est interposé { $count } fois
morpho-award-aimed_at = Cible préférée
    .count = sous le feu { $count } fois
morpho-award-right_names = Le regard le plus vif
    .count = { $count } { $count ->
            [one] carte bien nommée
           *[other] cartes bien nommées
        }
morpho-award-job_changes = Jamais longtemps en poste
    .count = a changé de métier { $count } fois
morpho-award-wrong_names = Avec aplomb
    .count = { $count } { $count ->
            [one] carte mal nommée
           *[other] cartes mal nommées
        }
morpho-award-shots = La gâchette facile
    .count = { $count } { $count ->
            [one] tir
           *[other] tirs
        }
morpho-award-looks = Le nez partout
    .count = { $count } { $count ->
            [one] carte regardée
           *[other] cartes regardées
        }
morpho-award-so_close = À un cheveu
    .count = à un point de la victoire
morpho-award-best_round = Le gros lot
    .count = { $count } { $count ->
            [one] point
           *[other] points
        } à la manche { $round }
morpho-award-steady = Comme une horloge
    .count = a marqué dans { $count } manches
morpho-award-late = Diesel
    .count = premiers points à la manche { $round }
morpho-award-to_the_end = Esprit sportif
    .count = là jusqu’au bout

## Ce qu’on dit d’un toucher

morpho-phrase-claim = Je suis { $word }.
morpho-phrase-accuse = { $who } est { $word }.
morpho-phrase-trust = Je fais confiance à { $who }.
morpho-phrase-distrust = Je me méfie { DE($who) }.
morpho-phrase-investigate = Regardez donc les cartes { DE($who) } !
morpho-phrase-shoot = Tirez sur { $who } !
morpho-phrase-protect = Protégez { $who }.
morpho-phrase-not_me = Ce n’était pas moi.
morpho-phrase-never_lie = Je ne mens jamais. Sauf maintenant.
morpho-phrase-butterfly = C’est la faute du papillon.
morpho-phrase-morpho = avec Morpho
    .said = avec Morpho

## Bots

morpho-bot-recruit = Facile
    .hint = Joue avec bon sens et saisit la victoire qu’il voit.
morpho-bot-agent = Moyen
    .hint = Tient compte de tout ce qu’il a vu.
morpho-bot-mastermind = Difficile
    .hint = Lit dans le jeu des autres et anticipe.

## Pourquoi un coup est refusé

morpho-refused-unsuitable_unknowns = Certaines des Inconnues choisies ne conviennent pas à ce nombre de joueurs.
morpho-refused-round_over = La manche est finie.
morpho-refused-first_turn = À ton premier tour d’une manche, tu ne peux pas utiliser de capacité.
morpho-refused-bound = Tu ne peux plus ni regarder ni changer de métier dans cette manche.
morpho-refused-must_act = Tu ne peux pas passer tant que tu peux regarder ou changer de métier.
morpho-refused-must_use_ability = Ta carte visible a une capacité utilisable : tu dois en utiliser une.
morpho-refused-no_such_card = Tu n’as pas de carte qui en soit capable.
morpho-refused-card_missing = Il faut dire quelle carte agit.
morpho-refused-hindered = Cette carte n’a pas de capacité en ce moment : elle est en conflit, ou un Alien la rend muette.
morpho-refused-illegal_target = On ne peut pas choisir cela.
morpho-refused-cannot_escape = On ne fuit qu’avec des Déserteurs en main, ou un Déserteur et le Mercenaire.
morpho-refused-no_tokens_left = Les deux jetons de barrage sont posés.
morpho-refused-already_swapped = Les corps ont déjà été échangés une fois.
morpho-refused-illegal_move = Ce coup n’est pas possible maintenant.
morpho-refused-out_of_round = Tu es éliminé de cette manche.
morpho-refused-already_agreed = Tu étais déjà d’accord.
morpho-refused-not_agreed = Tu n’étais pas d’accord.

## Journal

morpho-fact-saw = { $card } est { $identity }
morpho-and-fact = { $last ->
        [true] { $before } et { $next }
       *[false] { $before }, { $next }
    }
morpho-event-saw = { $facts }
morpho-event-investigated = { $you ->
        [true] <strong>{ board-you }</strong> regardes
       *[false] { $who } regarde
    } { $card }
morpho-event-job_changed = { $you ->
        [true] <strong>{ board-you }</strong> échanges
       *[false] { $who } échange
    } { $card } avec la carte du milieu
morpho-event-revealed = { $card } est retournée : { $identity }
morpho-event-sniped = { $you ->
        [true] <strong>{ board-you }</strong> tires
       *[false] { $who } tire
    } sur { $target }
morpho-event-guarded = { $card } s’interpose : { $identity }
morpho-event-intercepted = { $card } arrête la fuite : { $identity }
morpho-event-eliminated = { $card } est éliminée : { $identity }
morpho-event-went_out = { $you ->
        [true] <strong>{ board-you }</strong> es
       *[false] { $who } est
    } éliminé de la manche
morpho-event-blocked = { $you ->
        [true] <strong>{ board-you }</strong> poses
       *[false] { $who } pose
    } un barrage entre { $one } et { $other }
morpho-event-block_removed = Le barrage entre { $one } et { $other } disparaît
morpho-event-mission_activated = { $you ->
        [true] <strong>{ board-you }</strong> lances
       *[false] { $who } lance
    } la mission
morpho-event-indication_asked = { $you ->
        [true] <strong>{ board-you }</strong> dois
       *[false] { $who } doit
    } nommer le Technicien
morpho-event-indicated = { $you ->
        [true] <strong>{ board-you }</strong> dis
       *[false] { $who } dit
    } que { $card } est { $named }{ $right ->
        [true] {" "}: juste
       *[false] , mais c’est { $identity }
    }
morpho-event-mission_ended = { $outcome ->
        [succeeded] La mission réussit
        [failed] La mission échoue
       *[off] La mission est finie : le Chef est éliminé
    }
morpho-event-escape_tried = { $both ->
        [true] { $you ->
                [true] <strong>{ board-you }</strong> tentes de fuir avec tes deux cartes
               *[false] { $who } tente de fuir avec ses deux cartes
            }
       *[false] { $you ->
                [true] <strong>{ board-you }</strong> tentes
               *[false] { $who } tente
            } de fuir avec { $card }
    }
morpho-event-escaped = { $you ->
        [true] <strong>{ board-you }</strong> as
       *[false] { $who } a
    } réussi à fuir
morpho-event-report_began = { $you ->
        [true] <strong>{ board-you }</strong> commences
       *[false] { $who } commence
    } un rapport
morpho-event-detonation_began = { $you ->
        [true] <strong>{ board-you }</strong> commences
       *[false] { $who } commence
    } à lancer des bombes
morpho-event-bombed = { $you ->
        [true] <strong>{ board-you }</strong> bombardes
       *[false] { $who } bombarde
    } { $target }
morpho-event-invested = { $you ->
        [true] <strong>{ board-you }</strong> mises sur un camp et passes désormais ton tour
       *[false] { $who } mise sur un camp et passe désormais son tour
    }
morpho-event-investment_chosen = Tu as misé sur <strong>{ $team }</strong>
morpho-event-assassinated = { $you ->
        [true] <strong>{ board-you }</strong> poignardes
       *[false] { $who } poignarde
    } { $target }
morpho-event-perception_began = { $you ->
        [true] <strong>{ board-you }</strong> commences
       *[false] { $who } commence
    } à nommer toutes les cartes
morpho-event-guessed = { $right ->
        [true] { $you ->
                [true] <strong>{ board-you }</strong> devines
               *[false] { $who } devine
            } que { $card } est { $named } : juste
       *[false] { $you ->
                [true] <strong>{ board-you }</strong> crois
               *[false] { $who } croit
            } que { $card } est { $named }, mais c’est { $identity }
    }
morpho-event-swapped = { $you ->
        [true] <strong>{ board-you }</strong> échanges
       *[false] { $who } échange
    } { $card } avec { $target }
morpho-event-transmit_began = { $you ->
        [true] <strong>{ board-you }</strong> réarranges
       *[false] { $who } réarrange
    } trois cartes : { $card } est { $identity }
morpho-event-transmit_taken = { $you ->
        [true] <strong>{ board-you }</strong> prends
       *[false] { $who } prend
    } { $card }
morpho-event-transmit_laid = { $you ->
        [true] <strong>{ board-you }</strong> reposes
       *[false] { $who } repose
    } { $cards }, face cachée
morpho-event-passed = { $you ->
        [true] <strong>{ board-you }</strong> passes
       *[false] { $who } passe
    }
morpho-event-agreed = Tu es d’accord pour arrêter cette manche
morpho-event-disagreed = Tu veux continuer
morpho-event-end_wished = { $wished ->
        [true] Quelqu’un veut arrêter cette manche
       *[false] Plus personne ne veut arrêter cette manche
    }
morpho-event-points_denied = Pas de points pour { $players } : cartes en conflit
morpho-event-tie_broken = { $by ->
        [last_round] { $players } sont à égalité ; { $winner } a marqué davantage dans la dernière manche
       *[turn_order] { $players } sont à égalité ; { $winner } jouait plus tard dans la dernière manche
    }
morpho-event-round_started = { morpho-round }
morpho-event-round_ended = { $scored ->
    [true] <strong>{ $title }</strong> : { $gains }
   *[false] <strong>{ $title }</strong>. { morpho-nobody-scores }
}
morpho-fact-gain = { $who } { $points }

morpho-in-short = { $mode ->
    [basic] Cartes de base
   *[expert] Cartes d’expert
}, premier à { $target }
