/** A review in words: the chances as a line of blocks, the turning points, and what would have been better. */
import type { JudgedMove, Review, TurningPoint } from '@waystation/bots'
import { type GameText, type GameTypes, type Names, type Option, type Seat } from '@waystation/kernel'
import type { RecordedGame } from '../box.ts'
import type { Context } from '../context.ts'
import { formatNumber } from '../format.ts'
import { seatShape } from '../io/paint.ts'
import { columns } from '../render/grid.ts'
import { wrap } from '../render/width.ts'

const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const INDENT = '  '
/** Room for a name and the figures beside the line of blocks. */
const MARGIN = 40
const MOST_MISTAKES = 12

export function showReview(context: Context, { record, box }: RecordedGame, review: Review<Option>): void {
  const { out, words } = context
  const w = words.review
  const teller = new Teller(context, box.text, (seat) => record.seats[seat])
  out.lines([out.paint.bold(w.title(box.text.title)), '', out.paint.bold(w.curve), ...teller.curve(review), ''])
  out.line(out.paint.bold(w.turningPoints))
  out.lines(review.turningPoints.length === 0 ? [INDENT + w.noTurningPoints] : teller.turningPoints(review))
  out.lines(['', out.paint.bold(w.betterMoves)])
  out.lines(review.betterMoves.length === 0 ? [INDENT + w.noBetterMoves] : teller.betterMoves(review))
  const more = review.betterMoves.length - MOST_MISTAKES
  if (more > 0) out.line(INDENT + w.more(more))
}

class Teller {
  private readonly context: Context
  private readonly text: GameText<GameTypes>
  private readonly names: Names

  constructor(context: Context, text: GameText<GameTypes>, names: Names) {
    this.context = context
    this.text = text
    this.names = names
  }

  curve({ curve }: Review<Option>): string[] {
    const { out } = this.context
    const points = thinned(curve, Math.max(10, out.width - MARGIN))
    const rows = curve[0].chances.map((first, seat) => {
      const line = points.map(({ chances }) => block(chances[seat])).join('')
      const last = curve[curve.length - 1].chances[seat]
      return [INDENT + this.seat(seat), this.percent(first), out.paint.seat(seat, line), this.percent(last)]
    })
    return columns(rows, ['left', 'right'])
  }

  turningPoints({ turningPoints }: Review<Option>): string[] {
    return turningPoints.flatMap(({ move, seat, from, to }: TurningPoint<Option>) => {
      const { review } = this.context.words
      const told = review.turn(this.names(move.seat), this.option(move.option), this.names(seat))
      return this.item(move, `${told} ${review.fromTo(this.percent(from), this.percent(to))}`)
    })
  }

  betterMoves({ betterMoves }: Review<Option>): string[] {
    return betterMoves.slice(0, MOST_MISTAKES).flatMap((move) => {
      const { verdict } = move
      if (verdict === null) return []
      const { review } = this.context.words
      const { chosen, best } = verdict
      const was = review.chosen(this.names(move.seat), this.option(chosen.option), this.percent(chosen.chance))
      return this.item(move, `${was} ${review.better(this.option(best.option), this.percent(best.chance))}`)
    })
  }

  private item({ line }: JudgedMove<Option>, text: string): string[] {
    const { out, words } = this.context
    return wrap(`${out.paint.dim(words.review.line(line))} ${text}`, out.width - INDENT.length).map(
      (one) => INDENT + one,
    )
  }

  private option(option: Option): string {
    return this.text.option(option, this.names)
  }

  private seat(seat: Seat): string {
    return this.context.out.paint.seat(seat, `${seatShape(seat)} ${this.names(seat)}`)
  }

  private percent(chance: number): string {
    const { language, words } = this.context
    return words.arena.percent(formatNumber(chance * 100, language))
  }
}

export function block(chance: number): string {
  return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(chance * BLOCKS.length))]
}

/** As many of the points as fit, evenly, the first and the last among them. */
export function thinned<V>(points: readonly V[], most: number): V[] {
  if (points.length <= most) return [...points]
  return Array.from({ length: most }, (_, i) => points[Math.round((i * (points.length - 1)) / (most - 1))])
}
