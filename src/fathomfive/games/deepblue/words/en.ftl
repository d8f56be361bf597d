### Deep Blue: the words of its pieces, English.
### Each piece has a name and, as .text, one sentence about it. Numbers come in as variables, so that a pack may
### change them: stones and spots get $points and $points_scouted.
### A message is named after the id in content/: stone-*, spot-*, kind-*, node-*, crew-* and scenario-* put that word
### before the id; a wreck's id has it already.

## Stones

stone-silver = Silver
    .text = Common treasure: { $points } VP to every diver who stays down, { $points_scouted } VP with a boat on a silver spot.
stone-gold = Gold
    .text = Fine treasure: { $points } VP to every diver who stays down, { $points_scouted } VP with a boat on a gold spot.
stone-red = Red
    .text = The rarest treasure: { $points } VP to every diver who stays down, { $points_scouted } VP with a boat on a red spot.
stone-green = Green
    .text = An artefact from who knows where: only a crew that reads such things makes points of it.
stone-purple = Purple
    .text = An antique: worthless as loot, dear to the scholars of your crew.
stone-blue = Air shortage
    .text = The air runs short: the first is a warning, each further one sends up all who do not protect themselves.
stone-black = Sea monster
    .text = Something large circles the bell: the first is a warning, each further one sends up all who do not protect themselves.

## Scout spots

spot-silver = Silver spot
    .text = Your boat knows where the silver lies: each silver stone counts { $points_scouted } instead of { $points } VP for you.
spot-gold = Gold spot
    .text = Your boat knows where the gold lies: each gold stone counts { $points_scouted } instead of { $points } VP for you.
spot-red = Red spot
    .text = Your boat knows where the red lies: each red stone counts { $points_scouted } instead of { $points } VP for you.
spot-blue = Blue spot
    .text = Spare air: survive one air shortage in this dive without a card; the boat then drifts to the middle.
spot-black = Black spot
    .text = A safe berth: survive one sea monster in this dive without a card; the boat then drifts to the middle.
spot-guard = Blue-black spot
    .text = Survive one hazard of either kind in this dive without a card; the boat then drifts to the middle.

## Chart: kinds of places

kind-harbour = Harbour
    .text = Where all boats begin; there is nothing to dive for.
kind-buoy = Navigation buoy
    .text = A place to pass or to wait at: nothing happens here, but a boat may rush to a dive one move away.
kind-start = Start site
    .text = A dive site with a yellow buoy, whose wreck is known from the beginning.
kind-deep = Deep site
    .text = A dive site with a red buoy, whose wreck stays unknown until a boat stops there.

## Chart: harbour and start sites (yellow buoy)

node-harbour = Harbour
    .text = Home of every boat, where crews are hired and rumours are sold.
node-gull-shoal = Gull Shoal
    .text = First ground past the pier: where gulls sit in a ring, something lies below.
node-kettle-bank = Kettle Bank
    .text = A bank that steams on cold mornings and clanks on stormy ones.
node-mermaid-sands = Mermaid Sands
    .text = Pale sand that moves every night and shows a new mast each dawn.
node-cannon-reef = Cannon Reef
    .text = Corals have grown over a broadside that was never fired.
node-turtle-shallows = Turtle Shallows
    .text = Old turtles graze here between ribs of oak.
node-smugglers-ledge = Smugglers’ Ledge
    .text = Cargo thrown overboard in a hurry tends to land on this step.

## Chart: deep sites (red buoy)

node-widows-drop = Widow’s Drop
    .text = The sea floor ends here without a warning.
node-storm-gate = Storm Gate
    .text = Two rocks, one gap, and a current that has never kept a timetable.
node-drowned-bells = Drowned Bells
    .text = On still days a carillon rings up from below.
node-glass-abyss = Glass Abyss
    .text = Water so clear that the bottom looks near, until you drop a stone.
node-serpent-hollow = Serpent Hollow
    .text = A winding trough; nobody agrees on what wound it.
