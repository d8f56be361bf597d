### Deep Blue: die Wörter seiner Teile, deutsch.
### Jedes Teil hat einen Namen und als .text einen Satz dazu. Zahlen kommen als Variablen, damit ein Pack sie ändern
### kann: Steine und Felder bekommen $points und $points_scouted, Crew $count, $points, $money und $propeller.
### Jede Nachricht heißt nach der id in content/: stone-*, spot-*, kind-*, node-*, crew-* und scenario-* stehen vor
### der id; die id eines Wracks beginnt schon damit.

## Steine

stone-silver = Silber
    .text = Häufiger Schatz: { $points } SP für alle, die unten bleiben, { $points_scouted } SP mit einem Boot auf einem silbernen Feld.
stone-gold = Gold
    .text = Feiner Schatz: { $points } SP für alle, die unten bleiben, { $points_scouted } SP mit einem Boot auf einem goldenen Feld.
stone-red = Rot
    .text = Der seltenste Schatz: { $points } SP für alle, die unten bleiben, { $points_scouted } SP mit einem Boot auf einem roten Feld.
stone-green = Grün
    .text = Ein Artefakt von wer weiß woher: Nur eine Crew, die so etwas deuten kann, macht Punkte daraus.
stone-purple = Lila
    .text = Eine Antiquität: als Beute wertlos, den Gelehrten deiner Crew teuer.
stone-blue = Atemnot
    .text = Die Luft wird knapp: Der erste warnt nur, jeder weitere treibt alle nach oben, die sich nicht schützen.
stone-black = Seeungeheuer
    .text = Etwas Großes umkreist die Glocke: Das erste warnt nur, jedes weitere treibt alle nach oben, die sich nicht schützen.

## Erkundungsfelder

spot-silver = Silbernes Feld
    .text = Dein Boot weiß, wo das Silber liegt: Jeder silberne Stein zählt für dich { $points_scouted } statt { $points } SP.
spot-gold = Goldenes Feld
    .text = Dein Boot weiß, wo das Gold liegt: Jeder goldene Stein zählt für dich { $points_scouted } statt { $points } SP.
spot-red = Rotes Feld
    .text = Dein Boot weiß, wo das Rote liegt: Jeder rote Stein zählt für dich { $points_scouted } statt { $points } SP.
spot-blue = Blaues Feld
    .text = Luft in Reserve: Überstehe in diesem Tauchgang eine Atemnot ohne Karte; danach treibt das Boot in die Mitte.
spot-black = Schwarzes Feld
    .text = Ein sicherer Platz: Überstehe in diesem Tauchgang ein Seeungeheuer ohne Karte; danach treibt das Boot in die Mitte.
spot-guard = Blau-schwarzes Feld
    .text = Überstehe in diesem Tauchgang eine Gefahr, gleich welcher Art, ohne Karte; danach treibt das Boot in die Mitte.

## Seekarte: Arten von Orten

kind-harbour = Hafen
    .text = Hier beginnen alle Boote; zu tauchen gibt es nichts.
kind-buoy = Navigationsboje
    .text = Ein Ort zum Vorbeifahren oder Warten: Hier geschieht nichts, aber zu einem Tauchgang eine Bewegung weiter kann man eilen.
kind-start = Startstelle
    .text = Eine Tauchstelle mit gelber Boje, deren Wrack von Anfang an bekannt ist.
kind-deep = Tiefe Stelle
    .text = Eine Tauchstelle mit roter Boje, deren Wrack unbekannt bleibt, bis ein Boot dort hält.

## Seekarte: Hafen und Startstellen (gelbe Boje)

node-harbour = Hafen
    .text = Heimat aller Boote, wo man Crews anheuert und Gerüchte verkauft.
node-gull-shoal = Möwengrund
    .text = Der erste Grund hinter der Mole: Wo Möwen im Kreis sitzen, liegt unten etwas.
node-kettle-bank = Kesselbank
    .text = Eine Bank, die an kalten Morgen dampft und an stürmischen scheppert.
node-mermaid-sands = Nixensand
    .text = Heller Sand, der jede Nacht wandert und jeden Morgen einen anderen Mast zeigt.
node-cannon-reef = Kanonenriff
    .text = Korallen haben eine Breitseite überwachsen, die nie gefeuert wurde.
