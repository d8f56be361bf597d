### New Eden: the words of its pieces, questions and facts.

## Groups

group-crab = Harvest crab
    .text = Coins when activated; the station gets less stable.
group-clam = Clam habitat
    .text = Points when activated.
group-kraken = Repair kraken
    .text = Repairs when activated; the station gets more stable.
group-shipyard = Shipyard
    .text = New deeple at once; part of the dome.
group-oxygen = Oxygen tank
    .text = Moves one deeple per bottle, once per round.
group-research = Research
    .text = An advantage of its own.

## Research

research-coins-5 = Grant
    .text = 5 coins at once.
research-pointer-3 = Reinforced hull
    .text = At the end your pointer moves 3 up.
research-eco-crabs = Gentle harvest
    .text = Your crabs do not move your pointer down.
research-repair-5 = Quick fix
    .text = Repair 5 at once; 5 points less at the end, if stable.
research-crab-3 = Harvest award
    .text = At the end 3 points for each fully staffed crab.
research-kraken-2 = Repair award
    .text = At the end 2 points for each fully staffed kraken.
research-risk-5 = Risky drilling
    .text = 5 damage at once; 8 points at the end, if stable.
research-risk-5-again = Risky drilling
    .text = 5 damage at once; 8 points at the end, if stable.
research-risk-10 = Reckless drilling
    .text = 10 damage at once; 20 points at the end, if stable.
research-gift = Open knowledge
    .text = All others get 5 coins; 15 points at the end, if stable.
research-plant-coins = Turbines
    .text = Each use of the power plant gives 2 coins more.
research-plant-points = Heat research
    .text = Each use of the power plant gives 2 points.
research-plant-repair = Filters
    .text = Each use of the power plant does 1 damage less.
research-attack-shipyard = Dock sabotage
    .text = All others: 1 damage per shipyard.
research-attack-crab = Crab sabotage
    .text = All others: 1 damage per harvest crab.
research-attack-oxygen = Tank sabotage
    .text = All others: 1 damage per oxygen card.

## Pieces

start-1 = Oxygen 1
start-2 = Oxygen 2
extension-card = Extension card
extension-shipyard = Shipyard extension
extension-oxygen = Oxygen extension
extension-kraken = Kraken extension
extension-research = Research extension
deeple = Deeple
coin = Coin
nautilus = Nautilus marker
incident-marker = Incident marker
auction-marker = Auction marker
damage-marker = Damage marker
pointer = Pointer
screen = Screen
power-plant = Power plant
dome = Main dome
deep-thought = Deep Thought 4200

## Phases

phase-development = Development
phase-market = Black market
phase-auction = Auction
phase-scoring = Round scoring

## The game and its set-up

game = New Eden
    .text = Three years to build a station on the sea floor: buy modules, staff them with deeple, bid for what others leave, and see that it holds.
option-difficulty = Deep Thought
    .text = Alone: how many cards Deep Thought gets on the black market each round.
option-difficulty-0 = Prototype (no cards)
option-difficulty-1 = Series model (1 card)
option-difficulty-2 = Greedy (2 cards)
option-difficulty-3 = Criminal energy (3 cards)

## Cards

card-crab = Harvest crab ({ $slots } deeple: { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    })
card-clam = Clam habitat ({ $slots } deeple: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    })
card-kraken = Repair kraken ({ $slots } deeple: repair { $amount })
card-shipyard = Shipyard ({ $deeple } deeple)
card-oxygen = Oxygen tank ({ $bottles })
detail = { $module }{ $end ->
        [0] {""}
       *[other] , { $end } at the end
    }
detail-research = { $module }: { $text }{ $end ->
        [0] {""}
       *[other] {" "}({ $end } at the end)
    }
bonus-coins = { $each ->
        [one] 1 coin
       *[other] { $each } coins
    } for each card of the kind { $group }
