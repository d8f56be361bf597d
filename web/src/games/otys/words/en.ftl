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
goal = At { $number } prestige the game ends after this round.
hacker-track = Hacker track
contracts-left = { $number ->
    [one] contract
   *[other] contracts
}
bag-left = in the bag
keep-one = Keep one contract
level = Level { $number }
first = begins every round
own = My board
others = Others

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
