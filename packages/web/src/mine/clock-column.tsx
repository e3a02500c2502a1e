/** How much time is left, and until when; without a clock, since when the game waits. */
import { useNow } from '../clock/now.ts'
import { isShort, moment, TICKING_MS, timeLeft } from '../clock/time-left.ts'
import { Watch } from '../clock/watch.tsx'
import { t } from '../text/index.ts'
import { when } from '../ui/when.ts'
import type { MyGame } from './my-game.ts'

const EVERY_MS = 20_000

export function ClockColumn({ game: { clock, due, since } }: { readonly game: MyGame }) {
  const { mine, clock: words } = t()
  const ticking = due !== null && due - Date.now() < TICKING_MS
  const now = useNow(due === null ? null : ticking ? 1000 : EVERY_MS)
  if (clock === null || due === null) {
    return (
      <div class="clock-column">
        <span class="clock-time soft">{words.none}</span>
        <small>{mine.since(when(since))}</small>
      </div>
    )
  }
  const left = due - now
  const short = isShort(clock.kind, left)
  return (
    <div class={short ? 'clock-column short' : 'clock-column'}>
      <Watch part={left / wholeOf(clock)} size={26} />
      <span class="clock-time">{timeLeft(left)}</span>
      <small>{short ? words.soon(moment(due, now)) : words.until(moment(due, now))}</small>
    </div>
  )
}

const wholeOf = (clock: NonNullable<MyGame['clock']>): number =>
  clock.kind === 'live' ? clock.bankMs : clock.turnMs + clock.reserveMs
