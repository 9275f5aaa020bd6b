# The rules of M.O.R.P.H.O., and its guided first game.
# Numbers that players see elsewhere (rewards, cards, players) are not said in the rules.

## The guided first game

# The reader is called Ada; then clockwise Bo, Cleo, Dora and Emil. `.detour`: to any other move than the one that is
# asked for.
morpho-lesson-hand = Tonight you are Ada
    .says = Two secret cards. The <strong>Killer</strong> (red) wants the Leader eliminated and scores three points: count the marks in its corner. The <strong>Bodyguard</strong> (teal) works for Morpho. Together they clash: neither can do anything.
morpho-lesson-tiles = Who holds what?
    .says = The tiles above count what was dealt: one <strong>Leader</strong>, one <strong>Technician</strong>, two <strong>Bodyguards</strong>, two <strong>Killers</strong>, five <strong>Deserters</strong>. Ten are in your hands, one lies in the middle. Which is where? That’s the game.
morpho-lesson-look = Look at a card
    .says = One action a turn. Tap <strong>Look</strong>, then Cleo’s marked card. The nearest card on each side is out of reach and stays a surprise.
    .detour = Some other evening. Tonight we want to know what Cleo hides: tap the marked card.
morpho-lesson-saw = A Bodyguard! Well, well
    .says = Only you saw it; the lifted corner remembers it for you. And what did Cleo say out loud? “Two Deserters. How dull.” So Cleo is lying. Everybody may: it’s half the game.
morpho-lesson-others = Now the others
    .says = You see who looks where, never what they see. Cleo looked at one of Emil’s cards: keep that in mind. And Emil <strong>changed jobs</strong>: he swapped a card with the one in the middle.
morpho-lesson-change = Change your job
    .says = End the clash: tap <strong>Change</strong>, then your <strong>Bodyguard</strong>. You get the middle card instead. It was Emil’s, and he didn’t look sorry to lose it.
    .detour = That is allowed, but not tonight: keep the Killer and give the Bodyguard away.
morpho-lesson-changed = A Deserter. That’ll do
    .says = Deserters get along with everybody, so your Killer is wide awake. The Bodyguard lies in the <strong>middle</strong> now, where it protects nobody. Only you know. It will matter.
morpho-lesson-guard = Bo believes everything
    .says = Dora said: “I am the Leader, please don’t shoot.” So Bo turned up a Killer and shot. But Cleo is Dora’s neighbour, and her <strong>Bodyguard</strong> must step in: Bo’s Killer is eliminated instead. One Killer is left. Yours.
morpho-lesson-mission = The real one
    .says = Cleo turns up the <strong>Leader</strong>: the mission is on. On her next turn she must name the Technician. If she is right, Morpho wins. And whose card did she look at? Emil’s. Oh dear.
morpho-lesson-lies = Dora knows
    .says = Dora looks at your card and shouts: “Ada is a Killer!” True, for once. You say: “Me? I water plants.” Emil believes nobody and looks at Dora’s card instead.
morpho-lesson-snipe = Think, then shoot
    .says = Cleo’s Bodyguard guards her neighbours, never her own cards. The other one lies in the middle: you put it there. So nobody can step in! Tap <strong>Snipe</strong>, then the <strong>Leader</strong>, then <strong>Fire</strong>.
    .detour = Cleo’s next turn may end it all. The Leader is face up: shoot that one.
morpho-lesson-won = You win
    .says = The Leader is eliminated: the round ends at once, every card is shown, and your Killer scores three. Bo’s would have scored too, had it survived. So: look, remember, put two and two together, and lie with a straight face.

## Around the rules

morpho-rules-identities = The identities
morpho-rules-search = Find in the rules
morpho-rules-found = { $count } { $count ->
        [one] entry
       *[other] entries
    } found
morpho-rules-show-all = Show everything

## Headings of an identity’s entry

morpho-rules-wins = Wins when
# `.less`: of an identity that costs points.
morpho-rules-reward = Reward
    .points = { $points } { $points ->
        [one] point
       *[other] points
    }
    .less = { morpho-rules-reward.points } less
morpho-rules-in-the-box = In the box
    .cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
# Before how many players there have to be, for the identity to be in the game.
morpho-rules-players = For
    .any = any number of players
    .range = { $least } to { $most } players
