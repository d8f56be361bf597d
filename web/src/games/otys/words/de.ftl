### Otys auf dem Bildschirm: Überschriften und kurze Namen.

round = Runde { $number }
step-0 = Zugang wählen
step-1 = Zugang und Sponsor
step-2 = Taucher
step-3 = Auftauchen
public-contracts = Öffentliche Aufträge
own-contracts = Deine Aufträge
no-contracts = keine
rewards = Belohnungen
sponsors = Sponsoren
bonus = Bonus
credits = Credits
batteries = Batterien
goal = Ab { $number } Prestige endet die Partie nach dieser Runde.
hacker-track = Hackerleiste
contracts-left = { $number ->
    [one] Auftrag
   *[other] Aufträge
}
bag-left = im Beutel
keep-one = Behalte einen Auftrag
level = Ebene { $number }
first = beginnt jede Runde
own = Meine Tafel
others = Andere

## Lange Namen mit ihren Trennstellen

contract-generator-house = Generator­haus
contract-breakwater = Wellen­brecher
contract-fuel-depot = Treibstoff­lager
contract-infirmary = Kranken­station
contract-observatory = Observa­torium
contract-twin-order = Doppel­bestellung
contract-supply-crate = Versorgungs­kiste
contract-repair-order = Reparatur­auftrag
contract-floating-garden = Schwimmen­der Garten
contract-scrap-trade = Schrott­handel
contract-seed-bank = Saatgut­bank
contract-stockpile = Vorrats­lager
contract-deep-city = Tiefsee­stadt
contract-spare-parts = Ersatz­teile
contract-lighthouse = Leucht­turm
contract-double-hull = Doppel­rumpf

## Kurze Namen für schmale Tafeln

diver-metal-expert = Metall
diver-plant-expert = Pflanzen
diver-fuel-expert = Treibstoff
diver-tech-expert = Tech

## Zeichen des Spielplans, für die Hilfe

sign-credit = Credit: bezahlt Hilfe
sign-battery = Batterie: bewegt oder hält einen Taucher
sign-prestige = Prestige: 18 beenden die Partie
sign-twice = der Taucher arbeitet zweimal
sign-keyback = ein benutztes Plättchen kommt zurück
sign-upgrade = ein Taucher zeigt die bessere Seite
sign-draw = Aufträge ziehen, einen behalten
sign-reward = Belohnungsplättchen dieser Ebene
sign-propeller = Mechaniker: wie weit Taucher gehen
sign-hacker = Hacker: wann Plättchen zurückkommen
sign-any = irgendeine Ressource
sign-free = kostet keine Credits
sign-surface = ein Taucher taucht auf
sign-helmet = einer deiner Taucher
sign-swap = tauschen
sign-metal = Metall
sign-plant = Pflanze
sign-fuel = Treibstoff
sign-tech = Tech
