# Words that all games share.
named = { $name }
seat = Seat { $number }
nature = Nature
yes = Yes
no = No
done = Done
pass = Pass
number = { $number }
