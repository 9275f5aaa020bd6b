# The rules of M.O.R.P.H.O., and its guided first game.
# Numbers that players see elsewhere (rewards, cards, players) are not said in the rules.

## The guided first game

# The reader is called Ada; then clockwise Bo, Cleo, Dora and Emil. `.detour`: to any other move than the one that is
# asked for.
morpho-lesson-hand = Tonight you are Ada
    .says = Two secret cards. The <strong>Killer</strong> (red) wants the Leader eliminated and scores three points: count the marks in its corner. The <strong>Bodyguard</strong> (teal) works for Morpho. Together they clash: neither can do anything.
morpho-lesson-tiles = Who holds what?
    .says = The tiles on top count what was dealt: one <strong>Leader</strong>, one <strong>Technician</strong>, two <strong>Bodyguards</strong>, two <strong>Killers</strong>, five <strong>Deserters</strong>. Ten are in players’ hands and one lies in the middle. Which is where? That is the game.
morpho-lesson-look = Look at a card
    .says = One action a turn. Tap <strong>Look</strong>, then Cleo’s marked card. The nearest card on each side is out of reach and stays a surprise.
    .detour = Some other evening. Tonight we want to know what Cleo hides: tap the marked card.
morpho-lesson-saw = A Bodyguard! Well, well
    .says = Only you saw it; the lifted corner remembers it for you. And what did Cleo say out loud? “Two Deserters. How dull.” So Cleo is lying. Everyone may: it’s half the game.
morpho-lesson-others = Now the others
    .says = You see who looks where, never what they see. Cleo looked at one of Emil’s cards: keep that in mind. And Emil <strong>changed jobs</strong>: he swapped a card with the one in the middle.
morpho-lesson-change = Change your job
    .says = End the clash: tap <strong>Change</strong>, then your <strong>Bodyguard</strong>. You get the middle card instead. It was Emil’s, and he didn’t look sorry to lose it.
    .detour = That is allowed, but not tonight: keep the Killer and give the Bodyguard away.
morpho-lesson-changed = A Deserter. It will do
    .says = Deserters get along with everybody, so your Killer is wide awake. The Bodyguard lies in the <strong>middle</strong> now, where it protects nobody. Only you know. It will matter.
morpho-lesson-guard = Bo believes everything
    .says = Dora said: “I am the Leader, please don’t shoot.” So Bo turned up a Killer and shot. But Cleo is Dora’s neighbour, and her <strong>Bodyguard</strong> must step in: Bo’s Killer is eliminated instead. One Killer is left. Yours.
morpho-lesson-mission = The real one
    .says = Cleo turns up the <strong>Leader</strong>: the mission is on. On her next turn she must name the Technician. If she is right, Morpho wins. And whose card did she look at? Emil’s. Oh dear.
morpho-lesson-lies = Dora knows
    .says = Dora looks at your card and shouts: “Ada is a Killer!” True, for once. You say: “Me? I water plants.” Emil believes nobody and looks at Dora’s card instead.
morpho-lesson-snipe = Think, then shoot
    .says = Cleo’s Bodyguard guards her neighbours, never her own cards. The other one lies in the middle: you put it there. So nobody can step in! Tap <strong>Snipe</strong>, then the <strong>Leader</strong>, then <strong>Fire</strong>.
    .detour = Then Cleo’s next turn may end it all. The Leader is face up: shoot that one.
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
morpho-rules-players = Suits
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
morpho-picture-reach = You, and the cards on both sides: those next to you are out of reach, those behind them can be looked at; a block token lies in one gap.
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
        Everybody holds one or two cards that nobody else sees, and one more card lies face down in the middle. Each card is an identity with an aim of its own. As soon as any card in a hand reaches its aim, the round ends, and the player who holds that card scores.

        Cards change hands, and you change sides with them. What counts is what you hold when the round ends, not what you were dealt.

        Points add up from round to round. The match ends after a round in which somebody has 10 points, or as many as the host has set. The player with the most points wins. A tie goes to the player who scored more in the last round, then to the one who came later in its turn order.
