# Nemo's War: names of the pieces, in our own words where no name is printed.

## Oceans

ocean-western-pacific = Western Pacific
ocean-eastern-pacific = Eastern Pacific
ocean-north-atlantic = North Atlantic
ocean-south-atlantic = South Atlantic
ocean-european-seas = European Seas
ocean-indian-ocean = Indian Ocean
ocean-south-pacific = South Pacific
ocean-central-pacific = Central Pacific
ocean-pacific-coast = Pacific Coast
ocean-arctic-ocean = Arctic Ocean
ocean-cape-horn = Cape Horn
ocean-cape-of-good-hope = Cape of Good Hope

## Uprisings

uprising-tientsin = Tientsin Massacre
uprising-shogunate = Shogun Rebellion
uprising-migrants = Chinese Migrants
uprising-mexico = Mexican Independence
uprising-cuba = Cuba and Puerto Rico
uprising-paraguay = Paraguayan War
uprising-ashanti = Ashanti Wars
uprising-livingstone = Livingstone’s Expedition
uprising-ireland = Fenian Troubles
uprising-spain = Spanish Revolution
uprising-abyssinia = Abyssinia at War
uprising-selangor = Selangor Civil War
uprising-maori = Maori Resistance
uprising-hawaii = Kamehameha’s Hawaii
uprising-diamond-mines = Diamond Mines

## Resources

resource-nemo = Nemo
    .text = The will of the captain.
resource-crew = Crew
    .text = The strength of the hands aboard.
resource-hull = Hull
    .text = The plates between you and the sea.

## Motives

motive-science = Science
    .text = Knowledge counts sixfold; the world outlaws you at 26.
motive-explore = Exploration
    .text = Wonders count sevenfold; the world outlaws you at 36.
motive-anti-imperialism = Anti-Imperialism
    .text = Uprisings count sixfold, merchantmen more; outlawed at 44.
motive-war = War!
    .text = Warships count more; outlawed at 51.

## Difficulties

difficulty-sailor = Sailor
difficulty-officer = Officer
difficulty-captain = Captain

## Levels of success

level-lost = Lost!
level-poor = Poor showing
level-futile = Futile
level-notable = Notable
level-triumphant = Triumphant

## Mastery of the seas

column-inconvenience = Inconvenience
column-nuisance = Nuisance
column-threat = Threat
column-danger = Danger
column-menace = Menace
column-scourge = Scourge

## Actions

action-event = Additional event
    .text = Draw one more event; resolve it for its stones’ treasures or put it under the pile.
    .chip = Additional event
action-combat = Combat
    .text = Attack a ship or an unknown contact here.
action-incite = Incite an uprising
    .text = Test to raise an uprising here and to lower notoriety.
action-move = Move
    .text = Sail along a blue line.
action-rest = Rest
    .text = Test to gain crew.
action-repair = Repair
    .text = Test to gain hull.
action-refit = Refit
    .text = Test to install a technology, paid with salvage.
    .chip = Refit
action-search = Search
    .text = Test to gain treasure where a stone lies.

## Technologies

technology-periscope-device = Periscope Device
    .text = Fighting on boldly is free; by stalk you may fight on for 1 notoriety.
technology-monstrous-design = Monstrous Design
    .text = Ships sunk by stalk give 1 notoriety less.
technology-hydro-drive = Hydro Drive
    .text = Each move goes up to 2 oceans.
technology-double-hull = Double Hull
    .text = Exerting hull gives 1 more; random damage of 6 does nothing.
technology-arcane-library = Arcane Library
    .text = +1 on search and incite.
technology-crew-armour = Electric Crew Armour
    .text = After a bold attack roll +1, or +2 for the card.
technology-fog-machine = Fog Machine
    .text = 1 action point and the card: notoriety falls by two dice.
technology-reinforced-armour = Reinforced Armour
    .text = +1 when a warship fires.
technology-steam-torpedoes = Steam Torpedoes
    .text = Once a turn a free attack: 5+ sinks civilians, 6+ warships.
technology-strengthened-prow = Strengthened Prow
    .text = +1 when the Nautilus attacks.
technology-magnetic-mines = Magnetic Mines
    .text = Against armoured ships the Nautilus attacks first.

## Characters

character-second-officer = Second Officer
    .text = Sacrifice for 1 action point.
character-chief-engineer = Chief Engineer
    .text = Sacrifice for 2 action points.
character-first-officer = First Officer
    .text = Sacrifice for 3 action points or +3 after a roll; costs 1 Nemo.
character-conseil = Conseil
    .text = Sacrifice to roll both dice again.
character-ned-land = Ned Land
    .text = Sacrifice for +1 after a roll; costs 1 notoriety.
character-aronnax = Professor Aronnax
    .text = Sacrifice for +2 after a roll; costs 1 notoriety.

## Treasures

treasure-the-abyss = The Abyss
    .text = A wonder of the world.
treasure-bermuda-triangle = Bermuda Triangle
    .text = A wonder of the world.
treasure-city-of-khambhat = City of Khambhat
    .text = A wonder of the world.
treasure-city-of-pavlopetri = City of Pavlopetri
    .text = A wonder of the world.
treasure-cleopatras-palace = Cleopatra’s Palace
    .text = A wonder of the world.
treasure-deep-sea-vents = Deep Sea Vents
    .text = A wonder of the world.
treasure-great-barrier-reef = Great Barrier Reef
    .text = A wonder of the world.
treasure-lost-city-of-dwarka = Lost City of Dwarka
    .text = A wonder of the world.
treasure-lost-mayan-city = Lost Mayan City
    .text = A wonder of the world.
treasure-mariana-trench = Mariana Trench
    .text = A wonder of the world.
treasure-pyramids-of-yonaguni = Pyramids of Yonaguni
    .text = A wonder of the world.
treasure-laudanum = Laudanum
    .text = 4 points, or discard: 1 Nemo.
treasure-provisions = Provisions
    .text = 3 points, or discard: 1 Crew.
treasure-spare-plates = Spare Plates
    .text = 3 points, or discard: 1 Hull.
treasure-sea-charts = Sea Charts
    .text = 2 points, or discard: 1 action point.
treasure-lucky-charm = Lucky Charm
    .text = 4 points, or discard after a roll: roll again.
treasure-blueprints = Blueprints
    .text = 3 points, or discard: one more technology in the offer.
treasure-sealed-chests = Sealed Chests
    .text = At once: draw 2 treasures.
treasure-cursed-idol = Cursed Idol
    .text = At once: lose 1 resource or sacrifice a character.
treasure-stolen-flag = Stolen Flag
    .text = At once: 2 notoriety.
treasure-crown-jewels = Crown Jewels
    .text = At once: 3 notoriety.
treasure-crate-of-rifles = Crate of Rifles
    .text = At once: an uprising anywhere.
treasure-barnacles = Barnacles
    .text = 0 points.
treasure-copper-coins = Copper Coins
    .text = 1 point.
treasure-silver-coins = Silver Coins
    .text = 2 points.
treasure-gold-coins = Gold Coins
    .text = 3 points.
treasure-pearls = Pearls
    .text = 4 points.
treasure-diamond = Diamond
    .text = 5 points.

## Acts and finales

card-act-1 = Act I: Prologue
    .text = The Nautilus sets out from a rolled ocean.
card-act-2 = Act II: First intermission
    .text = The yellow fleet joins the hunt.
card-act-3 = Act III: Second intermission
    .text = Change the motive or pick a technology; the orange fleet joins.
card-hollow-explosion = A Hollow Explosion
    .text = The red fleet attacks; what you have not yet dared keeps some of it away.
card-maelstrom = The Maelstrom!
    .text = Test 9; pass: a character comes back. Failing costs 2 random damage.
card-mystery-island = Return to Mystery Island
    .text = In the Western, Eastern, Central or South Pacific or at the Pacific Coast a character comes back and you gain a resource, else 1 random damage.
card-another-thousand-leagues = Another 1,000 Leagues
    .text = One last contact and action phase.
card-bottom-of-the-sea = Bottom of the Sea
    .text = 15 points and 8 lost; 1 random damage.
card-mutiny = Mutiny!
    .text = Test 10; pass: 1 Crew. Failing costs a character and 1 Crew.
card-modus-vivendi = Modus Vivendi
    .text = Test 11; failing costs 2 notoriety.
card-twenty-thousand-leagues = 20,000 Leagues Under the Sea
    .text = 1 Nemo, 1 Crew and 1 Hull, and a character comes back.

## Events

card-runaway-reef = A Runaway Reef
    .text = Test 7. Pass: 2 notoriety less. Fail: 4 more.
card-public-opinion = Public Opinion
    .text = Choose: an uprising is crushed for 4 notoriety less; a treasure given for 2 less; or 1 more.
