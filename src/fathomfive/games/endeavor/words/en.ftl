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
report-publicitys-role-in-scientific-advancement = Publicity’s Role in Scientific Advancement
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
    .rule = The three hexes around the star are the start. Topics count on reports and under markers alike.
scenario-better-than-you-found-it = Better Than You Found It
    .text = Whole zones under protection call the turtle.
    .rule = Whoever fills the last free conservation space of a zone may lay a marker on the turtle hex (◊), which nothing else reaches and which holds any number.
scenario-fallen-star = The Fallen Star
    .text = Seven columns, no deeper than 3.
    .rule = The ocean ends at depth 3. Arrows lead from the upper star of hexes to the lower one and to the endless hexes.
scenario-star-search = Star Search
    .text = Influence markers wander; the Fallen Star must be found.
    .rule = An influence moves one of your markers to a free neighbouring hex and gains its bonus; a new marker enters at the top only if none can move. Scoring hexes open when the Fallen Star is found, which lies among the top four tiles of depth 5. A marker on the deepest free scoring hex of its column is locked.
scenario-recover-the-fallen-star = Recover the Fallen Star
    .text = Down column C to the wreck of the station.
    .rule = The rescue hexes (✚) are open to whoever has a submarine or a disc in the Fallen Star.
scenario-new-horizons = New Horizons
    .text = The ways to score are chosen on the way.
    .rule = A marker on a goal hex (◎) chooses at once which of two ways this goal is scored, for all. A goal whose hex is empty is not scored.
scenario-spill = The Spill
    .text = An oil rig leaks: take polluted ground, or clean up.
    .rule = Instead of laying a marker, an influence may advance your cleanup marker (up to ten spaces). Polluted hexes cost 2 points each; every second space of the cleanup track makes one of yours cost nothing.
scenario-deepest-sea = The Deepest Sea
    .text = Influence follows the depth it comes from.
    .rule = A marker goes on the track of the depth whose zone gave the influence; if no zone gave it, on the track of a depth where you have a submarine. Tracks are filled from the left; full ones lead to the endless hexes.

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
    .text = This round everybody’s technology level is one lower (at least 1).

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
    .more = { $first } { $second }
effect-none = nothing
    .more = –
effect-no-bonus = no bonus
    .more = { "" }
effect-reputation = { $number } reputation
    .more = { $number } [reputation]
effect-inspiration = { $number } inspiration
    .more = { $number } [inspiration]
effect-coordination = { $number } coordination
    .more = { $number } [coordination]
effect-ingenuity = { $number } ingenuity
    .more = { $number } [ingenuity]
effect-knowledge = { $number } knowledge
    .more = { $number } [knowledge]
effect-disc = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
}
    .more = { $number } [disc]
effect-influence = { $number } influence
    .more = { $number } [influence]
effect-promote = { $number ->
    [one] a promotion
   *[other] { $number } promotions
}
    .more = { $number } [promote]
effect-any = { $number ->
    [one] { $number } step on any attribute
   *[other] { $number } steps on any attribute
}
    .more = { $number } [any]
effect-lowest = { $number ->
    [one] { $number } step on the lowest attribute
   *[other] { $number } steps on the lowest attribute
}
    .more = { $number } [any] lowest
effect-discover = { $range ->
    [one] discover depth { $low }
   *[other] discover depth { $low }–{ $high }
}
    .more = [tiles] { $range ->
        [one] { $low }
       *[other] { $low }–{ $high }
    }
effect-travel = { $number ->
    [0] travel
   *[other] travel, technology +{ $number }
}
    .chip = Travel
    .more = [travel]{ $number ->
        [0] { "" }
       *[other] { " " }+{ $number }
    }
effect-sonar = sonar
    .chip = Sonar
    .more = [sonar]
effect-dive = { $number ->
    [0] dive
   *[other] dive, { $number } token more
}
    .chip = Dive
    .more = [dive]
effect-conserve = { $number ->
    [0] conservation
   *[other] conservation, { $number } cheaper
}
    .chip = Conservation
    .more = [conserve]
effect-publish = publication
    .chip = Publication
    .more = [publish]
effect-trade = a disc for { $number } knowledge
    .more = −1 [disc] → { $number } [knowledge]
effect-leave = travel out of this zone
    .more = [travel]
effect-leave-upwards = travel out of this zone and depth
    .more = [travel]
effect-conserve-here = conservation in this zone
    .more = [conserve]
effect-publish-here = publication in this zone
    .more = [publish]
effect-conserve-same-depth = conservation anywhere at your depths
    .more = [conserve]
effect-copy = copy another crew member
    .more = copies

