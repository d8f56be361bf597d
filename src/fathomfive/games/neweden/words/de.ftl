### New Eden: die Wörter für Teile, Fragen und Ereignisse.

## Gruppen

group-crab = Erntekrabbe
    .text = Münzen beim Aktivieren; die Station wird instabiler.
group-clam = Muschelhabitat
    .text = Punkte beim Aktivieren.
group-kraken = Reparaturkrake
    .text = Repariert beim Aktivieren; die Station wird stabiler.
group-shipyard = Werft
    .text = Sofort neue Deeple; Teil der Hauptkuppel.
group-oxygen = Sauerstofftank
    .text = Bewegt je Flasche einen Deeple, einmal pro Runde.
group-research = Forschung
    .text = Ein eigener Vorteil.

## Forschung

research-coins-5 = Fördermittel
    .text = Sofort 5 Münzen.
research-pointer-3 = Verstärkte Hülle
    .text = Am Ende rückt dein Zeiger 3 nach vorne.
research-eco-crabs = Sanfte Ernte
    .text = Deine Krabben rücken deinen Zeiger nicht zurück.
research-repair-5 = Schnellreparatur
    .text = Repariert sofort 5.
research-crab-3 = Ernteprämie
    .text = Am Ende 3 Punkte je voll besetzter Erntekrabbe.
research-kraken-2 = Reparaturprämie
    .text = Am Ende 2 Punkte je voll besetzter Reparaturkrake.
research-risk-5 = Riskante Bohrung
    .text = Sofort 5 Schaden.
research-risk-5-again = Riskante Bohrung
    .text = Sofort 5 Schaden.
research-risk-10 = Waghalsige Bohrung
    .text = Sofort 10 Schaden.
research-gift = Offenes Wissen
    .text = Alle anderen bekommen 5 Münzen.
research-plant-coins = Turbinen
    .text = Jede Nutzung des Kraftwerks bringt 2 Münzen mehr.
research-plant-points = Wärmeforschung
    .text = Jede Nutzung des Kraftwerks bringt 2 Punkte.
research-plant-repair = Filteranlage
    .text = Jede Nutzung des Kraftwerks richtet 1 Schaden weniger an.
research-attack-shipyard = Werftsabotage
    .text = Alle anderen: 1 Schaden je Werft.
research-attack-crab = Krabbensabotage
    .text = Alle anderen: 1 Schaden je Erntekrabbe.
research-attack-oxygen = Tanksabotage
    .text = Alle anderen: 1 Schaden je Sauerstoffkarte.

## Spielmaterial

start-1 = Sauerstoff 1
start-2 = Sauerstoff 2
extension-card = Ausbaukarte
extension-shipyard = Ausbau Werft
    .chip = Werft ausbauen
extension-oxygen = Ausbau Sauerstofftanks
    .chip = Tanks ausbauen
extension-kraken = Ausbau Reparaturkrake
    .chip = Krake ausbauen
extension-research = Ausbau Forschung
    .chip = Forschung ausbauen
deeple = Deeple
coin = Münze
nautilus = Nautilusmarker
    .text = Wer zuerst passt, bekommt den Nautilusmarker.
incident-marker = Vorfallmarker
auction-marker = Versteigerungsmarker
damage-marker = Schadensmarker
pointer = Zeiger
screen = Sichtschirm
power-plant = Kraftwerk
    .text = Eine freie Aktion, bis zu dreimal je Runde: Münzen gegen Schaden.
dome = Hauptkuppel
deep-thought = Deep Thought 4200

## Phasen

phase-development = Entwicklung
phase-market = Schwarzmarkt
phase-auction = Versteigerung
phase-scoring = Rundenwertung

## Das Spiel und sein Aufbau

game = New Eden
    .text = Drei Jahre für eine Station am Meeresgrund: kaufe Module, besetze sie mit Deeplen, ersteigere, was andere ablehnen, und sorge dafür, dass alles hält.
option-difficulty = Deep Thought
    .text = Allein: wie viele Karten Deep Thought in jeder Runde auf dem Schwarzmarkt bekommt.
option-difficulty-0 = Prototyp (keine Karte)
option-difficulty-1 = Serienmodell (1 Karte)
option-difficulty-2 = Gierig (2 Karten)
option-difficulty-3 = Kriminelle Energie (3 Karten)

## Karten

card-crab = Erntekrabbe ({ $slots } Deeple: { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    })
    .chip = Erntekrabbe
    .more = { $amount } [coin]
