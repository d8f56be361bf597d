## Pieces

zone-atoll = Atoll
zone-calm-seas = Calm Seas
zone-decommissioned-oil-rig = Decommissioned Oil Rig
    .text = Once every conservation space is filled, each seat with a disc here may promote one crew.
zone-dying-reef = Dying Reef
zone-kelp-forest = Kelp Forest
zone-remote-anchorage = Remote Anchorage
zone-the-sea-star = The Sea Star
zone-volcanic-island = Volcanic Island
zone-dolphin-pods = Dolphin Pods
zone-ledge-elevator = Ledge Elevator
zone-resupply-modules = Resupply Modules
zone-sea-turtle-migration = Sea Turtle Migration
    .text = After a conservation here you may travel with a submarine out of this zone.
zone-shipwreck = Shipwreck
    .text = A dive here turns up two tokens: keep one, discard the other.
zone-submerged-cave-system = Submerged Cave System
    .text = No submarine may enter. Use the spaces from the zones to the left, above and to the right.
zone-sunken-ruins = Sunken Ruins
    .text = When the dive space is empty, each seat with a submarine here may travel out of this zone.
zone-the-looking-glass = The Looking Glass
zone-whale-calving-ground = Whale Calving Grounds
    .text = With a disc on the ringed space: after a conservation here, one more conservation here.
zone-carbonate-spires = Carbonate Spires
zone-coldwater-reef = Coldwater Reef
zone-deepwater-shark = Deepwater Shark
    .text = After a dive here: 1 reputation.
zone-jellyfish-bloom = Jellyfish Bloom
    .text = With a disc here: 1 influence whenever you travel away.
zone-rift-valley = Rift Valley
zone-thermal-vents = Thermal Vents
    .text = After a dive here: 1 knowledge for each own disc on the ringed spaces.
zone-vortex = Vortex
    .text = Travelling away, your technology counts 1 higher. The first sonar space may lay depth 3 without a zone above.
zone-bioluminescent-fauna = Bioluminescent Fauna
    .text = After a dive: 1 knowledge on the left space, 1 disc on the right one.
zone-brine-pool = Brine Pool
    .text = After a dive here: 1 influence.
zone-colossal-squid = Colossal Squid
zone-continental-shelf = Continental Shelf
zone-seamount = Seamount
    .text = With a disc on a conservation space here: after a dive, 1 step on your lowest attribute.
zone-sponge-gardens = Sponge Gardens
zone-abyssal-plain = Abyssal Plain
    .text = Sonar here may lay depth 5 without a zone above.
zone-abyssal-trench = Abyssal Trench
    .text = At most one submarine of each seat. On arrival: a sonar action.
zone-black-smoker = Black Smoker
    .text = After a dive you may travel with a submarine out of this zone, but not to depth 5.
zone-fallen-star = Fallen Star
    .text = After a dive here: 1 influence.
zone-scaly-foot-snails = Scaly-foot Snails
    .text = After a dive here you may publish in this zone.
zone-seafloor-restoration = Seafloor Restoration
    .text = On arrival: a conservation action.
zone-whale-fall = Whale Fall

crew-team-leader = Team Leader
crew-team-leader-gold = Team Leader
crew-pilot = Pilot
crew-pilot-gold = Skipper
crew-reef-diver = Reef Diver
crew-reef-diver-gold = Underwater Photographer
crew-sonar-operator = Sonar Operator
crew-sonar-operator-gold = Acoustics Engineer
crew-ecologist = Ecologist
crew-ecologist-gold = Ecotoxicologist
crew-marine-engineer = Marine Engineer
crew-marine-engineer-gold = Naval Architect
crew-navigator = Navigator
crew-navigator-gold = Hydrographer
crew-rov-operator = R.O.V. Operator
crew-rov-operator-gold = Deep-Sea Videographer
crew-field-researcher = Field Researcher
crew-field-researcher-gold = Marine Scientist
crew-marine-biologist = Marine Biologist
crew-marine-biologist-gold = Aquaculturist
crew-deep-sea-diver = Deep-Sea Diver
crew-deep-sea-diver-gold = Deep-Sea Biologist
crew-oceanographer = Oceanographer
crew-oceanographer-gold = Environmental Ambassador
crew-vessel-captain = Vessel Captain
crew-vessel-captain-gold = Expedition Leader
crew-fleet-coordinator = Fleet Coordinator
crew-fleet-coordinator-gold = Renowned Fleet Coordinator
    .text = 1 point for every 2 links shared with others.
