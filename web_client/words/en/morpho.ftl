# The words that a table of M.O.R.P.H.O. in play needs.

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

## Sides, which the Investor backs

# `.backed` stands after “invest in”.
morpho-team-red = Killers (red)
    .backed = the Killers (red)
morpho-team-blue = Morpho (blue)
    .backed = Morpho (blue)

## Cards

# How cards are named in other messages; one that begins a sentence gets its capital by itself.
# $number: which of a hand’s two cards it is; 0 if there is only one.
morpho-card-middle = the middle card
morpho-card-yours = { $number ->
        [0] your card
       *[other] your card { $number }
    }
# Of the player that the sentence is about.
morpho-card-theirs = { $number ->
        [0] their card
       *[other] their card { $number }
    }
morpho-card-of = { $number ->
        [0] { $owner }’s card
       *[other] { $owner }’s card { $number }
    }
# Several cards, or players with their points, joined one after another: those before, and the next of them.
morpho-and-thing = { $last ->
        [true] { $before } and { $next }
       *[false] { $before }, { $next }
    }

## What a card is called when it is read out

# Facts about a card, read out one after another: “Your card 1, face down, everybody knows it is a Killer”.
morpho-spoken-up = face up
morpho-spoken-down = face down
morpho-spoken-only-you = only you see it
morpho-spoken-everybody = everybody knows it is { $identity }
morpho-spoken-saw = you saw { $identity }
morpho-spoken-maybe = maybe { $identity }, you think
morpho-spoken-not = definitely not { $identity }, you think
# $names: who has looked at the card since it lay there.
morpho-spoken-looked = looked at by { $names }
morpho-spoken-eliminated = eliminated
    .as = eliminated: { $identity }

## On cards

# On the plate of somebody whose card has no abilities. `.note` says why, to its holder.
morpho-hindered-conflict = Clash
    .note = Your cards clash: no abilities, no points.
morpho-hindered-suppressed = Silent
    .note = Your Alien silences your other card.
# On the corner of a card that everybody knows; there is room for a few letters.
morpho-known-by-all = All
# Above one’s own card: who sees it.
morpho-sight-hidden = Hidden
morpho-sight-open = Open
morpho-sight-known = Known
# What a card can do, in two or three words.
morpho-can-mission = Start the mission
morpho-can-intercept = Stop an escape
morpho-can-guard = Guard a neighbour
morpho-can-snipe = Snipe a card
morpho-can-block = Block a gap
morpho-can-escape = Try to escape
morpho-can-report = Report them
morpho-can-detonate = Detonate three
morpho-can-invest = Invest in a side
morpho-can-assassinate = Stab a neighbour
morpho-can-perceive = Name them all
morpho-can-swap = Swap bodies
morpho-can-transmit = Rearrange three

## Top line

morpho-tiles = The identities in this round
morpho-tile = { $name }: { $left } of { $dealt } left
# In two short lines, before identities of which one is dealt.
morpho-one-of =
    1
    of
morpho-one-of-these = One of these is in play

## Board

morpho-ring = The table, clockwise from you
morpho-middle = Middle
morpho-round = Round { $round }
morpho-first-to = first to { $target }
morpho-score = { $score } of { $target } points
# Badges beside a player’s name. `.spoken` is a fact among those that are read out for a seat.
morpho-seat-out = Eliminated
    .spoken = eliminated from this round
morpho-seat-invested = Invested
    .spoken = has invested
morpho-seat-stand-in = Stand-in
    .spoken = a stand-in plays
morpho-seat-away = Away
    .spoken = away
# Further facts that are read out for a seat, one after another.
morpho-seat-you = { $name }, you
morpho-seat-turn = to move
morpho-seat-gained = { $gained ->
        [true] plus
       *[false] minus
    } { $points } in this round
morpho-seat-first = begins this round
morpho-seat-swap-token = holds the Body Swap token
# $one, $other: two players or two cards.
morpho-block-here = Block between { $one } and { $other }
morpho-block-token = Block token between { $one } and { $other }
# Below the middle card while a mission runs. $now: it is that turn; `.task` is shown where there is room.
morpho-mission = Mission on
morpho-mission-due = { $you ->
        [true] Your
       *[false] { $name }’s
    } { $now ->
        [true] turn
       *[false] next turn
    }
    .task = { morpho-mission-due }: name the Technician, or fail.
