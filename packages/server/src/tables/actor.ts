/** A table: everything that happens to it happens in its queue, one thing after another. */
import type { TableInfo, UndoRequest } from '@waystation/protocol'
import type { Guest, Notice, TableDoc, TableRow } from '../storage/types.ts'
import type { CallIn, CallOut } from '../workers/calls.ts'
import { GameFailure } from '../workers/lane.ts'
import { Refused } from '../workers/refused.ts'
import { Arrangement } from './arrangement.ts'
import { BotDriver } from './bot-driver.ts'
import { chatMessage, latestChat } from './chat.ts'
import { HostedGame, type NewLine, sourceOf } from './hosted-game.ts'
import { mayAskForHints, seatOf, tableInfo } from './info.ts'
import { Playing } from './playing.ts'
import { Queue } from './queue.ts'
import { playedSeat } from './seats.ts'
import type { Services } from './services.ts'
import { mustHaveStarted, mustRun } from './status.ts'
import { type Viewer, Viewers } from './viewers.ts'

export type Changed = (row: TableRow) => void

export class TableActor {
  readonly id: string
  private readonly arrangement: Arrangement
  private readonly services: Services
  private readonly changed: Changed
  private readonly queue = new Queue()
  private readonly viewers = new Viewers()
  private readonly game: HostedGame
  private readonly bots: BotDriver
  private readonly playing: Playing
  private lastUse: number

  constructor(services: Services, row: TableRow, changed: Changed) {
    this.id = row.id
    this.services = services
    this.arrangement = new Arrangement(services, row, (before) => this.adopted(before))
    this.changed = changed
    this.game = new HostedGame(services, row.id)
    this.bots = new BotDriver(services, this.game, {
      row: () => this.row,
      answer: (line) => this.run(() => this.playing.enter(line, null)),
      failed: (report) => this.run(() => this.stop(report)),
    })
    const { arrangement, game, viewers, bots } = this
    this.playing = new Playing(services, { arrangement, game, viewers, bots })
    this.lastUse = services.now()
  }

  get row(): TableRow {
    return this.arrangement.row
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
      mustHaveStarted(this.row)
      const you = seatOf(this.row, guest)
      const { frames } = await this.game.look(this.row, [you])
      return { frame: frames[0], you }
    })
  }

  watch(viewer: Viewer): Promise<void> {
    return this.run(async () => {
      const chat = await latestChat(this.services.storage, this.id)
      if (this.row.status === 'running' || this.row.status === 'finished') await this.game.open(this.row)
      this.viewers.add(viewer)
      this.viewers.reseat(this.row)
      const hello = { type: 'hello', protocol: 1, you: viewer.seat, table: this.info(), chat }
      viewer.send(JSON.stringify(hello))
      await this.playing.show([viewer])
      this.playing.waitOn()
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
      const told = await this.arrangement.fresh(() => {
        const line = { entry: entry(playedSeat(this.row, guest)), client: id, asked: seq }
        return this.playing.enter(line, viewer && { viewer, id })
      })
      this.services.metrics.answerSeconds.observe((performance.now() - begun) / 1000)
      return told
    })
  }

  /** Goes back before the last answer of the seat whose request everybody granted; unless the game went on since. */
  takeBack({ seat, seq }: UndoRequest): Promise<string> {
    return this.run(() => {
      if (seq !== this.game.seq) throw new Refused('stale')
      return this.playing.enter({ entry: { seat, undo: 'agreed' }, client: null, asked: seq }, null)
    })
  }

  hasMoved(seat: number): Promise<boolean> {
    return this.game.call(this.row, 'moved', { table: this.id, seat })
  }

  /** A question to the game itself, which must have begun. */
  ask<K extends 'targets' | 'explain' | 'redeal'>(
    name: K,
    args: (row: TableRow, seq: number) => CallIn<K>,
  ): Promise<CallOut<K>> {
    return this.run(async () => {
      mustHaveStarted(this.row)
      await this.game.open(this.row)
      return await this.game.call(this.row, name, args(this.row, this.game.seq))
    })
  }

  /** What somebody would have to know to think in this guest's place. */
  thoughtFor(guest: string | null): Promise<{ seq: number; thought: CallIn<'advise'> }> {
    return this.run(async () => {
      const { row, id: table } = this
      mustRun(row)
      const seat = playedSeat(row, guest)
      if (!mayAskForHints(row.doc)) throw new Refused('no-hints')
      const state = await this.game.call(row, 'state', { table })
      return { seq: this.game.seq, thought: { table, source: sourceOf(row), state, seat } }
    })
  }

  say(guest: Guest, seat: number | null, text: string, id: string): Promise<void> {
    return this.run(async () => {
      const { storage, now } = this.services
      const message = { id, table: this.id, guest: guest.id, seat, name: guest.name, text, at: now() }
      await storage.addChat(message)
      this.viewers.say({ type: 'chat', message: chatMessage(message) })
    })
  }

  /** Changes seats and arrangements. */
  change(
    make: (row: TableRow, seq: number) => TableDoc | Promise<TableDoc>,
    status?: TableRow['status'],
  ): Promise<TableRow> {
    return this.run(async () => {
      await this.arrangement.change(async () => {
        if (this.row.status === 'running') await this.game.open(this.row)
        return await make(this.row, this.game.seq)
      }, status)
      return this.row
    })
  }

  /** The table is another one now: say so, and show the position to those who sit elsewhere or see a game begin. */
  private async adopted(before: TableRow): Promise<void> {
    const { row } = this
    const moved = this.viewers.reseat(row)
    if (before.status === 'running' && row.status === 'finished') await this.playing.tellEnd()
    this.viewers.sayTable(this.info())
    this.changed(row)
    if (before.status === 'open' && row.status === 'running') this.viewers.each((viewer) => moved.push(viewer))
    await this.playing.show(moved)
    if (row.status === 'running') await this.game.open(row)
    this.playing.waitOn()
  }

  /** Another process did something here. */
  heard(notice: Exclude<Notice, { kind: 'gap' }>): Promise<void> {
    return this.run(async () => {
      if (notice.kind === 'doc') await this.arrangement.reload()
      // With nobody here to be told, following is wasted: whoever comes next has the log read anew.
      else if (notice.kind === 'line') await (this.viewers.size > 0 ? this.playing.catchUp(notice) : this.game.forget())
      else if (this.viewers.size > 0) {
        const message = await this.services.storage.chatMessage(notice.id)
        if (message) this.viewers.say({ type: 'chat', message: chatMessage(message) })
      }
    })
  }

  /** Looks at everything again: something may have been missed. */
  refresh(): Promise<void> {
    return this.run(async () => {
      await this.arrangement.reload()
      await (this.viewers.size > 0 || this.bots.busy ? this.playing.catchUp() : this.game.forget())
    })
  }

  /** Bots whose turn it is go on. */
  resume(): Promise<void> {
    return this.run(async () => {
      if (this.row.status !== 'running') return
      await this.game.open(this.row)
      this.playing.waitOn()
    })
  }

  async retire(): Promise<void> {
    this.bots.rest()
    await this.queue.run(() => this.game.forget())
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
    if (this.row.status === 'stopped') return
    await this.arrangement.change(() => ({ ...this.row.doc, report }), 'stopped')
  }
}
