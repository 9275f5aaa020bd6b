# 學習或設定 Morphos 時的文字。

## 規則

morphos-picture-joined = 九路棋盤，黑子連起了上下兩邊。
morphos-picture-weak = e5 的黑子因為 { $points } 的白子而成為弱子。
morphos-rules-aim = 目標
    .text =
        雙方在方形棋盤的交叉點上落子。上下兩邊屬於黑方，左右兩邊屬於白方。先用自己的棋子連起自己兩邊的人獲勝。

        棋子與上下左右的鄰子相連，斜角不算。棋盤的角同時屬於雙方各一邊。
morphos-rules-turn = 你的回合
    .text =
        黑方先手。每回合做一件事：在任一空點落子，或翻轉對手的一枚弱子，它就變成你的。

        不能跳過。無法落子也無法翻轉的一方，這回合自動跳過。

        時間用完時，會在連接你兩邊的最短路徑上落子。
morphos-rules-weak = 弱子
    .text =
        對手的棋子排成以下三種棋形之一圍住的棋子，就是弱子。棋形可以旋轉或鏡射，其他點有什麼都無妨。

        棋盤把弱子畫成半翻，並為你現在可以翻轉的加上框。瞄準它，就會看到是哪些棋子造成的。

        第三種棋形由八枚棋子圍住二乘二的範圍，其中對手的每一枚棋子都是弱子。

        你可以下在一落子就成為弱子的點。
morphos-rules-edges = 棋盤邊
    .text =
        棋形的每一枚棋子都必須在盤上，所以角上的棋子永遠不是弱子。

        桌主也可以選擇封閉的邊：前兩種棋形各有一枚棋子可以落在盤外，第一種是遠離斜角棋子的那個鄰子，第二種是相距兩路的那枚。
morphos-rules-swap = 交換
    .text = 先手較有利，所以白方的第一手可以不落子而改執黑棋：雙方交換顏色，棋子不動，由改執白棋的玩家下一手。
morphos-rules-minimorph = Minimorph
    .text =
        變體會改變規則，由桌主選擇。{ morphos-mutator-minimorph }：{ morphos-explained-minimorph }適合較大的棋盤。

        它與以下三種變體相配，會一起選上。
morphos-rules-mutators = 其他變體
    .text =
        { morphos-mutator-deepmorph }：{ morphos-explained-deepmorph }

        { morphos-mutator-duomorph }：{ morphos-explained-duomorph }

        { morphos-mutator-remorph }：{ morphos-explained-remorph }

        { morphos-mutator-metamorph }（只搭配 Minimorph）：{ morphos-explained-metamorph }
morphos-explained-minimorph = 棋形較小：四個鄰點中的三個，或成直角的兩個鄰點加上旁邊兩個斜角。
morphos-explained-deepmorph = 剛被翻轉的棋子，在原主尋找弱子時也算他的。會被翻回的棋子不能翻轉，也不能重複局面。輪到自己時棋鏈仍在，才算獲勝。
morphos-explained-duomorph = 落子之後，旁邊若有空點，要再緊鄰下一子。
morphos-explained-remorph = 被翻轉的棋子還給原主。他在下一回合開始時先把它放到任一空點，再下一手。
morphos-explained-metamorph = 開局棋盤已滿，黑白相間，只能翻轉。
morphos-rules-end = 結束
    .text =
        連起兩邊的棋鏈立刻獲勝。雙方不可能同時連通。

        雙方都無棋可下時，只要有上下相鄰的同色棋子，就由黑方獲勝，否則白方獲勝。不會平手。

        隨時可以在選單裡認輸。再來一場時由對手執黑。

## 第一局教學：讀者是 Ada，對手是 Bo

morphos-lesson-edges = 你是 Ada，執黑
    .says = 連起<strong>下邊</strong>和<strong>上邊</strong>，這兩邊是你的。Bo 要連起左右。相鄰的棋子會連成一體，斜角不算。你從下邊來的棋鏈停在 e4，因為 Bo 的棋子在 e5 擋住了。
morphos-lesson-swap = 開局
    .says = 你的第一子下在 <strong>c9</strong>，Bo 讓你繼續執黑。第一子之後，白方有一次機會<strong>交換</strong>，改執黑棋和那一子。所以第一子別太好也別太差：下在中央的話，Bo 就會交換。
morphos-lesson-place = 做成弱子
    .says = e5 的上方、下方和一角都有你的棋子。再下 <strong>d5</strong> 就湊成棋形。點 d5，再按「<strong>下在 d5</strong>」。
    .detour = 也可以，不過 d5 能湊成圍住 e5 的棋形。
morphos-lesson-own = 你的棋子也會變弱
    .says = Bo 下了 h7。你在 <strong>h8</strong> 的棋子變成半翻：它是<strong>弱子</strong>，Bo 下一手可以翻轉它。離你的棋鏈很遠，就不管它了。不過落子前要看看，自己的棋子被什麼夾住。
morphos-lesson-turn = 翻轉它
    .says = Bo 在 <strong>e5</strong> 的棋子也是弱子，加了框，因為你現在可以翻轉。點 e5，看看是哪些棋子造成的，然後翻轉它。
    .detour = 先翻轉 e5，你的棋鏈就能延伸。
