# Morphos 結束時：蓋在桌上的印章，以及這一局值得記住的事。

morphos-stamp-chain = 連成
morphos-stamp-deadlock = 僵局
morphos-next-black = { $you ->
    [true] 下一局你執黑。
   *[false] 下一局 { $name } 執黑。
}

morphos-highlight-close = 只差一點
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 還差 { $count } 子
morphos-highlight-flips = 翻轉最多
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 翻轉了 { $count } 子
morphos-highlight-boomerang = 來來回回
    .sentence = <strong>{ $point }</strong> 被翻轉 { $count } 次，最後一次是 { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    }
morphos-highlight-swap = 換邊
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 改執黑棋
morphos-highlight-streak = 連連翻轉
    .sentence = { $you ->
        [true] <strong>{ board-you }</strong>
       *[false] { $who }
    } 連續 { $count } 回合翻轉
