/**
 * A table as those around it meet it: everything that happens to it happens in its queue, one thing after another, and
 * everybody who looks is told. What is kept of it, and how, is the stored table's concern.
 */
import type { Seat } from '@waystation/kernel'
import { type ChatMessage, CLOSE, PROTOCOL_VERSION, type TableInfo, type UndoRequest } from '@waystation/protocol'
import { newId } from '../security/secrets.ts'
import type { Guest, Heard, Notice, TableDoc, TableRow } from '../storage/types.ts'
import type { Standing } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import { GameFailure } from '../workers/thread.ts'
import { Afterwards, ENDED } from './afterwards.ts'
import { BotPlayers } from './bot-players.ts'
import { deal, isDealing, type Made } from './dice.ts'
import { chatMessage, tableInfo } from './info.ts'
import { Queue } from './queue.ts'
import { botAt, playedSeat, seatOf, wasDismissed } from './seats.ts'
import type { Services } from './services.ts'
import { mustHaveStarted, mustRun, type NewLine, StoredTable, type TableReader } from './stored-table.ts'
import { type Cause, positionMessage, type Viewer, Viewers } from './viewers.ts'

/** Messages shown to who comes in. */
const CHAT_SHOWN = 50

export class LiveTable {
  readonly id: string
  private readonly services: Services
  private readonly changed: (row: TableRow) => void
  private readonly queue = new Queue()
  private readonly viewers = new Viewers()
  private readonly stored: StoredTable
  private readonly bots: BotPlayers
  private readonly afterwards: Afterwards
  private lastUse: number

