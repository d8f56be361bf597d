### Otys: Namen der Teile und was sie tun.

game = Otys
    .text = Schicke acht Taucher in eine versunkene Stadt, birg Ressourcen Ebene für Ebene und erfülle damit Aufträge.

option-sponsors = Sponsoren
    .text = Welche Seiten die Sponsoren zeigen.
option-sponsors-basic = einfach
    .text = Alle einfachen Seiten: für die ersten Partien.
option-sponsors-advanced = fortgeschritten
    .text = Alle fortgeschrittenen Seiten.
option-sponsors-random = zufällig
    .text = Für jeden Sponsor wird beim Aufbau eine Seite gezogen.
option-spy = Spion
    .text = Was ein fremd genutzter Taucher für seinen Besitzer bedeutet.
option-spy-rulebook = Grundregel
    .text = Der Credit geht in den Vorrat, der fremde Taucher bleibt.
option-spy-author = Variante des Autors
    .text = Der Credit geht an den Besitzer, und der Taucher taucht auf, außer der Besitzer gibt eine Batterie ab.

## Zugangsplättchen

key-number = Zugangsplättchen { $number }
    .chip = Zugang { $number }
key-x = eigenes X-Zugangsplättchen
    .chip = Eigenes X
    .text = Passt auf jede Ebene; vorher sinken alle Sponsoren um eine. Es kommt mit deinen anderen Zugangsplättchen zurück.
key-neutral = neutrales X-Zugangsplättchen
    .chip = Neutrales X
    .text = Passt auf jede Ebene wie dein eigenes X, aber nur einmal: Dann geht es in den Vorrat zurück.

## Spezialisten

mechanic = Mechaniker
    .text = Wie weit ein Propeller einen deiner Taucher bewegt.
hacker = Hacker
    .text = Nach wie vielen benutzten Zugangsplättchen du alle zurückbekommst.

## Taucher

diver-metal-expert = Metallexperte
    .text = Legt 1 Metall auf seine Ebene.
    .upgraded = Legt 1 Metall auf seine Ebene und bringt dir ein neutrales X-Zugangsplättchen.
    .short = 1 Metall
    .short-upgraded = 1 Metall, 1 neutrales X-Zugangsplättchen
    .chip = Metall
    .text-more = +1 [metal]
    .upgraded-more = +1 [metal] [x]
diver-plant-expert = Pflanzenexperte
    .text = Legt 1 Pflanze auf seine Ebene.
    .upgraded = Legt 1 Pflanze auf seine Ebene und bringt dir 1 Credit.
    .short = 1 Pflanze
    .short-upgraded = 1 Pflanze, 1 Credit
    .chip = Pflanzen
    .text-more = +1 [plant]
    .upgraded-more = +1 [plant] +1 [credit]
diver-fuel-expert = Treibstoffexperte
    .text = Legt 1 Treibstoff auf seine Ebene.
    .upgraded = Legt 1 Treibstoff auf seine Ebene und bringt dir 1 Batterie.
    .short = 1 Treibstoff
    .short-upgraded = 1 Treibstoff, 1 Batterie
    .chip = Treibstoff
    .text-more = +1 [fuel]
    .upgraded-more = +1 [fuel] +1 [battery]
diver-tech-expert = Techexperte
    .text = Legt 1 Tech auf seine Ebene.
    .upgraded = Legt 1 Tech auf seine Ebene und holt dir ein benutztes Zugangsplättchen deiner Farbe zurück.
    .short = 1 Tech
    .short-upgraded = 1 Tech, 1 benutztes Zugangsplättchen zurück
    .chip = Tech
    .text-more = +1 [tech]
    .upgraded-more = +1 [tech] [keyback]
diver-trader = Händler
    .text = Kauft oder verkauft 1 Ressource im Laden.
    .upgraded = Kauft 1 Credit billiger oder verkauft für 1 Credit oder 1 Prestige mehr.
    .short = 1 Ressource kaufen oder verkaufen
    .short-upgraded = 1 billiger kaufen oder 1 teurer verkaufen
    .chip = Händler
    .text-more = [trade]
    .upgraded-more = [trade] +1
diver-spy = Spion
    .text = Für 1 Credit: 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn auf gleicher Ebene nutzen.
    .upgraded = Kostenlos: 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn auf gleicher Ebene nutzen.
    .short = 1 Credit: Aufträge oder Taucher eines Nachbarn
    .short-upgraded = kostenlos: Aufträge oder Taucher eines Nachbarn
    .chip = Spion
    .text-more = −1 [credit] → [contract] / [copy]
    .upgraded-more = [contract] / [copy]
