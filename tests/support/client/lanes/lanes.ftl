# What is said in Lanes.

lanes-board = The lanes
lanes-square = { $name }: square { $square } of { $length }
lanes-roll = Roll the dice
lanes-choose = Move by which die?
lanes-waiting = { $name }’s turn
lanes-rolled = rolled { $dice }
lanes-reason-home = The race is over.
lanes-reason-laps = Nobody reached the end.
lanes-option-length = Squares
lanes-option-laps = Laps
    .unset = Any number
lanes-event-rolled = { $who } rolled { $dice }
lanes-event-moved = { $who } moved to square { $square }
lanes-event-bumped = { $who } was sent back to the start
