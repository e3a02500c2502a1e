/** A table as this client knows it: what was told, what is shown, what is about to be said. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '@waystation/kernel'
import type {
  ChatMessage,
  ClockInfo,
  PastPosition,
  Position,
  SeatInfo,
  ServerMessage,
  TableInfo,
} from '@waystation/protocol'
import { requestId } from '../transport/request-id.ts'
import type { Link, Transport } from '../transport/types.ts'
import { AnimationQueue } from './animation-queue.ts'
import { Chain, type Outgoing } from './chain.ts'

/** What was refused, until it is read. */
export interface ShownRefusal {
  readonly code: string
  readonly message: string
}

/** What is left to each seat, and when this device was told so. */
export interface TableClock extends ClockInfo {
  readonly heard: number
}

export class TableStore {
  readonly transport: Transport
  readonly link = signal<Link>('connecting')
  readonly table = signal<TableInfo | null>(null)
  readonly you = signal<Seat | null>(null)
  readonly live = signal<Position | null>(null)
  /** Seats whose owners have the table open somewhere. */
  readonly connected = signal<readonly Seat[]>([])
  /** Null where the table has none. */
  readonly clock = signal<TableClock | null>(null)
  readonly chat = signal<readonly ChatMessage[]>([])
  readonly refusal = signal<ShownRefusal | null>(null)
  /** Every position so far, by line. */
  readonly past = signal<readonly PastPosition[]>([])
  /** The line of the past that is looked at; null: the present. */
  readonly cursor = signal<number | null>(null)
  /** The request that waits for an answer. */
  readonly pending = signal<string | null>(null)
  /** How many requests for what happened meanwhile are under way: until then the board is not at the question. */
  private readonly missing = signal(0)
  readonly animations = new AnimationQueue()
  /** What a gesture still has to say. */
  private readonly chain = new Chain()
  /** The seat of whoever looks; null for spectators. */
  readonly ownSeat: ReadonlySignal<SeatInfo | null>
  readonly shown: ReadonlySignal<PastPosition | null>
  /** What was told of the game so far: the film of the board tells it, event by event. */
  readonly told: ReadonlySignal<readonly PastPosition[]>
  /** The position whose scores and turn are known: the one before, while the board moves on from it. */
  readonly known: ReadonlySignal<PastPosition | null>
  /** The seat's questions, as soon as the board has caught up with them. */
  readonly decisions: ReadonlySignal<Position['decisions']>

  constructor(transport: Transport) {
    this.transport = transport
    this.ownSeat = computed(() => this.table.value?.seats.find(({ seat }) => seat === this.you.value) ?? null)
    this.shown = computed(() => {
      const at = this.cursor.value
      return at === null ? (this.animations.frame.value?.position ?? null) : (this.past.value[at] ?? null)
    })
    this.known = computed(() => {
      const { frame, moving } = this.animations
      const before = this.cursor.value === null && moving.value ? (frame.value?.before ?? null) : null
      return before ?? this.shown.value
    })
    this.told = computed(() => {
      const { frame, moving, told } = this.animations
      const film = frame.value?.position
      if (film === undefined) return this.past.value
      const lines = this.past.value.filter(({ seq }) => seq <= film.seq)
      if (!moving.value || lines.at(-1)?.seq !== film.seq) return lines
      return [...lines.slice(0, -1), { ...film, events: film.events.slice(0, told.value) }]
    })
    this.decisions = computed(() => {
      const live = this.live.value
      const behind = this.missing.value > 0 || this.animations.behind.value
      const present = this.cursor.value === null && this.pending.value === null && !behind
      // While a bot plays for this seat, the questions are the bot's.
      const left = (this.ownSeat.value?.presence ?? 'here') !== 'here'
      return live !== null && present && !left ? live.decisions : []
    })
  }

  open(): void {
    this.transport.open({
      message: (message) => batch(() => this.receive(message)),
      link: (link) => {
        this.link.value = link
      },
    })
  }

  close(): void {
    this.animations.stop()
    this.transport.close()
  }

  /** Several answers are given one after the other, each as soon as its question is there. */
  answer(option: string, ...rest: readonly string[]): void {
    const live = this.live.value
    if (live === null) return
    this.chain.answer(rest)
    this.send({ type: 'answer', seq: live.seq, option })
  }

  /** Takes back the last answer, and more of them while that leads to a question of these kinds. */
  undo(within: readonly string[] = []): void {
    const live = this.live.value
    if (live === null) return
    this.chain.undo(within)
    this.send({ type: live.canUndo ? 'undo' : 'ask-undo', seq: live.seq })
  }

  consent(agree: boolean): void {
    this.send({ type: 'consent-undo', agree })
  }

  say(text: string): void {
    this.transport.send({ type: 'chat', id: requestId(), text })
  }

  /** Looks at the table from another seat. */
  async sit(seat: Seat): Promise<void> {
    this.animations.clear()
    await this.transport.sit?.(seat)
  }

  private send(message: Outgoing): void {
    if (this.pending.value !== null) return
    const id = requestId()
    this.pending.value = id
    this.refusal.value = null
    this.transport.send({ ...message, id })
  }

  private receive(message: ServerMessage): void {
    const own = 'ack' in message && message.ack !== undefined && message.ack === this.pending.value
    if (own) this.pending.value = null
    switch (message.type) {
      case 'hello':
        this.table.value = message.table
        this.chat.value = message.chat
        this.connected.value = message.connected
        this.seat(message.you)
        return
      case 'table':
        this.table.value = message.table
        this.seat(message.you)
        return
      case 'chat':
        this.chat.value = [...this.chat.value, message.message]
        return
      case 'error':
        // Why the table stopped says more than the request that met with it.
        if (this.refusal.value?.code !== 'table-stopped') this.refusal.value = message.error
        if (own) this.chain.drop()
        return
      case 'presence':
        this.connected.value = message.connected
        return
      case 'position':
        if (message.clock !== undefined) this.clock.value = { ...message.clock, heard: Date.now() }
        this.arrive(message)
        if (own) this.goOn(message)
        return
      // Those are the transport's.
      case 'elsewhere':
      case 'house':
      case 'ack':
    }
  }

  private goOn(position: Position): void {
    const due = this.chain.next(position)
    if (due !== null) this.send(due)
  }

  /** Another seat has another past. */
  private seat(you: Seat | null): void {
    if (you === this.you.value) return
    this.you.value = you
    this.past.value = []
    this.live.value = null
  }

  private arrive(position: Position): void {
    const known = this.past.value.length
    this.live.value = position
    if (position.seq === known && known > 0) this.append([position])
    else if (position.seq >= known) void this.catchUp(known, position)
    else if (this.animations.frame.value === null) this.animations.jump(position)
  }

  private append(lines: readonly PastPosition[]): void {
    this.past.value = [...this.past.value, ...lines]
    for (const line of lines) this.animations.add(line)
  }

  /** Fills the gap between what is known and the present. */
  private async catchUp(from: number, to: Position): Promise<void> {
    if (from === 0) this.animations.jump(to)
    const seat = this.you.value
    const gap = from === 0 ? 0 : 1
    this.missing.value += gap
    const lines = await this.transport.history(from).catch(() => null)
    batch(() => {
      this.missing.value -= gap
      if (seat !== this.you.value) return
      // Without what led there, the present is shown as it is.
      if (lines === null) this.animations.jump(to)
      else this.fill(lines)
    })
  }

  private fill(lines: readonly PastPosition[]): void {
    const known = this.past.value.length
    const fresh = lines.filter(({ seq }) => seq >= known)
    if (known === 0) this.past.value = fresh
    else this.append(fresh)
  }
}