attribute-reputation = Reputation
attribute-inspiration = Inspiration
attribute-coordination = Coordination
attribute-ingenuity = Ingenuity
designation-0 = conservation
designation-1 = publication
way-near = Near: zones with your discs in the Sea Star’s column and left of it
way-far = Far: zones with your discs in the Sea Star’s column and right of it
way-shallow = Shallow: your discs at depths 2 and 3
way-deep = Deep: your discs at depths 4 and 5
way-narrow = Narrow: symbols of your most frequent topic
way-broad = Broad: sets of all four topics
cell = { $zone } ({ $place })
    .chip = { $zone }
    .more = { $place }
space-dive = { $zone }
space-sonar = { $zone }
space-conserve = { $zone }
space-publish = { $zone } [{ $topic }]
    .chip = { $zone }
    .more = { $zone }
link = { $zone }: { $gain }
hex = { $points ->
    [0] hex { $row }/{ $column }: { $gain }
    [one] hex { $row }/{ $column }: { $gain }; { $points } point
   *[other] hex { $row }/{ $column }: { $gain }; { $points } points
}
    .chip = Hex { $row }/{ $column }
    .more = { $gain }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points } [point]
    }

hex-bare = hex { $row }/{ $column }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Help: what each kind of question decides, and what its options mean

kind-base = Launch a submarine
    .text = Your submarine begins on a base, and you take the arrival bonus of that zone at once.
    .each = A base
kind-recruit = Recruit crew
    .text = One new crew a round, up to your recruiting level. Its bonus comes at once; its actions cost a disc each time.
    .each = A crew of the tray
kind-manage = Take discs back
    .text = Discs you take back from your crew can be used again this round, and so can that crew.
    .each = A disc on your crew
kind-stay = Which disc stays
    .text = All others come back. The crew under this one cannot act this round.
    .each = A disc on your crew
kind-turn = Your turn
    .text = Lay a disc on one of your crew and do what it can. Turns go round until all have passed.
    .each = Crew with an action
kind-idle = A disc for nothing
    .text = You only spend a disc: the crew is used and does not act.
    .each = One of your crew
kind-action = The next action
    .text = This crew has several actions, in whichever order you like, each once.
    .each = An action and its place
kind-travel = Travel
    .text = Your technology level is how far and how deep you may go. Where you stop, you take the arrival bonus.
    .each = A zone to sail to
kind-sonar = Sonar
    .text = Lay a disc on the next free sonar space of a zone with your submarine. Most of them discover a new zone.
    .each = A sonar space
kind-depths = Draw two tiles
    .text = Choose from which depths the two tiles come; you lay one of them and put the other back.
    .each = Depths to draw from
kind-discover = Lay a zone
    .text = The ocean grows where you like it to, and the discovery bonus is yours.
    .each = A tile and its place
kind-dive = Dive
    .text = Take a token from a dive space of a zone with your submarine: knowledge, or what it shows.
    .each = A dive space
kind-keep = Keep one token
    .text = Two tokens came up; the other one is discarded.
    .each = A token
kind-conserve = Conservation
    .text = Pay knowledge and lay a disc on a conservation space: its bonus, and half a link perhaps.
    .each = A conservation space
kind-publish = Publication
    .text = A report of the display and a free space of its topic: pay its knowledge and take it.
    .each = A report and its space
kind-tokens = Tokens
    .text = One token may wait on your mat. The others must be used before your turn ends.
kind-attribute = Raise an attribute
    .text = Each track gives you more each round: better crew, more discs, more discs back, greater depth.
    .each = An attribute
kind-promote = Promote crew
    .text = A junior turns to gold: another bonus, better actions, and its space is free again.
    .each = A junior
kind-influence = Influence
    .text = Lay a marker next to a start or to any marker; its hex pays at once or at the end.
    .each = A hex
kind-wander = A marker moves on
    .text = In this scenario your markers wander from hex to hex until they lock on a scoring one.
    .each = A marker and its next hex
kind-rescue = Influence or rescue
    .text = Lay a marker in the area, or in the rescue grid while you are at the wreck.
    .each = A hex
kind-horizon = Influence and goals
    .text = Lay a marker; a goal hex also decides how its goal is scored, for everybody.
    .each = A hex
kind-clean = Influence or clean-up
    .text = Lay a marker, or go one step on the clean-up track.
    .each = A hex
kind-track = Influence on a track
    .text = Each track belongs to a depth; markers further along score more.
    .each = A space of a track
kind-turtle = The turtle hex
    .text = You have protected a whole zone: a marker here scores, however many lie there.
    .each = The turtle hex
kind-way = How a goal is scored
    .text = What you choose holds for everybody to the end.
    .each = A way to score
kind-designate = What shall count
    .text = For the third goal everybody counts the discs you name now.
    .each = Kind of disc
