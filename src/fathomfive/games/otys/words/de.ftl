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
key-x = eigenes X-Zugangsplättchen
key-neutral = neutrales X-Zugangsplättchen

## Spezialisten

mechanic = Mechaniker
    .text = Wie weit ein Propeller einen deiner Taucher bewegt.
hacker = Hacker
    .text = Nach wie vielen benutzten Zugangsplättchen du alle zurückbekommst.

## Taucher

diver-metal-expert = Metallexperte
    .text = Legt 1 Metall auf seine Ebene.
    .upgraded = Legt 1 Metall auf seine Ebene und bringt dir ein neutrales X-Zugangsplättchen.
diver-plant-expert = Pflanzenexperte
    .text = Legt 1 Pflanze auf seine Ebene.
    .upgraded = Legt 1 Pflanze auf seine Ebene und bringt dir 1 Credit.
diver-fuel-expert = Treibstoffexperte
    .text = Legt 1 Treibstoff auf seine Ebene.
    .upgraded = Legt 1 Treibstoff auf seine Ebene und bringt dir 1 Batterie.
diver-tech-expert = Techexperte
    .text = Legt 1 Tech auf seine Ebene.
    .upgraded = Legt 1 Tech auf seine Ebene und holt dir ein benutztes Zugangsplättchen deiner Farbe zurück.
diver-trader = Händler
    .text = Kauft oder verkauft 1 Ressource im Laden.
    .upgraded = Kauft 1 Credit billiger oder verkauft für 1 Credit oder 1 Prestige mehr.
diver-spy = Spion
    .text = Für 1 Credit: 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn auf gleicher Ebene nutzen.
    .upgraded = Kostenlos: 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn auf gleicher Ebene nutzen.
diver-engineer = Ingenieur
    .text = Für 1 Credit: Mechaniker oder Hacker verbessern.
    .upgraded = Kostenlos: Mechaniker oder Hacker verbessern.
diver-explorer = Entdecker
    .text = Für 2 Credits: ein Belohnungsplättchen seiner Ebene nehmen, vorn einmal nutzen, hinten als Bonus behalten.
    .upgraded = Für 1 Credit: ein Belohnungsplättchen seiner Ebene nehmen, vorn einmal nutzen, hinten als Bonus behalten.

## Sponsoren

sponsor-1 = Sponsor 1
    .basic = Du erhältst 1 Credit.
    .advanced = Dein Händler, Spion, Ingenieur und Entdecker kosten dich in diesem Zug keine Credits.
sponsor-2 = Sponsor 2
    .basic = Nutze den Effekt deines aktivierten Tauchers zweimal.
    .advanced = Nutze die Vorderseite eines beliebigen Belohnungsplättchens der Kolonie, dann wirf es ab.
sponsor-3 = Sponsor 3
    .basic = Hole ein benutztes Zugangsplättchen deiner Farbe zurück.
    .advanced = Dein Taucher auf Ebene 5 taucht auf.
sponsor-4 = Sponsor 4
    .basic = Zahle 2 Credits: verbessere deinen aktivierten Taucher, 1 Prestige.
    .advanced = Zahle 2 Credits: verbessere einen aufgetauchten Taucher, 1 Prestige.
sponsor-5 = Sponsor 5
    .basic = Du erhältst 1 Batterie.
    .advanced = Du erhältst 1 Batterie oder zahlst 1, um eine Ressource dieser Ebene mit einer anderswo zu tauschen.

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
contract-biofuel-still = Brennerei
contract-generator-house = Generatorhaus
contract-signal-mast = Signalmast
contract-breakwater = Wellenbrecher
contract-seed-bank = Saatgutbank
contract-fuel-depot = Treibstofflager
contract-archive = Archiv
contract-kelp-frames = Tanggestelle
contract-lamp-oil = Lampenöl
contract-harbour-lights = Hafenlichter
contract-radio-buoy = Funkboje
contract-cargo-winch = Lastenwinde
contract-herb-laboratory = Kräuterlabor
contract-boathouse = Bootshaus
contract-infirmary = Krankenstation
contract-drill-rig = Bohrturm
contract-greenhouse = Gewächshaus
contract-ferry-line = Fährlinie
contract-hatchery = Fischzucht
contract-dry-dock = Trockendock
contract-floating-garden = Schwimmender Garten
contract-power-station = Kraftwerk
contract-observatory = Observatorium
contract-scrap-trade = Schrotthandel
contract-mixed-cargo = Stückgut
contract-twin-order = Doppelbestellung
contract-supply-crate = Versorgungskiste
contract-repair-order = Reparaturauftrag
contract-bulk-freight = Massengut
contract-settlement = Siedlung
contract-new-quarter = Neues Viertel

## Wie von den Teilen gesprochen wird

listed = { $first }, { $rest }
item-metal = Metall
item-plant = Pflanze
item-fuel = Treibstoff
item-tech = Tech
amount-metal = { $number } Metall
amount-plant = { $number ->
    [one] 1 Pflanze
   *[other] { $number } Pflanzen
}
amount-fuel = { $number } Treibstoff
amount-tech = { $number } Tech
amount-credit = { $number ->
    [one] 1 Credit
   *[other] { $number } Credits
}
amount-battery = { $number ->
    [one] 1 Batterie
   *[other] { $number } Batterien
}
amount-prestige = { $number } Prestige
amount-neutral-key = { $number ->
    [one] 1 neutrales X-Zugangsplättchen
   *[other] { $number } neutrale X-Zugangsplättchen
}
amount-used-key = ein benutztes Zugangsplättchen
numbers = { $numbers }, jede Zahl in einer anderen Farbe
contract = { $name } ({ $needs }: { $gains })
reward = { $front } (dann { $back } je Auftrag)
bonus = { $things } (Bonus der Ebene)
slot-surfaced = Oberfläche, Platz { $number }
slot-level = Ebene { $number }
side-basic = einfache Seite
side-advanced = fortgeschrittene Seite

