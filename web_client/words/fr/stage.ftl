# Ce qui s’affiche sur le grand écran, que toute la pièce regarde. On le lit à quatre mètres : le moins de mots possible.

stage-fullscreen = Plein écran
stage-points = Points, objectif { $target }
stage-points-of = { $name } : { $score }
stage-late = Encore une place
stage-behind-seconds = { $seconds } secondes de retard
stage-behind-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} de retard
stage-behind-round = Une manche de retard

## Avant une partie

stage-sit-down = Installe-toi avec ton téléphone
stage-how-to-come = Dis-le, tape-le, ou vise-le avec ton appareil photo. Sans compte, sans rien installer.
stage-stream = C’est une diffusion : on regarde, et elle n’invite personne.
stage-free = Libre
stage-here = { $here } sur { $seats } sont là. { $host } distribue quand vous le dites.

## Après une partie

stage-again = Encore une ? Tape « Compte sur moi » sur ton téléphone. { $ready } sur { $count }

## La page d’un écran, et comment l’hôte en fait un

screens-one = Écran
screens-none = Cet écran ne montre encore aucune table
    .hint = À la table, l’hôte ouvre « Montrer sur un grand écran » dans le menu. Tape les huit lettres qui s’y affichent.
screens-letters = Huit lettres
screens-show = Montrer la table
screens-refused-no_such_pass = Ces lettres n’ouvrent rien ici : mal tapées, déjà utilisées ou périmées.
screens-hint = Une télé ou un ordinateur montre la table à toute la pièce : ce que tout le monde peut voir, rien de plus. Personne n’y joue.
screens-make-link = Créer un lien
screens-link = Le lien vers le grand écran
screens-scan = Ouvre-le sur l’appareil qui montrera la table.
screens-type = Ou ouvres-y { $address } et tape les lettres.
screens-link-for = Il sert une seule fois, jusqu’à { $until }.
screens-open-here = L’ouvrir sur cet appareil
screens-when = Ce qu’il montre
    .hint = En direct pour la pièce où vous jouez, en différé pour un stream.
screens-live = En direct
screens-delayed = En différé
screens-live-one = Écran { $number }
screens-delayed-one = Écran { $number }, en différé
screens-end = Éteindre
screens-end-one = Éteindre l’écran { $number }
