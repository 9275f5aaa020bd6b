# What is said before a match and around it: on the first page, of an invitation, while a table waits, in the settings.

## Settings

settings-kept = Saved in this browser, for all tables.
settings-theme = Colours
settings-theme-system = Same as the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-language = Language
# A language that is not translated completely: “Français · 40%”. $language is its own name for itself.
settings-language-share = { $language } · { $percent }%
settings-sound-hint = A knock when it’s your turn, and soft sounds for what happens at the table.
settings-notices = Notifications
# Below the switch: the browser allows them.
settings-notices-granted = When it’s your turn and you are looking at something else. They reveal nothing about the game.
# The browser has not been asked yet.
settings-notices-default = When it’s your turn and you are looking at something else. They reveal nothing about the game. Your browser will ask you to allow them.
settings-notices-denied = Your browser blocks them for this site. Allow them in its site settings (the icon before the address), then turn them on here.
settings-notices-insecure = Browsers allow them only at secure addresses, and this one doesn’t begin with https.
settings-notices-unsupported = This browser can’t show any. On an iPhone or iPad, put this page on the home screen first.
settings-vibration = Vibration
    .hint = Briefly, when it’s your turn.
settings-awake = Keep the screen on
    .hint = While a round is in progress.
settings-motion = Animation
settings-motion-system = Same as the system
settings-motion-none = None

## Settings: your devices

settings-devices = Your devices
settings-this-browser = This browser
# $tables is a list of the codes of its tables.
settings-other-device =
    { $count ->
        [one] Another device, at table { $tables }
       *[other] Another device, at tables { $tables }
    }
settings-used-recently = used recently
# $ago is such as “3 days ago”.
settings-last-used = last used { $ago }
settings-sign-out-elsewhere = Sign out everywhere else
settings-sign-out-elsewhere-sure = Sign out all your other devices?
settings-signed-out-elsewhere = You now play only in this browser.
settings-sign-out-here = Sign out of this browser
settings-sign-out-here-sure = Give up your seats in this browser? You keep any that you also have on another device. This browser forgets your notes and settings, too.

## What the host decides about people

host-who-may-come = Who can join
host-entry-open = Anyone invited
    .hint = Anyone with the link or the code.
host-entry-approval = Those I let in
    .hint = Others wait outside and see nothing until you let them in.
host-entry-locked = Nobody
    .hint = People who are here stay, and can come back.
host-mute = Mute
host-unmute = Unmute
host-bots-speak = Bots speak
    .hint = They go by what everybody knows. Not all of it is true.
host-clear-chat = Clear the chat
host-clear-chat-sure = Clear the chat for everyone?
host-ask-to-come =
    { $count ->
        [one] { $names } wants to join
       *[other] { $names } want to join
    }
host-let-in = Let { $name } in
host-turn-away = Turn away
host-turn-away-sure = Turn { $name } away for good? The table gets a new invitation.

## To those who wait outside for the host to let them in

host-you-asked = You asked to join
host-wait-outside = As soon as the host lets you in, the table opens here.
host-ask-no-longer = Stop asking