morpho-rules-cards = Cards and factions
    .text =
        There are twelve identities in five factions. A card shows its faction by a shape and a colour, its reward by the marks at its top right, and what it can do in a few words.

        Only its holder, and players who have looked at it, know a face-down card. Everybody sees a face-up card. An eliminated card leaves the game for the round: everybody sees what it was, and its place stays empty.
morpho-rules-cards-morpho = They win together: with a mission, or when no Killer is left.
morpho-rules-cards-killers = They win together: when the Leader is eliminated, or a mission fails.
morpho-rules-cards-deserters = Each for themselves: they want to get away.
morpho-rules-cards-outsiders = Only in expert games, at most one Outsider or Alien in a round. All but the Mercenary clash with Morpho and with Killers.
morpho-rules-cards-aliens = Only in expert games, at most one Outsider or Alien in a round. They silence the other card of their hand.
morpho-rules-setup = Before the first turn
    .text =
        Three to six players hold two cards each, seven to nine hold one. One more card lies face down in the middle. You may look at your own cards at any time.

        In an expert game one Deserter makes room for the Unknown: the Outsiders and Aliens that the host has picked are shuffled together with a Deserter, and one of them, seen by nobody, is dealt with the rest. So at most one Outsider or Alien is in a round, and at first nobody can tell whether there is one.

        The tiles above the table are for everybody: they count what was dealt of each identity and what is left, and a dashed frame holds all that the Unknown may be. Between rounds the host may switch between basic and expert, or choose other identities for the Unknown, and everybody is told.

        A player drawn at random takes the first turn of a match. In each later round it is the next player, clockwise. Turns go clockwise, to your left.
morpho-rules-turn = Your turn
    .text =
        On your turn you do exactly one of three things.
    .more =
        On your first turn of a round you can’t use an ability: you look or change jobs.

        Abilities bind. Once you have used one, you can’t look or change jobs for the rest of the round, even if that card is gone. Only the Body Swap leaves you free. And a player who holds a face-up card, however it got there, can do neither while holding it.

        As long as you can look or change jobs, you can’t just pass. If you can’t, and a face-up card of yours has an ability that can be used, you must use an ability, of either card. Otherwise you may pass, or use an ability of a face-down card if you like.

        A player with no card left is eliminated, too: no more turns, no points.

        If your time runs out, you pass if that is allowed. If not, you look at the first card you may look at. If there is none, you change jobs; failing that, a face-up card of yours acts.
morpho-rules-turn-look = Look
    .text = Look secretly at one face-down card of another player that is not next to you. Everybody sees which card it was, only you see what it is. The middle card can’t be looked at.
morpho-rules-turn-change = Change your job
    .text = Swap one of your face-down cards with the middle card, unseen. Everybody sees which card went, only you see what came. An Alien can’t be given away like this.
morpho-rules-turn-ability = Use an ability
    .text = Use what a card of yours can do on your turn. A face-down card is turned face up first and stays that way.
morpho-rules-reach = Neighbours and block tokens
    .text =
        Your neighbours are the players on both sides of you. When somebody is eliminated, the two beside them become neighbours. When two players are left, each has the other on both sides.

        The cards next to you are the first ones that belong to others, one in each direction. They are too close to be looked at, and close enough for a stab. When the nearer card of a neighbour is eliminated, the farther one is next to you.

        A block token lies between two neighbours and cuts them off from each other: for abilities and reactions they are no longer neighbours, so nobody steps in, stops an escape or stabs across it. It brings nothing into reach: a card next to you can’t be looked at even behind a token.

        All Killers together place at most two tokens a round, one to a gap. When a player is eliminated, the tokens on both sides of them leave the game. When two players are left, one token between them cuts both sides.
    .more =
        A round that begins with three players looks closer. There a card steps in, or stops an escape, only for a card right beside it on the ring, and that may be its owner’s own other card. Tokens lie between two cards side by side, your own two included, and cut just these apart; when a card is eliminated, the tokens beside it leave the game. What can be looked at stays as it is, and a token right before the target stops a stab.