node-moonwell = Moonwell
    .text = A round shaft that shines back at the full moon.
node-leviathans-cradle = Leviathan’s Cradle
    .text = A basin of soft mud, shaped as if something slept in it.
node-silent-stair = Silent Stair
    .text = Steps far too even for nature lead down into the dark.
node-worlds-edge = World’s Edge
    .text = The chart stops here because the chartmaker did.

## Chart: navigation buoys

node-buoy-anchor = Anchor Buoy
    .text = Half the harbour waits here, engines running, to rush to the first dive.
node-buoy-lamp = Lamp Buoy
    .text = Its light marks the southern way out of the harbour.
node-buoy-whistle = Whistle Buoy
    .text = It whistles with every swell, tunelessly and all night.
node-buoy-pelican = Pelican Buoy
    .text = A pelican guards this buoy on the way to the northern deep.
node-buoy-star = Star Buoy
    .text = Four routes meet here under the brightest star.
node-buoy-compass = Compass Buoy
    .text = The middle of the deep: from here four ways lead on.
node-buoy-siren = Siren Buoy
    .text = Sailors swear that it sings to boats bound for the west.
node-buoy-hourglass = Hourglass Buoy
    .text = Whoever passes it has little time and far to go.
node-buoy-cormorant = Cormorant Buoy
    .text = The last perch before the chart runs out.

## Wrecks

wreck-steamer = Paddle steamer
    .text = She went down with the band playing and the safe locked.
wreck-flying-boat = Flying boat
    .text = Her last landing was on time, only lower than planned.
wreck-longship = Longship
    .text = A dragon head still looks for a coast to raid.
wreck-dhow = Dhow
    .text = Her spices are long gone, her strongbox is not.
wreck-trawler = Trawler
    .text = The net came up too heavy, and the crew would not let go.
wreck-empty = Empty site
    .text = Somebody was here before you and left nothing but mud.
wreck-submarine = Submarine
    .text = Built to dive, and very good at it.
wreck-caravel = Caravel
    .text = She had found the new route and never told anyone.
wreck-liner = Ocean liner
    .text = Eleven decks of silverware, and crabs at the captain’s table.
wreck-galleon = Galleon
    .text = Overloaded with gold, as the ballast was thrown out to make room.
wreck-saucer = Saucer
    .text = Nobody on the quay believes you, so bring a piece of it.
wreck-temple = Sunken City: the temple
    .text = Between its columns the fish still keep a procession.
wreck-theatre = Sunken City: the theatre
    .text = All seats are taken, by anemones.
wreck-palace = Sunken City: the palace
    .text = A throne, a treasury, and a very long way up.
wreck-observatory = Sunken City: the observatory
    .text = Its brass eye still looks for stars through all that water.
wreck-hidden = Uncharted wreck
    .text = Turned up by the boat that ends its move here, not by one that sails across.

## Crew: the starters of every colour

crew-prospector = Prospector
crew-beachcomber = Beachcomber
crew-helmswoman = Helmswoman
crew-purser = Purser

## Crew: the market deck

crew-pump-tender = Pump tender
crew-sponge-diver = Sponge diver
crew-harpooner = Harpooner
crew-shark-tamer = Shark tamer
crew-silversmith = Silversmith
crew-pilot = Pilot
crew-goldsmith = Goldsmith
crew-corsair = Corsair
crew-jeweller = Jeweller
crew-gem-cutter = Gem cutter
crew-occultist = Occultist
crew-medium = Medium
crew-archaeologist = Archaeologist
crew-curator = Curator
crew-antiquarian = Antiquarian
crew-lookout = Lookout
crew-chronicler = Chronicler
crew-record-diver = Record diver
crew-engineer = Engineer
crew-patron = Patron

## What a crew card does

