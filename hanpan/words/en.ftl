### The house's own words in English. ko.ftl comes first and says what the variables are.

house = Hanpan
house-reading = Hanpan
house-tagline = Flower cards and playing cards, with good company
games = Games
opening-doors = Opening the doors…
entering = Showing you to your seat…

## Before a match

setup = Before the match
opponent = Opponent
computer = Computer
mode-here =
    { $count ->
        [2] Two
        [3] Three
        [4] Four
       *[other] { $count }
    } on this device
mode-here-help = You share one device and take turns. At every change the hand is covered until the next player presses the button.
mode-mixed = Seat by seat
mode-mixed-help = People on this device and computers, in any mixture. With two or more people you take turns with the device.
seat-here = A person here
presets = Rule sets
presets-none = Rules of your own.
clock = Time for each turn
clock-none = No limit
clock-seconds = { $seconds } s
clock-bank = { $seconds } s, and { $bank } a round to spare
clock-increment = { $bank } a round, { $increment } s more with each move
clock-none-help = Think as long as you like.
clock-help = When the time is up, a move is made for you. Let it happen twice in a row and you get less time, until you move yourself again.
clock-bank-help = If you think for longer, it comes out of the time to spare. That is fresh each round; when it is gone, the seconds for each move remain.
clock-increment-help = Thinking takes from your time, and each move adds a little. It is fresh each round. When it is gone, a move is made for you after 5 seconds.
house-rules = House rules
house-rules-help = Rules that differ from place to place. Leave them alone for the standard game.
house-rules-changed = { $count } changed
house-rules-reset = Reset them all
presets-own = Rules of your own
find-rule = Find a rule
rules-found =
    { $count ->
        [0] There is no rule of that name.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
rules-in-force = Rules in force
less = Less
more = More
start = Start
running = Carry on
running-match = A match in progress
running-round = Round { $round }
resume = Resume

## The table

table = Table
seat = Seat { $number }
you = You
away = Away
to-move = To play
points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
panel-yaku = Yaku
panel-sum = Sum
panel-out-of-reach = Out of reach
moves = Moves by button
not-your-move = There is nothing for you to do just now.
match-over = The match is over.
call-go-on = Play on
played = { $seat }: { $move }
hidden-move = a hidden move
clock-low = { $seconds } seconds left.
timed-out = { $seat }: time ran out, so a move was made.
auto-pass = Auto-pass
auto-pass-help = Passes for you when you have nothing to play.
auto-passed = Nothing to play: passing.
your-turn = Your turn

## Hints

hint = Hint
hint-would = What { $level } would do
hint-do = Do it
hint-thinking = Thinking…
hint-pass = It keeps what could be played for later.
hint-last = It empties the hand.
hint-weakest = It is the lowest rank that can be played.
hint-many = It is { $count } cards at once.

## Two on one device

handover-title = { $seat } to play
handover-note = Take the device, then press the button.
handover-start = Start { $seat }'s turn

## Results

round = Round
round-over = Round { $round } is over
total = Total
result-from = For
match-won = { $seat } wins!
match-level = A draw!
match-left = This match was given up
next-round = Go on
strength-order = Order of strength
rematch = Play again
see-table = See the table
see-result = See the result
save-record = Save the record
to-lobby = Back to the lobby
own-won = You won!
own-lost = You lost
own-level = You drew
own-place =
    You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    } of { $count }

## Settings

settings = Settings
language = Language
theme = Appearance
theme-system = Auto
theme-light = Day
theme-dark = Night
sound = Sound
tempo = Pace of the cards
tempo-calm = Calm
tempo-brisk = Brisk
tempo-instant = At once
leave = Give up this match
leave-sure = Once given up, this match cannot be resumed.
stay = Keep playing
close = Close
back = Back
rules = Rules
rules-none = There is no page of rules yet.
keys = Keys
keys-tab = On to the next button or card.
keys-arrows = From card to card, and to the buttons.
keys-pick = Picks a card or lets it go; presses a button.
keys-play = Plays what is picked.
keys-escape = Lets go of what is picked; closes what lies open.
keys-help = Shows this.

