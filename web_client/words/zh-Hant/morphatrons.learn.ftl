# Morphatrons 的玩法：介紹、規則、引導首局和題目。

## 規則

morphatrons-rules-aim = 目標
    .text =
        一條街分成四區，兩端各有一座城。每座城有四棟建築，每棟兩層。先摧毀對手最後一棟建築的人立刻獲勝。

        第 1 區是座位 1 的家，第 4 區是座位 2 的家。一區可停任意多的機體，誰也擋不住誰。
morphatrons-rules-cards = 牌就是機體
    .text =
        雙方共用一副 52 張的牌，開始時各有四張。打出的牌是一個機體，有兩種模式。機器人依點數攻擊，載具依花色協助。

        報廢或棄掉的牌正面朝上放在廢料場。牌庫用完時，廢料場洗牌後成為新牌庫。
morphatrons-rules-turn = 你的回合
    .text =
        你有兩個行動和一次免費變形。順序不限，同一件事可做兩次，也可以不做。

        你結束回合，或什麼都不剩時，回合就結束。新機體當回合就能行動。

        時間用完時，回合結束。
morphatrons-rules-actions = 行動
    .text =
        括號裡是原版規則的名稱。

        抽牌：拿一張牌。手牌沒有上限。

        出牌：把一張牌放到你的家，選機器人或載具。你站著的建築必須多於你的機體。

        移動：一個機體到相鄰的區，前後都行。

        攻擊：機器人近戰或射擊，每回合一次。

        變形：讓一個機體換成另一種模式。每回合第一次免費，之後每次一個行動。損傷不變。

        建造：家裡有載具模式的梅花時，棄一張牌，讓一棟站著的建築加一層。

        報廢（Deactivate）：把自己的一個機體放進廢料場，再抽一張牌。

        替換（Triple Morph）：用同花色或同點數的手牌換掉自己的一個機體。新機體在原地，模式相同，毫無損傷。
morphatrons-rules-vehicles = 載具
    .text =
        載具看花色。

        黑桃快（Jet Power）：一次移動一或兩區。紅心會載（Transport）：它移動時，同區的其他己方機體可以同行。梅花會建造（Construction）。方塊保護同區的所有己方機體，包括自己（Defender）。

        J 和 A 在兩種模式都能移動兩區。當載具時會飛，近戰打不到。
morphatrons-rules-attacks = 機器人
    .text =
        機器人看點數。近戰（close-up attack）打得到同一區，射擊（range attack）還打得到相鄰的區。對手的家在射程內時，建築也一樣打得到。

        一次攻擊的傷害同時發生。每點傷害讓建築少一層。
morphatrons-rules-damage = 損傷
    .text =
        完好的機體受 1 點成為重傷，受 2 點就報廢。受保護的機體多撐 1 點：1 點輕傷，2 點重傷，3 點報廢。

        輕傷的機體再受 1 點成為重傷，2 點報廢。重傷的機體一擊就報廢。已受損的機體不再受益於保護，也無法修理。
morphatrons-rules-court = J、Q、K、A
    .text = 只有在你有夠高的建築時，這些牌（Elite Forces）才能打出或換上：J 要 3，Q 要 4，K 要 5，A 要 6。之後建築變矮也不影響。
morphatrons-rules-end = 結束
    .text =
        一座城的最後一棟建築倒塌時，遊戲結束。最後一回合（通常是第 120 回合）之後，站著的建築多者勝，再比層數；都一樣就是平手。

        倒塌的建築不能重建。你隨時可以從選單認輸。再來一場時由對手先手。

## 在牌桌上查閱

morphatrons-explained-strike = 近戰打得到同一區的機體和建築，但打不到會飛的。
morphatrons-explained-shoot = 射擊打得到同一區和相鄰的區。
morphatrons-explained-S = 黑桃當載具時，一次可移動一或兩區。
morphatrons-explained-H = 紅心當載具移動時，同區的其他己方機體可以同行。
morphatrons-explained-C = 家裡有載具模式的梅花時，可棄一張牌建造：你的一棟建築加一層。
morphatrons-explained-D = 方塊當載具時，保護同區的所有己方機體，包括自己。
morphatrons-explained-flies = J 和 A 在兩種模式都能移動兩區。當載具時會飛，近戰打不到。
morphatrons-explained-minor = 再受 1 點傷害成為重傷，2 點報廢。
morphatrons-explained-critical = 一擊就報廢。
morphatrons-explained-protected = 完好時可多撐 1 點傷害。
morphatrons-explained-attacked = 一個機體每回合攻擊一次。
morphatrons-explained-building = 每點傷害少一層。J 需要一棟 3 層的建築，Q 要 4 層，K 要 5 層，A 要 6 層。
morphatrons-explained-hand = 手牌沒有上限，對手也看不到。
morphatrons-explained-city = 最後一棟建築倒塌就輸了。站著的建築多於機體，才能再出一個。
morphatrons-explained-actions = 一回合有兩個行動和一次免費變形，順序不限。
morphatrons-explained-deck = 用完時，廢料場洗牌後成為新牌庫。
morphatrons-explained-scrap = 報廢或棄掉的牌正面朝上放在這裡。

