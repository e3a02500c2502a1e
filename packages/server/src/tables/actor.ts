/** A table: everything that happens to it happens in its queue, one thing after another. */
import type { ChatMessage, TableInfo } from '@waystation/protocol'
import type { Guest, Notice, TableDoc, TableRow } from '../storage/types.ts'
import type { Told } from '../workers/calls.ts'
import { GameFailure } from '../workers/lane.ts'
import { Refused } from '../workers/refused.ts'
import { BotDriver } from './bot-driver.ts'
import { HostedGame, type NewLine } from './hosted-game.ts'
import { seatOf, tableInfo } from './info.ts'
import { Queue } from './queue.ts'
import { ownSeat } from './seats.ts'
import type { Services } from './services.ts'
import { type Cause, positionMessage, type Viewer, Viewers } from './viewers.ts'

/** How often a change is tried again when another process changed the table at the same time. */
const TRIES = 8
const CHAT_SHOWN = 50

export type Changed = (row: TableRow) => void

export class TableActor {
  readonly id: string
  row: TableRow
  private readonly services: Services
  private readonly changed: Changed
  private readonly queue = new Queue()
  private readonly viewers = new Viewers()
  private readonly game: HostedGame
  private readonly bots: BotDriver
  private lastUse: number

  constructor(services: Services, row: TableRow, changed: Changed) {
    this.id = row.id
    this.row = row
    this.services = services
    this.changed = changed
    this.game = new HostedGame(services, row.id)
    this.bots = new BotDriver(services, this.game, {
      row: () => this.row,
      answer: (line) => this.run(() => this.enter(line, null)),
      failed: (report) => this.run(() => this.stop(report)),
    })
    this.lastUse = services.now()
  }

  /** Nobody looks, nothing is going on, and that for a while. */
  idleSince(moment: number): boolean {
    return this.viewers.size === 0 && this.queue.idle && !this.bots.busy && this.lastUse < moment
  }

  info(): TableInfo {
    return tableInfo(this.row, this.game.seq)
  }

  /** A position for one who does not stay. */
  position(guest: string | null): Promise<{ frame: string; you: number | null }> {
    return this.run(async () => {
      this.mustHaveStarted()
      const you = seatOf(this.row, guest)
      const { frames } = await this.game.look(this.row, [you])
      return { frame: frames[0], you }
    })
  }

  watch(viewer: Viewer): Promise<void> {
    return this.run(async () => {
      const chat = await this.services.storage.chat(this.id, CHAT_SHOWN)
      if (this.row.status === 'running' || this.row.status === 'finished') await this.game.open(this.row)
      this.viewers.add(viewer)
      this.viewers.reseat(this.row)
      const hello = { type: 'hello', protocol: 1, you: viewer.seat, table: this.info(), chat: chat.map(toMessage) }
      viewer.send(JSON.stringify(hello))
      await this.show([viewer])
      this.afterLine()
    })
  }

  unwatch(viewer: Viewer): void {
    this.viewers.remove(viewer)
    this.lastUse = this.services.now()
  }

  answer(
    guest: string | null,
    asked: { id: string; seq: number; option: string },
    viewer: Viewer | null,
  ): Promise<string> {
    return this.line(guest, asked, viewer, (seat) => ({ seat, option: asked.option }))
  }

  undo(guest: string | null, asked: { id: string; seq: number }, viewer: Viewer | null): Promise<string> {
    return this.line(guest, asked, viewer, (seat) => ({ seat, undo: 'own' }))
  }

  private line(
    guest: string | null,
    { id, seq }: { id: string; seq: number },
    viewer: Viewer | null,
    entry: (seat: number) => NewLine['entry'],
  ): Promise<string> {
    return this.run(async () => {
      const begun = performance.now()
      const told = await this.fresh(() => {
        const line = { entry: entry(ownSeat(this.row, guest)), client: id, asked: seq }
        return this.enter(line, viewer && { viewer, id })
      })
      this.services.metrics.answerSeconds.observe((performance.now() - begun) / 1000)
      return told
    })
  }