morphos-lesson-round = 繞過去
    .says = 翻轉的棋子歸你。Bo 在 e8 擋住。跳到 <strong>d8</strong>：它還沒連上，不過看看 Bo 切斷時會怎樣。
    .detour = 試試 d8，在 e8 和你的 c9 之間。
morphos-lesson-cut = 切不斷
    .says = Bo 切在 d7，四周有你的四枚棋子，一下就成弱子。翻轉 <strong>d7</strong>。
    .detour = Bo 在 d7 的是弱子，翻轉它。
morphos-lesson-ring = 三種棋形
    .says = 有三種棋形會造成弱子。小的你見過：三面有棋子，一角也有。最大的是<strong>環</strong>：八枚棋子圍住二乘二的點，裡面的全是弱子。規則裡畫了三種。
morphos-lesson-last = 兩條路
    .says = 從 d8 可以走 d9 到上邊，也可以連上 c9。Bo 只能擋一邊。下 <strong>c8</strong>。
    .detour = c8 連起 d8 和 c9，而 c9 就在你的邊上。
morphos-lesson-won = 上下相連，你贏了
    .says = 亮起的就是你的棋鏈：一子接一子，從你的一邊到另一邊。

## 題目

# $short: how many stones more than there are turns left the reader needs for a chain.
morphos-puzzles-short = 還差 { $short } 子。
morphos-puzzle-last-stone = 最後一子
    .says = 你執黑，要連起下邊和上邊。棋子沿著線相連，斜角不算。
    .solved = 只有一點同時碰到兩端，斜角是不夠的。
morphos-puzzle-turn-a-stone = 翻轉棋子
    .says = 你執白，要連起左邊和右邊。圍著 b3 的棋子讓它成了弱子。
    .solved = 三面相鄰，再加上其中兩面之間的一角，就是最小的棋形。
morphos-puzzle-long-arm = 長臂
    .says = 你執白。有枚黑子隔開你的兩條棋鏈。它是弱子嗎？找找較長的棋形。
    .solved = 長的棋形只需要兩面相鄰，兩臂伸過兩個角。
morphos-puzzle-ring = 圍成一圈
    .says = 你執黑。你的棋子圍住了一個四點的方格。
    .solved = 在八子圍成的圈裡，每枚棋子都是弱子，其餘三點有什麼都一樣。
morphos-puzzle-two-ways = 兩條路
    .says = 你執黑。白方能擋住一條路，所以要留兩條。
    .solved = 通往同一端的兩條路，沒辦法同時擋住。
morphos-puzzle-no-escape = 逃不掉
    .says = 你執白，黑方快要贏了。有一步棋既能防守又能威脅。
    .solved = 弱子不會自己變強，下在哪裡都救不了它。
morphos-puzzle-cut = 致勝的一切
    .says = 你執黑。白方只差一子。切在最要害的地方。
    .solved = 這一切讓一枚白子成了弱子。擋不住的威脅，等於連成一線。
morphos-puzzle-break-the-line = 打斷棋鏈
    .says = 你執黑。白方正要翻轉你的棋子獲勝，你得先翻轉一枚。
    .solved = 剛翻轉的棋子很強，還可能讓旁邊的棋子變弱。
morphos-puzzle-must-last = 要撐得住
    .says = 你執白。用 Deepmorph 時，棋鏈要撐到你下一回合開始才算贏。有兩枚棋子能連起你的棋鏈。
    .solved = 另一枚會被對手翻轉切斷。用 Deepmorph 時，也要看看自己的弱子。
morphos-puzzle-three-are-enough = 三子就夠
    .says = 你執黑，用 Minimorph：三面相鄰就成弱子。白方快要贏了。
    .solved = 擋住棋鏈，而且擋在下一步能翻轉的棋子旁邊。
morphos-puzzle-urgent-gap = 要緊的缺口
    .says = 你執黑。你的棋鏈有三個缺口，哪一個不能等？
    .solved = 斜角有兩條路可走，筆直的缺口只有一條。
morphos-puzzle-long-fight = 持久戰
    .says = 你執黑，白方快要贏了。先擋住，再找到往下的路。
    .solved = 用能繼續延伸的棋子防守，對手怎麼應都來不及了。

## 選項

morphos-option-size = 大小
    .hint = 每邊的點數。
morphos-option-black = { board-who-begins }
    .hint = 先手執黑。
morphos-option-black-random = { board-by-chance }
morphos-option-black-A = 座位 1
morphos-option-black-B = 座位 2
morphos-option-swap = 交換
    .hint = 第一子之後，白方可以改執黑棋，這樣比較公平。
morphos-option-minimorph = { morphos-mutator-minimorph }
    .hint = 棋形較小，三枚棋子就能造成弱子。
morphos-option-deepmorph = { morphos-mutator-deepmorph }
    .hint = 剛翻轉的棋子算作雙方的棋子，棋鏈要撐到下一回合才獲勝。
morphos-option-duomorph = { morphos-mutator-duomorph }
    .hint = { morphos-explained-duomorph }
morphos-option-remorph = { morphos-mutator-remorph }
    .hint = 被翻轉的棋子還給原主，由他放到別處。
morphos-option-metamorph = { morphos-mutator-metamorph }
    .hint = { morphos-explained-metamorph }
morphos-option-edge_rule = 棋盤邊
    .hint = 封閉時，棋形中可有一子落在盤外。
morphos-option-edge_rule-open = 開放
morphos-option-edge_rule-closed = 封閉