crew-ichthyologist = Ichthyologist
crew-ichthyologist-gold = Renowned Ichthyologist
    .text = 1 point for each own conservation disc in your best zone.
crew-ocean-historian = Ocean Historian
crew-ocean-historian-gold = Renowned Ocean Historian
    .text = 3 points for each set of the four topics.
crew-biotechnologist = Biotechnologist
crew-biotechnologist-gold = Renowned Biotechnologist
    .text = 1 point for each depth with an own publication disc.
crew-biogeographer = Biogeographer
crew-biogeographer-gold = Renowned Biogeographer
    .text = 1 point for each zone with an own conservation disc.
crew-mentor = Mentor
crew-mentor-gold = Renowned Mentor
    .text = 1 point for each other own gold crew.
crew-adventurer = Adventurer
crew-adventurer-gold = Renowned Adventurer
    .text = 1 point for every 3 zones with an own disc or submarine.
crew-dive-team-leader = Dive Team Leader
crew-dive-team-leader-gold = Renowned Dive Team Leader
    .text = 1 point for every 2 empty dive spaces in the ocean.
crew-robotics-engineer = Robotics Engineer
crew-robotics-engineer-gold = Renowned Robotics Engineer
    .text = 4 points.

report-advanced-pressure-venting-technology = Advanced Pressure-Venting Technology
report-advanced-sonar-communication-techniques = Advanced Sonar Communication Techniques
report-ai-models-for-deep-sea-research = AI Models for Deep-Sea Research
report-autonomous-microplastic-reclamation-filters = Autonomous Microplastic Reclamation Filters
report-benefits-of-inter-team-data-sharing = Benefits of Inter-Team Data-Sharing
report-deepwater-satellite-imaging = Deepwater Satellite Imaging
report-effective-communication-of-ecosystemic-risk = Effective Communication of Ecosystemic Risk
report-extending-conservation-area-of-effectiveness = Extending Conservation Area of Effectiveness
report-mobile-techniques-for-underwater-exploration = Mobile Techniques for Underwater Exploration
report-optimizing-multi-team-discovery-announcements = Optimizing Multi-Team Discovery Announcements
report-organic-casing-for-deep-sea-exploration = Organic Casing for Deep-Sea Exploration
report-reef-photography-with-swarm-camera-systems = Reef Photography with Swarm Camera Systems
report-uncharted-deep-sea-organic-life = Uncharted Deep-Sea Organic Life
report-understanding-oceanic-shifts = Understanding Oceanic Shifts
report-documentation-of-new-life = Documentation of New Life
report-enhancing-research-productivity = Enhancing Research Productivity
report-feasibility-report-aquadome-permanent-lab = Feasibility Report: Aquadome Permanent Lab
report-fluorescence-detecting-optical-systems = Fluorescence-Detecting Optical Systems
report-holographic-ocean-floor-visualization = Holographic Ocean Floor Visualization
report-improving-working-environments-for-marine-studies = Improving Working Environments for Marine Studies
report-networking-for-underwater-communication = Networking for Underwater Communication
report-protecting-threatened-marine-habitats = Protecting Threatened Marine Habitats
report-publication-guide-for-undersea-research = Publication Guide for Undersea Research
report-publicitys-role-in-scientific-advancement = Publicity's Role in Scientific Advancement
report-review-of-current-oceanography-research = Review of Current Oceanography Research
report-safe-movement-procedure = Safe Movement Procedure
report-social-structures-of-marine-mammals = Social Structures of Marine Mammals
report-the-interlinked-ecosystem = The Interlinked Ecosystem
report-the-nautical-journal = The Nautical Journal
report-the-rising-tide-of-achievement = The Rising Tide of Achievement
report-understanding-life-in-the-deepest-sea = Understanding Life in the Deepest Sea
report-volunteer-model-for-underwater-conservation = Volunteer Model for Underwater Conservation