does-score = { $points } VP once { $count } × { $stone } is up.
does-score-any = { $points } VP once { $count } stones are up.
does-protect-blue = Protects you once against an air shortage.
does-protect-black = Protects you once against a sea monster.
does-protect-both = Protects you once against an air shortage or a sea monster.
does-pay = Or pays ${ $money } when you hire.
does-propel = Or adds { $moves } to your moves when you sail.
does-only-pay = Pays ${ $money } when you hire.
does-only-propel = Adds { $moves } to your moves when you sail.
does-add = New in the market, it puts a stone into the bag: { $stone }.

## Scenarios of the captain's logbook (for dives to the Sunken City only)

scenario-troubled-waters = Troubled Waters
    .text = Murky water in the sunken city: whoever leads a dive there takes two stones out of the bag each time.
scenario-best-of-the-best = The Best of the Best
    .text = Experts at work: each crew card played for points brings 4 VP more.
scenario-scattered-riches = Scattered Riches
    .text = When a part of the city comes to light, it and each neighbouring wreck get a stone from the bag, at most one each, with which the dive there begins.
scenario-lucrative-wrecks = Lucrative Wrecks
    .text = A leader who comes up unharmed earns 2 VP for every full three stones of the dive.
scenario-approaching-storm = Approaching Storm
    .text = Find a part of the city and you lead a dive there at once, for free; boats up to two moves away may rush in.
scenario-dangerous-reefs = Dangerous Reefs
    .text = No boat can rush in: only those already at the wreck dive along.
scenario-treasures-aplenty = Treasures Aplenty
    .text = The points of the wreck go to everyone in the dive, and twice to those with both boats there.

## Help: what each kind of question decides, and what its options mean

kind-action = Your action
    .text = You have exactly one action. Cards you play for it lie in your resting area until you rest.
kind-pay = Pay for a hire
    .text = Play cards with money until the price is covered. There is no change.
    .each = A card with money
kind-take = Take a new card
    .text = The market is new, and one of its cards is yours for nothing more.
    .each = A card of the market
kind-propel = Gather moves
    .text = Every propeller you play is one move more. Cast off when you have enough.
    .each = A card with a propeller
kind-sail = Sail
    .text = Share the moves between your boats. Where a boat stops, it takes a scout spot or turns up what lies there.
    .each = A boat and where it stops
kind-scout = Take a scout spot
    .text = One boat to a spot: it makes stones of its colour dearer for you, or protects you there.
    .each = A free spot
kind-rush = Rush to the dive
    .text = A boat one move away may come along for nothing. Everybody at the wreck takes part in the dive.
    .each = One of your boats
kind-protect = A hazard
    .text = It was not the first stone of its colour: protect yourself or surface. Surfaced, you get nothing for stones.
    .each = A card of the hazard’s colour
kind-crew = Play crew
    .text = A card whose stones have been drawn brings its points, safe whatever happens later.
    .each = A card that matches
kind-go_on = Draw or stop
    .text = Every stone may be treasure or danger. If you stop, everybody still down is paid for the stones.

can-hire = Hire
    .text = take a card of the market to your hand; pay with money on your cards.
can-renew = Renew the market
    .text = pay $4: four new cards, and one of them is yours.
can-action-sail = Sail
    .text = play propellers and move your boats.
can-rest = Rest
    .text = shuffle your used cards and take three back.
can-dive = Dive
    .text = lead a dive with a boat at a wreck. You alone get the points of the wreck.
can-token = Bonus token
    .text = worth $1 or one move, once.
can-nobody = None of them
    .text = the new market stays for the others.
can-cast_off = Cast off
    .text = sail with the moves you have.
can-anchor = Drop anchor
    .text = the moves that are left are forfeited.
can-stay = Stay
    .text = your boats keep their places and miss this dive.
can-spot = Your scout spot
    .text = a boat on a spot of this colour protects you as often as needed.
can-surface = Surface
    .text = nothing for stones, but the points of cards you played stay yours.
can-done = Keep your cards
    .text = they may match again after a later stone.
can-on = One more stone
    .text = more treasure, or the hazard you were warned of.
