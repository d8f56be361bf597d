### The browser client's own words, English. The words of a game come from the server, from the game's catalogue.

title = Fathom Five
home = Games
mine = My tables
settings = Settings
rules = Rules
menu = Menu
close = Close
back = Back
keys = Keys
skip = Skip to the content
play = Play
play-game = Play { $game }
read-rules = Rules of { $game }
new-ways = Get to know it first
seats-one = { $from } players
weight = Weight
weight-1 = light
weight-2 = medium
weight-3 = demanding
mode-solo = alone
mode-coop = together
mode-versus = against each other
mode-semi = semi co-op
mode = Way to play
loading = One moment …
lost = Connection lost. Trying again …
polling = Slow connection: updates may come late.
offline = The server does not answer. Trying again may help.
gone-403 = This link opens no seat at this table.
gone-404 = There is no such table.
gone-410 = This table was begun with an older release and cannot go on.
retry = Try again
to-home = To the games

## New table

new-table = New table
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-friend = Friend, by link
seat-here = Friend, on this device
seat-bot = Bot
seat-kind = Who plays seat { $number }
seat-name = Name of seat { $number }
name = Name
your-name = Your name
default-name = Captain
ask-name = What are you called? Friends will see it, and so will the logbook.
ask-name-keep = That is me
ask-name-later = I stay “{ $name }”
bot-names = Nautilus, Calypso, Triton, Nereid
bot-names-deepblue = Calypso, Marlin, Triton, Corsair
bot-names-otys = Kelpie, Rust, Limpet, Heron
bot-names-neweden = Thetis, Nereus, Halia, Proteus
bot-names-endeavor = Challenger, Galathea, Meteor, Beagle
bot-names-nemo = Farragut, Pencroff, Ayrton, Cyrus Smith
bot-level = Strength
bot-calm = Calm
    .text = Drifts along and lets many a chance swim by.
bot-sunlit = Sunlit
    .text = Reaches for anything that glitters.
bot-twilight = Twilight
    .text = Careful, experienced, never in a hurry.
bot-midnight = Midnight
    .text = Looks ahead where others see nothing.
bot-abyssal = Abyssal
    .text = Patient, cold, hardly ever surprised.
depth-calm = surface
depth-sunlit = to 200 m
depth-twilight = to 1,000 m
depth-midnight = to 4,000 m
depth-abyssal = to 6,000 m
style = Style
bot-with-style = { $bot }, { $style }
style-none = none
    .text = As strength has it
style-bold = bold
    .text = Bold: likes a risk
style-careful = careful
    .text = Careful: likes to be sure
style-points = greedy
    .text = Greedy: takes points at once
style-spoiler = spoiler
    .text = Spoiler: harms whoever leads
levels-text = The deeper, the stronger: each level wins most games against the one above it.
bot-early = { $bot }: { $count ->
        [one] one answer had
       *[other] { $count } answers had
    } to come before all was thought through. This machine is slower than the one its strength was measured on.
engine-compiled = Bots think with the compiled engine, as strong as measured.
engine-compiling = The engine is still being compiled ({ $percent } %). Until then bots take longer, and say so if they had to stop early.
engine-interpreted = The engine runs interpreted here: bots take longer, and say so if they had to stop early.
bot-greedy = Rule of thumb
bot-random = Random
bot-search = Thinks ahead
bot-learned = Experienced
add-seat = Add a seat
remove-seat = Remove seat { $number }
options = Options
start = Start the game
variants = Variants and fine tuning
variants-text = For later: a game without them is the game as it is meant.
variants-changed = { $count } changed
recommended = Recommended
recommended-first = Recommended for a first game
measured = bot wins { $percent } %
measured-text = Measured over { $games } games of the bot “{ $bot }”.
past = On this device
past-won = { $won } of { $games } won
past-best = best result { $score }
past-did = won
past-lost = lost
language = Language

## Home

