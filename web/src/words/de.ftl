### Die eigenen Worte des Browser-Clients, Deutsch. Die Worte eines Spiels kommen vom Server, aus dem Katalog des Spiels.

title = Fathom Five
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
new-ways = Erst kennenlernen
seats-one = { $from } Personen
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
ask-name = Wie heißt du? Freunde sehen es, und das Logbuch auch.
ask-name-keep = So heiße ich
ask-name-later = Ich bleibe „{ $name }“
bot-names = Nautilus, Kalypso, Triton, Nereide
bot-names-deepblue = Kalypso, Marlin, Triton, Korsar
bot-names-otys = Kelpie, Rost, Bernstein, Reiher
bot-names-neweden = Thetis, Nereus, Halia, Proteus
bot-names-endeavor = Challenger, Galathea, Meteor, Beagle
bot-names-nemo = Farragut, Pencroff, Ayrton, Cyrus Smith
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
style = Spielweise
bot-with-style = { $bot }, { $style }
style-none = keine
    .text = Wie es die Stärke verlangt
style-bold = kühn
    .text = Kühn: liebt das Wagnis
style-careful = vorsichtig
    .text = Vorsichtig: geht gern sicher
style-points = gierig
    .text = Gierig: nimmt Punkte sofort
style-spoiler = störend
    .text = Störend: gegen den Führenden
levels-text = Je tiefer, desto stärker: Jede Stufe gewinnt die meisten Partien gegen die darüber.
bot-early = { $bot }: { $count ->
        [one] Eine Antwort musste
       *[other] { $count } Antworten mussten
    } kommen, bevor alles durchdacht war. Diese Maschine ist langsamer als die, auf der die Stärke gemessen wurde.
engine-compiled = Die Bots denken mit der übersetzten Engine, so stark wie gemessen.
engine-compiling = Die Engine wird noch übersetzt ({ $percent } %). Bis dahin brauchen die Bots länger und sagen es, wenn sie früher aufhören mussten.
engine-interpreted = Die Engine läuft hier unübersetzt: Die Bots brauchen länger und sagen es, wenn sie früher aufhören mussten.
bot-greedy = Faustregel
bot-random = Zufall
bot-search = Denkt voraus
bot-learned = Erfahren
variants = Varianten und Feineinstellung
variants-text = Für später: Ohne sie ist es das Spiel, wie es gedacht ist.
variants-changed = { $count } geändert
recommended = Empfohlen
recommended-first = Für die erste Partie empfohlen
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

## Start

