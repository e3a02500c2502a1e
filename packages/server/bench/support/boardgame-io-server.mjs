// boardgame.io as its documentation shows it: tic-tac-toe, in memory.
import { createRequire } from 'node:module'

const load = createRequire(new URL('../../../../bench/package.json', import.meta.url))
const { Server, Origins } = load('boardgame.io/server')
const { INVALID_MOVE } = load('boardgame.io/core')

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
/** @param {(string | null)[]} cells */
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /**
     * @param {{ G: { cells: (string | null)[] }, playerID: string }} context
     * @param {number} cell
     */
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  /** @param {{ G: { cells: (string | null)[] }, ctx: { currentPlayer: string } }} context */
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
await server.run(Number(process.argv[2]))
process.send?.('ready')
process.once('disconnect', () => process.exit(1))
