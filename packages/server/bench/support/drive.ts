/** Plays many tables at once over WebSockets, the same way whichever server is at the other end. */
import { Connection } from './connection.ts'
import { cpuMs, type Figures, figures } from './figures.ts'

/** Its multiples spread evenly between whole numbers. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Tables whose people come in at the same time. */
const TOGETHER = 20

/** What one player understands of what the server sends. */
export interface Dialect {
  connect(table: number, seat: number): { address: string; headers: Record<string, string> }
  /** Reads a message. `own`: it answers what this player sent last. `play`: what to send now, if it is this player's turn. */
  read(player: Player, text: string): { own: boolean; over: boolean; play: string | null; ready: boolean }
}

export interface Player {
  readonly table: number
  readonly seat: number
  /** What this player has seen of the game; -1 before anything. */
  seq: number
  sentAt: number
  readonly connection: Connection
}

/** Tables `from` up to, not including, `to`; so many at play at any time. */
export interface Wave {
  readonly seats: number
  readonly from: number
  readonly to: number
  readonly concurrent: number
  /** How long everybody thinks before answering: half of it to one and a half times, so that tables do not march in step. */
  readonly thinkMs: number
}

class Table {
  readonly number: number
  readonly players: Player[] = []
  first: { player: Player; text: string } | null = null

  constructor(number: number) {
    this.number = number
  }
}

export class Drive {
  private readonly dialect: Dialect
  private readonly pids: readonly number[]
  private readonly wave: Wave
  private readonly latencies: number[] = []
  private readonly tables: Table[] = []
  private queue: Table[] = []
  private running = 0
  private hesitation = 0
  private begun = false
  private full: () => void = () => {}
  private drained: () => void = () => {}
  private allReady: () => void = () => {}
  private waitingFor: number

  constructor(dialect: Dialect, wave: Wave, pids: readonly number[]) {
    this.dialect = dialect
    this.pids = pids
    this.wave = wave
    this.waitingFor = (wave.to - wave.from) * wave.seats
    for (let number = wave.from; number < wave.to; number++) this.tables.push(new Table(number))
  }

  /** Connects everybody; resolves when all have seen their table. */
  async connect(): Promise<void> {
    const ready = new Promise<void>((resolve) => {
      this.allReady = resolve
    })
    const seats = Array.from({ length: this.wave.seats }, (_, seat) => seat)
    for (let at = 0; at < this.tables.length; at += TOGETHER) {
      const some = this.tables.slice(at, at + TOGETHER)
      await Promise.all(some.flatMap((table) => seats.map((seat) => this.join(table, seat))))
    }
    await ready
  }

  private async join(table: Table, seat: number): Promise<void> {
    const { address, headers } = this.dialect.connect(table.number, seat)
    const connection = new Connection(address, headers, (text) => this.hear(table, player, text))
    const player: Player = { table: table.number, seat, seq: -1, sentAt: 0, connection }
    table.players.push(player)
    await connection.open
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
      player.connection.send(text)
    }
    if (this.wave.thinkMs === 0) go()
    else {
      this.hesitation = (this.hesitation + GOLDEN) % 1
      setTimeout(go, this.wave.thinkMs * (0.5 + this.hesitation))
    }
  }

  /** The place of a game that is over goes to the next one. */
  private next(): void {
    const table = this.queue.shift()
    if (table?.first) {
      const { player, text } = table.first
      table.first = null
      this.send(player, text)
      return
    }
    this.full()
    if (--this.running === 0) this.drained()
  }

  /** Plays every table to its end. Counted is the time in which all places are taken. */
  async play(): Promise<Figures> {
    const { concurrent } = this.wave
    const full = new Promise<void>((resolve) => {
      this.full = resolve
    })
    const drained = new Promise<void>((resolve) => {
      this.drained = resolve
    })
    this.begun = true
    this.queue = [...this.tables]
    this.running = concurrent
    const [spent, own, begun] = [cpuMs(this.pids), process.cpuUsage(), performance.now()]
    for (let i = 0; i < concurrent; i++) this.next()
    await full
    const seconds = (performance.now() - begun) / 1000
    const { user, system } = process.cpuUsage(own)
    const counted = figures([...this.latencies], {
      seconds,
      serverMs: cpuMs(this.pids) - spent,
      clientMs: (user + system) / 1000,
    })
    await drained
    return counted
  }

  close(): void {
    for (const { players } of this.tables) for (const { connection } of players) connection.close()
  }
}
