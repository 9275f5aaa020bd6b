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
stage-free = Libre
stage-here = { $here } sur { $seats } sont là. { $host } distribue quand vous le dites.

## Après une partie

stage-again = Encore une ? Tape « Compte sur moi » sur ton téléphone. { $ready } sur { $count }

## La page d’un écran, et comment l’hôte en fait un

screens-one = Écran
screens-none = Cet écran ne montre encore aucune table
    .hint = À la table, l’hôte ouvre « Montrer sur un grand écran » dans le menu et t’envoie un lien. Il sert une seule fois.