morpho-rules-reactions = Reactions
    .text =
        Others can react to two actions before they take effect: a shot and an escape. A third reaction, the Parasite’s, is set off by a look.
    .more =
        A player who can react must. The player on the left of the one who is shot at or escapes is asked first, then the player on the right. The first who can react does, and nobody else is asked. With three players a card of the target’s owner comes before both.

        The card that reacts is shown to everyone and then put back as it was. If two of your cards could react, you choose which one to show.

        A card that clashes or is silent does not react.
morpho-rules-reactions-guard = { morpho-ability-guard }
    .text = A Bodyguard stops a shot at a neighbour’s card: the shooter’s card is eliminated instead.
morpho-rules-reactions-intercept = { morpho-ability-intercept }
    .text = A Leader or a Bodyguard stops the escape of a neighbour. Every escaping card is eliminated.
morpho-rules-reactions-transmit = { morpho-ability-transmit }
    .text = When you look at the Parasite, its holder rearranges three cards, one of yours among them.
morpho-rules-clash = Clash and silence
    .text =
        Two cards in one hand clash when one is Morpho and the other a Killer. A Spy, an Extremist or an Investor clashes with both of these. No other cards clash.

        Cards that clash have no abilities, neither on your turn nor as a reaction, and you score nothing, not even the point for somebody else’s mistake. A clash does not keep the round from ending.

        An Alien silences the other card of its hand: that one has no abilities and can’t win. The Alien itself is not affected. When it leaves, the other card is free at once.

        With one card in your hand nothing clashes and nothing is silent. A card that clashes or is silent can still be looked at, shot at, named and eliminated.
    .more =
        Whether you clash is judged by the cards you hold at the end. Only if an elimination ends the round is it judged by those you held just before it.
morpho-rules-end = How a round ends, and who scores
    .text =
        After every single elimination, and whenever cards change hands, the game checks whether a card in somebody’s hand has won. The round ends at that moment. A silent card wins nothing.

        It does not matter who caused it, or when: a player who takes a Killer from the middle after the Leader was eliminated wins at once.
    .more =
        You score the reward of the card that won, or the higher reward if both won. If you also hold the Mercenary, you score 1 point less.

        A player who is eliminated, or whose cards clash, scores nothing. An eliminated card wins nothing for its former holder.

        If the Leader is eliminated while nobody holds a Killer that can win, the round goes on. A mission always ends the round, even if nobody can score by it.

        When a round is over, all cards are shown, the middle one as well.
morpho-rules-end-morpho = All Killers are eliminated, or a mission succeeds: everybody with a Morpho card scores.
morpho-rules-end-killers = The Leader is eliminated, or a mission fails: everybody with a Killer scores.
morpho-rules-end-escape = An escape succeeds: the player who escaped scores alone.
morpho-rules-end-deserters = Three Deserters are eliminated: the Extremist’s holder scores alone.
morpho-rules-end-technician = The Technician is eliminated: the Cyborg’s holder scores alone.
morpho-rules-end-named = Everything named is right: the player who named it scores alone. At the first mistake everybody else scores 1 point.
morpho-rules-end-side = The side it backed wins: its holder scores with it.
morpho-rules-stuck = When a round is stuck
    .text =
        When everybody who is still in the round passes, one after the other, the round ends and nobody scores.

        Everyone still in the round may also agree to call it off, at any time, from the menu. All see that someone wants to, but not who or how many. You may take it back until the last player has agreed. Then the round ends and nobody scores.

        The host may set a limit, 15 turns each by default. When a turn would begin for a player who has had that many, the round ends in the same way.
