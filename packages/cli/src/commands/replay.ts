/** `waystation replay`: the board and the log at any line of a record, as one seat saw them. */
import { hashOf, isOver, type Names, verify } from '@waystation/kernel'
import { beginningOf, type GameTable, replayed, storyOf } from '@waystation/table'
import { parseCount, parseSeat } from '../args.ts'
import { inFile, openRecord, type RecordedGame } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { UserError } from '../errors.ts'
import { PLAIN } from '../io/paint.ts'
import { renderLog } from '../render/log.ts'
import { renderScoreNotes, renderScores } from '../render/scores.ts'
import { renderZones } from '../render/zones.ts'
import type { Chapter } from '../table/terminal-table.ts'
import { type Viewer, zonesFor } from '../table/viewer.ts'

export interface ReplayOptions {
  readonly at?: string
  readonly seat?: string
  readonly json?: boolean
}

export async function replay(context: Context, path: string, options: ReplayOptions): Promise<ExitCode> {
  const recorded = await openRecord(path, context)
  const { record, box } = recorded
  const last = record.log.length
  const at = options.at === undefined ? last : parseCount('--at', options.at, { min: 0, max: last }, context.words)
  const whole = inFile(path, context, () => verify(box.game, record))
  const viewer = viewerOf(options, recorded, isOver(whole.state), context)
  const beginning = beginningOf(record)
  const table = replayed(box.game, beginning, record.log.slice(0, at))
  const scene: Scene = { ...recorded, table, story: storyOf(box.game, beginning, table.match.moves), viewer }
  if (options.json) context.result(jsonOf(scene))
  else show(scene, context)
  return 0
}

interface Scene extends RecordedGame {
  /** After as many lines as are to be shown. */
  readonly table: GameTable
  readonly story: readonly Chapter[]
  readonly viewer: Viewer
}

function viewerOf({ seat }: ReplayOptions, { record }: RecordedGame, finished: boolean, { words }: Context): Viewer {
  if (seat === undefined) return null
  if (seat !== 'all') return parseSeat(seat, record, words)
  if (!finished) throw new UserError(words.errors.truthTooEarly)
  return 'all'
}

function jsonOf({ record, box, table, story, viewer }: Scene): object {
  const names: Names = (seat) => record.seats[seat]
  const plain = { width: Number.POSITIVE_INFINITY, paint: PLAIN }
  const { state } = table.match
  const told = table.telling().past(viewer === 'all' ? null : viewer)
  return {
    game: record.game,
    players: record.config.players,
    seats: record.seats,
    line: table.line,
    lines: record.log.length,
    viewer,
    over: told.over,
    waiting: told.waiting,
    view: viewer === 'all' ? null : told.view,
    zones: zonesFor({ ...box, names }, state, viewer),
    log: renderLog(story, { text: box.text, names }, viewer, plain).map((line) => line.trim()),
    scores: told.scores,
    state: hashOf(state),
  }
}

function show({ record, box, table, story, viewer }: Scene, { out, words }: Context): void {
  const names: Names = (seat) => record.seats[seat]
  const w = words.replay
  const { state } = table.match
  const who = viewer === 'all' ? w.asAll : viewer === null ? w.asSpectator : w.asSeat(names(viewer))
  out.lines([out.paint.bold(w.heading(box.text.title, table.line, record.log.length)), out.paint.dim(who), ''])
  out.lines([out.paint.bold(words.play.log), ...renderLog(story, { text: box.text, names }, viewer, out), ''])
  out.lines([...renderZones(zonesFor({ ...box, names }, state, viewer), out.width, out.paint), ''])
  const { over, waiting } = table.telling()
  if (!over) {
    const asked = [...new Set(waiting)].map((seat) => names(seat))
    return out.line(w.waiting(asked.join(', ')))
  }
  const pad = { sheets: box.game.scores(state), text: box.text, names }
  out.lines([...renderScores(pad, words, out.paint), ...renderScoreNotes(pad, words, out.paint)])
}