card-clam = Muschelhabitat ({ $slots } Deeple: { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    })
    .chip = Muschelhabitat
    .more = { $amount } [point]
card-kraken = Reparaturkrake ({ $slots } Deeple: repariert { $amount })
    .chip = Reparaturkrake
    .more = −{ $amount } [damage]
card-extension-kraken = Ausbau Reparaturkrake ({ $slots } Deeple: repariert { $amount })
    .chip = Krakenausbau
    .more = −{ $amount } [damage]
card-shipyard = Werft ({ $deeple } Deeple)
    .chip = Werft
    .more = +{ $deeple } [deeple]
card-oxygen = Sauerstofftank ({ $bottles } { $steps ->
        [one] Schritt
       *[other] Schritte
    })
    .chip = Sauerstoff { $bottles }
    .more = { $bottles } [bottle]
detail = { $module }{ $end ->
        [0] {""}
        [one] , am Ende 1 Punkt
       *[other] , am Ende { $end } Punkte
    }{ $sense ->
        [up] , Zeiger { $pointer } vor
        [down] , Zeiger { $pointer } zurück
       *[none] {""}
    }
    .chip = { $module }
    .more = { $module }
detail-research = { $module } ({ $text }{ $end ->
        [0] {""}
        [one] {" "}Am Ende 1 Punkt.
       *[other] {" "}Am Ende { $end } Punkte.
    })
    .chip = { $module }
    .more = [research]
card-left = { $module } (links)
    .chip = { $module }
    .more = { $module }
card-middle = { $module } (in der Mitte)
    .chip = { $module }
    .more = { $module }
card-right = { $module } (rechts)
    .chip = { $module }
    .more = { $module }
card-copy = { $module } ({ $number } von { $count })
    .chip = { $module }
    .more = { $module }
bonus-coins = { $each ->
        [one] 1 Münze
       *[other] { $each } Münzen
    } je Karte der Gruppe { $group }
bonus-points = { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    } je Karte der Gruppe { $group }

## Hilfe: was jede Art Frage entscheidet und was ihre Möglichkeiten bedeuten

kind-turn = Dein Zug in Phase A
    .text = Eine Aktion: eine Karte kaufen, mit einer Sauerstoffkarte Deeple bewegen oder passen. Freie Aktionen kommen dazu.
kind-after = Vor dem Ende des Zugs
    .text = Deine Aktion ist getan. Freie Aktionen sind noch möglich.
kind-deeple = Welcher Deeple sich bewegt
    .text = Die Flasche bewegt einen liegenden Deeple um ihre Schritte; jedes Modul, das er betritt, ist einer.
kind-where = Wohin der Deeple geht
    .text = Ein Modul arbeitet, wenn alle Einsetzfelder besetzt sind. Auf dem letzten freien entscheidest du, ob gleich.
kind-activate = Ein Modul aktivieren
    .text = Genug Deeple liegen darauf. Aktiviert stehen sie auf und bleiben dort bis zum Ende der Runde.
kind-lose = Eine Karte bricht ab
    .text = Dein Schaden ging über 15 hinaus: Die äußerste Karte eines Arms ist für immer verloren.
kind-place = Reihenfolge beim Anlegen
    .text = Mehrere Karten kamen zugleich. Die erste liegt der Kuppel am nächsten.
    .each = Eine Karte
kind-market = Schwarzmarkt
    .text = Alle kaufen verdeckt: je mehr Karten, desto mehr Münzen und Schaden. Was du lässt, wird versteigert.
    .each = Ein Einkauf
kind-row = Versteigerung eröffnen
    .text = Die ganze Zeile geht an das höchste Gebot, und dazu dürfen deine Deeple sich bewegen.
kind-bid = Bieten
    .text = Biete mehr als das letzte Gebot, oder steige aus dieser Zeile ganz aus.
    .each = Ein Gebot, oder aussteigen
kind-reward = Nach der Versteigerung
    .text = Die gewonnene Zeile lässt dich mit deinen Sauerstoffkarten Deeple bewegen und Module aktivieren.
kind-extra = Noch einmal
    .text = Eine weitere Bewegung ist zu haben: Sie kostet 1 Schaden.
kind-lock = Zwei Zeilen sperren
    .text = Diese zwei werden nicht versteigert; um die anderen bietest du gegen Deep Thought.
    .each = Zwei Zeilen