pages = Pages
hero = Five games, one deep sea
hero-text = Board games that teach themselves while you play: alone, with friends, or against bots that go easy on you at first. No account, nothing to install.
hero-short = Alone, with friends, or against bots that go easy on you. No account, nothing to install.
learn-first = Learn your first game
learn-first-text = { $minutes ->
    [0] { $game }, hand in hand
   *[other] { $game }, hand in hand, { $minutes } minutes
}
play-now = Play now
play-now-text = { $game }, against a calm bot
play-first = Play your first game
rules-first-text = { $game }, in our own words
how = How to play
start-here = Start here
minutes-short = { $minutes } min
cover-deepblue = Sail out, lead the dive, and stop in time: every stone is treasure or trouble.
cover-otys = Eight divers, one drowned city: time every rescue of what sank.
cover-endeavor = Explore a growing ocean, and protect what you find.
cover-neweden = Three years to build a home on the sea floor that holds.
cover-nemo = 1870: the Nautilus is yours. What is her voyage for?
game-deepblue = Deep Blue
game-otys = Otys
game-endeavor = Endeavor: Deep Sea
game-neweden = New Eden
game-nemo = Nemo’s War
welcome-back = Welcome back
waits-for-you = { $count ->
    [one] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
   *[other] { $count } tables wait for you
}
waits-for-you-name = { $count ->
    [one] One table waits for you, { $name }
    [2] Two tables wait for you, { $name }
    [3] Three tables wait for you, { $name }
    [4] Four tables wait for you, { $name }
    [5] Five tables wait for you, { $name }
   *[other] { $count } tables wait for you, { $name }
}
goes-on = { $count ->
    [one] { $game } goes on whenever you like
   *[other] { $count } games go on whenever you like
}
nothing-waits = Nothing waits. Dive?
take-turn = Take your turn
with-names = with { $names }
all-tables = All { $count } tables
tables-lost = Your tables cannot be reached just now.
go-on-alone = Go on alone
go-on-short = Go on
begin-new = Begin something new
friends-text = Send a link to a new table

## Daily dive

daily = Daily dive
daily-of = { $day }’s dive: { $game }
daily-past = Dive { $number }: { $game }
daily-alone = alone
daily-against = against { $count } × { $bot }
daily-rule = same deal for all, one try
daily-next = next dive in { $time }
daily-text = Everybody gets the same deal today. One try counts, and luck is taken out of the result.
daily-length = about { $minutes } minutes
daily-divers = { $count ->
    [0] Nobody has dived yet
    [one] One has dived
   *[other] { $count } have dived
}
daily-best = best so far { $score }
dive = Dive
dive-on = Go on
dive-ready = Let it count
dive-over = The dive is over. Under which name shall it count?
dive-refused = This dive was not counted. The server says: “{ $reason }”.
dive-past = Dive, out of competition
depth = Depth
your-depth = Your depth
depth-pending = Luck is being taken out …
depth-place = Place { $place } of { $count }.
depth-points = Points
depth-won = Won
depth-luck = Luck
deal-was-kind = The deal was kind
deal-was-unkind = The deal was unkind
deal-was-fair = The luck of the deal
depth-error = give or take { $error }
depth-unsure = ± { $error }: luck can only be estimated
depth-places = Between place { $from } and { $to } of { $count }: depths this close cannot be told apart.
deal-kind = A kind deal.
deal-unkind = An unkind deal.
deal-fair = A fair deal.
depth-out = Luck taken out
depth-text = Depth is the result with luck taken out: what was won, in percent, minus what each draw gave or cost, measured by the same bot for everyone. The ± is two standard errors: depths closer than that are the same, for all anybody can tell.
depth-secret = The table opens when you have dived.
daily-today = Today
daily-place = Place
share = Share
share-text = Copy text
share-title = Fathom Five, dive { $number }: { $game }
share-result = { $depth } deep, { $score } points
share-points = { $score } points
share-place = { $place } of { $count }, { $days ->
    [one] first day
   *[other] { $days } days in a row
}
streak-days = { $days ->
    [one] day in a row
   *[other] days in a row
}
streak-longest = longest: { $days }
streak-dived = { $day }: dived
streak-missed = { $day }: no dive
best-line = { $day }’s best line
best-move = Move { $step }
best-by-decisions = What the best decisions gained in chance to win, luck taken out
best-by-points = Where most points came
watch-it = Watch it
past-dives = Past dives

## My tables

no-tables = No tables yet. Choose a game and begin.
your-turn = Your turn
still-your-turn = Still your turn
finished = Finished
waiting-for = Waiting for { $names }
open-table = Open
forget = Forget this table
watch-replay = Replay

