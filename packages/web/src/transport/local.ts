/** A game in this browser's own worker. */
import type { Seat } from '@waystation/kernel'
import type { ClientMessage, ServerMessage, TableInfo } from '@waystation/protocol'
import { type LocalClient, LocalRefusal } from '../local/client.ts'
import { rematchOf } from '../local/rematch.ts'
import type { Listener, Transport } from './types.ts'

export class LocalTransport implements Transport {
  readonly kind = 'local'
  private readonly client: LocalClient
  private readonly id: string
  private table: TableInfo | null = null
  private listener: Listener | null = null
  private stop: () => void = () => {}

  constructor(client: LocalClient, id: string) {
    this.client = client
    this.id = id
  }

  open(listener: Listener): void {
    this.listener = listener
    listener.link('connecting')
    this.stop = this.client.listen(this.id, (message) => this.pass(message))
    this.client.call('open', this.id).then(
      () => listener.link('online'),
      (error: unknown) => listener.link(hasCode(error, 'unknown-rules') ? 'unknownRules' : 'gone'),
    )
  }

  close(): void {
    this.stop()
    this.listener = null
    void this.client.call('close', this.id)
  }

  send(message: ClientMessage): void {
    this.client.call('send', this.id, message).catch((error: unknown) => this.refused(message.id, error))
  }

  history(from: number) {
    return this.client.call('history', this.id, from)
  }

  explain(target: string) {
    return this.client.call('explain', this.id, target)
  }

  hint() {
    return this.client.call('hint', this.id)
  }

  record() {
    return this.client.call('record', this.id)
  }

  async rematch(): Promise<string> {
    if (this.table === null) throw new Error('the table has not been seen yet')
    return `/local/${await this.client.call('create', rematchOf(this.table))}`
  }

  async sit(seat: Seat): Promise<void> {
    await this.client.call('sit', this.id, seat)
  }

  secrets(): Promise<boolean> {
    return this.client.call('secrets', this.id)
  }

  private pass(message: ServerMessage): void {
    if (message.type === 'hello' || message.type === 'table') this.table = message.table
    this.listener?.message(message)
  }

  private refused(ack: string, error: unknown): void {
    const code = hasCode(error, 'unknown-option') ? 'unknown-option' : 'internal'
    this.listener?.message({ type: 'error', ack, error: { code, message: String(error) } })
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof LocalRefusal && error.failure.code === code
