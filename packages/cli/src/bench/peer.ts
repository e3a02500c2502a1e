/** The same tic-tac-toe on boardgame.io 0.50: its headless client, local, without network or debug panel, and its bot. */
import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import type { MCTSBot } from 'boardgame.io/ai'
import type { Client } from 'boardgame.io/client'
import type { Driver } from './playouts.ts'

interface Peer {
  readonly Client: typeof Client
  readonly MCTSBot: typeof MCTSBot
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

interface Board {
  cells: (string | null)[]
}

const hasLine = ({ cells }: Board): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])

const emptyCells = ({ cells }: Board): number[] => cells.flatMap((cell, i) => (cell === null ? [i] : []))

const GAME: Game<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G)) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/** Null when boardgame.io, a development dependency, is not installed. */
function loadPeer(): Peer | null {
  // Read by the peer and its store when they load: without it they check and log every move.
  process.env['NODE_ENV'] = 'production'
  try {
    const load = createRequire(import.meta.url)
    return { ...(load('boardgame.io/client') as Peer), ...(load('boardgame.io/ai') as Peer) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** A function that plays one random game and says how many moves it took. */
export function peerPlayout(driver: Driver): (() => number) | null {
  const peer = loadPeer()
  if (peer === null) return null
  const client = peer.Client<Board>({ game: GAME, numPlayers: 2, debug: false })
  return () => {
    // Cheaper for the peer than a new client for each game.
    client.reset()
    let moves = 0
    for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
      const empty = emptyCells(state.G)
      client.moves['mark'](empty[driver.below(empty.length)])
      moves++
    }
    return moves
  }
}

/** A function that searches the opening with its bot, so many iterations each time. */
export function peerSearch(iterations: number): (() => number) | null {
  const peer = loadPeer()
  if (peer === null) return null
  const state = peer.Client<Board>({ game: GAME, numPlayers: 2, debug: false }).getState()
  if (state === null) throw new Error('boardgame.io has no opening position')
  const enumerate = (board: Board): { move: string; args: number[] }[] =>
    emptyCells(board).map((cell) => ({ move: 'mark', args: [cell] }))
  const bot = new peer.MCTSBot({ game: GAME, enumerate, iterations, seed: 'bench' })
  return () => {
    // Unless told otherwise, the bot is done when the call returns.
    void bot.play(state, '0')
    return iterations
  }
}
