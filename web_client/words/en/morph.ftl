# The words of Morph that every table of the game needs.

## Factions

morph-faction-violet = Violet
    .kind = the quiet ones: they lull, banish and erode
morph-faction-grey = Grey
    .kind = the standing ones: shells, walls and wells
morph-faction-yellow = Yellow
    .kind = the noon ones: fast, many, and back again
morph-faction-red = Red
    .kind = the kiln: it strikes, burns and strikes again

## Keywords

# `.does` stands on the card, where there is little room; $value is the keyword’s number.
morph-keyword-assimilation = Assimilation
    .does = goes to your mana
morph-keyword-carnage = Carnage
    .does = strikes again after a kill
morph-keyword-surge = Surge
    .does = arrives upright
morph-keyword-vanguard = Vanguard
    .does = arrives in front
morph-keyword-rally = Rally
    .does = others here get +{ $value } attack
morph-keyword-scorch = Scorch
    .does = { $value } damage in front
morph-keyword-erode = Erode
    .does = they discard { $value }
morph-keyword-renew = Renew
    .does = puts { $value } under your deck
morph-keyword-lull = Lull
    .does = turns the front enemy
morph-keyword-banish = Banish
    .does = banishes cost { $value } or less
morph-keyword-wellspring = Wellspring
    .does = a card from deck to mana
morph-keyword-carapace = Carapace
    .does = each hit { $value } less
morph-keyword-stalk = Stalk
    .does = strikes the farthest
morph-keyword-cleave = Cleave
    .does = { $value } more behind it
morph-keyword-spite = Spite
    .does = { $value } to what destroys it
morph-keyword-echo = Echo
    .does = goes under your deck
# A keyword with its number.
morph-ability = { $keyword } { $value }
# The same in a sentence with what it does.
morph-keyword-says = { $keyword }: { $does }.

## Prodigies and their feats

morph-prodigy-violet_grey = Ysolde Karrn
    .title = Archivist of Rust
morph-feat-violet_grey = Slow Forgetting
    .does = Your opponent discards the top card of their deck.
morph-prodigy-violet_yellow = Amaru Vey
    .title = the Midday Sleeper
morph-feat-violet_yellow = Shared Drowse
    .does = On each line the enemy creature nearest the Front is turned.
morph-prodigy-violet_red = Brannoch Lisle
    .title = Fever Dealer
morph-feat-violet_red = Fever Spike
    .does = 2 damage to the enemy creature nearest the Front on a line of your choice.
morph-prodigy-grey_yellow = Mother Tessaly
    .title = of the Granaries
morph-feat-grey_yellow = Second Harvest
    .does = The top card of your discard pile goes under your deck.
morph-prodigy-grey_red = Odo Varkas
    .title = Forge Marshal
morph-feat-grey_red = Overstoke
    .does = One of your upright creatures gets +2 attack until the end of the turn.
morph-prodigy-yellow_red = Juno Ferrow
    .title = the Quick Match
morph-feat-yellow_red = Wake-up Call
    .does = One of your turned creatures of cost 3 or less is set upright.

## Creatures

# Names of more than 15 letters are set smaller.
morph-creature-V01 = Hushmoth
morph-creature-V02 = Lampless Guide
morph-creature-V03 = Margin Eater
morph-creature-V04 = Velvet Sleepwalker
morph-creature-V05 = Backwards Heron
morph-creature-V06 = Fogbank Ferryman
morph-creature-V07 = Candle Thief
morph-creature-V08 = Keeper of Trapdoors
morph-creature-V09 = Unlit Cartographer
morph-creature-V10 = Sentence Without End
morph-creature-V11 = Drowned Carillon
morph-creature-V12 = Regent of Shut Eyes
morph-creature-G01 = Pebble Sentry
morph-creature-G02 = Slag Beetle
morph-creature-G03 = Cistern Golem
morph-creature-G04 = Rivet Jackdaw
morph-creature-G05 = Toll Gate
morph-creature-G06 = Plated Ox
morph-creature-G07 = Aqueduct Strider
morph-creature-G08 = Quarry Choir
morph-creature-G09 = Foundry Tortoise
morph-creature-G10 = Ballast Giant
morph-creature-G11 = Millstone Oracle
morph-creature-G12 = The Standing Engine
morph-creature-Y01 = Pollen Courier
morph-creature-Y02 = Wick Sprite
morph-creature-Y03 = Noonlit Hare
morph-creature-Y04 = Honey Warden
morph-creature-Y05 = Brass Cricket
morph-creature-Y06 = Meadow Drummer
morph-creature-Y07 = Amber Returnee
morph-creature-Y08 = Sunlance Outrider
morph-creature-Y09 = Hive Almoner
morph-creature-Y10 = Gilded Stampede
morph-creature-Y11 = Harvest Matron
morph-creature-Y12 = Herald of Noon
morph-creature-R01 = Cinder Whelp
morph-creature-R02 = Spark Rat
morph-creature-R03 = Kiln Hound
morph-creature-R04 = Bramble Boar
morph-creature-R05 = Ember Slinger
morph-creature-R06 = Rust-Red Reaver
morph-creature-R07 = Furnace Axehand
morph-creature-R08 = Ashfall Shaman
morph-creature-R09 = Bellows of Wrath
morph-creature-R10 = Two-Axe Quarrel
morph-creature-R11 = Smelterwing
morph-creature-R12 = Avalanche in Red