## 規則中的圖

morphatrons-picture-street = 四個區排成一列，兩端各有一座四棟建築的城。
morphatrons-picture-hand = 在手牌中
morphatrons-picture-robot = 機器人
morphatrons-picture-vehicle = 載具
morphatrons-picture-flyer = 飛行
morphatrons-picture-undamaged = 完好
morphatrons-table-rank = 點數
morphatrons-table-strike = 近戰，同一區
morphatrons-table-shoot = 射擊，至多隔一區
morphatrons-table-attack = { $targets ->
        [1] { $damage }
       *[other] { $damage }，至多 { $targets } 個目標
    }

## 引導首局

morphatrons-lesson-street = 兩座城，一條街
    .says = 你是 Ada。靠近你的是你的城，通往 Bo 的城有四個區。Bo 還有兩棟建築站著：<strong>B3</strong> 一層，<strong>B4</strong> 兩層。全部摧毀就獲勝。
morphatrons-lesson-build = 蓋樓
    .says = 梅花當載具停在家裡就能蓋樓，<strong>5♣</strong> 正好在。交出一張手牌，讓一棟建築高一層。點 <strong>3♦</strong>、<strong>{ morphatrons-verb-build }</strong>，再點 <strong>A1</strong>，然後確認。
    .detour = 交出 3♦，把 A1 蓋高，J 就能上場。
morphatrons-lesson-elite = 菁英牌
    .says = J、Q、K、A 需要高樓：J 要 3 層，Q 要 4 層，K 要 5 層，A 要 6 層。A1 現在有 3 層。把 <strong>J♥</strong> 當<strong>{ morphatrons-verb-vehicle }</strong>打出。
    .detour = J 可以上場了：把 J♥ 當載具打出。
morphatrons-lesson-pause = 結束回合
    .says = 兩個行動都用完了。還能免費變形，但 5♣ 只有當載具才能蓋樓，先別動。點 <strong>{ morphatrons-verb-end }</strong>。
    .detour = 現在不用變形。請結束回合。
morphatrons-lesson-draws = Bo 抽牌
    .says = Bo 抽了兩張牌。手牌沒有上限，但每次抽牌都要一個行動。還有，場上的機體要比站著的建築少，才能再打出一個。
morphatrons-lesson-play = 黑桃上場
    .says = <strong>6♠</strong> 當機器人能射擊。先當載具上場：點選手牌的 6♠，再點 <strong>{ morphatrons-verb-vehicle }</strong>。
    .detour = 把 6♠ 當載具打出比較好：J 可以載它。
morphatrons-lesson-carry = 紅心載人
    .says = 紅心當載具時，一個行動就能載走同區的機體。J 和 A 能飛兩區，黑桃也開得一樣遠。點選 <strong>J♥</strong>、<strong>{ morphatrons-verb-move }</strong>，再點第 <strong>3</strong> 區，然後確認。
    .detour = 讓 J♥ 把 6♠ 載到第 3 區。
morphatrons-lesson-morph = 免費變形
    .says = 只有機器人能攻擊。每回合第一次變形免費：點選 <strong>6♠</strong>，再點 <strong>{ morphatrons-verb-morph }</strong>。什麼都不剩時，回合自動結束。
    .detour = 讓 6♠ 變成機器人，下回合就能射擊。
morphatrons-lesson-bo = Bo 反擊
    .says = Bo 把 <strong>9♦</strong> 當載具打出。方塊保護同區所有機體，所以 Bo 的 4♣ 現在有盾牌。接著 4♣ 射擊了你的 6♠。兩道裂痕代表重傷，再中一擊就報廢。
morphatrons-lesson-shoot = 射擊建築
    .says = 射擊打得到自己的區和相鄰的區。點選 <strong>6♠</strong>，再點 <strong>B3</strong>。標記會說明攻擊的結果。然後確認。
    .detour = 射擊 B3：它只有一層。
