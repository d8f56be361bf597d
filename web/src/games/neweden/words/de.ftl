### New Eden auf dem Schirm: Überschriften und kurze Namen.

round = Runde { $number }
phase = Runde { $round }/3 · { $letter } { $name }
bonus = Rundenbonus
each = je Modul
you = du
prices = Preistafel
price-text = Eine Karte dieser Zeile kostet { $price } { $price ->
    [one] Münze
   *[other] Münzen
}{ $damage ->
    [0] .
    [one] {" "}und richtet 1 Schaden an.
   *[other] {" "}und repariert { $repair }.
}
rows = Kartentableau
row = Zeile { $number }
undecided = unentschieden
undecided-text = Niemandes Karten: sie kommen verdeckt aus dem Stapel in diese Zeile.
empty-row = bleibt leer
left-by = von { $name }
passing = Passen
passing-text = Wer zuerst passt, bekommt den Nautilusmarker.
passed = gepasst
sold = erledigt
locked = gesperrt
lock = Zeile sperren
unlock = Zeile wieder freigeben
stable = stabil
unstable = instabil
stable-text = Stabil: Schaden { $damage }, die Station hält { $pointer } aus
unstable-text = Instabil: Schaden { $damage }, die Station hält nur { $pointer } aus
collapsed-text = Zusammengestürzt: Schaden { $damage }, der Zeiger stand auf { $pointer }
held-text = Die Station hält: { $value } Punkte
symbols = Zeiger: { $up } vor, { $down } zurück
coins = Münzen
only-you = nur du siehst sie
behind = hinter dem Sichtschirm
worth = Stationswert
worth-text = zählt am Ende, wenn stabil
points = Punkte
ready = { $ready } von { $all } bereit
of = von { $all }
extensions = Ausbauten
plant = Kraftwerk
damage = Schaden
market = Schwarzmarkt
market-text = Alle kaufen gleichzeitig und geheim; freie Aktionen gehen vorher. Was du liegen lässt, wird versteigert.
market-wait = Du hast gewählt. Die anderen überlegen noch.
buy = kaufen
leave = liegen lassen
buy-none = Nichts kaufen
buy-some = { $count ->
    [one] 1 Karte kaufen
   *[other] { $count } Karten kaufen
}
choosing = wählt
chosen = hat gewählt
cannot-pay = zu teuer
best-bid = Höchstgebot
bid = bietet { $coins }
out = raus
opens = eröffnet
no-bid = noch kein Gebot
drop = Aussteigen
drop-first = Nicht mitbieten
more-bids = höhere Gebote
fewer-bids = niedrigere Gebote
pick-row = { $name } wählt die nächste Zeile
pick-row-you = Wähle die nächste Zeile
lock-rows = Sperre zwei Zeilen: sie werden nicht versteigert
activations = { $count }× Deeple bewegen
place = Karten anlegen
station-of = Station von { $name }
back = Zurück zur eigenen Station
show-station = Ganze Station von { $name } zeigen
own = Station
tableau = Markt
others = Andere
scoring = Wertung der Runde { $round }
scoring-none = Niemand bekam einen Bonus.
close = Schließen
removed-next = Wird vor dem nächsten Zug des Nautilusmarkers entfernt.
track = Punkteleiste
auction = Versteigerung
station = Station
sinks-next = Die letzte Karte der Zeile: wird sie gekauft, rücken alle darüber eine Zeile nach.
final = Endwertung
track-points = Punkteleiste
coin-points = je 5 Münzen 1 Punkt
collapsed = zusammengestürzt

## Zeichen des Spielplans, für die Hilfe

sign-coin = Münzen, vor anderen verborgen
sign-star = Punkte
sign-damage = Schaden
sign-repair = repariert Schaden
sign-pointer = Zeiger: wie viel Schaden hält
sign-bottle = Flasche: Schritte für einen Deeple
sign-crab = Krabbe: Münzen
sign-clam = Muschel: Punkte
sign-kraken = Krake: Reparatur
sign-shipyard = Werft: neue Deeple
sign-oxygen = Sauerstoff: bewegt Deeple
sign-research = Forschung: eigene Wirkung
sign-plant = Kraftwerk: Münzen gegen Schaden
sign-extension = Erweiterung: 6 Münzen, einmal
sign-nautilus = beginnt die nächste Phase
sign-lying = ein Deeple, der sich bewegen kann
sign-standing = ein Deeple bei der Arbeit
sign-screen = hinter dem Sichtschirm
