/** The solo game's opponent: bandits on their ridge, the cards turned up so far, and what all of it adds up to. */
import {
  BANDIT_CARDS,
  type PlayerView,
  RANK_FROM,
  type Rank,
  RANKS,
  REVEAL_ROUNDS,
  type RidgeView,
  type View,
} from '@waystation/wild-tiled-west'
import { tussleNow } from '@waystation/wild-tiled-west/standing'
import { fitted } from '../../../art/fitted.ts'
import { type Box, cut } from '../../../art/ink.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { Bandit, Boot, Tombstone } from '../pieces/people.tsx'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'
import type { Labels } from '../labels.ts'

const INK = 'var(--piece-ink)'
const CARDS = REVEAL_ROUNDS.reduce((sum, rounds) => sum + rounds.length, 0)
const IN_ROW = 5

interface RidgeProps {
  readonly rect: Box
  readonly view: View
  readonly ridge: RidgeView
  readonly labels: Labels
}

const inBox = (rect: Box, y: number, height: number): Box => ({
  x: rect.x + 2,
  y: rect.y + y * rect.height,
  width: rect.width - 4,
  height: rect.height * height,
})

export function Ridge({ rect, view, ridge, labels }: RidgeProps) {
  return (
    <g font-family="var(--font-text)">
      <Heights box={inBox(rect, 0, 0.245)} ridge={ridge} labels={labels} />
      <Tussle box={inBox(rect, 0.258, 0.115)} view={view} ridge={ridge} labels={labels} />
      <Cards box={inBox(rect, 0.387, 0.375)} ridge={ridge} labels={labels} />
      <Herd box={inBox(rect, 0.768, 0.088)} view={view} ridge={ridge} labels={labels} />
      <Ranks box={inBox(rect, 0.866, 0.13)} player={view.players[0]} labels={labels} />
    </g>
  )
}

