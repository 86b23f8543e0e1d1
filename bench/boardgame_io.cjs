// boardgame.io's own server with its tic-tac-toe, in memory, on a free port that is printed; on SIGUSR2 it collects garbage
// and prints what its objects take.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const three = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    if (LINES.some(three)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

process.on("SIGUSR2", () => {
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`objects ${heapUsed + external}`);
});
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
