/** Plays many tables at once over WebSockets, the same way whichever server is at the other end. */
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'

/** What one player understands of what the server sends. */
export interface Dialect {
  connect(table: number, seat: number): { address: string; headers: Record<string, string> }
  /** Reads a message. `own`: it answers what this player sent last. `play`: what to send now, if it is this player's turn. */
  read(player: Player, text: string): { own: boolean; over: boolean; play: string | null; ready: boolean }
}

export interface Player {
  readonly table: number
  readonly seat: number
  readonly ws: WebSocket
  /** Whatever the dialect needs to remember. */
  memory: { seq: number; [name: string]: unknown }
  sentAt: number
}

export interface Figures {
  readonly latencies: readonly number[]
  readonly answers: number
  readonly seconds: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Processor time of the servers for one answer, in microseconds: comparable even when the machine is busy. */
  readonly cpu: number
}

class Table {
  players: Player[] = []
  first: { player: Player; text: string } | null = null
  ready = 0
}

export class Drive {
  private readonly dialect: Dialect
  private readonly pids: readonly number[]
  private readonly seats: number
  private readonly latencies: number[] = []
  private readonly tables: Table[] = []
  private queue: Table[] = []
  private running = 0
  private begun = false
  private finished: () => void = () => {}
  private allReady: () => void = () => {}
  private waitingFor: number
  private thinkMs = 0

  constructor(dialect: Dialect, seats: number, tables: number, pids: readonly number[]) {
    this.dialect = dialect
    this.pids = pids
    this.seats = seats
    this.waitingFor = tables * seats
    for (let i = 0; i < tables; i++) this.tables.push(new Table())
  }

  /** Connects everybody; resolves when all have seen their table. */
  async connect(): Promise<void> {
    const ready = new Promise<void>((resolve) => {
      this.allReady = resolve
    })
    for (const [number, table] of this.tables.entries()) {
      for (let seat = 0; seat < this.seats; seat++) {
        await this.join(table, number, seat)
      }
    }
    await ready
  }

  private async join(table: Table, number: number, seat: number): Promise<void> {
    const { address, headers } = this.dialect.connect(number, seat)
    const ws = new WebSocket(address, { headers, perMessageDeflate: false })
    const player: Player = { table: number, seat, ws, memory: { seq: -1 }, sentAt: 0 }
    table.players.push(player)
    ws.on('message', (data: Buffer) => this.hear(table, player, data.toString()))
    await new Promise<void>((resolve, reject) => {
      ws.once('open', resolve)
      ws.once('error', reject)
    })
  }

  private hear(table: Table, player: Player, text: string): void {
    const { own, over, play, ready } = this.dialect.read(player, text)
    if (ready && --this.waitingFor === 0) this.allReady()
    if (own && player.sentAt > 0) {
      this.latencies.push(performance.now() - player.sentAt)
      player.sentAt = 0
    }
    if (play !== null) {
      if (this.begun && table.first === null) this.send(player, play)
      else table.first = { player, text: play }
    }
    if (over && own) this.next()
  }

  private send(player: Player, text: string): void {
    const go = (): void => {
      player.sentAt = performance.now()
      player.ws.send(text)
    }
    if (this.thinkMs === 0) go()
    else setTimeout(go, this.thinkMs)
  }

  private next(): void {
    const table = this.queue.shift()
    if (table?.first) {
      const { player, text } = table.first
      table.first = null
      this.send(player, text)
    } else if (--this.running === 0) this.finished()
  }

  /** Plays every table to its end, so many at a time. Everybody answers at once, or after a pause. */
  async play(concurrent: number, thinkMs = 0): Promise<Figures> {
    this.thinkMs = thinkMs
    const done = new Promise<void>((resolve) => {
      this.finished = resolve
    })
    this.begun = true
    this.queue = [...this.tables]
    this.running = concurrent
    const spent = cpuMs(this.pids)
    const begun = performance.now()
    for (let i = 0; i < concurrent; i++) this.next()
    await done
    return figures(this.latencies, (performance.now() - begun) / 1000, cpuMs(this.pids) - spent)
  }

  close(): void {
    for (const { players } of this.tables) for (const { ws } of players) ws.terminate()
  }
}

/** Processor time used so far, where the system tells (Linux). */
function cpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return 0
    }
  })
  return ticks.reduce((sum, one) => sum + one * 10, 0)
}

function figures(latencies: readonly number[], seconds: number, cpuTime: number): Figures {
  const sorted = [...latencies].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const answers = sorted.length
  const cpu = (cpuTime * 1000) / answers
  return { latencies, answers, seconds, perSecond: answers / seconds, p50: at(0.5), p99: at(0.99), max: at(1), cpu }
}

/** Several rounds as one. */
export function together(rounds: readonly Figures[]): Figures {
  return figures(
    rounds.flatMap(({ latencies }) => latencies),
    rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    rounds.reduce((sum, { cpu, answers }) => sum + (cpu * answers) / 1000, 0),
  )
}

export function line(name: string, f: Figures): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  return `${name.padEnd(44)} ${Math.round(f.perSecond).toString().padStart(7)} answers/s   p50 ${ms(f.p50).padStart(9)}   p99 ${ms(f.p99).padStart(9)}   max ${ms(f.max).padStart(9)}   cpu ${Math.round(f.cpu)} us   (${f.answers} answers)`
}