# Below the middle card: somebody agrees to end the round without points. `.title` is short. `.answer` is below it on
# the button that opens morpho-open; `.agreed` in its place for somebody who has agreed.
morpho-end-wished = Someone wants to call this round off.
    .title = Call it off?
    .answer = Answer
    .agreed = You said yes

## What can be done

# On a button, with a hint below.
morpho-verb-look = Look
    .hint = at a card
morpho-verb-change = Change
    .hint = your job
morpho-verb-snipe = Snipe
    .hint = a card
morpho-verb-block = Block
    .hint = a gap
morpho-verb-mission = Mission
    .hint = start it
morpho-verb-escape = Escape
    .hint = now
morpho-verb-report = Report
    .hint = them all
morpho-verb-detonate = Detonate
    .hint = three bombs
morpho-verb-invest = Invest
    .hint = in a side
morpho-verb-assassinate = Stab
    .hint = a neighbour
morpho-verb-perceive = Perceive
    .hint = name all
morpho-verb-swap = Swap
    .hint = bodies
morpho-verb-pass = Pass
    .hint = do nothing
# On a button in place of its hint, if either card can do it.
morpho-with-card = with your card { $number }
# On a button in place of its hint.
morpho-shows = { $cards ->
        [one] shows your card
       *[other] shows your cards
    }
# What a move is aimed at, and what is at stake.
morpho-target-look = Look at which card?
    .note = Cards next to you are out of reach.
morpho-target-change = Give which card?
    .note = You get the middle card, sight unseen.
morpho-target-snipe = Snipe which card?
    .note = A Bodyguard may step in.
morpho-target-block = Block which gap?
morpho-target-invest = Invest in which side?
    .note = Only you will know until the round ends.
morpho-target-assassinate = Stab which card?
    .note = Nobody can guard it.
morpho-target-swap = Swap with which card?
    .note = Everybody will know where the Psionics went.
morpho-target-indicate = Name which card?
morpho-target-mission =
    .note = On your next turn you name the Technician.
morpho-target-escape =
    .note = Your neighbours may stop it.
morpho-target-report =
    .note = One mistake and the others score.
morpho-target-perceive =
    .note = One mistake and the others score.
morpho-target-detonate =
    .note = You must throw all three.
morpho-target-bomb = Bomb which card?
    .note = Nobody can guard it.
morpho-target-guard = Step in!
    .note = The shooter’s card is eliminated.
morpho-target-intercept = Stop the escape!
    .note = The escaping cards are eliminated.
morpho-target-take = Take which card?
    .note = You rearrange it with the middle card and the Parasite.
# Read out: how many places on the table can be chosen.
morpho-places = { $count } { $count ->
        [one] place
       *[other] places
    } on the table to choose from.
# A button: the card that reacts. $number as in morpho-card-yours.
morpho-choice-guard = { $number ->
        [0] Guard with your card
       *[other] Guard with your card { $number }
    }
morpho-choice-intercept = { $number ->
        [0] Intercept with your card
       *[other] Intercept with your card { $number }
    }
morpho-back = Back
# Three cards are laid anew, each on a place.
morpho-lay = Place them like this
    .hint = Tap two to swap them.
morpho-lies-at = { $place }: { $identity }
# What happens to them when the time is up.
morpho-as-they-lie = the cards stay where they are

## Questions before a move that can’t be undone

# `.go` is on the button that does it, if that is not simply the verb. $identity has its article.
morpho-confirm-snipe = Snipe { $target }?
    .go = Fire
morpho-confirm-assassinate = Stab { $target }?
    .go = Stab
morpho-confirm-bomb = Bomb { $target }?
    .go = Bomb
morpho-confirm-swap = Swap with { $target }?
morpho-confirm-block = Block this gap?
morpho-confirm-mission = Start the mission?
morpho-confirm-escape = Try to escape?
morpho-confirm-report = Start the report?
morpho-confirm-detonate = Detonate three bombs?
morpho-confirm-perceive = Name every card?
morpho-confirm-guess = Is it { $identity }?
    .go = Say it
morpho-confirm-invest = Invest in { $team }?
morpho-confirm-indicate = Is { $target } { $identity }?
    .go = Say it
morpho-not-yet = Not yet
morpho-reveal-one = Everybody will see your { $identity }.
morpho-reveal-both = Everybody will see both your cards.
# What an ability takes from its user.
morpho-bind-note = After this you can’t look or change jobs.
# Beside a reaction with a hidden card.
morpho-shown-for-a-moment = Your card is shown, then hidden again.

## What is asked