  /** Gives back the position of the seat that wrote the line. */
  private async enter(line: NewLine, cause: Cause | null): Promise<string> {
    this.mustRun()
    const { seat } = line.entry
    const audiences = this.viewers.audiences()
    if (!audiences.includes(seat)) audiences.push(seat)
    try {
      const told = await this.game.enter(this.row, line, audiences)
      this.services.metrics.accepted.inc()
      this.viewers.tell(audiences, told, cause)
      await this.concluded(told)
      return told.frames[audiences.indexOf(seat)]
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return await this.again(line, cause)
      throw error
    }
  }

  /** A stale line: perhaps sent twice, perhaps another process was faster. Either way the sender gets the present. */
  private async again(line: NewLine, cause: Cause | null): Promise<string> {
    const { seat } = line.entry
    await this.catchUp()
    const repeated = line.client !== null && (await this.game.repeated(seat, line)) !== null
    const { frames } = await this.game.look(this.row, [seat])
    cause?.viewer.send(positionMessage(frames[0], repeated ? cause.id : null))
    this.services.metrics[repeated ? 'repeated' : 'stale'].inc()
    if (!repeated) throw new Refused('stale')
    return frames[0]
  }

  private async concluded(told: Told): Promise<void> {
    if (told.over) {
      await this.reload()
      this.services.events.finished(this.id)
    }
    this.afterLine()
  }

  private afterLine(): void {
    const { standing } = this.game
    if (this.row.status !== 'running' || !standing) return
    this.bots.wake(standing)
    this.services.events.waiting(this.id, standing.waiting)
  }

  hasMoved(seat: number): Promise<boolean> {
    return this.game.call(this.row, 'moved', { table: this.id, seat })
  }

  /** Goes back before the last answer of the seat whose request everybody granted. */
  takeBack(seat: number): Promise<string> {
    return this.run(() => this.enter({ entry: { seat, undo: 'agreed' }, client: null, asked: this.game.seq }, null))
  }

  /** Changes seats and arrangements; tried again if another process was faster. */
  change(
    make: (row: TableRow, seq: number) => TableDoc | Promise<TableDoc>,
    status?: TableRow['status'],
  ): Promise<TableRow> {
    return this.run(async () => {
      for (let n = 0; n < TRIES; n++) {
        const doc = await this.fresh(async () => {
          if (this.row.status === 'running') await this.game.open(this.row)
          return await make(this.row, this.game.seq)
        })
        if (doc === this.row.doc && status === undefined) return this.row
        if (await this.write(doc, status)) return this.row
        await this.reload()
      }
      throw new Refused('busy')
    })
  }

