# Ce qui se dit après une partie et à côté : parties jouées et statistiques, manches revues, vérification du hasard, problèmes.

## Les parties jouées

history-game = Jeu
history-your-numbers = Tes statistiques
history-counted-matches = parties
history-counted-won = gagnées
history-counted-rounds = manches
history-counted-points = points
history-some-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
history-some-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
history-totals = Ce jeu sur ce serveur : { history-some-matches } et { history-some-rounds }.
history-played = Parties jouées
history-none = Rien pour l’instant. Une partie apparaît ici quand elle est finie.
history-older = Voir des parties plus anciennes
history-place =
    { $rank ->
        [1] 1er sur { $seats } · { history-some-rounds }
       *[other] { $rank }e sur { $seats } · { history-some-rounds }
    }
history-called-off = interrompue après { history-some-rounds }
history-with-others = avec { $names }
history-points =
    { $points ->
        [one] point
       *[other] points
    }
history-watch = Revoir

## Le classement d’une table

history-season = Saison
history-only-season = À cette table
history-season-number = Saison { $number }
history-after-matches = après { history-some-matches }
history-season-of-all = Tous les jeux
history-season-of-game = Ce jeu
history-no-match-yet = Aucune partie pour l’instant.
history-placed = Place
history-player = Joueur
history-season-before = Saison précédente
history-season-after = Saison suivante
history-ranking = Classement par
history-ranking-won = Parties gagnées
history-ranking-points = Points
history-begin-season = Commencer une nouvelle saison
history-begin-season-sure = Commencer une nouvelle saison ? Tout le monde repart de zéro. Les précédentes restent visibles.

## Ceux avec qui l’on a souvent joué

history-rivals = Toi et les autres
history-nemesis = Bête noire
    .text = { $name } a fini devant toi dans { $behind } parties sur { $matches }.
history-favourite = Adversaire préféré
    .text = Tu as fini devant { $name } dans { $ahead } parties sur { $matches }.
history-companion = Le plus souvent avec toi
    .text = Tu as joué { history-some-matches } avec { $name }.
history-ranking-note = Qui a fini devant l’autre, dans les parties que vous avez tous deux jouées jusqu’au bout.
history-they-ahead = devant toi
history-you-ahead = derrière toi
history-you = Toi

## Ce qui est conservé

keeping-until = Si plus rien ne s’y passe, cette table est gardée jusqu’au { $day }.
keeping-keep = La garder un an
keeping-let-go = Ne plus la garder
history-kept = Tes données
    .text = Les parties que tu as jouées et leurs résultats. Il n’y a pas de compte : ils sont liés à ce navigateur, et un lien vers un autre appareil les y copie. Ils disparaissent quand la personne qui gère ce serveur supprime de vieilles tables.
history-download = Tout télécharger
history-forget = Tout supprimer
history-forget-sure = Supprimer tes parties et tes statistiques ? Personne ne pourra les récupérer. Tes amis gardent les leurs, tout comme les appareils que tu as reliés.
history-forgotten = Tes parties et tes statistiques sont supprimées.

## Une manche revue

replay-watch-again = Revoir
replay-watch = Revoir
replay-watch-moment = Revoir : { $title }
replay-round = Manche { $number }
replay-points-by-round = Points par manche
replay-as-table = En tableau
replay-seen-by = Vu par
replay-all-cards = Toutes les cartes
replay-spectator = Un spectateur
replay-only-seen-by = Vu uniquement par { $name }
replay-who-knew-what = Qui savait quoi
replay-who-knew = Qui savait
replay-see-table = Table
replay-known-own = à soi
replay-known-seen = vue
replay-known-open = montrée
replay-known-sure = déduite
replay-known-unknown = cachée
replay-called-off = La partie a été interrompue ici.
replay-moment = Moment
replay-moments = Temps forts
replay-in-secret = Un coup en secret
replay-step-of = { $step } sur { $steps }
replay-step = { replay-step-of } : { $moment }
replay-previous = Précédent
replay-next = Suivant
replay-play = Lecture
replay-stop = Pause
replay-speed = Vitesse
replay-copy-link = Copier un lien vers ce moment
replay-save = Enregistrer
replay-save-record = Fichier de la manche
replay-save-json = Fichier de la manche en JSON
replay-ends-here = L’enregistrement s’arrête ici.
replay-back = Retour à la table
replay-loading = Chargement de la manche…
replay-other-game = La table est passée à un autre jeu.

