# Words of the board alone: headings and short forms.

world = Map of the world
actions = Actions
ap = { $points } AP
act = Act { $act }
dice = Dice: { $dice }
lull = Lull
turn = Turn { $turn }
phase-set-up = Set-up
phase-adventure = Adventure
phase-contact = Contacts
phase-pursuit = Pursuit
phase-action = Actions
nautilus = Nautilus
people = Characters
treasures = Discovered treasures
tableau = Tableau
tableau-empty = No technology and no kept event yet.
tab-crew = Aboard
tab-charts = Charts
you = you
empty = empty

action-event = Additional event
action-incite = Incite
action-refit = Refit
action-torpedo = Torpedo
action-fog = Fog machine
action-end = End the turn

line-blue = sailing
line-dotted = contacts only
contact = Unknown contact
land-tientsin = Tientsin
land-shogunate = Edo
land-migrants = Canton
land-mexico = Mexico
land-cuba = Cuba
land-paraguay = Paraguay
land-ashanti = Ashanti
land-livingstone = Livingstone
land-ireland = Ireland
land-spain = Spain
land-abyssinia = Abyssinia
land-selangor = Selangor
land-maori = Maori
land-hawaii = Hawaii
land-diamond-mines = Mines


pile-adventure = Adventure
pile-extra = Extra
pile-success = Success
pile-failure = Failure
pile-none = No cards.

person-second-officer = Second Officer
person-chief-engineer = Chief Engineer
person-first-officer = First Officer
person-aronnax = Professor Aronnax
sacrificed = sacrificed
hoard-empty = Nothing found yet.
hoard-points = Treasure points
hoard-wonders = Wonders

notoriety = Notoriety
tonnage = Tonnage
ocean-western-pacific = W. Pacific
ocean-eastern-pacific = E. Pacific
ocean-european-seas = Europ. Seas
salvage = Salvage
offer = On offer

bridge = On the bridge
captain = Captain
captaincy = Command
own-up = Successes
own-down = Failures
own-stones = Stones
glory = Glory

test = Test
decision = Decision
two-dice = Two dice
rolled = { $one } and { $two }
goal = To reach
success = Success { $chance }
failure = Failure { $chance }
also = also
sinks = sinks her { $chance }
hits-us = hits us { $chance }

combat = Combat
versus = Nautilus against { $name }
attack-bold = bold
attack-stalk = by stalk
attack-torpedo = torpedo
lacking = { $short } short
shot-missed = She fires: { $dice }, attack { $attack }. Missed.
shot-hit = She fires: { $dice }, attack { $attack }. { $hits ->
    [one] One hit.
   *[other] { $hits } hits.
  }
attack-value = Attack { $value }
defence-value = Defence { $value }
when-hit = If you hit
spoils = Spoils
gain-ship = Notoriety { $notoriety }; tonnage { $tonnage } or salvage.

gain-short = Notoriety { $notoriety }, tonnage { $tonnage }

source-warships = Warships
source-civilians = Civilians
source-adventure = Adventure
source-treasure = Treasures
source-uprisings = Uprisings
source-science = Science
source-wonders = Wonders
source-people = Characters and crew
source-mastery = Mastery of the seas
source-penalties = Penalties
standing = Points if the voyage ended now
sum = Sum
points = points
focus = Ocean in view

# Long names with soft hyphens
technology-periscope-device = Periscope Device
technology-monstrous-design = Mon­strous Design
technology-crew-armour = Crew Armour
technology-reinforced-armour = Rein­forced Armour
technology-strengthened-prow = Strength­ened Prow

## Signs of the board, for help

sign-nemo = Nemo: strength of mind
sign-crew = crew
sign-hull = hull
sign-notoriety = notoriety: how the world hunts you
sign-points = action points
sign-stone = treasure stone: search here
sign-treasure = treasure
sign-tonnage = tonnage: sunk ships
sign-salvage = salvage: pays technologies
sign-science = science points
sign-wonder = wonder points
sign-uprising = uprising
sign-attack = attack of a warship
sign-defence = defence of a ship
sign-die = roll dice
sign-person = somebody aboard
sign-technology = technology
sign-event = event card
sign-fleet = fleet that waits
