# L’administration d’un serveur, à /admin. Seule la personne qui gère le serveur la lit.

admin-title = Administration
admin-entry = Il te faut un lien
    .how = Crée-le sur le serveur. Il marche une seule fois, pendant 20 minutes, et t’ouvre l’administration pour 12 heures au plus :
    # Dans une commande : un prénom en exemple.
    .name = NOM
admin-leave = Quitter
    .question = Terminer ta session ?
admin-refused-no_such_link = Ce lien a déjà servi, a expiré ou n’a jamais marché. Crées-en un autre.
admin-refused-needs_tls = Ici, on n’entre que par https, ou depuis le réseau du serveur.
admin-refused-no_such_player = Cette personne n’est plus à la table.
admin-refused-not_now = La table ne peut pas le faire maintenant : quelqu’un a peut-être été plus rapide.

## L’état du serveur

admin-verdict-well = Tout va bien
admin-verdict-quiet = Tout est calme
admin-verdict-lost = Injoignable
admin-figure-tables = tables
admin-figure-playing = en jeu
admin-figure-people = présents
admin-figure-bots = bots

## Les tables

admin-tables = Tables
    .note = Ce que tout le monde y sait, rien de plus
admin-search = Chercher par code, jeu ou nom
admin-none-found = Aucune de ces tables ne correspond.
admin-no-tables = Il n’y a aucune table.
admin-first-tables = Les plus récentes
admin-more-tables = Plus anciennes
admin-column-code = Code
admin-column-game = Jeu
admin-column-phase = État
admin-column-people = Joueurs
admin-column-updated = Mise à jour
admin-column-number = Nº
admin-column-size = Taille
admin-phase-waiting = En attente
admin-phase-playing = En jeu
admin-phase-between = Entre deux manches
admin-phase-over = Partie finie
admin-company =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
admin-update-number = mise à jour { $number }
admin-open = Table { $code }

## Une table

admin-rates = Mises à jour : { $minute } dans la dernière minute, { $hour } dans la dernière heure, { $day } depuis un jour
admin-is-host = hôte
admin-plays = joue
admin-watches = regarde
admin-present = présent
admin-away = absent
admin-muted = muet
admin-guests =
    { $count ->
        [one] invité { $guests }
       *[other] invités { $guests }
    }
admin-mute = Rendre muet
admin-unmute = Rendre la parole
admin-remove = Exclure
    .question = Exclure { $name } de cette table ?
admin-did-mute = { $name } ne peut plus parler.
admin-did-unmute = { $name } peut de nouveau parler.
admin-did-remove = { $name } est exclu.
admin-end = Arrêter cette partie
    .question = Arrêter cette partie ? Cela montre toutes les cartes à tout le monde à la table, et la manche ne compte pour personne.
admin-ended = La partie à { $code } est arrêtée.

## Les sessions et le journal

admin-sessions = Sessions
admin-this-session = celle-ci
admin-until = jusqu’à { $time }
admin-end-session = Terminer
admin-session-ended = La session de { $name } est terminée.
admin-audit = Journal
admin-older = Montrer les plus anciennes
admin-audit-begin_session = est entré par un lien
admin-audit-end_session = a terminé une session
admin-audit-end_match = a arrêté une partie
admin-audit-remove_person = a exclu quelqu’un
admin-audit-mute_person = a rendu quelqu’un muet
admin-audit-unmute_person = a rendu la parole à quelqu’un