node-turtle-shallows = Schildkrötenflach
    .text = Alte Schildkröten weiden hier zwischen Rippen aus Eichenholz.
node-smugglers-ledge = Schmugglerkante
    .text = Was eilig über Bord ging, blieb meist auf dieser Stufe liegen.

## Seekarte: tiefe Stellen (rote Boje)

node-widows-drop = Witwensturz
    .text = Hier hört der Meeresboden ohne Vorwarnung auf.
node-storm-gate = Sturmpforte
    .text = Zwei Felsen, eine Lücke und eine Strömung, die sich an keinen Fahrplan hält.
node-drowned-bells = Glockengrund
    .text = An stillen Tagen klingt von unten ein Geläut herauf.
node-glass-abyss = Gläserne Tiefe
    .text = Wasser, so klar, dass der Grund nah scheint, bis man einen Stein fallen lässt.
node-serpent-hollow = Schlangengrube
    .text = Eine gewundene Rinne; was sie gewunden hat, ist umstritten.
node-moonwell = Mondbrunnen
    .text = Ein runder Schacht, der dem Vollmond zurückleuchtet.
node-leviathans-cradle = Leviathanwiege
    .text = Ein Becken aus weichem Schlick, geformt, als schliefe etwas darin.
node-silent-stair = Stille Treppe
    .text = Stufen, viel zu ebenmäßig für die Natur, führen hinab ins Dunkel.
node-worlds-edge = Rand der Welt
    .text = Hier endet die Karte, weil ihr Zeichner hier umkehrte.

## Seekarte: Navigationsbojen

node-buoy-anchor = Ankerboje
    .text = Der halbe Hafen wartet hier mit laufendem Motor, um zum ersten Tauchgang zu eilen.
node-buoy-lamp = Lampenboje
    .text = Ihr Licht zeigt den südlichen Weg aus dem Hafen.
node-buoy-whistle = Heulboje
    .text = Sie heult bei jeder Dünung, ohne Melodie und die ganze Nacht.
node-buoy-pelican = Pelikanboje
    .text = Ein Pelikan bewacht diese Boje auf dem Weg in die nördliche Tiefe.
node-buoy-star = Sternboje
    .text = Vier Routen treffen sich hier unter dem hellsten Stern.
node-buoy-compass = Kompassboje
    .text = Die Mitte der Tiefe: Von hier führen vier Wege weiter.
node-buoy-siren = Sirenenboje
    .text = Seeleute schwören, dass sie den Booten singt, die nach Westen fahren.
node-buoy-hourglass = Sanduhrboje
    .text = Wer sie passiert, hat wenig Zeit und einen weiten Weg.
node-buoy-cormorant = Kormoranboje
    .text = Der letzte Rastplatz, bevor die Karte endet.

## Wracks

wreck-steamer = Raddampfer
    .text = Er sank mit spielender Kapelle und verschlossenem Tresor.
wreck-flying-boat = Flugboot
    .text = Seine letzte Landung war pünktlich, nur tiefer als geplant.
wreck-longship = Langschiff
    .text = Ein Drachenkopf sucht noch immer eine Küste zum Plündern.
wreck-dhow = Dau
    .text = Ihre Gewürze sind längst fort, ihre Kassette nicht.
wreck-trawler = Fischkutter
    .text = Das Netz war zu schwer, und niemand wollte loslassen.
wreck-empty = Leere Stelle
    .text = Hier war jemand schneller und ließ nur Schlick zurück.
wreck-submarine = Unterseeboot
    .text = Zum Tauchen gebaut und darin sehr gründlich.
wreck-caravel = Karavelle
    .text = Sie hatte den neuen Seeweg gefunden und es niemandem erzählt.
wreck-liner = Ozeandampfer
    .text = Elf Decks voller Tafelsilber und Krabben am Kapitänstisch.
wreck-galleon = Galeone
    .text = Mit Gold überladen, denn der Ballast musste dafür weichen.
wreck-saucer = Untertasse
    .text = Am Kai glaubt dir das keiner, also bring ein Stück davon mit.
wreck-temple = Versunkene Stadt: der Tempel
    .text = Zwischen seinen Säulen ziehen noch Fische in Prozession.
wreck-theatre = Versunkene Stadt: das Theater
    .text = Alle Plätze sind besetzt, von Seeanemonen.