## A game's introduction

lesson = Learn to play
lesson-of = Learn { $game }
lesson-first = New here? Learn it in 3 minutes
lesson-again = Learn it again
lesson-step = Step { $step } of { $count }
lesson-next = Next
lesson-before = Back
lesson-show = Do it for me
lesson-skip = Leave
lesson-other = You can do that too. For now, let us follow the lesson.
lesson-cannot = That cannot be done now. Have another look at what is asked.
lesson-play = Play a game
lesson-none = There is no lesson for this game yet.
lesson-failed = The lesson could not be loaded.

## The line to the house

reconnecting = Reconnecting…
progress = Getting the rules up to speed
outdated = There is a newer version of this page.
reload = Reload
missing-title = There is no such match
missing-note = It has been cleared away, or the address is wrong.
unreachable = Hanpan cannot be reached. Please check your connection. We keep trying.
try-again = Try again
come-in-new = Come in as a new guest
come-in-new-help = The matches you were playing in this browser cannot be resumed then.

## Why the house refuses

reason-stale = The table has changed meanwhile. Please choose again.
reason-not_your_seat = That is not your seat.
reason-answered = You have answered already. All answers are shown together.
reason-other_seat_acts = It is another seat's turn.
reason-match_over = This match is already over.
reason-match_running = This match is still running.
reason-not_begun = The match has not begun yet.
reason-begun = It has begun. A seat may come free when the round is over.
reason-not_maker = Only who opened the table can do that.
reason-no_seat = There is no such seat.
reason-seat_taken = Somebody else was faster. You can still watch.
reason-wrong_key = This invitation does not lead to a seat any more.
reason-shut_out = Nobody may watch at this table.
reason-not_all_there = A seat is still free.
reason-nobody_else = Nobody would be left at the table. End the match instead.
reason-others_play = The others play on. Leave your seat instead of ending the match.
reason-taken_over = A computer player plays here now. Come back first.
reason-too_early = It has not been two minutes since the connection was lost.
reason-too_fast = A little slower, please: one line a second.
reason-not_text = There is nothing to read in it.
reason-no_hints = There are no hints at a table with other people.

## Friends at one table

with-friends = With friends
mode-friend = Friends, by a link
mode-friend-help = Send a link, and your friends join from their own devices. Nothing to sign up for, nothing to install.
seat-friend = A friend, by the link
open-table = Open the table
play-now = Find somebody now
listed = List it, so that anybody may join
listed-help = It stands in the lobby's list, and no link is needed.
endless = Go on without end
endless-help = Between rounds people may leave, and others sit down.
watching = Watching
watching-open = As it happens
watching-late = One round late
watching-none = Nobody
your-name = Your name
plant-1 = Pine
plant-2 = Plum
plant-3 = Cherry
plant-4 = Wisteria
plant-5 = Iris
plant-6 = Peony
plant-7 = Clover
plant-8 = Silvergrass
plant-9 = Aster
plant-10 = Maple
plant-11 = Willow
plant-12 = Paulownia
computer-of = Computer · { $level }
seat-open = Waiting for a friend
seat-empty = Nobody
seats = Seats
maker = host
seat-of = Who sits on { $seat }
move-up = { $name }: one seat up
waiting-for = Waiting for friends
all-there = Everybody is here
invited = You are invited to this table
no-seat-free = No seat is free
may-watch = You may watch once the game begins.
join = Join
join-note = The name may stay as it is.
ready = I am ready
ready-not = Not ready after all
is-ready = Ready
not-ready = Not ready yet
begin = Begin
begins-when = It begins by itself once every seat is taken and everybody is ready.
begins-soon = It begins by itself once everybody is ready.
close-table = Close the table
stand-up = Leave my seat
stand-sure = A computer player sits down in your place, and you cannot have the seat back.
agreed = What is played here
change-options = Change the rules
apply = Apply
cancel = Cancel
on = on
off = off
who-may-come = Who may come
invite-title = Link for your friends
invite-note = Send it to your friends, or let them scan the code.
invite-text = Play { $game } with me.
watch-title = Link for watching
watch-note = Whoever has it sees what everybody may see, and cannot take a seat.
watch-text = Come and watch { $game }.
watchers = { $count } watching
watching-now = Watching
copy-link = Copy the URL
copied = Copied
copy-by-hand = Please copy the URL by hand.
share = Share
qr = QR code of the URL
room-life = The table is cleared away 30 minutes after everybody has gone, or 24 hours after it was opened.
room-until = At the latest: { $time }.
table-over = This table is over
ended-alone = It ended because nobody had been here for 30 minutes.
ended-day = It ended because 24 hours had passed.
ended-closed = The host closed it.
goes-on-there = On to the next table
open-tables = Open tables
somebody = Somebody
usual-rules = usual rules
seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
waits-since = waiting { $time }
sit-down = Sit down