diver-engineer = Ingenieur
    .text = Für 1 Credit: Mechaniker oder Hacker verbessern.
    .upgraded = Kostenlos: Mechaniker oder Hacker verbessern.
    .short = 1 Credit: Mechaniker oder Hacker
    .short-upgraded = kostenlos: Mechaniker oder Hacker
    .chip = Ingenieur
    .text-more = −1 [credit] → [propeller] / [hacker]
    .upgraded-more = [propeller] / [hacker]
diver-explorer = Entdecker
    .text = Für 2 Credits: ein Belohnungsplättchen seiner Ebene nehmen, vorn einmal nutzen, hinten als Bonus behalten.
    .upgraded = Für 1 Credit: ein Belohnungsplättchen seiner Ebene nehmen, vorn einmal nutzen, hinten als Bonus behalten.
    .short = 2 Credits: ein Belohnungsplättchen
    .short-upgraded = 1 Credit: ein Belohnungsplättchen
    .chip = Entdecker
    .text-more = −2 [credit] → [reward]
    .upgraded-more = −1 [credit] → [reward]

## Sponsoren

sponsor-1 = Sponsor 1
    .basic-name = Credit
    .advanced-name = Gratis
    .basic = Du erhältst 1 Credit.
    .advanced = Dein Händler, Spion, Ingenieur und Entdecker kosten dich in diesem Zug keine Credits.
    .basic-more = +1 [credit]
    .advanced-more = Taucher ohne [credit]
sponsor-2 = Sponsor 2
    .basic-name = Doppelt
    .advanced-name = Belohnung
    .basic = Nutze den Effekt deines aktivierten Tauchers zweimal.
    .advanced = Nutze die Vorderseite eines beliebigen Belohnungsplättchens der Kolonie, dann wirf es ab.
    .basic-more = [twice] zweimal
    .advanced-more = [reward] der Kolonie
sponsor-3 = Sponsor 3
    .basic-name = Rückruf
    .advanced-name = Auftrieb
    .basic = Hole ein benutztes Zugangsplättchen deiner Farbe zurück.
    .advanced = Dein Taucher auf Ebene 5 taucht auf.
    .basic-more = [keyback] zurück
    .advanced-more = Ebene 5 [surface]
sponsor-4 = Sponsor 4
    .basic-name = Ausrüsten
    .advanced-name = Nachrüsten
    .basic = Zahle 2 Credits: verbessere deinen aktivierten Taucher, 1 Prestige.
    .advanced = Zahle 2 Credits: verbessere einen aufgetauchten Taucher, 1 Prestige.
    .basic-more = −2 [credit] → [upgrade] 1 [prestige]
    .advanced-more = −2 [credit] → [upgrade] 1 [prestige]
sponsor-5 = Sponsor 5
    .basic-name = Batterie
    .advanced-name = Tausch
    .basic = Du erhältst 1 Batterie.
    .advanced = Du erhältst 1 Batterie oder zahlst 1, um eine Ressource dieser Ebene mit einer anderswo zu tauschen.
    .basic-more = +1 [battery]
    .advanced-more = +1 [battery] / [swap]

## Belohnungsplättchen

reward-front-choose = { $first } oder { $second }
    .text = Lege eines davon auf die Ebene deines Zugangsplättchens.
reward-front-battery = Batterie
    .text = Du erhältst 1 Batterie.
reward-front-contracts = Aufträge
    .text = Ziehe 4 Aufträge, behalte 1.
reward-front-upgrade = Verbesserung
    .text = Verbessere einen deiner Taucher; dafür gibt es kein Prestige.
reward-front-prestige = Prestige
    .text = Du erhältst 1 Prestige.
reward-back-orange = orange Rückseite
    .text = 2 Credits für jeden Auftrag, den du von dieser Ebene erfüllst.
reward-back-green = grüne Rückseite
    .text = 1 Prestige für jeden Auftrag, den du von dieser Ebene erfüllst.

## Aufträge

