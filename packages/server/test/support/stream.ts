/** A table's stream, with every message checked against its schema. */
import { ServerMessage } from '@waystation/protocol'
import { type ClientOptions, WebSocket } from 'ws'

type Kind = ServerMessage['type']
type Of<K extends Kind> = Extract<ServerMessage, { type: K }>

/** Only what hangs runs into this: a busy machine is no failure. */
const PATIENCE_MS = 60_000

let requests = 0

export class Stream {
  readonly all: string[] = []
  readonly messages: ServerMessage[] = []
  closed: { code: number; reason: string } | null = null
  private read = 0
  private wake: (() => void)[] = []
  private readonly ws: WebSocket

  private constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data: Buffer) => {
      const text = data.toString()
      this.all.push(text)
      this.messages.push(ServerMessage.parse(JSON.parse(text)))
      this.stir()
    })
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
      this.stir()
    })
    ws.on('error', () => {})
  }

  static async open(address: string, options: ClientOptions): Promise<Stream> {
    const ws = new WebSocket(address, options)
    const stream = new Stream(ws)
    await new Promise<void>((resolve, reject) => {
      ws.once('open', resolve)
      ws.once('error', reject)
    })
    return stream
  }

  private stir(): void {
    for (const wake of this.wake.splice(0)) wake()
  }

  /** Settles when the server has said something, or hung up: whoever is greeted misses nothing from then on. */
  async greeted(): Promise<void> {
    while (this.messages.length === 0 && !this.closed) await new Promise<void>((resolve) => this.wake.push(resolve))
  }

  /** The next unread message of this kind for which the condition holds. Those before it count as read. */
  async next<K extends Kind>(kind: K, holds: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      while (this.read < this.messages.length) {
        const message = this.messages[this.read++]
        if (message.type === kind && holds(message as Of<K>)) return message as Of<K>
      }
      if (this.closed) throw new Error(`closed (${this.closed.code}) while waiting for ${kind}`)
      if (Date.now() > deadline) throw new Error(`no ${kind} came; last was ${this.all.at(-1)}`)
      await new Promise<void>((resolve) => {
        this.wake.push(resolve)
        setTimeout(resolve, 500)
      })
    }
  }

  /** Drops what has been read, so that long runs do not pile it up. */
  forget(): void {
    this.messages.splice(0, this.read)
    this.all.splice(0, this.read)
    this.read = 0
  }

  async end(): Promise<{ code: number; reason: string }> {
    while (!this.closed) await new Promise<void>((resolve) => this.wake.push(resolve))
    return this.closed
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  /** Sends under a fresh name, unless it has one; gives the name. */
  ask(message: Record<string, unknown>): string {
    const id = typeof message['id'] === 'string' ? message['id'] : `t${++requests}`
    this.send({ ...message, id })
    return id
  }

  /** Answers, and waits for the acknowledgement. */
  async answer(seq: number, option: string): Promise<Of<'position'>> {
    const id = this.ask({ type: 'answer', seq, option })
    return await this.next('position', ({ ack }) => ack === id)
  }

  /** Sends what must be refused; gives the code. */
  async refused(message: Record<string, unknown>): Promise<string> {
    const id = this.ask(message)
    return (await this.next('error', ({ ack }) => ack === id)).error.code
  }

  close(): void {
    this.ws.close()
  }

  /** Gone without a word. */
  drop(): void {
    this.ws.terminate()
  }
}
