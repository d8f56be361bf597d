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

difference-behind = { $name } got { $points } more than you from “{ $part }”: that made the difference.
difference-held = You were ahead by { $points } in “{ $part }”.
difference-nowhere = In no part were you ahead of { $name }; look at the rule behind that line, it is where to begin.
difference-ahead = You got { $points } more than { $name } from “{ $part }”: that made the difference.
difference-lost = { $name } was ahead by { $points } in “{ $part }”.
difference-everywhere = In no part was { $name } ahead of you.
difference-level = You and { $name } were level in everything that counts.
difference-tie = The small things decided.
difference-most = Most of the points came from “{ $part }”: { $points }.
difference-least = “{ $part }” brought least: { $points }.