contract-algae-farm = Algenfarm
contract-generator-house = Generatorhaus
contract-breakwater = Wellenbrecher
contract-seed-bank = Saatgutbank
contract-fuel-depot = Treibstofflager
contract-archive = Archiv
contract-lamp-oil = Lampenöl
contract-radio-buoy = Funkboje
contract-boathouse = Bootshaus
contract-infirmary = Krankenstation
contract-ferry-line = Fährlinie
contract-floating-garden = Schwimmender Garten
contract-observatory = Observatorium
contract-scrap-trade = Schrotthandel
contract-mixed-cargo = Stückgut
contract-twin-order = Doppelbestellung
contract-supply-crate = Versorgungskiste
contract-repair-order = Reparaturauftrag
contract-bulk-freight = Massengut
contract-settlement = Siedlung
contract-new-quarter = Neues Viertel
contract-lighthouse = Leuchtturm
contract-signal-mast = Signalmast
contract-hatchery = Fischzucht
contract-drill-rig = Bohrturm
contract-spare-parts = Ersatzteile
contract-stockpile = Vorratslager
contract-workshop = Werkstatt
contract-great-reserve = Große Reserve
contract-shipyard = Werft
contract-deep-city = Tiefseestadt
contract-double-hull = Doppelrumpf

## Wie von den Teilen gesprochen wird

listed = { $first }, { $rest }
    .more = { $first } { $rest }
either = { $first } oder { $rest }
priced = Für { $price }: { $what }
    .chip = { $what }
    .more = −{ $price } → { $what }
price-none = nichts
priced-free = Kostenlos: { $what }
    .chip = { $what }
    .more = { $what }
brings-nothing = { $what } (bringt dir jetzt nichts)
    .chip = { $what }
    .more = bringt nichts
item-metal = Metall
item-plant = Pflanze
item-fuel = Treibstoff
item-tech = Tech
amount-metal = { $number } Metall
    .more = { $number } [metal]
amount-plant = { $number ->
    [one] 1 Pflanze
   *[other] { $number } Pflanzen
}
    .more = { $number } [plant]
amount-fuel = { $number } Treibstoff
    .more = { $number } [fuel]
amount-tech = { $number } Tech
    .more = { $number } [tech]
amount-credit = { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
}
    .more = { $number } [credit]
amount-battery = { $number ->
    [one] 1 Batterie
   *[other] { $number } Batterien
}
    .more = { $number } [battery]
amount-prestige = { $number } Prestige
    .more = { $number } [prestige]
amount-neutral-key = { $number ->
    [one] 1 neutrales X-Zugangsplättchen
   *[other] { $number } neutrale X-Zugangsplättchen
}
    .more = [x]-Zugang
amount-used-key = ein benutztes Zugangsplättchen
    .more = [keyback]
number-alone = { $number } in einer Farbe
numbers = { $numbers }, jede Zahl in einer anderen Farbe
contract = { $name } ({ $needs }: { $gains })
    .chip = { $name }
    .more = { $gains }
reward = { $front } (dann { $back } je Auftrag)
    .chip = { $front }
    .more = dann { $back }
reward-front = { $front } ({ $colour })
    .chip = { $front }
colour-orange = orange
colour-green = grün
slot-surfaced = Oberfläche, Platz { $number }
    .chip = Oberfläche, Platz { $number }
slot-level = Ebene { $number }
    .chip = Ebene { $number }
side-basic = einfache Seite
side-advanced = fortgeschrittene Seite

## Hilfe: was jede Art Frage entscheidet und was ihre Möglichkeiten bedeuten

kind-key = Plättchen wählen
    .text = Wähle ein Zugangsplättchen. Es bestimmt, auf welcher Ebene du arbeitest: erst mit dem Sponsor, dann mit dem Taucher.
    .each = Ein Plättchen
kind-level = X-Plättchen legen
    .text = Ein X-Plättchen wirkt auf jeder Ebene. Die Sponsoren sind gerade eine Ebene gesunken: Sieh sie dir neu an.
    .each = Eine Ebene
kind-step-1 = Vor dem Tauchen
    .text = Das Plättchen berührt den Taucher. Jetzt kannst du Sponsor und Batterien nutzen; arbeitet der Taucher, ist beides vorbei.
kind-propeller = Propeller starten
    .text = Eine Batterie bewegt einen deiner Taucher auf oder ab, damit ein anderer am Plättchen steht.
    .each = Einer deiner Taucher
kind-move = Taucher bewegen
    .text = Der Taucher geht so weit, wie dein Mechaniker erlaubt; die dazwischen rücken auf.
    .each = Ein Platz in der Reihe
