/** The same tic-tac-toe on boardgame.io 0.50: its headless client, local, without network or debug panel, and its bot. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Driver } from './playouts.ts'

interface State {
  readonly G: Board
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

interface PeerClient {
  reset(): void
  getState(): State | null
  readonly moves: { readonly mark: (cell: number) => void }
}

type Enumerate = (board: Board) => { move: string; args: number[] }[]

/** As much of it as is used here: it lies in `bench/` with a lockfile of its own, and so do its types. */
interface Peer {
  Client(setup: { game: typeof GAME; numPlayers: number; debug: boolean }): PeerClient
  readonly MCTSBot: new (how: {
    game: typeof GAME
    enumerate: Enumerate
    iterations: number
    seed: string
  }) => {
    play(state: State, player: string): unknown
  }
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

const GAME = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: Board; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }: State) => {
    if (hasLine(G)) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/** From the sources, and from the bundle. */
const PLACES = ['../../../../bench/package.json', '../../../bench/package.json']

/** Null when it is not installed: only `npm run bench` does that. */
function loadPeer(): Peer | null {
  const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url))
  if (place === undefined) return null
  // Read by the peer and its store when they load: without it they check and log every move.
  process.env['NODE_ENV'] = 'production'
  try {
    const load = createRequire(place)
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
  const client = peer.Client({ game: GAME, numPlayers: 2, debug: false })
  return () => {
    // Cheaper for the peer than a new client for each game.
    client.reset()
    let moves = 0
    for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
      const empty = emptyCells(state.G)
      client.moves.mark(empty[driver.below(empty.length)])
      moves++
    }
    return moves
  }
}

/** A function that searches the opening with its bot, so many iterations each time. */
export function peerSearch(iterations: number): (() => number) | null {
  const peer = loadPeer()
  if (peer === null) return null
  const state = peer.Client({ game: GAME, numPlayers: 2, debug: false }).getState()
  if (state === null) throw new Error('boardgame.io has no opening position')
  const enumerate: Enumerate = (board) => emptyCells(board).map((cell) => ({ move: 'mark', args: [cell] }))
  const bot = new peer.MCTSBot({ game: GAME, enumerate, iterations, seed: 'bench' })
  return () => {
    // Unless told otherwise, the bot is done when the call returns.
    void bot.play(state, '0')
    return iterations
  }
}