## Table

you = You
turn-of = { $name }’s turn
asked = { $name } is asked
asked-you = You are asked
you-watch = You are watching
wait = Waiting for { $names } …
wait-moment = One moment …
thinks = { $names } { $count ->
    [one] is thinking
   *[other] are thinking
}
story = The story so far
story-left = { $count } more
story-again = Watch again
story-back = One moment back
story-pause = Pause
story-play = Go on
story-step = One moment on
story-skip = Skip to the table as it stands
story-skip-short = Skip
pace = Pace of others’ turns
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
autopilot-stop = The bot decides for you. Click to decide again.
autopilot-decision = This decision
autopilot-turn = This turn
autopilot-back = Until I stop it
autopilot-sure = Sure? Click again
bot-leaves = While I am away
bot-leaves-sure = Sure? It plays on without you
stand-why = The answer stands until it no longer fits or you revoke it.
stand-revoke = Stands: { $what }. Click to be asked again.
undo = Undo
undo-ask = Ask to undo
tools-more = More
undo-off = Nothing to take back: since your last answer something new came out.
undo-wish = { $name } would like to take back a move.
undo-waiting = Asking the others whether you may take it back …
agree = Agree
refuse = Refuse
restart = Restart turn
hint = Hint
hint-best = Best options
hint-chance = chance to win
hint-about = about { $percent } %
hint-luck = as luck goes, { $low } to { $high } %
hint-thinks = Thinking it through
hint-choose = Choose
hint-choose-one = Choose: { $label }
hint-choose-this = Choose: { $label }; chance to win about { $percent } %
odds = What chance would bring
odds-text = How likely it is to come first, right after the option. Where several are drawn, the next ones come from what is left: together their shares are higher.
odds-more = { $count } more
percent = { $percent } %
log = Log
since = Since your last turn
moved-on = A newer release has taken this table over: it goes on by the newer rules and components.
since-count = Since your last turn: { $count }
all-log = Everything
others = Others
mat = Yours
board = Table
whole-board = The whole table
group-of = { $name }, { $count }
warn = Warning before self-harm
warn-always = Ask again
warn-never = Do it at once
harm-held = Choose it again to do it all the same.
forecast = What it changes now
all-options = All { $count } options
fewer-options = Fewer
choose-which = Which?
score = Score
points-at = { $name } points at: { $label }
points = Points
marked = Moves were taken back after new information: { $count }.
curtain = Hand the device to { $name }
curtain-text = What follows is for { $name } only.
curtain-go = I am { $name }
invite = Invite
invite-text = Send each friend their own link. Whoever opens it sits down.
all-aboard = All aboard
sits = at the table
gather-begin = Dive in
copy = Copy link
copied = Copied
watch-link = Link for spectators
sit-down = Sit down
sit-text = You were invited to this table. What are you called?
record = Download record
leave = All games
bot-plays = Let a bot play for me
bot-stops = Take my seat back
chat = Chat
chat-say = Say something
send = Send
rule = Rule { $rule }
why-not = Not now:
fullscreen = Full screen

## Help at the table

help = What can I do now?
help-options = Options and signs
help-open = { $count } open
help-shut = { $count } closed
help-not-now = Not now: { $why }
help-more-closed = { $count ->
    [one] One more thing is closed; rest the pointer on it to see why.
   *[other] { $count } more kinds of things are closed; rest the pointer on one to see why.
}
help-signs = Signs on this board
help-waiting = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
how-to-play = How to play
all-rules = All rules
print = Print
how-title = How { $game } is played
how-goal = The goal
how-always = At any time:
how-end = What ends it
how-tips = Three tips from Silas
how-learn = Learn by playing
how-start = Start a game
how-none = There is no such page for this game yet.
watch = Watch a game
watch-text = Strong bots play, seen from the first seat. It runs while you look at it; stop it, step through it, or let it run faster.
watch-begin = The table is laid.
watch-speed = Speed
rules-index = Chapters
glossary = Words from A to Z
glossary-letters = Letters
how-back = In pictures: How to play
beginner = Your first game of { $game }? A calm rival and the easiest way to play are a good start.
beginner-ease = Make it easy
beginner-done = Set up for a first game of { $game }.
groups = Many options: kind by kind
groups-on = Yes
groups-off = No, all in one strip
coach = A sentence at the first decision of a kind
coach-on = Yes
coach-off = No
coach-never = No more of these

