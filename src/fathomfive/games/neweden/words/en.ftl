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
    .text = Repairs 5 at once.
research-crab-3 = Harvest award
    .text = At the end 3 points for each fully staffed crab.
research-kraken-2 = Repair award
    .text = At the end 2 points for each fully staffed kraken.
research-risk-5 = Risky drilling
    .text = 5 damage at once.
research-risk-5-again = Risky drilling
    .text = 5 damage at once.
research-risk-10 = Reckless drilling
    .text = 10 damage at once.
research-gift = Open knowledge
    .text = All others get 5 coins.
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
    .chip = Extend shipyard
extension-oxygen = Oxygen extension
    .chip = Extend oxygen
extension-kraken = Kraken extension
    .chip = Extend kraken
extension-research = Research extension
    .chip = Extend research
deeple = Deeple
coin = Coin
nautilus = Nautilus marker
    .text = Who passes first gets the Nautilus marker.
incident-marker = Incident marker
auction-marker = Auction marker
damage-marker = Damage marker
pointer = Pointer
screen = Screen
power-plant = Power plant
    .text = A free action, up to three times a round: coins for damage.
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
    .chip = Harvest crab
    .more = { $amount } [coin]
card-clam = Clam habitat ({ $slots } deeple: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    })
    .chip = Clam habitat
    .more = { $amount } [point]
card-kraken = Repair kraken ({ $slots } deeple: repairs { $amount })
    .chip = Repair kraken
    .more = −{ $amount } [damage]
card-extension-kraken = Kraken extension ({ $slots } deeple: repairs { $amount })
    .chip = Kraken extension
    .more = −{ $amount } [damage]
card-shipyard = Shipyard ({ $deeple } deeple)
    .chip = Shipyard
    .more = +{ $deeple } [deeple]
card-oxygen = Oxygen tank ({ $bottles } { $steps ->
        [one] step
       *[other] steps
    })
    .chip = Oxygen { $bottles }
    .more = { $bottles } [bottle]
detail = { $module }{ $end ->
        [0] {""}
        [one] , 1 point at the end
       *[other] , { $end } points at the end
    }{ $sense ->
        [up] , pointer { $pointer } up
        [down] , pointer { $pointer } down
       *[none] {""}
    }
    .chip = { $module }
    .more = { $module }
detail-research = { $module } ({ $text }{ $end ->
        [0] {""}
        [one] {" "}1 point at the end.
       *[other] {" "}{ $end } points at the end.
    })
    .chip = { $module }
    .more = [research]
card-left = { $module } (on the left)
    .chip = { $module }
    .more = { $module }
card-middle = { $module } (in the middle)
    .chip = { $module }
    .more = { $module }
card-right = { $module } (on the right)
    .chip = { $module }
    .more = { $module }
card-copy = { $module } ({ $number } of { $count })
    .chip = { $module }
    .more = { $module }
bonus-coins = { $each ->
        [one] 1 coin
       *[other] { $each } coins
    } for each card of the kind { $group }
