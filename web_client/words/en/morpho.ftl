# The words of M.O.R.P.H.O. that every screen of the game needs.

## Identities, alone and in a sentence: one of several (“a Killer”), and a certain one (“the Killer”)

# In `.one` and `.the` its name comes back as { $name }, since it may be emphasized there.
morpho-identity-leader = Leader
    .one = the { $name }
    .the = the { $name }
morpho-identity-technician = Technician
    .one = the { $name }
    .the = the { $name }
morpho-identity-bodyguard = Bodyguard
    .one = a { $name }
    .the = the { $name }
morpho-identity-killer = Killer
    .one = a { $name }
    .the = the { $name }
morpho-identity-deserter = Deserter
    .one = a { $name }
    .the = the { $name }
morpho-identity-spy = Spy
    .one = the { $name }
    .the = the { $name }
morpho-identity-extremist = Extremist
    .one = the { $name }
    .the = the { $name }
morpho-identity-investor = Investor
    .one = the { $name }
    .the = the { $name }
morpho-identity-mercenary = Mercenary
    .one = the { $name }
    .the = the { $name }
morpho-identity-cyborg = Cyborg
    .one = the { $name }
    .the = the { $name }
morpho-identity-psionics = Psionics
    .one = the { $name }
    .the = the { $name }
morpho-identity-parasite = Parasite
    .one = the { $name }
    .the = the { $name }

## Factions

morpho-faction-morpho = Morpho
morpho-faction-killers = Killers
morpho-faction-deserters = Deserters
morpho-faction-outsiders = Outsiders
morpho-faction-aliens = Aliens

## On the first page

morpho-tagline = Someone at this table is not who they say.
    .doubt = Maybe it’s you.
# What one does in this game, in three lines.
morpho-pitch-look = Look
    .rest = at a card that isn’t next to you,
morpho-pitch-change = Change
    .rest = jobs with the card in the middle,
morpho-pitch-strike = Strike
    .rest = and show everyone who you are.
morpho-pitch-facts = For 3 to 9 players. A match takes half an hour with four, and up to two hours with nine.
