# How one plays Morph: for newcomers, the rules, the guided first game and the puzzles.

## Rules

morph-rules-aim = The aim
    .text =
        Your deck is your life: 24 creatures of two factions. If you must take a card and your deck is empty, you lose at once. That holds for cards that you draw and for those that you are made to discard.

        Your hand always has four cards: whenever it has fewer, you draw at once.
morph-rules-card = A card
    .text =
        The cost stands at the top left, in the shape of the faction: an eye for Violet, a nut for Grey, a sun for Yellow, a flame for Red. Below are attack (swords) and defence (shield). The power (fist) counts in the stake only.

        On small cards keywords are shown as signs. Press a card for a while, or tap it on the field, to read it.
morph-rules-stake = The stake
    .text =
        Each player secretly chooses a card from their hand, then both are shown. The higher power goes first. For the other player the first creature costs 1 less.

        Both cards go to their owners’ mana zones. With equal powers, both stake once more.
morph-rules-mana = Mana
    .text =
        At the start of each turn you put a card from your hand into mana, face down. It stays there until the end of the game, and nobody may look at it, not even you.

        A cost is paid by turning mana cards. At the end of your turn all of them are set upright.
morph-rules-summon = Summoning
    .text =
        Then you summon as many creatures as you can pay. Each goes to the back of a line, turned. A line has four places; place 1 is next to the Front.

        Chosen cards show where they would stand, and your mana shows the price. Most keywords act when the creature arrives, after you have filled up your hand.

        Damage that is dealt now stays until the end of your assault.
morph-rules-assault = The assault
    .text =
        When you end your turn, all your upright creatures attack by themselves: line 1, then line 2, on each line from the back to the Front. Each attacks the enemy nearest the Front on its own line, and is turned. The defender doesn’t strike back.

        Damage that reaches the defence destroys a creature. Any damage left over is lost, and the creatures behind move up. After the assault all damage is removed.

        If no enemy stands on the line, the attack goes to the deck: the opponent discards as many cards as the attack. Then the attacker goes under its owner’s deck.

        Then all your cards are set upright, and the other player’s turn begins.
morph-rules-keywords = Keywords
    .text = Each creature has one or two. The front enemy is the one nearest the Front on the same line.
morph-rules-feats = Feats
    .text = Your two factions have a Prodigy. Once a turn you can pay for its feat while you summon.
morph-rules-solo = Alone against the Shadow
    .text =
        The Shadow has the two other factions, no hand and no feats. You begin: put a card into mana, then play as usual.

        In its turn it has a budget: 1 for each card in both mana zones and 1 for each of your creatures, less what the host chose: 2 unless they change it, 0 as in the book. It reveals cards from its deck, on line 1, line 2 and so on, until their costs reach the budget. Then it attacks like you.

        The Shadow loses when its deck is empty and it must take a card. If that happens in its own turn, its assault comes first. How many cards you have left says how well you won: 4 or more are a controlled win, 8 a brilliant and 12 a total one.
morph-rules-end = The end
    .text =
        The game is over as soon as a player must take a card from an empty deck. You can give up at any time, in the menu.

        If your time runs out, your turn ends. If you haven’t staked yet, or put a card into mana, one is drawn at random.

        With one box no faction is used twice: the other player has the two that you leave. With two boxes everybody chooses freely.
morph-rules-cards = All cards
    .text = 48 creatures, twelve in each faction. Tap one to read it.

## What keywords say in full

# $value is the keyword’s number, or “n” in the list of all keywords.
morph-explained-assimilation = When it is destroyed it goes to your mana zone instead of the pile, face down and upright.
morph-explained-carnage = If its first attack destroys a creature, it attacks once more at once. Never a third time.
morph-explained-surge = It arrives upright, so it attacks in the same turn.
morph-explained-vanguard = It arrives at the Front. The others of its line step back.
morph-explained-rally = When it arrives, your other creatures on its line get +{ $value } attack until the end of the turn.
morph-explained-scorch = When it arrives, { $value } damage to the front enemy on its line.
morph-explained-erode = When it arrives, your opponent discards the top { $value } of their deck.
morph-explained-renew = When it arrives, the top card of your discard pile goes under your deck, { $value } in all.
morph-explained-lull = When it arrives, the front enemy on its line is turned and misses its next assault.
morph-explained-banish = When it arrives, the front enemy on its line goes under its owner’s deck if its cost is { $value } or less.
morph-explained-wellspring = When it arrives, the top card of your deck goes to your mana zone, turned. Nobody sees it.
morph-explained-carapace = Each time it is damaged, it takes { $value } less.
morph-explained-stalk = It attacks the last enemy of the line instead of the first.
morph-explained-cleave = Its attack also deals { $value } damage to the creature behind the one that it attacks.
morph-explained-spite = If an attack destroys it, the attacker takes { $value } damage.
morph-explained-echo = When it is destroyed it goes under your deck instead of on the pile.

