# Pass and play: several friends at one phone, with a curtain between them.

curtain-add = Add somebody at this phone
# .plain: in a game without secrets, here and below.
curtain-add-hint = You pass it round. A curtain hides everybody’s cards from the others.
    .plain = You pass it round.
curtain-name = Their name
curtain-acts-for = On this phone, now acting for
curtain-everybody = Everybody may look. Your own cards are behind your name.
    .plain = Everybody may look.
# $name: whose turn it is, at another device.
curtain-lay-down = { $name }’s turn. Lay it on the table: everybody may look.
curtain-hand-to = Hand it to
curtain-others = Everybody else: admire the ceiling.
curtain-reminder = Nothing to decide, just a look. Everybody else: admire the ceiling.
# $name: who opens the curtain.
curtain-hold = I’m { $name }: hold
curtain-tap = I’m { $name }
curtain-opening = Opening …
curtain-holding = Keep holding. Let go, and it falls.
curtain-look = Look at the table first
curtain-close = Close the curtain
curtain-closes = Closes by itself when you have moved
curtain-closing = Done. The curtain falls …
curtain-since = Since your last turn
# $names: the players who use the same browser, in a list.
curtain-share-a-phone = { $names } share a phone
