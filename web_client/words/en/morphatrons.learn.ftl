# How one plays Morphatrons: for newcomers, the rules, the guided first game and the puzzles.

## Rules

morphatrons-rules-aim = The aim
    .text =
        Two cities stand at the ends of a street of four zones. Each has four buildings of two chips. Destroy the other player’s last building, and you win at once.

        Zone 1 is the home of seat 1, zone 4 that of seat 2. Any number of machines may stand in a zone, and none blocks another.
morphatrons-rules-cards = Cards are machines
    .text =
        You begin with four cards of one deck of 52. A card in play is a machine, and it is in one of two modes. As a robot it attacks, by its rank. As a vehicle it helps, by its suit.

        Cards that are scrapped or discarded lie face up on the scrapyard. When the deck is empty, they are shuffled and become the deck.
morphatrons-rules-turn = Your turn
    .text =
        You have two actions, and one free morph. You may do them in any order, do the same thing twice, or leave something out.

        The turn ends when you end it, or by itself when nothing is left. A new machine may act in the turn in which you play it.

        If your time runs out, your turn ends.
morphatrons-rules-actions = The actions
    .text =
        Names in brackets are those of the printed rules.

        Draw: take a card. There is no limit to your hand.

        Play: put a card into your home zone, as a robot or as a vehicle. You need more standing buildings than you have machines in play.

        Move: one machine goes to a zone next to its own, forward or back.

        Attack: a robot strikes or shoots, once a turn.

        Morph: change one machine to its other mode. The first morph of a turn is free, each further one costs an action. Damage stays.

        Build: with a club in vehicle mode in your home zone, discard a card and put a chip on one of your standing buildings.

        Scrap (Deactivate): put one of your machines on the scrapyard and draw a card.

        Swap (Triple Morph): replace one of your machines by a card from your hand of the same suit or the same rank. The new machine stands there undamaged, in the same mode.
morphatrons-rules-vehicles = Vehicles
    .text =
        In vehicle mode the suit counts.

        Spades are fast (Jet Power): they go one or two zones in a move. Hearts carry (Transport): when one moves, any of your other machines in its zone may go along. Clubs build (Construction). Diamonds protect all your machines in their zone, themselves too (Defender).

        Jacks and aces go two zones in either mode. As vehicles they fly, so no strike reaches them.
morphatrons-rules-attacks = Robots
    .text =
        In robot mode the rank counts. A strike (close-up attack) reaches machines in the same zone, a shot (range attack) also those in the next one. Buildings are hit in the same way, if their home zone is in reach.

        All damage of one attack is dealt at the same moment. Each point takes one chip off a building.
morphatrons-rules-damage = Damage
    .text =
        One point of damage leaves an undamaged machine critical, two points scrap it. A protected machine takes one point more: one leaves it with minor damage, two leave it critical, three scrap it.

        With minor damage, one more point makes a machine critical, and two scrap it. A critical machine is scrapped by any hit. Protection no longer helps a machine that is damaged, and there is no repair.
morphatrons-rules-court = Jack, queen, king, ace
    .text = These (Elite Forces) come into play, or are swapped in, only while you have a building that is high enough: 3 for a jack, 4 for a queen, 5 for a king, 6 for an ace. They stay if the building shrinks later.
morphatrons-rules-end = The end
    .text =
        The game ends when the last building of a city falls. After the last turn, usually turn 120, more standing buildings win, then more chips. Otherwise it is a draw.

        A destroyed building can’t be built again. You can give up at any time, in the menu. In a rematch the other player begins.

## Looked up at the table

morphatrons-explained-strike = A strike reaches machines and buildings in its own zone, but nothing that flies.
morphatrons-explained-shoot = A shot reaches its own zone and the next one.
morphatrons-explained-S = As a vehicle, a spade goes one or two zones in a move.
morphatrons-explained-H = When a heart moves as a vehicle, your other machines in its zone may go along.
morphatrons-explained-C = With a club as a vehicle at home you may discard a card to build: one of your buildings grows by 1.
morphatrons-explained-D = As a vehicle, a diamond protects all your machines in its zone, itself too.
morphatrons-explained-flies = Jacks and aces go two zones in either mode. As vehicles they fly, so no strike reaches them.
morphatrons-explained-minor = One more point of damage makes it critical, two scrap it.
morphatrons-explained-critical = Any hit scraps it.
morphatrons-explained-protected = It takes one point of damage more while it is undamaged.
morphatrons-explained-attacked = A machine attacks once a turn.
morphatrons-explained-building = Each point of damage takes one chip off. A jack needs a building of 3 chips, a queen 4, a king 5, an ace 6.
morphatrons-explained-hand = A hand has no limit, and the other player doesn’t see it.
morphatrons-explained-city = A player whose last building falls loses. You need more standing buildings than machines to play one.
morphatrons-explained-actions = A turn has two actions and a free morph, in any order.
morphatrons-explained-deck = When it is empty, the scrapyard is shuffled and becomes the deck.
morphatrons-explained-scrap = Cards that are scrapped or discarded lie here, face up.