token-insight = Insight
token-sonar = Sonar
token-publish = Publication
token-promote = Promotion
token-dive = Dive
token-lowest = Lowest attribute
token-travel = Travel
token-influence = Influence
token-any = Any attribute
token-disc = Disc
token-trade = Disc for knowledge
token-conserve = Conservation, 1 cheaper

topic-blue = Fish
topic-yellow = Starfish
topic-brown = Ammonite
topic-green = Jellyfish

scenario-call-of-the-ocean = The Call of the Ocean
    .text = Sonar, publish, protect: a little of everything.
scenario-maps-and-charts = Maps and Charts
    .text = Chart the east, from the middle columns outwards.
scenario-oceanic-journal = The Oceanic Journal
    .text = Topics are collected, on reports and in the influence area.
scenario-better-than-you-found-it = Better Than You Found It
    .text = Whole zones under protection call the turtle.
scenario-fallen-star = The Fallen Star
    .text = Seven columns, no deeper than 3.
scenario-star-search = Star Search
    .text = Influence markers wander; the Fallen Star must be found.
scenario-recover-the-fallen-star = Recover the Fallen Star
    .text = Down column C to the wreck of the station.
scenario-new-horizons = New Horizons
    .text = The ways to score are chosen on the way.
scenario-spill = The Spill
    .text = An oil rig leaks: take polluted ground, or clean up.
scenario-deepest-sea = The Deepest Sea
    .text = Influence follows the depth it comes from.

bonus-juniors = Fresh talent
    .text = junior crew
bonus-links = Well connected
    .text = links made
bonus-zones = The chart grows
    .text = zones in the ocean
bonus-tracks = A seasoned team
    .text = attribute tracks at level 4 or 5
bonus-emptied = Dived out
    .text = empty dive spaces
bonus-presence = At home everywhere
    .text = zones with a disc

crisis-active-volcano = Active Volcano
    .text = All submarines move two zones up, as far as possible.
crisis-strong-current = Strong Current
    .text = All submarines drift one zone to the left.
crisis-data-loss = Data Loss
    .text = Everybody loses half the knowledge, rounded up.
crisis-storm = Storm
    .text = This round everybody gets one new disc fewer.
crisis-seasickness = Seasickness
    .text = Everybody lays a disc from the supply on a free crew.
crisis-power-failure = Power Failure
    .text = This round everybody's technology level is one lower (at least 1).

## The game and its options

game = Endeavor: Deep Sea
    .text = Explore a growing ocean, protect it, publish what you find: against each other, together or alone.
option-scenario = Scenario
    .text = The ocean at the start, the influence area and the goals.
option-scenario-1 = 1 The Call of the Ocean
    .text = Sonar, publish, protect: a little of everything. For the first game.
option-scenario-2 = 2 Maps and Charts
    .text = Chart the east, from the middle columns outwards.
option-scenario-3 = 3 The Oceanic Journal
    .text = Topics are collected, on reports and in the influence area.
option-scenario-4 = 4 Better Than You Found It
    .text = Whole zones under protection call the turtle.
option-scenario-5 = 5 The Fallen Star
    .text = Seven columns, no deeper than 3.
option-scenario-6 = 6 Star Search
    .text = Influence markers wander; the Fallen Star must be found.
option-scenario-7 = 7 Recover the Fallen Star
    .text = Down column C to the wreck of the station.
option-scenario-8 = 8 New Horizons
    .text = The ways to score are chosen on the way.
option-scenario-9 = 9 The Spill
    .text = An oil rig leaks: take polluted ground, or clean up.
option-scenario-10 = 10 The Deepest Sea
    .text = Influence follows the depth it comes from.
option-mode = Mode
    .text = Whether you play against each other. One seat always plays the solo game.
option-mode-versus = Against each other
    .text = Most points win.