## Une image à envoyer

picture-title = Titre
picture-send = Envoyer
picture-send-moment = Envoyer : { $title }
picture-save = Enregistrer comme image
picture-copy = Copier le texte
picture-failed = Impossible de dessiner l’image pour le moment. Tu peux copier le texte.

## Les paris

replay-bets = Paris
replay-bet-right = { $name } : { $right } sur { $bets }

## Rapports et fichiers

replay-report = Signaler un problème
replay-report-note = Il contient ce que tu pouvais voir de la manche : ni noms, ni discussion. La personne qui gère ce serveur peut le lire quand la manche peut être revue.
replay-report-what = Qu’est-ce qui ne va pas ?
replay-report-send = Envoyer
replay-report-save = L’enregistrer plutôt sur cet appareil
replay-report-sent = Le rapport est envoyé à la personne qui gère ce serveur.
replay-refused-too_large = Ce rapport est trop long pour être envoyé. Enregistre-le plutôt.
replay-refused-quota_reached = Tu as envoyé assez de rapports aujourd’hui. Enregistre plutôt celui-ci.
replay-report-saved = Le rapport est enregistré sur cet appareil. Il ne contient que ce que tu pouvais voir de la manche : ni noms, ni discussion. Envoie-le à la personne qui gère ce serveur.
replay-reported = Rapport
replay-empty-report = Aucune manche n’avait été jouée quand il a été enregistré.
replay-open-hint = Revois coup par coup une manche enregistrée, ou un rapport. Le serveur n’en conserve rien.
replay-choose-file = Choisir un fichier
replay-drop-file = ou dépose-le ici
replay-several-records = Manches de ce fichier
replay-untitled = Manche { $number }

## Pourquoi une manche ne se montre pas

replay-refused-no_such_match = Cette partie n’a jamais eu lieu à cette table.
replay-refused-no_such_round = Cette manche n’a jamais eu lieu à cette table.
replay-refused-no_records = Ce jeu n’a pas de fichiers de manche.
replay-refused-no_analysis = Il n’y a pas d’analyse ici.
replay-refused-bad_record = Cette manche ne peut pas être rejouée.

## La vérification du hasard

fairness-checking = On vérifie que rien n’est truqué…
fairness-fair = Rien n’était truqué
fairness-fair-why =
    { $draws ->
        [0] Rien n’a été laissé au hasard dans cette partie.
        [one] Cette page a refait le tirage et obtenu le même résultat.
       *[other] Cette page a refait les { $draws } tirages et obtenu les mêmes résultats.
    }
fairness-doubt = Aucun signe de triche
fairness-wrong-secret = Ce n’est pas le secret promis
fairness-wrong-match = Cette partie est incohérente
fairness-wrong-rounds =
    { $count ->
        [one] La manche { $rounds } est incohérente
       *[other] Les manches { $rounds } sont incohérentes
    }
fairness-others-match = Les autres manches sont en ordre.
fairness-unchecked = Impossible de vérifier cette partie
    .why = Cette page n’a pas vu toute la partie.
fairness-again = Vérifier encore
fairness-how = Pour vérifier chaque tirage et chaque coup, enregistre la partie et lance « morpho verify FICHIER » sur un ordinateur de confiance.
fairness-save-match = Enregistrer la partie dans un fichier
fairness-saved-in-part = Le serveur n’a pas envoyé les coups. Le fichier montre que rien n’était truqué, pas que les règles ont été respectées. Enregistre-le de nouveau plus tard.

## Ce que la vérification a trouvé