kind-effect = Der Taucher arbeitet
    .text = Nutze, was der Taucher an deinem Plättchen kann. Du musst nie.
kind-copied = Ein fremder Taucher arbeitet
    .text = Er arbeitet, als wäre er deiner: mit deinen Credits, auf deiner Ebene.
kind-step-3 = Ende des Zugs
    .text = Der Taucher geht nach ganz oben, alle über ihm sinken um einen Platz. Eine Batterie hält ihn unten.
kind-stay = Dein Taucher wurde genutzt
    .text = Lass ihn auftauchen, oder zahle eine Batterie, damit deine Reihe bleibt, wie sie ist.
kind-key-back = Plättchen zurückholen
    .text = Eines deiner benutzten Plättchen ist sofort wieder verfügbar.
    .each = Ein benutztes Plättchen
kind-upgrade = Taucher verbessern
    .text = Der Taucher zeigt für den Rest der Partie die bessere Seite, und du erhältst 1 Prestige.
    .each = Einer deiner Taucher
kind-keep = Auftrag behalten
    .text = Er gehört dir allein, sonst kann ihn niemand erfüllen. Die anderen kommen unter den Stapel.
    .each = Ein Auftrag
kind-payment = Auftrag bezahlen
    .text = Mehr als eine Ebene oder Mischung reicht aus: Wähle, was deine Suchzone verlässt.
    .each = Eine Ebene mit ihren Ressourcen
kind-gains = Ein Bonus, der die Partie beendet
    .text = Mit diesem Prestige erreichst du das Ziel: Die Runde wird zu Ende gespielt, dann ist Schluss.
kind-front = Vorderseite eines Belohnungsplättchens
    .text = Was die Vorderseite zeigt, geschieht jetzt, einmal.
    .each = Ein Taucher zum Verbessern
kind-reward-tile = Belohnungsplättchen nutzen
    .text = Der Sponsor lässt dich die Vorderseite eines beliebigen Plättchens der Kolonie nutzen; danach wird es ersetzt.
    .each = Ein Belohnungsplättchen
kind-sponsor-effect = Was der Sponsor tut
    .text = Dieser Sponsor kann eines von zwei Dingen für dich tun.
    .each = Was er anbietet
kind-swap-here = Tauschen: was du gibst
    .text = Wähle die Ressource dieser Ebene, die auf eine andere wechselt.
    .each = Eine Ressource dieser Ebene
kind-swap-there = Tauschen: was du bekommst
    .text = Wähle die Ressource, die dafür hierher kommt.
    .each = Eine Ressource einer anderen Ebene

can-key-number = Ein Plättchen mit Zahl
    .text = wirkt auf seiner Ebene: erst der Sponsor dort, dann der Taucher.
can-key-x = Dein X-Plättchen
    .text = wirkt auf jeder Ebene; vorher sinken alle Sponsoren um eine.
can-key-neutral = Ein neutrales X-Plättchen
    .text = wirkt ebenso, einmal, und geht dann in den Vorrat zurück.
can-fill = Auftrag erfüllen
    .text = Eine deiner Ebenen hat alles dafür: abgeben, werten, weitermachen.
can-sponsor = Sponsor nutzen
    .text = einmal, bevor der Taucher arbeitet; ungenutzt verfällt er.
can-propeller = Propeller starten
    .text = Zahle eine Batterie und hole einen anderen Taucher ans Plättchen.
can-activate = Taucher aktivieren
    .text = Der Taucher am Plättchen arbeitet jetzt; der Sponsor ist dann vorbei.
can-mechanic = Mechaniker verbessern
    .text = Jeder Propeller reicht von nun an einen Platz weiter.
can-hacker = Hacker verbessern
    .text = Deine Plättchen kommen von nun an einen Zug früher zurück.
can-take = Ressourcen nehmen
    .text = Sie kommen auf die Ebene deines Plättchens, wenn dort Platz ist.
can-reward = Belohnungsplättchen nehmen
    .text = Die Vorderseite gilt jetzt; die Rückseite zahlt bei jedem Auftrag dieser Ebene.
can-sell = An den Laden verkaufen
    .text = eine Ressource dieser Ebene, für Credits oder, in der obersten Reihe, für Prestige.
can-buy = Im Laden kaufen
    .text = Zahle den Preis der Reihe; die Ware kommt auf diese Ebene.