morpho-rules-fair = Playing fair at a distance
    .text =
        The server keeps the secrets and knows the rules. What people say to each other is up to them, and half of the game.
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
morpho-rules-shown-briefly = The card is shown to everyone and then put back as it was.
morpho-rules-must-react = It can’t be declined.
morpho-rules-nobody = Nobody.

## Abilities

# `.does`: what it does; `.when` it can be used; `.shows`: what others get to see by it; `.reacts`: who can react to it.
morpho-ability-mission = Mission
    .does = The mission is on. The player who then holds the Leader starts their next turn by naming one card as the Technician, instead of taking an action. If it is, the mission succeeds; if not, it fails.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = The Leader is turned face up and stays that way, and so does the card that is named later.
    .reacts = { morpho-rules-nobody }
morpho-ability-intercept = Intercept
    .does = Stops the escape of a neighbour. Every escaping card is eliminated.
    .when = When a neighbour tries to escape. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-guard = Guard
    .does = Stops a shot at a neighbour’s card: the shooter’s card is eliminated instead.
    .when = When a card of a neighbour is shot at. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-snipe = Snipe
    .does = Shoot any other card but the middle one. If nobody guards it, it is eliminated.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } If the shot is guarded, the Killer is eliminated.
    .shows = { morpho-rules-face-up }
    .reacts = A Bodyguard of a player next to the target’s holder. With three players a Bodyguard right beside the target.
# Where the Cyborg differs from the Killer.
morpho-ability-snipe-cyborg =
    .cost = { morpho-rules-bind } If the shot is guarded, the Cyborg is eliminated.
morpho-ability-block = Block
    .does = Place a block token between two neighbours or, with three players, between two adjacent cards.
    .when = { morpho-rules-not-first } Only while fewer than two tokens have been placed in the round.
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-escape = Escape
    .does = All your cards try to leave. If nobody stops them, you win the round alone.
    .when = { morpho-rules-not-first } Only if all cards you hold are Deserters, or a Deserter and the Mercenary.
    .cost = If it is stopped, all escaping cards are eliminated, and so are you.
    .shows = All your cards are turned face up.
    .reacts = A Leader or a Bodyguard of a neighbour. With three players one right beside an escaping card.
# How the Parasite escapes.
morpho-ability-escape-parasite =
    .does = The Parasite tries to leave, whatever your other card is. If nobody stops it, you win the round alone.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } If it is stopped, the Parasite is eliminated.
    .shows = { morpho-rules-face-up }
    .reacts = A Leader or a Bodyguard of a neighbour. With three players one right beside the Parasite.
morpho-ability-report = Report
    .does = Name the cards that are the Leader, the Technician and every Bodyguard still in the round, one by one, in any order. At the first mistake the round ends, and everybody else scores 1 point.
    .when = { morpho-rules-not-first }
    .cost = The round ends with it, one way or the other.
    .shows = The Spy is turned face up, and so is each card that is named.
    .reacts = { morpho-rules-nobody }
morpho-ability-detonate = Detonate
    .does = Throw three bombs, one after the other. Each eliminates one card, and the round may end after any of them.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-invest = Invest
    .does = Back the Killers or Morpho. From then on you pass every turn, and none of your cards can be eliminated.
    .when = { morpho-rules-not-first }
    .cost = You do nothing more this round.
    .shows = The Investor is turned face up and stays that way. Only you know which side you backed until the round ends.
    .reacts = { morpho-rules-nobody }
morpho-ability-assassinate = Stab
    .does = Eliminate one of the two cards next to you.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = Nobody: a stab can’t be guarded.
morpho-ability-perceive = Perceive
    .does = Name the cards of all other players one by one, clockwise from the Psionics. At the first mistake the round ends, and everybody else scores 1 point.
    .when = { morpho-rules-not-first }
    .cost = The round ends with it, one way or the other.
    .shows = The Psionics is turned face up, and so is each card after its guess.
    .reacts = { morpho-rules-nobody }
