/** What follows from how a game stands, besides telling those who look on: bots that owe an answer, listeners that are to be told. */
import { LAST_LINE } from '../storage/due.ts'
import type { Due, StandingRow, TableRow } from '../storage/types.ts'
import type { Standing } from '../workers/calls.ts'
import { botAt } from './seats.ts'
import type { Services } from './services.ts'

/** Whatever was written, nothing follows from it but the end. */
export const ENDED: Standing = { seq: LAST_LINE, over: true, waiting: [], result: null }

interface Owing {
  readonly id: string
  readonly row: TableRow
  /** Somebody plays or looks on. */
  attended(row: TableRow): boolean
}

export class Afterwards {
  private readonly services: Services
  private readonly table: Owing

  constructor(services: Services, table: Owing) {
    this.services = services
    this.table = table
  }

  /** What becomes due with a line that is written now, should this process not live to do it; `row` as it is after it. */
  due(standing: Standing, row: TableRow): Due {
    const { events, limits, now } = this.services
    const at = now()
    const times: number[] = []
    // What came of a game has to be written down.
    if (standing.over || this.owes(standing, row)) times.push(at + limits.leaseMs)
    if (events?.concerns(row)) times.push(at + limits.graceMs)
    if (times.length > 0) return Math.min(...times)
    return events || row.doc.seats.some(({ bot }) => bot !== null) ? 'done' : null
  }

  /** Whoever listens is told; what they could not be told stays due. */
  async tell(standing: Standing, waiting: StandingRow['waiting']): Promise<void> {
    const { events } = this.services
    const { id, row } = this.table
    const { status } = row
    if (!events?.concerns(row) || (status !== 'running' && status !== 'finished')) return
    const { seq, waiting: seats, over } = standing
    const since = seats.map((seat) => waiting.find((one) => one.seat === seat)?.line ?? seq)
    await (over ? events.finished(id) : events.waiting(id, { seq, seats, since }))
  }

  /** Nothing is due any more, unless bots owe an answer or something has happened since. */
  async settle(standing: Standing, until: number): Promise<void> {
    if (!this.owes(standing, this.table.row)) await this.services.storage.settleDue(this.table.id, standing.seq, until)
  }

  private owes({ over, waiting }: Standing, row: TableRow): boolean {
    return !over && this.table.attended(row) && waiting.some((seat) => botAt(row, seat) !== null)
  }
}