can-buy = Eine Karte kaufen
    .text = Zahle den Preis ihrer Zeile; die unterste Zeile kostet Schaden, die oberen zwei reparieren.
can-oxygen = Eine Sauerstoffkarte nutzen
    .text = Jede ihrer Flaschen bewegt einen Deeple; volle Module arbeiten sofort.
can-pass = Passen
    .text = Du bist aus dieser Phase heraus. Wer zuerst passt, bekommt 3 Punkte und beginnt die nächste.
can-plant = Kraftwerk
    .text = 5 Münzen gegen Schaden: 1, dann 3, dann 6 in einer Runde.
can-extend = Erweiterung umdrehen
    .text = Zahle 6 Münzen, für jedes der vier Plättchen einmal in der Partie.
can-lapse = Flasche verfallen lassen
    .text = Niemand bewegt sich damit.
can-dome = Aus der Kuppel
    .text = ein Deeple, der zu Hause liegt.
can-deeple-crab = Von einer Krabbe
    .text = ein Deeple, der auf diesem Arm liegt, zieht weiter.
can-deeple-clam = Von einer Muschel
    .text = ein Deeple, der auf diesem Arm liegt, zieht weiter.
can-deeple-kraken = Von einer Krake
    .text = ein Deeple, der auf diesem Arm liegt, zieht weiter.
can-crab = Erntekrabbe
    .text = bringt Münzen; am Ende senkt jede Krabbe deinen Zeiger.
can-clam = Muschelhabitat
    .text = bringt sofort Punkte.
can-kraken = Reparaturkrake
    .text = repariert Schaden; am Ende hebt jede Krake deinen Zeiger.
can-lose-oxygen = Sauerstofftank
    .text = Die äußerste Sauerstoffkarte geht: weniger Bewegungen in jeder Runde.
can-shipyard = Werft
    .text = Die äußerste Werft geht; ihre Deeple bleiben.
can-no = Jetzt nicht
    .text = Die Deeple liegen dort und warten.
can-done = Genug
    .text = Mach ohne weiter.
can-row = Eine Zeile
    .text = Alle ihre Karten gehen an das höchste Gebot.

## Fragen

ask-turn = Du bist am Zug
ask-after = { $ending ->
        [round] Noch etwas, bevor die Runde gewertet wird?
       *[turn] Noch etwas, bevor dein Zug endet?
    }
ask-deeple = Welcher Deeple bewegt sich { $steps ->
        [one] 1 Schritt
       *[other] bis zu { $steps } Schritte
    }?
ask-where = Wohin bewegt sich der Deeple ({ $origin }), { $steps ->
        [one] 1 Schritt
       *[other] bis zu { $steps } Schritte
    }?
where-dome = aus der Hauptkuppel
ask-activate = Ein Modul aktivieren, auf dem genug Deeple liegen?
ask-lose = Zu viel Schaden: welche Karte bricht ab?
ask-place = Welche Karte legst du zuerst an?
ask-market = Was kaufst du auf dem Schwarzmarkt?
ask-row = Welche Zeile wird als nächste versteigert?
ask-bid = Zeile { $row } ({ $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }): { $high ->
        [0] noch kein Gebot
        [one] das Gebot steht bei 1 Münze
       *[other] das Gebot steht bei { $high } Münzen
    }
ask-reward = Deeple bewegen und Module aktivieren: noch { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
ask-extra = Noch einmal Deeple bewegen und Module aktivieren, für 1 Schaden?
ask-lock = Welche zwei Zeilen sperrst du?

## Antworten

turn-buy = Kaufen für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }{ $effect ->
        [repair] {" "}mit { $amount ->
            [one] 1 Reparatur
           *[other] { $amount } Reparaturen
        }
        [damage] {" "}und { $amount } Schaden
        [breaks] {" "}und { $amount } Schaden (eine Karte bricht ab)
       *[none] {""}
    }: { $module }
    .chip = { $module }
    .more = −{ $price } [coin]{ $effect ->
        [repair] { " " }−{ $amount } [damage]
        [damage] { " " }+{ $amount } [damage]
        [breaks] { " " }+{ $amount } [breaks]
       *[none] { "" }
    } → { $module }