morpho-ability-swap = Body Swap
    .does = The Psionics changes places with a card of another player and lies face down there. You get that card and see it; it stays face up or face down as it was.
    .when = { morpho-rules-not-first } Once in a round.
    .cost = None: it is the one ability that does not bind you.
    .shows = Everybody sees where the Psionics goes.
    .reacts = { morpho-rules-nobody }
morpho-ability-transmit = Transmit
    .does = Take one card of the player who looked. Look at it, at the middle card and at the Parasite, and place the three as you like, face down.
    .when = Each time somebody looks at it. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = The Parasite is shown to everybody, and all see which card you take. Only you know how the three are placed; then each player sees what they hold.
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
        Any card in the round may be named: the middle one, a face-up one, your own.

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

        A player who takes a Killer after the Leader was eliminated wins with it at once.

        Morpho wins when every Killer that was dealt is eliminated, one in the middle included.
morpho-identity-rules-deserter =
    .short =
        Wins alone by escaping.

        All cards you hold must be Deserters; a Mercenary may come along.

        A neighbour’s Leader or Bodyguard stops it: then all are eliminated.
    .wins = Your own escape succeeds. You score alone.
    .special =
        An escape is stopped once, by one card.

        With the Mercenary along you score 1 point less.

        When three Deserters are eliminated, the Extremist wins.
morpho-identity-rules-spy =
    .short =
        Wins alone with a report that is right.

        Report: name the Leader, the Technician and every Bodyguard.

        At the first mistake everybody else scores 1 point.
    .wins = Your own report is right. You score alone.
    .special =
        The middle card and your own may be named, but no card twice.

        Those already eliminated are left out. If nobody is left to name, the report is right at once.

        It clashes with Morpho cards and with Killers.

        A player who is eliminated, or whose cards clash, does not get the point for your mistake.
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
        Wins with the side it has backed, Killers or Morpho.

        Invest: choose the side in secret, then pass every turn.

        From then on your cards can’t be eliminated.
    .wins = The side you backed wins: Morpho when all Killers are eliminated or a mission succeeds, the Killers when the Leader is eliminated or a mission fails.
    .special =
        A shot at your cards may be fired and guarded, but otherwise has no effect, and the target is not shown.

        You score with your side even if nobody on it can score.

        Backing a side ends no round by itself. When somebody wins alone, no side has won.

        It clashes with Morpho cards and with Killers.
morpho-identity-rules-mercenary =
    .short =
        Never wins by itself: it costs you 1 point if your other card scores.

        Stab: eliminates a card next to you, and nobody can guard it.

        Clashes with nothing, and escapes along with Deserters.
    .wins = Never by itself. If you score with your other card, you score 1 point less.
    .special =
        A block token in between stops the stab.

        It costs nothing if you don’t win, and nothing of the point for somebody else’s mistake.

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

        A player who receives it after the Technician was eliminated wins with it at once.
morpho-identity-rules-psionics =
    .short =
        Wins alone by naming all hidden cards of the others.

        At the first mistake everybody else scores 1 point.

        Body Swap: changes places with another player’s card.
    .wins = Your own perception is right. You score alone.
    .special =
        Face-up cards, and your own other card, are passed over. If there is nothing to name, the perception is right at once.

        The Body Swap does not reach the middle card.

        As long as you hold it, your other card has no abilities and can’t win.

        You can’t give it away by changing jobs.

        A player who is eliminated, or whose cards clash, does not get the point for your mistake.
morpho-identity-rules-parasite =
    .short =
        Wins alone by escaping, whatever your other card is.

        A neighbour’s Leader or Bodyguard stops it: then it is eliminated.

        When someone looks at it, its holder rearranges three cards.
    .wins = Your own escape with it succeeds. You score alone.
    .special =
        If the middle is empty, two cards are rearranged.

        A player who knew one of the three cards now knows only that it is among them.

        As long as you hold it, your other card has no abilities and can’t win.

        You can’t give it away by changing jobs.
