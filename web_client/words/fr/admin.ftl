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
admin-verdict-maintenance = Maintenance
admin-fact-maintenance =
    { $playing ->
        [0] Aucune manche ne commence, et plus aucune ne se joue.
        [one] Aucune manche ne commence ; une table joue encore.
       *[other] Aucune manche ne commence ; { $playing } tables jouent encore.
    }
admin-fact-password = Pour ouvrir une table, il faut le mot de passe.
admin-fact-nobody = Sans lien, personne ne peut ouvrir de table.
admin-fact-reports =
    { $count ->
        [one] Un rapport de joueur
       *[other] { $count } rapports de joueurs
    }
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
admin-choose-ban = Bannir
admin-mute = Rendre muet
admin-unmute = Rendre la parole
admin-remove = Exclure
    .question = Exclure { $name } de cette table ?
admin-erase = Effacer
    .question = Effacer { $name } pour toujours ? Son nom et ses phrases disparaissent de toutes les tables.
admin-erased = { $name } n’existe plus ici.
admin-did-mute = { $name } ne peut plus parler.
admin-did-unmute = { $name } peut de nouveau parler.
admin-did-remove = { $name } est exclu.
admin-turned-off = L’écran est éteint.
admin-end = Arrêter cette partie
    .question = Arrêter cette partie ? Cela montre toutes les cartes à tout le monde à la table, et la manche ne compte pour personne.
admin-ended = La partie à { $code } est arrêtée.

## Une annonce

admin-announcement = Dire à tous
    .note = Une phrase, affichée sur toutes les pages
admin-announcement-text = Ce que tu veux dire
admin-announcement-at = S’il s’agit d’un moment, lequel : les pages affichent le compte à rebours
admin-announced-for = Pour { $time }
admin-announce = Afficher sur toutes les pages
admin-announced = Toutes les pages l’affichent.
admin-withdraw = Retirer l’annonce
admin-withdrawn = Plus aucune page ne l’affiche.

## Les exclusions

admin-bans = Bannis
admin-ban-whom = Numéro d’un invité, ou adresse
admin-ban-reason = Raison (lue par les administrateurs seulement)
admin-ban-span = Pour combien de temps
admin-span-hour = Une heure
admin-span-day = Un jour
admin-span-week = Une semaine
admin-span-month = 30 jours
admin-span-good = Pour toujours
admin-for-good = pour toujours
admin-try-ban = Voir qui est concerné
admin-ban-hits =
    { $count ->
        [0] Cela bannit { $whom } et ne touche aucun invité de la dernière heure.
        [one] Cela bannit { $whom } et touche un invité de la dernière heure.
       *[other] Cela bannit { $whom } et touche { $count } invités de la dernière heure.
    }
admin-ban-others = Les autres nœuds en ont peut-être vu davantage.
admin-ban-new = Il n’y a pas de comptes : dans un autre navigateur, c’est un nouvel invité.
admin-ban = Bannir
admin-banned = Banni : { $whom }.
admin-lift = Laisser entrer
admin-lifted = Le bannissement est levé.
admin-refused-invalid = Ce n’est ni le numéro d’un invité, ni une adresse.
admin-refused-not_bannable = C’est ta propre adresse, ou celle de ce serveur ou de son proxy.
admin-refused-no_such_ban = Ce bannissement n’existe plus.

## Nouvelles manches et tables

admin-opening = Ouvert ou fermé
admin-maintenance = Maintenance
    .hint = Ni tables ni manches nouvelles ; celles en cours se terminent normalement
admin-tables-by = Qui peut ouvrir une table
    .hint = Avec le lien d’une table, on peut toujours la rejoindre
admin-by-everyone = Tout le monde
admin-by-password = Mot de passe
admin-by-nobody = Par lien
admin-changed = C’est valable sur toutes les pages.
admin-password = Mot de passe de ce serveur, au moins 8 caractères
admin-set-password = Fixer le mot de passe
admin-new-password = Changer le mot de passe
admin-make-link = Créer un lien pour un invité
admin-link-made = Avec ce lien, un invité peut ouvrir des tables. Il l’attend jusqu’à { $time } et ne s’affiche qu’ici.
admin-copy = Copier

## Sauvegardes et réglages

admin-backups = Sauvegardes
admin-backups-off = Pour sauvegarder d’ici, indique un dossier dans MORPHO_BACKUP_FOLDER.
admin-back-up = Sauvegarder maintenant
admin-backing-up = Un instant…
admin-backed-up = Enregistré sous { $name } ({ $size }).
admin-backup-lacks =
    { $rows ->
        [one] { $name } est enregistré, mais une ligne de la base est abîmée ou manque et n’y est pas.
       *[other] { $name } est enregistré, mais { $rows } lignes de la base sont abîmées ou manquent et n’y sont pas.
    }
admin-check-backup = Vérifier
admin-backup-whole = { $name } est complet. Tables : { $tables } ; invités : { $guests }.
admin-backup-broken = { $name } n’est pas complet : { $problem }
admin-refused-backup_under_way = Une sauvegarde se fait ou se vérifie déjà.
admin-settings = Configuration

## Les rapports des joueurs

admin-reports = Rapports
admin-no-reports = Personne n’a signalé de problème.
admin-show-table = Table
admin-read-report = Obtenir le fichier
admin-report-saved = Le rapport est enregistré sur cet appareil. Il s’ouvre à /replay.
admin-report-closed = Il contient la main d’un joueur : tu l’auras quand cette manche pourra être revue.
admin-delete-report = Supprimer
    .question = Supprimer ce rapport ?
admin-report-deleted = Le rapport est supprimé.

## Les sessions et le journal

admin-sessions = Sessions
admin-this-session = celle-ci
admin-until = jusqu’à { $time }
admin-end-session = Terminer
admin-session-ended = La session de { $name } est terminée.
admin-audit = Journal
admin-latest = Montrer les dernières
admin-older = Montrer les plus anciennes
admin-audit-begin_session = est entré par un lien
admin-audit-end_session = a terminé une session
admin-audit-end_match = a arrêté une partie
admin-audit-remove_person = a exclu quelqu’un
admin-audit-mute_person = a rendu quelqu’un muet
admin-audit-unmute_person = a rendu la parole à quelqu’un
admin-audit-end_screen = a éteint un grand écran
admin-audit-ban = a banni quelqu’un
admin-audit-unban = a levé un bannissement
admin-audit-change_state = a changé ce qui vaut pour tous
admin-audit-make_opening_link = a créé un lien pour ouvrir des tables
admin-audit-erase_guest = a effacé quelqu’un
admin-audit-back_up = a fait une sauvegarde
admin-audit-check_backup = a vérifié une sauvegarde
admin-audit-read_report = a lu un rapport
admin-audit-delete_report = a supprimé un rapport
# What was changed, after “Ada changed what holds for all”.
admin-audit-withdrawn = annonce retirée
admin-audit-maintenance = la maintenance commence
admin-audit-no-maintenance = la maintenance est finie
admin-audit-by-everyone = tout le monde peut ouvrir des tables
admin-audit-by-password = un mot de passe ouvre les tables
admin-audit-by-nobody = un lien ouvre les tables
admin-audit-new-password = nouveau mot de passe
