/** A player who goes on whatever happens to the server: reconnects, and sends again what was not acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { ServerMessage } from '@waystation/protocol'
import { Rng } from '@waystation/kernel'
import { WebSocket } from 'ws'

export interface Acknowledged {
  readonly table: string
  readonly client: string
  readonly seat: number
  readonly option: string
}

interface Pending {
  readonly id: string
  readonly seq: number
  readonly option: string
}

type Position = Extract<ServerMessage, { type: 'position' }>

/** Short enough that servers are always killed with answers under way, long enough that logs can be replayed. */
const THINK_MS = 5

let players = 0

export class StubbornPlayer {
  readonly acknowledged: Acknowledged[] = []
  over = false
  private readonly table: string
  private readonly seat: number
  private readonly cookie: string
  private readonly urls: () => readonly string[]
  private readonly name = `p${players++}`
  private readonly rng: Rng
  private ws: WebSocket | null = null
  private pending: Pending | null = null
  /** Where it was sent last: at a new connection it is sent again. */
  private sentAt: WebSocket | null = null
  private count = 0
  private stopped = false
  private playing: Promise<void> = Promise.resolve()

  constructor(at: { table: string; seat: number; cookie: string }, urls: () => readonly string[]) {
    this.table = at.table
    this.seat = at.seat
    this.cookie = at.cookie
    this.urls = urls
    this.rng = new Rng(this.name)
  }

  /** Plays until told to stop or until the game is over. */
  play(): void {
    this.playing = this.sessions()
  }

  /** Begins nothing new; settles when it is known of the last answer whether it counts. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.pending === null) this.ws?.terminate()
    await this.playing
  }

  private async sessions(): Promise<void> {
    while (!this.over && !(this.stopped && this.pending === null)) {
      await this.session()
      await pause(20)
    }
  }

  private session(): Promise<void> {
    const urls = this.urls()
    if (urls.length === 0) return Promise.resolve()
    const address = `${this.rng.pick(urls).replace('http', 'ws')}/api/tables/${this.table}/stream`
    return new Promise((resolve) => {
      const ws = new WebSocket(address, { headers: { cookie: this.cookie } })
      this.ws = ws
      ws.on('message', (data: Buffer) => this.hear(ServerMessage.parse(JSON.parse(data.toString())), ws))
      ws.on('close', () => resolve())
      ws.on('error', () => resolve())
    })
  }

  private hear(message: ServerMessage, ws: WebSocket): void {
    if (message.type === 'error' && message.error.code === 'busy') {
      // The database is away, and whether the answer counts is not known: it is sent again.
      ws.terminate()
      return
    }
    if (message.type === 'error') {
      // Another process was faster, or the seal was opened meanwhile: the present position is asked for anew.
      if (message.ack !== this.pending?.id) return
      this.pending = null
      ws.terminate()
      return
    }
    if (message.type !== 'position') return
    if (message.ack !== undefined && message.ack === this.pending?.id) this.acknowledge(this.pending)
    if (message.over) {
      this.over = true
      ws.terminate()
    } else this.answer(message, ws)
  }

  private acknowledge({ id, option }: Pending): void {
    this.acknowledged.push({ table: this.table, client: id, seat: this.seat, option })
    this.pending = null
  }

  private answer({ seq, decisions }: Position, ws: WebSocket): void {
    if (this.pending === null) {
      if (this.stopped) ws.terminate()
      if (this.stopped || decisions.length === 0) return
      const options = decisions[0].options.filter(({ id }) => !['loop', 'throw', 'eat memory', 'end'].includes(id))
      const option = options[this.rng.int(options.length)].id
      this.pending = { id: `${this.name}-${this.count++}`, seq, option }
    } else if (this.pending.seq === seq && this.sentAt === ws) return
    this.sentAt = ws
    const text = JSON.stringify({ type: 'answer', ...this.pending })
    setTimeout(() => ws.send(text, () => {}), THINK_MS)
  }
}