option-mode-together = Together
    .text = The group tries to reach joint goals.
option-difficulty = Difficulty
    .text = How many of the seven joint goals are needed, together or alone.
option-difficulty-easy = Easy
    .text = 4 of 7 goals.
option-difficulty-medium = Medium
    .text = 5 of 7 goals.
option-difficulty-hard = Hard
    .text = 6 of 7 goals.
option-difficulty-legendary = Legendary
    .text = All 7 goals.
option-declining = Declining bonuses
    .text = What you are asked about before you gain it.
option-declining-choices = Where it matters
    .text = Steps, knowledge and discs are simply taken; everything else can be declined.
option-declining-everything = Everything
    .text = You are asked before every single bonus.

## Words of effects

both = { $first }, { $second }
effect-none = nothing
effect-reputation = { $number } reputation
effect-inspiration = { $number } inspiration
effect-coordination = { $number } coordination
effect-ingenuity = { $number } ingenuity
effect-knowledge = { $number } knowledge
effect-disc = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
}
effect-influence = { $number } influence
effect-promote = { $number ->
    [one] a promotion
   *[other] { $number } promotions
}
effect-any = { $number } on any attribute
effect-lowest = { $number } on the lowest attribute
effect-discover = { $range ->
    [one] discover depth { $low }
   *[other] discover depth { $low }–{ $high }
}
effect-travel = { $number ->
    [0] travel
   *[other] travel, technology +{ $number }
}
effect-sonar = sonar
effect-dive = { $number ->
    [0] dive
   *[other] dive, { $number } token more
}
effect-conserve = { $number ->
    [0] conservation
   *[other] conservation, { $number } cheaper
}
effect-publish = publication
effect-trade = a disc for { $number } knowledge
effect-leave = travel out of this zone
effect-leave-upwards = travel out of this zone and depth
effect-conserve-here = conservation in this zone
effect-publish-here = publication in this zone
effect-conserve-same-depth = conservation anywhere at your depths
effect-copy = copy another crew

attribute-reputation = Reputation
attribute-inspiration = Inspiration
attribute-coordination = Coordination
attribute-ingenuity = Ingenuity
designation-0 = conservation
designation-1 = publication
way-near = Near: zones with your discs in the Sea Star's column and left of it
way-far = Far: zones with your discs in the Sea Star's column and right of it
way-shallow = Shallow: your discs at depths 2 and 3
way-deep = Deep: your discs at depths 4 and 5
way-narrow = Narrow: symbols of your most frequent topic
way-broad = Broad: sets of all four topics
cell = { $zone } ({ $place })
space-dive = { $zone }
space-sonar = { $zone }
space-conserve = { $zone }
space-publish = { $zone } [{ $topic }]
link = { $zone }, link: { $gain }
hex = { $points ->
    [0] hex { $row }/{ $column }: { $gain }
    [one] hex { $row }/{ $column }: { $gain }; { $points } point
   *[other] hex { $row }/{ $column }: { $gain }; { $points } points
}

hex-bare = hex { $row }/{ $column }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Questions

ask-base = Where do you launch your submarine?
ask-recruit = Whom do you recruit?
ask-manage = Which disc do you take back?
ask-turn = Your turn: whom do you activate?
ask-action = Which action?
ask-copy = Whose actions do you copy?
ask-travel = Where do you travel?
ask-sonar = Which sonar space do you use?
ask-depths = From which depths do you draw?
ask-discover = Which zone do you lay, and where?
ask-dive = Where do you dive?
ask-keep = Which token do you keep?
ask-conserve = Which space do you protect? (You have { $knowledge } knowledge.)
ask-publish = What do you publish? (You have { $knowledge } knowledge.)
ask-tokens = Use tokens, or end your turn?
ask-attribute = Which attribute do you raise?
ask-promote = Whom do you promote?
ask-influence = Where do you exert influence?
ask-turtle = The zone is wholly protected: a marker on the turtle hex?
ask-way = How shall this goal be scored?
ask-designate = Which discs shall count for the third goal?
ask-seasick = Who falls seasick?
ask-bonus = Do you take this bonus: { $gain }?

