/** boardgame.io's server with its in-memory storage, and enough of its protocol to play tic-tac-toe on it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Rng, seedWords } from '@waystation/kernel'
import { freePort } from '../../test/support/postgres.ts'
import type { Dialect } from './drive.ts'

const GAME = 'tic-tac-toe'

interface Process {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export async function startBoardgameIo(): Promise<Process> {
  const port = await freePort()
  const program = fileURLToPath(new URL('./boardgame-io-server.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`boardgame.io ended with ${code}`)))
  })
  const stop = async (): Promise<void> => {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}

interface State {
  G: { cells: (string | null)[] }
  ctx: { currentPlayer: string; gameover?: unknown }
  _stateID: number
}

/** Socket.IO over a plain WebSocket: the same client that drives our server. */
export function boardgameIo(url: string): Dialect {
  const rng = new Rng(seedWords('bench'))
  const emit = (...args: unknown[]): string => `42/${GAME},${JSON.stringify(args)}`
  return {
    connect: () => ({ address: `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, headers: {} }),
    read(player, text) {
      const nothing = { own: false, over: false, play: null, ready: false }
      const match = `m${player.table}`
      if (text.startsWith('0')) player.connection.send(`40/${GAME},`)
      else if (text === '2') player.connection.send('3')
      else if (text.startsWith('40/')) player.connection.send(emit('sync', match, String(player.seat), undefined, 2))
      if (!text.startsWith('42/')) return nothing
      const [kind, , second] = JSON.parse(text.slice(text.indexOf(',') + 1)) as [string, string, unknown]
      if (kind !== 'sync' && kind !== 'update') return nothing
      const state = (kind === 'sync' ? (second as { state: State }).state : second) as State
      const own = kind === 'update' && player.sentAt > 0
      const over = state.ctx.gameover !== undefined
      const ready = kind === 'sync'
      if (over || state.ctx.currentPlayer !== String(player.seat)) return { own, over, play: null, ready }
      const empty = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []))
      const payload = { type: 'clickCell', args: [empty[rng.int(empty.length)]], playerID: String(player.seat) }
      const play = emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(player.seat))
      return { own, over, play, ready }
    },
  }
}