can-stop = End the dive
    .text = everybody who is still down is paid for the stones.

## Questions and facts (written with the rules)

ask-action = What do you do?
action-hire = Hire the { $crew } for ${ $price }{ $slot ->
    [0] { "" }
   *[other] , slot { $slot }
}
    .chip = { $crew }
    .more = $ { $price }
action-renew = Renew the market for ${ $price } and take a new card
    .chip = Renew the market
    .more = $ { $price }
action-sail = Sail, up to { $moves } { $moves ->
    [one] move
   *[other] moves
}
    .chip = Sail
    .more = { $moves } [move]
action-rest = Rest: { $count ->
    [one] one card comes
   *[other] { $resting ->
        [2] 2 cards
        [3] 3 cards
       *[other] { $count } of { $resting } cards
    } come
} back
    .chip = Rest
    .more = { $count } [hand] back
action-dive = Dive to the { $wreck } ({ $node }), { $points } VP for leading
    .chip = { $node }
    .more = dive, { $points } [vp] to lead
ask-pay = Pay ${ $price }: ${ $left } to go
pay-card = { $crew } (${ $money }{ $lost ->
    [0] { "" }
   *[other] , ${ $lost } of it lost
})
    .chip = { $crew }
    .more = $ { $money }{ $lost ->
        [0] { "" }
       *[other] , $ { $lost } lost
    }
pay-token = Bonus token ($1)
    .chip = Bonus token
    .more = $ 1
ask-take = Which of the new crew do you take?
take-card = { $crew }{ $slot ->
    [0] { "" }
   *[other] { " " }(slot { $slot })
}
    .chip = { $crew }
take-nobody = Take none of them
    .chip = None of them
ask-propel = { $moves ->
    [0] Which propellers do you play?
    [one] 1 move so far. More propellers?
   *[other] { $moves } moves so far. More propellers?
}
propel-card = { $crew } ({ $moves } { $moves ->
    [one] move
   *[other] moves
})
    .chip = { $crew }
    .more = { $moves } [move]
propel-token = Bonus token (1 move)
    .chip = Bonus token
    .more = 1 [move]
propel-cast_off = Cast off with { $moves } { $moves ->
    [one] move
   *[other] moves
}
    .chip = Cast off
    .more = { $moves } [move]
ask-sail = Where to? { $moves } { $moves ->
    [one] move
   *[other] moves
} left
sail-course = { $boats ->
    [1] { "" }
   *[other] { $here }{ $berth ->
        [none] { "" }
        [alike] { " " }[{ $spot }, boat { $boat }]
       *[spot] { " " }[{ $spot }]
    }{ " " }
}→ { $node }{ $wreck ->
    [none] { "" }
    [hidden] { " " }(uncharted)
   *[seen] { " " }({ $name })
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}
    .chip = { $node }
    .more = { $moves } [move]{ $boats ->
        [1] { "" }
       *[other] { " " }from { $here }
    }
sail-anchor = Drop anchor and forfeit { $moves } { $moves ->
    [one] move
   *[other] moves
}
    .chip = Drop anchor
    .more = { $moves } [move] lost
ask-scout = Which scout spot at { $node }?
scout-treasure = { $spot }: { $scouted } instead of { $points } VP a stone
    .chip = { $spot }
    .more = { $points } → { $scouted } [vp] a stone
scout-shield = { $spot }: once safe from { $kind ->
        [blue] an air shortage
        [black] a sea monster
       *[guard] any hazard
    }
    .chip = { $spot }
    .more = [shield] once
ask-rush = Rush to the dive at { $node }?
rush-boat = Send the boat from { $node }{ $berth ->
    [none] { "" }
    [alike] { " " }[{ $spot }, boat { $boat }]
   *[spot] { " " }[{ $spot }]
}{ $leaves ->
    [no] { "" }
   *[yes] , which leaves its scout spot
}
    .chip = { $node }
    .more = { $leaves ->
        [no] send the boat
       *[yes] leaves its scout spot
    }
