### Die eigenen Worte des Browser-Clients, Deutsch. Die Worte eines Spiels kommen vom Server, aus dem Katalog des Spiels.

title = Fathom Five
tagline = Fünf Brettspiele aus der Tiefsee: allein, mit Freunden oder gegen Bots.
home = Spiele
mine = Meine Tische
settings = Einstellungen
rules = Regeln
menu = Menü
close = Schließen
back = Zurück
keys = Tasten
skip = Zum Inhalt
play = Spielen
play-game = { $game } spielen
read-rules = Regeln von { $game }
seats-range = { $from }–{ $to } Personen
seats-one = { $from } Personen
minutes = etwa { $minutes } Min.
weight = Anspruch
weight-1 = leicht
weight-2 = mittel
weight-3 = anspruchsvoll
mode-solo = allein
mode-coop = miteinander
mode-semi = halbkooperativ
mode = Spielweise
mode-versus = gegeneinander
loading = Einen Augenblick …
lost = Verbindung verloren. Neuer Versuch …
polling = Langsame Verbindung: Neues kommt vielleicht verspätet.
offline = Der Server antwortet nicht. Vielleicht hilft ein neuer Versuch.
gone-403 = Dieser Link öffnet keinen Platz an diesem Tisch.
gone-404 = Diesen Tisch gibt es nicht.
gone-410 = Dieser Tisch wurde mit einer älteren Fassung begonnen und kann nicht weitergehen.
retry = Noch einmal
to-home = Zu den Spielen

## Neuer Tisch

new-table = Neuer Tisch
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-friend = Freund, per Link
seat-here = Freund, an diesem Gerät
seat-bot = Bot
seat-kind = Wer auf Platz { $number } spielt
seat-name = Name an Platz { $number }
name = Name
your-name = Dein Name
default-name = Kapitän
bot-names = Nautilus, Kalypso, Triton, Nereide
bot-level = Spielstärke
bot-calm = Ruhige See
    .text = Lässt sich treiben und manches vorbeiziehen.
bot-sunlit = Sonnenlicht
    .text = Greift nach allem, was glitzert.
bot-twilight = Zwielicht
    .text = Umsichtig, erfahren und nie in Eile.
bot-midnight = Mitternacht
    .text = Blickt voraus, wo andere nichts mehr sehen.
bot-abyssal = Abgrund
    .text = Geduldig, kalt und kaum je überrascht.
depth-calm = Oberfläche
depth-sunlit = bis 200 m
depth-twilight = bis 1.000 m
depth-midnight = bis 4.000 m
depth-abyssal = bis 6.000 m
levels-text = Je tiefer, desto stärker: Jede Stufe gewinnt die meisten Partien gegen die darüber.
bot-greedy = Faustregel
bot-random = Zufall
bot-search = Denkt voraus
bot-learned = Erfahren
variants = Varianten
fine-tuning = Feineinstellung
measured = Bot gewinnt { $percent } %
measured-text = Gemessen in { $games } Partien des Bots „{ $bot }“.
past = Auf diesem Gerät
past-won = { $won } von { $games } gewonnen
past-best = bestes Ergebnis { $score }
past-did = gewonnen
past-lost = verloren
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
options = Einstellungen des Spiels
start = Spiel beginnen
language = Sprache

## Meine Tische

go-on = Weiterspielen
no-tables = Noch keine Tische. Wähle ein Spiel und fang an.
your-turn = Du bist dran
finished = Beendet
waiting-for = Wartet auf { $names }
open-table = Öffnen
forget = Diesen Tisch vergessen
watch-replay = Wiederholung

## Tisch

you = Du
turn-of = { $name } ist dran
asked = { $name } wird gefragt
asked-you = Du wirst gefragt
you-watch = Du schaust zu
wait = Warten auf { $names } …
wait-moment = Einen Augenblick …
thinks = { $names } { $count ->
    [one] denkt nach
   *[other] denken nach
}
undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-off = Nichts zurückzunehmen: Seit deiner letzten Antwort kam Neues ans Licht.
undo-wish = { $name } möchte einen Zug zurücknehmen.
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst …
agree = Einverstanden
refuse = Ablehnen
restart = Zug neu beginnen
hint = Tipp
hint-best = Beste Wahl
hint-chance = Gewinnchance
hint-about = etwa { $percent } %
hint-luck = je nach Glück { $low } bis { $high } %
hint-thinks = Wird durchdacht
hint-choose = Wählen
hint-choose-one = Wählen: { $label }
hint-choose-this = Wählen: { $label }; Gewinnchance etwa { $percent } %
odds = Was der Zufall brächte
odds-more = { $count } weitere
percent = { $percent } %
log = Logbuch
since = Seit deinem Zug
since-count = Seit deinem Zug: { $count }
all-log = Alles
others = Andere
mat = Deins
whole-board = Der ganze Tisch
board = Tisch
all-options = Alle { $count } Möglichkeiten
fewer-options = Weniger
choose-which = Was davon?
points-at = { $name } zeigt auf: { $label }
score = Stand
points = Punkte
marked = Nach neuer Information zurückgenommen: { $count }.
curtain = Gib das Gerät an { $name }
curtain-text = Was folgt, ist nur für { $name }.
curtain-go = Ich bin { $name }
invite = Einladen
invite-text = Schick jedem Freund seinen eigenen Link. Wer ihn öffnet, setzt sich.
copy = Link kopieren
copied = Kopiert
watch-link = Link zum Zuschauen
sit-down = Hinsetzen
sit-text = Du bist an diesen Tisch eingeladen. Wie heißt du?
share = Teilen
record = Aufzeichnung herunterladen
leave = Alle Spiele
bot-plays = Einen Bot für mich spielen lassen
bot-stops = Selbst weiterspielen
chat = Gespräch
chat-say = Etwas sagen
send = Senden
rule = Regel { $rule }
why-not = Jetzt nicht:
fullscreen = Vollbild

