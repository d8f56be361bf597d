# Nemo's War: Namen der Dinge; wo kein Name gedruckt ist, in eigenen Worten.

## Ozeane

ocean-western-pacific = Westpazifik
ocean-eastern-pacific = Ostpazifik
ocean-north-atlantic = Nordatlantik
ocean-south-atlantic = Südatlantik
ocean-european-seas = Europäische Meere
ocean-indian-ocean = Indischer Ozean
ocean-south-pacific = Südpazifik
ocean-central-pacific = Zentralpazifik
ocean-pacific-coast = Pazifikküste
ocean-arctic-ocean = Arktischer Ozean
ocean-cape-horn = Kap Horn
ocean-cape-of-good-hope = Kap der guten Hoffnung

## Rebellionen

uprising-tientsin = Unruhen in Tientsin
uprising-shogunate = Aufstand der Shogune
uprising-migrants = Chinesische Auswanderer
uprising-mexico = Unabhängigkeit Mexikos
uprising-cuba = Kuba und Puerto Rico
uprising-paraguay = Krieg in Paraguay
uprising-ashanti = Aschanti-Kriege
uprising-livingstone = Livingstones Expedition
uprising-ireland = Fenier-Unruhen
uprising-spain = Spanische Revolution
uprising-abyssinia = Abessinien im Krieg
uprising-selangor = Bürgerkrieg in Selangor
uprising-maori = Widerstand der Maori
uprising-hawaii = Kamehamehas Hawaii
uprising-diamond-mines = Diamantenminen

## Ressourcen

resource-nemo = Nemo
    .text = Der Wille des Kapitäns.
resource-crew = Crew
    .text = Die Kraft der Leute an Bord.
resource-hull = Rumpf
    .text = Die Platten zwischen dir und der See.

## Beweggründe

motive-science = Wissenschaft
    .text = Wissen zählt sechsfach; geächtet ab Ruf 26.
motive-explore = Erforschung
    .text = Wunder zählen siebenfach; geächtet ab Ruf 36.
motive-anti-imperialism = Anti-Imperialismus
    .text = Rebellionen zählen sechsfach, Zivilschiffe mehr; geächtet ab Ruf 44.
motive-war = Krieg!
    .text = Kriegsschiffe zählen mehr; geächtet ab Ruf 51.

## Schwierigkeitsgrade

difficulty-sailor = Matrose
difficulty-officer = Offizier
difficulty-captain = Kapitän

## Erfolgslevel

level-lost = Verloren!
level-poor = Armutszeugnis
level-futile = Wirkungslos
level-notable = Bedeutend
level-triumphant = Triumphal

## Herr der Meere

column-inconvenience = Unannehmlichkeit
column-nuisance = Ärgernis
column-threat = Bedrohung
column-danger = Gefahr
column-menace = Plage
column-scourge = Geißel

## Aktionen

action-event = Zusätzliches Ereignis
    .text = Ein weiteres Ereignis ziehen; abhandeln und je Stein einen Schatz erhalten, oder unter den Stapel legen.
    .chip = Zusätzliches Ereignis
action-combat = Kampf
    .text = Ein Schiff oder einen unbekannten Kontakt hier angreifen.
action-incite = Rebellion anstiften
    .text = Test, um hier eine Rebellion zu entfachen und den Ruf zu senken.
action-move = Bewegung
    .text = Entlang einer blauen Linie fahren.
action-rest = Landgang
    .text = Test, um Crew zu erhalten.
action-repair = Reparatur
    .text = Test, um Rumpf zu erhalten.
action-refit = Technologie nachrüsten
    .text = Test, um eine Technologie gegen Bergungsgut einzubauen.
    .chip = Nachrüsten
action-search = Schatz suchen
    .text = Test auf einen Schatz, wo ein Stein liegt.

## Technologien

technology-periscope-device = Periskopvorrichtung
    .text = Verwegen weiterkämpfen kostet keinen Ruf; hinterhältig darfst du für 1 Ruf weiterkämpfen.
technology-monstrous-design = Monströse Gestalt
    .text = Hinterhältig zerstörte Schiffe bringen 1 Ruf weniger.
technology-hydro-drive = Hydroantrieb
    .text = Jede Bewegung reicht bis zu 2 Ozeane weit.
technology-double-hull = Doppelrumpf
    .text = Riskierter Rumpf gibt 1 mehr; Zufallsschaden 6 entfällt.
technology-arcane-library = Uralte Bibliothek
    .text = +1 auf Schatz suchen und Rebellion anstiften.
technology-crew-armour = Elektrische Mannschaftsrüstungen
    .text = Nach dem Wurf eines verwegenen Angriffs +1, oder +2 für die Karte.
technology-fog-machine = Nebelmaschine
    .text = 1 AP und die Karte: Ruf sinkt um zwei Würfel.
technology-reinforced-armour = Verstärkte Panzerung
    .text = +1, wenn ein Kriegsschiff schießt.
technology-steam-torpedoes = Dampf-Torpedos
    .text = Einmal je Runde ein freier Angriff: 5+ versenkt Zivilschiffe, 6+ Kriegsschiffe.
technology-strengthened-prow = Verstärkter Bug
    .text = +1, wenn die Nautilus angreift.
technology-magnetic-mines = Haftminen
    .text = Gegen gepanzerte Schiffe greift die Nautilus zuerst an.

## Personen

character-second-officer = Zweiter Offizier
    .text = Opfern für 1 AP.
character-chief-engineer = Erster Maschinist
    .text = Opfern für 2 AP.
character-first-officer = Erster Offizier
    .text = Opfern für 3 AP oder +3 nach dem Wurf; kostet 1 Nemo.
character-conseil = Conseil
    .text = Opfern, um beide Würfel neu zu werfen.
character-ned-land = Ned Land
    .text = Opfern für +1 nach dem Wurf; kostet 1 Ruf.
character-aronnax = Professor Aronnax
    .text = Opfern für +2 nach dem Wurf; kostet 1 Ruf.

## Schätze

treasure-the-abyss = Der Abgrund
    .text = Ein Wunder der Welt.
treasure-bermuda-triangle = Bermudadreieck
    .text = Ein Wunder der Welt.
treasure-city-of-khambhat = Stadt Khambhat
    .text = Ein Wunder der Welt.
treasure-city-of-pavlopetri = Stadt Pavlopetri
    .text = Ein Wunder der Welt.
treasure-cleopatras-palace = Kleopatras Palast
    .text = Ein Wunder der Welt.
treasure-deep-sea-vents = Tiefseequellen
    .text = Ein Wunder der Welt.
treasure-great-barrier-reef = Großes Barriereriff
    .text = Ein Wunder der Welt.
treasure-lost-city-of-dwarka = Verlorene Stadt Dwarka
    .text = Ein Wunder der Welt.
treasure-lost-mayan-city = Verlorene Mayastadt
    .text = Ein Wunder der Welt.
treasure-mariana-trench = Marianengraben
    .text = Ein Wunder der Welt.
treasure-pyramids-of-yonaguni = Pyramiden von Yonaguni
    .text = Ein Wunder der Welt.
treasure-laudanum = Laudanum
    .text = 4 Punkte, oder abwerfen: 1 Nemo.
treasure-provisions = Proviant
    .text = 3 Punkte, oder abwerfen: 1 Crew.
treasure-spare-plates = Ersatzplatten
    .text = 3 Punkte, oder abwerfen: 1 Rumpf.
treasure-sea-charts = Seekarten
    .text = 2 Punkte, oder abwerfen: 1 AP.
treasure-lucky-charm = Glücksbringer
    .text = 4 Punkte, oder nach dem Wurf abwerfen: neu würfeln.
treasure-blueprints = Baupläne
    .text = 3 Punkte, oder abwerfen: eine weitere nachrüstbare Technologie.
treasure-sealed-chests = Versiegelte Truhen
    .text = Sofort: 2 Schätze ziehen.
treasure-cursed-idol = Verfluchtes Idol
    .text = Sofort: 1 Ressource verlieren oder eine Person opfern.
treasure-stolen-flag = Gestohlene Flagge
    .text = Sofort: 2 Ruf.
treasure-crown-jewels = Kronjuwelen
    .text = Sofort: 3 Ruf.
treasure-crate-of-rifles = Kiste Gewehre
    .text = Sofort: eine Rebellion irgendwo.
treasure-barnacles = Seepocken
    .text = 0 Punkte.
treasure-copper-coins = Kupfermünzen
    .text = 1 Punkt.
treasure-silver-coins = Silbermünzen
    .text = 2 Punkte.
treasure-gold-coins = Goldmünzen
    .text = 3 Punkte.
treasure-pearls = Perlen
    .text = 4 Punkte.
treasure-diamond = Diamant
    .text = 5 Punkte.

## Akte und Finale

card-act-1 = Akt I: Prolog
    .text = Die Nautilus bricht in einem erwürfelten Ozean auf.
card-act-2 = Akt II: Erster Zwischenakt
    .text = Die gelbe Flotte jagt mit.
card-act-3 = Akt III: Zweiter Zwischenakt
    .text = Beweggrund ändern oder Technologie wählen; die orange Flotte kommt hinzu.
card-hollow-explosion = Plötzlich ein Knall
    .text = Die rote Flotte greift an; was du noch nicht gewagt hast, hält einen Teil fern.
card-maelstrom = Der Mahlstrom!
    .text = Test 9; Erfolg: eine Person kehrt zurück. Ein Fehlschlag kostet 2 Zufallsschaden.
card-mystery-island = Rückkehr zur geheimnisvollen Insel
    .text = Im West-, Ost-, Zentral- oder Südpazifik oder an der Pazifikküste kehrt eine Person zurück und du erhältst eine Ressource, sonst 1 Zufallsschaden.
card-another-thousand-leagues = Noch einmal 1.000 Meilen
    .text = Eine letzte Kontakt- und Aktionsphase.
card-bottom-of-the-sea = Am Grund des Meeres
    .text = 15 Punkte und 8 verloren; 1 Zufallsschaden.
card-mutiny = Meuterei!
    .text = Test 10; Erfolg: 1 Crew. Ein Fehlschlag kostet eine Person und 1 Crew.
card-modus-vivendi = Modus Vivendi
    .text = Test 11; ein Fehlschlag kostet 2 Ruf.
card-twenty-thousand-leagues = 20.000 Meilen unter dem Meer
    .text = 1 Nemo, 1 Crew und 1 Rumpf, und eine Person kehrt zurück.