turn-pass = Passen{ $points ->
        [0] {""}
        [one] {": "}1 Punkt
       *[other] {": "}{ $points } Punkte
    }{ $marker ->
        [take] , und du nimmst den Nautilusmarker
        [keep] , und du behältst den Nautilusmarker
       *[no] {""}
    }
    .chip = Passen
    .more = { $points ->
        [0] { "" }
       *[other] +{ $points } [point]
    }{ $marker ->
        [take] { " " }[nautilus]
       *[other] { "" }
    }
use-oxygen = Bewegen mit { $module }{ $damage ->
        [0] {""}
       *[other] {" "}für { $damage } Schaden
    }{ $idle ->
        [yes] ; jetzt könnte sich niemand bewegen
       *[no] {""}
    }
    .chip = { $module }
    .more = bewegen{ $damage ->
        [0] { "" }
       *[other] { " " }+{ $damage } [damage]
    }{ $idle ->
        [yes] : niemand kann
       *[no] { "" }
    }
free-plant = Kraftwerk, Nutzung { $use } von { $uses }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }, { $damage ->
        [0] kein Schaden
       *[other] { $damage } Schaden
    }{ $breaks ->
        [yes] : eine Karte bricht ab
       *[no] {""}
    }
    .chip = Kraftwerk
    .more = +{ $coins } [coin]{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points } [point]
    }{ $damage ->
        [0] { "" }
       *[other] { " " }+{ $damage } [damage]
    }{ $breaks ->
        [yes] { " " }[breaks]
       *[no] { "" }
    }
free-extend = { $extension } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $gives }
    .chip = { $extension }
    .more = −{ $price } [coin] → { $gives }
gives-shipyard = sofort { $deeple } Deeple
    .more = +{ $deeple } [deeple]
gives-oxygen = eine Sauerstoffkarte ({ $bottles } Schritte), offen
    .more = { $bottles } [bottle]
gives-kraken = eine eigene Krake gleich an der Kuppel ({ $slots } Deeple: repariert { $amount }), Zeiger am Ende { $pointer } vor
    .more = [kraken] +{ $pointer } [pointer]
gives-research = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mit jeder Forschungskarte, die du von nun an anlegst
    .more = { $points } [point] / [research]
after-done = { $ending ->
        [round] Zur Wertung
       *[turn] Zug beenden
    }
reward-done = Nicht mehr
extra-done = Nein, nicht mehr
deeple-dome = Aus der Hauptkuppel (dort { $count })
    .chip = Aus der Kuppel
    .more = { $count } [deeple]
deeple-from = Von { $place } (dort { $count })
    .chip = { $place }
    .more = { $count } [deeple]
deeple-lapse = Flasche verfallen lassen
    .chip = Verfallen lassen
where-stand = { $place }: aktivieren{ $idle ->
        [yes] {" "}(nichts zu reparieren)
       *[no] {""}
    }
    .chip = { $place }
    .more = aktivieren: { $place }
where-lie = { $place }: hinlegen{ $lacking ->
        [0] , nicht aktivieren
        [one] , 1 Deeple fehlt dann noch
       *[other] , { $lacking } Deeple fehlen dann noch
    }
    .chip = { $place }
    .more = hinlegen{ $lacking ->
        [0] { "" }
       *[other] , { $lacking } [deeple] fehlt
    }
where-staffed = { $place }: hinlegen, ist schon aktiviert
    .chip = { $place }
    .more = hinlegen, schon genutzt
activate-one = { $place }{ $idle ->
        [yes] {" "}(nichts zu reparieren)
       *[no] {""}
    }
    .chip = { $place }
    .more = aktivieren: { $place }
activate-no = Jetzt nicht
module-at = { $module } an Stelle { $number }
    .chip = { $module }
    .more = { $module }
market-none = Nichts kaufen
market-1 = Kaufen für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    } und { $damage } Schaden{ $breaks ->
        [yes] {" "}(eine Karte bricht ab)
       *[no] {""}
    }: { $card1 }
    .chip = { $card1 }
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
market-2 = Kaufen für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    } und { $damage } Schaden{ $breaks ->
        [yes] {" "}(eine Karte bricht ab)
       *[no] {""}
    }: { $card1 }; { $card2 }
    .chip = Beide
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
market-3 = Kaufen für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    } und { $damage } Schaden{ $breaks ->
        [yes] {" "}(eine Karte bricht ab)
       *[no] {""}
    }: { $card1 }; { $card2 }; { $card3 }
    .chip = Alle 3
    .more = −{ $price } [coin] +{ $damage } { $breaks ->
        [yes] [breaks]
       *[no] [damage]
    }
