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
option-spy-author = author's variant
    .text = The credit goes to the owner, and the copied diver surfaces unless its owner gives up a battery.

## Keys

key-number = key { $number }
key-x = own X key
key-neutral = neutral X key

## Specialists

mechanic = mechanic
    .text = How far a propeller moves one of your divers.
hacker = hacker
    .text = How many used keys it takes until they all come back.

## Divers

diver-metal-expert = metal expert
    .text = Puts 1 metal on its level.
    .upgraded = Puts 1 metal on its level and gives you a neutral X key.
diver-plant-expert = plant expert
    .text = Puts 1 plant on its level.
    .upgraded = Puts 1 plant on its level and gives you 1 credit.
diver-fuel-expert = fuel expert
    .text = Puts 1 fuel on its level.
    .upgraded = Puts 1 fuel on its level and gives you 1 battery.
diver-tech-expert = tech expert
    .text = Puts 1 tech on its level.
    .upgraded = Puts 1 tech on its level and takes back one used key of your colour.
diver-trader = trader
    .text = Buys or sells 1 resource in the shop.
    .upgraded = Buys for 1 credit less, or sells for 1 credit or 1 prestige more.
diver-spy = spy
    .text = For 1 credit: draw 4 contracts and keep 1, or use a neighbour's diver on the same level.
    .upgraded = Free of charge: draw 4 contracts and keep 1, or use a neighbour's diver on the same level.
diver-engineer = engineer
    .text = For 1 credit: improve your mechanic or your hacker.
    .upgraded = Free of charge: improve your mechanic or your hacker.
diver-explorer = explorer
    .text = For 2 credits: take a reward tile of its level, use the front once, keep the back as a bonus.
    .upgraded = For 1 credit: take a reward tile of its level, use the front once, keep the back as a bonus.

## Sponsors

sponsor-1 = Sponsor 1
    .basic = Gain 1 credit.
    .advanced = Your own trader, spy, engineer and explorer cost no credits this turn.
sponsor-2 = Sponsor 2
    .basic = Use the effect of your activated diver twice.
    .advanced = Use the front of any reward tile of the colony, then discard it.
sponsor-3 = Sponsor 3
    .basic = Take back one used key of your colour.
    .advanced = Your diver on level 5 surfaces.
sponsor-4 = Sponsor 4
    .basic = Pay 2 credits: upgrade your activated diver and score 1 prestige.
    .advanced = Pay 2 credits: upgrade a surfaced diver and score 1 prestige.
sponsor-5 = Sponsor 5
    .basic = Gain 1 battery.
    .advanced = Gain 1 battery, or pay 1 to exchange a resource of this level for one elsewhere.

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
contract-biofuel-still = Biofuel still
contract-generator-house = Generator house
contract-signal-mast = Signal mast
contract-breakwater = Breakwater
contract-seed-bank = Seed bank
contract-fuel-depot = Fuel depot
contract-archive = Archive
contract-kelp-frames = Kelp frames
contract-lamp-oil = Lamp oil
contract-harbour-lights = Harbour lights
contract-radio-buoy = Radio buoy
contract-cargo-winch = Cargo winch
contract-herb-laboratory = Herb laboratory
contract-boathouse = Boathouse
contract-infirmary = Infirmary
contract-drill-rig = Drill rig
contract-greenhouse = Greenhouse
contract-ferry-line = Ferry line
contract-hatchery = Hatchery
contract-dry-dock = Dry dock
contract-floating-garden = Floating garden
contract-power-station = Power station
contract-observatory = Observatory
contract-scrap-trade = Scrap trade
contract-mixed-cargo = Mixed cargo
contract-twin-order = Twin order
contract-supply-crate = Supply crate
contract-repair-order = Repair order
contract-bulk-freight = Bulk freight
contract-settlement = Settlement
contract-new-quarter = New quarter

## How pieces are spoken of

