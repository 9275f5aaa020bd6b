# Morpyam 牌桌對局時的文字。

## 骰型

morpyam-figure-number = ×3
    .said = 三個 { $value }
morpyam-figure-small = 小順
    .said = 小順子
morpyam-figure-straight = 順子
    .said = 順子
morpyam-figure-full = 葫蘆
    .said = 葫蘆
morpyam-figure-square = 四條
    .said = 四條
morpyam-figure-mini = 至小
    .said = 至小
morpyam-figure-maxi = 至大
    .said = 至大
morpyam-figure-morpyam = 五同
    .said = 五同
morpyam-figure-sec = 一擲
    .said = 一擲成形
morpyam-figure-call = 喊骰
    .said = 喊骰

## 棋盤、骰子與玩家

morpyam-grid = 棋盤
morpyam-token = { $name } 的棋子
morpyam-box-open = 可以放在這裡
morpyam-box-last = 最後放下的
morpyam-threat = 放這裡就獲勝：{ $names }
morpyam-odds = 下一擲有 { $odds }
morpyam-dice = 骰子
morpyam-die = { $lifted ->
    [true] { $value }，重擲
   *[false] { $value }
}
morpyam-lying = 骰子：{ $dice }
morpyam-no-dice = 還沒有人擲骰
morpyam-roll-of = 第 { $roll } 擲，共 { $all } 擲
morpyam-tokens = 剩 { $tokens } 枚棋子
    .short = 剩 { $tokens } 枚
morpyam-out = 認輸
    .said = 已認輸

## 三子到五子連線的分數

morpyam-worth-3 = 三子連線
morpyam-worth-4 = 四子
morpyam-worth-5 = 五子
morpyam-worth-wins = 獲勝
morpyam-worth-last = 最後一枚

## 問題與下方的提示

morpyam-key-space = 擲骰子
morpyam-go-again = 五個相同：再來一次
    .wins = 再擲出一次五同就直接獲勝。擲五顆骰子。
morpyam-first-roll = { $shake ->
    [true] 擲出五顆骰子，或搖一搖裝置。
   *[false] 擲出五顆骰子。
}
morpyam-place-or-roll = 放棋子或重擲
    .hint = 點亮起的格子，或點要重擲的骰子。
morpyam-roll-again = 重擲
    .hint = 點要重擲的骰子。
morpyam-place-or-pass = 放棋子或跳過
    .hint = 點亮起的格子。
morpyam-call-came = 喊骰成功
    .hint = 選一個喊骰格。
morpyam-call-which = 喊什麼？
morpyam-call-hint = { $last ->
    [true] 成功要放喊骰格；落空就結束回合。
   *[false] 成功要放喊骰格；落空沒有損失。
}
morpyam-ask-call = 喊{ $figure }？
    .odds = 喊{ $figure }？{ $odds }
morpyam-ask-place = 放在{ $figure }？
morpyam-called = { $came ->
    [true] { $name } 喊{ $figure }：成功。
   *[false] { $name } 喊{ $figure }：落空。
}
morpyam-missed = 可惜，{ $figure }落空了。
morpyam-gain = { $length } 子連線：+{ $points }。
morpyam-gain-nothing = 還沒有三子連線。
morpyam-gain-victory = 五子連線，你直接獲勝。
morpyam-gain-last-token = 放上最後一枚棋子，遊戲就結束。
morpyam-gain-threats = 之後有 { $boxes } 格能讓你獲勝。

## 回答

morpyam-roll = 擲骰
morpyam-roll-some = { $dice ->
    [0] 選骰子
   *[other] 重擲 { $dice } 顆
}
morpyam-roll-and-call = 擲骰並喊骰
morpyam-call = 喊骰
morpyam-no-call = 不喊
morpyam-no-call-box = 兩個喊骰格都滿了。
morpyam-sec-too-late = 一擲只限第一擲。
morpyam-pass = 跳過
morpyam-put-here = 放在這裡
morpyam-place-on = 放在 { $box }
morpyam-open-boxes = { $boxes } 個可放的格子

## 結束

morpyam-reason-ko = 五子連線，直接獲勝。
    .sentence = { $you ->
        [true] 你
       *[false] { $name }
    } 五子連線，直接獲勝。
morpyam-reason-double_morpyam = 同一回合兩次五同，直接獲勝。
    .sentence = { $you ->
        [true] 你
       *[false] { $name }
    } 同一回合兩次五同，直接獲勝。
morpyam-reason-tokens = 最後一枚棋子已放上，加 1 分。
    .sentence = { $you ->
        [true] 你
       *[false] { $name }
    } 放上最後一枚棋子，加 1 分。
morpyam-reason-turn_limit = 已到回合上限。
morpyam-reason-resigned = 場上只剩一位玩家。
morpyam-tie = { $last ->
    [true] 同分。{ $names } 放下了最後一枚棋子。
   *[false] 同分。剩下棋子最少的是 { $names }。
}
morpyam-put-away = 輸的人收骰子和棋子，要笑著收喔！
morpyam-drawn-rolls = 擲骰 { $rolls } 次

## 選項

morpyam-option-first = { board-who-begins }
morpyam-option-first-random = { board-by-chance }
morpyam-option-first-A = 座位 1
morpyam-option-first-B = 座位 2
morpyam-option-first-C = 座位 3
morpyam-option-first-D = 座位 4
morpyam-option-turn_limit = 每人回合上限
morpyam-option-double_morpyam = 同一回合兩次五同直接獲勝
    .hint = 新版遊戲的規則。
morpyam-option-odds = 顯示機率
    .hint = 每個格子在下一擲的機率。

## 電腦玩家

morpyam-bot-random = 簡單
    .hint = 隨意行動。
morpyam-bot-steady = 普通
    .hint = 善用骰子，並延長自己的連線。
morpyam-bot-sharp = 困難
    .hint = 還會預想你的下一回合，並加以阻擋。

## 被拒絕的原因

morpyam-refused-already_out = 你已經認輸了。
morpyam-refused-no_first_seat = 先手的座位沒有人。

## 輕點就能說的話

morpyam-phrase-what_luck = 運氣真好！

## 紀錄

morpyam-event-grid_set_up = { board-begins }
morpyam-event-dice_rolled = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 擲出 <strong>{ $rolled }</strong>{ $kept ->
    [none] {""}
   *[other] ，留下 <strong>{ $kept }</strong>
}{ $call ->
    [none] {""}
   *[other] ，喊<strong>{ $call }</strong>：{ $came ->
        [true] 成功
       *[false] 落空
    }
}
morpyam-event-token_placed = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} 放在 <strong>{ $box }</strong>：{ $figure }{ $gained ->
    [0] {""}
   *[other] ，+{ $gained } 分
}
morpyam-event-turn_passed = { $you ->
    [true] <strong>{ board-you }</strong>
   *[false] { $who }
} { $why ->
    [nothing_fits] 沒有適合的格子，跳過
    [call_missed] 最後一擲喊骰落空，不能放棋子
   *[chosen] 跳過
}
morpyam-event-seat_resigned = { board-gives-up }
morpyam-event-game_ended = <strong>{ $reason ->
    [ko] { morpyam-reason-ko }
    [double_morpyam] { morpyam-reason-double_morpyam }
    [tokens] { morpyam-reason-tokens }
    [turn_limit] { morpyam-reason-turn_limit }
   *[resigned] { morpyam-reason-resigned }
}</strong>{ $points }
morpyam-points-of = { $who } { match-points }

morpyam-in-short = 每人最多 { $turn_limit } 回合