can-draw = Aufträge ziehen
    .text = vier Stück, und einer bleibt bei dir.
can-copy = Fremden Taucher nutzen
    .text = den auf derselben Ebene, zu seinem eigenen Preis.
can-done = Nichts mehr
    .text = Der Taucher hat genug getan.
can-surface = Auftauchen lassen
    .text = Er geht nach ganz oben; die Taucher darüber sinken um einen Platz.
can-oxygen = Unten behalten
    .text = Zahle eine Batterie: Die Reihe bleibt, wie sie ist.
can-decline = Verzichten
    .text = Niemand muss etwas nehmen.
can-metal = Metall
    .text = ein Metall für die Ebene deines Plättchens.
can-plant = Pflanze
    .text = eine Pflanze für die Ebene deines Plättchens.
can-fuel = Treibstoff
    .text = ein Treibstoff für die Ebene deines Plättchens.
can-tech = Tech
    .text = ein Tech für die Ebene deines Plättchens.
can-gain = Eine Batterie
    .text = eine Batterie für dich.
can-swap = Tauschen
    .text = Zahle eine Batterie und tausche eine Ressource dieser Ebene gegen eine andere.

## Fragen

ask-key = Welches Zugangsplättchen benutzt du?
ask-level = Auf welche Ebene legst du das X-Zugangsplättchen?
ask-step-1 = Schritt 1, Ebene { $level }: Das Zugangsplättchen berührt deinen Taucher ({ $diver }).
ask-propeller = Wessen Propeller startest du?
ask-move = Wohin geht dein Taucher ({ $diver })?
ask-key-back = Welches benutzte Zugangsplättchen holst du zurück?
ask-sponsor-effect = Was möchtest du vom Sponsor?
ask-upgrade = Welchen Taucher verbesserst du für { $price }? Du erhältst { $gain }.
ask-swap-here = Welche Ressource dieser Ebene tauschst du?
ask-swap-there = Wogegen tauschst du ({ $item })?
ask-reward-tile = Welches Belohnungsplättchen nutzt du?
ask-front = Belohnungsplättchen: { $reward }. Wie nutzt du die Vorderseite?
front-ends-game = Belohnungsplättchen: { $reward }. Mit diesem Prestige endet die Partie nach dieser Runde. Nimmst du es?
ask-effect = Schritt 2, Ebene { $level }: Was tut dein Taucher ({ $diver }){ $time ->
    [0] ?
    [1] {" "}beim ersten von zwei Malen?
   *[other] {" "}beim zweiten Mal?
}
ask-copied = Was tut der fremde Taucher ({ $diver }) für dich? { $text }
ask-keep = Welchen Auftrag behältst du?
ask-payment = Mit welchen Ressourcen erfüllst du { $contract }?
ask-gains = { $name } ist erfüllt. Das Plättchen auf Ebene { $level } gibt dazu { $things }; damit endet die Partie nach dieser Runde. Nimmst du es?
ask-step-3 = Schritt 3: Taucht dein Taucher ({ $diver }) auf?
ask-stay = Dein Taucher ({ $diver }) wurde genutzt: Taucht er auf?

## Antworten, die stehen bleiben

stand-step-1 = Ohne Frage weiter, bis hier etwas Neues möglich ist oder ich mehr Batterien habe
stand-effect = Ohne Frage weiter, bis ein Auftrag erfüllbar ist, der es vorher nicht war
stand-step-3 = Ohne Frage auftauchen, bis hier etwas Neues möglich ist oder ich mehr Batterien habe
stand-stay = Genutzte Taucher ohne Frage auftauchen lassen, bis ich mehr Batterien habe

## Antworten

key-choice = Zugangsplättchen { $number }: { $diver } (Sponsor: { $sponsor })
    .chip = { $diver }
    .more = { $sponsor }
key-choice-x = { $key }: jede Ebene, nachdem die Sponsoren eine nach unten gerückt sind
    .chip = { $key }
    .more = jede Ebene, Sponsoren sinken
level-choice = Ebene { $number }: { $diver } (Sponsor: { $sponsor })
    .chip = { $diver }
    .more = { $sponsor }
diver-in-slot = { $diver } ({ $slot })
    .chip = { $diver }
    .more = { $slot }
diver-upgrade = { $diver }: { $text }
    .chip = { $diver }
    .more = [upgrade] { $text }
