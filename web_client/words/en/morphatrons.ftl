# The words of Morphatrons that every table of the game needs.

## Cards and machines

# A playing card, such as “King of spades”.
morphatrons-card = { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
        [A] Ace
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [C] clubs
       *[D] diamonds
    }
# A machine as it is read out, before what is true of it.
morphatrons-owned = { $you ->
        [true] your { morphatrons-card }
       *[false] { $name }’s { morphatrons-card }
    }
morphatrons-mode-robot = robot
morphatrons-mode-vehicle = vehicle
# `.mark` stands on a target, where there is little room; `.note` is a sentence by itself.
morphatrons-damage-minor = minor damage
    .mark = minor
    .note = Minor damage.
morphatrons-damage-critical = critical
    .mark = critical
    .note = Critical.
morphatrons-damage-scrapped = scrapped
    .mark = scrap
morphatrons-protected = protected
    .note = Protected.
morphatrons-attacked = has attacked this turn
    .note = Has attacked this turn.
morphatrons-strikes = { $targets ->
        [1] strikes for { $damage }
       *[other] strikes up to { $targets } for { $damage }
    }
morphatrons-shoots = { $targets ->
        [1] shoots for { $damage }
       *[other] shoots up to { $targets } for { $damage }
    }
# $does: how it attacks, one or two of the messages above.
morphatrons-robot-does = Robot: { $does }.
# $does: the ability of its suit, and whether it flies.
morphatrons-vehicle-does = Vehicle: { $does }.
morphatrons-ability = { $suit ->
        [S] two zones a move
        [H] carries others
        [C] builds at home
       *[D] protects its zone
    }
morphatrons-flies = flies
morphatrons-needs-height = Needs a building of height { $height }.
morphatrons-board-full = You have as many machines as buildings: no room to play it.

## The street and the players

morphatrons-street = The street
morphatrons-zone = Zone { $zone }
# Said after the number of a zone.
morphatrons-home = { $you ->
        [true] your home
       *[false] { $name }’s home
    }
morphatrons-city = { $you ->
        [true] Your city
       *[false] { $name }’s city
    }
morphatrons-machines = { $you ->
        [true] your machines
       *[false] { $name }’s machines
    }
# $building is its name, such as “A4”.
morphatrons-building = { $height ->
        [0] { $building }, destroyed
       *[other] { $building }, height { $height }
    }
morphatrons-deck = Deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
morphatrons-scrap-yard = Scrapyard: { $count } { $count ->
        [one] card
       *[other] cards
    }
    .title = Scrapyard
    .empty = The scrapyard is empty.
morphatrons-hand-size = { $count } { $count ->
        [one] card
       *[other] cards
    } in hand
morphatrons-city-size = { $standing } { $standing ->
        [one] building
       *[other] buildings
    }, { morphatrons-chips }
# Also beside a player’s name, where there is little room.
morphatrons-chips = { $chips } { $chips ->
        [one] chip
       *[other] chips
    }

## The turn

morphatrons-actions = { $count } { $count ->
        [one] action
       *[other] actions
    }
# $count actions are left; $free: the free morph, too.
morphatrons-left = { $count ->
        [0] Only the free morph is left.
       *[other] { $free ->
            [true] { morphatrons-actions } and a free morph left.
           *[false] { morphatrons-actions } left.
        }
    }
# The same for a picture of them.
morphatrons-left-shown = { $free ->
        [true] { morphatrons-actions } and the free morph left
       *[false] { morphatrons-actions } and no free morph left
    }

## Questions while a move is chosen

morphatrons-ask-strike = Strike what?
morphatrons-ask-shoot = Shoot what?
# $zones: how many zones it reaches, $from and $to the first and the last one.
morphatrons-reach = { $targets ->
        [1] { $damage } damage
       *[other] Up to { $targets } targets, { $damage } damage each
    }. Reach: { $zones ->
        [1] zone { $from }
       *[other] zones { $from } to { $to }
    }.
# What an attack does to a machine, $target. In the log several are joined by commas.
morphatrons-fate = { $target }: { $becomes ->
        [minor] { morphatrons-damage-minor }
        [critical] { morphatrons-damage-critical }
       *[scrapped] { morphatrons-damage-scrapped }
    }
# The same for a building: in the log how high it is now …
morphatrons-fate-of-building = { $height ->
        [0] { $building }: destroyed
       *[other] { $building }: height { $height }
    }
# … and before the attack how high it would be.
morphatrons-falls = { $height ->
        [0] { $building } falls.
       *[other] { $building }: { $before } → { $height }.
    }
# `.riders` and `.alone` stand before it: which machines go along with a heart.
morphatrons-ask-move = Where to?
    .hint = Tap a lit zone.
    .riders = Takes { $cards } along. Tap one to leave it.
    .alone = Goes alone. Tap a lit machine to take it along.
morphatrons-ask-build = Build on what?
    .hint = { $card } goes to the scrapyard, and a building grows by 1.
morphatrons-ask-triple = Swap for what?
    .hint = The old machine is scrapped. The new one stands there undamaged, in the same mode.
morphatrons-ask-deactivate = Scrap { $card }?
    .hint = It goes to the scrapyard, and you draw a card.
morphatrons-ask-end = End your turn?
    .hint = { morphatrons-actions } { $count ->
            [one] is
           *[other] are
        } left unused.
# Which machine of a crowded zone.
morphatrons-ask-lane = Zone { $zone }: which one?

## Buttons: what can be done, with a note below it

morphatrons-verb-draw = Draw
morphatrons-verb-end = End turn
    .note = { $count ->
            [0] {""}
           *[other] { morphatrons-actions } left
        }