# Above the table. `.other`: the same, asked of somebody else.
morpho-decision-turn = Your turn
    .other = { $name }’s turn
morpho-decision-indicate = Which is the Technician?
    .other = { $name } must name the Technician
# In `.other` of these two nobody is named who has not stepped in yet.
morpho-decision-guard = Step in!
    .other = Will anybody step in?
morpho-decision-intercept = Stop the escape!
    .other = Will anybody stop it?
morpho-decision-report = Name which card?
    .other = { $name } reports
morpho-decision-bomb = Bomb which card?
    .other = { $name } throws bombs
morpho-decision-guess = Which card is it?
    .other = { $name } guesses
morpho-decision-take = Take which card?
    .other = { $name } picks a card
morpho-decision-arrange = Rearrange them
    .other = { $name } rearranges three cards
morpho-decision = Your decision
    .other = { $name } decides
# Captions of scenes, in place of the question. $name does it, or $you, the reader; $target, or the reader ($at): whose card it is about.
morpho-scene-fires = { $you ->
        [true] You fire
       *[false] { $name } fires
    } at { $at ->
        [true] your card
       *[false] { $target }
    } …
    .hint = Somebody may step in.
morpho-scene-bombs = { $you ->
        [true] You bomb
       *[false] { $name } bombs
    } { $at ->
        [true] your card
       *[false] { $target }
    } …
morpho-scene-stabs = { $you ->
        [true] You go
       *[false] { $name } goes
    } for { $at ->
        [true] your card
       *[false] { $target }
    } …
morpho-scene-guarded = { $you ->
        [true] You step in!
       *[false] { $name } steps in!
    }
morpho-scene-intercepted = { $you ->
        [true] You’re in the way!
       *[false] { $name } is in the way!
    }
morpho-scene-names = { $you ->
        [true] You name
       *[false] { $name } names
    } { $at ->
        [true] your card
       *[false] { $target }
    } …
    .hint = Right: Morpho wins. Wrong: the Killers do.
# $identity: “the Leader”, “a Killer”.
morpho-scene-is = It’s { $identity }!
# $card: “Killer”.
morpho-scene-falls = { $you ->
        [true] Your
       *[false] { $name }’s
    } { $card } is eliminated
morpho-scene-runs = { $you ->
        [true] You run
       *[false] { $name } runs
    } for it …
    .hint = A neighbour may stop it.
morpho-scene-gone = { $you ->
        [true] You got away!
       *[false] { $name } got away!
    }
morpho-scene-transmits = It’s the Parasite!
    .hint = { $you ->
        [true] You
       *[false] { $name }
    } may rearrange three cards.
morpho-scene-three = Three cards …
morpho-scene-which = Which is which?
    .hint = Only { $you ->
        [true] you know
       *[false] { $name } knows
    }.
morpho-scene-skip = Tap to skip
# What else a decision is about, below it.
morpho-note-guard = { $shooter } shoots at { $target }.
# $yours: both cards are the reader’s, else those of $owner.
morpho-note-intercept-both = { $yours ->
        [true] Both of your cards
       *[false] Both of { $owner }’s cards
    } are trying to escape.
morpho-note-intercept = { $card } is trying to escape.
morpho-note-indicate = If it’s right, Morpho wins. If not, the Killers win.
morpho-note-report = Still to be named: { $identities }.
morpho-note-bomb = { $left ->
        [one] One bomb left.
       *[other] { $left } bombs left.
    }
morpho-note-guess = About { $card }.
morpho-note-take = { $you ->
        [true] You
       *[false] { $name }
    } looked at { $card }, the Parasite.
# On the first turn of a match.
morpho-first-turn = Open your cards to see how they win.

## While others move

morpho-watching = You’re watching from { $name }’s side and see what everybody sees.
morpho-you-invested = You invested in { $team }.
# The card that the player saw last.
morpho-aim-seen = You saw { $card }: { $identity }.
# What a card of the reader wins by. $identity is its name; $alone: it is the reader’s only card.
morpho-aim-leader = The { $identity } wins when a mission succeeds or all Killers are eliminated.
morpho-aim-technician = The { $identity } wins when a mission succeeds or all Killers are eliminated.
morpho-aim-bodyguard = The { $identity } wins when a mission succeeds or all Killers are eliminated.
morpho-aim-killer = The { $identity } wins when the Leader is eliminated or a mission fails.
morpho-aim-deserter = { $alone ->
        [true] The { $identity } wins by escaping.
       *[false] The { $identity } wins by escaping, with nothing but Deserters in your hand.
    }