bonus-points = { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each card of the kind { $group }

## Help: what each kind of question decides, and what its options mean

kind-turn = Your turn in phase A
    .text = One action: buy a card, move deeple with an oxygen card, or pass. Free actions come on top of it.
kind-after = Before the turn ends
    .text = Your action is done. Free actions are still open.
kind-deeple = Which deeple moves
    .text = The bottle moves one lying deeple by its number of steps; each module it enters is a step.
kind-where = Where the deeple goes
    .text = A module works when all its slots are filled. On the last free slot you decide whether it works at once.
kind-activate = Activate a module
    .text = Enough deeple lie on it. Activated, they stand up and stay there until the round ends.
kind-lose = A card breaks off
    .text = Your damage went beyond 15: the outermost card of one arm is lost for good.
kind-place = Order of placing
    .text = Several cards came at once. The first lies nearest to the dome.
    .each = A card
kind-market = Black market
    .text = Everybody buys in secret: the more cards, the more coins and damage. What you leave goes into the auction.
    .each = A purchase
kind-row = Open an auction
    .text = The whole row goes to the highest bid, and the cards come with a move of your deeple.
kind-bid = Bid
    .text = Bid more than the last one, or drop out of this row for good.
    .each = A bid, or dropping out
kind-reward = After the auction
    .text = The row you won lets you move deeple and activate modules, with your oxygen cards.
kind-extra = Once more
    .text = One more move is for sale: it costs 1 damage.
kind-lock = Lock two rows
    .text = These two are not auctioned; for the other two you bid against Deep Thought.
    .each = A pair of rows

can-buy = Buy a card
    .text = pay the price of its row; the bottom row costs damage, the upper two repair.
can-oxygen = Use an oxygen card
    .text = each of its bottles moves one deeple; full modules work at once.
can-pass = Pass
    .text = you are out of this phase. Who passes first gets 3 points and begins the next one.
can-plant = Power plant
    .text = 5 coins for damage: 1, then 3, then 6 in a round.
can-extend = Turn an extension
    .text = pay 6 coins, once in the game for each of the four tiles.
can-lapse = Let the bottle lapse
    .text = nobody moves with it.
can-dome = From the dome
    .text = a deeple that lies at home.
can-deeple-crab = From a crab
    .text = a deeple that lies on this arm goes on.
can-deeple-clam = From a clam
    .text = a deeple that lies on this arm goes on.
can-deeple-kraken = From a kraken
    .text = a deeple that lies on this arm goes on.
can-crab = Harvest crab
    .text = brings coins; at the end each crab lowers your pointer.
can-clam = Clam habitat
    .text = brings points at once.
can-kraken = Repair kraken
    .text = repairs damage; at the end each kraken raises your pointer.
can-lose-oxygen = Oxygen tank
    .text = the outermost oxygen card goes: fewer moves in each round.
can-shipyard = Shipyard
    .text = the outermost shipyard goes; its deeple stay.
can-no = Not now
    .text = the deeple lie there and wait.
can-done = Enough
    .text = go on without it.
can-row = A row
    .text = all its cards go to whoever bids most.

## Questions

ask-turn = Your turn
ask-after = { $ending ->
        [round] Anything else before the round is scored?
       *[turn] Anything else before your turn ends?
    }
ask-deeple = Which deeple moves { $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    }?
ask-where = Where does the deeple go ({ $origin }), { $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    }?
where-dome = from the dome
ask-activate = Activate a module on which enough deeple lie?
ask-lose = Too much damage: which card breaks off?
ask-place = Which card do you place first?
ask-market = What do you buy on the black market?
ask-row = Which row is auctioned next?
ask-bid = Row { $row } ({ $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }): { $high ->
        [0] no bid yet
        [one] the bid is 1 coin
       *[other] the bid is { $high } coins
    }
ask-reward = Move deeple and activate modules: { $times ->
        [one] once more
       *[other] { $times } times more
    }
ask-extra = Move deeple and activate modules once more, for 1 damage?
ask-lock = Which two rows do you lock?

## Options

turn-buy = Buy for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }{ $effect ->
        [repair] {" "}and repair { $amount }
        [damage] {" "}and { $amount } damage
        [breaks] {" "}and { $amount } damage (a card breaks off)
       *[none] {""}
    }: { $module }
    .chip = { $module }
    .more = −{ $price } [coin]{ $effect ->
        [repair] { " " }−{ $amount } [damage]
        [damage] { " " }+{ $amount } [damage]
        [breaks] { " " }+{ $amount } [breaks]
       *[none] { "" }
    } → { $module }
turn-pass = Pass{ $points ->
        [0] {""}
        [one] {": "}1 point
       *[other] {": "}{ $points } points
    }{ $marker ->
        [take] , and you take the Nautilus marker
        [keep] , and you keep the Nautilus marker
       *[no] {""}
    }
    .chip = Pass
    .more = { $points ->
        [0] { "" }
       *[other] +{ $points } [point]
    }{ $marker ->
        [take] { " " }[nautilus]
       *[other] { "" }
    }