## What the figures mean

morph-explained-attack = The damage that it deals in an assault. Where no enemy stands on its line, their deck loses as many cards.
morph-explained-defence = The damage that destroys it. What it has taken goes after each assault.
morph-explained-cost = The mana that you pay to summon it.
morph-explained-power = It counts in the stake only: the higher power goes first.
morph-explained-mana = Each upright mana card pays 1. At the end of your turn all are set upright.
morph-explained-hand = A hand always has four cards: it is filled up from the deck at once.
morph-explained-deck = The deck is its player’s life: a player who must take a card from an empty one loses.
morph-explained-purse = What the Shadow may spend in its turn. It reveals cards from its deck until their costs reach that.

## Looked up at the table, and in the list of all cards

# Names the sheet about a card, a Prodigy or a pile.
morph-lookup = About this card
# What is printed on a card, below its name.
morph-printed = { $faction }, power { $power }
morph-all-cards = All cards
morph-lookup-feat = <strong>{ $feat }</strong>: { $does }
    .note = You can use a feat once a turn, while you summon. It turns the Prodigy.
# $name: whose discard pile, of $count cards.
morph-pile = { $name }: { $count } discarded
    .note = The card discarded last comes first.

## Pictures in the rules, as read out

morph-picture-field = Two fields of two lines each. The creatures in place 1 stand at the Front.
morph-picture-states = A creature that is upright, and the same one turned.
morph-picture-card = A creature’s card: its cost at the top left, its power at the top right, its attack and its defence below.

## The guided first game: the reader is Ada, and plays Bo; `.detour` answers any other move

morph-lesson-life = Your deck is your life
    .says = You are Ada, with <strong>Violet and Grey</strong>. Every card in your deck is a life. You have ten left, Bo only four. If Bo must take a card from an empty deck, you win.
morph-lesson-stake = Stake a card
    .says = Both players secretly stake a card from their hand. The higher power goes first, but both cards are gone: they become mana. <strong>{ morph-creature-G11 }</strong> has 44, and costs too much for now. Tap it, then <strong>Stake</strong>.
    .detour = It would do. But the Oracle beats nearly everything, and you can’t pay for it yet.
morph-lesson-staked = 44 against 27
    .says = You begin. In return Bo’s first creature will cost 1 less. Both sides have two lines, and creatures face each other across the <strong>Front</strong>. On each one: swords are attack, the shield is defence, and the small signs are keywords. Tap one to read it.
morph-lesson-mana = Put a card into mana
    .says = Each turn you first put a card from your hand into mana, face down for good. <strong>{ morph-creature-G12 }</strong> costs 6, too much for now. Tap it, then <strong>{ morph-do-mana }</strong>. You draw a new card at once.
    .detour = Put the most expensive card into mana instead.
morph-lesson-summon = Summon
    .says = You have 3 mana: enough for <strong>{ morph-creature-V07 }</strong>. It banishes a front enemy that costs 2 or less. Tap it and choose <strong>line 1</strong>, where Bo’s { morph-creature-R03 } stands.
    .detour = Candle Thief on line 1 clears the way.
morph-lesson-price = A summons costs a life
    .says = Look at your deck: it had nine cards this turn, and now seven. Whatever leaves your hand is drawn again at once, for mana and for each creature. So summon what matters, not all that you can pay.
morph-lesson-assault = End your turn: assault
    .says = New creatures arrive turned, so they wait. The upright ones attack by themselves. On line 1 no enemy is left: <strong>{ morph-creature-V02 }</strong> hits Bo’s deck. On line 2 <strong>{ morph-creature-G06 }</strong> meets { morph-creature-Y04 }. Press <strong>{ morph-end }</strong>.
    .detour = Nothing more is needed. End your turn.
morph-lesson-theirs = Bo’s turn
    .says = The Guide went under your deck after its hit; the Ox destroyed the Warden. Bo put a card into mana and summoned <strong>{ morph-creature-R05 }</strong> for 1 less. Its flame is the sign of { morph-keyword-scorch }: it tried to burn your Ox, whose { morph-keyword-carapace } held it off.