morpho-rules-special = Good to know
# Beside an ability: when it can be used.
morpho-rules-on-your-turn = On your turn
morpho-rules-reaction = Reaction
morpho-rules-no-ability = No abilities.
# Before what is said of an ability.
morpho-rules-when = When
morpho-rules-cost = Cost
morpho-rules-shows = Shows
morpho-rules-reacts = Who can react

## What is dealt, as a table

# `.basic` and `.expert` stand below the Deserter, of which fewer are dealt with the Unknown.
morpho-rules-deal = What is dealt, by number of players
    .players = Players
    .each = Cards each
    .basic = in a basic game
    .expert = in an expert game, and the Unknown

## Pictures in the rules

# Each is read out in place of a picture; its attributes stand below the cards in it.
morpho-picture-reach = You, and the cards on both sides: those next to you are out of reach, you can look at those behind them; a block token lies in one gap.
    .near = next to you
    .far = in reach
    .you = you
morpho-picture-guard = A Killer shoots at a card, and the Bodyguard beside it steps in.
    .shot = shot at
    .guards = steps in
    .shooter = eliminated instead
morpho-picture-clash = A Killer and a Bodyguard in one hand: both clash.
morpho-picture-silence = A Cyborg and a Leader in one hand: the Leader is silent.

## The rules by topic

# `.text` has paragraphs with an empty line between them; `.more` stands below pictures and points, as a list.
morpho-rules-aim = The aim
    .text =
        You hold one or two cards that nobody else sees, and one more lies face down in the middle. Each card is an identity with its own aim. As soon as a card in somebody’s hand reaches its aim, the round ends, and that player scores.

        Cards change hands, and you change sides with them. What counts is what you hold when the round ends, not what you were dealt.

        Points add up from round to round. The match ends after a round in which somebody has 10 points, or as many as the host has set. Most points win. A tie goes to the player who scored more in the last round, then to the one who came later in its turn order.
morpho-rules-cards = Cards and factions
    .text =
        There are twelve identities in five factions. A card shows its faction by shape and colour, its reward by the marks at its top right, and what it can do in a few words.

        A face-down card is known only to its holder and to players who have looked at it. Everybody sees a face-up card. An eliminated card leaves the round: everybody sees what it was, and its place stays empty.
morpho-rules-cards-morpho = They win together: with a mission, or when no Killer is left.
morpho-rules-cards-killers = They win together: when the Leader is eliminated, or a mission fails.
morpho-rules-cards-deserters = Each for themselves: they want to get away.
morpho-rules-cards-outsiders = Only in expert games, at most one Outsider or Alien a round. All but the Mercenary clash with Morpho and with Killers.
morpho-rules-cards-aliens = Only in expert games, at most one Outsider or Alien a round. They silence the other card of their hand.
morpho-rules-setup = Before the first turn
    .text =
        Three to six players hold two cards each, seven to nine hold one. One more lies face down in the middle. Look at your own cards whenever you like.

        In an expert game one Deserter makes room for the Unknown. The Outsiders and Aliens that the host has picked are shuffled with a Deserter, and one of them is dealt with the rest, seen by nobody. So a round has at most one Outsider or Alien, and at first nobody can tell whether it has one.

        The tiles above the table count what was dealt of each identity and what is left. A dashed frame holds all that the Unknown may be. Between rounds the host may switch between basic and expert, or change what the Unknown may be, and everybody is told.

        A player drawn at random begins the match; each later round begins with the next player. Turns go clockwise, to your left.
morpho-rules-turn = Your turn
    .text =
        On your turn, do one of three things.
    .more =
        On your first turn of a round you can’t use an ability: look or change jobs.

        Abilities bind. Once you’ve used one, you can’t look or change jobs for the rest of the round, even if you no longer have that card. Only the Body Swap leaves you free. And while you hold a face-up card, however you got it, you can do neither.

        While you can look or change jobs, you can’t pass. If you can’t, and a face-up card of yours has an ability that can be used, you must use an ability, of either card. Otherwise you may pass, or use an ability of a face-down card.

        With no card left you are eliminated: no more turns, no points.

        If your time runs out, you pass if you may. If not, you look at the first card you can; failing that, you change jobs; failing that, a face-up card of yours acts.