row-1 = Zeile { $row }: { $card1 }{ $end ->
        [0] {""}
        [one] ; am Ende 1 Punkt
       *[other] ; am Ende { $end } Punkte
    }, danach 2-mal Deeple bewegen
    .chip = Zeile { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 }
row-2 = Zeile { $row }: { $card1 }; { $card2 }{ $end ->
        [0] {""}
        [one] ; am Ende 1 Punkt
       *[other] ; am Ende { $end } Punkte
    }, danach einmal Deeple bewegen
    .chip = Zeile { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 } { $card2 }
row-3 = Zeile { $row }: { $card1 }; { $card2 }; { $card3 }{ $end ->
        [0] {""}
        [one] ; am Ende 1 Punkt
       *[other] ; am Ende { $end } Punkte
    }
    .chip = Zeile { $row }
    .more = { $end ->
        [0] { "" }
       *[other] { $end } [point]{ " " }
    }{ $card1 } { $card2 } { $card3 }
row-empty = Zeile { $row }: keine Karte, danach 3-mal Deeple bewegen
bid-drop = Aus dieser Zeile aussteigen
    .chip = Aussteigen
bid-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $left ->
        [0] {" "}(alles, was du hast)
       *[other] {""}
    }
    .chip = { $coins } [coin]
    .more = { $left ->
        [0] alles, was du hast
       *[other] { "" }
    }
lock-rows = Zeilen { $one } und { $other } sperren: { $upper } und { $lower } werden versteigert
    .chip = { $one } und { $other } sperren
    .more = { $upper } und { $lower } werden versteigert

## Antworten, die gelten bleiben

stand-turn = Passen, wann immer nur noch diese freien Aktionen bleiben
stand-after = Meine Züge von nun an beenden, bis eine weitere freie Aktion möglich ist
stand-activate = In diesem Zug nicht mehr fragen, außer wenn ein weiteres Modul bereit ist
stand-bid = In dieser Runde aussteigen, wann immer ich das Gebot nicht erhöhen kann
stand-extra = In dieser Runde nicht mehr für Schaden, außer mit einer weiteren Sauerstoffkarte

## Natur

nature-first = Wer bekommt den Nautilusmarker?
nature-bonus = Welche Bonuskarte wird aufgedeckt?
nature-module = Welche Karte wird aufgedeckt?
nature-own_module = Welche Karte wird ausgeteilt?

## Was geschah

fact-begins = { $seat } bekommt den Nautilusmarker.
fact-round = Runde { $number }.
fact-bonus = Bonus dieser Runde: { $bonus }.
fact-lays_out = { $count } Karten werden ausgelegt.
fact-removes = { $module } kommt aus dem Spiel.
fact-sinks = Zeile { $row } ist leer: die Karten darüber rücken nach.
fact-buys = { $seat } kauft: { $module }.
fact-takes = { $seat } nimmt: { $module }.
fact-pays = { $seat } bezahlt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
fact-gains_coins = { $seat } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
fact-gains_points = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
fact-gains_deeple = { $seat } bekommt { $count ->
        [0] keine Deeple: der Vorrat ist leer
       *[other] { $count } Deeple
    }.
fact-repairs = { $seat } repariert { $amount }: Schaden jetzt { $damage }.
fact-suffers = { $seat } erleidet { $amount } Schaden: jetzt { $damage }.
fact-loses = { $seat } verliert: { $module }.
fact-places = { $seat } legt an: { $module }.
fact-uses_plant = { $seat } nutzt das Kraftwerk ({ $use } von 3).
fact-extends = { $seat } baut: { $extension }.
fact-breathes = { $seat } nutzt: { $module }.
fact-moves = { $seat } bewegt einen Deeple, Ziel: { $module }.
fact-activates = { $seat } aktiviert: { $module }.
fact-passes = { $seat } passt.
fact-takes_nautilus = { $seat } nimmt den Nautilusmarker.
fact-market = Der Schwarzmarkt der Runde { $round } öffnet.
fact-dealt = Du bekommst: { $module }.
fact-orders = { $seat } kauft { $count ->
        [0] nichts
        [one] 1 Karte
       *[other] { $count } Karten
    } auf dem Schwarzmarkt.