fairness-finding-called_again = Les parts ont été demandées plusieurs fois, trop tard, ou autrement que cette page ne l’a vu.
fairness-finding-commitment_unseen = Cette page n’a pas vu ce que le serveur avait promis avant la partie.
fairness-finding-contradiction = Le serveur a envoyé deux fois à cette page le même passage de la partie, avec des différences. Cela arrive quand on le restaure d’une sauvegarde.
fairness-finding-draw_wrong = Le secret et les parts donnent autre chose.
fairness-finding-earlier_match_unproved = La partie précédente n’a pas pu être vérifiée. Un fichier enregistré contient les deux.
fairness-finding-earlier_match_wrong = La partie précédente est incohérente. Un fichier enregistré contient les deux.
fairness-finding-no_share = Personne n’a donné de part : le serveur a décidé seul.
fairness-finding-options_chosen = L’hôte a changé les options entre deux manches. Il en a le droit, et tout le monde l’a vu.
fairness-finding-options_changed = Des options ont changé après l’appel des parts.
fairness-finding-own_share_late = Selon le serveur, la part que cette page a préparée pour { $name } est arrivée trop tard.
fairness-finding-own_share_unknown = Aucune part de cette page n’est dans la partie, alors que { $name } a joué.
fairness-finding-own_share_unused = La partie a été tirée sans la part que cette page a donnée pour { $name }.
fairness-finding-promised_again = Le serveur a promis un autre secret alors qu’il pouvait connaître les parts.
fairness-finding-rounds_miscounted = Il manque des manches, elles ont été comptées autrement, ou l’on a joué en dehors d’elles.
fairness-finding-seats_changed = Les places ont changé après les engagements, ou quelqu’un qui a donné une part n’en a pas.
fairness-finding-secret_not_promised = Le serveur avait promis un autre secret avant la partie. Rien de ce qui suit n’est digne de confiance.
fairness-finding-secret_used_again = Le secret est celui d’une partie précédente : les parts pouvaient être connues.
fairness-finding-seen_otherwise = Ce qui a été montré en jeu n’est pas ce qui a été tiré.
fairness-finding-share_dropped = La part { DE($name) } a été omise.
fairness-finding-share_late = La part { DE($name) } est arrivée sans engagement, ou elle est dite absente alors qu’elle a été montrée.
fairness-finding-share_left_open = Sous le nom de { $name }, ce navigateur a donné une part pour une partie d’ici dont il n’a pas vu la fin. Cette donne a pu être jetée.
fairness-finding-share_of_other_device = Le serveur dit qu’un autre appareil a donné la part { DE($name) }. Était-ce le tien ?
fairness-finding-share_replaced = La part { DE($name) } n’est pas celle qui était annoncée.
fairness-finding-share_unrevealed = La part { DE($name) } était annoncée, mais n’a pas été révélée. Un téléphone a peut-être décroché ; ou elle n’a pas plu à quelqu’un.
fairness-finding-unseen =
    { $updates ->
        [one] Cette page n’a reçu un message qu’une fois la partie finie.
       *[other] Cette page n’a reçu { $updates } messages qu’une fois la partie finie.
    }

## D’où vient le hasard, en trois étapes

fairness-promise = Une promesse
    .why = Avant la partie, le serveur scelle un secret et montre le sceau. Il ne peut plus en changer.
fairness-shares = Une part de chacun
    .why = Chaque page ajoute un nombre que personne d’autre ne connaît : d’abord scellé, puis montré, avant tout tirage.
fairness-gave = Parts : { $names }.
fairness-gave-none = Sans part : { $names }.
fairness-kept-back = Part non révélée : { $names }.
fairness-bots-give-none = Les bots n’en donnent pas : { $names }.
fairness-secret = Le secret
    .why = Après la partie, on ouvre le sceau. Le secret et les parts donnent ensemble tout ce qui a été tiré.
fairness-shown = Sceau, secret et parts
fairness-commitment = Le sceau : le SHA-256 du secret, montré avant la partie
fairness-share-of = La part { DE($name) }

## Chaque manche

fairness-by-round = Manche par manche
fairness-state-good = concorde
fairness-state-bad = incohérente
fairness-state-open = non confirmée

## Ce que cela prouve

fairness-proves = Ce que cela prouve
fairness-proved-secret = Le secret était fixé avant qu’aucune part ne soit connue.
fairness-proved-draws = Personne n’a pu choisir ce qui a été tiré, tant qu’une seule part était honnête.
fairness-proved-rolls = Ce que cette page a vu est ce qui a été tiré.

## Ce que cela ne prouve pas

fairness-proves-not = Ce que cela ne prouve pas
fairness-not-proved-operator = Que la personne qui gère le serveur n’a pas regardé, ni joué en conséquence : elle peut lire sa base de données.
fairness-not-proved-deal = Qu’aucune partie n’a été interrompue, ni aucune option changée entre deux manches, pour un meilleur tirage. Mais cela, tout le monde le voit.
fairness-not-proved-friend = Que personne n’a dit à un ami ce qu’il avait en main.
fairness-not-proved-code = Que le code de cette page est honnête : il vient de la même personne. Pour en être sûr, vérifie ailleurs le fichier enregistré.

