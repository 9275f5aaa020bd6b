# The words that every table needs, in every game.

table-try-again = Try again

## Out of reach

table-offline = You are offline.
table-out-of-reach = The server can’t be reached.
table-comes-back = This page reconnects by itself.

## Signs between texts

# Between facts about something, such as a player, that are read out one after another.
comma = {", "}
# A text that has no end of its own, such as a question without a question mark.
full-stop = { $text }.

## Several board games

# The reader as the subject of a sentence about what they did: “You place …”.
board-you = You
board-answers = Answers
board-choose-among = You can choose: { $answers }.
board-resign = Give up
board-resign-sure = Give up this game?
board-standing-you = you
board-standing-bot = a bot
board-standing-turn = to move
board-standing-stand-in = a bot stands in
board-standing-away = away

## Rules

rules-title = How to play
rules-contents = Contents