## Ereignisse

card-runaway-reef = Ein flüchtiges Riff
    .text = Test 7. Erfolg: 2 Ruf weniger. Fehlschlag: 4 mehr.
card-public-opinion = Die öffentliche Meinung
    .text = Wähle: eine Rebellion wird niedergeschlagen für 4 Ruf weniger; ein Schatz für 2 weniger; oder 1 mehr.
card-as-master-wishes = Wie es Monsieur beliebt
    .text = Behalten. Mit Conseil an Bord: neu würfeln.
card-frigates-demise = Letzte Stunde einer Fregatte
    .text = Die Glasgow erscheint und wird sofort hinterhältig bekämpft.
card-full-steam = Unter Volldampf
    .text = Behalten. Erfolg nach einem versenkten Kriegsschiff im Nord- oder Südatlantik.
card-do-no-harm = Richte keinen Schaden an
    .text = Test 10. Erfolg: 3 Ruf weniger, und alle Kontakte eines Ozeans verschwinden. Fehlschlag: 2 mehr oder 1 Nemo verlieren.
card-ned-lands-tempers = Ned Lands Launen
    .text = Test 10. Erfolg: 1 Crew. Fehlschlag: Ned Land oder 1 Crew.
card-all-by-electricity = Alles durch Elektrizität
    .text = Behalten. In einer Flaute 2 AP; sonst am Ende Erfolg mit einer Technologie.
card-underwater-forest = Ein Wald unter Wasser
    .text = Test 9. Erfolg: 2 Schätze.
card-some-days-ashore = Einige Tage an Land
    .text = Behalten. 2 AP in einem Zwischenozean ohne Schiffe: Erfolg und 1 Crew.
card-aegri-somnia = Aegri Somnia
    .text = Erfolg, aber 1 Zufallsschaden.
card-nemos-thunderbolt = Kapitän Nemos Blitz
    .text = Test 8. Erfolg: 1 Ruf, 1 Schatz. Fehlschlag: 2 Ruf, 1 Rumpf verlieren.
card-lost-time = Verlorene Zeit
    .text = AP auf 0; ein Stein auf die zusätzlichen Ereignisse. Die nächste Kontaktphase bringt keine Kontakte.
card-troubled-dreams = Unruhige Träume
    .text = Test 8. Erfolg: 1 Nemo. Fehlschlag: 1 Nemo verlieren.
card-coral-realm = Das Korallenreich
    .text = Test 10. Erfolg: 2 Crew. Fehlschlag: 1 Crew verlieren.
card-indian-ocean-voyage = Der Indische Ozean
    .text = Behalten. 1 AP im Indischen Ozean: Erfolg, 1 Schatz, 1 Nemo.
card-novel-proposal = Ein neuer Vorschlag
    .text = Test 9. Erfolg: eine weitere Technologie wird nachrüstbar, und eine darf für 1 Bergungsgut weniger eingebaut werden; oder 2 AP. Fehlschlag: 1 Rumpf verlieren.
card-red-sea = Das Rote Meer
    .text = Im Indischen Ozean oder in den Europäischen Meeren: Erfolg. Anderswo Erfolg mit je einem Kontakt dort und 1 Ressource weniger, oder Fehlschlag.
card-priceless-pearl = Eine Perle von unermesslichem Wert
    .text = Behalten. Unbenutzt Erfolg. 1 AP und Test 10: 3 Schätze, oder 1 Crew verlieren.
card-ocean-wealth = Reichtum des Meeres
    .text = Ohne Schiffe hier Erfolg und ein Schatz, sonst 1 Ruf.
card-jaws-wide-open = Weit aufgerissener Kiefer!
    .text = Test 8. Bestanden: Erfolg, oder stattdessen 1 Nemo. Misslungen: 1 Nemo verlieren.
card-arabian-tunnel = Der Arabische Tunnel
    .text = Behalten. 1 AP in den Europäischen Meeren oder im Indischen Ozean: Erfolg, und der Tunnel zwischen ihnen ist offen.
card-commerce-scare = Schrecken der Händler!
    .text = Ohne Schiffe hier Erfolg, 1 Ruf, und bis zu 6 Kontakte verschwinden; sonst 3 Ruf.
card-forty-two-degrees = 42 Grad Celsius
    .text = Test 10. Erfolg: 1 Rumpf. Fehlschlag: 1 Nemo oder 1 Rumpf verlieren.
card-lost-continent = Der versunkene Kontinent
    .text = Test 11. Erfolg: 1 Schatz und 1 Ruf weniger. Fehlschlag: 1 Crew verlieren.
card-treasure-fleet = Die Schatzflotte
    .text = Ein Wrack voller Schätze in einem erwürfelten Ozean, und ein Kontakt daneben.
card-new-men = Neue Menschen
    .text = Test 9. Erfolg: eine Person kehrt zurück. Fehlschlag: 1 Nemo verlieren.
card-underwater-coalfield = Ein Kohlenfeld unter Wasser
    .text = Behalten. Im Nord- oder Südatlantik ohne Kriegsschiffe: 2 AP für Erfolg; oder Fehlschlag und 3 AP.
card-whales = Die Walfische
    .text = Test 9. Erfolg: 1 Crew oder 2 Schätze. Fehlschlag: 2 Rumpf verlieren.
card-iceberg = Der Eisberg
    .text = Test 9. Erfolg: das Eis leert diesen Ozean, oder 1 Rumpf. Fehlschlag: 1 Rumpf und 1 Crew verlieren.
card-south-pole = Der Südpol
    .text = Behalten. 3 AP am Kap Horn oder am Kap der guten Hoffnung: Erfolg und 2 Nemo.
card-accident-or-incident = Unfall oder Zwischenfall?
    .text = Test 9. Erfolg: ein freier hinterhältiger Angriff hier, oder 1 Rumpf. Fehlschlag: 3 Ruf, oder 1 Crew und 1 Rumpf verlieren.
card-shortage-of-air = Die Luft wird knapp
    .text = Test 10. Erfolg: bis zu 2 Ozeane frei fahren. Fehlschlag: 2 Crew verlieren oder eine Person opfern.
card-giant-squid = Angriff des Riesenkalmars
    .text = Test 10. Erfolg: 2 Schätze. Fehlschlag: 2 aus Crew und Rumpf verlieren.
card-gulf-stream = Der Golfstrom
    .text = Behalten. Im Nordatlantik, in den Europäischen Meeren oder im Arktischen Ozean: bis zu 3 Ozeane frei fahren. Unbenutzt am Ende im Nord- oder Südatlantik oder in den Europäischen Meeren Erfolg.
card-transatlantic-cable = Das Transatlantikkabel
    .text = Behalten. 1 AP im Nordatlantik: Erfolg und 1 Ruf, oder 3 weniger.
card-aronnaxs-determination = Aronnax’ Entschlossenheit
    .text = Test 11. Erfolg: 1 Nemo. Fehlschlag: Aronnax oder 1 Nemo.
card-capital-encounter = Eine kapitale Begegnung
    .text = Die Cerberus erscheint und wird sofort hinterhältig bekämpft.
card-mass-execution = Eine Massenhinrichtung
    .text = Ein Kriegsschiff wird beschädigt, und ein freier verwegener Angriff hier; oder 2 Ruf weniger und 1 Nemo verlieren.
card-sacrifice-to-the-gods = Ein Opfer für die Götter
    .text = Eine Person opfern für je 1 Ressource, oder 1 Crew verlieren.
card-nemos-diaries = Kapitän Nemos Tagebücher
    .text = Behalten. 1 AP und Test 9: Erfolg, oder 1 Ruf.
card-vanikoro = Vanikoro
    .text = Behalten. 1 AP im Südpazifik: Erfolg, und dort ein Schatzsuche-Stein.
card-torres-straits = Torres-Straße
    .text = Behalten. 1 AP im West- oder Südpazifik und Test 7: Erfolg, oder 1 Rumpf verlieren.
card-grecian-archipelago = Der griechische Archipel
    .text = Einen Schatz für den Erfolg geben, oder 1 Ruf.
card-vigo-bay = Die Bucht von Vigo
    .text = Behalten. Im Nordatlantik oder in den Europäischen Meeren: 3 AP für Erfolg, oder 2 AP für 2 Schätze.
card-required-repairs = Nötige Reparaturen
    .text = Behalten. 3 AP ohne Schiffe hier: 1 Rumpf. Unbenutzt kostet sie 8 Punkte.
card-shakedown-maneuvers = Erprobungsfahrt
    .text = Test 10. Erfolg: 1 AP. Fehlschlag: 1 Crew oder 1 Rumpf verlieren.
card-prussia-declares-war = Preußen erklärt den Krieg!
    .text = Erfolg; bis zu vier Kriegsschiffe fahren heim, bis zu drei werden beschädigt; 2 Ruf, und je ein Kontakt in den Europäischen Meeren und im Nordatlantik.
card-korea-incident = Der Korea-Zwischenfall
    .text = Behalten. 1 AP im Westpazifik und Test 11: er leert sich, 2 Ruf weniger, 2 Schätze; oder 1 Ruf.
card-magnetic-mines = Haftminen
    .text = Test 10. Erfolg: als Technologie eingebaut. Fehlschlag: 1 Rumpf verlieren.
card-chinese-treasure-fleet = Die chinesische Schatzflotte
    .text = Im Westpazifik oder im Indischen Ozean 2 Schätze; anderswo ein Stein und ein Kontakt im Westpazifik.

## Tödliche See

tile-coastal-village = Küstenort
    .text = Hier eine Rebellion, wenn Platz ist.
tile-cyclone = Zyklon!
    .text = Beschuss mit 9, dann ist dieser Ozean leer.
tile-fire-aboard = Feuer an Bord!
    .text = Eine Person opfern oder 1 Ressource verlieren.
tile-escorted-frigate = Fregatte mit Eskortflotte
    .text = Ein Schiff, das zwei Kontakte mitbringt.
tile-escorted-ironclad = Panzerschiff mit Eskortflotte
    .text = Ein Schiff, das zwei Kontakte mitbringt.
tile-escorted-flagship = Flaggschiff mit Eskortflotte
    .text = Ein Schiff, das zwei Kontakte mitbringt.
tile-failing-nautilus = Versagende Nautilus!
    .text = Keine AP, die Runde ist vorbei.
