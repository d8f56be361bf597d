// The same load as load.py puts on our server, in boardgame.io's own protocol.
//   node load.js PORT MATCHES RATE SECONDS SERVER_PID
const fs = require('fs');
const http = require('http');
const { io } = require('socket.io-client');

const [port, matches, rate, seconds, pid] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
const ready = [];
let latencies = [];
let sockets = 0;
let pushes = 0;

function post(path, body) {
  return new Promise((resolve, reject) => {
    const data = JSON.stringify(body);
    const request = http.request(
      `${base}${path}`,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', 'Content-Length': data.length } },
      (response) => {
        let text = '';
        response.on('data', (part) => { text += part; });
        response.on('end', () => resolve(JSON.parse(text)));
      },
    );
    request.on('error', reject);
    request.end(data);
  });
}

const now = () => Number(process.hrtime.bigint()) / 1e6;

// Processor seconds that the server has used.
function used() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop().trim().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Seat {
  constructor(match, playerID, credentials) {
    Object.assign(this, { match, playerID, credentials, sent: null });
  }

  open() {
    return new Promise((resolve) => {
      this.socket = io(`${base}/deep`, { transports: ['websocket'], forceNew: true });
      this.socket.on('connect', () => {
        sockets += 1;
        this.socket.emit('sync', this.match, this.playerID, this.credentials, 2);
      });
      this.socket.on('sync', (match, sync) => { this.seen(sync.state); resolve(); });
      this.socket.on('update', (match, state) => { pushes += 1; this.seen(state); });
    });
  }

  seen(state) {
    if (this.sent !== null && state._stateID > this.sent.version) {
      latencies.push(now() - this.sent.due);
      this.sent = null;
    }
    if (state.ctx.currentPlayer === this.playerID && this.sent === null) ready.push({ seat: this, version: state._stateID });
  }

  answer(version, due) {
    this.sent = { version, due };
    const payload = { type: 'answer', args: [version % 25], playerID: this.playerID, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, version, this.match, this.playerID);
  }
}

async function run(length, pace) {
  latencies = [];
  pushes = 0;
  const began = now();
  const busy = used();
  const own = process.cpuUsage();
  let due = began;
  while (now() < began + length * 1000) {
    if ((pace !== null && due > now()) || ready.length === 0) {
      await new Promise((resolve) => { setTimeout(resolve, 1); });
    } else {
      const { seat, version } = ready.shift();
      seat.answer(version, pace !== null ? due : now());
      if (pace !== null) due += 1000 / pace;
      else if (ready.length % 20 === 0) await new Promise((resolve) => { setImmediate(resolve); });
    }
  }
  const took = (now() - began) / 1000;
  const mine = process.cpuUsage(own);
  const done = latencies.slice().sort((a, b) => a - b);
  const at = (part) => Math.round(10 * (done[Math.floor(done.length * part)] || 0)) / 10;
  return {
    answers: done.length,
    answers_per_s: Math.round((10 * done.length) / took) / 10,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    pushes_per_s: Math.round((10 * pushes) / took) / 10,
    sockets,
    processor_us_per_answer: Math.round((1e6 * (used() - busy)) / Math.max(1, done.length)),
    client_us_per_answer: Math.round((mine.user + mine.system) / Math.max(1, done.length)),
  };
}

async function sitDown() {
  const made = await post('/games/deep/create', { numPlayers: 2 });
  for (const playerID of ['0', '1']) {
    const joined = await post(`/games/deep/${made.matchID}/join`, { playerID, playerName: `P${playerID}` });
    await new Seat(made.matchID, playerID, joined.playerCredentials).open();
  }
}

async function main() {
  const began = now();
  for (let first = 0; first < matches; first += 20) {
    await Promise.all(Array.from({ length: Math.min(20, matches - first) }, sitDown));
  }
  const result = { tables: matches, set_up_per_s: Math.round((10000 * matches) / (now() - began)) / 10 };
  await run(Math.min(3, seconds), rate);
  result.steady = await run(seconds, rate);
  result.flat_out = await run(seconds, null);
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

main();