## Read out of a card

morph-said-cost = cost { $cost }
morph-said-attack = attack { $attack }
morph-said-defence = defence { $defence }
morph-said-damage = { $damage } damage
# A card that has been used lies on its side.
morph-turned = turned
morph-choosable = can be chosen
morph-not-now = can’t be summoned now
# Where a creature stands on its line.
morph-place = place { $place }
# A Prodigy’s feat, after the Prodigy’s name.
morph-said-feat = feat { $feat }, costs { $cost }: { $does }

## Both sides

# The opponent of who plays alone.
morph-shadow = The Shadow
# The line between both sides.
morph-front = Front
# On a place of a line: the chosen creature would stand there.
morph-here = Here
# Between two stakes.
morph-against = against
# $name: whose line.
morph-line-of = { $name }, line { $line }: { morph-creatures }
morph-creatures = { $count } { $count ->
        [one] creature
       *[other] creatures
    }
morph-cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
morph-hand-size = { morph-cards } in hand
# $lives: cards of the deck; $gone: cards of the discard pile.
morph-deck-size = Deck: { $lives } { $lives ->
        [one] life
       *[other] lives
    }. Discard pile: { $gone }
# $price: what the chosen move costs.
morph-mana = { $price ->
        [0] Mana: { $upright } of { $all } upright
       *[other] Mana: { $upright } of { $all } upright, { $price } to pay
    }
# What the Shadow may spend in its turn.
morph-purse = { $spent ->
        [0] Budget: { $budget }
       *[other] Budget: { $budget }, { $spent } spent
    }
morph-power = Power { $power }
morph-power-unknown = Power unknown

## The stake

morph-stake = The stake
# The headline once the reader has staked …
morph-staked = Staked
# … and the note below their card.
morph-card-staked = Staked
morph-choose-yours = Choose from your hand
morph-only-you-see = Only you see it
morph-has-staked = { $name } has staked
morph-is-choosing = { $name } is choosing

## Questions

morph-their-mana = They are choosing a card for mana.
morph-their-summons = They are summoning creatures.
morph-ask-stake = Stake a card
    .hint = Higher power goes first. The other’s first creature costs 1 less. Both cards become mana.
    .chosen = Power { $power }. Afterwards it is mana, and nobody can look at it.
morph-ask-mana = Put a card into mana
    .hint = Face down until the end of the game. Nobody can look at it later, not even you.
# `.none`: there is no creature that this mana pays for.
morph-ask-summon = Summon
    .hint = You have { $mana } mana. Tap a card, or end your turn.
    .discount = Your first creature costs 1 less.
    .none = { $mana ->
            [0] You have no mana left.
           *[other] You can’t summon anything with { $mana } mana.
        }
    .full = Both your lines are full.
morph-arrives = Costs { $cost }. { $place ->
        [front] It goes to the front
       *[back] It goes to the back
    }, { $upright ->
        [true] upright, so it attacks at once.
       *[false] turned.
    }
# On what a feat is used.
morph-ask-feat = Use it where?
    .cost = Costs { $cost }.
morph-ask-end = End your turn?
    .hint = You could still do something.
