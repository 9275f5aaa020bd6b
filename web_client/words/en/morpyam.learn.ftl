# What those who learn Morpyam read.

## The rules

morpyam-rules-aim = The aim
    .text =
        Two to four players roll five dice and place tokens on a grid of 36 boxes. Each box names a figure, and takes one token of a player whose dice show it.

        Line up your tokens. Three or four in a row score points; five in a row win at once.

        The 20 boxes of the border are easy to fill, the 16 in the middle are hard. A player drawn at random begins, unless the host has chosen one, and turns go clockwise. In a rematch the next player begins.
morpyam-rules-turn = Your turn
    .text =
        You roll up to three times: first all five dice, then any of them that you lift. The others stay as they lie.

        After each roll you may place a token on a free box whose figure the dice show. That ends your turn. A token stays where it is.

        After the third roll you may also pass. If no free box fits then, your turn ends by itself.

        If your time runs out, your token goes to the rarest figure that the dice show. Your last token is kept back, unless a call has come. If there is nothing to place, all five dice roll again, and after the third roll you pass.
morpyam-rules-figures = The figures
    .text = Dice may show several figures at once: four sixes are three sixes too. You choose which box to take.
morpyam-rules-call = Calling a figure
    .text =
        With any roll you may call one figure: a straight, full house, four of a kind, mini, maxi, Morpyam or, before the first roll of a turn, a first roll. All five dice count.

        If it comes, you must place a token on a free Call box at once. If it does not, nothing is lost on the first two rolls: place a token or roll on. On the third roll your turn ends without a token, whatever the dice show.

        You can’t call what the dice show already, and nothing while both Call boxes are taken. You can call a figure whose own boxes are taken.

        A called first roll comes if any of its six figures does. A first roll alone fills no Call box, and a called figure no First roll box.
morpyam-rules-again = Five alike
    .text = If you place a token while all five dice are alike, you take another turn at once, as often as that happens. It need not be a Morpyam box: any box that the dice fill will do, a Call box as well. If the host chose so, the second time in one turn wins at once.
morpyam-rules-rows = Rows and points
    .text =
        A row is horizontal, vertical or diagonal. Your tokens count if they lie next to each other, without a gap and without a token of somebody else between them.

        A longer row counts once: four in a row are not two rows of three. Five or more score nothing, because they win. A token counts in every row that it is part of.
morpyam-rules-end = The end
    .text =
        Five in a row win at once, whatever the points.

        Otherwise the game ends when a player places their last token. They score 1 point more, and most points win. If they are tied for the most, they win. In any other tie the player with the fewest tokens left wins; if these are equal too, they share the win.

        There is a limit of 60 turns each, unless the host chooses another. When it is reached, the game ends without the extra point.

        You can give up at any time, in the menu. Your tokens stay, you have no more turns, and you can’t win. If one player is left, they win.
# A figure, and what the dice must show.
morpyam-explained-number = Three of a kind
    .text = At least three dice show the value on the box.
morpyam-explained-small = Small straight
    .text = Four values in a row are among the dice.
morpyam-explained-straight = Straight
    .text = Five values in a row.
morpyam-explained-full = Full house
    .text = Three of one value and two of another. Five alike are a full house too.
morpyam-explained-square = Four of a kind
    .text = At least four dice are alike.
morpyam-explained-mini = Mini
    .text = The dice add up to 8 or less.
morpyam-explained-maxi = Maxi
    .text = The dice add up to 27 or more.
morpyam-explained-morpyam = Morpyam
    .text = Five dice are alike.
morpyam-explained-sec = First roll
    .text = After the first roll of a turn, the dice show any of the six figures above, from straight to Morpyam.
morpyam-explained-call = Call
    .text = You call a figure, then roll it.
morpyam-example = For example: { $dice }
# What rows are worth and how many tokens there are, by the number of players.
morpyam-table = Tokens and points
morpyam-table-players = { $players } players
morpyam-table-run = { $length } in a row
morpyam-table-wins = wins
morpyam-table-tokens = Tokens each

## The guided first game: the reader is Ada, and plays Bo

morpyam-lesson-grid = You are Ada
    .says = Each box names a figure of five dice. If your dice show it, you may place a token there. Line up <strong>three</strong> tokens to score, and <strong>five</strong> to win at once. You have each had three turns. You have three tokens in the fourth column; Bo has two in the last and one on a Call box.
morpyam-lesson-figures = The rose boxes are hard
    .says = <strong>{ morpyam-figure-mini }</strong>: all five dice make 8 or less. <strong>{ morpyam-figure-maxi }</strong>: 27 or more. <strong>{ morpyam-figure-sec }</strong>, the lightning: a straight, a full house, four of a kind, a Mini, a Maxi or a Morpyam, but on the very first roll of your turn. So look before you roll again.
morpyam-lesson-roll = Roll the dice
    .says = You roll up to three times a turn, first all five. Tap <strong>{ morpyam-roll }</strong>.
    .detour = No calls yet, just roll.
