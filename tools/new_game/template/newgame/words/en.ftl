game = New Game
    .text = Play cards for points, and risk drawing another one.

card-shell = shell
card-pearl = pearl
card-crown = crown
card-label = { $card } ({ $worth ->
    [one] 1 point
   *[other] { $worth } points
})

ask-card = Which card do you play?
ask-more = Draw another card? One like the card you have just played is lost.
more-draw = Draw
more-rest = Rest

kind-card = A card to play
    .text = It goes into your row, and counts at the end.
    .each = A card of your hand.
kind-more = Go on, or rest
    .text = Another card may be a gain. One like the card you have just played is lost.
can-draw = Draw
    .text = Take a card from the deck, and risk losing it.
can-rest = Rest
    .text = Your turn ends.

nature-card = A card is drawn.
nature-first = Who begins?

fact-begins = { $seat } begins.
fact-takes = { $seat } takes a { $card }.
fact-lays = { $seat } plays a { $card }.
fact-loses = { $seat } draws a { $card } and loses it.

why-card = It is worth { $worth ->
    [one] 1 point.
   *[other] { $worth } points.
}
why-draw = { $chance } of 100 cards would be lost.

text-deck = Deck
text-hand = Your hand

view-turn = turn
view-rows = played
    .piece = card
view-discard = discard
    .piece = card
view-hands = hands
    .piece = card
