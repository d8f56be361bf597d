### Otys: names of the pieces and what they do.

game = Otys
    .text = Send eight divers into a drowned city, collect resources level by level and turn them into contracts.

option-sponsors = Sponsors
    .text = Which sides the sponsors show.
option-sponsors-basic = basic
    .text = All basic sides: for first games.
option-sponsors-advanced = advanced
    .text = All advanced sides.
option-sponsors-random = random
    .text = A side for each sponsor is drawn at set-up.
option-spy = Spy
    .text = What a copied diver means for its owner.
option-spy-rulebook = rulebook
    .text = The credit goes to the supply, the copied diver stays.
option-spy-author = author’s variant
    .text = The credit goes to the owner, and the copied diver surfaces unless its owner gives up a battery.

## Keys

key-number = key { $number }
    .chip = Key { $number }
key-x = own X key
    .chip = Own X key
    .text = Fits any level; all sponsors move down by one first. It comes back with your other keys.
key-neutral = neutral X key
    .chip = Neutral X key
    .text = Fits any level, like your own X key, but only once: then it goes back to the supply.

## Specialists

mechanic = mechanic
    .text = How far a propeller moves one of your divers.
hacker = hacker
    .text = How many used keys it takes until they all come back.

## Divers

diver-metal-expert = metal expert
    .text = Puts 1 metal on its level.
    .upgraded = Puts 1 metal on its level and gives you a neutral X key.
    .short = 1 metal
    .short-upgraded = 1 metal, 1 neutral X key
    .chip = Metal
    .text-more = +1 [metal]
    .upgraded-more = +1 [metal] [x]
diver-plant-expert = plant expert
    .text = Puts 1 plant on its level.
    .upgraded = Puts 1 plant on its level and gives you 1 credit.
    .short = 1 plant
    .short-upgraded = 1 plant, 1 credit
    .chip = Plants
    .text-more = +1 [plant]
    .upgraded-more = +1 [plant] +1 [credit]
diver-fuel-expert = fuel expert
    .text = Puts 1 fuel on its level.
    .upgraded = Puts 1 fuel on its level and gives you 1 battery.
    .short = 1 fuel
    .short-upgraded = 1 fuel, 1 battery
    .chip = Fuel
    .text-more = +1 [fuel]
    .upgraded-more = +1 [fuel] +1 [battery]
diver-tech-expert = tech expert
    .text = Puts 1 tech on its level.
    .upgraded = Puts 1 tech on its level and takes back one used key of your colour.
    .short = 1 tech
    .short-upgraded = 1 tech, 1 used key back
    .chip = Tech
    .text-more = +1 [tech]
    .upgraded-more = +1 [tech] [keyback]
diver-trader = trader
    .text = Buys or sells 1 resource in the shop.
    .upgraded = Buys for 1 credit less, or sells for 1 credit or 1 prestige more.
    .short = buy or sell 1 resource
    .short-upgraded = buy for 1 less or sell for 1 more
    .chip = Trader
    .text-more = [trade]
    .upgraded-more = [trade] +1
diver-spy = spy
    .text = For 1 credit: draw 4 contracts and keep 1, or use a neighbour’s diver on the same level.
    .upgraded = Free of charge: draw 4 contracts and keep 1, or use a neighbour’s diver on the same level.
    .short = 1 credit: contracts, or copy a neighbour
    .short-upgraded = free: contracts, or copy a neighbour
    .chip = Spy
    .text-more = −1 [credit] → [contract] / [copy]
    .upgraded-more = [contract] / [copy]
diver-engineer = engineer
    .text = For 1 credit: improve your mechanic or your hacker.
    .upgraded = Free of charge: improve your mechanic or your hacker.
    .short = 1 credit: mechanic or hacker
    .short-upgraded = free: mechanic or hacker
    .chip = Engineer
    .text-more = −1 [credit] → [propeller] / [hacker]
    .upgraded-more = [propeller] / [hacker]
diver-explorer = explorer
    .text = For 2 credits: take a reward tile of its level, use the front once, keep the back as a bonus.
    .upgraded = For 1 credit: take a reward tile of its level, use the front once, keep the back as a bonus.
    .short = 2 credits: a reward tile
    .short-upgraded = 1 credit: a reward tile
    .chip = Explorer
    .text-more = −2 [credit] → [reward]
    .upgraded-more = −1 [credit] → [reward]

## Sponsors

