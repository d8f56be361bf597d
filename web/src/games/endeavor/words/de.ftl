### Endeavor auf dem Schirm: Überschriften und kurze Namen.

ocean = Ozean
zone = Zone
research = Forschung
tray = Crew-Kasten
influence = Einfluss
own = Mein Tableau
others = Andere
arrival = Ankunft
bonus = Bonus
depth = Tiefe { $number }
level = Stufe { $number }
from-step = ab { $step }
hold = Laderaum
tokens = Tauchplättchen
reports = Berichte
crew = Crew
knowledge = Wissen
goals = Ziele
first-second = 1./2.
joint = { $reached } von { $need } Zielen erreicht
bonus-hidden = Bonusziel in Runde { $round }
crises-ahead = { $count ->
    [one] noch 1 Krise
   *[other] noch { $count } Krisen
}
taken-by = Scheibe von { $name }.
drawn = { $count ->
    [one] Eine Kachel gezogen
   *[other] Zwei Kacheln gezogen
}
keep-one = Wähle eine, dann den Platz
no-place = passt nirgends
choose-place = Wähle jetzt den Platz
unseen = noch nichts entdeckt
reach = { $name } fährt bis Tiefe { $depth }
round-of = Runde { $round }/{ $rounds }
crisis = Krise
bonus-goal = Neues Bonusziel
collapse = schließen
enlarge = vergrößern
look = genau ansehen
passed = gepasst
wave = hat die Welle und beginnt
disc-on = { $name } ist im Einsatz
total = Summe
scoring = Schlusswertung
won = Gemeinsam gewonnen!
not-won = Nicht genug Ziele
seat-mat = Tableau von { $name }
next-zone = nächste Zone mit einer Wahl
cleanup = Aufräumen
sea-2 = Epipelagial
sea-3 = Mesopelagial
sea-4 = Bathypelagial
sea-5 = Abyssopelagial

## Zeichen des Spielplans, für die Hilfe

sign-disc = Scheibe: aktiviert Crew, belegt Felder
sign-knowledge = Wissen: bezahlt
sign-reputation = Ansehen: bessere Crew
sign-inspiration = Motivation: mehr Scheiben
sign-coordination = Organisation: Scheiben zurück
sign-ingenuity = Genialität: tiefer und weiter
sign-influence = Einfluss: ein Marker
sign-travel = Bewegung
sign-sonar = Sonar: entdecken
sign-dive = Tauchgang: Plättchen nehmen
sign-conserve = Meeresschutz
sign-publish = Publikation
sign-promote = Crew befördern
sign-any = Eigenschaft deiner Wahl
sign-lowest = deine niedrigste Eigenschaft
sign-cost = kostet Wissen
sign-link = Verbindung: zahlt beiden Enden
sign-wave = beginnt die Runde
sign-discover = zwei Zonen ziehen, eine legen
sign-endless = beliebig viele Marker
sign-points = Punkte am Ende
