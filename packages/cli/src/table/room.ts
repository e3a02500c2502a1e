/** The room around a table: what has been shown to whom, and where the record is kept. */
import type { Seat } from '@waystation/kernel'
import type { Context } from '../context.ts'
import { saveRecord } from '../io/files.ts'
import { seatShape } from '../io/paint.ts'
import { renderLog } from '../render/log.ts'
import { renderZones } from '../render/zones.ts'
import type { TerminalTable, UndoResult } from './terminal-table.ts'
import { zonesFor } from './viewer.ts'

/** Lines of news shown before a question; the whole log is a command away. */
const NEWS_LINES = 24

export class Room {
  readonly context: Context
  readonly table: TerminalTable
  /** Where `s` without a name saves. */
  path: string | null
  private readonly keeping: boolean
  private unsaved = true
  /** Chapters each seat has been told; the last place is the spectator's. */
  private readonly told: number[]

  constructor(context: Context, table: TerminalTable, record: { path: string | null; keep: boolean }) {
    this.context = context
    this.table = table
    this.path = record.path
    this.keeping = record.keep
    this.told = [...table.chairs, null].map(() => 0)
  }

  get hasUnsaved(): boolean {
    return this.unsaved
  }

  say(text = ''): void {
    this.context.out.line(text)
  }

  seatName(seat: Seat): string {
    return this.context.out.paint.seat(seat, `${seatShape(seat)} ${this.table.names(seat)}`)
  }

  answer(seat: Seat, option: string): void {
    this.table.answer(seat, option)
    this.unsaved = true
    if (this.table.chairs[seat].kind === 'human') this.keep()
  }

  takeBack(agreed: boolean): UndoResult {
    const result = this.table.takeBack(agreed)
    if (typeof result !== 'number') return result
    // Chapters that come again are told again.
    const { length } = this.table.chapters
    this.told.forEach((count, place) => (this.told[place] = Math.min(count, length)))
    this.unsaved = true
    this.keep()
    return result
  }

  /** Writes the record if it was asked to be kept. */
  keep(): void {
    if (this.keeping && this.unsaved && this.path !== null) this.save(this.path)
  }

  save(path: string): void {
    saveRecord(path, this.table.record, this.context.words)
    this.path = path
    this.unsaved = false
  }

  showBoard(viewer: Seat | null): void {
    const { table, context } = this
    const zones = zonesFor(table, table.match.state, viewer)
    const { width, paint } = context.out
    context.out.lines([paint.dim('─'.repeat(width)), ...renderZones(zones, width, paint), ''])
  }

  showLog(viewer: Seat | null): void {
    const lines = this.log(viewer, 0)
    this.context.out.lines(lines.length === 0 ? [this.context.words.play.logEmpty] : lines)
  }

  /** What this viewer has not been told yet. Told at an `open` screen, everyone has read it. */
  showNews(viewer: Seat | null, open = true): void {
    const place = viewer ?? this.table.chairs.length
    const { length } = this.table.chapters
    const lines = this.log(viewer, this.told[place])
    if (open) this.told.fill(length)
    else this.told[place] = length
    const { out, words } = this.context
    const hidden = lines.length - NEWS_LINES
    if (hidden > 0) this.say(out.paint.dim(words.play.moreAbove(hidden)))
    out.lines(hidden > 0 ? lines.slice(hidden) : lines)
  }

  private log(viewer: Seat | null, from: number): string[] {
    const { table, context } = this
    return renderLog(table.chapters.slice(from), table, viewer, context.out)
  }
}
