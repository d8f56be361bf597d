### The browser client's own words, English. The words of a game come from the server, from the game's catalogue.

title = Fathom Five
tagline = Five deep-sea board games: alone, with friends, or against bots.
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
seats-range = { $from }–{ $to } players
seats-one = { $from } players
minutes = about { $minutes } min
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
bot-names = Nautilus, Calypso, Triton, Nereid
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
levels-text = The deeper, the stronger: each level wins most games against the one above it.
bot-greedy = Rule of thumb
bot-random = Random
bot-search = Thinks ahead
bot-learned = Experienced
add-seat = Add a seat
remove-seat = Remove seat { $number }
options = Options
start = Start the game
variants = Variants
fine-tuning = Fine tuning
measured = bot wins { $percent } %
measured-text = Measured over { $games } games of the bot “{ $bot }”.
past = On this device
past-won = { $won } of { $games } won
past-best = best result { $score }
past-did = won
past-lost = lost
language = Language

## My tables

go-on = Go on playing
no-tables = No tables yet. Choose a game and begin.
your-turn = Your turn
finished = Finished
waiting-for = Waiting for { $names }
open-table = Open
forget = Forget this table
watch-replay = Replay

## Table

you = You
turn-of = { $name }'s turn
asked = { $name } is asked
asked-you = You are asked
you-watch = You are watching
wait = Waiting for { $names } …
wait-moment = One moment …
thinks = { $names } { $count ->
    [one] is thinking
   *[other] are thinking
}
undo = Undo
undo-ask = Ask to undo
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
odds-more = { $count } more
percent = { $percent } %
log = Log
since = Since your last turn
since-count = Since your last turn: { $count }
all-log = Everything
others = Others
mat = Yours
board = Table
whole-board = The whole table
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
copy = Copy link
copied = Copied
watch-link = Link for spectators
sit-down = Sit down
sit-text = You were invited to this table. What are you called?
share = Share
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
nothing-yet = Nothing happened here.

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
key-replay = Move by move, in the replay
key-help = This page

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

## Deep Blue

db-desk = Captain's desk
db-desk-wait = { $name } is on deck
db-market = Market
db-deck = { $count } in the deck
db-supply = Supply
db-chest = Chest
db-crew = Crew
db-tokens = Bonus tokens
db-hand = Hand
db-played = Played
db-resting = Resting
db-secret = secret
db-city = Sunken City
db-city-count = { $count } of 4 raised
db-harbour = Harbour
db-chart = Sea chart
db-dive = Dive
db-dive-led = { $name } leads the dive
db-dive-stone = Dive · stone { $count }
db-sail = Sail
db-hire = Hire
db-rest = Rest
db-hire-text = A new hand for your crew
db-sail-text = Play propellers, move boats
db-rest-text = Take your crew back
db-dive-text = Lower the bell at a wreck
db-hire-how = Choose in the market
db-dive-how = Choose a wreck
db-not-now = not now
db-monster = Sea monster
db-air = Air shortage
db-warning = Warning
db-danger = Danger!
db-of = { $count } of { $total }
db-percent = { $percent } %
db-protected = safe once
db-unprotected = no protection
db-warns = only a warning
db-not-in = not diving
db-leads = leads
db-dives = dives
db-up = surfaced
db-down = ready
db-bag = Bag
db-left = { $count } left
db-bag-text = What is in the bag
db-or = or
db-protect = Guard
db-adds = adds a stone
db-turn = Turn of { $name }
db-hidden = Uncharted wreck
db-surface = Surface
db-go-on = One more stone
db-boats = Boats