morpho-rules-turn-look = Look
    .text = Look secretly at one face-down card of another player that isn’t next to you. Everybody sees which card, only you see what it is. The middle card can’t be looked at.
morpho-rules-turn-change = Change your job
    .text = Swap one of your face-down cards with the middle card, sight unseen. Everybody sees which card went, only you see what came. You can’t give an Alien away like this.
morpho-rules-turn-ability = Use an ability
    .text = Use what one of your cards can do. If it is face down, it is turned face up first and stays that way.
morpho-rules-reach = Neighbours and block tokens
    .text =
        Your neighbours are the players on both sides of you. When somebody is eliminated, the two beside them become neighbours. With two players left, each has the other on both sides.

        The cards next to you are the first on each side that aren’t yours. They are too close to look at, and close enough to stab. When a neighbour’s nearer card is eliminated, the farther one is next to you.

        A block token lies between two neighbours and cuts them off: nobody steps in, stops an escape or stabs across it. It brings nothing into reach: you can’t look at a card next to you even behind a token.

        All Killers together place at most two tokens a round, one to a gap. When a player is eliminated, the tokens on both sides of them leave the game. With two players left, one token between them cuts both sides.
    .more =
        In a round that begins with three players, cards count instead of players. A card steps in, or stops an escape, only for a card right beside it on the ring, its owner’s other card included. Tokens lie between two cards side by side, your own two included, and cut just these apart; when a card is eliminated, the tokens beside it leave the game. What you can look at stays the same, and a token right before the target stops a stab.
morpho-rules-reactions = Reactions
    .text =
        A shot and an escape can be stopped by a reaction. A third reaction, the Parasite’s, is set off by a look.
    .more =
        If you can react, you must. The player to the left of the one shot at, or escaping, is asked first, then the one to the right. The first who can react does, and nobody else is asked. With three players a card of the target’s owner comes before both.

        The card that reacts is shown to everybody and then put back as it was. If two of your cards could react, you choose which.

        A card that clashes or is silent does not react.
morpho-rules-reactions-guard = { morpho-ability-guard }
    .text = A Bodyguard stops a shot at a neighbour’s card: the shooter’s card is eliminated instead.
morpho-rules-reactions-intercept = { morpho-ability-intercept }
    .text = A Leader or a Bodyguard stops a neighbour’s escape: every escaping card is eliminated.
morpho-rules-reactions-transmit = { morpho-ability-transmit }
    .text = When you look at the Parasite, its holder rearranges three cards, one of yours among them.
morpho-rules-clash = Clash and silence
    .text =
        Two cards in one hand clash when one is Morpho and the other a Killer. A Spy, an Extremist or an Investor clashes with both of these. Nothing else clashes.

        Cards that clash have no abilities, on your turn or as a reaction, and you score nothing, not even the point for somebody else’s mistake. The round can end all the same.

        An Alien silences the other card of its hand: that one has no abilities and can’t win. The Alien itself is not affected. When it leaves, the other card is free at once.

        With one card in your hand nothing clashes and nothing is silent. A card that clashes or is silent can still be looked at, shot at, named and eliminated.
    .more =
        Whether you clash is judged by the cards you hold at the end; if an elimination ends the round, by those you held just before it.
morpho-rules-end = How a round ends, and who scores
    .text =
        After every elimination, and whenever cards change hands, the game checks whether a card in somebody’s hand has won. If so, the round ends at once. A silent card wins nothing.

        It doesn’t matter who caused it, or when: take a Killer from the middle after the Leader was eliminated, and you win at once.
    .more =
        You score the reward of the card that won, or the higher one if both won. If you also hold the Mercenary, you score 1 point less.

        If you are eliminated, or your cards clash, you score nothing. An eliminated card wins nothing for the player who held it.

        If the Leader is eliminated while nobody holds a Killer that can win, the round goes on. A mission that succeeds or fails always ends the round, even if nobody can score by it.

        When a round is over, all cards are shown, the middle one too.