morphatrons-verb-robot = Robot
morphatrons-verb-vehicle = Vehicle
morphatrons-verb-move = Move
morphatrons-verb-strike = Strike
morphatrons-verb-shoot = Shoot
morphatrons-verb-morph = Morph
    .note = { $free ->
            [true] free
           *[false] 1 action
        }
morphatrons-verb-deactivate = Scrap
    .note = and draw
morphatrons-verb-build = Build
    .note = spend it
morphatrons-verb-triple = Swap

## The button that makes the move; a value is “…” while it is missing

morphatrons-do-draw = Draw a card
morphatrons-do-end = End turn
morphatrons-do-robot = Play { $card } as a robot
morphatrons-do-vehicle = Play { $card } as a vehicle
# $count machines go along: $riders.
morphatrons-do-move = { $count ->
        [0] Move to { $zone }
       *[other] Move to { $zone } with { $riders }
    }
morphatrons-do-strike = Strike { $targets }
morphatrons-do-shoot = Shoot { $targets }
morphatrons-do-morph = Morph { $card }
morphatrons-do-deactivate = Scrap { $card }
morphatrons-do-build = Build { $building }
morphatrons-do-triple = Swap { $old } for { $new }

## The end

morphatrons-draw = A draw
# `.sentence` is the same in more words; $reader: winner, loser or other.
morphatrons-reason-city_destroyed = The last building of a city fell.
    .sentence = The last building of { $reader ->
        [loser] your
       *[other] { $loser }’s
    } city fell on turn { $turn }.
morphatrons-reason-turn_limit = The turn limit was reached.
    .sentence = No turn is left. { $reader ->
        [winner] You have
       *[other] { $winner } has
    } the larger city: { morphatrons-city-size }.
    .drawn = No turn is left, and the cities are equally large.
# What was drawn by lot in a game.
morphatrons-shuffled = { $count } cards were shuffled.

## Options and bots

morphatrons-option-turn_limit = Turn limit
    .hint = After so many turns of both players the larger city wins.
morphatrons-option-first = { board-who-begins }
morphatrons-option-first-random = { board-by-chance }
morphatrons-option-first-A = Seat 1
morphatrons-option-first-B = Seat 2
morphatrons-bot-random = Easy
    .hint = Plays at random.
morphatrons-bot-fighter = Medium
    .hint = Plans its own turn.
morphatrons-bot-commander = Hard
    .hint = Also thinks of your answer.

## Why a move is refused

morphatrons-refused-no_action = You have no action left.
morphatrons-refused-no_card_left = The deck and the scrapyard are empty.
morphatrons-refused-board_full = You have as many machines as buildings.
morphatrons-refused-too_low = None of your buildings is high enough for it.
morphatrons-refused-no_target = No such target is in reach.
morphatrons-refused-has_attacked = That machine has attacked this turn.
morphatrons-refused-no_builder = You need a club in vehicle mode at home.

## Said by a tap

morphatrons-phrase-neighbourhood = There goes the neighbourhood.
morphatrons-phrase-scratch = Just a scratch.
morphatrons-phrase-warranty = It was still under warranty.

## The log

morphatrons-event-cities_set_up = { board-begins }
morphatrons-event-cards_seen = { $you ->
        [true] <strong>{ board-you }</strong> are dealt
       *[false] { $who } is dealt
    } <strong>{ $cards }</strong>
# Who drew it reads which card it is.
morphatrons-event-card_drawn = { $you ->
        [true] {""}
       *[false] { $who } draws a card
    }
morphatrons-event-card_seen = { $you ->
        [true] <strong>{ board-you }</strong> draw
       *[false] { $who } draws
    } <strong>{ $card }</strong>
morphatrons-event-deck_reshuffled = The scrapyard is shuffled: a new deck of { $count }
morphatrons-event-bot_played = { $you ->
        [true] <strong>{ board-you }</strong> play
       *[false] { $who } plays
    } <strong>{ $card }</strong> as a { $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
# $count machines go along: $passengers.
morphatrons-event-bot_moved = { $you ->
        [true] <strong>{ board-you }</strong> move
       *[false] { $who } moves
    } <strong>{ $card }</strong> { $count ->
        [0] to zone { $zone }
       *[other] to zone { $zone } with { $passengers }
    }
morphatrons-event-bot_morphed = { $you ->
        [true] <strong>{ board-you }</strong> morph
       *[false] { $who } morphs
    } <strong>{ $card }</strong> into a { $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
# $fates: what the attack did to each target.
morphatrons-event-bot_attacked = { $weapon ->
        [strike] { $you ->
            [true] <strong>{ board-you }</strong> strike
           *[false] { $who } strikes
        }
       *[shoot] { $you ->
            [true] <strong>{ board-you }</strong> shoot
           *[false] { $who } shoots
        }
    } with <strong>{ $card }</strong>. <strong>{ $fates }</strong>
morphatrons-event-building_raised = { $you ->
        [true] <strong>{ board-you }</strong> build
       *[false] { $who } builds
    } <strong>{ $building }</strong> to { $height } with { $card }
morphatrons-event-bot_deactivated = { $you ->
        [true] <strong>{ board-you }</strong> scrap
       *[false] { $who } scraps
    } <strong>{ $card }</strong>
morphatrons-event-bot_triple_morphed = { $you ->
        [true] <strong>{ board-you }</strong> swap
       *[false] { $who } swaps
    } <strong>{ $card }</strong> for <strong>{ $new }</strong>
morphatrons-event-fight_ended = { $reason ->
    [city_destroyed] <strong>{ morphatrons-reason-city_destroyed }</strong>
    [turn_limit] <strong>{ morphatrons-reason-turn_limit }</strong>
   *[resigned] { board-gives-up }
}

# How it is set up, in a few words: the beginning of a sentence.
morphatrons-in-short = Up to { $turn_limit } turns
