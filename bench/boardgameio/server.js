// boardgame.io's server with its own storage on disk.
//   node server.js PORT FOLDER
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const game = require('./game');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port) });
