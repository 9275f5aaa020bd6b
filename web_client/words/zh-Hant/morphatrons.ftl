# Morphatrons 每張牌桌都會用到的文字。

## 牌與機體

morphatrons-card = { $suit ->
        [S] 黑桃
        [H] 紅心
        [C] 梅花
       *[D] 方塊
    } { $rank }
morphatrons-owned = { $you ->
        [true] 你的{ morphatrons-card }
       *[false] { $name } 的{ morphatrons-card }
    }
morphatrons-mode-robot = 機器人
morphatrons-mode-vehicle = 載具
morphatrons-damage-minor = 輕傷
    .mark = 輕傷
    .note = 輕傷。
morphatrons-damage-critical = 重傷
    .mark = 重傷
    .note = 重傷。
morphatrons-damage-scrapped = 報廢
    .mark = 報廢
morphatrons-protected = 受保護
    .note = 受保護。
morphatrons-attacked = 這回合已攻擊過
    .note = 這回合已攻擊過。
morphatrons-strikes = { $targets ->
        [1] 近戰 { $damage } 點
       *[other] 近戰至多 { $targets } 個目標，各 { $damage } 點
    }
morphatrons-shoots = { $targets ->
        [1] 射擊 { $damage } 點
       *[other] 射擊至多 { $targets } 個目標，各 { $damage } 點
    }
morphatrons-robot-does = 機器人：{ $does }。
morphatrons-vehicle-does = 載具：{ $does }。
morphatrons-ability = { $suit ->
        [S] 一次移動兩區
        [H] 能載其他機體
        [C] 在家建造
       *[D] 保護所在區
    }
morphatrons-flies = 會飛
morphatrons-needs-height = 需要一棟高度 { $height } 的建築。
morphatrons-board-full = 你的機體已和建築一樣多，無法再出牌。

## 街道與玩家

morphatrons-street = 街道
morphatrons-zone = 第 { $zone } 區
morphatrons-home = { $you ->
        [true] 你的家
       *[false] { $name } 的家
    }
morphatrons-city = { $you ->
        [true] 你的城
       *[false] { $name } 的城
    }
morphatrons-machines = { $you ->
        [true] 你的機體
       *[false] { $name } 的機體
    }
morphatrons-building = { $height ->
        [0] { $building }，已倒塌
       *[other] { $building }，高度 { $height }
    }
morphatrons-deck = 牌庫：{ $count } 張
morphatrons-scrap-yard = 廢料場：{ $count } 張
    .title = 廢料場
    .empty = 廢料場是空的。
morphatrons-hand-size = 手牌 { $count } 張
morphatrons-city-size = { $standing } 棟建築，共 { morphatrons-chips }
morphatrons-chips = { $chips } 層

## 回合

morphatrons-actions = { $count } 個行動
morphatrons-left = { $count ->
        [0] 只剩免費變形。
       *[other] { $free ->
            [true] 剩 { morphatrons-actions }和一次免費變形。
           *[false] 剩 { morphatrons-actions }。
        }
    }
morphatrons-left-shown = { $free ->
        [true] 剩 { morphatrons-actions }，還有免費變形
       *[false] 剩 { morphatrons-actions }，沒有免費變形
    }

## 選擇時的問題

morphatrons-ask-strike = 近戰打哪個？
morphatrons-ask-shoot = 射擊哪個？
morphatrons-reach = { $targets ->
        [1] { $damage } 點傷害
       *[other] 至多 { $targets } 個目標，各 { $damage } 點傷害
    }。射程：第 { $zones ->
        [1] { $from }
       *[other] { $from } 至 { $to }
    } 區。
morphatrons-fate = { $target }：{ $becomes ->
        [minor] { morphatrons-damage-minor }
        [critical] { morphatrons-damage-critical }
       *[scrapped] { morphatrons-damage-scrapped }
    }
morphatrons-fate-of-building = { $height ->
        [0] { $building }：倒塌
       *[other] { $building }：高度 { $height }
    }
morphatrons-falls = { $height ->
        [0] { $building } 倒塌。
       *[other] { $building }：{ $before } → { $height }。
    }
morphatrons-ask-move = 去哪裡？
    .hint = 點選亮起的區。
    .riders = 載著 { $cards }。點選機體可留下它。
    .alone = 獨自前往。點選亮起的機體可載上它。
morphatrons-ask-build = 建在哪裡？
    .hint = { $card } 進廢料場，一棟建築加 1 層。
morphatrons-ask-triple = 換成哪張？
    .hint = 舊機體報廢。新機體在原地，模式相同，毫無損傷。
morphatrons-ask-deactivate = 報廢 { $card }？
    .hint = 它進廢料場，你抽一張牌。
morphatrons-ask-end = 結束回合？
    .hint = 還有 { morphatrons-actions }沒用。
morphatrons-ask-lane = 第 { $zone } 區：哪一個？

## 按鈕：能做什麼，下方附註

morphatrons-verb-draw = 抽牌
morphatrons-verb-end = 結束回合
    .note = { $count ->
            [0] {""}
           *[other] 剩 { $count } 個
        }
morphatrons-verb-robot = 機器人
morphatrons-verb-vehicle = 載具
morphatrons-verb-move = 移動
morphatrons-verb-strike = 近戰
morphatrons-verb-shoot = 射擊
morphatrons-verb-morph = 變形
    .note = { $free ->
            [true] 免費
           *[false] 1 行動
        }
morphatrons-verb-deactivate = 報廢
    .note = 並抽牌