morpho-rules-end-morpho = All Killers are eliminated, or a mission succeeds: everybody with a Morpho card scores.
morpho-rules-end-killers = The Leader is eliminated, or a mission fails: everybody with a Killer scores.
morpho-rules-end-escape = An escape succeeds: the player who escaped scores alone.
morpho-rules-end-deserters = Three Deserters are eliminated: the Extremist’s holder scores alone.
morpho-rules-end-technician = The Technician is eliminated: the Cyborg’s holder scores alone.
morpho-rules-end-named = Everything named is right: the player who named it scores alone. At the first mistake everybody else scores 1 point.
morpho-rules-end-side = The side it invested in wins: its holder scores, too.
morpho-rules-stuck = When a round is stuck
    .text =
        When everybody still in the round passes, one after the other, it ends and nobody scores.

        Everybody still in the round may also agree to call it off, at any time, from the menu. All see that someone wants to, but not who or how many. You may take it back until the last player has agreed. Then the round ends and nobody scores.

        The host may set a limit, 15 turns each by default. When a turn would begin for a player who has had that many, the round ends in the same way.
morpho-rules-fair = Playing fair at a distance
    .text =
        The server keeps the secrets and knows the rules. What you say to each other is up to you, and half of the game.
    .more =
        Say what you like: claim, promise, accuse, lie. Nobody has to tell the truth, not even about what they have just seen.

        Show nothing. Words can be doubted, a shared screen or a picture of it can’t.

        Talk to everybody. Two people who whisper are playing a different game from the rest.

        If you are eliminated, keep what you know to yourself until it is over. If you watch, keep quiet.

        Your hunches are saved only in your browser. Nobody sees them, not even the server.

        Nobody chooses the deal, not even the server: every player’s browser has a share in the shuffle, which can be checked after the match.

## What the rules of several abilities say

morpho-rules-not-first = On your turn, but not on your first of the round.
morpho-rules-bind = You can’t look or change jobs any more this round.
morpho-rules-no-cost = None.
morpho-rules-face-up = The card is turned face up and stays that way.
morpho-rules-shown-briefly = The card is shown to everybody and then put back as it was.
morpho-rules-must-react = It can’t be declined.
morpho-rules-nobody = Nobody.

## Abilities

# `.does`: what it does; `.when` it can be used; `.shows`: what others get to see by it; `.reacts`: who can react to it.
morpho-ability-mission = Mission
    .does = The mission is on. The player who then holds the Leader starts their next turn by naming one card as the Technician, instead of acting. If it is, the mission succeeds; if not, it fails.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = The Leader is turned face up and stays that way, and so is the card that is named.
    .reacts = { morpho-rules-nobody }
morpho-ability-intercept = Intercept
    .does = Stops a neighbour’s escape: every escaping card is eliminated.
    .when = When a neighbour tries to escape. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-guard = Guard
    .does = Stops a shot at a neighbour’s card: the shooter’s card is eliminated instead.
    .when = When a neighbour’s card is shot at. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-snipe = Snipe
    .does = Shoot any other card but the middle one. If nobody guards it, it is eliminated.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } If the shot is guarded, the Killer is eliminated.
    .shows = { morpho-rules-face-up }
    .reacts = A Bodyguard of a neighbour of the player who is shot at. With three players, a Bodyguard right beside the target.
# Where the Cyborg differs from the Killer.
morpho-ability-snipe-cyborg =
    .cost = { morpho-rules-bind } If the shot is guarded, the Cyborg is eliminated.
morpho-ability-block = Block
    .does = Place a block token between two neighbours or, with three players, between two adjacent cards.
    .when = { morpho-rules-not-first } At most two tokens a round.
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-escape = Escape
    .does = All your cards try to get away. If nobody stops them, you win the round alone.
    .when = { morpho-rules-not-first } Only with nothing but Deserters, or a Deserter and the Mercenary.
    .cost = If it is stopped, all escaping cards are eliminated, and so are you.
    .shows = All your cards are turned face up.
    .reacts = A neighbour’s Leader or Bodyguard. With three players, one right beside an escaping card.
# How the Parasite escapes.
morpho-ability-escape-parasite =
    .does = The Parasite tries to get away, whatever your other card is. If nobody stops it, you win the round alone.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } If it is stopped, the Parasite is eliminated.
    .shows = { morpho-rules-face-up }
    .reacts = A neighbour’s Leader or Bodyguard. With three players, one right beside the Parasite.