reward-on-level = Ebene { $level }: { $reward }. { $text }
    .chip = { $reward }
    .more = Ebene { $level }
item-on-level = { $item } auf Ebene { $level }
    .chip = { $item }
    .more = Ebene { $level }
payment = Ebene { $level }: { $things }
    .chip = Ebene { $level }
    .more = −{ $things }
payment-bonus = Ebene { $level }: { $things }; das Plättchen dort gibt dazu { $bonus }
    .chip = Ebene { $level }
    .more = −{ $things } → { $bonus }
take-things = Nimm { $things }
    .chip = Nehmen
    .more = { $things }
take-reward = das Plättchen { $reward } nehmen
    .chip = { $reward }
    .more = { $reward }
take-reward-front-lost = { $what }; seine Vorderseite bringt jetzt nichts
    .chip = { $what }
    .more = Vorderseite ohne Nutzen
take-reward-over = { $what }; dein Plättchen dort ({ $old } je Auftrag) wird abgeworfen
    .chip = { $what }
    .more = ersetzt deines
buy = Kaufe { $item } für { $price }
    .chip = { $item } kaufen
    .more = −{ $price }
sell = Verkaufe { $item } für { $things }
    .chip = { $item } verkaufen
    .more = +{ $things }
use-sponsor = Nutze den Sponsor: { $text }
    .chip = Sponsor
    .more = { $text }
use-propeller = Gib 1 Batterie für einen Propeller aus (du hast { $batteries }): Bewege einen deiner Taucher um bis zu { $movement }
    .chip = Propeller
    .more = −1 [battery] → [propeller] { $movement }
use-activate = Aktiviere{ $twice ->
    [yes] {" "}zweimal
   *[no] {""}
}: { $diver }. { $text }
    .chip = { $diver }
    .more = { $twice ->
        [yes] [twice]{ " " }
       *[no] { "" }
    }{ $text }
use-fill = Erfülle { $contract }
    .chip = { $contract }
    .more = { $contract }
use-gain = Nimm 1 Batterie
    .chip = Batterie
    .more = +1 [battery]
use-swap = Zahle 1 Batterie und tausche zwei Ressourcen
    .chip = Tauschen
    .more = −1 [battery] → [swap]
use-mechanic = den Mechaniker verbessern; Propeller bewegen um bis zu { $then } statt { $now }
    .chip = Mechaniker
    .more = [propeller] { $now } → { $then }
use-hacker = den Hacker verbessern; deine Zugangsplättchen kommen mit dem { $then }. benutzten zurück statt mit dem { $now }.
    .chip = Hacker
    .more = zurück ab { $now } → { $then }
use-draw = { $cards ->
    [one] den letzten Auftrag ziehen und behalten
   *[other] { $cards } Aufträge ziehen und 1 behalten
}
    .chip = Aufträge
    .more = { $cards } [contract], 1 behalten
use-copy = { $diver } von { $seat } nutzen. { $text }
    .chip = { $diver }
    .more = von { $seat }
use-take = Nimm es: Die Partie endet nach dieser Runde
    .chip = Nehmen
    .more = die Partie endet
use-decline = Verzichte darauf
    .chip = Verzichten
use-done = { $time ->
    [0] Tu nichts
    [1] Tu beide Male nichts
   *[other] Tu nichts mehr
}
use-surface = Auftauchen; auf Ebene { $level } rückt nach: { $diver }
    .chip = Auftauchen
    .more = { $diver } rückt nach
use-oxygen = Gib 1 Batterie aus (du hast { $batteries }) und bleib auf Ebene { $level }
    .chip = Unten bleiben
    .more = −1 [battery]

## Natur

nature-diver = Welcher Taucher kommt als Nächster in die Reihe?
nature-resource = Welche Ressource liegt auf dieser Ebene?
nature-reward = Welches Belohnungsplättchen wird gezogen?
nature-sponsor = Welcher Sponsor kommt als Nächster?
nature-side = Welche Seite zeigt der Sponsor?
nature-shop = Welche Ressource bekommt der Laden?
nature-contract = Welcher Auftrag wird gezogen?
nature-first = Wer beginnt?

## Was geschah