fact-reveals_rows = Die Zeilen der Versteigerung werden aufgedeckt.
fact-offers = { $seat } eröffnet Zeile { $row } ({ $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }).
fact-bids = { $seat } bietet { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
fact-drops = { $seat } steigt aus.
fact-wins = { $seat } ersteigert Zeile { $row } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
fact-unsold = Zeile { $row } will niemand.
fact-locks = Zeile { $row } ist gesperrt.
fact-scores_round = Wertung der Runde { $round }.
fact-bonus_pays = Bonus für { $seat }: { $bonus }.
fact-counts_coins = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Münzen.
fact-holds = Die Station von { $seat } hält: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }, insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
fact-collapses = Die Station von { $seat } stürzt zusammen: Schaden { $damage }, Zeiger { $pointer }.
fact-ends = Das Spiel ist zu Ende.

## Felder des Tischs

view-round = Runde
view-phase = Phase
    .piece = phase
view-turn = Am Zug
    .piece = seat
view-nautilus = Nautilus
    .piece = seat
view-difficulty = Karten für Deep Thought
view-tableau = Kartentableau, Zeile für Zeile
    .piece = module
view-bonus = Bonuskarten
    .piece = bonus
view-passed = Gepasst
    .piece = seat
view-resting = Deep Thought hat aktiviert
view-sold = Zeilen erledigt
view-lot = Zeile im Gebot
    .piece = row
view-high = Höchstgebot
view-bidder = Meistbietend
    .piece = seat
view-bidding = Dabei
view-gone = In der Schachtel
    .piece = module
view-supply = Deeple im Vorrat
view-deck = Stapel
view-bonus_deck = Bonusstapel
view-points = Punkte
view-damage = Schaden
view-arms = Module
    .piece = module
view-lying = Liegende Deeple
view-staffed = Aktiviert
view-used = Sauerstoff benutzt
view-dome = Deeple in der Kuppel
view-spent = Deeple erschöpft
view-deeple = Deeple
view-extended = Ausbauten (Krabbe, Muschel, Krake, Werft, Sauerstoff, Forschung)
view-vents = Kraftwerk genutzt
view-arriving = Anzulegen
    .piece = module
view-hand = Ausgeteilt
    .piece = module
view-parcel = Gekauft
    .piece = module
view-order = Gewählt
view-left = Abgelehnt
    .piece = module
view-coins = Münzen
view-value = Wert am Ende
view-bears = Zeiger am Ende
view-collapsed = Zusammengestürzt
view-pointer = Zeiger
view-stable = Hält
view-stations = Stationen

row-number = Zeile { $row }
phase-setup = Aufbau

## Warum nicht, und warum

