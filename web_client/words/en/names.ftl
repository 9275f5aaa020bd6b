# A table’s name: a word for each two letters of its code, of which there are eighteen. The first letter chooses the
# message, the second one of its 18 words. Write 18 words that friends would say and spell without asking twice: known
# things, no two alike by ear, none that is rude. Chinese words have two characters each.
# They are no translations. But a word that another language has as well stands at the same place in both.

table-name-words-b = kettle zebra pencil sandwich pizza carousel ketchup cowboy bacon bronze dancer leopard igloo melon whistle blossom cactus unicorn
table-name-words-c = hammer moon viper lavender snail lemur magician ladder beetle otter jaguar grape anvil salad parrot ember hippo bagel
table-name-words-d = teacher scarf pigeon acorn chimney toast meadow kitchen piano cashew barley archer plumber jacket lake library turtle hill
table-name-words-f = envelope giant wombat pumpkin ivory donkey cinnamon iceberg brush pilot compass motor curtain ginger actor sunset fox telescope
table-name-words-g = carpet temple astronaut jungle viking pasta tractor canyon pancake crystal sailor waffle ocean gecko lagoon peanut crater daisy
table-name-words-h = blender laptop tiger honey sugar tunnel mango jelly biscuit cavern magnet glacier noodle princess harmonica goose saucer engine
table-name-words-j = village barrel hamster walrus maple desk owl banana pyramid candle toucan arrow winter harp squirrel calendar lentil ostrich
table-name-words-k = pretzel anchor pepper palm garden breeze hallway planet parcel mushroom spider diamond slipper olive storm magpie suitcase dolphin
table-name-words-m = statue valley wasp fountain kayak clock helmet ferret thunder soldier mitten kite octopus mammoth raven spoon sweater lantern
table-name-words-n = windmill airport panda falcon violet snow cucumber lobster ninja poet dentist lemon kangaroo flag cloud velvet canary flute
table-name-words-p = keyboard lava weasel harvest eagle cabin pineapple cherry captain clover ribbon dinosaur spinach cobra oven nutmeg willow silver
table-name-words-q = scorpion wolf tulip cedar chair syrup orange artist pebble lizard shark bucket popcorn festival chocolate elbow ticket coral
table-name-words-r = guitar burger waiter radish lettuce rabbit crown picnic coyote cookie salmon almond orchid vanilla apron notebook koala robin
table-name-words-t = scooter saddle signal puddle papaya juggler badger giraffe teapot avocado treasure cricket potato napkin rainbow balloon boulder apricot
table-name-words-v = penguin lamp bison market waterfall shovel cottage farmer volcano puffin jackal pelican fern bridge porridge tent blanket copper
table-name-words-w = elephant coffee butter king marble radio pickle wallet walnut submarine parasol drum puma window dragon camel forest custard
table-name-words-x = river tomato umbrella autumn oasis museum onion pony condor mirror pudding wagon painter island bamboo meteor galaxy swan
table-name-words-y = alphabet robot puppet heron garlic banjo bicycle comet zipper doctor palace rocket circus hedgehog shadow feather summer fork
