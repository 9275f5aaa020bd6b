# M.O.R.P.H.O. beside the table: what will be dealt, what could be known, and how somebody has done.

## What will be dealt, and the options of it

morpho-setup-will-be-dealt = What will be dealt
# Read out in place of a tile.
morpho-setup-dealt-of = { $identity }: { $count }
morpho-setup-dealt-to = With { $players } players: { $each ->
        [one] one card
       *[other] two cards
    } each, and one in the middle.
morpho-setup-unknown-is-in = One card in the dashed frame is in play as the Unknown, and nobody knows which.
# $identities: with their articles, joined by “or”.
morpho-setup-unsuited = With { $players } players the Unknown can’t be { $identities }: remove what doesn’t fit.

# The options in sentences.
morpho-setup-basic = Basic: no Unknown card
morpho-setup-expert = Expert: one Unknown card, perhaps an Outsider or Alien
# $identities: with their articles, joined by “or”.
morpho-setup-expert-among = Expert: one Unknown card, perhaps { $identities }
morpho-setup-target = First to { $target } points
morpho-setup-turn-limit = Up to { $limit } turns each per round
morpho-setup-no-turn-limit = No turn limit
morpho-setup-odds-for-all = Odds on hidden cards for everybody

morpho-option-mode = The Unknown card
    .hint = In an expert game one card is the Unknown. It may be an Outsider, an Alien or just a Deserter, and nobody knows which.
morpho-option-mode-basic = Basic: none
morpho-option-mode-expert = Expert: one
morpho-option-target = Points to win
morpho-option-turn_limit = Turn limit per round
    .unset = No limit
morpho-option-deduction = Odds on hidden cards
    .hint = Every hidden card shows what it can be, from the deal and what everybody has seen. The same for all. What you have seen yourself is always marked.
morpho-option-unknowns = What the Unknown may be
    .hint = Tap a card to include it or leave it out. A Deserter is always possible.
morpho-option-unknowns-all = All that fit
morpho-option-unknowns-chosen = My choice

# Below a card that suits only so many players.
morpho-setup-for-players = { $least }–{ $most } players
# On a button below a card; the attribute is read out.
morpho-setup-about = Info
    .card = Look up the { $name } in the rules

## What hidden cards can be

morpho-deduction-most-cards = Any hidden card
morpho-deduction-everybody-knows = What the whole table knows
# $name: of a faction. $share: how likely, as “12%” or “<1%”.
morpho-deduction-likely = { $name } { $share }
# $factions: each with its odds.
morpho-deduction-can-be = can be: { $factions }
morpho-deduction-must-be = can only be: { $identity }
# Of an identity: how many cards nobody has been shown.
morpho-deduction-left = { $left } of { $dealt } left
morpho-deduction-perhaps-dealt = may be in play
# Before a list of identities.
morpho-deduction-cannot-be = Can’t be:
morpho-deduction-why = Why these odds
morpho-deduction-dealt = { $dealt } cards were dealt, and everybody has seen { $shown } of them.
# Why a card, “it” or “this one”, is likely what the odds say.
morpho-deduction-reason-acted_beside = { $you ->
        [true] You
       *[false] { $name }
    } used the card beside it, the { $identity }. So this one doesn’t clash with it or silence it.
morpho-deduction-reason-given_away = { $you ->
        [true] You
       *[false] { $name }
    } gave it to the middle, which nobody can do with an Alien.
morpho-deduction-reason-no_transmit = It was looked at, and no Parasite rearranged the cards.
morpho-deduction-reason-no_reaction = { $you ->
        [true] You
       *[false] { $name }
    } didn’t step in. Anybody who can has to.
morpho-deduction-reason-must_react = { $you ->
        [true] You were asked to step in, so one of your cards can.
       *[false] { $name } was asked to step in, so one of their cards can.
    }
morpho-deduction-reason-kept = { $you ->
        [true] You
       *[false] { $name }
    } passed instead of changing jobs, so it is an Alien.
morpho-deduction-reason-idle_beside = { $you ->
        [true] You
       *[false] { $name }
    } didn’t use the { $identity } beside it, and would have had to. So this one keeps it from acting.
morpho-deduction-reason-not_won = The round went on in spite of what was eliminated ({ $identity }), so this card doesn’t win by that.
morpho-deduction-reason-laid = { $you ->
        [true] You
       *[false] { $name }
    } laid it face down in a Transmit.
morpho-deduction-not-counted = Not counted: your own cards, who looked where, who waited, who shot whom. It is the same for everybody. Reading people is your part.

## What could have been known in a round that is over

# Read out after the name of a card.
morpho-analysis-worked-out = could be worked out: { $identity }
morpho-analysis-could-know = What { $name } could know
    .counted = From the deal, the cards they had seen, and what the rules forbid. What others said or did counts for nothing.

# Marks on steps of a round, and the moments of a match: a title to shout, and a line to retell it by. $name: who did it.
# $other: who held the card. $identity: what it was, or was taken for; $one is the same with its article.
# $by: whether it was shot or named.
morpho-mark-long_shot = { $by ->
        [name] Lucky guess
       *[shot] Shot in the dark
    }
    .says = One in { morpho-mark-odds }, and it was { $one }.{ $guarded ->
        [true] {" "}{ $guard } jumped in front.
       *[false] {""}
    }
