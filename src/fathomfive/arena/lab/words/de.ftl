### Die Worte der Seite eines Labors.

lab-title = Labor: { $game }
lab-scope = { $games } Partien · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
} · { $bots } · Startwert { $seed }
lab-content = Regelfassung { $rules }, Inhalt { $content }, Fathom Five { $version }
lab-pack = Paket { $pack }
lab-house = unser Inhalt

lab-glance = Auf einen Blick
lab-verdict = Urteil
lab-winning = Wer gewinnt
lab-length = Wie lange es dauert
lab-course = Wodurch es sich entscheidet
lab-set-ups = Aufbauten
lab-choices = Karten und Möglichkeiten
lab-dead = Sackgassen
lab-fortune = Glück und Können
lab-made = Wie das entstanden ist

lab-tile-questions = Fragen je Partie
lab-tile-rounds = Runden
lab-tile-won = Partien gewonnen
lab-tile-edge = Vorteil für den, der beginnt
lab-tile-changes = Führungswechsel
lab-tile-hopes = Wenden der Aussicht
lab-tile-half = Führende zur Halbzeit gewinnen
lab-tile-foreseen = zur Halbzeit vorausgesehen
lab-tile-dead = Sackgassen

lab-games = Partien
lab-seat = Platz { $number }
lab-place = { $number ->
    [1] Beginnt
   *[other] { $number }. der Reihe
}
lab-by-seat = Nach Platz
lab-by-place = Nach Zugreihenfolge
lab-won = Gewonnene Partien
lab-par = Strich: { $par }, was alle gewännen, wenn nichts eine Rolle spielte. Linien: 95-%-Bereiche.
lab-allied = Die Plätze gewinnen oder verlieren gemeinsam. Linien: 95-%-Bereiche.
lab-edge-none = Wer beginnt, gewinnt { $rate } ({ $low } bis { $high }): kein Vorteil zu sehen.
lab-edge-good = Wer beginnt, gewinnt { $rate } ({ $low } bis { $high }): sicher ein Vorteil.
lab-edge-bad = Wer beginnt, gewinnt { $rate } ({ $low } bis { $high }): sicher ein Nachteil.
lab-scores = Ein Platz kommt im Mittel auf { $score } Punkte, der beste auf { $best }; er liegt { $margin } vor dem zweiten.
lab-scores-allied = Im Mittel sind es { $score } Punkte.

lab-questions = Fragen
lab-rounds = Runden
lab-spread = Mittel { $mean }; die Hälfte der Partien höchstens { $median }, neun von zehn { $low } bis { $high }, alle { $least } bis { $most }
lab-changes = Führungswechsel
lab-hopes = Wie oft die Aussicht die Hälfte kreuzte
lab-tenths = Wie gut der Stand das Ergebnis verrät
lab-leader = wer nach Punkten führt, gewinnt
lab-foreseen = die Einschätzung trifft zu
lab-foretold = die geschätzten Chancen erklären
lab-tenths-note = Vom ersten bis zum neunten Zehntel der Partie. Entschieden ist sie, wo die Linien oben ankommen. Erklärt: wie viel von der Streuung des Ergebnisses, 0 % ist nicht mehr als der Durchschnitt. Bänder: 95-%-Bereiche.
lab-part = { $tenth }/10

lab-set-up-none = Gespielt wurde ein Aufbau ({ $options }). Mit --vary NAME gehen die Werte einer Einstellung reihum.
lab-set-up-plain = wie er ist
lab-score = Punkte im Mittel
lab-begins = Wer beginnt, gewinnt
lab-choice-note = Wo es etwas zu wählen gab. Genommen: von den Malen, die es angeboten war. Gewonnen: was Plätze gewannen, die es in der Partie mindestens einmal nahmen; Strich: was Plätze gewannen, die es hätten nehmen können und nie nahmen. Wer vorn liegt, nimmt anderes als wer hinten liegt, ein Unterschied muss also nicht an der Wahl liegen: das zeigt ein Vergleich.
lab-taken = genommen
lab-wins = gewonnen
lab-offered = { $offered } Angebote
lab-others = Andere Möglichkeiten
lab-by = nach { $argument }
lab-more-rows = … und { $count } weitere in den Daten
lab-more-charts = { $count } weitere Fragen
lab-dead-note = Von allem, was mindestens { $enough }-mal angeboten war.
lab-never = Nie genommen
lab-always = Immer genommen
lab-dead-none = Keine: alles wurde manchmal genommen und nichts immer.
lab-dead-row = { $offered } Angebote, dem Bereich nach höchstens { $most }
lab-always-row = { $offered } Angebote, dem Bereich nach mindestens { $least }

lab-fortune-none = Keine Partie wurde untersucht (--study 0).
lab-fortune-note = { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
} mit Aufwand { $size } rezensiert. Der Anteil jedes Teils an dem, was die Ergebnisse entschied; zusammen 100 %. Entscheidungen zählen gegen das, was die Faustregel getan hätte, unter Faustregeln bleibt also kaum etwas außer Glück. Der Rest ist, was Verborgenes aus Entscheidungen machte, und Rauschen. Linien: 95-%-Bereiche.
lab-part-own = eigene Entscheidungen
lab-part-others = Entscheidungen der anderen
lab-part-luck = Glück
lab-part-residual = Rest

lab-command = Derselbe Befehl ergibt dieselbe Seite.
lab-data = Die Daten liegen neben dieser Seite in { $folder }: games (eine Zeile je Partie) und options (eine Zeile je Wahl, die ein Platz in einer Partie hatte), als Parquet.

lab-a = A: { $what }
lab-b = B: { $what }
lab-same = Kein Unterschied: beide wurden in allen { $games } Partien gleich gespielt, Antwort für Antwort.
lab-no-difference = Kein Unterschied gefunden in { $games } Paaren von Partien. Was innerhalb der Bereiche unten liegt, ist nicht ausgeschlossen.
lab-differs = B unterscheidet sich sicher von A, und zwar in { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
}:
lab-few = Mit weniger als { $enough } Paaren ist ein Bereich geraten: mehr Partien spielen.
lab-verdict-line = { $measure }: { $a } → { $b }, { $mean } ({ $low } bis { $high })
lab-shift-taken = { $label }: { $a } → { $b }-mal genommen in 100 Partien
lab-shift-winning = { $label }: wer es nimmt, gewinnt { $a } → { $b }
lab-compare-note = In Paaren auf denselben Austeilungen; Linien: 95-%-Bereiche des Unterschieds B − A. Sicher: höchstens auf einer von 20 solchen Seiten falscher Alarm (Holm), unter { $measures } Maßen und { $choices } Möglichkeiten.
lab-measure = Maß
lab-difference = B − A
lab-interval = 95 %
lab-sure = sicher
lab-measure-won = Partien gewonnen
lab-measure-begun = wer beginnt, gewinnt
lab-measure-margin = Vorsprung am Ende
lab-measure-score = Punkte im Mittel
lab-measure-best = beste Punktzahl
lab-measure-questions = Fragen
lab-measure-rounds = Runden
lab-measure-changes = Führungswechsel
lab-measure-half = Führende zur Halbzeit gewinnen
