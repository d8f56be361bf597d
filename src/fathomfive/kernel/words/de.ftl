# Wörter, die alle Spiele teilen.
named = { $name }
seat = Platz { $number }
nature = Natur
yes = Ja
no = Nein
done = Fertig
pass = Passen
number = { $number }
lesson-astray = Dein eigener Weg
    .text = Dafür habe ich nichts vorbereitet: Antworte, wie du magst. Ich melde mich, sobald es wieder passt.
lesson-else = Das geht auch
    .text = Es ist erlaubt, aber nicht, was ich meinte. Nimm es zurück, oder lass es so und sieh, was daraus wird.

## Nach einer Partie: was den Unterschied gemacht hat

difference-behind = { $name } hat bei „{ $part }“ { $points } mehr geholt als du: Das wog am meisten.
difference-held = Du warst bei „{ $part }“ um { $points } voraus.
difference-nowhere = Nirgends warst du { $name } voraus: Fang mit der Regel hinter „{ $part }“ an, dem § in dieser Zeile.
difference-ahead = Du hast bei „{ $part }“ { $points } mehr geholt als { $name }: Das wog am meisten.
difference-lost = { $name } war bei „{ $part }“ um { $points } voraus.
difference-everywhere = Nirgends war { $name } dir voraus.
difference-level = Du und { $name } wart in allem gleich, was zählt.
difference-tie = Nur die Regel für Gleichstand konnte euch unterscheiden.
difference-most = Die meisten Punkte kamen von „{ $part }“: { $points }.
difference-least = Am wenigsten brachte „{ $part }“: { $points }.
difference-reached = { $count } von { $goals } Zielen wurden erreicht.
difference-missed = Es fehlte: { $parts }.
difference-all = Es fehlte nichts.
difference-ending = { $text }
difference-at-once = So war es aus, bevor etwas gezählt wurde: Behalte das vom ersten Zug an im Auge.
