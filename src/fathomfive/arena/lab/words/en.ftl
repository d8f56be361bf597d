### The words of a lab's page.

lab-title = Lab: { $game }
lab-scope = { $games } games · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} · { $bots } · seed { $seed }
lab-content = rules version { $rules }, content { $content }, Fathom Five { $version }
lab-pack = pack { $pack }
lab-house = house content

lab-glance = At a glance
lab-verdict = Verdict
lab-winning = Who wins
lab-length = How long it takes
lab-course = How it is decided
lab-set-ups = Set-ups
lab-choices = Cards and options
lab-dead = Dead ends
lab-fortune = Luck and skill
lab-made = How this was made

lab-tile-questions = questions a game
lab-tile-rounds = rounds
lab-tile-won = games won
lab-tile-edge = edge of whoever begins
lab-tile-changes = lead changes
lab-tile-hopes = turns of the outlook
lab-tile-half = half-time leaders who win
lab-tile-foreseen = foreseen at half-time
lab-tile-dead = dead ends

lab-games = Games
lab-seat = Seat { $number }
lab-place = { $number ->
    [1] Begins
   *[other] Place { $number }
}
lab-by-seat = By seat
lab-by-place = By order of play
lab-won = Games won
lab-par = Tick: { $par }, what everybody would win if nothing mattered. Lines: 95 % intervals.
lab-allied = The seats win or lose as one. Lines: 95 % intervals.
lab-edge-none = Whoever begins wins { $rate } ({ $low } to { $high }): no edge to be seen.
lab-edge-good = Whoever begins wins { $rate } ({ $low } to { $high }): an edge, for sure.
lab-edge-bad = Whoever begins wins { $rate } ({ $low } to { $high }): a burden, for sure.
lab-scores = A seat scores { $score } on average, the best { $best }; the best is { $margin } ahead of the second.
lab-scores-allied = The mean score is { $score }.

lab-questions = Questions
lab-rounds = Rounds
lab-spread = mean { $mean }; half of all games at most { $median }, nine of ten from { $low } to { $high }, all from { $least } to { $most }
lab-changes = Lead changes
lab-hopes = How often the outlook crossed a half
lab-tenths = How well the standing tells the result
lab-leader = the leader by points wins
lab-foreseen = the judge is right
lab-foretold = the judge’s chances explain
lab-tenths-note = From the first to the ninth tenth of the game. A game is decided where the lines reach the top. Explained: how much of the result’s variance, 0 % is no more than the average. Bands: 95 % intervals.
lab-part = { $tenth }/10

lab-set-up-none = One set-up was played ({ $options }). With --vary NAME the choices of an option go round.
lab-set-up-plain = as it is
lab-score = Mean score
lab-begins = Whoever begins wins
lab-choice-note = Where there was something to choose. Taken: of the times it was offered. Won: what seats won that took it at least once in a game; tick: what seats won that could have and never did. Who is ahead takes other things than who is behind, so a difference need not be the choice’s doing: a comparison tells.
lab-taken = taken
lab-wins = won
lab-offered = { $offered } offers
lab-others = Other options
lab-by = by { $argument }
lab-more-rows = … and { $count } more in the data
lab-more-charts = { $count } more questions
lab-dead-note = Of all that was offered at least { $enough } times.
lab-never = Never taken
lab-always = Always taken
lab-dead-none = None: everything was taken sometimes, and nothing always.
lab-dead-row = { $offered } offers, at most { $most } of them by the interval
lab-always-row = { $offered } offers, at least { $least } of them by the interval

lab-fortune-none = No game was studied (--study 0).
lab-fortune-note = { $games ->
    [one] One game was
   *[other] { $games } games were
} reviewed by the study with effort { $size }. Each part’s share of what decided the results; they sum to 100 %. Decisions count against what the rule of thumb would have done, so among rules of thumb hardly anything but luck is left. The residual is what hidden things made of decisions, and noise. Lines: 95 % intervals.
lab-part-own = own decisions
lab-part-others = others’ decisions
lab-part-luck = luck
lab-part-residual = residual

lab-command = The same command makes the same page.
lab-data = The data lie beside this page in { $folder }: games (a row a game) and options (a row for each choice a seat had in a game), as Parquet.

lab-a = A: { $what }
lab-b = B: { $what }
lab-same = No difference: both were played alike in all { $games } games, answer for answer.
lab-no-difference = No difference found in { $games } pairs of games. What lies inside the intervals below cannot be ruled out.
lab-differs = B differs from A, for sure, in { $count ->
    [one] one thing
   *[other] { $count } things
}:
lab-few = With fewer than { $enough } pairs an interval is a guess: play more games.
lab-verdict-line = { $measure }: { $a } → { $b }, { $mean } ({ $low } to { $high })
lab-shift-taken = { $label }: taken { $a } → { $b } times in 100 games
lab-shift-winning = { $label }: whoever takes it wins { $a } → { $b }
lab-compare-note = Paired on the same deals; lines: 95 % intervals of the difference B − A. For sure: at most one false alarm in 20 such pages (Holm), among { $measures } measures and { $choices } choices.
lab-measure = Measure
lab-difference = B − A
lab-interval = 95 %
lab-sure = for sure
lab-measure-won = games won
lab-measure-begun = whoever begins wins
lab-measure-margin = lead at the end
lab-measure-score = mean score
lab-measure-best = best score
lab-measure-questions = questions
lab-measure-rounds = rounds
lab-measure-changes = lead changes
lab-measure-half = half-time leader wins
