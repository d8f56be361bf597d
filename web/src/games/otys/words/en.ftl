### Otys on the screen: headings and short names.

round = Round { $number }
step-0 = Choose a key
step-1 = Key and sponsor
step-2 = Diver
step-3 = Surface
public-contracts = Public contracts
own-contracts = Your contracts
no-contracts = none
rewards = Rewards
sponsors = Sponsors
bonus = Bonus
credits = Credits
batteries = Batteries
prestige = Prestige
goal = At { $number } prestige the game ends after this round.
hacker-track = Hacker track
keys-back = { $number ->
    [one] 1 more, then all come back
   *[other] { $number } more, then all come back
}
keys-used = { $used } of { $all } keys used
contracts-left = { $number ->
    [one] contract
   *[other] contracts
}
bag-left = in the bag
keep-one = Keep one contract
level = Level { $number }
first = begins every round
free = free
own = My board
others = Others
sponsor-1-basic = Credit
sponsor-1-advanced = Free
sponsor-2-basic = Double
sponsor-2-advanced = Reward
sponsor-3-basic = Recall
sponsor-3-advanced = Lift
sponsor-4-basic = Equip
sponsor-4-advanced = Refit
sponsor-5-basic = Battery
sponsor-5-advanced = Swap

## Short names for narrow tiles

diver-metal-expert = Metal
diver-plant-expert = Plants
diver-fuel-expert = Fuel
diver-tech-expert = Tech

## Signs of the board, for help

sign-credit = credit: pays for help
sign-battery = battery: moves or holds a diver
sign-prestige = prestige: 18 end the game
sign-twice = the diver works twice
sign-keyback = a used key comes back
sign-upgrade = a diver turns to its better side
sign-draw = draw contracts, keep one
sign-reward = reward tile of this level
sign-propeller = mechanic: how far divers move
sign-hacker = hacker: when keys return
sign-any = any one resource
sign-free = costs no credits
sign-surface = a diver surfaces
sign-helmet = one of your divers
sign-swap = exchange
sign-metal = metal
sign-plant = plant
sign-fuel = fuel
sign-tech = tech
