game = New Game
    .text = Spiele Karten für Punkte aus und wage es, noch eine zu ziehen.

card-shell = Muschel
card-pearl = Perle
card-crown = Krone
card-label = { $card } ({ $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
})

ask-card = Welche Karte spielst du aus?
ask-more = Noch eine Karte ziehen? Eine wie die eben gespielte geht verloren.
more-draw = Ziehen
more-rest = Ausruhen

kind-card = Eine Karte ausspielen
    .text = Sie kommt in deine Reihe und zählt am Ende.
    .each = Eine Karte deiner Hand.
kind-more = Weiter oder ausruhen
    .text = Noch eine Karte kann ein Gewinn sein. Eine wie die eben gespielte geht verloren.
can-draw = Ziehen
    .text = Nimm eine Karte vom Stapel, auf die Gefahr hin, sie zu verlieren.
can-rest = Ausruhen
    .text = Dein Zug endet.

nature-card = Eine Karte wird gezogen.
nature-first = Wer beginnt?

fact-begins = { $seat } beginnt.
fact-takes = { $seat } nimmt: { $card }.
fact-lays = { $seat } spielt: { $card }.
fact-loses = { $seat } zieht { $card } und verliert die Karte.

why-card = Sie zählt { $worth ->
    [one] 1 Punkt.
   *[other] { $worth } Punkte.
}
why-draw = { $chance } von 100 Karten gingen verloren.

text-deck = Stapel
text-hand = Deine Hand

view-turn = am Zug
view-rows = gespielt
    .piece = card
view-discard = Ablage
    .piece = card
view-hands = Hände
    .piece = card