## End

game-over = The game is over
winner = { $names } { $count ->
    [one] wins
   *[other] share the win
}
won = You won together
lost-game = You lost together
won-alone = You won
lost-alone = You lost
nobody-won = Nobody won
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
led-from = from move { $step }: { $names }
place = Place
place-number = { $place }.
led-when = Who led when
course = How it went
rematch = Play again
rematch-follow = To the new table
look-at-table = Look at the table
replay = Replay

## Replay

step-of = Move { $step } of { $steps }
first = To the beginning
previous = One move back
next = One move on
last = To the end
run = Run
pause = Pause
link-here = Link to this move
replay-begins = The table is laid.

## Review

review = Review
review-chances = Chance to win
review-goal = Chance to reach the goal
review-points = Points to be expected
review-whole = All { $steps } answers looked at · bands: how sure it is
review-partial = { $done } of { $steps } answers looked at
review-waiting = In the queue …
review-none = Nothing was found here.
review-no-mistake = No sure mistake found.
review-looking = No sure mistake so far. What is found appears here.
review-show-all = Show all
review-failed = The review could not be finished.
review-at = Move { $step }: { $chances }
review-sum = Skill + luck = result
review-start = { $chance } % at the start
review-own = own
review-others = others
review-luck = luck
review-residual = open
review-result = result
review-made-of = { $name }: { $own } by own decisions, { $others } by others, { $luck } by luck, { $residual } unexplained; result { $result }
review-worst = Most costly: move { $step }
review-move = move { $step }
review-like = like { $low }
review-like-range = like { $low }–{ $high }
review-like-why = All levels whose mean per decision is within two standard errors of this game’s
review-each = loses { $loss } ± { $error } points a decision
review-too-short = too short for a level
review-all = All seats
review-seat = Whose
review-mistakes = Mistakes
review-only = Only moves
review-lucky = Luck
review-list = Moments
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder
grade-only = The only good move
grade-lucky = Luck
grade-unlucky = Bad luck
review-lost = chance to win lost
review-gained = chance to win
review-where = { $name } · move { $step }
review-chose = Chosen
review-better = Better
review-best = the best there was
review-fair = By what { $name } knew
review-hindsight = With everything known: { $loss }
review-follow = What would follow
review-next = Next mistake
review-previous = Previous mistake
fork = Play on from here
fork-text = A new table that goes on from this moment. What lies hidden stays as it was; luck to come is new.
fork-seat = Your seat
fork-level = Strength of the others
keep-puzzle = Keep as a puzzle
kept-puzzle = In my puzzles
puzzle-short = Puzzle

## Puzzles

puzzles = Puzzles
puzzles-text = One answer is clearly better than all others. Find it, by what the seat knows.
puzzle-daily = Puzzle of the day
puzzle-own = From your own games
puzzle-own-count = { $count ->
    [one] One puzzle is due
   *[other] { $count } puzzles are due
}
puzzle-own-none = Keep mistakes of reviewed games as puzzles: they come back here.
puzzle-own-later = All are put away. { $count } lie in the deep.
puzzle-grade = Difficulty { $grade } of 5
puzzle-grade-short = Difficulty { $grade }
puzzle-solved = found
puzzle-missed = missed
puzzle-found-of = { $found } of { $count } found
puzzle-find = Find the best answer
puzzle-lost = In the game { $loss } points of chance were given away here.
puzzle-wrong = Not it: { $label }
puzzle-wrong-by = { $loss } points of chance below the best.
puzzle-breaths = { $count ->
    [one] one breath left
   *[other] { $count } breaths left
}
puzzle-found = Found it!
puzzle-over = This was it
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-worth = Chance to win with each answer, and what it loses
puzzle-all = All puzzles
puzzle-back = Comes back in { $days ->
    [one] one day
   *[other] { $days } days
}
puzzle-played = What I played
puzzle-gone = The game of this puzzle is gone.

## Rules

search-rules = Search the rules
found-rules = { $count ->
    [one] One rule
   *[other] { $count } rules
}

## Settings