fact-begins = { $seat } beginnt.
fact-round = Runde { $number }.
fact-uses_key = { $seat } benutzt { $key } auf Ebene { $level }.
fact-sponsors_move = Die Sponsoren rücken eine Ebene nach unten.
fact-uses_sponsor = { $seat } nutzt { $sponsor }.
fact-activates = { $seat } aktiviert: { $diver }.
fact-gains = { $seat } erhält { $things }.
fact-pays = { $seat } zahlt { $things }.
fact-spends_battery = { $seat } gibt eine Batterie aus.
fact-places = { $seat } legt { $item } auf Ebene { $level }.
fact-surfaces = { $diver } von { $seat } taucht auf.
fact-stays = { $diver } von { $seat } bleibt unten.
fact-moves = { $diver } von { $seat } bewegt sich: { $slot }.
fact-upgrades = { $seat } verbessert: { $diver }.
fact-takes_back = { $seat } holt { $key } zurück.
fact-keys_return = { $seat } erhält alle Zugangsplättchen zurück.
fact-improves_mechanic = { $seat } verbessert den Mechaniker: Bewegungswert { $value }.
fact-improves_hacker = { $seat } verbessert den Hacker: Zugangsplättchen kommen ab { $value } benutzten zurück.
fact-sells = { $seat } verkauft { $item } von Ebene { $level }.
fact-buys = { $seat } kauft { $item }.
fact-swaps = { $seat } tauscht { $here } auf Ebene { $level } gegen { $there } auf Ebene { $other }.
fact-copies = { $seat } nutzt { $diver } von { $owner } und zahlt { $price }.
fact-takes_reward = { $seat } nimmt das Belohnungsplättchen { $reward }.
fact-uses_reward = { $seat } nutzt das Belohnungsplättchen { $reward }.
fact-lays_reward = { $seat } legt das Plättchen auf Ebene { $level }: { $back } für jeden Auftrag, der dort erfüllt wird.
fact-reveals_reward = Neues Belohnungsplättchen auf Ebene { $level }: { $reward }.
fact-refills_bag = Die abgeworfenen Belohnungsplättchen kommen zurück in den Beutel.
fact-draws_contracts = { $seat } zieht Aufträge und behält einen.
fact-keeps = { $seat } behält { $contract }.
fact-fills = { $seat } erfüllt { $contract } auf Ebene { $level }.
fact-reveals_contract = Neuer öffentlicher Auftrag: { $contract }.
fact-ends = Die Partie endet nach Runde { $number }.

## Warum nicht

why-lacks = Auf Ebene { $level } noch nötig: { $things }.
why-lacks-one-of = Auf Ebene { $level } fehlt noch 1 Ressource: { $things }.
why-lacks-some = Auf Ebene { $level } fehlen noch { $count } Ressourcen in Farben deiner Wahl, zum Beispiel { $things }.
why-lacks-nothing = Alles dafür liegt dort.
why-key-used = Benutzt: Mit dem { $returns }. benutzten Plättchen kommen alle zurück; { $used } { $used ->
    [one] liegt
   *[other] liegen
} auf der Leiste.
why-sponsor-elsewhere = Dein Zugangsplättchen liegt auf Ebene { $level }: Nur der Sponsor dort hilft dir.
why-sponsor-used = Den Sponsor hast du in diesem Zug schon genutzt.
why-sponsor-nothing = Der Sponsor findet nichts zu tun.
why-no-battery = Du hast keine Batterie.
why-too-dear = Kostet { $price }; du hast { $credits ->
    [0] keinen
   *[other] { $credits }
}.
why-level-full = Die Ebene ist voll: Sie fasst { $spaces } Ressourcen.
why-sold-out = Nicht im Laden: { $item }.
why-column-full = Der Laden nimmt nichts mehr davon: { $item }.
why-track-end = Am Ende der Leiste.
why-tile-elsewhere = Dein Entdecker ist auf Ebene { $level } und nimmt nur Plättchen von dort.
why-tile-alike = Wie das Plättchen daneben: Wähle jenes.
why-deck-empty = Es gibt keinen Auftrag mehr zu ziehen.
why-copied-before = In dieser Aktivierung schon genutzt.
why-too-far = { $away } Plätze entfernt; dein Bewegungswert ist { $movement }.
why-bound = Der Taucher am Zugangsplättchen wurde in diesem Zug verbessert und muss dort bleiben.
why-neutral = Ein neutrales Zugangsplättchen kann man nicht zurückholen.
why-upgraded = Schon verbessert.
why-under-water = Unter Wasser: Dies gilt für aufgetauchte Taucher.
why-same-colour = Gleiches gegen Gleiches ({ $item }) änderte nichts.