card-as-master-wishes = As Master Wishes
    .text = Keep. With Conseil aboard: roll again.
card-frigates-demise = A Frigate’s Demise
    .text = Glasgow appears and is fought at once by stalk.
card-full-steam = At Full Steam
    .text = Keep. Success after sinking a warship in the North or South Atlantic.
card-do-no-harm = Do No Harm
    .text = Test 10. Pass: 3 notoriety less, and all contacts of one ocean disappear. Fail: 2 more or lose 1 Nemo.
card-ned-lands-tempers = Ned Land’s Tempers
    .text = Test 10. Pass: 1 Crew. Fail: Ned Land or 1 Crew.
card-all-by-electricity = All By Electricity
    .text = Keep. In a lull 2 action points; else success at the end with a technology.
card-underwater-forest = An Underwater Forest
    .text = Test 9. Pass: 2 treasures.
card-some-days-ashore = Some Days Ashore
    .text = Keep. 2 action points in a transit ocean without ships: success and 1 Crew.
card-aegri-somnia = Aegri Somnia
    .text = Success, but 1 random damage.
card-nemos-thunderbolt = Captain Nemo’s Thunderbolt
    .text = Test 8. Pass: 1 notoriety, 1 treasure. Fail: 2 notoriety, lose 1 Hull.
card-lost-time = Lost Time
    .text = Action points to 0; a stone on the additional events. The next contact phase brings no contacts.
card-troubled-dreams = Troubled Dreams
    .text = Test 8. Pass: 1 Nemo. Fail: lose 1 Nemo.
card-coral-realm = The Coral Realm
    .text = Test 10. Pass: 2 Crew. Fail: lose 1 Crew.
card-indian-ocean-voyage = The Indian Ocean
    .text = Keep. 1 action point in the Indian Ocean: success, 1 treasure, 1 Nemo.
card-novel-proposal = A Novel Proposal
    .text = Test 9. Pass: a technology joins the offer and one may be installed for 1 salvage less; or 2 action points. Fail: lose 1 Hull.
card-red-sea = The Red Sea
    .text = In the Indian Ocean or the European Seas: success. Elsewhere success with a contact in each of them and 1 resource lost, or failure.
card-priceless-pearl = A Pearl Worth Ten Million
    .text = Keep. Success if unused. 1 action point and test 10: 3 treasures, or lose 1 Crew.
card-ocean-wealth = Ocean Wealth
    .text = Without ships here success and a treasure, else 1 notoriety.
card-jaws-wide-open = Jaws Wide Open!
    .text = Test 8. Pass: success, or 1 Nemo instead. Fail: lose 1 Nemo.
card-arabian-tunnel = The Arabian Tunnel
    .text = Keep. 1 action point in the European Seas or the Indian Ocean: success, and the tunnel between them is open.
card-commerce-scare = Commerce Scare!
    .text = Without ships here success, 1 notoriety, and up to 6 contacts disappear; else 3 notoriety.
card-forty-two-degrees = 42° Centigrade
    .text = Test 10. Pass: 1 Hull. Fail: lose 1 Nemo or 1 Hull.
card-lost-continent = The Lost Continent
    .text = Test 11. Pass: 1 treasure and 1 notoriety less. Fail: lose 1 Crew.
card-treasure-fleet = The Treasure Fleet
    .text = A wreck full of treasure in a rolled ocean, and a contact beside it.
card-new-men = New Men
    .text = Test 9. Pass: a character comes back. Fail: lose 1 Nemo.
card-underwater-coalfield = An Underwater Coalfield
    .text = Keep. In the North or South Atlantic without warships: 2 action points for success; or failure and 3 action points.
card-whales = The Whales
    .text = Test 9. Pass: 1 Crew or 2 treasures. Fail: lose 2 Hull.
card-iceberg = The Iceberg
    .text = Test 9. Pass: the ice empties this ocean, or 1 Hull. Fail: lose 1 Hull and 1 Crew.
card-south-pole = The South Pole
    .text = Keep. 3 action points at Cape Horn or the Cape of Good Hope: success and 2 Nemo.
card-accident-or-incident = Accident or Incident?
    .text = Test 9. Pass: a free stalk attack here, or 1 Hull. Fail: 3 notoriety, or lose 1 Crew and 1 Hull.
card-shortage-of-air = Shortage of Air
    .text = Test 10. Pass: sail up to 2 oceans free. Fail: lose 2 Crew or sacrifice a character.
card-giant-squid = Attack of the Giant Squid
    .text = Test 10. Pass: 2 treasures. Fail: lose 2 among Crew and Hull.
card-gulf-stream = The Gulf Stream
    .text = Keep. In the North Atlantic, the European Seas or the Arctic Ocean: sail up to 3 oceans free. Unused, success at the end in the North or South Atlantic or the European Seas.
card-transatlantic-cable = The Transatlantic Cable
    .text = Keep. 1 action point in the North Atlantic: success and 1 notoriety, or 3 less.
card-aronnaxs-determination = Aronnax’s Determination
    .text = Test 11. Pass: 1 Nemo. Fail: Aronnax or 1 Nemo.
card-capital-encounter = A Capital Encounter
    .text = Cerberus appears and is fought at once by stalk.
card-mass-execution = A Mass Execution
    .text = A warship is damaged, and a free bold attack here; or 2 notoriety less and lose 1 Nemo.
card-sacrifice-to-the-gods = A Sacrifice to the Gods
    .text = Sacrifice a character for 1 of each resource, or lose 1 Crew.
card-nemos-diaries = Captain Nemo’s Diaries
    .text = Keep. 1 action point and test 9: success, or 1 notoriety.
card-vanikoro = Vanikoro
    .text = Keep. 1 action point in the South Pacific: success, and a treasure stone there.
card-torres-straits = Torres Straits
    .text = Keep. 1 action point in the Western or South Pacific and test 7: success, or lose 1 Hull.
card-grecian-archipelago = The Grecian Archipelago
    .text = Give a treasure for success, or 1 notoriety.
card-vigo-bay = Vigo Bay
    .text = Keep. In the North Atlantic or the European Seas: 3 action points for success, or 2 for 2 treasures.
card-required-repairs = Required Repairs
    .text = Keep. 3 action points without ships here: 1 Hull. Unused it costs 8 points.
card-shakedown-maneuvers = Shakedown Maneuvers
    .text = Test 10. Pass: 1 action point. Fail: lose 1 Crew or 1 Hull.
card-prussia-declares-war = Prussia Declares War!
    .text = Success; up to four warships go home, up to three are damaged; 2 notoriety, and a contact each in the European Seas and the North Atlantic.
card-korea-incident = The Korea Incident
    .text = Keep. 1 action point in the Western Pacific and test 11: it empties, 2 notoriety less, 2 treasures; or 1 notoriety.
card-magnetic-mines = Magnetic Mines
    .text = Test 10. Pass: installed as a technology. Fail: lose 1 Hull.
card-chinese-treasure-fleet = The Chinese Treasure Fleet
    .text = In the Western Pacific or the Indian Ocean 2 treasures; elsewhere a stone and a contact in the Western Pacific.

## Deadly seas

tile-coastal-village = Coastal Village
    .text = An uprising here, if there is room.
tile-cyclone = Cyclone!
    .text = Enemy fire of 9, then this ocean is swept clean.
tile-fire-aboard = Fire aboard!
    .text = Sacrifice a character or lose 1 resource.
tile-escorted-frigate = Escorted Frigate
    .text = A ship that brings two contacts.
tile-escorted-ironclad = Escorted Ironclad
    .text = A ship that brings two contacts.
tile-escorted-flagship = Escorted Flagship
    .text = A ship that brings two contacts.
tile-failing-nautilus = Failing Nautilus!
    .text = No action points, the turn is over.
tile-red-sky = Red Sky at Night
    .text = Keep for +2 after a roll.
tile-rogue-wave = Rogue Wave!
    .text = Sacrifice a character.
tile-uncharted-island = Uncharted Island
    .text = Resolve one additional event.

## Officers

officer-watch = Officer of the Watch
officer-deck = Deck Officer
officer-tactical = Tactical Officer
officer-treasurer = Treasurer

## Classes and nations

class-airship = Airship
class-armored-frigate = Armoured Frigate
class-battleship = Battleship
class-capital = Capital Ship
class-clipper-ship = Clipper
class-freighter-ship = Freighter
class-frigate = Frigate
class-ghost-ship = Ghost Ship
class-ironclad = Ironclad
class-ironside = Ironside
class-mail-ship = Mail Ship
class-monster = Monster
class-passenger-ship = Passenger Ship
class-pirate = Pirate
class-raider = Raider
class-ram = Ram
class-slaver-ship = Slaver
class-steam-cruiser = Steam Cruiser
class-whaler-ship = Whaler
class-escorted = Escorted Ship
class-escorted-ironclad = Escorted Ironclad
nation-american = American
nation-austrian = Austrian
nation-british = British
nation-confederate-states = Confederate
nation-danish = Danish
nation-dutch = Dutch
nation-french = French
nation-german = German
nation-italian = Italian
nation-japanese = Japanese
nation-norwegian = Norwegian
nation-ottoman = Ottoman
nation-peruvian = Peruvian
nation-russian = Russian
nation-spanish = Spanish
nation-none = of no nation