wreck-palace = Versunkene Stadt: der Palast
    .text = Ein Thron, eine Schatzkammer und ein sehr weiter Weg nach oben.
wreck-observatory = Versunkene Stadt: die Sternwarte
    .text = Ihr Messingauge sucht noch immer Sterne durch all das Wasser.
wreck-hidden = Unbekanntes Wrack
    .text = Wird von dem Boot aufgedeckt, das hier anhält, nicht von einem, das darüber hinwegfährt.

## Crew: die Startcrew jeder Farbe

crew-prospector = Goldsucher
crew-beachcomber = Strandläuferin
crew-helmswoman = Steuerfrau
crew-purser = Zahlmeister

## Crew: der Marktstapel

crew-pump-tender = Pumpenwart
crew-sponge-diver = Schwammtaucherin
crew-harpooner = Harpunierin
crew-shark-tamer = Haibändiger
crew-silversmith = Silberschmied
crew-pilot = Lotse
crew-goldsmith = Goldschmiedin
crew-corsair = Korsarin
crew-jeweller = Juwelier
crew-gem-cutter = Edelsteinschleiferin
crew-occultist = Okkultist
crew-medium = Medium
crew-archaeologist = Archäologin
crew-curator = Kurator
crew-antiquarian = Antiquarin
crew-lookout = Ausguck
crew-chronicler = Chronistin
crew-record-diver = Rekordtaucherin
crew-engineer = Maschinistin
crew-patron = Mäzenin

## Was eine Crewkarte kann

does-score = { $points } SP, sobald { $count } × { $stone } gezogen ist.
does-score-any = { $points } SP, sobald { $count } Steine gezogen sind.
does-protect-blue = Schützt dich einmal vor Atemnot.
does-protect-black = Schützt dich einmal vor einem Seeungeheuer.
does-protect-both = Schützt dich einmal vor Atemnot oder einem Seeungeheuer.
does-pay = Oder zahlt ${ $money } beim Anheuern.
does-propel = Oder gibt beim Segeln { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}.
does-only-pay = Zahlt ${ $money } beim Anheuern.
does-only-propel = Gibt beim Segeln { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}.
does-add = Neu im Markt legt sie einen Stein in den Beutel: { $stone }.

## Szenarien aus dem Logbuch des Kapitäns (nur für Tauchgänge zur Versunkenen Stadt)

scenario-troubled-waters = Unruhige Gewässer
    .text = Trübe Sicht in der Versunkenen Stadt: Wer dort leitet, holt jedes Mal zwei Steine aus dem Beutel.
scenario-best-of-the-best = Die Besten der Besten
    .text = Fachleute am Werk: Jede für Punkte gespielte Crewkarte bringt 4 SP extra.
scenario-scattered-riches = Verstreute Reichtümer
    .text = Kommt ein Stadtteil ans Licht, erhalten er und jedes Nachbarwrack einen Stein aus dem Beutel, höchstens je einen, mit dem der Tauchgang dort beginnt.
scenario-lucrative-wrecks = Lukrative Wracks
    .text = Wer den Tauchgang leitet und heil beendet, bekommt für je volle drei Steine 2 SP.
scenario-approaching-storm = Ein Sturm zieht auf
    .text = Wer einen Stadtteil findet, leitet dort sofort und gratis einen Tauchgang; zur Stelle eilen darf man aus bis zu zwei Bewegungen Entfernung.
scenario-dangerous-reefs = Gefährliche Riffe
    .text = Kein Boot kann herbeieilen: Es taucht nur mit, wer schon am Wrack liegt.
scenario-treasures-aplenty = Schätze im Überfluss
    .text = Die Punkte des Wracks bekommen alle am Tauchgang Beteiligten, mit beiden Booten vor Ort sogar zweimal.

## Hilfe: was jede Art Frage entscheidet und was ihre Möglichkeiten bedeuten

kind-action = Deine Aktion
    .text = Du hast genau eine Aktion. Karten, die du dafür spielst, liegen im Ausruhbereich, bis du ausruhst.
kind-pay = Anheuern bezahlen
    .text = Spiele Karten mit Geld, bis der Preis bezahlt ist. Wechselgeld gibt es nicht.
    .each = Eine Karte mit Geld