choice-pass = Pass
choice-end = End turn
choice-stop = No further action
choice-skip = Do without
choice-done = Done
choice-cleanup = Advance on the cleanup track
choice-accept = Take it
choice-decline = Decline
recruit-crew = { $crew } (level { $level }): { $gain }
turn-crew = { $crew }
turn-report = Report: { $report }
token-either = { $knowledge } knowledge or: { $gain }
token-for-knowledge = Token: { $knowledge } knowledge
token-for-effect = Token: { $gain }
travel-way = { $from_ } to { $to }: { $gain }
depths-pair = { $tiles ->
    [one] Depth { $first }
   *[other] Depths { $first } and { $second }
}
discover-zone = { $zone } at { $place }: { $gain }
publish-report = { $report } for { $cost } knowledge, on { $space }
influence-move = { $from_ } to { $to }
label-sonar = { $space }: { $gain }
label-dive = { $space }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} left
label-conserve = { $space } for { $cost } knowledge: { $gain }

nature-start = Who begins?
nature-tile = Which tile is drawn?
nature-place = Where does it lie?
nature-report = Which report is turned up?
nature-expert = Which crew is uncovered?
nature-token = Which token is turned up?
nature-bonus = Which bonus goal is turned up?
nature-crisis = Which crisis is turned up?

## What happened

fact-begins = { $seat } takes the Wave.
fact-round = Round { $number }.
fact-bonus_goal = Bonus goal: { $bonus }.
fact-crisis = Crisis: { $crisis }!
fact-drifts = { $seat }: a submarine drifts from { $from } to { $to }.
fact-falls_sick = { $seat }: { $crew } falls seasick.
fact-recruits = { $seat } recruits { $crew }.
fact-recruits_nobody = { $seat } finds nobody to recruit.
fact-loads = { $seat }: { $count ->
    [one] 1 disc
   *[other] { $count } discs
} into the hold.
fact-takes_back = { $seat } takes back the disc from { $crew }.
fact-passes = { $seat } passes.
fact-activates = { $seat } activates { $crew }.
fact-consults = { $seat } uses the report “{ $report }”.
fact-travels = { $seat } travels from { $from } to { $to }.
fact-launches = { $seat } launches a submarine at { $cell }.
fact-sounds = { $seat }: sonar in { $space }.
fact-surveys = { $seat } draws { $zone }.
fact-lays = { $zone } is laid at { $place }.
fact-ocean_full = The ocean is full: { $seat } is compensated.
fact-designates = { $seat } has found the Fallen Star and names { $designation }.
fact-dives = { $seat } dives in { $space }.
fact-takes = { $seat } takes the token { $token }.
fact-reads = { $seat } uses the token { $token } for knowledge.
fact-uses = { $seat } uses the token { $token }.
fact-reshuffles = The discarded tokens are shuffled.
fact-conserves = { $seat } protects { $space }.
fact-publishes = { $seat } publishes “{ $report }” in { $space }.
fact-shows_report = New in the display: “{ $report }”.
fact-links = Link made in { $link }.
fact-promotes = { $seat } promotes: { $crew }.
fact-advances = { $seat }: { $attribute } { $at }.
fact-learns = { $seat }: { $count } knowledge.
fact-trades = { $seat } gives up a disc.
fact-marks = { $seat } exerts influence: { $hex }.
fact-no_influence = { $seat } cannot exert influence.
fact-cleans = { $seat } cleans up: { $at }.
fact-chooses_way = { $seat } chooses how a goal is scored. { $way }.
fact-ends = The game is over.

## Text board

