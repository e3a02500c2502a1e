/** Hands are shown: everybody's cards, what they are worth, and who is best; it stays until it can be followed. */
import type { Event } from '@waystation/great-western-trail'
import { capitalized } from '@waystation/wording'
import { Lettering } from '../../../art/Lettering.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import type { Labels } from '../labels.ts'
import { CardFace } from './Cards.tsx'

type Shown = Extract<Event, { type: 'handsShown' }>

interface ShowingProps {
  readonly event: Shown
  readonly labels: Labels
  readonly sheet: { readonly width: number; readonly height: number }
}

const ROW = 50
const HEAD = 30

export function Showing({ event: { hands }, labels, sheet }: ShowingProps) {
  const best = Math.max(...hands.map(({ value }) => value))
  const width = Math.min(340, sheet.width - 24)
  const height = HEAD + hands.length * ROW + 10
  const cards = width - 150
  return (
    <g class="gp-showing" transform={`translate(${(sheet.width - width) / 2} ${(sheet.height - height) / 2})`}>
      <rect width={width} height={height} rx="12" fill="#2f6b46" stroke="#6a4526" stroke-width="5" />
      <Lettering x={width / 2} y={22} size={15} fill="var(--seat-light)">
        {capitalized(labels.name('poker-table'))}
      </Lettering>
      {hands.map(({ seat, cards: laid, value }, i) => (
        <g key={seat} class="gp-hand" style={{ '--i': i }} transform={`translate(0 ${HEAD + i * ROW})`}>
          {value === best && (
            <rect
              x="6"
              y="2"
              width={width - 12}
              height={ROW - 4}
              rx="8"
              fill="none"
              stroke="var(--glow)"
              stroke-width="3"
            />
          )}
          <SeatShapeMark seat={seat} x={26} y={ROW / 2} r={10} />
          <Lettering x={42} y={ROW / 2 + 5} size={13} anchor="start" fill="var(--seat-light)">
            {labels.names(seat).slice(0, 10)}
          </Lettering>
          {laid.map((card, n) => (
            <g key={n} transform={`translate(${width - cards + 22 + n * 32} ${ROW / 2}) scale(2.6)`}>
              <CardFace card={card} />
            </g>
          ))}
          <Lettering x={width - 26} y={ROW / 2 + 8} size={22} fill="var(--seat-light)">
            {value}
          </Lettering>
        </g>
      ))}
    </g>
  )
}
