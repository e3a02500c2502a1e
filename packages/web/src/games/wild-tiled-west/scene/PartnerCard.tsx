/** A partner: what is looked at, how much of it, the points; a tick where that is met already. */
import { type Condition, type Metric, type PartnerId, PARTNERS } from '@waystation/wild-tiled-west'
import { emsOf } from '../../../art/ems.ts'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'

export const METRIC_GLYPHS: { readonly [metric in Metric]: GlyphName } = {
  boots: 'boot',
  'largest-wrangle': 'cow',
  sheriffs: 'sheriff',
  tombstones: 'tombstone',
  'mine-space': 'pickaxe',
  towns: 'town',
  'uncovered-horseshoes': 'horseshoe',
  aces: 'ace-card',
  'distinct-suits': 'diamond',
  'most-aces-of-one-suit': 'club',
  buildings: 'house',
  'sign-colours': 'signs',
  'unspent-gold': 'gold',
  'standing-bandits': 'bandit',
  alleys: 'alley',
  'edges-touched': 'edges',
  'covered-cells': 'square',
}

const conditionsOf = (id: PartnerId): readonly Condition[] =>
  PARTNERS.find((partner) => partner.id === id)?.conditions ?? []

interface CardProps {
  readonly id: PartnerId
  readonly name: string
  readonly box: Box
  /** Conditions met now; null: nobody looks. */
  readonly met: readonly boolean[] | null
  /** Of the head; brown for those nobody has. */
  readonly colour?: string
  /** Known to its owner only. */
  readonly secret?: boolean
}

/** The smallest letters of a name. */
export const NAME_LETTERS = 11.6

/** A name of two words that would have to be squeezed stands on two lines, where the card is high enough. */
export function nameLines(name: string, room: number, height: number): readonly string[] {
  const at = name.indexOf(' ')
  const fits = emsOf(name) * NAME_LETTERS <= room
  return at < 0 || fits || height < 80 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

export function PartnerCard({ id, name, box, met, colour = '#6b4a2b', secret = false }: CardProps) {
  const { x, y, width, height } = box
  const room = width - (secret ? 20 : 6)
  const lines = nameLines(name, room, height)
  const pitch = NAME_LETTERS + 1
  const head = Math.min(height > 150 ? 30 : 22, height * 0.26) + (lines.length - 1) * pitch * 0.8
  const conditions = conditionsOf(id)
  const line = (height - head - 3) / conditions.length
  const size = Math.min(height > 150 ? 30 : 16, line * 0.74, width / 5.4)
  return (
    <g font-family="var(--font-text)">
      <rect x={x + 1.5} y={y + 2} width={width} height={height} rx="4" fill={INK} opacity=".3" />
      <rect x={x} y={y} width={width} height={height} rx="4" fill="var(--wtw-card)" stroke={INK} stroke-width="1.1" />
      <path
        d={`M${x} ${y + head}V${y + 4}Q${x} ${y} ${x + 4} ${y}H${x + width - 4}Q${x + width} ${y} ${x + width} ${y + 4}V${y + head}Z`}
        fill={colour}
        stroke={INK}
      />
      {lines.map((words, i) => (
        <FittedText
          key={words}
          text={words}
          room={room}
          largest={height > 150 && lines.length === 1 ? 18 : 13.6}
          least={NAME_LETTERS}
          x={x + (secret ? (width - 14) / 2 : width / 2)}
          y={y + head / 2 + 4.4 + (i - (lines.length - 1) / 2) * pitch}
          text-anchor="middle"
          font-weight="750"
          fill="#fff6e2"
        />
      ))}
      {secret && <ClosedEye x={x + width - 10} y={y + head / 2} />}
      {conditions.map(({ metric, is, value, points }, i) => {
        const base = y + head + line * (i + 0.5) + 1.5
        const done = met?.[i] ?? false
        return (
          <g key={i} font-size={size} font-weight="800">
            <Glyph name={METRIC_GLYPHS[metric]} x={x + size * 0.66} y={base} size={size / 17} />
            <text x={x + size * 1.28} y={base + size * 0.36} fill={INK}>{`${is === 'least' ? '≥' : '≤'}${value}`}</text>
            {done && (
              <path
                d={`M${x + width - size * 1.9} ${base}l${size * 0.2} ${size * 0.24}l${size * 0.36}-${size * 0.5}`}
                fill="none"
                stroke="#2f7136"
                stroke-width="2.4"
              />
            )}
            <text
              x={x + width - 4}
              y={base + size * 0.38}
              text-anchor="end"
              font-size={size * 1.1}
              fill={done ? '#2f7136' : '#9c2f1f'}
            >
              {points}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function ClosedEye({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-5.6 0C-3-4 3-4 5.6 0C3 4-3 4-5.6 0Z" fill="#fff6e2" />
      <circle r="1.8" fill={INK} />
      <path d="M-5 4.4L5-4.4" stroke="#fff6e2" stroke-width="2.6" />
      <path d="M-5 4.4L5-4.4" stroke={INK} stroke-width="1.2" />
    </g>
  )
}

/** A card whose front nobody sees. */
export function CardBack({
  box,
  count,
  colour = '#9c2f1f',
}: {
  readonly box: Box
  readonly count: number | null
  readonly colour?: string
}) {
  const { x, y, width, height } = box
  return (
    <g>
      <rect x={x + 1.6} y={y + 2} width={width} height={height} rx="4" fill={INK} opacity=".35" />
      <rect x={x} y={y} width={width} height={height} rx="4" fill={colour} stroke={INK} stroke-width="1.1" />
      <Glyph
        name="partner"
        x={x + width / 2}
        y={y + height / 2 - (count === null ? 0 : 6)}
        size={Math.min(2, width / 18)}
      />
      {count !== null && (
        <text x={x + width / 2} y={y + height - 8} text-anchor="middle" font-size="14" font-weight="800" fill="#fff6e2">
          {`×${count}`}
        </text>
      )}
    </g>
  )
}
