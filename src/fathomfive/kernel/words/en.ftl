# Words that all games share.
named = { $name }
seat = Seat { $number }
nature = Nature
yes = Yes
no = No
done = Done
pass = Pass
number = { $number }
lesson-astray = Your own way
    .text = I have nothing prepared for this: answer as you like. I am back as soon as it fits.
lesson-else = That works too
    .text = It is allowed, but not what I meant. Take it back, or leave it so and see what comes of it.

## After a game: what made the difference

difference-behind = { $name } got { $points } more than you from “{ $part }”: that counted most.
difference-held = You were ahead by { $points } in “{ $part }”.
difference-nowhere = In no part were you ahead of { $name }: begin with the rule behind “{ $part }”, the § in its line.
difference-ahead = You got { $points } more than { $name } from “{ $part }”: that counted most.
difference-lost = { $name } was ahead by { $points } in “{ $part }”.
difference-everywhere = In no part was { $name } ahead of you.
difference-level = You and { $name } were level in everything that counts.
difference-tie = Nothing but the rule for ties could tell you apart.
difference-most = Most of the points came from “{ $part }”: { $points }.
difference-least = “{ $part }” brought least: { $points }.
difference-reached = { $count } of { $goals } goals were reached.
difference-missed = Missing: { $parts }.
difference-all = Nothing was missing.
difference-ending = { $text }
difference-at-once = So it was over before anything was counted: keep an eye on that from the first turn.
