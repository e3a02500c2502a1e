/**
 * A table as those around it meet it: everything that happens to it happens in its queue, one thing after another, and
 * everybody who looks is told. What is kept of it, and how, is the stored table's concern.
 */
import type { Seat } from '@waystation/kernel'
import { PROTOCOL_VERSION, type UndoRequest } from '@waystation/protocol'
import type { Guest, News, TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { GameFailure } from '../workers/thread.ts'
import { type Settled, timedOut } from './absence.ts'
import { conclude } from '../results/concluding.ts'
import { ENDED } from './afterwards.ts'
import { BotPlayers } from './bot-players.ts'
import { deal, isDealing, type Made } from './dice.ts'
import { type Around, PlayedTable } from './played-table.ts'
import { Queue } from './queue.ts'
import { botAt, playedSeat, seatOf } from './seats.ts'
import type { Services } from './services.ts'
import { mustHaveStarted, type TableReader } from './stored-table.ts'
import { TableChat } from './table-chat.ts'
import type { Viewer } from './viewers.ts'

export class LiveTable extends PlayedTable {
  private readonly queue = new Queue()
  protected readonly bots: BotPlayers
  readonly chat: TableChat
  private lastUse: number

  constructor(services: Services, row: TableRow, around: Around) {
    super(services, row, around)
    this.bots = new BotPlayers(services, this)
    this.chat = new TableChat(services, row.id, this.viewers)
    this.lastUse = services.now()
  }

  /** Nobody looks, nothing is going on, and that for a while. */
  idleSince(time: number): boolean {
    return this.viewers.size === 0 && this.queue.idle && !this.bots.busy && this.lastUse < time
  }

  watch(viewer: Viewer): Promise<void> {
    return this.inTurn(async () => {
      const chat = await this.chat.shown(viewer.guest)
      if (this.row.status === 'running' || this.row.status === 'finished') await this.stored.open()
      this.viewers.add(viewer)
      this.viewers.reseat(this.row)
      const connected = this.seatsConnected()
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, you: viewer.seat, table: this.info(), chat, connected }
      viewer.send(JSON.stringify(hello))
      await this.show([viewer])
      this.waitOn()
    })
  }

  /** The row of a game that is over. Whoever asks may have been told so by another process before this one has adopted it. */
  ended(): Promise<TableRow> {
    return this.inTurn(() =>
      this.stored.fresh(() => {
        if (this.row.status !== 'finished') return Promise.reject(new Refused('game-running'))
        return Promise.resolve(this.row)
      }),
    )
  }

  unwatch(viewer: Viewer): void {
    this.viewers.remove(viewer)
    this.lastUse = this.services.now()
  }

  closeStreams(code: number, reason: string): void {
    this.viewers.each((viewer) => viewer.close(code, reason))
  }

  /** A guest answers or takes back: gives back the position that the guest's seat sees after it. */
  play(
    guest: string | null,
    { id, seq: seen }: { id: string; seq: number },
    what: { option: string } | { undo: 'own' },
    viewer: Viewer | null,
  ): Promise<string> {
    // Nobody's clock runs while an answer waits here for its turn.
    const at = this.services.now()
    return this.inTurn(async () => {
      const begun = performance.now()
      const frame = await this.stored.fresh(() => {
        const seat = playedSeat(this.row, guest)
        const entry = 'option' in what ? { seat, option: what.option } : { seat, undo: what.undo }
        return this.write({ entry, client: id, seen }, viewer && { viewer, id }, at)
      })
      this.services.metrics.answerSeconds.observe((performance.now() - begun) / 1000)
      return frame
    })
  }

  /** A bot answers for its seat. */
  answerFor(seat: Seat, option: string, seen: number): Promise<string> {
    return this.inTurn(() => {
      // While it thought, or waited for its turn here, the seat's owner may have come back.
      if (botAt(this.row, seat) === null) throw new Refused('not-allowed')
      return this.write({ entry: { seat, option }, client: null, seen }, null)
    })
  }

  /** Goes back before the last answer of the seat whose request everybody granted; unless the game went on since. */
  takeBack({ seat, seq: seen }: UndoRequest): Promise<string> {
    return this.inTurn(() => {
      if (seen !== this.stored.line) throw new Refused('stale')
      return this.write({ entry: { seat, undo: 'agreed' }, client: null, seen }, null)
    })
  }

  /** Reads the game in turn; it must have begun. */
  consult<R>(read: (game: TableReader) => Promise<R>): Promise<R> {
    return this.inTurn(() => {
      mustHaveStarted(this.row)
      return read(this.stored)
    })
  }

  /** The whole game as it is at this moment, for a bot to think about. */
  state(): Promise<string> {
    return this.stored.call('state', { table: this.id })
  }

  /** Changes seats and arrangements. */
  change(
    make: (row: TableRow, game: TableReader) => TableDoc | Promise<TableDoc>,
    status?: TableRow['status'],
  ): Promise<TableRow> {
    return this.remake(async (row, game) => ({ doc: await make(row, game), ...(status && { status }) }))
  }

  /** The same where more than the document may change. */
  remake(make: (row: TableRow, game: TableReader) => Made | Promise<Made>): Promise<TableRow> {
    return this.inTurn(async () => {
      await this.stored.change(async () => {
        if (this.row.status === 'running') await this.stored.open()
        return await make(this.row, this.stored)
      })
      return this.row
    })
  }

  /** Something happens to a seat, and to the log with it. */
  happens(make: (row: TableRow) => Settled): Promise<TableRow> {
    return this.inTurn(async () => {
      await this.settle(make)
      return this.row
    })
  }

  /** Who does not show the share of their device in time is not waited for. */
  protected dealInTime(): void {
    const { dice } = this.row.doc
    if (!isDealing(this.row) || dice === null || dice.dealBy === null) return
    const { now, limits } = this.services
    setTimeout(() => void this.attend(now() + limits.leaseMs), dice.dealBy - now()).unref()
  }

  say(guest: Guest, text: string): Promise<void> {
    return this.inTurn(async () => {
      await this.around.mine.said(this.row, await this.chat.say(guest, seatOf(this.row, guest.id), text))
    })
  }

  /** Another process did something here. */
  heard(news: Extract<News, { readonly table: string }>): Promise<void> {
    return this.inTurn(async () => {
      if (news.kind === 'doc') await this.stored.reload()
      // With nobody here to be told, following is wasted: whoever comes next has the log read anew.
      else if (news.kind === 'line') await (this.viewers.size > 0 ? this.catchUp(news) : this.stored.forget())
      else await this.chat.heard(news.id)
    }).catch(leaveToOthers)
  }

  /** Looks at everything again: something may have been missed. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      await this.stored.reload()
      await (this.viewers.size > 0 || this.bots.busy ? this.catchUp() : this.stored.forget())
    }).catch(leaveToOthers)
  }

  get thinking(): boolean {
    return this.bots.busy
  }

  /** Does what is to be done here: the process that had the table in hand may be gone. This one has it until then. */
  attend(until: number): Promise<void> {
    return this.inTurn(async () => {
      await this.stored.reload()
      if (isDealing(this.row)) {
        if ((this.row.doc.dice?.dealBy ?? 0) <= this.services.now()) await this.stored.change(() => deal(this.row))
        return
      }
      if (this.row.status === 'running') await this.present()
      const { stands, moved } = await this.stored.restate()
      if (moved) await this.show(this.viewers.everybody())
      await this.writeResult()
      // Its last line may have ended the game meanwhile.
      const standing = this.row.status === 'running' ? await this.stored.open() : ENDED
      await this.afterwards.tell(standing, stands?.waiting ?? [])
      await this.afterwards.settle(standing, until)
    }).catch(leaveToOthers)
  }

  /** What came of the game is written down, unless somebody has done so. */
  conclude(fresh = false): Promise<void> {
    return this.inTurn(() => this.writeResult(fresh))
  }

  /** A game that cannot be counted any more has no result, and stays what it is. */
  private async writeResult(fresh = false): Promise<void> {
    const { log } = this.services
    if (this.row.status !== 'finished') return
    await conclude(this.services, this.stored, fresh).catch((error: unknown) => {
      if (!(error instanceof GameFailure)) throw error
      log.error({ table: this.id, game: this.row.game, report: error.message }, 'a finished game could not be counted')
    })
  }

  /** After the answer that ended the game; if this process does not live to do it, the table is due. */
  protected concludeSoon(): void {
    this.conclude(true).catch((error: unknown) => {
      this.services.log.warn(
        { err: error, table: this.id },
        'what came of a game could not be written down; it stays due',
      )
    })
  }

  /** The game as it stands, with bots woken, everybody told, and bots for those whose time is up. */
  private async present(): Promise<void> {
    const heard = await this.tellNews(null)
    await this.stored.open()
    if (this.row.status !== 'running') return
    for (const seat of await this.stored.out()) await this.settle((row) => this.unlessAnswered(row, seat))
    if (!heard) this.waitOn()
  }

  /** Their answer may have come to another process, and been written, since it was found that time is up. */
  private async unlessAnswered(row: TableRow, seat: Seat): Promise<Settled> {
    return (await this.stored.out()).includes(seat) ? timedOut(row, seat) : { doc: row.doc, quiet: null }
  }

  async retire(): Promise<void> {
    this.bots.rest()
    await this.queue.run(() => this.stored.forget())
  }

  /** Everything in turn; a game that fails stops this table and no other. */
  private inTurn<R>(task: () => Promise<R>): Promise<R> {
    this.lastUse = this.services.now()
    return this.queue.run(async () => {
      try {
        return await task()
      } catch (error) {
        if (!(error instanceof GameFailure)) throw error
        await this.stop(error.message)
        throw new Refused('table-stopped')
      }
    })
  }

  /** The game failed outside the queue. */
  failed(report: string): Promise<void> {
    return this.inTurn(() => this.stop(report))
  }

  /** A keeper of the house ends it, as it is; what is over stays as it ended. */
  closeDown(report: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.row.status === 'finished') throw new Refused('game-over')
      if (this.row.status === 'stopped') throw new Refused('table-stopped')
      this.bots.rest()
      this.stored.standing = null
      await this.stored.change(() => ({ doc: { ...this.row.doc, report }, status: 'stopped' }))
    })
  }

  private async stop(report: string): Promise<void> {
    const { log, metrics } = this.services
    log.error({ table: this.id, game: this.row.game, report }, 'table stopped: its game failed')
    metrics.stoppedTables.inc()
    this.bots.rest()
    this.stored.standing = null
    if (this.row.status === 'stopped') return
    await this.stored.change(() => ({ doc: { ...this.row.doc, report }, status: 'stopped' }))
  }
}

/** A table whose rules are not known here is played by other processes; nobody looks at it through this one. */
function leaveToOthers(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'unknown-rules')) throw error
}
