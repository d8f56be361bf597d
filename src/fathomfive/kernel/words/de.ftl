# Wörter, die alle Spiele teilen.
named = { $name }
seat = Platz { $number }
nature = Natur
yes = Ja
no = Nein
done = Fertig
pass = Passen
number = { $number }
