# Pass and play: several friends at one phone, with a curtain between them.

curtain-add = Ajouter quelqu’un sur ce téléphone
curtain-add-hint = Vous vous le passez. Un rideau cache les cartes de chacun aux autres.
    .plain = Vous vous le passez.
curtain-name = Son nom
curtain-acts-for = Ce téléphone agit en ce moment pour
curtain-everybody = Tout le monde peut regarder. Tes cartes sont derrière ton nom.
    .plain = Tout le monde peut regarder.
# $name: whose turn it is, at another device.
curtain-lay-down = Au tour { DE($name) }. Pose-le sur la table : tout le monde peut regarder.
curtain-hand-to = Passe-le à
curtain-others = Les autres : admirez le plafond.
curtain-reminder = Rien à faire, juste un coup d’œil. Les autres : admirez le plafond.
# $name: who opens the curtain.
curtain-hold = Je suis { $name } : maintenir
curtain-tap = Je suis { $name }
curtain-opening = Ça s’ouvre …
curtain-holding = Continue d’appuyer. Si tu lâches, il retombe.
curtain-look = D’abord regarder la table
curtain-close = Fermer le rideau
curtain-closes = Se ferme tout seul quand tu as joué
curtain-closing = C’est fait. Le rideau tombe …
curtain-since = Depuis ton dernier tour
# $names: the players who use the same browser, in a list.
curtain-share-a-phone = { $names } se partagent un téléphone