listed = { $first }, { $rest }
item-metal = metal
item-plant = plant
item-fuel = fuel
item-tech = tech
amount-metal = { $number } metal
amount-plant = { $number ->
    [one] 1 plant
   *[other] { $number } plants
}
amount-fuel = { $number } fuel
amount-tech = { $number } tech
amount-credit = { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
amount-battery = { $number ->
    [one] 1 battery
   *[other] { $number } batteries
}
amount-prestige = { $number } prestige
amount-neutral-key = { $number ->
    [one] 1 neutral X key
   *[other] { $number } neutral X keys
}
amount-used-key = a used key
numbers = { $numbers }, each of another colour
contract = { $name } ({ $needs }: { $gains })
reward = { $front } (then { $back } per contract)
bonus = { $things } (bonus of the level)
slot-surfaced = surface, place { $number }
slot-level = level { $number }
side-basic = basic side
side-advanced = advanced side

## Questions

ask-key = Which key do you use?
ask-level = On which level do you lay the X key?
ask-step-1 = Step 1, level { $level }: the key touches your { $diver }.
ask-propeller = Whose propeller do you start?
ask-move = Where does your { $diver } go?
ask-key-back = Which used key do you take back?
ask-sponsor-effect = What do you want from the sponsor?
ask-upgrade = Which diver do you upgrade?
ask-swap-here = Which resource of this level do you exchange?
ask-swap-there = For which resource do you exchange the { $item }?
ask-reward-tile = Which reward tile do you use?
ask-front = Reward tile: { $reward }. How do you use its front?
ask-effect = Step 2, level { $level }: what does your { $diver } do?
ask-copied = What does the copied { $diver } do for you? { $text }
ask-keep = Which contract do you keep?
ask-payment = With which resources do you fill { $contract }?
ask-gains = { $name } is filled. What do you take?
ask-step-3 = Step 3: does your { $diver } surface?
ask-stay = Your { $diver } was copied: does it surface?

## Options

key-choice = Key { $number }: { $diver } (sponsor: { $sponsor })
level-choice = Level { $number }: { $diver } (sponsor: { $sponsor })
diver-in-slot = { $diver } ({ $slot })
diver-upgrade = { $diver }: { $text }
reward-on-level = Level { $level }: { $reward }
item-on-level = { $item } on level { $level }
payment = Level { $level }: { $things }
take-things = Take { $things }
take-reward = Take the tile { $reward }
buy = Buy { $item } for { $price }
sell = Sell { $item } for { $things }
use-sponsor = Use the sponsor: { $text }
use-propeller = Spend a battery on a propeller
use-activate = Activate the { $diver }
use-fill = Fill { $contract }
use-gain = Gain 1 battery
use-swap = Pay 1 battery and exchange two resources
use-mechanic = Improve the mechanic to { $value }
use-hacker = Improve the hacker to { $value } used keys
use-draw = Draw 4 contracts and keep 1
use-copy = Use { $seat }'s { $diver }: { $text }
use-take = Take it
use-decline = Decline
use-done = Nothing (more)
use-surface = Surface
use-oxygen = Spend a battery and stay down

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
fact-surfaces = { $seat }'s { $diver } surfaces.
fact-stays = { $seat }'s { $diver } stays down.
fact-moves = { $seat }'s { $diver } moves to { $slot }.
fact-upgrades = { $seat } upgrades the { $diver }.
fact-takes_back = { $seat } takes back { $key }.
fact-keys_return = { $seat }'s keys come back.
fact-improves_mechanic = { $seat } improves the mechanic: movement { $value }.
fact-improves_hacker = { $seat } improves the hacker: { $value } used keys.
fact-sells = { $seat } sells { $item } from level { $level }.
fact-buys = { $seat } buys { $item }.
fact-swaps = { $seat } exchanges { $here } on level { $level } for { $there } on level { $other }.
fact-copies = { $seat } uses { $owner }'s { $diver } for { $things }.
fact-takes_reward = { $seat } takes the reward tile { $reward }.
fact-uses_reward = { $seat } uses the reward tile { $reward }.
fact-lays_reward = { $seat } lays { $reward } on level { $level }.
fact-reveals_reward = New reward tile on level { $level }: { $reward }.
fact-refills_bag = The discarded reward tiles go back into the bag.
fact-draws_contracts = { $seat } draws contracts and keeps one.
fact-keeps = { $seat } keeps { $contract }.
fact-fills = { $seat } fills { $contract } on level { $level }.
fact-reveals_contract = New public contract: { $contract }.
fact-ends = The game ends after round { $number }.

## Why not

why-lacks = On level { $level } this is still missing: { $things }.
why-lacks-nothing = Everything for it lies there.
why-key-used = Used: your keys come back with used key number { $returns }; { $used } { $used ->
    [one] lies
   *[other] lie
} on the track.
why-sponsor-elsewhere = Your key lies on level { $level }: only the sponsor there helps you.
why-sponsor-used = You have used the sponsor this turn.
why-sponsor-nothing = The sponsor finds nothing to work on.
why-no-battery = You have no battery.
why-too-dear = Costs { $price }; you have { $credits }.
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
   *[other] brings { $contract } ({ $prestige }) nearer: { $left } more to come.
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
text-purse = { $prestige }, { $credits }, { $batteries }, keys { $used } of { $returns } used, movement { $movement }, { $hand } private
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