kind-take = Eine neue Karte nehmen
    .text = Die Auslage ist neu, und eine Karte davon gehört dir ohne weiteres Geld.
    .each = Eine Karte der Auslage
kind-propel = Bewegungen sammeln
    .text = Jeder Propeller ist eine Bewegung mehr. Leg ab, wenn es genug sind.
    .each = Eine Karte mit Propeller
kind-sail = Fahren
    .text = Verteile die Bewegungen auf deine Boote. Wo ein Boot hält, nimmt es ein Erkundungsfeld oder deckt auf, was dort liegt.
    .each = Ein Boot und wo es hält
kind-scout = Erkundungsfeld nehmen
    .text = Ein Boot je Feld: Steine seiner Farbe werden dort mehr wert, oder es schützt dich.
    .each = Ein freies Feld
kind-rush = Zum Tauchgang eilen
    .text = Ein Boot, das eine Bewegung entfernt liegt, darf umsonst mitkommen. Wer am Wrack ist, taucht mit.
    .each = Eines deiner Boote
kind-protect = Eine Gefahr
    .text = Es war nicht der erste Stein dieser Farbe: Schütze dich oder tauche auf. Wer auftaucht, bekommt nichts für Steine.
    .each = Eine Karte in der Farbe der Gefahr
kind-crew = Crew ausspielen
    .text = Eine Karte, deren Steine gezogen sind, bringt ihre Punkte, sicher, was auch später geschieht.
    .each = Eine passende Karte
kind-go_on = Ziehen oder aufhören
    .text = Jeder Stein kann Schatz oder Gefahr sein. Hörst du auf, werden alle bezahlt, die noch unten sind.

can-hire = Anheuern
    .text = Nimm eine Karte der Auslage auf die Hand; bezahlt wird mit dem Geld auf deinen Karten.
can-renew = Auslage erneuern
    .text = Zahle $4: vier neue Karten, eine davon gehört dir.
can-action-sail = Fahren
    .text = Spiele Propeller und bewege deine Boote.
can-rest = Ausruhen
    .text = Mische deine benutzten Karten und nimm drei zurück.
can-dive = Tauchen
    .text = Führe einen Tauchgang an, wo ein Boot von dir am Wrack liegt. Die Punkte des Wracks bekommst nur du.
can-token = Startbonus
    .text = $1 oder eine Bewegung wert, einmal.
can-nobody = Keine davon
    .text = Die neue Auslage bleibt für die anderen.
can-cast_off = Ablegen
    .text = Fahre mit den Bewegungen, die du hast.
can-anchor = Anker werfen
    .text = Die übrigen Bewegungen verfallen.
can-stay = Bleiben
    .text = Deine Boote bleiben, wo sie sind, und verpassen diesen Tauchgang.
can-spot = Dein Erkundungsfeld
    .text = Ein Boot auf einem Feld dieser Farbe schützt dich, so oft es nötig ist.
can-surface = Auftauchen
    .text = nichts für Steine; die Punkte gespielter Karten bleiben dir.
can-done = Karten behalten
    .text = Sie können nach einem späteren Stein wieder passen.
can-on = Noch ein Stein
    .text = mehr Schätze, oder die Gefahr, vor der du gewarnt bist.
can-stop = Tauchgang beenden
    .text = Alle, die noch unten sind, werden für die Steine bezahlt.

## Fragen und Ereignisse (entstehen mit den Regeln)

ask-action = Was tust du?
action-hire = { $crew } anheuern (${ $price }{ $slot ->
    [0] { "" }
   *[other] , Platz { $slot }
})
    .chip = { $crew }
    .more = $ { $price }
action-renew = Markt erneuern (${ $price }) und eine neue Karte nehmen
    .chip = Markt erneuern
    .more = $ { $price }
action-sail = Segeln, bis zu { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}
    .chip = Segeln
    .more = { $moves } [move]
action-rest = Ausruhen: { $count ->
    [one] 1 Karte kommt
   *[other] { $resting ->
        [2] 2 Karten
        [3] 3 Karten
       *[other] { $count } von { $resting } Karten
    } kommen
} zurück
    .chip = Ausruhen
    .more = { $count } [hand] zurück
action-dive = Tauchen: { $wreck } ({ $node }), { $points } SP für die Leitung
    .chip = { $node }
    .more = tauchen, Leitung { $points } [vp]