rush-stay = Stay where you are
    .chip = Stay
ask-protect = { $hazard }! Protect yourself or surface
protect-spot = Use the scout spot: { $spot }{ $berth ->
    [alike] { " " }(boat { $boat })
   *[other] { "" }
}
    .chip = { $spot }
    .more = [shield] scout spot
protect-card = Play the { $crew }
    .chip = { $crew }
    .more = [shield] play the card
protect-surface = Surface{ $points ->
    [0] { "" }
   *[other] , without { $points } VP of stones
}{ $leads ->
    [yes] : the dive ends
   *[no] { "" }
}
    .chip = Surface
    .more = −{ $points } [vp]{ $leads ->
        [yes] , the dive ends
       *[no] { "" }
    }
ask-crew = Play crew for points?
crew-card = { $crew } (+{ $points } VP)
    .chip = { $crew }
    .more = +{ $points } [vp]
crew-done = { $count ->
    [one] Keep this card
   *[other] Keep these { $count } cards
}
    .chip = Keep
    .more = { $count } [hand]
stand-crew = Not again in this dive unless another card fits
ask-go_on = { $count } { $count ->
    [one] stone
   *[other] stones
} drawn. Go on diving?
go_on-on = { $stones ->
    [one] One more stone
   *[other] Two more stones
}{ $percent ->
    [0] , no danger yet
   *[other] , { $percent } % danger
}
    .chip = Go on
    .more = { $stones } [stone]{ $percent ->
        [0] , no danger yet
       *[other] , { $percent } % danger
    }
stand-go_on = Keep drawing until the next hazard
go_on-stop = Surface with { $points } VP of stones
    .chip = Surface
    .more = { $points } [vp] of stones

nature-scenario = Which page of the logbook?
nature-first = Who begins?
nature-wreck = Which wreck turns up?
nature-crew = Which crew card turns up?
nature-own_crew = Which card comes back from its rest?
nature-stone = Which stone comes out of the bag?

fact-scenario = Captain’s logbook: { $scenario }.
fact-begins = { $seat } begins.
fact-reveals_crew = New in the market: { $crew }.
fact-adds_stone = A stone goes into the bag: { $stone }.
fact-reshuffles = The discarded crew cards become a new deck.
fact-pays = { $seat } pays ${ $money } with the { $crew }.
fact-spends_token = { $seat } spends a bonus token.
fact-hires = { $seat } hires the { $crew }.
fact-renews = { $seat } renews the market.
fact-takes_nobody = { $seat } takes none of the new crew.
fact-propels = { $seat } plays the { $crew } for { $moves } { $moves ->
    [one] move
   *[other] moves
}.
fact-sails = { $seat } sails: { $from } → { $to }.
fact-reveals_wreck = { $seat } finds at { $node }: { $wreck }.
fact-scatters = A stone lies at { $node }: { $stone }.
fact-scouts = { $seat } scouts at { $node }: { $spot }.
fact-storm = The storm drives { $seat } to dive at { $node } at once.
fact-rests = { $seat } rests and takes back { $count } { $count ->
    [one] card
   *[other] cards
}.
fact-returns = Back in hand: { $crew }.
fact-dives = { $seat } leads a dive at { $node }.
fact-rushes = { $seat } rushes in: { $from } → { $to }.
fact-draws = { $seat } draws: { $stone }.
fact-protects = { $seat } is safe ({ $stone }): { $crew }.
fact-uses_spot = { $seat } is safe ({ $stone }): scout spot.
fact-surfaces = { $seat } surfaces.
fact-plays = { $seat } plays the { $crew }: { $points ->
    [1] 1 point is
   *[other] { $points } points are
} safe.
fact-scores = { $seat } gains { $total } VP (cards { $cards }, stones { $stones }, wreck { $wreck }).
fact-fresco = { $wreck } goes to the fresco, part { $parts } of 4.
fact-ends = The Sunken City is complete. The treasure hunt is over.
fact-abandoned = Nobody has dived for too long. The treasure hunt is over.

