# A phone as a hand, while the table is on a big screen.

hand-on-screen = La table est sur le grand écran
hand-offer = La table est sur le grand écran.
    .take = Ici, juste mes cartes
hand-screen-ended = Le grand écran est éteint.
hand-back-to-table = Afficher toute la table ici

## The cover

hand-cover = Cartes d’une main
hand-cover-hold = Maintenir pour voir
hand-cover-tap = Toucher pour voir
hand-see-hold = Maintiens pour voir
hand-see-tap = Touche pour voir
hand-see = tes cartes et ce que tu sais
    .inside = Tes cartes
hand-hold-longer = Garde le pouce dessus.
hand-open-by-tap = Plutôt ouvrir en touchant
hand-card = Carte { $number }
hand-know = Tu sais

## What may be done

hand-use = Utiliser une carte
    .hold = maintiens et glisse jusqu’à une ; tous la verront
    .tap = s’ouvre ici ; tous la verront
    .none = Tes cartes ne peuvent rien faire pour l’instant.
# A card that others must not see; .lay puts it where it belongs, .where asks for its line.
hand-chosen = Une carte est choisie
    .lay = La poser face cachée
    .where = Où la placer ?
# How a card is chosen, by the way in which the cover opens.
hand-choose-hold = Maintiens tes cartes, glisse jusqu’à une et lâche.
hand-choose-tap = Ouvre tes cartes et touches-en une.
hand-eyes-up = Lève les yeux : ça se passe là-bas.
hand-out = Éliminé
hand-beside = { $all ->
        [true] à côté de toi
       *[false] une à côté de toi
    }