## Ships

ship-abraham-lincoln = Abraham Lincoln
ship-achilles = Achilles
ship-agamemnon = Agamemnon
ship-agincourt = Agincourt
ship-alfred = Alfred
ship-america = America
ship-arapiles = Arapiles
ship-ariel = Ariel
ship-audacious = Audacious
ship-bellerophon = Bellerophon
ship-belliqueuse = Belliqueuse
ship-black-prince = Black Prince
ship-borda = Borda
ship-bristol = Bristol
ship-britannia = Britannia
ship-buffel = Buffel
ship-captain = Captain
ship-cerberus = Cerberus
ship-chance = Chance
ship-city-of-adelaide = City of Adelaide
ship-clyde = Clyde
ship-cutty-sark = Cutty Sark
ship-danmark = Danmark
ship-delaware = Delaware
ship-devastation = Devastation
ship-dictator = Dictator
ship-donau = Donau
ship-ellen-southard = Ellen Southard
ship-endymion = Endymion
ship-enterprise = Enterprise
ship-ertugrul = Ertugrul
ship-ferdinand-max = Ferdinand Max
ship-friedrich-carl = Friedrich Carl
ship-fujiyama = Fujiyama
ship-fulmar = Fulmar
ship-gange = Gange
ship-general-grant = General Grant
ship-giuseppe-garibaldi = Giuseppe Garibaldi
ship-glasgow = Glasgow
ship-gloire = Gloire
ship-hannah-more = Hannah More
ship-hercules = Hercules
ship-huascar = Huascar
ship-idaho = Idaho
ship-inconstant = Inconstant
ship-independencia = Independencia
ship-invincible = Invincible
ship-ister = Ister
ship-jumna = Jumna
ship-jylland = Jylland
ship-kniaz-pozharsky = Kniaz Pozharsky
ship-konig-wilhelm = König Wilhelm
ship-kotetsu = Kōtetsu
ship-la-couronne = La Couronne
ship-la-france = La France
ship-lancaster = Lancaster
ship-lord-clyde = Lord Clyde
ship-marengo = Marengo
ship-mary-celeste = Mary Celeste
ship-minin = Minin
ship-minotaur = Minotaur
ship-monadnock = Monadnock
ship-monarch = Monarch
ship-moshun = Moshun
ship-napoleon-iii = Napoleon III
ship-normandie = Normandie
ship-numancia = Numancia
ship-ocean = Ocean
ship-omaha = Omaha
ship-pensacola = Pensacola
ship-pequod = Pequod
ship-prince-albert = Prince Albert
ship-re-de-portogallo = Re de Portogallo
ship-redoubtable = Redoubtable
ship-repulse = Repulse
ship-rhone = Rhone
ship-royal-adelaide = Royal Adelaide
ship-royal-sovereign = Royal Sovereign
ship-ryujo = Ryujo
ship-scotia = Scotia
ship-sea-serpent = Sea Serpent
ship-sea-serpent-baby = Sea Serpent and Baby
ship-shenandoah = Shenandoah
ship-sinop = Sinop
ship-star-of-india = Star of India
ship-suffren = Suffren
ship-syria = Syria
ship-taeping = Taeping
ship-taitsing = Taitsing
ship-tennessee = Tennessee
ship-themis = Thémis
ship-thermopylae = Thermopylae
ship-triumph = Triumph
ship-tynwald = Tynwald
ship-undaunted = Undaunted
ship-victoria = Victoria
ship-warrior = Warrior
ship-wivern = Wivern
ship-zealous = Zealous
ship-zeeland = Zeeland
ship-escorted-frigate = Escorted Frigate
ship-escorted-ironclad = Escorted Ironclad
ship-escorted-flagship = Escorted Flagship

## Epilogues

epilogue-science-lost = The notebooks go down with the boat; what they held, others will have to find again.
epilogue-science-poor = A few drawings are published under another name, and soon corrected.
epilogue-science-futile = The academies admire the plates and doubt the author.
epilogue-science-notable = A generation of naturalists sails with your charts.
epilogue-science-triumphant = The deep sea becomes a science, and its first textbook bears one letter: N.
epilogue-explore-lost = No map shows where you went, and none where you stayed.
epilogue-explore-poor = Sailors tell of lights below the keel; nobody writes it down.
epilogue-explore-futile = A chart with your route turns up in an attic, a century late.
epilogue-explore-notable = Two trenches and a strait carry the name of the Nautilus.
epilogue-explore-triumphant = What lay under the sea lies open, and the atlas has to be drawn anew.
epilogue-anti-imperialism-lost = The flags you hated fly at half-mast for a day, then higher than before.
epilogue-anti-imperialism-poor = A governor is replaced; the garrison stays.
epilogue-anti-imperialism-futile = The risings are put down, but their songs are not.
epilogue-anti-imperialism-notable = Two colonies win a parliament, and know whom to thank.
epilogue-anti-imperialism-triumphant = From one coast to the next the empires pack their chests.
epilogue-war-lost = The Admiralty closes the file on a reef that has stopped moving.
epilogue-war-poor = Insurance rates rise for one winter.
epilogue-war-futile = The shipyards are busier than ever, thanks to you.
epilogue-war-notable = Squadrons stay in port, and captains pray before they sail.
epilogue-war-triumphant = The sea has one master, and no navy will say his name.

## The game

game = Nemo’s War
    .text = 1870: command the Nautilus, alone or together, and decide what her voyage is for.
option-motive = Motive
    .text = What the voyage is for: it decides what scores and when the world outlaws you.
option-motive-science = Science
    .text = Cards of knowledge and a whole hull; outlawed at 26.
option-motive-explore = Exploration
    .text = Wonders and treasures; outlawed at 36.
option-motive-anti-imperialism = Anti-Imperialism
    .text = Uprisings and merchantmen; outlawed at 44.
option-motive-war = War!
    .text = Warships; outlawed at 51.
option-difficulty = Difficulty
    .text = Sets every piece that is not set on its own.
option-difficulty-sailor = Sailor
    .text = A kinder sea.
option-difficulty-officer = Officer
    .text = As the rulebook has it.
option-difficulty-captain = Captain
    .text = A harder sea.
option-mode = Mode
    .text = How two to four players share the Nautilus.
option-mode-coop = Co-operative
    .text = All win or lose together.
option-mode-semi = Semi-co-operative
    .text = If the voyage is won, glory decides who won it.
option-setbacks = Taking setbacks
    .text = Losses of failed tests follow their own difficulty.
option-setbacks-off = Off
    .text = The usual losses.
option-setbacks-on = On
    .text = Losses by difficulty.
option-deadly_seas = Deadly seas
    .text = Ten tiles of peril among the ships.
option-deadly_seas-off = Off
    .text = Ships only.
option-deadly_seas-on = On
    .text = With the tiles.
option-pursuit = Relentless pursuit
    .text = Warships may force a fight before your actions.
option-pursuit-off = Off
    .text = They wait.
option-pursuit-on = On
    .text = They hunt.
option-navies = Coordinated imperial navies
    .text = Every ship here hinders every test.
option-navies-off = Off
    .text = Warships hinder, once.
option-navies-on = On
    .text = Every ship hinders.
option-realistic_torpedoes = Realistic torpedoes
    .text = No torpedoes against the sea serpent and the airship.
option-realistic_torpedoes-off = Off
    .text = At anything.
option-realistic_torpedoes-on = On
    .text = At ships only.
option-level_events = Difficulty: additional events
    .text = This piece alone.
option-level_events-same = As chosen
    .text = As chosen.
option-level_events-sailor = Sailor
    .text = Sailor.
option-level_events-officer = Officer
    .text = Officer.
option-level_events-captain = Captain
    .text = Captain.
option-level_technology = Difficulty: technology
    .text = This piece alone.
option-level_technology-same = As chosen
    .text = As chosen.
option-level_technology-sailor = Sailor
    .text = Sailor.
option-level_technology-officer = Officer
    .text = Officer.
option-level_technology-captain = Captain
    .text = Captain.
option-level_contacts = Difficulty: contacts
    .text = This piece alone.
option-level_contacts-same = As chosen
    .text = As chosen.
option-level_contacts-sailor = Sailor
    .text = Sailor.
