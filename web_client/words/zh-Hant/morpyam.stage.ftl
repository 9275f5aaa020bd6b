## 大螢幕的旁白

morpyam-narrator-grid_set_up = 五顆骰子，一張很有主見的表。
morpyam-narrator-turn_began = { $again ->
    [true] 五顆一樣，骰子還沒玩夠。
   *[false] 骰子換手。
}
morpyam-narrator-dice_rolled = { $came ->
    [true] 說到做到，這下大家都信了。
    [false] 喊得很大聲，骰子沒在聽。
   *[none] { $roll ->
        [1] 五顆騰空，沒人敢呼吸。
       *[other] 有的留下，有的再飛。
    }
}
    .b = { $came ->
        [true] 有喊有中，全桌作證。
        [false] 是勇敢，還是大聲而已。
       *[none] { $roll ->
            [1] 五顆齊發，帶點感情。
           *[other] 再來一次，漂亮一點。
        }
    }
morpyam-narrator-token_placed = { $gained ->
    [0] 低調的一格，計畫需要時間。
   *[other] 這一顆有價值。
}
    .b = { $gained ->
        [0] 又放一顆，看起來很無辜。
       *[other] 排得挺整齊的。
    }
morpyam-narrator-turn_passed = { $why ->
    [nothing_fits] 五顆骰子，沒有一格收留。
    [call_missed] 喊了，落空了，換人。
   *[chosen] 沒放，是自己選的。
}
morpyam-narrator-seat_resigned = 少一雙手擲骰子。
morpyam-narrator-game_ended = { $reason ->
    [ko] 整個晚上，都在這一條線上。
    [double_morpyam] 五顆一樣，又五顆一樣。
    [tokens] 最後一枚放下了，來數分吧。
    [turn_limit] 那是最後一回合，來數分吧。
   *[resigned] 骰子回到盒子裡。
}
