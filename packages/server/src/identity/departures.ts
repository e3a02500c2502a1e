/** People who asked to be forgotten, once their time to think is over: seats are given up, then everything goes. */
import type { Logger } from 'pino'
import { Rounds } from '../ops/rounds.ts'
import type { Storage } from '../storage/types.ts'
import { resign } from '../tables/absence.ts'
import type { Tables } from '../tables/tables.ts'
import { walkOut } from '../tables/walk-out.ts'
import { Refused } from '../workers/refused.ts'
import type { DeletedFile } from './deleted-file.ts'

const EVERY_MS = 10 * 60 * 1000
const AT_ONCE = 20
/** More tables than one person can have that are not over. */
const TABLES = 10_000

interface House {
  readonly storage: Storage
  readonly tables: Tables
  readonly file: DeletedFile
  readonly log: Logger
  now(this: void): number
}

export class Departures {
  private readonly house: House
  private readonly rounds = new Rounds(() => this.look(), EVERY_MS)

  constructor(house: House) {
    this.house = house
  }

  /** Whoever was forgotten stays so: the database may be an older copy. */
  async start(): Promise<void> {
    for (const id of this.house.file.ids()) await this.erase(id)
    this.rounds.start()
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** All whose time is over by now. */
  look(): Promise<void> {
    const { log } = this.house
    return this.depart().catch((error: unknown) => {
      log.error({ err: error }, 'somebody who asked for it could not be forgotten; it will be tried again')
    })
  }

  private async depart(): Promise<void> {
    const { storage, file, now } = this.house
    const { accounts } = storage.identity
    for (const person of await accounts.leavingBefore(now(), AT_ONCE)) {
      await this.standUp(person)
      file.add([person, ...(await accounts.aliasesOf(person))])
      await this.erase(person)
    }
  }

  private async standUp(person: string): Promise<void> {
    const { storage, tables } = this.house
    for (const { id, status } of await storage.tablesOf(person, TABLES)) {
      if (status !== 'open' && status !== 'running') continue
      const table = await tables.at(id)
      const gone = status === 'open' ? walkOut(table, person) : table.happens((row) => resign(row, person))
      // Was only invited, or another process was faster.
      await Promise.resolve(gone).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    }
  }

  private async erase(person: string): Promise<void> {
    const { storage, tables, now, log } = this.house
    const erased = await storage.identity.erase(person, now())
    if (!erased) return
    log.info('an account was deleted')
    for (const table of erased.tables) await tables.heard({ kind: 'doc', table })
  }
}