option-level_contacts-officer = Officer
    .text = Officer.
option-level_contacts-captain = Captain
    .text = Captain.
option-level_action_points = Difficulty: action points
    .text = This piece alone.
option-level_action_points-same = As chosen
    .text = As chosen.
option-level_action_points-sailor = Sailor
    .text = Sailor.
option-level_action_points-officer = Officer
    .text = Officer.
option-level_action_points-captain = Captain
    .text = Captain.
option-level_notoriety = Difficulty: notoriety
    .text = This piece alone.
option-level_notoriety-same = As chosen
    .text = As chosen.
option-level_notoriety-sailor = Sailor
    .text = Sailor.
option-level_notoriety-officer = Officer
    .text = Officer.
option-level_notoriety-captain = Captain
    .text = Captain.
option-level_setbacks = Difficulty: setbacks
    .text = This piece alone.
option-level_setbacks-same = As chosen
    .text = As chosen.
option-level_setbacks-sailor = Sailor
    .text = Sailor.
option-level_setbacks-officer = Officer
    .text = Officer.
option-level_setbacks-captain = Captain
    .text = Captain.
option-level_deadly_seas = Difficulty: deadly seas
    .text = This piece alone.
option-level_deadly_seas-same = As chosen
    .text = As chosen.
option-level_deadly_seas-sailor = Sailor
    .text = Sailor.
option-level_deadly_seas-officer = Officer
    .text = Officer.
option-level_deadly_seas-captain = Captain
    .text = Captain.

## Help: what each kind of question decides, and what its options mean

kind-start_technology = The first technology
    .text = Your motive brings a technology. Install it now for resources, or leave it in the offer for later.
kind-pay_resource = Pay with a resource
    .text = Nemo, crew and hull are what the voyage lives on: pay with what you can best spare.
    .each = A resource
kind-hand_on = Hand on the captaincy
    .text = Before a turn the captain may let the next officer command.
kind-stone_from = Take a stone
    .text = Who hands on the captaincy takes a treasure stone from another officer.
    .each = An officer
kind-stop = Stop the captain
    .text = Let the captain’s choice be, or propose another one. If it is declined, a stone of yours buys the captaincy.
kind-concede = A proposal
    .text = Another officer wants something else done. Agree, or risk your captaincy.
kind-seize = Seize the captaincy
    .text = Pay one of your stones, become captain, and do it your way.
kind-consent = The captain asks
    .text = What is asked for is in your keeping: give it or keep it.
kind-exert = Before a roll
    .text = Exert Nemo, crew or hull for its bonus. If the test fails, some of it is lost.
    .each = A resource
kind-spend_treasure = A treasure for the roll
    .text = A discarded treasure adds its value to the dice, and scores nothing at the end.
    .each = A treasure
kind-help = After a roll
    .text = Somebody or something aboard may still turn this result. It is gone afterwards.
kind-effect = What shall happen
    .text = One of several things happens; you choose which.
    .each = One of the effects
kind-drift = Sail with the current
    .text = This move costs no action point.
    .each = An ocean
kind-cannonball = Damage a warship
    .text = Attack and defence of a damaged warship go down by 1.
    .each = A warship
kind-lose_any = Lose a resource
    .text = One of the three has to go down; a track at its end loses the game.
    .each = A resource
kind-forced_sacrifice = A forced sacrifice
    .text = One of the people aboard is lost, with their points and without their help.
    .each = A character
kind-revive = Somebody comes back
    .text = A lost character is aboard again.
    .each = A character
kind-discard_treasure = Discard a treasure
    .text = It no longer scores: give up what is worth least to you.
    .each = A treasure
kind-stone = A treasure stone
    .text = Its ocean is full, so it lands beside it: think of where you want to search.
    .each = An ocean
kind-disperse = A contact disappears
    .text = Fewer contacts mean fewer ships, and an emptier world lasts longer.
    .each = An ocean with a contact
kind-clear = All contacts disappear
    .text = One ocean is quiet again.
    .each = An ocean
kind-recall = A warship is called home
    .text = It goes back where it came from: choose the one that threatens you most.
    .each = A warship
kind-land = An uprising
    .text = Where it breaks out it scores by your motive, until it is quelled.
    .each = A land space
kind-crush = An uprising is crushed
    .text = The marker turns grey, blocks its place and scores nothing.
    .each = An uprising
kind-use_card = A card in your keeping
    .text = It can be used now, or kept for another sinking.
kind-new_course = A new course
    .text = Act III: a new motive changes what everything is worth; a technology joins the offer.
kind-install = Install a technology
    .text = It is paid with salvage and helps for the rest of the voyage.
    .each = A technology
kind-contact_at = A contact is sighted
    .text = Its ocean is full: choose in which neighbour it appears.
    .each = An ocean
kind-replace_contact = Which contact it was
    .text = A ship takes the place of one of the contacts.
    .each = An ocean
kind-turn_grey = A civilian in disguise
    .text = One of these ships is a warship in truth and turns over.
    .each = A civilian ship
kind-hunter_at = A hunter appears
    .text = It comes for the Nautilus: choose where.
    .each = An ocean
kind-village = A coastal village
    .text = An uprising at no cost, if you want it.
kind-white_dice = The white dice
    .text = The difference of the two is your action points; equal dice are a lull.
    .each = A pair of dice
kind-quell = An uprising in danger
    .text = Lose the marker, or defend it and become more notorious.
kind-action = Your actions
    .text = Spend action points as long as you have some. Most actions are a test with two dice.
kind-course = Where to
    .text = Solid lines join oceans; the Nautilus goes one line for each move.
    .each = An ocean
kind-extra = An additional event
    .text = Resolve it and gain a treasure, or put it under the pile.
kind-pursuer = Who gives chase
    .text = Several warships pursue you: choose which comes first.
    .each = A warship
kind-target = What to attack
    .text = A ship you can see, or a contact that may be anything.
    .each = A ship
kind-attack = How to attack
    .text = Boldly you may go on after a hit; by stalk you have +1 and this one target.
kind-strike = Fight or let pass
    .text = The contact has shown itself. By stalk you may still let it go.
kind-fight_on = Fight on
    .text = Another attack at once, for 1 notoriety.
    .each = A ship
kind-hit = The Nautilus is hit
    .text = Take the damage where the die says, or give up a technology.
    .each = A technology
kind-spoils = A ship is sunk
    .text = Tonnage scores; salvage pays for technologies and ends the attack.
kind-row = Which row
    .text = Columns of the tonnage board filled in all rows score at the end.
    .each = A row

can-yes = Yes
    .text = do it.
can-no = No
    .text = leave it.
can-stay = Stay
    .text = everything remains as it is.
can-hand = Hand it on
    .text = the next officer commands.
can-pass = Let it be
    .text = the captain’s choice stands.
can-instead = Propose something else
    .text = the captain may agree; if not, a stone decides.
can-roll = Roll
    .text = with what is exerted now.
can-none = None
    .text = keep what you have.
can-character = Somebody aboard
    .text = sacrifices themselves for a better result; their points are lost.
can-help-treasure = A treasure
    .text = discard it for what it does; it will not score.
can-help-card = A kept card
    .text = use it now; it goes to its pile.
can-sky = Red sky
    .text = +2 once.
can-armour = Crew armour
    .text = +1 on a bold attack, once for each roll.
can-armour-away = Give up crew armour
    .text = +2 once, and it is gone.
can-accept = Accept the roll
    .text = it stands as it is.
can-stop = No more
    .text = it ends here.
can-use = Use it
    .text = its text happens now.
can-keep = Keep it
    .text = for another time.
can-motive = A new motive
    .text = changes what each kind of point is worth.
can-technology = A technology for the offer
    .text = to be installed by a refit.
can-quell-quell = Lose the marker
    .text = its points are gone.
can-notoriety = Gain notoriety
    .text = the marker stays; the world wants you more.
can-event = Additional event
    .text = draw another adventure; it may bring a treasure.
can-combat = Combat
    .text = attack a ship or a contact in this ocean.
can-incite = Incite an uprising
    .text = a test; success puts a marker on a free land space here.
can-move = Move
    .text = one line further for each action point.
can-rest = Rest
    .text = a test that gives the crew back.
can-repair = Repair
    .text = a test that gives the hull back.
can-refit = Refit
    .text = a test, then a technology for salvage.
can-search = Search
    .text = where a treasure stone lies: a test for treasures.
can-torpedo = Steam torpedoes
    .text = an attack for no action point, with a plain roll; once in each action phase.
can-fog = Fog machine
    .text = give up the card: notoriety falls by the sum of two dice.
can-end = End the turn
    .text = at most one action point is kept for the next turn.
can-sacrifice = Sacrifice a character
    .text = for what they do best; their points are lost.
