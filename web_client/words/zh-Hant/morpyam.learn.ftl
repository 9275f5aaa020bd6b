# 學習 Morpyam 時的文字。

## 規則

morpyam-rules-aim = 目標
    .text =
        二到四人輪流擲五顆骰子，把棋子放到 36 格的棋盤上。每一格寫著一種骰型，擲出這種骰型的玩家才能放，而且一格只放一子。

        把自己的棋子連起來：三連、四連得分，五連當場獲勝。

        外圈的 20 格容易，中間的 16 格困難。桌主沒有指定的話，抽籤決定誰先，之後順時針輪流。再來一場時，換下一位先開始。
morpyam-rules-turn = 輪到你
    .text =
        你最多擲三次：第一次五顆全擲，之後只擲你拿起的骰子，其他的留在原處。

        每次擲完，都可以在骰型相符的空格上放一顆棋子，這回合就結束了。放下的棋子不再移動。

        第三次擲完也可以跳過。如果沒有一個空格相符，這回合會自動結束。

        時間到了，系統會替你放在最難得的骰型上；除非喊中了，最後一顆棋子會先保留。沒有地方可放的話，五顆骰子會重擲，第三次擲完就跳過。
morpyam-rules-figures = 骰型
    .text = 骰子可以同時符合好幾種骰型：四個六點，同時也是三個六點。要放哪一格由你決定。
morpyam-rules-call = 喊骰
    .text =
        每次擲骰時，可以先喊一種骰型：順子、葫蘆、四條、至小、至大、五同；回合的第一擲還可以喊一擲。五顆骰子都算。

        喊中了，就必須馬上在空的喊骰格放一子。落空的話，前兩擲沒有損失，可以放子或繼續擲；第三擲落空，不管骰子如何，這回合都不能放子。

        骰子已經符合的骰型不能喊；兩個喊骰格都有棋子時，什麼都不能喊。某種骰型自己的格子都滿了，仍然可以喊它。

        喊一擲時，六種骰型出現任何一種都算喊中。沒有喊的一擲不能放喊骰格，喊中的骰型也不能放一擲格。
morpyam-rules-again = 五顆同點
    .text = 放子時五顆骰子同點，就馬上再來一回合，次數不限。不一定要放五同格：骰型相符的任何一格都可以，喊骰格也行。若桌主選了這條規則，同一回合第二次這樣放子就直接獲勝。
morpyam-rules-rows = 連線與得分
    .text =
        橫、直、斜都算一線。自己的棋子要緊緊相鄰，中間不能有空格，也不能隔著別人的棋子。

        較長的連線只算一次：四連不算兩個三連。五連以上不計分，因為已經獲勝了。一顆棋子可以同時算在好幾條連線裡。
morpyam-rules-end = 結束
    .text =
        無論分數多少，五連當場獲勝。

        否則，有人放下最後一顆棋子時遊戲就結束。這位玩家多得 1 分，總分最高的人獲勝。如果他與人並列最高，由他獲勝；其他人平手時，剩下棋子最少的人獲勝；棋子也一樣多，就共同獲勝。

        桌主設定每人最多幾回合，預設是 60。回合用完時遊戲結束，沒有人多得分。

        你隨時可以從選單認輸。棋子留在棋盤上，你不再有回合，也不能獲勝。只剩一人時，由他獲勝。
morpyam-explained-number = 三個同點
    .text = 至少三顆骰子是格子上的點數。
morpyam-explained-small = 小順
    .text = 骰子裡有四個連續的點數。
morpyam-explained-straight = 順子
    .text = 五個連續的點數。
morpyam-explained-full = 葫蘆
    .text = 三顆同點，另外兩顆同點。五顆同點也算葫蘆。
morpyam-explained-square = 四條
    .text = 至少四顆骰子同點。
morpyam-explained-mini = 至小
    .text = 五顆骰子的總和不超過 8。
morpyam-explained-maxi = 至大
    .text = 五顆骰子的總和至少 27。
morpyam-explained-morpyam = 五同
    .text = 五顆骰子同點，也就是 Morpyam。
morpyam-explained-sec = 一擲
    .text = 回合的第一擲，就擲出上面從順子到五同這六種之一。
morpyam-explained-call = 喊骰
    .text = 你喊的骰型真的出現了。
morpyam-example = 例如：{ $dice }
morpyam-table = 棋子與分數
morpyam-table-players = { $players } 人
morpyam-table-run = { $length } 子連線
morpyam-table-wins = 獲勝
morpyam-table-tokens = 每人棋子

## 第一局教學：讀者是 Ada，對手是 Bo

morpyam-lesson-grid = 你是 Ada
    .says = 每一格寫著一種骰型。擲出那種骰型，就能在那裡放一顆棋子。<strong>三連</strong>得分，<strong>五連</strong>當場獲勝。你們各玩了三回合：你在第四直行有三子，Bo 在最右邊那行有兩子，喊骰格上有一子。
morpyam-lesson-figures = 粉紅格比較難
    .says = <strong>{ morpyam-figure-mini }</strong>：五顆骰子總和 8 以下。<strong>{ morpyam-figure-maxi }</strong>：27 以上。<strong>{ morpyam-figure-sec }</strong>（閃電）：順子、葫蘆、四條、至小、至大或五同，但要在這回合的第一擲就出現。所以重擲之前先看清楚。
morpyam-lesson-roll = 擲骰子
    .says = 一回合最多擲三次，第一次五顆全擲。按<strong>{ morpyam-roll }</strong>。
    .detour = 先別喊骰，擲就好。