## Fragen

ask-key = Welches Zugangsplättchen benutzt du?
ask-level = Auf welche Ebene legst du das X-Zugangsplättchen?
ask-step-1 = Schritt 1, Ebene { $level }: Das Zugangsplättchen berührt deinen Taucher ({ $diver }).
ask-propeller = Wessen Propeller startest du?
ask-move = Wohin geht dein Taucher ({ $diver })?
ask-key-back = Welches benutzte Zugangsplättchen holst du zurück?
ask-sponsor-effect = Was möchtest du vom Sponsor?
ask-upgrade = Welchen Taucher verbesserst du?
ask-swap-here = Welche Ressource dieser Ebene tauschst du?
ask-swap-there = Wogegen tauschst du ({ $item })?
ask-reward-tile = Welches Belohnungsplättchen nutzt du?
ask-front = Belohnungsplättchen: { $reward }. Wie nutzt du die Vorderseite?
ask-effect = Schritt 2, Ebene { $level }: Was tut dein Taucher ({ $diver })?
ask-copied = Was tut der fremde Taucher ({ $diver }) für dich? { $text }
ask-keep = Welchen Auftrag behältst du?
ask-payment = Mit welchen Ressourcen erfüllst du { $contract }?
ask-gains = { $name } ist erfüllt. Was nimmst du?
ask-step-3 = Schritt 3: Taucht dein Taucher ({ $diver }) auf?
ask-stay = Dein Taucher ({ $diver }) wurde genutzt: Taucht er auf?

## Antworten

key-choice = Zugangsplättchen { $number }: { $diver } (Sponsor: { $sponsor })
level-choice = Ebene { $number }: { $diver } (Sponsor: { $sponsor })
diver-in-slot = { $diver } ({ $slot })
diver-upgrade = { $diver }: { $text }
reward-on-level = Ebene { $level }: { $reward }
item-on-level = { $item } auf Ebene { $level }
payment = Ebene { $level }: { $things }
take-things = Nimm { $things }
take-reward = Nimm das Plättchen { $reward }
buy = Kaufe { $item } für { $price }
sell = Verkaufe { $item } für { $things }
use-sponsor = Nutze den Sponsor: { $text }
use-propeller = Gib eine Batterie für einen Propeller aus
use-activate = Aktiviere: { $diver }
use-fill = Erfülle { $contract }
use-gain = Nimm 1 Batterie
use-swap = Zahle 1 Batterie und tausche zwei Ressourcen
use-mechanic = Verbessere den Mechaniker auf { $value }
use-hacker = Verbessere den Hacker auf { $value } Zugangsplättchen
use-draw = Ziehe 4 Aufträge und behalte 1
use-copy = Nutze { $diver } von { $seat }: { $text }
use-take = Nimm es
use-decline = Verzichte
use-done = Nichts (mehr)
use-surface = Auftauchen
use-oxygen = Gib eine Batterie aus und bleib unten

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
fact-improves_hacker = { $seat } verbessert den Hacker: { $value } benutzte Zugangsplättchen.
fact-sells = { $seat } verkauft { $item } von Ebene { $level }.
fact-buys = { $seat } kauft { $item }.
fact-swaps = { $seat } tauscht { $here } auf Ebene { $level } gegen { $there } auf Ebene { $other }.
fact-copies = { $seat } nutzt { $diver } von { $owner } für { $things }.
fact-takes_reward = { $seat } nimmt das Belohnungsplättchen { $reward }.
fact-uses_reward = { $seat } nutzt das Belohnungsplättchen { $reward }.
fact-lays_reward = { $seat } legt { $reward } auf Ebene { $level }.
fact-reveals_reward = Neues Belohnungsplättchen auf Ebene { $level }: { $reward }.
fact-refills_bag = Die abgeworfenen Belohnungsplättchen kommen zurück in den Beutel.
fact-draws_contracts = { $seat } zieht Aufträge und behält einen.
fact-keeps = { $seat } behält { $contract }.
fact-fills = { $seat } erfüllt { $contract } auf Ebene { $level }.
fact-reveals_contract = Neuer öffentlicher Auftrag: { $contract }.
fact-ends = Die Partie endet nach Runde { $number }.

## Warum nicht

why-lacks = Auf Ebene { $level } fehlt noch: { $things }.
why-lacks-nothing = Alles dafür liegt dort.
why-key-used = Benutzt: Mit dem { $returns }. benutzten Plättchen kommen alle zurück; { $used } { $used ->
    [one] liegt
   *[other] liegen
} auf der Leiste.
why-sponsor-elsewhere = Dein Zugangsplättchen liegt auf Ebene { $level }: Nur der Sponsor dort hilft dir.
why-sponsor-used = Den Sponsor hast du in diesem Zug schon genutzt.
why-sponsor-nothing = Der Sponsor findet nichts zu tun.
why-no-battery = Du hast keine Batterie.
why-too-dear = Kostet { $price }; du hast { $credits }.
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
   *[other] bringt { $contract } ({ $prestige }) näher; dann fehlt noch { $left }.
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
text-purse = { $prestige }, { $credits }, { $batteries }, { $used } von { $returns } Zugangsplättchen benutzt, Bewegungswert { $movement }, { $hand } privat
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
