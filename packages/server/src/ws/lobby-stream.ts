/** The stream of the lobby: the public tables, and every change to one. */
import type { Context } from '../http/context.ts'
import { tableInfo } from '../tables/info.ts'
import type { Socket } from './socket.ts'

const SHOWN = 100

export async function lobbyStream(context: Context, socket: Socket): Promise<void> {
  const stop = context.tables.onLobby((table) => socket.send(JSON.stringify({ type: 'table', table })))
  socket.onClose(stop)
  socket.onText(() => socket.refuse('bad-request', null))
  const open = await context.storage.publicTables({ status: 'open', limit: SHOWN })
  const running = await context.storage.publicTables({ status: 'running', limit: SHOWN })
  const tables = [...open, ...running].map((row) => tableInfo(row, -1))
  socket.send(JSON.stringify({ type: 'tables', tables }))
}