pages = Seiten
hero = Fünf Spiele, ein tiefes Meer
hero-text = Brettspiele, die man beim Spielen lernt: allein, mit Freunden oder gegen Bots, die es anfangs gut mit dir meinen. Kein Konto, keine Installation.
hero-short = Allein, mit Freunden oder gegen gutmütige Bots. Kein Konto, keine Installation.
learn-first = Lerne dein erstes Spiel
learn-first-text = { $minutes ->
    [0] { $game }, Hand in Hand
   *[other] { $game }, Hand in Hand, { $minutes } Minuten
}
play-now = Gleich spielen
play-now-text = { $game }, gegen einen ruhigen Bot
play-first = Spiel dein erstes Spiel
rules-first-text = { $game }, in unseren Worten
how = So geht’s
start-here = Hier beginnen
minutes-short = { $minutes } Min.
cover-deepblue = Segle hinaus, führe den Tauchgang und hör rechtzeitig auf: Jeder Stein ist Schatz oder Gefahr.
cover-otys = Acht Taucher, eine versunkene Stadt: birg zur rechten Zeit, was unterging.
cover-endeavor = Erforsche einen wachsenden Ozean und schütze, was du findest.
cover-neweden = Drei Jahre für ein Zuhause am Meeresgrund, das hält.
cover-nemo = 1870: Die Nautilus ist dein. Wofür steht ihre Reise?
game-deepblue = Deep Blue
game-otys = Otys
game-endeavor = Endeavor: Die Tiefsee
game-neweden = New Eden
game-nemo = Nemo’s War
welcome-back = Willkommen zurück
waits-for-you = { $count ->
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
    [4] Vier Tische warten auf dich
    [5] Fünf Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
waits-for-you-name = { $count ->
    [one] Ein Tisch wartet auf dich, { $name }
    [2] Zwei Tische warten auf dich, { $name }
    [3] Drei Tische warten auf dich, { $name }
    [4] Vier Tische warten auf dich, { $name }
    [5] Fünf Tische warten auf dich, { $name }
   *[other] { $count } Tische warten auf dich, { $name }
}
goes-on = { $count ->
    [one] { $game } geht weiter, wann immer du magst
   *[other] { $count } Partien gehen weiter, wann immer du magst
}
nothing-waits = Nichts wartet. Abtauchen?
take-turn = Zum Zug
with-names = mit { $names }
all-tables = Alle { $count } Tische
tables-lost = Deine Tische sind gerade nicht erreichbar.
go-on-alone = Allein weiterspielen
go-on-short = Weiter
begin-new = Etwas Neues beginnen
friends-text = Schick einen Link zu einem neuen Tisch

## Tauchgang des Tages

daily = Tauchgang
daily-of = { $day }: { $game }
daily-past = Tauchgang { $number }: { $game }
daily-alone = allein
daily-against = gegen { $count } × { $bot }
daily-rule = gleicher Start für alle, ein Versuch
daily-next = der nächste in { $time }
daily-text = Heute beginnen alle mit derselben Ausgangslage. Ein Versuch zählt, und das Glück wird herausgerechnet.
daily-length = etwa { $minutes } Minuten
daily-divers = { $count ->
    [0] Noch niemand ist getaucht
    [one] Eine Person ist getaucht
   *[other] { $count } sind getaucht
}
daily-best = bisher am besten { $score }
dive = Abtauchen
dive-on = Weiter
dive-ready = Werten lassen
dive-over = Der Tauchgang ist zu Ende. Unter welchem Namen soll er zählen?
dive-refused = Dieser Tauchgang wurde nicht gewertet. Der Server sagt dazu: „{ $reason }“.
dive-past = Abtauchen, außer Wertung
depth = Tiefe
your-depth = Deine Tiefe
depth-pending = Das Glück wird herausgerechnet …
depth-place = Platz { $place } von { $count }.
depth-points = Punkte
depth-won = Gewonnen
depth-luck = Glück
deal-was-kind = Glück gehabt
deal-was-unkind = Pech gehabt
deal-was-fair = Das Glück
depth-error = auf { $error } genau
depth-unsure = ± { $error }: Glück lässt sich nur schätzen
depth-places = Zwischen Platz { $from } und { $to } von { $count }: So nahe Tiefen sind nicht zu unterscheiden.
deal-kind = Das Glück war auf deiner Seite.
deal-unkind = Das Glück war gegen dich.
deal-fair = Das Glück hielt sich die Waage.
depth-out = Ohne Glück
depth-text = Die Tiefe ist das Ergebnis ohne Glück: was gewonnen wurde, in Prozent, weniger was jede Ziehung gab oder kostete, für alle vom selben Bot gemessen. Das ± sind zwei Standardfehler: Tiefen, die näher beieinander liegen, sind nicht zu unterscheiden.
depth-secret = Die Tafel öffnet sich, wenn du getaucht bist.
daily-today = Heute
daily-place = Platz
share = Teilen
share-text = Text kopieren
share-title = Fathom Five, Tauchgang { $number }: { $game }
share-result = { $depth } tief, { $score } Punkte
share-points = { $score } Punkte
share-place = { $place } von { $count }, { $days ->
    [one] erster Tag
   *[other] { $days } Tage in Folge
}
streak-days = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
streak-longest = längste: { $days }
streak-dived = { $day }: getaucht
streak-missed = { $day }: kein Tauchgang
best-line = Bester Tauchgang: { $day }
best-move = Zug { $step }
best-by-decisions = Was die besten Entscheidungen an Gewinnchance brachten, ohne Glück
best-by-points = Wo die meisten Punkte kamen
watch-it = Ansehen
past-dives = Frühere Tauchgänge

## Meine Tische

no-tables = Noch keine Tische. Wähle ein Spiel und fang an.
your-turn = Du bist dran
still-your-turn = Du bist noch immer dran
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
story = Was geschah
story-left = noch { $count }
story-again = Noch einmal ansehen
story-back = Einen Moment zurück
story-pause = Anhalten
story-play = Weiter
story-step = Einen Moment weiter
story-skip = Zum Tisch, wie er jetzt steht
story-skip-short = Überspringen
pace = Tempo fremder Züge
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
autopilot-stop = Der Bot entscheidet für dich. Anklicken: wieder selbst entscheiden.
autopilot-decision = Diese Entscheidung
autopilot-turn = Diesen Zug
autopilot-back = Bis ich ihn anhalte
autopilot-sure = Sicher? Noch einmal klicken
bot-leaves = Während ich weg bin
bot-leaves-sure = Sicher? Er spielt ohne dich weiter
stand-why = Die Antwort gilt weiter, bis sie nicht mehr passt oder du sie zurücknimmst.
stand-revoke = Gilt weiter: { $what }. Anklicken: wieder gefragt werden.
undo = Rückgängig
undo-ask = Um Rücknahme bitten
tools-more = Mehr
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
odds-text = Wie wahrscheinlich es als Erstes kommt, gleich nach der Wahl. Wird mehrmals gezogen, kommen die nächsten aus dem Rest: Zusammen sind die Anteile höher.
odds-more = { $count } weitere
percent = { $percent } %
log = Logbuch
since = Seit deinem Zug
moved-on = Eine neuere Fassung hat diesen Tisch übernommen: Er geht nach den neueren Regeln und mit dem neueren Material weiter.
since-count = Seit deinem Zug: { $count }
all-log = Alles
others = Andere
mat = Deins
whole-board = Der ganze Tisch
board = Tisch
group-of = { $name }, { $count }
warn = Warnung, bevor du dir schadest
warn-always = Nachfragen
warn-never = Gleich ausführen
harm-held = Wähle es noch einmal, um es trotzdem zu tun.
forecast = Was sich jetzt ändert
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
all-aboard = Alle an Bord
sits = sitzt am Tisch
gather-begin = Abtauchen
copy = Link kopieren
copied = Kopiert
watch-link = Link zum Zuschauen
sit-down = Hinsetzen
sit-text = Du bist an diesen Tisch eingeladen. Wie heißt du?
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

## Hilfe am Tisch

help = Was kann ich jetzt tun?
help-options = Möglichkeiten und Zeichen
help-open = { $count } offen
help-shut = { $count } zu
help-not-now = Jetzt nicht: { $why }
help-more-closed = { $count ->
    [one] Noch etwas ist geschlossen; zeige darauf, um zu sehen, warum.
   *[other] Noch { $count } Arten von Dingen sind geschlossen; zeige darauf, um zu sehen, warum.
}
help-signs = Zeichen auf diesem Plan
help-waiting = { $count ->
    [one] { $names } wählt gerade.
   *[other] { $names } wählen gerade.
}
how-to-play = So wird gespielt
all-rules = Alle Regeln
print = Drucken
how-title = So wird { $game } gespielt
how-goal = Das Ziel
how-always = Jederzeit:
how-end = Was die Partie beendet
how-tips = Drei Tipps von Silas
how-learn = Spielend lernen
how-start = Eine Partie beginnen
how-none = Für dieses Spiel gibt es eine solche Seite noch nicht.
watch = Eine Partie ansehen
watch-text = Starke Bots spielen, vom ersten Platz aus gesehen. Die Partie läuft, solange du hinsiehst; halt sie an, geh Schritt für Schritt, oder lass sie schneller laufen.
watch-begin = Der Tisch ist gedeckt.
watch-speed = Tempo
rules-index = Kapitel
glossary = Begriffe von A bis Z
glossary-letters = Buchstaben
how-back = In Bildern: So wird gespielt
beginner = Deine erste Partie { $game }? Ein ruhiger Gegner und die leichteste Spielart sind ein guter Anfang.
beginner-ease = Leicht machen
beginner-done = Bereit für eine erste Partie { $game }.
groups = Viele Möglichkeiten: nach Arten geordnet
groups-on = Ja
groups-off = Nein, alle in einer Reihe
coach = Ein Satz bei der ersten Entscheidung einer Art
coach-on = Ja
coach-off = Nein
coach-never = Keine mehr davon

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

step-of = Schritt { $step } von { $steps }
first = Zum Anfang
previous = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
link-here = Link zu diesem Zug
replay-begins = Der Tisch ist gedeckt.

## Analyse

review = Analyse
review-chances = Gewinnchance
review-goal = Chance auf das Ziel
review-points = Zu erwartende Punkte
review-whole = Alle { $steps } Antworten angesehen · Bänder: wie sicher das ist
review-partial = { $done } von { $steps } Antworten angesehen
review-waiting = In der Warteschlange …
review-none = Hier wurde nichts gefunden.
review-no-mistake = Kein sicherer Fehler gefunden.
review-looking = Bis jetzt kein sicherer Fehler. Was gefunden wird, erscheint hier.
review-show-all = Alles zeigen
review-failed = Die Analyse konnte nicht beendet werden.
review-at = Zug { $step }: { $chances }
review-sum = Können + Glück = Ergebnis
review-start = { $chance } % zu Beginn
review-own = selbst
review-others = andere
review-luck = Glück
review-residual = offen
review-result = Ergebnis
review-made-of = { $name }: { $own } durch eigene Entscheidungen, { $others } durch andere, { $luck } durch Glück, { $residual } ungeklärt; Ergebnis { $result }
review-worst = Am teuersten: Zug { $step }
review-move = Zug { $step }
review-like = wie { $low }
review-like-range = wie { $low }–{ $high }
review-like-why = Alle Stufen, deren Mittel je Entscheidung von dem dieser Partie höchstens zwei Standardfehler abweicht
review-each = verliert { $loss } ± { $error } je Zug
review-too-short = zu kurz für eine Stufe
review-all = Alle Plätze
review-seat = Wessen
review-mistakes = Fehler
review-only = Einzige Züge
review-lucky = Glück
review-list = Momente
grade-slip = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Grober Fehler
grade-only = Der einzige gute Zug
grade-lucky = Glück
grade-unlucky = Pech
review-lost = Gewinnchance verloren
review-gained = Gewinnchance
review-where = { $name } · Zug { $step }
review-chose = Gewählt
review-better = Besser
review-best = das Beste, was es gab
review-fair = Nach dem, was { $name } wusste
review-hindsight = Wenn alles bekannt ist: { $loss }
review-follow = Was folgen würde
review-next = Nächster Fehler
review-previous = Voriger Fehler
fork = Von hier weiterspielen
fork-text = Ein neuer Tisch, der an dieser Stelle weitergeht. Verdecktes bleibt, wie es war; das Glück, das noch fällt, ist neu.
fork-seat = Dein Platz
fork-level = Stärke der anderen
keep-puzzle = Als Aufgabe behalten
kept-puzzle = In meinen Aufgaben
puzzle-short = Aufgabe

## Aufgaben

puzzles = Aufgaben
puzzles-text = Eine Antwort ist klar besser als alle anderen. Finde sie, mit dem, was der Platz weiß.
puzzle-daily = Aufgabe des Tages
puzzle-own = Aus deinen eigenen Partien
puzzle-own-count = { $count ->
    [one] Eine Aufgabe ist fällig
   *[other] { $count } Aufgaben sind fällig
}
puzzle-own-none = Behalte Fehler aus analysierten Partien als Aufgaben: hier tauchen sie wieder auf.
puzzle-own-later = Alle sind versorgt. { $count } liegen in der Tiefe.
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-grade-short = Schwierigkeit { $grade }
puzzle-solved = gefunden
puzzle-missed = verfehlt
puzzle-found-of = { $found } von { $count } gefunden
puzzle-find = Finde die beste Antwort
puzzle-lost = In der Partie gingen hier { $loss } Punkte Gewinnchance verloren.
puzzle-wrong = Das ist es nicht: { $label }
puzzle-wrong-by = { $loss } Punkte Gewinnchance unter der besten.
puzzle-breaths = { $count ->
    [one] noch ein Atemzug
   *[other] noch { $count } Atemzüge
}
puzzle-found = Gefunden!
puzzle-over = Das war es
puzzle-show = Antwort zeigen
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-worth = Gewinnchance jeder Antwort, und wie viel sie verliert
puzzle-all = Alle Aufgaben
puzzle-back = Kommt wieder in { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
puzzle-played = Was ich gespielt habe
puzzle-gone = Die Partie zu dieser Aufgabe gibt es nicht mehr.

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
key-story-skip = Während die Züge der anderen erzählt werden: weiter zum jetzigen Stand
key-story-pause = Während sie erzählt werden: anhalten und weiter
key-story-step = Während sie erzählt werden: einen Moment zurück oder vor
key-replay = Zug um Zug, in der Wiederholung
key-help = Was kann ich jetzt tun?
key-keys = Diese Seite

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

## Ohne Server

engine-loading = Die Spiele werden geladen: { $percent } %
engine-failed = Die Spiele ließen sich nicht laden. Vielleicht hilft es, die Seite neu zu laden.
engine-alone = Hier gibt es keinen Server: Deine Tische bleiben in diesem Browser, und niemand kann von anderswo mitspielen. Bots und Mitspieler an diesem Gerät schon.
along = Mitnehmen und mitbringen
take-up = Gespeicherten Tisch öffnen …
take-along = In eine Datei sichern
take-link = Link kopieren
take-copied = Link kopiert
take-there = Weiterspielen auf { $host }
take-title = Ein Tisch zum Mitnehmen
take-what = { $game }, nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
 }. Du bekommst eine Kopie; der Tisch, von dem sie kommt, bleibt, wie er ist.
take-here = Hier weiterspielen
take-broken = Dieser Link ist nicht vollständig: Lass ihn dir noch einmal schicken, oder die Datei.
people-elsewhere = Mit anderen spielen: { $host }

## Lektionen

learn-by-playing = Spielend lernen, etwa { $minutes } Minuten
learn-another = { $lesson }: eine zweite Lektion, etwa { $minutes } Minuten
learn-silas = Silas, dein Lehrer
learn-chapter = Kapitel { $chapter } von { $chapters }
learn-chapter-short = { $chapter } von { $chapters }
learn-leave = Frei weiterspielen
learn-leave-short = Frei spielen
learn-leave-sure = Die Lektion verlassen?
learn-leave-text = Der Tisch bleibt, wie er ist, und du spielst ohne Silas weiter. Die Lektion kannst du jederzeit neu beginnen.
learn-stay = In der Lektion bleiben
learn-back = Zurück
learn-show = Zeig es mir
learn-skip = Überspringen
learn-skip-short = Überspringen
learn-go-on = Weiter
learn-take-back = Zurücknehmen
learn-leave-so = So lassen
learn-again = Das Kapitel noch einmal
learn-chapters = Kapitel
learn-chapter-again = Noch einmal
learn-done = Geschafft
learn-next = Noch eine Lektion: { $lesson }
learn-close = Weiterspielen
learn-begin = Silas holt seinen Helm …
learn-beats = Schritt { $beat } von { $beats }

tutor = Warnung vor einem sicheren Fehler (allein oder mit Bots)
tutor-off = Aus
tutor-gross = Grobe Fehler
tutor-all = Alles, was zählt
tutor-instead = { $label }: { $chance } % statt { $better } %
tutor-costs = Das kostet etwa { $loss } Prozentpunkte deiner Gewinnchance.
tutor-look = Noch einmal ansehen
tutor-show = Zeig es mir
tutor-insist = Trotzdem so
tutor-never = Nie fragen
key-enter = Enter
sandbox-try = Inzwischen etwas probieren
sandbox-text = Ein privater Tisch vom Anfang dieses Zuges an. Was du nicht wissen kannst, wird neu verteilt; Bots spielen die anderen.
sandbox = Probiertisch
sandbox-back = Zurück zum Spiel
puzzle-rivals = Gegeneinander
puzzle-together = Miteinander
puzzle-alone = Allein

## Logbuch

logbook = Logbuch
logbook-of = Logbuch von { $name }
logbook-own = Dein Logbuch
logbook-since = { $games ->
    [one] Eine Partie, am { $day }, nur auf diesem Gerät
   *[other] { $games } Partien seit dem { $day }, nur auf diesem Gerät
}
logbook-empty = Beende eine Partie, und sie wird hier eingetragen, nur auf diesem Gerät.
depth-reached = Erreichte Tiefe
depth-reached-text = die stärkste Stufe, die du besiegt hast
depth-of = am tiefsten: { $level }
depth-none = noch keine Stufe besiegt
surface = Oberfläche
on-deck = noch nicht
won-of = { $won } von { $games }
won-word = gewonnen
short-deepblue = Deep Blue
short-otys = Otys
short-endeavor = Endeavor
short-neweden = New Eden
short-nemo = Nemo
lost-per-decision = Verlust je Entscheidung
lost-text = gegenüber der besten Möglichkeit, in Prozent Gewinnchance; weniger ist besser
lost-said = { $games } analysierte Partien: { $now } Prozent Verlust je Entscheidung, anfangs { $first }
lost-few = Ab { $count } analysierten Partien kommt die Linie des Mittels.
lost-none = Lass eine Partie analysieren, dann steht hier, was ihre Entscheidungen gekostet haben.
which-game = Welches Spiel
all-games = Alle Spiele
reviews = Analyse beendeter Partien
reviews-asked = auf Wunsch
reviews-all = im Hintergrund
reviews-wish = Meine beendeten Partien im Hintergrund analysieren
reviews-running = eine wird gerade analysiert …
reviews-open = { $count ->
    [one] eine ist nicht analysiert
   *[other] { $count } sind nicht analysiert
}
luck-so-far = Glück bisher
luck-mean = { $luck } ± { $error } % je Partie
luck-fair = etwa ausgeglichen, soweit { $games ->
    [one] eine Partie das sagt
   *[other] { $games } Partien das sagen
}
luck-kind = die See war gnädig, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
luck-unkind = die See war ungnädig, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
luck-none = Analysen sagen, was das Glück gebracht hat.
maps-filled = Gefüllte Karten
maps-text = Jedes Feld folgt aus der Aufzeichnung einer gewonnenen Partie. Zu leeren kann man aufbrechen.
map-captains-log = Logbuchseiten
map-divers = Verbesserte Taucher
map-scenarios = Szenarien
map-deep-thought = Deep Thought
map-motives = Beweggründe
map-captains = Als Kapitän
tile-done = { $tile }: gefüllt
tile-open = { $tile }: noch offen
puzzles-found = { $found } von { $all } Aufgaben gelöst
best-moments = Beste Augenblicke
moment-points = { $points } Punkte
moment-lucky = das Glück brachte +{ $change } %
moment-only = der einzige gute Zug, gefunden
moment-score = deine beste Partie hier
moment-none-lucky = Hierher kommt ein Glücksfall, sobald eine Partie analysiert ist.
moment-none-only = Der einzige gute Zug, und du findest ihn: Eine Analyse sieht das.
moment-none-score = Gewinne eine Partie: Hierher kommt deine beste Punktzahl.
watch-moment = Ansehen
ways-title = Spiel für Spiel
way-won = Gewonnen
way-best = Meiste Punkte
way-depth = Besiegt
way-loss = Verlust je Entscheidung, %
way-luck = Glück je Partie, %
openings = { $count ->
    [one] Eine Eröffnung probiert
   *[other] { $count } Eröffnungen probiert
}

## Von Gerät zu Gerät

export = Sichern
export-title = Mitnehmen
export-now = Datei speichern
export-keys = Die Links zu deinen Tischen sind Schlüssel: Wer diese Datei hat, kann an deiner Stelle spielen. Behalte sie für dich.
import = Einlesen
import-title = Herholen
import-merge = Es wird mit dem zusammengeführt, was hier ist. Auf keiner Seite geht etwas verloren.
import-now = Zusammenführen
luggage-holds = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $games ->
    [one] eine beendete Partie
   *[other] { $games } beendete Partien
}, { $dives ->
    [one] ein Tauchgang
   *[other] { $dives } Tauchgänge
}, { $puzzles ->
    [one] eine eigene Aufgabe
   *[other] { $puzzles } eigene Aufgaben
}; dazu Einstellungen, Lektionen und Mitspielende.
luggage-no-json = Diese Datei ist nicht lesbar: Sie ist kein JSON. Gebraucht wird eine Datei, die hier gesichert wurde.
luggage-foreign = Diese Datei ist etwas anderes ({ $what }), nicht das, was hier gesichert wird.
luggage-newer = Diese Datei stammt von einer neueren Version ({ $what }): Bringe erst diese hier auf den neuesten Stand.
luggage-damaged = Diese Datei ist beschädigt: „{ $what }“ ist nicht, wie es sein soll. Nichts wurde verändert.
luggage-full = Dieser Browser hat nicht genug Platz dafür. Nichts wurde verändert.
move = Umziehen
move-title = Auf ein anderes Gerät
move-text = Öffne dort diesen Link, oder halte die Kamera auf den Code. Er gilt einmal, eine Viertelstunde lang. Der Server verwahrt nur Versiegeltes und kann es nicht lesen: Der Schlüssel steckt im Link.
move-qr = Der Link als QR-Code
move-here = Von einem anderen Gerät
move-here-text = Dieser Link bringt Tische, Logbuch und Einstellungen von einem anderen Gerät und führt sie mit dem zusammen, was hier ist. Er gilt einmal.
move-take = Herholen
move-done = Alles ist jetzt hier, und auf dem anderen Gerät noch immer.
move-no-key = Dieser Link ist nicht vollständig: Sein Schlüssel fehlt. Kopiere ihn ganz.
move-insecure = Einen solchen Link öffnet ein Browser nur über https.

