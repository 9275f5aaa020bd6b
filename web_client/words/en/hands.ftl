# A phone as a hand, while the table is on a big screen.

# In its top line, in two short lines.
hand-on-screen = The table is on the big screen
hand-offer = The table is on the big screen.
    .take = Just my cards here
hand-screen-ended = The big screen is off.
hand-back-to-table = Show the whole table here

## The cover

# A setting: how the cards of a hand are uncovered.
hand-cover = Cards in a hand
hand-cover-hold = Hold to see
hand-cover-tap = Tap to see
hand-see-hold = Hold to see
hand-see-tap = Tap to see
# Follows one of the two above.
hand-see = your cards and what you know
    .inside = Your cards
# After a tap that was too short.
hand-hold-longer = Keep your thumb on it.
hand-open-by-tap = Open by a tap instead
# $number: which of two cards.
hand-card = Card { $number }
# Above what the player knows of others’ cards.
hand-know = You know

## What may be done

hand-use = Use a card
    .hold = hold and slide to one; then all see it
    .tap = opens here; then all see it
    .none = Your cards can’t do anything now.
# A card that others must not see; .lay puts it where it belongs, .where asks for its line.
hand-chosen = A card is chosen
    .lay = Lay it face down
    .where = Where shall it stand?
# How a card is chosen, by the way in which the cover opens.
hand-choose-hold = Hold your cards, slide to one and let go.
hand-choose-tap = Open your cards and tap one.
hand-eyes-up = Eyes up: it happens over there.
# In place of the cards of a player who is out of the round.
hand-out = Out
# Below a name, among cards to look at. $all: all cards of that hand, or one of two.
hand-beside = { $all ->
        [true] beside you
       *[false] one beside you
    }
