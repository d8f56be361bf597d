### New Eden on the screen: headings and short names.

round = Round { $number }
phase = Round { $round }/3 · { $letter } { $name }
bonus = Round bonus
each = per module
you = you
prices = Price table
price-text = A card of this row costs { $price } { $price ->
    [one] coin
   *[other] coins
}{ $damage ->
    [0] .
    [one] , and does 1 damage.
   *[other] , and repairs { $repair }.
}
rows = Card tableau
row = Row { $number }
undecided = undecided
undecided-text = Nobody's cards: they come face down from the deck into this row.
empty-row = stays empty
left-by = from { $name }
passing = Pass
passing-text = Who passes first gets the Nautilus marker.
passed = passed
sold = done
locked = locked
lock = Lock this row
unlock = Unlock this row
stable = stable
unstable = unstable
stable-text = Stable: damage { $damage }, the station bears { $pointer }
unstable-text = Unstable: damage { $damage }, the station bears only { $pointer }
collapsed-text = Collapsed: damage { $damage }, the pointer stood at { $pointer }
held-text = The station holds: { $value } points
symbols = Pointer: { $up } up, { $down } down
coins = Coins
only-you = only you see them
behind = behind the screen
worth = Station value
worth-text = counts at the end, if stable
points = Points
ready = { $ready } of { $all } ready
of = of { $all }
extensions = Extensions
plant = Power plant
damage = Damage
market = Black market
market-text = All buy at the same time and in secret; free actions come first. What you leave will be auctioned.
market-wait = You have chosen. The others are still thinking.
buy = buy
leave = leave
buy-none = Buy nothing
buy-some = { $count ->
    [one] Buy 1 card
   *[other] Buy { $count } cards
}
choosing = chooses
chosen = has chosen
cannot-pay = too dear
best-bid = Highest bid
bid = bids { $coins }
out = out
opens = opens
no-bid = no bid yet
drop = Drop out
drop-first = Do not bid
more-bids = higher bids
fewer-bids = lower bids
pick-row = { $name } chooses the next row
pick-row-you = Choose the next row
lock-rows = Lock two rows: they are not auctioned
activations = move deeple { $count }×
place = Place your cards
station-of = Station of { $name }
back = Back to your own station
show-station = Show the whole station of { $name }
own = Station
tableau = Market
others = Others
scoring = Scoring of round { $round }
scoring-none = Nobody got a bonus.
close = Close
removed-next = Will be removed before the next turn of the Nautilus marker.
track = Score track
auction = Auction
station = Station
sinks-next = The last card of its row: when it is bought, all above sink by one row.
final = Final scoring
track-points = Score track
coin-points = 1 point for 5 coins
collapsed = collapsed

## Signs of the board, for help

sign-coin = coins, hidden from others
sign-star = points
sign-damage = damage
sign-repair = repairs damage
sign-pointer = pointer: how much damage holds
sign-bottle = bottle: steps for one deeple
sign-crab = crab: coins
sign-clam = clam: points
sign-kraken = kraken: repair
sign-shipyard = shipyard: new deeple
sign-oxygen = oxygen: moves deeple
sign-research = research: its own effect
sign-plant = power plant: coins for damage
sign-extension = extension: 6 coins, once
sign-nautilus = begins the next phase
sign-lying = a deeple that can move
sign-standing = a deeple at work
sign-screen = hidden behind the screen
