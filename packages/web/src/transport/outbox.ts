/**
 * What was sent and not yet answered. It survives a lost connection and a reload, and goes out again under the same name, so that
 * the server does it once.
 */
import type { ClientMessage, ErrorCode, ServerMessage } from '@waystation/protocol'

/** Refusals that concern the moment or the process, not the request. */
const TRY_AGAIN: readonly ErrorCode[] = ['busy', 'too-many-requests', 'unknown-rules']

export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class Outbox {
  private readonly keep: Keep
  private readonly key: string
  private waiting: readonly ClientMessage[]

  constructor(keep: Keep, table: string) {
    this.keep = keep
    this.key = `waystation outbox ${table}`
    this.waiting = this.load()
  }

  get messages(): readonly ClientMessage[] {
    return this.waiting
  }

  add(message: ClientMessage): void {
    this.save([...this.waiting, message])
  }

  /** Forgets what this message of the server answers. */
  settle(message: ServerMessage): void {
    const ack = 'ack' in message ? message.ack : undefined
    if (ack === undefined) return
    if (message.type === 'error' && TRY_AGAIN.includes(message.error.code)) return
    this.save(this.waiting.filter(({ id }) => id !== ack))
  }

  private save(messages: readonly ClientMessage[]): void {
    this.waiting = messages
    if (messages.length === 0) this.keep.removeItem(this.key)
    else this.keep.setItem(this.key, JSON.stringify(messages))
  }

  private load(): readonly ClientMessage[] {
    const text = this.keep.getItem(this.key)
    return text === null ? [] : (JSON.parse(text) as ClientMessage[])
  }
}