ask-pay = ${ $price } bezahlen: noch ${ $left }
pay-card = { $crew } (${ $money }{ $lost ->
    [0] { "" }
   *[other] , davon verfallen ${ $lost }
})
    .chip = { $crew }
    .more = $ { $money }{ $lost ->
        [0] { "" }
       *[other] , $ { $lost } verfällt
    }
pay-token = Bonusplättchen ($1)
    .chip = Bonusplättchen
    .more = $ 1
ask-take = Wen aus der neuen Auslage nimmst du?
take-card = { $crew }{ $slot ->
    [0] { "" }
   *[other] { " " }(Platz { $slot })
}
    .chip = { $crew }
take-nobody = Niemanden davon nehmen
    .chip = Niemanden
ask-propel = { $moves ->
    [0] Welche Propeller spielst du aus?
    [one] 1 Bewegung bisher. Weitere Propeller?
   *[other] { $moves } Bewegungen bisher. Weitere Propeller?
}
propel-card = { $crew } ({ $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
})
    .chip = { $crew }
    .more = { $moves } [move]
propel-token = Bonusplättchen (1 Bewegung)
    .chip = Bonusplättchen
    .more = 1 [move]
propel-cast_off = Leinen los mit { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}
    .chip = Leinen los
    .more = { $moves } [move]
ask-sail = Wohin? Noch { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}
sail-course = { $boats ->
    [1] { "" }
   *[other] { $here }{ $berth ->
        [none] { "" }
        [alike] { " " }[{ $spot }, Boot { $boat }]
       *[spot] { " " }[{ $spot }]
    }{ " " }
}→ { $node }{ $wreck ->
    [none] { "" }
    [hidden] { " " }(unbekannt)
   *[seen] { " " }({ $name })
}, { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}
    .chip = { $node }
    .more = { $moves } [move]{ $boats ->
        [1] { "" }
       *[other] { " " }von { $here }
    }
sail-anchor = Anker werfen, { $moves } { $moves ->
    [one] Bewegung verfällt
   *[other] Bewegungen verfallen
}
    .chip = Anker werfen
    .more = { $moves } [move] verfällt
ask-scout = Welches Erkundungsfeld bei { $node }?
scout-treasure = { $spot }: { $scouted } statt { $points } SP je Stein
    .chip = { $spot }
    .more = { $points } → { $scouted } [vp] je Stein
scout-shield = { $spot }: einmal sicher vor { $kind ->
        [blue] Atemnot
        [black] einem Seeungeheuer
       *[guard] jeder Gefahr
    }
    .chip = { $spot }
    .more = [shield] einmal
ask-rush = Zum Tauchgang bei { $node } eilen?
rush-boat = Boot von { $node }{ $berth ->
    [none] { "" }
    [alike] { " " }[{ $spot }, Boot { $boat }]
   *[spot] { " " }[{ $spot }]
} schicken{ $leaves ->
    [no] { "" }
   *[yes] , sein Erkundungsfeld wird frei
}
    .chip = { $node }
    .more = { $leaves ->
        [no] Boot schicken
       *[yes] Feld wird frei
    }
rush-stay = Bleiben
    .chip = Bleiben
ask-protect = { $hazard }! Schützen oder auftauchen?
protect-spot = Erkundungsfeld nutzen: { $spot }{ $berth ->
    [alike] { " " }(Boot { $boat })
   *[other] { "" }
}
    .chip = { $spot }
    .more = [shield] Erkundungsfeld
protect-card = { $crew } ausspielen
    .chip = { $crew }
    .more = [shield] Karte ausspielen
protect-surface = Auftauchen{ $points ->
    [0] { "" }
   *[other] , ohne { $points } SP aus Steinen
}{ $leads ->
    [yes] : Der Tauchgang endet
   *[no] { "" }
}
    .chip = Auftauchen
    .more = −{ $points } [vp]{ $leads ->
        [yes] , Tauchgang endet
       *[no] { "" }
    }
ask-crew = Crew für Punkte ausspielen?
crew-card = { $crew } (+{ $points } SP)
    .chip = { $crew }
    .more = +{ $points } [vp]
crew-done = { $count ->
    [one] Diese Karte behalten
   *[other] Diese { $count } Karten behalten
}
    .chip = Behalten
    .more = { $count } [hand]
