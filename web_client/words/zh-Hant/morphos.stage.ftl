## 大螢幕的旁白

morphos-narrator-board_set_up = 空空的棋盤，兩條要走的路。
morphos-narrator-stone_placed = { $ends_turn ->
    [true] 一顆棋子，看起來無害。都是這樣。
   *[false] 先下一顆，鄰居馬上到。
}
    .b = { $ends_turn ->
        [true] 小小的、圓圓的，完全是故意的。
       *[false] 這是半步，另一半就來。
    }
    .c = { $ends_turn ->
        [true] 多走一步，或是少一道門。
       *[false] 兩顆裡的第一顆，喜歡有伴。
    }
morphos-narrator-stone_flipped = { $kept ->
    [true] 它換了邊，原來那顆會回來。
   *[false] 本來是牆，現在是門。
}
    .b = { $kept ->
        [true] 翻轉了，原來那顆等著輪到。
       *[false] 位置沒變，換了老闆。
    }
morphos-narrator-stone_returned = 回到棋盤上，它想念熱鬧。
morphos-narrator-colours_swapped = 不錯的第一顆，換主人了。
morphos-narrator-side_skipped = 無處可下，連棋盤都覺得抱歉。
morphos-narrator-takeback_asked = 據說是手指滑了一下。
morphos-narrator-takeback_declined = 棋子不動，眼神也不動。
morphos-narrator-turn_taken_back = 這件事沒發生過，大家都看到了。
morphos-narrator-side_won = { $reason ->
    [chain] 從一邊連到另一邊，歡迎數數看。
    [deadlock] 再也動不了，就這樣定了。
   *[resigned] 握手，早了一點。
}
