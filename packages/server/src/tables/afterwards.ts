/** What follows from how a game stands, besides telling those who look on: bots that owe an answer, listeners that are to be told. */
import { LAST_LINE } from '../storage/due.ts'
import type { Due, TableRow } from '../storage/types.ts'
import type { Standing } from '../workers/calls.ts'
import { botAt } from './seats.ts'
import type { Services } from './services.ts'

/** Whatever was written, nothing follows from it but the end. */
export const ENDED: Standing = { seq: LAST_LINE, over: true, waiting: [] }

interface Owing {
  readonly id: string
  readonly row: TableRow
  /** Somebody plays or looks on. */
  readonly attended: boolean
}

export class Afterwards {
  private readonly services: Services
  private readonly table: Owing

  constructor(services: Services, table: Owing) {
    this.services = services
    this.table = table
  }

  /** What becomes due with a line, by then, should this process not live to do it. */
  due(standing: Standing, at: number): Due {
    if (this.services.events || this.owes(standing)) return at
    return this.table.row.doc.seats.some(({ bot }) => bot !== null) ? 'done' : null
  }

  /** Whoever listens is told; what they could not be told stays due. */
  announce(standing: Standing): void {
    const { log, now, limits } = this.services
    const { id } = this.table
    const until = now() + limits.leaseMs
    this.tell(standing, until).catch((error: unknown) => {
      log.warn({ err: error, table: id }, 'news of a table will be told again')
    })
  }

  private async tell(standing: Standing, until: number): Promise<void> {
    const { events } = this.services
    if (!events) return
    const { seq, waiting: seats, over } = standing
    await (over ? events.finished(this.table.id) : events.waiting(this.table.id, { seq, seats }))
    await this.settle(standing, until)
  }

  /** Nothing is due any more, unless bots owe an answer or something has happened since. */
  async settle(standing: Standing, until: number): Promise<void> {
    if (!this.owes(standing)) await this.services.storage.settleDue(this.table.id, standing.seq, until)
  }

  private owes({ over, waiting }: Standing): boolean {
    return !over && this.table.attended && waiting.some((seat) => botAt(this.table.row, seat) !== null)
  }
}
