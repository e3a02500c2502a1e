/** Streams over WebSockets: origin checked, so many per address. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOSE, type HouseMessage } from '@waystation/protocol'
import type { WebSocket } from 'ws'
import type { Context } from '../http/context.ts'
import { markOf } from '../identity/cookies.ts'
import { networkOf } from '../security/network.ts'
import { fromOurPages } from '../security/origin.ts'
import { preferredLanguage } from '../text/index.ts'
import { tableInfo } from '../tables/info.ts'
import { Refused } from '../workers/refused.ts'
import { Heartbeat } from './heartbeat.ts'
import { myStream } from './my-stream.ts'
import { Neighbours } from './neighbours.ts'
import { type Far, Socket } from './socket.ts'
import { tableStream } from './table-stream.ts'

/** How often it is looked whether sessions go on. */
const SESSIONS_MS = 60_000
/** Tables of each status that the lobby begins with. */
const SHOWN = 100

/** `movable=1`: this client follows, when it is told that the table's people are at another process. */
interface TableStream {
  Params: { id: string }
  Querystring: { movable?: string }
}

export class Streams {
  private readonly context: Context
  private readonly neighbours = new Neighbours()
  private readonly open = new Set<Socket>()
  private readonly heartbeat: Heartbeat
  private readonly timer: NodeJS.Timeout

  constructor(context: Context) {
    this.context = context
    this.heartbeat = new Heartbeat(context.config.limits.heartbeatMs)
    this.timer = setInterval(() => void this.checkSessions(), SESSIONS_MS)
    this.timer.unref()
    context.onSignedOut((sessions) => this.end(sessions))
    context.keeper.onChange(async (told) => {
      await this.shutOut()
      if (told) this.tellAnnouncement()
    })
  }

  /** Nobody looks on through a session that is over. */
  private end(sessions: readonly string[]): void {
    const over = new Set(sessions)
    for (const socket of this.open) {
      if (socket.session !== null && over.has(socket.session)) socket.close(CLOSE.signedOut, 'signed-out')
    }
  }

  /** Nobody looks on who may not be in the house. */
  private async shutOut(): Promise<void> {
    const { keeper, storage } = this.context
    const now = this.context.now()
    const people = [...this.open].flatMap(({ far }) => far.person ?? [])
    const banned = await storage.keeping.bannedAmong([...new Set(people)], now)
    for (const socket of this.open) {
      const { person, keeps, browser, address } = socket.far
      const out = person !== null && banned.has(person)
      const shut = !keeps && keeper.shut({ person: null, browser, address }) !== null
      if (out || shut) socket.close(CLOSE.banned, 'banned')
    }
  }

  /** What everybody is told goes to everybody. */
  private tellAnnouncement(): void {
    const message: HouseMessage = { type: 'house', announcement: this.context.keeper.announcement }
    for (const socket of this.open) socket.send(JSON.stringify(message))
  }

  /** The same, should news of it have been missed. */
  async checkSessions(): Promise<void> {
    const { storage, tables } = this.context
    const sessions = [...this.open].flatMap(({ far }) => (far.session !== null && far.account ? [far.session] : []))
    try {
      const going = await storage.identity.sessions.going(sessions, this.context.now())
      this.end(sessions.filter((session) => !going.has(session)))
    } catch (error) {
      tables.services.log.warn({ err: error }, 'sessions could not be checked')
    }
  }

  routes(app: FastifyInstance): void {
    const options = {
      websocket: true,
      preValidation: (request: FastifyRequest) => {
        if (!fromOurPages(request, this.context.config.publicUrl)) return Promise.reject(new Refused('wrong-origin'))
        return Promise.resolve()
      },
    } as const
    app.get<TableStream>('/api/tables/:id/stream', options, (ws, request) => {
      const wish = { id: request.params.id, guest: request.guest, movable: request.query.movable === '1' }
      this.accept(ws, request, (socket) => tableStream(this.context, socket, wish))
    })
    app.get('/api/me/stream', options, (ws, request) => {
      this.accept(ws, request, async (socket) => {
        if (request.guest) return await myStream(this.context, socket, request.guest)
        socket.refuse('sign-in-first', null)
        socket.close(CLOSE.notAllowed, 'sign-in-first')
      })
    })
    app.get('/api/lobby/stream', options, (ws, request) => {
      this.accept(ws, request, (socket) => lobbyStream(this.context, socket))
    })
  }

  private accept(ws: WebSocket, request: FastifyRequest, begin: (socket: Socket) => Promise<void>): void {
    const { config, tables } = this.context
    const { metrics, log } = tables.services
    const language = request.guest?.language ?? preferredLanguage(request.headers['accept-language'])
    const network = networkOf(request.ip)
    const far = { language, address: request.ip, network, ...sessionOf(request), ...comerOf(request) }
    const bounds = { perSecond: config.rates.messagesPerSecond, crowded: () => this.neighbours.crowded(network) }
    const socket = new Socket({ ws, wire: request.raw.socket }, far, bounds, metrics)
    if (this.neighbours.count(network) >= config.rates.streamsPerAddress) {
      socket.refuse('too-many-requests', null)
      socket.close(CLOSE.tooMany, 'too-many-requests')
      return
    }
    this.neighbours.add(socket)
    this.open.add(socket)
    metrics.streams.inc()
    socket.onClose(this.heartbeat.add(socket))
    socket.onClose(() => this.release(socket))
    begin(socket).catch((error: unknown) => {
      log.error({ err: error }, 'a stream failed')
      socket.close(CLOSE.internal, 'internal')
    })
  }

  private release(socket: Socket): void {
    this.neighbours.remove(socket)
    this.open.delete(socket)
    this.context.tables.services.metrics.streams.dec()
  }

  close(code: number, reason: string): void {
    this.heartbeat.stop()
    clearInterval(this.timer)
    for (const socket of this.open) socket.close(code, reason)
  }
}

/** In which session a stream is opened. */
function sessionOf({ device, session, guest }: FastifyRequest): Pick<Far, 'session' | 'account'> {
  if (device) return { session: device.id, account: true }
  return { session: guest && session ? session.id : null, account: false }
}

function comerOf(request: FastifyRequest): Pick<Far, 'person' | 'browser' | 'keeps'> {
  const { guest } = request
  return { person: guest?.id ?? null, browser: markOf(request), keeps: guest !== null && guest.role !== null }
}

/** The stream of the lobby: the public tables, and every change to one. */
async function lobbyStream(context: Context, socket: Socket): Promise<void> {
  const stop = context.tables.onLobby((table) => socket.send(JSON.stringify({ type: 'table', table })))
  socket.onClose(stop)
  socket.onText(() => socket.refuse('bad-request', null))
  const open = await context.storage.publicTables({ status: 'open', limit: SHOWN })
  const running = await context.storage.publicTables({ status: 'running', limit: SHOWN })
  const tables = [...open, ...running].map((row) => tableInfo(row, -1))
  socket.send(JSON.stringify({ type: 'tables', tables }))
}