## Pictures in the rules

morphatrons-picture-street = Four zones in a row, with a city of four buildings at each end.
morphatrons-picture-hand = in your hand
morphatrons-picture-robot = as a robot
morphatrons-picture-vehicle = as a vehicle
morphatrons-picture-flyer = flying
morphatrons-picture-undamaged = undamaged
morphatrons-table-rank = Rank
morphatrons-table-strike = Strike, same zone
morphatrons-table-shoot = Shoot, up to one zone away
morphatrons-table-attack = { $targets ->
        [1] { $damage }
       *[other] { $damage } to each of up to { $targets }
    }

## The guided first game: the reader is Ada, and plays Bo; `.detour` answers any other move

morphatrons-lesson-street = Two cities, one street
    .says = You are Ada. Your city is the near one, and the street to Bo’s city has four zones. Two of Bo’s buildings still stand: <strong>B3</strong> with one chip and <strong>B4</strong> with two. Destroy both, and you win.
morphatrons-lesson-build = Build
    .says = A club as a vehicle at home lets you build: <strong>5♣</strong> stands there. Give up a card to make a building one chip higher. Tap <strong>3♦</strong>, <strong>{ morphatrons-verb-build }</strong>, then <strong>A1</strong>, and confirm.
    .detour = Give up 3♦ and make A1 higher: that lets you play the jack.
morphatrons-lesson-elite = Elite cards
    .says = Jacks, queens, kings and aces need a high building: a jack 3 chips, a queen 4, a king 5, an ace 6. A1 has 3 now. Play <strong>J♥</strong> as a <strong>{ morphatrons-verb-vehicle }</strong>.
    .detour = The jack can come in now: play J♥ as a vehicle.
morphatrons-lesson-pause = End your turn
    .says = Both actions are used. Only the free morph is left, and 5♣ builds as a vehicle only: keep it so. Tap <strong>{ morphatrons-verb-end }</strong>.
    .detour = Nothing needs to morph yet. End your turn.
morphatrons-lesson-draws = Bo gathers cards
    .says = Bo drew two cards. Hands may grow as large as you like, but every draw is an action. You never have more machines in play than standing buildings when you play one.
morphatrons-lesson-play = Bring in a spade
    .says = As a robot <strong>6♠</strong> shoots. First bring it in as a vehicle: tap it in your hand, then <strong>{ morphatrons-verb-vehicle }</strong>.
    .detour = Better play 6♠ as a vehicle: the jack can take it along.
morphatrons-lesson-carry = Hearts carry others
    .says = A heart as a vehicle takes along whoever is in its zone, for one action. Jacks and aces fly two zones, spades drive as far. Tap <strong>J♥</strong>, <strong>{ morphatrons-verb-move }</strong>, then zone <strong>3</strong>, and confirm.
    .detour = Let J♥ carry 6♠ to zone 3.
morphatrons-lesson-morph = Morph, for free
    .says = Only robots attack. The first morph of a turn costs nothing: tap <strong>6♠</strong>, then <strong>{ morphatrons-verb-morph }</strong>. With nothing left, your turn ends by itself.
    .detour = Morph 6♠ into a robot, so that it can shoot next turn.
morphatrons-lesson-bo = Bo shoots back
    .says = Bo played <strong>9♦</strong> as a vehicle. Diamonds protect all machines in their zone, so Bo’s 4♣ has a shield now. Then 4♣ shot your 6♠. It has two cracks: it is critical, and the next hit scraps it.
morphatrons-lesson-shoot = Shoot a building
    .says = A shot reaches your own zone and the next one. Tap <strong>6♠</strong>, then <strong>B3</strong>. The mark says what the attack would do. Then confirm.
    .detour = Shoot B3: it has only one chip.