## Ende

game-over = Das Spiel ist aus
winner = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
won = Ihr habt gemeinsam gewonnen
won-alone = Du hast gewonnen
lost-alone = Du hast verloren
nobody-won = Niemand hat gewonnen
points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
led-from = ab Zug { $step }: { $names }
lost-game = Ihr habt gemeinsam verloren
place = Platz
place-number = { $place }.
course = Verlauf
led-when = Wer wann führte
rematch = Noch einmal spielen
rematch-follow = Zum neuen Tisch
look-at-table = Tisch ansehen
replay = Wiederholung

## Wiederholung

step-of = Zug { $step } von { $steps }
first = Zum Anfang
previous = Einen Zug zurück
next = Einen Zug weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
link-here = Link zu diesem Zug
nothing-yet = Hier geschah nichts.

## Regeln

search-rules = Regeln durchsuchen
found-rules = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}

## Einstellungen

theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
palette = Farben der Plätze
palette-plain = Leuchtend
palette-safe = Auch für Farbenblinde
motion = Bewegung
motion-system = Wie das Gerät
motion-less = Weniger
size = Schriftgröße
size-s = Normal
size-m = Groß
size-l = Sehr groß
sound = Ton
sound-on = An
sound-off = Aus

## Tasten

key-options = Eine Möglichkeit wählen
key-arrows = Zwischen Möglichkeiten wechseln
key-undo = Rückgängig
key-hint = Tipp: die beste Wahl; Esc legt ihn weg
key-odds = Chancen, wo der Zufall entscheidet
key-log = Seit deinem Zug
key-rules = Regeln
key-menu = Menü
key-replay = Zug um Zug, in der Wiederholung
key-help = Diese Seite

## Der schlichte Tisch

plain-empty = keine
plain-hidden = verdeckt
plain-more = und { $count } weitere
plain-table = Tisch
view-round = Runde
view-turn = Am Zug
view-phase = Phase
view-hand = Hand
view-hands = Hände
view-deck = Stapel
view-bag = Beutel
view-market = Markt
view-supply = Vorrat
view-coins = Münzen
view-credits = Credits
view-batteries = Batterien
view-prestige = Ansehen
view-points = Punkte
view-damage = Schaden
view-keys = Zugänge
view-display = Auslage
view-contracts = Aufträge
view-rewards = Belohnungen
view-shop = Laden
view-sponsors = Sponsoren
view-level = Ebene
view-step = Schritt
view-first = Startplatz
view-tracks = Leisten
view-knowledge = Wissen
view-crew = Crew
view-experts = Fachleute
view-reports = Berichte
view-tokens = Marker
view-zones = Zonen
view-scenario = Szenario
view-motive = Beweggrund
view-ships = Schiffe
view-stones = Steine
view-tableau = Auslage
view-bonus = Bonus
view-passed = Gepasst
view-difficulty = Schwierigkeit
view-discards = Ablage
view-column = Taucher
view-zone = Suchzone
view-track = Hackerleiste
view-mechanic = Mechaniker
view-hacker = Hacker
view-upgraded = Verbessert
view-arms = Module
view-deeple = Deeples
view-dome = Kuppel
view-vents = Kraftwerke
view-pointer = Stabilität
view-value = Wert
view-hold = Laderaum
view-subs = U-Boote
view-spots = Felder
view-spent = Ausgegeben

## Deep Blue

db-desk = Kapitänstisch
db-desk-wait = { $name } ist an Deck
db-market = Markt
db-deck = { $count } im Stapel
db-supply = Vorrat
db-chest = Truhe
db-crew = Crew
db-tokens = Startbonus
db-hand = Hand
db-played = Gespielt
db-resting = Ausruhen
db-secret = geheim
db-city = Versunkene Stadt
db-city-count = { $count } von 4 geborgen
db-harbour = Hafen
db-chart = Seekarte
db-dive = Tauchen
db-dive-led = { $name } leitet den Tauchgang
db-dive-stone = Tauchen · Stein { $count }
db-sail = Segeln
db-hire = Anheuern
db-rest = Ausruhen
db-hire-text = Verstärkung für deine Crew
db-sail-text = Propeller spielen, Boote bewegen
db-rest-text = Die Crew zurückholen
db-dive-text = Die Glocke am Wrack hinablassen
db-hire-how = Wähle im Markt
db-dive-how = Wähle ein Wrack
db-not-now = jetzt nicht
db-monster = Seeungeheuer
db-air = Atemnot
db-warning = Warnung
db-danger = Gefahr!
db-of = { $count } von { $total }
db-percent = { $percent } %
db-protected = einmal sicher
db-unprotected = kein Schutz
db-warns = nur eine Warnung
db-not-in = nicht dabei
db-leads = leitet
db-dives = taucht mit
db-up = aufgetaucht
db-down = bereit
db-bag = Beutel
db-left = noch { $count }
db-bag-text = Was im Beutel ist
db-or = oder
db-protect = Schutz
db-adds = bringt einen Stein
db-turn = { $name } ist am Zug
db-hidden = Unbekanntes Wrack
db-surface = Auftauchen
db-go-on = Noch ein Stein
db-boats = Boote
