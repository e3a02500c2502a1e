/** The Bandit cards turned up so far, and what is left of their deck. */
import { BANDIT_CARDS, REVEAL_ROUNDS, type RidgeView } from '@waystation/wild-tiled-west'
import { emsOf } from '../../../art/ems.ts'
import type { Box } from '../../../art/ink.ts'
import type { Labels } from '../labels.ts'
import { Boot } from '../pieces/people.tsx'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'
const CARDS = REVEAL_ROUNDS.reduce((sum, rounds) => sum + rounds.length, 0)
const IN_ROW = 5

export function BanditCards({
  box,
  ridge,
  labels,
}: {
  readonly box: Box
  readonly ridge: RidgeView
  readonly labels: Labels
}) {
  const rows = Math.ceil((CARDS + 1) / IN_ROW)
  const [wide, high] = [box.width / IN_ROW, box.height / rows]
  return (
    <g>
      {Array.from({ length: CARDS + 1 }, (_, n) => {
        const at = {
          x: box.x + (n % IN_ROW) * wide + 2,
          y: box.y + Math.floor(n / IN_ROW) * high + 2,
          width: wide - 4,
          height: high - 5,
        }
        if (n === CARDS) return <Deck key={n} box={at} count={ridge.deck} />
        const card = ridge.cards[n]
        if (card === undefined)
          return (
            <rect
              key={n}
              {...at}
              rx="5"
              fill="none"
              stroke="var(--ink-faint)"
              stroke-width="1.2"
              stroke-dasharray="4 3"
            />
          )
        const last = card.herded && !(ridge.cards[n + 1]?.herded ?? false)
        return (
          <Card
            key={n}
            box={at}
            card={card}
            boot={last}
            fresh={n === ridge.cards.length - 1 ? labels.words.ridge.fresh : null}
          />
        )
      })}
    </g>
  )
}

interface CardProps {
  readonly box: Box
  readonly card: RidgeView['cards'][number]
  readonly boot: boolean
  readonly fresh: string | null
}

function Card({ box: { x, y, width, height }, card, boot, fresh }: CardProps) {
  const face = BANDIT_CARDS.find(({ id }) => id === card.card)
  if (face === undefined) return null
  const upper: GlyphName[] = [
    ...Array.from({ length: face.bandits }, (_, n): GlyphName => (n < card.buried ? 'tombstone' : 'bandit')),
    ...Array.from({ length: face.bullets }, (): GlyphName => 'bullet'),
  ]
  const lower = Array.from({ length: face.cows }, (): GlyphName => 'cow')
  const lines = [upper, lower].filter((line) => line.length > 0)
  return (
    <g class={fresh === null ? undefined : 'wtw-fresh'}>
      <rect x={x + 1.5} y={y + 2.5} width={width} height={height} rx="5" fill={INK} opacity=".3" />
      <rect x={x} y={y} width={width} height={height} rx="5" fill="var(--wtw-card)" stroke={INK} stroke-width="1.3" />
      {lines.map((line, row) =>
        line.map((glyph, n) => (
          <g key={`${row} ${n}`} opacity={glyph === 'cow' && card.herded ? 0.4 : 1}>
            <Glyph
              name={glyph}
              x={x + width / 2 + (n - (line.length - 1) / 2) * Math.min(18, (width - 14) / line.length)}
              y={y + (height * (row + 1)) / (lines.length + 1)}
              size={Math.min(1.2, height / 46)}
            />
          </g>
        )),
      )}
      {boot && (
        <g transform={`translate(${x + width - 9} ${y + height - 10}) scale(.46)`}>
          <Boot />
        </g>
      )}
      {fresh !== null && (
        <>
          <rect
            x={x + width / 2 - emsOf(fresh) * 5.8 - 6}
            y={y - 6}
            width={emsOf(fresh) * 11.6 + 12}
            height="15"
            rx="7.5"
            fill="#9c2f1f"
          />
          <text x={x + width / 2} y={y + 5.4} text-anchor="middle" font-size="11.6" font-weight="750" fill="#fff6e2">
            {fresh}
          </text>
        </>
      )}
    </g>
  )
}

function Deck({ box: { x, y, width, height }, count }: { readonly box: Box; readonly count: number }) {
  return (
    <g>
      <rect x={x + 2} y={y + 3} width={width} height={height} rx="5" fill={INK} opacity=".35" />
      <rect x={x} y={y} width={width} height={height} rx="5" fill="#9c2f1f" stroke={INK} stroke-width="1.3" />
      <Glyph name="bandit" x={x + width / 2} y={y + height * 0.4} size={Math.min(1.8, height / 40)} />
      <text x={x + width / 2} y={y + height - 6} text-anchor="middle" font-size="14" font-weight="800" fill="#fff6e2">
        {`×${count}`}
      </text>
    </g>
  )
}