tile-red-sky = Roter Nachthimmel
    .text = Behalten für +2 nach einem Wurf.
tile-rogue-wave = Kaventsmann!
    .text = Eine Person opfern.
tile-uncharted-island = Unverzeichnete Insel
    .text = Ein zusätzliches Ereignis ausführen.

## Offiziere

officer-watch = Offizier vom Dienst
officer-deck = Decksoffizier
officer-tactical = Taktischer Offizier
officer-treasurer = Schatzmeister

## Klassen und Nationen

class-airship = Luftschiff
class-armored-frigate = Gepanzerte Fregatte
class-battleship = Schlachtschiff
class-capital = Großkampfschiff
class-clipper-ship = Klipper
class-freighter-ship = Frachter
class-frigate = Fregatte
class-ghost-ship = Geisterschiff
class-ironclad = Panzerschiff
class-ironside = Eisenschiff
class-mail-ship = Postschiff
class-monster = Ungeheuer
class-passenger-ship = Passagierschiff
class-pirate = Pirat
class-raider = Kaperschiff
class-ram = Rammschiff
class-slaver-ship = Sklavenschiff
class-steam-cruiser = Dampfkreuzer
class-whaler-ship = Walfänger
class-escorted = Schiff mit Eskortflotte
class-escorted-ironclad = Panzerschiff mit Eskortflotte
nation-american = amerikanisch
nation-austrian = österreichisch
nation-british = britisch
nation-confederate-states = konföderiert
nation-danish = dänisch
nation-dutch = niederländisch
nation-french = französisch
nation-german = deutsch
nation-italian = italienisch
nation-japanese = japanisch
nation-norwegian = norwegisch
nation-ottoman = osmanisch
nation-peruvian = peruanisch
nation-russian = russisch
nation-spanish = spanisch
nation-none = ohne Nation

## Schiffe

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
ship-sea-serpent = Seeschlange
ship-sea-serpent-baby = Seeschlange mit Jungem
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
ship-escorted-frigate = Fregatte mit Eskortflotte
ship-escorted-ironclad = Panzerschiff mit Eskortflotte
ship-escorted-flagship = Flaggschiff mit Eskortflotte

## Epiloge

epilogue-science-lost = Die Hefte sinken mit dem Boot; was darin stand, müssen andere neu entdecken.
epilogue-science-poor = Ein paar Zeichnungen erscheinen unter fremdem Namen und werden bald berichtigt.
epilogue-science-futile = Die Akademien bewundern die Tafeln und zweifeln am Verfasser.
epilogue-science-notable = Eine Generation von Naturforschern fährt nach deinen Karten.
epilogue-science-triumphant = Die Tiefsee wird zur Wissenschaft, und ihr erstes Lehrbuch trägt einen Buchstaben: N.
epilogue-explore-lost = Keine Karte zeigt, wo du warst, und keine, wo du bliebst.
epilogue-explore-poor = Seeleute erzählen von Lichtern unter dem Kiel; niemand schreibt es auf.
epilogue-explore-futile = Eine Karte deiner Route taucht auf einem Dachboden auf, ein Jahrhundert zu spät.
epilogue-explore-notable = Zwei Gräben und eine Meerenge tragen den Namen der Nautilus.
epilogue-explore-triumphant = Was unter dem Meer lag, liegt offen, und der Atlas muss neu gezeichnet werden.
epilogue-anti-imperialism-lost = Die verhassten Flaggen wehen einen Tag auf halbmast, dann höher als zuvor.
epilogue-anti-imperialism-poor = Ein Gouverneur wird abgelöst; die Garnison bleibt.
epilogue-anti-imperialism-futile = Die Aufstände werden niedergeschlagen, ihre Lieder nicht.
epilogue-anti-imperialism-notable = Zwei Kolonien erhalten ein Parlament und wissen, wem sie danken.
epilogue-anti-imperialism-triumphant = Von Küste zu Küste packen die Imperien ihre Kisten.
epilogue-war-lost = Die Admiralität schließt die Akte über ein Riff, das sich nicht mehr bewegt.
epilogue-war-poor = Die Versicherungsprämien steigen einen Winter lang.
epilogue-war-futile = Die Werften haben mehr zu tun als je zuvor, dank dir.
epilogue-war-notable = Geschwader bleiben im Hafen, und Kapitäne beten, bevor sie auslaufen.
epilogue-war-triumphant = Das Meer hat einen Herrn, und keine Marine nennt seinen Namen.

## Das Spiel

game = Nemo’s War
    .text = 1870: Befehlige die Nautilus, allein oder gemeinsam, und entscheide, wofür ihre Reise steht.
option-motive = Beweggrund
    .text = Wofür die Reise steht: was zählt und wann die Welt dich ächtet.
option-motive-science = Wissenschaft
    .text = Karten des Wissens und ein heiler Rumpf; geächtet ab 26.
option-motive-explore = Erforschung
    .text = Wunder und Schätze; geächtet ab 36.
option-motive-anti-imperialism = Anti-Imperialismus
    .text = Rebellionen und Zivilschiffe; geächtet ab 44.
option-motive-war = Krieg!
    .text = Kriegsschiffe; geächtet ab 51.
option-difficulty = Schwierigkeitsgrad
    .text = Gilt für alles, was nicht einzeln eingestellt ist.
option-difficulty-sailor = Matrose
    .text = Eine freundlichere See.
option-difficulty-officer = Offizier
    .text = Wie im Regelheft.
option-difficulty-captain = Kapitän
    .text = Eine härtere See.
option-mode = Spielart
    .text = Wie zwei bis vier Spieler die Nautilus teilen.
option-mode-coop = Vollkooperativ
    .text = Alle gewinnen oder verlieren gemeinsam.
option-mode-semi = Semikooperativ
    .text = Ist die Reise gewonnen, entscheidet der Ruhm.
option-setbacks = Rückschläge einstecken
    .text = Verluste bei Fehlschlägen folgen einem eigenen Grad.
option-setbacks-off = Aus
    .text = Die üblichen Verluste.
option-setbacks-on = An
    .text = Verluste nach Grad.
option-deadly_seas = Tödliche See
    .text = Zehn Gefahren zwischen den Schiffen.
option-deadly_seas-off = Aus
    .text = Nur Schiffe.
option-deadly_seas-on = An
    .text = Mit den Plättchen.
option-pursuit = Unerbittliche Verfolgung
    .text = Kriegsschiffe können vor deinen Aktionen einen Kampf erzwingen.
option-pursuit-off = Aus
    .text = Sie warten.
option-pursuit-on = An
    .text = Sie jagen.
option-navies = Koordinierte imperialistische Seemächte
    .text = Jedes Schiff hier erschwert jeden Test.
option-navies-off = Aus
    .text = Kriegsschiffe erschweren, einmal.
option-navies-on = An
    .text = Jedes Schiff erschwert.
option-realistic_torpedoes = Realistische Torpedos
    .text = Keine Torpedos gegen Seeschlange und Luftschiff.
option-realistic_torpedoes-off = Aus
    .text = Auf alles.
option-realistic_torpedoes-on = An
    .text = Nur auf Schiffe.
option-level_events = Grad: zusätzliche Ereignisse
    .text = Nur dieses Stück.
option-level_events-same = Wie gewählt
    .text = Wie gewählt.
option-level_events-sailor = Matrose
    .text = Matrose.
option-level_events-officer = Offizier
    .text = Offizier.
option-level_events-captain = Kapitän
    .text = Kapitän.
option-level_technology = Grad: Technologie
    .text = Nur dieses Stück.
option-level_technology-same = Wie gewählt
    .text = Wie gewählt.
option-level_technology-sailor = Matrose
    .text = Matrose.
option-level_technology-officer = Offizier
    .text = Offizier.
option-level_technology-captain = Kapitän
    .text = Kapitän.
option-level_contacts = Grad: Kontakte
    .text = Nur dieses Stück.
option-level_contacts-same = Wie gewählt
    .text = Wie gewählt.
option-level_contacts-sailor = Matrose
    .text = Matrose.
option-level_contacts-officer = Offizier
    .text = Offizier.
option-level_contacts-captain = Kapitän
    .text = Kapitän.
option-level_action_points = Grad: Aktionspunkte
    .text = Nur dieses Stück.
option-level_action_points-same = Wie gewählt
    .text = Wie gewählt.
option-level_action_points-sailor = Matrose
    .text = Matrose.
option-level_action_points-officer = Offizier
    .text = Offizier.
option-level_action_points-captain = Kapitän
    .text = Kapitän.
option-level_notoriety = Grad: Ruf
    .text = Nur dieses Stück.
option-level_notoriety-same = Wie gewählt
    .text = Wie gewählt.
option-level_notoriety-sailor = Matrose
    .text = Matrose.
option-level_notoriety-officer = Offizier
    .text = Offizier.
option-level_notoriety-captain = Kapitän
    .text = Kapitän.
option-level_setbacks = Grad: Rückschläge
    .text = Nur dieses Stück.
option-level_setbacks-same = Wie gewählt
    .text = Wie gewählt.
option-level_setbacks-sailor = Matrose
    .text = Matrose.
option-level_setbacks-officer = Offizier
    .text = Offizier.
option-level_setbacks-captain = Kapitän
    .text = Kapitän.
option-level_deadly_seas = Grad: Tödliche See
    .text = Nur dieses Stück.
option-level_deadly_seas-same = Wie gewählt
    .text = Wie gewählt.
option-level_deadly_seas-sailor = Matrose
    .text = Matrose.
option-level_deadly_seas-officer = Offizier
    .text = Offizier.
option-level_deadly_seas-captain = Kapitän
    .text = Kapitän.

## Hilfe: was jede Art Frage entscheidet und was ihre Möglichkeiten bedeuten

kind-start_technology = Die erste Technologie
    .text = Dein Beweggrund bringt eine Technologie mit. Rüste sie jetzt für Ressourcen nach, oder lass sie im Angebot.
kind-pay_resource = Mit einer Ressource zahlen
    .text = Von Nemo, Crew und Rumpf lebt die Reise: Zahle mit dem, was du am besten entbehrst.
    .each = Eine Ressource
kind-hand_on = Den Posten abgeben
    .text = Vor einer Runde darf der Kapitän den nächsten Offizier befehlen lassen.
kind-stone_from = Einen Stein nehmen
    .text = Wer den Posten abgibt, nimmt einem anderen Offizier einen Stein.
    .each = Ein Offizier
