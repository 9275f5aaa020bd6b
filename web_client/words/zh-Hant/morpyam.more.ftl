# Morpyam 結束時：蓋在桌上的印章，以及這一局值得記住的事。

morpyam-stamp-ko = 一擊必殺
morpyam-stamp-double_morpyam = 雙五同
morpyam-stamp-tokens = 最後一枚

morpyam-highlight-calls = 大嗓門
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 喊了 { $count } 次，{ $came ->
        [0] 全部落空
       *[other] 成功 { $came } 次
    }
morpyam-highlight-again = 手氣正旺
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 擲出 { $count } 次五同，再來一回
morpyam-highlight-gain = 神來一子
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 在 <strong>{ $box }</strong> 一子得 { $count } 分
morpyam-highlight-drought = 冷杯
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 連續 { $count } 回合沒放棋子