theme = Appearance
theme-system = Like the device
theme-light = Light
theme-dark = Dark
palette = Colours of the seats
palette-plain = Bright
palette-safe = Safe for colour-blind eyes
motion = Motion
motion-system = Like the device
motion-less = Reduced
size = Text size
size-s = Normal
size-m = Large
size-l = Largest
sound = Sound
sound-on = On
sound-off = Off

## Keys

key-options = Choose an option
key-arrows = Move between options
key-undo = Undo
key-hint = Hint: the best options; Esc puts it away
key-odds = Odds, where chance decides
key-log = Since your last turn
key-rules = Rules
key-menu = Menu
key-story-skip = While others’ turns are told: on to the table as it stands
key-story-pause = While they are told: stop and go on
key-story-step = While they are told: one moment back or on
key-replay = Move by move, in the replay
key-help = What can I do now?
key-keys = This page

## The plain table

plain-empty = none
plain-hidden = hidden
plain-more = and { $count } more
plain-table = Table
view-round = Round
view-turn = Turn
view-phase = Phase
view-hand = Hand
view-hands = Hands
view-deck = Deck
view-bag = Bag
view-market = Market
view-supply = Supply
view-coins = Coins
view-credits = Credits
view-batteries = Batteries
view-prestige = Prestige
view-points = Points
view-damage = Damage
view-keys = Keys
view-display = Display
view-contracts = Contracts
view-rewards = Rewards
view-shop = Shop
view-sponsors = Sponsors
view-level = Level
view-step = Step
view-first = First seat
view-tracks = Tracks
view-knowledge = Knowledge
view-crew = Crew
view-experts = Experts
view-reports = Reports
view-tokens = Tokens
view-zones = Zones
view-scenario = Scenario
view-motive = Motive
view-ships = Ships
view-stones = Stones
view-tableau = Display
view-bonus = Bonus
view-passed = Passed
view-difficulty = Difficulty
view-discards = Discards
view-column = Divers
view-zone = Search zone
view-track = Hacker track
view-mechanic = Mechanic
view-hacker = Hacker
view-upgraded = Upgraded
view-arms = Modules
view-deeple = Deeples
view-dome = Dome
view-vents = Vents
view-pointer = Stability
view-value = Value
view-hold = Cargo hold
view-subs = Submarines
view-spots = Spots
view-spent = Spent

## Without a server

engine-loading = The games are being loaded: { $percent } %
engine-failed = The games could not be loaded. Loading the page again may help.
engine-alone = No server here: your tables stay in this browser, and people elsewhere cannot join. Bots, and friends at this device, can.
along = Take along, bring along
take-up = Open a saved table …
take-along = Save to a file
take-link = Copy a link
take-copied = Link copied
take-there = Play on at { $host }
take-title = A table to go
take-what = { $game }, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }. You get a copy; the table it comes from stays as it is.
take-here = Play on here
take-broken = This link is not complete: have it sent again, or the file.
people-elsewhere = Play with people: { $host }

## Lessons

learn-by-playing = Learn by playing, about { $minutes } minutes
learn-another = { $lesson }: a second lesson, about { $minutes } minutes
learn-silas = Silas, your coach
learn-chapter = chapter { $chapter } of { $chapters }
learn-chapter-short = { $chapter } of { $chapters }
learn-leave = Play on freely
learn-leave-short = Play freely
learn-leave-sure = Leave the lesson?
learn-leave-text = The table stays as it is, and you play on without Silas. The lesson can be begun anew at any time.
learn-stay = Stay in the lesson
learn-back = Back
learn-show = Show me
learn-skip = Skip this step
learn-skip-short = Skip
learn-go-on = Go on
learn-take-back = Take it back
learn-leave-so = Leave it so
learn-again = Take the chapter again
learn-chapters = Chapters
learn-chapter-again = Take again
learn-done = Done
learn-next = One more lesson: { $lesson }
learn-close = Play on
learn-begin = Silas gets his helmet …
learn-beats = Step { $beat } of { $beats }

