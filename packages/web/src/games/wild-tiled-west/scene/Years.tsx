/** Four years of wagons: which round it is, who is first, what towns bring this year and what the tussle at its end will pay. */
import { REVEAL_ROUNDS, type View, YEARS } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { seatIdentity } from '../../../art/seats.ts'
import { Glyph } from '../small/glyphs.tsx'
import type { BoardWords } from '../text/words.ts'

const INK = 'var(--piece-ink)'

interface WagonProps {
  readonly round: number
  readonly state: 'done' | 'now' | 'to come'
  readonly first: number
}

function Wagon({ round, state, first }: WagonProps) {
  const now = state === 'now'
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round" opacity={state === 'done' ? 0.35 : 1}>
      <path d="M-11 3C-12-6-9-11 0-11C9-11 12-6 11 3Z" fill={now ? seatIdentity(first).colour : '#f6ead0'} />
      <path d="M-12 3H12L10 7H-10Z" fill="#a8713a" />
      <circle cx="-7" cy="8.4" r="3.8" fill="#c79a5e" />
      <circle cx="7" cy="8.4" r="3.8" fill="#c79a5e" />
      {state !== 'done' && (
        <text
          y="1.8"
          text-anchor="middle"
          stroke="none"
          font-size="14.6"
          font-weight="850"
          fill={now ? '#fff6e2' : INK}
        >
          {round}
        </text>
      )}
    </g>
  )
}

interface YearsProps {
  readonly rect: Box
  readonly view: View
  readonly words: BoardWords
}

export function Years({ rect, view, words }: YearsProps) {
  const rounds = YEARS.reduce((sum, year) => sum + year.rounds, 0)
  const gap = 8
  const step = (rect.width - 16 - gap * (YEARS.length - 1)) / rounds
  let x = rect.x + 8
  return (
    <g font-family="var(--font-text)">
      <rect
        x={rect.x + 2}
        y={rect.y + 3}
        width={rect.width - 2}
        height={rect.height - 3}
        rx="7"
        fill={INK}
        opacity=".25"
      />
      <rect
        x={rect.x}
        y={rect.y}
        width={rect.width - 2}
        height={rect.height - 3}
        rx="7"
        fill="var(--wtw-card)"
        stroke={INK}
        stroke-width="1.4"
      />
      {YEARS.map((year, i) => {
        const left = x
        x += year.rounds * step + gap
        return <OneYear key={i} number={i + 1} left={left} step={step} rect={rect} view={view} words={words} />
      })}
    </g>
  )
}

interface OneYearProps extends YearsProps {
  readonly number: number
  readonly left: number
  readonly step: number
}

function OneYear({ number, left, step, rect, view, words }: OneYearProps) {
  const { rounds, tussle, townBonus } = YEARS[number - 1]
  const width = rounds * step
  const now = view.year === number && !view.over
  const past = view.over || view.year > number
  const right = left + width - 1
  const base = rect.y + rect.height * 0.31
  const size = Math.min(13.4, step * 0.47)
  const stateOf = (round: number): WagonProps['state'] =>
    past || (now && view.round > round) ? 'done' : now && view.round === round ? 'now' : 'to come'
  return (
    <g fill={INK} opacity={past ? 0.6 : 1} font-size={size} font-weight="800">
      {now && (
        <rect
          x={left - 4}
          y={rect.y + 2.4}
          width={width + 8}
          height={rect.height - 8}
          rx="5"
          fill="#f7dfa0"
          stroke="var(--paper-edge)"
        />
      )}
      <text x={left} y={base} font-weight={now ? 850 : 650}>
        {words.year(number)}
      </text>
      <text x={right} y={base} text-anchor="end">{`±${tussle}`}</text>
      <Glyph name="bandit" x={right - size * 2.05} y={base - 4.4} size={size / 16} />
      {townBonus > 0 && (
        <>
          <text x={right - size * 2.75} y={base} text-anchor="end">{`+${townBonus}`}</text>
          <Glyph name="town" x={right - size * 4.6} y={base - 4.8} size={size / 17} />
        </>
      )}
      {Array.from({ length: rounds }, (_, n) => {
        const middle = left + (n + 0.5) * step
        const marked = view.ridge !== null && REVEAL_ROUNDS[number - 1].includes(n + 1)
        return (
          <g
            key={n}
            transform={`translate(${middle} ${rect.y + rect.height * 0.63}) scale(${Math.min(0.86, step / 31, rect.height / 63)})`}
          >
            <Wagon round={n + 1} state={stateOf(n + 1)} first={view.first} />
            {marked && (
              <path
                d="M-4.6 11.6h9.2v6h-9.2Z"
                fill="#9c2f1f"
                stroke={INK}
                stroke-width=".7"
                opacity={stateOf(n + 1) === 'done' ? 0.4 : 1}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
