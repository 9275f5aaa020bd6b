# Morphos 牌桌對局時的文字。

## 雙方與棋盤

morphos-side-B = 黑方
    .way = 連接上下
morphos-side-W = 白方
    .way = 連接左右
morphos-stones = { $stones } 枚棋子
morphos-position = 盤上的棋子
morphos-board-keys = 棋盤 { $size } 路。方向鍵移動瞄準的點，Enter 在該點落子。
morphos-lies = { $colour ->
    [B] { $weak ->
        [true] { $point } 黑子，弱子
       *[false] { $point } 黑子
    }
    [W] { $weak ->
        [true] { $point } 白子，弱子
       *[false] { $point } 白子
    }
   *[none] { $point } 空點
}
morphos-lens = 這一點的四周
    .hint = 輕點移動
morphos-last-move = 上一手：{ $point }
## 怎麼看棋盤

morphos-legend = 怎麼看棋盤
morphos-legend-weak = 半翻的棋子
    .note = 弱子：對手可以翻轉
morphos-legend-brackets = 加框的棋子
    .note = 你現在可以翻轉
morphos-legend-chain = 連成一體
    .note = 上下左右相鄰，斜角不算

## 變體

morphos-mutators = 變體改變了什麼
morphos-mutator-minimorph = Minimorph
morphos-mutator-deepmorph = Deepmorph
morphos-mutator-duomorph = Duomorph
morphos-mutator-remorph = Remorph
morphos-mutator-metamorph = Metamorph

## 問題與下方的提示

morphos-your-aim = { $colour ->
    [B] 你是黑方：連起上下兩邊。
   *[W] 你是白方：連起左右兩邊。
}
morphos-move-hint = { $colour ->
    [B] 連起上下兩邊。點一個空點，或加框的棋子。
   *[W] 連起左右兩邊。點一個空點，或加框的棋子。
}
morphos-skipped = { $colour ->
    [B] 黑方無棋可下，跳過這回合。
   *[W] 白方無棋可下，跳過這回合。
}
morphos-ask-swap = 交換顏色？
    .hint = 執黑並接收第一子；或點一個空點，繼續執白。
morphos-ask-second = 再下一子
    .hint = 緊鄰第一子，有 { $points } 個空點。
morphos-ask-put-back = 放回棋子
    .hint = { $point ->
        [none] { $name } 翻轉了你的棋子。先放回你的棋子，再下一手。
       *[other] { $name } 翻轉了 { $point }。先放回你的棋子，再下一手。
    }
morphos-ask-place = 下在 { $point }？
morphos-ask-return = 放回 { $point }？
morphos-aim-lens = 可在這裡或放大鏡裡移動。
morphos-aim-mouse = 按 Enter 或再點一次落子。
morphos-aim-touch = 按下按鈕落子，或點別的點。
morphos-aim-weak = 這枚會是弱子，{ $name } 可以翻轉。
morphos-ask-flip = 翻轉 { $point }？
    .hint = { $name } 的棋子變成你的。標出的棋子使它成為弱子。

## 為什麼不能下在這一點

morphos-closed-own = 你的棋子。
morphos-closed-firm = 不是弱子。
morphos-closed-fresh = 剛剛才翻轉過。
morphos-closed-back = 不能翻轉：會立刻被翻回，或重複局面。
morphos-closed-not-beside = 第二子要緊鄰第一子。
morphos-closed-return-first = 先放回你的棋子。
morphos-closed-taken = 這裡已有棋子。

## 回答

morphos-place = 下在 { $point }
morphos-flip = 翻轉 { $point }
morphos-put-back = 放回 { $point }
morphos-take-black = 改執黑棋
morphos-takeback = 悔棋
    .note = { $name }同意的話，可收回你上一回合，之後的也一併收回。
    .ask = 請求悔棋
morphos-takeback-wanted = { $name }想悔棋
    .hint = 之後下的也一併收回。
morphos-takeback-asked = 已請求悔棋
morphos-takeback-accept = 同意
morphos-takeback-decline = 不，繼續下

## 結束

morphos-reason-chain = 一條棋鏈連起了相對的兩邊。
morphos-reason-deadlock = 雙方都無棋可下。
morphos-connected = { $you ->
        [true] 你
       *[false] { $name }
    } 用 { $turns } 個回合連起{ $colour ->
        [B] 上下
       *[W] 左右
    }兩邊，路徑共 { $stones } 子。
morphos-deadlock = { $colour ->
    [B] 雙方都無棋可下。有上下相鄰的同色棋子，黑方獲勝。
   *[W] 雙方都無棋可下。沒有上下相鄰的同色棋子，白方獲勝。
}
morphos-drawn = 執黑：{ $name }

## 電腦玩家

morphos-bot-random = 簡單
    .hint = 隨意落子。
morphos-bot-connector = 普通
    .hint = 計算雙方還差幾子才連通，落後時會攔截。
morphos-bot-strategist = 困難
    .hint = 還會在心裡預演許多局。

## 被拒絕的原因

morphos-refused-point_taken = 這裡已有棋子。
morphos-refused-size_not_offered = 這個大小不能搭配這些變體。
morphos-refused-metamorph_needs_minimorph = Metamorph 必須搭配 Minimorph。
morphos-refused-metamorph_excludes_duomorph = Metamorph 不能和 Duomorph 一起用。
morphos-refused-metamorph_excludes_remorph = Metamorph 不能和 Remorph 一起用。
morphos-refused-minimorph_needs_open_edges = Minimorph 不能搭配封閉的邊。

## 輕點就能說的話

morphos-phrase-turncoat = 真是牆頭草！
morphos-phrase-mind_gap = 請小心月台間隙。
morphos-phrase-liked_stone = 我很喜歡那顆子的。

## 紀錄

morphos-written-returned = { $point } 放回
morphos-written-swap = 交換
morphos-first-moves-lacking = 最初的幾手尚未載入。

morphos-event-board_set_up = { $black_by ->
    [chance] { $who } 執黑（抽籤決定）
    [host] { $who } 執黑（桌主選定）
   *[turn] { $who } 這次執黑
}
morphos-event-stone_placed = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 下在 <strong>{ $point }</strong>
morphos-event-stone_flipped = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 翻轉 <strong>{ $point }</strong>
morphos-event-stone_returned = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 把棋子放回 <strong>{ $point }</strong>
morphos-event-colours_swapped = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 交換顏色，改執黑棋
morphos-event-takeback_asked = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 請求悔棋
morphos-event-takeback_declined = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 不同意，繼續下
morphos-event-turn_taken_back = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 悔棋
morphos-event-side_skipped = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 無棋可下，跳過這回合
morphos-event-side_won = { $reason ->
    [chain] <strong>{ morphos-reason-chain }</strong>
    [deadlock] <strong>{ morphos-reason-deadlock }</strong>
   *[resigned] { board-gives-up }
}

morphos-in-short = { $size } 乘 { $size } 的棋盤
