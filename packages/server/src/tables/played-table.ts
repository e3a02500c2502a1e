/** A table at which lines are written, and everybody who has to hear of them is told. One thing at a time: the queue is its owner's. */
import type { Seat } from '@waystation/kernel'
import { CLOSE, type ClockInfo, type TableInfo } from '@waystation/protocol'
import type { Audience } from '@waystation/table'
import { lineNews } from '../storage/sql-storage.ts'
import type { Heard, TableRow } from '../storage/types.ts'
import type { Standing, Told } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import type { Settled } from './absence.ts'
import { Afterwards } from './afterwards.ts'
import type { BotPlayers } from './bot-players.ts'
import type { NewLine } from './held-game.ts'
import { tableInfo } from './info.ts'
import type { MyTables } from './my-tables.ts'
import { seatOf, wasDismissed } from './seats.ts'
import type { Services } from './services.ts'
import { mustRun, StoredTable } from './stored-table.ts'
import { type Cause, type Viewer, Viewers } from './viewers.ts'

/** How often something is tried again when other processes were faster. */
const TRIES = 8

/** Whoever has to hear of a table besides those who look at it. */
export interface Around {
  readonly mine: MyTables
  /** Told whenever the row is another one. */
  changed(row: TableRow): void
}

export abstract class PlayedTable {
  readonly id: string
  protected readonly services: Services
  protected readonly viewers = new Viewers()
  protected readonly stored: StoredTable
  protected readonly afterwards: Afterwards
  protected abstract readonly bots: BotPlayers
  protected readonly around: Around
  private connected: readonly Seat[] = []

  constructor(services: Services, row: TableRow, around: Around) {
    this.id = row.id
    this.services = services
    this.around = around
    this.stored = new StoredTable(services, row, (before) => this.adopted(before))
    this.afterwards = new Afterwards(services, this)
  }

  get row(): TableRow {
    return this.stored.row
  }

  get standing(): Standing | null {
    return this.stored.standing
  }

  info(): TableInfo {
    return tableInfo(this.row, this.stored.line)
  }

  protected seatsConnected(): Seat[] {
    return this.row.doc.seats.flatMap(({ guest }, seat) =>
      guest !== null && this.services.presence.connected(guest, this.id) ? [seat] : [],
    )
  }

  /** Somebody has come or gone, at whatever process. */
  presenceChanged(): void {
    const connected = this.seatsConnected()
    if (String(connected) === String(this.connected)) return
    this.connected = connected
    this.viewers.say({ type: 'presence', connected })
  }

  /** Adds a line to the log and tells everybody. Gives back the position of the seat that wrote it. */
  protected async write(line: NewLine, cause: Cause | null, at = this.services.now()): Promise<string> {
    const { seat } = line.entry
    // The answer that ended the game, sent again: its sender has not heard that it counted.
    if (this.row.status === 'finished' && (await this.stored.written(line))) return await this.outrun(line, cause)
    mustRun(this.row)
    const audiences = this.viewers.audiences()
    if (!audiences.includes(seat)) audiences.push(seat)
    try {
      const told = await this.stored.append(line, this.telling(audiences, at))
      this.services.metrics.accepted.inc()
      await this.tell(audiences, told, cause)
      if (told.over) {
        await this.stored.finished(at)
        this.concludeSoon()
      } else this.waitOn()
      await this.share()
      return told.frames[audiences.indexOf(seat)]
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return await this.outrun(line, cause)
      throw error
    }
  }

  private telling(audiences: readonly Audience[], at: number) {
    return { audiences, at, due: (standing: Standing, row: TableRow) => this.afterwards.due(standing, row) }
  }

  /** The position after a line, and the clock; by default to everybody. */
  private async tell(
    audiences: readonly Audience[],
    { frames }: Told,
    cause: Cause | null,
    whom?: Iterable<Viewer>,
  ): Promise<void> {
    const clock = this.row.doc.clock === null ? null : await this.stored.clock()
    this.viewers.tell(audiences, { frames, clock }, cause, whom)
  }

  /** Those who sit here are told wherever they are. */
  private async share(): Promise<void> {
    const { mine } = this.around
    const { status } = this.row
    if (mine.empty) return
    mine.changed(this.row, status === 'running' || status === 'finished' ? await this.stored.stood() : null)
  }

  clock(): Promise<ClockInfo | null> {
    return this.stored.clock()
  }

