# Ce que dit chaque table, dans tous les jeux.
#
# Players are addressed as friends (“tu”), identities are masculine words for every holder.

## Partout

table-loading = Un instant…
table-reload = Recharger
table-try-again = Réessayer
table-close = Fermer
table-home = Accueil
table-back = Retour
table-menu = Menu
table-rules = Règles
table-settings = Réglages
table-sound = Son
table-devices = Jouer sur un autre appareil
table-screens = Montrer sur un grand écran
table-cancel = Annuler
table-leave = Quitter
table-match-begun = La partie a commencé.
table-to-table = Aller à la table
table-yes = Oui
table-no = Non
table-bot = bot
table-program = programme
table-seat = Place { $letter }

## La connexion

table-still-trying = Le serveur est peut-être injoignable. Cette page continue d’essayer.
table-connecting = Connexion…
table-reconnecting = Reconnexion…
table-reconnecting-hint = Ce que tu vois n’est peut-être plus à jour.
table-connected-again = De nouveau en ligne.
table-outdated = Cette page n’est plus à jour.

## Hors d’atteinte

table-offline = Tu es hors ligne.
table-out-of-reach = Le serveur est injoignable.
table-comes-back = Cette page se reconnectera dès que possible.
# On the offline page, above the rules and lessons that open without the server.
table-kept-here = Disponible sans connexion
table-lesson = Leçon

## Pourquoi une page s’arrête

stops-crashed = Un problème est survenu sur cette page. La partie continue : recharge la page.
stops-faulty = Un problème est survenu sur cette page. Si elle se comporte mal, recharge-la.
stops-played-elsewhere = Tu as ouvert cette table sur trop d’autres pages. La partie continue là-bas.
stops-play-here = Continuer plutôt ici

## Signes entre les textes

comma = {", "}
full-stop = { $text }.

## En jeu

table-your-part = Tes coups
table-waiting = On attend
table-waiting-for = On attend { $names }
table-round-over = Manche finie
table-view = Ce que montre le serveur

## Attirer l’attention

table-wanted-turn = À toi
table-wanted-reaction = À toi de réagir
match-notice = Ta table t’attend.

## Le journal

match-all-moves = Tous tes coups possibles
match-what-happened = Ce qui s’est passé
match-earlier = Plus tôt
match-say-something = Dire quelque chose
match-send = Envoyer
match-show-only = Montrer
match-filter-all = Tout
match-filter-round = Cette manche
match-filter-yours = Pour toi seulement
match-filter-moves = Coups
match-filter-chat = Discussion
match-erase-line = Effacer
match-erase-line-sure = Effacer cette ligne pour tout le monde et pour de bon ?

## Le fil et la discussion