tutor = Warning before a sure mistake (alone or with bots)
tutor-off = Off
tutor-gross = Gross mistakes
tutor-all = All that matters
tutor-instead = { $label }: { $chance } % instead of { $better } %
tutor-costs = That costs about { $loss } percentage points of your chance to win.
tutor-look = Take another look
tutor-show = Show me
tutor-insist = Do it all the same
tutor-never = Never ask
key-enter = Enter
sandbox-try = Try things meanwhile
sandbox-text = A private table from the start of this turn. What you cannot know is dealt anew, bots play the others.
sandbox = Sandbox
sandbox-back = Back to the game
puzzle-rivals = Against each other
puzzle-together = Together
puzzle-alone = Alone

## Logbook

logbook = Logbook
logbook-of = { $name }’s logbook
logbook-own = Your logbook
logbook-since = { $games ->
    [one] One game, on { $day }, kept on this device only
   *[other] { $games } games since { $day }, kept on this device only
}
logbook-empty = Finish a game, and it is written down here, on this device only.
depth-reached = Depth reached
depth-reached-text = the strongest level you have beaten
depth-of = deepest: { $level }
depth-none = no level beaten yet
surface = surface
on-deck = not yet
won-of = { $won } of { $games }
won-word = won
short-deepblue = Deep Blue
short-otys = Otys
short-endeavor = Endeavor
short-neweden = New Eden
short-nemo = Nemo
lost-per-decision = Lost per decision
lost-text = against the best option, in percent to win; lower is better
lost-said = { $games } reviewed games: { $now } percent lost per decision, at first { $first }
lost-few = A line of the mean comes with { $count } reviewed games.
lost-none = Review a game, and what its decisions cost is shown here.
which-game = Which game
all-games = All games
reviews = Reviews of finished games
reviews-asked = when I ask
reviews-all = in the background
reviews-wish = Review my finished games in the background
reviews-running = one is being reviewed …
reviews-open = { $count ->
    [one] one is not reviewed
   *[other] { $count } are not reviewed
}
luck-so-far = Luck so far
luck-mean = { $luck } ± { $error } % a game
luck-fair = about fair, as far as { $games ->
    [one] one game tells
   *[other] { $games } games tell
}
luck-kind = the sea was kind, in { $games ->
    [one] one game
   *[other] { $games } games
}
luck-unkind = the sea was unkind, in { $games ->
    [one] one game
   *[other] { $games } games
}
luck-none = Reviews tell what luck brought.
maps-filled = Maps filled in
maps-text = Each tile follows from the record of a game you won. Empty ones can be sailed to.
map-captains-log = Captain’s log
map-divers = Divers equipped
map-scenarios = Scenarios
map-deep-thought = Deep Thought
map-motives = Motives
map-captains = As captain
tile-done = { $tile }: filled in
tile-open = { $tile }: still open
puzzles-found = { $found } of { $all } puzzles found
best-moments = Best moments
moment-points = { $points } points
moment-lucky = luck brought +{ $change } %
moment-only = the only good move, found
moment-score = your best game here
moment-none-lucky = A stroke of luck comes here once a game has been reviewed.
moment-none-only = The only good move, and you find it: a review sees that.
moment-none-score = Win a game: your best score comes here.
watch-moment = Watch
ways-title = Game by game
way-won = Won
way-best = Most points
way-depth = Beaten
way-loss = Lost per decision, %
way-luck = Luck a game, %
openings = { $count ->
    [one] One opening tried
   *[other] { $count } openings tried
}

## From device to device

export = Export
export-title = Take it along
export-now = Save the file
export-keys = The links to your tables are keys: whoever has this file can play in your place. Keep it to yourself.
import = Import
import-title = Bring it here
import-merge = It is merged with what is here. Nothing is lost on either side.
import-now = Merge
luggage-holds = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $games ->
    [one] one finished game
   *[other] { $games } finished games
}, { $dives ->
    [one] one dive
   *[other] { $dives } dives
}, { $puzzles ->
    [one] one puzzle of your own
   *[other] { $puzzles } puzzles of your own
}; with it settings, lessons and people met.
luggage-no-json = This file cannot be read: it is no JSON. A file that Export has saved here is wanted.
luggage-foreign = This file is something else ({ $what }), not what Export saves here.
luggage-newer = This file was saved by a newer release ({ $what }): bring this one up to date first.
luggage-damaged = This file is damaged: “{ $what }” is not as it should be. Nothing was changed.
luggage-full = This browser has no room for all of it. Nothing was changed.
move = Move
move-title = To another device
move-text = Open this link there, or point its camera at the code. It works once, for a quarter of an hour. The server keeps what is sealed and cannot read it: the key is in the link.
move-qr = The link as a QR code
move-here = From another device
move-here-text = This link brings tables, logbook and settings from another device, and merges them with what is here. It works once.
move-take = Bring it here
move-done = All of it is here now, and still on the other device.
move-no-key = This link is not whole: its key is missing. Copy all of it.
move-insecure = A browser opens such a link over https only.