kind-seasick = Seasick
    .text = One of your crew falls ill and cannot be used for now.
    .each = One of your crew
kind-bonus = A bonus
    .text = You may take all of it, a part, or nothing.
    .each = So much of it

can-crew-travel = Travel
    .text = sail a submarine to another zone and take its arrival bonus.
can-crew-sonar = Sonar
    .text = one more disc on a sonar space: discover a zone, or take what the space shows.
can-crew-dive = Dive
    .text = take a token where your submarine is.
can-crew-conserve = Conservation
    .text = one more disc and knowledge for a space with a bonus.
can-crew-publish = Publication
    .text = one more disc and knowledge for a report of the display.
can-crew = Activate crew
    .text = a disc from the hold, then its actions.
can-report = Use a report
    .text = a disc on its activation space; it stays there to the end of the game.
can-knowledge = Token for knowledge
    .text = discard it and take its knowledge.
can-effect = Token for its effect
    .text = discard it and do what it shows.
can-idle = Only lay a disc
    .text = to win a turn of time; nothing is done.
can-pass = Pass
    .text = you are out until the next round.
can-end = End the turn
    .text = the next seat goes on.
can-stop = No further action
    .text = what this crew could still do is left.
can-skip = Do without
    .text = nobody has to take anything.
can-done = Done
    .text = the other discs stay where they are.
can-draw = Draw two tiles
    .text = there is only one way to draw them.
can-cleanup = Clean up
    .text = one step on the clean-up track instead of a marker.

## Questions

ask-base = Where do you launch your submarine?
ask-recruit = Whom do you recruit?
ask-manage = Which disc do you take back?
ask-stay = All other discs come back: which one stays?
ask-turn = Your turn: whom do you activate, and for what? ({ $hold ->
    [one] 1 disc
   *[other] { $hold } discs
} in the hold, { $knowledge } knowledge)
ask-idle = On which crew do you lay a disc without acting?
ask-action = Which action comes next?
ask-travel = Where do you travel?
ask-sonar = Which sonar space do you use?
ask-depths = From which depths do you draw two tiles, to lay one of them? ({ $symbol })
depths-instead = No zone of those depths can be laid any more ({ $symbol }), so depth { $depth } is drawn from instead.
ask-discover = Which zone do you lay, and where?
ask-dive = Where do you dive?
ask-keep = Which token do you keep?
ask-conserve = Which space do you protect? (You have { $knowledge } knowledge.)
ask-publish = What do you publish? (You have { $knowledge } knowledge.)
ask-tokens = Use tokens, or end your turn?
ask-attribute = Which attribute do you raise?
ask-promote = Whom do you promote?
ask-influence = Where do you exert influence?
ask-wander = Which of your markers moves on? (A new one enters only if none can move.)
ask-rescue = Where do you exert influence? (The rescue grid is open to whoever has a submarine or disc in the Fallen Star.)
ask-horizon = Where do you exert influence? (A goal hex chooses how its goal is scored.)
ask-clean = Do you lay a marker, or clean up? (Every second step makes one of your polluted hexes cost nothing.)
ask-track = On which track do you lay a marker? (Its depth is that of the zone the influence comes from, or of a submarine.)
ask-turtle = The zone is wholly protected: a marker on the turtle hex?
ask-way = How shall this goal be scored?
ask-designate = Which discs shall count for the third goal?
ask-seasick = Who falls seasick?
ask-bonus = How much of this bonus do you take: { $gain }?

stand-turn = Pass whenever I can do nothing any more
stand-tokens = Do the same without asking again this round
stand-depths = Always draw when there is no choice of depths
stand-influence = Always lay it when there is only one hex
stand-wander = Always lay it when there is only one hex
stand-rescue = Always lay it when there is only one hex
stand-horizon = Always lay it when there is only one hex
stand-clean = Always lay it when there is only one hex
stand-track = Always lay it when there is only one hex

choice-pass = Pass
choice-end = End turn
choice-idle = Only lay a disc on a crew member, without acting
    .chip = Only lay a disc
choice-stop = No further action
choice-skip = Do without
choice-done = Done
choice-cleanup = Advance on the cleanup track
choice-accept = Take it: { $gain }
choice-partly = Take only a part: { $gain }
choice-decline = Decline
recruit-crew = { $crew } (level { $level }): { $gain }; { $does }
    .chip = { $crew }
    .more = { $gain } { $does }
either = { $first }/{ $second }
    .more = { $first } / { $second }
crew-does = { $crew }: { $does }
    .chip = { $crew }
    .more = { $does }
promote-crew = { $crew } becomes { $after }: { $gain }
    .chip = { $after }
    .more = { $gain }