kind-stop = Den Kapitän aufhalten
    .text = Lass die Wahl des Kapitäns gelten, oder schlage eine andere vor. Lehnt er ab, kauft ein Stein dir den Posten.
kind-concede = Ein Vorschlag
    .text = Ein anderer Offizier will etwas anderes. Stimme zu, oder riskiere deinen Posten.
kind-seize = Kapitän werden
    .text = Zahle einen deiner Steine, werde Kapitän und mach es auf deine Art.
kind-consent = Der Kapitän bittet
    .text = Worum gebeten wird, ist in deiner Obhut: Gib es, oder behalte es.
kind-exert = Vor einem Wurf
    .text = Riskiere Nemo, Crew oder Rumpf für ihren Bonus. Misslingt der Test, geht davon verloren.
    .each = Eine Ressource
kind-spend_treasure = Ein Schatz für den Wurf
    .text = Ein abgeworfener Schatz zählt seinen Wert zu den Würfeln und am Ende nichts mehr.
    .each = Ein Schatz
kind-help = Nach einem Wurf
    .text = Jemand oder etwas an Bord kann das Ergebnis noch wenden. Danach ist es fort.
kind-effect = Was geschehen soll
    .text = Eines von mehreren Dingen geschieht; du wählst, welches.
    .each = Eine der Wirkungen
kind-drift = Mit der Strömung fahren
    .text = Diese Fahrt kostet keinen Aktionspunkt.
    .each = Ein Ozean
kind-cannonball = Ein Kriegsschiff beschädigen
    .text = Angriff und Verteidigung eines beschädigten Kriegsschiffs sinken um 1.
    .each = Ein Kriegsschiff
kind-lose_any = Eine Ressource verlieren
    .text = Eine der drei muss sinken; eine Leiste am Ende verliert die Partie.
    .each = Eine Ressource
kind-forced_sacrifice = Ein erzwungenes Opfer
    .text = Jemand an Bord geht verloren, mit den Punkten und ohne zu helfen.
    .each = Eine Person
kind-revive = Jemand kehrt zurück
    .text = Eine verlorene Person ist wieder an Bord.
    .each = Eine Person
kind-discard_treasure = Einen Schatz abwerfen
    .text = Er zählt nicht mehr: Gib her, was dir am wenigsten wert ist.
    .each = Ein Schatz
kind-stone = Ein Schatzsuche-Stein
    .text = Sein Ozean ist belegt, also kommt er daneben: Denk daran, wo du suchen willst.
    .each = Ein Ozean
kind-disperse = Ein Kontakt verschwindet
    .text = Weniger Kontakte heißt weniger Schiffe, und eine leerere Welt hält länger.
    .each = Ein Ozean mit Kontakt
kind-clear = Alle Kontakte verschwinden
    .text = Ein Ozean ist wieder ruhig.
    .each = Ein Ozean
kind-recall = Ein Kriegsschiff wird heimgerufen
    .text = Es kehrt um: Wähle das, das dich am meisten bedroht.
    .each = Ein Kriegsschiff
kind-land = Eine Rebellion
    .text = Wo sie ausbricht, zählt sie nach deinem Beweggrund, bis sie niedergeschlagen wird.
    .each = Ein Landfeld
kind-crush = Eine Rebellion wird niedergeschlagen
    .text = Der Marker wird grau, versperrt seinen Platz und zählt nichts.
    .each = Eine Rebellion
kind-use_card = Eine behaltene Karte
    .text = Sie lässt sich jetzt nutzen oder für eine andere Versenkung aufheben.
kind-new_course = Ein neuer Kurs
    .text = Akt III: Ein neuer Beweggrund ändert, was alles wert ist; eine Technologie kommt ins Angebot.
kind-install = Eine Technologie nachrüsten
    .text = Sie wird mit Bergungsgut bezahlt und hilft den Rest der Reise.
    .each = Eine Technologie
kind-contact_at = Ein Kontakt wird entdeckt
    .text = Sein Ozean ist voll: Wähle, in welchem Nachbarn er erscheint.
    .each = Ein Ozean
kind-replace_contact = Welcher Kontakt es war
    .text = Ein Schiff tritt an die Stelle eines Kontakts.
    .each = Ein Ozean
kind-turn_grey = Ein getarntes Kriegsschiff
    .text = Eines dieser Zivilschiffe ist in Wahrheit ein Kriegsschiff und wird gewendet.
    .each = Ein Zivilschiff
kind-hunter_at = Ein Jäger erscheint
    .text = Er sucht die Nautilus: Wähle, wo.
    .each = Ein Ozean
kind-village = Ein Küstendorf
    .text = Eine Rebellion umsonst, wenn du willst.
kind-white_dice = Die weißen Würfel
    .text = Der Unterschied der beiden sind deine Aktionspunkte; gleiche Würfel sind eine Flaute.
    .each = Zwei Würfel
kind-quell = Eine Rebellion in Gefahr
    .text = Gib den Marker her, oder verteidige ihn und werde berüchtigter.
kind-action = Deine Aktionen
    .text = Gib Aktionspunkte aus, solange du welche hast. Die meisten Aktionen sind ein Test mit zwei Würfeln.
kind-course = Wohin
    .text = Linien verbinden die Ozeane; die Nautilus fährt je Bewegung eine Linie.
    .each = Ein Ozean
kind-extra = Ein zusätzliches Ereignis
    .text = Handle es ab und nimm einen Schatz, oder leg es unter den Stapel.
kind-pursuer = Wer zuerst verfolgt
    .text = Mehrere Kriegsschiffe verfolgen dich: Wähle, welches zuerst kommt.
    .each = Ein Kriegsschiff
kind-target = Was du angreifst
    .text = Ein Schiff, das du siehst, oder ein Kontakt, der alles sein kann.
    .each = Ein Schiff
kind-attack = Wie du angreifst
    .text = Verwegen darfst du nach einem Treffer weitermachen; hinterhältig hast du +1 und nur dieses Ziel.
kind-strike = Kämpfen oder ziehen lassen
    .text = Der Kontakt hat sich gezeigt. Hinterhältig darfst du ihn noch gehen lassen.
kind-fight_on = Weiterkämpfen
    .text = Sofort noch ein Angriff, für 1 Ruf.
    .each = Ein Schiff
kind-hit = Die Nautilus ist getroffen
    .text = Nimm den Schaden, wo der Würfel ihn hinlegt, oder gib eine Technologie auf.
    .each = Eine Technologie
kind-spoils = Ein Schiff ist versenkt
    .text = Tonnage zählt Punkte; Bergungsgut bezahlt Technologien und beendet den Angriff.
kind-row = Welche Reihe
    .text = Spalten der Tonnage-Tafel, die in allen Reihen voll sind, zählen am Ende.
    .each = Eine Reihe

can-yes = Ja
    .text = So soll es sein.
can-no = Nein
    .text = Es bleibt, wie es ist.
can-stay = Bleiben
    .text = Alles bleibt, wie es ist.
can-hand = Abgeben
    .text = Der nächste Offizier befiehlt.
can-pass = Gelten lassen
    .text = Die Wahl des Kapitäns steht.
can-instead = Etwas anderes vorschlagen
    .text = Der Kapitän kann zustimmen; sonst entscheidet ein Stein.
can-roll = Würfeln
    .text = mit dem, was jetzt riskiert ist.
can-none = Nichts davon
    .text = Behalte, was du hast.
can-character = Jemand an Bord
    .text = opfert sich für ein besseres Ergebnis; die Punkte sind fort.
can-help-treasure = Ein Schatz
    .text = Wirf ihn für seine Wirkung ab; er zählt dann nicht.
can-help-card = Eine behaltene Karte
    .text = Nutze sie jetzt; sie kommt auf ihren Stapel.
can-sky = Roter Himmel
    .text = einmal +2.
can-armour = Mannschaftsrüstungen
    .text = +1 auf einen verwegenen Angriff, einmal je Wurf.
can-armour-away = Mannschaftsrüstungen hergeben
    .text = einmal +2, dann sind sie fort.
can-accept = Wurf annehmen
    .text = Er bleibt, wie er ist.
can-stop = Nicht weiter
    .text = Hier ist Schluss.
can-use = Nutzen
    .text = Ihr Text geschieht jetzt.
can-keep = Behalten
    .text = für ein anderes Mal.
can-motive = Ein neuer Beweggrund
    .text = ändert, was jede Art Punkte wert ist.
can-technology = Eine Technologie fürs Angebot
    .text = lässt sich später nachrüsten.
can-quell-quell = Marker hergeben
    .text = Seine Punkte sind fort.
can-notoriety = Ruf gewinnen
    .text = Der Marker bleibt; die Welt sucht dich mehr.
can-event = Zusätzliches Ereignis
    .text = noch ein Abenteuer; es kann einen Schatz bringen.
can-combat = Kampf
    .text = Greif ein Schiff oder einen Kontakt in diesem Ozean an.
can-incite = Rebellion anstiften
    .text = ein Test; Erfolg legt einen Marker auf ein freies Landfeld hier.
can-move = Bewegung
    .text = je Aktionspunkt eine Linie weiter.
can-rest = Landgang
    .text = ein Test, der Crew zurückgibt.
can-repair = Reparatur
    .text = ein Test, der Rumpf zurückgibt.
can-refit = Nachrüsten
    .text = ein Test, dann eine Technologie für Bergungsgut.
can-search = Suche
    .text = wo ein Schatzsuche-Stein liegt: ein Test um Schätze.
can-torpedo = Dampftorpedos
    .text = ein Angriff ohne Aktionspunkt, mit einfachem Wurf; einmal je Aktionsphase.
can-fog = Nebelmaschine
    .text = Gib die Karte her: Der Ruf sinkt um die Summe zweier Würfel.
can-end = Runde beenden
    .text = Höchstens ein Aktionspunkt bleibt für die nächste Runde.
can-sacrifice = Eine Person opfern
    .text = für das, was sie am besten kann; ihre Punkte sind fort.
can-treasure = Einen Schatz abwerfen
    .text = für einen Aktionspunkt oder was er zeigt, statt Punkten am Ende.
can-card = Eine behaltene Karte
    .text = Nutze, was sie anbietet.
can-resolve = Abhandeln
    .text = Test oder Text geschehen jetzt.
can-under = Unter den Stapel
    .text = Nichts geschieht.
can-contact = Ein unbekannter Kontakt
    .text = Er wird erst aufgedeckt: ein harmloser Händler oder ein Linienschiff.
