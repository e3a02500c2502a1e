/** A recorded game behind the same messages as a table. */
import type { Seat } from '@waystation/kernel'
import type { PastPosition, TableInfo } from '@waystation/protocol'
import type { LocalClient } from '../local/client.ts'
import type { Review } from '../local/types.ts'
import type { Listener, Transport } from '../transport/types.ts'

export class ReplayTransport implements Transport {
  readonly kind = 'local'
  private readonly client: LocalClient
  private readonly text: string
  private review: Review
  private listener: Listener | null = null

  constructor(client: LocalClient, text: string, review: Review) {
    this.client = client
    this.text = text
    this.review = review
  }

  open(listener: Listener): void {
    this.listener = listener
    listener.link('online')
    listener.message({ type: 'hello', protocol: 1, you: null, table: tableOf(this.review), chat: [], connected: [] })
    this.tell()
  }

  close(): void {
    this.listener = null
  }

  send(): void {}

  history(from: number): Promise<readonly PastPosition[]> {
    return Promise.resolve(this.review.lines.slice(from))
  }

  explain(): Promise<readonly never[]> {
    return Promise.resolve([])
  }

  record(): Promise<string> {
    return Promise.resolve(this.text)
  }

  rematch(): Promise<string> {
    return Promise.resolve('/')
  }

  /** The same game as another seat saw it. */
  async seenBy(seat: Seat | null): Promise<void> {
    this.review = await this.client.call('review', this.text, seat)
    this.listener?.message({ type: 'table', you: seat, table: tableOf(this.review) })
    this.tell()
  }

  private tell(): void {
    const last = this.review.lines.at(-1)
    if (last !== undefined) this.listener?.message({ type: 'position', ...last, decisions: [], canUndo: false })
  }
}

function tableOf({ game, rules, players, seats, commitment }: Review): TableInfo {
  return {
    id: '',
    game,
    rules,
    players,
    variants: {},
    status: 'finished',
    visibility: 'private',
    hints: false,
    rating: { counts: 'no', why: null },
    clock: null,
    whenOut: 'bot',
    standIn: 'greedy',
    seats: seats.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      person: null,
      bot: null,
      presence: 'here',
      awayBy: null,
      share: null,
    })),
    dealing: false,
    host: null,
    origin: { kind: 'import' },
    undo: null,
    rematch: null,
    commitment,
    fairness: null,
    createdAt: 0,
    updatedAt: 0,
  }
}
