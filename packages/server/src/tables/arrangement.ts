/** A table's row as this process knows it: read, changed by one process at a time, read again when another was faster. */
import type { TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import type { Services } from './services.ts'

/** How often a change is tried again when another process changed the table at the same time. */
const TRIES = 8

export class Arrangement {
  row: TableRow
  private readonly services: Services
  private readonly adopted: (before: TableRow) => Promise<void>

  /** `adopted` is told whenever the row is another one. */
  constructor(services: Services, row: TableRow, adopted: (before: TableRow) => Promise<void>) {
    this.services = services
    this.row = row
    this.adopted = adopted
  }

  async reload(): Promise<void> {
    const row = await this.services.storage.table(this.row.id)
    if (row && row.version !== this.row.version) await this.adopt(row)
  }

  /** Makes the change from what the row is now, as often as it takes. */
  async change(make: () => TableDoc | Promise<TableDoc>, status?: TableRow['status']): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      const doc = await this.fresh(async () => await make())
      if (doc === this.row.doc && status === undefined) return
      if (await this.write(doc, status)) return
      await this.reload()
    }
    throw new Refused('busy')
  }

  /** A refusal may come from what another process has changed since: only one that stands on fresh ground counts. */
  async fresh<R>(task: () => Promise<R>): Promise<R> {
    for (;;) {
      const { version } = this.row
      try {
        return await task()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        await this.reload()
        if (this.row.version === version) throw error
      }
    }
  }

  /** The last line has ended the game: its row was changed together with it. */
  finished(at: number): Promise<void> {
    return this.adopt({ ...this.row, status: 'finished', version: this.row.version + 1, updatedAt: at })
  }

  private async write(doc: TableDoc, status?: TableRow['status']): Promise<boolean> {
    const { storage, now } = this.services
    const { id, version } = this.row
    const change = { doc, at: now(), ...(status && { status }) }
    if (!(await storage.updateTable(id, version, change))) return false
    await this.adopt({ ...this.row, doc, version: version + 1, updatedAt: change.at, ...(status && { status }) })
    return true
  }

  private async adopt(row: TableRow): Promise<void> {
    const before = this.row
    this.row = row
    await this.adopted(before)
  }
}
