# Ce qui se dit avant une partie et autour d’elle : page d’accueil, invitations, table qui attend, réglages.

## Page d’accueil

lobby-no-such-page = Il n’y a pas de page à cette adresse. Voici la page d’accueil.
lobby-your-matches = Tes parties
lobby-open-record = Ouvrir une manche enregistrée
lobby-privacy = Tes données
lobby-install = Installer l’appli
lobby-your-name = Ton nom à la table
lobby-name-missing = Entre d’abord ton nom.
lobby-with-friends = Jouer entre amis
    .hint = tu as un lien à envoyer
lobby-try-alone = Essayer en solo
    .hint = { $count ->
        [0] rien que toi
        [one] contre un bot
       *[other] contre des bots
    }
lobby-password = Mot de passe de ce serveur
    .hint = Il le faut pour ouvrir une table. Pour en rejoindre une, son lien suffit.
lobby-unlock = Déverrouiller
lobby-invited-to-open = Tu as été invité à ouvrir des tables sur ce serveur.
lobby-accept = Accepter
lobby-refused-no_such_link = Cette invitation a déjà servi, ou elle a expiré. Demandes-en une autre.
lobby-who-are-you = Comment t’appellent tes amis ?
lobby-no-account = sans compte
lobby-takes = { $minutes } minutes
lobby-other-games = Les autres jeux
# What a game is, in a line.
lobby-line-morpho = Quelqu’un à cette table n’est pas celui qu’il prétend.
lobby-line-morphos = Relie tes deux bords avant que tes pierres changent de camp.
lobby-line-morph = Ton deck, c’est ta vie. Dépense-la bien.
lobby-line-morphatrons = Des robots qui deviennent camions et rasent des villes.
lobby-line-morpyam = Cinq dés, trente-six cases, et la ligne qui porte chance.
lobby-make-table = Ouvrir une table
lobby-players =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
lobby-players-range = { $least } à { $most } joueurs
lobby-table-name = Tu as le nom d’une table ?
lobby-no-code = Aucune table ne s’appelle comme ça. Vérifie chaque mot, ou prends le lien.
lobby-join = Rejoindre
lobby-credits = Emblèmes : Game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0. Polices : League Gothic et Cabin, SIL OFL.

## Page d’accueil : tables pas encore terminées

lobby-your-tables = Tes tables
lobby-come-back = Reprendre
# In place of that: whose turn it is at a table.
lobby-turn-of = À { $name }
# A table in short: what is played with whom.
lobby-game-with = { $game } avec { $company }
lobby-older-tables =
    { $count ->
        [one] { $count } table plus ancienne
       *[other] { $count } tables plus anciennes
    }
lobby-forget = Quitter
lobby-forget-sure = Quitter { $name } pour de bon ?
lobby-forget-older = Les quitter toutes
lobby-forget-older-sure =
    { $count ->
        [one] Quitter { $count } table pour de bon ?
       *[other] Quitter { $count } tables pour de bon ?
    }
lobby-some-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-phase =
    { $phase ->
        [waiting] on attend des joueurs
        [playing] manche en cours
        [between] entre deux manches
        [over] partie finie
       *[other] { $phase }
    }
lobby-table-with = { $name }, avec { $company } · { lobby-phase }
lobby-table-alone = { $name }, sans personne d’autre pour l’instant · { lobby-phase }

## Page d’accueil : une partie tout de suite, contre des bots

lobby-nameless = Joueur

## Bots

lobby-bots = Bots
lobby-bot-of = bot · { $strength }
lobby-strength = Niveau des bots
lobby-one-bot-less = Retirer un bot
lobby-one-bot-more = Ajouter un bot
lobby-bots-for-seats = Des bots pour les places libres
bot-random = Au hasard
    .hint = N’importe quel coup permis.
lobby-take-away = Retirer
lobby-bots-stay = Les bots restent jusqu’à la fin de la partie. Un ami qui s’assoit prend la place de l’un d’eux.
lobby-in-place-of-bot = Tu prends la suite d’un bot, avec ses points.
bot-refused-no_such_strength = Ce jeu n’a pas de bot de ce niveau.
bot-refused-not_for_bots = Un bot ne peut pas faire cela.

## La première partie guidée

lobby-learn = Apprendre en deux minutes
    .hint = en jouant, presque sans lire