/** Far and near rocks under a low sun; who stands on them. */
function Heights({
  box: { x, y, width, height },
  ridge,
  labels,
}: {
  readonly box: Box
  readonly ridge: RidgeView
  readonly labels: Labels
}) {
  const at = (u: number, v: number): string => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`
  const line = (points: readonly (readonly [number, number])[]): string => points.map(([u, v]) => at(u, v)).join('L')
  const lines = Array.from({ length: 14 }, (_, n) =>
    cut(
      x + ((n * 61) % 90) * 0.01 * width,
      y + 4 + n * height * 0.035,
      x + (((n * 61) % 90) * 0.01 + 0.18) * width,
      y + 4 + n * height * 0.035,
      0.7,
    ),
  ).join('')
  const hatching = Array.from({ length: 40 }, (_, n) =>
    cut(
      x + (n / 40) * width,
      y + height * (0.72 + ((n * 7) % 10) * 0.012),
      x + (n / 40) * width + 2,
      y + height * (0.86 + ((n * 3) % 10) * 0.01),
      1,
    ),
  ).join('')
  const step = Math.min(46, (width * 0.62) / Math.max(1, ridge.bandits))
  return (
    <g>
      <clipPath id="wtw-ridge">
        <rect x={x} y={y} width={width} height={height} rx="8" />
      </clipPath>
      <g clip-path="url(#wtw-ridge)">
        <rect x={x} y={y} width={width} height={height} fill="var(--sky-top)" />
        <rect x={x} y={y + height * 0.34} width={width} height={height} fill="var(--sky-mid)" />
        <circle
          cx={x + width * 0.82}
          cy={y + height * 0.36}
          r={height * 0.17}
          fill="var(--sun)"
          stroke={INK}
          stroke-width="1.4"
        />
        <path d={lines} fill={INK} opacity=".3" />
        <path
          d={`M${line([
            [-0.02, 1],
            [-0.02, 0.52],
            [0.1, 0.48],
            [0.13, 0.36],
            [0.29, 0.36],
            [0.33, 0.5],
            [0.52, 0.55],
            [0.55, 0.4],
            [0.69, 0.4],
            [0.73, 0.53],
            [0.91, 0.5],
            [1.02, 0.56],
            [1.02, 1],
          ])}Z`}
          fill="var(--wtw-butte-top)"
          stroke={INK}
          stroke-width="1.3"
        />
        <path
          d={`M${line([
            [-0.02, 1],
            [0, 0.7],
            [0.06, 0.62],
            [0.36, 0.58],
            [0.5, 0.66],
            [0.7, 0.59],
            [0.92, 0.62],
            [1.02, 0.7],
            [1.02, 1],
          ])}Z`}
          fill="var(--wtw-butte)"
          stroke={INK}
          stroke-width="2"
        />
        <path d={hatching} fill={INK} opacity=".45" />
      </g>
      <rect x={x} y={y} width={width} height={height} rx="8" fill="none" stroke={INK} stroke-width="1.6" />
      {Array.from({ length: ridge.bandits }, (_, n) => (
        <g
          key={n}
          transform={`translate(${x + width * 0.1 + (n + 0.5) * step} ${y + height * 0.5}) scale(${Math.min(1, height / 125)})`}
        >
          {n < ridge.buried ? <Tombstone /> : <Bandit />}
        </g>
      ))}
      <rect
        x={x + 6}
        y={y + 5}
        width={labels.words.ridge.title.length * 7.6 + 16}
        height="22"
        rx="4"
        fill="#7a4f29"
        stroke={INK}
        stroke-width="1.3"
      />
      <text x={x + 14} y={y + 20.4} font-size="13.4" font-weight="750" fill="#fff6e2">
        {labels.words.ridge.title}
      </text>
      <g
        transform={`translate(${x + width - 12} ${y + height - 8})`}
        class="wtw-outlined"
        font-size="13"
        font-weight="750"
        fill="#fff6e2"
      >
        <text text-anchor="end">{labels.words.ridge.spare(ridge.spareBullets)}</text>
        <Glyph name="bullet" x={-labels.words.ridge.spare(ridge.spareBullets).length * 7.2 - 8} y={-4} />
      </g>
    </g>
  )
}

interface LineProps {
  readonly box: Box
  readonly view: View
  readonly ridge: RidgeView
  readonly labels: Labels
}

/** Bandits against bandits, and what that would pay at the year's end. */
function Tussle({ box: { x, y, width, height }, view, ridge, labels }: LineProps) {
  const [points] = tussleNow(view)
  const mid = y + height / 2
  const { win, lose, against } = labels.words.ridge
  const words = points > 0 && view.year < 4 ? win(points) : lose(points)
  const wide = Math.min(width * 0.44, words.length * 7.4 + 22)
  return (
    <g font-weight="850">
      <rect x={x} y={y} width={width} height={height} rx="7" fill="var(--wtw-card)" stroke={INK} stroke-width="1.3" />
      <SeatShapeMark seat={0} x={x + 18} y={mid} r={8.6} />
      <text x={x + 34} y={mid + 7} font-size="20" fill={INK}>
        {view.players[0].standing.length}
      </text>
      <Glyph name="bandit" x={x + 66} y={mid} size={1.15} />
      <text x={x + width * 0.34} y={mid + 5} text-anchor="middle" font-size="13" font-weight="550" fill={INK}>
        {against}
      </text>
      <Glyph name="bandit" x={x + width * 0.44} y={mid} size={1.15} />
      <text x={x + width * 0.44 + 13} y={mid + 7} font-size="20" fill={INK}>
        {ridge.total}
      </text>
      {points !== 0 && (
        <>
          <rect
            x={x + width - wide - 6}
            y={mid - 12}
            width={wide}
            height="24"
            rx="12"
            fill={points > 0 ? '#2f6a2c' : '#9c2f1f'}
          />
          <text
            x={x + width - wide / 2 - 6}
            y={mid + 4.8}
            text-anchor="middle"
            font-size={fitted(words, wide - 12, 13.4)}
            fill="#fff6e2"
          >
            {words}
          </text>
        </>
      )}
    </g>
  )
}

function Cards({ box, ridge, labels }: { readonly box: Box; readonly ridge: RidgeView; readonly labels: Labels }) {
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
          <rect x={x + width / 2 - 21} y={y - 6} width="42" height="15" rx="7.5" fill="#9c2f1f" />
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

/** Cows that are in no herd yet, and the contract they are about to take. */
function Herd({ box: { x, y, width, height }, view, ridge, labels }: LineProps) {
  const { loose, next, none } = labels.words.ridge
  const open = view.contracts.filter(({ flipped }) => !flipped)
  const wanted = open.find(({ cows }) => cows > ridge.looseCows) ?? null
  const words = wanted === null ? none : next(wanted.cows, labels.words.bonus(wanted.contract, wanted.bonus))
  const mid = y + height / 2
  const first = loose(ridge.looseCows)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--wtw-card)"
        stroke="var(--paper-edge)"
        stroke-width="1.1"
      />
      <Glyph name="cow" x={x + 15} y={mid} />
      <text x={x + 28} y={mid + 5} font-size="13.4" font-weight="750" fill={INK}>
        {first}
      </text>
      <text
        x={x + width - 8}
        y={mid + 5}
        text-anchor="end"
        font-size={fitted(words, width - 44 - first.length * 7.6, 13)}
        font-weight="550"
        fill={INK}
      >
        {words}
      </text>
    </g>
  )
}

/** The ranks by points, on a line as long as the highest of them and a little more. */
function Ranks({
  box: { x, y, width, height },
  player,
  labels,
}: {
  readonly box: Box
  readonly player: PlayerView
  readonly labels: Labels
}) {
  const top = RANK_FROM[RANKS[RANKS.length - 1]] * 1.08
  const place = (points: number): number => x + 12 + (width - 24) * Math.max(0, Math.min(1, points / top))
  const next = RANKS.find((rank) => RANK_FROM[rank] > player.score) ?? null
  const line = y + height * 0.58
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--wtw-card)"
        stroke="var(--paper-edge)"
        stroke-width="1.1"
      />
      <text x={x + 10} y={y + height * 0.36} font-size="13" font-weight="700" fill={INK}>
        {next === null ? labels.words.ridge.top : labels.words.ridge.rank(rankName(labels, next), RANK_FROM[next])}
      </text>
      <rect
        x={x + 12}
        y={line - 3}
        width={width - 24}
        height="6"
        rx="3"
        fill="#d9c79c"
        stroke={INK}
        stroke-width=".8"
      />
      <rect x={x + 12} y={line - 3} width={place(player.score) - x - 12} height="6" rx="3" fill="#9c2f1f" />
      {RANKS.filter((rank) => Number.isFinite(RANK_FROM[rank])).map((rank) => (
        <g key={rank}>
          <path d={`M${place(RANK_FROM[rank])} ${line - 6}v12`} stroke={INK} stroke-width="1.4" />
          <text
            x={place(RANK_FROM[rank])}
            y={y + height - 2.6}
            text-anchor="middle"
            font-size="11.6"
            font-weight="700"
            fill={INK}
          >
            {RANK_FROM[rank]}
          </text>
        </g>
      ))}
      <SeatShapeMark seat={player.seat} x={place(player.score)} y={line} r={6.4} />
    </g>
  )
}

const rankName = (labels: Labels, rank: Rank): string => labels.words.ranks[rank]
