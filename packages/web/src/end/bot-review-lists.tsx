/** Moments worth looking at; a click shows the board there. */
import type { JudgedMove, TurningPoint } from '@waystation/bots'
import type { Option } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { SeatMark } from '../art/SeatMark.tsx'
import { percent } from '../table/hints.tsx'
import { usePlayback } from '../table/playback.ts'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'

const MOST = 10

export function TurningPoints({ points }: { readonly points: readonly TurningPoint<Option>[] }) {
  const { names, text } = useRoom()
  const { review } = t()
  return (
    <>
      <h3>{review.turningPoints}</h3>
      {points.length === 0 && <p class="soft">{review.noTurningPoints}</p>}
      <ul class="review-items">
        {points.map(({ move, seat, from, to }) => (
          <ReviewItem key={move.line} line={move.line} seat={move.seat}>
            {review.turn(names(move.seat), text.option(move.option, names))}{' '}
            <b>{review.gains(names(seat), percent(from), percent(to))}</b>
          </ReviewItem>
        ))}
      </ul>
    </>
  )
}

export function BetterMoves({ moves }: { readonly moves: readonly JudgedMove<Option>[] }) {
  const { review } = t()
  return (
    <>
      <h3>{review.betterMoves}</h3>
      {moves.length === 0 && <p class="soft">{review.noBetterMoves}</p>}
      <ul class="review-items">
        {moves.slice(0, MOST).map((move) => (
          <BetterMove key={move.line} move={move} />
        ))}
      </ul>
    </>
  )
}

function BetterMove({ move: { line, seat, verdict } }: { readonly move: JudgedMove<Option> }) {
  const { names, text } = useRoom()
  const { review } = t()
  if (verdict === null) return null
  const { chosen, best } = verdict
  return (
    <ReviewItem line={line} seat={seat}>
      {review.chosen(names(seat), text.option(chosen.option, names), percent(chosen.chance))}{' '}
      <b>{review.better(text.option(best.option, names), percent(best.chance))}</b>
    </ReviewItem>
  )
}

interface ReviewItemProps {
  readonly line: number
  readonly seat: number
  readonly children: ComponentChildren
}

function ReviewItem({ line, seat, children }: ReviewItemProps) {
  const { panels } = useRoom()
  const playback = usePlayback()
  const go = (): void => {
    panels.result.value = false
    playback.goTo(line)
  }
  return (
    <li>
      <button type="button" class="review-item" onClick={go}>
        <SeatMark seat={seat} size={20} />
        <span>{children}</span>
      </button>
    </li>
  )
}
