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
    .text = Sofort 5 Reparatur; am Ende 5 Punkte weniger, wenn stabil.
research-crab-3 = Ernteprämie
    .text = Am Ende 3 Punkte je voll besetzter Erntekrabbe.
research-kraken-2 = Reparaturprämie
    .text = Am Ende 2 Punkte je voll besetzter Reparaturkrake.
research-risk-5 = Riskante Bohrung
    .text = Sofort 5 Schaden; am Ende 8 Punkte, wenn stabil.
research-risk-5-again = Riskante Bohrung
    .text = Sofort 5 Schaden; am Ende 8 Punkte, wenn stabil.
research-risk-10 = Waghalsige Bohrung
    .text = Sofort 10 Schaden; am Ende 20 Punkte, wenn stabil.
research-gift = Offenes Wissen
    .text = Alle anderen bekommen 5 Münzen; am Ende 15 Punkte, wenn stabil.
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
extension-oxygen = Ausbau Sauerstofftanks
extension-kraken = Ausbau Reparaturkrake
extension-research = Ausbau Forschung
deeple = Deeple
coin = Münze
nautilus = Nautilusmarker
incident-marker = Vorfallmarker
auction-marker = Versteigerungsmarker
damage-marker = Schadensmarker
pointer = Zeiger
screen = Sichtschirm
power-plant = Kraftwerk
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
card-clam = Muschelhabitat ({ $slots } Deeple: { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    })
card-kraken = Reparaturkrake ({ $slots } Deeple: { $amount } Reparatur)
card-shipyard = Werft ({ $deeple } Deeple)
card-oxygen = Sauerstofftank ({ $bottles })
detail = { $module }{ $end ->
        [0] {""}
       *[other] , { $end } am Ende
    }
detail-research = { $module }: { $text }{ $end ->
        [0] {""}
       *[other] {" "}({ $end } am Ende)
    }
bonus-coins = { $each ->
        [one] 1 Münze
       *[other] { $each } Münzen
    } je Karte der Gruppe { $group }
bonus-points = { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    } je Karte der Gruppe { $group }

## Fragen

ask-turn = Du bist am Zug
ask-after = Noch etwas, bevor dein Zug endet?
ask-deeple = Welcher Deeple bewegt sich { $steps ->
        [one] 1 Schritt
       *[other] bis zu { $steps } Schritte
    }?
ask-where = Wohin, mit höchstens { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }?
ask-activate = Ein Modul aktivieren?
ask-lose = Zu viel Schaden: welche Karte bricht ab?
ask-place = Welche Karte legst du zuerst an?
ask-prepare = Freie Aktionen vor dem Schwarzmarkt?
ask-market = Was kaufst du auf dem Schwarzmarkt?
ask-row = Welche Zeile wird als nächste versteigert?
ask-bid = Zeile { $row } ({ $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }): { $high ->
        [0] noch kein Gebot
       *[other] das Gebot steht bei { $high }
    }
ask-reward = Deeple bewegen und Module aktivieren: { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
ask-extra = Noch einmal für 1 Schaden?
ask-lock = Welche zwei Zeilen sperrst du?

## Antworten

turn-buy = { $module } kaufen für { $price } { $effect ->
        [repair] ({ $amount } Reparatur)
        [damage] ({ $amount } Schaden)
       *[none] {""}
    }
turn-pass = Passen{ $points ->
        [0] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $points } Punkte)
    }
use-oxygen = Bewegen mit { $module }
free-plant = Kraftwerk: { $coins } Münzen, { $points ->
        [0] {""}
       *[other] { $points } Punkte,{" "}
    }{ $damage } Schaden
free-extend = { $extension } für { $price } Münzen
after-done = Zug beenden
prepare-done = Zum Schwarzmarkt
reward-done = Keine mehr
extra-done = Nein
extra-more = Ja, für 1 Schaden
deeple-dome = Aus der Hauptkuppel (dort { $count })
deeple-lapse = Flasche verfallen lassen
activate-no = Jetzt nicht
module-at = { $module }, Platz { $number }
market-none = Nichts
market-one = { $one } für { $price } und { $damage } Schaden
market-two = { $one }; { $two } für { $price } und { $damage } Schaden
market-three = { $one }; { $two }; { $three } für { $price } und { $damage } Schaden
row-empty = Zeile { $row }: leer, 3 Aktivierungen
row-1 = Zeile { $row }: { $card1 }, 2 Aktivierungen
row-2 = Zeile { $row }: { $card1 }; { $card2 }, 1 Aktivierung
row-3 = Zeile { $row }: { $card1 }; { $card2 }; { $card3 }
bid-drop = Aussteigen
bid-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
lock-rows = Zeilen { $one } und { $other }

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
fact-buys = { $seat } kauft { $module } für { $price }.
fact-takes = { $seat } nimmt { $module }.
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
fact-gains_deeple = { $seat } bekommt { $count } Deeple.
fact-repairs = { $seat } repariert { $amount }: Schaden { $damage }.
fact-suffers = { $seat } nimmt { $amount } Schaden: jetzt { $damage }.
fact-loses = { $seat } verliert { $module }.
fact-places = { $seat } legt an: { $module }.
fact-uses_plant = { $seat } nutzt das Kraftwerk ({ $use } von 3).
fact-extends = { $seat } baut: { $extension }.
fact-breathes = { $seat } nutzt { $module }.
fact-moves = { $seat } bewegt einen Deeple zu { $module }.
fact-activates = { $seat } aktiviert { $module }.
fact-passes = { $seat } passt.
fact-market = Der Schwarzmarkt der Runde { $round } öffnet.
fact-dealt = Du bekommst { $module }.
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
fact-bids = { $seat } bietet { $coins }.
fact-drops = { $seat } steigt aus.
fact-wins = { $seat } ersteigert Zeile { $row } für { $coins }.
fact-unsold = Zeile { $row } will niemand.
fact-locks = Zeile { $row } ist gesperrt.
fact-scores_round = Wertung der Runde { $round }.
fact-bonus_pays = Die Bonuskarte ({ $bonus }) bringt { $seat } { $amount }.
fact-counts_coins = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Münzen.
fact-holds = Die Station von { $seat } hält: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }, insgesamt { $points }.
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
why-prepare = Erst die freien Aktionen; gekauft wird, wenn alle bereit sind.
why-sold = Diese Zeile hat ihren Versteigerungsmarker.
why-lot = Gerade wird Zeile { $row } versteigert.
why-covered = Das Kraftwerk wurde in dieser Runde schon dreimal genutzt.
why-built = Dieser Ausbau ist schon gebaut.
why-late = Freie Aktionen kommen vor der Wahl; jetzt geht es um die Karten.

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
why-extra = Die beste Flasche bringt noch etwa { $points }; der Schaden kostet etwa { $cost }.
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
text-market = Deine Karten vom Schwarzmarkt
text-hand = zur Wahl
text-parcel = gekauft
text-left = für die Auktion