stand-crew = In diesem Tauchgang erst wieder fragen, wenn eine weitere Karte passt
ask-go_on = { $count } { $count ->
    [one] Stein
   *[other] Steine
} gezogen. Weitertauchen?
go_on-on = { $stones ->
    [one] Noch einen Stein
   *[other] Noch zwei Steine
}{ $percent ->
    [0] , noch ohne Gefahr
   *[other] , { $percent } % Gefahr
}
    .chip = Weiter
    .more = { $stones } [stone]{ $percent ->
        [0] , noch ohne Gefahr
       *[other] , { $percent } % Gefahr
    }
stand-go_on = Weiterziehen bis zur nächsten Gefahr
go_on-stop = Auftauchen mit { $points } SP aus Steinen
    .chip = Auftauchen
    .more = { $points } [vp] aus Steinen

nature-scenario = Welche Seite des Logbuchs?
nature-first = Wer beginnt?
nature-wreck = Welches Wrack kommt zum Vorschein?
nature-crew = Welche Crewkarte wird aufgedeckt?
nature-own_crew = Welche Karte kommt ausgeruht zurück?
nature-stone = Welcher Stein kommt aus dem Beutel?

fact-scenario = Logbuch des Kapitäns: { $scenario }.
fact-begins = { $seat } beginnt.
fact-reveals_crew = Neu im Markt: { $crew }.
fact-adds_stone = Ein Stein kommt in den Beutel: { $stone }.
fact-reshuffles = Die abgeworfenen Crewkarten werden zum neuen Stapel.
fact-pays = { $seat } bezahlt ${ $money }: { $crew }.
fact-spends_token = { $seat } gibt ein Bonusplättchen aus.
fact-hires = { $seat } heuert an: { $crew }.
fact-renews = { $seat } erneuert den Markt.
fact-takes_nobody = { $seat } nimmt niemanden aus der neuen Auslage.
fact-propels = { $seat } spielt aus: { $crew }, für { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}.
fact-sails = { $seat } segelt: { $from } → { $to }.
fact-reveals_wreck = { $seat } entdeckt bei { $node }: { $wreck }.
fact-scatters = Ein Stein liegt bei { $node }: { $stone }.
fact-scouts = { $seat } erkundet bei { $node }: { $spot }.
fact-storm = Der Sturm zwingt { $seat } sofort zum Tauchgang bei { $node }.
fact-rests = { $seat } ruht aus und nimmt { $count } { $count ->
    [one] Karte
   *[other] Karten
} zurück.
fact-returns = Zurück auf der Hand: { $crew }.
fact-dives = { $seat } leitet einen Tauchgang bei { $node }.
fact-rushes = { $seat } eilt herbei: { $from } → { $to }.
fact-draws = { $seat } zieht: { $stone }.
fact-protects = { $seat } ist geschützt ({ $stone }): { $crew }.
fact-uses_spot = { $seat } ist geschützt ({ $stone }): Erkundungsfeld.
fact-surfaces = { $seat } taucht auf.
fact-plays = { $seat } spielt aus: { $crew }. { $points ->
    [1] 1 Punkt ist
   *[other] { $points } Punkte sind
} sicher.
fact-scores = { $seat } erhält { $total } SP (Karten { $cards }, Steine { $stones }, Wrack { $wreck }).
fact-fresco = { $wreck } kommt auf das Fresko, Teil { $parts } von 4.
fact-ends = Die Versunkene Stadt ist vollständig. Die Schatzsuche ist vorbei.
fact-abandoned = Zu lange hat niemand getaucht. Die Schatzsuche ist vorbei.

## Warum nicht

