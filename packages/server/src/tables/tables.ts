/** All tables of this process: found when asked for, forgotten when idle, told what other processes do. */
import type { TableInfo } from '@waystation/protocol'
import type { NewIntent } from '../notices/types.ts'
import type { Line, News, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { tableInfo } from './info.ts'
import { LiveTable } from './live-table.ts'
import { MyTables } from './my-tables.ts'
import type { Services } from './services.ts'
import { mayOwe } from './stored-table.ts'

const SWEEP_MS = 1000

export type LobbyListener = (table: TableInfo) => void

export class Tables {
  readonly services: Services
  private readonly live = new Map<string, LiveTable>()
  private readonly loading = new Map<string, Promise<LiveTable>>()
  private readonly retiring = new Map<string, Promise<void>>()
  private readonly lobby = new Set<LobbyListener>()
  private readonly timer: NodeJS.Timeout
  /** What people hear of their own tables, wherever they are. */
  readonly mine: MyTables

  constructor(services: Services) {
    this.services = services
    this.mine = new MyTables(services)
    services.presence.onChange((table) => this.live.get(table)?.presenceChanged())
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS)
    this.timer.unref()
  }

  get count(): number {
    return this.live.size
  }

  /** The table with this name; refused if there is none. */
  async at(id: string): Promise<LiveTable> {
    const known = this.live.get(id)
    if (known) return known
    const loading = this.loading.get(id) ?? this.load(id)
    this.loading.set(id, loading)
    return await loading
  }

  /** The table, if it is in memory here. */
  known(id: string): LiveTable | undefined {
    return this.live.get(id)
  }

  private async load(id: string): Promise<LiveTable> {
    const { storage } = this.services
    try {
      await this.retiring.get(id)
      // First: what happens after it was read is heard.
      await storage.attend([id])
      const row = await storage.table(id)
      if (!row) throw new Refused('not-found')
      const around = { mine: this.mine, changed: (changed: TableRow) => this.publish(changed) }
      const table = new LiveTable(this.services, row, around)
      this.live.set(id, table)
      this.services.metrics.liveTables.set(this.live.size)
      return table
    } catch (error) {
      storage.neglect(id)
      throw error
    } finally {
      this.loading.delete(id)
    }
  }

  /** A new table, known to the lobby at once; `calls`: who is to be told of it. */
  async create(row: TableRow, lines: readonly Line[] = [], calls: readonly NewIntent[] = []): Promise<LiveTable> {
    const members = new Set([...row.doc.seats.flatMap(({ guest }) => guest ?? []), ...row.doc.invited])
    if (row.doc.host !== null) members.add(row.doc.host)
    const { storage, now, limits, events } = this.services
    const due = mayOwe(row, events) ? now() + limits.leaseMs : undefined
    await storage.createTable(row, lines, [...members], { due, calls })
    this.publish(row)
    this.mine.changed(row, null)
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
  async heard(news: News): Promise<void> {
    const { presence } = this.services
    if (news.kind === 'presence') return presence.heard(news)
    if (news.kind === 'asked') return this.mine.asked(news.person, news.by)
    if (news.kind === 'roll-call') return presence.answerRoll()
    // Streams are looked after elsewhere, and so is how news comes here.
    if (news.kind === 'signed-out' || news.kind === 'keeping' || news.kind === 'ears') return
    if (news.kind === 'gap') {
      await presence.callRoll()
      for (const table of this.live.values()) await table.refresh()
      return
    }
    // A table on its way into memory may have been read before the news.
    const table = this.live.get(news.table) ?? (await this.loading.get(news.table))
    if (table) await table.heard(news)
    const mine = this.mine.knows(news.table) || (news.kind === 'doc' && !this.mine.empty)
    if (!mine && (table || news.kind !== 'doc' || this.lobby.size === 0)) return
    const { storage } = this.services
    const row = await storage.table(news.table)
    if (news.kind === 'chat') {
      const message = await storage.chatMessage(news.id)
      if (row && message) await this.mine.said(row, message)
      return
    }
    if (row && !table && news.kind === 'doc') this.publish(row)
    if (row && mine) this.mine.changed(row, (await storage.standings([row.id])).at(0) ?? null)
  }

  /** Tables at which bots of this process think, or are about to. */
  thinking(): string[] {
    return [...this.live.values()].filter((table) => table.thinking).map(({ id }) => id)
  }

  private async sweep(): Promise<void> {
    const before = this.services.now() - this.services.limits.idleMs
    for (const table of this.live.values()) {
      if (!table.idleSince(before)) continue
      this.live.delete(table.id)
      const gone = this.retire(table)
      this.retiring.set(table.id, gone)
      await gone
      this.retiring.delete(table.id)
    }
    this.services.metrics.liveTables.set(this.live.size)
  }

  /** A table that cannot be put away properly is still in its log. */
  private async retire(table: LiveTable): Promise<void> {
    try {
      this.services.storage.neglect(table.id)
      await table.retire()
    } catch (error) {
      this.services.log.warn({ err: error, table: table.id }, 'a table could not be put away')
    }
  }

  async close(code: number, reason: string): Promise<void> {
    clearInterval(this.timer)
    await Promise.allSettled(this.loading.values())
    const tables = [...this.live.values()]
    for (const table of tables) table.closeStreams(code, reason)
    await Promise.all(tables.map((table) => this.retire(table)))
    this.live.clear()
  }
}