why-dear = Das kostet { $price }; du hast { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
why-acted = Deine Aktion ist getan; nur freie Aktionen sind noch möglich.
why-used = Diese Sauerstoffkarte liegt bis zum Ende der Runde verdeckt.
why-none-lies = Keiner deiner Deeple liegt: niemand kann sich bewegen.
why-nowhere = Es gibt draußen kein Modul, zu dem er könnte.
why-dome-empty = In der Hauptkuppel liegt kein Deeple.
why-no-way = Von hier ist kein anderes Modul mit { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } zu erreichen.
why-standing = Die Deeple stehen hier bis zum Ende der Runde.
why-nobody = Hier liegt kein Deeple.
why-dome = In der Hauptkuppel bleibt ein Deeple nicht stehen.
why-here = Er liegt schon hier.
why-far = Das sind { $way ->
        [one] 1 Schritt
       *[other] { $way } Schritte
    }; die Flasche gibt { $steps }.
why-activated = Es wurde in dieser Runde schon aktiviert.
why-slots = Es braucht { $slots } Deeple; hier { $lying ->
        [0] liegt keiner
        [one] liegt 1
       *[other] liegen { $lying }
    }.
why-research = Forschung geht nie verloren.
why-tile = Der Ausbau ist ein Plättchen, keine Karte: er bleibt.
why-inner = Nur die äußerste Karte eines Arms bricht ab.
why-sold = Diese Zeile hat ihren Versteigerungsmarker.
why-lot = Gerade wird Zeile { $row } versteigert.
why-covered = Das Kraftwerk wurde in dieser Runde schon dreimal genutzt.
why-built = Dieser Ausbau ist schon gebaut.

why-gain = { $sense ->
        [better] Bringt dir bis zum Ende etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
        [worse] Kostet dich bis zum Ende etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[even] Macht bis zum Ende kaum einen Unterschied.
    }
why-deny = { $gain } Deep Thought holte daraus etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-pass = { $points ->
        [0] Mehr ist nicht zu holen; Passen bringt keine Punkte.
        [one] Bringt 1 Punkt.
       *[other] Bringt { $points } Punkte.
    }
why-pass-first = Bringt { $points } Punkte und den Nautilusmarker: du eröffnest die Versteigerung.
why-no-use = Keine Bewegung bringt jetzt etwas.
why-towards = Unterwegs zu { $module }: etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-ready = Alle Einsetzfelder sind besetzt: etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
why-lacking = Etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert, wenn noch { $lacking } Deeple kommen.
why-order = { $gain } Schaden dann { $damage }, bevor die Karten wirken; bisher trägt deine Station { $pointer }.
why-bid = Die Zeile zu gewinnen ist dir etwa { $worth } wert; was { $bid ->
        [one] 1 Münze
       *[other] { $bid } Münzen
    } sonst brächten, etwa { $cost }.
why-lock = { $gain } Die gesperrten Zeilen brächten Deep Thought { $points ->
        [0] kaum etwas
        [1] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }.
why-loss = Dir fehlten etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-extra = Die beste Flasche darauf bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; der Schaden kostet etwa { $cost }.
why-harm-first = Ihr Schaden kommt, solange am wenigsten zu verlieren ist.
why-nearer = Die erste liegt näher an der Hauptkuppel und ist leichter zu erreichen.

## Woraus die Punkte bestehen

part-clams = Muschelhabitate
part-passing = Passen
part-research = Ausbau Forschung
part-plant = Wärmeforschung
part-bonus = Bonuskarten
part-coins = Münzen
part-station = Station

## Der Tisch als Text

text-clock = Runde { $round } von { $rounds }, { $phase }
text-bonus = Bonus der Runde
text-group-crab = Krabbe
text-group-clam = Muschel
text-group-kraken = Krake
text-group-shipyard = Werft
text-group-oxygen = Sauerstoff
text-group-research = Forschung
text-sign-deeple = Deeple
text-sign-coins = Münzen
text-sign-points = Punkte
text-sign-repair = Reparatur
text-sign-end = am Ende
text-sign-pointer = Zeiger
text-sign-nautilus = Nautilusmarker
text-sign-active = aktiviert
text-stable = Schaden { $damage }, hält { $pointer } aus
text-unstable = Schaden { $damage }, hält nur { $pointer } aus
text-passed = hat gepasst
text-bids = bietet { $coins }
text-out = raus
text-sold = verkauft
text-lot = im Gebot
text-waiting = kommt noch
text-plant = Kraftwerk { $used } von { $uses } genutzt
text-plant-next = danach
text-market = Deine Karten vom Schwarzmarkt
text-hand = zur Wahl
text-parcel = gekauft
text-left = für die Auktion
end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
end-up = Zeiger { $number } vor
end-down = Zeiger { $number } zurück
end-both = { $first }, { $second }
at-the-end = Am Ende: { $what }.

## Warnungen

harm-unstable = Deine Station würde instabil: Schaden { $damage }, sie hält { $bears } aus.

## Was auf den Tafeln steht

printed-bonus = Rundenbonus
printed-undecided = Unentschieden
    .text = Niemandes Karten: sie kommen verdeckt aus dem Stapel in diese Zeile.
printed-price = Eine Karte dieser Zeile kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}{ $damage ->
    [0] {""}
   *[other] {" "}und richtet { $damage } Schaden an
}{ $repair ->
    [0] {""}
   *[other] {" "}und repariert { $repair }
}.

## Was von Stationen und vom Tableau gesagt wird

said-damage = Schaden
said-stable = Stabil: Schaden { $damage }, die Station hält { $pointer } aus
said-unstable = Instabil: Schaden { $damage }, die Station hält nur { $pointer } aus
said-collapsed = Zusammengestürzt: Schaden { $damage }, der Zeiger stand auf { $pointer }
said-held = Die Station hält: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
said-symbols = Zeiger: { $up } vor, { $down } zurück
said-worth = Stationswert
    .text = zählt am Ende, wenn stabil
said-ready = { $ready } von { $all } bereit
said-coins = Münzen
said-only-you = nur du siehst sie
said-screened = hinter dem Sichtschirm
said-sinks = Die letzte Karte der Zeile: wird sie gekauft, rücken alle darüber eine Zeile nach.
said-removed = Wird vor dem nächsten Zug des Nautilusmarkers entfernt.