  /** A stale line: perhaps sent twice, perhaps another process was faster. Either way the sender gets the present. */
  private async outrun(line: NewLine, cause: Cause | null): Promise<string> {
    await this.catchUp()
    const written = await this.stored.written(line)
    const repeated = written !== null
    // Its sender did not hear of it; perhaps the process that wrote it could not tell anybody.
    if (written) await this.services.storage.tellAgain([lineNews({ table: this.id, line: written })])
    const told = await this.stored.look([line.entry.seat])
    const { frames } = told
    if (cause) await this.tell([cause.viewer.seat], told, repeated ? cause : null, [cause.viewer])
    this.services.metrics[repeated ? 'repeated' : 'stale'].inc()
    if (!repeated) throw new Refused('stale')
    return frames[0]
  }

  /** Tells what other processes wrote. */
  protected async catchUp(heard: Heard | null = null): Promise<void> {
    if (this.row.status === 'running') await this.tellNews(heard)
  }

  /** False if there was nothing new. */
  protected async tellNews(heard: Heard | null): Promise<boolean> {
    const audiences = this.viewers.audiences()
    const last = await this.stored.catchUp(audiences, heard, (told) => this.tell(audiences, told, null))
    if (last?.over) await this.stored.reload()
    else if (last) this.waitOn()
    return last !== null
  }

  /** Somebody plays or looks on. Where everybody has left, bots do not think on among themselves until somebody looks again. */
  attended({ doc }: TableRow): boolean {
    return this.viewers.size > 0 || doc.seats.some((seat) => seat.kind === 'person' && seat.presence === 'here')
  }

  /** The game waits for somebody: bots among them set to work. */
  protected waitOn(): void {
    const { standing } = this
    if (this.row.status === 'running' && standing && this.attended(this.row)) this.bots.wake(standing)
  }

  /** The present position, for those who have just come or sit elsewhere now. */
  protected async show(newcomers: readonly Viewer[]): Promise<void> {
    const { status } = this.row
    if (newcomers.length === 0 || status === 'open' || status === 'stopped') return
    const audiences = [...new Set(newcomers.map(({ seat }) => seat))]
    await this.tell(audiences, await this.stored.look(audiences), null, new Set(newcomers))
  }

  protected async settle(make: (row: TableRow) => Settled | Promise<Settled>): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      const made = await this.stored.fresh(async () => await make(this.row))
      const audiences = this.viewers.audiences()
      const told = await this.stored.settle(made, this.telling(audiences, this.services.now()))
      if (told === 'lost') {
        await this.stored.reload()
        await this.catchUp()
        continue
      }
      if (told) await this.tell(audiences, told, null)
      return
    }
    throw new Refused('busy')
  }

  /** The row is another one: say so, and show the position to those who sit elsewhere or see a game begin. */
  private async adopted(before: TableRow): Promise<void> {
    const { row } = this
    this.sendAway(before, row)
    const moved = this.viewers.reseat(row)
    if (before.status === 'running' && row.status === 'finished') await this.tellEnd()
    this.viewers.sayTable(this.info())
    this.around.changed(row)
    if (before.status === 'open' && row.status === 'running') this.viewers.each((viewer) => moved.push(viewer))
    await this.show(moved)
    if (row.status === 'running') await this.stored.open()
    // Clocks begin with the game.
    if (before.status === 'open' && row.status === 'running') await this.stored.restate()
    this.presenceChanged()
    await this.share()
    this.waitOn()
    this.dealInTime()
  }

  /** Whoever does not show the share of their device in time is not waited for. */
  protected abstract dealInTime(): void
  /** What came of the game is written down. */
  protected abstract concludeSoon(): void

  /** A private table ends for those whom the host dismissed, a withdrawn one for all who only look; a public one they may look at like anybody. */
  private sendAway(before: TableRow, row: TableRow): void {
    if (row.visibility === 'public') return
    const withdrawn = before.visibility === 'public'
    this.viewers.each((viewer) => {
      const looksOn = withdrawn && seatOf(row, viewer.guest) === null
      if (looksOn || wasDismissed(row, viewer.guest)) viewer.close(CLOSE.notFound, 'not-found')
    })
  }

  /** The row says that the game is over: its last lines may not have been heard yet, and never will be later. */
  private async tellEnd(): Promise<void> {
    if (this.standing?.over) return
    await (this.viewers.size > 0 ? this.tellNews(null) : this.stored.forget())
  }
}