morpho-aim-spy = The { $identity } wins with a report that is right.
morpho-aim-extremist = The { $identity } wins when three Deserters are eliminated.
morpho-aim-investor = The { $identity } wins with the side it invests in.
morpho-aim-mercenary = The { $identity } never wins, and costs you 1 point if your other card wins. A Deserter may escape with it.
morpho-aim-cyborg = The { $identity } wins when the Technician is eliminated.
morpho-aim-psionics = The { $identity } wins by naming everybody else’s cards.
morpho-aim-parasite = { $alone ->
        [true] The { $identity } wins by escaping.
       *[false] The { $identity } wins by escaping, whatever your other card is.
    }

## A card that is looked up, and hunches about it

morpho-lookup = What you know
# A button. $entry: an identity, or another entry of the rules.
morpho-lookup-rules = { $entry } in the rules
morpho-lookup-untouched = Nothing has happened to this card this round.
# Before something that happened to the card. $turns: how many have begun since.
morpho-turns-ago = { $turns ->
        [0] this turn
        [one] { $turns } turn ago
       *[other] { $turns } turns ago
    }
morpho-hunch = Your hunch
    .note = Saved only in this browser. Nobody else sees it.
morpho-hunch-maybe = Maybe
morpho-hunch-not = Definitely not
morpho-hunch-forget = Clear

## Ending a round that nobody can win

# In the menu. `.agreed` stands in place of `.note` for somebody who has agreed.
morpho-open = Is this round stuck?
    .note = It ends without points once everybody still in it agrees. Nobody sees who has.
    .agreed = You’ve agreed to call it off.
morpho-open-agree = Call it off, no points
morpho-open-disagree = Keep playing

## How a round ends

morpho-round-over = Round over
morpho-reason-killers_eliminated = Morpho wins
    .says = All Killers are eliminated.
morpho-reason-leader_eliminated = Killers win
    .says = The Leader is eliminated.
morpho-reason-deserters_eliminated = The Extremist wins
    .says = Three Deserters are eliminated.
morpho-reason-technician_eliminated = The Cyborg wins
    .says = The Technician is eliminated.
morpho-reason-mission_succeeded = Morpho wins
    .says = The Leader found the Technician, and the mission succeeded.
morpho-reason-mission_failed = Killers win
    .says = The Leader didn’t find the Technician, so the mission failed.
morpho-reason-deserter_escaped = A Deserter wins
    .says = The Deserter got away.
morpho-reason-parasite_escaped = The Parasite wins
    .says = The Parasite got away.
morpho-reason-report_right = The Spy wins
    .says = The report was right on every point.
morpho-reason-report_wrong = A false report
    .says = The Spy was wrong: the others score, unless they clash or are eliminated.
morpho-reason-perception_right = The Psionics wins
    .says = Every guess was right.
morpho-reason-perception_wrong = A wrong guess
    .says = The Psionics was wrong: the others score, unless they clash or are eliminated.
morpho-reason-all_passed = Nobody moves
    .says = Everybody passed.
morpho-reason-agreed = Agreed
    .says = Everybody agreed to call the round off.
morpho-reason-turn_limit = Out of turns
    .says = The turn limit was reached.
morpho-nobody-scores = Nobody scores.
# Players who would have scored.
morpho-denied = No points for { $names }: clashing cards.
morpho-invested-in = { $name } had invested in { $team }.
morpho-all-cards = All cards of the last round
morpho-score-track = Scores
morpho-score-of = { $name }: { morpho-score }
# On the page that checks what was drawn.

## How a match ends

# What decided among equal totals.
morpho-tie-last_round = { $names } are tied; { $winner } scored more in the last round.
morpho-tie-turn_order = { $names } are tied, in the last round too; { $winner } came later in the turn order.
morpho-awards = Medals
# For whoever did something most, with how often.
morpho-award-unseen_points = Master of disguise
    .count = { $count } { $count ->
            [one] point
           *[other] points
        } undercover
morpho-award-eliminations = Most dangerous
    .count = eliminated { $count } { $count ->
            [one] card
           *[other] cards
        }
