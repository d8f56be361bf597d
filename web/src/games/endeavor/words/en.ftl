### Endeavor on the screen: headings and short names.

ocean = Ocean
zone = Zone
research = Research
tray = Crew tray
influence = Influence
own = My mat
others = Others
arrival = Arrival
bonus = Bonus
depth = Depth { $number }
level = Level { $number }
from-step = from { $step }
hold = Hold
tokens = Dive tokens
reports = Reports
crew = Crew
knowledge = Knowledge
goals = Goals
first-second = 1st/2nd
joint = { $reached } of { $need } goals reached
bonus-hidden = Bonus goal in round { $round }
crises-ahead = { $count ->
    [one] 1 crisis to come
   *[other] { $count } crises to come
}
taken-by = Disc of { $name }.
drawn = { $count ->
    [one] One tile drawn
   *[other] Two tiles drawn
}
keep-one = Keep one, then choose its place
no-place = fits nowhere
choose-place = Now choose its place
unseen = nothing here yet
reach = { $name } travels down to depth { $depth }
round-of = Round { $round }/{ $rounds }
crisis = Crisis
bonus-goal = New bonus goal
collapse = close
enlarge = enlarge
look = look closely
passed = passed
wave = has the Wave and begins
disc-on = { $name } is at work
total = Total
scoring = Final scoring
won = Won together!
not-won = Not enough goals
seat-mat = The mat of { $name }
next-zone = next zone with a choice
cleanup = Cleanup
sea-2 = Epipelagic
sea-3 = Mesopelagic
sea-4 = Bathypelagic
sea-5 = Abyssopelagic

## Signs of the board, for help

sign-disc = disc: activates crew, marks spaces
sign-knowledge = knowledge: pays
sign-reputation = reputation: better crew
sign-inspiration = inspiration: more discs
sign-coordination = coordination: discs come back
sign-ingenuity = ingenuity: deeper and farther
sign-influence = influence: a marker
sign-travel = travel
sign-sonar = sonar: discover
sign-dive = dive: take a token
sign-conserve = conservation
sign-publish = publication
sign-promote = promote a crew
sign-any = an attribute of your choice
sign-lowest = your lowest attribute
sign-cost = costs knowledge
sign-link = link: pays both ends
sign-wave = begins the round
sign-discover = draw two zones, lay one
sign-endless = any number of markers
sign-points = points at the end