morpyam-lesson-lift = Two threes
    .says = A third <strong>3</strong> would fill the box above your tokens. Keep both threes: tap the <strong>1</strong>, the <strong>5</strong> and the <strong>6</strong>, then roll them again.
    .detour = Keep the threes, and roll the 1, the 5 and the 6 again.
morpyam-lesson-place = Three threes
    .says = Boxes that your dice fill are lit. Tap the one <strong>above your tokens</strong>: the dotted line shows what it brings, three in a row. Then place your token.
    .detour = You could. But the box above your tokens makes three in a row.
morpyam-lesson-bo = Bo’s turn
    .says = Three in a row: 1 point for you. Then Bo rolled three fives, and now has three in a row too, in the last column. Two more and he wins. Block him before he gets there: <strong>roll</strong>.
    .detour = No calls yet, just roll.
morpyam-lesson-block = Five fours!
    .says = They fill many boxes: fours, a full house, four of a kind, a first roll, a Morpyam. Take the one that hurts Bo: on the fours <strong>above his tokens</strong> yours ends his row.
    .detour = A good box, but Bo is close to five in a row. Block him: take the box above his tokens.
morpyam-lesson-again = One more turn
    .says = You placed with five dice alike, so you take another turn. One box is missing in your column, between your tokens. It is a <strong>{ morpyam-figure-call }</strong> box. Roll first.
    .detour = You can call now, but roll first and see what you get.
morpyam-lesson-call = Say it before you roll it
    .says = 2 3 4 5: a 1 or a 6 makes a straight. A Call box needs a figure that you call before it comes. Tap a <strong>5</strong>, then <strong>{ morpyam-call }</strong>, <strong>{ morpyam-figure-straight }</strong>, and roll.
    .detour = Call a straight, and roll one of the fives again.
morpyam-lesson-five = Made it
    .says = A call that comes must fill a Call box. Bo holds the other one, so one is left. Tap it, and count what stands in your column.
    .detour = The call has come: place your token on the Call box.
morpyam-lesson-won = Five in a row: you win
    .says = That wins at once, whatever the points. Otherwise the game ends with somebody’s <strong>last token</strong>, which is worth 1 point, and most points win. A call that fails costs nothing, except on the third roll: then your turn is over.

## Puzzles

# What every puzzle asks for.
morpyam-puzzles-goal = The best chance to win this turn
    .task = { morpyam-puzzles-goal }.
morpyam-puzzles-note = No die decides: an answer is right if no other wins more often, counted over all rolls. A turn that five alike would bring later doesn’t count.
morpyam-puzzle-hold-the-pair = Hold the pair
    .says = You have four in a row, and three twos make it five. This is your last roll. Which dice do you roll again?
    .solved = Every die that you roll again may be the third two. Keep only what you need.
morpyam-puzzle-both-ends = Both ends
    .says = You need { morpyam-figure-small.said }: four values in a row. This is your last roll.
    .solved = 2 3 4 can grow at both ends: with two dice a 1 or a 5 is enough.
morpyam-puzzle-gap = The gap
    .says = You need { morpyam-figure-straight.said }. This is your last roll: fill the gap, or let two dice go?
    .solved = One gap wants one value of one die. Two dice would have to be right together.
morpyam-puzzle-which-call = Which call?
    .says = Only the { morpyam-figure-call } box would win. This is your last roll: which dice roll again, and what do you call?
    .solved = A fourth four comes in 11 of 36 rolls, any pair in only 6.
morpyam-puzzle-keep-the-four = Keep the four?
    .says = You need { morpyam-figure-maxi.said }: 27 or more. This is your last roll.
    .solved = With 6 6 6 4 a five is enough, one roll in three. Two dice make nine or more less often.
morpyam-puzzle-better-not-call = Better not call
    .says = Only the box with the lightning would win: it wants a hard figure on the first roll. You haven’t rolled yet. Do you call?
    .solved = A call that comes must fill a { morpyam-figure-call } box, and there it wins nothing.
morpyam-puzzle-price-of-a-call = The price of a call
    .says = Three sixes would win, and so would a call. This is your last roll.
    .solved = If your last call fails, your turn is over, whatever you have rolled. Three dice for one six were worth more.
morpyam-puzzle-so-near = So near
    .says = You need { morpyam-figure-straight.said }, or three fives. Two rolls are left.
    .solved = One die seemed enough for the straight. But three dice, rolled twice, bring a fifth more often.
morpyam-puzzle-ask-twice = Ask twice
    .says = Only the { morpyam-figure-call } box would win. Two rolls are left, and what you have is { morpyam-figure-full.said }: what the dice show can’t be called.
    .solved = A call that fails costs nothing until the last roll. So you can call { morpyam-figure-square.said } twice.
morpyam-puzzle-five-fives = Five fives
    .says = They bring you a new turn. Place a token first: where does the next one win most often?
    .solved = Four in a row, open at both ends. Both want three of a kind, and nothing is easier.
