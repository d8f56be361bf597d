### Die Wörter der Kommandozeile selbst; jedes Spiel bringt seine eigenen mit.

captain = Käpt’n
bot = Bot { $name }
you = du

welcome = { $game }, { $seats ->
    [one] allein
   *[other] { $seats } Plätze
}, Startwert { $seed }
welcome-back = Willkommen zurück.
keys = Zahl antwortet  u zurück  r Zug neu  b Brett  l Log  h Tipp  ? Hilfe  q Ende
recap-first = Bisher
recap = Seit deinem letzten Zug
recap-more = … { $count } weitere; l zeigt den Verlauf

curtain = Die Tastatur geht an { $seat }. Eingabetaste drücken, wenn sonst niemand hinsieht.

help-title = Was du eingeben kannst
help-number = diese Möglichkeit nehmen
help-text = mindestens drei Buchstaben aus einer Möglichkeit: sie nehmen, wenn nur eine passt
help-stand = dasselbe, und die Antwort gilt weiter, wo die Frage es anbietet
help-revoke = keine Antwort gilt mehr weiter
help-undo = deine letzte Antwort zurücknehmen; frei, solange nichts Neues bekannt wurde
help-undo-beyond = trotzdem zurücknehmen; die Aufzeichnung wird markiert
help-restart = deinen Zug neu beginnen, so weit das Zurücknehmen frei ist
help-board = das ganze Brett noch einmal zeichnen
help-log = der Verlauf; l 50 zeigt die letzten 50 Zeilen
help-hint = was die Faustregel täte
help-save = den Tisch in DATEI sichern; s! DATEI überschreibt
help-quit = aufhören; fragt, ob gesichert werden soll

stand = { $number }! – { $text }
stand-none = Option { $number } kann nicht weiter gelten: antworte jedes Mal.
revoked = Nicht mehr: { $text }
revoked-nothing = Keine deiner Antworten gilt weiter.
no-option = Es gibt keine Möglichkeit { $number }: Gib eine Zahl von 1 bis { $count } ein.
no-match = „{ $typed }“ ist keine Möglichkeit: Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
many-match = „{ $typed }“ passt auf mehrere Möglichkeiten: { $numbers }. Gib eine Zahl ein.
only-option = Es gibt nur eine Möglichkeit: Drücke die Eingabetaste oder gib 1 ein.
log-number = l zeigt den Verlauf, l 50 seine letzten 50 Zeilen; nicht „{ $typed }“.
log-empty = Noch ist nichts geschehen.

undone = Zurückgenommen.
undo-nothing = Du hast noch nichts geantwortet, das zurückzunehmen wäre.
undo-refused = Seit deiner letzten Antwort wurde Neues bekannt; u! nimmt sie trotzdem zurück und markiert die Aufzeichnung.
undo-agree = Sind alle anderen einverstanden, dass zurückgenommen wird? (j/n)
undo-kept = Es bleibt dabei.
restarted = Dein Zug beginnt von vorn.
restarted-partly = So weit zurück, wie es frei ist; u! geht weiter.
restart-nothing = Du bist am Anfang deines Zuges.

hint = Die Faustregel nähme { $number }: { $label }
hint-none = Dieses Spiel hat noch keine Faustregel.

saved = Gesichert in { $path }.
save-where = Wohin? Gib s DATEI ein.
save-exists = { $path } gibt es schon; s! { $path } überschreibt sie.
save-failed = { $path } lässt sich nicht schreiben: { $reason }
quit-save = Den Tisch sichern? Eingabetaste sichert in { $path }; oder gib einen anderen Dateinamen ein, oder n für nicht sichern.
left = Das Spiel geht weiter mit: fathom play --load { $path }
left-unsaved = Der Tisch ist nicht gesichert.
recorded = Aufzeichnung geschrieben: { $path }.

result = Ergebnis
result-won = Gewonnen!
result-lost = Verloren.
rank = Rang
seat-heading = Platz
player = Gespielt von
score = Punkte
undone-note = { $count ->
    [one] Eine Antwort wurde
   *[other] { $count } Antworten wurden
} zurückgenommen, nachdem Neues bekannt geworden war.

view-table = Tisch
view-seats = Plätze
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

replay-header = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }, { $answers } Antworten
replay-question = Gefragt ist { $seat }: { $prompt }

learn-keys = Zahl antwortet  Enter tut, was Silas sagt  h zeigt es  u zurück  q verlassen
learn-take-back = u nimmt es zurück; oder spiel von hier aus weiter.
learn-left = Die Lektion ist zu Ende; fathom learn beginnt sie neu.
learn-play = Spiel weiter: fathom play { $game }