morphatrons-lesson-swap = A new machine in its place
    .says = A card of the same suit or rank can take the place of a machine. Tap <strong>6♠</strong>, <strong>{ morphatrons-verb-triple }</strong>, then <strong>9♠</strong>. The new robot is undamaged, and it strikes for 2.
    .detour = Swap the damaged 6♠ for 9♠.
morphatrons-lesson-end = End your turn
    .says = Both actions are used. You could still morph for free, but as a robot 9♠ can strike. Tap <strong>{ morphatrons-verb-end }</strong>.
    .detour = 9♠ is needed as a robot. End your turn.
morphatrons-lesson-answer = Bo’s turn
    .says = Bo’s 4♣ hit <strong>9♠</strong>: critical, but it stands. Then Bo drew a card. Use your turn before it is hit again.
morphatrons-lesson-go = Close in
    .says = A strike reaches the same zone only. Tap <strong>9♠</strong>, then zone <strong>4</strong>, and confirm.
    .detour = Go to zone 4, Bo’s home.
morphatrons-lesson-strike = The last building
    .says = Now strike: tap <strong>9♠</strong>, then <strong>B4</strong>, and confirm <strong>{ morphatrons-verb-strike } B4</strong>.
    .detour = Strike B4: two chips, two points of damage.
morphatrons-lesson-won = Bo’s city is down
    .says = You win. In a real game both cities have four buildings to tear down. Tap any machine to read what it does.

## Puzzles

# $short: how many chips fewer the other city would have needed for that move to win.
morphatrons-puzzles-short =
    { $short ->
        [1] You were one chip short.
       *[other] You were { $short } chips short.
    }
morphatrons-puzzle-stand-up = Stand up and shoot
    .says = You have one action left, and your eight is a vehicle. Only robots attack.
    .solved = The first morph of a turn costs no action.
morphatrons-puzzle-full-speed = At full speed
    .says = Your eight of spades is at home, and B2 is far away. You have two actions and a free morph.
    .solved = Move first, morph later: a spade goes two zones only as a vehicle.
morphatrons-puzzle-two-targets = Two targets
    .says = Two buildings stand, with one chip each. Your king strikes one target or shoots two.
    .solved = A king’s shot is weak, but it hits two targets and reaches the next zone.
morphatrons-puzzle-two-blows = Two blows
    .says = Two buildings of three chips are left. An ace shoots for 2 or strikes for 3.
    .solved = An ace strikes two targets for 3 each, but only in its own zone. It goes two zones in a move.
morphatrons-puzzle-lift = A lift
    .says = Your five strikes for 2, but it is two zones away from B3. Who can bring it there?
    .solved = A heart in vehicle mode carries others, and a jack of hearts carries them two zones.
morphatrons-puzzle-right-swap = The right swap
    .says = Three buildings of two chips are left. Your six is in the right place, but too weak.
    .solved = The new card takes the place and the mode of the old one, and it can attack this turn.
morphatrons-puzzle-no-chip-to-waste = No chip to waste
    .says = Your seven has already attacked. Four chips are left, and so are your king and your queen.
    .solved = Aim each attack at what it destroys exactly. Damage beyond that is lost.
morphatrons-puzzle-new-card = New card, same place
    .says = You need 2 damage at a distance, and your ten is a vehicle. Look at your hand.
    .solved = A queen needs a building of 4. A swap keeps the mode, so the free morph had to help.
morphatrons-puzzle-together = Hit them together
    .says = Eight chips stand in three buildings. Two attacks must be enough.
    .solved = The king’s shots and the ace’s shots add up: 1 here, 2 there, and nothing is wasted.
morphatrons-puzzle-out-of-reach = Out of reach
    .says = One action is left. The flying jack threatens your last building, and no strike reaches it.
    .solved = A jack in vehicle mode can be shot, but not struck. Your attack goes on next turn.
morphatrons-puzzle-up-to-the-ace = Up to the ace
    .says = You can’t win this turn. Your free morph is used. Prepare an attack that wins next turn.
    .solved = One chip made the building high enough. Elite cards stay in play if it shrinks later.
morphatrons-puzzle-guard-first = First the guard
    .says = The eight of clubs threatens your last building, and a diamond protects it. Stop it, then win next turn.
    .solved = Without the diamond, two damage is enough. Then the spade was free to race ahead.