sponsor-1 = Sponsor 1
    .basic-name = Credit
    .advanced-name = Free
    .basic = Gain 1 credit.
    .advanced = Your own trader, spy, engineer and explorer cost no credits this turn.
    .basic-more = +1 [credit]
    .advanced-more = divers cost no [credit]
sponsor-2 = Sponsor 2
    .basic-name = Double
    .advanced-name = Reward
    .basic = Use the effect of your activated diver twice.
    .advanced = Use the front of any reward tile of the colony, then discard it.
    .basic-more = [twice] twice
    .advanced-more = [reward] of the colony
sponsor-3 = Sponsor 3
    .basic-name = Recall
    .advanced-name = Lift
    .basic = Take back one used key of your colour.
    .advanced = Your diver on level 5 surfaces.
    .basic-more = [keyback] key back
    .advanced-more = level 5 [surface]
sponsor-4 = Sponsor 4
    .basic-name = Equip
    .advanced-name = Refit
    .basic = Pay 2 credits: upgrade your activated diver and score 1 prestige.
    .advanced = Pay 2 credits: upgrade a surfaced diver and score 1 prestige.
    .basic-more = −2 [credit] → [upgrade] 1 [prestige]
    .advanced-more = −2 [credit] → [upgrade] 1 [prestige]
sponsor-5 = Sponsor 5
    .basic-name = Battery
    .advanced-name = Swap
    .basic = Gain 1 battery.
    .advanced = Gain 1 battery, or pay 1 to exchange a resource of this level for one elsewhere.
    .basic-more = +1 [battery]
    .advanced-more = +1 [battery] / [swap]

## Reward tiles

reward-front-choose = { $first } or { $second }
    .text = Put one of the two on the level of your key.
reward-front-battery = battery
    .text = Gain 1 battery.
reward-front-contracts = contracts
    .text = Draw 4 contracts, keep 1.
reward-front-upgrade = upgrade
    .text = Upgrade one of your divers; no prestige for it.
reward-front-prestige = prestige
    .text = Score 1 prestige.
reward-back-orange = orange back
    .text = 2 credits for every contract filled from this level.
reward-back-green = green back
    .text = 1 prestige for every contract filled from this level.

## Contracts

contract-algae-farm = Algae farm
contract-generator-house = Generator house
contract-breakwater = Breakwater
contract-seed-bank = Seed bank
contract-fuel-depot = Fuel depot
contract-archive = Archive
contract-lamp-oil = Lamp oil
contract-radio-buoy = Radio buoy
contract-boathouse = Boathouse
contract-infirmary = Infirmary
contract-ferry-line = Ferry line
contract-floating-garden = Floating garden
contract-observatory = Observatory
contract-scrap-trade = Scrap trade
contract-mixed-cargo = Mixed cargo
contract-twin-order = Twin order
contract-supply-crate = Supply crate
contract-repair-order = Repair order
contract-bulk-freight = Bulk freight
contract-settlement = Settlement
contract-new-quarter = New quarter
contract-lighthouse = Lighthouse
contract-signal-mast = Signal mast
contract-hatchery = Hatchery
contract-drill-rig = Drill rig
contract-spare-parts = Spare parts
contract-stockpile = Stockpile
contract-workshop = Workshop
contract-great-reserve = Great reserve
contract-shipyard = Shipyard
contract-deep-city = Deep city
contract-double-hull = Double hull

## How pieces are spoken of

listed = { $first }, { $rest }
    .more = { $first } { $rest }
either = { $first } or { $rest }
priced = For { $price }: { $what }
    .chip = { $what }
    .more = −{ $price } → { $what }
price-none = nothing
priced-free = Free of charge: { $what }
    .chip = { $what }
    .more = { $what }
brings-nothing = { $what } (brings you nothing now)
    .chip = { $what }
    .more = brings nothing
item-metal = metal
item-plant = plant
item-fuel = fuel
item-tech = tech
amount-metal = { $number } metal
    .more = { $number } [metal]
amount-plant = { $number ->
    [one] 1 plant
   *[other] { $number } plants
}
    .more = { $number } [plant]
amount-fuel = { $number } fuel
    .more = { $number } [fuel]
amount-tech = { $number } tech
    .more = { $number } [tech]