morpho-ability-report = Report
    .does = Name the Leader, the Technician and every Bodyguard still in the round, card by card, in any order. At the first mistake the round ends, and everybody else scores 1 point.
    .when = { morpho-rules-not-first }
    .cost = Right or wrong, it ends the round.
    .shows = The Spy is turned face up, and so is each card that is named.
    .reacts = { morpho-rules-nobody }
morpho-ability-detonate = Detonate
    .does = Throw three bombs, one after the other. Each eliminates one card, and the round may end after any of them.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-invest = Invest
    .does = Invest in the Killers or Morpho. From then on you pass every turn, and none of your cards can be eliminated.
    .when = { morpho-rules-not-first }
    .cost = You do nothing more this round.
    .shows = The Investor is turned face up and stays that way. Only you know which side you invested in until the round ends.
    .reacts = { morpho-rules-nobody }
morpho-ability-assassinate = Stab
    .does = Eliminate one of the two cards next to you.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = Nobody: a stab can’t be guarded.
morpho-ability-perceive = Perceive
    .does = Name the cards of all others one by one, clockwise from the Psionics. At the first mistake the round ends, and everybody else scores 1 point.
    .when = { morpho-rules-not-first }
    .cost = Right or wrong, it ends the round.
    .shows = The Psionics is turned face up, and so is each card after its guess.
    .reacts = { morpho-rules-nobody }
morpho-ability-swap = Body Swap
    .does = The Psionics changes places with another player’s card and lies face down there. You get that card and see it; it stays face up or face down as it was.
    .when = { morpho-rules-not-first } Once a round.
    .cost = None: the only ability that doesn’t bind you.
    .shows = Everybody sees where the Psionics goes.
    .reacts = { morpho-rules-nobody }
morpho-ability-transmit = Transmit
    .does = Take one card of the player who looked. You see it and the middle card, and lay them and the Parasite on the three places as you like, face down.
    .when = Each time somebody looks at it. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = Everybody sees the Parasite, and which card you take. Only you know how the three lie; then each player sees what they hold.
    .reacts = { morpho-rules-nobody }

## The rules by identity

# `.short` has three lines for the sheet about a card; `.wins` goes on from “Wins when”; `.special` is a list.
# Lines are separated by empty ones.
morpho-rules-morpho-wins = A mission succeeds, or all Killers are eliminated. Everybody with a Morpho card scores.
morpho-identity-rules-leader =
    .short =
        Wins with the rest of Morpho: when no Killer is left, or by a mission.

        Mission: on its next turn it must name the Technician.

        Stops the escape of a neighbour. The Killers win when it is eliminated.
    .wins = { morpho-rules-morpho-wins }
    .special =
        You may name any card in the round: the middle one, a face-up one, your own.

        If the Technician is eliminated before it is named, the mission fails.

        If the Leader is eliminated before it has named a card, the mission is over.

        A clash, or silence, does not call the mission off.

        The mission can be started even if the Technician is already eliminated.

        With three players it stops an escape only of a card right beside it.
morpho-identity-rules-technician =
    .short =
        Wins with the rest of Morpho: when no Killer is left, or by a mission.

        Has no abilities. Stay hidden, but let the Leader find you.

        When it is eliminated, a mission fails and the Cyborg wins.
    .wins = { morpho-rules-morpho-wins }
    .special =
        A mission succeeds only if this card is named. It may lie in the middle.

        If it is eliminated while a mission is on, the mission fails.

        It still counts as the Technician while it clashes or is silent.
morpho-identity-rules-bodyguard =
    .short =
        Wins with the rest of Morpho: when no Killer is left, or by a mission.

        Stops a shot at either neighbour: the shooter’s card is eliminated instead.

        Stops the escape of a neighbour, too.
    .wins = { morpho-rules-morpho-wins }
    .special =
        It guards against shots only, not against bombs or a stab.

        It never guards itself. With four or more players it does not guard its owner’s other card either.

        Another player’s Bodyguard can be guarded like any card.

        With three players it works only for a card right beside it on the ring, its owner’s other card included.

        It does nothing for a neighbour behind a block token.
morpho-identity-rules-killer =
    .short =
        Wins when the Leader is eliminated, or a mission fails.

        Snipe: shoots any card but the middle one.

        Block: separates two neighbours.
    .wins = The Leader is eliminated, or a mission fails. Everybody with a Killer scores.
    .special =
        All Killers share the two tokens of a round. A gap holds one.

        Your own other card can be shot at, too.

        Take a Killer after the Leader was eliminated, and you win at once.

        Morpho wins when every Killer dealt is eliminated, one in the middle included.