## Problèmes

puzzles-none = Ce jeu n’a pas de problèmes.
puzzles-title = Problèmes · { $game }
puzzles-solved-of =
    { $solved ->
        [one] { $solved } sur { $all } résolu
       *[other] { $solved } sur { $all } résolus
    }
# How hard a puzzle is.
puzzles-easy = Facile
puzzles-tricky = Corsé
puzzles-hard = Difficile
puzzles-solved-before = résolu
puzzles-kept-here = Ce que tu as résolu n’est gardé que dans ce navigateur.
puzzles-number-of = { $number }/{ $all }
puzzles-in-words =
    { $turns ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $turns }
    }
puzzles-goal =
    { $turns ->
        [1] Gagne à ce tour
       *[other] Gagne en { puzzles-in-words } tours
    }
puzzles-task = { puzzles-goal }.
puzzles-turn-of = Tour { $turn } sur { $turns }.
puzzles-solved =
    { $turns ->
        [one] Résolu en { puzzles-in-words } tour.
       *[other] Résolu en { puzzles-in-words } tours.
    }
puzzles-shown = Voilà. Essaie le suivant sans aide.
puzzles-failed =
    { $turns ->
        [1] Ce coup ne gagne pas.
       *[other] Tu ne peux plus gagner en { puzzles-in-words } tours.
    }
# One of these is said after it. $name: the other player, who has won by answering, or can.
puzzles-lost = { $name } était à un tour de la victoire, et gagne avant toi.
puzzles-stopped = { $name } peut encore t’arrêter.
# How often a choice wins, where chance decides what follows; $yours and $best are such odds, or in per cent.
puzzles-odds = { $part } sur { $all }
puzzles-odds-worse = Ton choix : { $yours }. Le meilleur : { $best }.
puzzles-odds-best = Rien ne gagne plus souvent : { $best }.
puzzles-show-first = Montrer le premier coup
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-refused-no_such_puzzle = Ce problème n’existe pas.
puzzles-refused-not_in_puzzle = Ce coup n’est pas possible dans un problème.
puzzles-refused-puzzle_over = Cet essai est terminé.

## Une partie en une phrase

evening-one = Une manche a suffi.
evening-whole = { $you ->
        [true] Tu as mené
       *[false] { $name } a mené
    } du début à la fin.
evening-turned = { $you ->
        [true] Tu as pris la tête à la manche { $round } et tu l’as gardée.
       *[false] { $name } a pris la tête à la manche { $round } et l’a gardée.
    }
evening-level = À égalité jusqu’à la dernière manche. Et là, { $you ->
        [true] tu l’as emporté.
       *[false] { $name } l’a emporté.
    }
evening-stolen = { $reader ->
        [rival] Tu as mené
       *[other] { $rival } a mené
    } pendant { evening-rounds }{ $short ->
        [true] , à un point de la victoire
       *[false] {""}
    }. Mais { $reader ->
        [winner] tu l’as emporté
       *[other] { $name } l’a emporté
    } à la dernière.
evening-rounds =
    { $rounds ->
        [1] une manche
        [2] deux manches
        [3] trois manches
        [4] quatre manches
        [5] cinq manches
        [6] six manches
        [7] sept manches
        [8] huit manches
        [9] neuf manches
        [10] dix manches
       *[other] { $rounds } manches
    }

## Une autre partie

match-im-in = Encore une ? Compte sur moi
match-you-are-in = On compte sur toi
match-still-reading = Encore en train de lire : { $names }
match-deal-without-waiting = Jouer sans attendre

## La fin d’une partie d’une seule manche

match-stamp-resigned = Abandon
match-stamp-turn_limit = Plus de tours
match-stamp-drawn = Égalité
match-as-it-lies = La table à la fin
match-next-begins = { $you ->
    [true] La prochaine fois, tu commences.
   *[false] La prochaine fois, { $name } commence.
}
match-another-game = Un autre jeu

refused-delayed = Tu vois cette table en différé : pas de pari, et on ne regarde pas ensemble.