lobby-first-time = Première fois ? Deux minutes
lobby-learning = apprend { $step }/{ $steps }
lobby-puzzles = Problèmes
# On the first page: how many were solved here.
lobby-puzzles-of =
    { $solved ->
        [0] { $all } problèmes
       *[other] Problèmes { $solved }/{ $all }
    }
lobby-no-lesson = Ce jeu n’a pas de leçon.
lobby-lesson = La leçon
lobby-step-of = { $step } sur { $steps }
lobby-go-on = Continuer
lobby-previous-step = Étape précédente
lobby-skip-step = Passer cette étape
lobby-leave-lesson = Quitter la leçon
lobby-learn-again = Rejouer
# After the lesson: a game against that many bots.
lobby-play-now =
    { $count ->
        [0] Maintenant, pour de vrai
        [one] Maintenant, contre un bot
       *[other] Maintenant, contre des bots
    }
lobby-back-to-invitation = Retour à l’invitation
lobby-back-to-table = Retour à la table

## Une invitation

lobby-invitation = Invitation
lobby-table-called = Table { $name }
lobby-saved-a-seat = { $host } t’a gardé une place
lobby-nobody-there = Il n’y a personne en ce moment.
lobby-people-there =
    { $count ->
        [one] { $names } est déjà là.
       *[other] { $names } sont déjà là.
    }
lobby-bots-there =
    { $count ->
        [one] Un bot joue aussi : { $names }.
       *[other] Des bots jouent aussi : { $names }.
    }
lobby-phase-now =
    { $phase ->
        [waiting] La table attend des joueurs.
        [playing] Une manche est en cours.
        [between] La partie est entre deux manches.
        [over] La partie est finie.
       *[other] { $phase }.
    }
lobby-refused-name_taken = Quelqu’un à cette table porte déjà ce nom. Si c’est toi, choisis « Jouer sur un autre appareil » dans le navigateur d’avant et ouvre ici le lien affiché. S’il n’est plus accessible, demande à l’hôte de libérer ta place.
lobby-learn-before = Jamais joué ? Tu apprendras en attendant les autres.
lobby-sit-down = S’asseoir
lobby-just-watch = Regarder
lobby-ask-for-seat = Demander une place
lobby-ask-for-this-seat = Demander cette place
lobby-asks-for-seat = demande une place
lobby-play-soon = Tu joues dès la prochaine manche, ou dès que { $host } te laisse entrer.
lobby-play-next-round = Tu joues dès la prochaine manche.
lobby-no-seat-free = Toutes les places sont prises.
lobby-may-not-watch = L’hôte n’accepte pas de spectateurs.
lobby-host-admits = { $host } doit d’abord te laisser entrer.
lobby-come-back-as = Revenir en tant que { $name }
lobby-as-somebody-else = S’asseoir sous un autre nom

## Un lien à partager

lobby-invite = Invite tes amis
lobby-send-link = Envoyer le lien
lobby-copy-link = Copier le lien
lobby-copy = Copier
lobby-say-send-scan = À dire, à envoyer ou à scanner
lobby-link-only-here = Le lien ne marche que sur cet ordinateur.
lobby-copied = Copié
lobby-copy-by-hand = Sélectionné : à toi de copier
lobby-show-code = Afficher le QR code du lien en grand
lobby-qr-code = QR code du lien
lobby-scan-it = Scanne-le avec un téléphone, ou va sur { $address } et tape le nom de la table.
lobby-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres, démarre le serveur avec HOST=0.0.0.0 ou définis MORPHO_PUBLIC_URL.

## Places

lobby-seats = Places
lobby-sit-at = S’asseoir ici : { $seat }
lobby-sits-down = { $name } s’assoit
lobby-at-the-table = { $seated } à table
lobby-stand-up = Se lever
lobby-watching = regarde
lobby-you = toi
lobby-host = hôte
lobby-ready = c’est bon
lobby-tap-when-ready = touche quand c’est bon
lobby-away = pas là
lobby-muted = sans parole
lobby-here = ici
lobby-stand-in = un remplaçant joue

## Prêts à commencer

lobby-more-to-begin =
    { $count ->
        [one] Encore un joueur
        [2] Encore deux joueurs
       *[other] Encore { $count } joueurs
    }
lobby-host-deals = { $name } lance la partie quand tout le monde est là.
lobby-deal = On joue !
lobby-deal-anyway =
    { $count ->
        [one] { $names } n’a pas encore fait signe. Jouer quand même ?
       *[other] { $names } n’ont pas encore fait signe. Jouer quand même ?
    }