morpho-identity-rules-deserter =
    .short =
        Wins alone by escaping.

        All cards you hold must be Deserters; a Mercenary may come along.

        A neighbour’s Leader or Bodyguard stops it: then all are eliminated.
    .wins = You get away. You score alone.
    .special =
        An escape is stopped once, by one card.

        With the Mercenary you score 1 point less.

        When three Deserters are eliminated, the Extremist wins.
morpho-identity-rules-spy =
    .short =
        Wins alone with a report that is right.

        Report: name the Leader, the Technician and every Bodyguard.

        At the first mistake everybody else scores 1 point.
    .wins = Your report is right. You score alone.
    .special =
        You may name the middle card and your own, but no card twice.

        You needn’t name those already eliminated. If nobody is left to name, you win at once.

        It clashes with Morpho cards and with Killers.

        Players who are eliminated or clash don’t get the point for your mistake.
morpho-identity-rules-extremist =
    .short =
        Wins alone when three Deserters are eliminated.

        Detonate: throws three bombs, one after the other.

        Nobody can guard against them. The middle can be bombed, too.
    .wins = Three or more Deserters are eliminated, no matter by whom. You score alone.
    .special =
        All three bombs must be thrown. With fewer than three targets you throw until none is left.

        Any card but the Extremist is a target: the middle one, and your own other card, too.

        On later turns you can throw again, and must if it is the only ability you can use.

        When the middle card is eliminated, nobody can change jobs any more this round.

        It clashes with Morpho cards and with Killers.
morpho-identity-rules-investor =
    .short =
        Wins with the side it invested in, Killers or Morpho.

        Invest: choose the side in secret, then pass every turn.

        From then on your cards can’t be eliminated.
    .wins = The side you invested in wins: Morpho when all Killers are eliminated or a mission succeeds, the Killers when the Leader is eliminated or a mission fails.
    .special =
        A shot at your cards may be guarded. Otherwise nothing happens, and the target isn’t shown.

        You score with your side even if nobody on it can score.

        Investing ends no round by itself. When somebody wins alone, no side has won.

        It clashes with Morpho cards and with Killers.
morpho-identity-rules-mercenary =
    .short =
        Never wins by itself: it costs you 1 point if your other card scores.

        Stab: eliminates a card next to you, and nobody can guard it.

        Clashes with nothing, and escapes along with Deserters.
    .wins = Never by itself. If you score with your other card, you score 1 point less.
    .special =
        A block token in between stops the stab.

        It costs nothing if you don’t win, and leaves you the point for somebody else’s mistake.

        It escapes with a Deserter, never alone, and is eliminated with it if they are stopped.
morpho-identity-rules-cyborg =
    .short =
        Wins alone when the Technician is eliminated, no matter by whom.

        Snipe: shoots any card but the middle one.

        Silences your other card, and can’t be given away.
    .wins = The Technician is eliminated, no matter by whom. You score alone.
    .special =
        As long as you hold it, your other card has no abilities and can’t win.

        You can’t give it away by changing jobs.

        Get it after the Technician was eliminated, and you win at once.
morpho-identity-rules-psionics =
    .short =
        Wins alone by naming all hidden cards of the others.

        At the first mistake everybody else scores 1 point.

        Body Swap: changes places with another player’s card.
    .wins = Every card you name is right. You score alone.
    .special =
        Face-up cards, and your own other card, are passed over. If there is nothing to name, you win at once.

        The Body Swap does not reach the middle card.

        As long as you hold it, your other card has no abilities and can’t win.

        You can’t give it away by changing jobs.

        Players who are eliminated or clash don’t get the point for your mistake.
morpho-identity-rules-parasite =
    .short =
        Wins alone by escaping, whatever your other card is.

        A neighbour’s Leader or Bodyguard stops it: then it is eliminated.

        When someone looks at it, its holder rearranges three cards.
    .wins = You get the Parasite away. You score alone.
    .special =
        If the middle is empty, two cards are rearranged.

        If you knew one of the three cards, you now know only that it is among them.

        As long as you hold it, your other card has no abilities and can’t win.

        You can’t give it away by changing jobs.
