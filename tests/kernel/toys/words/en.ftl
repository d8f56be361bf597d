game = Toys
    .text = Small games that prove the kernel.
empty =
    .text = Only an attribute
# The common catalogue says it otherwise.
done = Ready

ask-act = What do you do in round { $round }?
act-pass = Pass
act-dive = Dive
act-play = Play { $fish }
act-stash = Stash { $fish }
act-sink = Put { $fish } under the stack
act-peek = Look at tile { $tile }
ask-bid = Bid a fish
bid-none = Nothing
own-fish = { $fish } ({ $number })
fish-cod = Cod
fish-eel = Eel
fish-ray = Ray
nature-fish = A fish is drawn
nature-tile = A tile is laid
nature-dive = A die is rolled
nature-wind = The wind turns
wind-calm = Calm
wind-storm = Storm
fact-dealt = { $seat } draws { $fish }
fact-plays = { $seat } plays { $fish } for { $worth }
fact-dives = { $seat } dives to { $depth }
fact-peeks = { $seat } sees { $points } points
fact-wins = { $seat } wins tile { $tile }

ask-step = How far?
step-label = { $step }
ask-sure = Are you sure?
fact-steps = { $seat } stands on { $stair }
fact-tide = The tide turns

ask-play = Play a card
ask-take = Take a card
card = Card { $number }
fact-card = { $seat } plays { $card }
fact-ticks = The clock says { $time }
fact-hushed = { $what }
nature-deal = A card is dealt
nature-late = A late card

ask-call = Do you call?
ask-yawn = It is late.
quiet = Keep quiet
yawn = Yawn
light = Light { $light }
stand-call = Quiet for the rest of the night
stand-yawn = Always
fact-calls = { $seat } calls light { $light }
nature-light = A light
