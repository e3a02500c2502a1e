/** A rating over its games, with how sure it was, bots as dotted lines, and a cursor for the keyboard. */
import type { Curve } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { apart } from '../end/chart-lines.ts'
import { botTitle } from '../people.ts'
import { locale, t } from '../text/index.ts'
import { useNarrow } from '../ui/narrow.ts'
import { NumberTable } from '../ui/number-table.tsx'
import { when } from '../ui/when.ts'

const WIDE = { width: 760, right: 150 }
const NARROW = { width: 360, right: 130 }
const HEIGHT = 280
const LEFT = 48
const PAD = 14
/** Room for the dates below. */
const FOOT = 24
const TICK = 200

export function RatingCurve({ curve, title }: { readonly curve: Curve; readonly title: string }) {
  const { profile } = t()
  const { points, bots } = curve
  const narrow = useNarrow()
  const { width, right } = narrow ? NARROW : WIDE
  const end = width - right
  const [at, setAt] = useState(points.length - 1)
  const low = Math.min(...points.map((one) => one.points - one.within))
  const high = Math.max(...points.map((one) => one.points + one.within))
  const inside = bots.filter((bot) => bot.points >= low && bot.points <= high)
  const x = (i: number): number => LEFT + ((end - LEFT) * i) / Math.max(1, points.length - 1)
  const y = (value: number): number => PAD + (HEIGHT - 2 * PAD) * (1 - (value - low) / Math.max(1, high - low))
  const shown = points[Math.min(at, points.length - 1)]
  const go = (by: number): void => setAt(Math.max(0, Math.min(points.length - 1, at + by)))
  const labels = apart(inside.map((bot) => y(bot.points)))
  const line = points.map((one, i) => `${x(i).toFixed(1)} ${y(one.points).toFixed(1)}`).join('L')
  const upper = points.map((one, i) => `${x(i).toFixed(1)} ${y(one.points + one.within).toFixed(1)}`)
  const lower = points.map((one, i) => `${x(i).toFixed(1)} ${y(one.points - one.within).toFixed(1)}`).reverse()
  return (
    <figure class="chart rating-curve">
      <figcaption>{profile.curveSays(points[points.length - 1].points, points[points.length - 1].within)}</figcaption>
      <div
        class="curve-keys"
        tabIndex={0}
        role="group"
        aria-label={`${title}. ${profile.curveKeys}`}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') go(-1)
          if (key === 'ArrowRight') go(1)
        }}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT + FOOT}`} aria-hidden="true">
          {ticksOf(low, high).map((tick) => (
            <g key={tick} class="chart-tick" transform={`translate(0 ${y(tick)})`}>
              <line x1={LEFT} x2={end} />
              <text x={LEFT - 6} y={4} text-anchor="end">
                {tick}
              </text>
            </g>
          ))}
          {datesOf(points, narrow ? 3 : 4).map(({ i, day }) => (
            <text key={i} class="curve-date" x={x(i)} y={HEIGHT + FOOT - 6} text-anchor="middle">
              {day}
            </text>
          ))}
          {inside.map((bot, i) => (
            <g key={bot.bot} class="curve-bot">
              <line x1={LEFT} x2={end} y1={y(bot.points)} y2={y(bot.points)} stroke-dasharray="2 5" />
              <text x={end + 8} y={labels[i] + 4}>
                {botTitle(bot.bot)} {bot.points}
              </text>
            </g>
          ))}
          <path class="curve-band" d={`M${[...upper, ...lower].join('L')}Z`} />
          <path class="curve-line" d={`M${line}`} />
          <circle class="curve-point" cx={x(at)} cy={y(shown.points)} r="6" />
        </svg>
        <p class="soft" aria-live="polite">
          {profile.point(when(shown.at), shown.points, shown.within)}
        </p>
      </div>
      <details>
        <summary>{profile.asTable}</summary>
        <NumberTable label={title} heads={[profile.when, t().ratings.rating]}>
          {points.map((one, i) => (
            <tr key={i}>
              <td>{when(one.at)}</td>
              <td>
                {one.points} {t().ratings.within(one.within)}
              </td>
            </tr>
          ))}
        </NumberTable>
      </details>
    </figure>
  )
}

/** Some of the games with their days, evenly among them. */
function datesOf(points: Curve['points'], most: number): { i: number; day: string }[] {
  const count = Math.min(most, points.length)
  const format = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' })
  return Array.from({ length: count }, (_, n) => {
    const i = Math.round((n * (points.length - 1)) / Math.max(1, count - 1))
    return { i, day: format.format(points[i].at) }
  })
}

function ticksOf(low: number, high: number): number[] {
  const first = Math.ceil(low / TICK) * TICK
  return Array.from({ length: Math.max(0, Math.floor((high - first) / TICK) + 1) }, (_, i) => first + i * TICK)
}