## Why not

why-too-dear = Costs ${ $price }; your hand and tokens pay ${ $money }.
why-market-empty = The market is empty: there is nothing to renew.
why-no-propeller = No card in your hand has a propeller, and you have no bonus token.
why-nothing-rests = None of your cards is resting.
why-uncharted = Nobody has seen this wreck: end a boat’s move here to turn it up.
why-no-wreck = Your boat lies here, but there is no wreck to dive to.
why-no-boat = None of your boats lies here; the nearest is { $moves } { $moves ->
    [one] move
   *[other] moves
} away.
why-too-far = { $away } moves away; you have { $moves } left.
why-lies-here = Your boat lies here; to arrive again it takes two moves and a free scout spot.
why-spot-taken = A boat holds this scout spot.
why-spot-alike = Like another free scout spot: choose that one.
why-rush-far = { $away } moves away; boats rush from { $reach } { $reach ->
    [one] move
   *[other] moves
} away at most.
why-rush-there = This boat is at the dive already.
why-rush-alike = Lies just as your other boat: send that one.
why-no-money = The { $crew } pays no money.
why-no-moves = The { $crew } has no propeller.
why-no-shield = The { $crew } does not protect from this: { $hazard }.
why-spot-no-shield = { $spot }: does not protect from this ({ $hazard }).
why-no-points = The { $crew } brings no points in a dive.
why-needs = Needs { $count } × { $stone }; { $drawn } drawn so far.
why-needs-any = Needs { $count } stones; { $drawn } drawn so far.

## Why

why-rest = { $count ->
    [one] One card comes
   *[other] { $count } cards come
} back to your hand.
why-renew = Four new cards, and you take whichever you like.
why-nobody = A card more makes every rest less sure; the new ones stay on offer for the others.
why-reach = With { $moves } { $moves ->
    [one] move
   *[other] moves
} a boat reaches { $node }: a dive there may bring you about { $points }.
why-dive = May bring you about { $points }{ $others ->
    [0] , and nobody else can dive along.
    [one] ; one other can dive along, for about { $gain } in stones.
   *[other] ; { $others } others can dive along, for about { $gain } each in stones.
}
why-crew-shield = Protection: you stay down when others must surface.
why-crew-points = About { $points } { $points ->
    [one] point
   *[other] points
} in a dive of { $stones } stones.
why-crew-moves = Propellers for { $moves } { $moves ->
    [one] move
   *[other] moves
}, again after every rest.
why-crew-money = ${ $money } to hire with, again after every rest.
why-crew-late = Pays off in long dives only.
why-token = Keeps your cards in hand.
why-pay = { $lost ->
    [0] Pays without losing change; ${ $left } was due.
   *[other] ${ $lost } of it is lost: ${ $left } was due.
}
why-course = A dive here may bring you about { $points }.
why-unknown = Nobody knows this wreck; a dive here may bring you about { $points }.
why-waiting = From here a boat can rush to { $count ->
    [one] one wreck
   *[other] { $count } wrecks
}.
why-spot-shield = Saves you from a hazard once, without a card.
why-spot-points = About { $points } more in a usual dive.
why-rush = Diving along may bring you about { $points }.
why-stay = Your boats keep their places; diving along might bring about { $points }.
why-crew = { $points ->
    [1] 1 point
   *[other] { $points } points
}, safe however the dive ends.
why-keep = What you keep can be played after a later stone, or in another dive.
why-protect = Keeps { $points } in stones within reach.
why-surface = { $points } in stones are at stake, and what protects you stays for later.
why-on = { $percent ->
    [0] No stone in the bag is dangerous yet.
   *[other] { $stones ->
        [one] { $percent } % of the stones in the bag are dangerous
       *[other] Two stones at once bring a danger with { $percent } %
    }{ $shielded ->
        [yes] , and you can protect yourself.
       *[no] , with { $points } in stones at stake.
    }
}
why-stop = { $points } in stones are yours now; { $stones ->
    [one] { $percent } % of the stones in the bag are dangerous.
   *[other] two more bring a danger with { $percent } %.
}