use-oxygen = Move with { $module }{ $damage ->
        [0] {""}
       *[other] {" "}for { $damage } damage
    }{ $idle ->
        [yes] ; now nobody could move
       *[no] {""}
    }
    .chip = { $module }
    .more = move{ $damage ->
        [0] { "" }
       *[other] { " " }+{ $damage } [damage]
    }{ $idle ->
        [yes] : nobody can
       *[no] { "" }
    }
free-plant = Power plant, use { $use } of { $uses }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }, { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }{ $breaks ->
        [yes] : a card breaks off
       *[no] {""}
    }
    .chip = Power plant
    .more = +{ $coins } [coin]{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points } [point]
    }{ $damage ->
        [0] { "" }
       *[other] { " " }+{ $damage } [damage]
    }{ $breaks ->
        [yes] { " " }[breaks]
       *[no] { "" }
    }
free-extend = { $extension } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }: { $gives }
    .chip = { $extension }
    .more = −{ $price } [coin] → { $gives }
gives-shipyard = { $deeple } deeple at once
    .more = +{ $deeple } [deeple]
gives-oxygen = an oxygen card ({ $bottles } steps), face up
    .more = { $bottles } [bottle]
gives-kraken = a kraken of its own next to the dome ({ $slots } deeple: repairs { $amount }), pointer { $pointer } up at the end
    .more = [kraken] +{ $pointer } [pointer]
gives-research = { $points ->
        [one] 1 point
       *[other] { $points } points
    } with every research card you place from now on
    .more = { $points } [point] / [research]
after-done = { $ending ->
        [round] On to the scoring
       *[turn] End the turn
    }
reward-done = No more
extra-done = No, no more
deeple-dome = From the dome ({ $count } there)
    .chip = From the dome
    .more = { $count } [deeple]
deeple-from = From { $place } ({ $count } there)
    .chip = { $place }
    .more = { $count } [deeple]
deeple-lapse = Let the bottle lapse
    .chip = Let it lapse
where-stand = { $place }: activate it{ $idle ->
        [yes] {" "}(nothing to repair)
       *[no] {""}
    }
    .chip = { $place }
    .more = activate: { $place }
where-lie = { $place }: lie there{ $lacking ->
        [0] , do not activate
        [one] , 1 more deeple needed
       *[other] , { $lacking } more deeple needed
    }
    .chip = { $place }
    .more = lie down{ $lacking ->
        [0] { "" }
       *[other] , { $lacking } [deeple] short
    }
where-staffed = { $place }: lie there, it was activated already
    .chip = { $place }
    .more = lie down, it is used
activate-one = { $place }{ $idle ->
        [yes] {" "}(nothing to repair)
       *[no] {""}
    }
    .chip = { $place }
    .more = activate: { $place }
activate-no = Not now
module-at = { $module }, place { $number }
    .chip = { $module }
    .more = { $module }
market-none = Buy nothing
market-1 = Buy for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } and { $damage } damage{ $breaks ->
        [yes] {" "}(a card breaks off)
       *[no] {""}
    }: { $card1 }
    .chip = { $card1 }
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
market-2 = Buy for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } and { $damage } damage{ $breaks ->
        [yes] {" "}(a card breaks off)
       *[no] {""}
    }: { $card1 }; { $card2 }
    .chip = Both
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
market-3 = Buy for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } and { $damage } damage{ $breaks ->
        [yes] {" "}(a card breaks off)
       *[no] {""}
    }: { $card1 }; { $card2 }; { $card3 }
    .chip = All 3
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
row-1 = Row { $row }: { $card1 }{ $end ->
        [0] {""}
        [one] ; 1 point at the end
       *[other] ; { $end } points at the end
    }, then move deeple twice
    .chip = Row { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 }
row-2 = Row { $row }: { $card1 }; { $card2 }{ $end ->
        [0] {""}
        [one] ; 1 point at the end
       *[other] ; { $end } points at the end
    }, then move deeple once
    .chip = Row { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 } { $card2 }
row-3 = Row { $row }: { $card1 }; { $card2 }; { $card3 }{ $end ->
        [0] {""}
        [one] ; 1 point at the end
       *[other] ; { $end } points at the end
    }
    .chip = Row { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 } { $card2 } { $card3 }