table-nothing-yet = Rien encore.
table-turn = { $number ->
    [0] {""}
   *[other] Tour { $number } ·{" "}
}{ $who }{ $again ->
    [true] {" "}rejoue
   *[false] {""}
}
table-turn-of = { table-turn-short } { $number }{ $limit ->
    [0] {""}
   *[other] {" "}sur { $limit }
}
table-turn-short = Tour
table-only-you = visible pour toi seulement
table-whispered = { $text }. Visible pour toi seulement.
table-unread =
    { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
table-react = Réagir
table-reaction-agree = D’accord
table-reaction-laugh = Rit
table-reaction-surprise = S’étonne
table-reaction-doubt = N’y croit pas
table-reaction-sly = Sourit en coin
table-reaction-love = Adore

## Ce qui s’est passé à la table

table-event-player_joined = { $player } arrive
table-event-bot_joined = { $player } arrive : c’est un bot
table-event-program_noted = { $player } est un programme
table-event-entry_requested = { $name } demande à entrer
table-event-entry_request_withdrawn = { $player } ne demande plus à entrer
table-event-player_left = { $player } s’en va
table-event-player_erased = Quelqu’un s’est fait effacer et s’appelle désormais { $player }
table-event-player_removed =
    { $house ->
        [true] Le responsable du serveur exclut { $player }
       *[false] L’hôte exclut { $player }
    }
table-event-invitation_renewed = La table a un nouveau nom
table-event-sat = { $player } s’assied
table-event-stood = { $player } se lève
table-event-seat_requested = { $player } demande une place
table-event-seat_request_withdrawn = { $player } ne demande plus de place
table-event-renamed = { $player } s’appelle maintenant { $name }
table-event-host_changed = { $player } est maintenant l’hôte
table-event-said = { $player } : { $said }
table-event-mute_set =
    { $muted ->
        [true]
            { $house ->
                [true] Le responsable du serveur coupe la parole à { $player }
               *[false] L’hôte coupe la parole à { $player }
            }
       *[false] { $player } peut de nouveau parler
    }
table-event-chat_cleared = L’hôte a effacé la discussion
table-event-line_erased = L’hôte a effacé quelque chose que { $player } avait dit
table-event-shares_revealed = Tirage sans la part { DE($names) }
table-event-match_started = La partie commence
table-event-match_played_on = C’est la suite de la partie { $match }, manche { $round }
table-event-match_ended =
    { $count ->
        [0]
            { $draw ->
                [true] La partie est finie : égalité
               *[false]
                    { $house ->
                        [true] Le responsable du serveur met fin à la partie
                       *[false] La partie est finie
                    }
            }
        [one] La partie est finie : { $winners } gagne
       *[other] La partie est finie : { $winners } partagent la victoire
    }
table-event-season_begun = Une nouvelle saison commence
table-event-evening_planned = L’hôte a prévu une soirée
table-event-evening_answered =
    { $answer ->
        [yes] { $player } vient à la soirée
        [maybe] { $player } viendra peut-être à la soirée
       *[no] { $player } ne peut pas venir à la soirée
    }
table-event-evening_over = La soirée est finie
table-event-evening_cancelled = L’hôte a annulé la soirée
table-event-options_set = L’hôte a changé les options
table-event-seat_options_set = { $seat } a changé ses options
table-event-game_chosen = L’hôte a choisi un autre jeu
table-event-pause_wished =
    { $wish ->
        [true] { $player } voudrait une pause
       *[false] { $player } peut reprendre
    }
table-event-paused =
    { $agreed ->
        [true] D’un commun accord, la table est en pause
       *[false] { $player } a mis la table en pause
    }
table-event-resumed =
    { $agreed ->
        [true] D’un commun accord, on reprend
       *[false] { $player } relance la partie
    }
table-event-time_given_back = Le serveur était en panne ; tu récupères ton temps
table-event-time_ran_out = Temps écoulé pour { $seat }
table-event-player_away = { $player } n’est plus là
table-event-player_back = { $player } est de retour
table-event-stand_in_began = Un remplaçant joue pour { $seat }
table-event-stand_in_ended = Le remplaçant { DE($seat) } s’arrête
table-event-seat_offered = L’hôte propose la place { DE($seat) }
table-event-offer_withdrawn = La place { DE($seat) } n’est plus proposée
table-event-screen_added = Un grand écran montre la table
table-event-screen_ended = Un grand écran a été éteint
table-event-seat_given =
    { $empty ->
        [true] { $player } prend la place vide
       *[false] { $player } prend la suite { DE($gone) }
    }

## Ce qui se dit d’un geste, dans tous les jeux

phrases-quick-chat = Messages rapides
phrases-about = Qui ?
phrases-which = Lequel ?
phrase-well_played = Bien joué !
phrase-thanks = Merci, { $who } !
phrase-sorry = Pardon, { $who }.
phrase-hurry = Dépêchez-vous !
phrase-one_moment = Un instant…

## Éliminé d’une manche

match-you-are-out = Tu es éliminé de cette manche.
match-out-sees-no-more = Tu vois ce que tout le monde voit, et ce que tu avais déjà vu.
match-out-sees-all = Tu vois toutes les cartes.
match-only-out-hear = Seuls les joueurs éliminés t’entendent jusqu’à la fin de la manche.
match-bet = Parier sur qui marque
match-bet-question = Qui va marquer ? Un pari ne se change pas.
match-your-bet = Tu as parié sur { $name }.
match-bet-was =
    { $right ->
        [true] { $who } a parié sur { $on } : gagné.
       *[false] { $who } a parié sur { $on } : perdu.
    }

## Le temps

match-time-left = Encore { $time }
match-time-left-and-bank = Encore { $time } + { $bank }
match-bank-left = Réserve : { $time }
match-timeout-move = À zéro : { $move }
match-time-up = Temps écoulé
match-time-short =
    { $seconds ->
        [one] Vite : encore { $seconds } seconde.
       *[other] Vite : encore { $seconds } secondes.
    }

## Les pauses

match-pause = Pause
match-resume = Reprendre
match-wish-pause = Je voudrais une pause
match-wish-to-go-on = On peut reprendre
match-agreed-of = { $agreed } sur { $of }
match-paused-by = { $name } a mis la table en pause
match-paused-by-all = D’un commun accord, la table est en pause
match-paused-hint = Personne ne peut jouer, et le temps est arrêté.
match-pause-wished-by =
    { $count ->
        [one] { $names } voudrait une pause
       *[other] { $names } voudraient une pause
    }

## Entre les manches

match-end-match = Arrêter la partie
match-end-match-sure = Arrêter la partie maintenant, pour tout le monde ?
match-next-round = Manche suivante
match-next-round-with = Options
match-host-goes-on = En attente : { $name } doit appuyer sur « Manche suivante ».

## La fin d’une partie

match-match-over = Partie finie
match-wins =
    { $count ->
        [0] Égalité
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
match-you-win = Tu gagnes
match-podium = Voir le résultat
match-match-begins = La partie va commencer.
match-arrange = Places, bots…
match-back-to-seats = Changer de place
match-share-result = Partager le résultat
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-moments = Il fallait être là
match-round-by-round = Manche par manche
match-last-round = Dernière manche
match-people-settings = Joueurs, réglages
match-save-report = Tes parties, signaler un problème
match-how-it-went = Le déroulement

## Les coups joués en l’absence de quelqu’un

match-missed =
    { $count ->
        [one] Tu as manqué { $count } coup
       *[other] Tu as manqué { $count } coups
    }
match-show-missed = Montrer
match-show-missed-all = Montrer ce que tu as manqué
match-missed-before = Coup précédent
match-missed-next = Coup suivant
match-missed-close = Retour au présent
match-missed-step = { $at } sur { $count }
match-stand-in-over = Un remplaçant a joué pour toi en ton absence. La place est de nouveau à toi.

## Celles et ceux qui demandent une place

match-seat-asked-by =
    { $count ->
        [one] { $names } demande une place
       *[other] { $names } demandent une place
    }
match-let-in = Laisser entrer { $name }
match-ask-no-longer = Laisser ma place

## Quitter

match-leave-match-sure = Quitter en pleine partie ? Tu perdras ta place.
match-leave-sure = Quitter cette table ?

## À quoi servent les touches

match-keys = Touches
match-key-tab = à la zone suivante : de la question aux réponses, puis à la table
match-key-arrows = à la réponse suivante, ou autour de la table d’une cible possible à l’autre
match-space-bar = Espace
match-key-enter = choisir
match-key-esc = revenir une étape en arrière, ou fermer ce qui est ouvert
match-single-keys = Raccourcis d’une seule touche
    .hint = Désactive-les si tu dictes, ou s’ils te gênent.
match-key-digits = choisir une réponse, comptée depuis la première
match-key-q = à la question, à l’issue de la manche ou de la partie
match-key-t = aux cibles possibles sur la table
match-key-i = à propos de ce qui est choisi
match-key-l = ce qui s’est passé
match-key-c = dire quelque chose
match-key-m = menu
match-key-p = pause
match-key-r = règles
match-key-help = ces touches

## Plusieurs jeux de plateau

board-you = Tu
board-answers = Réponses
board-choose-among = Tu peux choisir : { $answers }.
board-resign = Abandonner
    .note = { $others ->
            [0] Tu perds aussitôt.
            [1] { $name } gagne aussitôt.
           *[other] Tu ne peux plus gagner. Les autres continuent.
        }
board-resign-sure = Abandonner cette partie ?
board-standing-you = toi
board-standing-bot = un bot
board-standing-program = un programme
board-standing-turn = doit jouer
board-standing-stand-in = un remplaçant joue
board-standing-away = n’est pas là
board-over = La partie est finie
board-turn = Au tour { DE($name) }
board-watching = Tu regardes.
board-players = Joueurs
board-your-hand = Ta main
board-wins = { $name } gagne
board-gave-up = { $you ->
    [true] Tu as abandonné.
   *[false] { $name } a abandonné.
}
board-gives-up = { $you ->
    [true] <strong>{ board-you }</strong> abandonnes
   *[false] { $who } abandonne
}
board-begins = { $first_by ->
    [chance] { $who } commence, par tirage au sort
    [host] { $who } commence, au choix de l’hôte
   *[turn] { $who } commence cette fois
}
board-who-begins = Qui commence
board-by-chance = Tiré au sort
board-first-drawn = { board-who-begins } : { $name }

## Règles

rules-title = Comment jouer
rules-contents = Sommaire

## Jouer à partir d’un moment d’une manche passée

playon-play-on = Jouer d’ici
playon-what = Continue d’ici à une nouvelle table. Tu prends une place, des bots prennent les autres. Tes amis peuvent venir par son lien. La partie ne comptera dans aucune statistique.
playon-seat = Ta place
playon-begin = Jouer
playon-from = Suite de la partie { $match }, manche { $round }
playon-does-not-count = Elle ne compte dans aucune statistique.
playon-not-checked = Les cartes ou les dés de cette manche ont été tirés pour une autre partie : ils ne sont pas vérifiés ici.
playon-refused-no_such_seat = Personne n’a joué à cette place.
playon-refused-no_such_step = Cette manche n’a pas ce moment.
playon-refused-no_such_strength = Ce jeu n’a pas de bots de ce niveau.
playon-refused-not_now = Personne n’a de décision à prendre à ce moment.

## Montrer une manche à d’autres, et la revoir ensemble

sharing-share = Partager
sharing-for-the-table = Pour ceux qui sont à la table :
sharing-for-others = Pour n’importe qui : le lien montre toutes les cartes et les noms, mais pas la discussion, et ne mène pas à la table. Tu peux le désactiver.
sharing-only-seated = Assieds-toi à la table pour créer un lien destiné à d’autres.
sharing-make-round = Créer un lien vers cette manche
sharing-make-match = Créer un lien vers toute la partie
sharing-send-again-round = Partager le lien vers cette manche
sharing-send-again-match = Partager le lien vers la partie
sharing-elsewhere = Tu as créé un lien sur un autre appareil. Un nouveau le remplacera.
sharing-withdraw = Désactiver le lien
sharing-together = Avec ceux de la table qui revoient aussi cette manche :
sharing-watch-together = Regarder ensemble (tu pilotes)
sharing-take-the-lead = Piloter à mon tour
sharing-you-lead =
    { $followers ->
        [0] Tu pilotes. Personne ne te suit encore.
        [one] Tu pilotes. { $followers } personne voit ce que tu vois.
       *[other] Tu pilotes. { $followers } personnes voient ce que tu vois.
    }
sharing-stop-leading = Arrêter
sharing-leads =
    { $others ->
        [0] { $name } pilote.
        [one] { $name } pilote pour toi et { $others } autre.
       *[other] { $name } pilote pour toi et { $others } autres.
    }
sharing-look-around = Regarder ailleurs
sharing-on-your-own = { $name } pilote ; toi, tu te promènes.
sharing-follow = Suivre
sharing-rounds = Manche
sharing-refused-no_such_link = Ce lien a été désactivé, ou sa table n’existe plus.
sharing-refused-no_such_round = Cette manche n’a jamais eu lieu.
sharing-refused-not_seated = Seuls ceux qui ont une place à la table peuvent créer un lien.

## Une place proposée par un lien

passes-invite-into = Inviter quelqu’un à cette place
passes-seat-link = L’invitation à la place { DE($name) }
passes-scan-seat = Scanne-le avec un téléphone pour prendre la place.
passes-link-for = Il marche une fois, pour une personne, jusqu’à { $until }.
passes-offered-until = Cette place est proposée jusqu’à { $until }. Le lien ne s’affiche que sur la page qui l’a créé.
passes-new-link = Créer un nouveau lien
passes-take-back = Désactiver l’invitation

## Les autres appareils d’un joueur

passes-devices-hint = Garde cette table ouverte sur ton téléphone et ton ordinateur à la fois, ou passe de l’un à l’autre. L’autre appareil reçoit une copie de tes parties et de tes statistiques.
passes-make-link = Créer un lien vers un autre appareil
passes-device-link = Le lien vers ton autre appareil
passes-scan-device = Scanne-le avec ton autre appareil.
passes-keep-to-yourself = Garde-le pour toi : qui l’ouvre joue à ta place.
passes-only-here = Seulement sur cet appareil
passes-only-here-sure = Arrêter de jouer sur tous tes autres appareils ?
passes-only-here-now = Tu ne joues plus que sur cet appareil.
passes-too-old = Ce lien a expiré.

## Ce qu’ouvre un lien vers une place ou un autre appareil

passes-play-as = Jouer en tant que { $name }
    .hint = Avec ce lien, tu peux aussi jouer en tant que { $name } sur cet appareil. L’autre continue comme avant. Ne l’utilise que si tu l’as créé toi-même.
passes-play-here-as = Jouer ici en tant que { $name }
passes-seat-of = La place { DE($name) }
    .hint = L’hôte t’invite à reprendre cette place, avec tout ce qu’elle a, tout ce qu’elle a vu et ses points.
passes-not-now = Aller à la table sans ce lien
passes-to-table = Aller à la table
passes-refused-no_such_pass = Ce lien ne marche plus : il a été utilisé, désactivé, ou il a expiré.
    .hint = Un lien ne sert qu’une fois. Si tu joues déjà à cette table sur un autre appareil, choisis-y « Jouer sur un autre appareil » dans le menu pour venir ici aussi. Si l’hôte t’invite, demande-lui un nouveau lien.
passes-refused-seat_given_away = Pendant ton absence, l’hôte a donné ta place à quelqu’un d’autre.
    .hint = Tu peux revenir sous ton nom : pour regarder, si l’hôte le permet, et pour jouer dès la prochaine manche s’il y a une place.
passes-refused-device_dropped = Tu ne joues plus que sur un autre de tes appareils.
    .hint = Pour continuer ici, choisis là-bas « Jouer sur un autre appareil », et ouvre le lien avec celui-ci.
passes-refused-not_offered = Cette place n’est plus proposée.
passes-refused-seat_held = La personne qui occupe cette place est à la table.
passes-refused-too_many_devices = Tu es à cette table sur trop d’appareils. Choisis d’abord « Seulement sur cet appareil » sur l’un d’eux.

## Pourquoi quelque chose est refusé, par code

refused = Le serveur a refusé cela.
refused-no_such_table = Cette table n’existe pas. Vérifie son nom, ou demande le lien.
refused-no_such_game = Ce serveur n’a pas ce jeu.
refused-not_found = Le serveur ne comprend pas cette demande. Recharge la page.
refused-method_not_allowed = Le serveur ne comprend pas cette demande. Recharge la page.
refused-internal_error = Un problème est survenu sur le serveur. Réessaie.
refused-no_such_player = Tu n’es plus à cette table.
refused-not_signed_in = Ce navigateur n’est pas encore connu ici. Entre un nom et rejoins la table.
refused-not_your_player = Ce joueur appartient à un autre navigateur.
refused-not_host = Seul l’hôte peut faire cela.
refused-not_seated = Tu n’as pas de place.
refused-not_your_turn = Ce n’est pas ton tour.
refused-game_over = La partie est finie.
refused-not_now = Ce n’est pas possible maintenant.
refused-paused = La table est en pause.
refused-stale = Quelque chose a changé. Regarde bien, puis choisis à nouveau.
refused-table_full = Toutes les places sont prises.
refused-table_locked = L’hôte a fermé cette table.
refused-not_admitted = L’hôte ne t’a pas encore laissé entrer.
refused-seat_taken = Quelqu’un est déjà assis là.
refused-no_such_seat = Cette place n’existe pas.
refused-no_such_screen = Cet écran a été éteint.
refused-screen_ended = L’hôte a éteint cet écran.
refused-too_many_screens = Quatre écrans montrent déjà cette table. Éteins-en un d’abord.
refused-only_shows = Cette page ne fait que montrer la table.
refused-no_such_phrase = Cette phrase n’existe pas dans ce jeu.
refused-no_such_season = Cette saison n’a jamais eu lieu à cette table.
refused-muted = Tu n’as plus la parole à cette table.
refused-token_taken = Ce lien existe déjà. Crées-en un nouveau.
refused-name_taken = Quelqu’un porte déjà ce nom à cette table.
refused-bad_name = Un nom compte de 1 à 20 caractères, tous visibles.
refused-bad_options = Ces options ne vont pas ensemble.
refused-too_few_players = Il n’y a pas assez de joueurs.
refused-too_many_players = Il y a trop de joueurs.
refused-no_spectators = L’hôte n’accepte pas de spectateurs.
refused-round_in_progress = Une manche est en cours, sans spectateurs. Rejoins la table quand elle sera finie.
refused-match_goes_on = La partie n’est pas encore finie.
refused-held_another_seat = Personne ne peut avoir deux places dans une même manche. Ce sera possible à la prochaine.
refused-sees_all_cards = Tu as vu toutes les cartes. Attends la fin de la manche.
refused-removed = Tu n’as plus accès à cette table.
refused-banned = Le responsable du serveur t’a banni.
refused-unreadable_move = Le serveur n’a pas compris ce coup.
refused-illegal_move = Ce coup n’est pas possible maintenant.
refused-malformed = Le serveur n’a pas compris cette page.
refused-invalid = Le serveur n’a pas accepté cela.
refused-too_large = C’est trop long.
refused-wrong_share = Ce n’est pas la part annoncée.
refused-overloaded = Le serveur est surchargé. Réessaie dans un instant.
refused-quota_reached = C’est plus que ce serveur ne permet à une personne.
refused-rate_limited = Tu vas trop vite. Réessaie dans un instant.
refused-too_slow = Cette page n’arrivait plus à suivre. Elle va se reconnecter.
refused-replaced = Tu as ouvert cette table sur trop d’autres pages.
refused-foreign_origin = Cette page appartient à un autre site. Ouvre l’adresse du serveur lui-même.
refused-host_hidden = Le serveur prend cette page pour celle d’un autre site : le proxy devant lui ne transmet pas l’en-tête Host. Préviens la personne qui gère le serveur.
refused-scheme_hidden = Le serveur ignore que cette page a été chargée en https : le proxy devant lui n’envoie pas X-Forwarded-Proto. Préviens la personne qui gère le serveur.
refused-sockets_blocked = Ce réseau bloque les connexions en temps réel (WebSocket) : la partie est un peu plus lente, et « Regarder ensemble » ne fonctionne pas.
refused-cookies_blocked = Ce navigateur ne garde aucun cookie de ce site : le serveur ne peut pas te reconnaître. Autorise les cookies ici, puis réessaie.
refused-network_sign_in = Ce réseau te demande d’abord de t’identifier. Ouvre n’importe quelle autre page pour le faire, puis réessaie.
refused-bad_gateway = Le serveur ne tourne pas pour le moment : seul le proxy devant lui répond. Réessaie dans un instant.
refused-wrong_proxy = Quelque chose entre cette page et le serveur a bloqué cette demande : un filtre de ce réseau ou un proxy, par exemple.
refused-unknown_host = Le serveur a une autre adresse.
refused-unsupported_version = Cette page et le serveur ne vont pas ensemble. Recharge-la.
refused-maintenance = Maintenance à venir : ni nouvelle table ni nouvelle manche pour l’instant.
refused-opening_closed = Tu ne peux pas ouvrir de table ici pour l’instant. Rejoins-en une par son lien ou son nom.
refused-wrong_password = Ce n’est pas le mot de passe de ce serveur.
refused-restarting = Le serveur redémarre. Réessaie dans un instant.
refused-log_full = Le disque du serveur est plein : impossible d’enregistrer cela. Préviens la personne qui gère le serveur.
refused-history_changed = Le serveur a dû revenir un peu en arrière. Les derniers coups sont peut-être perdus : vérifie la table.
refused-log_locked = Un autre programme bloque la base de données du serveur. Réessaie dans un instant.
refused-log_unavailable = Le serveur n’a pas pu enregistrer cela. Réessaie.
refused-unstorable = Le serveur ne peut pas enregistrer cela.
refused-table_gone = Cette table n’existe plus : elle a été supprimée du serveur.
refused-table_unreadable = Le serveur n’arrive pas à lire ses données sur cette table. Préviens la personne qui gère le serveur.
refused-unreachable = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
refused-unreadable = Ce n’est pas le serveur qui a répondu. Si ce réseau demande de s’identifier, fais-le, puis réessaie.
refused-tunnel_ended = Le tunnel s’est arrêté : de l’extérieur, plus personne ne peut entrer. Les liens mènent de nouveau à l’adresse du serveur lui-même.
refused-tunnel_gone = Le tunnel qui mène ici ne répond pas. S’il s’est arrêté, demande un nouveau lien.

## Ce qui est remis à plus tard, et renvoyé tout seul

refused-again-rate_limited = Tu vas trop vite. Ce sera renvoyé dans un instant.
refused-again-log_full = Le disque du serveur est plein. Ce sera renvoyé jusqu’à ce qu’il y ait de la place.
refused-again-log_locked = Un autre programme bloque la base de données du serveur. Ce sera renvoyé dans un instant.
refused-again-log_unavailable = Le serveur n’a pas pu enregistrer cela. Ce sera renvoyé dans un instant.
refused-again-overloaded = Le serveur est surchargé. Ce sera renvoyé dans un instant.