amount-credit = { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
    .more = { $number } [credit]
amount-battery = { $number ->
    [one] 1 battery
   *[other] { $number } batteries
}
    .more = { $number } [battery]
amount-prestige = { $number } prestige
    .more = { $number } [prestige]
amount-neutral-key = { $number ->
    [one] 1 neutral X key
   *[other] { $number } neutral X keys
}
    .more = [x] key
amount-used-key = a used key
    .more = [keyback]
number-alone = { $number } of one colour
numbers = { $numbers }, each of another colour
contract = { $name } ({ $needs }: { $gains })
    .chip = { $name }
    .more = { $gains }
reward = { $front } (then { $back } per contract)
    .chip = { $front }
    .more = then { $back }
reward-front = { $front } ({ $colour })
    .chip = { $front }
colour-orange = orange
colour-green = green
slot-surfaced = surface, place { $number }
    .chip = Surface, place { $number }
slot-level = level { $number }
    .chip = Level { $number }
side-basic = basic side
side-advanced = advanced side

## Help: what each kind of question decides, and what its options mean

kind-key = Choose a key
    .text = Choose one key. It decides on which level you work this turn: with its sponsor first, then with its diver.
    .each = A key
kind-level = Lay the X key
    .text = An X key works on any level. The sponsors have just moved down by one, so look at them again.
    .each = A level
kind-step-1 = Before the dive
    .text = The key touches the diver. Sponsor and batteries may be used now; once the diver works, both are over.
kind-propeller = Start a propeller
    .text = One battery moves one of your divers, up or down, so that another one stands at the key.
    .each = One of your divers
kind-move = Move a diver
    .text = The diver goes as far as your mechanic allows; those in between close up.
    .each = A place in the column
kind-effect = The diver works
    .text = Use what the diver at your key can do. You never have to.
kind-copied = A neighbour’s diver works
    .text = It works as if it were yours: with your credits, on your level.
kind-step-3 = End of the turn
    .text = The diver goes to the top and all above it sink by one place. A battery keeps it where it is.
kind-stay = Your diver was copied
    .text = Let it go to the top, or pay a battery to keep your column as it is.
kind-key-back = Take back a key
    .text = One of your used keys can be used again at once.
    .each = A used key
kind-upgrade = Upgrade a diver
    .text = The diver turns to its better side for the rest of the game, and you score 1 prestige.
    .each = One of your divers
kind-keep = Keep a contract
    .text = It is yours alone, and nobody else can fill it. The others go under the deck.
    .each = A contract
kind-payment = Pay for a contract
    .text = More than one level, or more than one set of resources, would do: choose what leaves your search zone.
    .each = A level and its resources
kind-gains = A bonus that ends the game
    .text = With this prestige you reach the goal: the round is played to its end, then the game is over.
kind-front = Front of a reward tile
    .text = What the front shows happens once, now.
    .each = A diver to upgrade
kind-reward-tile = Use a reward tile
    .text = The sponsor lets you use the front of any tile of the colony; the tile is replaced afterwards.
    .each = A reward tile
kind-sponsor-effect = What the sponsor does
    .text = This sponsor can do one of two things for you.
    .each = What it offers
kind-swap-here = Exchange: what you give
    .text = Choose the resource of this level that goes to another one.
    .each = A resource of this level
kind-swap-there = Exchange: what you get
    .text = Choose the resource that comes here in its place.
    .each = A resource of another level

can-key-number = A key with a number
    .text = works on its own level: the sponsor there first, then the diver.
can-key-x = Your X key
    .text = works on any level; all sponsors move down by one first.
can-key-neutral = A neutral X key
    .text = does the same once, then goes back to the supply.
can-fill = Fill a contract
    .text = one of your levels holds all it asks for: hand it in, score, and go on.
can-sponsor = Use the sponsor
    .text = once, before the diver works; unused it lapses.
can-propeller = Start a propeller
    .text = pay a battery and bring another diver to the key.
can-activate = Activate the diver
    .text = the diver at the key works now; the sponsor is no longer to be had.
can-mechanic = Improve the mechanic
    .text = every propeller reaches one place further from now on.
can-hacker = Improve the hacker
    .text = your keys come back one turn sooner from now on.
can-take = Take resources
    .text = they land on the level of your key, if there is room.
can-reward = Take a reward tile
    .text = use its front now; its back pays for every contract filled on this level.
can-sell = Sell to the shop
    .text = a resource of this level, for credits or, in the top row, for prestige.
can-buy = Buy from the shop
    .text = pay the price of its row; it lands on this level.
can-draw = Draw contracts
    .text = four of them, and one stays with you.
can-copy = Use a neighbour’s diver
    .text = the one on the same level, at its own price.
can-done = Nothing more
    .text = the diver has done enough.
can-surface = Let it surface
    .text = it goes to the top; the divers above come down by one.
can-oxygen = Keep it down
    .text = pay a battery: the column stays as it is.
can-decline = Decline
    .text = nobody has to take anything.
can-metal = Metal
    .text = one metal for the level of your key.
can-plant = Plant
    .text = one plant for the level of your key.
can-fuel = Fuel
    .text = one fuel for the level of your key.
can-tech = Tech
    .text = one tech for the level of your key.
can-gain = A battery
    .text = one battery for you.
can-swap = Exchange
    .text = pay a battery and swap a resource of this level for one of another.

## Questions

ask-key = Which key do you use?
ask-level = On which level do you lay the X key?
ask-step-1 = Step 1, level { $level }: the key touches your { $diver }.
ask-propeller = Whose propeller do you start?
ask-move = Where does your { $diver } go?
ask-key-back = Which used key do you take back?
ask-sponsor-effect = What do you want from the sponsor?
ask-upgrade = Which diver do you upgrade for { $price }? You score { $gain }.
ask-swap-here = Which resource of this level do you exchange?
ask-swap-there = For which resource do you exchange the { $item }?
ask-reward-tile = Which reward tile do you use?
ask-front = Reward tile: { $reward }. How do you use its front?
front-ends-game = Reward tile: { $reward }. Its prestige would end the game after this round. Do you take it?
ask-effect = Step 2, level { $level }: what does your { $diver } do{ $time ->
    [0] ?
    [1] {" "}the first of two times?
   *[other] {" "}the second time?
}
ask-copied = What does the copied { $diver } do for you? { $text }
ask-keep = Which contract do you keep?
ask-payment = With which resources do you fill { $contract }?
ask-gains = { $name } is filled. The tile of level { $level } adds { $things }; that would end the game after this round. Do you take it?
ask-step-3 = Step 3: does your { $diver } surface?
ask-stay = Your { $diver } was copied: does it surface?

## Answers that stand

stand-step-1 = Go on without asking until something new can be done here or I have more batteries
stand-effect = Go on without asking until a contract can be filled that could not be before
stand-step-3 = Surface without asking until something new can be done here or I have more batteries
stand-stay = Let copied divers surface without asking until I have more batteries

## Options

key-choice = Key { $number }: { $diver } (sponsor: { $sponsor })
    .chip = { $diver }
    .more = { $sponsor }
key-choice-x = { $key }: any level, after the sponsors have moved down one
    .chip = { $key }
    .more = any level, sponsors sink
level-choice = Level { $number }: { $diver } (sponsor: { $sponsor })
    .chip = { $diver }
    .more = { $sponsor }
diver-in-slot = { $diver } ({ $slot })
    .chip = { $diver }
    .more = { $slot }
diver-upgrade = { $diver }: { $text }
    .chip = { $diver }
    .more = [upgrade] { $text }
reward-on-level = Level { $level }: { $reward }. { $text }
    .chip = { $reward }
    .more = level { $level }
item-on-level = { $item } on level { $level }
    .chip = { $item }
    .more = level { $level }
payment = Level { $level }: { $things }
    .chip = Level { $level }
    .more = −{ $things }
payment-bonus = Level { $level }: { $things }; the tile there adds { $bonus }
    .chip = Level { $level }
    .more = −{ $things } → { $bonus }
take-things = Take { $things }
    .chip = Take
    .more = { $things }
take-reward = take the tile { $reward }
    .chip = { $reward }
    .more = { $reward }
take-reward-front-lost = { $what }; its front brings nothing now
    .chip = { $what }
    .more = front brings nothing
take-reward-over = { $what }; your tile there ({ $old } per contract) is discarded
    .chip = { $what }
    .more = replaces yours
buy = Buy { $item } for { $price }
    .chip = Buy { $item }
    .more = −{ $price }
sell = Sell { $item } for { $things }
    .chip = Sell { $item }
    .more = +{ $things }
use-sponsor = Use the sponsor: { $text }
    .chip = Sponsor
    .more = { $text }
use-propeller = Spend 1 battery on a propeller (you have { $batteries }): move one of your divers by up to { $movement }
    .chip = Propeller
    .more = −1 [battery] → [propeller] { $movement }
use-activate = Activate the { $diver }{ $twice ->
    [yes] {" "}twice
   *[no] {""}
}: { $text }
    .chip = { $diver }
    .more = { $twice ->
        [yes] [twice]{ " " }
       *[no] { "" }
    }{ $text }
use-fill = Fill { $contract }
    .chip = { $contract }
    .more = { $contract }
use-gain = Gain 1 battery
    .chip = Battery
    .more = +1 [battery]
use-swap = Pay 1 battery and exchange two resources
    .chip = Swap
    .more = −1 [battery] → [swap]
use-mechanic = improve the mechanic: propellers move up to { $then } instead of { $now }
    .chip = Mechanic
    .more = [propeller] { $now } → { $then }
use-hacker = improve the hacker: your keys come back with used key number { $then } instead of { $now }
    .chip = Hacker
    .more = keys back at { $now } → { $then }
use-draw = { $cards ->
    [one] draw the last contract and keep it
   *[other] draw { $cards } contracts and keep 1
}
    .chip = Contracts
    .more = { $cards } [contract], keep 1
use-copy = use { $seat }’s { $diver }. { $text }
    .chip = { $diver }
    .more = of { $seat }
use-take = Take it: the game ends after this round
    .chip = Take it
    .more = the game ends
use-decline = Decline it
    .chip = Decline
use-done = { $time ->
    [0] Do nothing
    [1] Do nothing, neither time
   *[other] Do nothing more
}
use-surface = Surface; your { $diver } comes down to level { $level }
    .chip = Surface
    .more = { $diver } comes down
use-oxygen = Spend 1 battery (you have { $batteries }) and stay on level { $level }
    .chip = Stay down
    .more = −1 [battery]

## Nature

nature-diver = Which diver comes next in the column?
nature-resource = Which resource lies on this level?
nature-reward = Which reward tile is drawn?
nature-sponsor = Which sponsor comes next?
nature-side = Which side does the sponsor show?
nature-shop = Which resource does the shop get?
nature-contract = Which contract is drawn?
nature-first = Who begins?

## What happened

fact-begins = { $seat } begins.
fact-round = Round { $number }.
fact-uses_key = { $seat } uses { $key } on level { $level }.
fact-sponsors_move = The sponsors move down one level.
fact-uses_sponsor = { $seat } uses { $sponsor }.
fact-activates = { $seat } activates the { $diver }.
fact-gains = { $seat } gains { $things }.
fact-pays = { $seat } pays { $things }.
fact-spends_battery = { $seat } spends a battery.
fact-places = { $seat } puts { $item } on level { $level }.
fact-surfaces = { $seat }’s { $diver } surfaces.
fact-stays = { $seat }’s { $diver } stays down.
fact-moves = { $seat }’s { $diver } moves to { $slot }.
fact-upgrades = { $seat } upgrades the { $diver }.
fact-takes_back = { $seat } takes back { $key }.
fact-keys_return = { $seat }’s keys come back.
fact-improves_mechanic = { $seat } improves the mechanic: movement { $value }.
fact-improves_hacker = { $seat } improves the hacker: keys come back from { $value } used ones on.
fact-sells = { $seat } sells { $item } from level { $level }.
fact-buys = { $seat } buys { $item }.
fact-swaps = { $seat } exchanges { $here } on level { $level } for { $there } on level { $other }.
fact-copies = { $seat } uses { $owner }’s { $diver } for { $price }.
fact-takes_reward = { $seat } takes the reward tile { $reward }.
fact-uses_reward = { $seat } uses the reward tile { $reward }.
fact-lays_reward = { $seat } lays the tile on level { $level }: { $back } for every contract filled there.
fact-reveals_reward = New reward tile on level { $level }: { $reward }.
fact-refills_bag = The discarded reward tiles go back into the bag.
fact-draws_contracts = { $seat } draws contracts and keeps one.
fact-keeps = { $seat } keeps { $contract }.
fact-fills = { $seat } fills { $contract } on level { $level }.
fact-reveals_contract = New public contract: { $contract }.
fact-ends = The game ends after round { $number }.

## Why not

why-lacks = On level { $level } this is still missing: { $things }.
why-lacks-one-of = Level { $level } still lacks 1 resource: { $things }.
why-lacks-some = Level { $level } still lacks { $count } resources in colours of your choice, for example { $things }.
why-lacks-nothing = Everything for it lies there.
why-key-used = Used: your keys come back with used key number { $returns }; { $used } { $used ->
    [one] lies
   *[other] lie
} on the track.
why-sponsor-elsewhere = Your key lies on level { $level }: only the sponsor there helps you.
why-sponsor-used = You have used the sponsor this turn.
why-sponsor-nothing = The sponsor finds nothing to work on.
why-no-battery = You have no battery.
why-too-dear = Costs { $price }; you have { $credits ->
    [0] none
   *[other] { $credits }
}.
why-level-full = The level is full: it holds { $spaces } resources.
why-sold-out = The shop has no { $item }.
why-column-full = The shop takes no more { $item }.
why-track-end = At the end of its track.
why-tile-elsewhere = Your explorer is on level { $level } and takes tiles of that level only.
why-tile-alike = Like the tile beside it: choose that one.
why-deck-empty = No contract is left to draw.
why-copied-before = Used already in this activation.
why-too-far = { $away } slots away; your movement value is { $movement }.
why-bound = The diver at the key was upgraded this turn and has to stay there.
why-neutral = A neutral key cannot be taken back.
why-upgraded = Upgraded already.
why-under-water = Under water: this is for surfaced divers.
why-same-colour = Exchanging { $item } for { $item } would change nothing.

## Why

why-fill = { $prestige } now, before somebody else fills it.
why-fill-own = { $prestige } now.
why-level = Your { $diver } on level { $level }: { $best }
why-nearer = { $thing } on level { $level } { $left ->
    [0] completes { $contract } ({ $prestige }).
    [one] brings { $contract } ({ $prestige }) nearer: 1 more resource to come.
   *[other] brings { $contract } ({ $prestige }) nearer: { $left } more resources to come.
}
why-spare = { $thing } on level { $level }, which no contract you know asks for there.
why-also = You gain { $things }.
why-key-back = A used key comes back.
why-both = { $first } { $second }
why-back = { $back } for every contract filled on level { $level }.
why-both-sides = { $front } Then { $back } for every contract filled on level { $level }.
why-buy = For { $price }: { $why }
why-sell = Brings { $things }; { $needed ->
    [yes] but a contract you know needs the { $item }.
   *[no] no contract you know misses the { $item }.
}
why-mechanic = Propellers move { $then } instead of { $now } for the rest of the game.
why-hacker = Your keys come back after { $then } used ones instead of { $now }.
why-draw = A choice of four contracts; you hold { $hand }.
why-stays = Your { $diver } is at hand on level { $level } again.
why-saves-battery = Keeps your battery.
why-surface = Your { $diver } comes down to level { $level }.
why-keep = { $prestige }. { $why }
why-bonus = The tile of this level adds { $things }.
why-payment = Takes nothing that another contract you know needs.
why-payment-spoils = Takes something that another contract you know needs.
why-twice = Twice: { $best }
why-upgrade = Your { $diver } is stronger for the rest of the game.

## What scores are made of

part-contracts = Contracts
part-upgrades = Upgrades by sponsors
part-shop = Sales in the shop
part-rewards = Reward tiles

## The table as text

text-shop = Shop
text-shop-legend = prices for a basic trader
text-colony = Colony: sponsors and reward tiles
text-contracts = Contracts
text-zone = Your search zone
text-upgraded = upgraded
text-purse = { $prestige }, { $credits }, { $batteries }, { $used } of { $returns } used keys, movement { $movement }, { $hand ->
    [0] no private contract
    [one] 1 private contract
   *[other] { $hand } private contracts
}
text-buy = buy for { $price }
text-sell = sell for { $credits }{ $prestige ->
    [0] {""}
   *[other] {" "}or { $prestige } prestige
}
text-none = none
text-full = column full
text-deck = { $count } in the deck
text-private = private
text-x-keys = X keys:
text-keys = keys left:
text-surface = surfaced:
text-bag = { $bag ->
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
}, { $discards } discarded

## What is printed on pieces

printed-reward = Rewards
printed-bonus = Bonus
printed-contract = All its resources must lie on one of your levels.
printed-credits = Credits
    .text = Pays for sponsors, divers and the shop.
printed-batteries = Batteries
    .text = A battery drives a propeller, or lets a diver stay below.

## What is said of used keys

said-track = { $number ->
    [one] 1 more, then all come back
   *[other] { $number } more, then all come back
}
said-keys-used = { $used } of { $all } keys used
