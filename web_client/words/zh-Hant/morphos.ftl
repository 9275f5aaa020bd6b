morphos-resign-note = 對方立刻獲勝。
