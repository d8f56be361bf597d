### The words of the command line itself; each game brings its own.

captain = Captain
bot = bot { $name }
you = you

welcome = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
}, seed { $seed }
welcome-back = Welcome back.
keys = number answers  u undo  r restart turn  b board  l log  h hint  ? help  q quit
recap-first = So far
recap = Since your last turn
recap-more = … { $count } more; l shows the log

curtain = Pass the keyboard to { $seat }. Press Enter when nobody else is looking.

help-title = What you can type
help-number = take that option
help-text = three letters or more of an option’s words: take it, if only one fits
help-stand = the same, and let that answer stand, where the question offers it
help-revoke = let no answer stand any longer
help-undo = undo your last answer; free as long as nothing new has come out
help-undo-beyond = undo even so; the record is marked
help-restart = restart your turn, as far back as undoing is free
help-board = draw the whole board again
help-log = the log; l 50 shows the last 50 lines
help-hint = what the rule of thumb would do
help-save = save the table in FILE; s! FILE overwrites
help-quit = leave; asks whether to save

stand = { $number }! – { $text }
stand-none = Option { $number } cannot stand: answer it each time.
revoked = No longer: { $text }
revoked-nothing = None of your answers stands.
no-option = There is no option { $number }: type a number from 1 to { $count }.
no-match = “{ $typed }” is no option: type a number from 1 to { $count }, or ? for help.
many-match = “{ $typed }” fits several options: { $numbers }. Type a number.
only-option = There is only one option: press Enter or type 1.
log-number = l shows the log, l 50 its last 50 lines; not “{ $typed }”.
log-empty = Nothing has happened yet.

undone = Taken back.
undo-nothing = You have not answered anything yet that could be taken back.
undo-refused = New information has come out since your last answer; u! takes it back even so and marks the record.
undo-agree = Do all others agree to take it back? (y/n)
undo-kept = It stands.
restarted = Your turn begins again.
restarted-partly = Back as far as undoing is free; u! goes further.
restart-nothing = You are at the beginning of your turn.

hint = The rule of thumb would take { $number }: { $label }
hint-none = This game has no rule of thumb yet.

saved = Saved in { $path }.
save-where = Where to? Type s FILE.
save-exists = { $path } already exists; s! { $path } overwrites it.
save-failed = { $path } cannot be written: { $reason }
quit-save = Save the table? Enter saves it in { $path }; or type another file name, or n to leave without saving.
left = The game goes on with: fathom play --load { $path }
left-unsaved = The table is not saved.
recorded = Record written to { $path }.

result = Result
result-won = Won!
result-lost = Lost.
rank = Rank
seat-heading = Seat
player = Played by
score = Score
undone-note = { $count ->
    [one] One answer was
   *[other] { $count } answers were
} taken back after new information had come out.

view-table = Table
view-seats = Seats
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

replay-header = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }, { $answers } answers
replay-question = Now { $seat } is asked: { $prompt }

learn-keys = number answers  Enter does what Silas says  h shows it  u back  q leave
learn-take-back = u takes it back; or go on from here.
learn-left = The lesson is over; fathom learn begins it anew.
learn-play = Play on: fathom play { $game }