morph-lesson-again = Your turn again
    .says = All your cards are upright. Put another one into mana: <strong>{ morph-creature-G05 }</strong>.
    .detour = Put Toll Gate into mana.
morph-lesson-feat = A feat
    .says = Your Prodigy is <strong>{ morph-prodigy-violet_grey }</strong>. Once a turn you may pay 2 for <strong>{ morph-feat-violet_grey }</strong>: Bo discards a card. Tap the round sign beside your name, then <strong>{ morph-do-feat }</strong>.
    .detour = First use the feat: tap the round sign beside your name.
morph-lesson-strike = The last blow
    .says = Bo’s deck is empty, but that alone doesn’t lose the game. Now <strong>{ morph-creature-V07 }</strong> is upright, with nobody in front of it. Tap <strong>{ morph-end }</strong>.
    .detour = End your turn and let Candle Thief strike.
morph-lesson-won = One card too many
    .says = Bo had to take a card and had none left: you win, with seven lives to spare. On your own, you can play against the Shadow.

## Puzzles

# $short: how many cards fewer the other deck would have needed for that move to win.
morph-puzzles-short =
    { $short ->
        [1] You were one card short.
       *[other] You were { $short } cards short.
    }
morph-puzzles-note = The decks lie face down. Each puzzle is solved with what you see, whatever lies in them.
morph-puzzles-assumed = The solution works whatever lies in the decks.
morph-puzzle-wide-open = Wide open
    .says = Line 1 is open, and you have 3 mana. Who attacks in the turn in which it arrives?
    .solved = Creatures arrive turned. Only { morph-keyword-surge } lets one attack at once.
morph-puzzle-five-for-four = Five for four
    .says = You have 4 mana, and your first creature costs 1 less. Three cards are left in the other deck.
    .solved = An empty deck is enough: every turn begins with a draw. And { morph-keyword-rally } only helps those who are there already.
morph-puzzle-who-goes-first = Who goes first
    .says = { morph-creature-R11 } hits hard, but { morph-creature-V04 } is in its way. You have 3 mana.
    .solved = On each line the farthest attacks first, and clears the way for those in front.
morph-puzzle-more-heat = More heat
    .says = You have 3 mana: for a creature, or for a feat of +2 attack. Where is it worth most?
    .solved = It was worth more than 2: { morph-creature-R03 } destroyed its enemy, and { morph-keyword-carnage } hit the deck for 4.
morph-puzzle-one-card-each = One card left
    .says = You draw for each creature that you summon, and your deck has one card. The other deck has three.
    .solved = { morph-creature-V11 } takes two cards and costs you only one. The feat costs you none.
morph-puzzle-small-hands = Small hands
    .says = Two enemies stand on line 1, where you have one place left. You have 4 mana.
    .solved = The smallest was enough for the front, and { morph-keyword-stalk } struck behind it. So the big one was free for line 2.
morph-puzzle-not-that-one = Not that one
    .says = Two enemies are in the way: destroy one, banish the other. Count the cards in the other deck.
    .solved = What is banished goes under its deck. { morph-creature-Y02 } goes there anyway, so it was the one to banish.
morph-puzzle-shell = Through the shell
    .says = Each hit does 1 less to { morph-creature-G06 }. Break through on line 1, or pass by on line 2?
    .solved = 1 by { morph-keyword-scorch }, 1 by the feat, 3 by the axes: just enough. { morph-keyword-cleave } took the one behind, and { morph-keyword-carnage } hit the deck.
morph-puzzle-spite = Out of spite
    .says = Whoever destroys { morph-creature-R09 } takes 2 damage. Let it be the right one.
    .solved = A little { morph-keyword-scorch }, and { morph-creature-G06 } struck the last blow: its shell bore the { morph-keyword-spite }.
morph-puzzle-harvest = Two harvests
    .says = Your deck is empty, so summoning would lose. Look at your discard pile.
    .solved = The feat and { morph-keyword-renew } each put a card under your deck. In an empty deck you know what you will draw.
morph-puzzle-gift = Which one for mana?
    .says = First, one of your cards must become mana. Which one can you spare?
    .solved = { morph-creature-V07 } would have taken the last place on line 2, and put a card under the other deck.
morph-puzzle-all-on-one = All on one line
    .says = There is no way past { morph-creature-G11 }. On line 1 you have three places left. First, put a card into mana.
    .solved = { morph-creature-Y01 } cleared the way. { morph-keyword-rally } came last, so that it helped them all: 3 and 5 make 8.