  /** `changed` is told whenever the row is another one. */
  constructor(services: Services, row: TableRow, changed: (row: TableRow) => void) {
    this.id = row.id
    this.services = services
    this.changed = changed
    this.stored = new StoredTable(services, row, (before) => this.adopted(before))
    this.bots = new BotPlayers(services, this)
    this.afterwards = new Afterwards(services, this)
    this.lastUse = services.now()
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

  /** Nobody looks, nothing is going on, and that for a while. */
  idleSince(time: number): boolean {
    return this.viewers.size === 0 && this.queue.idle && !this.bots.busy && this.lastUse < time
  }

  watch(viewer: Viewer): Promise<void> {
    return this.inTurn(async () => {
      const chat = await this.chat()
      if (this.row.status === 'running' || this.row.status === 'finished') await this.stored.open()
      this.viewers.add(viewer)
      this.viewers.reseat(this.row)
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, you: viewer.seat, table: this.info(), chat, connected: [] }
      viewer.send(JSON.stringify(hello))
      await this.show([viewer])
      this.waitOn()
    })
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
    return this.inTurn(async () => {
      const begun = performance.now()
      const frame = await this.stored.fresh(() => {
        const line = { entry: { seat: playedSeat(this.row, guest), ...what }, client: id, seen }
        return this.write(line, viewer && { viewer, id })
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

  /** Adds a line to the log and tells everybody. Gives back the position of the seat that wrote it. */
  private async write(line: NewLine, cause: Cause | null): Promise<string> {
    const { seat } = line.entry
    // The answer that ended the game, sent again: its sender has not heard that it counted.
    if (this.row.status === 'finished' && (await this.stored.has(line))) return await this.outrun(line, cause)
    mustRun(this.row)
    const audiences = this.viewers.audiences()
    if (!audiences.includes(seat)) audiences.push(seat)
    const at = this.services.now()
    try {
      const due = at + this.services.limits.leaseMs
      const told = await this.stored.append(line, {
        audiences,
        at,
        due: (standing) => this.afterwards.due(standing, due),
      })
      this.services.metrics.accepted.inc()
      this.viewers.tell(audiences, told, cause)
      if (told.over) await this.stored.finished(at)
      this.goOn(told)
      return told.frames[audiences.indexOf(seat)]
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return await this.outrun(line, cause)
      throw error
    }
  }

  /** A stale line: perhaps sent twice, perhaps another process was faster. Either way the sender gets the present. */
  private async outrun(line: NewLine, cause: Cause | null): Promise<string> {
    await this.catchUp()
    const repeated = await this.stored.has(line)
    const { frames } = await this.stored.look([line.entry.seat])
    cause?.viewer.send(positionMessage(frames[0], repeated ? cause.id : null))
    this.services.metrics[repeated ? 'repeated' : 'stale'].inc()
    if (!repeated) throw new Refused('stale')
    return frames[0]
  }

  /** Tells what other processes wrote. */
  private async catchUp(heard: Heard | null = null): Promise<void> {
    if (this.row.status === 'running') await this.tellNews(heard)
  }

  /** False if there was nothing new. */
  private async tellNews(heard: Heard | null): Promise<boolean> {
    const audiences = this.viewers.audiences()
    const last = await this.stored.catchUp(audiences, heard, (told) => this.viewers.tell(audiences, told, null))
    if (last?.over) await this.stored.reload()
    if (last) this.goOn(last)
    return last !== null
  }

  private goOn(standing: Standing): void {
    if (standing.over) this.afterwards.announce(standing)
    else this.waitOn()
  }

  /** Somebody plays or looks on. Where everybody has left, bots do not think on among themselves until somebody looks again. */
  get attended(): boolean {
    return (
      this.viewers.size > 0 || this.row.doc.seats.some((seat) => seat.kind === 'person' && seat.presence === 'here')
    )
  }

  /** The game waits for somebody: bots among them set to work, the others may be told. */
  private waitOn(): void {
    const { standing } = this
    if (this.row.status !== 'running' || !standing) return
    if (this.attended) this.bots.wake(standing)
    this.afterwards.announce(standing)
  }

  /** The present position, for those who have just come or sit elsewhere now. */
  private async show(newcomers: readonly Viewer[]): Promise<void> {
    const { status } = this.row
    if (newcomers.length === 0 || status === 'open' || status === 'stopped') return
    const audiences = [...new Set(newcomers.map(({ seat }) => seat))]
    this.viewers.tell(audiences, await this.stored.look(audiences), null, new Set(newcomers))
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

  /** The row is another one: say so, and show the position to those who sit elsewhere or see a game begin. */
  private async adopted(before: TableRow): Promise<void> {
    const { row } = this
    this.sendAway(row)
    const moved = this.viewers.reseat(row)
    if (before.status === 'running' && row.status === 'finished') await this.tellEnd()
    this.viewers.sayTable(this.info())
    this.changed(row)
    if (before.status === 'open' && row.status === 'running') this.viewers.each((viewer) => moved.push(viewer))
    await this.show(moved)
    if (row.status === 'running') await this.stored.open()
    this.waitOn()
    this.dealInTime()
  }

  /** Who does not show the share of their device in time is not waited for. */
  private dealInTime(): void {
    const { dice } = this.row.doc
    if (!isDealing(this.row) || dice === null || dice.dealBy === null) return
    const { now, limits } = this.services
    setTimeout(() => void this.attend(now() + limits.leaseMs), dice.dealBy - now()).unref()
  }

  /** A private table ends for those whom the host dismissed; a public one they may look at like anybody. */
  private sendAway(row: TableRow): void {
    if (row.visibility === 'public') return
    this.viewers.each((viewer) => {
      if (wasDismissed(row, viewer.guest)) viewer.close(CLOSE.notFound, 'not-found')
    })
  }

  /** The row says that the game is over: its last lines may not have been heard yet, and never will be later. */
  private async tellEnd(): Promise<void> {
    if (this.standing?.over) return
    await (this.viewers.size > 0 ? this.tellNews(null) : this.stored.forget())
  }

  async chat(): Promise<ChatMessage[]> {
    return (await this.services.storage.chat(this.id, CHAT_SHOWN)).map(chatMessage)
  }

  say(guest: Guest, text: string): Promise<void> {
    return this.inTurn(async () => {
      const { chat, now } = this.services
      const seat = seatOf(this.row, guest.id)
      const message = { id: newId(), table: this.id, guest: guest.id, seat, name: guest.name, text, at: now() }
      await chat.add(message)
      this.viewers.say({ type: 'chat', message: chatMessage(message) })
    })
  }

  /** Another process did something here. */
  heard(notice: Exclude<Notice, { kind: 'gap' }>): Promise<void> {
    return this.inTurn(async () => {
      if (notice.kind === 'doc') await this.stored.reload()
      // With nobody here to be told, following is wasted: whoever comes next has the log read anew.
      else if (notice.kind === 'line') await (this.viewers.size > 0 ? this.catchUp(notice) : this.stored.forget())
      else if (this.viewers.size > 0) {
        const message = await this.services.storage.chatMessage(notice.id)
        if (message) this.viewers.say({ type: 'chat', message: chatMessage(message) })
      }
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
      const { status } = this.row
      const standing = status === 'running' ? await this.present() : ENDED
      if (status === 'finished') this.afterwards.announce(standing)
      const listening = this.services.events !== null && (status === 'running' || status === 'finished')
      if (!listening) await this.afterwards.settle(standing, until)
    }).catch(leaveToOthers)
  }

  /** How the game stands, with bots woken and everybody told. */
  private async present(): Promise<Standing> {
    const heard = await this.tellNews(null)
    const standing = await this.stored.open()
    if (!heard) this.goOn(standing)
    return standing
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