# What the assault would do if the turn ended now.
morph-foreseen-destroyed = falls in the assault
morph-foreseen-dissipated = goes under its deck in the assault
morph-foreseen-lost = { $count ->
    [one] { $count } card falls
   *[other] { $count } cards fall
} in the assault
morph-foreseen-nothing = The assault destroys nothing.
morph-foreseen-victory = The assault wins.
morph-foreseen-theirs = { $name } loses { $count ->
    [one] a creature.
   *[other] { $count } creatures.
}
morph-foreseen-cards = { $name } loses { $count ->
    [one] a card of the deck.
   *[other] { $count } cards of the deck.
}
morph-foreseen-yours = You lose { $count ->
    [one] a creature.
   *[other] { $count } creatures.
}

## Buttons

morph-skip = Skip
morph-end = End turn
morph-do-stake = Stake { $power }
morph-do-mana = Put into mana
morph-do-feat = Use the feat
morph-do-end = End and attack
morph-line = Line { $line }
# Read out of a place on a line.
morph-summon = Summon { $creature } on line { $line }

## What is said while something is shown

morph-film-stakes = Stakes shown
morph-film-assault = Assault
    .hint = Line 1, then line 2, each from the back.
morph-film-shadow = The Shadow’s turn
# The Shadow’s budget, and of what it is made; $relief: what the host chose.
morph-budget = { $relief ->
        [0] Budget { $budget }: your { $mine } mana, its { $its }, your { morph-creatures }.
       *[other] Budget { $budget }: your { $mine } mana, its { $its }, your { morph-creatures }, less { $relief }.
    }

## The end

morph-shadow-wins = The Shadow wins
# `.sentence` is the same in more words; $count: the cards in the winner’s deck; $reader: winner, loser or other.
morph-reason-deck_empty = A deck is empty.
    .sentence = { $reader ->
        [loser] You
       *[other] { $loser }
    } had to take a card from an empty deck on turn { $turn }. { $reader ->
        [winner] You
       *[other] The winner
    } had { morph-cards } left.
# How well the Shadow was beaten.
morph-score-narrow = A narrow win
morph-score-controlled = A controlled win
morph-score-brilliant = A brilliant win
morph-score-total = A total win
# Before the cards of a deck as it was shuffled; $side: A or B.
morph-deck-drawn = Deck { $side }:

## Options and bots

morph-bot-random = Easy
    .hint = Plays at random.
morph-bot-duelist = Medium
    .hint = Weighs each move for its own next assault.
morph-bot-warden = Hard
    .hint = Also weighs what you can answer.
# How a game is set up, option by option.
morph-chosen-option = { $option }: { $value }.
# Ways to play alone, on the first page and in the waiting room.
morph-alone = Alone against the Shadow
    .hint = a deck that plays by itself
morph-option-mode = Game
morph-option-mode-duel = Duel
morph-option-mode-solo = Alone against the Shadow
morph-option-packs = Cards
    .hint = One box: the other player has the two factions that you leave.
morph-option-packs-1 = One box
morph-option-packs-2 = Two boxes
morph-option-relief = The Shadow is
    .hint = It spends 0, 2, 3 or 4 less each turn. 0: as in the book.
morph-option-relief-0 = Cruel
morph-option-relief-2 = Strong
morph-option-relief-3 = Fair
morph-option-relief-4 = Mild
morph-option-factions = Factions
    .hint = Tap two, or leave it to chance.
morph-option-factions-drawn = Drawn at random
morph-option-factions-violet_grey = Violet and Grey
morph-option-factions-violet_yellow = Violet and Yellow
morph-option-factions-violet_red = Violet and Red
morph-option-factions-grey_yellow = Grey and Yellow
morph-option-factions-grey_red = Grey and Red
morph-option-factions-yellow_red = Yellow and Red
# The Prodigy of the two factions that were chosen.
morph-chosen-prodigy = { $prodigy }, { $feat }: { $does }

## Why a move is refused

morph-refused-already_staked = You have already staked.
morph-refused-not_in_hand = This card is not in your hand.
morph-refused-line_full = This line is full.
morph-refused-not_enough_mana = You don’t have enough mana.
morph-refused-feat_used = You have already used the feat this turn.
morph-refused-solo_is_for_one = You play the Shadow alone: only one seat may be taken.
morph-refused-duel_needs_two = A duel needs two players. Alone, play the Shadow.
morph-refused-factions_taken = With one box no faction can be used twice: take the two that the other player leaves.