## Wieder da

home-review = Noch einmal ansehen
home-due = { $count ->
    [one] Eine eigene Aufgabe ist fällig
   *[other] { $count } eigene Aufgaben sind fällig
}
home-due-text = Aus deinen eigenen Partien: Siehst du es jetzt?
home-dear = { $count ->
    [one] Eine teure Entscheidung
   *[other] { $count } teure Entscheidungen
}
home-dearest = Die teuerste: { $what }, −{ $cost } % Gewinnchance.
home-none = Was einen zweiten Blick lohnt
home-none-text = Beende eine Partie und lass sie analysieren: Die teuersten Entscheidungen kommen hierher.
home-look = Ansehen
home-solve = Lösen
home-again = Noch einmal

## Mit Freunden

invite-friend = Jemanden einladen
invite-scan = Über den Tisch scannen oder den Link schicken. Kein Konto, nur ein Name.
invite-link = Link für alle, die sich setzen wollen
qr-code = Der Link als Code zum Scannen
share-link = Link teilen
come-along = Setz dich zu uns an den Tisch.
lobby-waits = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
lobby-by-itself = Das Spiel beginnt von selbst, wenn der letzte Platz besetzt ist.
lobby-by-host = Das Spiel beginnt, wenn du es sagst.
lobby-host-starts = { $name } lädt ein; es beginnt, wenn alle da sind oder { $name } es sagt.
lobby-about = Tisch von { $name } · { $seats } Plätze
lobby-you = du, am Tisch
lobby-free = wartet auf jemanden
lobby-seat-free = Frei
rules-meanwhile = Derweil die Regeln
change-seat = Platz { $number } ändern
save-name = So heiße ich
bot-takes-seat = Ein Bot nimmt den Platz
bot-this-strong = So stark soll er sein
friend-takes-seat = Platz für einen Menschen
free-seat = Platz wieder freigeben
seat-earlier = Einen Platz früher
seat-later = Einen Platz später
change-order = Reihenfolge ändern
play-with = Mit { $count } spielen
game-begins = Das Spiel beginnt
begins-all = wenn alle da sind
begins-host = wenn ich es sage
start-now = Jetzt beginnen
start-now-text = Jetzt beginnen setzt einen Bot ({ $bot }) auf freie Plätze; wer noch kommt, löst ihn ab.
seat-kept-warm = Ein Bot hält einen Platz für dich warm. Wie heißt du?
tell-me = Sag mir, wenn ich dran bin
open-tables = Offene Tische
open-live = Live: alle sitzen jetzt am Tisch
open-by-day = Tageweise: spielen, wann es passt
open-quiet = Heute ist es ruhig. Ein Tisch mit Tagen Bedenkzeit findet seine Leute.
open-none-here = Auf diesem Server gibt es keine offenen Tische: spielt über einen Link.
open-free = { $count ->
    [one] Ein Platz ist frei. Setz dich: Die Partie beginnt, wenn der letzte Platz besetzt ist.
   *[other] { $count } Plätze sind frei. Setz dich: Eine Partie beginnt, wenn ihr letzter Platz besetzt ist.
}
open-own-text = Wähle ein Spiel. Danach sagst du, wie viele Platz nehmen dürfen und wie schnell gespielt wird.
open-your-own = Selbst einen Tisch öffnen
open-to-anyone = Alle hier dürfen sich setzen
clock = Uhr
clock-none = Ohne Uhr
clock-turn = { $minutes } min je Zug
clock-days = { $count ->
    [one] Ein Tag je Zug
   *[other] { $count } Tage je Zug
  }
