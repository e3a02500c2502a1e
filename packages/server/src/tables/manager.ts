/** All tables of this process: found when asked for, forgotten when idle, told what other processes do. */
import type { TableInfo } from '@waystation/protocol'
import type { Notice, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { TableActor } from './actor.ts'
import { tableInfo } from './info.ts'
import type { Services } from './services.ts'

const SWEEP_MS = 1000

export type LobbyListener = (table: TableInfo) => void

export class Tables {
  readonly services: Services
  private readonly actors = new Map<string, TableActor>()
  private readonly loading = new Map<string, Promise<TableActor>>()
  private readonly retiring = new Map<string, Promise<void>>()
  private readonly lobby = new Set<LobbyListener>()
  private readonly timer: NodeJS.Timeout

  constructor(services: Services) {
    this.services = services
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS)
    this.timer.unref()
  }

  get count(): number {
    return this.actors.size
  }

  /** The table with this name; refused if there is none. */
  async at(id: string): Promise<TableActor> {
    const known = this.actors.get(id)
    if (known) return known
    const loading = this.loading.get(id) ?? this.load(id)
    this.loading.set(id, loading)
    return await loading
  }

  private async load(id: string): Promise<TableActor> {
    try {
      await this.retiring.get(id)
      const row = await this.services.storage.table(id)
      if (!row) throw new Refused('not-found')
      const actor = new TableActor(this.services, row, (changed) => this.publish(changed))
      this.actors.set(id, actor)
      this.services.metrics.liveTables.set(this.actors.size)
      return actor
    } finally {
      this.loading.delete(id)
    }
  }

  /** A new table, known to the lobby at once. */
  async create(row: TableRow, lines: Parameters<Services['storage']['createTable']>[1] = []): Promise<TableActor> {
    const members = new Set(row.doc.seats.flatMap(({ guest }) => (guest === null ? [] : [guest])))
    if (row.doc.host !== null) members.add(row.doc.host)
    await this.services.storage.createTable(row, lines, [...members])
    this.publish(row)
    return await this.at(row.id)
  }

  onLobby(listener: LobbyListener): () => void {
    this.lobby.add(listener)
    return () => this.lobby.delete(listener)
  }

  private publish(row: TableRow): void {
    if (row.visibility !== 'public') return
    const info = tableInfo(row, -1)
    for (const listener of this.lobby) listener(info)
  }

  /** What another process did. */
  async heard(notice: Notice): Promise<void> {
    if (notice.kind === 'gap') {
      for (const actor of this.actors.values()) await actor.refresh()
      return
    }
    // A table on its way into memory may have been read before the notice.
    const actor = this.actors.get(notice.table) ?? (await this.loading.get(notice.table))
    if (actor) await actor.heard(notice)
    else if (notice.kind === 'doc' && this.lobby.size > 0) {
      const row = await this.services.storage.table(notice.table)
      if (row) this.publish(row)
    }
  }

  /** Games that were going on when the server stopped: bots whose turn it is go on. */
  async resume(): Promise<void> {
    for (const id of await this.services.storage.runningTables()) {
      try {
        const row = await this.services.storage.table(id)
        if (row?.doc.seats.some(({ bot }) => bot !== null)) await (await this.at(id)).resume()
      } catch (error) {
        this.services.log.warn({ err: error, table: id }, 'the bots of a table could not be woken')
      }
    }
  }

  private async sweep(): Promise<void> {
    const before = this.services.now() - this.services.limits.idleMs
    for (const actor of this.actors.values()) {
      if (!actor.idleSince(before)) continue
      this.actors.delete(actor.id)
      const gone = this.retire(actor)
      this.retiring.set(actor.id, gone)
      await gone
      this.retiring.delete(actor.id)
    }
    this.services.metrics.liveTables.set(this.actors.size)
  }

  /** A table that cannot be put away properly is still in its log. */
  private async retire(actor: TableActor): Promise<void> {
    try {
      await actor.retire()
    } catch (error) {
      this.services.log.warn({ err: error, table: actor.id }, 'a table could not be put away')
    }
  }

  async close(code: number, reason: string): Promise<void> {
    clearInterval(this.timer)
    await Promise.allSettled(this.loading.values())
    const actors = [...this.actors.values()]
    for (const actor of actors) actor.closeStreams(code, reason)
    await Promise.all(actors.map((actor) => this.retire(actor)))
    this.actors.clear()
  }
}
