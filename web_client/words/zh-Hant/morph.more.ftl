# Morph 結束時：蓋在桌上的印章，以及這一局值得記住的事。

morph-stamp-deck_empty = 牌庫空了
morph-left-in-deck = 留在牌庫

morph-highlight-blow = 最重一擊
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 一次突擊就打掉 { $count } 張牌
morph-highlight-striker = 破庫先鋒
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 的{ $creature }共打擊牌庫 { $count } 張
morph-highlight-feats = 奇才出手
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 用了 { $count } 次絕技
morph-highlight-home = 回家了
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 有 { $count } 張牌回到牌庫底
morph-highlight-losses = 傷亡慘重
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 失去 { $count } 隻生物