row-empty = Row { $row }: no card, then move deeple 3 times
bid-drop = Drop out of this row
    .chip = Drop out
bid-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $left ->
        [0] {" "}(all you have)
       *[other] {""}
    }
    .chip = { $coins } [coin]
    .more = { $left ->
        [0] all you have
       *[other] { "" }
    }
lock-rows = Lock rows { $one } and { $other }: { $upper } and { $lower } are auctioned
    .chip = Lock { $one } and { $other }
    .more = { $upper } and { $lower } for auction

## Answers that stand

stand-turn = Pass whenever nothing but these free actions is left
stand-after = End my turns from now on, until another free action is possible
stand-activate = Do not ask again in this turn, unless another module is ready
stand-bid = Drop out in this round whenever I cannot raise the bid
stand-extra = No more for damage in this round, unless another oxygen card is there

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
fact-buys = { $seat } buys { $module }.
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
fact-gains_deeple = { $seat } gets { $count ->
        [0] no deeple: the supply is empty
       *[other] { $count } deeple
    }.
fact-repairs = { $seat } repairs { $amount }: damage now { $damage }.
fact-suffers = { $seat } takes { $amount } damage: now { $damage }.
fact-loses = { $seat } loses { $module }.
fact-places = { $seat } places { $module }.
fact-uses_plant = { $seat } uses the power plant ({ $use } of 3).
fact-extends = { $seat } builds: { $extension }.
fact-breathes = { $seat } uses { $module }.
fact-moves = { $seat } moves a deeple to { $module }.
fact-activates = { $seat } activates { $module }.
fact-passes = { $seat } passes.
fact-takes_nautilus = { $seat } takes the Nautilus marker.
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
fact-bids = { $seat } bids { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
fact-drops = { $seat } drops out.
fact-wins = { $seat } wins row { $row } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
fact-unsold = Nobody wants row { $row }.
fact-locks = Row { $row } is locked.
fact-scores_round = Scoring of round { $round }.
fact-bonus_pays = Bonus for { $seat }: { $bonus }.
fact-counts_coins = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for coins.
fact-holds = The station of { $seat } holds: { $value ->
        [one] 1 point
       *[other] { $value } points
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
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
view-order = Chosen
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
why-sold = This row has its auction marker.
why-lot = Row { $row } is being auctioned now.
why-covered = The power plant was used three times in this round.
why-built = This extension is built already.

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
why-extra = Its best bottle brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the damage costs about { $cost }.
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
text-plant-next = next
text-market = Your cards of the black market
text-hand = to choose from
text-parcel = bought
text-left = for the auction
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-up = pointer { $number } up
end-down = pointer { $number } down
end-both = { $first }, { $second }
at-the-end = At the end: { $what }.

## Warnings

harm-unstable = Your station would become unstable: damage { $damage }, it bears { $bears }.

## What is printed on the boards

printed-bonus = Round bonus
printed-undecided = Undecided
    .text = Nobody’s cards: they come face down from the deck into this row.
printed-price = A card of this row costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}{ $damage ->
    [0] {""}
   *[other] , and does { $damage } damage
}{ $repair ->
    [0] {""}
   *[other] , and repairs { $repair }
}.

## What is said of stations and of the tableau

said-damage = Damage
said-stable = Stable: damage { $damage }, the station bears { $pointer }
said-unstable = Unstable: damage { $damage }, the station bears only { $pointer }
said-collapsed = Collapsed: damage { $damage }, the pointer stood at { $pointer }
said-held = The station holds: { $value ->
    [one] 1 point
   *[other] { $value } points
}
said-symbols = Pointer: { $up } up, { $down } down
said-worth = Station value
    .text = counts at the end, if stable
said-ready = { $ready } of { $all } ready
said-coins = Coins
said-only-you = only you see them
said-screened = behind the screen
said-sinks = The last card of its row: when it is bought, all above sink by one row.
said-removed = Will be removed before the next turn of the Nautilus marker.
