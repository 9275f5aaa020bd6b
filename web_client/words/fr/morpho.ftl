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

## Première page

morpho-tagline = Quelqu’un à cette table n’est pas qui il prétend.
    .doubt = C’est peut-être toi.
morpho-pitch-look = Regarde
    .rest = une carte qui n’est pas à côté de toi,
morpho-pitch-change = Change
    .rest = de métier avec la carte du milieu,
morpho-pitch-strike = Frappe
    .rest = et montre à tous qui tu es.
morpho-pitch-facts = De 3 à 9 joueurs. Une partie dure une demi-heure à quatre, et jusqu’à deux heures à neuf.