## Said by a tap

morph-phrase-needed_those = I needed those!
morph-phrase-show_off = Show-off!
morph-phrase-on_diet = That deck is on a diet.

## The log

morph-event-battle_set_up = { $mode ->
        [solo] { $who } plays against <strong>the Shadow</strong>
       *[duel] { $who } plays against { $opponent }, 24 creatures each
    }
morph-event-stake_chosen = { $you ->
        [true] <strong>{ board-you }</strong> have staked a card
       *[false] { $who } has staked a card
    }
# $one and $other: the staked cards.
morph-event-stakes_shown = { $equal ->
        [true] Equal power: both stake again
       *[false] { $one } against { $other }: { $who } begins
    }
morph-event-mana_chosen = { $you ->
        [true] <strong>{ board-you }</strong> put { $card } into mana
       *[false] { $who } puts { $card } into mana
    }
morph-event-mana_put = { $you ->
        [true] <strong>{ board-you }</strong> put a card into mana
       *[false] { $who } puts a card into mana
    }
morph-event-mana_drawn = { $you ->
        [true] <strong>{ board-you }</strong> get a mana card from the deck
       *[false] { $who } gets a mana card from the deck
    }
morph-event-card_received = { $you ->
        [true] <strong>{ board-you }</strong> draw { $card }
       *[false] { $who } draws { $card }
    }
morph-event-creature_summoned = { $you ->
        [true] <strong>{ board-you }</strong> summon { $card } on line { $line }
       *[false] { $who } summons { $card } on line { $line }
    }
# The Shadow takes it from its deck; $spent of its budget.
morph-event-creature_revealed = { $who } reveals { $card } on line { $line }, { $spent } spent
morph-event-shadow_ran_out = { $who } has no card left to reveal
morph-event-feat_used = { $you ->
        [true] <strong>{ board-you }</strong> use { $feat }
       *[false] { $who } uses { $feat }
    }
morph-event-attack_raised = { $card } gets +{ $by } attack
morph-event-creature_turned = { $card } is turned
morph-event-creature_roused = { $card } is set upright
morph-event-assault_began = { $you ->
        [true] <strong>{ board-you }</strong> attack
       *[false] { $who } attacks
    }
morph-event-creature_attacked = { $again ->
        [true] { $card } attacks again: { $target }
       *[false] { $card } attacks { $target }
    }
# $yours: it is the reader’s deck; $count: the cards that it loses.
morph-event-deck_attacked = { $yours ->
        [true] { $card } hits your deck: { morph-cards }
       *[false] { $card } hits the deck: { morph-cards }
    }
morph-event-creature_damaged = { $cause ->
        [attack] { $card } takes { $amount } damage
        [feat] { $card } takes { $amount } damage from the feat
        [cleave] { $card } takes { $amount } damage from { morph-keyword-cleave }
        [spite] { $card } takes { $amount } damage from { morph-keyword-spite }
       *[scorch] { $card } takes { $amount } damage from { morph-keyword-scorch }
    }
# $you: the creature is the reader’s.
morph-event-creature_destroyed = { $into ->
        [mana] { $you ->
            [true] { $card } is destroyed and goes to your mana
           *[false] { $card } is destroyed and goes to their mana
        }
        [deck] { $you ->
            [true] { $card } is destroyed and goes under your deck
           *[false] { $card } is destroyed and goes under their deck
        }
       *[discard] { $card } is destroyed
    }
morph-event-creature_dissipated = { $you ->
        [true] { $card } goes under your deck
       *[false] { $card } goes under their deck
    }
morph-event-card_discarded = { $you ->
        [true] <strong>{ board-you }</strong> discard { $card }
       *[false] { $who } discards { $card }
    }
morph-event-card_renewed = { $you ->
        [true] { $card } goes back under your deck
       *[false] { $card } goes back under their deck
    }
morph-event-battle_ended = { $shadow ->
    [true] { morph-shadow-wins }.{" "}
   *[false] {""}
}{ $reason ->
    [deck_empty] <strong>{ morph-reason-deck_empty }</strong>
   *[resigned] { board-gives-up }
}

# How it is set up, in a few words: the beginning of a sentence.
morph-in-short = { $mode ->
    [duel] A duel
   *[solo] You against the Shadow
}, { $packs ->
    [one] one box
   *[other] { $packs } boxes
}