# $odds: a small number in words.
morpho-mark-odds =
    { $odds ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $odds }
    }
morpho-mark-could_have_known = Anyone but that one
    .says = { $by ->
        [name] { $name } named the { $identity }. It never could be.
       *[shot] { $name } shot at a card that could never be { $one }.
    }
# Across a card that was named as something else.
morpho-mark-wrong = Wrong
# $by: what was stopped. $own: whether the card was their own.
morpho-mark-stepped_in = { $by ->
        [escape] Not so fast
       *[shot] Human shield
    }
    .says = { $by ->
        [escape] { $name } shut the door on { $other }.
       *[shot] { $own ->
            [true] { $name } jumped in front of their own { $identity }.
           *[false] { $name } jumped in front of { $other }.
        }
    }
morpho-mark-escaped = Out by the front door
    .says = Nobody could stop { $name }.
# $acted: whether it was fired.
morpho-mark-sure_shot = { $acted ->
        [true] Dead certain
       *[false] Let off the hook
    }
    .says = { $acted ->
        [true] { $name } could be sure who had { $one }, and shot.
       *[false] { $name } could be sure that { $other } had { $one }, and let it live.
    }
morpho-mark-it_dawned = The penny drops
    .says = { $name } looked at { $other }’s card: { $one }.{ $odds ->
        [1] {""}
       *[other] {" "}One in { morpho-mark-odds }.
    }

# Above a table of players and players.
morpho-analysis-fooled = Who fooled whom
    .turns = turns
    .hint = Each row shows for how many turns the others were on the wrong track about that player’s cards.
morpho-analysis-everybody = Everybody
morpho-analysis-fooled-most = { $fooler } fooled { $fooled } for { $count } { $count ->
        [one] turn
       *[other] turns
    }.
morpho-analysis-best-liar = Best liar
# $names: one or several.
morpho-analysis-lied = { $names }: { $count ->
        [one] once
       *[other] { $count } times
    } somebody could have believed the lie.

## How a round came to its end

# The card that it was done to, as $card in the sentences below. $holder: a card of the one who did it is their own.
# $the: the identity with its article.
morpho-story-card = { $holder ->
        [middle] { $the } in the middle
        [your-own] your own { $identity }
        [their-own] their own { $identity }
        [you] your { $identity }
       *[other] { $who }’s { $identity }
    }
morpho-story-shot = { $you ->
        [true] Your
       *[false] { $who }’s
    } shot hit { $card }.
morpho-story-bomb = { $you ->
        [true] Your
       *[false] { $who }’s
    } bomb hit { $card }.
morpho-story-stab = { $you ->
        [true] You
       *[false] { $who }
    } stabbed { $card }.
morpho-story-guard = { $you ->
        [true] Your
       *[false] { $who }’s
    } { $identity } stopped the shot, and { $card } was eliminated.
morpho-story-intercept = { $you ->
        [true] Your
       *[false] { $who }’s
    } { $identity } stopped the escape, and { $card } was eliminated.
morpho-story-change = { $you ->
        [true] You
       *[false] { $who }
    } changed jobs and became { $the }.
morpho-story-swap = { $you ->
        [true] You
       *[false] { $who }
    } swapped bodies with { $withYou ->
        [true] you
       *[false] { $other }
    }.
morpho-story-transmit = { $you ->
        [true] You
       *[false] { $who }
    } rearranged the cards.
morpho-story-found = { $you ->
        [true] You
       *[false] { $who }
    } named { $card }, and the mission succeeded.
morpho-story-lost = { $you ->
        [true] Your
       *[false] { $who }’s
    } mission failed: the Technician had been eliminated.
morpho-story-mistake = { $you ->
        [true] You
       *[false] { $who }
    } took { $card } for { $the }.
morpho-story-escape = { $you ->
        [true] Your
       *[false] { $who }’s
    } { $identity } got away.
morpho-story-escape-of-two = { $you ->
        [true] You
       *[false] { $who }
    } got away with both cards.
morpho-story-report = { $you ->
        [true] Your
       *[false] { $who }’s
    } report was right on every point.
morpho-story-perception = { $you ->
        [true] You
       *[false] { $who }
    } guessed every card right.

## How somebody has done by what they were dealt

morpho-history-won-as = Won as
    .note = A full card: you won every round you finished with it. The dashed line shows all players on this server.
# Below a card: rounds.
morpho-history-won-of = { $won } of { $held }
# Read out in place of it. $all: in per cent.
morpho-history-won-with = { $card }: won { $won } of { $held } rounds. Everybody here: { $all }.
morpho-history-dealt = Dealt to you
# Read out.
morpho-history-cards-of = { $faction }: { $count } { $count ->
        [one] card
       *[other] cards
    }

## The end of a round, to its reader

# The headline. $points: more than none.
morpho-mine-score = You score { $points }
morpho-mine-lose = You lose { $points }
morpho-mine-nothing = 0 points
# Whose escape was stopped; $name did it.
morpho-mine-caught = Caught. 0 points.
    .by = { $name } stopped you.
morpho-mine-out = Eliminated. 0 points.
# $left: the points that are still to be made, if any are ($open).
morpho-mine-makes = That makes { $score }.{ $open ->
        [true] {" "}You need { $left } more.
       *[false] {""}
    }
morpho-mine-stays = You stay at { $score }.