## Qui est là, et ce que l’hôte en fait

lobby-people = Qui est là
lobby-manage = Gérer
lobby-rename = Changer de nom
lobby-save = Enregistrer
lobby-remove = Exclure
lobby-remove-sure = Exclure { $name } de la table, pour de bon ? La table changera de nom.
lobby-hand-over = Nommer hôte
lobby-hand-over-sure = Confier la table à { $name } ?
lobby-take-seat = Prendre cette place
lobby-seat-without-player = { $name } (n’est plus là)

## Options

lobby-game = Jeu
lobby-your-seat = Ta place
lobby-options = Options
lobby-change-options = Modifier
lobby-more-options = Détails
lobby-turn-time = Temps par tour
lobby-bank-time = Réserve de temps
    .hint = Par joueur et par manche, pour les tours plus longs.
    .none = Aucune
lobby-increment = Ajout par coup
    .hint = Après chaque coup joué à temps, la réserve augmente, comme à une pendule d’échecs.
lobby-reaction-time = Temps pour réagir
    .hint = Passé ce délai, un coup est joué à ta place.
lobby-spectators = Spectateurs acceptés
    .hint = Ils voient ce que tout le monde voit.
lobby-out-players-see = Les joueurs éliminés voient
lobby-out-players-see-own_view = Ce qu’ils savaient
    .hint = Ils peuvent parler à tout le monde.
lobby-out-players-see-all_cards = Toutes les cartes
    .hint = Jusqu’à la fin de la manche, eux seuls entendent ce qu’ils disent.
lobby-replays = Revoir les manches
lobby-replays-match = Après la partie
    .hint = D’ici là, ce qui est caché reste caché.
lobby-replays-round = Après chaque manche
    .hint = À partir de la prochaine donne. On y voit les cartes et les votes secrets de tous pendant la partie.
lobby-spectator-delay = Les spectateurs voient la table
    .hint = Dès la prochaine donne, et sans paris. Ce qu’un joueur transmet depuis un autre navigateur ne peut pas être retenu.
lobby-spectator-delay-0 = En direct
lobby-spectator-delay-round = Après chaque manche
lobby-stand-in-time = Quand quelqu’un s’absente
    .hint = Passé ce délai, un bot joue à sa place jusqu’à son retour. Il ne sait que ce que sait cette place.
    .none = Attendre

lobby-goes-with = Modifié en même temps : { $options }
lobby-host-changed = Modifié par l’hôte : { $options }
lobby-seat-options-gone = Tes choix sont restés à ton ancienne place. Refais-les dans les options.

## Options : durées

lobby-no-limit = Sans limite
lobby-seconds = { $seconds } s
lobby-minutes = { $minutes } min

## Options en une phrase

lobby-in-short = { $rules }, { $clock }.
lobby-usual-rules = Règles habituelles
lobby-no-clock = sans chrono

## Options en liste

lobby-option-is = { $option } : { $value }
lobby-turns-unlimited = Tours sans limite de temps
lobby-turn-time-is = { $time } par tour
lobby-clock-with-bank = { $time }, { $bank } de réserve
lobby-clock-with-increment = { $time }, puis { $bank } + { $increment } par coup
lobby-reaction-time-is = { $time } pour réagir
lobby-spectators-are =
    { $allowed ->
        [true] Spectateurs acceptés
       *[false] Pas de spectateurs
    }
lobby-out-see-own_view = Les joueurs éliminés ne voient rien de plus
lobby-out-see-all_cards = Les joueurs éliminés voient toutes les cartes
lobby-replays-are-match = Les manches peuvent être revues après la partie
lobby-replays-are-round = Chaque manche peut être revue dès sa fin, avec les cartes et les votes secrets de tous
lobby-spectators-behind = Les spectateurs ont { $time } de retard
lobby-spectators-behind-round = Les spectateurs voient chaque manche quand elle est finie
lobby-behind-now = Ici, coups, messages et horloges arrivent en retard.
lobby-behind-soon = Dès la prochaine donne : coups, messages et horloges.
lobby-nobody-stands-in = On attend les absents
lobby-stand-in-after = Après { $time } d’absence, un bot prend le relais

## Autres

lobby-last-result = Dernier résultat
lobby-no-rules = Ce jeu n’a pas de page de règles.
lobby-print = Imprimer

## Réglages

