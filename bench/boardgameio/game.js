// A game with a state of about the size of Deep Blue's: hidden hands, a bag, a market, a log of the last sixty lines.
const { PlayerView, TurnOrder } = require('boardgame.io/core');

const LOG = 60;
const NODES = 25;

function setup({ ctx, random }) {
  const bag = random.Shuffle(Array.from({ length: 60 }, (_, i) => i % 6));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: bag.splice(0, 5), resting: [], chest: 0 };
  }
  return {
    secret: { bag },
    players,
    left: bag.length,
    market: [0, 1, 2, 3, 4, 5],
    nodes: Array.from({ length: NODES }, (_, i) => ({ id: i, wreck: i % 7, stones: [], seen: i < 4 })),
    boats: Array.from({ length: ctx.numPlayers }, () => [0, 0]),
    drawn: [],
    log: [],
  };
}

// One answer: draw a stone, move a boat, tell what happened.
function answer({ G, playerID, random, events }, node) {
  if (!Number.isInteger(node) || node < 0 || node >= NODES) return 'INVALID_MOVE';
  if (G.secret.bag.length === 0) {
    G.secret.bag = random.Shuffle(Array.from({ length: 60 }, (_, i) => i % 6));
  }
  const stone = G.secret.bag.pop();
  G.left = G.secret.bag.length;
  G.drawn.push(stone);
  if (G.drawn.length > 8) G.drawn.shift();
  G.boats[playerID][stone % 2] = node;
  G.nodes[node].stones.push(stone);
  if (G.nodes[node].stones.length > 3) G.nodes[node].stones.shift();
  G.nodes[node].seen = true;
  G.players[playerID].chest += stone;
  G.log.push({ kind: 'draws', args: [Number(playerID), stone], text: `Player ${playerID} draws stone ${stone} at ${node}.` });
  if (G.log.length > LOG) G.log.shift();
  events.endTurn();
  return undefined;
}

module.exports = {
  name: 'deep',
  setup,
  moves: { answer: { move: answer, client: false } },
  turn: { order: TurnOrder.DEFAULT },
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
};