## Those who are away

away-since = away { $time }
gone-since = gone { $time }
stands-in = a computer ({ $level }) plays instead
let-computer = Let a computer play until they are back
votes = { $count } of { $of } votes
instead = Start a new game against the computer (this game ends)
in-time = in { $time }
rest = Let a computer play until I am back
resting = A computer is playing your seat.
come-back = Play on myself
take-seat = Take a seat
table-stuck = Nothing can be saved at present, so the game is waiting.
meanwhile =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
rematch-asked = Somebody wants to play again.
invite-again = Invite again with a new URL
notify = Notify me of my turn
notify-help = When it is your turn and you are looking elsewhere.
notify-denied = The browser does not allow notifications.

## Chat

chat = Chat
chat-on = Show the chat
chat-onlookers = Chat of those who watch
chat-lines = Lines
chat-none = Nothing was said yet.
chat-write = Say something
chat-send = Send
chat-said = { $name }: { $text }
chat-unread = unread
chat-note = What onlookers say is shown when the round is over. Everything is deleted after a day.
onlooker = Somebody watching
phrases = Ready-made phrases
mute = Mute
mute-of = Mute { $name }

## What could not be done

error-bad_message = That request could not be handled. Try reloading the page.
error-hello_first = The connection could not be started. Try reloading the page.
error-bad_version = There is a newer version. Reload to go on where you were.
error-no_room = There is no such match. It has been cleared away, or the address is wrong.
error-elsewhere = Another server has this match just now. Try again in a moment.
error-no_game = There is no such game. Try reloading the page.
error-bad_option = A match cannot start with these rules. Please have another look at them.
error-bad_seats = A match cannot start with these seats. Please choose them again.
error-bad_clock = A move may take from { $low } to { $high } seconds. Please choose again.
error-bad_move = That cannot be played. Please choose again.
error-bad_way = The match cannot go on that way. Please choose again.
error-too_many = You have { $limit } matches running. End one of them, then try again.
error-too_long = That request is too long. Try reloading the page.
error-hello_again = The connection had already been started. Try reloading the page.
error-other_rules = This match was begun with other rules than the house has now, so it cannot go on.
error-damaged = What was kept of this match cannot be read, so it cannot go on.
error-busy = { $seconds ->
    [one] Too many matches have been started from your network. Try again in a second.
   *[other] Too many matches have been started from your network. Try again in { $seconds } seconds.
 }
error-not_kept = It could not be saved, so nothing has changed. Try again in a moment.
error-internal = Something went wrong. Try again in a moment.
error-unreadable = The house seems to have a newer version. Please reload the page.

# What one may say at a table without writing.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-your_turn = It is your turn.
phrase-good_game = Good game!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!