why-too-dear = Kostet ${ $price }; deine Hand und deine Plättchen zahlen ${ $money }.
why-market-empty = Der Markt ist leer: Es gibt nichts zu erneuern.
why-no-propeller = Keine deiner Handkarten hat einen Propeller, und du hast kein Bonusplättchen.
why-nothing-rests = Keine deiner Karten ruht.
why-uncharted = Dieses Wrack hat noch niemand gesehen: Beende hier die Bewegung eines Bootes, um es aufzudecken.
why-no-wreck = Dein Boot liegt hier, aber es gibt kein Wrack zum Tauchen.
why-no-boat = Keines deiner Boote liegt hier; das nächste ist { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
} entfernt.
why-too-far = { $away } Bewegungen entfernt; du hast noch { $moves }.
why-lies-here = Dein Boot liegt hier; neu ankommen kann es nur mit zwei Bewegungen und bei freiem Erkundungsfeld.
why-spot-taken = Auf diesem Erkundungsfeld liegt ein Boot.
why-spot-alike = Wie ein anderes freies Erkundungsfeld: Wähle jenes.
why-rush-far = { $away } Bewegungen entfernt; herbeieilen kann man aus höchstens { $reach } { $reach ->
    [one] Bewegung
   *[other] Bewegungen
} Entfernung.
why-rush-there = Dieses Boot ist schon beim Tauchgang.
why-rush-alike = Liegt genau wie dein anderes Boot: Schicke jenes.
why-no-money = Bringt kein Geld: { $crew }.
why-no-moves = Ohne Propeller: { $crew }.
why-no-shield = Schützt nicht davor ({ $hazard }): { $crew }.
why-spot-no-shield = { $spot }: schützt nicht davor ({ $hazard }).
why-no-points = Bringt im Tauchgang keine Punkte: { $crew }.
why-needs = Braucht { $count } × { $stone }; bisher gezogen: { $drawn }.
why-needs-any = Braucht { $count } Steine; bisher gezogen: { $drawn }.

## Warum

why-rest = { $count ->
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
} zurück auf deine Hand.
why-renew = Vier neue Karten, und du nimmst, welche du willst.
why-nobody = Jede Karte mehr macht das Ausruhen unsicherer; die neue Auslage bleibt für die anderen liegen.
why-reach = Mit { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
} erreicht ein Boot { $node }: Ein Tauchgang dort bringt dir vielleicht { $points }.
why-dive = Bringt dir vielleicht { $points }{ $others ->
    [0] , und niemand sonst kann mittauchen.
    [one] ; eine andere Crew kann mittauchen, für etwa { $gain } aus Steinen.
   *[other] ; { $others } andere Crews können mittauchen, für je etwa { $gain } aus Steinen.
}
why-crew-shield = Schutz: Du bleibst unten, wenn andere auftauchen müssen.
why-crew-points = Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} in einem Tauchgang mit { $stones } Steinen.
why-crew-moves = Propeller für { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}, nach jedem Ausruhen neu.
why-crew-money = ${ $money } zum Anheuern, nach jedem Ausruhen neu.
why-crew-late = Lohnt sich nur in langen Tauchgängen.
why-token = Deine Karten bleiben auf der Hand.
why-pay = { $lost ->
    [0] Zahlt ohne Verlust; fällig sind ${ $left }.
   *[other] ${ $lost } davon verfallen: Fällig sind ${ $left }.
}
why-course = Ein Tauchgang hier bringt dir vielleicht { $points }.
why-unknown = Dieses Wrack kennt niemand; ein Tauchgang hier bringt dir vielleicht { $points }.
why-waiting = Von hier kann ein Boot zu { $count ->
    [one] einem Wrack
   *[other] { $count } Wracks
} eilen.
why-spot-shield = Rettet dich einmal vor einer Gefahr, ohne Karte.
why-spot-points = Etwa { $points } mehr in einem üblichen Tauchgang.
why-rush = Mittauchen bringt dir vielleicht { $points }.
why-stay = Deine Boote behalten ihren Platz; Mittauchen brächte vielleicht { $points }.
why-crew = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, sicher, wie der Tauchgang auch endet.
why-keep = Was du behältst, kannst du nach einem späteren Stein oder in einem anderen Tauchgang spielen.
why-protect = Hält { $points } aus Steinen in Reichweite.
why-surface = { $points } aus Steinen stehen auf dem Spiel, und dein Schutz bleibt für später.
why-on = { $percent ->
    [0] Noch ist kein Stein im Beutel gefährlich.
   *[other] { $stones ->
        [one] { $percent } % der Steine im Beutel sind gefährlich
       *[other] Zwei Steine auf einmal bringen mit { $percent } % eine Gefahr
    }{ $shielded ->
        [yes] , und du kannst dich schützen.
       *[no] , und { $points } aus Steinen stehen auf dem Spiel.
    }
}
why-stop = { $points } aus Steinen gehören dir jetzt; { $stones ->
    [one] { $percent } % der Steine im Beutel sind gefährlich.
   *[other] zwei weitere bringen mit { $percent } % eine Gefahr.
}