text-ocean = Ocean
text-zones = Zones within reach
text-zones-legend = → arrival, free spaces, ═ open links
text-tray = Recruits
text-tray-legend = level, name: bonus, actions; ★ promoted
text-display = Research display
text-deck = { $count ->
    [one] { $count } report in the deck
   *[other] { $count } reports in the deck
}
text-area = Influence
text-goals = Goals
text-joint-goals = Joint goals
text-joint-reached = { $reached } reached, { $need } needed
text-seats = Crews
text-own = Your crew
text-round = Round { $round } of { $rounds }
text-phase-setup = Set-up
text-phase-round = New round
text-phase-prepare = Preparation
text-phase-act = Actions
text-phase-over = The end
text-purse = { $hold ->
    [one] { $hold } disc
   *[other] { $hold } discs
} in the hold, { $knowledge } of { $cap } knowledge
text-submarine = submarine
text-kind-0 = dive tokens
text-kind-1 = sonar
text-kind-2 = conservation
text-kind-3 = publication
text-free = free
text-disc-mark = 1–4 disc of that seat
text-base = base
text-stacks = Tiles left by depth:
text-tokens-left = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
text-cost = for { $cost }:
text-topic-blue = F
text-topic-yellow = S
text-topic-brown = A
text-topic-green = J
text-topics-legend = (F fish, S starfish, A ammonite, J jellyfish)
text-none = none
text-report-price = costs { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-report-own = you:
text-report-others = others:
text-report-later = later, for a disc:
text-head-reputation = Rep
text-head-inspiration = Ins
text-head-coordination = Coo
text-head-ingenuity = Ing
text-head-hold = Hold
text-head-knowledge = Know
text-head-crew = Crew
text-head-subs = Subs
text-head-reports = Rprt
text-head-tokens = Tok
text-head-points = Points
text-on-turn = on turn
text-wave = the Wave
text-passed = Passed:
text-crew-signs = crew free/used
text-track-reputation = recruits up to level { $level }
text-track-inspiration = { $level ->
    [one] { $level } new disc a round
   *[other] { $level } new discs a round
}
text-track-coordination = { $level ->
    [one] { $level } disc back a round
   *[other] { $level } discs back a round
}
text-track-ingenuity = technology { $technology }, ▲ new submarine
text-no-action = no action
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-own-tokens = Tokens:
text-sign-reputation = R
    .text = reputation
text-sign-inspiration = I
    .text = inspiration
text-sign-coordination = C
    .text = coordination
text-sign-ingenuity = G
    .text = ingenuity
text-sign-knowledge = K
    .text = knowledge
text-sign-disc = D
    .text = disc
text-sign-influence = E
    .text = influence
text-sign-promote = P
    .text = promotion
text-sign-any = *
    .text = any attribute
text-sign-lowest = ↓
    .text = lowest attribute
text-area-points = Points:
text-cleanup = Cleanup:
text-endless = any number of markers
text-hex-goal = chooses how this goal scores
text-hex-rescue = rescue
text-hex-turtle = turtle
text-hex-points = +1 points
text-hex-open = bright: within reach
text-goal-discs = discs ({ $kinds })
text-goal-all-discs = discs
text-goal-sonar = sonar
text-goal-conserve = conservation
text-goal-publish = publication
text-goal-subs = submarines
text-goal-zones = zones with a disc
text-goal-zones-subs = zones with a disc or submarine
text-goal-best-topic = symbols of the most frequent topic
text-goal-topic-sets = sets of all four topics
text-goal-discovered = zones discovered
text-goal-designated = conservation or publication discs, as the finder of the Fallen Star decides
text-goal-rescue = markers on rescue hexes
text-goal-cleanup = steps on the cleanup track
text-goal-race-discover = zones discovered at depth 5
text-goal-race-visit = zones visited at depth 5
text-goal-columns = { $columns ->
    [C] column { $columns }
   *[other] columns { $columns }
}
text-goal-depths = depth { $depths }
text-goal-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
text-goal-majority = most +{ $first }, second +{ $second }
text-goal-race = first there +{ $first }, second +{ $second }
text-goal-lead = +{ $points } for each lead: { $names }
text-goal-open = not chosen yet
text-lead-depth = depth { $which }
text-lead-column = column { $which }
text-joint-influence = points from influence, reports and crew
text-bonus-hidden = { $count ->
    [one] one bonus goal is still to come
   *[other] { $count } bonus goals are still to come, one each round
}
text-crises-ahead = { $count ->
    [one] one crisis is still to come
   *[other] { $count } crises are still to come
}

## Why not, and why

why-level = Level { $level }; your recruiting level is { $have }.
why-nobody-left = Nobody of this kind is left.
why-twin = An equal crew can be chosen.
why-no-disc = No disc lies there.
why-disc = A disc lies there already.
why-leader = The team leader is gold from the start.
why-gold = Already promoted.
why-no-actions = This crew has no action.
why-copies = A copy cannot be copied.
why-hold-empty = There is no disc in your hold.
why-no-spots = This report has no activation space.
why-spots-used = All its activation spaces are used.
why-no-travel = None of your submarines can travel anywhere.
why-no-sonar = No sonar space is free where you are, or there is no disc in your hold.
why-no-dive = There is no dive token where you are.
why-no-conserve = No conservation space is free where you are that you can pay, or there is no disc in your hold.
why-no-publish = No report can be published where you are, or you cannot pay, or there is no disc in your hold.
why-no-promote = All your crew is promoted.
why-not-base = Submarines are launched at depth 1.
why-cave = No submarine may enter the cave.
why-shunned = This journey may not end at depth { $depth }.
why-berth = Your submarine there takes the only berth.
why-here = Your submarine is there already.
why-too-deep = Depth { $depth }; your technology level is { $level }.
why-too-far = Out of reach: at most { $level ->
    [one] { $level } step
   *[other] { $level } steps
}, and never deeper than { $level }.
why-no-tokens = There are no tokens left.
why-no-submarine = You have no submarine there.
why-earlier = An earlier space of the track is still free.
why-too-dear = Costs { $cost } knowledge; you have { $have }.
why-no-report = No report of the display shows this topic.
why-reports-too-dear = You cannot pay for any report with this topic.
why-no-space = You have no submarine at a free space for one of its topics.
why-no-tiles = No tile of this depth is left.
why-no-room = There is no room at this depth.
why-symbol = The symbol does not show this depth.
why-nothing-above = There is no zone above.
why-other-depth = No drawn tile belongs to depth { $depth }.
why-not-lowest = Another attribute is lower.
why-marker = A marker lies there already.
why-star-hidden = Closed until the Fallen Star is found.
why-must-move = As long as one of your markers can move, no new one enters.
why-no-marker-near = None of your markers is next to it.
why-track-order = A track is filled from the left.
why-track-depth = This influence does not come from depth { $depth }.
why-turtle = Only when a zone is wholly protected.
why-rescue = You need a submarine or a disc in the Fallen Star.
why-not-near = Not next to a start or a marker.
why-cleanup-end = Your marker is at the end of the cleanup track.

why-and = { $first }; { $second }
why-worth = { $points ->
    [one] worth about { $points } point
   *[other] worth about { $points } points
}
why-worth-together = { $points ->
    [one] about { $points } point’s worth on the way to the joint goals
   *[other] about { $points } points’ worth on the way to the joint goals
}
why-hardly = hardly worth anything
why-missed = you would miss { $crew }: { $worth }
why-work = the work there looks like { $there ->
    [one] { $there } point
   *[other] { $there } points
}, here like { $here }
why-rounds = { $rounds ->
    [one] in this last round
   *[other] over { $rounds } rounds
}
why-steps = { $steps ->
    [one] the next step is level { $level }
   *[other] { $steps } steps to level { $level }
}
why-steps-influence = { $steps ->
    [one] the next step is influence
   *[other] { $steps } steps to more influence
}
why-links = { $links ->
    [one] makes a link
   *[other] makes { $links } links
}
why-goal = counts for goal { $goal }
why-best = best used for { $best }
why-use = { $action }: { $target }
why-count = it counts { $mine } for you, at most { $others } for anybody else
why-count-together = it counts { $mine } for the group

## What scores are made of

part-attributes = Attributes
part-influence = Influence
part-reports = Reports and crew
part-goals = Goals of the scenario
part-leftovers = Knowledge and discs
part-goal = Goal { $number }
part-joint = { $goal }: { $have } of { $need }