can-target-leave = Nichts angreifen
    .text = Die Aktion endet.
can-bold = Verwegen
    .text = Was erscheint, muss bekämpft werden; nach einer Versenkung darfst du für 1 Ruf weitermachen.
can-stalk = Hinterhältig
    .text = +1 auf den Angriff; nur dieses Ziel.
can-fight = Kämpfen
    .text = Würfle gegen die Verteidigung.
can-leave = Ziehen lassen
    .text = Es bleibt in diesem Ozean.
can-damage = Zufälliger Schaden
    .text = Ein Würfel entscheidet zwischen Nemo, Crew und Rumpf.
can-tonnage = Tonnage
    .text = Punkte am Ende, nach deinem Beweggrund.
can-salvage = Bergungsgut
    .text = bezahlt Technologien; der Angriff endet.

## Fragen

ask-start_technology = { $thing }. { $text } Sofort nachrüsten?
start_technology-yes = { $price ->
    [0] Nachrüsten, umsonst
   *[other] Nachrüsten für { $price } Ressourcen deiner Wahl
 }
    .chip = Nachrüsten
    .more = { $price ->
        [0] { "" }
       *[other] −{ $price } [nemo] [crew] [hull]
    }
start_technology-no = In der Auswahl lassen
    .chip = In der Auswahl lassen
signed-plus = +{ $number }
signed-minus = −{ $number }
ask-pay_resource = Noch { $left } zu bezahlen: womit?
ask-hand_on = Eine neue Runde beginnt. Den Posten des Kapitäns abgeben?
hand_on-stay = Kapitän bleiben
hand_on-hand = Nach links abgeben
hand_on-stone = Nach links abgeben und jemand anderem einen Stein nehmen
stand-hand_on = Vor jeder Runde Kapitän bleiben, außer jemand anderes erhält Steine
ask-stop = Stopp? Der Kapitän wählt gleich: { $what }
stop-pass = Geschehen lassen
stand-stop = Den Kapitän diese Runde gewähren lassen
ask-concede = Einverstanden? Du sollst stattdessen wählen: { $what }
ask-seize = Einen Stein zahlen und Kapitän werden? Du wählst dann: { $what }
ask-stone_from = Von wem nimmst du einen Stein?
ask-exert = { $thing }: du brauchst { $goal }, dein Modifikator ist { $modifier }. Eine Ressource riskieren? Ein Fehlschlag kostet davon.
ask-exert_table = { $thing }: Erfolg ab 7, dein Modifikator ist { $modifier }. Eine Ressource riskieren? Ein Fehlschlag kostet davon.
test-attack = Angriff auf { $ship }
test-fire = Beschuss durch { $ship }
test-storm = Der Sturm
exert-roll = Würfeln ({ $percent } %)
    .chip = Würfeln
    .more = { $percent } %
exert-resource = { $resource }: +{ $modifier } ({ $percent } %)
    .chip = { $resource }
    .more = +{ $modifier }: { $percent } %
stand-exert = Bei solchen Tests diese Runde nichts mehr riskieren
ask-spend_treasure = { $thing }: dein Modifikator ist { $modifier }. Einen Schatz für seinen gedruckten Wert abwerfen?
spend_treasure-none = Keinen ({ $percent } %)
    .chip = Keinen
    .more = { $percent } %
spend_treasure-one = { $treasure }: +{ $plus } ({ $percent } %)
    .chip = { $treasure }
    .more = +{ $plus }: { $percent } %
stand-spend_treasure = Nicht mehr fragen, solange es nur diese Schätze sind
ask-help = { $thing }: du hast { $total } und brauchst { $goal }. Notfallhilfe?
ask-help_table = { $thing }: du hast { $total }, { $band }. Notfallhilfe?
help-accept = Wurf hinnehmen
    .chip = Hinnehmen
    .more = den Wurf
help-way = { $plus ->
    [0] { $thing }: { $result }
   *[other] { $thing }: +{ $plus } { $result }
 }
    .chip = { $thing }
    .more = { $plus ->
        [0] { $result }
       *[other] +{ $plus } → { $result }
    }
help-enough = macht { $total }, das reicht
help-short = macht { $total }, das reicht nicht
help-band = macht { $total }, { $band }
    .more = { $total }, { $band }
help-again = neu würfeln ({ $percent } %)
stand-help = Bei Ergebnissen, die ein Erfolg sind, nie mehr nach Hilfe fragen
help-armour = Mannschaftsrüstungen
help-armour-away = Mannschaftsrüstungen, für immer abgegeben
ask-effect = Was soll geschehen?
ask-effect_of = „{ $thing }“: Was soll geschehen?
ask-drift = Mit der Strömung fahren?
drift-stay = Hier bleiben
ask-cannonball = Welches Kriegsschiff wird beschädigt?
cannonball-stop = Keines mehr
ask-lose_any = Welche Ressource verlierst du?
ask-forced_sacrifice = Wer muss geopfert werden?
ask-revive = Wer kehrt zurück?
ask-discard_treasure = Welchen Schatz wirfst du ab?
ask-stone = Wohin kommt der Schatzsuche-Stein?
ask-disperse = Welcher Kontakt verschwindet?
disperse-stop = Keiner mehr
ask-clear = In welchem Ozean verschwinden alle Kontakte?
ask-recall = Welches Kriegsschiff wird heimgerufen?
recall-stop = Keines mehr
ask-land = Wo bricht die Rebellion aus?
ask-crush = Welche Rebellion wird niedergeschlagen?
ask-contact_at = Wo wird der Kontakt entdeckt?
ask-replace_contact = { $ship }: welcher Kontakt war es?
ask-turn_grey = Welches Zivilschiff ist in Wahrheit ein Kriegsschiff?
ask-hunter_at = { $ship } jagt euch: wo taucht sie auf?
ask-use_card = „{ $thing }“: { $text } Jetzt nutzen?
use_card-use = Nutzen: { $effect }
    .chip = Nutzen
    .more = { $effect }
use_card-keep = Behalten
ask-new_course = Ein neuer Kurs?
new_course-none = Weder noch
new_course-motive = Neuer Beweggrund: { $thing } (nach jetzigem Stand { $change } Punkte; geächtet ab { $limit })
    .chip = { $thing }
    .more = { $change } [vp], geächtet { $limit }
new_course-technology = Nachrüstbar: { $thing } ({ $cost } Bergungsgut): { $text }
    .chip = { $thing }
    .more = Auswahl, { $cost } [salvage]
ask-install = Welche Technologie rüstest du nach?
install-none = Keine
install-technology = { $technology } ({ $cost } Bergungsgut)
    .chip = { $technology }
    .more = −{ $cost } [salvage]
ask-target = Was greifst du an?
target-contact = Einen unbekannten Kontakt
    .chip = Kontakt
target-leave = Nichts angreifen
    .chip = Nichts
ask-attack = Wie greifst du { $ship } an?
ask-attack_contact = Wie greifst du den Kontakt an?
attack-bold = { $percent ->
    [-1] Verwegen: was auftaucht, muss bekämpft werden
   *[other] Verwegen ({ $percent } %)
 }{ $fee ->
    [0] ; nach einem Treffer darfst du umsonst weiterkämpfen
   *[other] ; nach einem Treffer darfst du für { $fee } Ruf weiterkämpfen
 }
    .chip = Verwegen
    .more = { $percent ->
        [-1] muss kämpfen
       *[other] { $percent } %
    }
attack-stalk = { $percent ->
    [-1] Hinterhältig, +1: was auftaucht, darf ziehen
   *[other] Hinterhältig, +1 ({ $percent } %)
 }{ $fee ->
    [-1] ; nur dieses Ziel
   *[other] ; nach einem Treffer darfst du für { $fee } Ruf weiterkämpfen
 }
    .chip = Hinterhältig
    .more = +1{ $percent ->
        [-1] , darf ziehen lassen
       *[other] : { $percent } %
    }
ask-fight_on = { $fee ->
    [0] Umsonst weiterkämpfen?
   *[other] Für { $fee } Ruf weiterkämpfen?
 }
fight_on-stop = Aufhören
fight_on-contact = Einen unbekannten Kontakt
    .chip = Kontakt
ask-strike = Es ist { $ship }. Kämpfen?
strike-fight = Kämpfen
strike-leave = Ziehen lassen
ask-hit = { $count ->
    [one] Die Nautilus ist getroffen: ein Treffer ist abzuhandeln.
   *[other] Die Nautilus ist getroffen: { $count } Treffer sind abzuhandeln, einer nach dem anderen.
 }
hit-damage = Zufallsschaden durch einen Würfel: 1 Nemo, 2–3 Crew, 4–6 Rumpf
    .chip = Zufallsschaden
    .more = [die] Nemo, Crew oder Rumpf
hit-technology = Stattdessen { $technology } abgeben
    .chip = { $technology }
    .more = stattdessen abgeben
ask-spoils = { $ship } ist versenkt: Tonnage oder Bergungsgut?
spoils-tonnage = Tonnage: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
    .chip = Tonnage
    .more = { $points } [vp]
spoils-salvage = Bergungsgut: Feld { $count } von { $spaces }{ $ends ->
    [0] { "" }
   *[other] , und der Angriff endet
 }
    .chip = Bergungsgut
    .more = { $count } von { $spaces }{ $ends ->
        [0] { "" }
       *[other] , Angriff endet
    }
stand-spoils = Für den Rest dieses Aktes immer Tonnage
ask-row = In welcher Reihe zählt { $ship }?
ask-village = Eine Rebellion umsonst entfachen? ({ $ocean })
ask-white_dice = Welche zwei weißen Würfel?
white_dice-points = { $one } und { $two }: { $points } AP
    .chip = { $one } und { $two }
    .more = { $points } [ap]
white_dice-lull = Pasch { $die }: Flaute, keine AP
    .chip = Pasch { $die }
    .more = Flaute, 0 [ap]
ask-quell = Eine Rebellion ist in Gefahr, der Würfel zeigt { $die }. ({ $ocean })
quell-quell = Einen Marker verlieren ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = Marker verlieren
    .more = −{ $points } [vp]
quell-notoriety = Ruf +{ $count }
    .chip = Ruf
    .more = +{ $count } [notoriety]
ask-action = { $points } AP: was tust du?
action-cost = { $action } ({ $cost } AP)
    .chip = { $action }
    .more = −{ $cost } [ap]