## Das Spiel und seine Optionen

game = Deep Blue
    .text = Crew anheuern, hinaussegeln, Tauchgänge leiten: Jeder Stein ist Schatz oder Gefahr, und wer in der Nähe ist, taucht mit.
option-scenario = Logbuch des Kapitäns
    .text = Eine Sonderregel für die Tauchgänge zu den vier Teilen der Versunkenen Stadt.
option-scenario-troubled-waters = Unruhige Gewässer
    .text = { scenario-troubled-waters.text }
option-scenario-best-of-the-best = Die Besten der Besten
    .text = { scenario-best-of-the-best.text }
option-scenario-scattered-riches = Verstreute Reichtümer
    .text = { scenario-scattered-riches.text }
option-scenario-lucrative-wrecks = Lukrative Wracks
    .text = { scenario-lucrative-wrecks.text }
option-scenario-approaching-storm = Ein Sturm zieht auf
    .text = { scenario-approaching-storm.text }
option-scenario-dangerous-reefs = Gefährliche Riffe
    .text = { scenario-dangerous-reefs.text }
option-scenario-treasures-aplenty = Schätze im Überfluss
    .text = { scenario-treasures-aplenty.text }
option-scenario-random = Zufällige Seite
    .text = Beim Aufbau wird eine der sieben Seiten gezogen.

## Woraus Punkte bestehen

part-cards = Crewkarten
part-stones = Steine
part-wrecks = Wracks

## Textbrett

text-chart = Seekarte
text-legend = ◆ Wrack  ? unbekannt  ★ Stadt  ◇ geräumt  o Boje  ‹1› Boote
text-wrecks = Wracks in Sicht
text-wrecks-legend = Punkte für die Leitung; Erkundungsfelder
text-no-wrecks = Keine: Segle zu einer unbekannten Stelle, um eines zu finden.
text-leader-points = { $points } SP
text-riches = darauf
text-spot-silver = Silber
text-spot-gold = Gold
text-spot-red = Rot
text-spot-blue = Blau (Luft)
text-spot-black = Schwarz (Ungeheuer)
text-spot-guard = Blau-schwarz (beides)
text-market = Markt
text-renewal = ${ $price } erneuern ihn; { $deck } { $deck ->
    [one] Karte
   *[other] Karten
} im Stapel
text-points = { $points } SP für { $count }×
text-points-any = { $points } SP für { $count } beliebige Steine
text-protects = schützt vor
text-money = ${ $money }
text-moves = { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
}
text-or = oder
text-logbook = Logbuch des Kapitäns
text-bag = { $count } im Beutel:
text-supply = { $count } im Vorrat:
text-seats = Schatzsuchende
text-hand = { $count } Hand
text-resting = { $count } ruhend
text-tokens = { $count } Bonus
text-chest = { $points } SP
text-chest-hidden = ? SP
text-dive = Tauchgang: { $wreck } ({ $node }), Leitung: { $seat }
text-ready = ist bereit
text-up = ist aufgetaucht
text-down = ist unten
text-safe = { $points } SP sicher
text-stones = { $points } SP in Steinen
text-danger = { $bad } von { $count } Steinen im Beutel sind jetzt gefährlich ({ $percent } %).
text-danger-two = Es kommen zwei Steine auf einmal: Mit { $percent } % ist eine Gefahr dabei.
text-no-danger = Noch ist kein Stein im Beutel gefährlich.
text-crew = Deine Crew
text-played-list = Ausgespielt:
text-resting-list = Ruhend:

## Warnungen

harm-stones = Du würdest { $points } SP aus Steinen verlieren.

## Was von Orten gesagt wird

said-wreck = { $wreck } · { $place }

## Kapitänstisch, Beutel und Stapel

desk-hire = Anheuern
    .text = Verstärkung für deine Crew
desk-sail = Segeln
    .text = Propeller spielen, Boote bewegen
desk-rest = Ausruhen
    .text = Die Crew zurückholen
desk-dive = Tauchen
    .text = Die Glocke am Wrack hinablassen
said-bag = Was im Beutel ist
said-supply = Vorrat
said-stones = { $stone }: { $count }
said-deck = Markt
    .text = { $count } im Stapel