  /** A refusal may come from what another process has changed since: only one that stands on fresh ground counts. */
  private async fresh<R>(task: () => Promise<R>): Promise<R> {
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

  private async write(doc: TableDoc, status?: TableRow['status']): Promise<boolean> {
    const { storage, now } = this.services
    const at = now()
    const { version } = this.row
    if (!(await storage.updateTable(this.id, version, { doc, at, ...(status && { status }) }))) return false
    await this.adopt({ ...this.row, doc, version: version + 1, updatedAt: at, ...(status && { status }) })
    return true
  }

  private async reload(): Promise<void> {
    const row = await this.services.storage.table(this.id)
    if (row && row.version !== this.row.version) await this.adopt(row)
  }

  /** The table is another one now: say so, and show the position to those who sit elsewhere or see a game begin. */
  private async adopt(row: TableRow): Promise<void> {
    const began = this.row.status === 'open' && row.status === 'running'
    this.row = row
    const moved = this.viewers.reseat(row)
    const table = this.info()
    this.viewers.each((viewer) => viewer.send(JSON.stringify({ type: 'table', you: viewer.seat, table })))
    this.changed(row)
    if (began) this.viewers.each((viewer) => moved.push(viewer))
    await this.show(moved)
    if (row.status === 'running') await this.game.open(row)
    this.afterLine()
  }

  private async show(viewers: readonly Viewer[]): Promise<void> {
    if (viewers.length === 0 || this.row.status === 'open' || this.row.status === 'stopped') return
    const audiences = [...new Set(viewers.map(({ seat }) => seat))]
    const { frames } = await this.game.look(this.row, audiences)
    for (const viewer of new Set(viewers)) viewer.send(positionMessage(frames[audiences.indexOf(viewer.seat)], null))
  }

  say(guest: Guest, seat: number | null, text: string, id: string): Promise<void> {
    return this.run(async () => {
      const { storage, now } = this.services
      const message = { id, table: this.id, guest: guest.id, seat, name: guest.name, text, at: now() }
      await storage.addChat(message)
      this.viewers.say({ type: 'chat', message: toMessage(message) })
    })
  }

  chat(): Promise<ChatMessage[]> {
    return this.services.storage.chat(this.id, CHAT_SHOWN).then((rows) => rows.map(toMessage))
  }

  targets(guest: string | null): Promise<readonly string[]> {
    return this.run(() => this.game.call(this.started(), 'targets', { table: this.id, seat: ownSeat(this.row, guest) }))
  }

  explain(guest: string | null, target: string): Promise<readonly unknown[]> {
    return this.run(() =>
      this.game.call(this.started(), 'explain', { table: this.id, seat: ownSeat(this.row, guest), target }),
    )
  }

  /** A position that this seat could believe in. */
  redealt(seat: number | null, seed: string): Promise<{ opening: string; seq: number }> {
    return this.run(async () => {
      const opening = await this.game.call(this.started(), 'redeal', { table: this.id, seat, seed })
      return { opening, seq: this.game.seq }
    })
  }

  /** Another process did something here. */
  heard(notice: Exclude<Notice, { kind: 'gap' }>): Promise<void> {
    return this.run(async () => {
      if (notice.kind === 'doc') await this.reload()
      else if (this.viewers.size === 0 && this.game.standing === null) return
      else if (notice.kind === 'line') await this.catchUp()
      else {
        const message = await this.services.storage.chatMessage(notice.id)
        if (message) this.viewers.say({ type: 'chat', message: toMessage(message) })
      }
    })
  }

  /** Looks at everything again. */
  refresh(): Promise<void> {
    return this.run(async () => {
      await this.reload()
      await this.catchUp()
    })
  }

  private async catchUp(): Promise<void> {
    if (this.row.status !== 'running') return
    const audiences = this.viewers.audiences()
    let last: Told | null = null
    const tell = (told: Told): void => {
      this.viewers.tell(audiences, told, null)
      last = told
    }
    if (this.game.standing === null) tell(await this.game.look(this.row, audiences))
    else await this.game.catchUp(this.row, audiences, tell)
    if (last) await this.concluded(last)
  }

  async retire(): Promise<void> {
    this.bots.rest()
    await this.queue.run(() => this.game.retire(this.row))
  }

  closeStreams(code: number, reason: string): void {
    this.viewers.each((viewer) => viewer.close(code, reason))
  }

  /** Everything in turn; a game that fails stops this table and no other. */
  private run<R>(task: () => Promise<R>): Promise<R> {
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

  private async stop(report: string): Promise<void> {
    const { log, metrics } = this.services
    log.error({ table: this.id, game: this.row.game, report }, 'table stopped: its game failed')
    metrics.stoppedTables.inc()
    this.bots.rest()
    this.game.standing = null
    for (let n = 0; n < TRIES; n++) {
      if (this.row.status === 'stopped') return
      if (await this.write({ ...this.row.doc, report }, 'stopped')) return
      await this.reload()
    }
  }

  private started(): TableRow {
    this.mustHaveStarted()
    return this.row
  }

  private mustHaveStarted(): void {
    if (this.row.status === 'open') throw new Refused('not-started')
    if (this.row.status === 'stopped') throw new Refused('table-stopped')
  }

  private mustRun(): void {
    this.mustHaveStarted()
    if (this.row.status === 'finished') throw new Refused('game-over')
  }
}

function toMessage(row: { id: string; at: number; seat: number | null; name: string; text: string }): ChatMessage {
  const { id, at, seat, name, text } = row
  return { id, at, seat, name, text }
}