action-torpedo = { $dice ->
    [one] Torpedo abfeuern (umsonst, 1 Würfel)
   *[other] Torpedo abfeuern (umsonst, { $dice } Würfel)
 }
    .chip = Torpedo
    .more = { $dice } [die]
action-fog = Nebelmaschine (1 AP und die Karte): Ruf sinkt um zwei Würfel
action-end = Runde beenden
    .chip = Runde beenden
stand-action = Runden beenden, wenn nur noch dies übrig ist
action-sacrifice = { $points ->
    [0] Opfer: { $character }, bringt jetzt nichts (kostet { $price })
   *[other] Opfer: { $character }, bringt { $points } AP (kostet { $price })
 }
    .chip = { $character }
    .more = { $points ->
        [0] Opfer, bringt nichts
       *[other] Opfer: +{ $points } [ap]
    }
action-treasure = { $treasure } abwerfen: { $effect }
    .chip = { $treasure }
    .more = { $effect }
action-card = { $points ->
    [0] „{ $card }“ nutzen (umsonst): { $effect }
   *[other] „{ $card }“ nutzen ({ $points } AP): { $effect }
 }
    .chip = { $card }
    .more = −{ $points } [ap] → { $effect }
action-card_test = „{ $card }“ nutzen ({ $points } AP, Test { $goal }): bestanden: { $passed }; misslungen: { $failed }
    .chip = { $card }
    .more = −{ $points } [ap], Test { $goal }
ask-consent = Der Kapitän bittet um { $thing }. Einverstanden?
ask-course = Wohin?
ask-extra = „{ $thing }“: { $text } Abhandeln?
extra-resolve = { $stones ->
    [0] Abhandeln, ohne Schatz
    [one] Abhandeln und 1 Schatz ziehen
   *[other] Abhandeln und { $stones } Schätze ziehen
 }
    .chip = Abhandeln
    .more = +{ $stones } [treasure]
extra-under = Unter den Stapel legen
    .chip = Unter den Stapel
ask-pursuer = Welches Kriegsschiff verfolgt zuerst?
label-warship = { $ship } (Angriff { $attack }, Verteidigung { $defence }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = { $ship }
    .more = [attack] { $attack } [defence] { $defence } · { $points } [vp]
label-civilian = { $ship } (Verteidigung { $defence }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = { $ship }
    .more = [defence] { $defence } · { $points } [vp]
label-resource = { $left ->
    [1] { $resource } (das Letzte: das Spiel wäre verloren)
   *[other] { $resource } (noch { $left })
 }
    .chip = { $resource }
    .more = noch { $left }
label-treasure = { $treasure } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = { $treasure }
    .more = { $points } [vp]
label-wonder = { $treasure } (ein Wunder, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = { $treasure }
    .more = ein Wunder, { $points } [vp]
label-character = { $character } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .chip = { $character }
    .more = { $points } [vp]
label-doomed = { $character } (kostet { $price })
    .chip = { $character }
    .more = { $price }
price-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
    .more = −{ $points } [vp]
price-penalty = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; { $penalty }
    .more = −{ $points } [vp], { $penalty }
label-beside = { $ocean } (bei der Nautilus)
    .chip = { $ocean }
    .more = bei der Nautilus
label-fight = { $ocean } (bei der Nautilus: sofort zu bekämpfen)
label-ocean = { $ocean } ({ $ships ->
    [0] kein Schiff
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 }, { $contacts ->
    [0] kein Kontakt
    [one] 1 Kontakt
   *[other] { $contacts } Kontakte
 }{ $stone ->
    [0] { "" }
   *[other] , ein Schatzsuche-Stein
 })
    .chip = { $ocean }
    .more = { $ships } [ship] { $contacts } [contact]{ $stone ->
        [0] { "" }
       *[other] { " " }[stone]
    }
label-contacts = { $ocean } ({ $contacts ->
    [one] 1 Kontakt
   *[other] { $contacts } Kontakte
 })
    .chip = { $ocean }
    .more = { $contacts } [contact]
label-land = { $land } ({ $ocean })
    .chip = { $land }
    .more = { $ocean }
label-ship_at = { $ship }: { $ocean }
    .chip = { $ship }
    .more = { $ocean }
label-deceit = { $ship } wird zu { $warship }: { $ocean }
    .chip = { $ship }
    .more = → { $warship }
label-row = { $ocean } ({ $ships ->
    [0] noch kein Schiff
    [one] bisher 1 Schiff
   *[other] bisher { $ships } Schiffe
 })
    .chip = { $ocean }
    .more = { $ships } [ship]
label-stones = { $seat } ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
 })

## Was Effekte tun

effects = { $first }, { $rest }
    .chip = { $first } …
    .more = { $first }, { $rest }
effect-nothing = nichts
effect-idle = { $effect } (bringt jetzt nichts)
    .chip = { $effect }
    .more = bringt nichts
effect-success = Erfolg
effect-failure = Fehlschlag
effect-notoriety-more = Ruf +{ $count }
    .more = +{ $count } [notoriety]
effect-notoriety-less = Ruf −{ $count }
    .more = −{ $count } [notoriety]
effect-gain = { $count } { $resource } erhalten
    .more = +{ $count } { $resource }
effect-lose = { $count } { $resource } verlieren
    .more = −{ $count } { $resource }
effect-lose-any = { $count ->
    [one] 1 beliebige Ressource verlieren
    *[other] { $count } beliebige Ressourcen verlieren
  }
effect-damage = { $count } Zufallsschaden
effect-treasure = { $count ->
    [one] 1 Schatz ziehen
    *[other] { $count } Schätze ziehen
  }
    .more = { $count } [treasure]
effect-discard-treasure = { $count ->
    [one] 1 Schatz abwerfen
    *[other] { $count } Schätze abwerfen
  }
effect-ap = { $count } AP
effect-ap-zero = keine AP
effect-sacrifice = eine Person opfern
effect-sacrifice-one = { $character } opfern
effect-revive = eine Person kehrt zurück
effect-stone = ein Schatzsuche-Stein: { $place }
effect-uprising = eine Rebellion: { $place }
effect-crush = eine Rebellion wird niedergeschlagen
effect-contact = ein Kontakt: { $place }
effect-ambush = { $ship } greift an
effect-choose = { $first }, oder: { $second }
effect-if = { $first }, sonst: { $second }
effect-offer = eine nachrüstbare Technologie
effect-sail = { $count } Ozeane frei fahren
effect-sweep = alle Schiffe und Kontakte verschwinden: { $place }
    .chip = Schiffe verschwinden
effect-cannonballs = { $count ->
    [one] 1 Kriegsschiff wird beschädigt
   *[other] { $count } Kriegsschiffe werden beschädigt
 }
effect-treasure-fleet = eine versunkene Schatzflotte
effect-tunnel = der Tunnel öffnet sich
effect-install = es wird eingebaut
effect-disperse = { $count } Kontakte verschwinden
effect-recall = { $count } Kriegsschiffe werden heimgerufen
effect-attack-bold = ein freier verwegener Angriff hier
effect-attack-stalk = ein freier hinterhältiger Angriff hier
    .chip = Freier Hinterhalt
effect-clear = alle Kontakte eines Ozeans verschwinden
effect-calm = die nächste Kontaktphase bringt keine Kontakte
effect-last-turn = eine letzte Runde
effect-reroll = neu würfeln
effect-launch = die Reise beginnt
effect-fleet = Flotte: { $group }
effect-new-course = ein neuer Kurs
effect-turning-point = die rote Flotte
effect-technology = { $count ->
    [0] eine Technologie nachrüsten
    *[other] eine Technologie nachrüsten, { $count } Bergungsgut billiger
  }
place-here = hier
place-events = auf die zusätzlichen Ereignisse
place-anywhere = irgendwo
group-white = weiß
group-cream = hellgelb
group-yellow = gelb
group-orange = orange
group-red = rot
group-blue = blau
group-green = grün
group-black = schwarz
group-grey = grau
group-violet = violett
group-escort = Eskorte
band-0 = Katastrophe
band-1 = Fehlschlag
band-2 = teurer Erfolg
band-3 = Erfolg
band-4 = großer Erfolg
defeat-1 = Eine Ressource ist erschöpft.
defeat-2 = Die ganze Welt jagt euch.
defeat-3 = Die Meere sind voller Feinde.

## Was die Natur gefragt wird

nature-damage = Welche Ressource nimmt Schaden?
nature-launch = Wo beginnt die Reise?
nature-treasure_fleet = Wo liegt die Schatzflotte?
nature-treasure = Welcher Schatz?
nature-technology = Welche Technologie?
nature-special = Wendet sich die Geschichte?
special-0 = Ein Ereignis
special-1 = Die Geschichte wendet sich
nature-finale = Welches Finale?
nature-event = Welches Ereignis?
nature-ship = Welches Schiff?
tile-unknown = Ein Plättchen Tödliche See
nature-tile = Welches Plättchen?
nature-die = Ein Würfel des Tests
nature-hits = Wie viele Treffer?
nature-torpedo = Der Torpedo
nature-red_ship = Welches rote Schiff greift an?
nature-red_away = Welches rote Schiff bleibt fern?
nature-white = Ein weißer Würfel
nature-black = Ein schwarzer Würfel
nature-uprising = Hält die Rebellion?
nature-fog = Wie dicht ist der Nebel?
nature-pursuit = Nimmt es die Verfolgung auf?
nature-captain = Wer ist zuerst Kapitän?

## Was geschah

fact-motive = Beweggrund: { $motive }
fact-captain = { $seat } ist Kapitän.
fact-turn = Runde { $turn }.
fact-act = { $card }
fact-card = Karte: { $card }
fact-success = { $card }: Erfolg.
fact-failure = { $card }: Fehlschlag-Stapel.
fact-uses = { $card } wird genutzt.
fact-draws_extra = Zusätzliches Ereignis: { $card }
fact-puts_under = { $card } kommt unter den Stapel.
fact-gains = { $count ->
    [0] { $resource } ist schon voll.
   *[other] { $resource } +{ $count }
 }
fact-loses = { $resource } −{ $count }
fact-withstands = Der Doppelrumpf hält stand.
fact-notoriety = Ruf { $change }, jetzt { $now }.
fact-black_die = Ein schwarzer Würfel kommt hinzu.
fact-violet = Alle Kriegsschiffe werden gefährlicher.
fact-fleet = Flotte kommt in den Beutel: { $group }
fact-earns = { $count } AP erhalten, jetzt { $now }.
fact-idle = Keine AP mehr.
fact-contact_dice = Weiße Würfel: { $one } und { $two }
fact-contact = Unbekannter Kontakt: { $ocean }
fact-ship = { $ship } erscheint: { $ocean }
fact-deceived = { $ship } ist in Wahrheit { $warship }.
fact-swept = Leergefegt: { $ocean }
fact-disperses = Ein Kontakt verschwindet: { $ocean }
fact-recalls = { $ship } wird heimgerufen.
fact-clears = { $count ->
    [one] 1 Kontakt verschwindet: { $ocean }
   *[other] { $count } Kontakte verschwinden: { $ocean }
 }
fact-calm = Alles bleibt ruhig: kein Kontakt taucht auf.
fact-refills = Abgeworfene Schiffe kommen zurück in den Beutel.
fact-nothing = Der Kontakt war nichts: { $ocean }
fact-sails = Die Nautilus erreicht: { $ocean }
fact-stone = Schatzsuche-Stein: { $ocean }
fact-event_stone = Ein Schatzsuche-Stein auf die zusätzlichen Ereignisse.
fact-keeps_stone = { $seat } behält einen Stein.
fact-uprising = Rebellion: { $land }
fact-quelled = Die Rebellion endet: { $land }
fact-crushed = Die Rebellion wird niedergeschlagen: { $land }
fact-uprising_check = Eine Rebellion ist in Gefahr ({ $ocean }): der Würfel zeigt { $die }, sicher ab { $danger }
fact-sacrifices = { $character } wird geopfert.
fact-revives = { $character } kehrt zurück.
fact-treasure = Schatz: { $treasure }
fact-discards_treasure = Schatz abgeworfen: { $treasure }
fact-exerts = { $resource } wird riskiert: +{ $modifier }
fact-rolls = Wurf: { $one } und { $two }, Modifikator { $modifier }, Ergebnis { $total }
fact-helps = Notfallhilfe +{ $modifier }: { $total }
fact-tunnel = Der Arabische Tunnel ist offen.
fact-wreck = Eine versunkene Schatzflotte: { $ocean }
fact-cannonball = { $ship } ist beschädigt.
fact-last_turn = Eine letzte Runde.
fact-installs = Nachgerüstet: { $technology }
fact-offers = Nachrüstbar: { $technology }
fact-scraps = Verloren: { $technology }
fact-new_motive = Neuer Beweggrund: { $motive }
fact-fights = Kampf gegen { $ship }
fact-fire_misses = Der Schuss geht daneben.
fact-hits = Die Nautilus erleidet { $count } Treffer.
fact-misses = Der Angriff auf { $ship } geht fehl.
fact-sinks = { $ship } ist versenkt.
fact-salvages = { $ship } wird Bergungsgut.
fact-tonnage = { $ship } zählt als Tonnage: { $ocean }
fact-red_away = { $ship } bleibt fern.
fact-tile = Tödliche See: { $tile }
fact-acts = Aktion: { $action }
fact-band = { $action }: { $band }
fact-ends_turn = Die Runde endet, { $saved } AP aufgespart.
fact-breaks_off = Die Runde bricht ab.
fact-pursuit = { $ship } könnte die Jagd aufnehmen: der Würfel zeigt { $die }
fact-refuses = { $seat } lehnt ab.
fact-concedes = { $seat } gibt { $other } nach.
fact-seizes = { $seat } reißt den Posten des Kapitäns an sich.
fact-relieved = { $seat } übernimmt als Kapitän.
fact-hands_on = { $seat } gibt den Posten an { $other } ab.
fact-takes_stone = { $seat } nimmt { $other } einen Stein.
fact-defeat = Verloren! { $defeat }
fact-scored = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $level }