morphatrons-lesson-swap = 換上新機體
    .says = 同花色或同點數的牌可以換掉一個機體。點選 <strong>6♠</strong>、<strong>{ morphatrons-verb-triple }</strong>，再點 <strong>9♠</strong>。新機器人毫無損傷，近戰 2 點。
    .detour = 用 9♠ 換掉受傷的 6♠。
morphatrons-lesson-end = 結束回合
    .says = 兩個行動都用完了。還能免費變形，但 9♠ 當機器人才能近戰。點選 <strong>{ morphatrons-verb-end }</strong>。
    .detour = 9♠ 要留作機器人。請結束回合。
morphatrons-lesson-answer = Bo 的回合
    .says = Bo 的 4♣ 打中了 <strong>9♠</strong>：重傷，但還站著。接著 Bo 抽了一張牌。趁再挨打之前，用好你的回合。
morphatrons-lesson-go = 靠近
    .says = 近戰只打得到同一區。點選 <strong>9♠</strong>，再點第 <strong>4</strong> 區，然後確認。
    .detour = 去第 4 區，Bo 的家。
morphatrons-lesson-strike = 最後一棟建築
    .says = 攻擊吧：點選 <strong>9♠</strong>，再點 <strong>B4</strong>，確認「<strong>{ morphatrons-verb-strike } B4</strong>」。
    .detour = 近戰 B4：兩層，兩點傷害。
morphatrons-lesson-won = Bo 的城倒了
    .says = 你贏了。正式的遊戲裡，兩座城各有四棟建築要拆。點選任何機體都能看它的本領。

## 題目

# $short: how many chips fewer the other city would have needed for that move to win.
morphatrons-puzzles-short = 還差 { $short } 層。
morphatrons-puzzle-stand-up = 起身射擊
    .says = 你剩一個行動，而 8 還是載具。只有機器人能攻擊。
    .solved = 每回合第一次變形不花行動。
morphatrons-puzzle-full-speed = 全速前進
    .says = 你的黑桃 8 在家，B2 還很遠。你有兩個行動和一次免費變形。
    .solved = 先移動，再變形：黑桃只有當載具時能走兩區。
morphatrons-puzzle-two-targets = 兩個目標
    .says = 還有兩棟建築，各剩一層。你的 K 可以近戰打一個目標，或射擊兩個。
    .solved = K 的射擊雖弱，卻能打兩個目標，還打得到相鄰的區。
morphatrons-puzzle-two-blows = 雙重打擊
    .says = 還有兩棟三層的建築。A 射擊造成 2 點，近戰造成 3 點。
    .solved = A 的近戰對兩個目標各造成 3 點，但只限同一區。它一次能移動兩區。
morphatrons-puzzle-lift = 搭個便車
    .says = 你的 5 近戰有 2 點，卻離 B3 兩區。誰能帶它去？
    .solved = 載具模式的紅心能載同伴，紅心 J 還能載兩區遠。
morphatrons-puzzle-right-swap = 換對牌
    .says = 還有三棟兩層的建築。你的 6 位置正好，卻太弱。
    .solved = 新牌接下舊牌的位置和模式，當回合就能攻擊。
morphatrons-puzzle-no-chip-to-waste = 一點也不浪費
    .says = 你的 7 已經攻擊過。還剩四層，你還有 K 和 Q。
    .solved = 讓每次攻擊剛好摧毀目標。多出的傷害不算。
morphatrons-puzzle-new-card = 新牌，舊位置
    .says = 你需要遠距 2 點傷害，而你的 10 是載具。看看手牌。
    .solved = Q 需要高 4 的建築。替換不改變模式，所以要用免費變形。
morphatrons-puzzle-together = 合力齊射
    .says = 三棟建築共八層。兩次攻擊必須足夠。
    .solved = K 和 A 的射擊可以相加：這裡 1 點，那裡 2 點，毫不浪費。
morphatrons-puzzle-out-of-reach = 打不到的 J
    .says = 你剩一個行動。飛行的 J 威脅你最後的建築，近戰打不到它。
    .solved = 載具模式的 J 可以射擊，不能近戰。下回合再繼續進攻。
morphatrons-puzzle-up-to-the-ace = 升到 A
    .says = 你這回合贏不了，免費變形也用掉了。準備下回合獲勝的攻擊。
    .solved = 加一層就夠高了。之後建築變矮，這張牌也會留在場上。
morphatrons-puzzle-guard-first = 先除護衛
    .says = 梅花 8 威脅你最後的建築，還有方塊保護它。先擋下來，下回合獲勝。
    .solved = 沒有方塊，2 點就夠了。然後黑桃已準備好衝上前。
