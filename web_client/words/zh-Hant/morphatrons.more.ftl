# Morphatrons 結束時：蓋在桌上的印章，以及這一局值得記住的事。

morphatrons-stamp-city_destroyed = 全城倒下
morphatrons-standing = 剩 { $standing } 棟

morphatrons-highlight-wrecker = 拆樓高手
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 的 { $card } 拆了 { $count } 層
morphatrons-highlight-scrap = 廢鐵大王
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 擊毀 { $count } 台機體
morphatrons-highlight-architect = 建築師
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 蓋了 { $count } 層
morphatrons-highlight-restless = 變個不停
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 變形 { $count } 次
morphatrons-highlight-carrier = 全員上車
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 載過 { $count } 位乘客