can-treasure = Discard a treasure
    .text = for an action point or what it shows, instead of points at the end.
can-card = A kept card
    .text = use what it offers.
can-resolve = Resolve it
    .text = its test or text happens now.
can-under = Under the pile
    .text = nothing happens.
can-contact = An unknown contact
    .text = it is turned up first; it may be a harmless trader or a ship of the line.
can-target-leave = Attack nothing
    .text = the action ends.
can-bold = Boldly
    .text = what appears must be fought; after a sinking you may go on for 1 notoriety.
can-stalk = By stalk
    .text = +1 to the attack; this target only.
can-fight = Fight
    .text = roll against its defence.
can-leave = Let it pass
    .text = it stays in this ocean.
can-damage = Random damage
    .text = a die decides between Nemo, crew and hull.
can-tonnage = Tonnage
    .text = points at the end, by your motive.
can-salvage = Salvage
    .text = pays for technologies; the attack ends.

## Questions

ask-start_technology = { $thing }. { $text } Install it at once?
start_technology-yes = { $price ->
    [0] Install it, free
   *[other] Install it for { $price } resources of your choice
 }
    .chip = Install it
    .more = { $price ->
        [0] { "" }
       *[other] −{ $price } [nemo] [crew] [hull]
    }
start_technology-no = Leave it in the offer
    .chip = Leave it
signed-plus = +{ $number }
signed-minus = −{ $number }
ask-pay_resource = Pay { $left } more: with which resource?
ask-hand_on = A new turn begins. Hand the captaincy on?
hand_on-stay = Stay captain
hand_on-hand = Hand it to the left
hand_on-stone = Hand it to the left, and take a stone from another player
stand-hand_on = Stay captain before every turn, unless another player gets stones
ask-stop = Stop? The captain is about to choose: { $what }
stop-pass = Let it be
stand-stop = Let the captain be for this turn
ask-concede = Agree? You are asked to choose instead: { $what }
ask-seize = Pay a stone and seize the captaincy? You would choose: { $what }
ask-stone_from = From whom do you take a stone?
ask-exert = { $thing }: you need { $goal }, your modifier is { $modifier }. Exert a resource? A failure costs some of it.
ask-exert_table = { $thing }: success from 7, your modifier is { $modifier }. Exert a resource? A failure costs some of it.
test-attack = Attack on { $ship }
test-fire = Fire of { $ship }
test-storm = The storm
exert-roll = Roll ({ $percent } %)
    .chip = Roll
    .more = { $percent } %
exert-resource = { $resource }: +{ $modifier } ({ $percent } %)
    .chip = { $resource }
    .more = +{ $modifier }: { $percent } %
stand-exert = Exert nothing on tests of this kind for this turn
ask-spend_treasure = { $thing }: your modifier is { $modifier }. Spend a treasure for its printed value?
spend_treasure-none = None ({ $percent } %)
    .chip = None
    .more = { $percent } %
spend_treasure-one = { $treasure }: +{ $plus } ({ $percent } %)
    .chip = { $treasure }
    .more = +{ $plus }: { $percent } %
stand-spend_treasure = Do not ask again while these are all the treasures
ask-help = { $thing }: you have { $total } and need { $goal }. Emergency help?
ask-help_table = { $thing }: you have { $total }, { $band }. Emergency help?
help-accept = Accept the roll
    .chip = Accept
    .more = the roll
help-way = { $plus ->
    [0] { $thing }: { $result }
   *[other] { $thing }: +{ $plus } { $result }
 }
    .chip = { $thing }
    .more = { $plus ->
        [0] { $result }
       *[other] +{ $plus } → { $result }
    }
help-enough = makes { $total }, enough
help-short = makes { $total }, not enough
help-band = makes { $total }, { $band }
    .more = { $total }, { $band }
help-again = roll again ({ $percent } %)
stand-help = Never ask for help with a result that is a success
help-armour = Crew armour
help-armour-away = Crew armour, given up for good
ask-effect = What shall it be?
ask-effect_of = “{ $thing }”: what shall it be?
ask-drift = Sail with the current?
drift-stay = Stay here
ask-cannonball = Which warship is damaged?
cannonball-stop = No more
ask-lose_any = Which resource do you lose?
ask-forced_sacrifice = Who must be sacrificed?
ask-revive = Who comes back?
ask-discard_treasure = Which treasure do you discard?
ask-stone = Where does the treasure stone go?
ask-disperse = Which contact disappears?
disperse-stop = No more
ask-clear = In which ocean do all contacts disappear?
ask-recall = Which warship is called home?
recall-stop = No more
ask-land = Where does the uprising break out?
ask-crush = Which uprising is crushed?
ask-contact_at = Where is the contact sighted?
ask-replace_contact = { $ship }: which contact was it?
ask-turn_grey = Which civilian ship is a warship in truth?
ask-hunter_at = { $ship } hunts you: where does it appear?
ask-use_card = “{ $thing }”: { $text } Use it now?
use_card-use = Use it: { $effect }
    .chip = Use it
    .more = { $effect }
use_card-keep = Keep it
ask-new_course = A new course?
new_course-none = Neither
new_course-motive = New motive: { $thing } (as things stand { $change } points; outlawed at { $limit })
    .chip = { $thing }
    .more = { $change } [vp], outlawed { $limit }
new_course-technology = Offer { $thing } ({ $cost } salvage): { $text }
    .chip = { $thing }
    .more = offer, { $cost } [salvage]
ask-install = Which technology do you install?
install-none = None
install-technology = { $technology } ({ $cost } salvage)
    .chip = { $technology }
    .more = −{ $cost } [salvage]
ask-target = What do you attack?
target-contact = An unknown contact
    .chip = Unknown contact
target-leave = Attack nothing
    .chip = Attack nothing
ask-attack = How do you attack { $ship }?
ask-attack_contact = How do you attack the contact?
attack-bold = { $percent ->
    [-1] Boldly: what appears must be fought
   *[other] Boldly ({ $percent } %)
 }{ $fee ->
    [0] ; after a hit you may fight on at no cost
   *[other] ; after a hit you may fight on for { $fee } notoriety
 }
    .chip = Boldly
    .more = { $percent ->
        [-1] must fight
       *[other] { $percent } %
    }
attack-stalk = { $percent ->
    [-1] By stalk, +1: what appears may be let pass
   *[other] By stalk, +1 ({ $percent } %)
 }{ $fee ->
    [-1] ; this target only
   *[other] ; after a hit you may fight on for { $fee } notoriety
 }
    .chip = By stalk
    .more = +1{ $percent ->
        [-1] , may let pass
       *[other] : { $percent } %
    }
ask-fight_on = { $fee ->
    [0] Fight on at no cost?
   *[other] Fight on for { $fee } notoriety?
 }
fight_on-stop = Stop
fight_on-contact = An unknown contact
    .chip = Unknown contact
ask-strike = It is { $ship }. Fight?
strike-fight = Fight
strike-leave = Let it pass
ask-hit = { $count ->
    [one] The Nautilus is hit: one hit to settle.
   *[other] The Nautilus is hit: { $count } hits to settle, one by one.
 }
hit-damage = Random damage by a die: 1 Nemo, 2–3 Crew, 4–6 Hull
    .chip = Random damage
    .more = [die] Nemo, crew or hull
hit-technology = Give up { $technology } instead
    .chip = { $technology }
    .more = give it up instead
ask-spoils = { $ship } is sunk: tonnage or salvage?
spoils-tonnage = Tonnage: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
    .chip = Tonnage
    .more = { $points } [vp]
spoils-salvage = Salvage: space { $count } of { $spaces }{ $ends ->
    [0] { "" }
   *[other] , and the attack ends
 }
    .chip = Salvage
    .more = { $count } of { $spaces }{ $ends ->
        [0] { "" }
       *[other] , ends the attack
    }
stand-spoils = Always tonnage for the rest of this act
ask-row = In which row does { $ship } count?
ask-village = Raise an uprising at no cost? ({ $ocean })
ask-white_dice = Which two white dice?
white_dice-points = { $one } and { $two }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
 }
    .chip = { $one } and { $two }
    .more = { $points } [ap]
white_dice-lull = Pair of { $die }: a lull, no action points
    .chip = Pair of { $die }
    .more = a lull, 0 [ap]
ask-quell = An uprising is in danger, the die shows { $die }. ({ $ocean })
quell-quell = Lose a marker ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = Lose a marker
    .more = −{ $points } [vp]
quell-notoriety = Notoriety +{ $count }
    .chip = Notoriety
    .more = +{ $count } [notoriety]
ask-action = { $points ->
    [one] 1 action point
   *[other] { $points } action points
 }: what do you do?
action-cost = { $action } ({ $cost ->
    [one] 1 action point
   *[other] { $cost } action points
 })
    .chip = { $action }
    .more = −{ $cost } [ap]