promote-points = points at the end
turn-crew = { $crew }: { $work }
    .chip = { $work }
    .more = { $crew }
turn-report = Report “{ $report }”: { $gain }
    .chip = { $report }
    .more = { $gain }
work = { $action }, { $goal }
    .chip = { $goal }
    .more = { $action } { $goal }
work-travel = travel ({ $count ->
    [one] 1 journey
   *[other] { $count } journeys
} to choose from)
    .chip = { $count ->
        [one] 1 journey
       *[other] { $count } journeys
    }
    .more = travel
work-copy = does what { $crew } does
    .chip = { $crew }
    .more = copies { $crew }
report-later = later: { $gain }
    .more = later { $gain }
report-others = others: { $gain }
base-zone = { $zone }: { $gain }
attribute-step = { $attribute }: from { $at } to { $to } (level { $level })
    .chip = { $attribute }
    .more = { $at } → { $to }
effect-submarine = a new submarine
    .more = a submarine
label-fits = { $label }, of which only { $count } fits
label-vain = { $label } – nothing can come of it now
    .chip = { $label }
    .more = brings nothing now
label-also = { $label }; also { $gain }
    .chip = { $label }
    .more = { $label } + { $gain }
label-leaving = { $label }; for leaving: { $gain }
label-turtle = { $label }; calls the turtle
label-dive-better = { $label }, the better of two
label-dive-more = { $label }, { $count } are taken
hex-chooses = { $hex }; chooses how goal { $goal } scores
hex-rescues = { $hex }; rescue hex
hex-endless = { $hex }; holds any number of markers
token-either = { $knowledge } knowledge or: { $gain }
token-for-knowledge = Token: { $knowledge } knowledge
    .chip = Dive token
    .more = { $knowledge } [knowledge]
token-for-knowledge-instead = Token: { $knowledge } knowledge (instead of: { $gain })
    .chip = Dive token
    .more = { $knowledge } [knowledge]
token-for-effect = Token: { $gain }
    .chip = Dive token
    .more = { $gain }
travel-way = { $from_ } to { $to }: { $gain }
    .chip = { $to }
    .more = { $gain } from { $from_ }
depths-pair = One tile of depth { $first }, one of depth { $second }
    .chip = Depths { $first } and { $second }
    .more = two tiles
depths-both = Two tiles of depth { $depth }
    .chip = Depth { $depth }
    .more = two tiles
depths-last = The last tile of depth { $depth }
discover-zone = { $zone } at { $place }: { $gain }
    .chip = { $zone }
    .more = { $place }: { $gain }
publish-report = { $report } for { $cost } knowledge, on { $space }: { $gain }
    .chip = { $report }
    .more = −{ $cost } [knowledge] → { $gain }
influence-move = { $from_ } to { $to }
label-sonar = { $space }: { $gain }
    .chip = { $space }
    .more = { $gain }
label-dive = { $space }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} left
    .chip = { $space }
    .more = { $count } [token] left
label-link = { $label }; makes a link: { $gain }
space-numbered = { $space }, space { $number }
    .chip = { $space }
space-via-left = { $space }, from the left
space-via-up = { $space }, from above
space-via-right = { $space }, from the right
crew-with-disc = { $crew } (its disc goes to the supply)
    .chip = { $crew }
    .more = { $crew }
label-conserve = { $space } { $cost ->
        [0] for nothing
       *[other] for { $cost } knowledge
    }: { $gain }
    .chip = { $space }
    .more = −{ $cost } [knowledge] → { $gain }

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
fact-links = Link made: { $link }.
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

text-drawn = Drawn tiles: one is laid
text-discovery = discovery: { $gain }
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
text-report-gain = { $who } { $gain }
text-report-times = { $gain } ×{ $count }
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
text-goal-and = { $first } + { $second }
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
why-no-work = None of its actions can be done now.
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
said-at-once = At once: { $gain }.
said-promoted = Promoted: { $crew } – { $does }
said-space-dive = Dive space
said-space-sonar = Sonar space
said-space-conserve = Conservation space
said-space-publish = Publication space: { $topic }
said-conserve = For { $cost } knowledge: { $gain }
said-link = Link: { $gain }, for both ends, as soon as both have a disc.
said-link-made = Link made: { $gain }
said-arrival = On arrival: { $gain }.
said-discovery = To whoever discovers it: { $gain }.
said-tokens = { $count ->
    [0] No tokens left.
    [one] 1 token left.
   *[other] { $count } tokens left.
}
said-depth = Depth { $depth }
said-stack = { $count ->
    [one] 1 tile of depth { $depth } left
   *[other] { $count } tiles of depth { $depth } left
}
said-track = { $attribute } { $at }, level { $level }