morphatrons-verb-build = 建造
    .note = 棄掉它
morphatrons-verb-triple = 替換

## 完成這一步的按鈕；還沒選的以「…」表示

morphatrons-do-draw = 抽一張牌
morphatrons-do-end = 結束回合
morphatrons-do-robot = 以機器人打出 { $card }
morphatrons-do-vehicle = 以載具打出 { $card }
morphatrons-do-move = { $count ->
        [0] 前往 { $zone }
       *[other] 前往 { $zone }，載 { $riders }
    }
morphatrons-do-strike = 近戰 { $targets }
morphatrons-do-shoot = 射擊 { $targets }
morphatrons-do-morph = 讓 { $card } 變形
morphatrons-do-deactivate = 報廢 { $card }
morphatrons-do-build = 建造 { $building }
morphatrons-do-triple = { $old } 換成 { $new }

## 結局

morphatrons-draw = 平手
morphatrons-reason-city_destroyed = 一座城的最後一棟建築倒塌了。
    .sentence = { $reader ->
        [loser] 你
       *[other] { $loser }
    } 的最後一棟建築在第 { $turn } 回合倒塌。
morphatrons-reason-turn_limit = 已到回合上限。
    .sentence = 回合已用完。{ $reader ->
        [winner] 你
       *[other] { $winner }
    } 的城較大：{ morphatrons-city-size }。
    .drawn = 回合已用完，兩座城一樣大。
morphatrons-shuffled = 洗了 { $count } 張牌。

## 選項與電腦玩家

morphatrons-option-turn_limit = 回合上限
    .hint = 雙方合計這麼多回合後，較大的城獲勝。
morphatrons-option-first = { board-who-begins }
morphatrons-option-first-random = { board-by-chance }
morphatrons-option-first-A = 座位 1
morphatrons-option-first-B = 座位 2
morphatrons-bot-random = 簡單
    .hint = 隨意出招。
morphatrons-bot-fighter = 普通
    .hint = 會規劃自己的回合。
morphatrons-bot-commander = 困難
    .hint = 還會考慮你的回應。

## 為什麼不能這樣走

morphatrons-refused-no_action = 你沒有行動了。
morphatrons-refused-no_card_left = 牌庫和廢料場都空了。
morphatrons-refused-board_full = 你的機體已和建築一樣多。
morphatrons-refused-too_low = 你的建築都不夠高。
morphatrons-refused-no_target = 射程內沒有這種目標。
morphatrons-refused-has_attacked = 這個機體這回合已攻擊過。
morphatrons-refused-no_builder = 家裡需要一張載具模式的梅花。

## 輕點就說的話

morphatrons-phrase-neighbourhood = 這一帶的房價要跌了。
morphatrons-phrase-scratch = 小擦傷而已。
morphatrons-phrase-warranty = 它還在保固期內呢。

## 紀錄

morphatrons-event-cities_set_up = { board-begins }
morphatrons-event-cards_seen = { $you ->
        [true] <strong>{ board-you }</strong> 拿到
       *[false] { $who } 拿到
    } <strong>{ $cards }</strong>
morphatrons-event-card_drawn = { $you ->
        [true] {""}
       *[false] { $who } 抽一張牌
    }
morphatrons-event-card_seen = { $you ->
        [true] <strong>{ board-you }</strong> 抽到
       *[false] { $who } 抽到
    } <strong>{ $card }</strong>
morphatrons-event-deck_reshuffled = 廢料場洗成新牌庫，共 { $count } 張
morphatrons-event-bot_played = { $you ->
        [true] <strong>{ board-you }</strong> 打出
       *[false] { $who } 打出
    } <strong>{ $card }</strong>，作為{ $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
morphatrons-event-bot_moved = { $you ->
        [true] <strong>{ board-you }</strong> 把
       *[false] { $who } 把
    } <strong>{ $card }</strong> { $count ->
        [0] 移到第 { $zone } 區
       *[other] 移到第 { $zone } 區，載著 { $passengers }
    }
morphatrons-event-bot_morphed = { $you ->
        [true] <strong>{ board-you }</strong> 讓
       *[false] { $who } 讓
    } <strong>{ $card }</strong> 變成{ $mode ->
        [robot] { morphatrons-mode-robot }
       *[vehicle] { morphatrons-mode-vehicle }
    }
morphatrons-event-bot_attacked = { $you ->
        [true] <strong>{ board-you }</strong> 用
       *[false] { $who } 用
    } <strong>{ $card }</strong> { $weapon ->
        [strike] 近戰
       *[shoot] 射擊
    }。<strong>{ $fates }</strong>
morphatrons-event-building_raised = { $you ->
        [true] <strong>{ board-you }</strong> 用
       *[false] { $who } 用
    } { $card } 把 <strong>{ $building }</strong> 蓋到 { $height }
morphatrons-event-bot_deactivated = { $you ->
        [true] <strong>{ board-you }</strong> 報廢
       *[false] { $who } 報廢
    } <strong>{ $card }</strong>
morphatrons-event-bot_triple_morphed = { $you ->
        [true] <strong>{ board-you }</strong> 把
       *[false] { $who } 把
    } <strong>{ $card }</strong> 換成 <strong>{ $new }</strong>
morphatrons-event-fight_ended = { $reason ->
    [city_destroyed] <strong>{ morphatrons-reason-city_destroyed }</strong>
    [turn_limit] <strong>{ morphatrons-reason-turn_limit }</strong>
   *[resigned] { board-gives-up }
}

morphatrons-in-short = 最多 { $turn_limit } 回合