clock-bank = { $minutes } min für alle Züge, dazu { $increment } s je Zug
clock-zero = Wenn die Zeit um ist
zero-bot = Ist die Zeit um, antwortet ein ruhiger Bot
zero-wait = Ist die Zeit um, wartet der Tisch
clock-left = Verbleibende Zeit
days-left = { $count } Tage
hours-left = { $hours } h { $minutes }
bot-plays-for-me = { $bot } spielt für dich.
i-am-back = Ich bin zurück
late = { $name } hat länger nicht geantwortet.
late-voted = { $name } hat länger nicht geantwortet. Du würdest einen Bot spielen lassen; auch die anderen werden gefragt.
let-bot-play = Einen Bot spielen lassen
notify = Benachrichtigung
notify-off = Aus
notify-on = Wenn ich dran bin und woanders hinsehe
unread = ungelesene Nachrichten
reactions = Zeichen
react-wave = Hallo
react-cheer = Gut gemacht
react-laugh = Ha!
react-wow = Oh!
react-thanks = Danke
react-think = Ich überlege

replay-by-turn = Zug um Zug
replay-by-step = Schritt für Schritt
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
mark-lead = { $names } übernimmt die Führung
mark-score = { $points } Punkte
mark-next = Zur nächsten Marke
replay-speed = Tempo
log-open = Logbuch vergrößern
log-shut = Logbuch wie vorher