## The game and its options

game = Deep Blue
    .text = Hire a crew, sail out and lead dives to sunken ships: every stone may be treasure or trouble, and everyone nearby dives along.
option-scenario = Captain’s logbook
    .text = A special rule for the dives to the four parts of the Sunken City.
option-scenario-troubled-waters = Troubled Waters
    .text = { scenario-troubled-waters.text }
option-scenario-best-of-the-best = The Best of the Best
    .text = { scenario-best-of-the-best.text }
option-scenario-scattered-riches = Scattered Riches
    .text = { scenario-scattered-riches.text }
option-scenario-lucrative-wrecks = Lucrative Wrecks
    .text = { scenario-lucrative-wrecks.text }
option-scenario-approaching-storm = Approaching Storm
    .text = { scenario-approaching-storm.text }
option-scenario-dangerous-reefs = Dangerous Reefs
    .text = { scenario-dangerous-reefs.text }
option-scenario-treasures-aplenty = Treasures Aplenty
    .text = { scenario-treasures-aplenty.text }
option-scenario-random = Any page, at random
    .text = One of the seven pages is drawn at set-up.

## What scores are made of

part-cards = Crew cards
part-stones = Stones
part-wrecks = Wrecks

## Text board

text-chart = Sea chart
text-legend = ◆ wreck  ? uncharted  ★ city  ◇ cleared  o buoy  ‹1› boats
text-wrecks = Wrecks in sight
text-wrecks-legend = points for the leader; scout spots
text-no-wrecks = None: sail to an uncharted site to find one.
text-leader-points = { $points } VP
text-riches = holds
text-spot-silver = Silver
text-spot-gold = Gold
text-spot-red = Red
text-spot-blue = Blue (air)
text-spot-black = Black (monster)
text-spot-guard = Blue-black (either)
text-market = Market
text-renewal = ${ $price } renews it; { $deck } { $deck ->
    [one] card
   *[other] cards
} in the deck
text-points = { $points } VP for { $count }×
text-points-any = { $points } VP for any { $count } stones
text-protects = protects from
text-money = ${ $money }
text-moves = { $moves } { $moves ->
    [one] move
   *[other] moves
}
text-or = or
text-logbook = Captain’s logbook
text-bag = { $count } in the bag:
text-supply = { $count } in the supply:
text-seats = Treasure hunters
text-hand = { $count } in hand
text-resting = { $count } resting
text-tokens = { $count } { $count ->
    [one] token
   *[other] tokens
}
text-chest = { $points } VP
text-chest-hidden = ? VP
text-dive = Dive to the { $wreck } ({ $node }), led by { $seat }
text-ready = ready to dive
text-up = has surfaced
text-down = is down
text-safe = { $points } VP safe
text-stones = { $points } VP in stones
text-danger = { $bad } of { $count } stones in the bag are dangerous now ({ $percent } %).
text-danger-two = Two stones come at once: a danger is among them with { $percent } %.
text-no-danger = No stone in the bag is dangerous yet.
text-crew = Your crew
text-played-list = Played:
text-resting-list = Resting:

## Warnings

harm-stones = You would lose { $points } VP of stones.

## What is said of places

said-wreck = { $wreck } · { $place }

## The captain's desk, the bag and the deck

desk-hire = Hire
    .text = A new hand for your crew
desk-sail = Sail
    .text = Play propellers, move boats
desk-rest = Rest
    .text = Take your crew back
desk-dive = Dive
    .text = Lower the bell at a wreck
said-bag = What is in the bag
said-supply = Supply
said-stones = { $stone }: { $count }
said-deck = Market
    .text = { $count } in the deck