## Warum nicht

why-points = Kostet { $cost } AP, du hast { $points }.
why-no-events = Es gibt keine zusätzlichen Ereignisse mehr.
why-no-target = Hier ist weder ein Schiff noch ein Kontakt.
why-no-stone = Hier liegt kein Schatzsuche-Stein.
why-no-land = Dieser Ozean hat kein Landfeld.
why-lands-taken = Alle Landfelder hier sind belegt.
why-no-marker = Alle Rebellionsmarker liegen auf der Karte.
why-no-offer = Keine Technologie ist nachrüstbar.
why-salvage = Kostet { $cost } Bergungsgut, du hast { $salvage }.
why-fired = In dieser Phase wurde schon ein Torpedo abgefeuert.
why-sacrificed = Schon geopfert.
why-after-roll = Hilft nur nach einem Wurf.
why-refused = Der zuständige Offizier hat in dieser Runde abgelehnt.
why-only-points = Zählt am Ende und nützt sonst nichts.
why-waits = Zählt am Ende; vorher ist damit nichts zu tun.
why-after-sinking = Nur gleich nach dem Versenken eines Kriegsschiffs.
why-place = { $others ->
    [0] Nur in diesem Ozean: { $ocean }
    *[other] Nur anderswo, etwa hier: { $ocean }
  }
why-need-uprisings = Es braucht { $count } Rebellionen.
why-need-aboard = { $character } muss an Bord sein.
why-need-crew-aboard = Es braucht { $count } Personen an Bord.
why-need-lull = Nur in einer Flaute.
why-need-technologies = Es braucht { $count } Technologien.
why-need-transit = Nur in einem Zwischenozean.
why-need-no-ships = Hier sind Schiffe im Weg.
why-need-no-warships = Hier sind Kriegsschiffe im Weg.
why-need-treasures = Es braucht { $count } Schätze.
why-captains = Das entscheidet der Kapitän.
why-officers = Das entscheidet ein anderer Offizier: { $officer }
why-exerted = Schon riskiert.
why-not-exertable = Dieser Test lässt das nicht zu.
why-double-one = Gegen einen Einserpasch hilft nur ein neuer Wurf.
why-only-actions = Gibt AP, hilft aber keinem Wurf.
why-armour-bold = Hilft nur bei verwegenen Angriffen.
why-armour-once = Hat diesem Wurf schon geholfen.
why-wonder = Ein Weltwunder hat keinen Schatzwert.
why-worthless = Bringt dem Wurf nichts.
why-dotted = Gepunktete Linien gelten nur für Kontakte; die Nautilus folgt den blauen.
why-far = Zu weit für eine Bewegung.
why-deep = Darauf zielt kein Torpedo.
why-not-here = Nicht im Ozean der Nautilus.
why-not-near = Weder hier noch benachbart.
why-has-stone = Dort liegt schon ein Stein.
why-no-contact = Dort liegt kein Kontakt.
why-full = Alle Felder sind belegt.
why-cannonball = Schon beschädigt.
why-civilian = Kein Kriegsschiff.
why-other-ocean = Gehört zu einem anderen Ozean.
why-land-taken = Dort ist schon eine Rebellion.
why-land-crushed = Dort wurde die Rebellion niedergeschlagen.
why-row = Dieser Ozean grenzt nicht an den Ort der Versenkung.
why-same-motive = Das ist der geltende Beweggrund.
why-outlawed = Dieser Beweggrund ist ab Ruf { $limit } geächtet, und er steht bei { $now }.
why-aboard = Ist an Bord.
why-no-stones = Hat keinen Stein.

## Warum

why-worth = { $points ->
        [0] kaum einen Punkt wert
        [1] etwa 1 Punkt wert
       *[other] etwa { $points } Punkte wert
    }
