/** Notices of this process: hears what happens at tables, and has it sent. */
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import type { ChatRow, Storage, TableRow } from '../storage/types.ts'
import type { Presence } from '../tables/presence.ts'
import type { TableEvents } from '../tables/services.ts'
import { ends, isSocial, mentions, turns } from './occasions.ts'
import { PostOffice } from './post-office.ts'
import type { House } from './reading.ts'
import type { Senders } from './senders.ts'
import type { NewIntent } from './types.ts'

const OWN_TABLES = 100

interface Setup {
  readonly storage: Storage
  readonly senders: Senders
  readonly presence: Presence
  readonly house: House
  readonly metrics: Metrics
  readonly log: Logger
  readonly lookMs: number
  now(this: void): number
}

export class Notices implements TableEvents {
  readonly office: PostOffice
  readonly senders: Senders
  private readonly setup: Setup

  constructor(setup: Setup) {
    this.setup = setup
    this.senders = setup.senders
    this.office = new PostOffice({ ...setup, metrics: setup.metrics.notices })
  }

  readonly concerns = (row: TableRow): boolean => isSocial(row)

  readonly waiting: TableEvents['waiting'] = async (table, { seats, since }) => {
    const { house, storage } = this.setup
    const { row } = await house.table(table)
    const standing = await house.standing(table)
    if (row.status !== 'running' || !standing) return
    const told = standing.waiting.filter(({ seat, line }) => seats.some((one, i) => one === seat && since[i] === line))
    await storage.notices.outbox.add(turns(row, told))
  }

  readonly finished: TableEvents['finished'] = async (table) => {
    const { house, storage } = this.setup
    const { row } = await house.table(table)
    await storage.notices.outbox.add(ends(row))
  }

  /** What these messages call for. */
  async named(messages: readonly ChatRow[]): Promise<NewIntent[]> {
    const found: NewIntent[] = []
    for (const message of messages) {
      const { storage } = this.setup
      const row = await storage.table(message.table)
      if (row) found.push(...(await storage.company.bonds.hearing(message.guest, mentions(row, message))))
    }
    return found
  }

  /** Somebody can be reached now: whatever waits for them already is told too. */
  async catchUp(person: string): Promise<void> {
    const { storage } = this.setup
    const rows = (await storage.tablesOf(person, OWN_TABLES)).filter((row) => row.status === 'running' && isSocial(row))
    const standings = await storage.standings(rows.map(({ id }) => id))
    const waited = rows.flatMap((row) => turns(row, standings.find(({ table }) => table === row.id)?.waiting ?? []))
    await storage.notices.outbox.add(waited.filter((intent) => intent.person === person))
  }

  start(): void {
    const { presence, storage, log } = this.setup
    presence.onLook((guest, table) => {
      if (table === '') return
      storage.notices.outbox.seen(guest, table).catch((error: unknown) => {
        log.warn({ err: error, table }, 'what somebody has seen was not written down')
      })
    })
    this.office.start()
  }

  stop(): Promise<void> {
    return this.office.stop()
  }
}