action-torpedo = { $dice ->
    [one] Fire a torpedo (free, 1 die)
   *[other] Fire a torpedo (free, { $dice } dice)
 }
    .chip = Torpedo
    .more = { $dice } [die]
action-fog = Fog machine (1 action point and the card): notoriety falls by two dice
action-end = End the turn
    .chip = End the turn
stand-action = End my turns when nothing but this is left
action-sacrifice = { $points ->
    [0] Sacrifice { $character }: brings nothing now (costs { $price })
    [one] Sacrifice { $character }: 1 action point (costs { $price })
   *[other] Sacrifice { $character }: { $points } action points (costs { $price })
 }
    .chip = { $character }
    .more = { $points ->
        [0] sacrifice, brings nothing
       *[other] sacrifice: +{ $points } [ap]
    }
action-treasure = Discard { $treasure }: { $effect }
    .chip = { $treasure }
    .more = { $effect }
action-card = { $points ->
    [0] Use “{ $card }” (free): { $effect }
    [one] Use “{ $card }” (1 action point): { $effect }
   *[other] Use “{ $card }” ({ $points } action points): { $effect }
 }
    .chip = { $card }
    .more = −{ $points } [ap] → { $effect }
action-card_test = Use “{ $card }” ({ $points ->
    [one] 1 action point
   *[other] { $points } action points
 }, test { $goal }): passed: { $passed }; failed: { $failed }
    .chip = { $card }
    .more = −{ $points } [ap], test { $goal }
ask-consent = The captain asks for { $thing }. Agree?
ask-course = Where to?
ask-extra = “{ $thing }”: { $text } Resolve it?
extra-resolve = { $stones ->
    [0] Resolve it, without treasure
    [one] Resolve it, and draw 1 treasure
   *[other] Resolve it, and draw { $stones } treasures
 }
    .chip = Resolve it
    .more = +{ $stones } [treasure]
extra-under = Put it under the pile
    .chip = Under the pile
