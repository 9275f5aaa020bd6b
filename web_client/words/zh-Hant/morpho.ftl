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
