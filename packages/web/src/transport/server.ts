/** A table on the server: a stream that comes back by itself, and plain requests beside it. */
import type { Reason } from '@waystation/kernel'
import type { ClientMessage, PastPosition, ServerMessage, Suggestion } from '@waystation/protocol'
import { askHouse, heardHouse } from '../house/news.ts'
// By itself: the messages bring a library that no page needs.
import { CLOSE } from '@waystation/protocol/close'
import { api, ApiRefusal } from './api.ts'
import { isAttentive, onAttention } from './attention.ts'
import { Backoff } from './backoff.ts'
import { type Keep, Outbox } from './outbox.ts'
import { requestId } from './request-id.ts'
import type { Listener, Transport } from './types.ts'

/** The stream says nothing for so long: ask whether it still lives. */
const SILENCE = 20_000

export class ServerTransport implements Transport {
  readonly kind = 'server'
  private readonly id: string
  private readonly outbox: Outbox
  private readonly backoff = new Backoff()
  private listener: Listener | null = null
  private socket: WebSocket | null = null
  /** What can be asked about in the present position, once somebody wants to know. */
  private targets: Promise<readonly string[]> | null = null
  private heard = false
  /** Where this stream was led to: the path of the process that has the people of this table. */
  private led: string | null = null
  /** Whether it may be led elsewhere: not again before it has arrived, be it where it began. */
  private movable = true
  private pulse = 0
  private unattended = (): void => {}

  constructor(id: string, keep: Keep = sessionStorage) {
    this.id = id
    this.outbox = new Outbox(keep, id)
  }

  open(listener: Listener): void {
    this.listener = listener
    addEventListener('online', this.retry)
    addEventListener('offline', this.drop)
    this.unattended = onAttention((here) => this.look(here))
    this.pulse = window.setInterval(() => this.ping(), SILENCE)
    this.connect()
  }

  close(): void {
    this.listener = null
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.drop)
    this.unattended()
    clearInterval(this.pulse)
    this.backoff.cancel()
    this.socket?.close()
    this.socket = null
  }

  send(message: ClientMessage): void {
    this.outbox.add(message)
    this.transmit(message)
  }

  async history(from: number): Promise<readonly PastPosition[]> {
    const lines: PastPosition[] = []
    for (let next: number | null = from; next !== null; ) {
      const page: { lines: PastPosition[]; next: number | null } = await api.history(this.id, next)
      lines.push(...page.lines)
      next = page.next
    }
    return lines
  }

  /** Only about what the game has named: boards have things that nothing can be said about. */
  async explain(target: string): Promise<readonly Reason[]> {
    this.targets ??= api.targets(this.id)
    return (await this.targets).includes(target) ? api.explain(this.id, target) : []
  }

  hint(): Promise<readonly Suggestion[]> {
    return api.hint(this.id)
  }

  record(): Promise<string> {
    return api.record(this.id)
  }

  async rematch(): Promise<string> {
    return `/table/${(await api.rematch(this.id)).table.id}`
  }

  private connect(): void {
    if (this.listener === null) return
    this.socket?.close()
    this.listener.link('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`)
    this.socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket) void this.lost(code)
    }
  }

  private address(): string {
    return `${this.led ?? ''}/api/tables/${this.id}/stream${this.movable ? '?movable=1' : ''}`
  }

  private receive(message: ServerMessage): void {
    this.heard = true
    if (message.type === 'elsewhere') return this.follow(message.path)
    if (message.type === 'house') return heardHouse(message)
    this.outbox.settle(message)
    // Until when, and why, is for the house to say, where one would speak.
    if (message.type === 'error' && message.error.code === 'muted') return void askHouse()
    // The stream is about to close, and to be opened elsewhere: nobody has to be told why.
    if (message.type === 'error' && message.error.code === 'unknown-rules') return
    if (message.type === 'position') this.targets = null
    if (message.type === 'hello') {
      this.backoff.reset()
      this.movable = true
      this.listener?.link('online')
    }
    this.listener?.message(message)
    if (message.type === 'hello' && !isAttentive()) this.look(false)
    if (message.type === 'hello') for (const waiting of this.outbox.messages) this.transmit(waiting)
  }

  private follow(path: string): void {
    const former = this.socket
    this.socket = null
    former?.close()
    this.led = path
    this.movable = false
    this.connect()
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (!this.heard) {
      this.connect()
      return
    }
    this.heard = false
    this.socket.send(JSON.stringify({ type: 'ping', id: requestId() } satisfies ClientMessage))
  }

  /** Whoever does not see the table is called when it waits. */
  private look(visible: boolean): void {
    this.transmit({ type: 'look', id: requestId(), visible })
  }

  private async lost(code: number): Promise<void> {
    this.socket = null
    this.led = null
    const elsewhere = code === CLOSE.otherRules
    const gone = !elsewhere && (await this.isGone())
    if (this.listener === null || this.socket !== null) return
    this.listener.link(gone ? 'gone' : elsewhere ? 'elsewhere' : 'offline')
    if (!gone) this.backoff.wait(this.retry)
  }

  private isGone(): Promise<boolean> {
    return api.table(this.id).then(
      () => false,
      (error: unknown) => error instanceof ApiRefusal && error.code === 'not-found',
    )
  }

  private readonly retry = (): void => {
    this.backoff.cancel()
    if (this.socket === null) this.connect()
  }

  private readonly drop = (): void => {
    this.socket?.close()
  }
}
