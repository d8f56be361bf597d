# Worte des Bretts allein: Überschriften und kurze Formen.

world = Weltkarte
actions = Aktionen
ap = { $points } AP
act = Akt { $act }
dice = Würfel: { $dice }
lull = Flaute
turn = Runde { $turn }
phase-set-up = Aufbau
phase-adventure = Abenteuer
phase-contact = Kontakte
phase-pursuit = Verfolgung
phase-action = Aktionen
nautilus = Nautilus
people = Personen
treasures = Entdeckte Schätze
tableau = Auslage
tableau-empty = Noch keine Technologie und kein behaltenes Ereignis.
tab-crew = An Bord
tab-charts = Tafeln
you = du
empty = leer

action-event = Zusätzliches Ereignis
action-incite = Rebellion
action-refit = Nachrüsten
action-torpedo = Torpedo
action-fog = Nebelmaschine
action-end = Runde beenden

line-blue = Fahrt
line-dotted = nur Kontakte
contact = Unbekannter Kontakt
land-tientsin = Tientsin
land-shogunate = Edo
land-migrants = Kanton
land-mexico = Mexiko
land-cuba = Kuba
land-paraguay = Paraguay
land-ashanti = Aschanti
land-livingstone = Livingstone
land-ireland = Irland
land-spain = Spanien
land-abyssinia = Abessinien
land-selangor = Selangor
land-maori = Maori
land-hawaii = Hawaii
land-diamond-mines = Minen


pile-adventure = Abenteuer
pile-extra = Zusätzlich
pile-success = Erfolg
pile-failure = Fehlschlag
pile-none = Keine Karten.

person-second-officer = Zweiter Offizier
person-chief-engineer = Erster Maschinist
person-first-officer = Erster Offizier
person-aronnax = Professor Aronnax
sacrificed = geopfert
hoard-empty = Noch nichts gefunden.
hoard-points = Schatzpunkte
hoard-wonders = Wunder

notoriety = Nemos Ruf
tonnage = Tonnage
ocean-european-seas = Europ. Meere
ocean-indian-ocean = Ind. Ozean
salvage = Bergungsgut
offer = Nachrüstbar

bridge = Auf der Brücke
captain = Kapitän
captaincy = Kommando
own-up = Erfolge
own-down = Fehlschläge
own-stones = Steine
glory = Ruhm

test = Test
decision = Entscheidung
two-dice = Zwei Würfel
rolled = { $one } und { $two }
goal = Zielwert
success = Erfolg { $chance }
failure = Fehlschlag { $chance }
also = dazu
sinks = versenkt { $chance }
hits-us = trifft uns { $chance }

combat = Kampf
versus = Nautilus gegen { $name }
attack-bold = verwegen
attack-stalk = hinterhältig
attack-torpedo = Torpedo
lacking = { $short ->
    [one] 1 fehlt
   *[other] { $short } fehlen
  }
shot-missed = Sie schießt: { $dice }, Angriff { $attack }. Daneben.
shot-hit = Sie schießt: { $dice }, Angriff { $attack }. { $hits ->
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
  }
attack-value = Angriff { $value }
defence-value = Verteidigung { $value }
when-hit = Wenn du triffst
spoils = Beute
gain-ship = Ruf { $notoriety }; Tonnage { $tonnage } oder Bergungsgut.

gain-short = Ruf { $notoriety }, Tonnage { $tonnage }

source-warships = Kriegsschiffe
source-civilians = Zivilschiffe
source-adventure = Abenteuer
source-treasure = Schätze
source-uprisings = Rebellionen
source-science = Wissenschaft
source-wonders = Wunder
source-people = Personen und Crew
source-mastery = Herr der Meere
source-penalties = Abzüge
standing = Punkte, wenn die Reise jetzt endete
sum = Summe
points = Punkte
focus = Ozean im Blick

# Lange Namen mit weichen Trennstellen
technology-periscope-device = Periskop­vorrich­tung
technology-monstrous-design = Mon­ströse Gestalt
technology-hydro-drive = Hydro­antrieb
technology-double-hull = Doppel­rumpf
technology-arcane-library = Uralte Biblio­thek
technology-crew-armour = Mann­schafts­rüstung
technology-fog-machine = Nebel­maschine
technology-reinforced-armour = Verstärk­te Panze­rung
technology-steam-torpedoes = Dampf-Torpedos
technology-strengthened-prow = Verstärk­ter Bug
technology-magnetic-mines = Haftminen

## Zeichen des Spielplans, für die Hilfe

sign-nemo = Nemo: Geisteskraft
sign-crew = Crew
sign-hull = Rumpf
sign-notoriety = Ruf: wie die Welt dich jagt
sign-points = Aktionspunkte
sign-stone = Schatzsuche-Stein: hier suchen
sign-treasure = Schatz
sign-tonnage = Tonnage: versenkte Schiffe
sign-salvage = Bergungsgut: bezahlt Technologien
sign-science = Wissenschaftspunkte
sign-wonder = Wunderpunkte
sign-uprising = Rebellion
sign-attack = Angriff eines Kriegsschiffs
sign-defence = Verteidigung eines Schiffs
sign-die = würfeln
sign-person = jemand an Bord
sign-technology = Technologie
sign-event = Ereigniskarte
sign-fleet = Flotte, die wartet