why-costs = kostet etwa { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
why-keep = ein AP lässt sich für die nächste Runde sparen
why-nothing-left = nichts anderes ist seinen Preis wert
why-free = ein kostenloser Angriff
why-fog = der Ruf steht bei { $notoriety }
why-move = anderswo ist mehr zu tun: { $ocean }{ $points ->
        [0] { "" }
        [1] { " " }(etwa 1 Punkt mehr)
       *[other] { " " }(etwa { $points } Punkte mehr)
    }
why-there = { $points ->
        [0] dort ist wenig zu holen
        [1] dort ist etwa 1 Punkt zu holen
       *[other] dort sind etwa { $points } Punkte zu holen
    }
why-stones = { $stones ->
        [0] kein Stein mit Schätzen liegt auf dem Stapel
        [1] ein Stein mit Schätzen liegt auf dem Stapel
       *[other] { $stones } Steine mit Schätzen liegen auf dem Stapel
    }; { $worth }
why-combat = der beste Kampf hier: { $worth }
why-table = gelingt in { $percent } %, ohne etwas zu riskieren; { $worth }, für { $cost } AP
why-odds = gelingt in { $percent } %
why-better-odds = gelingt in { $percent } % statt in { $before } %
why-accept = keine Hilfe ist ihren Preis wert
why-reaches = macht { $total } daraus; { $worth }
why-again = gelingt in { $percent } %; { $worth }
why-lull = eine Flaute: weniger Kontakte und zwei Schatzsuche-Steine
why-motive-more = brächte jetzt { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } mehr
why-motive-less = brächte jetzt { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } weniger
why-free-spaces = { $count ->
        [0] dort ist kein Platz frei
        [1] dort ist ein Platz frei
       *[other] dort sind { $count } Plätze frei
    }
why-room-least = der Platz wird am wenigsten gebraucht: { $free }
why-room-most = der Platz wird am meisten gebraucht: { $free }
why-enough = mehr ist das Wagnis nicht wert
why-unknown = im Mittel { $worth }
why-sinks = versenkt in { $percent } %, ohne etwas zu riskieren; { $worth }
why-sinks-under-fire = versenkt in { $percent } %, ohne etwas zu riskieren, sein Feuer trifft in { $hit } %; { $worth }

## Was die Zeilen der Aktionstabelle bewirken

result-incite-0 = Ruf +1, 1 Crew verlieren
result-incite-1 = nichts
result-incite-2 = eine Rebellion: hier, Ruf −2
result-incite-3 = eine Rebellion: hier, Ruf −3
result-incite-4 = eine Rebellion: hier, Ruf −4
result-rest-0 = 1 Crew verlieren
result-rest-1 = nichts
result-rest-2 = 1 Crew erhalten, Ruf +1
result-rest-3 = 1 Crew erhalten
result-rest-4 = 2 Crew erhalten
result-repair-0 = 1 Rumpf verlieren
result-repair-1 = nichts
result-repair-2 = 1 Rumpf erhalten, 1 Schatz abwerfen
result-repair-3 = 1 Rumpf erhalten
result-repair-4 = 2 Rumpf erhalten
result-refit-0 = 1 Rumpf verlieren
result-refit-1 = nichts
result-refit-2 = 1 Schatz abwerfen, eine Technologie nachrüsten
result-refit-3 = eine Technologie nachrüsten
result-refit-4 = eine Technologie nachrüsten, 1 Bergungsgut billiger
result-search-0 = 1 Crew verlieren, 1 Rumpf verlieren
result-search-1 = 1 Crew verlieren, oder: 1 Rumpf verlieren
result-search-2 = 1 Schatz ziehen, Ruf +1
result-search-3 = 1 Schatz ziehen
result-search-4 = 2 Schätze ziehen

## Der Tisch als Text

text-world = Die Welt
text-sign-contact = Kontakt
text-sign-stone = Schatzsuche-Stein
text-sign-uprising = Rebellion
text-nautilus = Nautilus
text-act = Akt { $act }
text-turn = Runde { $turn }
text-phase-setup = Aufbau
text-phase-adventure = Abenteuer
text-phase-contact = Kontakte
text-phase-pursuit = Verfolgung
text-phase-action = Aktionen
text-phase-over = das Ende
text-ap = Aktionspunkte { $points }/{ $most }
text-lull = Flaute
text-white = weiße Würfel
text-black = schwarze Würfel
text-deck = noch { $cards } Karten
text-notoriety = Ruf { $now }
text-at-blue = blaue Flotte
text-at-green = grüne Flotte
text-at-violet = violette Schiffe
text-at-die = schwarzer Würfel
text-at-outlawed = geächtet
text-points = Siegpunkte, wenn es jetzt endete:
text-final = { $points } Siegpunkte
part-warships = Kriegsschiffe
part-civilians = Zivilschiffe
part-adventure = Ereignisse
part-treasure = Schätze
part-uprisings = Rebellionen
part-science = Wissenschaft
part-wonders = Wunder
part-people = Personen
part-mastery = Herr der Meere
part-penalties = Strafen
part-survivors = eigene Personen
part-stones = eigene Steine
part-up = offene Karten
part-down = verdeckte Karten
text-piles = Stapel
text-success = Erfolg:
text-failure = Fehlschlag:
text-bags = Schiffsbeutel: { $warships } Kriegsschiffe, { $civilians } Zivilschiffe. Schatzbeutel: { $treasures }.
text-extra = Zusätzliche Ereignisse: { $events }, Schatzsuche-Steine darauf: { $stones }.
text-tonnage = Tonnageleiste
text-mastery = In allen Reihen gefüllte Spalten: { $columns }, Bonus { $bonus }
text-technologies = Technologien
text-salvage = Bergungsgut { $count }/{ $spaces }
text-salvage-cost = { $cost } Bergungsgut
text-officers = Offiziere
text-captain = Kapitän
text-own = Steine { $stones } · Karten offen { $up } · Karten verdeckt { $down } · Personen { $people } · Ruhm { $glory }
text-treasures = Schätze
text-tableau = Auslage
text-goal = braucht { $goal }
text-if-success = als Erfolg:
text-may-exert = riskierbar: { $resources }
text-test-fire = Feindliches Feuer
text-test-ram = Die Nautilus greift an
text-test-torpedo = Torpedo
text-foe = Im Kampf mit
text-attack-bold = verwegen
text-attack-stalk = hinterhältig
text-attack-torpedo = mit einem Torpedo
text-by-warships = Kriegsschiffe hier
text-by-ships = Schiffe hier
text-by-uprisings = Rebellionen hier
text-by-technology = Technologie
text-by-stalk = hinterhältig
text-by-exert = riskiert
text-by-treasure = Schatz
text-by-character = Opfer
text-by-sky = Abendrot
text-dice = Würfel { $one } und { $two }
text-chance = gelingt in { $percent } %

## Was von den Dingen auf dem Tisch gesagt wird

said-counts = Zählt am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
said-salvage = Kostet { $cost } Bergungsgut.
said-aboard = An Bord { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
said-sacrificed = Geopfert.
said-hoard = Schätze

## Was von Schiffen, Ozeanen und Ländern gesagt wird

said-class = { $kind }, { $nation } ({ $group })
said-warship = Angriff { $attack }, Verteidigung { $defence }, Ruf { $notoriety }, Tonnage { $tonnage }.
said-civilian = Zivil. Verteidigung { $defence }, Ruf { $notoriety }, Tonnage { $tonnage }.
said-sunk = Versenkt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } bei diesem Beweggrund.
said-armoured = Gepanzert.
said-damaged = Beschädigt: Angriff und Verteidigung −1.
said-back = Rückseite: { $ship }. { $values }
said-chances = Versenkt verwegen { $bold } %, hinterhältig { $stalk } %.
said-torpedo = Torpedo { $percent } %.
said-hit-first = Trifft uns zuvor { $percent } %.
said-contact = Unbekannter Kontakt
    .text = Ein Schiff aus dem Beutel, in dem noch { $ships } liegen. Wer angreift, deckt es auf.
said-major = Ozean { $die }: hierher führt der Würfel.
said-transit = Zwischenozean: kein Würfel führt hierher.
said-free = { $free } von { $spaces } Plätzen frei.
said-stone = Ein Schatzstein: hier kannst du suchen.
said-wreck = Die versunkene Schatzflotte: zwei Schätze mehr.
said-here = Die Nautilus ist hier.
said-land-0 = Frei; eine Rebellion zählt hier { $points } Punkte.
said-land-1 = Rebellion: { $points } Punkte.
said-land-2 = Niedergeschlagen: der Platz bleibt belegt.

## Was von Tafeln, Stapeln und Offizieren gesagt wird

said-track = Platz { $space }: riskiert { $exert }, am Ende { $points } Punkte.
said-tonnage = Tonnage
    .text = Die letzte Spalte, die in allen sechs Reihen belegt ist, bringt ihren Bonus.
said-row = { $ships ->
    [one] Ein Schiff versenkt.
   *[other] { $ships } Schiffe versenkt.
 }
said-salvage-track = Bergungsgut
    .text = Damit werden Technologien bezahlt; vier Plätze.
said-offer = Nachrüstbar
    .text = Noch { $left } Technologien liegen verdeckt.
said-deck = Abenteuer
    .text = Noch { $cards } Karten bis zum Ende.
said-extra = Zusätzlich
    .text = { $cards } zusätzliche Ereignisse, { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } darauf.
said-kept-by = Darüber entscheidet: { $officer }.
said-captain = Führt das Kommando.
said-duties = Zuständig: { $things }.
duty-course = Kurs
duty-contacts = Kontakte
duty-uprisings = Rebellionen
duty-treasures = Schätze
duty-damage = Schaden
duty-spoils = Beute

## Was von Tests gesagt wird

said-hit = { $hits ->
    [one] Ein Treffer!
   *[other] Noch { $hits } Treffer!
 }
    .text = Jeder kostet eine Ressource nach dem Würfel oder eine Technologie.
said-exert = Was riskierst du? Bei einem Fehlschlag geht davon etwas verloren.
said-help = Gewürfelt. Hilfst du nach, oder nimmst du das Ergebnis hin?
said-short-strike = { $short } zu wenig. Rettest du den Angriff?
said-short-evade = { $short } zu wenig. Weichst du noch aus?
said-short-weather = { $short } zu wenig. Kommst du doch noch durch?
said-need-strike = Ab { $goal } ist sie versenkt.
said-need-evade = Ab { $goal } geht ihr Schuss daneben.
said-need-weather = Ab { $goal } richtet der Sturm nichts an.
said-modifiers = Modifikatoren
    .none = keine
said-by-warships = { $count ->
    [one] Kriegsschiff hier
   *[other] { $count } Schiffe hier
 }
said-by-ships = { $count ->
    [one] 1 Schiff hier
   *[other] { $count } Schiffe hier
 }
said-by-uprisings = { $count ->
    [one] 1 Rebellion hier
   *[other] { $count } Rebellionen hier
 }
said-by-stalk = hinterhältig
said-by-exert = { $resource } riskiert
verdict-chance = { $percent } %
verdict-band = { $total }: { $band }
verdict-succeed = gelingt mit { $total }
verdict-strike = trifft mit { $total }
verdict-evade = weicht aus: { $total }
verdict-weather = übersteht es: { $total }
verdict-short = nur { $total }

## Was vom Ende gesagt wird

said-ending-short = Weniger als { $won } Punkte: Die Reise gilt als verloren.
said-ending = „{ $name }“, Stufe { $number } von { $of }: { $least } bis { $most } Punkte. Ab { $won } gilt eine Reise als gewonnen.
said-ending-best = „{ $name }“, Stufe { $number } von { $of }: ab { $least } Punkten. Höher geht es nicht.

## Warnungen

harm-lost = Das Spiel wäre verloren.
harm-character = { $character } wäre für immer fort.

## Was auf Karten und Tafeln steht

printed-at-most = ≤ { $most }
printed-range = { $least }–{ $most }
printed-at-least = ≥ { $least }
printed-attack = Wie greifst du an?
    .text = Verwegen darfst du nach einem Treffer weiterkämpfen, hinterhältig hast du +1.
printed-strike = Angreifen?
    .text = Der Kontakt hat sich gezeigt.
printed-spoils = Versenkt!
    .text = Tonnage zählt am Ende, Bergungsgut bezahlt Technologien.
printed-row = Versenkt!
    .text = Eine Spalte, die in allen sechs Reihen belegt ist, bringt ihren Bonus.
printed-new_course = Neuer Kurs
    .text = Einmal darfst du den Beweggrund ändern, oder eine verdeckte Technologie auslegen.
said-notoriety = Ruf
said-at-blue = { $at }: blaue Flotte
said-at-green = { $at }: grüne Flotte
said-at-violet = { $at }: alle Kriegsschiffe violett
said-at-die = { $at }: ein schwarzer Würfel mehr
said-at-outlawed = { $at }: geächtet, verloren
said-mood-nemo = { $how ->
    [well] entschlossen
    [fair] gefasst
   *[badly] verbittert
}
said-mood-crew = { $how ->
    [well] voller Kraft
    [fair] bei Kräften
   *[badly] erschöpft
}
said-mood-hull = { $how ->
    [well] wie neu
    [fair] gefechtsklar
   *[badly] leckgeschlagen
}
