/** `waystation review`: a finished game looked at again by a strong player. */
import type { Review } from '@waystation/bots'
import type { Option, Seat } from '@waystation/kernel'
import { reviewOf } from '@waystation/table'
import { parseSeat } from '../args.ts'
import { inFile, openRecord, type RecordedGame } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { progressOn } from '../render/progress.ts'
import { showReview } from '../review/report.ts'
import { chairsOf } from '../table/chairs.ts'

export interface ReviewOptions {
  readonly seat?: string
  readonly json?: boolean
}

export async function review(context: Context, path: string, options: ReviewOptions): Promise<ExitCode> {
  const { words } = context
  const recorded = await openRecord(path, context)
  const { record } = recorded
  const seats = options.seat === undefined ? peopleIn(record.seats) : [parseSeat(options.seat, record, words)]
  const result = inFile(path, context, () => lookThrough(context, recorded, seats))
  if (options.json) context.result(jsonOf(recorded, seats, result))
  else showReview(context, recorded, result)
  return 0
}

/** The seats that people played; all of them, if bots were among themselves. */
function peopleIn(names: readonly string[]): readonly Seat[] {
  const chairs = chairsOf(names, null)
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  return people.length === 0 ? chairs.map((_, seat) => seat) : people
}

function lookThrough(context: Context, { record, box }: RecordedGame, seats: readonly Seat[]): Review<Option> {
  const progress = progressOn(context.err, () => performance.now())
  const steps = reviewOf(box.game, record, { seats, clock: () => performance.now(), network: box.network ?? null })
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      progress.end()
      return step.value
    }
    const { done, all } = step.value
    progress.show(done, all, context.words.review.progress(done, all))
  }
}

function jsonOf({ record }: RecordedGame, reviewed: readonly Seat[], result: Review<Option>): object {
  return {
    game: record.game,
    players: record.config.players,
    seats: record.seats,
    lines: record.log.length,
    reviewed,
    curve: result.curve,
    turningPoints: result.turningPoints.map(({ move, seat, from, to }) => ({
      line: move.line,
      by: move.seat,
      option: move.option.id,
      seat,
      from,
      to,
    })),
    betterMoves: result.betterMoves.flatMap(({ line, seat, verdict }) => {
      if (verdict === null) return []
      const { chosen, best, cost } = verdict
      const option = { option: chosen.option.id, chance: chosen.chance }
      return [{ line, seat, ...option, better: best.option.id, betterChance: best.chance, cost }]
    }),
  }
}
