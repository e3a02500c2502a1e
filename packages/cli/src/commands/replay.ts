/** `waystation replay`: the board and the log at any line of a record, as one seat saw them. */
import {
  type GameTypes,
  hashOf,
  isOver,
  type Match,
  type Names,
  observe,
  replay as replayRecord,
  type Seat,
  verify,
} from '@waystation/kernel'
import { parseCount, parseSeat } from '../args.ts'
import { inFile, openRecord, type RecordedGame } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { UserError } from '../errors.ts'
import { PLAIN } from '../io/paint.ts'
import { renderLog } from '../render/log.ts'
import { renderScoreNotes, renderScores } from '../render/scores.ts'
import { renderZones } from '../render/zones.ts'
import { storyOf } from '../table/story.ts'
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
  const match = at === last ? whole : replayRecord(box.game, record, at)
  const scene: Scene = { ...recorded, match, viewer, at }
  if (options.json) context.result(jsonOf(scene))
  else show(scene, context)
  return 0
}

interface Scene extends RecordedGame {
  readonly match: Match<GameTypes>
  readonly viewer: Viewer
  /** Lines of the record played. */
  readonly at: number
}

function viewerOf({ seat }: ReplayOptions, { record }: RecordedGame, finished: boolean, { words }: Context): Viewer {
  if (seat === undefined) return null
  if (seat !== 'all') return parseSeat(seat, record, words)
  if (!finished) throw new UserError(words.errors.truthTooEarly)
  return 'all'
}

function jsonOf({ record, box, match, viewer, at }: Scene): object {
  const names: Names = (seat) => record.seats[seat]
  const plain = { width: Number.POSITIVE_INFINITY, paint: PLAIN }
  return {
    game: record.game,
    players: record.config.players,
    seats: record.seats,
    line: at,
    lines: record.log.length,
    viewer,
    over: isOver(match.state),
    waiting: waitingIn(match),
    view: viewer === 'all' ? null : box.game.view(match.state, viewer),
    zones: zonesFor({ ...box, names }, match.state, viewer),
    log: renderLog(storyOf(match), { text: box.text, names }, viewer, plain).map((line) => line.trim()),
    scores: isOver(match.state) ? box.game.scores(match.state) : null,
    state: hashOf(match.state),
  }
}

function waitingIn({ game, state }: Match<GameTypes>): readonly { seat: Seat; kind: string }[] {
  return [...observe(game, state, null).waiting]
}

function show({ record, box, match, viewer, at }: Scene, { out, words }: Context): void {
  const names: Names = (seat) => record.seats[seat]
  const w = words.replay
  const who = viewer === 'all' ? w.asAll : viewer === null ? w.asSpectator : w.asSeat(names(viewer))
  out.lines([out.paint.bold(w.heading(box.text.title, at, record.log.length)), out.paint.dim(who), ''])
  out.lines([out.paint.bold(words.play.log), ...renderLog(storyOf(match), { text: box.text, names }, viewer, out), ''])
  out.lines([...renderZones(zonesFor({ ...box, names }, match.state, viewer), out.width, out.paint), ''])
  if (!isOver(match.state)) {
    const asked = [...new Set(waitingIn(match).map(({ seat }) => names(seat)))]
    return out.line(w.waiting(asked.join(', ')))
  }
  const pad = { sheets: box.game.scores(match.state), text: box.text, names }
  out.lines([...renderScores(pad, words, out.paint), ...renderScoreNotes(pad, out.paint)])
}
