# M.O.R.P.H.O. 每個畫面都用得到的文字。

## 身分

morpho-identity-leader = 首領
    .one = { $name }
    .the = { $name }
morpho-identity-technician = 技師
    .one = { $name }
    .the = { $name }
morpho-identity-bodyguard = 保鑣
    .one = { $name }
    .the = { $name }
morpho-identity-killer = 殺手
    .one = { $name }
    .the = { $name }
morpho-identity-deserter = 逃兵
    .one = { $name }
    .the = { $name }
morpho-identity-spy = 間諜
    .one = { $name }
    .the = { $name }
morpho-identity-extremist = 激進分子
    .one = { $name }
    .the = { $name }
morpho-identity-investor = 投資客
    .one = { $name }
    .the = { $name }
morpho-identity-mercenary = 傭兵
    .one = { $name }
    .the = { $name }
morpho-identity-cyborg = 改造人
    .one = { $name }
    .the = { $name }
morpho-identity-psionics = 念力者
    .one = { $name }
    .the = { $name }
morpho-identity-parasite = 寄生體
    .one = { $name }
    .the = { $name }

## 陣營

morpho-faction-morpho = MORPHO
morpho-faction-killers = 殺手
morpho-faction-deserters = 逃兵
morpho-faction-outsiders = 局外人
morpho-faction-aliens = 異形

## 首頁

morpho-tagline = 這張桌上，有人隱瞞了真正的身分。
    .doubt = 說不定就是你。
morpho-pitch-look = 查看
    .rest = 一張不在你身旁的牌，
morpho-pitch-change = 轉職
    .rest = 拿手上的牌換中央那張，
morpho-pitch-strike = 出手
    .rest = 讓大家看見你是誰。
morpho-pitch-facts = 3 到 9 人。四人一場約半小時，九人最長兩小時。