ask-pursuer = Which warship gives chase first?
label-warship = { $ship } (attack { $attack }, defence { $defence }, { $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = { $ship }
    .more = [attack] { $attack } [defence] { $defence } · { $points } [vp]
label-civilian = { $ship } (defence { $defence }, { $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = { $ship }
    .more = [defence] { $defence } · { $points } [vp]
label-resource = { $left ->
    [1] { $resource } (the last: the game would be lost)
   *[other] { $resource } (you have { $left })
 }
    .chip = { $resource }
    .more = { $left } → { $left ->
        [1] lost
       *[other] one fewer
    }
label-treasure = { $treasure } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = { $treasure }
    .more = { $points } [vp]
label-wonder = { $treasure } (a wonder, { $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = { $treasure }
    .more = a wonder, { $points } [vp]
label-character = { $character } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .chip = { $character }
    .more = { $points } [vp]
label-doomed = { $character } (costs { $price })
    .chip = { $character }
    .more = { $price }
price-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
    .more = −{ $points } [vp]
price-penalty = { $points ->
    [one] 1 point
   *[other] { $points } points
 }; { $penalty }
    .more = −{ $points } [vp], { $penalty }
label-beside = { $ocean } (where the Nautilus is)
    .chip = { $ocean }
    .more = where the Nautilus is
label-fight = { $ocean } (beside the Nautilus: you must fight it at once)
label-ocean = { $ocean } ({ $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
 }, { $contacts ->
    [0] no contact
    [one] 1 contact
   *[other] { $contacts } contacts
 }{ $stone ->
    [0] { "" }
   *[other] , a treasure stone
 })
    .chip = { $ocean }
    .more = { $ships } [ship] { $contacts } [contact]{ $stone ->
        [0] { "" }
       *[other] { " " }[stone]
    }
label-contacts = { $ocean } ({ $contacts ->
    [one] 1 contact
   *[other] { $contacts } contacts
 })
    .chip = { $ocean }
    .more = { $contacts } [contact]
label-land = { $land } ({ $ocean })
    .chip = { $land }
    .more = { $ocean }
label-ship_at = { $ship }: { $ocean }
    .chip = { $ship }
    .more = { $ocean }
label-deceit = { $ship } becomes { $warship }: { $ocean }
    .chip = { $ship }
    .more = → { $warship }
label-row = { $ocean } ({ $ships ->
    [0] no ship yet
    [one] 1 ship so far
   *[other] { $ships } ships so far
 })
    .chip = { $ocean }
    .more = { $ships } [ship]
label-stones = { $seat } ({ $stones ->
    [one] 1 stone
   *[other] { $stones } stones
 })

## What effects do

effects = { $first }, { $rest }
    .chip = { $first } …
    .more = { $first }, { $rest }
effect-nothing = nothing
effect-idle = { $effect } (brings nothing now)
    .chip = { $effect }
    .more = brings nothing
effect-success = success
effect-failure = failure
effect-notoriety-more = notoriety +{ $count }
    .more = +{ $count } [notoriety]
effect-notoriety-less = notoriety −{ $count }
    .more = −{ $count } [notoriety]
effect-gain = gain { $count } { $resource }
    .more = +{ $count } { $resource }
effect-lose = lose { $count } { $resource }
    .more = −{ $count } { $resource }
effect-lose-any = lose { $count } of any resource
effect-damage = { $count } random damage
effect-treasure = { $count ->
    [one] draw 1 treasure
    *[other] draw { $count } treasures
  }
    .more = { $count } [treasure]
effect-discard-treasure = { $count ->
    [one] discard 1 treasure
    *[other] discard { $count } treasures
  }
effect-ap = { $count ->
    [one] 1 action point
    *[other] { $count } action points
  }
effect-ap-zero = no action points
effect-sacrifice = sacrifice a character
effect-sacrifice-one = sacrifice { $character }
effect-revive = a character comes back
effect-stone = a treasure stone: { $place }
effect-uprising = an uprising: { $place }
effect-crush = an uprising is crushed
effect-contact = a contact: { $place }
effect-ambush = { $ship } attacks
effect-choose = { $first }, or: { $second }
effect-if = { $first }, or else: { $second }
effect-offer = a technology for the offer
effect-sail = sail { $count } oceans free
effect-sweep = all ships and contacts disappear: { $place }
    .chip = Ships disappear
effect-cannonballs = { $count ->
    [one] 1 warship is damaged
   *[other] { $count } warships are damaged
 }
effect-treasure-fleet = a sunken treasure fleet
effect-tunnel = the tunnel opens
effect-install = it is installed
effect-disperse = { $count } contacts disappear
effect-recall = { $count } warships are called home
effect-attack-bold = a free bold attack here
effect-attack-stalk = a free stalk attack here
    .chip = Free stalk attack
effect-clear = all contacts of one ocean disappear
effect-calm = the next contact phase brings no contacts
effect-last-turn = one last turn
effect-reroll = roll again
effect-launch = the voyage begins
effect-fleet = fleet: { $group }
effect-new-course = a new course
effect-turning-point = the red fleet
effect-technology = { $count ->
    [0] install a technology
    *[other] install a technology for { $count } salvage less
  }
place-here = here
place-events = on the additional events
place-anywhere = anywhere
group-white = white
group-cream = cream
group-yellow = yellow
group-orange = orange
group-red = red
group-blue = blue
group-green = green
group-black = black
group-grey = grey
group-violet = violet
group-escort = escort
band-0 = disaster
band-1 = failure
band-2 = dear success
band-3 = success
band-4 = great success
defeat-1 = A resource is exhausted.
defeat-2 = The whole world hunts you.
defeat-3 = The seas are full of foes.

## What nature is asked

nature-damage = Which resource is damaged?
nature-launch = Where does the voyage begin?
nature-treasure_fleet = Where does the treasure fleet lie?
nature-treasure = Which treasure?
nature-technology = Which technology?
nature-special = Does the story turn?
special-0 = An event
special-1 = The story turns
nature-finale = Which finale?
nature-event = Which event?
nature-ship = Which ship?
tile-unknown = A tile of deadly seas
nature-tile = Which tile?
nature-die = A die of the test
nature-hits = How many hits?
nature-torpedo = The torpedo
nature-red_ship = Which red ship attacks?
nature-red_away = Which red ship stays away?
nature-white = A white die
nature-black = A black die
nature-uprising = Does the uprising hold?
nature-fog = How thick is the fog?
nature-pursuit = Does it give chase?
nature-captain = Who is captain first?

## What happened

fact-motive = The voyage is for: { $motive }
fact-captain = { $seat } is captain.
fact-turn = Turn { $turn }.
fact-act = { $card }
fact-card = Card: { $card }
fact-success = { $card }: success.
fact-failure = { $card }: failure pile.
fact-uses = { $card } is used.
fact-draws_extra = Additional event: { $card }
fact-puts_under = { $card } goes under the pile.
fact-gains = { $count ->
    [0] { $resource } is full already.
   *[other] { $resource } +{ $count }
 }
fact-loses = { $resource } −{ $count }
fact-withstands = The double hull withstands.
fact-notoriety = Notoriety { $change }, now { $now }.
fact-black_die = A black die joins the hunt.
fact-violet = All warships grow more dangerous.
fact-fleet = The fleet comes into the bag: { $group }
fact-earns = { $count ->
    [one] 1 action point
   *[other] { $count } action points
 } gained, now { $now }.
fact-idle = No action points are left.
fact-contact_dice = White dice: { $one } and { $two }
fact-contact = Unknown contact: { $ocean }
fact-ship = { $ship } appears: { $ocean }
fact-deceived = { $ship } is in truth { $warship }.
fact-swept = Swept empty: { $ocean }
fact-disperses = A contact disappears: { $ocean }
fact-recalls = { $ship } is called home.
fact-clears = { $count ->
    [one] 1 contact disappears: { $ocean }
   *[other] { $count } contacts disappear: { $ocean }
 }
fact-calm = All is calm: no contact appears.
fact-refills = Discarded ships go back into the bag.
fact-nothing = The contact was nothing: { $ocean }
fact-sails = The Nautilus arrives: { $ocean }
fact-stone = Treasure stone: { $ocean }
fact-event_stone = A treasure stone on the additional events.
fact-keeps_stone = { $seat } keeps a stone.
fact-uprising = Uprising: { $land }
fact-quelled = The uprising ends: { $land }
fact-crushed = The uprising is crushed: { $land }
fact-uprising_check = An uprising is in danger ({ $ocean }): the die shows { $die }, safe from { $danger } on
fact-sacrifices = { $character } is sacrificed.
fact-revives = { $character } comes back.
fact-treasure = Treasure: { $treasure }
fact-discards_treasure = Treasure discarded: { $treasure }
fact-exerts = { $resource } is exerted: +{ $modifier }
fact-rolls = Roll: { $one } and { $two }, modifier { $modifier }, result { $total }
fact-helps = Emergency help +{ $modifier }: { $total }
fact-tunnel = The Arabian Tunnel is open.
fact-wreck = A sunken treasure fleet: { $ocean }
fact-cannonball = { $ship } is damaged.
fact-last_turn = One last turn.
fact-installs = Installed: { $technology }
fact-offers = On offer: { $technology }
fact-scraps = Lost: { $technology }
fact-new_motive = New motive: { $motive }
fact-fights = Combat with { $ship }
fact-fire_misses = The shot misses.
fact-hits = The Nautilus takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }.
fact-misses = The attack on { $ship } misses.
fact-sinks = { $ship } is sunk.
fact-salvages = { $ship } is salvage.
fact-tonnage = { $ship } counts as tonnage: { $ocean }
fact-red_away = { $ship } stays away.
fact-tile = Deadly seas: { $tile }
fact-acts = Action: { $action }
fact-band = { $action }: { $band }
fact-ends_turn = The turn ends, { $saved ->
    [one] 1 action point
   *[other] { $saved } action points
 } kept.
fact-breaks_off = The turn breaks off.
fact-pursuit = { $ship } may give chase: the die shows { $die }
fact-refuses = { $seat } refuses.
fact-concedes = { $seat } yields to { $other }.
fact-seizes = { $seat } seizes the captaincy.
fact-relieved = { $seat } takes over as captain.
fact-hands_on = { $seat } hands the captaincy to { $other }.
fact-takes_stone = { $seat } takes a stone from { $other }.
fact-defeat = Lost! { $defeat }
fact-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $level }

## Why not

why-points = { $cost ->
    [one] It costs 1 action point, and you have { $points }.
    *[other] It costs { $cost } action points, and you have { $points }.
  }
why-no-events = There are no additional events left.
why-no-target = There is neither a ship nor a contact here.
why-no-stone = There is no treasure stone here.
why-no-land = This ocean has no land space.
why-lands-taken = All land spaces here are taken.
why-no-marker = All uprising markers are on the map.
why-no-offer = No technology is on offer.
why-salvage = It costs { $cost } salvage, and you have { $salvage }.
why-fired = A torpedo was fired in this phase.
why-sacrificed = Already sacrificed.
why-after-roll = Helps after a roll only.
why-refused = The officer in charge has refused in this turn.
why-only-points = Counts at the end and has no other use.
why-waits = Counts at the end; there is nothing to do with it before.
why-after-sinking = Only right after sinking a warship.
why-place = { $others ->
    [0] Only in this ocean: { $ocean }
    *[other] Only elsewhere, for example: { $ocean }
  }
why-need-uprisings = It needs { $count } uprisings.
why-need-aboard = { $character } must be aboard.
why-need-crew-aboard = It needs { $count } characters aboard.
why-need-lull = Only in a lull.
why-need-technologies = It needs { $count } technologies.
why-need-transit = Only in a transit ocean.
why-need-no-ships = Ships are in the way here.
why-need-no-warships = Warships are in the way here.
why-need-treasures = It needs { $count } treasures.
why-captains = That is for the captain to decide.
why-officers = That is for another officer to decide: { $officer }
why-exerted = Already exerted.
why-not-exertable = This test does not allow it.
why-double-one = Against a double 1 only another roll helps.
why-only-actions = Gives action points, but does not help a roll.
why-armour-bold = Helps bold attacks only.
why-armour-once = Has helped this roll.
why-wonder = A wonder has no treasure value.
why-worthless = It adds nothing to a roll.
why-dotted = A dotted line is for contacts only; the Nautilus follows blue ones.
why-far = Too far for one move.
why-deep = Torpedoes are not aimed at this.
why-not-here = Not in the ocean of the Nautilus.
why-not-near = Not here and not adjacent.
why-has-stone = A stone lies there already.
why-no-contact = No contact lies there.
why-full = All spaces are taken.
why-cannonball = Damaged already.
why-civilian = Not a warship.
why-other-ocean = Belongs to another ocean.
why-land-taken = An uprising is there already.
why-land-crushed = The uprising there was crushed.
why-row = That ocean is not adjacent to where the ship was sunk.
why-same-motive = That is the motive in force.
why-outlawed = The world outlaws this motive at { $limit }, and notoriety stands at { $now }.
why-aboard = Is aboard.
why-no-stones = Has no stone.

## Why

why-worth = { $points ->
        [0] hardly worth a point
        [1] worth about 1 point
       *[other] worth about { $points } points
    }
why-costs = costs about { $points ->
        [1] 1 point
       *[other] { $points } points
    }
why-keep = one action point can be kept for the next turn
why-nothing-left = nothing else is worth its price
why-free = a free attack
why-fog = notoriety stands at { $notoriety }
why-move = there is more to do: { $ocean }{ $points ->
        [0] { "" }
        [1] { " " }(about 1 point more)
       *[other] { " " }(about { $points } points more)
    }
why-there = { $points ->
        [0] little can be had there
        [1] about 1 point can be had there
       *[other] about { $points } points can be had there
    }
why-stones = { $stones ->
        [0] no stone with treasures lies on the pile
        [1] a stone with treasures lies on the pile
       *[other] { $stones } stones with treasures lie on the pile
    }; { $worth }
why-combat = the best fight here: { $worth }
why-table = succeeds in { $percent } % before anything is exerted; { $worth }, for { $cost ->
        [1] 1 action point
       *[other] { $cost } action points
    }
why-odds = succeeds in { $percent } %
why-better-odds = succeeds in { $percent } % instead of { $before } %
why-accept = no help is worth its price
why-reaches = makes it { $total }; { $worth }
why-again = succeeds in { $percent } %; { $worth }
why-lull = a lull: fewer contacts, and two treasure stones
why-motive-more = would score { $points ->
        [1] 1 point
       *[other] { $points } points
    } more by now
why-motive-less = would score { $points ->
        [1] 1 point
       *[other] { $points } points
    } less by now
why-free-spaces = { $count ->
        [0] no space is free there
        [1] one space is free there
       *[other] { $count } spaces are free there
    }
why-room-least = room is needed least there: { $free }
why-room-most = room is needed most there: { $free }
why-enough = the risk is not worth more
why-unknown = on average { $worth }
why-sinks = sinks in { $percent } % before anything is exerted; { $worth }
why-sinks-under-fire = sinks in { $percent } % before anything is exerted, and its fire hits in { $hit } %; { $worth }

## What the bands of the action table do

result-incite-0 = notoriety +1, lose 1 Crew
result-incite-1 = nothing
result-incite-2 = an uprising: here, notoriety −2
result-incite-3 = an uprising: here, notoriety −3
result-incite-4 = an uprising: here, notoriety −4
result-rest-0 = lose 1 Crew
result-rest-1 = nothing
result-rest-2 = gain 1 Crew, notoriety +1
result-rest-3 = gain 1 Crew
result-rest-4 = gain 2 Crew
result-repair-0 = lose 1 Hull
result-repair-1 = nothing
result-repair-2 = gain 1 Hull, discard 1 treasure
result-repair-3 = gain 1 Hull
result-repair-4 = gain 2 Hull
result-refit-0 = lose 1 Hull
result-refit-1 = nothing
result-refit-2 = discard 1 treasure, install a technology
result-refit-3 = install a technology
result-refit-4 = install a technology for 1 salvage less
result-search-0 = lose 1 Crew, lose 1 Hull
result-search-1 = lose 1 Crew, or: lose 1 Hull
result-search-2 = draw 1 treasure, notoriety +1
result-search-3 = draw 1 treasure
result-search-4 = draw 2 treasures

## The table as text

text-world = The world
text-sign-contact = contact
text-sign-stone = treasure stone
text-sign-uprising = uprising
text-nautilus = Nautilus
text-act = Act { $act }
text-turn = turn { $turn }
text-phase-setup = set-up
text-phase-adventure = adventure
text-phase-contact = contacts
text-phase-pursuit = pursuit
text-phase-action = actions
text-phase-over = the end
text-ap = Action points { $points }/{ $most }
text-lull = lull
text-white = white dice
text-black = black dice
text-deck = { $cards } cards to come
text-notoriety = Notoriety { $now }
text-at-blue = blue fleet
text-at-green = green fleet
text-at-violet = violet ships
text-at-die = black die
text-at-outlawed = outlawed
text-points = Points if it ended now:
text-final = { $points } victory points
part-warships = warships
part-civilians = civilian ships
part-adventure = adventure
part-treasure = treasure
part-uprisings = uprisings
part-science = science
part-wonders = wonders
part-people = people
part-mastery = mastery of the seas
part-penalties = penalties
part-survivors = own people
part-stones = own stones
part-up = cards face up
part-down = cards face down
text-piles = Piles
text-success = Success:
text-failure = Failure:
text-bags = Ship bag: { $warships } warships, { $civilians } civilian ships. Treasure bag: { $treasures }.
text-extra = Additional events: { $events }, treasure stones on them: { $stones }.
text-tonnage = Tonnage
text-mastery = Columns filled in all rows: { $columns }, bonus { $bonus }
text-technologies = Technologies
text-salvage = Salvage { $count }/{ $spaces }
text-salvage-cost = { $cost } salvage
text-officers = Officers
text-captain = captain
text-own = Stones { $stones } · cards up { $up } · cards down { $down } · people { $people } · glory { $glory }
text-treasures = Treasures
text-tableau = Kept
text-goal = needs { $goal }
text-if-success = as a success:
text-may-exert = may be exerted: { $resources }
text-test-fire = Enemy fire
text-test-ram = The Nautilus attacks
text-test-torpedo = Torpedo
text-foe = In combat with
text-attack-bold = boldly
text-attack-stalk = by stalk
text-attack-torpedo = with a torpedo
text-by-warships = warships here
text-by-ships = ships here
text-by-uprisings = uprisings here
text-by-technology = technology
text-by-stalk = stalk
text-by-exert = exerted
text-by-treasure = treasure
text-by-character = sacrifice
text-by-sky = red sky
text-dice = Dice { $one } and { $two }
text-chance = succeeds in { $percent } %

## What is said of things on the table

said-counts = Counts { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.
said-salvage = Costs { $cost } salvage.
said-aboard = { $points ->
    [one] 1 point
   *[other] { $points } points
 } while aboard.
said-sacrificed = Sacrificed.
said-hoard = Treasures

## What is said of ships, oceans and lands

said-class = { $kind }, { $nation } ({ $group })
said-warship = Attack { $attack }, defence { $defence }, notoriety { $notoriety }, tonnage { $tonnage }.
said-civilian = Civilian. Defence { $defence }, notoriety { $notoriety }, tonnage { $tonnage }.
said-sunk = Sunk, { $points ->
    [one] 1 point
   *[other] { $points } points
 } under this motive.
said-armoured = Armoured.
said-damaged = Damaged: attack and defence −1.
said-back = Back: { $ship }. { $values }
said-chances = Sunk boldly { $bold }%, by stalk { $stalk }%.
said-torpedo = Torpedo { $percent }%.
said-hit-first = Hits us first { $percent }%.
said-contact = Unknown contact
    .text = A ship from the bag, which holds { $ships }. Attacking reveals it.
said-major = Ocean { $die }: dice lead here.
said-transit = Transit ocean: no die leads here.
said-free = { $free } of { $spaces } spaces free.
said-stone = A treasure stone: you can search here.
said-wreck = The sunken treasure fleet: two treasures more.
said-here = The Nautilus is here.
said-land-0 = Free; an uprising here counts { $points } points.
said-land-1 = Uprising: { $points } points.
said-land-2 = Crushed: the space stays taken.

## What is said of tracks, piles and officers

said-track = Space { $space }: exerted { $exert }, { $points } points at the end.
said-tonnage = Tonnage
    .text = The last column that is filled in all six rows brings its bonus.
said-row = { $ships ->
    [one] One ship sunk.
   *[other] { $ships } ships sunk.
 }
said-salvage-track = Salvage
    .text = Pays for technologies; four spaces.
said-offer = On offer
    .text = { $left } technologies lie face down.
said-deck = Adventure
    .text = { $cards } cards left to the end.
said-extra = Extra
    .text = { $cards } additional events, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } on them.
said-kept-by = Decided by: { $officer }.
said-captain = In command.
said-duties = Answers for: { $things }.
duty-course = course
duty-contacts = contacts
duty-uprisings = uprisings
duty-treasures = treasures
duty-damage = damage
duty-spoils = spoils

## What is said of tests

said-hit = { $hits ->
    [one] A hit!
   *[other] { $hits } hits left!
 }
    .text = Each costs a resource by the die, or a technology.
said-exert = What do you exert? A failure costs some of it.
said-help = Rolled. Do you help, or accept the result?
said-short-strike = { $short } short. Do you save the attack?
said-short-evade = { $short } short. Can you still evade?
said-short-weather = { $short } short. Do you come through after all?
said-need-strike = { $goal } or more sinks her.
said-need-evade = At { $goal } or more her shot misses.
said-need-weather = At { $goal } or more the storm does no harm.
said-modifiers = Modifiers
    .none = none
said-by-warships = { $count ->
    [one] Warship here
   *[other] { $count } ships here
 }
said-by-ships = { $count ->
    [one] 1 ship here
   *[other] { $count } ships here
 }
said-by-uprisings = { $count ->
    [one] 1 uprising here
   *[other] { $count } uprisings here
 }
said-by-stalk = by stalk
said-by-exert = { $resource } exerted
verdict-chance = { $percent }%
verdict-band = { $total }: { $band }
verdict-succeed = succeeds with { $total }
verdict-strike = hits with { $total }
verdict-evade = evades: { $total }
verdict-weather = rides it out: { $total }
verdict-short = only { $total }

## What is said of the end

said-ending-short = Fewer than { $won } points: the voyage counts as lost.
said-ending = “{ $name }”, level { $number } of { $of }: { $least } to { $most } points. From { $won } on a voyage counts as won.
said-ending-best = “{ $name }”, level { $number } of { $of }: { $least } points or more. It goes no higher.

## Warnings

harm-lost = The game would be lost.
harm-character = { $character } would be gone for good.

## What is printed on cards and tables

printed-at-most = ≤ { $most }
printed-range = { $least }–{ $most }
printed-at-least = ≥ { $least }
printed-attack = How do you attack?
    .text = Boldly you may fight on after a hit; by stalk you have +1.
printed-strike = Attack?
    .text = The contact has shown itself.
printed-spoils = Sunk!
    .text = Tonnage counts at the end, salvage pays for technologies.
printed-row = Sunk!
    .text = A column that is filled in all six rows brings its bonus.
printed-new_course = New course
    .text = Once you may change the motive, or lay out a hidden technology.
said-notoriety = Notoriety
said-at-blue = { $at }: blue fleet
said-at-green = { $at }: green fleet
said-at-violet = { $at }: all warships violet
said-at-die = { $at }: one more black die
said-at-outlawed = { $at }: outlawed, lost
said-mood-nemo = { $how ->
    [well] resolute
    [fair] composed
   *[badly] embittered
}
said-mood-crew = { $how ->
    [well] vigorous
    [fair] fit
   *[badly] exhausted
}
said-mood-hull = { $how ->
    [well] like new
    [fair] seaworthy
   *[badly] leaking
}
