## The narrator of the big screen

# What the table-narrator- messages are in narrator.ftl. `.b` and `.c` are said in turn with the first.
morpho-narrator-round_started = New cards. The old grudges may stay.
    .b = Everybody looks at their cards once more.
morpho-narrator-turn_began = The light moves on.
    .b = The room turns its head.
morpho-narrator-passed = { $unasked ->
    [true] The money is down. Nothing left to do but watch.
   *[false] Nothing done, and done with conviction.
}
    .b = { $unasked ->
        [true] Invested, and comfortable.
       *[false] Politely declined.
    }
morpho-narrator-end_wished = { $wished ->
    [true] Somebody has seen enough of this one.
   *[false] Never mind, it seems. On we go.
}
morpho-narrator-round_ended = { $reason ->
    [killers_eliminated] It is suddenly very safe in here.
    [leader_eliminated] That was the Leader. It went quiet at once.
    [deserters_eliminated] Three fewer to watch the door for.
    [technician_eliminated] Nobody is left to name. Now what?
    [mission_succeeded] Named, and rightly. Somebody took notes.
    [mission_failed] The silence is remarkable.
    [deserter_escaped] Out of the door before anybody stood up.
    [parasite_escaped] Something has left the building.
    [report_right] A flawless report. It gets filed at once.
    [report_wrong] The report had one small mistake in it.
    [perception_right] Every single card. That was uncanny.
    [perception_wrong] Almost all of them. Almost does not count.
   *[other] Cards on the table, please.
}
morpho-narrator-points_denied = Close to points. The cards could not agree.
morpho-narrator-investigated = A quiet look. Nobody asks.
    .b = One more pair of eyes on that card.
    .c = Looked, nodded, said nothing.
morpho-narrator-job_changed = Nobody asked why. Everybody noticed.
    .b = The middle takes it, no questions asked.
    .c = A new job. The old one lies in the middle.
morpho-narrator-revealed = Face up, and it stays that way.
    .b = That card has no more secrets.
morpho-narrator-indicated = A name was said. The card has answered.
morpho-narrator-eliminated = One card fewer. The tiles keep count.
    .b = Off the table, and into the record.
morpho-narrator-went_out = No cards left. The best view in the room, though.
morpho-narrator-block_removed = The fence comes down. Neighbours may talk again.
morpho-narrator-sniped = Somebody could step in. Somebody studies the ceiling.
    .b = Loud, and on purpose.
morpho-narrator-blocked = No guard gets past that fence any more.
morpho-narrator-mission_activated = The whole table heard it. That was the point.
morpho-narrator-indication_asked = If it is, Morpho wins. If not, a long walk home.
morpho-narrator-mission_ended = { $outcome ->
    [succeeded] One name, one card, no mistake.
    [failed] One name, one card, one mistake.
   *[off] No Leader, no mission. Only paperwork.
}
morpho-narrator-escape_tried = Halfway to the door. Is anybody standing in it?
morpho-narrator-escaped = The door is still swinging.
morpho-narrator-report_began = The report opens. Several people sit up.
morpho-narrator-detonation_began = Everybody moves their drink an inch.
morpho-narrator-bombed = { $left ->
    [0] That was the last of them.
   *[other] That was loud. And { $left } still to come.
}
morpho-narrator-invested = Money down. The envelope stays shut.
morpho-narrator-assassinated = At arm’s length. Neighbours, honestly.
morpho-narrator-perception_began = Card by card, with closed eyes.
morpho-narrator-guessed = The card turns over and settles it.
morpho-narrator-swapped = Two cards trade places. Try to keep up.
morpho-narrator-guard_asked = All eyes on one chair.
morpho-narrator-guarded = Up, in the way, and back in its place.
morpho-narrator-intercept_asked = Somebody has heard the door.
morpho-narrator-intercepted = The door stays shut. Back to your seats.
morpho-narrator-transmit_began = So looking has its price after all.
morpho-narrator-transmit_taken = Cards off the table. Nobody blink.
morpho-narrator-transmit_laid = All laid out again. Which is where? Exactly.
morpho-narrator-tie_broken = { $by ->
    [last_round] Level on points. The last round decides.
   *[turn_order] Level all the way. The order decides.
}
morpho-narrator-honours_given = For the record, and for the next argument.
