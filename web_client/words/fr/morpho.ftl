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
morpho-faction-outsiders = Outsiders
morpho-faction-aliens = Aliens