morpho-award-looked_at = Centre of attention
    .count = was looked at { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
morpho-award-guards_lost = Unluckiest guard
    .count = lost { $count } { $count ->
            [one] Bodyguard
           *[other] Bodyguards
        }
morpho-award-steps_in = Guardian angel
    .count = stepped in { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
morpho-award-aimed_at = Favourite target
    .count = was shot at { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
morpho-award-right_names = Sharpest eye
    .count = named { $count } { $count ->
            [one] card
           *[other] cards
        } correctly
morpho-award-job_changes = Job hopper
    .count = changed jobs { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
morpho-award-wrong_names = Named with confidence
    .count = { $count ->
            [one] one name, one miss
           *[other] { $count } names, all wrong
        }
morpho-award-shots = Trigger-happy
    .count = fired { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
morpho-award-looks = Nosiest
    .count = looked { $count ->
            [1] once
            [2] twice
           *[other] { $count } times
        }
# For who did nothing most, by their points.
morpho-award-so_close = So close
    .count = one point short
morpho-award-best_round = Biggest haul
    .count = { $count } { $count ->
            [one] point
           *[other] points
        } in round { $round }
morpho-award-steady = Steady hand
    .count = scored in { $count } rounds
morpho-award-late = Slow starter
    .count = first points in round { $round }
morpho-award-to_the_end = Good sport
    .count = there to the end

## What players say by a tap

# $who: a player; $word: what somebody is said to be, an identity with its article or morpho-phrase-morpho; “…” while it is not chosen yet.
morpho-phrase-claim = I’m { $word }.
morpho-phrase-accuse = { $who } is { $word }.
morpho-phrase-trust = I trust { $who }.
morpho-phrase-distrust = I don’t trust { $who }.
morpho-phrase-investigate = Someone check { $who }’s cards!
morpho-phrase-shoot = Shoot { $who }!
morpho-phrase-protect = Protect { $who }.
morpho-phrase-not_me = It wasn’t me.
morpho-phrase-never_lie = I never lie. Except now.
morpho-phrase-butterfly = Blame the butterfly.
# In place of an identity; `.said` stands in the sentence.
morpho-phrase-morpho = with Morpho
    .said = with Morpho

## Bots

morpho-bot-recruit = Easy
    .hint = Plays sensibly and takes a win when it sees one.
morpho-bot-agent = Medium
    .hint = Makes the most of everything it has seen.
morpho-bot-mastermind = Hard
    .hint = Reads the others and thinks ahead.

## Why a move was refused

morpho-refused-unsuitable_unknowns = Some of the chosen Unknown identities don’t fit this number of players.
morpho-refused-round_over = The round is over.
morpho-refused-first_turn = On your first turn of a round you can’t use an ability.
morpho-refused-bound = You can’t look or change jobs any more this round.
morpho-refused-must_act = You can’t pass while you can look or change jobs.
morpho-refused-must_use_ability = Your face-up card has an ability you can use, so you must use one.
morpho-refused-no_such_card = None of your cards can do that.
morpho-refused-card_missing = Say which card acts.
morpho-refused-hindered = That card has no abilities right now: it clashes, or an Alien silences it.
morpho-refused-illegal_target = That can’t be chosen.
morpho-refused-cannot_escape = You can escape only with Deserters, or with a Deserter and the Mercenary.
morpho-refused-no_tokens_left = Both block tokens have been placed.
morpho-refused-already_swapped = The Body Swap has already been used.
morpho-refused-illegal_move = That move can’t be made now.
morpho-refused-out_of_round = You’ve been eliminated from this round.
morpho-refused-already_agreed = You have already agreed.
morpho-refused-not_agreed = You haven’t agreed.

## Log: what happened, by kind
##
## $who did it, or $you, the reader; $card, $target: cards as named above; $identity, $named: identities with their articles.

# Facts of morpho-event-saw, joined one after another.
morpho-fact-saw = { $card } is { $identity }
morpho-and-fact = { $last ->
        [true] { $before } and { $next }
       *[false] { $before }, { $next }
    }
morpho-event-saw = { $facts }
morpho-event-investigated = { $you ->
        [true] <strong>{ board-you }</strong> look
       *[false] { $who } looks
    } at { $card }
morpho-event-job_changed = { $you ->
        [true] <strong>{ board-you }</strong> swap
       *[false] { $who } swaps
    } { $card } with the middle card
morpho-event-revealed = { $card } is turned face up: { $identity }
morpho-event-sniped = { $you ->
        [true] <strong>{ board-you }</strong> shoot
       *[false] { $who } shoots
    } at { $target }
morpho-event-guarded = { $card } steps in: { $identity }
morpho-event-intercepted = { $card } stops the escape: { $identity }
morpho-event-eliminated = { $card } is eliminated: { $identity }
morpho-event-went_out = { $you ->
        [true] <strong>{ board-you }</strong> are
       *[false] { $who } is
    } eliminated from the round
# $one, $other: two players or two cards.
morpho-event-blocked = { $you ->
        [true] <strong>{ board-you }</strong> place
       *[false] { $who } places
    } a block between { $one } and { $other }
morpho-event-block_removed = The block between { $one } and { $other } is removed
morpho-event-mission_activated = { $you ->
        [true] <strong>{ board-you }</strong> start
       *[false] { $who } starts
    } the mission
morpho-event-indication_asked = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } must name the Technician
# $right: the card is what it was named.
morpho-event-indicated = { $you ->
        [true] <strong>{ board-you }</strong> name
       *[false] { $who } names
    } { $card } { $named }{ $right ->
        [true] : right
       *[false] , but it is { $identity }
    }
morpho-event-mission_ended = { $outcome ->
        [succeeded] The mission succeeds
        [failed] The mission fails
       *[off] The mission is over: the Leader is eliminated
    }
# $both: with both cards of a hand.
morpho-event-escape_tried = { $you ->
        [true] <strong>{ board-you }</strong> try
       *[false] { $who } tries
    } to escape with { $both ->
        [true] both cards
       *[false] { $card }
    }
morpho-event-escaped = { $you ->
        [true] <strong>{ board-you }</strong> have
       *[false] { $who } has
    } escaped
morpho-event-report_began = { $you ->
        [true] <strong>{ board-you }</strong> start
       *[false] { $who } starts
    } a report
morpho-event-detonation_began = { $you ->
        [true] <strong>{ board-you }</strong> start
       *[false] { $who } starts
    } throwing bombs
morpho-event-bombed = { $you ->
        [true] <strong>{ board-you }</strong> bomb
       *[false] { $who } bombs
    } { $target }
morpho-event-invested = { $you ->
        [true] <strong>{ board-you }</strong> invest in a side and pass
       *[false] { $who } invests in a side and passes
    } from now on
morpho-event-investment_chosen = You invested in <strong>{ $team }</strong>
morpho-event-assassinated = { $you ->
        [true] <strong>{ board-you }</strong> stab
       *[false] { $who } stabs
    } { $target }
morpho-event-perception_began = { $you ->
        [true] <strong>{ board-you }</strong> start
       *[false] { $who } starts
    } naming every card
morpho-event-guessed = { $you ->
        [true] <strong>{ board-you }</strong> guess
       *[false] { $who } guesses
    } that { $card } is { $named }{ $right ->
        [true] : right
       *[false] , but it is { $identity }
    }
morpho-event-swapped = { $you ->
        [true] <strong>{ board-you }</strong> swap
       *[false] { $who } swaps
    } { $card } with { $target }
morpho-event-transmit_began = { $you ->
        [true] <strong>{ board-you }</strong> rearrange
       *[false] { $who } rearranges
    } three cards: { $card } is { $identity }
morpho-event-transmit_taken = { $you ->
        [true] <strong>{ board-you }</strong> take
       *[false] { $who } takes
    } { $card }
morpho-event-transmit_laid = { $you ->
        [true] <strong>{ board-you }</strong> put
       *[false] { $who } puts
    } { $cards } back face down
morpho-event-passed = { $you ->
        [true] <strong>{ board-you }</strong> pass
       *[false] { $who } passes
    }
morpho-event-agreed = You agreed to call this round off
morpho-event-disagreed = You want to keep playing
morpho-event-end_wished = { $wished ->
        [true] Someone wants to call this round off
       *[false] Nobody wants to call this round off any more
    }
morpho-event-points_denied = No points for { $players }: clashing cards
morpho-event-tie_broken = { $by ->
        [last_round] { $players } are tied; { $winner } scored more in the last round
       *[turn_order] { $players } are tied; { $winner } came later in the last round’s turn order
    }
morpho-event-round_started = { morpho-round }
# $title as in morpho-reason-…; $gains: players with their points; $scored: whether there are such.
morpho-event-round_ended = { $scored ->
    [true] <strong>{ $title }</strong>: { $gains }
   *[false] <strong>{ $title }</strong>. { morpho-nobody-scores }
}
# $points has its sign, + or −.
morpho-fact-gain = { $who } { $points }

# How it is set up, in a few words: the beginning of a sentence.
morpho-in-short = { $mode ->
    [basic] Basic cards
   *[expert] Expert cards
}, first to { $target }