## A return

home-review = To review
home-due = { $count ->
    [one] One puzzle of your own is due
   *[other] { $count } puzzles of your own are due
}
home-due-text = From your own games: do you see it now?
home-dear = { $count ->
    [one] One decision that cost much
   *[other] { $count } decisions that cost most
}
home-dearest = The dearest: { $what }, −{ $cost } % to win.
home-none = Decisions worth another look
home-none-text = Finish a game and have it reviewed: the dearest decisions come here.
home-look = Look again
home-solve = Solve
home-again = Once more

## With friends

invite-friend = Invite a friend
invite-scan = Scan it across the table, or send the link. No account, only a name.
invite-link = Link for whoever wants to sit down
qr-code = The link as a code to scan
share-link = Share the link
come-along = Come and sit down at our table.
lobby-waits = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
  }
lobby-by-itself = The game begins by itself when the last seat is taken.
lobby-by-host = The game begins when you say so.
lobby-host-starts = { $name } invites; the game begins when all are there, or when { $name } says so.
lobby-about = Table of { $name } · { $seats } seats
lobby-you = you, at the table
lobby-free = waiting for a friend
lobby-seat-free = Free
rules-meanwhile = Rules while you wait
change-seat = Change seat { $number }
save-name = Take this name
bot-takes-seat = A bot takes the seat
bot-this-strong = Let it be this strong
friend-takes-seat = A friend takes the seat
free-seat = Free the seat again
seat-earlier = One seat earlier
seat-later = One seat later
change-order = Change the order
play-with = Play with { $count }
game-begins = The game begins
begins-all = when all are there
begins-host = when I say so
start-now = Start now
start-now-text = Start now lets a bot ({ $bot }) sit in the free seats; a friend may take over at any time.
seat-kept-warm = A bot keeps a seat warm for you. What are you called?
tell-me = Tell me when it is my turn
open-tables = Open tables
open-live = Live: everyone at the table now
open-by-day = By the day: play when it suits you
open-quiet = Quiet today. A table by the day finds its players.
open-none-here = This server has no open tables: play by link.
open-free = { $count ->
    [one] One seat is free. Sit down, and the game begins when the last seat is taken.
   *[other] { $count } seats are free. Sit down, and a game begins when its last seat is taken.
}
open-own-text = Choose a game. Next you say how many may sit down, and how fast you play.
open-your-own = Open a table of your own
open-to-anyone = Anyone here may sit down
clock = Clock
clock-none = No clock
clock-turn = { $minutes } min a turn
clock-days = { $count ->
    [one] A day a turn
   *[other] { $count } days a turn
  }
clock-bank = { $minutes } min each, and { $increment } s a turn
clock-zero = When time is up
zero-bot = When time is up, a calm bot answers
zero-wait = When time is up, the table waits
clock-left = Time left
days-left = { $count } days
hours-left = { $hours } h { $minutes }
bot-plays-for-me = { $bot } plays for you.
i-am-back = I am back
late = { $name } has not answered for a while.
late-voted = { $name } has not answered for a while. You would let a bot play; the others are asked too.
let-bot-play = Let a bot play
notify = Notification
notify-off = Off
notify-on = When it is my turn and I look elsewhere
unread = unread messages
reactions = Signs
react-wave = Hello
react-cheer = Well done
react-laugh = Ha!
react-wow = Oh!
react-thanks = Thank you
react-think = I am thinking

replay-by-turn = Turn by turn
replay-by-step = Move by move
turn-back = One turn back
turn-on = One turn on
mark-lead = { $names } takes the lead
mark-score = { $points } points
mark-next = To the next mark
replay-speed = Speed
log-open = Enlarge the log
log-shut = Log as before