morpyam-lesson-lift = 兩個 3
    .says = 再來一個 <strong>3</strong>，就能放你棋子上方的那一格。留下兩個 3：點 <strong>1</strong>、<strong>5</strong>、<strong>6</strong>，再擲一次。
    .detour = 留下兩個 3，把 1、5、6 再擲一次。
morpyam-lesson-place = 三個 3
    .says = 骰型相符的格子會亮起來。點<strong>你棋子上方</strong>那格：虛線顯示放下去的結果，三連。然後放下棋子。
    .detour = 可以是可以，不過放在你棋子上方就有三連了。
morpyam-lesson-bo = 輪到 Bo
    .says = 三連，你得 1 分。接著 Bo 擲出三個 5，在最右邊那行也有了三連。再兩子他就贏了。趕快擋住他：<strong>{ morpyam-roll }</strong>。
    .detour = 先別喊骰，擲就好。
morpyam-lesson-block = 五個 4！
    .says = 能放的格子很多：三個 4、葫蘆、四條、一擲、五同。挑最讓 Bo 頭痛的一格：放在<strong>他棋子上方</strong>的那格 4，擋住他的連線。
    .detour = 這格不錯，但是 Bo 快五連了。放在他棋子上方擋住他。
morpyam-lesson-again = 再來一回合
    .says = 放子時五顆同點，可以再來一回合。你那行只缺中間一格，那是<strong>{ morpyam-figure-call }</strong>格。先擲骰子。
    .detour = 現在就可以喊，不過先擲看看吧。
morpyam-lesson-call = 先喊再擲
    .says = 2 3 4 5，再來 1 或 6 就是順子。喊骰格要先喊、後擲出來才能放。點一個 <strong>5</strong>，再按<strong>{ morpyam-call }</strong>、<strong>{ morpyam-figure-straight }</strong>，然後擲。
    .detour = 喊順子，再擲其中一個 5。
morpyam-lesson-five = 喊中了
    .says = 喊中了，就必須放喊骰格。另一格是 Bo 的，只剩這一格。點下去，數數你那行有幾子。
    .detour = 喊中了，把棋子放在喊骰格。
morpyam-lesson-won = 五連，你贏了
    .says = 無論分數多少，五連當場獲勝。否則，有人放下<strong>最後一顆棋子</strong>時結束，那一子值 1 分，總分最高的人獲勝。喊骰落空沒有損失，但第三擲落空，這回合就結束了。

## 題目

# What every puzzle asks for.
morpyam-puzzles-goal = 這個回合獲勝機會最大
    .task = { morpyam-puzzles-goal }。
morpyam-puzzles-note = 不靠擲骰定輸贏：算盡所有可能，沒有別的選擇更常獲勝，就是正解。之後再擲出五顆相同而多得的回合不算在內。
morpyam-puzzle-hold-the-pair = 留住一對
    .says = 你已經連了四個，擲出三個 2 就連成五個。這是最後一擲，要重擲哪些骰子？
    .solved = 每多重擲一顆，就多一次擲出第三個 2 的機會。只留用得到的。
morpyam-puzzle-both-ends = 兩頭都通
    .says = 擲出{ morpyam-figure-small.said }就贏：四個連續的點數。這是最後一擲。
    .solved = 2 3 4 兩頭都能接：兩顆骰子裡有 1 或 5 就夠了。
morpyam-puzzle-gap = 補上缺口
    .says = 擲出{ morpyam-figure-straight.said }就贏。這是最後一擲：補缺口，還是重擲兩顆？
    .solved = 一個缺口只要一顆骰子擲對。重擲兩顆，得兩顆同時擲對。
morpyam-puzzle-which-call = 喊什麼？
    .says = 只有{ morpyam-figure-call }格能贏。這是最後一擲：重擲哪些骰子，喊什麼？
    .solved = 36 種結果裡有 11 種出現第四個 4，成對的只有 6 種。
morpyam-puzzle-keep-the-four = 4 要留嗎？
    .says = 擲出{ morpyam-figure-maxi.said }就贏：總和 27 以上。這是最後一擲。
    .solved = 留 6 6 6 4，擲出 5 就夠，三次有一次。兩顆骰子合計 9 以上反而比較少。
morpyam-puzzle-better-not-call = 別喊比較好
    .says = 只有閃電那格能贏：第一擲就要擲出難的牌型。你還沒擲，要不要喊？
    .solved = 喊中了就一定要放在{ morpyam-figure-call }格，放那裡贏不了。
morpyam-puzzle-price-of-a-call = 喊骰的代價
    .says = 擲出三個 6 能贏，喊中也能贏。這是最後一擲。
    .solved = 最後一擲喊了沒中，不管擲出什麼，回合都結束。三顆骰子搶一個 6 更划算。
morpyam-puzzle-so-near = 只差一點
    .says = 擲出{ morpyam-figure-straight.said }能贏，三個 5 也能贏。還剩兩擲。
    .solved = 順子看似只差一顆。但三顆骰子擲兩次，更常擲出第三個 5。
morpyam-puzzle-ask-twice = 連喊兩次
    .says = 只有{ morpyam-figure-call }格能贏。還剩兩擲，你已經有{ morpyam-figure-full.said }，而骰子已有的不能喊。
    .solved = 最後一擲之前，喊不中沒有損失。所以{ morpyam-figure-square.said }可以喊兩次。
morpyam-puzzle-five-fives = 五個 5
    .says = 你可以再玩一個回合。先放一枚棋子：放哪裡，下一枚最常獲勝？
    .solved = 四個連成一線，兩頭都空著，兩格都只要三顆相同，最容易。