## Warum

why-fill = { $prestige } sofort, ehe jemand anders ihn erfüllt.
why-fill-own = { $prestige } sofort.
why-level = Dein Taucher ({ $diver }) auf Ebene { $level }: { $best }
why-nearer = { $thing } auf Ebene { $level } { $left ->
    [0] vollendet { $contract } ({ $prestige }).
    [one] bringt { $contract } ({ $prestige }) näher; dann fehlt noch 1 Ressource.
   *[other] bringt { $contract } ({ $prestige }) näher; dann fehlen noch { $left } Ressourcen.
}
why-spare = { $thing } auf Ebene { $level }; kein Auftrag, den du kennst, verlangt dort danach.
why-also = Du erhältst { $things }.
why-key-back = Ein benutztes Zugangsplättchen kommt zurück.
why-both = { $first } { $second }
why-back = { $back } für jeden Auftrag, der auf Ebene { $level } erfüllt wird.
why-both-sides = { $front } Dann { $back } für jeden Auftrag, der auf Ebene { $level } erfüllt wird.
why-buy = Für { $price }: { $why }
why-sell = Bringt { $things }; { $needed ->
    [yes] aber ein Auftrag, den du kennst, braucht es ({ $item }).
   *[no] kein Auftrag, den du kennst, braucht es ({ $item }).
}
why-mechanic = Propeller bewegen bis zum Ende der Partie um { $then } statt { $now }.
why-hacker = Deine Zugangsplättchen kommen nach { $then } statt { $now } benutzten zurück.
why-draw = Eine Auswahl aus vier Aufträgen; du hältst { $hand }.
why-stays = Dein Taucher ({ $diver }) steht auf Ebene { $level } gleich wieder bereit.
why-saves-battery = Deine Batterie bleibt dir.
why-surface = Auf Ebene { $level } rückt nach: { $diver }.
why-keep = { $prestige }. { $why }
why-bonus = Das Plättchen dieser Ebene gibt dazu { $things }.
why-payment = Nimmt nichts, was ein anderer dir bekannter Auftrag braucht.
why-payment-spoils = Nimmt etwas, was ein anderer dir bekannter Auftrag braucht.
why-twice = Zweimal: { $best }
why-upgrade = Dein Taucher ({ $diver }) ist bis zum Ende der Partie stärker.

## Woraus Prestige besteht

part-contracts = Aufträge
part-upgrades = Verbesserungen durch Sponsoren
part-shop = Verkäufe im Laden
part-rewards = Belohnungsplättchen

## Der Tisch als Text

text-shop = Laden
text-shop-legend = Preise für einen einfachen Händler
text-colony = Kolonie: Sponsoren und Belohnungsplättchen
text-contracts = Aufträge
text-zone = Deine Suchzone
text-upgraded = verbessert
text-purse = { $prestige }, { $credits }, { $batteries }, { $used } von { $returns } Zugangsplättchen benutzt, Bewegungswert { $movement }, { $hand ->
    [0] kein privater Auftrag
    [one] 1 privater Auftrag
   *[other] { $hand } private Aufträge
}
text-buy = kaufen für { $price }
text-sell = verkaufen für { $credits }{ $prestige ->
    [0] {""}
   *[other] {" "}oder { $prestige } Prestige
}
text-none = keine
text-full = Spalte voll
text-deck = { $count } im Stapel
text-private = privat
text-x-keys = X-Zugangsplättchen:
text-keys = verfügbar:
text-surface = aufgetaucht:
text-bag = { $bag ->
    [one] 1 Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}, { $discards } abgeworfen

## Was auf Teilen steht

printed-reward = Belohnungen
printed-bonus = Bonus
printed-contract = Alle Ressourcen müssen auf einer deiner Ebenen liegen.
printed-credits = Credits
    .text = Damit bezahlst du Sponsoren, Taucher und den Laden.
printed-batteries = Batterien
    .text = Eine Batterie treibt einen Propeller an oder lässt einen Taucher unten bleiben.

## Was von benutzten Zugangsplättchen gesagt wird

said-track = { $number ->
    [one] noch 1, dann kommen alle zurück
   *[other] noch { $number }, dann kommen alle zurück
}
said-keys-used = { $used } von { $all } Zugangsplättchen benutzt
