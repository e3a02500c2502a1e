/** When the clocks of a table stand: the house was away, or a player is on holiday. */
import type { Storage, TableRow } from '../storage/types.ts'
import type { Span, Times } from './counted.ts'

export class Pauses {
  private readonly storage: Storage
  private outages: readonly Span[] = []

  constructor(storage: Storage) {
    this.storage = storage
  }

  /** Outages that were noticed since, by whatever process. */
  async refresh(): Promise<void> {
    this.outages = await this.storage.outages()
  }

  /** By seat. Null: the table has no clock. */
  async timesOf({ doc: { clock: setting, seats } }: Pick<TableRow, 'doc'>): Promise<readonly Times[] | null> {
    if (setting === null) return null
    const { outages } = this
    if (setting.kind === 'live' || !setting.holidays) return seats.map(() => ({ setting, pauses: outages }))
    const holidays = await this.storage.holidays(seats.flatMap(({ guest }) => guest ?? []))
    return seats.map(({ guest }) => {
      const own = holidays.filter((holiday) => holiday.guest === guest)
      return { setting, pauses: [...outages, ...own], holidays: own }
    })
  }
}