bonus-points = { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each card of the kind { $group }

## Questions

ask-turn = Your turn
ask-after = Anything else before your turn ends?
ask-deeple = Which deeple moves { $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    }?
ask-where = Where to, within { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }?
ask-activate = Activate a module?
ask-lose = Too much damage: which card breaks off?
ask-place = Which card do you place first?
ask-prepare = Free actions before the black market?
ask-market = What do you buy on the black market?
ask-row = Which row is auctioned next?
ask-bid = Row { $row } ({ $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }): { $high ->
        [0] no bid yet
       *[other] the bid is { $high }
    }
ask-reward = Move deeple and activate: { $times ->
        [one] once
       *[other] { $times } times
    }
ask-extra = Once more for 1 damage?
ask-lock = Which two rows do you lock?

## Options

turn-buy = Buy { $module } for { $price } { $effect ->
        [repair] (repair { $amount })
        [damage] ({ $amount } damage)
       *[none] {""}
    }
turn-pass = Pass{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
use-oxygen = Move with { $module }
free-plant = Power plant: { $coins } coins, { $points ->
        [0] {""}
       *[other] { $points } points,{" "}
    }{ $damage } damage
free-extend = { $extension } for { $price } coins
after-done = End the turn
prepare-done = On to the market
reward-done = No more
extra-done = No
extra-more = Yes, for 1 damage
deeple-dome = From the dome ({ $count } there)
deeple-lapse = Let the bottle lapse
activate-no = Not now
module-at = { $module }, place { $number }
market-none = Nothing
market-one = { $one } for { $price } and { $damage } damage
market-two = { $one }; { $two } for { $price } and { $damage } damage
market-three = { $one }; { $two }; { $three } for { $price } and { $damage } damage
row-empty = Row { $row }: empty, 3 activations
row-1 = Row { $row }: { $card1 }, 2 activations
row-2 = Row { $row }: { $card1 }; { $card2 }, 1 activation
row-3 = Row { $row }: { $card1 }; { $card2 }; { $card3 }
bid-drop = Drop out
bid-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
lock-rows = Rows { $one } and { $other }

## Nature

nature-first = Who gets the Nautilus marker?
nature-bonus = Which bonus card is turned up?
nature-module = Which card is turned up?
nature-own_module = Which card is dealt?

## What happened

fact-begins = { $seat } gets the Nautilus marker.
fact-round = Round { $number }.
fact-bonus = Bonus of this round: { $bonus }.
fact-lays_out = { $count } cards are laid out.
fact-removes = { $module } leaves the tableau.
fact-sinks = Row { $row } is empty: the cards above sink.
fact-buys = { $seat } buys { $module } for { $price }.
fact-takes = { $seat } takes { $module }.
fact-pays = { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
fact-gains_coins = { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
fact-gains_points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
fact-gains_deeple = { $seat } gets { $count } deeple.
fact-repairs = { $seat } repairs { $amount }: damage { $damage }.
fact-suffers = { $seat } takes { $amount } damage: now { $damage }.
fact-loses = { $seat } loses { $module }.
fact-places = { $seat } places { $module }.
fact-uses_plant = { $seat } uses the power plant ({ $use } of 3).
fact-extends = { $seat } builds: { $extension }.
fact-breathes = { $seat } uses { $module }.
fact-moves = { $seat } moves a deeple to { $module }.
fact-activates = { $seat } activates { $module }.
fact-passes = { $seat } passes.
fact-market = The black market of round { $round } opens.
fact-dealt = You are dealt { $module }.
fact-orders = { $seat } buys { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } on the black market.
fact-reveals_rows = The rows of the auction are turned up.
fact-offers = { $seat } opens row { $row } ({ $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }).
fact-bids = { $seat } bids { $coins }.
fact-drops = { $seat } drops out.
fact-wins = { $seat } wins row { $row } for { $coins }.
fact-unsold = Nobody wants row { $row }.
fact-locks = Row { $row } is locked.
fact-scores_round = Scoring of round { $round }.
fact-bonus_pays = The bonus card ({ $bonus }) pays { $seat } { $amount }.
fact-counts_coins = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for coins.
fact-holds = The station of { $seat } holds: { $value ->
        [one] 1 point
       *[other] { $value } points
    }, { $points } in all.
fact-collapses = The station of { $seat } collapses: damage { $damage }, pointer { $pointer }.
fact-ends = The game is over.

## Fields of the table

view-round = Round
view-phase = Phase
    .piece = phase
view-turn = To move
    .piece = seat
view-nautilus = Nautilus
    .piece = seat
view-difficulty = Cards for Deep Thought
view-tableau = Tableau, row by row
    .piece = module
view-bonus = Bonus cards
    .piece = bonus
view-passed = Passed
    .piece = seat
view-resting = Deep Thought has activated
view-sold = Rows done
view-lot = Row on offer
    .piece = row
view-high = Highest bid
view-bidder = Bidder
    .piece = seat
view-bidding = In the auction
view-gone = In the box
    .piece = module
view-supply = Deeple in the supply
view-deck = Deck
view-bonus_deck = Bonus deck
view-points = Points
view-damage = Damage
view-arms = Modules
    .piece = module
view-lying = Deeple lying there
view-staffed = Activated
view-used = Oxygen used
view-dome = Deeple in the dome
view-spent = Deeple spent
view-deeple = Deeple
view-extended = Extensions (crab, clam, kraken, shipyard, oxygen, research)
view-vents = Power plant used
view-arriving = To be placed
    .piece = module
view-hand = Dealt
    .piece = module
view-parcel = Bought
    .piece = module
view-left = Left
    .piece = module
view-coins = Coins
view-value = Worth at the end
view-bears = Pointer at the end
view-collapsed = Collapsed
view-pointer = Pointer
view-stable = Holds
view-stations = Stations

row-number = Row { $row }
phase-setup = Set-up

## Why not, and why

why-dear = That costs { $price }; you have { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
why-acted = You have taken your action; only free actions are left.
why-used = This oxygen card is face down until the end of the round.
why-none-lies = None of your deeple lies down: there is nobody to move.
why-nowhere = There is no module outside to go to.
why-dome-empty = No deeple lies in the dome.
why-no-way = From here there is no other module within { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
why-standing = The deeple stand here until the end of the round.
why-nobody = No deeple lies here.
why-dome = A deeple does not stop in the dome.
why-here = It lies here already.
why-far = That is { $way ->
        [one] 1 step
       *[other] { $way } steps
    } away; the bottle gives { $steps }.
why-activated = It was activated in this round already.
why-slots = It needs { $slots } deeple; { $lying ->
        [0] none lies
        [one] 1 lies
       *[other] { $lying } lie
    } here.
why-research = Research is never lost.
why-tile = The extension is a tile, not a card: it stays.
why-inner = Only the outermost card of an arm breaks off.
why-prepare = First the free actions; you buy when all are ready.
why-sold = This row has its auction marker.
why-lot = Row { $row } is being auctioned now.
why-covered = The power plant was used three times in this round.
why-built = This extension is built already.
why-late = Free actions come before the choice; now it is about the cards.

why-gain = { $sense ->
        [better] Makes you about { $points ->
            [one] 1 point
           *[other] { $points } points
        } better off at the end.
        [worse] Makes you about { $points ->
            [one] 1 point
           *[other] { $points } points
        } worse off at the end.
       *[even] Leaves you about as well off at the end.
    }
why-deny = { $gain } Deep Thought would get about { $points ->
        [one] 1 point
       *[other] { $points } points
    } out of it.
why-pass = { $points ->
        [0] Nothing more is to be gained; passing brings no points.
        [one] Brings 1 point.
       *[other] Brings { $points } points.
    }
why-pass-first = Brings { $points } points and the Nautilus marker: you open the auction.
why-no-use = No move brings anything now.
why-towards = On the way to { $module }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-ready = All slots are filled: worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-lacking = Worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } with { $lacking } more deeple.
why-order = { $gain } Damage { $damage } then, before the cards act; so far your station bears { $pointer }.
why-bid = Winning the row is worth about { $worth } to you; what { $bid ->
        [one] 1 coin
       *[other] { $bid } coins
    } could do otherwise, about { $cost }.
why-lock = { $gain } The locked rows would bring Deep Thought { $points ->
        [0] hardly anything
        [1] about 1 point
       *[other] about { $points } points
    }.
why-loss = You would miss about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-extra = The best bottle left brings about { $points }; the damage costs about { $cost }.
why-harm-first = Its damage comes while there is least to lose.
why-nearer = The first one lies nearer to the dome and is easier to reach.

## What the scores are made of

part-clams = Clam habitats
part-passing = Passing
part-research = Research extension
part-plant = Heat research
part-bonus = Bonus cards
part-coins = Coins
part-station = Station

## The table as text

text-clock = Round { $round } of { $rounds }, { $phase }
text-bonus = Bonus of the round
text-group-crab = Crab
text-group-clam = Clam
text-group-kraken = Kraken
text-group-shipyard = Shipyard
text-group-oxygen = Oxygen
text-group-research = Research
text-sign-deeple = deeple
text-sign-coins = coins
text-sign-points = points
text-sign-repair = repair
text-sign-end = at the end
text-sign-pointer = pointer
text-sign-nautilus = Nautilus marker
text-sign-active = activated
text-stable = damage { $damage }, holds { $pointer }
text-unstable = damage { $damage }, holds only { $pointer }
text-passed = has passed
text-bids = bids { $coins }
text-out = out
text-sold = sold
text-lot = on offer
text-waiting = to come
text-plant = power plant used { $used } of { $uses }
text-market = Your cards of the black market
text-hand = to choose from
text-parcel = bought
text-left = for the auction