settings-kept = Enregistrés dans ce navigateur, pour toutes les tables.
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-contrast = Contraste élevé
settings-language = Langue
settings-language-share = { $language } · { $percent } %
settings-sound-hint = Un coup frappé quand c’est à toi, et des sons doux pour ce qui se passe à la table.
settings-notices = Notifications
settings-notices-granted = Quand c’est à toi et que tu regardes ailleurs. Elles ne trahissent rien.
settings-notices-default = Quand c’est à toi et que tu regardes ailleurs. Elles ne trahissent rien. Ton navigateur te demandera de les autoriser.
settings-notices-denied = Ton navigateur les bloque pour ce site. Autorise-les dans les réglages du site (l’icône devant l’adresse), puis active-les ici.
settings-notices-insecure = Les navigateurs ne les autorisent qu’aux adresses sécurisées, et celle-ci ne commence pas par https.
settings-notices-unsupported = Ce navigateur ne peut pas en afficher. Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil.
settings-insecure = Cette adresse ne commence pas par https. Les navigateurs ne laissent donc pas la page t’avertir, garder l’écran allumé, fonctionner hors ligne ou s’installer comme une application. Tout le reste marche.
settings-vibration = Vibration
    .hint = Brève, quand c’est à toi.
settings-shake = Secouer pour lancer
    .hint = Dans les jeux à dés.
settings-awake = Garder l’écran allumé
    .hint = Pendant qu’une manche se joue.
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-none = Aucune

## Réglages : tes appareils

settings-devices = Tes appareils
settings-this-browser = Ce navigateur
settings-other-device =
    { $count ->
        [one] Un autre appareil, à la table { $tables }
       *[other] Un autre appareil, aux tables { $tables }
    }
settings-used-recently = utilisé récemment
settings-last-used = utilisé { $ago }
settings-sign-out-elsewhere = Se déconnecter partout ailleurs
settings-sign-out-elsewhere-sure = Se déconnecter de tous tes autres appareils ?
settings-signed-out-elsewhere = Tu ne joues plus que dans ce navigateur.
settings-sign-out-here = Se déconnecter de ce navigateur
settings-erase = M’effacer
settings-erase-sure = Effacer ton nom et tout ce que tu as dit, à toutes les tables ? Tu les quittes pour de bon. Tes coups et tes points y restent, sans nom. Ce navigateur oublie tout. Personne ne pourra revenir en arrière. Tes autres appareils restent tels quels.
settings-sign-out-here-sure = Abandonner les places de ce navigateur ? Tu gardes celles qu’un autre de tes appareils a aussi. Ce navigateur oublie aussi tes notes et tes réglages.

## Ce que l’hôte décide

host-who-may-come = Qui peut entrer
host-entry-open = Les invités
    .hint = Tous ceux qui ont le lien ou le nom de la table.
host-entry-approval = Avec mon accord
    .hint = Les autres attendent dehors, sans rien voir, que tu les laisses entrer.
host-entry-locked = Personne
    .hint = Ceux qui sont là restent et peuvent revenir.
host-mute = Couper la parole
host-unmute = Rendre la parole
host-bots-speak = Les bots parlent
    .hint = Ils savent ce que tout le monde sait, et ils mentent.
host-clear-chat = Effacer la discussion
host-clear-chat-sure = Effacer la discussion pour tout le monde ?
host-ask-to-come =
    { $count ->
        [one] { $names } demande à entrer
       *[other] { $names } demandent à entrer
    }
lobby-program-named = { $name } (un programme)
host-let-in = Accepter { $name }
host-turn-away = Refuser
host-turn-away-sure = Refuser { $name } pour de bon ? La table changera de nom.

## Pour qui attend dehors

host-you-asked = Tu as demandé à entrer
host-wait-outside = Dès que l’hôte te laisse entrer, la table s’ouvre ici.
host-ask-no-longer = Ne plus demander

## L’aperçu d’un lien, fait par le serveur (make words)

preview-invited = Viens jouer à { $game }
preview-ready = La table est prête.
preview-waiting = { $people } { $count ->
        [one] attend
       *[other] attendent
    }.
preview-playing = { $people } { $count ->
        [one] joue
       *[other] jouent
    }.
preview-free = { $people } { $count ->
        [one] joue
       *[other] jouent
    }, et une place est libre.
preview-sit = Assieds-toi et joue.
preview-watch = Viens regarder.
preview-others = { $count } autres
